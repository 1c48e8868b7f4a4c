import { useMemo } from 'preact/hooks';
import { message, type Message } from '#base';
import { CASE_STATES } from '#contract';
import { type ListedPair, sharesCode } from '#report';
import { stateOf } from './cases.ts';
import { type Fields, type Matcher, matcherOf, parseQuery } from './query-match.ts';
import { hasTeams, teamOf } from './submission-list.ts';
import type { Report } from './report.ts';
import { sortRows } from './table.tsx';

/** What the list of pairs is narrowed to and sorted by; in a link it says which list a comparison was opened from. */
export type PairFilter = ReturnType<typeof usePairFilter>;

/** As the address says; one object as long as it says the same. */
export function usePairFilter(query: URLSearchParams) {
  const [q, sort] = [query.get('q') ?? '', query.get('sort')];
  return useMemo(() => ({ q, sort }), [q, sort]);
}

/** What pairs can be sorted by; null sorts last. */
export const PAIR_KEYS: Readonly<
  Record<string, (pair: ListedPair, report: Report) => number | string | null>
> = {
  pair: (pair, report) => `${report.name(pair.a)} ${report.name(pair.b)}`,
  average: (pair) => pair.average,
  suspicion: (pair) => pair.suspicion,
  longest: (pair) => pair.longestFragment,
  overlap: (pair) => pair.overlap,
};

/** What a query of pairs may ask. */
function pairFields(report: Report): Fields<ListedPair> {
  const threshold = report.page.thresholds.similarity;
  return {
    name: { kind: 'part', of: ({ a, b }) => `${report.searched(a)} ${report.searched(b)}` },
    is: {
      kind: 'choice',
      of: {
        open: isOpen,
        above: (pair) => report.counts(pair) && (pair.average ?? -1) > threshold,
        out: (pair) => pair.standsOut,
        apart: (pair) => !sharesCode({ pair }) && !isDismissed(pair) && pair.together === undefined,
        together: (pair) => pair.together !== undefined,
        across: ({ a, b }) => report.section(a) !== report.section(b),
        dismissed: isDismissed,
        any: () => true,
      },
    },
    state: {
      kind: 'choice',
      of: Object.fromEntries(
        CASE_STATES.map((state) => [state, (pair: ListedPair) => stateOf(pair) === state]),
      ),
    },
    ...(report.sections.size === 0
      ? {}
      : {
          section: {
            kind: 'name',
            of: ({ a, b }) => [a, b].flatMap((place) => report.section(place)?.name ?? []),
          },
        }),
    ...(hasTeams(report)
      ? { team: { kind: 'name', of: ({ a, b }) => [a, b].flatMap((place) => teamOf(report, place)) } }
      : {}),
    similarity: { kind: 'number', most: 100, of: (pair) => pair.average },
    priority: { kind: 'number', most: 100, of: (pair) => pair.suspicion },
    shared: { kind: 'number', most: null, of: (pair) => pair.overlap },
    longest: { kind: 'number', most: null, of: (pair) => pair.longestFragment },
  };
}

/** A pair that somebody may have to look at. */
export function isOpen(pair: ListedPair): boolean {
  return !isDismissed(pair) && pair.together === undefined && sharesCode({ pair });
}

/** By the run, or by whoever reads the page now. */
function isDismissed(pair: ListedPair): boolean {
  return pair.dismissed !== null || stateOf(pair) === 'dismissed';
}

/** Words of `is:` that ask for pairs which nobody has to look at. */
const CLOSED = /any|apart|dismissed|together/iu;

/** Why no pair is listed: where nothing was compared, that none shares code is not known. */
export function whyNoPair(report: Report): Message {
  return message(report.comparedWith(-1) < 2 ? 'report.nothingToCompare' : 'overview.noPair');
}

/** The pairs that a query asks for; open ones only, unless it says which (`is:`, or `state:dismissed`). */
export function pairMatcher(report: Report, q: string): Matcher<ListedPair> {
  const { matches, problems } = matcherOf(q, pairFields(report));
  const isTold = parseQuery(q).some(
    ({ field, value, isNot }) =>
      !isNot && ((field === 'is' && CLOSED.test(value)) || (field === 'state' && /dismissed/iu.test(value))),
  );
  return { matches: isTold ? matches : (pair) => isOpen(pair) && matches(pair), problems };
}

/** The list as the reader sees it, to walk through it from one comparison to the next. */
export function listedPairs(report: Report, { q, sort }: PairFilter): readonly ListedPair[] {
  const by = PAIR_KEYS[sort?.replace(/^-/, '') ?? ''];
  return sortRows(
    report.page.pairs.filter(pairMatcher(report, q).matches),
    by === undefined ? undefined : (pair) => by(pair, report),
    sort?.startsWith('-') === true,
    report.words,
  );
}
