import type { Corpus } from './corpus.ts';
import { bitCount } from './covered-tokens.ts';
import { InvertedIndex, type RowSet } from './inverted-index.ts';
import type { WholeNumbers } from './number-lists.ts';
import { hashFrom } from './words.ts';

/** Fingerprints of a fragment that are looked up, spread evenly over it: so many tell one piece of code from another. */
const PROBES = 8;
/** A document has a fragment when it has this share of them: at its ends others may have been chosen. */
const HELD_SHARE = 0.8;
/** What all fragments together may look at; beyond it nobody is counted. */
const MOST_LOOKS = 100_000_000;

/** Counts the documents that have a piece of code. */
export class Holders {
  readonly #corpus: Corpus;
  readonly #k: number;
  readonly #index: InvertedIndex;
  readonly #frequencies: Uint32Array;
  readonly #counts: Int32Array;
  /** How many others were counted, by a hash of the probes: 52 bits, as fingerprints' own. */
  readonly #known = new Map<number, number>();
  /** Serial number of the last fragment that each fingerprint was seen in, and the distinct ones of the current one. */
  readonly #seenIn: Uint32Array;
  #fragments = 0;
  readonly #distinct: Uint32Array;
  readonly #probed: number[] = [];
  /** The documents of fingerprints that many have. */
  readonly #dense = new Map<number, RowSet>();
  #looks = 0;

  constructor(corpus: Corpus, frequencies: Uint32Array, k: number) {
    this.#corpus = corpus;
    this.#k = k;
    this.#frequencies = frequencies;
    this.#index = new InvertedIndex(frequencies, corpus.entries.length);
    this.#counts = new Int32Array(corpus.entries.length);
    this.#seenIn = new Uint32Array(frequencies.length);
    const { fingerprints } = corpus;
    let most = 0;
    for (let entry = 0; entry < corpus.entries.length; entry += 1) {
      for (let at = fingerprints.from(entry); at < fingerprints.to(entry); at += 1) {
        this.#index.add(fingerprints.data[at] as number, entry);
      }
      most = Math.max(most, fingerprints.to(entry) - fingerprints.from(entry));
    }
    this.#distinct = new Uint32Array(most);
  }

  /**
   * How many documents besides two have what stands in runs of an entry: triples of which the first is where the run begins and the
   * third how long it is, from `from` to `to`. Undefined where it cannot be told.
   */
  besidesTwo(entry: number, runs: Int32Array, from: number, to: number): number | undefined {
    const probes = this.#probes(entry, runs, from, to);
    if (probes.length === 0) return undefined;
    const key = keyOf(probes);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    for (const number of probes) this.#looks += this.#frequency(number);
    if (this.#looks > MOST_LOOKS) return undefined;
    const holders = this.#holders(probes, Math.ceil(probes.length * HELD_SHARE));
    const others = Math.max(0, holders - 2);
    this.#known.set(key, others);
    return others;
  }

  /** How many documents have at least `least` of some fingerprints. */
  #holders(probes: number[], least: number): number {
    this.#sortByFrequency(probes);
    if (this.#isDense(probes[0] as number)) {
      return enough(
        probes.map((number) => this.#documents(number).bits),
        least,
      );
    }
    // Who has enough of all has one of these.
    const rarest = probes.slice(0, probes.length - least + 1);
    const others = probes.slice(rarest.length);
    for (const number of rarest) this.#index.count(number, this.#counts);
    let holders = 0;
    for (const number of rarest) {
      holders += this.#index.take(number, this.#counts, (document, count) => {
        let have = count;
        for (let at = 0; have < least && at < others.length; at += 1) {
          if (have + others.length - at < least) return false;
          have += this.#has(others[at] as number, document) ? 1 : 0;
        }
        return have >= least;
      });
    }
    return holders;
  }

  /** They are a handful, of each of millions of fragments: the built-in sort would copy them first. */
  #sortByFrequency(probes: number[]): void {
    for (let at = 1; at < probes.length; at += 1) {
      const number = probes[at] as number;
      let to = at;
      while (to > 0 && this.#frequency(probes[to - 1] as number) > this.#frequency(number)) {
        probes[to] = probes[to - 1] as number;
        to -= 1;
      }
      probes[to] = number;
    }
  }

  #has(number: number, document: number): boolean {
    return this.#isDense(number) ? this.#documents(number).has(document) : this.#index.has(number, document);
  }

  /** Whether a bit for each document takes less than a list of those that have a fingerprint. */
  #isDense(number: number): boolean {
    return this.#frequency(number) * 32 >= this.#counts.length;
  }

  #documents(number: number): RowSet {
    let documents = this.#dense.get(number);
    if (documents === undefined) {
      documents = this.#index.documents(number, this.#counts.length);
      this.#dense.set(number, documents);
    }
    return documents;
  }

  #frequency(number: number): number {
    return this.#frequencies[number] as number;
  }

  /** Some of the distinct fingerprints that lie within the runs; valid until the next call. */
  #probes(entry: number, runs: Int32Array, from: number, to: number): number[] {
    const { positions, keys, from: first, to: last } = this.#corpus.anchors(entry);
    const distinct = this.#distinct;
    let count = 0;
    this.#fragments += 1;
    for (let run = from; run < to; run += 3) {
      const start = runs[run] as number;
      const end = start + (runs[run + 2] as number) - this.#k;
      for (
        let at = lowerBound(positions, start, first, last);
        at < last && (positions[at] as number) <= end;
        at += 1
      ) {
        const number = keys[at] as number;
        if (this.#seenIn[number] !== this.#fragments) {
          this.#seenIn[number] = this.#fragments;
          distinct[count] = number;
          count += 1;
        }
      }
    }
    const probes = this.#probed;
    probes.length = Math.min(count, PROBES);
    for (let probe = 0; probe < probes.length; probe += 1) {
      probes[probe] = distinct[Math.floor((probe * count) / probes.length)] as number;
    }
    return probes;
  }
}

/** How many bits are 1 in at least `least` of up to 15 sets: 32 are counted at once, in four binary places. */
function enough(sets: readonly Int32Array[], least: number): number {
  const words = sets[0]?.length ?? 0;
  let count = 0;
  for (let word = 0; word < words; word += 1) {
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let set = 0; set < sets.length; set += 1) {
      const bits = (sets[set] as Int32Array)[word] as number;
      const two = ones & bits;
      ones ^= bits;
      const four = twos & two;
      twos ^= two;
      eights ^= fours & four;
      fours ^= four;
    }
    let more = 0;
    let equal = -1;
    for (let place = 3; place >= 0; place -= 1) {
      const bits = place === 3 ? eights : place === 2 ? fours : place === 1 ? twos : ones;
      if (((least >>> place) & 1) === 1) {
        equal &= bits;
      } else {
        more |= equal & bits;
        equal &= ~bits;
      }
    }
    count += bitCount(more | equal);
  }
  return count;
}

/** One number for some fingerprints in their order: two lanes of FNV-1a's kind. */
function keyOf(numbers: readonly number[]): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b1;
  for (const number of numbers) {
    low = Math.imul(low ^ number, 0x9e3779b1);
    low ^= low >>> 15;
    high = Math.imul(high ^ number, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return hashFrom(low, high);
}

/** The first place from `low` on, before `high`, whose value is not less. */
function lowerBound(values: WholeNumbers, value: number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
