import { describe, expect, test } from 'vitest';
import { decidingValues } from '../../src/settings/deciding-values.ts';
import { parseSettings } from '../../src/settings/parse-settings.ts';
import type { RawInputs } from '../../src/settings/raw-inputs.ts';
import { INPUT_NAMES, type InputName } from '../../src/settings/inputs/inputs.ts';

const REMOTE: RawInputs = { apikey: 'k', 'base-url': 'https://service.example/api/v1' };
const FOLDER: RawInputs = { source: 'directory', path: 'hw1' };
const HOSTED: RawInputs = { source: 'repositories', repositories: 'school/hw1-*' };

/** Two values of an input that say two different things, and what has to be given beside them. */
interface Difference {
  readonly values: readonly [string, string];
  readonly beside?: RawInputs;
}

const differ = (one: string, other: string, beside: RawInputs = FOLDER): Difference => ({
  values: [one, other],
  beside,
});

/** Jobs of a matrix that differ in one of these check different things. */
const DECIDE: Partial<Record<InputName, Difference>> = {
  source: differ('pull-request', 'workspace', {}),
  path: differ('hw1', 'hw2', {}),
  organization: differ('school', 'faculty', HOSTED),
  repositories: differ('school/hw1-*', 'school/hw2-*', {}),
  manifest: differ('hw1.csv', 'hw2.csv', { source: 'repositories' }),
  classroom50: differ('course/hw1', 'course/hw2', { organization: 'school' }),
  topic: differ('hw1', 'hw2', HOSTED),
  team: differ('group-a', 'group-b', HOSTED),
  property: differ('homework=1', 'homework=2', HOSTED),
  'include-archived': differ('true', 'false', HOSTED),
  deadline: differ('2026-11-30T23:59:00+01:00', '2026-12-30T23:59:00+01:00', HOSTED),
  starter: differ('starter-1', 'starter-2'),
  archive: differ('last-year', 'the-year-before'),
  'ai-references': differ('ai-1', 'ai-2'),
  include: differ('*.py', '*.java'),
  exclude: differ('lib', 'vendor'),
  engine: differ('structure', 'text'),
  language: differ('python', 'java'),
  'check-name': differ('Homework 1', 'Homework 2'),
};

/** Jobs may differ in these: they say how the run goes and who reads what, or the judging job alone says them. */
const DECIDE_NOT: Partial<Record<InputName, Difference>> = {
  'pull-request-scope': differ('changed', 'tree', {}),
  shard: differ('1/2', 'judge'),
  'base-code': differ('true', 'false'),
  'compare-with': differ('none', 'open-pull-requests', {}),
  apikey: differ('one', 'other', { 'base-url': 'https://service.example/api/v1' }),
  'base-url': differ('https://service.example/api/v1', 'https://other.example/api/v1', { apikey: 'k' }),
  ai: differ('true', 'false'),
  'poll-interval': differ('30', '40'),
  'requests-per-minute': differ('10', '20'),
  'similarity-threshold': differ('70', '80'),
  'ai-threshold': differ('70', '80'),
  'fail-on': differ('flagged', 'never'),
  'on-error': differ('fail', 'warn'),
  'on-incomplete': differ('fail', 'warn'),
  'on-timeout': differ('fail', 'neutral'),
  comment: differ('always', 'never'),
  'comment-key': differ('java', 'python'),
  annotations: differ('always', 'never'),
  'check-run': differ('true', 'false'),
  anonymize: differ('always', 'never'),
  'student-feedback': differ('full', 'none'),
  policy: differ('Ask Ada.', 'Ask Bob.'),
  'pseudonym-salt': differ('a-secret-of-sixteen', 'a-secret-of-seventeen'),
  'report-dir': differ('report-1', 'report-2'),
  mode: differ('auto', 'check'),
  config: differ('one.yml', 'other.yml'),
  'keep-check': differ('true', 'false'),
  resume: differ('true', 'false'),
  'check-id': differ('1', '2', REMOTE),
  'timeout-minutes': differ('10', '20'),
  'bot-users': differ('ada', 'bob'),
  'cache-dir': differ('one', 'other'),
  'state-branch': differ('one', 'other'),
  'dry-run': differ('true', 'false'),
  'collect-token': differ('one', 'other'),
  'github-token': differ('one', 'other'),
};

function valuesOf(raw: RawInputs, config: string | null = null): readonly unknown[] {
  const facts = { event: 'pull_request', repositoryOwner: null, isFork: false };
  return decidingValues(parseSettings(raw, config ?? (raw.config === undefined ? null : ''), facts).settings);
}

function pairOf(name: InputName, { values, beside }: Difference): readonly (readonly unknown[])[] {
  return values.map((value) => valuesOf({ ...beside, [name]: value }));
}

test('every input either decides about the shared check or does not, and not by accident', () => {
  expect([...Object.keys(DECIDE), ...Object.keys(DECIDE_NOT)].toSorted()).toEqual(INPUT_NAMES.toSorted());
});

describe('jobs that differ in it have checks of their own', () => {
  test.each(Object.entries(DECIDE) as [InputName, Difference][])('%s', (name, difference) => {
    const [one, other] = pairOf(name, difference);
    expect(one).not.toEqual(other);
  });

  test('staff of the config file', () => {
    expect(valuesOf(FOLDER, 'staff: [ada]')).not.toEqual(valuesOf(FOLDER, 'staff: [bob]'));
  });
});

describe('jobs that differ in it share a check', () => {
  test.each(Object.entries(DECIDE_NOT) as [InputName, Difference][])('%s', (name, difference) => {
    const [one, other] = pairOf(name, difference);
    expect(one).toEqual(other);
  });
});
