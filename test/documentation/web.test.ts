import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PARAMETERS } from '../../src/engine/parameters.ts';
import { digestOf, sayableWords } from '../../src/service/web-search/unsaid.ts';
import { queryOf } from '../../src/service/web-search/github/provider.ts';
import { WEB_LIMITS } from '../../src/service/web-search/limits.ts';
import { ROOT } from '../architecture/pages.ts';

/* The page that people read before they let words of students' code leave: what it says is what the program does. */

const page = readFileSync(join(ROOT, 'docs', 'web.md'), 'utf8');
const { github, heritage } = WEB_LIMITS;

test.each([
  ['queries a minute', 10, github.queriesPerMinute, 'GitHub answers ten a minute'],
  ['files of a submission', 20, github.files, 'at most 20 files for a submission'],
  ['bytes of a public file', 384 * 1024, github.fileBytes, 'only files under 384 kB'],
  ['share of time for queries', 0.75, github.queryShare, 'Three quarters of the time go to queries'],
  ['sources with a date', 60, github.dated, 'At most 60 sources of a check are looked up'],
  ['hashes of a request', 1000, heritage.hashes, 'up to 1,000 in one request'],
  ['tokens of a file', 120, PARAMETERS.minimumTokens, 'files under 120 tokens'],
  ['sources of a submission', 40, PARAMETERS.webPartners, 'at most 40 sources'],
  ['a tutorial', 0.5, PARAMETERS.tutorialShare, 'If half of the class shares a piece'],
] as const)('%s', (_, told, limit, sentence) => {
  expect(limit).toBe(told);
  expect(page).toContain(sentence);
});

const [shown = ''] = /^tallyVotes.*$/m.exec(page) ?? [];
const probe = {
  words: ['tallyVotesByCanton', 'wardLedger', 'quorumGap'],
  language: 'Java',
  line: 1,
  file: 'Main.java',
  alsoIn: [],
};

test('a query looks as the page shows it', () => {
  expect(queryOf(probe, () => true)).toBe(shown);
});

test('a name of the list leaves in no word, as the page says', () => {
  expect(page).toContain('`solutionOfAnna`');
  const maySay = sayableWords({ salt: 's', never: new Set([digestOf('s', 'anna')]) });
  const words = ['solutionOfAnna', 'wardLedger', 'quorumGap'];
  expect(queryOf({ ...probe, words }, maySay)).toBe('wardLedger quorumGap language:Java');
});
