import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partOf, readParts, type SourceFile, sourceFiles } from '../../scripts/parts.ts';

const files = sourceFiles();

/** Where an import leads, from the root of the repository. */
const targetOf = ({ path }: SourceFile, to: string): string => posix.join(posix.dirname(path), to);

/** Whether an import enters another part beside its door. What a page is built from knows no part, nor do generated types. */
function isPastDoor(file: SourceFile, to: string): boolean {
  if (to.startsWith('#')) return to === `#${partOf(file.path)}`;
  const target = targetOf(file, to);
  return partOf(target) !== partOf(file.path) && /^(?:src|web)\//.test(target) && !ENTRIES.test(target);
}

/** What lies beside the parts. The version is a file of its own because `--version` loads nothing else. */
const ENTRIES = /^src\/(?:bundle|version)\.ts$/;

describe('the parts', () => {
  test('are entered by their doors alone', () => {
    const past = files.flatMap((file) =>
      file.imports.filter((to) => isPastDoor(file, to)).map((to) => `${file.path} → ${to}`),
    );
    expect(past).toEqual([]);
  });

  test('stand on each other, and in no circle', () => {
    const names = readParts().map(({ name }) => name);
    expect(names.at(0)).toBe('program');
    expect(names.at(-1)).toBe('base');
    const file = (path: string, ...imports: string[]): SourceFile => ({
      path,
      text: '/** Door. */',
      imports,
    });
    const circle = [file('src/a/index.ts', '#b'), file('src/b/index.ts', '#a')];
    expect(() => readParts(circle)).toThrow('Parts in a circle: a → b → a.');
    expect(isPastDoor(file('src/a/x.ts'), '../b/y.ts')).toBe(true);
    expect(isPastDoor(file('src/a/x.ts'), '#a')).toBe(true);
    expect(isPastDoor(file('src/a/x.ts'), './c/y.ts')).toBe(false);
  });

  test('no part below reads the environment: it comes in as a parameter', () => {
    const offenders = files
      .filter(({ path }) => path.startsWith('src/') && ![null, 'program', 'system'].includes(partOf(path)))
      .filter(({ text }) => /\bprocess\.(env|exitCode|exit|argv|cwd|stdout|stderr)\b/.test(text));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});

/** Where a file imports what a browser has not; of what it names besides, `tsc -p web` knows. */
const needsNode = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(node:[^']+)'/g)].map(([, to = '']) => `${path} → ${to}`);

describe('what its door says to run anywhere', () => {
  const anywhere = readParts().filter(({ about }) => /\bRuns anywhere\./.test(about));
  const names = anywhere.map(({ name }) => name);

  test('names nothing of Node.js, and stands on nothing that does', () => {
    expect(names).toEqual(expect.arrayContaining(['base', 'contract', 'engine', 'report']));
    const inside = files.filter(({ path }) => names.includes(partOf(path) ?? ''));
    expect(inside.flatMap(needsNode)).toEqual([]);
    expect(anywhere.flatMap(({ imports }) => imports).filter((name) => !names.includes(name))).toEqual([]);
    const file = (text: string): SourceFile => ({ path: 'src/base/x.ts', text, imports: [] });
    expect(needsNode(file("import { join } from 'node:path';"))).toEqual(['src/base/x.ts → node:path']);
    expect(needsNode(file("const zlib = await import('node:zlib');"))).toHaveLength(1);
  });

  test('is read by the compiler without the types of Node.js', () => {
    const { compilerOptions, include } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../web/tsconfig.json'), 'utf8'),
    ) as {
      readonly compilerOptions: { readonly types: readonly string[] };
      readonly include: readonly string[];
    };
    expect(compilerOptions.types).not.toContain('node');
    expect(include).toEqual(expect.arrayContaining(names.map((name) => `../src/${name}`)));
  });
});

test('the client of the service and the service meet in the contract alone', () => {
  const client = files.filter(({ path }) => path.startsWith('src/check/client/'));
  expect(client.length).toBeGreaterThan(5);
  expect(client.filter(({ imports }) => imports.includes('#service'))).toEqual([]);
});

test('no files import each other in a circle, not even their types', () => {
  const importsOf = new Map(
    files.map((file) => [
      file.path,
      file.imports.map((to) => (to.startsWith('#') ? `src/${to.slice(1)}/index.ts` : targetOf(file, to))),
    ]),
  );
  const done = new Set<string>();
  const circleFrom = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    const circle = (importsOf.get(file) ?? [])
      .map((to) => circleFrom(to, [...way, file]))
      .find((found) => found.length > 0);
    done.add(file);
    return circle ?? [];
  };
  expect(files.flatMap(({ path }) => circleFrom(path, []))).toEqual([]);
});

test('no two files export a type of one name', () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    const types = text.matchAll(/^export (?:interface|type|class) (\w+)/gm);
    for (const [, name = ''] of types) places.set(name, [...(places.get(name) ?? []), path]);
  }
  expect([...places].filter(([, there]) => there.length > 1)).toEqual([]);
});
