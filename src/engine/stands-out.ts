import { BestPartners } from './best-partners.ts';
import { ln } from './numbers.ts';
import type { EngineParameters } from './parameters.ts';

/** Pairs of places, and the suspicion of each (0..100), in columns. */
interface SuspectPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly suspicion: Float64Array;
}

/**
 * Which pairs stand out from a class: those whose suspicion is many times what is ordinary there, on the scale on which
 * suspicion grows (`growth`). Ordinary is the median over all submissions of how alike each is to its third best partner: two copies
 * of a program make it no larger, a task that dictates the program does, and it grows with the class as the best of many does.
 *
 * `judged` are the submissions that count, `documents` how many there are with those they are compared with besides, `pairs` all
 * that is compared, `parties` who belongs together (`partiesOf`). Of at most half as many submissions as there are documents something is said: where more are alike, that is what
 * is ordinary.
 *
 * @returns their places among the pairs
 */
export function standOut(
  judged: readonly number[],
  documents: number,
  pairs: SuspectPairs,
  parties: Int32Array,
  {
    standsOutFactor,
    standsOutAtLeast,
    standsOutPartner,
  }: Pick<EngineParameters, 'standsOutFactor' | 'standsOutAtLeast' | 'standsOutPartner'>,
): readonly number[] {
  const ordinary = ordinarySuspicion(judged, pairs, parties, standsOutPartner);
  const least = Math.max(growth(standsOutAtLeast), standsOutFactor * growth(ordinary));
  const known = new Set(judged);
  const { first, second, suspicion } = pairs;
  const found: number[] = [];
  for (let at = 0; at < first.length; at += 1) if (growth(suspicion[at] as number) > least) found.push(at);
  found.sort(
    (x, y) =>
      (suspicion[y] as number) - (suspicion[x] as number) ||
      (first[x] as number) - (first[y] as number) ||
      (second[x] as number) - (second[y] as number),
  );
  const named = new Set<number>();
  return found.filter((at) => {
    const more = [first[at] as number, second[at] as number].filter((id) => known.has(id) && !named.has(id));
    const fits = (named.size + more.length) * 2 <= documents || more.length === 0;
    if (fits) more.forEach((id) => named.add(id));
    return fits;
  });
}

/**
 * What is ordinary in a class (0..100): the median over `submissions` of the suspicion with each one's `partner`-th best
 * partner, 0 where it has fewer. Those who belong together are one partner for others, and none for each other.
 */
export function ordinarySuspicion(
  submissions: readonly number[],
  { first, second, suspicion }: SuspectPairs,
  parties: Int32Array,
  partner: number,
): number {
  const best = new BestPartners(parties.length, partner);
  const offer = (one: number, party: number, own: number): void => {
    if (own > (best.least[one] as number)) best.offerOnce(one, party, own);
  };
  for (let at = 0; at < first.length; at += 1) {
    const a = first[at] as number;
    const b = second[at] as number;
    const [one, other] = [parties[a] as number, parties[b] as number];
    if (one === other) continue;
    offer(a, other, suspicion[at] as number);
    offer(b, one, suspicion[at] as number);
  }
  return median(submissions.map((at) => best.least[at] as number));
}

/**
 * How suspicion is read in a class in which `ordinary` is ordinary (both 0..100): the factor of its exponent, so that the same
 * number says as much about a task that leaves room as about one that dictates the program. What is equal stays near 100.
 */
export function calibration(ordinary: number, classDoubt: number): number {
  return classDoubt / (classDoubt + exponentOf(ordinary));
}

/** Nothing is made of differences below this. */
const LEAST_GROWTH = 0.02;

/** Suspicion or similarity on a scale without an upper end. */
export function growth(suspicion: number): number {
  return LEAST_GROWTH + exponentOf(suspicion);
}

/**
 * Suspicion is 100 × (1 − (1 − S)^e): this is −e × ln(1 − S), which has no upper end, so that it can be multiplied.
 */
function exponentOf(suspicion: number): number {
  return -ln(1 - Math.min(suspicion, ALMOST_ALL) / 100);
}

export const ALMOST_ALL = 99.9;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length === 0
    ? 0
    : ((sorted[half] as number) + (sorted[sorted.length - 1 - half] as number)) / 2;
}
