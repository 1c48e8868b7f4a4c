/**
 * Runs each benchmark once with next to nothing to measure: whether it still runs, not what it says.
 *
 *   node bench/smoke.ts [NAME…]
 *
 * After `npm run build`, `npm run site` and `npm --prefix bench ci`. Ends with 1 where one failed, with the end of what that printed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '../test/engine/generated-programs.ts';
import { randomFrom } from '../test/random.ts';

const ROOT = join(import.meta.dirname, '..');
/** Of one benchmark. */
const MOST_MS = 10 * 60_000;

/** What is measured here: two tasks of a dozen programs, two copies in each, and solutions of the first. */
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-smoke-'));
const SET = join(folder, 'sets', 'made');
const SOLUTIONS = join(folder, 'solutions');

/** The words of each benchmark, from the fastest way to run all of it. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  accuracy: [SET],
  'ai-references': [SOLUTIONS, SET],
  answers: ['--rounds', '2', '--requests', '5'],
  app: [],
  archive: ['--earlier', '60', '--invented', '60', '--runs', '1'],
  'archive-recall': ['--earlier', '200', '--sample', '3'],
  check: ['--rounds', '1', '20'],
  collect: ['3'],
  course: ['--terms', '2', '--people', '20', '--programs', '12'],
  disguise: [join(folder, 'disguised'), SET, '--languages', 'java,python', '--kinds', 'rename'],
  'engine-fuzz': ['--minutes', '0.05'],
  'first-minute': ['npm package'],
  'honest-cost': [`${join(SET, 'files')}:java`],
  judgement: [SET],
  kills: ['--kills', '2', '--clients', '2'],
  millions: ['--stages', '400', '--courses', '3', '--removed', '1', '--partitions', '2', '--free', '1'],
  mutate: ['src/base/text/compare-text.ts'],
  pathological: [],
  peers: ['--runs', '1', '--speed', 'java:10', SET],
  reading: ['--rounds', '1', join(SET, 'files')],
  report: ['10', '--dolos'],
  'report-memory': ['20'],
  requests: [],
  scan: ['3', '2'],
  'second-look': [SET],
  server: ['--clients', '2', '--rounds', '1'],
  'similar-class': [join(folder, 'similar'), '10'],
  site: [join(folder, 'pictures')],
  speed: ['--sizes', '20', '--runs', '1', SET],
  'stands-out': [SET],
  state: ['1x5'],
  strikes: ['--sample', '60', '--scenes', 'first', '--jobs', '1'],
  'strikes-app': ['--sample', '40'],
  'strikes-mutants': ['--only', 'the end of a wish'],
  term: ['--students', '40', '--weeks', '4', '--every', '7'],
  'upload-memory': [],
  'web-nights': ['6', '4', '1'],
  'web-privacy': [],
  'web-probes': [SET],
  'web-recall': ['--set', 'java:1', '--budgets', '0,5'],
  'web-share': [SET],
  'web-transcript': ['--lines', '5'],
  'web-world': [join(folder, 'world')],
};

function makeSet(): void {
  const random = randomFrom(3);
  const groups = ['first', 'second'].map((id) => {
    // Indented, as people write.
    const texts = programs(12, 'java', random, 0).map((text) => text.replaceAll(/^(?=.)/gm, '  '));
    const copies = texts
      .slice(0, 2)
      .map((text) => text.replaceAll(/\b(?:sum|best|left|row)(?=\d)/g, '$&Copy'));
    const subs = [...texts, ...copies].map((text, at) => {
      const path = `${id}/${at}/Main.java`;
      mkdirSync(join(SET, 'files', id, String(at)), { recursive: true });
      writeFileSync(join(SET, 'files', path), text);
      return [`${at}`, [path]] as const;
    });
    return {
      id,
      subs: Object.fromEntries(subs),
      base: null,
      pairs: [
        ['0', '12', 1, 'copy'],
        ['1', '13', 1, 'copy'],
        ['2', '3', 0, 'orig'],
        ['4', '5', 0, 'orig'],
      ],
    };
  });
  writeFileSync(join(SET, 'manifest.json'), JSON.stringify({ name: 'made', lang: 'java', groups }));
  for (const [at, text] of programs(4, 'java', random, 0).entries()) {
    const solution = join(SOLUTIONS, 'made', 'first', `plain-${at}`);
    mkdirSync(solution, { recursive: true });
    writeFileSync(join(solution, 'Main.java'), text);
  }
}

/** Files beside this one that are neither run here nor a part of another one. */
function forgotten(): readonly string[] {
  const here = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts'));
  const texts = new Map(here.map((name) => [name, readFileSync(join(import.meta.dirname, name), 'utf8')]));
  return here.filter((name) => {
    const isPart = [...texts].some(
      ([other, text]) =>
        other !== name && (text.includes(`${name}'`) || text.includes(name.replace(/ts$/, "js'"))),
    );
    return !isPart && name !== 'smoke.ts' && name !== 'vitest.config.ts' && !(name.slice(0, -3) in RUNS);
  });
}

/** @returns whether it went well */
function isWell(name: string, words: readonly string[]): boolean {
  const begun = performance.now();
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...words],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9, timeout: MOST_MS },
  );
  const isGood = status === 0;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${isGood ? 'ok' : 'FAILED'} ${name}: ${seconds} s\n`);
  if (!isGood) {
    process.stdout.write(`${stdout.slice(-2000)}\n${stderr.slice(-4000)}\nended with ${status ?? signal}\n`);
  }
  return isGood;
}

try {
  const missing = forgotten();
  for (const name of missing) process.stdout.write(`FAILED ${name}: smoke.ts does not run it\n`);
  makeSet();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in RUNS));
  if (unknown.length > 0) throw new RangeError(`${unknown.join(', ')}: no benchmark of that name`);
  const failed = Object.entries(RUNS).filter(
    ([name, words]) => (wanted.length === 0 || wanted.includes(name)) && !isWell(name, words),
  );
  if (missing.length + failed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
