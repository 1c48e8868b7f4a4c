import { GramHashes, GramTable } from './fingerprints.ts';
import type { Fingerprints } from './fingerprinter.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';
import { union, type Wording } from './words.ts';

/** What of a document is starter code. */
export interface Covered {
  /** 1 for each token that is. */
  readonly tokens: Uint8Array;
  /** Words of the starter code, which are nobody's own; none where it was only detected. */
  readonly wording: Wording | undefined;
}

/** The k-grams of starter code, every one of them (no winnowing), so that each copy of k tokens is found. */
export class StarterCode {
  readonly #k: number;
  readonly #table = new GramTable();
  readonly #hashes = new GramHashes();
  #wording: Wording = { names: new Float64Array(0), strings: new Float64Array(0) };

  constructor(k: number) {
    this.#k = k;
  }

  add(tokens: Uint16Array, wording?: Wording): void {
    if (wording !== undefined) {
      this.#wording = {
        names: union(this.#wording.names, wording.names),
        strings: union(this.#wording.strings, wording.strings),
      };
    }
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k);
    for (let at = 0; at < hashes.length; at += 1) {
      if (hashes.valid[at] === 1) this.#table.add(hashes.low[at] as number, hashes.high[at] as number);
    }
  }

  get empty(): boolean {
    return this.#table.size === 0;
  }

  /** What of a document (its tokens, folded as those that were added) is this starter code. */
  in(tokens: Uint16Array): Covered {
    return { tokens: this.cover(tokens), wording: this.#wording };
  }

  /** 1 for each token that is part of starter code. */
  cover(tokens: Uint16Array): Uint8Array {
    const covered = new Uint8Array(tokens.length);
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k);
    let until = 0;
    for (let at = 0; at < hashes.length; at += 1) {
      if (
        hashes.valid[at] === 1 &&
        this.#table.find(hashes.low[at] as number, hashes.high[at] as number) >= 0
      ) {
        covered.fill(1, Math.max(at, until), at + this.#k);
        until = at + this.#k;
      }
    }
    return covered;
  }
}

/**
 * 1 for each token under a winnowed fingerprint for which `common` holds 1, in runs of at least `minimumRun` tokens: what
 * is shorter is an idiom that many write by themselves (a loop's head is a k-gram), not code that was handed out.
 */
export function coverCommon(
  length: number,
  fingerprints: Fingerprints,
  k: number,
  common: Uint8Array,
  minimumRun: number,
): Uint8Array {
  const covered = new Uint8Array(length);
  for (let at = 0; at < fingerprints.positions.length; at += 1) {
    if (common[fingerprints.keys[at] as number] === 1) {
      const from = fingerprints.positions[at] as number;
      covered.fill(1, from, from + k);
    }
  }
  let run = 0;
  for (let at = 0; at <= length; at += 1) {
    if (at < length && covered[at] === 1) {
      run += 1;
    } else {
      if (run < minimumRun) covered.fill(0, at - run, at);
      run = 0;
    }
  }
  return covered;
}

/** A copy of `tokens` in which covered tokens are separators, so that nothing matches on or across them. */
export function mask(tokens: Uint16Array, covered: Uint8Array): Uint16Array {
  return tokens.map((token, at) => (covered[at] === 1 ? SEPARATOR : token));
}
