/** Reads at once; GitHub's secondary limits are far above, and memory stays that of so many repositories. */
export const READS_AT_ONCE = 5;

/**
 * Maps items to results, in order, with at most `width` of them under way or waiting to be taken: memory stays that of so
 * many results however many items there are.
 */
export async function* prefetch<T, R>(
  items: readonly T[],
  width: number,
  map: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  let next = 0;
  try {
    while (next < items.length || running.length > 0) {
      while (running.length < width && next < items.length) {
        const promise = map(items[next] as T);
        // Whoever awaits it hears of the failure; nobody may until then.
        promise.catch(() => {});
        running.push(promise);
        next += 1;
      }
      const first = running.shift();
      if (first !== undefined) yield await first;
    }
  } finally {
    await Promise.allSettled(running);
  }
}
