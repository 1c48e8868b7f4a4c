/** A job that waits. */
export interface WaitingJob {
  readonly id: number;
  readonly ownerId: number | null;
  readonly size: number;
  /** How many of the same person that came later went before it. */
  readonly overtaken: number;
}

/** So often a check lets smaller ones of the same person go first. */
const MOST_OVERTAKEN = 10;

/**
 * Whose turn it is. People take turns: the one with the fewest jobs under way goes first, and of several the one who was served
 * longest ago, so that nobody's hundred checks keep another one's waiting. Of one person's jobs the smallest goes first, but lets
 * none wait for ever.
 *
 * @param waiting in the order in which they came
 * @param running how many jobs each owner has under way
 * @param served a number for each owner that grows with every job of theirs that is taken
 */
export function choose<T extends WaitingJob>(
  waiting: readonly T[],
  running: ReadonlyMap<number | null, number>,
  served: ReadonlyMap<number | null, number>,
): T | undefined {
  const best = new Map<number | null, T>();
  for (const one of waiting) {
    const other = best.get(one.ownerId);
    if (other === undefined || goesBefore(one, other)) best.set(one.ownerId, one);
  }
  const rank = (numbers: ReadonlyMap<number | null, number>, one: T): number => numbers.get(one.ownerId) ?? 0;
  return [...best.values()].toSorted(
    (a, b) =>
      rank(running, a) - rank(running, b) ||
      rank(served, a) - rank(served, b) ||
      a.size - b.size ||
      a.id - b.id,
  )[0];
}

/** Of one person's jobs, whether a later one goes before an earlier one. */
function goesBefore(later: WaitingJob, earlier: WaitingJob): boolean {
  if (earlier.overtaken >= MOST_OVERTAKEN) return false;
  return later.overtaken >= MOST_OVERTAKEN || later.size < earlier.size;
}
