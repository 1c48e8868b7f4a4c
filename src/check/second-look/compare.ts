import { appendTo, compareText } from '#base';
import type { FoundAs } from '#contract';
import type { Anchors, FileSpan, TokenDocument } from '#engine';
import {
  everyGram,
  Fingerprinter,
  fold,
  GivenCode,
  GramHashes,
  mask,
  NumberLists,
  PARAMETERS,
  Slab,
  StarterCode,
  Tiler,
} from '#engine';
import { type Found, type PairOverlap, told, unexplained } from './pair-overlap.ts';

interface SecondLookParameters {
  /** So many tokens have to be shared with one submission, by all that does not count together. */
  readonly sharedTokens: number;
  /** Shorter runs of equal tokens are what everybody writes, and a large library holds all of them. */
  readonly minimumRun: number;
  /** Code is common where more than this share of the submissions have it, whether it counts or not … */
  readonly commonShare: number;
  /** … in a class of at least so many. */
  readonly commonFrom: number;
}

/** What each was chosen on stands in `bench/README.md`. */
export const SECOND_LOOK: SecondLookParameters = {
  sharedTokens: PARAMETERS.minimumTokens,
  minimumRun: 20,
  commonShare: 0.5,
  commonFrom: PARAMETERS.commonFromSubmissions,
};

interface Counted {
  readonly owner: number;
  readonly files: readonly FileSpan[];
  readonly tokens: Uint16Array;
}

/** Code that counts, as it is compared with a file that does not. */
interface Prepared {
  /** Without what is common. */
  readonly tokens: Uint16Array;
  readonly anchors: Anchors;
}

/** So many tokens stay prepared, at ten bytes each: a class of usual size, and a bound for the largest. */
const MAX_PREPARED_TOKENS = 8_000_000;

interface Aside {
  readonly path: string;
  readonly as: FoundAs;
  readonly tokens: Uint16Array;
  /** Distinct numbers of fingerprints of code that counts. */
  readonly numbers: Uint32Array;
}

const { k, w } = PARAMETERS;
/** Fingerprints that a run of k-grams holds at least (winnowing: one in each window). */
const fingerprintsIn = (tokens: number): number => Math.max(1, Math.floor((tokens - k + 1) / w));

/**
 * Compares the files that do not count with the code that counts in *other* submissions, by the engine's tokens, its
 * fingerprints and its tiling. Files that do not count are never compared with each other, and what they hold of the code that
 * counts in their own submission accuses nobody.
 *
 * Order of calls: `starter`, `counted`, `aside` and `skipped`, `found`.
 */
export class SecondLook {
  readonly #parameters: SecondLookParameters;
  readonly #starter = new GivenCode(PARAMETERS);
  readonly #fingerprinter = new Fingerprinter(k, w);
  readonly #hashes = new GramHashes();
  /** Of the file that others are tiled against. */
  readonly #indexed = new GramHashes();
  readonly #counted: Counted[] = [];
  readonly #memory = new Slab();
  /** Numbers of the fingerprints of each of `#counted`: of no use where nothing is compared with them, see `#prints`. */
  readonly #numbers = new NumberLists();
  readonly #asides = new Map<number, Aside[]>();
  /** Of whom text was skipped last. */
  #own: { readonly owner: number; readonly mask: (tokens: Uint16Array) => Uint16Array } | undefined;
  /** Once for each content, however many hold it. */
  readonly #read = new Map<string, readonly Pick<Aside, 'tokens' | 'numbers'>[]>();
  /** All that take part with code that counts or does not; archives count for nothing here. */
  readonly #class = new Set<number>();

  constructor(parameters: SecondLookParameters = SECOND_LOOK) {
    this.#parameters = parameters;
  }

  /** Code that was handed out. */
  starter(document: TokenDocument): void {
    this.#starter.add(document);
  }

  /** Code in what was handed out. `tokens` are folded. */
  inStarter(tokens: Uint16Array): void {
    this.#starter.addRead(tokens);
  }

  /**
   * @param inClass a submission that is judged, not one that is only compared with
   * @returns its tokens without starter code, and which share of it that is, 0..1
   */
  counted(owner: number, document: TokenDocument, inClass: boolean) {
    const folded = fold(document.tokens);
    const own = this.#starter.without(document, folded);
    const code = this.#memory.copy(own);
    this.#counted.push({ owner, files: document.facts.files, tokens: code });
    if (inClass) this.#class.add(owner);
    const masked = own === folded ? 0 : folded.filter((token, at) => token !== own[at]).length;
    return { code, given: masked / Math.max(folded.length, 1) };
  }

  /**
   * @param content a name of the file's bytes
   * @param read its tokens, folded; asked once for each content
   */
  aside(
    owner: number,
    path: string,
    content: string,
    read: () => readonly Uint16Array[],
    as: FoundAs = 'aside',
  ): void {
    let known = this.#read.get(content);
    if (known === undefined) {
      known = read().flatMap((tokens) => this.#likely(this.withoutStarter(tokens)));
      this.#read.set(content, known);
    }
    this.#add(owner, path, as, known);
  }

  /**
   * Text of files that count which the engine read as no code.
   *
   * @param read its tokens, folded, by how it was read
   */
  skipped(owner: number, path: string, read: readonly Uint16Array[]): void {
    if (this.#own?.owner !== owner) this.#own = { owner, mask: this.#ownCode(owner) };
    const own = this.#own.mask;
    const left = read.flatMap((tokens) => this.#likely(own(this.withoutStarter(tokens))));
    this.#add(owner, path, 'skipped', left);
  }

  /** Nothing, where tokens have too little in common with what counts. */
  #likely(tokens: Uint16Array): readonly Pick<Aside, 'tokens' | 'numbers'>[] {
    const numbers = this.#known(tokens);
    return numbers.length < fingerprintsIn(this.#parameters.minimumRun) ? [] : [{ tokens, numbers }];
  }

  #add(owner: number, path: string, as: FoundAs, read: readonly Pick<Aside, 'tokens' | 'numbers'>[]): void {
    this.#class.add(owner);
    if (read.length === 0) return;
    const files = this.#asides.get(owner) ?? [];
    files.push(...read.map((one) => ({ ...one, path, as })));
    this.#asides.set(owner, files);
  }

  /**
   * The largest overlap of what does not count with each other submission: by file, or, where each is small and all of them together
   * are not, once for all.
   */
  *found(): Generator<Found> {
    if (this.#asides.size === 0) return;
    const common = this.#common();
    const index = new Map<number, number[]>();
    for (let at = 0; at < this.#counted.length; at += 1) {
      for (const number of this.#numbersOf(at)) {
        if (common[number] !== 1) appendTo(index, number, at);
      }
    }
    const tiler = new Tiler(this.#parameters.minimumRun);
    const prepared = this.#preparing(common);
    for (const [owner, files] of this.#asides) {
      const shared = files.map(({ numbers }) => sharedWith(numbers, index));
      const sums = new Map<number, number>();
      for (const one of shared) for (const [at, count] of one) sums.set(at, (sums.get(at) ?? 0) + count);
      const likely = new Set<number>();
      for (const [at, sum] of sums) {
        if (this.#counted[at]?.owner !== owner && sum >= this.#leastFingerprints) likely.add(at);
      }
      if (likely.size === 0) continue;
      const own = this.#ownCode(owner);
      const overlaps = new Map<number, PairOverlap>();
      for (const [place, file] of files.entries()) {
        const least = fingerprintsIn(this.#parameters.minimumRun);
        const others = [...(shared[place] as ReadonlyMap<number, number>)].filter(
          ([at, count]) => likely.has(at) && count >= least,
        );
        if (others.length === 0) continue;
        const rest = this.#withoutCommon(file.tokens, common);
        const tokens = file.as === 'skipped' ? rest : own(rest);
        tiler.index(tokens, everyGram(tokens, k));
        this.#indexed.compute(tokens, k);
        for (const [at] of others) {
          const pair = overlaps.get(at) ?? { seen: new Set(), tokens: 0, files: [] };
          overlaps.set(at, pair);
          const overlap = this.#overlap(tiler, at, prepared(at), pair);
          if (overlap !== null) pair.files.push({ owner, path: file.path, as: file.as, ...overlap });
        }
      }
      for (const pair of unexplained([...overlaps.values()], this.#parameters.sharedTokens)) {
        yield* told(pair, this.#parameters.sharedTokens);
      }
    }
  }

  /**
   * Takes out of a file that does not count what counts in the same submission: it was compared with everybody there. A copy
   * that a tool made of one's own code (a checkpoint, a build) adds nothing to that, and what only the copy holds stays.
   */
  #ownCode(owner: number): (tokens: Uint16Array) => Uint16Array {
    let own: StarterCode | undefined;
    return (tokens) => {
      if (own === undefined) {
        // Shorter pieces of it anywhere in the own code hide nothing.
        own = new StarterCode(this.#parameters.minimumRun);
        for (const one of this.#counted) if (one.owner === owner) own.add(one.tokens);
      }
      return own.empty ? tokens : mask(tokens, own.cover(tokens));
    };
  }

  /** Runs have at least this many fingerprints together, or there is no need to look for them. */
  get #leastFingerprints(): number {
    const { sharedTokens, minimumRun } = this.#parameters;
    return Math.floor(sharedTokens / minimumRun) * fingerprintsIn(minimumRun);
  }

  /** @param tokens folded */
  withoutStarter(tokens: Uint16Array): Uint16Array {
    return this.#starter.withoutRead(tokens);
  }

  /** The fingerprints of all that counts. */
  #prints(): Fingerprinter['table'] {
    for (const { tokens } of this.#counted.slice(this.#numbers.count)) {
      this.#numbers.add(this.#fingerprinter.of(tokens).numbers);
    }
    return this.#fingerprinter.table;
  }

  #numbersOf(counted: number): Iterable<number> {
    return this.#numbers.data.subarray(this.#numbers.from(counted), this.#numbers.to(counted));
  }

  /** The distinct fingerprints of code that counts that are in these tokens: of all their k-grams, without winnowing. */
  #known(tokens: Uint16Array): Uint32Array {
    const hashes = this.#hashes;
    const prints = this.#prints();
    hashes.compute(tokens, k);
    const numbers = new Set<number>();
    for (let at = 0; at < hashes.length; at += 1) {
      if (hashes.valid[at] !== 1) continue;
      const number = prints.find(hashes.low[at] as number, hashes.high[at] as number);
      if (number >= 0) numbers.add(number);
    }
    return Uint32Array.from(numbers);
  }

  /** 1 for each fingerprint that most of the class have, in code that counts or in code that does not. */
  #common(): Uint8Array {
    const { commonShare, commonFrom } = this.#parameters;
    const size = this.#fingerprinter.table.size;
    const common = new Uint8Array(size);
    if (this.#class.size < commonFrom) return common;
    const frequencies = new Uint32Array(size);
    const seenIn = new Int32Array(size).fill(-1);
    const countedOf = Map.groupBy(this.#counted.keys(), (at) => this.#counted[at]?.owner);
    for (const owner of this.#class) {
      const all = [
        ...(countedOf.get(owner) ?? []).map((at) => this.#numbersOf(at)),
        ...(this.#asides.get(owner) ?? []).map(({ numbers }) => numbers),
      ];
      for (const numbers of all) {
        for (const number of numbers) {
          if (seenIn[number] === owner) continue;
          seenIn[number] = owner;
          frequencies[number] = (frequencies[number] as number) + 1;
        }
      }
    }
    for (let number = 0; number < size; number += 1) {
      common[number] = (frequencies[number] as number) > commonShare * this.#class.size ? 1 : 0;
    }
    return common;
  }

  #withoutCommon(tokens: Uint16Array, common: Uint8Array): Uint16Array {
    const hashes = this.#hashes;
    hashes.compute(tokens, k);
    const covered = new Uint8Array(tokens.length);
    for (let at = 0; at < hashes.length; at += 1) {
      if (hashes.valid[at] !== 1) continue;
      const number = this.#fingerprinter.table.find(hashes.low[at] as number, hashes.high[at] as number);
      if (number >= 0 && common[number] === 1) covered.fill(1, at, at + k);
    }
    return mask(tokens, covered);
  }

  /** Prepares each submission once: every file that shares fingerprints with it is compared with the same. */
  #preparing(common: Uint8Array): (counted: number) => Prepared {
    const kept = new Map<number, Prepared>();
    let size = 0;
    return (counted) => {
      const known = kept.get(counted);
      if (known !== undefined) return known;
      const tokens = this.#withoutCommon((this.#counted[counted] as Counted).tokens, common);
      const fresh = { tokens, anchors: everyGram(tokens, k) };
      size += tokens.length;
      for (const [oldest, one] of kept) {
        if (size <= MAX_PREPARED_TOKENS) break;
        kept.delete(oldest);
        size -= one.tokens.length;
      }
      kept.set(counted, fresh);
      return fresh;
    };
  }

  /**
   * What a submission shares with the indexed file, in all its files, and the one of them that shares most. What repeats itself (tables,
   * data) counts once, in the file and in the pair.
   */
  #overlap(
    tiler: Tiler,
    counted: number,
    { tokens, anchors }: Prepared,
    pair: PairOverlap,
  ): Omit<Found, 'owner' | 'path' | 'as'> | null {
    const { owner, files } = this.#counted[counted] as Counted;
    const tiles = tiler.tile(tokens, anchors);
    const seen = new Set<number>();
    const shared = new Map<string, number>();
    let sum = 0;
    for (let tile = 0; tile < tiles.count; tile += 1) {
      const from = tiles.a[tile] as number;
      const length = tiles.length[tile] as number;
      let [fresh, freshInPair] = [0, 0];
      for (let at = from; at <= from + length - k; at += 1) {
        const gram = this.#indexed.low[at] as number;
        if (!pair.seen.has(gram)) freshInPair += 1;
        pair.seen.add(gram);
        if (!seen.has(gram)) fresh += 1;
        seen.add(gram);
      }
      if (freshInPair > 0) pair.tokens += freshInPair + k - 1;
      if (fresh === 0) continue;
      const position = tiles.b[tile] as number;
      const file = files.find((one) => one.from <= position && position < one.to);
      if (file === undefined) continue;
      sum += fresh + k - 1;
      shared.set(file.path, (shared.get(file.path) ?? 0) + fresh + k - 1);
    }
    const [best] = [...shared].toSorted(([a, x], [b, y]) => y - x || compareText(a, b));
    return best === undefined ? null : { other: owner, otherPath: best[0], tokens: sum };
  }
}

/** How many of these fingerprints each submission has. */
function sharedWith(
  numbers: Uint32Array,
  index: ReadonlyMap<number, readonly number[]>,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const number of numbers) {
    for (const at of index.get(number) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
  }
  return shared;
}
