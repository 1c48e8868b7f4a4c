import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../src/base/effects.ts';
// `dist` is made of the sources: `npm run test:changed` finds who starts it by this.
import '../from-source.ts';
import { type RunnerJob, runnerEnvironment } from '../runner-environment.ts';
import { temporaryFolder } from '../temporary.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
const ACTION = [join(ROOT, 'dist', 'index.js')];
export const COMMAND = join(ROOT, 'dist', 'cli.js');
export const SAMPLE = join(ROOT, 'examples', 'sample-class');

/** After so long a process is taken to hang, and is killed: no measure of speed. The limit of a test lies above it. */
export const HANGS_MS = 240_000;

export interface ActionRun {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Last value of each output, as the runner takes it. */
  readonly outputs: Readonly<Record<string, string>>;
  /** How often each output was written. */
  readonly written: Readonly<Record<string, number>>;
  readonly summary: string;
  readonly state: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly reportDir: string;
}

export interface ActionOptions extends RunnerJob {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
}

/** Runs the action as the runner does: inputs and context in the environment, results in files. */
export async function runAction(options: ActionOptions = {}): Promise<ActionRun> {
  // Most who import this file run no action here, and the program is large.
  const { actionHere } = await import('../in-process.ts');
  const job = jobOf(options);
  return job.ended({ signal: null, ...(await actionHere(job.env, options.clock)) });
}

/** What can be done to a process from outside. */
export interface Child {
  kill(signal: NodeJS.Signals): boolean;
}

/** The same with the built action in a child process: where the bundle, a signal or the end of a process is the subject. */
export async function runBuiltAction(
  options: Omit<ActionOptions, 'clock'> & {
    /** Called with the child and everything it has printed so far, on every chunk. */
    readonly onOutput?: (child: Child, text: string) => void;
  } = {},
): Promise<ActionRun> {
  const job = jobOf(options);
  const { onOutput } = options;
  return job.ended(await ended([process.execPath, ...ACTION], job.workspace, job.env, onOutput));
}

/** What a run is started with, and what is read behind it. */
function jobOf(options: ActionOptions) {
  const folder = temporaryFolder();
  const workspace = options.workspace ?? folder;
  const file = (name: string): string => join(folder, name);
  const env = { ...runnerEnvironment(folder, options), ...options.env };
  return {
    workspace,
    env,
    ended: (end: Ended): ActionRun => {
      const output = parseCommandFile(readFileSync(file('output'), 'utf8'));
      return {
        ...end,
        outputs: Object.fromEntries(output),
        written: count(output.map(([name]) => name)),
        summary: readFileSync(file('summary'), 'utf8'),
        state: Object.fromEntries(parseCommandFile(readFileSync(file('state'), 'utf8'))),
        workspace,
        reportDir: join(workspace, options.inputs?.['report-dir'] ?? 'similarity-report'),
      };
    },
  };
}

type Ended = Pick<ActionRun, 'exitCode' | 'signal' | 'stdout' | 'stderr'>;

/** Runs a program to its end. */
async function ended(
  [program = '', ...words]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  onOutput?: (child: Child, text: string) => void,
): Promise<Ended> {
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    onOutput?.(child, stdout);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), HANGS_MS);
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, name) => resolve([code, name]));
  });
  clearTimeout(timer);
  return { exitCode, signal, stdout, stderr };
}

/** Reads the runner's command files: `name<<delimiter`, lines, `delimiter`; or `name=value`. */
function parseCommandFile(text: string): [string, string][] {
  const entries: [string, string][] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const heredoc = /^([^=<]+)<<(.+)$/.exec(line.trimEnd());
    if (heredoc?.[1] !== undefined) {
      const value: string[] = [];
      for (i += 1; i < lines.length && (lines[i] ?? '').trimEnd() !== heredoc[2]; i += 1) {
        value.push(lines[i] ?? '');
      }
      entries.push([heredoc[1], value.join('\n')]);
    } else if (line.includes('=')) {
      entries.push([line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
    }
  }
  return entries;
}

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export interface CommandRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command line, without a terminal. */
export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<CommandRun> {
  const { commandHere } = await import('../in-process.ts');
  const { cwd, env } = shellOf(options);
  return commandHere(args, env, cwd);
}

/** The same with the built command line, or another command in its place, in a child process. */
export function runBuiltCommand(
  args: readonly string[],
  { command, ...options }: CommandOptions & { readonly command?: string } = {},
): Promise<CommandRun> {
  const { cwd, env } = shellOf(options);
  const program = command === undefined ? [process.execPath, COMMAND] : [command];
  return ended([...program, ...args], cwd, env);
}

function shellOf(options: CommandOptions) {
  return {
    cwd: options.cwd ?? temporaryFolder(),
    env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), ...options.env },
  };
}
