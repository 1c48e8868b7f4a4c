import { message, type Message } from '#base';
import { pairAlike, type PairFinding } from '#contract';

/** From here on nobody asks how many times. */
const FAR = 20;
/** Below it the number of times says nothing. */
const LEAST = 2;

/**
 * At least how many times as close two programs are as is ordinary for them: of the total, which is 100 × (1 − 4^(−ρ)), 4 ρ
 * (`judgePairs` of the engine). More where little is alike in the class, or where the programs are short: both count against it.
 */
export function timesAsClose(total: number): number {
  return (-4 * Math.log(1 - total / 100)) / Math.log(4);
}

/**
 * What the number that decides says, and how alike the two are without it, in one sentence; null: the service gives no such number.
 *
 * @param ordinary how alike an ordinary program of the class is with others, 0..100; null: nobody can say
 */
export function closenessWords(
  pair: Pick<PairFinding, 'similarity' | 'matchedSimilarity' | 'total'>,
  ordinary: number | null,
): Message | null {
  const { total = null } = pair;
  if (total === null) return null;
  // A hair below is a fault of rounding: 93.75 is eight times.
  const times = timesAsClose(total) + 1e-9;
  return message('compare.means', {
    total: { as: 'score', value: total },
    kind: ordinary === null ? 'alone' : times < LEAST ? 'few' : times < FAR ? 'times' : 'far',
    times: Math.min(FAR, Math.floor(times)),
    alike: { as: 'score', value: pairAlike(pair) },
    ordinary: { as: 'score', value: ordinary },
  });
}
