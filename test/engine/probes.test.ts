import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Analysis, type ReadSubject } from '../../src/engine/analysis.ts';
import type { EngineDocument } from '../../src/engine/api.ts';
import { document, javaPrograms } from './programs.ts';
import { tries } from '../suite.ts';

const POOL = javaPrograms(12, 5);
const PATH = 'Main.java';

function subjects(documents: readonly EngineDocument[]): readonly ReadSubject[] {
  const analysis = new Analysis({ languageId: 999, ai: false, detectBaseCode: false, web: true });
  for (const each of documents) analysis.add(each);
  return analysis.subject();
}

/** All that would be asked of one program among a class of others. */
function asked(text: string, path = PATH, others: readonly EngineDocument[] = []): readonly string[] {
  const documents = [
    document(1, { [path]: text }),
    ...POOL.map((one, at) => document(10 + at, { [PATH]: one })),
  ];
  const [own] = subjects([...documents, ...others]);
  return own?.probes.flatMap(({ words }) => words) ?? [];
}

/** A program around some lines. */
const java = (...lines: readonly string[]): string =>
  ['class Main {', '  static void runAll() {', ...lines, '  }', '}'].join('\n');

const TELLING = 'int drawbridgeToll = harbourFee(lanternCount, "ferrymen cross the moonlit estuary");';

describe('what a code search is asked for', () => {
  it('is made of words that stand close together in the file, in its language, with their place', () => {
    const [own] = subjects([
      document(1, { [PATH]: java('int x = 1;', TELLING) }),
      document(2, { [PATH]: POOL[0] ?? '' }),
    ]);
    expect(own?.probes[0]).toMatchObject({ language: 'Java', line: 4, file: PATH, alsoIn: [] });
    for (const probe of own?.probes ?? []) {
      expect(probe.words.length).toBeGreaterThanOrEqual(2);
      expect(probe.words.length).toBeLessThanOrEqual(6);
      for (const word of probe.words) expect(TELLING).toContain(word);
    }
    // What a string says survives a change of names: it comes first, and no word is asked for twice.
    expect(own?.probes[0]?.words.toSorted()).toEqual(['cross', 'estuary', 'ferrymen', 'moonlit']);
    const words = own?.probes.flatMap((probe) => probe.words) ?? [];
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([
    ['a comment', '// gondolier Quillfeather wrote ferryTimetable'],
    ['a block comment', '/* @author Quillfeather gondolier */'],
    ['a line of an author', 'String author = "Quillfeather gondolier";'],
    ['an e-mail address', 'send("quillfeather@gondolier.example");'],
    ['an address of a page', 'open("https://gondolier.example/quillfeather");'],
    ['a name', 'greet("Gondolier Quillfeather");'],
    ['a name with an initial', 'greet("Gondolier T. Quillfeather");'],
    ['a password', 'connect(password, "quillfeather gondolier");'],
    ['a key', 'connect("gondolier7quillfeather8x");'],
    ['a number of a student', 'seed(20391745, 4711);'],
    ['a name with a comma', 'greet("Quillfeather, Gondolier");'],
    ['whom something is by', 'greet("a program by Gondolier Quillfeather");'],
    ['an address in disguise', 'send("quillfeather(at)gondolier.example");'],
    [
      'the home of a person',
      String.raw`open("/home/quillfeather/gondolier"); open("C:\\Users\\quillfeather");`,
    ],
    ['a setting', 'connect("Server=gondolier;Uid=quillfeather;Pwd=gondolier;");'],
    ['a key by name', 'String key = "quillfeather gondolier";'],
    ['a pass phrase', 'String passphrase = "quillfeather gondolier";'],
    ['a key with punctuation', 'connect("wJalrQuillfeather/K7MDENG/Gondolier");'],
    ['a key of letters alone', 'connect("quillfeathergondolierabcdefgh");'],
    ['a token in parts', 'connect("xoxb-Quillfeather-aBcDe-gondolier");'],
    ['a short password', 'connect("quillfeather7", "gondolier!8");'],
    ['an identifier with a number of a student', 'int s4711quillfeather20391745 = gondolier20391745;'],
    ['a login of letters and a number in a string', 'greet("s20391745 gondolier20391745");'],
    ['a telephone number', 'call(4920391745678L);'],
  ])('never has a word of %s', (_name, line) => {
    const found = asked(java(TELLING, line)).join(' ').toLowerCase();
    expect(found).toContain('moonlit');
    expect(found).not.toMatch(/quillfeather|gondolier|ferrytimetable|20391745|4711/);
  });

  it('never has a word of the path, or of a line that says where a file belongs', () => {
    const text = `package org.quillfeather.gondolier;\nimport org.gondolier.Ferry;\n${java(TELLING, 'int estuaryLamp = quillfeather(gondolier);')}`;
    expect(asked(text, 'quillfeather/Gondolier/DrawbridgeToll.java').join(' ')).not.toMatch(
      /quillfeather|gondolier|drawbridgetoll/i,
    );
    const namespace =
      'namespace Quillfeather.Gondolier;\nclass A { void runAll() { var estuaryLamp = harbourFee(lanternCount); } }';
    expect(asked(namespace, 'A.cs').join(' ')).toMatch(/harbourFee/);
    expect(asked(namespace, 'A.cs').join(' ')).not.toMatch(/quillfeather|gondolier/i);
  });

  it('never has words of the starter code, and none that the class has', () => {
    const starter = document(90, { 'Start.java': java(TELLING) }, 'base');
    const own = 'int quayLedger = tidalSurcharge(barnacle);';
    expect(asked(java(TELLING, own)).join(' ')).toContain('moonlit');
    const left = asked(java(TELLING, own), PATH, [starter]).join(' ');
    expect(left).toContain('tidalSurcharge');
    expect(left).not.toMatch(/moonlit|harbourFee/);
  });

  it.each([
    // Of 12 others, with it and these: 5 of 17 are below the share of starter code that is detected, 6 of 18 are not.
    [4, true],
    [5, false],
  ])('has words that %i others have: %s', (count, isAsked) => {
    const holders = Array.from({ length: count }, (_, at) => document(50 + at, { [PATH]: java(TELLING) }));
    expect(asked(java(TELLING), PATH, holders).includes('moonlit')).toBe(isAsked);
  });

  it('is nothing where everybody writes the same', () => {
    expect(asked(java('int i = 0;', 'int result = 0;', 'System.out.println(result);'))).toEqual([]);
  });

  it('has hexadecimal numbers, which a copy keeps', () => {
    expect(asked(java('hash = hash * 0x9e3779b1 + barnacle;', 'seed(0x85ebca6b);'))).toContain('0x9e3779b1');
  });

  it.each([
    ['9223372036854775807', true],
    ['922337203685477580', false],
  ])('has decimal numbers that are longer than anybody has: %s %s', (number, isAsked) => {
    expect(asked(java(`seed(${number}L, barnacleTide, harbourFee);`)).includes(number)).toBe(isAsked);
  });

  it.each([
    [
      'a word of German',
      'show("Fahrkartenautomatenknopf klemmt, Hebebrücke");',
      /Fahrkartenautomatenknopf|Hebebrücke/,
    ],
    ['a compound name', 'int drawbridgeTollOfHarbour = ferrymenLantern;', /drawbridgeTollOfHarbour/],
    ['a sentence with a slash', 'show("moonlit and/or estuary ferrymen");', /moonlit.*|estuary/],
  ])('has %s', (_name, line, found) => {
    expect(asked(java(line)).join(' ')).toMatch(found);
  });

  it('is the same for equal programs, which are named beside it', () => {
    const same = java(TELLING);
    const found = subjects([
      ...[7, 3, 5].map((id) => document(id, { [PATH]: same })),
      ...POOL.map((one, at) => document(10 + at, { [PATH]: one })),
    ]);
    const own = (id: number): ReadSubject['probes'] => found.find((one) => one.id === id)?.probes ?? [];
    expect(own(3)[0]?.alsoIn).toEqual([5, 7]);
    expect(own(5)).toEqual(own(3).map((probe) => ({ ...probe, alsoIn: [3, 7] })));
  });

  it('does not depend on the order of documents and files', () => {
    const make = (id: number): EngineDocument =>
      document(id, { 'B.java': java(TELLING.replaceAll('T', `T${id % 3}`)), 'A.java': POOL[id] ?? '' });
    const ids = [0, 1, 2, 3, 4, 5, 6];
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (order) => {
        const turned = (id: number): EngineDocument => ({ ...make(id), files: make(id).files.toReversed() });
        expect(subjects(order.map(turned))).toEqual(subjects(ids.map(make)));
      }),
      { numRuns: tries(10) },
    );
  });
});

describe('what is known of a file', () => {
  const long = POOL[0] ?? '';

  it('says whose hash is asked for, and why others are not', () => {
    const [own] = subjects([
      document(1, {
        'Long.java': long,
        'Short.java': 'class A {}',
        'Given.java': POOL[1] ?? '',
        'LICENSE.java': long,
        'notes.bin': 'x',
      }),
      document(90, { 'Given.java': POOL[1] ?? '' }, 'base'),
    ]);
    expect(own?.files.map(({ path, unasked }) => [path, unasked])).toEqual([
      ['Given.java', 'starter'],
      ['LICENSE.java', 'licence'],
      ['Long.java', null],
      ['Short.java', 'short'],
    ]);
  });

  it.each([
    [119, 'short'],
    [120, null],
  ] as const)('of %i tokens is %s', (tokens, unasked) => {
    // `a=1;` is four tokens.
    const text = `${'a=1;'.repeat(Math.floor(tokens / 4))}${'a+b'.slice(0, tokens % 4)}`;
    const [own] = subjects([document(1, { 'A.js': text })]);
    expect(own?.files).toEqual([{ path: 'A.js', tokens, unasked }]);
  });
});
