import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../src/check/run/open-github.ts';

const input = (name: string, instead?: string | null) => ({
  kind: 'input',
  name,
  ...(instead === undefined ? {} : { instead }),
});

describe('the tokens of a run', () => {
  test('both given: each by its own input', () => {
    expect(tokensOf({ 'github-token': 'own', 'collect-token': 'class' })).toEqual({
      own: { token: 'own', origin: input('github-token') },
      reading: { token: 'class', origin: input('collect-token') },
    });
  });

  test('no token of the class: the other one reads, and whoever is refused learns why', () => {
    expect(tokensOf({ 'github-token': 'own' }).reading).toEqual({
      token: 'own',
      origin: input('collect-token', 'github-token'),
    });
  });

  test('an empty secret as github-token: none at all', () => {
    expect(tokensOf({})).toEqual({
      own: { token: null, origin: input('github-token', null) },
      reading: { token: null, origin: input('collect-token', null) },
    });
  });

  test('what gives the own token has another name on a command line', () => {
    expect(tokensOf({ 'github-token': 'own' }, 'GITHUB_TOKEN')).toEqual({
      own: { token: 'own', origin: input('GITHUB_TOKEN') },
      reading: { token: 'own', origin: input('collect-token', 'GITHUB_TOKEN') },
    });
  });
});
