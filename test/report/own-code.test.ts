import { expect, test } from 'vitest';
import { ownCode } from '../../src/channels/own-code.ts';

const file = (path: string, lines: readonly string[]) => ({ path, bytes: Buffer.from(lines.join('\n')) });
const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `line ${at + 1}`);
const same = (text: string): string => text;

test('shows the lines of a region, from the first to the last', () => {
  const regions = [{ file: 'a.py', lineStart: 2, lineEnd: 3 }];
  expect(ownCode(regions, [file('a.py', ['one', '  two', 'three', 'four'])], same)).toEqual([
    { lines: ['  two', 'three'], more: 0 },
  ]);
});

test('says how many lines it does not show, of one region and of all', () => {
  const files = [file('a.py', numbered(1000))];
  const at = (from: number, to: number) => ({ file: 'a.py', lineStart: from, lineEnd: to });
  expect(ownCode([at(1, 40)], files, same)[0]).toMatchObject({ more: 0 });
  const [one] = ownCode([at(1, 41)], files, same);
  expect([one?.lines.length, one?.lines.at(-1), one?.more]).toEqual([40, 'line 40', 1]);
  const many = ownCode(
    Array.from({ length: 11 }, (_, index) => at(index * 50 + 1, index * 50 + 40)),
    files,
    same,
  );
  expect(many.map((code) => code?.lines.length ?? null)).toEqual([...Array<number>(10).fill(40), null]);
});

test('cuts a line that is endless, and takes secrets out', () => {
  const regions = [{ file: 'a.py', lineStart: 1, lineEnd: 2 }];
  const files = [file('a.py', ['x'.repeat(201), 'key = s3cret'])];
  expect(ownCode(regions, files, (text) => text.replaceAll('s3cret', '***'))).toEqual([
    { lines: [`${'x'.repeat(200)}…`, 'key = ***'], more: 0 },
  ]);
});

test('shows nothing where no lines, or no such file of the reader, are known', () => {
  const files = [file('a.py', ['one'])];
  for (const region of [
    { file: 'b.py', lineStart: 1, lineEnd: 1 },
    { file: 'a.py', lineStart: null, lineEnd: null },
    { file: 'a.py', lineStart: 5, lineEnd: 9 },
  ]) {
    expect(ownCode([region], files, same)).toEqual([null]);
  }
});
