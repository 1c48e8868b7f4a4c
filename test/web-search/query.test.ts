import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANY_CHARACTER } from '../any-text.ts';
import { LANGUAGES } from '../../src/engine/languages/languages.ts';
import { digestOf, sayableWords } from '../../src/service/web-search/unsaid.ts';
import { GITHUB_LANGUAGES, queryOf } from '../../src/service/web-search/github/provider.ts';
import { probe, SALT } from './subjects.ts';

const all = (): boolean => true;

describe('a query', () => {
  test('is the words and the language', () => {
    expect(queryOf(probe('parseInvoice tax_rate'), all)).toBe('parseInvoice tax_rate language:Java');
    expect(queryOf(probe('parseInvoice tax_rate', { language: 'C/C++' }), all)).toBe(
      'parseInvoice tax_rate language:cpp',
    );
    expect(queryOf(probe('parseInvoice tax_rate', { language: 'Jupyter Notebook' }), all)).toBe(
      'parseInvoice tax_rate language:"Jupyter Notebook"',
    );
    expect(queryOf(probe('parseInvoice tax_rate', { language: 'Other' }), all)).toBe('parseInvoice tax_rate');
    expect(queryOf(probe('parseInvoice tax_rate', { language: '__proto__' }), all)).toBe(
      'parseInvoice tax_rate',
    );
  });

  test('has no qualifier, operator or sign that stood in the code', () => {
    expect(queryOf(probe('user:octocat -secret repo:a/b'), all)).toBe(
      'user octocat secret repo language:Java',
    );
    expect(queryOf(probe('NOT really OR "quoted"'), all)).toBe('not really or quoted language:Java');
  });

  test('needs two different words of two letters', () => {
    expect(queryOf(probe('alone'), all)).toBeNull();
    expect(queryOf(probe('same SAME'), all)).toBeNull();
    expect(queryOf(probe('x yy'), all)).toBeNull();
    expect(queryOf(probe('xx yy'), all)).toBe('xx yy language:Java');
    expect(queryOf(probe('__ --'), all)).toBeNull();
  });

  test('has at most 256 characters, whatever the words are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: ANY_CHARACTER, maxLength: 90 }), { maxLength: 6 }), (words) => {
        const query = queryOf({ ...probe(''), words }, all) ?? '';
        expect(query.length).toBeLessThanOrEqual(256);
        expect(query.replace(/ language:Java$/, '')).toMatch(/^[\p{L}\p{N}_ ]*$/u);
      }),
      { numRuns: 50 },
    );
    const long = (letter: string): string => letter.repeat(60);
    const words = ['a', 'b', 'c', 'd', 'e'].map(long);
    // Four of 60 letters with their blanks and the language are 257.
    expect(queryOf({ ...probe(''), words }, all)).toBe(`${words.slice(0, 3).join(' ')} language:Java`);
    expect(queryOf({ ...probe(''), words: [...words.slice(0, 3), 'd'.repeat(59)] }, all)).toHaveLength(256);
  });
});

test.each(Object.keys(GITHUB_LANGUAGES))(
  'a query for %s has no sign that an address reads as a blank',
  (language) => {
    // Octokit encodes everything in a query but this sign.
    expect(queryOf(probe('parseInvoice tax_rate', { language }), all)).not.toContain('+');
  },
);

test('every language has its name at GitHub, or none on purpose', () => {
  expect(Object.keys(GITHUB_LANGUAGES).toSorted()).toEqual(
    LANGUAGES.map(({ language }) => language).toSorted(),
  );
});

describe('a word that is never sent', () => {
  const never = (...words: readonly string[]) =>
    sayableWords({ salt: SALT, never: new Set(words.map((word) => digestOf(SALT, word))) });

  test('is found as the word, as a part, and inside', () => {
    const maySay = never('schmidt', 'Li', 'anna');
    for (const word of [
      'schmidt',
      'SCHMIDT',
      'anna_schmidt_solution',
      'solutionOfSchmidt2',
      'annaschmidt',
      'XSchmidtHW1',
      'liSolution',
      'hw_li',
      'LI',
    ]) {
      expect(maySay(word), word).toBe(false);
    }
    // Two letters inside of a word are no name.
    for (const word of ['linear', 'client', 'smith', 'solution', 'schmid']) {
      expect(maySay(word), word).toBe(true);
    }
  });

  test('is looked for inside from four letters on', () => {
    expect(never('anna')('hannah')).toBe(false);
    expect(never('ann')('hannah')).toBe(true);
    expect(never('s7')('x-s7')).toBe(true);
    expect(queryOf(probe('x-s7 parse tax'), never('s7'))).toBe('parse tax language:Java');
  });

  test('is every word of more than 64 letters: nobody could look for it', () => {
    expect(never()('a'.repeat(64))).toBe(true);
    expect(never()('a'.repeat(65))).toBe(false);
  });

  test('is left out of the query; what is left has to be two words', () => {
    const maySay = never('schmidt');
    expect(queryOf(probe('annaschmidt parse tax'), maySay)).toBe('parse tax language:Java');
    expect(queryOf(probe('anna-schmidt parse tax'), maySay)).toBe('parse tax language:Java');
    expect(queryOf(probe('schmidt parse'), maySay)).toBeNull();
  });

  test('is told by another salt as something else', () => {
    expect(digestOf(SALT, 'Anna')).toBe(digestOf(SALT, 'aNNA'));
    expect(digestOf(SALT, 'anna')).not.toBe(digestOf('other', 'anna'));
    expect(digestOf(SALT, 'anna')).toMatch(/^[0-9a-f]{64}$/);
  });
});
