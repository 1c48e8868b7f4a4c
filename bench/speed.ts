import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { programs, type Dialect } from '../test/engine/generated-programs.ts';
import { readFlags } from './flags.ts';
import { randomFrom } from '../test/random.ts';
import { strippedCopy } from './stripped.ts';

/*
 * Speed of the engine: `npm --prefix bench run speed -- [--json [FILE]] [--sizes 100,500,…] [--framework N] [--runs 3] [DIR…]`
 *
 * Every figure is a whole process (start of node, reading the files, comparing): wall clock, processor time and peak
 * resident memory as the operating system counts them, the median of the runs. The processes run the engine as plain
 * JavaScript, as users do. `--framework N`: N programs that share nine tenths of a framework of 2,000 lines. Generated programs are written to a temporary folder before. With folders and no `--sizes`
 * only the folders are measured: labelled sets, or one submission in each subfolder.
 */

interface Run {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMebibytes: number;
  readonly submissions: number;
  readonly inner: string;
}

interface Measurement extends Run {
  readonly what: string;
  readonly runs: readonly Run[];
}

const USAGE =
  'usage: npm --prefix bench run speed -- [--json [FILE]] [--sizes N,N,…] [--framework N] [--runs N] [DIR…]';
const { folders, json, values } = readFlags(process.argv.slice(2), ['sizes', 'framework', 'runs'], USAGE);
const framework = Number(values['framework'] ?? 0);
const only = folders.length > 0 || framework > 0;
const sizes = (values['sizes'] ?? (only ? '' : '100,500,1000,2000,5000,10000,20000'))
  .split(',')
  .filter((text) => text !== '')
  .map(Number);
const runs = Number(values['runs'] ?? 3);
if (
  !Number.isInteger(runs) ||
  runs < 1 ||
  !Number.isInteger(framework) ||
  sizes.some((size) => !Number.isInteger(size) || size < 2)
) {
  throw new RangeError(USAGE);
}
// With `--json` alone, standard output is the JSON document.
const say = (line: string): void => {
  (json === '-' ? process.stderr : process.stdout).write(`${line}\n`);
};

const engine = strippedCopy(path.dirname(import.meta.dirname));
const work = mkdtempSync(path.join(tmpdir(), 'code-similarity-programs-'));

function measure(what: string, args: readonly string[]): Measurement {
  const all = Array.from({ length: runs }, (): Run => {
    const started = performance.now();
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [path.join(engine.folder, 'bench/engine-run.js'), ...args],
      { encoding: 'utf8' },
    );
    const wallSeconds = (performance.now() - started) / 1000;
    if (status !== 0) throw new Error(`${what} failed: ${stderr}`);
    return { wallSeconds, ...(JSON.parse(stdout) as Omit<Run, 'wallSeconds'>) };
  });
  const middle = (key: 'wallSeconds' | 'cpuSeconds' | 'peakMebibytes'): number =>
    all.map((run) => run[key]).toSorted((a, b) => a - b)[all.length >> 1] as number;
  return {
    what,
    wallSeconds: middle('wallSeconds'),
    cpuSeconds: middle('cpuSeconds'),
    peakMebibytes: middle('peakMebibytes'),
    submissions: all[0]?.submissions ?? 0,
    inner: all[0]?.inner ?? '',
    runs: all,
  };
}

function generated(dialect: Dialect, count: number): string {
  const folder = path.join(work, `${dialect}-${count}`);
  mkdirSync(folder);
  programs(count, dialect, randomFrom(1)).forEach((text, at) => {
    writeFileSync(
      path.join(folder, `${String(at).padStart(6, '0')}.${dialect === 'cpp' ? 'cpp' : 'java'}`),
      text,
    );
  });
  return folder;
}

/** Programs each of which has nine tenths of the functions of one framework, as they are, and one program of its own. */
function sharing(count: number): string {
  const folder = path.join(work, `framework-${count}`);
  mkdirSync(folder);
  const functions = programs(15, 'cpp', randomFrom(3), 0).flatMap((text) => text.split(/\n(?=int f)/));
  const random = randomFrom(4);
  for (let at = 0; at < count; at += 1) {
    const kept = functions.filter(() => random.next() < 0.9);
    const text = [...kept, ...programs(1, 'cpp', random, 0)].join('\n');
    writeFileSync(path.join(folder, `${String(at).padStart(6, '0')}.cpp`), text);
  }
  return folder;
}

/** The power of N that time grew with since the last smaller size of the same kind. */
function growth(now: Measurement, before: Measurement | undefined): string {
  return before === undefined || before.submissions === now.submissions
    ? ''
    : `N^${(Math.log(now.cpuSeconds / before.cpuSeconds) / Math.log(now.submissions / before.submissions)).toFixed(2)}`;
}

const results: Measurement[] = [];
function show(measured: Measurement, before?: Measurement): Measurement {
  results.push(measured);
  say(
    `${measured.what.padEnd(36)} ${String(measured.submissions).padStart(6)} ${measured.wallSeconds.toFixed(2).padStart(7)} s ${measured.cpuSeconds.toFixed(2).padStart(7)} s ${measured.peakMebibytes.toFixed(0).padStart(6)} MiB ${growth(measured, before).padStart(7)}   ${measured.inner}`,
  );
  return measured;
}

try {
  say(`median of ${runs}, node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? '?'})`);
  say(
    `${'what'.padEnd(36)} ${'N'.padStart(6)} ${'wall'.padStart(9)} ${'cpu'.padStart(9)} ${'peak'.padStart(10)} ${'growth'.padStart(7)}`,
  );
  for (const dialect of sizes.length === 0 ? [] : (['cpp', 'java'] as const)) {
    let before: Measurement | undefined;
    for (const size of sizes) {
      const folder = generated(dialect, size);
      before = show(
        measure(dialect === 'cpp' ? 'C++-like programs' : 'Java-like programs', ['whole', folder]),
        before,
      );
      if (dialect === 'cpp' && size === 2000) show(measure('one added to 2000 C++', ['add', folder]));
      rmSync(folder, { recursive: true, force: true });
    }
  }
  if (framework > 0) {
    const folder = sharing(framework);
    for (const mode of ['whole', 'detect']) {
      const how = mode === 'detect' ? ', starter detected' : '';
      show(measure(`shared framework${how}`, [mode, folder]));
    }
    rmSync(folder, { recursive: true, force: true });
  }
  for (const folder of folders) show(measure(path.basename(folder), ['whole', path.resolve(folder)]));
  const document = { node: process.version, processors: cpus().length, runs, results };
  if (json === '-') process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  else if (json !== undefined) writeFileSync(json, `${JSON.stringify(document, null, 2)}\n`);
} finally {
  engine.remove();
  rmSync(work, { recursive: true, force: true });
}
