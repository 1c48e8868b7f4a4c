import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from './workflows.ts';

/* Files that GitHub and other programs read, and refuse or ignore without a word where they are wrong. */

const read = (...path: readonly string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const Label = z.object({ label: z.string() });
const required = z.strictObject({ required: z.boolean() }).optional();
const Field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string() }) }),
  z.strictObject({
    type: z.literal('input'),
    id: z.string().regex(/^[\w-]+$/),
    attributes: Label.extend({
      description: z.string().optional(),
      placeholder: z.string().optional(),
    }).strict(),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id: z.string().regex(/^[\w-]+$/),
    attributes: Label.extend({
      description: z.string().optional(),
      placeholder: z.string().optional(),
      render: z.enum(['text', 'yaml']).optional(),
    }).strict(),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id: z.string().regex(/^[\w-]+$/),
    attributes: Label.extend({ options: z.array(z.string()).min(2) }).strict(),
    validations: required,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id: z.string().regex(/^[\w-]+$/),
    attributes: Label.extend({
      options: z.array(z.strictObject({ label: z.string(), required: z.boolean().optional() })).min(1),
    }).strict(),
  }),
]);
/** What GitHub's documentation of issue forms allows, as far as ours use it. */
const Form = z.strictObject({
  name: z.string(),
  description: z.string().max(200),
  labels: z.array(z.string()),
  body: z.array(Field).min(2),
});

const forms = readdirSync(join(ROOT, '.github', 'ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');

describe.each(forms)('the form %s', (name) => {
  const form = Form.parse(parse(read('.github', 'ISSUE_TEMPLATE', name)));
  const fields = form.body.filter((field) => field.type !== 'markdown');

  test('asks each thing once', () => {
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(new Set(fields.map(({ attributes }) => attributes.label)).size).toBe(fields.length);
  });

  test('is sent only by somebody who says that no student is in it', () => {
    const last = form.body.at(-1);
    const asked = last?.type === 'checkboxes' ? last.attributes.options : [];
    expect(asked).toEqual([{ label: expect.stringMatching(/student|made up/) as unknown, required: true }]);
  });
});

test('code owners are asked about files that there are', () => {
  const paths = read('.github', 'CODEOWNERS').match(/^\/\S+/gm) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  const found = (path: string): number => globSync(path.slice(1).replace(/\/$/, ''), { cwd: ROOT }).length;
  expect(paths.filter((path) => found(path) === 0)).toEqual([]);
});

test('contributors are shown tests and scripts that there are', () => {
  const pages = ['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md', 'RELEASING.md'].map((page) => read(page));
  const runs = pages.flatMap((page) => [
    ...page.matchAll(/npx vitest run (test\/[\w./-]+)(?: -t '([^']+)')?/g),
  ]);
  expect(runs.some(([, , name]) => name !== undefined)).toBe(true);
  for (const [, path = '', name = ''] of runs) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    if (name === '') continue;
    const files = globSync('**/*.test.ts', { cwd: join(ROOT, path) });
    expect(
      files.some((file) => read(path, file).includes(name)),
      name,
    ).toBe(true);
  }
  const { scripts } = z
    .looseObject({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const names = pages.flatMap((page) =>
    [...page.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('the version of Node.js is one, wherever it is set', () => {
  const { features } = z
    .looseObject({ features: z.record(z.string(), z.record(z.string(), z.string())) })
    .parse(JSON.parse(read('.devcontainer', 'devcontainer.json')));
  const { devDependencies, engines } = z
    .looseObject({
      devDependencies: z.record(z.string(), z.string()),
      engines: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(read('package.json')));
  const major = read('.nvmrc').trim();
  expect({
    devcontainer: features['ghcr.io/devcontainers/features/node:1']?.['version'],
    package: devDependencies['node']?.split('.')[0],
    types: devDependencies['@types/node']?.split('.')[0],
    engines: engines['node'],
    action: /using: '?(node\d+)/.exec(read('action.yml'))?.[1],
    image: /^FROM node:(\d+)/m.exec(read('deploy', 'Dockerfile'))?.[1],
    extension: /needs Node\.js (\d+)/.exec(read('packaging', 'gh-similarity', 'gh-similarity'))?.[1],
    program: /versions\.node\S* < (\d+)/.exec(read('src', 'cli.ts'))?.[1],
  }).toEqual({
    devcontainer: major,
    package: major,
    types: major,
    engines: `>=${major}`,
    action: `node${major}`,
    image: major,
    extension: major,
    program: major,
  });
});

test('the citation has what its format asks for, and nothing that would go stale', () => {
  const { license } = z.looseObject({ license: z.string() }).parse(JSON.parse(read('package.json')));
  const citation = z.strictObject({
    'cff-version': z.literal('1.2.0'),
    message: z.string().min(1),
    type: z.literal('software'),
    title: z.literal('code-similarity-action'),
    abstract: z.string().min(1),
    authors: z.array(z.strictObject({ name: z.string().min(1) })).min(1),
    license: z.literal(license),
    'repository-code': z.url(),
    keywords: z.array(z.string().min(1)).min(1),
  });
  expect(citation.safeParse(parse(read('CITATION.cff'))).error).toBeUndefined();
});

test('the changelog waits for what comes next', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  expect(headings[0]).toBe('[Unreleased]');
  expect(headings.slice(1).filter((one) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(one))).toEqual([]);
  const kinds = [...read('CHANGELOG.md').matchAll(/^### (.*)$/gm)].map(([, kind = '']) => kind);
  // The last is ours: docs/stability.md
  const known = new Set(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Numbers']);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});
