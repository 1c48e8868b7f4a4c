import { type Grams, MOST } from './code-reader.ts';

/** What a program held, and from when on. */
export interface HeldCode {
  /** -Infinity: since before anything that is on record. */
  readonly atMs: number;
  readonly grams: Grams;
}

/**
 * When one side had most of a shared piece of code before the other one had it, run of tokens by run of tokens: who begins, is
 * followed, and ends is first, and who had some of it early and the rest later than the other one is not. What both had at the same
 * time counts for nobody, so never are both first.
 *
 * @returns in ms; null: it had not
 */
export function heldFirstAt(
  fragment: Grams,
  own: readonly HeldCode[],
  other: readonly HeldCode[],
): number | null {
  const [mine, others] = [firstTimes(fragment, own), firstTimes(fragment, other)];
  const earlier = [...mine]
    .filter(([gram, at]) => at < (others.get(gram) ?? Infinity))
    .map(([, at]) => at)
    .toSorted((a, b) => a - b);
  return earlier[Math.ceil(MOST * fragment.size) - 1] ?? null;
}

function firstTimes(fragment: Grams, states: readonly HeldCode[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { atMs, grams } of states) {
    for (const gram of fragment.intersection(grams)) {
      times.set(gram, Math.min(atMs, times.get(gram) ?? Infinity));
    }
  }
  return times;
}
