import { InvertedIndex, frequenciesOf, rarity, sumOver } from './index.ts';

/**
 * How alike documents are by the numbers they share (k-grams, names, strings): a cosine in which each number counts a
 * power of its rarity, so that what two of many share says most.
 *
 * `doubt` is added to the denominator: sharing all of very little is weak evidence.
 */
export class Likeness {
  readonly frequencies: Uint32Array;
  /** What sharing each number is evidence for. */
  readonly evidence: Float64Array;
  readonly doubt: number;
  readonly #documents: readonly Uint32Array[];
  readonly #norms: Float64Array;
  readonly #holder: Uint32Array;
  #holds = 0;
  #held = 0;

  /** `documents` are the distinct numbers of each, below `count`. */
  constructor(documents: readonly Uint32Array[], count: number, power: number, doubt: number) {
    this.#documents = documents;
    this.doubt = doubt;
    this.frequencies = frequenciesOf(documents, count);
    const byFrequency = Float64Array.from({ length: documents.length + 1 }, (_, frequency) =>
      frequency === 0 ? 0 : rarity(frequency, documents.length) ** power,
    );
    this.evidence = Float64Array.from(this.frequencies, (frequency) => byFrequency[frequency] as number);
    this.#norms = Float64Array.from(documents, (numbers) => Math.sqrt(sumOver(numbers, this.evidence)));
    this.#holder = new Uint32Array(count);
  }

  /** The first document of the next calls of `with`. */
  hold(document: number): void {
    this.#held = document;
    this.#holds += 1;
    for (const number of this.#documents[document] as Uint32Array) {
      this.#holder[number] = this.#holds;
    }
  }

  /** The likeness of the held document with another, 0..1. */
  with(document: number): number {
    const numbers = this.#documents[document] as Uint32Array;
    let common = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] as number;
      if (this.#holder[number] === this.#holds) {
        common += this.evidence[number] as number;
      }
    }
    return this.of(common, this.#held, document);
  }

  /** The likeness of two documents from what they have in common. */
  of(common: number, one: number, other: number): number {
    return common === 0
      ? 0
      : common / ((this.#norms[one] as number) * (this.#norms[other] as number) + this.doubt);
  }

  /** Finds what a row of documents has in common with those added before it, by what is rare enough to say something. */
  rows(order: Int32Array): LikenessRows {
    return new LikenessRows(this, this.#documents, order);
  }
}

/** Evidence below this is left out when partners are looked for: what a sixteenth of a large class shares. */
const LEAST_EVIDENCE = 0.02;

/** Sums of common evidence of one row of documents after the other. */
export class LikenessRows {
  /** What the current row has in common with each row before it; to be set to 0 by who reads it. */
  readonly sums: Float64Array;
  readonly #likeness: Likeness;
  readonly #documents: readonly Uint32Array[];
  readonly #order: Int32Array;
  readonly #index: InvertedIndex;

  constructor(likeness: Likeness, documents: readonly Uint32Array[], order: Int32Array) {
    this.#likeness = likeness;
    this.#documents = documents;
    this.#order = order;
    this.sums = new Float64Array(order.length);
    this.#index = new InvertedIndex(
      likeness.frequencies.map((frequency, number) => (this.#says(number) ? frequency : 0)),
    );
  }

  accumulate(row: number): void {
    const { evidence } = this.#likeness;
    const { sums } = this;
    for (const number of this.#documents[this.#order[row] as number] as Uint32Array) {
      if (this.#says(number)) {
        this.#index.accumulate(number, evidence[number] as number, sums);
      }
    }
  }

  add(row: number): void {
    for (const number of this.#documents[this.#order[row] as number] as Uint32Array) {
      if (this.#says(number)) {
        this.#index.add(number, row);
      }
    }
  }

  #says(number: number): boolean {
    // Numbers of one document alone are met by nobody.
    return (
      (this.#likeness.evidence[number] as number) >= LEAST_EVIDENCE &&
      (this.#likeness.frequencies[number] as number) > 1
    );
  }
}
