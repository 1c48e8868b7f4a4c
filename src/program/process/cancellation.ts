import { Cancelled, fill } from '#base';
import * as says from '../says.ts';

const EVERYWHERE = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Windows has no signals; these are Ctrl-C, Ctrl-Break (a runner's second word) and the closing of the window. */
const WINDOWS = ['SIGINT', 'SIGBREAK', 'SIGHUP'] as const;

/**
 * What asks a program to stop. SIGHUP comes when a window is closed or a connection is lost. To leave it to `nohup` would help nobody:
 * Node.js takes back that it is ignored and ends at once, without removing what it wrote for a while.
 */
export function stopSignals(platform: NodeJS.Platform): readonly NodeJS.Signals[] {
  return platform === 'win32' ? WINDOWS : EVERYWHERE;
}

/** What stopped a run, by the reason of its `AbortSignal`; null: no signal did. */
export function stoppedBy(reason: unknown): NodeJS.Signals | null {
  if (!(reason instanceof Cancelled)) return null;
  return [...EVERYWHERE, ...WINDOWS].find((name) => name === reason.cause) ?? null;
}

/**
 * Turns what asks the program to stop into an aborted signal. The runner sends SIGINT, 7.5 s later SIGTERM (Ctrl-Break on
 * Windows), 2.5 s later it kills: what is under way is dropped at once, and the time is spent on saying how far it got. A
 * third signal ends the process. SIGTERM and SIGHUP together are one: service managers send both, to reach shells too, and they may arrive
 * in either order.
 */
export function cancelOnSignals(source: NodeJS.Process): {
  readonly signal: AbortSignal;
  /** Aborted with the second signal, for a program that takes its time over the first. */
  readonly again: AbortSignal;
  readonly release: () => void;
} {
  const names = stopSignals(source.platform);
  const controller = new AbortController();
  const again = new AbortController();
  let hangups = 0;
  let others = 0;
  const listener = (name: NodeJS.Signals): void => {
    if (name === 'SIGHUP') hangups += 1;
    else others += 1;
    const received = Math.max(hangups, others);
    const reason = new Cancelled(fill(says.runCancelled, { name }), { cause: name });
    if (received === 1) controller.abort(reason);
    if (received > 1) again.abort(reason);
    if (received > 2) source.exit(130);
  };
  for (const name of names) source.on(name, listener);
  return {
    signal: controller.signal,
    again: again.signal,
    release: () => {
      for (const name of names) source.off(name, listener);
    },
  };
}

/** Settles when this process is asked to stop. */
export function untilStopped(): Promise<void> {
  return new Promise((done) => {
    for (const name of stopSignals(process.platform)) process.once(name, () => done());
  });
}
