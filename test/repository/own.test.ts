import { describe, expect, test } from 'vitest';
import { problemOfAccount, withAccount } from '../../scripts/own-account.ts';
import { FULL_NAME } from '../../src/base/addresses.ts';

/* The first thing that whoever publishes this does: their account in the place of the one that the files name. */

const [PRESENT = '', NAME = ''] = FULL_NAME.split('/');

describe('the name of an account', () => {
  test.each(['acme', 'A', 'cs-101', 'a'.repeat(39)])('%s is one', (name) => {
    expect(problemOfAccount(name, PRESENT)).toBeNull();
  });

  test.each(['-acme', 'acme-', 'a--b', 'a_b', 'a/b', 'a b', '@acme', 'a.b', 'a\n', 'a'.repeat(40)])(
    '%j is none, and the sentence says what one is',
    (name) => {
      expect(problemOfAccount(name, PRESENT)).toMatch(
        /is no account of GitHub\. .*letters, digits and single hyphens/,
      );
    },
  );

  test.each([undefined, ''])('%j is answered with how to name one', (name) => {
    expect(problemOfAccount(name, PRESENT)).toContain('npm run own -- ACCOUNT');
  });

  test('is not the present one in other letters, and the present one is none to be refused', () => {
    expect(problemOfAccount('ACME', 'acme')).toContain('acme already');
    expect(problemOfAccount('acme', 'acme')).toBeNull();
  });
});

const page = (account: string, image: string): string =>
  [
    `git clone https://github.com/${account}/${NAME}`,
    `uses: ${account}/${NAME}/.github/workflows/scan.yml@v1`,
    `gh extension install ${account}/gh-similarity`,
    `docker run ghcr.io/${image}/${NAME}`,
    `https://${account}.github.io/${NAME}/`,
    String.raw`https://github.com/${account}/code\-similarity\-action`,
    // Nobody's of ours.
    `github.com/x-${account}/${NAME} ${account}/other www.${account}.github.io @${account}`,
    '',
  ].join('\n');

describe('a page', () => {
  test.each([
    ['a', 'b'],
    ['a', 'a-b'],
    ['a-b', 'b'],
  ])('of %s becomes one of %s, and nothing else of it changes', (from, to) => {
    const theirs = page(from, from).split('\n').at(-2) ?? '';
    const ours = page(to, to).split('\n').slice(0, -2);
    expect(withAccount('x.md', page(from, from), { from, to }).split('\n')).toEqual([...ours, theirs, '']);
  });

  test('names an image without capitals, also after the next move', () => {
    const moved = withAccount('x', page('a', 'a'), { from: 'a', to: 'Bee' });
    expect(moved).toContain(`ghcr.io/bee/${NAME}`);
    expect(withAccount('x', moved, { from: 'Bee', to: 'c' })).toContain(`ghcr.io/c/${NAME}`);
  });

  test('loses what explains the placeholder', () => {
    const text =
      'A.\n\n<!-- owner:start -->\nP is x.\n<!-- owner:end -->\n\nB<!-- owner:start -->, P<!-- owner:end -->\nC';
    expect(withAccount('x.md', text, { from: 'P', to: 'q' })).toBe('A.\n\nB\nC');
  });

  test('of code owners has people and teams of the account', () => {
    const rules = '* @P\n/a @P/team @Peter\n';
    expect(withAccount('.github/CODEOWNERS', rules, { from: 'P', to: 'q' })).toBe(
      '* @q\n/a @q/team @Peter\n',
    );
  });
});
