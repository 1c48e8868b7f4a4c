/** Writes the picture and the table of ARCHITECTURE.md, from the doors of the parts and from who imports whom; `--check` compares. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBetween } from '../src/contract/settings/tables.ts';
import { writeGenerated } from './generated-file.ts';

const root = join(import.meta.dirname, '..');

interface Part {
  /** A folder of `src` with a door, or `web`. */
  readonly name: string;
  /** What its door says that it is. */
  readonly about: string;
  /** Parts that its files import. */
  readonly imports: readonly string[];
}

/** A module and what it imports of this repository, as it is written there. */
export interface SourceFile {
  /** Below the root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** As `#base`, `../names.ts`. */
  readonly imports: readonly string[];
}

/** The modules of `src` and `web`. */
export function sourceFiles(): readonly SourceFile[] {
  return globSync(['src/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root }).map((file) => {
    const path = file.replaceAll('\\', '/');
    const text = readFileSync(join(root, path), 'utf8');
    const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, to = '']) => to);
    return { path, text, imports };
  });
}

/** The part that a file belongs to; null: it is an entry, beside all parts. */
export function partOf(path: string): string | null {
  return /^src\/(\w+)\//.exec(path)?.[1] ?? (path.startsWith('web/') ? 'web' : null);
}

/** The parts, those that import first. @throws Error where a part has no door, or where parts import each other in a circle */
export function readParts(files: readonly SourceFile[] = sourceFiles()): readonly Part[] {
  const names = new Set(files.flatMap(({ path }) => partOf(path) ?? []));
  const parts = [...names].map((name) => {
    const door = name === 'web' ? 'web/main.tsx' : `src/${name}/index.ts`;
    const text = files.find(({ path }) => path === door)?.text ?? '';
    const about = /^\/\*\*([\s\S]*?)\*\//
      .exec(text)?.[1]
      ?.replaceAll(/\s*\n \*/g, '')
      .trim();
    if (about === undefined) throw new Error(`${door} does not begin with what ${name} is.`);
    const imports = files
      .filter(({ path }) => partOf(path) === name)
      .flatMap((file) => file.imports.flatMap((to) => (to.startsWith('#') ? [to.slice(1)] : [])));
    return { name, about, imports: [...new Set(imports)].toSorted() };
  });
  const floors = new Map(parts.map(({ name }) => [name, floorOf(name, parts, [])]));
  return parts.toSorted(
    (a, b) => (floors.get(b.name) ?? 0) - (floors.get(a.name) ?? 0) || (a.name < b.name ? -1 : 1),
  );
}

/** How many parts lie below a part, one on another. */
function floorOf(name: string, parts: readonly Part[], above: readonly string[]): number {
  if (above.includes(name)) throw new Error(`Parts in a circle: ${[...above, name].join(' → ')}.`);
  const below = parts.find((part) => part.name === name)?.imports ?? [];
  return Math.max(0, ...below.map((one) => 1 + floorOf(one, parts, [...above, name])));
}

/** What is reached from a part, without what it imports itself. */
function beyond(name: string, parts: readonly Part[]): ReadonlySet<string> {
  const importsOf = (one: string): readonly string[] =>
    parts.find((part) => part.name === one)?.imports ?? [];
  const reached = new Set<string>();
  const queue = [...importsOf(name)];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    for (const next of importsOf(one)) {
      if (!reached.has(next)) queue.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** Arrows that follow from others are left out: whoever stands above may import all below. */
function picture(parts: readonly Part[]): string {
  const arrows = parts.map(({ name, imports }) => {
    const followed = beyond(name, parts);
    return imports.filter((one) => !followed.has(one)).map((one) => `  ${name} --> ${one}`);
  });
  return ['```mermaid', 'flowchart TD', ...arrows.flat(), '```'].join('\n');
}

function table(parts: readonly Part[]): string {
  const rows = parts.map(({ name, about, imports }) => {
    const folder = name === 'web' ? 'web/' : `src/${name}/`;
    return `| \`${folder}\` | ${about} | ${imports.map((one) => `\`${one}\``).join(', ')} |`;
  });
  return ['| part | is | imports |', '|---|---|---|', ...rows].join('\n');
}

if (import.meta.main) {
  const parts = readParts();
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  writeGenerated(
    'ARCHITECTURE.md',
    replaceBetween(
      page,
      '<!-- parts:start -->',
      '<!-- parts:end -->',
      `\n${picture(parts)}\n\n${table(parts)}\n`,
    ),
  );
}
