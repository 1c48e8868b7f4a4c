import { CASE_WORDS } from '../src/cases/case-words.ts';
import { Said } from './words.tsx';
import { useMemo } from 'preact/hooks';
import { CaseControl } from './case-control.tsx';
import { caseOf, stateOf, subjectsOf } from './cases.ts';
import { PairPlace } from './class-place.tsx';
import { useKeys } from './keys.ts';
import { link } from './links.ts';
import { SubmissionLink } from './names.tsx';
import { filterQuery, listedPairs, pairFilter } from './pair-list.ts';
import { PairNumbers } from './pair-numbers.tsx';
import { Badge } from './badges.tsx';
import type { Report } from './report.ts';
import { WhoFirst } from './who-first.tsx';

/** Names and numbers of a pair, and the ways to its neighbours in the list it was chosen from. */
export function PairHeading({
  a,
  b,
  report,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly report: Report;
  readonly query: URLSearchParams;
}) {
  const { page } = report;
  const pair = report.pair(a, b);
  const { q, sort } = pairFilter(query);
  const filter = useMemo(() => ({ q, sort }), [q, sort]);
  const list = useMemo(() => {
    const listed = listedPairs(report, filter);
    // A link from elsewhere may lead to a pair that the list leaves out.
    return pair === undefined || listed.includes(pair) ? listed : page.pairs;
  }, [report, filter, pair]);
  const at = pair === undefined ? -1 : list.indexOf(pair);
  const next = at < 0 ? undefined : list[at + 1];
  const before = list[at - 1];
  const kept = filterQuery(filter);
  const reason = pair === undefined ? null : report.dismissal(pair);
  const together = pair?.together ?? null;
  const subjects = subjectsOf([a, b]);
  const state = pair === undefined ? 'new' : stateOf(pair);
  useKeys({
    N: () => {
      if (next !== undefined) location.hash = link(`compare/${next.a}/${next.b}`, kept);
    },
    P: () => {
      if (before !== undefined) location.hash = link(`compare/${before.a}/${before.b}`, kept);
    },
  });
  return (
    <header class="pair-heading">
      <h1 tabIndex={-1}>
        <SubmissionLink place={a} /> <Role place={a} report={report} />
        <span class="versus" aria-label="and">
          ↔
        </span>
        <SubmissionLink place={b} /> <Role place={b} report={report} />
      </h1>
      <PairNumbers a={a} b={b} />
      <div class="asked-first">
        <WhoFirst a={a} b={b} />
        <PairPlace a={a} b={b} />
      </div>
      {together === null ? null : (
        <p class="warning">
          <Badge kind="note">
            <Said of={together} />
          </Badge>{' '}
          These two belong together: what they share counts for nobody.
        </p>
      )}
      {reason === null || caseOf(subjects) !== undefined ? null : (
        <p class="warning">
          <Badge kind="note">dismissed</Badge> {reason}
        </p>
      )}
      <CaseControl subjects={subjects} />
      {pair === undefined || reason !== null || caseOf(subjects) !== undefined || state === 'new' ? null : (
        <p class="hint">The group that it is in: {CASE_WORDS[state]}.</p>
      )}
      <p class="actions">
        {before === undefined ? null : (
          <a href={link(`compare/${before.a}/${before.b}`, kept)}>← Pair before</a>
        )}
        {next === undefined ? null : <a href={link(`compare/${next.a}/${next.b}`, kept)}>Next pair →</a>}
        <a href={link(`compare/${b}/${a}`, kept)}>Swap sides</a>
        <a href={link(`compare/${a}/${b}`, { ...kept, view: 'dossier' })}>Dossier</a>
      </p>
    </header>
  );
}

/** That one of the two is not judged: last year's, say. */
function Role({ place, report }: { readonly place: number; readonly report: Report }) {
  const role = report.submission(place)?.role ?? 'judged';
  return role === 'judged' ? null : <Badge kind="note">{role === 'base' ? 'starter code' : role}</Badge>;
}
