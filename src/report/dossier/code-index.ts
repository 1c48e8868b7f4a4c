import { appendTo, utf8 } from '#base';
import {
  AUTO_DETECT,
  type DocumentRole,
  type EngineDocument,
  Fingerprinter,
  fold,
  languageNamed,
  PARAMETERS,
  readDocument,
  type TokenDocument,
} from '#engine';
import type { PageRegion, PageSource } from '../page-parts.ts';

/** The engine's number of a check's language; any language where it is another service's. */
export function languageIdOf(name: string): number {
  return languageNamed(name)?.id ?? AUTO_DETECT;
}

/** A submission of the page as the engine takes it. */
export function engineDocument(
  id: number,
  { files }: PageSource,
  role: DocumentRole = 'submission',
): EngineDocument {
  return { id, role, files: files.map(({ path, text }) => ({ path, bytes: utf8(text) })) };
}

/** Who has so much of a fragment in one place has it: a line may have been added or left out. */
const MOST = 0.8;
/** Places with equal fingerprints for one call: code that repeats itself is like every other of its kind, and is not counted. */
const MOST_STEPS = 3_000_000;

/** Which programs have which code, by the engine's fingerprints: to say how many have what two of them share. */
export class CodeIndex {
  readonly #languageId: number;
  readonly #fingerprinter = new Fingerprinter(PARAMETERS.k, PARAMETERS.w);
  /** By a fingerprint's number: the places that have it. */
  readonly #holders: number[][] = [];
  /** Fingerprints by place, in their order. */
  readonly #sequences = new Map<number, Uint32Array>();

  constructor(language: string) {
    this.#languageId = languageIdOf(language);
  }

  add(place: number, source: PageSource): void {
    const { numbers, keys } = this.#fingerprinter.of(this.#read(source).tokens);
    for (const number of numbers) (this.#holders[number] ??= []).push(place);
    this.#sequences.set(place, keys.slice());
  }

  /** How many programs were added besides these. */
  others(without: readonly number[]): number {
    return this.#sequences.size - without.filter((place) => this.#sequences.has(place)).length;
  }

  /**
   * For each region of a program, which of the others have most of it in one place; null: it is too short to be looked for, the
   * program holds no such lines, or too many are like it.
   */
  holdersOf(
    source: PageSource,
    regions: readonly PageRegion[],
    without: readonly number[],
  ): readonly (ReadonlySet<number> | null)[] {
    const { tokens, facts } = this.#read(source);
    let steps = 0;
    return regions.map((region) => {
      const { from, to } = tokensOf(region, facts);
      const { numbers, keys } = this.#fingerprinter.of(tokens.subarray(from, to));
      if (numbers.length === 0) return null;
      const found = new Map<number, number>();
      for (const number of numbers) {
        for (const place of this.#holders[number] ?? []) found.set(place, (found.get(place) ?? 0) + 1);
      }
      const own = placesOf(keys);
      const holders = new Set<number>();
      for (const [place, times] of found) {
        if (times < MOST * numbers.length || without.includes(place)) continue;
        const sequence = this.#sequences.get(place) ?? keys;
        const best = bestStretch(own, keys.length, sequence, MOST_STEPS - steps);
        if (best === null) return null;
        steps += best.steps;
        if (best.score >= (2 * MOST - 1) * keys.length) holders.add(place);
      }
      return holders;
    });
  }

  #read(source: PageSource) {
    const { tokens, facts } = readDocument(engineDocument(0, source), this.#languageId, {
      quality: false,
      abstracted: false,
    });
    return { tokens: fold(tokens), facts };
  }
}

/** Where the tokens of a region stand among those of its program: from (included) to (excluded). */
export function tokensOf(
  { file, lineStart, lineEnd }: PageRegion,
  { files, lines }: Pick<TokenDocument['facts'], 'files' | 'lines'>,
) {
  const found = files.find(({ path }) => path === file);
  if (found === undefined || lineStart === null) return { from: 0, to: 0 };
  let { from, to } = found;
  while (from < to && (lines[from] ?? 0) < lineStart) from += 1;
  while (to > from && (lines[to - 1] ?? 0) > (lineEnd ?? lineStart)) to -= 1;
  return { from, to };
}

/** The places of each number in a sequence, the last one first. */
export function placesOf(sequence: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (let at = sequence.length - 1; at >= 0; at -= 1) appendTo(places, sequence[at] ?? 0, at);
  return places;
}

/**
 * How much of one sequence stands in one place of another (local alignment, Smith and Waterman 1981): each number in common
 * counts 1, each that only one of them has there -0.5. A score can only rise where both have a number, so it is worked out there alone
 * (Hunt and Szymanski 1977): a tree (Fenwick 1994) tells the best that may come before.
 *
 * @param places of the first sequence's numbers
 * @param length of the first sequence
 * @param most of the places where both have a number that are looked at
 * @returns the score and how many were looked at; null: there are more of them
 */
export function bestStretch(
  places: ReadonlyMap<number, readonly number[]>,
  length: number,
  sequence: Uint32Array,
  most: number,
): { readonly score: number; readonly steps: number } | null {
  // A score with half of both its places added: less half of the places that follow, it is what is left of it there.
  const tree = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
  let best = 0;
  let steps = 0;
  for (let other = 0; other < sequence.length; other += 1) {
    const both = places.get(sequence[other] ?? 0) ?? [];
    steps += both.length;
    if (steps > most) return null;
    for (const own of both) {
      let before = Number.NEGATIVE_INFINITY;
      for (let at = own; at > 0; at -= at & -at) before = Math.max(before, tree[at] ?? before);
      const half = (own + other) / 2;
      const score = 1 + Math.max(0, before - (half - 1));
      best = Math.max(best, score);
      const worth = score + half;
      for (let at = own + 1; at <= length && (tree[at] ?? worth) < worth; at += at & -at) tree[at] = worth;
    }
  }
  return { score: best, steps };
}
