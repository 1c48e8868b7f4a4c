import { describe, expect, test } from 'vitest';
import { ConfigurationError, Skipped } from '../../src/base/outcome.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import type { RunFacts, Settings } from '../../src/contract/settings/settings.ts';
import { INPUT_NAMES, type InputName } from '../../src/contract/settings/inputs/inputs.ts';

const push: RunFacts = { event: 'push', repositoryOwner: 'school', isFork: false };
const pull: RunFacts = { event: 'pull_request', repositoryOwner: 'school', isFork: false };
const KEY = 'k3y'.repeat(21) + 'x';
const REMOTE = { apikey: KEY, 'base-url': 'https://service.example/api/v1' };

function parse(raw: RawInputs, config: string | null = null, facts = push): Settings {
  return parseSettings(raw, config, facts).settings;
}

function failure(raw: RawInputs, config: string | null = null, facts = push): string {
  try {
    parseSettings(raw, config, facts);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message;
  }
  throw new Error('nothing was refused');
}

interface Row {
  readonly good: readonly (readonly [text: string, field: keyof Settings, value: unknown])[];
  readonly bad: readonly string[];
  /** What the input needs beside it. */
  readonly beside?: RawInputs;
}

const PERCENTS: readonly string[] = [
  '-1',
  '100.01',
  '1e1',
  '0x10',
  'NaN',
  'Infinity',
  '75%',
  '7 5',
  '75,5',
  'high',
];
const NOT_BOOLEAN: readonly string[] = ['yes', 'no', 'on', '1', '0', 'tRue', 'null'];
const choices = (field: keyof Settings, ...values: string[]): Row => ({
  good: values.map((value) => [value, field, value]),
  bad: ['sometimes', (values[0] ?? '').toUpperCase(), values.join(' ')],
});
const flags = (field: keyof Settings): Row => ({
  good: [
    ['true', field, true],
    ['True', field, true],
    ['TRUE', field, true],
    ['false', field, false],
    ['False', field, false],
    [' FALSE\n', field, false],
  ],
  bad: NOT_BOOLEAN,
});
const percents = (field: keyof Settings): Row => ({
  good: [
    ['0', field, 0],
    ['100', field, 100],
    ['74.999999', field, 74.999999],
    ['.5', field, 0.5],
    ['+80.', field, 80],
  ],
  bad: PERCENTS,
});
const lines = (field: keyof Settings): Row => ({
  good: [[' a \r\n\r\n# no entry\nb/c\n', field, ['a', 'b/c']]],
  bad: [],
});
const globs = (field: keyof Settings): Row => ({
  good: [
    ...lines(field).good,
    // Names with spaces, and with what would separate several.
    [
      'my notes *.txt\nWeek 1/\nSmith[,] John/\na\\,b',
      field,
      ['my notes *.txt', 'Week 1/', 'Smith[,] John/', 'a\\,b'],
    ],
  ],
  bad: [
    '*.md, *.txt',
    '*.md,*.txt',
    '*.md; *.txt',
    '*.md *.txt',
    'lib/ build/',
    '*.{md,txt}',
    'ok\n*.md, lib/',
  ],
});
const LONG = 'x'.repeat(5000);

const TABLE: Readonly<Record<InputName, Row>> = {
  source: {
    good: [
      ['workspace', 'source', 'workspace'],
      ['repositories', 'source', 'repositories'],
      ['auto', 'source', 'workspace'],
    ],
    bad: ['folder', 'Workspace', 'directory,workspace'],
  },
  path: { ...lines('path') },
  web: {
    good: [
      ['github', 'web', ['github']],
      ['software-heritage\n# and\ngithub, github,\n', 'web', ['software-heritage', 'github']],
    ],
    bad: ['GitHub', 'github\ngitlab', 'true'],
    beside: { 'github-token': 'ghs_x' },
  },
  'web-requests': {
    good: [
      ['1', 'webRequests', 1],
      ['1000', 'webRequests', 1000],
    ],
    bad: ['0', '1001', '1.5', 'all'],
  },
  'on-web-error': {
    good: [
      ['warn', 'onWebError', 'warn'],
      ['fail', 'onWebError', 'fail'],
    ],
    bad: ['never', 'Fail'],
  },
  add: { ...lines('add') },
  layout: {
    good: [
      ['moodle', 'layout', 'moodle'],
      ['auto', 'layout', 'auto'],
    ],
    bad: ['Moodle', 'zip'],
  },
  organization: {
    good: [
      ['big-school', 'organization', 'big-school'],
      ['ada_cs101', 'organization', 'ada_cs101'],
    ],
    bad: ['-x', 'a/b', 'a b', 'x'.repeat(40), 'é'],
  },
  repositories: {
    good: [
      [
        'school/a\nhw1-*\n/hw1-(?<student>.+)/i',
        'repositories',
        ['school/a', 'hw1-*', '/hw1-(?<student>.+)/i'],
      ],
      ['hw{1,2}-*\n/a{1,2}.*/', 'repositories', ['hw{1,2}-*', '/a{1,2}.*/']],
    ],
    bad: [
      '/hw(/',
      '/hw',
      '/',
      '//',
      '/hw1/g',
      'https://github.com/a/b',
      'a/b/c',
      'two words',
      'hw1-*,hw2-*',
      'hw{1,2},hw3',
    ],
  },
  manifest: { good: [['class.csv', 'manifest', 'class.csv']], bad: ['a\nb', LONG] },
  people: { good: [['people.csv', 'people', 'people.csv']], bad: ['a\nb', LONG] },
  classroom50: {
    good: [['cs101/hw1', 'classroom50', { classroom: 'cs101', assignment: 'hw1' }]],
    bad: ['cs101', 'cs101/', 'a/b/c', '../x', 'a b/c', './.'],
  },
  topic: { good: [['hw1-2026', 'topic', 'hw1-2026']], bad: ['two words', '-x', 'x'.repeat(51)] },
  team: { good: [['cs101', 'team', 'cs101']], bad: ['a/b', 'a b'] },
  property: {
    good: [['course=CS 101', 'property', { name: 'course', value: 'CS 101' }]],
    bad: ['course', '=x', 'course='],
  },
  'include-archived': flags('includeArchived'),
  'cache-dir': { good: [['cache', 'cacheDir', 'cache']], bad: ['a\u0000b'] },
  'state-branch': {
    good: [['state/similarity', 'stateBranch', 'state/similarity']],
    bad: ['-x', 'a..b', 'a b', 'x/'],
  },
  'pseudonym-salt': {
    good: [['0123456789abcdef', 'pseudonymSalt', '0123456789abcdef']],
    bad: ['short', 'with a blank in it'],
  },
  deadline: {
    good: [
      ['2026-11-30T23:59:00+01:00', 'deadline', new Date('2026-11-30T22:59:00Z')],
      ['2026-11-30T23:59:00Z', 'deadline', new Date('2026-11-30T23:59:00Z')],
    ],
    bad: ['2026-11-30', '2026-11-30T23:59:00', '30.11.2026', '2026-02-30T00:00:00Z', 'tomorrow'],
  },
  'pull-request-scope': choices('pullRequestScope', 'changed', 'tree'),
  shard: {
    good: [
      ['1/4', 'shard', { kind: 'part', index: 1, count: 4 }],
      ['4/4', 'shard', { kind: 'part', index: 4, count: 4 }],
      ['judge', 'shard', { kind: 'judge' }],
    ],
    bad: ['0/4', '5/4', '1/0', '1', '1/257', '1 of 4', '01/4', 'Judge'],
    beside: { ...REMOTE, path: 'submissions' },
  },
  starter: { good: [['school/template', 'starter', 'school/template']], bad: ['a\nb', LONG] },
  'base-code': flags('baseCode'),
  archive: lines('archive'),
  'ai-references': {
    good: [['a\nb\nc\nd\ne', 'aiReferences', ['a', 'b', 'c', 'd', 'e']]],
    bad: ['a\nb\nc\nd\ne\nf'],
  },
  'compare-with': {
    good: [
      ['open-pull-requests', 'compareWith', { kind: 'open-pull-requests' }],
      ['none', 'compareWith', { kind: 'none' }],
      ['a/b\nfolder', 'compareWith', { kind: 'list', entries: ['a/b', 'folder'] }],
    ],
    bad: ['none\na/b', 'a/b\nopen-pull-requests'],
  },
  include: globs('include'),
  exclude: globs('exclude'),
  apikey: {
    good: [[`${KEY}\n`, 'apikey', KEY]],
    bad: ['two words', 'zwei\nZeilen', 'schlüssel'],
    beside: { 'base-url': REMOTE['base-url'] },
  },
  'base-url': {
    good: [
      ['https://service.example/api/v1', 'baseUrl', 'https://service.example/api/v1'],
      ['https://Service.Example:443/x/api/v1//', 'baseUrl', 'https://service.example/x/api/v1'],
      ['http://localhost:8080/api/v1', 'baseUrl', 'http://localhost:8080/api/v1'],
      ['http://127.0.0.9/api/v1/', 'baseUrl', 'http://127.0.0.9/api/v1'],
      ['http://[::1]:1/api/v1', 'baseUrl', 'http://[::1]:1/api/v1'],
    ],
    bad: [
      'http://service.example/api/v1',
      'http://localhost.evil.example/api/v1',
      'http://127.0.0.1.evil.example/api/v1',
      'https://service.example',
      'https://service.example/api/v2',
      'https://service.example/api/v1?x=1',
      'https://service.example/api/v1#x',
      'https://user:pass@service.example/api/v1',
      'ftp://service.example/api/v1',
      'file:///api/v1',
      'service.example/api/v1',
      'https://service .example/api/v1',
    ],
    beside: { apikey: KEY },
  },
  engine: {
    good: [
      ['recommended', 'engine', 'recommended'],
      ['9', 'engine', '9'],
      ['Group Similarity', 'engine', 'Group Similarity'],
    ],
    bad: ['a\nb', LONG],
  },
  language: {
    good: [
      ['.py', 'language', '.py'],
      ['999', 'language', '999'],
    ],
    bad: ['a\tb', LONG],
  },
  ai: flags('ai'),
  'poll-interval': {
    good: [
      ['0.05', 'pollIntervalMs', 50],
      ['25', 'pollIntervalMs', 25_000],
    ],
    bad: ['0.04', '0', '-25', '25s', '3601'],
  },
  'requests-per-minute': {
    good: [
      ['1', 'requestsPerMinute', 1],
      ['60', 'requestsPerMinute', 60],
    ],
    bad: ['0', '61', '1.5', 'many'],
  },
  'similarity-threshold': percents('similarityThreshold'),
  'ai-threshold': percents('aiThreshold'),
  'fail-on': choices('failOn', 'flagged', 'stands-out', 'new', 'never'),
  'on-error': choices('onError', 'fail', 'warn'),
  'on-incomplete': choices('onIncomplete', 'fail', 'warn'),
  'on-timeout': choices('onTimeout', 'fail', 'neutral'),
  comment: choices('comment', 'auto', 'always', 'never'),
  notify: choices('notify', 'comment', 'none'),
  'tell-students': choices('tellStudents', 'none', 'check-run', 'comment'),
  locale: choices('locale', 'en', 'de', 'es', 'fr', 'zh'),
  'student-feedback': choices('studentFeedback', 'full', 'verdict', 'none'),
  policy: {
    good: [['Talk to Ada: https://example.org/rules', 'policy', 'Talk to Ada: https://example.org/rules']],
    bad: ['a\nb', LONG],
  },
  'comment-key': { good: [['java', 'commentKey', 'java']], bad: ['a\nb', LONG] },
  annotations: choices('annotations', 'auto', 'always', 'never'),
  'check-run': flags('checkRun'),
  anonymize: choices('anonymize', 'auto', 'always', 'never'),
  cases: {
    good: [['grading/cases.json', 'cases', 'grading/cases.json']],
    bad: ['a\0b', LONG],
    beside: { path: 'submissions' },
  },
  'report-dir': { good: [['out', 'reportDir', 'out']], bad: ['a\0b', LONG] },
  mode: {
    good: [
      ['check', 'mode', 'check'],
      ['auto', 'mode', 'check'],
    ],
    bad: ['run', 'Check', 'scan', 'bot'],
  },
  config: { good: [['x.yml', 'config', 'x.yml']], bad: ['a\nb'] },
  'check-name': { good: [['Homework 1', 'checkName', 'Homework 1']], bad: ['a\nb', 'x'.repeat(121)] },
  course: { good: [['CS 101', 'course', 'CS 101']], bad: ['a\nb'] },
  'keep-check': flags('keepCheck'),
  resume: flags('resume'),
  'check-id': {
    good: [['12', 'checkId', 12]],
    bad: ['0', '-1', '1.5', 'twelve', '99999999999999999999'],
    beside: REMOTE,
  },
  'timeout-minutes': {
    good: [
      ['0.05', 'timeoutMs', 3000],
      ['30', 'timeoutMs', 1_800_000],
    ],
    bad: ['0', '-1', '7201', '30m', 'forever'],
  },
  'bot-users': {
    good: [
      ['ada\n@school/staff', 'botUsers', ['ada', '@school/staff']],
      // Enterprises manage accounts of such names.
      ['@ada-l_cs101', 'botUsers', ['@ada-l_cs101']],
    ],
    bad: ['ada lovelace', '@school/', 'a/b/c', '<ada>'],
  },
  'dry-run': flags('dryRun'),
  'collect-token': { good: [['ghp_x', 'collectToken', 'ghp_x']], bad: ['a b', 'ä'] },
  'github-token': { good: [['ghs_abc', 'githubToken', 'ghs_abc']], bad: ['two words', 'a\nb'] },
};

describe('every input', () => {
  for (const name of INPUT_NAMES) {
    const { good, bad, beside } = TABLE[name];
    for (const [text, field, value] of good) {
      test(`${name}: takes ${JSON.stringify(text)}`, () => {
        expect(parse({ ...beside, [name]: text }, name === 'config' ? '' : null)[field]).toEqual(value);
      });
    }
    for (const text of bad) {
      test(`${name}: refuses ${JSON.stringify(text.slice(0, 40))} by its name`, () => {
        const message = failure({ ...beside, [name]: text }, name === 'config' ? '' : null);
        expect(message.split('\n')).toHaveLength(1);
        expect(message.startsWith(`${name}: `)).toBe(true);
      });
    }
  }

  test('is not given when it is empty or blank', () => {
    const blank = Object.fromEntries(INPUT_NAMES.map((name) => [name, name.length % 2 === 0 ? '' : ' \n ']));
    expect(parse(blank)).toEqual(parse({}));
  });
});

test.each([
  ['*.md\nbuild/', ['*.md', 'build/']],
  ['[tests, *.md]', ['tests', '*.md']],
  ['["*.md", \'build/\']', ['*.md', 'build/']],
  ['["*.md"]', ['*.md']],
  ['["a, b", c]', ['a, b', 'c']],
  ["['a, b' , \"*.{js,ts}\", don't,]", ['a, b', '*.{js,ts}', "don't"]],
  ['- "*.md"\n- build/\n\n# all', ['*.md', 'build/']],
  ['"*.md"', ['*.md']],
  // A list without an end is none; of how many entries does not matter.
  [`[${'a ,'.repeat(40)}b`, [`[${'a ,'.repeat(40)}b`]],
  // What a glob or a name has itself.
  ['[ab]', ['[ab]']],
  ['[ab]*.py', ['[ab]*.py']],
  ['- a\nb', ['- a', 'b']],
  ['"', ['"']],
  ['["a, b]', ['["a, b]']],
  ['"a', ['"a']],
])('the list %j, as people write one in a workflow, is %j', (text, wanted) => {
  expect(parse({ path: text }).path).toEqual(wanted);
});

test('without anything given the defaults of the product hold', () => {
  expect(parse({})).toEqual({
    source: 'workspace',
    path: [],
    add: [],
    layout: 'auto',
    organization: 'school',
    repositories: [],
    manifest: null,
    people: null,
    classroom50: null,
    topic: null,
    team: null,
    property: null,
    includeArchived: false,
    deadline: null,
    pullRequestScope: 'changed',
    shard: null,
    starter: null,
    baseCode: null,
    archive: [],
    aiReferences: [],
    compareWith: { kind: 'open-pull-requests' },
    include: null,
    exclude: null,
    apikey: null,
    baseUrl: null,
    engine: 'recommended',
    language: 'auto',
    ai: true,
    pollIntervalMs: 500,
    requestsPerMinute: 30,
    similarityThreshold: 75,
    aiThreshold: 75,
    failOn: 'flagged',
    onError: 'fail',
    onIncomplete: 'fail',
    onTimeout: 'fail',
    dismissed: [],
    comment: 'auto',
    commentKey: null,
    annotations: 'auto',
    checkRun: false,
    anonymize: 'auto',
    locale: null,
    studentFeedback: 'full',
    notify: 'comment',
    tellStudents: 'none',
    policy: null,
    pseudonymSalt: null,
    cases: null,
    reportDir: 'similarity-report',
    staff: [],
    mode: 'check',
    config: '.github/similarity.yml',
    checkName: null,
    course: null,
    keepCheck: true,
    resume: true,
    checkId: null,
    timeoutMs: 1_800_000,
    botUsers: [],
    cacheDir: null,
    stateBranch: 'similarity-state',
    dryRun: false,
    web: [],
    webRequests: 60,
    onWebError: 'warn',
    githubToken: null,
    collectToken: null,
    assignments: [],
  } satisfies Settings);
  expect(parse(REMOTE).pollIntervalMs).toBe(25_000);
});

test('one message names all bad values, of inputs and of the file, with their places', () => {
  const bad = Object.fromEntries(
    INPUT_NAMES.flatMap((name) => (TABLE[name].bad[0] === undefined ? [] : [[name, TABLE[name].bad[0]]])),
  );
  const message = failure({ ...bad, mode: 'run' }, 'ai: perhaps\nengin: 3\n');
  const named = new Set(INPUT_NAMES.filter((name) => message.includes(`\n- ${name}: `)));
  // compare-with is judged by a rule over a good list; paths cannot be bad.
  expect(INPUT_NAMES.filter((name) => !named.has(name))).toEqual(['path', 'add', 'archive']);
  expect(message).toContain(
    '"a b", line 1, column 1: ai: "perhaps" is not allowed; allowed: true or false.'.replace(
      'a b',
      'a\\u{a}b',
    ),
  );
  expect(message).toContain('"engin" is no known key; did you mean engine?');
});

function warnings(raw: RawInputs): readonly string[] {
  return parseSettings(raw, null, push).warnings;
}

describe('the web', () => {
  test('GitHub is asked with a token alone, which may be that of either kind', () => {
    expect(failure({ web: 'github' })).toMatch(/^web: github needs a token/);
    expect(failure({}, 'web: [software-heritage, github]')).toMatch(/^web: github needs a token/);
    expect(parse({ web: 'github', 'collect-token': 'ghs_x' }).web).toEqual(['github']);
  });
  test('a dry run needs none, because it sends nothing', () => {
    expect(parse({ web: 'github', 'dry-run': 'true' }).web).toEqual(['github']);
  });
  test('Software Heritage needs none, and a service on another machine has its own', () => {
    expect(parse({ web: 'software-heritage' }).web).toEqual(['software-heritage']);
    expect(parse({ ...REMOTE, web: 'github' }).web).toEqual(['github']);
  });
});

describe('key and address', () => {
  test('the key without the address is refused', () => {
    expect(failure({ apikey: KEY })).toMatch(/^base-url: missing/);
  });
  test('the address without the key is refused', () => {
    expect(failure({ 'base-url': REMOTE['base-url'] })).toMatch(/^apikey: missing/);
    expect(failure({}, `base-url: ${REMOTE['base-url']}`)).toMatch(/^apikey: missing/);
  });
  test('a fork without secrets is skipped with one line', () => {
    const facts = { ...pull, isFork: true };
    expect(() => parse({ 'base-url': REMOTE['base-url'] }, null, facts)).toThrow(Skipped);
    expect(() => parse({ 'base-url': REMOTE['base-url'] }, null, facts)).toThrow(
      /^Not checked: [^\n]*fork[^\n]*$/,
    );
  });
  test('so is a run that Dependabot started', () => {
    expect(() =>
      parse({ 'base-url': REMOTE['base-url'] }, null, { ...pull, actor: 'dependabot[bot]' }),
    ).toThrow(Skipped);
  });
  test('a fork runs on the embedded service where no address is set', () => {
    expect(parse({}, null, { ...pull, isFork: true })).toMatchObject({
      source: 'pull-request',
      baseUrl: null,
    });
  });
  test('a wrong value is named in a fork too', () => {
    expect(failure({ ...REMOTE, apikey: '', ai: 'x' }, null, { ...pull, isFork: true })).toMatch(/^ai: /);
  });
  test('pull_request_target has secrets, so its empty key is a mistake', () => {
    const facts = { event: 'pull_request_target', repositoryOwner: 'school', isFork: true };
    expect(failure({ 'base-url': REMOTE['base-url'] }, null, facts)).toMatch(/^apikey: missing/);
  });
  test('a key of another length is a warning, but not on this machine', () => {
    expect(warnings(REMOTE)).toEqual([]);
    expect(warnings({ ...REMOTE, apikey: 'short-key' })).toEqual([expect.stringContaining('9 characters')]);
    expect(warnings({ apikey: 'short-key', 'base-url': 'http://127.0.0.1:1/api/v1' })).toEqual([]);
  });
});

test.each([
  ['0', null],
  ['0.75', '0.75 of 100 flags nearly everybody; if 75 % is meant, write 75.'],
  ['0.07', '0.07 of 100 flags nearly everybody; if 7 % is meant, write 7.'],
  ['1', '1 of 100 flags nearly everybody; if 100 % is meant, write 100.'],
  ['1.01', null],
])('a threshold of %s is told where it looks like a share of one', (given, sentence) => {
  for (const name of ['similarity-threshold', 'ai-threshold']) {
    expect(warnings({ [name]: given })).toEqual(sentence === null ? [] : [`${name}: ${sentence}`]);
  }
});

describe('rules over several values', () => {
  const rows: readonly (readonly [RawInputs, string | RegExp, RunFacts?])[] = [
    [{ ...REMOTE, 'poll-interval': '19.99' }, /^poll-interval: .*at least 20/],
    [{ source: 'directory' }, /^path: missing/],
    [{ add: 'late', path: 'hw1' }, /^add: cannot be used together with path/],
    [{ ...REMOTE, add: 'late' }, /^add: works with the embedded service alone/],
    [{ add: 'late', shard: '1/2' }, /^add: the class is in one report and is not split/],
    [{ add: 'late', mode: 'bot' }, /add: works with mode check alone, not with bot/],
    [{ add: 'late', source: 'workspace' }, /^add: has a meaning only with source directory/],
    [{ source: 'pull-request' }, /^source: pull-request needs an event/],
    [
      { source: 'directory', path: 'a', repositories: 'b/c' },
      /^repositories: has a meaning only with source repositories/,
    ],
    [{ source: 'workspace', deadline: '2026-01-01T00:00:00Z' }, /^deadline: /],
    [{ source: 'repositories', 'compare-with': 'none' }, /^compare-with: /],
    [{ manifest: 'a.csv', classroom50: 'a/b' }, /^manifest: cannot be used together with classroom50/],
    [
      { repositories: 'hw1-*' },
      /^organization: missing/,
      { event: null, repositoryOwner: null, isFork: false },
    ],
    [{ 'check-id': '1' }, /^check-id: works only with a service that keeps checks/],
    [{ ...REMOTE, 'check-id': '1', 'dry-run': 'true' }, /^check-id: .*dry run/],
    [{ ...REMOTE, 'check-id': '1', mode: 'bot' }, /^check-id: /, { ...push, event: 'issue_comment' }],
    [{ ...REMOTE, shard: '1/2' }, /^shard: source workspace is one submission/],
    [{ ...REMOTE, shard: '1/2', path: 'a', 'check-id': '3' }, /^shard: a part uploads/],
    [{ mode: 'scan' }, /^mode: scan works through the assignments/],
    [{ mode: 'bot' }, /^mode: bot answers comments/],
  ];
  for (const [raw, sentence, facts] of rows) {
    test(`${JSON.stringify(raw)} is refused`, () => {
      expect(failure(raw, null, facts ?? push)).toMatch(sentence);
    });
  }

  const fine: readonly (readonly [RawInputs, RunFacts?])[] = [
    [{ ...REMOTE, 'poll-interval': '20' }],
    [{ apikey: 'k', 'base-url': 'http://localhost:9/api/v1', 'poll-interval': '0.05' }],
    [{ source: 'pull-request' }, pull],
    [{ source: 'pull-request' }, { ...push, event: 'workflow_run' }],
    [{ path: 'a', repositories: 'b/c' }],
    [{ repositories: 'a/b' }, { event: null, repositoryOwner: null, isFork: false }],
    [{ manifest: 'a.csv' }, { event: null, repositoryOwner: null, isFork: false }],
  ];
  for (const [raw, facts] of fine) {
    test(`${JSON.stringify(raw)} is taken`, () => {
      expect(() => parse(raw, null, facts ?? push)).not.toThrow();
    });
  }

  test('a command in a comment is about its pull request, whatever else the file selects', () => {
    const facts = { ...push, event: 'issue_comment' };
    expect(parse({}, 'path: a', facts)).toMatchObject({ mode: 'bot', source: 'pull-request' });
    expect(parse({ mode: 'check' }, 'path: a', facts)).toMatchObject({ mode: 'check', source: 'directory' });
  });

  test('a source as input may displace the selection of the file', () => {
    expect(parse({ source: 'workspace' }, 'path: a\nrepositories: [a/b]')).toMatchObject({
      source: 'workspace',
    });
  });
});
