import { useMemo } from 'preact/hooks';
import { message } from '#base';
import { isRemarkable, type ListedPair, TOGETHER_WORDS } from '#report';
import { EndWords, UnreadHint } from './end-of-list.tsx';
import { parseQuery } from './query-match.ts';
import { LeastSlider, QueryField, TermChoice } from './filters.tsx';
import { PairLink, ShortNamesHint } from './names.tsx';
import { PairScore, Suspicion } from './pair-rows.tsx';
import { Badge, CaseBadge } from './badges.tsx';
import { CaseChoice, SectionChoice } from './list-choices.tsx';
import { stateOf, useCases } from './cases.ts';
import { isOpen, listedPairs, PAIR_KEYS, type PairFilter, pairMatcher, usePairFilter } from './pair-list.ts';
import { PairSections } from './section-mark.tsx';
import { useTitle } from './frame.tsx';
import { type Report, useReport } from './report.ts';
import { type Column, Table } from './table.tsx';
import { Rich, Said } from './words.tsx';

const SHOW = [
  ['', 'lists.showOpen'],
  ['above', 'lists.showAbove'],
  ['out', 'lists.showOut'],
  ['apart', 'lists.showApart'],
  ['dismissed', 'lists.showDismissed'],
  ['together', 'lists.showTogether'],
  ['any', 'lists.showAll'],
] as const;

/** Orders in which pairs to look at come first. */
const ORDERS = [null, '-average', '-suspicion'] as const;

const EXAMPLES = [
  ['ada grace', message('query.bothWords')],
  ['similarity:>80', message('query.similarity')],
  ['priority:>=50 similarity:<=75', message('query.suspiciousBelow')],
  ['shared:>200 longest:<50', message('query.sharedInShort')],
  ['-name:carla is:any', message('query.without')],
] as const;

export function Pairs({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { words } = report;
  useTitle(words.say('page.pairs'));
  const filter = usePairFilter(query);
  const { q, sort } = filter;
  const cases = useCases();
  const { rows, problems } = useMemo(() => {
    const matcher = pairMatcher(report, q);
    return { rows: report.page.pairs.filter(matcher.matches), problems: matcher.problems };
  }, [report, q, cases]);
  const reasons = reasonsOf(rows);
  const columns = useMemo(() => columnsOf(report, reasons, filter), [report, reasons, filter]);
  const isFiltered = q.trim() !== '';
  const end = useMemo(
    () => ({
      sorts: ORDERS,
      isAbove: (pair: ListedPair) => isRemarkable(report.page, pair),
      words: (isAll: boolean) => <EndWords isAll={isAll} isFiltered={isFiltered} />,
    }),
    [report, isFiltered],
  );
  const asked = new Set(parseQuery(q).flatMap(({ field, value }) => (field === 'is' ? [value] : [])));
  const isOpenList = !['apart', 'dismissed', 'together'].some((value) => asked.has(value));
  return (
    <>
      <h1 tabIndex={-1}>{words.say('lists.pairsHeading', { order: orderOf(report, sort) })}</h1>
      <div class="filters">
        <QueryField q={q} problems={problems} examples={EXAMPLES} />
        <TermChoice
          q={q}
          field="is"
          label={words.say('lists.show')}
          options={SHOW.filter(
            ([value]) =>
              (value !== 'out' || report.page.standsOut !== null) &&
              (value !== 'together' || report.page.pairs.some(({ together }) => together !== undefined)),
          ).map(([value, id]) => [value, words.say(id)])}
        />
        <SectionChoice q={q} />
        <CaseChoice q={q} />
        <LeastSlider q={q} />
        <p class="found" role="status">
          {words.say('lists.pairs', { count: rows.length })}
        </p>
      </div>
      <NextNew filter={filter} />
      <ShortNamesHint />
      <UnreadHint />
      {(report.page.standsOut ?? 0) > 0 ? (
        <p class="hint">
          <Rich
            of={message('lists.markedSuspicion')}
            tags={{ out: (inside) => <span class="suspicion out">{inside}</span> }}
          />
        </p>
      ) : null}
      <Table
        label={words.say('page.pairs')}
        columns={columns}
        rows={rows}
        rowKey={(pair) => `${pair.a} ${pair.b}`}
        sort={sort}
        empty={words.say('lists.noPair')}
        end={isOpenList ? end : undefined}
      />
    </>
  );
}

/** The way to the first pair of the list that nobody has looked at. */
function NextNew({ filter }: { readonly filter: PairFilter }) {
  const report = useReport();
  const cases = useCases();
  const next = useMemo(
    () => listedPairs(report, filter).find((pair) => isOpen(pair) && stateOf(pair) === 'new'),
    [report, filter, cases],
  );
  // Where nothing was decided, the list itself begins with it.
  if (next === undefined || cases.byKey.size === 0) return null;
  return (
    <p class="hint">
      <Rich of={message('lists.nextNew')} tags={{ pair: () => <PairLink pair={next} query={filter} /> }} />
    </p>
  );
}

/** How the list is sorted where no heading was clicked; else its arrow says it. */
function orderOf({ isRanked }: Report, sort: string | null): string {
  if (sort !== null) return '';
  return isRanked ? 'suspicion' : 'similarity';
}

/** Which rows are closed, and have a reason; `together`: those whose two belong together alone. */
type Reasons = 'none' | 'some' | 'all' | 'together';

function reasonsOf(rows: readonly ListedPair[]): Reasons {
  const together = rows.filter((pair) => pair.together !== undefined).length;
  const closed =
    together + rows.filter((pair) => pair.together === undefined && pair.dismissed !== null).length;
  if (closed === 0) return 'none';
  if (closed === together) return 'together';
  return closed === rows.length ? 'all' : 'some';
}

/** What the two of a pair are. */
function Together({ pair }: { readonly pair: keyof typeof TOGETHER_WORDS }) {
  return (
    <Badge kind="note">
      <Said of={TOGETHER_WORDS[pair]} />
    </Badge>
  );
}

function columnsOf(
  report: Report,
  reasons: Reasons,
  query: Readonly<Record<string, string | null>>,
): readonly Column<ListedPair>[] {
  const { page, words } = report;
  const { pairs } = page;
  const tokens = (value: number | null): string => words.write(value ?? message('words.notKnown'));
  const by = (id: keyof typeof PAIR_KEYS) => (pair: ListedPair) => PAIR_KEYS[id]?.(pair, report) ?? null;
  const all: readonly Column<ListedPair>[] = [
    {
      id: 'pair',
      label: words.say('lists.pair'),
      title: words.say('lists.sortByPair'),
      by: by('pair'),
      cell: (pair) => (
        <span class="with-mark">
          <PairSections a={pair.a} b={pair.b} />
          <PairLink pair={pair} query={query} />
          <CaseBadge pair={pair} />
        </span>
      ),
      kind: 'widest',
    },
    {
      id: 'average',
      label: words.say('report.similarity'),
      title: words.say('lists.sortByBothShares'),
      by: by('average'),
      cell: (pair) => <PairScore pair={pair} />,
    },
    {
      id: 'suspicion',
      label: words.say('lists.suspicion'),
      title: words.say('lists.sortBySuspicion'),
      by: by('suspicion'),
      cell: (pair) => <Suspicion pair={pair} />,
      kind: 'rank',
    },
    {
      id: 'longest',
      label: words.say('lists.longest'),
      title: words.say('lists.sortByLongest'),
      by: by('longest'),
      cell: (pair) => tokens(pair.longestFragment),
      kind: 'number minor',
    },
    {
      id: 'overlap',
      label: words.say('lists.overlap'),
      title: words.say('lists.sortByOverlap'),
      by: by('overlap'),
      cell: (pair) => tokens(pair.overlap),
      kind: 'number minor',
    },
    {
      id: 'state',
      label: words.say('lists.reason'),
      cell: (pair) => {
        if (pair.together !== undefined) return <Together pair={pair.together} />;
        const reason = report.dismissal(pair);
        return reason === null ? null : (
          <span title={reason} class="reason">
            {reasons === 'all' ? null : <Badge kind="note">{words.say('lists.badgeDismissed')}</Badge>}{' '}
            {reason}
          </span>
        );
      },
      // What belongs together is said in two words; names need the room.
      kind: reasons === 'together' ? 'detail minor' : 'wide minor',
    },
  ];
  // What the service does not say about any pair is no column.
  return all.filter(
    ({ id, by: key }) =>
      (id !== 'state' || reasons !== 'none') &&
      (!['suspicion', 'longest', 'overlap'].includes(id) || pairs.some((pair) => key?.(pair) !== null)),
  );
}
