import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, matcherOf, parseQuery, termOf, withTerm } from '../../web/query-match.ts';
import { openWords } from '../../src/base/words/open-words.ts';
import { tries } from '../suite.ts';

const words = await openWords('en');

interface Row {
  readonly name: string;
  readonly section: readonly string[];
  readonly score: number | null;
  readonly tokens: number | null;
  readonly isLate: boolean;
}

const FIELDS: Fields<Row> = {
  name: { kind: 'part', of: ({ name }) => name },
  section: { kind: 'name', of: ({ section }) => section },
  score: { kind: 'number', most: 100, of: ({ score }) => score },
  tokens: { kind: 'number', most: null, of: ({ tokens }) => tokens },
  late: { kind: 'choice', of: { yes: ({ isLate }) => isLate, no: ({ isLate }) => !isLate } },
};

const row = (values: Partial<Row>): Row => ({
  name: 'Ann Lee',
  section: ['B 2'],
  score: 80,
  tokens: 1200,
  isLate: false,
  ...values,
});

function asked(query: string, values: Partial<Row> = {}): boolean {
  const { matches, problems } = matcherOf(query, FIELDS);
  expect(problems).toEqual([]);
  return matches(row(values));
}

test('asks for what the page calls priority by that word, and by the one that files have', () => {
  expect(parseQuery('priority:>50 -suspicion:<80').map(({ field }) => field)).toEqual([
    'priority',
    'priority',
  ]);
});

describe('a query', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['ann', true],
    ['ANN lee', true],
    ['ann bob', false],
    ['"Ann Lee"', true],
    ['"Lee Ann"', false],
    ['-ann', false],
    ['-bob', true],
    ['name:lee', true],
    ['-name:"nn l"', false],
    ['section:"b 2"', true],
    // Whole names only: section 2 is not section 12.
    ['section:2', false],
    ['section:A,"B 2"', true],
    ['-section:A,C', true],
    ['score:>80', false],
    ['score:>=80', true],
    ['score:<80', false],
    ['score:<=80', true],
    ['score:>79.9 score:<80.1', true],
    ['score:80', true],
    ['score:=80.1', false],
    ['score:80..90', true],
    ['score:70..80', true],
    ['score:80.01..90', false],
    ['score:unknown', false],
    ['-score:unknown', true],
    ['tokens:>1000', true],
    ['late:yes', false],
    ['late:no', true],
    ['late:yes,no', true],
    ['Late:NO', true],
    ['-', false],
    // While somebody types.
    ['"Ann L', true],
    // As other keyboards write it, and as programs that mend quotes do.
    ['score：＞80', false],
    ['score：７０..80', true],
    ['late：yes，no', true],
    ['section：A，“B 2”', true],
    ['“Ann Lee”', true],
    ['„Lee Ann“', false],
    ['-name:“nn l”', false],
  ])('%j', (query, expected) => {
    expect(asked(query)).toBe(expected);
  });

  test('an unknown number is in no range, and is found by its own word', () => {
    for (const query of ['score:>=0', 'score:<=100', 'score:0..100', 'score:0']) {
      expect(asked(query, { score: null })).toBe(false);
    }
    expect(asked('score:unknown', { score: null })).toBe(true);
    expect(asked('score:N/A', { score: null })).toBe(true);
  });

  test('a number is compared as the page shows it where it is asked for by itself', () => {
    expect(asked('score:80', { score: 80.04 })).toBe(true);
    expect(asked('score:80', { score: 80.06 })).toBe(false);
    // A threshold is strict and unrounded.
    expect(asked('score:>80', { score: 80.04 })).toBe(true);
  });

  test('an accent is found however it is written', () => {
    expect(asked('zoë', { name: 'Zoe\u0308' })).toBe(true);
    expect(asked('section:É', { section: ['e\u0301'] })).toBe(true);
  });

  test.each([
    ['foo:1', /there is no field “foo”.*name, section, score, tokens, late.*quotes/],
    ['score:abc', /score takes a number from 0 to 100, as in score:>80/],
    ['score:>101', /from 0 to 100/],
    ['score:90..80', /from 0 to 100/],
    ['score:>50..80', /from 0 to 100/],
    ['tokens:-3', /tokens takes a number, as in tokens:>80/],
    ['late:maybe', /late takes yes, no/],
    ['late:yes,maybe', /late takes yes, no/],
    ['late:constructor', /late takes yes, no/],
    ['constructor:x', /there is no field “constructor”/],
    ['section:', /a value is missing, as in section:ada/],
    ['late:', /a value is missing, as in late:yes/],
  ])('%j is told, and leaves the list as it is', (query, problem) => {
    const { matches, problems } = matcherOf(`${query} ann`, FIELDS);
    expect(problems.map((one) => words.tell(one))).toEqual([expect.stringMatching(problem)]);
    expect([matches(row({})), matches(row({ name: 'bob' }))]).toEqual([true, false]);
  });

  test('a name with quotes is found by its words', () => {
    for (const query of ['Söhne', '"& Söhne"', '“Söhne”']) {
      expect(asked(query, { name: 'Ann & “Söhne”' })).toBe(true);
    }
    for (const section of ['the “A”', 'of „ B 2']) {
      expect(asked(termOf('section', section), { section: [section] })).toBe(true);
    }
  });

  test('a name with a colon is found in quotes', () => {
    expect(asked('"cs101:ann"', { name: 'cs101:ann' })).toBe(true);
  });
});

describe('controls that change a query', () => {
  test.each([
    ['ann', 'is:out', 'ann is:out'],
    ['is:flagged ann -is:open', 'is:out', 'ann -is:open is:out'],
    ['ann is:flagged "b c"', null, 'ann "b c"'],
    ['is:flagged', null, ''],
  ])('%j with %j: %j', (query, term, expected) => {
    expect(withTerm(query, 'is', term)).toBe(expected);
  });

  test('a slider leaves the other end of a range', () => {
    const isLower = ({ value }: { readonly value: string }): boolean => value.startsWith('>');
    expect(withTerm('score:>=10 score:<50', 'score', 'score:>=20', isLower)).toBe('score:<50 score:>=20');
  });

  test('a value is found by the condition that is made of it, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), (section) => {
        fc.pre(section.replaceAll('"', '').trim() !== '' && !section.includes('"'));
        const term = termOf('section', section);
        expect(parseQuery(term)).toHaveLength(1);
        expect(asked(term, { section: [section] })).toBe(true);
      }),
      { numRuns: tries(300) },
    );
  });
});

const word = fc.string({
  unit: fc.constantFrom('a', 'B', ':', '"', '-', ' ', '>', '5', ',', '.', '\u202e'),
  maxLength: 12,
});

test('no text breaks it, and each says what is wrong or is asked', () => {
  fc.assert(
    fc.property(word, (query) => {
      const terms = parseQuery(query);
      const { matches, problems } = matcherOf(query, FIELDS);
      expect(problems.length).toBeLessThanOrEqual(terms.length);
      expect(typeof matches(row({}))).toBe('boolean');
      // Read again from its parts it is the same.
      expect(parseQuery(terms.map(({ text }) => text).join(' '))).toEqual(terms);
    }),
    { numRuns: tries(1000) },
  );
});

/** Conditions with what they mean, worked out without the parser. */
const condition = fc.oneof(
  fc.record({ sign: fc.constantFrom('>', '>=', '<', '<='), at: fc.nat(100) }).map(({ sign, at }) => ({
    text: `score:${sign}${at}`,
    holds: ({ score }: Row) =>
      score !== null &&
      (sign === '>' ? score > at : sign === '>=' ? score >= at : sign === '<' ? score < at : score <= at),
  })),
  fc.constantFrom('A', 'B 2', 'C').map((name) => ({
    text: termOf('section', name),
    holds: ({ section }: Row) => section.includes(name),
  })),
  fc.constantFrom('an', 'bo', 'x').map((part) => ({
    text: part,
    holds: ({ name }: Row) => name.toLowerCase().includes(part),
  })),
);

test('finds the rows that each of its conditions holds for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(condition, fc.boolean()), { maxLength: 4 }),
      fc.record({
        name: fc.constantFrom('Ann', 'Bob', 'Banbo'),
        section: fc.constantFrom(['A'], ['B 2'], ['C', 'A'], []),
        score: fc.option(fc.nat(100), { nil: null }),
      }),
      (conditions, values) => {
        const query = conditions.map(([{ text }, isNot]) => `${isNot ? '-' : ''}${text}`).join('  ');
        const one = row(values);
        expect(asked(query, values)).toBe(conditions.every(([{ holds }, isNot]) => holds(one) !== isNot));
      },
    ),
    { numRuns: tries(500) },
  );
});
