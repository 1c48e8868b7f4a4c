import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { type ActionRun, runAction } from './run-action.ts';

/*
 * Why a run on a pull request failed is told to whoever reads its log, unless the reason could name a peer. Nobody else has a
 * report in which it would stand.
 */

const PEER = 'canary';
const NOTHING_SAID = /debug logging/;
const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

let github: GitHubStandIn;
let base: StandInRepository;
let number: number;
beforeEach(async () => {
  github = await startGitHub();
  base = github.repository('org/tool', { private: true, collaborators: { ada: 'admin' } });
  await base.commit({ files: { 'lib/a.py': program('a', 30) } });
  for (const author of [PEER, 'ben']) {
    await base.commit({ branch: author, files: { [`lib/${author}.py`]: program('copied', 60) }, author });
    ({ number } = base.pullRequest({ head: author, author }));
  }
});
afterEach(async () => {
  await github.close();
});

const run = (name: string, payload: unknown, inputs: Record<string, string> = {}): Promise<ActionRun> =>
  runAction({
    inputs: { 'github-token': github.token(), ...inputs },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'org/tool',
      GITHUB_REPOSITORY_OWNER: 'org',
      GITHUB_SHA: base.head() ?? '',
      GITHUB_ACTOR: 'ada',
    },
    event: { name, payload },
  });

/** What is said at the end: in the annotation, and in the summary. */
function last(done: ActionRun): { readonly annotation: string; readonly summary: string } {
  const log = done.stdout.replaceAll(/^::(?:debug|add-mask)::.*$/gm, '');
  for (const text of [log, done.summary]) expect(text).not.toContain(PEER);
  expect(done.exitCode).toBe(1);
  // Markdown escapes what it could take for markup.
  return {
    annotation: /^::error::(.*)$/m.exec(log)?.[1] ?? '',
    summary: done.summary.replaceAll(/\\(.)/g, '$1'),
  };
}

describe('a check', () => {
  const check = (inputs: Record<string, string>): Promise<ActionRun> =>
    run(
      'pull_request_target',
      pullRequestPayload(base, number, (fullName) => github.find(fullName)),
      inputs,
    );

  test.each([
    ['pull-requests', { contents: 'read' }],
    ['contents', { 'pull-requests': 'read' }],
  ] as const)('names the permission %s that is missing', async (permission, permissions) => {
    const done = await check({ 'github-token': github.token({ permissions }) });
    expect(done.outputs['outcome']).toBe('forbidden');
    for (const text of Object.values(last(done))) {
      expect(text).toContain(`add \`${permission}: read\` to the job's permissions`);
      expect(text).not.toMatch(NOTHING_SAID);
    }
  });

  test('of a program that nobody can read is red, and both the summary and the author are told', async () => {
    const hidden = `'''\n${program('hidden', 60)}\n'''\n`.repeat(4);
    await base.commit({ branch: 'ben', files: { 'lib/ben.py': hidden }, author: 'ben' });
    const done = await check({ 'github-token': github.token(), 'comment-mode': 'always' });
    expect(done.outputs['outcome']).toBe('incomplete');
    expect(last(done).summary).toContain('It was not checked: Hardly any of it can be read as code');
    expect(base.comments(number).map(({ body }) => body)).toEqual([
      expect.stringContaining('Hardly any of it can be read as code'),
    ]);
  });

  test.each([
    ['b = 1\n', 0, 'Skipped', 'What this pull request changes is too short to be compared.'],
    [
      LFS_POINTER,
      1,
      'Not everything could be checked',
      'It was not checked: 1 of its files could not be compared.',
    ],
  ])(
    'of %j says why nothing of it was compared, and counts nobody',
    async (text, exitCode, title, sentence) => {
      await base.commit({ branch: 'ben', files: { 'lib/ben.py': text }, author: 'ben' });
      const done = await check({});
      const summary = done.summary.replaceAll(/\\(.)/g, '$1');
      expect(done.exitCode).toBe(exitCode);
      expect(summary).toContain(`${title}: #`);
      expect(summary).toContain(sentence);
      expect(summary).toMatch(/\| Compared with \|\n.*\n\| `#2 ben` \| nothing \|/);
    },
  );

  test('is compared with nobody who brings no code', async () => {
    await base.commit({ branch: 'cleo', files: { 'README.md': 'Hello' }, author: 'cleo' });
    base.pullRequest({ head: 'cleo', author: 'cleo' });
    const { summary } = await check({ 'fail-on': 'never' });
    expect(summary).toContain('| `#2 ben` | very high | needed | 1 other |');
    await base.commit({ branch: PEER, files: { [`lib/${PEER}.py`]: null, 'notes.md': 'x' }, author: PEER });
    const alone = await check({});
    expect(alone.summary).toContain('Nothing to compare with: ');
    expect(alone.summary).toContain('There is nothing to compare it with yet.');
  });

  test.each([
    ['100', 'auto', 'auto', false],
    ['100', 'always', 'auto', true],
    ['75', 'auto', 'auto', true],
    // It stands out, which staff are told.
    ['100', 'auto', 'never', true],
  ])(
    'above %s with annotations: %s and anonymize: %s marks lines: %s',
    async (threshold, annotations, anonymize, isMarked) => {
      const done = await check({
        annotations,
        anonymize,
        'student-feedback': 'full',
        'similarity-threshold': threshold,
        'fail-on': 'never',
      });
      expect(done.outputs['outcome']).toBe(threshold === '75' ? 'flagged' : 'passed');
      expect(done.stdout.includes('file=lib/ben.py')).toBe(isMarked);
    },
  );

  test('names the inputs that do not fit', async () => {
    const done = await check({ 'compare-with': 'lib', 'pull-request-scope': 'tree' });
    expect(done.outputs['outcome']).toBe('config-error');
    expect(last(done).annotation).toContain('compare-with: "lib" is a folder of the base');
  });

  test('says of a peer’s repository what kind of request failed, and not which', async () => {
    const done = await check({ 'compare-with': `org/${PEER}-repository`, 'collect-token': 'ghp_wrong' });
    expect(done.outputs['outcome']).toBe('forbidden');
    expect(last(done).annotation).toContain(
      'GitHub does not accept the token (401) while looking up repositories',
    );
    expect(done.stdout).toMatch(new RegExp(`^::debug::The whole sentence: .*org/${PEER}-repository`, 'm'));
  });
});

describe('the bot', () => {
  function comment(body: string): Record<string, unknown> {
    const { id } = base.comment(number, body, 'ada');
    return {
      action: 'created',
      repository: { id: base.id, full_name: base.fullName, private: true },
      issue: { number, pull_request: { url: 'x' } },
      comment: { id, body, user: { login: 'ada', id: 7, type: 'User' } },
    };
  }
  const dispatch = (inputs: Record<string, string>): Promise<ActionRun> =>
    run(
      'workflow_dispatch',
      { inputs, repository: { id: base.id, full_name: base.fullName, private: true } },
      { mode: 'bot' },
    );
  /** Outcome, and whether both places say the sentence and hide nothing. */
  const told = (done: ActionRun, sentence: RegExp): unknown => [
    done.outputs['outcome'],
    ...Object.values(last(done)).map((text) => sentence.test(text) && !NOTHING_SAID.test(text)),
  ];
  const TOLD = [true, true] as const;

  test.each([
    ['/similarity help', { contents: 'write', 'pull-requests': 'read' }, 'pull-requests: write'],
    ['/similarity check', { 'pull-requests': 'write' }, 'contents: read'],
    [
      '/similarity dismiss org/tool#1..org/tool#2 known',
      { contents: 'read', 'pull-requests': 'write' },
      'contents: write',
    ],
  ] as const)('%s: names the permission that is missing', async (body, permissions, missing) => {
    const done = await run('issue_comment', comment(body), {
      'github-token': github.token({ permissions }),
    });
    expect(told(done, new RegExp(`add \`${missing}\` to the job's permissions`))).toEqual([
      'forbidden',
      ...TOLD,
    ]);
  });

  test('a locked conversation', async () => {
    const payload = comment('/similarity help');
    github.fail(
      { method: 'POST', path: /\/(?:reactions|comments)$/, times: 9 },
      { status: 403, body: { message: 'Unable to create comment because issue is locked.' } },
    );
    expect(told(await run('issue_comment', payload), /conversation is locked/)).toEqual([
      'forbidden',
      ...TOLD,
    ]);
  });

  test('a comment that was deleted', async () => {
    const payload = comment('/similarity help');
    base.storedComments.length = 0;
    expect(told(await run('issue_comment', payload), /GitHub finds nothing \(404\)/)).toEqual([
      'forbidden',
      ...TOLD,
    ]);
  });

  test('a person who may not command', async () => {
    const { id } = base.comment(number, '/similarity check', 'mallory');
    const payload = {
      ...comment('/similarity check'),
      comment: { id, body: '/similarity check', user: { login: 'mallory', id: 8, type: 'User' } },
    };
    const done = await run('issue_comment', payload);
    expect([done.exitCode, done.outputs['outcome']]).toEqual([0, 'skipped']);
    for (const text of [done.stdout, done.summary.replaceAll(/\\(.)/g, '$1')]) {
      expect(text).toMatch(/mallory was refused: commands are obeyed from people with write permission/);
    }
    expect(base.comments(number).map(({ author }) => author)).not.toContain('github-actions[bot]');
  });

  test('a comment in the issue of a scan, without the permission to answer there', async () => {
    const issue = base.issue({
      title: 'Scan',
      body: '<!-- code-similarity-action:scan hw1 -->',
      author: 'github-actions[bot]',
      byBot: true,
    });
    const { id } = base.comment(issue.number, '/similarity recheck', 'ada');
    const payload = {
      ...comment('/similarity recheck'),
      issue: { number: issue.number },
      comment: { id, body: '/similarity recheck', user: { login: 'ada', id: 7, type: 'User' } },
    };
    const token = github.token({ permissions: { contents: 'write', issues: 'read' } });
    const done = await run('issue_comment', payload, { 'github-token': token });
    expect(told(done, /add `issues: write` to the job's permissions/)).toEqual(['forbidden', ...TOLD]);
  });

  test.each([
    ['without a command', { 'pull-request': '2' }, 'config-error', /needs the input “command”/],
    [
      'for no pull request',
      { command: '/similarity status', 'pull-request': '99' },
      'forbidden',
      /org\/tool.{1,9}99/,
    ],
    [
      'with the comment of another command',
      { command: '/similarity status', 'pull-request': '2', 'comment-id': 'help' },
      'config-error',
      /asks for something else than the input “command”/,
    ],
  ])('a call by hand %s', async (_, inputs, outcome, sentence) => {
    const { id } = base.comment(number, '/similarity help', 'ada');
    const named = 'comment-id' in inputs ? { 'comment-id': String(id) } : {};
    expect(told(await dispatch({ ...inputs, ...named }), sentence)).toEqual([outcome, ...TOLD]);
  });
});
