import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FULL_NAME } from '../../src/base/addresses.ts';
import { ARTIFACT } from '../../src/report/download-line.ts';
import { INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';

/* A person who copies a recipe must not meet a mistake of ours. */

const ROOT = join(import.meta.dirname, '..', '..');

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: unknown; readonly needs?: unknown; readonly steps: readonly Step[] }
    >
  >;
}

const ourSteps = ({ jobs }: Workflow): readonly Step[] =>
  Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith(`${FULL_NAME}@`) === true);

const EXAMPLES = join(ROOT, 'examples', 'workflows');
const PAGES = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => join('docs', name))].filter(
  (file) => file.endsWith('.md'),
);
/** Every workflow, and every piece of YAML in what people read. */
const pieces: (readonly [name: string, text: string])[] = readdirSync(EXAMPLES).map((file) => [
  file,
  readFileSync(join(EXAMPLES, file), 'utf8'),
]);
for (const file of PAGES) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [at, [, yaml = '']] of [...text.matchAll(/```ya?ml\n([\s\S]*?)```/g)].entries()) {
    pieces.push([`${file} #${at + 1}`, yaml]);
  }
}
/** Not those that only call another workflow: `test/black-box/called-workflows.test.ts` has them. */
const recipes = pieces.filter(([, text]) => text.includes('jobs:') && text.includes('steps:'));

describe.each(recipes)('%s', (_, text) => {
  const workflow = parse(text) as Workflow;
  const events = typeof workflow.on === 'string' ? [workflow.on] : Object.keys(workflow.on as object);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const ours = ourSteps(workflow);

  test('uses the action with inputs that exist and go together', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const step of ours) {
      const inputs = Object.entries(step.with ?? {}).map(([name, value]) => {
        // Stands for what GitHub puts there.
        const filled = String(value)
          .replaceAll(/\$\{\{ secrets\.SIMILARITY_KEY \}\}/g, 'k3y0'.repeat(16))
          .replaceAll(/\$\{\{ vars\.SIMILARITY_URL \}\}/g, 'https://similarity.example/api/v1')
          .replaceAll(/\$\{\{ matrix\.part \}\}/g, '1')
          .replaceAll(/\$\{\{[^}]*\}\}/g, 'x');
        return [name, filled] as const;
      });
      for (const [name] of inputs) expect(INPUT_NAMES).toContain(name);
      const event = events[0] ?? null;
      const config = /mode: scan|assignments/.test(text)
        ? 'assignments:\n  - name: hw1\n    repositories: hw1-*\n'
        : null;
      expect(() =>
        parseSettings(Object.fromEntries(inputs), config, { event, repositoryOwner: 'cs101', isFork: false }),
      ).not.toThrow();
    }
  });

  test('grants nothing by default', () => {
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values(workflow.jobs)) expect(job.permissions).toBeDefined();
  });

  test('says of each permission what it is for', () => {
    const granted =
      /^ +(?:actions|checks|contents|id-token|issues|pages|pull-requests|statuses): (?:read|write)\b/;
    const unexplained = text.split('\n').filter((line) => granted.test(line) && !/ # \S/.test(line));
    expect(unexplained).toEqual([]);
  });

  test('never checks out code next to a token that may write', () => {
    const dangerous = events.some((event) =>
      ['pull_request_target', 'workflow_run', 'issue_comment'].includes(event),
    );
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout') === true);
    expect(dangerous ? checkouts : []).toEqual([]);
  });
});

/** Steps that upload something, wherever they stand: as text, because a piece of a workflow need not be one. */
const uploads = pieces.flatMap(([name, text]) =>
  text
    .split(/^(?= *- )/m)
    .filter((step) => /uses: actions\/upload-(?:pages-)?artifact@/.test(step))
    .map((step) => [name, step] as const),
);

test.each(uploads)('%s keeps what it uploads for a fortnight at most', (_, step) => {
  const days = Number(/retention-days: (\d+)\b/.exec(step)?.[1]);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(14);
});

test('the report has the name by which the summary fetches it', () => {
  const names = uploads.flatMap(
    ([, step]) => /name: (similarity-report\S*|similarity-part\S*)/.exec(step)?.[1] ?? [],
  );
  expect(new Set(names)).toEqual(new Set([ARTIFACT, 'similarity-part-${{']));
});

test.each([
  ['A step in a classroom workflow', ['course.yml']],
  ['A check of pull requests', ['pull-request.yml']],
])('README.md has "%s", with the inputs of its files', (heading, files) => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const section = readme.split(/^### /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map(([, yaml = '']) => yaml)
    .filter((yaml) => yaml.includes('jobs:'));
  expect(blocks).toHaveLength(files.length);
  for (const [at, file] of files.entries()) {
    const inReadme = parse(blocks[at] ?? '') as Workflow;
    const inFile = parse(readFileSync(join(EXAMPLES, file), 'utf8')) as Workflow;
    expect(inReadme.name).toBe(inFile.name);
    expect(readFileSync(join(EXAMPLES, file), 'utf8').split(/[,:]/)[0]).toBe(`# ${heading}`);
    for (const [id, job] of Object.entries(inFile.jobs)) {
      expect(inReadme.jobs[id]?.permissions).toEqual(job.permissions);
      const here = ourSteps(inReadme).flatMap((step) => Object.entries(step.with ?? {}));
      const there = Object.fromEntries(ourSteps(inFile).flatMap((step) => Object.entries(step.with ?? {})));
      // README.md says beside its recipes that an App's token may stand in place of this secret; the files ask for one.
      for (const [name, value] of here) {
        const token = value === '${{ secrets.CLASS_TOKEN }}' ? '${{ steps.class.outputs.token }}' : value;
        expect([name, there[name]]).toEqual([name, token]);
      }
    }
  }
});

test('the recipe of scans is green without news, and keeps its cache in red runs too', () => {
  const recipe = parse(readFileSync(join(EXAMPLES, 'scan.yml'), 'utf8')) as Workflow;
  const steps = Object.values(recipe.jobs).flatMap((job) => job.steps);
  const at = (name: string): number => steps.findIndex(({ uses }) => uses?.startsWith(name) === true);
  const [restore, scan, save] = [at('actions/cache/restore@'), at(FULL_NAME), at('actions/cache/save@')];
  expect([restore < scan, scan < save, restore >= 0]).toEqual([true, true, true]);
  expect(steps[save]).toMatchObject({
    if: 'always()',
    with: { path: steps[restore]?.with?.['path'], key: steps[restore]?.with?.['key'] },
  });
  expect(steps[scan]?.with).toMatchObject({ 'fail-on': 'new', 'cache-dir': 'similarity-cache' });
});

test('a step in a student’s own repository has no secret, reads only, and decides nothing', () => {
  const text = readFileSync(join(EXAMPLES, 'student-step.yml'), 'utf8');
  const workflow = parse(text) as Workflow;
  expect(text).not.toContain('secrets.');
  expect(Object.values(workflow.jobs).map(({ permissions }) => permissions)).toEqual([{ contents: 'read' }]);
  const [step] = ourSteps(workflow);
  expect(step?.with).toMatchObject({ source: 'workspace', 'fail-on': 'never' });
  expect(step?.with).not.toHaveProperty('apikey');
});

test('the page with the report is published only where a step before has found it private', () => {
  const text = readFileSync(join(EXAMPLES, 'pages.yml'), 'utf8');
  const { similarity, publish } = (parse(text) as Workflow).jobs;
  // Reading fails where there are no Pages, and then this is no "false" either.
  expect(similarity?.steps[0]?.run).toBe(
    'test "$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq .public)" = false',
  );
  expect(publish?.needs).toBe('similarity');
  // A step that always runs would publish what the first one has refused.
  expect(text).not.toContain('always()');
});
