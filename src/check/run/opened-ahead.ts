/**
 * What works on this machine, started at once: its thread is ready when the submissions are.
 *
 * @param open opens it
 */
export function openedAhead<Opened extends { close(): Promise<unknown> }>(
  open: () => Promise<Opened>,
): {
  /** What was opened, which is the caller's to close from now on. @throws what opening it threw */
  readonly take: () => Promise<Opened>;
  /** Closes it where nobody took it. */
  readonly drop: () => Promise<void>;
} {
  const opening = open();
  // Whoever takes it hears of the failure; nobody may.
  opening.catch(() => {});
  let isTaken = false;
  return {
    take: () => {
      isTaken = true;
      return opening;
    },
    drop: async () => {
      if (!isTaken) await (await opening.catch(() => null))?.close();
    },
  };
}
