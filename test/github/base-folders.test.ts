import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EventContext, readEventContext } from '../../src/github/event-context.ts';
import type { SourceSettings } from '../../src/sources/source.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { type CollectedAll, collectFrom, program } from './collecting.ts';
import { pullRequestPayload } from './events.ts';
import { MAX_ASIDE_FILE_BYTES } from '../../src/sources/selection/aside.ts';
import { seldom } from '../suite.ts';
import { putFiles } from '../put-files.ts';

/*
 * A pull request decides nothing about its own check: what its head holds, and what is checked out (here: the worst, the
 * head itself), is never taken for starter code, archive or AI references.
 */

const STARTER = program('starter');
const LAST_YEAR = program('lastyear');
const COPY = program('copy');

let github: GitHubStandIn;
let base: StandInRepository;
let baseSha: string;
let number: number;
let workspace: string;
let tempDir: string;

beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/hw', { private: true });
  baseSha = await base.commit({
    files: {
      'template/main.py': STARTER,
      'lastyear/ann/main.py': LAST_YEAR,
      'lastyear/ben/main.py': program('ben'),
      'solved/model.py': program('model'),
      'lib/a.py': program('a'),
      'people.csv': 'login,team\nmallory,\n',
    },
  });
  // Everything that decides is replaced by the pull request, and a folder is named like a repository.
  const brought = {
    'hw/copy.py': COPY,
    'template/main.py': COPY,
    'lastyear/ann/main.py': 'x = 1\n',
    'course/starter/copy.py': COPY,
    'solved/model.py': COPY,
    'people.csv': 'login,team\nmallory,Red\nann,Red\n',
  };
  await base.commit({ branch: 'mallory', files: { ...brought, 'lastyear/ben/main.py': null } });
  ({ number } = base.pullRequest({ head: 'mallory', author: 'mallory' }));
  // The base goes on, as it does while a run waits.
  await base.commit({ files: { 'template/main.py': program('later') } });
  workspace = mkdtempSync(join(tmpdir(), 'code-similarity-test-'));
  tempDir = mkdtempSync(join(tmpdir(), 'code-similarity-test-'));
  putFiles(workspace, brought);
});
afterEach(async () => {
  await github.close();
  for (const folder of [workspace, tempDir]) rmSync(folder, { recursive: true });
});

/** The event as GitHub tells it: the commits that stood there when it happened. */
function event(name: string): EventContext {
  const environment = {
    eventName: name,
    repository: base.fullName,
    apiUrl: github.url,
    sha: name === 'merge_group' ? (base.head('mallory') ?? '') : baseSha,
  };
  switch (name) {
    case 'merge_group':
      return readEventContext(environment, {
        merge_group: { base_sha: baseSha, head_sha: base.head('mallory') },
      });
    case 'workflow_run':
      return readEventContext(environment, {
        workflow_run: {
          head_sha: base.head('mallory'),
          head_branch: 'mallory',
          head_repository: { owner: { login: 'org' } },
        },
      });
    case 'issue_comment':
      return readEventContext(environment, { issue: { number, pull_request: {} } });
    default: {
      const payload = pullRequestPayload(base, number, (fullName) => github.find(fullName)) as {
        pull_request: { base: { sha: string } };
      };
      payload.pull_request.base.sha = baseSha;
      return readEventContext(environment, payload);
    }
  }
}

function collect(name: string, settings: Partial<SourceSettings>): Promise<CollectedAll> {
  return collectFrom(
    github,
    { source: 'pull-request', compareWith: { kind: 'none' }, ...settings },
    { event: event(name), own: 'org/hw', workspace, tempDir },
  );
}

async function textsOf(files: readonly { read(): Promise<Uint8Array> }[]): Promise<readonly string[]> {
  return Promise.all(files.map(async (file) => Buffer.from(await file.read()).toString('utf8')));
}

/** Files of the starter code that settings name; beside it lies what stood in the base where the pull request changes it. */
const named = ({ starter }: CollectedAll) => (starter?.files ?? []).filter(({ path }) => path === 'main.py');

const OF_OTHERS = new Set(['archive', 'ai-reference']);
const byRole = async ({ submissions }: CollectedAll): Promise<Record<string, readonly string[]>> =>
  Object.fromEntries(
    await Promise.all(
      submissions
        .filter(({ role }) => OF_OTHERS.has(role))
        .map(async ({ key, role, files }) => [`${role} ${key}`, await textsOf(files)] as const),
    ),
  );

const DIRECTORY = { source: 'directory', path: ['hw'] } as const;
const EVERY_EVENT: readonly [string, Partial<SourceSettings>][] = [
  ['pull_request', {}],
  ['pull_request_target', {}],
  ['pull_request', DIRECTORY],
  ['workflow_run', DIRECTORY],
  ['issue_comment', DIRECTORY],
  ['merge_group', DIRECTORY],
];

describe.each(EVERY_EVENT)('%s %j', (name, settings) => {
  seldom('starter code, archive and AI references are the base’s', async () => {
    const found = await collect(name, {
      ...settings,
      starter: 'template',
      archive: ['lastyear'],
      aiReferences: ['solved'],
    });
    expect(await textsOf(named(found))).toEqual([STARTER]);
    expect(await textsOf(found.starter?.files ?? [])).not.toContain(COPY);
    expect(await byRole(found)).toEqual({
      'archive lastyear/ann': [LAST_YEAR],
      'archive lastyear/ben': [program('ben')],
      'ai-reference solved/model.py': [program('model')],
    });
  });

  seldom('who belongs together is what the base’s list says', async () => {
    const { people } = await collect(name, { ...settings, people: 'people.csv' });
    expect(people).toMatchObject([{ logins: ['mallory'], team: null }]);
  });

  test('a folder that it brings takes no repository’s place', async () => {
    const course = github.repository('course/starter');
    await course.commit({ files: { 'main.py': STARTER } });
    const asStarter = await collect(name, { ...settings, starter: 'course/starter' });
    expect(asStarter.starter?.key).toBe('course/starter');
    const asArchive = await collect(name, { ...settings, archive: ['course/starter'] });
    expect(await byRole(asArchive)).toEqual({ 'archive course/starter': [STARTER] });
  });

  test.each(['starter', 'archive'] as const)('%s: a folder that the base has not is said', async (input) => {
    const asked = input === 'starter' ? { starter: 'hw/' } : { archive: ['hw/'] };
    await expect(collect(name, { ...settings, ...asked })).rejects.toMatchObject({
      outcome: 'config-error',
      openMessage: expect.stringContaining(
        `${input} "hw/" is no folder of the base (org/hw at ${baseSha.slice(0, 7)};`,
      ) as string,
    });
  });
});

test('a workflow_run finds the base by the pull request', async () => {
  // This is where the base stands now.
  const found = await collect('workflow_run', { archive: ['lastyear'], starter: 'template' });
  expect(await textsOf(named(found))).toEqual([program('later')]);
  expect(Object.keys(await byRole(found))).toEqual(['archive lastyear/ann', 'archive lastyear/ben']);
});

test.each(['push', 'schedule', 'workflow_dispatch'])(
  'in %s the folders are those checked out',
  async (name) => {
    const found = await collectFrom(
      github,
      { ...DIRECTORY, starter: 'template', archive: ['lastyear'] },
      { event: readEventContext({ eventName: name }, {}), own: 'org/hw', workspace },
    );
    expect(await textsOf(found.starter?.files ?? [])).toEqual([COPY]);
    expect(Object.keys(await byRole(found))).toEqual(['archive lastyear/ann']);
    expect(github.requests).toEqual([]);
  },
);

describe('what the base holds', () => {
  const archive = async (line: string): Promise<CollectedAll> => {
    baseSha = base.head() ?? '';
    return collect('pull_request', { archive: [line] });
  };

  test('a glob, and a folder that is no source by its name', async () => {
    await base.commit({ files: { 'build/2025/cyd/a.py': COPY, 'build/2024/dan/a.py': STARTER } });
    expect(await byRole(await archive('build/20*'))).toEqual({
      'archive build/2024/dan': [STARTER],
      'archive build/2025/cyd': [COPY],
    });
  });

  test('files that an archive hides or changes, as git has them', async () => {
    await base.commit({
      files: {
        '.gitattributes': 'lastyear/ben/** export-ignore\nlastyear/ann/** export-subst\n',
        'lastyear/ann/main.py': `# $Format:%H$\n${LAST_YEAR}`,
      },
    });
    expect(await byRole(await archive('lastyear'))).toEqual({
      'archive lastyear/ann': [`# $Format:%H$\n${LAST_YEAR}`],
      'archive lastyear/ben': [program('ben')],
    });
  });

  test('a ZIP', async () => {
    await base.commit({ files: { 'packed/eve.zip': await submissionZip('Eve') } });
    const found = await archive('packed');
    expect(found.files['packed/eve.zip']).toEqual(['Main.java']);
  });

  seldom('what is too large to be read is said', async () => {
    await base.commit({
      files: { 'lastyear/cyd/a.py': STARTER, 'lastyear/big.zip': 'x'.repeat(MAX_ASIDE_FILE_BYTES + 1) },
    });
    const { notices } = await archive('lastyear');
    expect(notices.join()).toContain(
      'A file of the base could not be read and is not compared with: lastyear/big.zip.',
    );
  });
});

describe('paths that name the machine', () => {
  test('outside of the workspace they are read where they are: no pull request brings them', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'code-similarity-test-'));
    writeFileSync(join(outside, 'main.py'), LAST_YEAR);
    const found = await collect('pull_request', { starter: outside });
    rmSync(outside, { recursive: true });
    expect(await textsOf(named(found))).toEqual([LAST_YEAR]);
  });

  test.each(['', '/lastyear/..', '/hw/../.'])('inside of it they are the base’s (%s)', async (way) => {
    const found = await collect('pull_request', { starter: `${workspace}${way}/template` });
    expect(await textsOf(named(found))).toEqual([STARTER]);
  });

  test('so are those that leave it and come back', async () => {
    const name = workspace.split('/').at(-1) ?? '';
    for (const starter of [`../${name}/template`, `hw/../../${name}/template`]) {
      const found = await collect('pull_request', { starter });
      expect(await textsOf(named(found))).toEqual([STARTER]);
    }
  });
});
