import { describe, expect, it } from 'vitest';
import { LEAST_LITERALS } from '../../src/engine/read-document.ts';
import { analyse, document, javaPrograms } from './programs.ts';

/* Tables of literals are the same tokens, whatever stands in them. */

const [ONE = '', OTHER = ''] = javaPrograms(2, 31);

function list(count: number, literal: (at: number) => string, between = ', '): string {
  return Array.from({ length: count }, (_, at) => literal(at)).join(between);
}

function tokens(path: string, text: string): number | undefined {
  return analyse([document(1, { [path]: text })]).submissions[0]?.tokens;
}

describe('a long table of literals', () => {
  it.each([
    ['numbers', 'A.java', (count: number) => `int[] t = {${list(count, String)}};`],
    ['nested numbers', 'A.java', (count: number) => `int[][] t = {{${list(count, String, '}, {-')}}};`],
    ['strings', 'a.js', (count: number) => `const t = [${list(count, (at) => `'\\x6${at % 9}'`)}];`],
    ['a joined string', 'A.java', (count: number) => `String t = ${list(count, (at) => `"${at}"`, ' + ')};`],
    ['a dictionary', 'a.py', (count: number) => `t = {${list(count, (at) => `"k${at}": ${at}`)}}\n`],
  ])('of %s is not compared, and a shorter one is', (_what, path, table) => {
    const own = path.endsWith('.java') ? ONE : '';
    const perEntry = path.endsWith('.py') ? 2 : 1;
    const shortest = LEAST_LITERALS / perEntry;
    const few = tokens(path, own + table(shortest - 1)) ?? 0;
    expect(few - (tokens(path, own + table(shortest)) ?? 0)).toBeGreaterThan(LEAST_LITERALS);
    expect(tokens(path, own + table(900))).toBe(tokens(path, own + table(shortest)));
  });

  it('makes no strangers alike, and hides no copy', () => {
    const table = (from: number): string =>
      `class T { int[] t = {${list(3000, (at) => String(at * from))}}; }`;
    const own = analyse([document(1, { 'A.java': ONE }), document(2, { 'A.java': OTHER })]);
    const strangers = analyse([
      document(1, { 'A.java': ONE, 'T.java': table(3) }),
      document(2, { 'A.java': OTHER, 'T.java': table(7) }),
    ]);
    expect(Math.abs((strangers.submissions[0]?.peer ?? 99) - (own.submissions[0]?.peer ?? 0))).toBeLessThan(
      3,
    );
    const padded = analyse([
      document(1, { 'A.java': ONE }),
      document(2, { 'A.java': ONE, 'T.java': table(7) }),
    ]);
    expect(padded.submissions[0]?.peer).toBeGreaterThan(95);
  });
});
