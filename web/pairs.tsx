import { useMemo } from 'preact/hooks';
import { count, formatCount } from '../src/text/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { Choice, Search } from './filters.tsx';
import { PairLink } from './names.tsx';
import { PairScore, Suspicion } from './pair-rows.tsx';
import { filteredPairs, filterQuery, PAIR_KEYS, pairFilter } from './pair-list.ts';
import { Badge } from './badges.tsx';
import { useTitle } from './title.ts';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { type Column, Table } from './table.tsx';

const SHOW = [
  ['open', 'Open'],
  ['above', 'Above the threshold'],
  ['out', 'Standing out'],
  ['apart', 'Nothing in common'],
  ['dismissed', 'Dismissed'],
  ['all', 'All'],
] as const;

export function Pairs({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  useTitle('Pairs');
  const { show, least, search, sort } = pairFilter(query);
  const rows = useMemo(() => filteredPairs(report, { show, least, search }), [report, show, least, search]);
  const columns = useMemo(
    () => columnsOf(report, show, filterQuery({ show, least, search, sort })),
    [report, show, least, search, sort],
  );
  return (
    <>
      <h1 tabIndex={-1}>Pairs{orderWords(report, sort)}</h1>
      <div class="filters">
        <Search query={query} label="Find a name" />
        <Choice
          query={query}
          name="show"
          label="Show"
          options={SHOW.filter(([value]) => value !== 'out' || report.page.standsOut !== null)}
        />
        <label class="field">
          <span>Similarity at least {least}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={least}
            onInput={(event) =>
              replaceQuery({ least: event.currentTarget.value === '0' ? null : event.currentTarget.value })
            }
          />
        </label>
        <p class="found" role="status">
          {count(rows.length, 'pair')}
        </p>
      </div>
      {(report.page.standsOut ?? 0) > 0 ? (
        <p class="hint">
          A <span class="suspicion out">marked</span> suspicion stands out of this class.
        </p>
      ) : null}
      <Table
        label="Pairs"
        columns={columns}
        rows={rows}
        rowKey={(pair) => `${pair.a} ${pair.b}`}
        sort={sort}
        empty="No pair is like that."
      />
    </>
  );
}

/** How the list is sorted where no heading was clicked; else its arrow says it. */
function orderWords({ isRanked }: Report, sort: string | null): string {
  if (sort !== null) return '';
  return isRanked ? ', most suspicious first' : ', most similar first';
}

function columnsOf(
  report: Report,
  show: string,
  query: Readonly<Record<string, string | null>>,
): readonly Column<PagePair>[] {
  const { pairs } = report.page;
  const hasDismissed = show === 'dismissed' || show === 'all';
  const by = (id: keyof typeof PAIR_KEYS) => (pair: PagePair) => PAIR_KEYS[id]?.(pair, report) ?? null;
  const all: readonly Column<PagePair>[] = [
    {
      id: 'pair',
      label: 'Pair',
      by: by('pair'),
      cell: (pair) => <PairLink pair={pair} query={query} />,
      kind: 'widest',
    },
    {
      id: 'average',
      label: 'Similarity',
      title: 'Sort by both shares taken together',
      by: by('average'),
      cell: (pair) => <PairScore pair={pair} />,
    },
    {
      id: 'suspicion',
      label: 'Suspicion',
      title: 'Sort by suspicion: what to look at first',
      by: by('suspicion'),
      cell: (pair) => <Suspicion pair={pair} />,
      kind: 'rank',
    },
    {
      id: 'longest',
      label: 'Longest (tokens)',
      title: 'Sort by the longest fragment',
      by: by('longest'),
      cell: (pair) => (pair.longest === null ? 'n/a' : formatCount(pair.longest)),
      kind: 'number minor',
    },
    {
      id: 'overlap',
      label: 'Overlap (tokens)',
      title: 'Sort by the tokens of all fragments together',
      by: by('overlap'),
      cell: (pair) => (pair.overlap === null ? 'n/a' : formatCount(pair.overlap)),
      kind: 'number minor',
    },
    {
      id: 'state',
      label: show === 'all' ? 'State' : 'Reason',
      cell: (pair) => {
        const reason = report.dismissal(pair);
        return reason === null ? null : (
          <span title={reason} class="reason">
            {show === 'all' ? <Badge kind="note">dismissed</Badge> : null} {reason}
          </span>
        );
      },
      kind: show === 'all' ? 'detail minor' : 'wide minor',
    },
  ];
  // What the service does not say about any pair is no column.
  return all.filter(
    ({ id, by: key }) =>
      (id !== 'state' || hasDismissed) &&
      (!['suspicion', 'longest', 'overlap'].includes(id) || pairs.some((pair) => key?.(pair) !== null)),
  );
}
