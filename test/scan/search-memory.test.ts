import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { newAssignment, finishCheck } from '../../src/bot/scan/state/assignment-state.ts';
import { withoutPeople } from '../../src/bot/scan/state/forget.ts';
import { parseAssignment } from '../../src/bot/scan/state/parse-state.ts';
import { type AssignmentState, STATE_LIMITS } from '../../src/bot/scan/state/state-schema.ts';
import { stringifyAssignment } from '../../src/bot/scan/state/stringify-state.ts';
import {
  rememberSearch,
  searchedBefore,
  searchProgress,
  searchWords,
  sourcesOf,
} from '../../src/bot/scan/web/search-memory.ts';
import { findings, repository, SHA, NO_RUN } from './findings.ts';
import { searched, source, webMatch, webSearch } from './web-findings.ts';

const AT = '2026-11-20T00:00:00.000Z';
const LATER = '2026-11-21T00:00:00.000Z';
const OTHER = 'b'.repeat(40);
const GITHUB = ['github'] as const;
const BOTH = ['github', 'software-heritage'] as const;

const known = ({ provider, repository: name, commit, path, blob = '' }: ReturnType<typeof source>) => ({
  provider,
  repository: name,
  commit,
  path,
  blob,
});
const entry = (sources: readonly ReturnType<typeof source>[] = [], sha = SHA) => ({
  sha,
  at: AT,
  by: [...GITHUB],
  sources: sources.map(known),
});
const missed = (id: number, more: Partial<SubmissionFinding> = {}) =>
  repository(id, { webState: 'not-searched', publicWeb: null, ...more });

function remembered(
  submissions: readonly SubmissionFinding[],
  before: Pick<AssignmentState, 'web' | 'unsearched'> = {},
  search = webSearch(),
  providers: readonly ('github' | 'software-heritage')[] = GITHUB,
) {
  return rememberSearch(before, { ...findings(submissions), webSearch: search }, providers, LATER);
}

describe('what is remembered', () => {
  test('the commit and the sources of whom a search was made for, and nobody else', () => {
    const { web, unsearched } = remembered([searched(1, [source(1)]), searched(2, []), missed(3)]);
    expect(web).toEqual({
      1: { sha: SHA, at: LATER, by: ['github'], sources: [known(source(1))] },
      2: { sha: SHA, at: LATER, by: ['github'], sources: [] },
    });
    // Somebody got on, so the third one's turn is the next night.
    expect(unsearched).toEqual({});
  });

  test('one query is a search: it is not made again before the next push', () => {
    const partly = repository(1, { webState: 'partly', publicWeb: 0 });
    const sent = [
      { provider: 'github', kind: 'query', text: '"q"', submissions: [partly.key], answer: 'none' },
    ] as const;
    expect(remembered([partly], {}, webSearch({ sent })).web).toHaveProperty('1');
    // Nothing was asked of the code search for it, or without an answer.
    expect(remembered([partly]).web).toEqual({});
    const failed = [{ ...sent[0], answer: 'failed' }];
    expect(remembered([partly], {}, webSearch({ sent: failed })).web).toEqual({});
  });

  test('where the code search had no query left, hashes alone are no search by both', () => {
    const partly = repository(1, { webState: 'partly', publicWeb: 0 });
    const sent = [
      {
        provider: 'software-heritage',
        kind: 'hashes',
        text: 'swh:1',
        submissions: [partly.key],
        answer: 'none',
      },
    ] as const;
    expect(remembered([partly], {}, webSearch({ sent }), BOTH).web).toEqual({});
  });

  test('a code search that was made is not made again because Software Heritage was away', () => {
    const failures = [
      { provider: 'software-heritage', sentence: 'Software Heritage answered 503.' },
    ] as const;
    const partly = repository(1, { webState: 'partly', publicWeb: 0 });
    const sent = [
      { provider: 'github', kind: 'query', text: '"q"', submissions: [partly.key], answer: 'none' },
    ] as const;
    const { web = {} } = remembered([partly], {}, webSearch({ sent, failures }), BOTH);
    expect(web['1']?.by).toEqual(['github']);
    expect(searchProgress({ web }, BOTH, [{ id: 1, sha: SHA }])?.searched).toBe(1);
  });

  test('a source that left the web is forgotten; where a provider failed, nobody knows, and it stays', () => {
    const before = { web: { 1: entry([source(1), source(2)]) } };
    expect(remembered([searched(1, [source(2)])], before).web?.['1']?.sources).toEqual([known(source(2))]);
    const failures = [{ provider: 'github', sentence: 'GitHub answered 503.' }] as const;
    const failing = remembered([searched(1, [source(2)])], before, webSearch({ failures }));
    expect(failing.web?.['1']?.sources).toEqual([known(source(2)), known(source(1))]);
    expect(failing.web?.['1']?.at).toBe(AT);
  });

  test('of a changed repository, what was known stays until it is searched for again', () => {
    const before = { web: { 1: entry([source(1)], OTHER) } };
    expect(remembered([missed(1)], before).web).toEqual(before.web);
    expect(remembered([searched(1, [])], before).web?.['1']).toMatchObject({ sha: SHA, sources: [] });
  });

  test('so many sources of one repository as there is room for, each once, the likest first', () => {
    const many = Array.from({ length: STATE_LIMITS.sources + 2 }, (_, index) => source(index + 1));
    const matches = [...many, ...many].map((one, index) => webMatch(one, 10 + index));
    const kept = sourcesOf({ matches });
    expect(kept).toHaveLength(STATE_LIMITS.sources);
    expect(kept[0]).toEqual(known(source(many.length)));
    expect(new Set(kept.map(({ blob }) => blob)).size).toBe(kept.length);
  });

  test('nothing that the state would refuse to read: an address of the web may say anything', () => {
    const odd = [
      source(1, { path: 'x'.repeat(1001) }),
      source(2, { blob: 'no' }),
      source(3, { commit: '../..' }),
    ];
    expect(sourcesOf({ matches: odd.map((one) => webMatch(one, 50)) })).toEqual([]);
    expect(sourcesOf({ matches: [webMatch(source(4, { commit: '' }), 50)] })).toHaveLength(1);
  });
});

describe('what the next check need not search for', () => {
  const pending = { submissions: [1, 2, 3].map((repositoryId) => ({ repositoryId, sha: SHA })) };

  test('what was searched for at its commit; what changed is searched for again, after all others', () => {
    const own = { web: { 1: entry([source(1)]), 2: entry([source(2)], OTHER) } };
    expect(searchedBefore(own, pending, GITHUB)).toEqual(
      new Map([
        [1, { sources: [known(source(1))], isCurrent: true }],
        [2, { sources: [known(source(2))], isCurrent: false }],
      ]),
    );
  });

  test('a provider that is new has searched for nothing; one that is not asked any more is not asked again', () => {
    const own = { web: { 1: { ...entry([source(1)]), by: [...BOTH] } } };
    expect(searchedBefore(own, pending, ['software-heritage']).get(1)).toEqual({
      sources: [],
      isCurrent: true,
    });
    const hashed = { ...entry(), by: ['software-heritage' as const] };
    expect(searchedBefore({ web: { 1: hashed } }, pending, BOTH).get(1)?.isCurrent).toBe(false);
    expect(searchedBefore(own, pending, []).size).toBe(0);
  });
});

describe('how far it is', () => {
  const heads = [1, 2, 3].map((id) => ({ id, sha: SHA }));

  test('counts what was searched for at its commit', () => {
    const own = { web: { 1: entry(), 2: entry([], OTHER) } };
    const progress = searchProgress(own, GITHUB, heads);
    expect(progress).toEqual({ searched: 1, of: 3, nothing: 0 });
    expect(progress && searchWords(progress)).toBe(
      'Web: 1 of 3 searched so far; the rest follows on the next nights.',
    );
    expect(searchProgress(own, [], heads)).toBeNull();
  });

  test('what got no search twice, though nothing failed and nobody else did, waits no more', () => {
    const all = [searched(1, []), missed(2), missed(3)];
    let own: Pick<AssignmentState, 'web' | 'unsearched'> = remembered(all);
    for (const nothing of [0, 0, 2, 2]) {
      expect(searchProgress(own, GITHUB, heads)).toEqual({ searched: 1, of: 3, nothing });
      own = remembered(all, own);
    }
    const done = searchProgress(own, GITHUB, heads);
    expect(done && searchWords(done)).toBe(
      'Web: 1 of 3 searched so far; in 2 there is nothing to search for.',
    );
    // Until the next push.
    expect(searchProgress(own, GITHUB, [{ id: 2, sha: OTHER }])?.nothing).toBe(0);
  });

  test('a provider that fails night after night is asked night after night', () => {
    const failures = [{ provider: 'github', sentence: 'GitHub answered 503.' }] as const;
    let own: Pick<AssignmentState, 'web' | 'unsearched'> = {};
    for (let night = 0; night < 5; night += 1) own = remembered([missed(1)], own, webSearch({ failures }));
    expect(searchProgress(own, GITHUB, heads)).toEqual({ searched: 0, of: 3, nothing: 0 });
  });
});

describe('the state', () => {
  const own: AssignmentState = {
    ...newAssignment('5'.repeat(64)),
    web: { 1: entry([source(1)]), 2: entry() },
    unsearched: { 3: { sha: SHA, tries: 1 } },
    reportedSources: { 1: ['0123456789abcdef'] },
    declaredSources: [{ ...known(source(9)), by: 'ada', at: AT }],
  };

  test('is read as it was written', () => {
    expect(parseAssignment(stringifyAssignment('hw', own))).toMatchObject({ assignment: own, dropped: [] });
  });

  test('one bad entry costs that entry', () => {
    const text = stringifyAssignment('hw', own).replace(known(source(1)).blob, 'no blob');
    const read = parseAssignment(text);
    expect(read.kind === 'assignment' && read.assignment.web).toEqual({ 2: entry() });
    expect(read.kind === 'assignment' && read.dropped).toHaveLength(1);
  });

  test('forgets a repository that is gone, and everybody at the end', () => {
    const record = { ...NO_RUN, at: AT, outcome: 'passed' as const };
    const finished = { record, seen: {}, gone: [1, 3], reportedPairs: {}, reportedFlags: {} };
    expect(finishCheck(own, finished)).toMatchObject({ web: { 2: entry() }, unsearched: {} });
    const forgotten = withoutPeople(own, '6'.repeat(64), AT);
    expect([forgotten.web, forgotten.unsearched]).toEqual([undefined, undefined]);
  });

  test('of 1,000 repositories with as many sources as are kept stays far below its limit', () => {
    const long = Array.from({ length: STATE_LIMITS.sources }, (_, index) =>
      source(index, {
        repository: `${'o'.repeat(39)}/${'r'.repeat(100)}`,
        path: `${index}${'p'.repeat(250)}`,
      }),
    );
    const web = Object.fromEntries(Array.from({ length: 1000 }, (_, id) => [String(id + 1), entry(long)]));
    const bytes = Buffer.byteLength(stringifyAssignment('hw', { ...own, web }));
    expect(bytes).toBeLessThan(STATE_LIMITS.fileBytes / 2);
  });
});
