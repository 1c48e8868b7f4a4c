import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { NEUTRAL_OUTPUTS } from '../../src/program/runner/outputs.ts';
import {
  inputsTable,
  manifestInputs,
  manifestOutputs,
  outputsTable,
  replaceBetween,
} from '../../src/contract/settings/tables.ts';
import { configJsonSchema } from '../../src/contract/settings/json-schema.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { definitionOf, INPUT_NAMES } from '../../src/contract/settings/inputs/inputs.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly inputs: Readonly<Record<string, { description: string; required: boolean; default?: string }>>;
  readonly outputs: Readonly<Record<string, { description: string; value?: string }>>;
  readonly runs: Readonly<Record<string, string>>;
}

describe('action.yml', () => {
  const text = read('action.yml');
  const manifest = parseYaml(text) as Manifest;

  test('is what the schema makes of it', () => {
    const inputs = replaceBetween(text, '# inputs:start', '# inputs:end', manifestInputs());
    expect(replaceBetween(inputs, '# outputs:start', '# outputs:end', manifestOutputs())).toBe(text);
  });

  test('has every input, and a default for the token alone', () => {
    expect(Object.keys(manifest.inputs)).toEqual(INPUT_NAMES);
    const withDefault = Object.entries(manifest.inputs).filter(([, input]) => 'default' in input);
    expect(withDefault.map(([name, input]) => [name, input.default])).toEqual([
      ['github-token', '${{ github.token }}'],
    ]);
    for (const input of Object.values(manifest.inputs)) expect(input.description.length).toBeGreaterThan(10);
  });

  test('has the outputs that the runner writes', () => {
    expect(Object.keys(manifest.outputs).toSorted()).toEqual(Object.keys(NEUTRAL_OUTPUTS).toSorted());
  });

  test('runs the bundle', () => {
    expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });
});

describe('the names of the product', () => {
  // The face that users' workflows are written against: a name may be added, never renamed.
  test.each(
    'apikey base-url engine language ai base-code similarity-threshold ai-threshold fail-on on-error on-incomplete on-timeout mode source path organization repositories manifest classroom50 starter archive ai-references compare-with pull-request-scope shard deadline include exclude annotations check-run comment-key bot-users comment anonymize report-dir check-name keep-check resume check-id timeout-minutes poll-interval requests-per-minute config dry-run github-token'.split(
      ' ',
    ),
  )('%s is an input', (name) => {
    expect(INPUT_NAMES).toContain(name);
  });
});

describe('the tables', () => {
  test.each(['docs/configuration.md'])('%s is up to date', (path) => {
    const text = read(path);
    const inputs = replaceBetween(text, '<!-- inputs:start -->', '<!-- inputs:end -->', inputsTable());
    expect(replaceBetween(inputs, '<!-- outputs:start -->', '<!-- outputs:end -->', outputsTable())).toBe(
      text,
    );
  });

  test('have three columns in every row', () => {
    for (const row of inputsTable().split('\n')) expect(row.replaceAll('\\|', '').split('|')).toHaveLength(5);
  });

  test('lost or doubled markers are an error', () => {
    expect(() => replaceBetween('a\n', '<s>', '<e>', 'x')).toThrow(/missing/);
    expect(() => replaceBetween('<e>\n<s>\n', '<s>', '<e>', 'x')).toThrow(/missing/);
    expect(() => replaceBetween('<s>\n<e>\n<s>\n', '<s>', '<e>', 'x')).toThrow(/twice/);
    expect(replaceBetween('a\n<s>\nold\n<e>\nb\n', '<s>', '<e>', '$& new')).toBe('a\n<s>\n$& new\n<e>\nb\n');
  });
});

describe('the JSON Schema of the config file', () => {
  const schema = configJsonSchema();
  const validator = z.fromJSONSchema(schema);
  const facts = { event: 'schedule', repositoryOwner: 'school', isFork: false };
  const examples = [...read('docs/configuration.md').matchAll(/```yaml\n([^]*?)```/g)].map(
    ([, text]) => text ?? '',
  );

  test('is what the repository holds', () => {
    expect(JSON.parse(read('schema/similarity.schema.json'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('describes every key', () => {
    const { properties } = schema as { properties: Record<string, { description?: string }> };
    for (const name of INPUT_NAMES) {
      const { scope, description } = definitionOf(name);
      expect(properties[name]?.description).toBe(scope === 'input' ? undefined : description);
    }
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['$schema', 'assignments', 'dismissed', 'staff']),
    );
  });

  test('takes the examples of the documentation, as the program does', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const example of examples) {
      expect(validator.safeParse(parseYaml(example)).error).toBeUndefined();
      expect(() => parseSettings({}, example, facts)).not.toThrow();
    }
  });

  test.each([
    'engin: 1',
    'apikey: x',
    'similarity-threshold: 101',
    'similarity-threshold: high',
    'ai: sometimes',
    'fail-on: always',
    'timeout-minutes: 0',
    'requests-per-minute: 1.5',
    'deadline: tomorrow',
    'shard: 0/3',
    'path: [1]',
    'dismissed: [{a: x, b: y}]',
    'assignments: [{path: a}]',
    'assignments: [{name: a, base-url: x}]',
    'assignments: [{name: ../a}]',
    'assignments: [{name: a, schedule: {min-changes: 0}}]',
    '[]',
  ])('refuses what the program refuses: %s', (text) => {
    expect(validator.safeParse(parseYaml(text)).success).toBe(false);
    expect(() => parseSettings({}, text, facts)).toThrow(
      /no known key|not allowed|allowed|cannot stand here|does not belong|must hold/,
    );
  });
});
