/** The outside world as parameters: main and the stages touch neither environment nor clock of their own. */

/** A log that a student may read: no peer's name or path at `info` and above, never the key. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  notice(message: string): void;
  warning(message: string): void;
  error(message: string): void;
  /** How far something is, for a person who watches; nothing in a log that is read later. `total` null: not known. */
  progress?(what: string, done: number, total: number | null): void;
  /** Runs `body` inside a folded group. */
  group<T>(title: string, body: () => Promise<T>): Promise<T>;
}

/** A log that nobody reads. */
export const SILENT: Log = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_title, body) => body(),
};

/** Time. `now` is monotonic milliseconds of arbitrary origin; `sleep` rejects with the signal's reason when aborted. */
export interface Clock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Uniform in [0, 1). */
export type Random = () => number;

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;
