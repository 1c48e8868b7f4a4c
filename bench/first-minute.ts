/**
 * What a stranger waits for: seconds, bytes on disk and lines on the screen until there is a first report, three ways. Each begins
 * in an empty folder. The clone is made of this repository, of what is committed, and npm may have packages in its cache: the
 * network is not measured. `npm` runs under the Node.js of the system, as for somebody who has an older one; the rest under this one.
 *
 *     node bench/first-minute.ts [WORD…]
 *
 * Only the ways whose name has one of the words, where there are some.
 */
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const SAMPLE = 'examples/sample-class/submissions';

/** Without the commands of this repository's own packages, among them its Node.js. */
const SYSTEM = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);
const WITH_THIS_NODE = [dirname(process.execPath), SYSTEM].join(delimiter);

interface Step {
  readonly words: readonly [string, ...string[]];
  readonly cwd: string;
  readonly path: string;
}

interface Way {
  readonly name: string;
  /** What is there before a stranger begins, put into a new folder. */
  readonly prepare?: (folder: string) => void;
  /** @param folder a new one; what they leave in `work` below it is counted */
  readonly steps: (folder: string) => readonly Step[];
}

function bytesIn(path: string): number {
  const entry = lstatSync(path);
  if (!entry.isDirectory()) return entry.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

/** Runs a step and shows it. @returns its seconds and its lines @throws where it fails */
function take({ words, cwd, path }: Step): { readonly seconds: number; readonly lines: number } {
  const [command, ...rest] = words;
  const begun = process.hrtime.bigint();
  const done = spawnSync(command, rest, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    maxBuffer: 1e8,
  });
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
  if (done.status !== 0) throw new Error(`${words.join(' ')} ended with ${done.status}:\n${done.stderr}`);
  const lines = `${done.stdout}${done.stderr}`.split('\n').filter((line) => line.trim() !== '').length;
  process.stdout.write(
    `  $ ${words.join(' ')}\n    ${seconds.toFixed(1)} s, ${lines} ${lines === 1 ? 'line' : 'lines'}\n`,
  );
  return { seconds, lines };
}

const clone = (folder: string): Step => ({
  words: ['git', 'clone', '--quiet', '--depth', '1', pathToFileURL(ROOT).href, 'work'],
  cwd: folder,
  path: SYSTEM,
});

const GREEN = ['--fail-on', 'never', '--on-incomplete', 'warn'] as const;

/** The npm package as a release publishes it: `package.tgz`. */
function pack(folder: string): void {
  const release = join(folder, 'release');
  take({ words: [process.execPath, join(ROOT, 'scripts', 'stage.ts'), release], cwd: ROOT, path: SYSTEM });
  const from = join(release, 'code-similarity-action');
  take({ words: ['npm', 'pack', '--silent', '--pack-destination', folder], cwd: from, path: SYSTEM });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  renameSync(join(folder, packed), join(folder, 'package.tgz'));
  process.stdout.write(`    packed ${(lstatSync(join(folder, 'package.tgz')).size / 1e6).toFixed(2)} MB\n`);
  mkdirSync(join(folder, 'work'));
}

const WAYS: readonly Way[] = [
  {
    name: 'a clone, and Node.js 24',
    steps: (folder) => [
      clone(folder),
      {
        words: ['node', 'dist/cli.js', 'check', SAMPLE, ...GREEN],
        cwd: join(folder, 'work'),
        path: WITH_THIS_NODE,
      },
    ],
  },
  {
    name: 'npm ci && npm run demo, with an older Node.js',
    steps: (folder) => [
      clone(folder),
      { words: ['npm', 'ci'], cwd: join(folder, 'work'), path: SYSTEM },
      { words: ['npm', 'run', 'demo'], cwd: join(folder, 'work'), path: SYSTEM },
    ],
  },
  {
    name: 'the npm package, with npx',
    prepare: pack,
    steps: (folder) => [
      {
        words: ['npm', 'install', '--offline', '--silent', join(folder, 'package.tgz')],
        cwd: join(folder, 'work'),
        path: WITH_THIS_NODE,
      },
      {
        words: ['npx', 'code-similarity-action', 'check', join(ROOT, SAMPLE), ...GREEN],
        cwd: join(folder, 'work'),
        path: WITH_THIS_NODE,
      },
    ],
  },
];

const rows: string[] = [];
const wanted = process.argv.slice(2);
for (const way of WAYS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)) {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-first-minute-'));
  try {
    process.stdout.write(`\n${way.name}\n`);
    way.prepare?.(folder);
    const taken = way.steps(folder).map(take);
    const seconds = taken.reduce((sum, one) => sum + one.seconds, 0);
    const lines = taken.reduce((sum, one) => sum + one.lines, 0);
    rows.push(
      `| ${way.name} | ${seconds.toFixed(1)} | ${(bytesIn(join(folder, 'work')) / 1e6).toFixed(1)} | ${lines} |`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.stdout.write(
  `\n| way | seconds | MB on disk | lines |\n|---|---|---|---|\n${rows.join('\n')}\n\nThe container was not run.\n`,
);
