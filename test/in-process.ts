/* Our program run in the process of the test, as a runner or a shell runs it in one of its own: some hundred times cheaper. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { context } from '@actions/github';
import type { Clock } from '../src/base/effects.ts';
import { runAction } from '../src/program/runner/action.ts';
import { COMPILED_ONCE } from './compiled-once.ts';
import { removePace } from './github-stand-in/unpaced.ts';

export interface RunHere {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * One run of the action, which writes to GitHub without a second between two writes. Where something is killed or signalled,
 * two runs are at work at once or the bundle is what a test is about, it takes a process.
 *
 * @param environment all that the run finds in its environment
 */
export function actionHere(environment: Readonly<Record<string, string>>, clock?: Clock): Promise<RunHere> {
  return here(environment, async () => {
    loadToolkit(environment['GITHUB_EVENT_PATH']);
    const { exitCode } = await runAction(process.env, clock);
    const left = foldersIn(environment['RUNNER_TEMP']);
    if (left.length > 0) throw new Error(`The run left folders behind: ${left.join(', ')}.`);
    return exitCode;
  });
}

/** What runs have in a folder for temporary files. */
function foldersIn(folder: string | undefined): readonly string[] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.startsWith('code-similarity-'));
}

/** One run of the command line in a folder, without a terminal. */
export function commandHere(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<RunHere> {
  return here(environment, async () => {
    const { runCommandLine } = await import('../src/program/program.ts');
    const before = process.cwd();
    process.chdir(folder);
    try {
      if (!(await runCommandLine(words))) throw new Error(`${words[0]} is a command of the server`);
    } finally {
      process.chdir(before);
    }
    return Number(process.exitCode);
  });
}

/** The environment and the streams are those of the whole process: one after the other. */
let last: Promise<unknown> = Promise.resolve();

function here(environment: Readonly<Record<string, string>>, body: () => Promise<number>): Promise<RunHere> {
  const run = last.then(() => alone(environment, body));
  last = run.catch(() => {});
  return run;
}

async function alone(
  environment: Readonly<Record<string, string>>,
  body: () => Promise<number>,
): Promise<RunHere> {
  await withoutPace();
  const before = { env: { ...process.env }, exitCode: process.exitCode, listeners: listeners() };
  const streams = [capture(process.stdout), capture(process.stderr)] as const;
  setEnvironment({ ...COMPILED_ONCE, ...environment });
  let exitCode: number;
  try {
    exitCode = await body();
  } finally {
    setEnvironment(before.env);
    process.exitCode = before.exitCode;
    for (const { release } of streams) release();
  }
  const left = listeners();
  if (left !== before.listeners) {
    throw new Error(`The run left listeners to its process: ${before.listeners} before, ${left} after it.`);
  }
  const [stdout, stderr] = streams;
  return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
}

let removed: Promise<void> | null = null;
function withoutPace(): Promise<void> {
  return (removed ??= removePace());
}

function setEnvironment(wanted: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in wanted)) delete process.env[name];
  Object.assign(process.env, wanted);
}

/** How many listen to each event of this process. */
function listeners(): string {
  const counts = process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`);
  return counts.toSorted().join(', ');
}

function capture(stream: NodeJS.WriteStream): { readonly text: () => string; readonly release: () => void } {
  const own = Object.getOwnPropertyDescriptor(stream, 'write');
  const watching = new Set(stream.listeners('error'));
  const parts: Buffer[] = [];
  stream.write = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | ((error?: Error | null) => void),
    callback?: (error?: Error | null) => void,
  ): boolean => {
    parts.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
        : Buffer.from(chunk),
    );
    const written = typeof encoding === 'function' ? encoding : callback;
    if (written !== undefined) process.nextTick(written);
    return true;
  };
  return {
    text: () => Buffer.concat(parts).toString('utf8'),
    release: () => {
      // A command line watches its streams for as long as its process lives.
      for (const listener of stream.listeners('error')) {
        if (!watching.has(listener)) stream.off('error', listener as () => void);
      }
      if (own === undefined) Reflect.deleteProperty(stream, 'write');
      else Object.defineProperty(stream, 'write', own);
    },
  };
}

/** The toolkit reads the variables once, when it is loaded; this loads it again, but where the run itself keeps the event from it. */
function loadToolkit(eventPath: string | undefined): void {
  const Context = context.constructor as new () => typeof context;
  if (isJson(eventPath)) {
    Object.assign(context, new Context());
    return;
  }
  delete process.env['GITHUB_EVENT_PATH'];
  Object.assign(context, new Context());
  process.env['GITHUB_EVENT_PATH'] = eventPath;
}

function isJson(path: string | undefined): boolean {
  if (path === undefined) return true;
  try {
    JSON.parse(readFileSync(path, 'utf8'));
    return true;
  } catch {
    return false;
  }
}
