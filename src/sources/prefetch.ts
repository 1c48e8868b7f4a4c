/** Repositories that are read at once; GitHub's secondary limits are far above. */
export const READS_AT_ONCE = 5;
/** Folders that are read, and submissions that are packed, at once: as many as Node has threads for files. */
export const FOLDERS_AT_ONCE = 4;

/**
 * Maps items to results, in order, with at most `width` of them under way or waiting to be taken: memory stays that of so
 * many results however many items there are.
 */
export async function* prefetch<T, R>(
  items: Iterable<T> | AsyncIterable<T>,
  width: number,
  map: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const running: Promise<R>[] = [];
  let isOver = false;
  try {
    while (!isOver || running.length > 0) {
      while (!isOver && running.length < width) {
        const next = await iterator.next();
        if (next.done === true) {
          isOver = true;
          break;
        }
        const promise = map(next.value);
        // Whoever awaits it hears of the failure; nobody may until then.
        promise.catch(() => {});
        running.push(promise);
      }
      const first = running.shift();
      if (first !== undefined) yield await first;
    }
  } finally {
    await Promise.allSettled(running);
    if (!isOver) await iterator.return?.();
  }
}
