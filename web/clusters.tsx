import { useEffect, useMemo, useState } from 'preact/hooks';
import { message, type Message } from '#base';
import { handedIn, type ListedPair, type Measure } from '#report';
import { RoleBadge } from './badges.tsx';
import { CaseControl } from './case-control.tsx';
import { subjectsOf } from './cases.ts';
import { Choice, numberOf } from './filters.tsx';
import {
  cohesionOf,
  firstJoin,
  type Group as GroupOfPairs,
  groupsOf,
  type Join,
  joiningPairs,
} from './groups.ts';
import { HeatMap } from './heat-map.tsx';
import { Graph } from './graph.tsx';
import { SubmissionLink } from './names.tsx';
import { whyNoPair } from './pair-list.ts';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Total } from './score.tsx';
import { useTitle } from './frame.tsx';
import { countAbove, decidingNumbers, flaggedByRun } from './thresholds.ts';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { UnreadHint } from './end-of-list.tsx';
import { Field } from './form.tsx';

/** Groups, and pairs of each, in the lists below the graph. */
const MAX_GROUPS = 60;
const MAX_LISTED = 100;

/** Suspicion from which pairs are joined at first; the reader moves it. */
const SUSPICIOUS = 90;

const JOINS = [
  ['review', 'graph.byReview'],
  ['similarity', 'report.similarity'],
  ['suspicion', 'lists.suspicion'],
] as const;

function joinedBy(text: string | null): Join['by'] | undefined {
  return JOINS.find(([value]) => value === text)?.[0];
}

/** Who shares code with whom, as a graph and as lists. */
export function Clusters({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page, words } = report;
  useTitle(words.say('page.groups'));
  const first = firstJoin(page);
  const by = joinedBy(query.get('by')) ?? first.by;
  const asked = numberOf(query, 'least', by === 'suspicion' ? SUSPICIOUS : page.thresholds.similarity);
  const least = useSettled(asked);
  const { pairs, groups, between } = useMemo(() => {
    const join: Join = by === 'review' ? { by } : { by, least };
    const joining = joiningPairs(page, join);
    return { pairs: joining, ...groupsOf(joining, join) };
  }, [page, by, least]);
  const joined = new Set(pairs.flatMap(({ a, b }) => [a, b])).size;
  return (
    <>
      <h1 tabIndex={-1}>{words.say('graph.heading')}</h1>
      <div class="filters">
        {report.isRanked ? (
          <Choice
            query={query}
            name="by"
            label={words.say('graph.joinedBy')}
            options={(first.by === 'review' ? JOINS : JOINS.slice(1)).map(([value, id]) => [
              value,
              words.say(id),
            ])}
          />
        ) : null}
        <Field
          label={
            by === 'review'
              ? words.say('graph.joinedByReview', { threshold: page.thresholds.similarity })
              : words.say('graph.joinedByLeast', { by, least: asked })
          }
          grows
        >
          <input
            type="range"
            min={0}
            max={99}
            value={asked}
            onInput={(event) =>
              replaceQuery({ by: by === 'review' ? 'similarity' : by, least: event.currentTarget.value })
            }
          />
        </Field>
        <p class="found" role="status">
          {words.say('graph.found', {
            groups: groups.length,
            submissions: joined,
            pairs: pairs.length,
          })}
        </p>
      </div>
      {by === 'review' ? null : <p class="hint">{words.tell(trialOf(report, by, least))}</p>}
      <UnreadHint />
      {pairs.length === 0 ? (
        <p class="empty">{words.tell(whyNone(report, by, least))}</p>
      ) : (
        <Graph pairs={pairs} between={between} />
      )}
      <div class="grid groups">
        {groups.slice(0, MAX_GROUPS).map((group, index) => (
          <Group
            key={group.places.join(' ')}
            number={index + 1}
            group={group}
            isBySimilarity={by !== 'suspicion'}
          />
        ))}
        {between.length === 0 ? null : <Between pairs={between} isBySimilarity={by !== 'suspicion'} />}
      </div>
      <HeatMap by={by === 'suspicion' ? by : 'similarity'} />
      {groups.length > MAX_GROUPS ? (
        <p class="hint">{words.say('graph.moreGroups', { count: groups.length - MAX_GROUPS })}</p>
      ) : null}
    </>
  );
}

/** Where no pair is joined: whether the slider would show one. */
function whyNone(report: Report, by: Join['by'], least: number): Message {
  if (report.page.pairs.length === 0) return whyNoPair(report);
  return by === 'review' ? message('graph.noneToReview') : message('graph.noneAbove', { least });
}

/** What a threshold at the slider would flag, beside what the run did. */
function trialOf(report: Report, by: Measure, least: number): Message {
  const { similarity: threshold } = report.page.thresholds;
  if (by === 'suspicion') return message('graph.suspicionFlagsNobody');
  const [flagged, would] = [flaggedByRun(report), countAbove(decidingNumbers(report, by), least)];
  return least === threshold
    ? message('graph.trialOfOwn', { count: flagged, threshold })
    : message('graph.trialOfOther', { least, count: would, threshold, flagged });
}

const SETTLED_MS = 100;

/** The value once it stays: a slider changes it many times a second, and a large graph takes longer than that. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface GroupProps {
  readonly number: number;
  readonly group: GroupOfPairs;
  readonly isBySimilarity: boolean;
}

/** What the graph shows of one group, for whoever reads lists: its submissions, and the pairs that join them. */
function Group({ number, group, isBySimilarity }: GroupProps) {
  const report = useReport();
  const { page, words } = report;
  const cohesion = cohesionOf(group, page.thresholds.similarity);
  return (
    <section class="card" aria-labelledby={`group-${number}`}>
      <h2 id={`group-${number}`}>
        {words.say('graph.group', {
          number,
          submissions: group.places.length,
          pairs: group.pairs.length,
        })}
      </h2>
      <CaseControl subjects={subjectsOf(group.places)} />
      {cohesion === null ? null : <p class="hint">{words.say('graph.cohesionOfGroup', cohesion)}</p>}
      <HandedInWhen places={group.places} />
      <RowsHead isBySimilarity={isBySimilarity} />
      <PairRows pairs={group.pairs} max={MAX_LISTED} isScrolled />
      {group.places.length > 2 ? (
        <details>
          <summary>{words.say('lists.submissions', { count: group.places.length })}</summary>
          <ul class="columns">
            {group.places.map((place) => (
              <li key={place}>
                <SubmissionLink place={place} />
                <RoleBadge of={report.submission(place)} />
                <Total place={place} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** Pairs that join no group. */
function Between({
  pairs,
  isBySimilarity,
}: {
  readonly pairs: readonly ListedPair[];
  readonly isBySimilarity: boolean;
}) {
  const { words } = useReport();
  return (
    <section class="card" aria-labelledby="between">
      <h2 id="between">{words.say('graph.between', { count: pairs.length })}</h2>
      <p class="hint">{words.say('graph.betweenMeans')}</p>
      <RowsHead isBySimilarity={isBySimilarity} />
      <PairRows pairs={pairs} max={MAX_LISTED} isScrolled />
    </section>
  );
}

/** Who of a group handed in when, as far as that is known: a picture and the times that it is made of. */
function HandedInWhen({ places }: { readonly places: readonly number[] }) {
  const report = useReport();
  const { words } = report;
  const known = places
    .flatMap((place) => {
      const one = report.submission(place);
      const when = one === undefined ? null : handedIn(one);
      return when === null || when.ms === null ? [] : [{ place, at: when.ms, text: when.text }];
    })
    .toSorted((x, y) => x.at - y.at);
  const [from, to] = [known[0]?.at ?? 0, known.at(-1)?.at ?? 0];
  if (from === to) return null;
  return (
    <details>
      <summary>{words.say('graph.when', { n: known.length, all: places.length })}</summary>
      <ol class="when">
        {known.map(({ place, at, text }) => (
          <li key={place}>
            <span>
              <SubmissionLink place={place} />
              <RoleBadge of={report.submission(place)} />
            </span>
            <svg viewBox="0 0 100 4" aria-hidden="true">
              <path d="M2 2h96" />
              <circle cx={2 + (96 * (at - from)) / (to - from)} cy={2} r={2} />
            </svg>
            <span class="hint">{words.write(text)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
