import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  csvCell,
  escapeHtml,
  httpsUrl,
  markdownCode,
  markdownLink,
  markdownText,
  jsonText,
  visible,
  visibleLines,
} from '../../src/base/text/escape.ts';
import { tries } from '../suite.ts';
import { annotationCommand, plainLine } from '../../src/base/text/workflow-commands.ts';

const hostile = fc.string({
  unit: fc.constantFrom(
    ...'a@#`|<>&"\'\\*_[]()!~$:/.-+=%,; \n\r\t\u0000\u001b\u202e\u2066\u200b\ufeff\u2028'.split(''),
    'GH-1',
    'https://',
    'www.',
    '::error::',
    '<!--',
    '-->',
    '</script>',
    '\ud800',
  ),
  maxLength: 40,
});

describe('visible', () => {
  test.each([
    ['a\u202eb', 'a⟨U+202E⟩b'],
    ['a\nb', 'a⟨U+000A⟩b'],
    ['\u001b[31m', '⟨U+001B⟩[31m'],
    ['x\u{e0041}y', 'x⟨U+E0041⟩y'],
    ['lone \ud800', 'lone ⟨U+D800⟩'],
    ['Zoë 王 😀', 'Zoë 王 😀'],
  ])('%j is shown as %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  test('leaves no control, bidi or zero-width character and no line end', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}]/u);
      }),
    );
  });

  test('keeps the lines of code', () => {
    expect(visibleLines('a\n\tb\u202e')).toBe('a\n\tb⟨U+202E⟩');
  });
});

describe('markdownText', () => {
  test.each([
    ['@octocat', '@&#8203;octocat'],
    ['fixes #12', 'fixes #&#8203;12'],
    ['GH-7', 'GH&#8203;-7'],
    ['https://evil.example', 'https:&#8203;//evil.example'],
    ['www.evil.example', 'www&#8203;.evil.example'],
    // GitHub links these too: https://github.github.com/gfm/#extended-autolink-path-validation
    ['hw1_www.evil.example', 'hw1_www&#8203;.evil.example'],
    ['awww.evil.example', 'awww.evil.example'],
    ['_GH-7', String.raw`\_GH&#8203;-7`],
    ['a|b', String.raw`a\|b`],
    ['<img src=x>', '&lt;img src=x&gt;'],
    ['![x](y)', String.raw`!\[x\](y)`],
    ['# heading', String.raw`\# heading`],
    ['1. item', String.raw`1\. item`],
    ['12) item', String.raw`12\) item`],
    ['3.', String.raw`3\.`],
    ['0.1.0', '0.1.0'],
    ['a_ b', String.raw`a\_ b`],
    ['a_1 and 1_a', 'a_1 and 1_a'],
    ['snake_case and _em_', String.raw`snake_case and \_em\_`],
    [':+1:', ':&#8203;+1:'],
  ])('%j becomes %j', (text, escaped) => {
    expect(markdownText(text)).toBe(escaped);
  });

  test('no text makes a line, an element, a mention, a reference or a cell', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = markdownText(text);
        expect(escaped).not.toMatch(/[\n\r<>]/);
        expect(escaped).not.toMatch(/@\w/);
        expect(escaped).not.toMatch(/(?<!&)#\w/);
        expect(escaped).not.toMatch(/:\/\//);
        expect(escaped).not.toMatch(/(?<!\\)(?:\\\\)*[|`*[\]~$]/);
      }),
    );
  });
});

describe('markdownCode', () => {
  test.each([
    ['main.py', '`main.py`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a|b', String.raw`\`a\|b\``.replaceAll('\\`', '`')],
    ['', '(empty)'],
    ['@you', '`@you`'],
  ])('%j becomes %j', (text, code) => {
    expect(markdownCode(text)).toBe(code);
  });

  test('what is inside never ends the span', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const code = markdownCode(text);
        if (code.startsWith('(')) return;
        const fence = /^`+/.exec(code)?.[0] ?? '';
        const inner = code.slice(fence.length, -fence.length);
        expect(code.endsWith(fence)).toBe(true);
        expect(inner.match(/`+/g)?.every((run) => run.length < fence.length) ?? true).toBe(true);
        expect(inner).not.toMatch(/(?<!\\)\|/);
      }),
    );
  });
});

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    'http://plain.example',
    'https://user:pass@host/',
    'data:text/html,x',
    'not a url',
  ])('%s is never linked', (url) => {
    expect(httpsUrl(url)).toBeNull();
    expect(markdownLink('text', url)).toBe('text');
  });

  test('an address cannot end the link', () => {
    expect(markdownLink('text', 'https://a.example/x)[y](https://b')).toBe(
      '[text](https://a.example/x%29%5By%5D%28https://b)',
    );
  });
});

describe('escapeHtml', () => {
  test('names each of the five characters, and leaves what is one already as text', () => {
    expect(escapeHtml(`<a b="c" d='e'> &amp; \u202e`)).toBe(
      '&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp;amp; ⟨U+202E⟩',
    );
  });

  test('no text opens a tag or ends an attribute', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe('csvCell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2', "'-2"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['plain', 'plain'],
    ['two\nlines', 'two⟨U+000A⟩lines'],
    [' a', '" a"'],
    ['a ', '"a "'],
    ['a;b', '"a;b"'],
  ])('%j becomes %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});

describe('workflow commands', () => {
  test('a message cannot forge another command', () => {
    fc.assert(
      fc.property(hostile, hostile, (message, file) => {
        const command = annotationCommand('warning', message, { file, title: message });
        expect(command.split(/[\n\r]/)).toHaveLength(1);
        expect(command.startsWith('::warning')).toBe(true);
        expect(command).not.toMatch(/[\p{Cc}\u202e]/u);
      }),
    );
  });

  test('properties cannot be added', () => {
    expect(annotationCommand('error', 'm', { file: 'a,line=9:b', line: 2 })).toBe(
      '::error file=a%2Cline=9%3Ab,line=2::m',
    );
  });

  test('an ordinary line is never a command', () => {
    expect(plainLine('::error::x')).not.toContain('::');
    expect(plainLine('##[error]x')).not.toContain('##[');
  });
});

describe('jsonText', () => {
  const seen = /^[\n -~\u00a0-\u00ac\u00ae-\u0377\u4e00-\u9fff\u{1f600}]*$/u;

  test('escapes what a terminal obeys or does not show, and is the same value', () => {
    const name =
      'a\u009b31m\u202eb\u2066\u2028\u2029\u007f\u0085\u200b\u00ad\ufeff\u{e0041}\ud800 é 学 😀 \\u202e "\n';
    for (const indent of [0, 1, 2]) {
      const value = { [name]: [name, 1, null, { b: name }] };
      const text = jsonText(value, indent);
      expect(text).toMatch(seen);
      expect(JSON.parse(text)).toEqual(value);
      expect(text.split('\n').length).toBe(JSON.stringify(value, null, indent).split('\n').length);
    }
    expect(jsonText('\u009b31m')).toBe('"\\u009b31m"');
    expect(jsonText('\u{e0041}')).toBe('"\\udb40\\udc41"');
  });

  test('leaves letters of all languages as they are', () => {
    for (const value of ['é ü ß Ω Ж 学 한 ก', '😀', { a: ['b\\', 'c"'] }, 'a\tb']) {
      expect(jsonText(value)).toBe(JSON.stringify(value));
    }
  });

  test('is the same value, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        for (const one of [value, text, [text, value]]) {
          expect(JSON.parse(jsonText(one))).toEqual(JSON.parse(JSON.stringify(one)));
        }
      }),
      { numRuns: tries(200) },
    );
  });
});
