import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programs } from '../test/engine/generated-programs.ts';
import { randomFrom } from '../test/random.ts';
import { findSets, type LabelledGroup, readSet } from './dataset.ts';
import { readFlags } from './flags.ts';
import { rankingMetrics, type Labelled } from '../test/engine/metrics.ts';
import { strippedCopy } from './stripped.ts';

/*
 * Dolos on the same views and programs: `node bench/peers.ts [--node PATH] [--json [FILE]] [--speed cpp:2000,java:500,real] [--runs 3] [DIR…]`
 *
 * After `npm --prefix bench ci`, which builds its parsers; `--node` is the node that they were built for. Accuracy: its similarity of every labelled pair, a submission's files as one text. With `--speed`, speed alone:
 * whole processes, ours and theirs in turn; `real`: all Java submissions of the folders as one class.
 */

const USAGE =
  'usage: node bench/peers.ts [--node PATH] [--json [FILE]] [--speed cpp:2000,real,…] [--runs N] [DIR…]';
const { folders, json, values } = readFlags(process.argv.slice(2), ['node', 'speed', 'runs'], USAGE);
const node = values['node'] ?? process.execPath;

/** What runs as a program of its own: similarities of all pairs of each group. */
const COMPARE = `
import { readFileSync } from 'node:fs';
import { Dolos, File } from '@dodona/dolos-lib';
const groups = JSON.parse(readFileSync(process.argv[1], 'utf8'));
const answers = [];
for (const { language, texts } of groups) {
  const report = await new Dolos({ language }).analyze(texts.map((text, at) => new File(String(at), text)), 'class');
  answers.push(report.allPairs().map(({ leftFile, rightFile, similarity }) => [Number(leftFile.path), Number(rightFile.path), similarity]));
}
console.log(JSON.stringify(answers));
`;

const SPEED = `
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Dolos } from '@dodona/dolos-lib';
const [folder, language] = process.argv.slice(1);
const paths = readdirSync(folder).map((name) => path.join(folder, name));
const report = await new Dolos({ language }).analyzePaths(paths);
const pairs = report.allPairs().length;
const usage = process.resourceUsage();
console.log(JSON.stringify({ cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6, peakMebibytes: usage.maxRSS / 1024, inner: pairs + ' pairs' }));
`;

interface Cost {
  readonly cpuSeconds: number;
  readonly peakMebibytes: number;
}

function inDolos(script: string, args: readonly string[]): unknown {
  const { stdout, stderr, status } = spawnSync(
    node,
    ['--max-old-space-size=8000', '--input-type=module', '-e', script, ...args],
    { cwd: import.meta.dirname, encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`Dolos failed: ${stderr.slice(0, 2000)}`);
  return JSON.parse(stdout) as unknown;
}

const work = mkdtempSync(path.join(tmpdir(), 'code-similarity-peers-'));

function similarities(groups: readonly LabelledGroup[], language: string): number[][][] {
  const decoder = new TextDecoder();
  const input = groups.map(({ submissions }) => ({
    language: { csharp: 'c-sharp' }[language] ?? language,
    texts: submissions.map(({ files }) => files.map(({ bytes }) => decoder.decode(bytes)).join('\n')),
  }));
  const file = path.join(work, 'groups.json');
  writeFileSync(file, JSON.stringify(input));
  return inDolos(COMPARE, [file]) as number[][][];
}

/** Average precision of a view by Dolos's similarity. */
function averagePrecision(folder: string): { view: string; averagePrecision: number } {
  const set = readSet(folder);
  const answers = similarities(set.groups, set.language);
  const scored = set.groups.flatMap(({ submissions, pairs }, at): Labelled[] => {
    const key = (a: number, b: number): number => Math.min(a, b) * submissions.length + Math.max(a, b);
    const found = new Map(
      (answers[at] ?? []).map(([a = 0, b = 0, similarity = 0]) => [key(a, b), similarity]),
    );
    return pairs.map(({ a, b, positive }) => ({ score: 100 * (found.get(key(a, b)) ?? 0), positive }));
  });
  return { view: set.name, averagePrecision: rankingMetrics(scored).averagePrecision };
}

/** Generated programs, a file each. */
function generated(dialect: 'cpp' | 'java', count: number): readonly string[] {
  return programs(count, dialect, randomFrom(1));
}

/** The submissions that somebody wrote by hand, their files as one text each. */
function real(): readonly string[] {
  const decoder = new TextDecoder();
  return folders
    .flatMap((each) => findSets(each))
    .map((folder) => readSet(folder))
    .filter(({ language }) => language === 'java')
    .flatMap(({ groups }) => groups.flatMap(({ submissions }) => submissions))
    .map(({ files }) => files.map(({ bytes }) => decoder.decode(bytes)).join('\n'));
}

/** Processor time and memory of both on one class, in turn. */
function race(what: string, dialect: 'cpp' | 'java', texts: readonly string[], runs: number): void {
  const folder = path.join(work, what);
  mkdirSync(folder);
  texts.forEach((text, at) => {
    writeFileSync(path.join(folder, `${String(at).padStart(6, '0')}.${dialect}`), text);
  });
  const engine = strippedCopy(path.dirname(import.meta.dirname));
  try {
    for (let run = 0; run < runs; run += 1) {
      const { stdout } = spawnSync(
        process.execPath,
        [path.join(engine.folder, 'bench/engine-run.js'), 'whole', folder],
        { encoding: 'utf8' },
      );
      const ours = JSON.parse(stdout) as Cost;
      const theirs = inDolos(SPEED, [folder, dialect]) as Cost;
      process.stdout.write(
        `${texts.length} ${what}: ${ours.cpuSeconds.toFixed(2)} CPU-s, ${ours.peakMebibytes.toFixed(0)} MiB; Dolos ${theirs.cpuSeconds.toFixed(2)} CPU-s, ${theirs.peakMebibytes.toFixed(0)} MiB; ratio ${(theirs.cpuSeconds / ours.cpuSeconds).toFixed(1)}\n`,
      );
    }
  } finally {
    engine.remove();
  }
}

try {
  const found: { view: string; averagePrecision: number }[] = [];
  const measured = values['speed'] === undefined ? folders : [];
  for (const folder of measured.flatMap((each) => findSets(each))) {
    const one = averagePrecision(folder);
    found.push(one);
    process.stdout.write(`${one.view.padEnd(36)} ${one.averagePrecision.toFixed(4)}\n`);
  }
  for (const word of (values['speed'] ?? '').split(',').filter((each) => each !== '')) {
    const [dialect, count] = word.split(':');
    const times = Number(values['runs'] ?? 3);
    if (dialect === 'real') {
      race('real', 'java', real(), times);
    } else if (dialect === 'cpp' || dialect === 'java') {
      race(`${dialect}-${count}`, dialect, generated(dialect, Number(count)), times);
    } else {
      throw new RangeError(USAGE);
    }
  }
  if (json !== undefined && json !== '-') writeFileSync(json, `${JSON.stringify(found, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
