import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/read-document.ts';
import { CallGrams, ShingleGrams } from '../../src/engine/spelled.ts';
import { tokenValue, writtenAs } from '../../src/engine/token-values.ts';
import { TOKEN_LIMIT } from '../../src/engine/tokenizers/vocabulary.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

function read(path: string, text: string): ReturnType<typeof readDocument> {
  return readDocument(document(1, { [path]: text }), 999, { quality: false, abstracted: false });
}

/** Numbers of the runs of calls of several programs; equal runs have equal numbers. */
function callsOf(path: string, ...texts: readonly string[]): readonly (readonly number[])[] {
  const grams = new CallGrams(3, 3);
  return texts.map((text) => {
    const { tokens, spelled } = read(path, text);
    return [...grams.of(tokens, spelled, undefined)];
  });
}

describe('calls of a library in order', () => {
  const plain = 'open(x); sort(x); print(x);';
  it.each([
    [
      'a.js',
      plain,
      `function own(a) { return a; } open(y); own(sort(own(y))); print(own(z));`,
      'own functions',
    ],
    [
      'a.py',
      'open(x)\nsort(x)\nprint(x)\n',
      'def own(a):\n    return a\nopen(y)\nown(sort(y))\nprint(y)\n',
      'own functions',
    ],
    [
      'A.java',
      `class A { void f() { ${plain} } }`,
      `class B { int own(int a) { return a; } void g() { new B(); if (open(b)) { this.own(sort(b)); } print(b); } }`,
      'own methods and types',
    ],
    [
      'a.cpp',
      `void f() { ${plain} }`,
      'int own(int a) { return a; }\nint main() { std::open(b); own(lib::sort(b)); std::print(b); }',
      'a namespace',
    ],
    [
      'a.go',
      'func f() { open(x); sort(x); print(x) }',
      'func own(a int) int { return a }\nfunc main() { open(own(b)); sort(b); print(b) }',
      'own functions',
    ],
  ])('stay the same in %s beside %s', (path, one, other) => {
    const [first, second] = callsOf(path, one, other);
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  });

  it('are others in another order, and none where there are two', () => {
    const [first, turned, two] = callsOf('a.js', plain, 'sort(x); open(x); print(x);', 'open(x); print(x);');
    expect(first).toHaveLength(1);
    expect(turned).toHaveLength(1);
    expect(turned).not.toEqual(first);
    expect(two).toEqual([]);
  });

  it('are those of a library, whatever another program or file defines or leaves open', () => {
    const [own, , after, unclosed, stray] = callsOf(
      'a.js',
      plain,
      'function open(a) { return a; } f(',
      plain,
      // A bracket that is never closed begins no definition, …
      'a, b { } open(x; sort(x); print(x)',
      // … nor does one of another program, which the last one here would close.
      `${plain} ) { }`,
    );
    expect([after, unclosed, stray]).toEqual([own, own, own]);
    const { tokens, spelled } = readDocument(
      document(1, { 'a.js': 'open(x; sort(x); print(x);', 'b.js': ') { }' }),
      999,
      { quality: false, abstracted: false },
    );
    expect(new CallGrams(3, 3).of(tokens, spelled, undefined)).toHaveLength(1);
  });

  it('are no definitions: what stands before a name, or more than five words behind its brackets, tells', () => {
    const lengths = (path: string, ...texts: readonly string[]): readonly number[] =>
      callsOf(path, ...texts).map((runs) => runs.length);
    const java = (call: string): string => `class A { void f() { ${call}; sort(x); print(x); } }`;
    expect(lengths('A.java', java('new open(x) { }'), java('open(x) { }'))).toEqual([1, 0]);
    const behind = (words: string): string => `open(x) ${words} { } sort(x); print(x);`;
    expect(lengths('a.js', behind(': A, B,'), behind(': A, B, C'))).toEqual([0, 1]);
  });

  it('are all of a long program’s', () => {
    const [runs] = callsOf('a.js', Array.from({ length: 600 }, (_, at) => `call${at}(x);`).join('\n'));
    expect(runs).toHaveLength(598);
  });

  it('are told apart up to three times, and none of them is starter code', () => {
    const [own] = callsOf('a.js', plain.repeat(5));
    // Three beginnings of a run, each up to three times.
    expect(own).toHaveLength(9);
    const { tokens, spelled } = read('a.js', plain);
    const covered = new Uint8Array(tokens.length);
    covered[0] = 1;
    expect([...new CallGrams(3, 3).of(tokens, spelled, covered)]).toEqual([]);
  });
});

describe('how a token is written', () => {
  it('is never 0, so that a name is never read as a sign', () => {
    // FNV-1a, as its authors give it, folded to 16 bits.
    const folded = (word: string): number => {
      let hash = 0x811c9dc5n;
      for (const letter of word) hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x01000193n) % 2n ** 32n;
      return Number((hash ^ (hash >> 16n)) % 2n ** 16n);
    };
    let at = 0;
    while (folded(`name${at}`) !== 0) at += 1;
    const { spelled } = read('a.js', `name${at} = name1;`);
    expect([...spelled]).toEqual([1, 0, folded('name1'), 0, 0]);
  });

  it('is another in another family of languages, and a sign’s own', () => {
    expect(writtenAs(TOKEN_LIMIT + 3, 7)).not.toBe(writtenAs(3, 7));
    expect(writtenAs(TOKEN_LIMIT + 3, 7)).toBe(writtenAs(TOKEN_LIMIT + 4, 7));
    expect([3, TOKEN_LIMIT + 3].map((token) => writtenAs(token, 0))).toEqual(
      [3, TOKEN_LIMIT + 3].map((token) => tokenValue(token) | 0),
    );
  });

  it('is that of a constant, too', () => {
    const [one, other] = ['true', 'false'].map((word) => read('a.js', `x = ${word};`).spelled);
    expect(one).not.toEqual(other);
  });
});

describe('pieces that are spelled alike', () => {
  const numbers = (...texts: readonly string[]): readonly ReadonlySet<number>[] => {
    const grams = new ShingleGrams(3, 3);
    return texts.map((text) => {
      const { tokens, spelled } = read('a.js', text);
      return new Set(grams.of(tokens, spelled));
    });
  };
  const text = Array.from(
    { length: 40 },
    (_, at) => `total${at} = rate${at} * ${at} + read("key ${at}");`,
  ).join('\n');

  it.each([
    ['names', text.replaceAll('rate', 'share')],
    ['numbers', text.replaceAll(/\* (\d+)/g, '* 1$1')],
    ['strings', text.replaceAll('key', 'name')],
  ])('are fewer with other %s', (_, changed) => {
    const [own = new Set(), same = new Set(), other = new Set()] = numbers(
      text,
      `\n\n${text} // said`,
      changed,
    );
    expect(own.size).toBeGreaterThan(40);
    expect(same).toEqual(own);
    expect(own.intersection(other).size).toBeLessThan(0.9 * own.size);
  });
});

it('names end where their letters do, whatever stands behind them', () => {
  const [one, other] = ['first = second + third;', 'second(third[first]);'].map(
    (text) => read('a.js', text).wording.names,
  );
  expect(one).toHaveLength(3);
  expect(one).toEqual(other);
});

it('raise a rank and lower none', () => {
  const texts = javaPrograms(8, 41);
  const documents = [...texts, (texts[0] as string).replaceAll('int ', 'long ')].map((text, id) =>
    document(id, { 'A.java': text }),
  );
  const settings = { languageId: 999 };
  // Names and strings have the same weight, and count for nothing here.
  const none = { nameDoubt: 1e12, stringDoubt: 1e12, classDoubt: 1e9 };
  const [without, with_] = [0, 4].map((raiseWeight) =>
    analyse(documents, settings, { ...none, raiseWeight }),
  );
  if (without === undefined || with_ === undefined) throw new Error('not analysed');
  const changes = without.pairs.map(
    ({ a, b, suspicion }) => (pairOf(with_, a, b).suspicion ?? 0) - (suspicion ?? 0),
  );
  expect(Math.min(...changes)).toBeGreaterThan(-1e-6);
  expect(Math.max(...changes)).toBeGreaterThan(0.5);
});
