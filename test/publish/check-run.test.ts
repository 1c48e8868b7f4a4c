import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { type CheckRunTarget, postCheckRun } from '../../src/bot/publish/check-run.ts';
import { type CheckRunOutput } from '../../src/channels/check-run-output.ts';
import { connect } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';

let standIn: GitHubStandIn;
let repository: StandInRepository;
let github: GitHub;
let headSha: string;
beforeAll(removePace);
beforeEach(async () => {
  standIn = await startGitHub();
  repository = standIn.repository('org/tool', { private: false });
  headSha = await repository.commit({ files: { 'a.py': 'x = 1\n' } });
  github = connect(standIn, standIn.token());
});
afterEach(async () => {
  await github.close();
  await standIn.close();
});

const annotation = (line: number) =>
  ({
    path: 'a.py',
    start_line: line,
    end_line: line,
    annotation_level: 'warning',
    title: 'Similar code',
    message: 'similar',
  }) as const;

const write = (
  annotations: number,
  client = github,
  change: Partial<CheckRunOutput> = {},
  target: Partial<CheckRunTarget> = {},
): ReturnType<typeof postCheckRun> =>
  postCheckRun(
    client,
    {
      repository: { owner: 'org', repo: 'tool' },
      headSha,
      name: 'Similarity',
      key: 'job',
      runId: '1',
      startedAt: '2026-10-01T10:00:00.000Z',
      detailsUrl: null,
      ...target,
    },
    {
      conclusion: 'failure',
      title: '1 flagged',
      summary: 'words',
      pages: Array.from({ length: Math.ceil(annotations / 50) }, (_, page) =>
        Array.from({ length: Math.min(50, annotations - page * 50) }, (__, i) =>
          annotation(page * 50 + i + 1),
        ),
      ),
      ...change,
    },
  );

const UPDATE = { method: 'PATCH', path: /check-runs/ } as const;
const lines = (): number[] =>
  repository
    .checkRuns()
    .flatMap(({ output }) => output.annotations.map((one) => (one as { start_line: number }).start_line));
const oneTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test('pages of fifty', async () => {
  expect(await write(120)).toEqual({ kind: 'created' });
  const [run, ...others] = repository.checkRuns();
  expect(others).toEqual([]);
  expect(run).toMatchObject({ name: 'Similarity', headSha, conclusion: 'failure', status: 'completed' });
  expect(run?.output.annotations).toHaveLength(120);
});

test('a lost answer makes no second one; a re-run takes it up', async () => {
  standIn.fail({ method: 'POST', path: /check-runs/ }, 'lost');
  await write(10);
  expect(await write(10)).toEqual({ kind: 'taken up' });
  expect(repository.checkRuns()).toHaveLength(1);
  expect(repository.checkRuns()[0]?.output.annotations).toHaveLength(10);
});

test.each(['lost', 'drop'] as const)('a page whose request is %s is there once', async (how) => {
  standIn.fail({ ...UPDATE, skip: 1 }, how);
  expect(await write(160)).toEqual({ kind: 'created' });
  expect(lines()).toEqual(oneTo(160));
});

test('what a broken attempt left out is added by the next one', async () => {
  standIn.fail({ ...UPDATE, skip: 1 }, { status: 403, body: { message: 'no more' } });
  const broken = await write(160);
  expect('sentence' in broken ? broken.sentence : '').toContain('has 100 of 160 annotations');
  expect(await write(160)).toEqual({ kind: 'taken up' });
  expect(lines()).toEqual(oneTo(160));
  expect(repository.checkRuns()).toHaveLength(1);
});

test('annotations cannot be taken back: an attempt with others is a run of its own', async () => {
  await write(3);
  expect(await write(2)).toEqual({ kind: 'created' });
  expect(repository.checkRuns().map(({ name, output }) => [name, output.annotations.length])).toEqual([
    ['Similarity', 3],
    ['Similarity', 2],
  ]);
});

test('a re-run renews words and conclusion', async () => {
  await write(0);
  expect(await write(0, github, { conclusion: 'success', summary: 'new' })).toEqual({ kind: 'taken up' });
  expect(repository.checkRuns()).toHaveLength(1);
  expect(repository.checkRuns()[0]).toMatchObject({ conclusion: 'success', output: { summary: 'new' } });
});

describe('two runs on one commit', () => {
  const early = { runId: '1', startedAt: '2026-10-01T10:00:00.000Z' };
  const late = { runId: '2', startedAt: '2026-10-01T10:00:01.000Z' };
  const green = { conclusion: 'success' } as const;
  const conclusions = (): (string | null)[] => repository.checkRuns().map(({ conclusion }) => conclusion);

  test('the one that began earlier and ends later writes nothing', async () => {
    expect(await write(3, github, {}, late)).toEqual({ kind: 'created' });
    expect(await write(0, github, green, early)).toEqual({ kind: 'superseded' });
    expect(conclusions()).toEqual(['failure']);
  });

  test('the one that began later writes, also when it is an earlier run once more', async () => {
    await write(3, github, {}, early);
    expect(await write(0, github, green, late)).toEqual({ kind: 'created' });
    expect(await write(2, github, {}, { ...early, startedAt: '2026-10-01T10:05:00.000Z' })).toEqual({
      kind: 'created',
    });
    expect(conclusions()).toEqual(['failure', 'success', 'failure']);
  });

  test.each(['job.more', 'jo', 'other'])('the job %s is another', async (key) => {
    await write(3, github, {}, { ...late, key });
    expect(await write(0, github, green, early)).toEqual({ kind: 'created' });
  });
});

test('what never arrives is refused in words', async () => {
  standIn.fail({ method: 'POST', path: /check-runs/, times: 9 }, 'drop');
  const refused = await write(1);
  expect('sentence' in refused ? refused.sentence : refused.kind).toContain('could not be reached');
  expect(repository.checkRuns()).toEqual([]);
});

test('a token without the permission is told which', async () => {
  const weak = connect(standIn, standIn.token({ permissions: { contents: 'read', checks: 'read' } }));
  const refused = await write(1, weak);
  expect('sentence' in refused ? refused.sentence : refused.kind).toContain('checks: write');
  await weak.close();
});
