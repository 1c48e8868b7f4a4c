import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED_ONCE } from '../compiled-once.ts';
import { fromSource } from '../from-source.ts';
import { HastyClock } from '../fake-clock.ts';
import { actionHere } from '../in-process.ts';
import { program } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import {
  KEY,
  type Request,
  type StandIn,
  type StandInOptions,
  startStandIn,
} from '../service-stand-in/stand-in.ts';

/** A change of the outside world: `POST /repos/…/issues`, `service POST /checks`. */
interface Effect {
  readonly what: string;
}

export interface ScanRun {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly outcome: string;
  readonly summary: string;
  readonly reportDir: string;
}

/**
 * A course at a GitHub and a service of our own, scanned by the action. Every change that it makes outside is counted, and a scan
 * can be killed right after any of them: the change is done, its answer never arrives.
 */
export interface Term {
  readonly github: GitHubStandIn;
  readonly service: StandIn;
  readonly staff: StandInRepository;
  readonly workspace: string;
  readonly effects: readonly Effect[];
  /** Kills the running scan after so many changes from now on, or after the first one of such a kind; null: never. */
  killAfter(count: number | RegExp | null): void;
  config(text: string): void;
  scan(options: {
    readonly run: number;
    readonly attempt?: number;
    readonly inputs?: Readonly<Record<string, string>>;
    /** In a process of its own: two are at work at once, or it is measured. One that is to be killed has one by itself. */
    readonly ownProcess?: boolean;
    /** Modules that such a process loads before the program. */
    readonly imports?: readonly string[];
  }): Promise<ScanRun>;
  close(): Promise<void>;
}

interface Ended extends Pick<ScanRun, 'exitCode' | 'signal' | 'stdout'> {
  readonly stderr: string;
}

/** One assignment of a course. */
export const CONFIG = `
assignments:
  - name: hw1
    repositories: hw1-*
    fail-on: never
    ai: false
`;

/** A term with three students, each with work of their own. */
export async function startClass(config = CONFIG): Promise<Term> {
  const made = await startTerm();
  made.config(config);
  for (const name of ['ann', 'ben', 'cyd']) {
    await made.github.repository(`course/hw1-${name}`).commit({ files: { 'a.py': program(name, 30) } });
  }
  return made;
}

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);

export async function startTerm(options: StandInOptions = {}): Promise<Term> {
  const github = await startGitHub();
  github.organization('course');
  const staff = github.repository('course/staff', { private: true, collaborators: { tina: 'write' } });
  await staff.commit({ files: { 'README.md': 'staff' } });
  const root = mkdtempSync(join(tmpdir(), 'code-similarity-term-'));
  const workspace = join(root, 'workspace');
  mkdirSync(workspace);
  const effects: Effect[] = [];
  let left = Number.POSITIVE_INFINITY;
  let last: RegExp | null = null;
  let child: ReturnType<typeof spawn> | null = null;

  /** Counts a change; true: it is the last one that the process sees. */
  const happens = (what: string): boolean => {
    effects.push({ what });
    left -= 1;
    if (left !== 0 && last?.test(what) !== true) return false;
    child?.kill('SIGKILL');
    return true;
  };
  const service = await startStandIn({
    // Two of the class are alike, whatever their order.
    total: (index) => (index < 2 ? 93 : 5),
    ...options,
    fault: ({ method, path }: Request) => {
      const isEffect = WRITES.has(method) && !/status|results|summary|matches/.test(path);
      return isEffect && happens(`service ${method} ${path.replaceAll(/\d+/g, 'N')}`)
        ? { kind: 'reset', when: 'after' }
        : null;
    },
  });
  github.onWrite((method, target) =>
    happens(`${method} ${target.replaceAll(/[0-9a-f]{40}|\d+/g, 'N').split('?')[0] ?? ''}`) ? 'lost' : null,
  );

  const inOwnProcess = async (
    env: Readonly<Record<string, string>>,
    imports: readonly string[],
  ): Promise<Ended> => {
    const running = spawn(process.execPath, fromSource('index.ts', imports), {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...COMPILED_ONCE, ...env },
    });
    child = running;
    let stdout = '';
    let stderr = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    running.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done) => {
      running.on('close', (code, name) => done([code, name]));
    });
    return { exitCode, signal, stdout, stderr };
  };

  return {
    github,
    service,
    staff,
    workspace,
    effects,
    killAfter: (count) => {
      left = typeof count === 'number' ? count : Number.POSITIVE_INFINITY;
      last = count instanceof RegExp ? count : null;
    },
    config: (text) => {
      mkdirSync(join(workspace, '.github'), { recursive: true });
      writeFileSync(join(workspace, '.github', 'similarity.yml'), text);
    },
    scan: async ({ run, attempt = 1, inputs = {}, ownProcess = false, imports = [] }) => {
      const folder = mkdtempSync(join(root, 'scan-'));
      const file = (name: string): string => join(folder, name);
      for (const name of ['output', 'summary', 'state']) writeFileSync(file(name), '');
      writeFileSync(
        file('event.json'),
        JSON.stringify({ repository: { id: staff.id, full_name: staff.fullName, private: true } }),
      );
      const reportDir = file('report');
      const given: Record<string, string> = {
        'github-token': github.token(),
        apikey: KEY,
        'base-url': service.baseUrl,
        'poll-interval': '0.05',
        'cache-dir': join(workspace, 'cache'),
        'report-dir': reportDir,
        ...inputs,
      };
      const environment = {
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        RUNNER_TEMP: folder,
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.example',
        GITHUB_REPOSITORY: staff.fullName,
        GITHUB_REPOSITORY_OWNER: 'course',
        GITHUB_EVENT_NAME: 'schedule',
        GITHUB_EVENT_PATH: file('event.json'),
        GITHUB_RUN_ID: String(run),
        GITHUB_RUN_ATTEMPT: String(attempt),
        GITHUB_JOB: 'scan',
        GITHUB_OUTPUT: file('output'),
        GITHUB_STEP_SUMMARY: file('summary'),
        GITHUB_STATE: file('state'),
        ...Object.fromEntries(
          Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
      };
      const isToBeKilled = last !== null || left !== Number.POSITIVE_INFINITY;
      const end =
        ownProcess || isToBeKilled
          ? await inOwnProcess(environment, imports)
          : await actionHere(environment, new HastyClock(15_000));
      const outputs = readFileSync(file('output'), 'utf8');
      const summary = readFileSync(file('summary'), 'utf8');
      return {
        exitCode: end.exitCode,
        signal: 'signal' in end ? end.signal : null,
        stdout: end.stdout + end.stderr,
        outcome: [...outputs.matchAll(/outcome<<\S+\n(\S+)/g)].at(-1)?.[1] ?? '',
        summary,
        reportDir,
      };
    },
    close: async () => {
      await service.close();
      await github.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What a run says to whoever reads its log: not what it writes for debugging. */
export function said({ stdout }: ScanRun): string {
  return stdout.replaceAll(/^::debug::.*$/gm, '');
}
