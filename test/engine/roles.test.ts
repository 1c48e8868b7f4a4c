import { describe, expect, it } from 'vitest';
import { readDocument, type TokenDocument } from '../../src/engine/read-document.ts';
import { RoleGrams } from '../../src/engine/roles.ts';
import { tokenName } from '../../src/engine/tokenizers/vocabulary.ts';
import { analyse, document, javaPrograms, pairOf } from './programs.ts';

function read(path: string, text: string): TokenDocument {
  return readDocument(document(1, { [path]: text }), 999, { quality: false, abstracted: false });
}

/** Each variable as what stands before and behind it, place after place. */
function usesOf(path: string, text: string): string[] {
  const { tokens, uses } = read(path, text);
  const variables: string[] = [];
  for (const use of uses) {
    const place = use >>> 1;
    const around = `${tokenName(tokens[place - 1] ?? 0)}_${tokenName(tokens[place + 1] ?? 0)}`;
    if (use % 2 === 1) variables.push(around);
    else variables.push(`${variables.pop()} ${around}`);
  }
  return variables;
}

/** Runs of roles that two texts have in common, of how many each has. */
function shared(one: string, other: string, path = 'A.java'): readonly [number, number, number] {
  const grams = new RoleGrams(4, 3);
  const [a, b] = [one, other].map((text) => {
    const { tokens, uses } = read(path, text);
    return new Set(grams.of(tokens, uses));
  }) as [Set<number>, Set<number>];
  return [a.intersection(b).size, a.size, b.size];
}

const SUM = `class A {
  int total(int[] values, int limit) {
    int sum = 0;
    for (int at = 0; at < limit; at++) {
      if (values[at] > sum) { sum = sum + values[at] * limit; }
    }
    return sum;
  }
}`;

describe('variables', () => {
  it('are names in one function, by their places', () => {
    expect(
      usesOf('A.java', 'class A { int f(int a) { return a + g(a.b); } int h(int a) { return -a; } }'),
    ).toEqual(['class_{', '(_) return_+ (_.', '(_) -_;']);
  });

  it('are neither called, nor members, nor made', () => {
    expect(usesOf('a.js', 'function f(x) { return y?.z + new T.u + w(x).x; }')).toEqual([
      '(_) (_)',
      'return_?.',
    ]);
  });

  it('of inner functions belong to the outer one, and all that is outside is one scope', () => {
    const text = 'let n = 1;\nfunction f(x) { function g() { return x; } return x; }\nlet m = n;\n';
    expect(usesOf('a.js', text)).toEqual(['let_= =_;', '(_) return_} return_}', 'let_=']);
  });

  it('end with a function’s block in Python', () => {
    expect(
      usesOf('a.py', 'def f(a):\n    if a:\n        return a\n    return 1\ndef g(a): return a\na = 2\n'),
    ).toEqual(['(_) if_: return_NEWLINE', '(_) return_NEWLINE', 'DEDENT_=']);
  });

  it('have no letter case where a language has none', () => {
    expect(usesOf('a.pas', 'begin\n  Total := 1;\n  x := total;\nend.')[0]).toBe('begin_:= :=_;');
  });

  it('keep their places where files are joined in another order than they were read', () => {
    const long = `class B { int f(int long1) { ${'int x = long1 + 1; '.repeat(9)} return x; } }`;
    const { tokens, uses } = readDocument(
      document(1, { 'Z.java': 'class A { int f(int a) { return a; } }', 'B.java': long }),
      999,
      { quality: false, abstracted: false },
    );
    expect([...uses].every((use) => tokenName(tokens[use >>> 1] ?? 0) === 'ID')).toBe(true);
    expect(new Set(uses).size).toBe(uses.length);
  });
});

describe('runs of roles', () => {
  it('do not change with names, nor with statements between', () => {
    const renamed = SUM.replaceAll(/\b(values|limit|sum|at|total)\b/g, (name) => `my${name}`);
    const [common, one] = shared(SUM, renamed);
    expect([common, one]).toEqual([one, one]);
    const [kept, all] = shared(SUM, SUM.replaceAll(';\n', ';\n spare(1, 2); more.of("it");\n'));
    expect([kept, all]).toEqual([one, one]);
  });

  it('do not change with the order of operands', () => {
    const text = 'class A { int f(int n) { int k = 0; for (;k < n;) { k = k * n; } g(k, n); } }';
    const turned = text.replace('k < n', 'n > k');
    const [common, one, other] = shared(text, turned);
    expect([common, other]).toEqual([one, one]);
  });

  it('differ where variables are used otherwise', () => {
    const other =
      'class A { int f(int a, int b) { while (a != b) { if (a > b) a -= b; else b -= a; } return a; } }';
    const [common, one, two] = shared(SUM, other);
    expect(common).toBeLessThan(Math.min(one, two) / 2);
  });

  it('count up to three times, and need two places', () => {
    const times = (count: number): number => {
      const text = `class A { void f() { ${Array.from({ length: count }, (_, at) => `int v${at} = 1; use(v${at});`).join(' ')} } }`;
      return shared(text, text)[1];
    };
    expect([0, 1, 2, 3, 4, 30].map(times)).toEqual([0, 1, 2, 3, 3, 3]);
    expect(shared('class A { void f(int a) { } }', 'class A { }')).toEqual([0, 0, 0]);
  });

  it('are all there of a program that has many', () => {
    // Two places each, with a beginning and an end: twice as many roles as places.
    const short = Array.from({ length: 700 }, (_, at) => `class B${at} { int f(int a) { return a; } }`);
    const [common, own] = shared(SUM, [...short, SUM].join('\n'));
    expect(own).toBeGreaterThan(0);
    expect(common).toBe(own);
  });

  it('are not those of starter code', () => {
    const { tokens, uses } = read('A.java', SUM);
    expect(new RoleGrams(4, 3).of(new Uint16Array(tokens.length), uses)).toHaveLength(0);
  });

  it('are other ones in another family of languages', () => {
    const grams = new RoleGrams(4, 3);
    const java = read('A.java', SUM);
    const own = new Set(grams.of(java.tokens, java.uses));
    const rust = read('a.rs', SUM);
    expect([...grams.of(rust.tokens, rust.uses)].filter((number) => own.has(number))).toEqual([]);
  });
});

describe('suspicion by roles', () => {
  it('is not raised by starter code that all have', () => {
    const [starter = '', ...own] = javaPrograms(10, 5);
    const documents = own.map((text, id) => document(id, { 'A.java': `${starter}\n${text}` }));
    const without = analyse(own.map((text, id) => document(id, { 'A.java': text })));
    const masked = analyse([...documents, document(99, { 'S.java': starter }, 'base')]);
    for (const { a, b, suspicion } of masked.pairs) {
      expect(suspicion ?? 0).toBeLessThan((pairOf(without, a, b).suspicion ?? 0) + 8);
    }
  });
});
