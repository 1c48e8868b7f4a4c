import { Cancelled } from '../domain/outcome.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Turns SIGINT and SIGTERM into an aborted signal. The runner sends SIGINT, 7.5 s later SIGTERM, 2.5 s later it kills:
 * what is under way is dropped at once, and the time is spent on saying how far it got. A third signal ends the process.
 */
export function cancelOnSignals(source: NodeJS.Process): {
  readonly signal: AbortSignal;
  /** Aborted with the second signal, for a program that takes its time over the first. */
  readonly again: AbortSignal;
  readonly release: () => void;
} {
  const controller = new AbortController();
  const again = new AbortController();
  let received = 0;
  const listener = (name: NodeJS.Signals): void => {
    received += 1;
    const reason = new Cancelled(`The run was cancelled (${name}).`);
    if (received === 1) controller.abort(reason);
    else again.abort(reason);
    if (received > 2) source.exit(130);
  };
  for (const name of SIGNALS) source.on(name, listener);
  return {
    signal: controller.signal,
    again: again.signal,
    release: () => {
      for (const name of SIGNALS) source.off(name, listener);
    },
  };
}
