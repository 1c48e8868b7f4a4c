import { useEffect, useMemo, useState } from 'preact/hooks';
import { count } from '../src/text/format.ts';
import { CaseControl } from './case-control.tsx';
import { subjectsOf } from './cases.ts';
import { Choice, numberOf } from './filters.tsx';
import { firstJoin, type Group as GroupOfPairs, groupsOf, type Join, joiningPairs } from './groups.ts';
import { Graph } from './graph.tsx';
import { SubmissionLink } from './names.tsx';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Total } from './score.tsx';
import { useTitle } from './title.ts';
import { useReport } from './report.ts';
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
  const pairs = useMemo(
    () => joiningPairs(page, by === 'review' ? { by } : { by, least }),
    [page, by, least],
  );
  const groups = useMemo(() => groupsOf(pairs), [pairs]);
  const joined = groups.reduce((sum, group) => sum + group.places.length, 0);
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
        {by === 'review' ? (
          <p class="field grow">
            Joined by pairs above the threshold of {page.thresholds.similarity}, and by those that stand out
          </p>
        ) : (
          <label class="field grow">
            <span>
              Joined by pairs with a {by} above {asked}
            </span>
            <input
              type="range"
              min={0}
              max={99}
              value={asked}
              onInput={(event) => replaceQuery({ by, least: event.currentTarget.value })}
            />
          </label>
        )}
        <p class="found" role="status">
          {count(joined, 'submission')}, {count(pairs.length, 'pair')}
        </p>
      </div>
      {pairs.length === 0 ? (
        <p class="empty">
          {by === 'review'
            ? 'No pair is above the threshold or stands out.'
            : `No pair is above ${least}. Move the slider to the left to see weaker ones.`}
        </p>
      ) : (
        <Graph pairs={pairs} />
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
      </div>
      {groups.length > MAX_GROUPS ? (
        <p class="hint">…and {count(groups.length - MAX_GROUPS, 'smaller group')}.</p>
      ) : null}
    </>
  );
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
  return (
    <section class="card" aria-labelledby={`group-${number}`}>
      <h2 id={`group-${number}`}>
        Group {number}: {count(group.places.length, 'submission')}, {count(group.pairs.length, 'pair')}
      </h2>
      <CaseControl subjects={subjectsOf(group.places)} />
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
