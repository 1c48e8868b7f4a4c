import { describe, expect, test } from 'vitest';
import { sharedFunctions } from '../../src/report/dossier/shared-functions.ts';
import { sharedLines } from '../../src/report/dossier/sides.ts';
import type { PageSource } from '../../src/report/page-parts.ts';

const READ = `int read_all(Scanner in, int[] into) {
    int count = 0;
    while (in.hasNextInt() && count < into.length) {
      into[count] = in.nextInt();
      count = count + 1;
    }
    return count;
  }`;
const SUM = `long sum_of(int[] values, int count) {
    long total = 0;
    for (int at = 0; at < count; at++) {
      if (values[at] % 2 == 0) total += values[at] * 3L;
      else total -= values[at] / 7 + at;
    }
    return total;
  }`;
const OWN = `void print(String label, double value) {
    String line = label.trim();
    do { line = line + "."; } while (line.length() < 20);
    System.out.printf("%s %.2f", line, Math.sqrt(value) / 2.0 + 1);
  }`;
const OTHER = `boolean known(Map<String, Integer> names, String name) {
    try { return names.get(name) != null && names.get(name) > 0; }
    catch (NullPointerException gone) { throw new IllegalStateException(gone); }
  }`;

const renamed = (text: string): string =>
  text
    .replace('read_all', 'parse')
    .replace('sum_of', 'weigh')
    .replaceAll('count', 'n')
    .replaceAll('values', 'data');

function program(...functions: readonly string[]): PageSource {
  const text = `class Main {\n  ${functions.join('\n\n  ')}\n}\n`;
  return { files: [{ path: 'Main.java', text, isCut: false, starter: [] }] };
}

function shared(left: PageSource, right: PageSource) {
  const { fragments, tokens } = sharedLines(left, right, [], 'Java');
  return sharedFunctions(
    { matches: [[], []], sources: [left, right], fragments, foundHere: tokens, kept: 0 },
    'Java',
  );
}

describe('the functions of two programs', () => {
  test('each is named beside the one that it is, in whatever order, and with other lines', () => {
    const onFewLines = renamed(SUM).replaceAll(/\n\s+/g, ' ');
    const { list, all } = shared(program(READ, OWN, SUM), program(onFewLines, OTHER, renamed(READ)));
    expect(all).toEqual([3, 3]);
    expect(list.map(({ left, right }) => [left.name, right.name])).toEqual([
      ['read_all', 'parse'],
      ['sum_of', 'weigh'],
    ]);
    for (const { ofLeft, ofRight } of list) {
      expect(Math.min(ofLeft, ofRight)).toBeGreaterThan(0.9);
      expect(Math.max(ofLeft, ofRight)).toBeLessThanOrEqual(1);
    }
    expect(list[1]?.right).toMatchObject({ file: 'Main.java', lineStart: 2, lineEnd: 2 });
  });

  test('a function that was put into a longer one is a part of it', () => {
    const body = renamed(SUM).slice(SUM.indexOf('{') + 1, -1);
    const longer = OWN.replace(/\}$/, `${body.replace('return total;', '')}${body.replaceAll('3L', 'at')}}`);
    const [one] = shared(program(SUM), program(longer)).list;
    expect(one?.left.name).toBe('sum_of');
    expect(one?.ofLeft).toBeGreaterThan(0.7);
    expect(one?.ofRight).toBeLessThan(0.6);
  });

  test('functions that have nothing in common are in no row', () => {
    expect(shared(program(READ), program(OTHER))).toEqual({ list: [], all: [1, 1] });
  });

  test('a function stands in one row, whoever else is like it', () => {
    const { list } = shared(program(SUM), program(renamed(SUM), SUM.replace('sum_of', 'again')));
    expect(list).toHaveLength(1);
  });

  test('a script, and code that is not here, has no functions', () => {
    const script = { files: [{ path: 'a.py', text: 'x = 1\n'.repeat(40), isCut: false, starter: [] }] };
    const fragment = {
      left: { file: 'a.py', lineStart: 1, lineEnd: 40 },
      right: { file: 'a.py', lineStart: 1, lineEnd: 40 },
      tokens: 120,
      sharedBy: null,
    };
    const sides = { matches: [[], []] as const, fragments: [fragment], foundHere: null, kept: 0 };
    const none = { list: [], all: [0, 0] };
    expect(sharedFunctions({ ...sides, sources: [script, script] }, 'Auto Detect')).toEqual(none);
    expect(sharedFunctions({ ...sides, sources: [script, null] }, 'Auto Detect')).toEqual(none);
  });
});
