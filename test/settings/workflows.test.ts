import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseSettings } from '../../src/settings/parse-settings.ts';
import { INPUT_NAMES } from '../../src/settings/inputs/inputs.ts';

/* A person who copies a recipe must not meet a mistake of ours. */

const ROOT = join(import.meta.dirname, '..', '..');

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: unknown; readonly steps: readonly Step[] }>
  >;
}

const recipes: (readonly [name: string, text: string])[] = [];
for (const file of readdirSync(join(ROOT, 'examples', 'workflows'))) {
  recipes.push([file, readFileSync(join(ROOT, 'examples', 'workflows', file), 'utf8')]);
}
for (const file of ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => join('docs', name))]) {
  if (!file.endsWith('.md')) continue;
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [at, [, yaml = '']] of [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].entries()) {
    if (yaml.includes('jobs:')) recipes.push([`${file} #${at + 1}`, yaml]);
  }
}

describe.each(recipes)('%s', (_, text) => {
  const workflow = parse(text) as Workflow;
  const events = typeof workflow.on === 'string' ? [workflow.on] : Object.keys(workflow.on as object);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const ours = steps.filter(({ uses }) => uses?.startsWith('OWNER/code-similarity-action@') === true);

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

  test('never checks out code next to a token that may write', () => {
    const dangerous = events.some((event) =>
      ['pull_request_target', 'workflow_run', 'issue_comment'].includes(event),
    );
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout') === true);
    expect(dangerous ? checkouts : []).toEqual([]);
  });
});
