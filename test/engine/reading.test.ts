import { describe, expect, it } from 'vitest';
import type { EngineFile } from '../../src/engine/api.ts';
import { readingOf } from '../../src/engine/reading-of.ts';
import { fold } from '../../src/engine/normalise.ts';
import { notebookCode } from '../../src/engine/notebook.ts';
import {
  type DocumentFacts,
  MAX_DOCUMENT_TOKENS,
  MAX_FILE_BYTES,
  readDocument,
} from '../../src/engine/read-document.ts';
import { LANGUAGES, languageById } from '../../src/engine/languages/languages.ts';
import { decode } from '../../src/base/text/decode.ts';

const encoder = new TextEncoder();
const options = { quality: false, abstracted: false };

function read(
  files: readonly EngineFile[],
  languageId = 999,
): DocumentFacts & { readonly tokens: Uint16Array } {
  const { facts, tokens } = readDocument({ id: 1, role: 'submission', files }, languageId, options);
  return { ...facts, tokens: fold(tokens) };
}

function file(path: string, text: string): EngineFile {
  return { path, bytes: encoder.encode(text) };
}

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const bytes = new Uint8Array((text.length + Number(mark)) * 2);
  const view = new DataView(bytes.buffer);
  const marked = mark ? `\ufeff${text}` : text;
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), !bigEndian);
  return bytes;
}

function utf32(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const marked = Array.from(mark ? `\ufeff${text}` : text);
  const view = new DataView(new ArrayBuffer(marked.length * 4));
  for (const [at, character] of marked.entries()) {
    view.setUint32(at * 4, character.codePointAt(0) ?? 0, !bigEndian);
  }
  return new Uint8Array(view.buffer);
}

describe('decode', () => {
  const text = 'int größe = 1; // ok\n';
  it.each([
    ['UTF-8', encoder.encode(text)],
    ['UTF-8 with a mark', encoder.encode(`\ufeff${text}`)],
    ['UTF-16 LE', utf16(text, false, true)],
    ['UTF-16 BE', utf16(text, true, true)],
    ['UTF-16 LE without a mark', utf16(text, false, false)],
    ['UTF-16 BE without a mark', utf16(text, true, false)],
    ['Latin-1', Uint8Array.from(text, (character) => character.charCodeAt(0))],
    ['UTF-32 LE', utf32(text, false, true)],
    ['UTF-32 BE', utf32(text, true, true)],
    ['UTF-32 LE without a mark', utf32(text, false, false)],
    ['UTF-32 BE without a mark', utf32(text, true, false)],
    ['other line ends', encoder.encode(text.replace('\n', '\r\n'))],
  ])('reads %s', (_name, bytes) => {
    expect(decode(bytes)).toEqual({ text });
  });

  it('takes a Python file by what it declares, in its first two lines', () => {
    const cyrillic = (head: string): Uint8Array =>
      Uint8Array.from([...encoder.encode(head), 0xd0, 0xd2, 0xc9, 10]);
    const koi8 = '# -*- coding: koi8-r -*-\n';
    expect(decode(cyrillic(koi8), 'a.py')).toEqual({ text: `${koi8}при\n` });
    expect(decode(cyrillic(`#!python\n${koi8}`), 'a.py')).toEqual({ text: `#!python\n${koi8}при\n` });
    for (const [head, path] of [
      [`\n\n${koi8}`, 'a.py'],
      [`x = 1\n${koi8}`, 'a.py'],
      [koi8, 'a.java'],
      ['# coding: nothing-of-the-kind\n', 'a.py'],
    ] as const) {
      expect(decode(cyrillic(head), path)).toEqual({ text: `${head}ÐÒÉ\n` });
    }
  });

  it('reads a text in which zeros stand', () => {
    const code = 'int f(int a) { return a + 1; } // '.repeat(9);
    for (const [name, with_] of [
      ['one', `/*\0*/ ${code}`],
      ['many', code.replaceAll(' ', ' \0')],
      ['behind it', code + '\0'.repeat(code.length)],
    ] as const) {
      expect([name, decode(Buffer.from(with_))]).toEqual([name, { text: with_.replaceAll('\0', '') }]);
    }
    // Most of it is zeros, or control characters, or no letters: no text.
    expect(decode(Buffer.from(code + '\0'.repeat(code.length + 1)))).toEqual({ reason: 'binary' });
    expect(decode(Buffer.from(`\0${'\u0001'.repeat(4)}${code}`))).toEqual({ reason: 'binary' });
    expect(decode(Buffer.concat([Buffer.from([0]), Buffer.alloc(99, 0xe9), Buffer.from(code)]))).toEqual({
      reason: 'binary',
    });
  });

  it('tells what is binary', () => {
    expect(decode(Uint8Array.from([0x7f, 0x45, 0, 0, 1, 0, 0, 0]))).toEqual({ reason: 'binary' });
  });
});

describe('languages', () => {
  it('have distinct ids and names, and the ids older services use', () => {
    expect(new Set(LANGUAGES.map(({ id }) => id)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map(({ language }) => language)).size).toBe(LANGUAGES.length);
    expect([13, 14, 16, 17, 18, 30, 39, 999].map((id) => languageById(id)?.language)).toEqual([
      'Java',
      'Python',
      'C',
      'C/C++',
      'C#',
      'Go',
      'JavaScript',
      'Auto Detect',
    ]);
  });

  it('are told by extension, first line or content', () => {
    expect(readingOf('x/Main.JAVA', '', 999)?.family).toBe('java');
    expect(readingOf('run', '#!/usr/bin/env python3\n', 999)?.family).toBe('python');
    expect(readingOf('run', 'hello', 999)).toBeUndefined();
    expect(readingOf('a.m', '#import <A.h>\n', 999)?.family).toBe('c');
    expect(readingOf('a.m', 'x = 1', 999)?.family).toBe('matlab');
    expect(readingOf('a.txt', 'x', 999)).toBeUndefined();
    expect(readingOf('a.txt', 'x', 41)?.family).toBe('text');
    expect(readingOf('a.py', 'x', 13)).toBeUndefined();
  });
});

describe('readDocument', () => {
  it('reads each program alike whatever it read before', () => {
    const all = [5, 700, 3_000, 700, 5].map((count) => {
      const lines = Array.from({ length: count }, (_, at) => `int name${at} = call("text ${at}");`);
      const files = [file('a.c', lines.join('\n'))];
      const { uses, spelled, wording } = readDocument({ id: 1, role: 'submission', files }, 999, options);
      // The type and the function beside the variables, each of which has one use.
      expect(wording.names).toHaveLength(count + 2);
      expect(wording.strings).toHaveLength(count);
      expect(uses.filter((use) => use % 2 === 1)).toHaveLength(count);
      return { uses, spelled, wording };
    });
    expect(all.slice(3)).toEqual([all[1], all[0]]);
  });

  it('leaves out what cannot be judged, with the reason', () => {
    const { leftOut, files } = read([
      file('big.java', ' '.repeat(MAX_FILE_BYTES + 1)),
      file('min.js', 'a=1;'.repeat(10_000)),
      { path: 'bin.c', bytes: Uint8Array.from([1, 0, 0, 0, 2, 0, 0, 1]) },
      file('n.ipynb', '{'),
      file('picture.png', 'x'),
      file('ok.java', 'int a;'),
    ]);
    expect(leftOut.map(({ path, code, reason }) => [path, code, reason.split(':', 1)[0]])).toEqual([
      ['big.java', 'too-large', 'too large'],
      ['bin.c', 'binary', 'binary'],
      ['min.js', 'minified', 'minified'],
      ['n.ipynb', 'damaged', 'not a notebook'],
      ['picture.png', 'not-source', 'not read'],
    ]);
    expect(files.map(({ path }) => path)).toEqual(['ok.java']);
  });

  it('stops at a bound of tokens for a submission, and reads the smallest files first', () => {
    const lines = 'a = b + c;\n'.repeat(20_000);
    const decoys = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.java`, lines));
    const { leftOut, size, files } = read([...decoys, file('z.java', 'x = y + z;\n'.repeat(300))]);
    expect(leftOut.map(({ path, code }) => `${path} ${code}`)).toEqual(['d.java too-much']);
    expect(files.map(({ path }) => path)).toEqual(['a.java', 'b.java', 'c.java', 'z.java']);
    expect(size).toBeLessThanOrEqual(MAX_DOCUMENT_TOKENS);
  });

  it('stops at a bound of text for a submission', () => {
    const comment = `// ${'x'.repeat(MAX_FILE_BYTES - 4)}\n`;
    const { leftOut } = read(
      Array.from({ length: 9 }, (_, at) => file(`${String(at).padStart(2, '0')}.java`, comment)),
    );
    expect(leftOut.map(({ path, code }) => `${path} ${code}`)).toEqual(['08.java too-much']);
  });

  it('gives the same tokens in whatever order the files come', () => {
    const files = [file('c.java', 'int a;'), file('a.java', 'f(1, 2, 3);'), file('b.java', 'x = y;')];
    expect([...read(files).tokens]).toEqual([...read(files.toReversed()).tokens]);
    expect(read(files).files.map(({ path }) => path)).toEqual(['a.java', 'b.java', 'c.java']);
  });

  it('reads several languages in one submission', () => {
    const { files } = read([file('b.py', 'x = 1\n'), file('a.java', 'int x;')]);
    expect(files.map(({ path, family }) => [path, family])).toEqual([
      ['a.java', 'java'],
      ['b.py', 'python'],
    ]);
  });

  it('reads what is normally rewritten the same way alike', () => {
    const tokens = (text: string): number[] => [...read([file('A.java', text)]).tokens];
    expect(tokens('for (; a;) x += 1;')).toEqual(tokens('while (a) x = x + 1;'));
    expect(tokens('List<String> a = this.b;')).toEqual(tokens('var a = b;'));
    expect(tokens('private final int[] a = 5;')).toEqual(tokens('int a = LIMIT;'));
    expect([...read([file('a.cpp', 'std::vector<int> a = std::max(b, 1);')]).tokens]).toEqual([
      ...read([file('a.cpp', 'auto a = max(b, LIMIT);')]).tokens,
    ]);
    expect(tokens('a < b')).not.toEqual(tokens('a >= b'));
    expect(tokens('x = y + 1;')).not.toEqual(tokens('x = x + 1;'));
  });
});

describe('notebookCode', () => {
  it('joins code cells and blanks magic lines', () => {
    const notebook = {
      cells: [
        { cell_type: 'markdown', source: ['# no'] },
        { cell_type: 'code', source: ['%matplotlib inline\n', 'x = 1'] },
        { cell_type: 'code', source: 'y = 2\n!ls' },
      ],
    };
    expect(notebookCode(JSON.stringify(notebook))).toBe('\nx = 1\ny = 2\n');
    expect(notebookCode('%time x = 1\n  %%bash\n%timeit f(1)')).toBe(' x = 1\n\n f(1)');
    expect(notebookCode('[]')).toBeUndefined();
    expect(notebookCode('{"cells": [1, null, {"cell_type": "code", "source": [1]}]}')).toBe('');
  });
});

describe('code inside of a page', () => {
  const names = (path: string, text: string): readonly string[] =>
    readDocument({ id: 1, role: 'submission', files: [file(path, text)] }, 999, {
      quality: true,
      abstracted: false,
    }).facts.functions.map(({ name, lineStart }) => `${name} ${lineStart}`);

  it('keeps its places, so that words are read where they stand', () => {
    const page = (script: string): string =>
      `<p class="a">It's\nlong</p><script>${script}</script>\n<i>x</i><script>let b;</script>`;
    expect(names('a.html', page('\nfunction total(a) { a = a + 1; }'))).toEqual(['total 3']);
    expect(names('a.php', '<p>It\'s "so"</p>\n<?php function total($a) { } ?>\n</p>')).toEqual(['total 2']);
    const tokens = (script: string): number[] => [...read([file('a.html', page(script))]).tokens];
    expect(tokens('a = a + 1;')).toEqual(tokens('a += 1;'));
    expect(tokens('a = c + 1;')).not.toEqual(tokens('a += 1;'));
    const strings = (script: string): number[] => [
      ...readDocument({ id: 1, role: 'submission', files: [file('a.html', page(script))] }, 999, options)
        .wording.strings,
    ];
    expect(strings('f("one")')).toEqual(strings('\n\n    gg("one")'));
    expect(strings('f("one")')).not.toEqual(strings('f("two")'));
    expect(strings('f(`one ${a}`)')).toEqual(strings('f("one " + a)'));
    expect(strings('f(`${a} one ${b}`)')).toEqual(strings('f(a + " one " + b)'));
  });
});
