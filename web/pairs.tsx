import { count, formatCount } from '../src/report/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { Choice, matchesSearch, numberOf, Search } from './filters.tsx';
import { PairLink } from './names.tsx';
import { Badge, Score, useTitle } from './parts.tsx';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { type Column, Table } from './table.tsx';

const SHOW = [
  ['open', 'Open'],
  ['above', 'Above the threshold'],
  ['dismissed', 'Dismissed'],
  ['all', 'All'],
] as const;

export function Pairs({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle('Pairs');
  const show = query.get('show') ?? 'open';
  const least = numberOf(query, 'least', 0);
  const rows = page.pairs.filter((pair) => {
    if (show === 'dismissed' ? pair.dismissed === null : show !== 'all' && pair.dismissed !== null)
      return false;
    if (show === 'above' && (pair.average ?? -1) <= page.thresholds.similarity) return false;
    if (least > 0 && (pair.average ?? -1) < least) return false;
    return matchesSearch(query, `${report.name(pair.a)} ${report.name(pair.b)}`);
  });
  return (
    <>
      <h1 tabIndex={-1}>Pairs, most suspicious first</h1>
      <div class="filters">
        <Search query={query} label="Find a name" />
        <Choice query={query} name="show" label="Show" options={SHOW} />
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
      <Table
        label="Pairs"
        columns={columnsOf(report)}
        rows={rows}
        rowKey={(pair) => `${pair.a} ${pair.b}`}
        sort={query.get('sort')}
        empty="No pair is like that."
      />
    </>
  );
}

function columnsOf(report: Report): readonly Column<PagePair>[] {
  const { pairs, thresholds } = report.page;
  const threshold = thresholds.similarity;
  const all: readonly Column<PagePair>[] = [
    {
      id: 'pair',
      label: 'Pair',
      by: (pair) => `${report.name(pair.a)} ${report.name(pair.b)}`,
      cell: (pair) => <PairLink pair={pair} />,
      kind: 'widest',
    },
    {
      id: 'average',
      label: 'Similarity',
      title: 'Sort by the mean of both shares',
      by: (pair) => pair.average,
      cell: (pair) => <Score value={pair.average} threshold={threshold} isFlag={pair.dismissed === null} />,
    },
    {
      id: 'suspicion',
      label: 'Review first',
      by: (pair) => pair.suspicion,
      cell: (pair) => <Score value={pair.suspicion} />,
      kind: 'minor',
    },
    {
      id: 'longest',
      label: 'Longest',
      title: 'Sort by the longest fragment, in tokens',
      by: (pair) => pair.longest,
      cell: (pair) => (pair.longest === null ? 'n/a' : formatCount(pair.longest)),
      kind: 'number minor',
    },
    {
      id: 'overlap',
      label: 'Overlap',
      title: 'Sort by the tokens of all fragments together',
      by: (pair) => pair.overlap,
      cell: (pair) => (pair.overlap === null ? 'n/a' : formatCount(pair.overlap)),
      kind: 'number minor',
    },
    {
      id: 'state',
      label: 'State',
      cell: (pair) => {
        const reason = report.dismissal(pair);
        return reason === null ? null : (
          <span title={reason} class="reason">
            <Badge kind="note">dismissed</Badge> {reason}
          </span>
        );
      },
      kind: 'detail minor',
    },
  ];
  // What the service does not say about any pair is no column.
  return all.filter(
    ({ id, by }) =>
      !['suspicion', 'longest', 'overlap'].includes(id) || pairs.some((pair) => by?.(pair) !== null),
  );
}
