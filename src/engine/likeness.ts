import { HeldNumbers } from './held-numbers.ts';
import { frequenciesOf, InvertedIndex, rarity, type RowSet, ValuesByFrequency } from './inverted-index.ts';
import type { NumberLists } from './number-lists.ts';
import { power as powerOf } from './numbers.ts';

/**
 * How alike documents are by the numbers they share (k-grams, names, strings): a cosine in which each number counts a
 * power of its rarity, so that what two of many share says most.
 *
 * `doubt` is added to the denominator: sharing all of very little is weak evidence.
 */
export class Likeness {
  readonly #lists: NumberLists;
  /** What sharing each number is evidence for. */
  readonly #evidence: ValuesByFrequency;
  readonly #doubt: number;
  readonly #norms: Float64Array;
  readonly #holds: HeldNumbers;

  /** `lists` are the distinct numbers of each document, below `count`. */
  constructor(lists: NumberLists, count: number, power: number, doubt: number) {
    this.#lists = lists;
    this.#doubt = doubt;
    this.#evidence = new ValuesByFrequency(frequenciesOf(lists, count), lists.count, (frequency) =>
      frequency === 0 ? 0 : powerOf(rarity(frequency, lists.count), power),
    );
    this.#norms = Float64Array.from({ length: lists.count }, (_, document) => {
      let sum = 0;
      for (let at = lists.from(document); at < lists.to(document); at += 1) {
        sum += this.#evidence.of(lists.data[at] as number);
      }
      return Math.sqrt(sum);
    });
    this.#holds = new HeldNumbers(lists, this.#evidence);
  }

  /** The first document of the next calls of `with`. */
  hold(document: number): void {
    this.#holds.hold(document);
  }

  /** The likeness of the held document with another, 0..1. */
  with(document: number): number {
    return this.of(this.commonWith(document), this.#holds.document, document);
  }

  /** How far two documents' evidence reaches, 0..1: half where the lesser has `enough`. */
  trustWith(document: number, enough: number): number {
    const least = Math.min(this.evidenceOf(this.#holds.document), this.evidenceOf(document));
    return least / (least + enough);
  }

  /**
   * The mean of the likeness and of what is common as a share of the lesser document, 0..1: `with` says how much of both is
   * the same, this also how much of a part that was taken over.
   */
  partWith(document: number): number {
    const common = this.commonWith(document);
    return (
      (this.of(common, this.#holds.document, document) +
        common / (Math.min(this.evidenceOf(this.#holds.document), this.evidenceOf(document)) + this.#doubt)) /
      2
    );
  }

  evidenceOf(document: number): number {
    const norm = this.#norms[document] as number;
    return norm * norm;
  }

  /** The evidence that the held document has in common with another. */
  commonWith(document: number): number {
    return this.#holds.commonWith(document);
  }

  /** The likeness of two documents from what they have in common. */
  of(common: number, one: number, other: number): number {
    return common === 0
      ? 0
      : common / ((this.#norms[one] as number) * (this.#norms[other] as number) + this.#doubt);
  }

  /** How many additions `rows` of all documents would make. */
  looks(): number {
    let looks = 0;
    for (const frequency of this.#evidence.frequencies) {
      if (isUseful(frequency, this.#evidence)) looks += (frequency * frequency) / 2;
    }
    return looks;
  }

  /**
   * For finding partners: what documents have in common with those added before, by numbers rare enough to say something.
   * `order` are the documents in the order of their rows; what more than `most` documents have is not looked at.
   */
  rows(order: Int32Array, most = Infinity): LikenessRows {
    return new LikenessRows(
      this.#lists,
      this.#evidence,
      most,
      Float64Array.from(order, (document) => this.#norms[document] as number),
      this.#doubt,
    );
  }
}

/** Evidence below this is left out when partners are looked for: what a sixteenth of a large class shares. */
const LEAST_EVIDENCE = 0.02;

/** Whether what so many documents have says something: not what one has alone, or all. */
function isUseful(frequency: number, evidence: ValuesByFrequency): boolean {
  return frequency > 1 && evidence.at(frequency) >= LEAST_EVIDENCE;
}

/** Sums of common evidence of one row of documents after the other. */
export class LikenessRows {
  /** Of `sum`: what the current row has in common with each row before it; the reader sets it to 0. */
  readonly sums: Float64Array;
  /** What a sum is divided by: the product of both rows' norms, and doubt. */
  readonly norms: Float64Array;
  readonly doubt: number;
  readonly #lists: NumberLists;
  readonly #evidence: ValuesByFrequency;
  /** Of numbers that say something. */
  readonly #index: InvertedIndex;

  /** @param most documents that have a number that is looked at */
  constructor(
    lists: NumberLists,
    evidence: ValuesByFrequency,
    most: number,
    norms: Float64Array,
    doubt: number,
  ) {
    this.norms = norms;
    this.doubt = doubt;
    this.#lists = lists;
    this.#evidence = evidence;
    this.sums = new Float64Array(lists.count);
    this.#index = new InvertedIndex(
      evidence.frequencies,
      lists.count,
      (frequency) => frequency <= most && isUseful(frequency, evidence),
    );
  }

  /** Adds a document's evidence to the sums of the rows that were added and have it too. */
  sum(document: number): void {
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    for (let at = this.#lists.from(document); at < to; at += 1) {
      const number = data[at] as number;
      if (this.#index.frequency(number) > 0) {
        this.#index.sum(number, this.#evidence.of(number), this.sums);
      }
    }
  }

  /**
   * Adds a document's evidence, `scale` times, to `sums` of the rows that have it too, and notes those that had none; all documents were
   * added.
   */
  accumulate(document: number, touched: RowSet, sums: Float64Array, scale: number): void {
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    this.#index.fetch(data, this.#lists.from(document), to);
    for (let at = this.#lists.from(document); at < to; at += 1) {
      const number = data[at] as number;
      const frequency = this.#index.frequency(number);
      if (frequency > 0) {
        this.#index.accumulate(number, this.#evidence.at(frequency) * scale, sums, touched);
      }
    }
  }

  add(document: number, row: number): void {
    const { data } = this.#lists;
    const to = this.#lists.to(document);
    for (let at = this.#lists.from(document); at < to; at += 1) this.#index.add(data[at] as number, row);
  }
}
