import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { REPOSITORY, PUBLISHED } from '../../src/base/addresses.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const CONFIG = PUBLISHED['schema/similarity.schema.json'];

describe('the address of', () => {
  test.each(Object.entries(PUBLISHED).filter(([path]) => path.endsWith('.schema.json')))(
    '%s stands in it',
    (path, address) => {
      const { $id } = z.object({ $id: z.url() }).parse(JSON.parse(read(path)));
      expect($id).toBe(address);
    },
  );

  test('the repository is the one that the package names', () => {
    const { repository } = z
      .object({ repository: z.object({ url: z.string() }) })
      .parse(JSON.parse(read('package.json')));
    expect(repository.url).toBe(`git+${REPOSITORY}.git`);
  });

  test('the schema is the same wherever an editor is told of it', () => {
    const told = globSync(['docs/*.md', 'examples/**/.github/*.yml', 'examples/**/*.md', 'README.md'], {
      cwd: ROOT,
    }).flatMap((path) =>
      [...read(path).matchAll(/yaml-language-server: \$schema=(\S+)/g)].map(([, address]) => address),
    );
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(new Set(told)).toEqual(new Set([CONFIG]));
  });
});

describe('the entry for the catalog of SchemaStore', () => {
  const entry = z
    .strictObject({ name: z.string(), description: z.string(), fileMatch: z.array(z.string()), url: z.url() })
    .parse(JSON.parse(read('schema/schemastore.json')));

  test('keeps the rules of its tests', () => {
    for (const text of [entry.name, entry.description]) {
      expect(text).not.toMatch(/schema|\n|[,. \t-]$/i);
    }
    for (const glob of entry.fileMatch) expect(glob).toMatch(/^\*\*\//);
    expect(entry.url).toBe(CONFIG);
  });

  test('finds the config file, and no workflow', () => {
    const isMatched = picomatch(entry.fileMatch, { dot: true });
    expect(isMatched('.github/similarity.yml')).toBe(true);
    expect(isMatched('work/course/.github/similarity.yml')).toBe(true);
    expect(isMatched('.github/workflows/similarity.yml')).toBe(false);
    expect(isMatched('similarity.yml')).toBe(false);
  });

  test('leads to a schema of draft 7 that a strict validator takes', () => {
    const schema = JSON.parse(read('schema/similarity.schema.json')) as Record<string, unknown>;
    expect(schema['$schema']).toBe('http://json-schema.org/draft-07/schema#');
    const problems: unknown[] = [];
    const logger = {
      log: () => {},
      warn: (text: unknown) => problems.push(text),
      error: (text: unknown) => problems.push(text),
    };
    const validate = new Ajv({ strict: true, formats: { 'date-time': true }, logger }).compile(schema);
    expect([
      problems,
      validate({ source: 'directory', path: 'submissions' }),
      validate({ sauce: 1 }),
    ]).toEqual([[], true, false]);
  });
});
