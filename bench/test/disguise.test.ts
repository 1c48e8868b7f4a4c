import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compiled } from '../disguise/compilers.ts';
import { disguise, KIND_NAMES } from '../../test/disguise/kinds.ts';
import { closing, code, isText, LANGUAGES, type Language, lex } from '../../test/disguise/lexer.ts';
import { freshNames } from '../../test/disguise/program.ts';
import { translated } from '../disguise/translate.ts';
import { parse, print } from '../../test/disguise/tree.ts';
import { ownNames } from '../../test/disguise/wording.ts';
import { randomFrom } from '../../test/random.ts';
import { SAMPLES } from './sample-programs.ts';

const ENDING: Readonly<Record<Language, string>> = {
  java: 'Main.java',
  cpp: 'main.cpp',
  python: 'main.py',
  javascript: 'main.js',
  csharp: 'main.cs',
};

/** Statements that change places can be back where they were: then the next seed is taken. */
function made(kind: string, language: Language, seed = 1, strength = 0.9): string[] | undefined {
  const text = SAMPLES[language];
  for (let at = seed; at < seed + 10; at += 1) {
    const random = randomFrom(at);
    const files = disguise(kind, [{ name: ENDING[language], text }], {
      language,
      random,
      strength: kind === 'statements' ? 0.6 : strength,
      peers: [text.replaceAll('total', 'sum'), text.replaceAll('best', 'least')],
      fresh: freshNames(random, [text]),
    });
    if (files !== undefined) return files.map((file) => file.text);
  }
  return undefined;
}

function tokensOf(text: string, language: Language): string[] {
  return code(text, language).map((token) => token.text);
}

function sorted(text: string, language: Language): string[] {
  return tokensOf(text, language).toSorted();
}

/** What a script prints. */
function outcome(script: string): string {
  const lines: unknown[][] = [];
  runInNewContext(script, {
    console: { log: (...line: unknown[]) => lines.push(line), error: () => undefined },
  });
  return JSON.stringify(lines);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('the lexer keeps every character, and the tree every token', () => {
    const text = SAMPLES[language];
    expect(
      lex(text, language)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
    expect(tokensOf(print(parse(text, language), language), language)).toEqual(tokensOf(text, language));
  });

  test.each(KIND_NAMES)('%s changes the program, its brackets match, and the seed decides', (kind) => {
    const files = made(kind, language);
    expect(files).toBeDefined();
    expect(files).not.toEqual([SAMPLES[language]]);
    for (const text of files ?? []) {
      // C++ has digraphs for brackets.
      const all = kind === 'escapes' && language === 'cpp' ? [] : code(text, language);
      all.forEach((token, at) => {
        if (isText(token, '(', '[', '{')) expect(closing(all, at)).toBeGreaterThan(at);
      });
    }
    expect(made(kind, language)).toEqual(files);
  });

  test('another layout has the same tokens', () => {
    expect(tokensOf(made('layout', language)?.[0] ?? '', language)).toEqual(
      tokensOf(SAMPLES[language], language),
    );
  });

  test('other names are the only thing that renaming changes', () => {
    const before = tokensOf(SAMPLES[language], language);
    const after = tokensOf(made('rename', language)?.[0] ?? '', language);
    const table = new Map(before.map((word, at) => [word, after[at]]));
    expect(after).toEqual(before.map((word) => table.get(word)));
    const own = ownNames(parse(SAMPLES[language], language), language);
    expect(own).toContain('total');
    expect(before.filter((word, at) => word !== after[at]).every((word) => own.includes(word))).toBe(true);
  });

  test('reordering loses nothing', () => {
    for (const kind of ['members', 'statements']) {
      const after = sorted(made(kind, language)?.[0] ?? '', language);
      // C++ declares functions before they are moved.
      if (language === 'cpp' && kind === 'members') {
        expect(after.length).toBeGreaterThan(sorted(SAMPLES.cpp, 'cpp').length);
      } else {
        expect(after).toEqual(sorted(SAMPLES[language], language));
      }
    }
  });

  test('dead code keeps all that was there, and a higher dose adds more', () => {
    const sizes = ['dead-light', 'dead-medium', 'dead-heavy'].map((kind) => {
      const after = tokensOf(made(kind, language, 5)?.[0] ?? SAMPLES[language], language);
      let at = 0;
      for (const token of after) if (token === tokensOf(SAMPLES[language], language)[at]) at += 1;
      expect(at).toBe(tokensOf(SAMPLES[language], language).length);
      return after.length;
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  test('a for loop is none any more', () => {
    expect(tokensOf(SAMPLES[language], language)).toContain('for');
    const before = tokensOf(SAMPLES[language], language).join(' ');
    expect(tokensOf(made('loops', language, 1, 1)?.[0] ?? '', language).join(' ')).not.toContain(
      before.slice(before.indexOf('for '), before.indexOf('for ') + 30),
    );
  });

  test('two files hold what one did', () => {
    const files = made('files', language) ?? [];
    expect(files).toHaveLength(2);
    expect(files.every((text) => !text.includes('twice') || files.length === 2)).toBe(true);
    expect(files[1]).toMatch(/twice/i);
    expect(files[0]).toContain('total');
  });
});

describe('a disguised script does what the script does', () => {
  const kinds = KIND_NAMES.filter((kind) => !['half', 'pieces', 'files', 'aliases'].includes(kind));

  test.each(kinds)('%s', (kind) => {
    const expected = outcome(SAMPLES.javascript);
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const strength of [0.5, 1]) {
        const [text] = made(kind, 'javascript', seed, strength) ?? [SAMPLES.javascript];
        expect(outcome(text ?? '')).toBe(expected);
      }
    }
  });
});

test('the parser of scripts takes what is right and refuses what is not', () => {
  const files = ['const a = 1;', 'const a = ;'].map((text) => [{ name: 'main.js', text }]);
  expect(compiled('javascript', files)).toEqual([true, false]);
  expect(
    compiled('csharp', [[{ name: 'a.cs', text: 'class A { }' }], [{ name: 'a.cs', text: 'class A { ' }]]),
  ).toEqual([true, false]);
});

test('a translated program keeps its statements', () => {
  const text = translated(SAMPLES.java, 'python') ?? '';
  expect(text).toContain('for i in range(n):');
  expect(text).toContain('if x > limit and x != 7:');
  expect(text).toContain('def twice(value):');
  const script = translated(SAMPLES.java, 'javascript') ?? '';
  expect(script).toContain('for (let i = 0; i < n; i++)');
  expect(compiled('javascript', [[{ name: 'main.js', text: script }]])).toEqual([true]);
  expect(translated(SAMPLES.java, 'cpp')).toContain('cin >> n;');
  expect(translated('enum A { B }', 'python')).toBeUndefined();
});
