/**
 * Waits for `work`, but not beyond the signal: some waits cannot be aborted, and nobody need sit through them. What comes of
 * the work afterwards is dropped.
 *
 * @throws the signal's reason
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop !== undefined) signal.removeEventListener('abort', stop);
  }
}

/** For work that nobody ends. */
export const NEVER_ABORTED = new AbortController().signal;

/** Settles when the signal is aborted, or was: whoever only listens for it waits without end where it came first. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * As `AbortSignal.timeout`, of what may be done before: the timer of that one stays until its time is over, and a large class has thousands
 * of them.
 */
export function timeLimit(ms: number): { readonly signal: AbortSignal; readonly clear: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('out of time', 'TimeoutError')), ms);
  return { signal: limit.signal, clear: () => clearTimeout(timer) };
}
