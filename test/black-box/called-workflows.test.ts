import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { OPERATIONS } from '../github-stand-in/contract.ts';
import { ROOT } from './run-action.ts';
import { filledIn, ourStep, readWorkflow, tokenStep, type WorkflowJob } from './workflows.ts';

/* What cannot be run here: that the parts of a workflow name each other rightly. */

const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), 'utf8');
const RECIPES = readdirSync(join(ROOT, 'examples', 'workflows')).map((name) => ({
  name,
  workflow: readWorkflow(read('examples', 'workflows', name)),
}));
const SHOWN = [...read('docs', 'organisations.md').matchAll(/```yaml\n([^]*?)```/g)].map(([, text = '']) => ({
  name: text.split('\n', 1)[0] ?? '',
  workflow: readWorkflow(text),
}));
const CALLED = ['pull-request.yml', 'scan.yml'];
const only = (text: string): WorkflowJob => {
  const [job, second] = Object.values(readWorkflow(text).jobs);
  if (job === undefined || second !== undefined) throw new Error('this workflow has not one job');
  return job;
};
const calledJob = (name: string): WorkflowJob => only(read('.github', 'workflows', name));

describe.each(CALLED)('.github/workflows/%s', (name) => {
  const workflow = readWorkflow(read('.github', 'workflows', name));
  const job = calledJob(name);
  const recipe = only(read('examples', 'workflows', name));

  test('hands every input and secret on, and no other', () => {
    const { inputs = {}, secrets = {} } = workflow.on.workflow_call ?? {};
    const said = JSON.stringify(job);
    const used = (kind: string): readonly string[] =>
      [
        ...new Set([...said.matchAll(new RegExp(`\\b${kind}\\.([\\w-]+)`, 'g'))].map(([, one = '']) => one)),
      ].toSorted();
    expect(used('inputs')).toEqual(Object.keys(inputs).toSorted());
    expect(used('secrets')).toEqual(Object.keys(secrets).toSorted());
  });

  test('gives the action only inputs that it has', () => {
    for (const input of Object.keys(ourStep(job).with ?? {})) expect(INPUT_NAMES).toContain(input);
  });

  test('gives nothing of its own that the page about it does not tell', () => {
    // What stays where the caller sets no input and no secret.
    const own = Object.entries(filledIn(ourStep(job).with ?? {}, { 'steps.class.outputs.token': '' })).filter(
      ([, value]) => value !== '',
    );
    const [, row = ''] = /^\| always sets \|(.*)$/m.exec(read('docs', 'organisations.md')) ?? [];
    const told = row.split('|')[CALLED.indexOf(name)] ?? '';
    const given = own.map(([one, value]) => (one === 'cache-dir' ? one : `${one}: ${value}`));
    expect([...told.matchAll(/`(.*?)`/g)].map(([, one = '']) => one).toSorted()).toEqual(given.toSorted());
  });

  test('does what the recipe of its name does', () => {
    expect(job.permissions).toEqual(recipe.permissions);
    // Which versions go together: test/repository/workflows.test.ts
    const actionOf = (uses: string | undefined): string | undefined => uses?.split('@')[0];
    const others = (of: WorkflowJob): unknown =>
      of.steps.map(({ uses, run, if: condition, with: values }) =>
        uses?.startsWith(`${FULL_NAME}@`) === true ||
        uses?.startsWith('actions/create-github-app-token@') === true
          ? actionOf(uses)
          : { uses: actionOf(uses), run, condition, values },
      );
    expect(others(job)).toEqual(others(recipe));
  });
});

test('the scan that is called gives the action what the recipe gives it, and so it asks for the token', () => {
  const known = {
    'inputs.app-client-id': 'Iv23li',
    'secrets.app-private-key': 'a PEM',
    'vars.APP_CLIENT_ID': 'Iv23li',
    'secrets.APP_PRIVATE_KEY': 'a PEM',
    'github.repository_owner': 'cs101',
    'steps.class.outputs.token': 'ghs_1',
  };
  const given = (job: WorkflowJob, step: (of: WorkflowJob) => WorkflowJob['steps'][number] | null): unknown =>
    Object.fromEntries(
      Object.entries(filledIn(step(job)?.with ?? {}, known)).filter(([, value]) => value !== ''),
    );
  const recipe = only(read('examples', 'workflows', 'scan.yml'));
  for (const step of [ourStep, tokenStep]) {
    expect(given(calledJob('scan.yml'), step)).toEqual(given(recipe, step));
  }
  const withToken = { 'steps.class.outputs.token': '', 'secrets.class-token': 'github_pat_1' };
  expect(filledIn(ourStep(calledJob('scan.yml')).with ?? {}, withToken)['collect-token']).toBe(
    'github_pat_1',
  );
});

describe.each([...RECIPES, ...SHOWN])('$name', ({ workflow }) => {
  const jobs = Object.values(workflow.jobs);

  test('grants nothing but to the jobs that need it', () => {
    expect(workflow.permissions).toEqual({});
  });

  test('asks an App for no more than reading files, of one owner', () => {
    for (const job of jobs) {
      const asked = tokenStep(job)?.with;
      if (asked === undefined) continue;
      const permissions = Object.entries(asked).filter(([name]) => name.startsWith('permission-'));
      expect(permissions).toEqual([['permission-contents', 'read']]);
      expect(asked['owner']).toBe('cs101');
    }
  });

  test('calls workflows that exist, with what they take and may', () => {
    for (const { uses, with: values = {}, secrets = {}, permissions } of jobs) {
      if (uses === undefined) continue;
      const [path = '', version] = uses.slice(`${FULL_NAME}/`.length).split('@');
      expect(version).toBe('v1');
      const { workflow_call: call } = readWorkflow(read(path)).on;
      for (const name of Object.keys(values)) expect(Object.keys(call?.inputs ?? {})).toContain(name);
      for (const name of Object.keys(secrets)) expect(Object.keys(call?.secrets ?? {})).toContain(name);
      expect(permissions).toEqual(calledJob(path.split('/').at(-1) ?? '').permissions);
    }
  });
});

describe('the ruleset that requires a workflow', () => {
  const text = read('examples', 'rulesets', 'required-workflow.json');

  test('is what GitHub takes', () => {
    const operation = OPERATIONS.find(({ route }) => route === 'POST /orgs/{org}/rulesets');
    const body: unknown = JSON.parse(text);
    expect(operation?.refuses({ org: 'cs101' }, new URLSearchParams(), body)).toBeNull();
    const wrong: unknown = JSON.parse(text.replace('"type": "workflows"', '"type": "workflow"'));
    expect(operation?.refuses({ org: 'cs101' }, new URLSearchParams(), wrong)).not.toBeNull();
  });

  test('names a recipe that runs for pull requests and for merge queues', () => {
    const path = /"path": "\.github\/workflows\/(.*?)"/.exec(text)?.[1] ?? '';
    const required = RECIPES.find(({ name }) => name === path)?.workflow;
    expect(Object.keys(required?.on ?? {})).toEqual(['pull_request_target', 'merge_group']);
    expect(required).not.toHaveProperty('concurrency');
  });
});
