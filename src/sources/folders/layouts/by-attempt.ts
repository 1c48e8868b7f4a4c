/**
 * What one person handed in for several tasks: the newest of each task together, then those before them, and so on.
 *
 * @param taskOf which task something was handed in for
 * @param attemptOf what was handed in at once
 * @param newestFirst orders two things of one task
 */
export function byAttempt<One>(
  all: readonly One[],
  taskOf: (one: One) => string,
  attemptOf: (one: One) => string,
  newestFirst: (a: One, b: One) => number,
): readonly (readonly One[])[] {
  const attempts: One[][] = [];
  for (const ofTask of Map.groupBy(all, taskOf).values()) {
    const sorted = [...Map.groupBy(ofTask.toSorted(newestFirst), attemptOf).values()];
    for (const [rank, parts] of sorted.entries()) {
      attempts[rank] = [...(attempts[rank] ?? []), ...parts];
    }
  }
  return attempts;
}
