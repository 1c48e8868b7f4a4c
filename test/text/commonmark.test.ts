import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { httpsUrl, markdownCode, markdownLink, markdownText, visible } from '../../src/base/text/escape.ts';
import { tries } from '../suite.ts';

/*
 * What a Markdown parser makes of the text that we write. CommonMark has no tables, mentions or formulas: `escape.test.ts`
 * has those.
 */

const hostile = fc.string({
  unit: fc.constantFrom(
    ...'aZ9 @#`|<>&"\'\\*_[]()!~$:/.-+=;\n\t\u0000\u202e\u200b\ufeff'.split(''),
    '``',
    '  ',
    '](',
    '&amp;',
    '<b>',
    '<!--',
    'https://',
    '\ud800',
  ),
  maxLength: 30,
});

/** Mostly backticks and spaces: what ends a code span, or is taken off its ends. */
const backticks = fc.string({ unit: fc.constantFrom('`', '`', ' ', ' ', 'a', '\\', '|'), maxLength: 12 });

type Inline = readonly [type: Node['type'], text: string];

/** The inline elements of text that is one paragraph; neighbouring pieces of text are one. */
function inlinesOf(markdown: string): readonly Inline[] {
  const paragraph = new Parser().parse(markdown).firstChild;
  expect([paragraph?.type, paragraph?.next]).toEqual(['paragraph', null]);
  const found: Inline[] = [];
  for (let node = paragraph?.firstChild ?? null; node !== null; node = node.next) {
    const last = found.at(-1);
    if (last?.[0] === 'text' && node.type === 'text') {
      found[found.length - 1] = ['text', last[1] + (node.literal ?? '')];
    } else {
      found.push([node.type, node.literal ?? '']);
    }
  }
  return found;
}

describe('markdownCode', () => {
  const shown = (text: string): string => visible(text).replaceAll('|', String.raw`\|`);

  test.each([
    ['hostile text', hostile],
    ['backticks and spaces', backticks],
  ])('makes one code span that shows %s as it is', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        if (visible(text).trim() === '') return;
        expect(inlinesOf(markdownCode(text))).toEqual([['code', shown(text)]]);
        expect(inlinesOf(`before ${markdownCode(text)} after`)).toEqual([
          ['text', 'before '],
          ['code', shown(text)],
          ['text', ' after'],
        ]);
      }),
      { numRuns: tries(1_000) },
    );
  });

  test.each([
    ['a``b', '```a``b```'],
    ['a`b``c', '```a`b``c```'],
    ['`a', '`` `a ``'],
    ['a`', '`` a` ``'],
    [' a ', '`  a  `'],
    // Parsers take off a space only where both ends have one.
    [' a', '` a`'],
    ['a ', '`a `'],
    ['a b', '`a b`'],
    [' a b', '` a b`'],
    ['a b ', '`a b `'],
    ['', '(empty)'],
    [' ', '(blank)'],
    ['  ', '(blank)'],
  ])('%j is written as %j', (text, code) => {
    expect(markdownCode(text)).toBe(code);
  });
});

describe('markdownText', () => {
  test('is text without any element, and reads as it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const [only, ...more] = inlinesOf(`x${markdownText(text)}x`);
        expect(more).toEqual([]);
        expect(only?.[0]).toBe('text');
        expect(only?.[1].replaceAll('\u200b', '')).toBe(`x${visible(text)}x`);
      }),
      { numRuns: tries(1_000) },
    );
  });

  test('begins no heading, list, quotation or rule where it begins a line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const escaped = markdownText(text).trim();
        if (escaped === '') return;
        for (const line of [escaped, `${escaped} x`]) {
          const inlines = inlinesOf(line);
          expect(inlines.map(([type]) => type)).toEqual(['text']);
        }
      }),
      { numRuns: tries(1_000) },
    );
  });
});

describe('markdownLink', () => {
  test('is exactly one link to the address, whatever text and address hold', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, path) => {
        const url = `https://a.example/${path}`;
        const shown = markdownText(text);
        const inlines = inlinesOf(`x ${markdownLink(shown, url)} y`);
        expect(inlines.map(([type]) => type)).toEqual(['text', 'link', 'text']);
        const link = new Parser().parse(markdownLink(shown, url)).firstChild?.firstChild;
        expect(link?.destination?.startsWith('https://a.example/')).toBe(true);
        expect(decoded(link?.destination ?? '')).toBe(decoded(httpsUrl(url) ?? ''));
      }),
      { numRuns: tries(1_000) },
    );
  });

  test.each([
    [null],
    ['http://a.example/'],
    ['https://user@a.example/'],
    ['https://:word@a.example/'],
    ['https://user:word@a.example/'],
    ['no address'],
  ])('is the text alone where the address is %j', (url) => {
    expect(markdownLink('text', url)).toBe('text');
  });

  /** A parser may write `%40` for `@`: both are the same address. */
  function decoded(url: string): string {
    return url.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
});
