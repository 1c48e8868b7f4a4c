import { expect, test } from 'vitest';
import { ConfigurationError } from '../../src/base/outcome.ts';
import { concernedBy } from '../../src/program/app/scans/scan-keeper.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { boundedMatch, parsePattern } from '../../src/sources/github/patterns.ts';
import { seldom, some } from '../suite.ts';

/* Patterns of a config file, and names that somebody else chose. */

/** No expression with a repetition inside of a repetition gets through this in a lifetime. */
const LONG = `${'a'.repeat(90)}!`;

test.each([
  ['hw1-(?<student>.*)', 'hw1-ann', 'ann'],
  ['(?:hw1-)?(?<student>[a-z]+(?:-[a-z]+)*)', 'hw1-ann-lee', 'ann-lee'],
  ['(?<student>(?:a|b|c)+)', 'hw1', null],
  ['(?:hw|lab|exam|project|essay|task)-?[0-9]+-(?<student>.+?)(?:-late)?', 'lab-2-ann-late', 'ann'],
])('%s finds in %s: %s', (source, name, student) => {
  const find = boundedMatch(new RegExp(`^(?:${source})$`));
  for (const _ of [1, 2]) {
    const found = find(name);
    expect(found === 'too-slow' ? found : (found?.groups?.['student'] ?? null)).toBe(student);
  }
});

test.each(
  some(
    [
      '/(?:\\w+-?)+x/',
      '*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b',
      'class/*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b',
      // Without any repetition: two ways for each choice.
      `/${'a?'.repeat(30)}${'a'.repeat(60)}b/`,
      `/${'(?:aa|a)'.repeat(30)}b/`,
    ],
    1,
  ),
)('%s ends, with a sentence, and is not tried again', (text) => {
  const pattern = parsePattern(text, 'class');
  if (typeof pattern === 'string' || pattern.kind !== 'match') throw new Error('no pattern');
  for (const _ of [1, 2, 3]) {
    expect(() => pattern.match(LONG)).toThrow(ConfigurationError);
    expect(() => pattern.match(LONG)).toThrow(/takes too long to be compared with names/);
  }
});

seldom('a push to a repository with such a name is answered, and other assignments take it', () => {
  const config = `assignments:
  - { name: slow, repositories: ['/(?:a+-?)+x/'] }
  - { name: quick, repositories: ['*a'] }
`;
  const { assignments } = parseSettings({}, config, {
    event: 'schedule',
    repositoryOwner: 'class',
    isFork: false,
  }).settings;
  const concerned = concernedBy(assignments, { owner: 'class', repo: 'staff' });
  expect(concerned({ owner: 'class', repo: 'a'.repeat(90) })).toEqual(['quick']);
});
