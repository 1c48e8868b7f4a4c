/**
 * The whole check in a browser beside the built command line: `node bench/browser.ts [--dist DIST] [--rounds 3] [--language cpp|java]
 * [N…]` (200 and 2,000 generated programs unless told, in one ZIP). Both read the same file, in turn. The time of the page is from
 * choosing the file until the report's files lie in memory, its memory that of its largest process, in which nobody reads the files' texts; the command line's are those of
 * its process, start included. Their report.json are held against each other leaf by leaf.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { askPage } from '../test/browser/ask-page.ts';
import { launchBrowserServer } from '../test/browser/browser.ts';
import { tabOf } from '../test/browser/tab.ts';
import { programs } from '../test/engine/generated-programs.ts';
import { randomFrom } from '../test/random.ts';
import { zip } from '../test/zip/lying-zip.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    rounds: { type: 'string', default: '3' },
    language: { type: 'string', default: 'cpp' },
  },
});
const dist = resolve(values.dist);
const rounds = Number(values.rounds);
const sizes = positionals.length === 0 ? [200, 2_000] : positionals.map(Number);
const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'));

/** One run: seconds, MiB at most, and its report.json. */
interface Run {
  readonly wall: number;
  readonly peak: number;
  readonly report: string;
}

const TELL = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => process.stderr.write('used: ' + process.resourceUsage().maxRSS + ' kB\\n'));`;

process.stdout.write(
  `class | command line: wall s, peak MiB | page: wall s, peak MiB | ratio by round | leaves of report.json, other in\n`,
);
try {
  for (const size of sizes) await measure(size);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(size: number): Promise<void> {
  const dialect = values.language === 'java' ? 'java' : 'cpp';
  const path = join(folder, `${dialect}-${size}.zip`);
  const texts = programs(size, dialect, randomFrom(1));
  writeFileSync(
    path,
    zip(
      texts.map((text, at) => ({
        name: `s${String(at).padStart(6, '0')}/main.${dialect}`,
        contents: Buffer.from(text),
      })),
    ),
  );
  const pairs: (readonly [Run, Run])[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await inCommandLine(path), await inPage(path, false)] as const;
    // The first round warms up.
    if (round > 0 || rounds === 0) pairs.push(pair);
  }
  const middle = (of: (pair: readonly [Run, Run]) => number): number =>
    pairs.map(of).toSorted((a, b) => a - b)[pairs.length >> 1] ?? Number.NaN;
  const [one] = pairs;
  if (one === undefined) throw new Error('nothing was measured');
  const { report } = await inPage(path, true);
  const [leaves, other] = compared(one[0].report, report);
  const figures = [
    `${size} × ${dialect}`,
    `${middle(([command]) => command.wall).toFixed(2)}, ${Math.round(middle(([command]) => command.peak))}`,
    `${middle(([, page]) => page.wall).toFixed(2)}, ${Math.round(middle(([, page]) => page.peak))}`,
    middle(([command, page]) => page.wall / command.wall).toFixed(2),
    `${leaves}: ${other.join(', ')}`,
  ];
  process.stdout.write(`${figures.join(' | ')}\n`);
}

async function inCommandLine(path: string): Promise<Run> {
  const own = mkdtempSync(join(folder, 'run-'));
  mkdirSync(join(own, 'temporary'));
  // Lying where the page lays it: paths are in the report.
  mkdirSync(join(own, 'submissions'));
  copyFileSync(path, join(own, 'submissions', 'class.zip'));
  const startedAt = performance.now();
  const words = [
    'check',
    'submissions/class.zip',
    '--fail-on',
    'never',
    '--on-incomplete',
    'warn',
    '--report-dir',
    'report',
  ];
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, join(dist, 'cli.js'), ...words],
    {
      cwd: own,
      env: { PATH: process.env['PATH'] ?? '', TMPDIR: join(own, 'temporary') },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const wall = (performance.now() - startedAt) / 1000;
  const [, kB] = /used: (\d+) kB/.exec(said) ?? [];
  if (code !== 0 || kB === undefined) throw new Error(`the run ended with ${code}: ${said.slice(-2000)}`);
  const report = readFileSync(join(own, 'report', 'report.json'), 'utf8');
  rmSync(own, { recursive: true });
  return { wall, peak: Number(kB) / 1024, report };
}

/** In a browser of its own, so that the peak of its memory is that of this run. */
async function inPage(path: string, isRead: boolean): Promise<Run> {
  const server = await launchBrowserServer();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(pathToFileURL(join(dist, 'similarity.html')).href);
    const inputs = { 'fail-on': 'never', 'on-incomplete': 'warn' };
    const file = { part: 'submissions', path: 'class.zip', from: path } as const;
    const { answer, files, seconds } = await askPage(tabOf(page, dirname(path)), [file], {
      kind: 'check',
      inputs,
      isRead,
    });
    const report = files['report.json'] ?? '';
    if (answer.kind !== 'done') throw new Error(`the page says ${JSON.stringify(answer)}`);
    return { wall: seconds, peak: peakOf(server.process().pid ?? 0), report };
  } finally {
    await server.close();
  }
}

/** The most that a page's process of a browser took, in MiB. Linux alone tells. */
function peakOf(browser: number): number {
  const parents = new Map<number, number>();
  const peaks = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer')) continue;
      peaks.set(Number(name), Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    } catch {
      // It ended meanwhile.
    }
  }
  const isIts = (process: number): boolean =>
    process === browser || (process > 1 && isIts(parents.get(process) ?? 0));
  return Math.max(...[...peaks].filter(([process]) => isIts(process)).map(([, peak]) => peak));
}

/** How many leaves two documents have, and the names of those in which they differ, each with how often. */
function compared(one: string, other: string): readonly [number, readonly string[]] {
  const [left, right] = [leavesOf(JSON.parse(one)), leavesOf(JSON.parse(other))];
  const counts = new Map<string, number>();
  for (const path of new Set([...left.keys(), ...right.keys()])) {
    if (left.get(path) === right.get(path)) continue;
    const name = path.replaceAll(/\.\d+/g, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [left.size, [...counts].map(([name, count]) => `${name} (${count})`)];
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) leaves.set(path, value);
  else for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}.${key}`, leaves);
  return leaves;
}
