import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What was seen, and what is wrong. */
export class Seen {
  readonly wrong: string[] = [];
  readonly #counts = new Map<string, number>();

  note(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  /** A line for each, in the order of words. */
  lines(): readonly string[] {
    return [...this.#counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([what, n]) => `${n} × ${what}`);
  }
}

/** A process that is started again whenever it ends. */
export class Kept {
  /** What it runs from its next start on. */
  program: string;
  #child: ChildProcess | null = null;
  #over = false;
  readonly #args: readonly string[];
  readonly #environment: Readonly<Record<string, string>>;
  readonly #seen: Seen;
  readonly #log: string | null;

  /** @param log the file that its output is added to */
  constructor(
    program: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    seen: Seen,
    log: string | null,
  ) {
    this.program = program;
    this.#args = args;
    this.#environment = environment;
    this.#seen = seen;
    this.#log = log;
    this.#start();
  }

  kill(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(): Promise<void> {
    this.#over = true;
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  }

  #start(): void {
    if (this.#over) return;
    const log = this.#log === null ? null : openSync(this.#log, 'a');
    const child = spawn(process.execPath, [this.program, ...this.#args], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', log ?? 'ignore', log ?? 'ignore'],
    });
    if (log !== null) closeSync(log);
    this.#child = child;
    child.once('exit', (code, signal) => {
      this.#seen.note(`ended by ${signal ?? `exit ${String(code)}`}`);
      // A database that is away keeps a process from starting: a supervisor waits a moment.
      const ms = code === 0 || signal !== null ? 0 : 500;
      void pause(ms).then(() => this.#start());
    });
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
