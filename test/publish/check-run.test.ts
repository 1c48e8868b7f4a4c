import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { postCheckRun } from '../../src/publish/check-run.ts';
import { connect } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';

let standIn: GitHubStandIn;
let repository: StandInRepository;
let github: GitHub;
let headSha: string;
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

const write = (annotations: number, client = github): ReturnType<typeof postCheckRun> =>
  postCheckRun(
    client,
    {
      repository: { owner: 'org', repo: 'tool' },
      headSha,
      name: 'Similarity',
      externalId: 'job.1',
      detailsUrl: null,
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
    },
  );

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

test('a token without the permission is told which', async () => {
  const weak = connect(standIn, standIn.token({ permissions: { contents: 'read', checks: 'read' } }));
  const refused = await write(1, weak);
  expect('sentence' in refused ? refused.sentence : refused.kind).toContain('checks: write');
  await weak.close();
});
