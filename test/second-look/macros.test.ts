import { describe, expect, test } from 'vitest';
import { hasMacros, macrosIn, withMacros } from '../../src/check/second-look/macros.ts';

/* Expected is what a preprocessor of C makes of it, but for blanks. */

const compact = (text: string | undefined): string | undefined => text?.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['signs', '#define L (\n#define R )\nf L 1 R;', 'f ( 1 );'],
  ['macros of macros', '#define A (\n#define L A\n#define R )\nf L 1 R;', 'f ( 1 );'],
  ['words', '#define unless(t) if (!(t))\n#define D do\nunless (a > 1) D b();', 'if (!(a > 1)) do b();'],
  ['pasted names', '#define P(a, b) a ## b\nint P(to, tal) = P(x, 1);', 'int total = x1;'],
  ['any number of values', '#define ALL(...) __VA_ARGS__\nALL(f(a, b), c);', 'f(a, b), c;'],
  ['a line that goes on', '#define S \\\n ;\n#define Q }\n{ a S Q', '{ a ; }'],
  ['a string is none', '#define L (\n#define R )\nf L "L R" R', 'f ( "L R" )'],
  ['a name alone is no call', '#define P(a) a##a\n#define L (\nP + P(x)', 'P + xx'],
])('%s', (_, text, expected) => {
  expect(compact(withMacros(text))).toBe(expected);
});

test('names of numbers and texts change nothing that is compared', () => {
  expect(withMacros('#define N 100\n#define NAME "x"\n#define M (N)\nint a[N];\n')).toBeUndefined();
  expect(withMacros('int main(void) { return 0; }\n')).toBeUndefined();
});

describe('macros of another file', () => {
  const header = '#define L (\n#define R )\n#define N 100\n';

  test('are put in where two of them change what is compared', () => {
    const defined = macrosIn(['int x;\n', header]);
    expect(withMacros('f L N;', defined)).toBeUndefined();
    expect(hasMacros('f L N;', defined)).toBe(false);
    expect(hasMacros('f L N R;', defined)).toBe(true);
    expect(compact(withMacros('#include "t.h"\nf L N R;', defined))).toBe('f ( 100 );');
    expect(withMacros('f L N R;')).toBeUndefined();
  });

  test('are those of the file itself where both define one', () => {
    const defined = macrosIn([header]);
    expect(compact(withMacros('#define L [\n#define R ]\na L N R;', defined))).toBe('a [ 100 ];');
    expect(withMacros('#define L x\nf L N R;', defined)).toBeUndefined();
  });

  test('are 4,096 at most', () => {
    const many = Array.from({ length: 4_094 }, (_, at) => `#define A${at} (`).join('\n');
    expect(macrosIn([many, header]).size).toBe(4_096);
    expect(compact(withMacros('f L N R A0;', macrosIn([many, header])))).toBe('f ( N ) (;');
  });
});

test('what names itself, or grows without end, ends', () => {
  expect(compact(withMacros('#define L ( L\n#define R )\nf L R;'))).toBe('f ( ( ( ( ( ( L );');
  const bomb = Array.from({ length: 20 }, (_, at) => `#define A${at + 1} A${at} + A${at} + A${at}`).join(
    '\n',
  );
  expect(withMacros(`${bomb}\nA6 A5 A6`)?.length).toBeLessThan(20 * bomb.length);
});

test('calls without an end are read in one go, and a call among them is put in', () => {
  const calls = 'F('.repeat(200_000);
  expect(withMacros(`#define F(x) <x>\n#define Z )\n${calls}`)).toBe(`\n\n${calls}`);
  expect(compact(withMacros('#define F(x) <x>\n#define Z )\nF( F(1, (2, 3)) F ( F(4) Z'))).toBe(
    'F( <1> F ( <4> )',
  );
});

test('blanks and directives without an end are read in one go', () => {
  const blanks = ' '.repeat(400_000);
  expect(withMacros(`#define P(a) a${blanks}b\n#define Z )\nP(1)`)).toBe(`\n\n1${blanks}b`);
  expect(withMacros('#define'.repeat(150_000))).toBeUndefined();
});

test('quotes without an end, and lists that are called again and again, are read in one go', () => {
  const before = '#define L (\n#define R )\n';
  for (const text of ['\\"'.repeat(200_000), `"${'\\"'.repeat(200_000)}`, `'${"\\'".repeat(200_000)}`]) {
    expect(withMacros(`${before}${text}`)).toBe(`\n\n${text}`);
  }
  const list = `#define F(${'a,'.repeat(30_000)}z) z\n${before}`;
  expect(withMacros(`${list}${'F(1) '.repeat(30_000)}`)?.length).toBeLessThan(300_000);
  const long = `#define F ${'a '.repeat(300_000)}\n${before}`;
  expect(compact(withMacros(`${long}F`))?.length).toBe(2 * 300_000 - 1);
  const rest = `#define F(${'a...,'.repeat(50_000)}z...) z\n${before}`;
  expect(withMacros(`${rest}F(${'1,'.repeat(50_000)}2)`)?.trim()).toBe('2');
});
