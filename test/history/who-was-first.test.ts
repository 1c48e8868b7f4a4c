import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FirstSeen, PairFinding } from '../../src/contract/findings.ts';
import type { RunReport } from '../../src/contract/report.ts';
import type { GitHub } from '../../src/github/client.ts';
import { HISTORY_LIMITS } from '../../src/check/history/limits.ts';
import { pairsToDate, whoWasFirst } from '../../src/check/history/who-was-first.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { firstSeenWords } from '../../src/report/first-words.ts';
import { javaPrograms } from '../engine/programs.ts';
import { collectFrom, connect } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { packOne } from '../packing/pack-one.ts';
import { aPair, match, report, submission } from '../report/sample.ts';
import { seldom } from '../suite.ts';

const [SHARED = '', OTHER = '', THIRD = ''] = javaPrograms(3, 11);
const HALF = SHARED.split('\n').slice(0, 40).join('\n');
const LINES = SHARED.trimEnd().split('\n').length;
const DAY = (day: number): string => `2026-10-${String(day).padStart(2, '0')}T14:05:00Z`;

let standIn: GitHubStandIn;
let github: GitHub;
let folder = '';
beforeAll(removePace);
beforeEach(async () => {
  standIn = await startGitHub();
  standIn.organization('cs101');
  github = connect(standIn, standIn.token({ login: 'teacher' }));
  folder = await mkdtemp(join(tmpdir(), 'history-'));
});
afterEach(async () => {
  await github.close();
  await rm(folder, { recursive: true });
  await standIn.close();
});

type Change = Parameters<StandInRepository['commit']>[0];

/** A repository with one push a day, from the first of October on. */
async function pushed(
  name: string,
  pushes: readonly Change[],
  options: Parameters<GitHubStandIn['repository']>[1] = {},
): Promise<StandInRepository> {
  const repository = standIn.repository(`cs101/hw-${name}`, options);
  // The commits' own dates say that all was written long before.
  for (const [at, change] of pushes.entries()) {
    await repository.commit({ pushedAt: DAY(at + 1), date: '2020-01-01T00:00:00Z', ...change });
  }
  return repository;
}

const java = (text: string, path = 'Main.java'): Change => ({ files: { [path]: text } });

/** The pair of the two repositories, which share the whole of `SHARED` in the given files. */
async function classOf(
  a: string,
  b: string,
  paths: readonly [string, string] = ['Main.java', 'Main.java'],
): Promise<RunReport> {
  const { submissions } = await collectFrom(standIn, { repositories: [`hw-*`] });
  const findings = [];
  for (const one of submissions) {
    const packed = await packOne(one, folder);
    const { key, name, origin, zip } = packed;
    const other = `cs101/hw-${b}`;
    const region = (file: string) => ({ file, lineStart: 1, lineEnd: LINES });
    const matches =
      key === `cs101/hw-${a}`
        ? [match(other, [1, LINES], { own: region(paths[0]), other: region(paths[1]), tokens: 400 })]
        : [];
    findings.push(submission(key, { name, origin, zip, matches, total: 90 }));
  }
  return report(findings, {
    findings: { pairs: [pair(a, b)], language: 'Java' },
    verdict: {
      outcome: 'flagged',
      flagged: [a, b].map((name) => ({ key: `cs101/hw-${name}`, by: ['similarity'] as const })),
    },
  });
}

function pair(a: string, b: string, more: Partial<PairFinding> = {}): PairFinding {
  return aPair(`cs101/hw-${a}`, `cs101/hw-${b}`, 90, {
    suspicion: 99,
    longestFragment: 400,
    overlap: 400,
    ...more,
  });
}

/** Archives lie on another host and count against no limit of the API. */
function apiRequests(): number {
  return standIn.requests.filter(({ path }) => !path.startsWith('/_codeload/')).length;
}

interface Asked {
  readonly a: FirstSeen | undefined;
  readonly b: FirstSeen | undefined;
  readonly requests: number;
}

async function ask(run: RunReport, client = github): Promise<Asked> {
  const before = apiRequests();
  const found: { a: FirstSeen; b: FirstSeen }[] = [];
  const requests = await whoWasFirst(
    run.findings,
    pairsToDate(run),
    { include: null, exclude: null },
    { github: client, signal: new AbortController().signal },
    ({ first }) => found.push(first),
  );
  expect(apiRequests() - before).toBe(requests);
  return { a: found[0]?.a, b: found[0]?.b, requests };
}

/** Of the n-th push of somebody. */
function push(day: number, more: Partial<Extract<FirstSeen, { kind: 'push' }>> = {}): object {
  return { kind: 'push', at: DAY(day), isFirstPush: false, isExact: true, ...more };
}

describe('who had it first', () => {
  seldom('is told by the pushes, whatever the dates of the commits say', async () => {
    await pushed('alice', [java(OTHER), java(THIRD), java(SHARED), java(`${SHARED}\n// done\n`)]);
    const bob = await pushed('bob', [java(SHARED), java(SHARED.replaceAll('int ', 'int  '))]);
    const { a, b, requests } = await ask(await classOf('alice', 'bob'));
    expect(a).toMatchObject(push(3));
    expect(b).toMatchObject(push(1, { isFirstPush: true, sha: bob.activities[0]?.after ?? '' }));
    expect(ENGLISH.tell(firstSeenWords(a ?? { kind: 'unknown', reason: 'gone' }))).toBe(
      'in a push of 2026-10-03 14:05 UTC (GitHub’s clock)',
    );
    expect(ENGLISH.tell(firstSeenWords(b ?? { kind: 'unknown', reason: 'gone' }))).toBe(
      'in its first push, of 2026-10-01 14:05 UTC (GitHub’s clock)',
    );
    // Of each: the repository and its pushes, and for each state that is read an archive and a tree. The last is at hand.
    expect(requests).toBe(2 + 3 * 2 + 2 + 1 * 2);
  });

  seldom('does not depend on names of files and variables, comments or layout', async () => {
    const copied = SHARED.replaceAll(/\bsum/g, 'whole').replaceAll(';\n', ';\n// mine\n\n');
    await pushed('alice', [java(OTHER), java(SHARED)]);
    await pushed('bob', [
      java(OTHER),
      java(copied, 'src/Copied.java'),
      { files: { 'src/Copied.java': null, 'Main.java': SHARED } },
    ]);
    expect(await ask(await classOf('alice', 'bob'))).toMatchObject({ a: push(2), b: push(2) });
  });

  test('is the push with most of it where it came in two, in one file or in more', async () => {
    await pushed('alice', [java(OTHER), java(HALF), java(SHARED)]);
    const [first, second] = [SHARED.slice(0, SHARED.length / 2), SHARED.slice(SHARED.length / 2)];
    await pushed('bob', [
      java(OTHER),
      java(first, 'A.java'),
      java(second, 'B.java'),
      { files: { 'A.java': null, 'B.java': null, 'Main.java': SHARED } },
    ]);
    expect(await ask(await classOf('alice', 'bob'))).toMatchObject({ a: push(3), b: push(3) });
  });

  test('goes on behind a forced push while GitHub still has what was overwritten', async () => {
    await pushed('alice', [java(OTHER), java(SHARED), { ...java(THIRD), force: true }, java(SHARED)]);
    // Another commit than alice's, which would still be there.
    const mine = { ...java(SHARED), message: 'Mine' };
    const bob = await pushed('bob', [java(OTHER), mine, { ...mine, force: true }]);
    const run = await classOf('alice', 'bob');
    // GitHub threw the overwritten commit away.
    const lost = bob.activities[1]?.after ?? '';
    standIn.fail(
      { method: 'GET', path: new RegExp(`hw-bob/tarball/${lost}`) },
      { status: 404, body: { message: 'Not Found' } },
    );
    const { a, b } = await ask(run);
    expect(a).toMatchObject(push(2));
    expect(b).toMatchObject(push(3, { isExact: false }));
    expect(ENGLISH.tell(firstSeenWords(b ?? { kind: 'unknown', reason: 'gone' }))).toContain(
      'it may have been in an earlier push, not all of them were read',
    );
  });

  test('looks at a long history in few requests', async () => {
    const text = (at: number): string => (at < 30 ? OTHER : SHARED);
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...java(`${text(at)}\n// ${at}\n`),
      pushedAt: new Date(Date.parse(DAY(1)) + at * 3_600_000).toISOString(),
    }));
    await pushed('alice', many);
    await pushed('bob', [java(SHARED)]);
    const { a, requests } = await ask(await classOf('alice', 'bob'));
    expect(a).toMatchObject({ kind: 'push', at: many[30]?.pushedAt, isExact: false });
    expect(requests).toBeLessThanOrEqual(2 + 2 * 10 + 2);
  });

  test('counts up to the commit that was compared, not what came after it', async () => {
    const alice = await pushed('alice', [java(OTHER), java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    await alice.commit({ ...java(THIRD), pushedAt: DAY(9) });
    expect((await ask(run)).a).toMatchObject(push(2));
  });
});

describe('it is not known', () => {
  const unknown = (reason: string): object => ({ kind: 'unknown', reason });

  seldom('of what a repository began with, as a template', async () => {
    const template = standIn.repository('cs101/template', { isTemplate: true });
    await template.commit(java(SHARED, 'Given.java'));
    await pushed('alice', [java(SHARED), java(`${SHARED}${OTHER}`)], { template: 'cs101/template' });
    await pushed('bob', [java(OTHER), java(SHARED)], { template: 'cs101/template' });
    expect(await ask(await classOf('alice', 'bob'))).toMatchObject({
      a: unknown('template'),
      b: push(2, { isFirstPush: true }),
    });
  });

  test('where both began with the same files, and pushed more', async () => {
    await pushed('alice', [java(SHARED), java(`${SHARED}${OTHER}`)]);
    await pushed('bob', [java(SHARED), java(`${SHARED}${THIRD}`)]);
    expect(await ask(await classOf('alice', 'bob'))).toMatchObject({
      a: unknown('template'),
      b: unknown('template'),
    });
  });

  test('of what was there before the first push on record', async () => {
    await pushed('alice', [{ ...java(SHARED), unrecorded: true }, java(OTHER, 'Other.java')]);
    await pushed('bob', [{ ...java(SHARED), unrecorded: true }]);
    expect(await ask(await classOf('alice', 'bob'))).toMatchObject({
      a: unknown('no-record'),
      b: unknown('no-record'),
    });
  });

  test.each([403, 404, 422])('where GitHub withholds the pushes (%d)', async (status) => {
    await pushed('alice', [java(OTHER), java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    standIn.fail({ method: 'GET', path: /hw-alice\/activity/ }, { status, body: { message: 'no' } });
    expect(await ask(run)).toMatchObject({ a: unknown('withheld'), b: push(1, { isFirstPush: true }) });
  });

  test('where the repository is gone', async () => {
    await pushed('alice', [java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    standIn.remove('cs101/hw-bob');
    expect(await ask(run)).toMatchObject({ a: push(1, { isFirstPush: true }), b: unknown('gone') });
  });

  test('after a rate limit, which ends all further asking', async () => {
    await pushed('alice', [java(OTHER), java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    standIn.fail(
      { method: 'GET', path: /hw-alice\/activity/, times: 9 },
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
        body: { message: 'API rate limit exceeded' },
      },
    );
    expect(await ask(run)).toMatchObject({ a: unknown('over-budget'), b: unknown('over-budget') });
    expect(standIn.requests.filter(({ path }) => path.includes('hw-bob/activity'))).toEqual([]);
  });

  test('where GitHub refuses the code, of that side alone', async () => {
    await pushed('alice', [java(OTHER), java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    standIn.fail({ method: 'GET', path: /hw-alice\/tarball/ }, { status: 403, body: { message: 'no' } });
    expect(await ask(run)).toMatchObject({ a: unknown('unreachable'), b: push(1, { isFirstPush: true }) });
  });

  test('without lines, and of what comes from no repository', async () => {
    await pushed('alice', [java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    const [alice, bob] = run.findings.submissions;
    if (alice === undefined || bob === undefined) throw new Error('no class');
    const withSubmissions = (submissions: RunReport['findings']['submissions']): RunReport => ({
      ...run,
      findings: { ...run.findings, submissions },
    });
    expect(await ask(withSubmissions([{ ...alice, matches: [] }, bob]))).toEqual({
      a: unknown('no-lines'),
      b: unknown('no-lines'),
      requests: 0,
    });
    const origin = { kind: 'directory', path: 'late/bob' } as const;
    expect(await ask(withSubmissions([alice, { ...bob, origin }]))).toMatchObject({
      a: push(1, { isFirstPush: true }),
      b: unknown('no-repository'),
    });
  });

  test('of more pairs than are looked at', async () => {
    await pushed('alice', [java(SHARED)]);
    await pushed('bob', [java(SHARED)]);
    const run = await classOf('alice', 'bob');
    const many = Array.from({ length: HISTORY_LIMITS.pairs + 1 }, () => pair('alice', 'bob'));
    const found: FirstSeen[] = [];
    const requests = await whoWasFirst(
      run.findings,
      many,
      { include: null, exclude: null },
      { github, signal: new AbortController().signal },
      ({ first }) => found.push(first.a),
    );
    expect(found.map(({ kind }) => kind)).toEqual([...many.slice(1).map(() => 'push'), 'unknown']);
    // What was read once is not read again.
    expect(requests).toBe(4);
  });
});

describe('which pairs are asked about', () => {
  const key = (name: string): string => `cs101/hw-${name}`;
  const origin = { kind: 'repository', owner: 'cs101', repo: 'x', repositoryId: 1, sha: 'a' } as const;
  const names = ['ann', 'ben', 'cyd', 'dan', 'eve'];
  const pairs = [
    pair('ann', 'ben', { similarity: 75, matchedSimilarity: 75, suspicion: 90 }),
    pair('ann', 'cyd', { similarity: 75.1, matchedSimilarity: 75.1, suspicion: 91 }),
    pair('ann', 'dan', { similarity: 20, matchedSimilarity: 20, suspicion: 97 }),
    pair('ben', 'cyd', { suspicion: 99, together: 'team' }),
    pair('dan', 'eve', { suspicion: 98 }),
  ];
  const run = (
    from: typeof origin | { kind: 'directory'; path: string },
    dismissed: RunReport['dismissed'] = [],
  ) =>
    report(
      names.map((name) => submission(key(name), { origin: from })),
      {
        findings: { pairs },
        verdict: {
          flagged: names.map((name) => ({ key: key(name), by: ['similarity'] })),
          standsOut: [{ a: key('ann'), b: key('dan') }],
        },
        dismissed,
      },
    );

  test('those that are flagged or stand out, the most suspicious first', () => {
    expect(pairsToDate(run(origin)).map(({ suspicion }) => suspicion)).toEqual([98, 97, 91]);
  });

  test('not dismissed ones, and none of folders', () => {
    const dismissed = [{ a: key('dan'), b: key('eve'), reason: 'twins' }];
    expect(pairsToDate(run(origin, dismissed)).map(({ suspicion }) => suspicion)).toEqual([97, 91]);
    expect(pairsToDate(run({ kind: 'directory', path: 'x' }))).toEqual([]);
  });
});
