import { describe, expect, test } from 'vitest';
import type { EngineDocument, PairResult } from '../../src/engine/api.ts';
import type { PageSource } from '../../src/report/page-parts.ts';
import { neighboursJoined } from '../../src/report/dossier/fragments.ts';
import { CodeIndex } from '../../src/report/dossier/code-index.ts';
import { withCells, sharedLines } from '../../src/report/dossier/sides.ts';
import { analyse, document, javaPrograms } from '../engine/programs.ts';

const POOL = javaPrograms(12, 11);
const STARTER = javaPrograms(1, 99)[0] ?? '';

/** Programs that hold a part of another one, in two files, one of them with starter code in it. */
const programs = POOL.map((text, at): Readonly<Record<string, string>> => {
  const other = (POOL[(at + 3) % POOL.length] ?? '').split('\n');
  const part = other.slice(0, Math.floor(other.length / 2)).join('\n');
  return {
    'src/Main.java': `${text}\n${STARTER}`,
    'src/Helper.java': at % 2 === 0 ? part : `// none\n${text}`,
  };
});

function source(files: Readonly<Record<string, string>>): PageSource {
  return {
    files: Object.entries(files).map(([path, text]) => ({ path, text, isCut: false, starter: [] })),
  };
}

/** As the comparison shows what a service named. */
function shown({ fragments }: PairResult) {
  return neighboursJoined(
    fragments.map((one) => ({
      left: { file: one.file, lineStart: one.lineStart, lineEnd: one.lineEnd },
      right: { file: one.matchedFile, lineStart: one.matchedLineStart, lineEnd: one.matchedLineEnd },
      tokens: one.tokens,
      sharedBy: null,
    })),
  );
}

describe('the lines that the page finds are those that the engine found', () => {
  test.each([
    ['without starter code', []],
    ['with starter code', [document(100, { 'Start.java': STARTER }, 'base')]],
  ] as readonly (readonly [string, readonly EngineDocument[]])[])('%s', (_, base) => {
    // What all have and nobody gave is left out by lines that the service names, which are not given here.
    const result = analyse(
      [...base, ...programs.map((files, id) => document(id, files))],
      {},
      { everybodyAtLeast: 99 },
    );
    const listed = result.pairs.filter(({ fragments }) => fragments.length > 0);
    expect(listed.length).toBeGreaterThan(20);
    for (const pair of listed) {
      const found = sharedLines(
        source(programs[pair.a] ?? {}),
        source(programs[pair.b] ?? {}),
        base.length === 0 ? [] : [source({ 'Start.java': STARTER })],
        'Auto Detect',
      );
      expect(found).toEqual({ fragments: shown(pair), tokens: pair.overlap });
    }
  });
});

describe('starter code that was only detected', () => {
  test('is left out by the lines that the service named', () => {
    const [one = '', two = ''] = POOL;
    const whole = `${STARTER}\n${one}`;
    const lines = STARTER.split('\n').length;
    const marked = (text: string): PageSource => ({
      files: [{ path: 'A.java', text, isCut: false, starter: [[1, lines]] }],
    });
    const plain = sharedLines(
      source({ 'A.java': whole }),
      source({ 'A.java': `${STARTER}\n${two}` }),
      [],
      'Java',
    );
    expect(plain.fragments.some(({ left }) => (left.lineStart ?? 0) < lines)).toBe(true);
    const found = sharedLines(marked(whole), marked(`${STARTER}\n${two}`), [], 'Java');
    expect(found.fragments.filter(({ left }) => (left.lineStart ?? 0) <= lines)).toEqual([]);
    // Lines keep their numbers.
    const copy = sharedLines(marked(whole), marked(whole), [], 'Java');
    expect(copy.fragments.map(({ left }) => left.lineStart)).toEqual(
      copy.fragments.map(({ right }) => right.lineStart),
    );
    expect(copy.fragments.at(-1)?.left.lineEnd).toBe(whole.trimEnd().split('\n').length);
  });
});

test('a language that the check was told is the only one that is read', () => {
  const files = source({ 'a.py': 'x = 1\n'.repeat(40), 'B.java': POOL[0] ?? '' });
  const of = (language: string) =>
    new Set(sharedLines(files, files, [], language).fragments.map(({ left }) => left.file));
  expect(of('Java')).toEqual(new Set(['B.java']));
  expect(of('Auto Detect')).toEqual(new Set(['a.py', 'B.java']));
  expect(of('a language of another service')).toEqual(new Set(['a.py', 'B.java']));
});

test('what cannot be read shares nothing, and breaks nothing', () => {
  expect(sharedLines(source({}), source({ 'a.bin': '\u0000'.repeat(99) }), [], 'Java')).toEqual({
    fragments: [],
    tokens: 0,
  });
});

describe('a notebook', () => {
  const cell = (kind: string, text: string) => ({ cell_type: kind, source: text.split(/(?<=\n)/) });
  const work = Array.from(
    { length: 9 },
    (_, at) => `total_${at} = items[${at}] * price(${at}) + ${at}\n`,
  ).join('');
  const notebook = JSON.stringify({
    cells: [
      cell('markdown', '# Homework\n'),
      cell('code', 'import numpy\n%matplotlib inline\n'),
      cell('code', work),
    ],
  });
  const notebooks = withCells(source({ 'hw.ipynb': notebook, 'hw.py': work }));

  test('is shown as the code in its cells', () => {
    const [cells, plain] = notebooks.files;
    expect(cells?.isCells).toBe(true);
    expect(cells?.text.split('\n').slice(3, 5)).toEqual(work.split('\n').slice(0, 2));
    expect(plain?.isCells).toBeUndefined();
    expect(plain?.text).toBe(work);
  });

  test('shares the lines that are shown', () => {
    const alone = { files: notebooks.files.slice(0, 1) };
    const [first] = sharedLines(alone, source({ 'a.py': work }), [], 'Python').fragments;
    expect([first?.left, first?.right]).toEqual([
      { file: 'hw.ipynb', lineStart: 4, lineEnd: 12 },
      { file: 'a.py', lineStart: 1, lineEnd: 9 },
    ]);
  });
});

describe('who has a stretch of code', () => {
  const [common = '', own = '', other = ''] = POOL;
  const length = common.trimEnd().split('\n').length;
  const renamed = common.replaceAll(/\b(sum|count|row)(\d+)\b/g, 'n$1$2').replaceAll(';\n', '; // so\n');
  const start = `${STARTER}\n`.split('\n').length;
  const regions = [
    { file: 'A.java', lineStart: 1, lineEnd: length },
    { file: 'A.java', lineStart: length + 1, lineEnd: 999 },
  ];
  const whole = source({ 'A.java': common + own });
  const index = new CodeIndex('Java');
  index.add(0, whole);
  // Moved to another file and place, with other names; with a line between; its first half alone; something else.
  index.add(1, source({ 'x/B.java': `${STARTER}\n${renamed}` }));
  index.add(2, source({ 'A.java': common.replace('\n    }\n', '\n        print(1);\n    }\n') }));
  index.add(3, source({ 'A.java': common.slice(0, common.length / 2) }));
  index.add(4, source({ 'A.java': other }));

  test('is found whatever its names and wherever it lies', () => {
    expect(index.holdersOf(whole, regions, [])).toEqual([new Set([0, 1, 2]), new Set([0])]);
    expect(index.holdersOf(whole, regions, [0, 2])).toEqual([new Set([1]), new Set()]);
    expect(
      index.holdersOf(
        source({ 'A.java': `${STARTER}\n${common}` }),
        [{ file: 'A.java', lineStart: start, lineEnd: 999 }],
        [],
      ),
    ).toEqual([new Set([0, 1, 2])]);
  });

  test('is not found in the same pieces in another order', () => {
    const lines = common.trimEnd().split('\n');
    const quarter = Math.ceil(lines.length / 4);
    const blocks = [3, 2, 1, 0].map((at) => lines.slice(at * quarter, (at + 1) * quarter).join('\n'));
    const pieces = new CodeIndex('Java');
    pieces.add(0, source({ 'A.java': blocks.join('\n') }));
    pieces.add(1, source({ 'A.java': `${other}${common}` }));
    expect(pieces.holdersOf(whole, regions.slice(0, 1), [])).toEqual([new Set([1])]);
  });

  test('is not known where it repeats itself in too many others together', () => {
    const line = 'a = f(a, b[c]) + g(a - b, d.e(1, "x"));';
    const repeated = source({ 'A.java': `class A { void f() {\n${`${line}\n`.repeat(200)}} }` });
    const region = [{ file: 'A.java', lineStart: 1, lineEnd: 999 }];
    const holders = (others: number): unknown => {
      const same = new CodeIndex('Java');
      for (let at = 0; at < others; at += 1) same.add(at, repeated);
      return same.holdersOf(repeated, region, [])[0];
    };
    expect(holders(1)).toEqual(new Set([0]));
    expect(holders(3)).toEqual(new Set([0, 1, 2]));
    expect(holders(80)).toBeNull();
  });

  test('counts the others', () => {
    expect(index.others([])).toBe(5);
    expect(index.others([0, 1])).toBe(3);
    expect(index.others([0, 77])).toBe(4);
  });

  test('is not known where there is none, or too little of it', () => {
    const none = [
      { file: 'B.java', lineStart: 1, lineEnd: 9 },
      { file: 'A.java', lineStart: null, lineEnd: null },
      { file: 'A.java', lineStart: 9999, lineEnd: 9999 },
      { file: 'A.java', lineStart: 1, lineEnd: 1 },
    ];
    expect(index.holdersOf(whole, none, [])).toEqual([null, null, null, null]);
  });
});
