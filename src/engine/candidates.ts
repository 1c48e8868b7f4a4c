import { BestPartners } from './best-partners.ts';
import { type Corpus, compareContent, type CorpusEntry } from './corpus.ts';
import { InvertedIndex } from './inverted-index.ts';
import type { LikenessRows } from './likeness.ts';
import { LikelyPartners } from './likely-partners.ts';
import { type Candidates, EVERY_PAIR, PairColumns } from './pair-columns.ts';
import type { EngineParameters } from './parameters.ts';
import type { Views } from './views.ts';

const ROWS_PER_REPORT = 64;
const LEAST_SHARE = 0.05;

/**
 * Which pairs to tile: all pairs of a small set, and of a large one every pair whose fingerprints contain each other to
 * `tileFrom` (weighed by rarity; exact, row by row over the inverted index) and each document's best partners by an
 * estimate of the rank. Where looking at all that is common would exceed `lookBudget`, both are taken of each document's
 * likeliest partners only.
 *
 * Documents that `hasRow` denies (an archive, a body that was compared before) cost their postings and are never paired
 * with each other. `onRow` hears the share of rows done.
 */
export function chooseCandidates(
  corpus: Corpus,
  views: Views,
  parameters: EngineParameters,
  hasRow: (entry: CorpusEntry, at: number) => boolean,
  onRow: (share: number) => void,
): Candidates {
  const { entries } = corpus;
  const order = rowOrder(entries, hasRow);
  const { rows, rank, firstRow } = order;
  // Of a body that is added to, only the new documents' share.
  const maxPairs = Math.ceil(
    parameters.maxPairs * Math.max(LEAST_SHARE, (rows.length - firstRow) / Math.max(1, rows.length)),
  );
  const tokens = entries.reduce((sum, { size }) => sum + size, 0);
  let floor = (tokens * entries.length) / 2 <= parameters.tileBudgetTokens ? EVERY_PAIR : parameters.tileFrom;
  const best = new BestPartners(rows.length, parameters.partners);
  const chosen = new PairColumns();
  const step =
    looksOf(views, order) <= parameters.lookBudget
      ? everyPair(corpus, views, order, parameters, best, chosen)
      : likelyPairs(corpus, views, order, parameters, best, chosen);
  for (let row = 0; row < rows.length; row += 1) {
    step(row, floor);
    // The floor depends on contents alone: rows come in the order of content.
    if (chosen.count > maxPairs * 2) floor = chosen.keep(maxPairs);
    if (row % ROWS_PER_REPORT === 0) onRow(row / rows.length);
  }
  if (chosen.count > maxPairs) floor = chosen.keep(maxPairs);
  const sizes = Float64Array.from(rows, (at) => entries[at]?.size ?? 0);
  const affordable = chosen.keepAffordable(sizes, parameters.tileMostTokens);
  if (floor !== EVERY_PAIR || !affordable) best.addTo(chosen);
  return chosen.candidates(rows, rank);
}

/** Entries in the order in which they are read. */
type RowOrder = ReturnType<typeof rowOrder>;

function rowOrder(entries: readonly CorpusEntry[], hasRow: (entry: CorpusEntry, at: number) => boolean) {
  const order = entries
    .map((_, at) => at)
    .toSorted((a, b) => compareContent(entries[a] as CorpusEntry, entries[b] as CorpusEntry));
  const rank = new Int32Array(entries.length);
  order.forEach((entry, at) => {
    rank[entry] = at;
  });
  const rowed = (at: number): boolean => hasRow(entries[at] as CorpusEntry, at);
  const without = order.filter((at) => !rowed(at));
  const rows = Int32Array.from([...without, ...order.filter(rowed)]);
  return {
    /** The entry of each row: those without a row of their own before all others, each by content, so that nothing depends on ids. */
    rows,
    /** The place of each entry by content. */
    rank,
    firstRow: without.length,
    /** 1 for each row of an archive. */
    archive: Uint8Array.from(rows, (at) => (entries[at]?.document.role === 'archive' ? 1 : 0)),
  };
}

/** Takes one row after the other: what it finds goes into columns that it was made with. */
type RowStep = (row: number, floor: number) => void;

/** How many additions it would be to look at all that any two documents have in common. */
function looksOf(views: Views, { rows, firstRow }: RowOrder): number {
  let looks = views.small.looks() + views.names.looks() + views.strings.looks();
  for (const frequency of views.rarities.frequencies) looks += (frequency * frequency) / 2;
  return looks * ((rows.length - firstRow) / Math.max(1, rows.length));
}

/** Looks at every pair that has anything in common. */
function everyPair(
  corpus: Corpus,
  views: Views,
  order: RowOrder,
  parameters: EngineParameters,
  best: BestPartners,
  chosen: PairColumns,
): RowStep {
  const evidence = new RowEvidence(corpus, views, order);
  return (row, floor) => {
    if (row >= order.firstRow) {
      evidence.accumulate(row);
      pairRow(row, order, evidence, parameters, floor, best, chosen);
    }
    evidence.add(row);
  };
}

/** Looks at each row's likeliest partners only. */
function likelyPairs(
  corpus: Corpus,
  views: Views,
  { rows, firstRow, archive }: RowOrder,
  parameters: EngineParameters,
  best: BestPartners,
  chosen: PairColumns,
): RowStep {
  const likely = new LikelyPartners(corpus, views, rows, parameters);
  return (row, floor) => {
    if (row < firstRow) return;
    likely.of(row, (other, containment, estimate) => {
      if ((archive[other] as number) + (archive[row] as number) === 2) return;
      // A pair that is found from both sides is taken once.
      if (containment > floor && !(other < row && likely.isChosenBy(other, row))) {
        chosen.push(Math.min(row, other), Math.max(row, other), containment);
      }
      if (estimate > (best.least[row] as number)) best.offer(row, other, estimate);
    });
  };
}

/** What each row has in common with the rows before it. */
class RowEvidence {
  /** Rarity of common fingerprints; the reader sets it to 0, as it does the sums below. */
  readonly sums: Float64Array;
  /** Rarity of all fingerprints of a row. */
  readonly totals: Float64Array;
  readonly small: LikenessRows;
  readonly names: LikenessRows;
  readonly strings: LikenessRows;
  readonly #rows: Int32Array;
  readonly #fingerprints: Corpus['fingerprints'];
  readonly #rarities: Views['rarities'];
  readonly #index: InvertedIndex;

  constructor({ fingerprints }: Corpus, { rarities, ...views }: Views, { rows }: RowOrder) {
    this.#rows = rows;
    this.#fingerprints = fingerprints;
    this.#rarities = rarities;
    this.#index = new InvertedIndex(rarities.frequencies, rows.length);
    this.sums = new Float64Array(rows.length);
    this.totals = Float64Array.from(rows, (at) => {
      let sum = 0;
      for (let index = fingerprints.from(at); index < fingerprints.to(at); index += 1) {
        sum += rarities.of(fingerprints.data[index] as number);
      }
      return sum;
    });
    this.small = views.small.rows(rows);
    this.names = views.names.rows(rows);
    this.strings = views.strings.rows(rows);
  }

  /** Sums up what a row has in common with those that were added. */
  accumulate(row: number): void {
    const own = this.#rows[row] as number;
    const { data } = this.#fingerprints;
    const to = this.#fingerprints.to(own);
    for (let at = this.#fingerprints.from(own); at < to; at += 1) {
      const number = data[at] as number;
      this.#index.sum(number, this.#rarities.of(number), this.sums);
    }
    this.small.sum(own);
    this.names.sum(own);
    this.strings.sum(own);
  }

  add(row: number): void {
    const own = this.#rows[row] as number;
    const { data } = this.#fingerprints;
    const to = this.#fingerprints.to(own);
    for (let at = this.#fingerprints.from(own); at < to; at += 1) this.#index.add(data[at] as number, row);
    this.small.add(own, row);
    this.names.add(own, row);
    this.strings.add(own, row);
  }
}

/**
 * Pairs a row with those before it, in their order: into `chosen` what is contained to more than `floor`, into `best` by an estimate of
 * the rank. Rows that have nothing in common with it are only looked at where every pair takes part.
 */
function pairRow(
  row: number,
  { firstRow, archive }: RowOrder,
  { sums, totals, small, names, strings }: RowEvidence,
  { raiseWeight }: EngineParameters,
  floor: number,
  best: BestPartners,
  chosen: PairColumns,
): void {
  const total = totals[row] as number;
  const ownSmall = small.norms[row] as number;
  for (let before = 0; before < row; before += 1) {
    const shared = sums[before] as number;
    const grams = small.sums[before] as number;
    const named = names.sums[before] as number;
    const said = strings.sums[before] as number;
    if (floor !== EVERY_PAIR && shared === 0 && grams === 0 && named === 0 && said === 0) continue;
    const containment = shared === 0 ? 0 : (2 * shared) / ((totals[before] as number) + total);
    let estimate = containment;
    if (grams > 0) estimate += grams / (ownSmall * (small.norms[before] as number));
    if (named > 0 || said > 0) {
      estimate *= 1 + raiseWeight * (likeness(names, row, before) + likeness(strings, row, before));
      names.sums[before] = 0;
      strings.sums[before] = 0;
    }
    sums[before] = 0;
    small.sums[before] = 0;
    if ((archive[before] as number) + (archive[row] as number) === 2) continue;
    if (containment > floor) chosen.push(before, row, containment);
    // What has no row is looked at from the other side only: an archive would ask for partners by the thousand.
    if (before >= firstRow && estimate > (best.least[before] as number)) best.offer(before, row, estimate);
    if (estimate > (best.least[row] as number)) best.offer(row, before, estimate);
  }
}

function likeness({ sums, norms, doubt }: LikenessRows, row: number, before: number): number {
  const common = sums[before] as number;
  return common === 0 ? 0 : common / ((norms[row] as number) * (norms[before] as number) + doubt);
}
