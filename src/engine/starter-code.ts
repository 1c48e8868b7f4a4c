import { GramHashes, GramTable } from './fingerprints.ts';
import type { Fingerprints } from './fingerprinter.ts';
import { fold } from './normalise.ts';
import type { EngineParameters } from './parameters.ts';
import type { TokenDocument } from './read-document.ts';
import { SEPARATOR } from './tokenizers/vocabulary.ts';
import { union, type Wording } from './words.ts';

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

  constructor(k: number) {
    this.#k = k;
  }

  /** @param spelled how each token is written, where that tells them apart */
  add(tokens: Uint16Array, spelled?: Uint16Array): void {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k, spelled);
    for (let at = 0; at < hashes.length; at += 1) {
      if (hashes.valid[at] === 1) this.#table.add(hashes.low[at] as number, hashes.high[at] as number);
    }
  }

  get empty(): boolean {
    return this.#table.size === 0;
  }

  /** 1 for each token that is part of starter code, whose tokens were added in the same form. */
  cover(tokens: Uint16Array, spelled?: Uint16Array): Uint8Array {
    return this.coverMore(new Uint8Array(tokens.length), tokens, spelled);
  }

  /** `covered`, with those that are part of this starter code. */
  coverMore(covered: Uint8Array, tokens: Uint16Array, spelled?: Uint16Array): Uint8Array {
    const hashes = this.#hashes;
    hashes.compute(tokens, this.#k, spelled);
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

/** A document as starter code is looked for in it. */
type Given = Pick<TokenDocument, 'tokens' | 'spelled' | 'wording'>;

type GivenParameters = Pick<EngineParameters, 'k' | 'commonRun' | 'givenTokens' | 'givenGrowth'>;

/**
 * Starter code that was given, in whole documents: runs of `k` tokens that are written as there, and longer ones whatever their names are.
 *
 * A large program has runs of `k` like nearly everything that anybody writes: by their structure alone a student's own work would be
 * starter code, too. What is small has hardly any by chance, so that what is like it comes from there: a skeleton, a piece that people
 * call common. So how long a run has to be grows with how much was given.
 */
export class GivenCode {
  readonly #parameters: GivenParameters;
  readonly #written: StarterCode;
  /** Folded. */
  readonly #documents: Uint16Array[] = [];
  readonly #texts: Uint16Array[] = [];
  /** By structure, for each length of a run; undefined until all of it is there. */
  #alike: readonly StarterCode[] | undefined;
  #wording: Wording = { names: new Float64Array(0), strings: new Float64Array(0) };

  constructor(parameters: GivenParameters) {
    this.#parameters = parameters;
    this.#written = new StarterCode(parameters.k);
  }

  add({ tokens, spelled, wording }: Given): void {
    this.#wording = {
      names: union(this.#wording.names, wording.names),
      strings: union(this.#wording.strings, wording.strings),
    };
    this.#written.add(tokens, spelled);
    this.#documents.push(fold(tokens));
    this.#alike = undefined;
  }

  /** Adds tokens (folded) of which nobody knows how they are written. */
  addRead(tokens: Uint16Array): void {
    this.#texts.push(tokens);
    this.#alike = undefined;
  }

  get empty(): boolean {
    return this.#written.empty && this.#byStructure().every(({ empty }) => empty);
  }

  /** What of a document is this starter code. */
  in(document: Given): Covered {
    return { tokens: this.#cover(document, fold(document.tokens)), wording: this.#wording };
  }

  /** `folded` tokens of a document, without this starter code: themselves where none was given. */
  without(document: Omit<Given, 'wording'>, folded: Uint16Array): Uint16Array {
    return this.empty ? folded : mask(folded, this.#cover(document, folded));
  }

  /** The same of tokens (folded) of which nobody knows how they are written. */
  withoutRead(folded: Uint16Array): Uint16Array {
    return this.empty ? folded : mask(folded, this.#coverMore(new Uint8Array(folded.length), folded));
  }

  #cover({ tokens, spelled }: Omit<Given, 'wording'>, folded: Uint16Array): Uint8Array {
    return this.#coverMore(this.#written.cover(tokens, spelled), folded);
  }

  #coverMore(covered: Uint8Array, folded: Uint16Array): Uint8Array {
    for (const one of this.#byStructure()) one.coverMore(covered, folded);
    return covered;
  }

  #byStructure(): readonly StarterCode[] {
    this.#alike ??= this.#readByStructure();
    return this.#alike;
  }

  #readByStructure(): readonly StarterCode[] {
    const { commonRun } = this.#parameters;
    const byRun = new Map<number, StarterCode>();
    const add = (run: number, tokens: Uint16Array): void => {
      const one = byRun.get(run) ?? new StarterCode(run);
      byRun.set(run, one);
      one.add(tokens);
    };
    // Many small documents have as much by chance as a large one: each counts with all that are no larger.
    let given = 0;
    const bySize = Map.groupBy(this.#documents, ({ length }) => length);
    for (const [length, equal] of [...bySize].toSorted(([x], [y]) => x - y)) {
      given += length * equal.length;
      for (const tokens of equal) add(this.#runIn(given), tokens);
    }
    for (const tokens of this.#texts) add(commonRun, tokens);
    return [...byRun.values()];
  }

  /** Tokens that a run of so much given code has at least. */
  #runIn(given: number): number {
    const { k, commonRun, givenTokens, givenGrowth } = this.#parameters;
    let run = k;
    for (let size = given; size > givenTokens && run < commonRun; size /= 2) run += givenGrowth;
    return Math.min(run, commonRun);
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
