import type { PagePair } from '../src/report/page-data.ts';
import { numberOf, searcher } from './filters.tsx';
import type { Report } from './report.ts';
import { sortRows } from './sorting.ts';

/** What the list of pairs is narrowed to and sorted by, as the address says. */
export interface PairFilter {
  readonly show: string;
  /** Similarity at least. */
  readonly least: number;
  readonly search: string;
  readonly sort: string | null;
}

export function pairFilter(query: URLSearchParams): PairFilter {
  return {
    show: query.get('show') ?? 'open',
    least: numberOf(query, 'least', 0),
    search: query.get('q') ?? '',
    sort: query.get('sort'),
  };
}

/** The filter as a part of a link, so that a comparison knows which list it was opened from. */
export function filterQuery({
  show,
  least,
  search,
  sort,
}: PairFilter): Readonly<Record<string, string | null>> {
  return {
    show: show === 'open' ? null : show,
    least: least === 0 ? null : String(least),
    q: search,
    sort,
  };
}

/** What pairs can be sorted by; null sorts last. */
export const PAIR_KEYS: Readonly<Record<string, (pair: PagePair, report: Report) => number | string | null>> =
  {
    pair: (pair, report) => `${report.name(pair.a)} ${report.name(pair.b)}`,
    average: (pair) => pair.average,
    suspicion: (pair) => pair.suspicion,
    longest: (pair) => pair.longest,
    overlap: (pair) => pair.overlap,
  };

/** The pairs that the filter lets through, in the page's order: most suspicious first. */
export function filteredPairs(
  report: Report,
  { show, least, search }: Pick<PairFilter, 'show' | 'least' | 'search'>,
): readonly PagePair[] {
  const threshold = report.page.thresholds.similarity;
  const isFound = searcher(search);
  return report.page.pairs.filter((pair) => {
    if (show === 'dismissed' ? pair.dismissed === null : show !== 'all' && pair.dismissed !== null) {
      return false;
    }
    if ((show === 'open' && pair.isApart) || (show === 'apart' && !pair.isApart)) return false;
    if (show === 'out' && !pair.standsOut) return false;
    if (show === 'above' && (pair.average ?? -1) <= threshold) return false;
    if (least > 0 && (pair.average ?? -1) < least) return false;
    return search === '' || isFound(`${report.name(pair.a)} ${report.name(pair.b)}`);
  });
}

/** The list as the reader sees it, to walk through it from one comparison to the next. */
export function listedPairs(report: Report, filter: PairFilter): readonly PagePair[] {
  const by = PAIR_KEYS[filter.sort?.replace(/^-/, '') ?? ''];
  return sortRows(
    filteredPairs(report, filter),
    by === undefined ? undefined : (pair) => by(pair, report),
    filter.sort?.startsWith('-') === true,
  );
}
