/** Files after which others have their turn: each costs at most some tens of milliseconds. */
const FILES = 8;

/**
 * What a loop over somebody's files awaits for each of them, so that timers and signals of the process are heard however
 * many files there are, and whatever reading one of them costs.
 *
 * @returns rejects with the signal's reason once it is aborted
 */
export function pace(signal?: AbortSignal): () => Promise<void> {
  let files = 0;
  return async () => {
    files += 1;
    if (files % FILES === 0) await turn();
    signal?.throwIfAborted();
  };
}

/** Lets whatever else waits have its turn. A timer would wait for some milliseconds each time. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
