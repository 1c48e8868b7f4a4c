import type { Corpus, CorpusEntry } from './corpus.ts';
import type { ValuesByFrequency } from './inverted-index.ts';
import { Slab } from './slab.ts';
import type { Anchors } from './tiling.ts';

/** Numbers that are kept, 4 bytes each: all of a class of some thousand programs, a part of a larger one. */
const MOST_KEPT = 1 << 24;

/**
 * Running sums of each token's weight, of one document after the other: the square of the rarity of the rarest fingerprint over it.
 * Those that were made last are kept; others are made again, with the same numbers.
 */
export class TokenWeights {
  readonly #corpus: Corpus;
  readonly #rarities: Pick<ValuesByFrequency, 'of'>;
  readonly #k: number;
  readonly #most: number;
  /** By entry. */
  readonly #kept: (Float32Array | undefined)[];
  /** Entries in the order in which theirs were made, from the oldest that is kept on. */
  readonly #made: number[] = [];
  #oldest = 0;
  readonly #memory = new Slab();
  #size = 0;

  constructor(corpus: Corpus, rarities: Pick<ValuesByFrequency, 'of'>, k: number, most = MOST_KEPT) {
    this.#corpus = corpus;
    this.#rarities = rarities;
    this.#k = k;
    this.#most = most;
    this.#kept = corpus.entries.map(() => undefined);
  }

  /** Those of an entry: one more than it has tokens. */
  of(at: number): Float32Array {
    const known = this.#kept[at];
    if (known !== undefined) return known;
    const { tokens } = this.#corpus.entries[at] as CorpusEntry;
    const sums = weightSums(tokens.length, this.#corpus.anchors(at), this.#rarities, this.#k);
    this.#size += sums.length;
    while (this.#size > this.#most && this.#oldest < this.#made.length) {
      const oldest = this.#made[this.#oldest] as number;
      this.#size -= this.#kept[oldest]?.length ?? 0;
      this.#kept[oldest] = undefined;
      this.#oldest += 1;
    }
    const kept = this.#memory.copy(sums);
    this.#kept[at] = kept;
    this.#made.push(at);
    return kept;
  }
}

function weightSums(
  length: number,
  { positions, keys, from: first, to }: Anchors,
  rarities: Pick<ValuesByFrequency, 'of'>,
  k: number,
): Float32Array {
  const sums = new Float32Array(length + 1);
  for (let at = first; at < to; at += 1) {
    const weight = rarities.of(keys[at] as number);
    const from = positions[at] as number;
    for (let token = from; token < from + k; token += 1) {
      if ((sums[token + 1] as number) < weight) sums[token + 1] = weight;
    }
  }
  let sum = 0;
  for (let at = 1; at < sums.length; at += 1) {
    const weight = sums[at] as number;
    sum += weight * weight;
    sums[at] = sum;
  }
  return sums;
}
