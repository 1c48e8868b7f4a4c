import type { AnalysisResult, Fragment, PairResult } from '#engine';
import type { WebResult } from '../web/web-result.ts';

/**
 * Pairs in columns: number n of each is of pair n. Plain data whose memory is handed from one thread to another: a class has
 * hundreds of thousands of them, which would else be copied twice and lie in three heaps as objects.
 */
export interface PackedPairs {
  readonly a: Int32Array<ArrayBuffer>;
  readonly b: Int32Array<ArrayBuffer>;
  readonly similarity: Float64Array<ArrayBuffer>;
  readonly matchedSimilarity: Float64Array<ArrayBuffer>;
  /** NaN: none. */
  readonly total: Float64Array<ArrayBuffer>;
  /** NaN: none. */
  readonly suspicion: Float64Array<ArrayBuffer>;
  readonly longestFragment: Int32Array<ArrayBuffer>;
  readonly overlap: Int32Array<ArrayBuffer>;
  readonly standsOut: Uint8Array<ArrayBuffer>;
  /** Place of each pair's first fragment, and at last the number of all. */
  readonly firstFragment: Int32Array<ArrayBuffer>;
  /** `FIELDS` numbers each. */
  readonly fragments: Int32Array<ArrayBuffer>;
  /** Names of files, which fragments give by their places. */
  readonly files: readonly string[];
}

/** What the engine found, its pairs in columns. */
export type PackedAnalysis = Omit<AnalysisResult, 'pairs'> & {
  readonly pairs: PackedPairs;
  /** What was found on the web; absent: it was not searched. */
  readonly web?: WebResult;
};

/** Of a fragment: file, first and last line, the other file, its lines, tokens, others that share it (-1: nobody counted). */
const FIELDS = 8;
const NOT_COUNTED = -1;

/** Puts the pairs of a result into columns. */
export function packed({ pairs, ...rest }: AnalysisResult): PackedAnalysis {
  const places = new Map<string, number>();
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const firstFragment = new Int32Array(pairs.length + 1);
  for (const [at, pair] of pairs.entries()) {
    firstFragment[at + 1] = (firstFragment[at] as number) + pair.fragments.length;
  }
  const fragments = new Int32Array((firstFragment[pairs.length] as number) * FIELDS);
  let next = 0;
  for (const pair of pairs) {
    for (const one of pair.fragments) {
      fragments[next] = placeOf(one.file);
      fragments[next + 1] = one.lineStart;
      fragments[next + 2] = one.lineEnd;
      fragments[next + 3] = placeOf(one.matchedFile);
      fragments[next + 4] = one.matchedLineStart;
      fragments[next + 5] = one.matchedLineEnd;
      fragments[next + 6] = one.tokens;
      fragments[next + 7] = one.sharedBy ?? NOT_COUNTED;
      next += FIELDS;
    }
  }
  const column = <Column extends { [at: number]: number }>(
    made: Column,
    numberOf: (pair: PairResult) => number,
  ): Column => {
    for (let at = 0; at < pairs.length; at += 1) made[at] = numberOf(pairs[at] as PairResult);
    return made;
  };
  const ints = (numberOf: (pair: PairResult) => number): Int32Array<ArrayBuffer> =>
    column(new Int32Array(pairs.length), numberOf);
  const floats = (numberOf: (pair: PairResult) => number): Float64Array<ArrayBuffer> =>
    column(new Float64Array(pairs.length), numberOf);
  return {
    ...rest,
    pairs: {
      a: ints((pair) => pair.a),
      b: ints((pair) => pair.b),
      similarity: floats((pair) => pair.similarity),
      matchedSimilarity: floats((pair) => pair.matchedSimilarity),
      total: floats((pair) => pair.total ?? Number.NaN),
      suspicion: floats((pair) => pair.suspicion ?? Number.NaN),
      longestFragment: ints((pair) => pair.longestFragment),
      overlap: ints((pair) => pair.overlap),
      standsOut: column(new Uint8Array(pairs.length), (pair) => (pair.standsOut === true ? 1 : 0)),
      firstFragment,
      fragments,
      files: [...places.keys()],
    },
  };
}

/** The same as the engine gave it. */
export function unpacked({ pairs, ...rest }: PackedAnalysis): AnalysisResult {
  const table = new PairTable(pairs);
  return {
    ...rest,
    pairs: Array.from({ length: table.length }, (_, at) => {
      const { place, ...pair } = table.at(at);
      return { ...pair, fragments: table.fragments(place) };
    }),
  };
}

/** What may be handed over with columns, and is gone here then. */
export function buffersOf({ pairs }: PackedAnalysis): readonly ArrayBuffer[] {
  const { files: _files, ...columns } = pairs;
  return Object.values(columns).map(({ buffer }) => buffer);
}

/** A pair without its fragments. */
export type PairRow = Omit<PairResult, 'fragments'> & {
  /** In the order of the result. */
  readonly place: number;
};

/** Reads pairs out of their columns, one by one. */
export class PairTable {
  readonly length: number;
  readonly #columns: PackedPairs;

  constructor(columns: PackedPairs) {
    this.#columns = columns;
    this.length = columns.a.length;
  }

  at(place: number): PairRow {
    const columns = this.#columns;
    const total = columns.total[place] as number;
    const suspicion = columns.suspicion[place] as number;
    const row = {
      place,
      a: columns.a[place] as number,
      b: columns.b[place] as number,
      similarity: columns.similarity[place] as number,
      matchedSimilarity: columns.matchedSimilarity[place] as number,
      total: Number.isNaN(total) ? null : total,
      suspicion: Number.isNaN(suspicion) ? null : suspicion,
      longestFragment: columns.longestFragment[place] as number,
      overlap: columns.overlap[place] as number,
    };
    return columns.standsOut[place] === 1 ? { ...row, standsOut: true } : row;
  }

  /** Whose pair it is. */
  ends(place: number): Pick<PairRow, 'a' | 'b'> {
    const { a, b } = this.#columns;
    return { a: a[place] as number, b: b[place] as number };
  }

  /** How many fragments all pairs before this one have. */
  fragmentsBefore(place: number): number {
    return this.#columns.firstFragment[place] as number;
  }

  fragmentCount(place: number): number {
    return this.fragmentsBefore(place + 1) - this.fragmentsBefore(place);
  }

  /** Fragments of a pair as `a` sees them, or as `b` does. */
  fragments(place: number, isMirrored = false): readonly Fragment[] {
    const fragments: Fragment[] = [];
    const end = this.fragmentsBefore(place + 1);
    for (let at = this.fragmentsBefore(place); at < end; at += 1) {
      fragments.push(this.#fragment(at * FIELDS, isMirrored ? 3 : 0));
    }
    return fragments;
  }

  /** @param own where the side that sees it lies among its fields */
  #fragment(from: number, own: 0 | 3): Fragment {
    const { fragments, files } = this.#columns;
    const [here, there, sharedBy] = [from + own, from + 3 - own, fragments[from + 7] as number];
    const fragment = {
      file: files[fragments[here] as number] as string,
      lineStart: fragments[here + 1] as number,
      lineEnd: fragments[here + 2] as number,
      matchedFile: files[fragments[there] as number] as string,
      matchedLineStart: fragments[there + 1] as number,
      matchedLineEnd: fragments[there + 2] as number,
      tokens: fragments[from + 6] as number,
    };
    return sharedBy === NOT_COUNTED ? fragment : { ...fragment, sharedBy };
  }
}
