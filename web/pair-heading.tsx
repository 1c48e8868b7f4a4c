import { message, type Text } from '#base';
import { CASE_WORDS, TOGETHER_WORDS } from '#report';
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
import { Rich, useWords } from './words.tsx';

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
  const words = useWords();
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
  const together = pair?.together;
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
        <span class="versus" role="img" aria-label={words.say('compare.and')}>
          ↔
        </span>
        <SubmissionLink place={b} /> <Role place={b} report={report} />
      </h1>
      <PairNumbers a={a} b={b} />
      <div class="asked-first">
        <WhoFirst a={a} b={b} />
        <PairPlace a={a} b={b} />
      </div>
      {together === undefined ? null : <BelongTogether together={TOGETHER_WORDS[together]} />}
      {reason === null || caseOf(subjects) !== undefined ? null : (
        <p class="warning">
          <Badge kind="note">{words.say('cases.dismissed')}</Badge> {reason}
        </p>
      )}
      <CaseControl subjects={subjects} />
      {pair === undefined || reason !== null || caseOf(subjects) !== undefined || state === 'new' ? null : (
        <p class="hint">{words.say('compare.groupState', { state: CASE_WORDS[state] })}</p>
      )}
      <p class="actions">
        {before === undefined ? null : (
          <a href={link(`compare/${before.a}/${before.b}`, kept)}>{words.say('compare.pairBefore')}</a>
        )}
        {next === undefined ? null : (
          <a href={link(`compare/${next.a}/${next.b}`, kept)}>{words.say('compare.nextPair')}</a>
        )}
        <a href={link(`compare/${b}/${a}`, kept)}>{words.say('compare.swap')}</a>
        <a href={link(`compare/${a}/${b}`, { ...kept, view: 'dossier' })}>{words.say('compare.dossier')}</a>
      </p>
    </header>
  );
}

function BelongTogether({ together }: { readonly together: Text }) {
  return (
    <p class="warning">
      <Rich
        of={message('compare.together', { together })}
        tags={{ badge: (inside) => <Badge kind="note">{inside}</Badge> }}
      />
    </p>
  );
}

const ROLES = {
  archive: 'compare.roleArchive',
  base: 'compare.roleStarter',
  'ai-reference': 'compare.roleReference',
} as const;

/** That one of the two is not judged: last year's, say. */
function Role({ place, report }: { readonly place: number; readonly report: Report }) {
  const words = useWords();
  const role = report.submission(place)?.role ?? 'judged';
  return role === 'judged' ? null : <Badge kind="note">{words.say(ROLES[role])}</Badge>;
}
