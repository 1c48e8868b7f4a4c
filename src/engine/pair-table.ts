import type { AnalysisResult, Fragment, PairResult } from './api.ts';
import { grown } from './mapped.ts';

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
export type PackedResult = Omit<AnalysisResult, 'pairs'> & { readonly pairs: PackedPairs };

/** Of a fragment: file, first and last line, the other file, its lines, tokens, others that share it (-1: nobody counted). */
const FIELDS = 8;
const NOT_COUNTED = -1;

/** Puts pairs into columns as they come: none of their objects stays. */
export class PairWriter {
  readonly #columns: Omit<PackedPairs, 'fragments' | 'files'>;
  #fragments = new Int32Array(FIELDS << 7);
  #places = new Map<string, number>();
  #count = 0;

  /** @param count how many will be added */
  constructor(count: number) {
    this.#columns = {
      a: new Int32Array(count),
      b: new Int32Array(count),
      similarity: new Float64Array(count),
      matchedSimilarity: new Float64Array(count),
      total: new Float64Array(count),
      suspicion: new Float64Array(count),
      longestFragment: new Int32Array(count),
      overlap: new Int32Array(count),
      standsOut: new Uint8Array(count),
      firstFragment: new Int32Array(count + 1),
    };
  }

  add(pair: PairResult): void {
    const columns = this.#columns;
    const at = this.#count;
    this.#count += 1;
    columns.a[at] = pair.a;
    columns.b[at] = pair.b;
    columns.similarity[at] = pair.similarity;
    columns.matchedSimilarity[at] = pair.matchedSimilarity;
    columns.total[at] = pair.total ?? Number.NaN;
    columns.suspicion[at] = pair.suspicion ?? Number.NaN;
    columns.longestFragment[at] = pair.longestFragment;
    columns.overlap[at] = pair.overlap;
    columns.standsOut[at] = pair.standsOut === true ? 1 : 0;
    const first = columns.firstFragment[at] as number;
    columns.firstFragment[at + 1] = first + pair.fragments.length;
    for (const [place, fragment] of pair.fragments.entries()) this.#put((first + place) * FIELDS, fragment);
  }

  #put(to: number, one: Fragment): void {
    if (to === this.#fragments.length) this.#fragments = grown(this.#fragments, to * 2);
    const fragments = this.#fragments;
    fragments[to] = this.#placeOf(one.file);
    fragments[to + 1] = one.lineStart;
    fragments[to + 2] = one.lineEnd;
    fragments[to + 3] = this.#placeOf(one.matchedFile);
    fragments[to + 4] = one.matchedLineStart;
    fragments[to + 5] = one.matchedLineEnd;
    fragments[to + 6] = one.tokens;
    fragments[to + 7] = one.sharedBy ?? NOT_COUNTED;
  }

  #placeOf(file: string): number {
    const place = this.#places.get(file) ?? this.#places.size;
    this.#places.set(file, place);
    return place;
  }

  /** All of them, in the order in which they came, or by `compare`, which is given their places in that; nothing is added any more. */
  end(
    compare?: (columns: Omit<PackedPairs, 'fragments' | 'files'>) => (x: number, y: number) => number,
  ): PackedPairs {
    const columns = this.#columns;
    const end = (columns.firstFragment[this.#count] as number) * FIELDS;
    const files = [...this.#places.keys()];
    if (compare === undefined) return { ...columns, fragments: this.#fragments.slice(0, end), files };
    const order = Int32Array.from({ length: this.#count }, (_, at) => at).toSorted(compare(columns));
    const inOrder = <Column extends Int32Array | Float64Array | Uint8Array>(column: Column): Column =>
      column.map((_, at) => column[order[at] as number] as number) as Column;
    const fragments = new Int32Array(end);
    const firstFragment = new Int32Array(this.#count + 1);
    for (const [at, place] of order.entries()) {
      const first = firstFragment[at] as number;
      const [from, to] = [columns.firstFragment[place] as number, columns.firstFragment[place + 1] as number];
      fragments.set(this.#fragments.subarray(from * FIELDS, to * FIELDS), first * FIELDS);
      firstFragment[at + 1] = first + to - from;
    }
    return {
      a: inOrder(columns.a),
      b: inOrder(columns.b),
      similarity: inOrder(columns.similarity),
      matchedSimilarity: inOrder(columns.matchedSimilarity),
      total: inOrder(columns.total),
      suspicion: inOrder(columns.suspicion),
      longestFragment: inOrder(columns.longestFragment),
      overlap: inOrder(columns.overlap),
      standsOut: inOrder(columns.standsOut),
      firstFragment,
      fragments,
      files,
    };
  }
}

export function packed({ pairs, ...rest }: AnalysisResult): PackedResult {
  const writer = new PairWriter(pairs.length);
  for (const pair of pairs) writer.add(pair);
  return { ...rest, pairs: writer.end() };
}

export function unpacked({ pairs, ...rest }: PackedResult): AnalysisResult {
  return { ...rest, pairs: pairsOf(pairs) };
}

/** Pairs as objects. */
export function pairsOf(columns: PackedPairs): readonly PairResult[] {
  return [...eachPair(columns)];
}

/** The same, one by one: all of them take many times as much memory as their columns. */
export function* eachPair(columns: PackedPairs): Generator<PairResult> {
  const table = new PairTable(columns);
  for (let at = 0; at < table.length; at += 1) {
    const { place, ...pair } = table.at(at);
    yield { ...pair, fragments: table.fragments(place) };
  }
}

/** What may be handed over with columns, and is gone here then. */
export function buffersOf({ pairs }: PackedResult): readonly ArrayBuffer[] {
  const { files: _files, ...columns } = pairs;
  return Object.values(columns).map(({ buffer }) => buffer);
}

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
