import type { Corpus } from './corpus.ts';
import { InvertedIndex } from './inverted-index.ts';

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
  readonly #seen: Float64Array;
  readonly #known = new Map<string, number>();
  #looks = 0;

  constructor(corpus: Corpus, frequencies: Uint32Array, k: number) {
    this.#corpus = corpus;
    this.#k = k;
    this.#frequencies = frequencies;
    this.#index = new InvertedIndex(frequencies);
    this.#seen = new Float64Array(corpus.entries.length);
    const { fingerprints } = corpus;
    for (let entry = 0; entry < corpus.entries.length; entry += 1) {
      for (let at = fingerprints.from(entry); at < fingerprints.to(entry); at += 1) {
        this.#index.add(fingerprints.data[at] as number, entry);
      }
    }
  }

  /**
   * How many documents besides two have what stands in runs of an entry: triples of which the first is where the run begins and the
   * third how long it is, from `from` to `to`. Undefined where it cannot be told.
   */
  besidesTwo(entry: number, runs: Int32Array, from: number, to: number): number | undefined {
    const probes = this.#probes(entry, runs, from, to);
    if (probes.length === 0) return undefined;
    const key = probes.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    for (const number of probes) this.#looks += this.#frequencies[number] as number;
    if (this.#looks > MOST_LOOKS) return undefined;
    this.#seen.fill(0);
    for (const number of probes) this.#index.accumulate(number, 1, this.#seen);
    const least = Math.ceil(probes.length * HELD_SHARE);
    let holders = 0;
    for (const seen of this.#seen) holders += seen >= least ? 1 : 0;
    const others = Math.max(0, holders - 2);
    this.#known.set(key, others);
    return others;
  }

  /** Some of the distinct fingerprints that lie within the runs. */
  #probes(entry: number, runs: Int32Array, from: number, to: number): readonly number[] {
    const { positions, keys, from: first, to: last } = this.#corpus.anchors(entry);
    const found = new Set<number>();
    for (let run = from; run < to; run += 3) {
      const start = runs[run] as number;
      const end = start + (runs[run + 2] as number) - this.#k;
      for (
        let at = lowerBound(positions, start, first, last);
        at < last && (positions[at] as number) <= end;
        at += 1
      ) {
        found.add(keys[at] as number);
      }
    }
    const all = [...found];
    return all.length <= PROBES
      ? all
      : Array.from(
          { length: PROBES },
          (_, probe) => all[Math.floor((probe * all.length) / PROBES)] as number,
        );
  }
}

/** The first place from `low` on, before `high`, whose value is not less. */
function lowerBound(values: Uint32Array, value: number, low: number, high: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] as number) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
