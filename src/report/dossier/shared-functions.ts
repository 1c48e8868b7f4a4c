import { readDocument, SCRIPT } from '#engine';
import type { PageRegion, PageSource } from '../page-parts.ts';
import { engineDocument, languageIdOf, tokensOf } from './code-index.ts';
import type { Sides } from './sides.ts';

/** A function by its name, which is hostile text, and where it stands. */
export interface FunctionPlace extends PageRegion {
  readonly name: string;
}

/** Two functions that have code in common. */
export interface SharedFunction {
  readonly left: FunctionPlace;
  readonly right: FunctionPlace;
  /** Tokens in common as a share of each, 0..1. */
  readonly ofLeft: number;
  readonly ofRight: number;
}

export interface SharedFunctions {
  /** In the order of the left program; each function stands once, beside the one that has most of it. */
  readonly list: readonly SharedFunction[];
  /** How many functions each program has. */
  readonly all: readonly [left: number, right: number];
}

/** Of both functions so much is in common that they are called the same. */
export const SAME_FUNCTION = 0.8;
/** Of the shorter one so much, and so many tokens, that the two are listed. */
const LISTED = 0.5;
const LEAST_TOKENS = 20;

/** The functions of both programs that stand in one another; none where code is not here, or in a language whose functions are not read. */
export function sharedFunctions({ sources, fragments }: Sides, language: string): SharedFunctions {
  const [left, right] = sources.map((source) => (source === null ? null : new Outline(source, language)));
  if (left == null || right == null) return { list: [], all: [0, 0] };
  const common = new Map<string, { readonly a: number; readonly b: number; tokens: number }>();
  const seen = new Set<number>();
  for (const fragment of fragments) {
    const [own, other] = [left.span(fragment.left), right.span(fragment.right)];
    // The tokens of a fragment are the same on both sides but for a few: the nth of one is about the nth of the other.
    const scale = (other.to - other.from) / Math.max(1, own.to - own.from);
    for (let at = own.from; at < own.to; at += 1) {
      const a = left.holder[at] ?? NOWHERE;
      const b = right.holder[other.from + Math.floor((at - own.from) * scale)] ?? NOWHERE;
      if (a === NOWHERE || b === NOWHERE || seen.has(at)) continue;
      seen.add(at);
      const key = `${a} ${b}`;
      const known = common.get(key) ?? { a, b, tokens: 0 };
      known.tokens += 1;
      common.set(key, known);
    }
  }
  const taken = [new Set<number>(), new Set<number>()] as const;
  const rows: { readonly at: number; readonly shared: SharedFunction }[] = [];
  for (const { a, b, tokens } of [...common.values()].toSorted((x, y) => y.tokens - x.tokens)) {
    const [one, two] = [left.places[a], right.places[b]];
    const [sizeOne = 1, sizeTwo = 1] = [left.sizes[a], right.sizes[b]];
    const isListed = tokens >= LEAST_TOKENS && tokens >= LISTED * Math.min(sizeOne, sizeTwo);
    if (one === undefined || two === undefined || !isListed || taken[0].has(a) || taken[1].has(b)) continue;
    taken[0].add(a);
    taken[1].add(b);
    const share = (size: number): number => Math.min(1, tokens / size);
    rows.push({ at: a, shared: { left: one, right: two, ofLeft: share(sizeOne), ofRight: share(sizeTwo) } });
  }
  return {
    list: rows.toSorted((x, y) => x.at - y.at).map(({ shared }) => shared),
    all: [left.places.length, right.places.length],
  };
}

const NOWHERE = -1;

/** The functions of a program, and which of them each of its tokens is in. */
class Outline {
  readonly places: readonly FunctionPlace[];
  /** Tokens of each. */
  readonly sizes: readonly number[];
  readonly holder: Int32Array;
  readonly #read;

  constructor(source: PageSource, language: string) {
    this.#read = readDocument(engineDocument(0, source), languageIdOf(language), {
      quality: true,
      abstracted: false,
    });
    // The code outside of all functions is measured as one; it has no name.
    this.places = this.#read.facts.functions.filter(({ name }) => name !== SCRIPT);
    this.holder = new Int32Array(this.#read.tokens.length).fill(NOWHERE);
    this.sizes = this.places.map((place, at) => {
      const { from, to } = this.span(place);
      this.holder.fill(at, from, to);
      return to - from;
    });
  }

  span(region: PageRegion): ReturnType<typeof tokensOf> {
    return tokensOf(region, this.#read.facts);
  }
}
