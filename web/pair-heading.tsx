import { useMemo, useState } from 'preact/hooks';
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
  const { show, least, search, sort } = pairFilter(query);
  const filter = useMemo(() => ({ show, least, search, sort }), [show, least, search, sort]);
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
        <SubmissionLink place={a} />
        <span class="versus" aria-label="and">
          ↔
        </span>
        <SubmissionLink place={b} />
      </h1>
      <PairNumbers a={a} b={b} />
      <WhoFirst a={a} b={b} />
      <PairPlace a={a} b={b} />
      {reason === null ? null : (
        <p class="warning">
          <Badge kind="note">dismissed</Badge> {reason}
        </p>
      )}
      <p class="actions">
        {before === undefined ? null : (
          <a href={link(`compare/${before.a}/${before.b}`, kept)}>← Pair before</a>
        )}
        {next === undefined ? null : <a href={link(`compare/${next.a}/${next.b}`, kept)}>Next pair →</a>}
        <a href={link(`compare/${b}/${a}`, kept)}>Swap sides</a>
        <a href={link(`compare/${a}/${b}`, { ...kept, view: 'dossier' })}>Dossier to print</a>
        {report.isAnonymous ? null : <Dismissal a={a} b={b} report={report} />}
      </p>
    </header>
  );
}

/** The lines for the config file that dismiss this pair. */
function Dismissal({ a, b, report }: { readonly a: number; readonly b: number; readonly report: Report }) {
  const [isOpen, setIsOpen] = useState(false);
  const key = (place: number): string => JSON.stringify(report.page.submissions[place]?.key ?? '');
  return (
    <>
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Dismiss…
      </button>
      {isOpen ? (
        <span class="snippet">
          Looked at and innocent? Add this to the config file; the pair stays in the report and is not
          counted:
          <code>{`dismissed:\n  - a: ${key(a)}\n    b: ${key(b)}\n    reason: "why it is innocent"`}</code>
        </span>
      ) : null}
    </>
  );
}
