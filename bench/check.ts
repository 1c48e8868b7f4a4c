/**
 * Time, CPU time and peak memory of a whole check of the built command line, beside an earlier build of it:
 * `node bench/check.ts [--baseline DIST] [--dist DIST] [--rounds 5] [--language cpp|java] [--class FOLDER] [N…]`
 * (2,000 generated programs unless told, and the sample class). Both builds run in turn, and ratios are taken round by
 * round, so that a machine whose speed drifts moves neither. The steps are those that the command line says it begins.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Dialect, programs } from '../test/engine/generated-programs.ts';
import { randomFrom } from '../test/random.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    baseline: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    language: { type: 'string', default: 'cpp' },
    class: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '..');
const builds = [values.dist, values.baseline].flatMap((one) => (one === undefined ? [] : [resolve(one)]));
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));

/** One run, in seconds, CPU seconds and MiB. */
interface Run {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
  /** Seconds by step, in their order. */
  readonly steps: ReadonlyMap<string, number>;
}

const TELL = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write('used: ' + (userCPUTime + systemCPUTime) + ' us, ' + maxRSS + ' kB\\n');
});`;
/** Lines of the log that say which step begins; what is before the first is the start. */
const STEPS: ReadonlySet<string> = new Set([
  'Collect submissions',
  'Compare the submissions',
  'Create the check',
  'Upload the submissions',
  'Wait for the analysis',
  'Read the results',
]);

try {
  for (const { name, options } of classes()) await measure(name, options);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What is checked, with its options. */
function classes(): readonly { readonly name: string; readonly options: readonly string[] }[] {
  if (values.class !== undefined) return [{ name: values.class, options: [resolve(values.class)] }];
  const sample = join(root, 'examples', 'sample-class');
  const demo = {
    name: 'the sample class',
    options: [
      join(sample, 'submissions'),
      '--starter',
      join(sample, 'starter'),
      '--ai-references',
      join(sample, 'ai-references'),
    ],
  };
  const sizes = positionals.length === 0 ? [2_000] : positionals.map(Number);
  return [demo, ...sizes.map((size) => ({ name: `${size} × ${values.language}`, options: [made(size)] }))];
}

/** A folder of generated programs, each a submission. */
function made(size: number): string {
  const dialect: Dialect = values.language === 'java' ? 'java' : 'cpp';
  const place = join(folder, `${dialect}-${size}`);
  for (const [at, text] of programs(size, dialect, randomFrom(1)).entries()) {
    const own = join(place, `s${String(at).padStart(6, '0')}`);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, `main.${dialect}`), text);
  }
  return place;
}

async function measure(name: string, options: readonly string[]): Promise<void> {
  const runs: Run[][] = builds.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, build] of builds.entries()) {
      const run = await check(build, options);
      // The first round warms up.
      if (round > 0) runs[at]?.push(run);
    }
  }
  const [own = [], before = []] = runs;
  const figures = ['wall', 'cpu', 'peak'] as const;
  process.stdout.write(`\n${name}, medians of ${rounds}\nbuild | wall s | CPU s | peak MiB\n`);
  for (const [at, build] of builds.entries()) {
    const [wall, cpu, peak] = figures.map((figure) => median((runs[at] ?? []).map((run) => run[figure])));
    process.stdout.write(
      `${build} | ${wall?.toFixed(2)} | ${cpu?.toFixed(2)} | ${Math.round(peak ?? Number.NaN)}\n`,
    );
  }
  if (before.length > 0) {
    const ratios = figures.map((figure) =>
      median(own.map((run, at) => run[figure] / (before[at]?.[figure] ?? Number.NaN))),
    );
    process.stdout.write(`ratio by round | ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')}\n`);
  }
  process.stdout.write(`step | ${builds.join(' | ')}, wall s\n`);
  for (const step of new Set([own, before].flat().flatMap(({ steps }) => [...steps.keys()]))) {
    const times = runs.map((list) => median(list.map(({ steps }) => steps.get(step) ?? 0)).toFixed(2));
    process.stdout.write(`${step} | ${times.join(' | ')}\n`);
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

async function check(build: string, options: readonly string[]): Promise<Run> {
  const own = mkdtempSync(join(folder, 'run-'));
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(TELL)}`,
      join(build, 'cli.js'),
      'check',
      ...options,
      '--fail-on',
      'never',
      // The sample class has a submission that nobody can read.
      '--on-incomplete',
      'warn',
      '--report-dir',
      join(own, 'report'),
    ],
    {
      cwd: own,
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: own },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  let step = 'start';
  let since = startedAt;
  const steps = new Map<string, number>();
  const enter = (next: string): void => {
    const now = performance.now();
    steps.set(step, (steps.get(step) ?? 0) + (now - since) / 1000);
    [step, since] = [next, now];
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    for (const line of text.split('\n')) if (STEPS.has(line)) enter(line);
  });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  enter('');
  rmSync(own, { recursive: true });
  const [, us, kB] = /used: (\d+) us, (\d+) kB/.exec(said) ?? [];
  if (code !== 0 || us === undefined) throw new Error(`the run ended with ${code}: ${said.slice(-2000)}`);
  const wall = (performance.now() - startedAt) / 1000;
  return { wall, cpu: Number(us) / 1e6, peak: Number(kB) / 1024, steps };
}
