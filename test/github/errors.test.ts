import { describe, expect, test } from 'vitest';
import { askedWaitMs, explainError, type Purpose } from '../../src/github/errors.ts';
import { PERMISSIONS } from '../../src/github/permissions.ts';
import { GITHUB_TOKEN, type TokenOrigin } from '../../src/github/github-options.ts';

const PEER = 'octo/hw1-canary';

/** What Octokit throws for an answer. */
function refusal(status: number, message: string, headers: Record<string, string> = {}): unknown {
  return Object.assign(new Error(message), { status, response: { headers, data: { message } } });
}

const purpose = (change: Partial<Purpose> = {}): Purpose => ({
  what: `reading the contents of ${PEER}`,
  permission: PERMISSIONS.contents,
  target: 'own',
  ...change,
});

const ERRORS: readonly [string, unknown][] = [
  ['no answer', new Error(`connect ECONNREFUSED, GET https://api.github.com/repos/${PEER}`)],
  ['a server’s error', refusal(502, 'Bad Gateway')],
  ['a wrong token', refusal(401, 'Bad credentials')],
  ['single sign-on', refusal(403, 'SAML', { 'x-github-sso': 'required' })],
  ['no permission', refusal(403, `Resource ${PEER} not accessible by integration`)],
  ['a limit', refusal(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0' })],
  ['a limit that only the words tell', refusal(403, 'You have exceeded a secondary rate limit')],
  ['not found', refusal(404, 'Not Found')],
  ['blocked', refusal(451, `${PEER} is unavailable`)],
  ['something else', refusal(400, `No ${PEER}`)],
];

describe('what everybody may be told of a failure', () => {
  test.each(ERRORS)('of the own repository all: %s', (_, error) => {
    const { message, openMessage } = explainError(error, purpose(), GITHUB_TOKEN);
    expect(message).toContain(PEER);
    expect(openMessage).toBe(message);
  });

  test.each(ERRORS)('of a peer the kind of request and what to do, and no name: %s', (_, error) => {
    for (const hidden of [{ target: 'other' }, { target: 'own', isOfPeer: true }] as const) {
      const { message, openMessage, outcome } = explainError(error, purpose(hidden), GITHUB_TOKEN);
      expect(message).toContain(PEER);
      expect(openMessage).not.toContain('canary');
      expect(openMessage).toContain('reading files');
      expect(explainError(error, purpose({ ...hidden, what: 'x' }), GITHUB_TOKEN).outcome).toBe(outcome);
    }
  });

  test('the open sentence is of the same kind as the whole one', () => {
    const limit = explainError(
      refusal(403, 'secondary rate limit'),
      purpose({ target: 'other' }),
      GITHUB_TOKEN,
    );
    expect([limit.outcome, limit.openMessage]).toEqual([
      'rate-limited',
      expect.stringContaining("GitHub's limit of requests is used up"),
    ]);
  });

  test('the permission is named, as the job gives it or as a token has it', () => {
    const refused = refusal(403, 'Resource not accessible by integration');
    expect(explainError(refused, purpose(), GITHUB_TOKEN).openMessage).toContain('`contents: read`');
    expect(explainError(refused, purpose({ target: 'other' }), GITHUB_TOKEN).openMessage).toContain(
      '“Contents: read”',
    );
  });

  test('a comment on a commit that GitHub refuses alike where they are switched off', () => {
    const refused = refusal(403, 'Resource not accessible by integration');
    const { commitComments: permission } = PERMISSIONS;
    expect(explainError(refused, purpose({ permission }), GITHUB_TOKEN).message).toMatch(
      /Contents: write.*comments on commits are switched off/,
    );
    expect(explainError(refused, purpose(), GITHUB_TOKEN).message).not.toContain('switched off');
  });
});

describe('no answer', () => {
  const failed = (cause: unknown): string =>
    explainError(
      new TypeError('fetch failed', { cause }),
      purpose({ what: 'reading octo/hw1' }),
      GITHUB_TOKEN,
    ).message;
  const coded = (code: string, said: string): Error => Object.assign(new Error(said), { code });

  test.each([
    ['by its name', coded('ENOTFOUND', 'getaddrinfo ENOTFOUND ghes.example')],
    [
      'at several addresses',
      new AggregateError([coded('ECONNREFUSED', 'getaddrinfo ENOTFOUND ghes.example')]),
    ],
    ['deep down', new Error('outer', { cause: coded('ENOTFOUND', 'getaddrinfo ENOTFOUND ghes.example') })],
  ])('says what lies behind it: %s', (_, cause) => {
    expect(failed(cause)).toBe(
      'GitHub could not be reached while reading octo/hw1: getaddrinfo ENOTFOUND ghes.example. Try again later.',
    );
  });

  test('a certificate that is not trusted is mended, not waited for', () => {
    const advised =
      'self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca';
    expect(failed(coded('DEPTH_ZERO_SELF_SIGNED_CERT', advised))).toMatch(
      /reading octo\/hw1: self-signed certificate\. Where .* NODE_EXTRA_CA_CERTS .*\.$/,
    );
  });
});

describe('a locked conversation', () => {
  const locked = (
    permission: Purpose['permission'],
    status = 403,
    said = 'Unable to create comment because issue is locked.',
  ): string =>
    explainError(refusal(status, said), purpose({ what: 'replying on octo/hw1#5', permission }), GITHUB_TOKEN)
      .message;

  test.each([403, 422])('is said to be locked, whatever the status (%d)', (status) => {
    expect(locked(PERMISSIONS.comments, status)).toContain('the conversation is locked. Unlock it');
    expect(locked(PERMISSIONS.comments, status)).not.toContain('pull-requests: write');
  });

  test('one that takes no more comments wants no permission', () => {
    const said = 'Commenting is disabled on issues with more than 2500 comments';
    expect(locked(PERMISSIONS.comments, 403, said)).toBe(
      `GitHub takes no comment there (403: ${said}), found while replying on octo/hw1#5. Open a new pull request.`,
    );
  });

  test('what is no conversation is not', () => {
    expect(locked(PERMISSIONS.contentsWrite)).not.toContain('conversation');
  });
});

describe('which token is to be changed', () => {
  const collect = (instead?: string | null): TokenOrigin => ({
    kind: 'input',
    name: 'collect-token',
    ...(instead === undefined ? {} : { instead }),
  });
  const said = (status: number, origin: TokenOrigin): string =>
    explainError(refusal(status, 'No'), purpose({ target: 'other' }), origin).openMessage ?? '';

  test('the input that it was given by, and no other', () => {
    for (const status of [401, 403, 404]) {
      expect(said(status, collect())).toContain('collect-token');
      expect(said(status, collect())).not.toMatch(/github-token|is empty/);
      expect(said(status, GITHUB_TOKEN)).toContain('github-token');
      expect(said(status, GITHUB_TOKEN)).not.toMatch(/collect-token|is empty/);
    }
  });

  test('the one that was not given, and which was used instead', () => {
    for (const status of [403, 404]) {
      expect(said(status, collect('github-token'))).toContain(
        'as collect-token (collect-token is empty, as a secret that does not exist is, so github-token was used)',
      );
    }
    expect(said(401, collect('github-token'))).toMatch(
      /Check github-token, or give collect-token: collect-token is empty, .* so github-token was used\.$/,
    );
  });

  test('none was given at all', () => {
    expect(said(401, collect(null))).toMatch(
      /and there is none: collect-token is empty,.*Give one as collect-token\.$/,
    );
    expect(said(404, collect(null))).toContain('so GitHub was asked without a token');
  });

  test('an App has no input', () => {
    for (const status of [401, 403, 404]) {
      expect(said(status, { kind: 'app' })).not.toMatch(/-token|GITHUB_TOKEN/);
    }
    expect(said(401, { kind: 'app' })).toContain('uninstalled or suspended');
    expect(said(403, { kind: 'app' })).toContain('give the App “Contents: read” in its settings');
  });
});

describe('a limit of GitHub’s', () => {
  const said = (headers: Record<string, string>): string =>
    explainError(refusal(403, 'API rate limit exceeded', headers), purpose(), GITHUB_TOKEN).message;
  const RESET = String(Date.parse('2026-11-23T14:04:01Z') / 1000);

  test.each([
    ['the hour’s', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }, 'at 14:05 UTC'],
    ['a secondary one', { 'retry-after': '60', date: 'Mon, 23 Nov 2026 23:59:00 GMT' }, 'at 00:00 UTC'],
    ['one that is not used up', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': RESET }, 'later'],
    ['one that does not say when', {}, 'later'],
  ])('%s says when to try again, and never before it is over', (_, headers, when) => {
    expect(said(headers)).toContain(`; try again ${when}, or use a token with a larger limit`);
  });

  const date = 'Mon, 23 Nov 2026 14:03:44 GMT';
  test.each([
    ['words', { 'retry-after': 'soon' }, null],
    ['seconds, whatever else it tells', { 'retry-after': '60', 'x-ratelimit-remaining': '0', date }, 60_000],
    ['an end', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET, date }, 17_000],
    ['an end that is past', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1', date }, 0],
    ['an end without a clock', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }, null],
    ['no end', { 'x-ratelimit-remaining': '0', date }, null],
    ['that some is left', { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': RESET, date }, null],
  ])('that tells %s', (_, headers, ms) => {
    for (const status of [403, 429, 503]) expect(askedWaitMs(refusal(status, '', headers))).toBe(ms);
    expect(askedWaitMs(refusal(404, '', headers))).toBeNull();
  });
});

test.each([
  ['issues', 'Issues are switched off'],
  ['issuesRead', 'Issues are switched off'],
  ['contents', 'finds nothing (410)'],
] as const)('410 while asking for %s', (permission, words) => {
  const { message } = explainError(
    refusal(410, 'Issues has been disabled in this repository.'),
    purpose({ permission: PERMISSIONS[permission] }),
    GITHUB_TOKEN,
  );
  expect(message).toContain(words);
  expect(message.includes('issues: write')).toBe(false);
});
