import { expect, test } from 'vitest';
import { lookOf } from '../../src/engine/languages/look-of.ts';
import { variedProgram } from '../second-look/varied-programs.ts';

test.each([
  ['java', 'Java'],
  ['c', 'C'],
  ['python', 'Python'],
  ['javascript', 'JavaScript'],
] as const)('a program in %s looks like it', (dialect, language) => {
  expect([1, 2, 3].map((seed) => lookOf(variedProgram(dialect, seed)))).toEqual([
    language,
    language,
    language,
  ]);
});

test('three lines of code are not enough, four are', () => {
  const lines = ['import java.util.List;', 'public class A {', '  private int size() {', '  public A() {'];
  expect(lookOf(lines.slice(0, 3).join('\n'))).toBeUndefined();
  expect(lookOf(lines.join('\r\n'))).toBe('Java');
});

test.each([
  ['', 'nothing'],
  ['For the sake of order:\nif you import nothing, you print nothing.\nClass is on Monday.\n', 'prose'],
  [
    `${'I wrote a long report about it.\n'.repeat(40)}def a():\nimport os\nfor x in y:\nprint(1)\n`,
    'a report with an example',
  ],
  ['x'.repeat(100_000), 'one long line'],
])('%j', (text) => {
  expect(lookOf(text)).toBeUndefined();
});
