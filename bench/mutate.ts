/**
 * `npm --prefix bench run mutate -- FILE [TESTS…]`: changes one file in many small ways and says which changes no unit test notices.
 *
 * FILE may name lines: `src/check/verdict/judge.ts:40-80`. Without TESTS, the tests of the file's room are run: `test/NAME`, where
 * NAME is the innermost of the file's folders that has tests. The changed copies lie in the system's temporary folder.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const [target, ...given] = process.argv.slice(2);
const file = target?.replace(/(?::\d+){1,2}-\d+(?::\d+)?$/, '');
if (target === undefined || file === undefined || !existsSync(file)) {
  process.stderr.write(
    'Usage: npm --prefix bench run mutate -- src/FOLDER/FILE.ts[:FIRST-LAST] [test/FILE.test.ts …]\n',
  );
  process.exit(2);
}
const testFiles = given.length > 0 ? given : [join(roomOf(file), '**', '*.test.ts')];
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
// Stryker's own list of test files leaves changes outside of functions unnoticed: it applies them too late.
const configFile = join(folder, 'vitest.config.mjs');
// With all its mutants in one copy a file is slower, and a test that counts steps would run out of its time before the first of them.
const test = { include: testFiles, globalSetup: ['test/temporary.ts'], testTimeout: 120_000 };
writeFileSync(configFile, `export default ${JSON.stringify({ test })};\n`);

try {
  const mutants = await new Stryker({
    mutate: [target],
    testRunner: 'vitest',
    vitest: { configFile },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // Stryker reads tsconfig.json with a TypeScript that could still be called. A file that is absent is not read.
    tsconfigFile: 'absent.json',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // A run that ends at its first failure sometimes loses that failure.
    disableBail: true,
    // A busy machine must not be taken for an endless loop.
    timeoutMS: 20_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    tempDirName: folder,
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'docs', 'examples', 'schema', 'web/dist', '*.md'],
  }).runMutationTest();

  const counted = mutants.filter(
    ({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status),
  );
  const survivors = counted.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const { location, replacement = '', status } of survivors) {
    const { start, end } = location;
    const last = start.line === end.line ? end.column : undefined;
    const original = lines[start.line - 1]?.slice(start.column - 1, last === undefined ? last : last - 1);
    process.stdout.write(
      `${file}:${start.line} ${status}: ${original} → ${replacement.replaceAll(/\s+/g, ' ')}\n`,
    );
  }
  const killed = counted.length - survivors.length;
  const score = counted.length === 0 ? 'n/a' : `${((100 * killed) / counted.length).toFixed(1)} %`;
  process.stdout.write(`\n${file}: ${killed} of ${counted.length} noticed, ${score}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function roomOf(path: string): string {
  const folders = dirname(path).split('/').slice(1).toReversed();
  const found = folders.map((name) => join('test', name)).find((name) => existsSync(name));
  if (found === undefined) throw new Error(`no folder of tests belongs to ${path}: name the tests`);
  return found;
}
