import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PagePair } from '../src/report/page-data.ts';
import { count, formatCount } from '../src/text/format.ts';
import { CaseControl } from './case-control.tsx';
import { subjectsOf } from './cases.ts';
import { Choice, numberOf } from './filters.tsx';
import {
  cohesionWords,
  firstJoin,
  type Group as GroupOfPairs,
  groupsOf,
  type Join,
  joiningPairs,
} from './groups.ts';
import { Graph } from './graph.tsx';
import { SubmissionLink } from './names.tsx';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Total } from './score.tsx';
import { useTitle } from './title.ts';
import type { Measure } from '../src/dossier/measures.ts';
import { countAbove, decidingNumbers, flaggedByRun } from './thresholds.ts';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';

/** Groups, and pairs of each, in the lists below the graph. */
const MAX_GROUPS = 60;
const MAX_LISTED = 100;

/** Suspicion from which pairs are joined at first; the reader moves it. */
const SUSPICIOUS = 90;

const JOINS = [
  ['review', 'Above the threshold, or standing out'],
  ['similarity', 'Similarity'],
  ['suspicion', 'Suspicion'],
] as const;

function joinedBy(text: string | null): Join['by'] | undefined {
  return JOINS.find(([value]) => value === text)?.[0];
}

/** Who shares code with whom, as a graph and as lists. */
export function Clusters({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle('Groups');
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
      <h1 tabIndex={-1}>Groups that share code</h1>
      <div class="filters">
        {report.isRanked ? (
          <Choice
            query={query}
            name="by"
            label="Joined by"
            options={first.by === 'review' ? JOINS : JOINS.slice(1)}
          />
        ) : null}
        <label class="field grow">
          <span>
            {by === 'review'
              ? `Joined by pairs above the threshold of ${page.thresholds.similarity}, and by those that stand out`
              : `Joined by pairs with a ${by} above ${asked}`}
          </span>
          <input
            type="range"
            min={0}
            max={99}
            value={asked}
            onInput={(event) =>
              replaceQuery({ by: by === 'review' ? 'similarity' : by, least: event.currentTarget.value })
            }
          />
        </label>
        <p class="found" role="status">
          {count(groups.length, 'group')}, {count(joined, 'submission')}, {count(pairs.length, 'pair')}
        </p>
      </div>
      {by === 'review' ? null : <p class="hint">{trialWords(report, by, least)}</p>}
      {pairs.length === 0 ? (
        <p class="empty">
          {by === 'review'
            ? 'No pair is above the threshold or stands out.'
            : `No pair is above ${least}. Move the slider to the left to see weaker ones.`}
        </p>
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
      {groups.length > MAX_GROUPS ? (
        <p class="hint">…and {count(groups.length - MAX_GROUPS, 'smaller group')}.</p>
      ) : null}
    </>
  );
}

/** What a threshold at the slider would flag, beside what the run did. */
function trialWords(report: Report, by: Measure, least: number): string {
  const { similarity } = report.page.thresholds;
  if (by === 'suspicion') return 'Suspicion flags nobody.';
  const [flagged, would] = [flaggedByRun(report), countAbove(decidingNumbers(report, by), least)];
  return least === similarity
    ? `${count(flagged, 'submission')} flagged above ${similarity}, the threshold of this run.`
    : `A threshold of ${least} would flag ${count(would, 'submission')}; this run used ${similarity} and flagged ${formatCount(flagged)}.`;
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

/** What the graph shows of one group, for whoever reads lists: its submissions, and the pairs that join them. */
function Group({
  number,
  group,
  isBySimilarity,
}: {
  readonly number: number;
  readonly group: GroupOfPairs;
  readonly isBySimilarity: boolean;
}) {
  const cohesion = cohesionWords(group, useReport().page.thresholds.similarity);
  return (
    <section class="card" aria-labelledby={`group-${number}`}>
      <h2 id={`group-${number}`}>
        Group {number}: {count(group.places.length, 'submission')}, {count(group.pairs.length, 'pair')}
      </h2>
      <CaseControl subjects={subjectsOf(group.places)} />
      {cohesion === null ? null : <p class="hint">Of this group {cohesion}.</p>}
      <RowsHead isBySimilarity={isBySimilarity} />
      <PairRows pairs={group.pairs} max={MAX_LISTED} isScrolled />
      {group.places.length > 2 ? (
        <details>
          <summary>{count(group.places.length, 'submission')}</summary>
          <ul class="columns">
            {group.places.map((place) => (
              <li key={place}>
                <SubmissionLink place={place} />
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
  readonly pairs: readonly PagePair[];
  readonly isBySimilarity: boolean;
}) {
  return (
    <section class="card" aria-labelledby="between">
      <h2 id="between">Between groups: {count(pairs.length, 'pair')}</h2>
      <p class="hint">
        A submission joins a group where it shares code with at least half of it. These pairs lead to somebody
        who does not.
      </p>
      <RowsHead isBySimilarity={isBySimilarity} />
      <PairRows pairs={pairs} max={MAX_LISTED} isScrolled />
    </section>
  );
}
