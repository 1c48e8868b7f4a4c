import { expect, test } from 'vitest';
import { likeCode } from '../../src/sources/packing/like-code.ts';

const CODE = Array.from({ length: 120 }, (_, at) => `    total_${at} = sum(values, ${at});\n`).join('');
const PROSE = 'The second part of the report says what was measured, and how.\n'.repeat(5_000);
const TABLE = Array.from({ length: 30_000 }, (_, at) => `${at},${(at * 7919) % 1009},x`).join('\n');
const ROWS = JSON.stringify(
  Array.from({ length: 9_000 }, (_, at) => ({ id: at, name: `n${at}` })),
  null,
  1,
);

test.each([
  ['prose', PROSE],
  ['a table', `${TABLE}\n`],
  ['rows of JSON', `${ROWS}\n`],
])('a program between %s is kept, with all of its lines in order', (_, around) => {
  const bytes = Buffer.from(around + CODE + around);
  const kept = likeCode(bytes, 64 * 1024);
  expect(kept.length).toBeLessThanOrEqual(64 * 1024);
  expect(Buffer.from(kept).toString()).toContain(CODE);
});

test('a text that fits is kept as it is, also where a line has no end', () => {
  for (const text of [CODE, 'x'.repeat(9_000), 'é(\n'.repeat(3_000)]) {
    expect(Buffer.from(likeCode(Buffer.from(text), 64 * 1024)).toString()).toBe(text);
  }
});
