import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

/** What starts the program names its entry as a path. */
const ENTRIES = /'(?:\.\.\/)*src\/(?:cli|index)\.ts'|'dist', '(?:cli|index)\.js'/;

test('what starts the program says so to `npm run test:changed`, which follows imports', () => {
  const starting = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== 'bundled-program.ts')
    .map((name) => ({ name, text: readFileSync(join(TESTS, name), 'utf8') }))
    .filter(({ name, text }) => ENTRIES.test(text) && !name.includes('from-source'));
  // It does find some.
  expect(starting.length).toBeGreaterThan(0);
  const unseen = starting.filter(
    ({ text }) =>
      !/from '.*(?:from-source|run-action)\.ts'|import '.*from-source\.ts'|import\('.*src\/cli\.ts'\)/.test(
        text,
      ),
  );
  expect(unseen.map(({ name }) => name)).toEqual([]);
});
