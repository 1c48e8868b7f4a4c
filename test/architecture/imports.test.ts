import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** Who imports whom: the table of ARCHITECTURE.md. A name is a folder, or a file without its ending. */
const TABLE = new Map(
  [
    ...readFileSync(join(src, '..', 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| `src\/(.+?)` \|.*\|(.*)\|$/gm),
  ].map(([, row = '', names = '']) => [
    row.replace(/\/$|\.ts$/, ''),
    new Set([...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  ]),
);

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = filesBelow(src);

/** Paths of TypeScript files, from that folder on. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name));
}

function imports(file: string): Import[] {
  const text = readFileSync(join(src, file), 'utf8');
  const found: Import[] = [];
  for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    if (target === undefined) continue;
    const path = relative(src, join(src, dirname(file), target)).replaceAll('\\', '/');
    // Generated types stand beside the sources, and know nothing but them.
    if (!path.startsWith('../types/')) found.push({ from: file, to: path });
  }
  return found;
}

function unitOf(path: string): string {
  const name = path.replace(/\.ts$/, '');
  const parts = name.split('/');
  for (let depth = Math.min(2, parts.length); depth > 0; depth -= 1) {
    const unit = parts.slice(0, depth).join('/');
    if (TABLE.has(unit)) return unit;
  }
  return `unlisted: ${path}`;
}

describe('the arrows between folders', () => {
  test('every file belongs to a folder that the architecture lists', () => {
    expect(files.map(unitOf).filter((unit) => unit.startsWith('unlisted'))).toEqual([]);
  });

  test('a row lists what its folder imports, no less and no more', () => {
    const found = new Map([...TABLE.keys()].map((row) => [row, new Set<string>()]));
    for (const { from, to } of files.flatMap(imports)) {
      const [a, b] = [unitOf(from), unitOf(to)];
      if (a !== b) found.get(a)?.add(b);
    }
    const lines = (rows: ReadonlyMap<string, ReadonlySet<string>>): string[] =>
      [...rows].map(([row, names]) => `${row} → ${[...names].toSorted().join(', ')}`);
    expect(lines(found)).toEqual(lines(TABLE));
  });

  test('no files import each other in a circle, not even their types', () => {
    const importsOf = new Map(files.map((file) => [file, imports(file).map(({ to }) => to)]));
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
    expect(files.flatMap((file) => circleFrom(file, []))).toEqual([]);
  });

  test('client and embedded service meet in the contract alone', () => {
    const all = files.flatMap(imports);
    expect(
      all.filter(({ from, to }) => from.startsWith('embedded/') && to.startsWith('service/client/')),
    ).toEqual([]);
    expect(all.filter(({ from, to }) => from.startsWith('service/') && to.startsWith('embedded/'))).toEqual(
      [],
    );
  });

  test('the stages read no environment: it comes in as a parameter', () => {
    const entries = /^(runner|command-line|process|index|cli|worker|program|server|assets)/;
    const offenders = files
      .filter((file) => !entries.test(file))
      .filter((file) =>
        /\bprocess\.(env|exitCode|exit|argv|cwd|stdout|stderr)\b/.test(readFileSync(join(src, file), 'utf8')),
      );
    expect(offenders).toEqual([]);
  });

  test('no two files export a type of one name', () => {
    const web = join(src, '..', 'web');
    const places = new Map<string, string[]>();
    for (const file of [src, web].flatMap((folder) => filesBelow(folder).map((name) => join(folder, name)))) {
      const types = readFileSync(file, 'utf8').matchAll(/^export (?:interface|type|class) (\w+)/gm);
      for (const [, name = ''] of types) places.set(name, [...(places.get(name) ?? []), file]);
    }
    expect([...places].filter(([, there]) => there.length > 1)).toEqual([]);
  });
});
