import {
  type BlindReading,
  frequenciesOf,
  InvertedIndex,
  NumberLists,
  PARAMETERS,
  rarity,
  RowSet,
} from '#engine';

/** So many of a submission's likeliest partners are looked at closely. */
const PARTNERS = 3;

export interface CommonFrom {
  /** Code is common where more than this share of a class of at least `commonFrom` have it. */
  readonly commonShare: number;
  readonly commonFrom: number;
}

/** Finds quickly who may have most of a program, by numbers that stand for its parts. */
export class LikelyPairs {
  readonly #numbersOf: (stream: Uint16Array) => Uint32Array;
  readonly #end: () => number;
  readonly #likely: number;
  /** What each submission holds, and what of its code is looked for in others. */
  readonly #held = new NumberLists();
  readonly #wanted = new NumberLists();
  readonly #numbers = new Numbers();

  /**
   * @param numbersOf of what is compared of a text
   * @param end all numbers are below it
   * @param likely the share of what is rare in a program that others have to have
   */
  constructor(numbersOf: (stream: Uint16Array) => Uint32Array, end: () => number, likely: number) {
    this.#numbersOf = numbersOf;
    this.#end = end;
    this.#likely = likely;
  }

  /** The next submission. */
  add(readings: readonly BlindReading[]): void {
    const own = this.#numbers;
    own.start();
    for (const { code } of readings) own.add(this.#numbersOf(code));
    this.#wanted.add(own.all);
    for (const { all, code } of readings) if (all !== code) own.add(this.#numbersOf(all));
    this.#held.add(own.all);
  }

  /** 1 for each number that most of a class have. */
  common({ commonShare, commonFrom }: CommonFrom): Uint8Array {
    const frequencies = frequenciesOf(this.#held, this.#end());
    const { count } = this.#held;
    const common = new Uint8Array(frequencies.length);
    if (count < commonFrom) return common;
    for (let number = 0; number < common.length; number += 1) {
      if ((frequencies[number] as number) > commonShare * count) common[number] = 1;
    }
    return common;
  }

  /** For each submission the others that have most of what is rare in its code, by their places. */
  *pairs(mayPair: (at: number, other: number) => boolean): Generator<readonly [number, number]> {
    const wanted = this.#wanted;
    const frequencies = frequenciesOf(this.#held, this.#end());
    const index = this.#index(frequencies);
    const weights = Float64Array.from({ length: PARAMETERS.mostHolders + 1 }, (_, frequency) =>
      rarity(frequency, wanted.count),
    );
    const sums = new Float64Array(wanted.count);
    const touched = new RowSet(wanted.count);
    for (let at = 0; at < wanted.count; at += 1) {
      let most = 0;
      for (let place = wanted.from(at); place < wanted.to(at); place += 1) {
        const number = wanted.data[place] as number;
        const frequency = frequencies[number] as number;
        if (frequency > PARAMETERS.mostHolders) continue;
        const weight = weights[frequency] as number;
        most += weight;
        if (isTelling(frequency)) index.accumulate(number, weight, sums, touched);
      }
      const partners: (readonly [other: number, sum: number])[] = [];
      touched.take((other) => {
        const sum = sums[other] as number;
        sums[other] = 0;
        if (sum >= this.#likely * most && other !== at && mayPair(at, other)) partners.push([other, sum]);
      });
      partners.sort(([, a], [, b]) => b - a);
      for (const [other] of partners.slice(0, PARTNERS)) yield [at, other];
    }
  }

  #index(frequencies: Uint32Array): InvertedIndex {
    const held = this.#held;
    const index = new InvertedIndex(frequencies, held.count, isTelling);
    for (let at = 0; at < held.count; at += 1) {
      for (let place = held.from(at); place < held.to(at); place += 1) {
        index.add(held.data[place] as number, at);
      }
    }
    return index;
  }
}

/** What one submission alone has says nothing of two, and what very many have next to nothing. */
function isTelling(frequency: number): boolean {
  return frequency > 1 && frequency <= PARAMETERS.mostHolders;
}

/** Distinct numbers. */
class Numbers {
  /** The serial number of the list that each was added to last. */
  #addedTo = new Uint32Array(1 << 16);
  #list = new Uint32Array(1 << 12);
  #lists = 0;
  #count = 0;

  /** An empty list. */
  start(): void {
    this.#lists += 1;
    this.#count = 0;
  }

  add(numbers: Uint32Array): void {
    if (this.#list.length < this.#count + numbers.length) {
      const larger = new Uint32Array((this.#count + numbers.length) * 2);
      larger.set(this.#list);
      this.#list = larger;
    }
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] as number;
      if (number >= this.#addedTo.length) {
        const larger = new Uint32Array(number * 2);
        larger.set(this.#addedTo);
        this.#addedTo = larger;
      }
      if (this.#addedTo[number] === this.#lists) continue;
      this.#addedTo[number] = this.#lists;
      this.#list[this.#count] = number;
      this.#count += 1;
    }
  }

  /** Until the next is added. */
  get all(): Uint32Array {
    return this.#list.subarray(0, this.#count);
  }
}
