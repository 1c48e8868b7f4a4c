import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diagnose } from '../../src/program/doctor/diagnose.ts';
import {
  type Finding,
  openTo,
  renderLines,
  renderTable,
  sentenceOf,
} from '../../src/program/doctor/finding.ts';
import { type Clock, SILENT } from '../../src/base/effects.ts';
import { Failure } from '../../src/base/outcome.ts';
import { createGitHub, type GitHub } from '../../src/github/client.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import { systemClock } from '../../src/program/process/system-clock.ts';
import { tokensOf } from '../../src/check/run/open-github.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import type { World } from '../../src/check/run/world.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import type { Settings } from '../../src/contract/settings/settings.ts';
import { program } from '../github/collecting.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { KEY, startStandIn } from '../service-stand-in/stand-in.ts';
import { seldom } from '../suite.ts';

let github: GitHubStandIn;
let folder: string;
const clients: GitHub[] = [];
beforeEach(async () => {
  github = await startGitHub();
  folder = mkdtempSync(join(tmpdir(), 'code-similarity-doctor-'));
  mkdirSync(join(folder, 'workspace'));
  mkdirSync(join(folder, 'temp'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await github.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  const whole = join(folder, 'workspace', path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, text);
}

function classIn(place: string, names: readonly string[] = ['ada', 'bo']): void {
  for (const name of names) write(`${place}/${name}/a.py`, program(name));
}

interface Scene {
  readonly config?: string;
  /** In a workflow of this repository. */
  readonly repository?: string;
}

/** Nobody waits between two tries; the end of a run does not come sooner for it. */
const HASTY: Clock = {
  now: () => systemClock.now(),
  sleep: (ms, signal) => systemClock.sleep(ms < 60_000 ? 0 : ms, signal),
};

/** What the doctor says about these inputs, by what it is about. */
async function look(raw: RawInputs, { config, repository }: Scene = {}) {
  const isWorkflow = repository !== undefined;
  if (config !== undefined) write('.github/similarity.yml', config);
  const { own, reading } = tokensOf(raw, isWorkflow ? 'github-token' : 'GITHUB_TOKEN');
  const open = ({ token, origin }: typeof own): GitHub => {
    const client = createGitHub({
      token,
      origin,
      apiUrl: github.url,
      clock: systemClock,
      log: SILENT,
      signal: new AbortController().signal,
      deadlineMs: systemClock.now() + 1000,
      environment: {},
      userAgent: 'test',
    });
    clients.push(client);
    return client;
  };
  const [ownClient, readingClient] = [open(own), open(reading)];
  const event = readEventContext(
    isWorkflow ? { repository, apiUrl: github.url, eventName: 'workflow_dispatch' } : { apiUrl: github.url },
    null,
  );
  const world: World = {
    ...MACHINE,
    clock: HASTY,
    random: Math.random,
    log: SILENT,
    signal: new AbortController().signal,
    endsAtMs: Infinity,
    date: () => new Date(),
    workspace: join(folder, 'workspace'),
    tempDir: join(folder, 'temp'),
    redact: (text) => text,
    environment: isWorkflow ? { GITHUB_ACTIONS: 'true' } : {},
    toolVersion: 'test',
    run: { runId: 'local', jobSlug: 'local', attempt: 1 },
    runUrl: null,
    defaultLabel: 'test',
    title: 'test',
    event,
    github: () => ownClient,
    collector: () => (isWorkflow ? readingClient : ownClient),
    onCheck: () => {},
  };
  const findings = await diagnose({
    raw,
    settings: settingsOf(raw, config ?? null, event),
    tokens: { own, reading: isWorkflow ? reading : null },
    world,
  });
  return { findings, about: (name: string) => findings.find(({ about }) => about === name) };
}

function settingsOf(raw: RawInputs, config: string | null, event: World['event']): Settings | Failure {
  const facts = { event: event.name, repositoryOwner: event.repository?.owner ?? null, isFork: false };
  try {
    return parseSettings(raw, config, facts).settings;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Whether it is fine, and what is said. */
const said = (finding: Finding | undefined): string =>
  `${finding?.isFine === true ? 'fine' : 'do this'}: ${finding?.sentence ?? 'nothing'}`;

const isFine = (findings: readonly Finding[]): boolean => findings.every((one) => one.isFine);

describe('a folder on a machine of one’s own', () => {
  test('is fine where it holds a class, and GitHub is asked nothing', async () => {
    classIn('hw1');
    const { findings, about } = await look({ source: 'directory', path: 'hw1' });
    expect(isFine(findings)).toBe(true);
    expect(about('submissions')?.sentence).toContain(
      '2 submissions to judge from hw1 (layout auto), 0 more to compare with, 2 source files.',
    );
    expect(about('token (GITHUB_TOKEN)')?.sentence).toContain('this run asks GitHub nothing');
    expect(about('service')?.sentence).toContain('embedded');
    expect(about('check-out')).toBeUndefined();
    expect(github.requests).toEqual([]);
  });

  test('of one submission, of none, or of none with code is not', async () => {
    classIn('one', ['ada']);
    const of = async (path: string): Promise<string> =>
      said((await look({ source: 'directory', path })).about('submissions'));
    expect(await of('one')).toMatch(/^do this: .*One alone/);
    expect(await of('nowhere')).toMatch(/^do this: .*nowhere/);
    write('text/ada/notes.bin', '\u0000');
    expect(await of('text')).toMatch(/^do this: .*None holds source code/);
  });

  test('as one workspace needs something to compare it with', async () => {
    classIn('hw1');
    classIn('old', ['cleo']);
    const of = async (raw: RawInputs): Promise<string> =>
      said((await look({ source: 'workspace', ...raw })).about('submissions'));
    expect(await of({})).toMatch(
      /^do this: 1 submission to judge .* name other programs as archive, .* path/,
    );
    expect(await of({ archive: 'old' })).toMatch(/^fine: 1 submission to judge .* 1 more to compare with/);
  });
});

test('the folder of the report takes one, or it is said why not', async () => {
  classIn('hw1');
  write('file', '');
  const of = async (reportDir: string): Promise<string> =>
    said((await look({ source: 'directory', path: 'hw1', 'report-dir': reportDir })).about('report folder'));
  expect(await of('made/below')).toBe('fine: A report can be written to made/below.');
  expect(await of('file')).toMatch(/^do this: report-dir: no report can be written to ".*file" \(ENOTDIR\)/);
});

describe('a config file', () => {
  test('that cannot be read says where, and the rest is looked at', async () => {
    const token = github.token({ login: 'ada' });
    const { about } = await look({ 'github-token': token }, { config: 'engin: 1\n' });
    expect(said(about('config file'))).toMatch(/^do this: .*engin/s);
    expect(said(about('token (GITHUB_TOKEN)'))).toMatch(/^fine: /);
    expect(about('submissions')).toBeUndefined();
  });

  test('is named with its assignments; each of them is collected', async () => {
    classIn('hw1');
    classIn('hw2', ['eve']);
    const config = `assignments:\n${['hw1', 'hw2'].map((name) => `  - name: ${name}\n    source: directory\n    path: ${name}\n`).join('')}`;
    const { about } = await look({}, { config });
    expect(about('config file')?.sentence).toContain('It has 2 assignments');
    expect([about('submissions of hw1')?.isFine, about('submissions of hw2')?.isFine]).toEqual([true, false]);
  });
});

describe('a workflow', () => {
  const STAFF = { repository: 'cs101/staff' };

  async function course(): Promise<void> {
    github.organization('cs101', {});
    for (const name of ['staff', 'hw1-ada', 'hw1-bo']) {
      await github.repository(`cs101/${name}`).commit({ files: { 'a.py': program(name) } });
    }
  }

  seldom('that forgot the check-out is told the step, where it reads files', async () => {
    await course();
    const token = { 'github-token': github.token({ repositories: ['cs101/staff'] }) };
    const { findings, about } = await look(token, STAFF);
    expect(said(about('check-out'))).toMatch(/^do this: .*uses: actions\/checkout@v7/s);
    expect(sentenceOf(findings)).toContain('Do this first, about the check-out:');
    const listed = { ...token, repositories: 'hw1-*', 'collect-token': github.token({ login: 'tutor' }) };
    expect((await look(listed, STAFF)).about('check-out')?.isFine).toBe(true);
  });

  seldom('with a token for each purpose is fine, and nothing is written', async () => {
    await course();
    const raw = {
      repositories: 'hw1-*',
      'github-token': github.token({ repositories: ['cs101/staff'] }),
      'collect-token': github.token({ login: 'tutor' }),
    };
    const { findings, about } = await look(raw, STAFF);
    expect(findings.filter((one) => !one.isFine)).toEqual([]);
    expect(about('token (github-token)')?.sentence).toMatch(
      /^GitHub accepts it: a workflow's or an App's token\. In cs101\/staff it reads contents, issues, pull requests\. [\d,]+ of 5,000 requests are left until/,
    );
    expect(about('token (collect-token)')?.sentence).toMatch(
      /a person’s token.*It sees 3 repositories of cs101/,
    );
    expect(about('submissions')?.sentence).toMatch(
      /2 submissions .* A run takes about \d+ requests of GitHub/,
    );
    // GraphQL, which is posted to, is asked whose token it is.
    const asked = github.requests.filter(({ path }) => path !== '/graphql');
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
    const text = renderLines(findings) + renderTable(findings);
    for (const secret of [raw['github-token'], raw['collect-token']]) expect(text).not.toContain(secret);
  });

  seldom('whose secret for the class is empty is told which', async () => {
    await course();
    const raw = { repositories: 'hw1-*', 'github-token': github.token({ repositories: ['cs101/staff'] }) };
    const { findings } = await look(raw, STAFF);
    expect(isFine(findings)).toBe(false);
    expect(findings.find((one) => !one.isFine)?.sentence).toContain(
      'collect-token is empty, as a secret that does not exist is, so github-token was used',
    );
  });

  seldom('with a token that has run out, or without any, is told the input', async () => {
    await course();
    const raw = { repositories: 'hw1-*', 'github-token': github.token({}), 'collect-token': 'expired' };
    expect(said((await look(raw, STAFF)).about('token (collect-token)'))).toMatch(
      /^do this: .*wrong, expired or revoked\. Check collect-token\./s,
    );
    expect(said((await look({ repositories: 'hw1-*' }, STAFF)).about('token (github-token)'))).toMatch(
      /^do this: .*Give one as github-token\./s,
    );
  });

  test('that scans needs issues; one that does not, does not', async () => {
    await course();
    write('README.md', 'x');
    const token = github.token({ repositories: 'all', permissions: { contents: 'read' } });
    const raw = { 'github-token': token, 'collect-token': github.token({ login: 'tutor' }) };
    const scan = await look(raw, {
      ...STAFF,
      config: 'assignments:\n  - name: hw1\n    repositories: [hw1-*]\n',
    });
    expect(said(scan.about('token (github-token)'))).toMatch(/^do this: .*`issues: read`/s);
    rmSync(join(folder, 'workspace', '.github'), { recursive: true });
    const check = await look({ ...raw, repositories: 'hw1-*' }, STAFF);
    expect(said(check.about('token (github-token)'))).toMatch(
      /^fine: .*it reads contents \(not: issues, pull requests/s,
    );
  });

  seldom('names nobody where students read the log', async () => {
    await course();
    const raw = {
      repositories: 'hw1-ada\nhw1-bo\nhw1-canary',
      'github-token': github.token({}),
      'collect-token': github.token({ login: 'tutor' }),
    };
    const { findings } = await look(raw, STAFF);
    expect(renderLines(findings)).toContain('canary');
    const open = openTo(findings);
    expect(renderLines(open) + renderTable(open) + sentenceOf(open)).not.toContain('canary');
    expect(renderLines(open)).toContain('1 of 3 could not be collected');
  });
});

describe('a service of one’s own', () => {
  const remote = (url: string, key = KEY) => ({
    source: 'directory',
    path: 'hw1',
    'base-url': url,
    apikey: key,
  });

  test('is fine where it takes the key, and is asked for nothing else', async () => {
    classIn('hw1');
    const service = await startStandIn({});
    const { findings, about } = await look(remote(service.baseUrl));
    await service.close();
    expect(findings.filter((one) => !one.isFine)).toEqual([]);
    expect(about('service')?.sentence).toMatch(/accepts the key: \d+ engines, of which .+ is used, and /);
    expect(service.checks).toEqual([]);
    expect(renderLines(findings)).not.toContain(KEY);
  });

  test('that does not know the key, or is away, is told; submissions are counted all the same', async () => {
    classIn('hw1');
    const service = await startStandIn({});
    const refused = await look(remote(service.baseUrl, 'x'.repeat(64)));
    await service.close();
    const away = await look(remote(service.baseUrl));
    for (const { findings, about } of [refused, away]) {
      expect(findings.filter((one) => !one.isFine).map((one) => one.about)).toEqual(['service']);
      expect(about('submissions')?.sentence).toContain('2 submissions');
    }
    expect(refused.about('service')?.sentence).toMatch(/key/);
  });
});

describe('how it is said', () => {
  const findings: readonly Finding[] = [
    { about: 'token', isFine: true, sentence: 'Good.', openSentence: 'Good.' },
    { about: 'config file', isFine: false, sentence: 'a | b\n::error::x', openSentence: 'It is wrong.' },
  ];

  test('a line each, in which nothing begins a command or another line', () => {
    const lines = renderLines(findings).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('fine     token        Good.');
    expect(lines[1]).toMatch(/^do this {2}config file {2}a \| b/);
    expect(renderTable(findings)).toMatch(/\n\| \*\*do this\*\* \| config file \| a \\\| b/);
  });

  test('the last word names what is first, or that all is fine', () => {
    expect(sentenceOf(findings.slice(0, 1))).toBe('All fine: 1 things were looked at.');
    expect(sentenceOf(openTo(findings))).toBe('Do this first, about the config file: It is wrong.');
  });
});
