import { describe, expect, test } from 'vitest';
import { decidingValues } from '../../src/contract/settings/settings.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { RawInputs } from '../../src/contract/settings/raw-inputs.ts';
import { definitionOf, INPUT_NAMES, type InputName } from '../../src/contract/settings/inputs/inputs.ts';

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
  layout: differ('moodle', 'flat'),
  organization: differ('school', 'faculty', HOSTED),
  repositories: differ('school/hw1-*', 'school/hw2-*', {}),
  manifest: differ('hw1.csv', 'hw2.csv', { source: 'repositories' }),
  people: differ('people.csv', 'roster.csv'),
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

function valuesOf(raw: RawInputs, config: string | null = null): readonly unknown[] {
  const facts = { event: 'pull_request', repositoryOwner: null, isFork: false };
  return decidingValues(parseSettings(raw, config, facts).settings);
}

function pairOf(name: InputName, { values, beside }: Difference): readonly (readonly unknown[])[] {
  return values.map((value) => valuesOf({ ...beside, [name]: value }));
}

test('no other input decides: it says how the run goes and who reads what, or the judging job alone says it', () => {
  const deciding = INPUT_NAMES.filter((name) => definitionOf(name).decidesCheck);
  expect(deciding.toSorted(), 'inputs with `decidesCheck`, and those that have a row in DECIDE').toEqual(
    Object.keys(DECIDE).toSorted(),
  );
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

test('jobs that differ in nothing else share a check', () => {
  const judge = { ...FOLDER, shard: 'judge', 'similarity-threshold': '80', 'report-dir': 'out', ai: 'false' };
  expect(valuesOf(judge)).toEqual(valuesOf({ ...FOLDER, shard: '1/2' }));
});
