import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { EngineFile } from '../src/engine/api.ts';

/** A labelled set: `manifest.json` beside `files/`. */
interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly groups: readonly {
    readonly id: string;
    readonly subs: Readonly<Record<string, readonly string[]>>;
    readonly base: readonly string[] | null;
    readonly pairs: readonly (readonly [string, string, 0 | 1, string?])[];
  }[];
}

interface LabelledPair {
  readonly a: number;
  readonly b: number;
  readonly positive: boolean;
  readonly kind: string;
}

export interface LabelledGroup {
  readonly id: string;
  /** Submissions by number, which is what `pairs` names. */
  readonly submissions: readonly { readonly name: string; readonly files: readonly EngineFile[] }[];
  readonly base: readonly EngineFile[];
  readonly pairs: readonly LabelledPair[];
}

export interface LabelledSet {
  readonly name: string;
  readonly language: string;
  readonly groups: readonly LabelledGroup[];
}

/** The dataset folders at or below `folder` (those that hold a `manifest.json`), sorted. */
export function findSets(folder: string, depth = 3): readonly string[] {
  if (existsSync(path.join(folder, 'manifest.json'))) return [folder];
  if (depth === 0) return [];
  return readdirSync(folder)
    .toSorted()
    .map((name) => path.join(folder, name))
    .filter((child) => statSync(child, { throwIfNoEntry: false })?.isDirectory() === true)
    .flatMap((child) => findSets(child, depth - 1));
}

/** Reads a labelled set. Throws an `Error` that names the manifest when it is not one. */
export function readSet(folder: string): LabelledSet {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Partial<Manifest>;
  if (!Array.isArray(manifest.groups)) {
    throw new TypeError(`${folder}/manifest.json has no groups: it is not a labelled set`);
  }
  const root = path.join(folder, existsSync(path.join(folder, 'files')) ? 'files' : '.');
  const read = (name: string): EngineFile => ({ path: name, bytes: readFileSync(path.join(root, name)) });
  return {
    name: manifest.name ?? path.basename(folder),
    language: manifest.lang ?? '',
    groups: (manifest as Manifest).groups.map((group) => {
      const names = Object.keys(group.subs);
      const numbers = new Map(names.map((name, index) => [name, index]));
      const number = (name: string): number => {
        const found = numbers.get(name);
        if (found === undefined) {
          throw new Error(
            `${folder}/manifest.json: group ${group.id} has a pair with ${name}, which is no submission of it`,
          );
        }
        return found;
      };
      return {
        id: group.id,
        submissions: names.map((name) => ({ name, files: (group.subs[name] ?? []).map(read) })),
        base: (group.base ?? []).map(read),
        pairs: group.pairs.map(([a, b, label, kind]) => ({
          a: number(a),
          b: number(b),
          positive: label === 1,
          kind: kind ?? '',
        })),
      };
    }),
  };
}
