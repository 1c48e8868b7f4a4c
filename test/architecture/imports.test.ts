import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
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
    expect(names.slice(-2)).toEqual(['base', 'native']);
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

test.each(['@actions/core', '@actions/github', '@octokit/rest', 'archiver', 'undici', 'zod'])(
  'what the program is to be made with is in use: %s',
  (name) => {
    const isOf = (to: string): boolean => to === name || to.startsWith(`${name}/`);
    expect(files.some(({ text }) => [...text.matchAll(IMPORTED)].some(([, to = '']) => isOf(to)))).toBe(true);
  },
);

/** What is loaded when it runs: no type alone. */
const IMPORTED = /^(?:import (?!type )[^;]*? from|.*\bimport\()\s*'([^']+)'/gm;

/** Where a file imports what a browser has not; of what it names besides, `tsc -p web` knows. */
const needsNode = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(node:[^']+)'/g)].map(([, to = '']) => `${path} → ${to}`);

/**
 * What turns documents into a verdict, in parts that need a machine for the rest. A browser can run it as it is: these analyse, read
 * what was found, look at what was left out, and judge.
 */
const ANYWHERE = [
  'src/service/analysis/analyse.ts',
  'src/service/answers-of.ts',
  'src/check/scores.ts',
  'src/check/details.ts',
  'src/check/findings.ts',
  'src/check/second-look/compare.ts',
  'src/check/second-look/blind-look.ts',
  'src/check/second-look/skipped.ts',
  'src/check/second-look/balance.ts',
  'src/check/verdict/judge.ts',
];

/** What a file takes from modules when it runs: types are gone by then. No names: all that is there. */
function takenBy({
  text,
}: SourceFile): readonly { readonly names: readonly string[]; readonly to: string }[] {
  const imports = text
    .replaceAll(/typeof import\('[^']+'\)/g, '')
    .matchAll(/^(?:import|export)\s+(?!type\b)([^;']*?)\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...imports].flatMap(([, list = '', to, late = '']) => {
    const names = list
      .split(/[{},]/)
      .map((one) => one.trim().replace(/ as .*$/s, ''))
      .filter((one) => one !== '' && !/^type\s/.test(one));
    return to !== undefined && names.length === 0 ? [] : [{ names, to: to ?? late }];
  });
}

/** Modules that a file imports when it runs. */
const loadedBy = (file: SourceFile): readonly string[] => takenBy(file).map(({ to }) => to);

/** What lies behind each name of a door, or of a file that loads others when they are needed. */
function behind({ path, text }: SourceFile): ReadonlyMap<string, string> {
  const named = [...text.matchAll(/^export \{([^}]*)\} from '([^']+)';/gm)].flatMap(
    ([, list = '', to = '']) => list.split(',').map((name): [string, string] => [name.trim(), to]),
  );
  const late = [...text.matchAll(/^export const (\w+) =[^;]*?=>\s*import\('([^']+)'\);/gm)].map(
    ([, name = '', to = '']): [string, string] => [name, to],
  );
  return new Map([...named, ...late].map(([name, to]) => [name, posix.join(posix.dirname(path), to)]));
}

/** What a page is built of by the name of a part: one has a door of its own for it. */
function doorOf(part: string): string {
  const { imports } = packageJson as {
    readonly imports: Readonly<Record<string, { readonly browser?: string }>>;
  };
  return imports[part]?.browser?.slice('./'.length) ?? `src/${part.slice(1)}/index.ts`;
}

/** Files that run where one does: of a door those that are asked for by name. */
function reachedFrom(root: string, all = files): readonly SourceFile[] {
  const byPath = new Map(all.map((file) => [file.path, file]));
  const isDoor = (path: string): boolean => /\/(?:index|load)\.ts$/.test(path);
  const reached = new Set<string>();
  const reach = (path: string): void => {
    const file = byPath.get(path);
    if (file === undefined || reached.has(path)) return;
    reached.add(path);
    for (const { names, to } of takenBy(file)) {
      const target = to.startsWith('#') ? doorOf(to) : targetOf(file, to);
      if (isDoor(target)) for (const name of names) enter(target, name);
      else reach(target);
    }
  };
  const enter = (door: string, name: string): void => {
    const file = byPath.get(door);
    const next = file === undefined ? undefined : behind(file).get(name);
    if (next === undefined) return;
    if (isDoor(next)) enter(next, name);
    else reach(next);
  };
  const door = isDoor(root) ? byPath.get(root) : undefined;
  for (const name of door === undefined ? [] : behind(door).keys()) enter(root, name);
  if (door === undefined) reach(root);
  return [...reached].flatMap((path) => byPath.get(path) ?? []);
}

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** Where a file uses what Node.js has without an import. */
const namesNode = ({ path, text }: SourceFile): readonly string[] =>
  /\bBuffer\b|\bNodeJS\.|\bprocess[.;]/.test(text.replaceAll(COMMENT, ''))
    ? [`${path} names what Node.js has`]
    : [];

/** What stands in the way of running files anywhere, with all that they load. */
function inTheWay(roots: readonly string[], parts: readonly string[], all = files): readonly string[] {
  const byPath = new Map(all.map((file) => [file.path, file]));
  const found: string[] = [];
  const seen = new Set<string>();
  for (const queue = [...roots]; queue.length > 0; ) {
    const file = byPath.get(queue.pop() ?? '');
    if (file === undefined || seen.has(file.path)) continue;
    seen.add(file.path);
    found.push(...namesNode(file));
    for (const to of loadedBy(file)) {
      const isPart = to.startsWith('#') && !parts.includes(to.slice(1));
      if (isPart || to.startsWith('node:')) found.push(`${file.path} → ${to}`);
      if (to.startsWith('.')) queue.push(targetOf(file, to));
    }
  }
  return found;
}

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

  test('is joined by what turns documents into a verdict', () => {
    expect(ANYWHERE.filter((path) => !files.some((file) => file.path === path))).toEqual([]);
    expect(inTheWay(ANYWHERE, names)).toEqual([]);
    const file = (path: string, text: string): SourceFile => ({ path, text, imports: [] });
    const all = [
      file(
        'a.ts',
        "import { b } from './b.ts';\nimport type { T } from 'node:fs';\nimport { type U } from '#system';",
      ),
      file(
        'b.ts',
        "import {\n  type V,\n  join,\n} from 'node:path';\nexport * from '#base';\nexport { c } from './c.ts';",
      ),
      file('c.ts', "const zip = await import('#system');\nBuffer.from(zip);"),
    ];
    expect(inTheWay(['a.ts'], ['base'], all)).toEqual([
      'b.ts → node:path',
      'c.ts names what Node.js has',
      'c.ts → #system',
    ]);
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

describe('what a page runs', () => {
  const run = reachedFrom('src/page/index.ts');

  test('names nothing of Node.js: what a page does otherwise is `native`, or handed in (`Means`, `World`)', () => {
    expect(run.length).toBeGreaterThan(300);
    expect(run.filter(({ path }) => path.startsWith('src/page/native/')).length).toBeGreaterThan(4);
    expect(run.flatMap((file) => [...needsNode(file), ...namesNode(file)])).toEqual([]);
    const file = (text: string): SourceFile => ({ path: 'src/x.ts', text, imports: [] });
    for (const text of [
      'let a: Buffer;',
      'Buffer.from(a);',
      'process.platform',
      'const { env } = process;',
    ]) {
      expect(namesNode(file(text)), text).toHaveLength(1);
    }
    expect(namesNode(file('let a: Uint8Array<ArrayBuffer>; // the process of it'))).toEqual([]);
  });

  test('is what the machine runs: no file stands there for another', () => {
    expect(files.filter(({ path }) => /\.page\.tsx?$/.test(path))).toEqual([]);
    const file = (path: string, text: string): SourceFile => ({ path, text, imports: [] });
    const all = [
      file(
        'src/a/index.ts',
        "export { one } from './one.ts';\nexport { loadTwo } from './load.ts';\nexport { three } from './three.ts';",
      ),
      file(
        'src/a/load.ts',
        "export const loadTwo = (): Promise<typeof import('./two.ts')> => import('./two.ts');\nexport const loadFour = () => import('./four.ts');",
      ),
      ...['one', 'two', 'three', 'four'].map((name) => file(`src/a/${name}.ts`, '')),
      file(
        'src/b/main.ts',
        "import { type T, one } from '#a';\nimport type { three } from '#a';\nimport { loadTwo } from '#a';",
      ),
    ];
    expect(reachedFrom('src/b/main.ts', all).map(({ path }) => path)).toEqual([
      'src/b/main.ts',
      'src/a/one.ts',
      'src/a/two.ts',
    ]);
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
