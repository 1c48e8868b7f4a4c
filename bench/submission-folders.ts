import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findSets } from './dataset.ts';

/** Where the files of one submission lie. */
export interface SubmissionFiles {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly path: string }[];
}

interface Manifest {
  readonly groups?: readonly { readonly subs: Readonly<Record<string, readonly string[]>> }[];
}

/**
 * Groups of submissions in a folder: those of a labelled set (or of several); else every direct subfolder is a submission,
 * and every file that lies there by itself.
 *
 * @throws Error when there is none
 */
export function findSubmissions(folder: string): readonly (readonly SubmissionFiles[])[] {
  const sets = findSets(folder);
  const groups = sets.length > 0 ? sets.flatMap(ofSet) : [ofFolder(folder)];
  if (groups.every((group) => group.length === 0)) throw new Error(`${folder} holds no submissions`);
  return groups;
}

function ofSet(folder: string): SubmissionFiles[][] {
  const { groups } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  if (!Array.isArray(groups)) {
    throw new TypeError(`${folder}/manifest.json has no groups: it is not a labelled set`);
  }
  const root = path.join(folder, existsSync(path.join(folder, 'files')) ? 'files' : '.');
  return (groups as NonNullable<Manifest['groups']>).map(({ subs }) =>
    Object.entries(subs).map(([name, files]) => ({
      name,
      files: files.map((file) => ({ name: file, path: path.join(root, file) })),
    })),
  );
}

function ofFolder(folder: string): SubmissionFiles[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const place = path.join(folder, name);
      const kind = statSync(place, { throwIfNoEntry: false });
      if (kind?.isFile() === true) return [{ name, files: [{ name, path: place }] }];
      if (kind?.isDirectory() !== true) return [];
      const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
        .toSorted()
        .map((file) => ({ name: file, path: path.join(place, file) }))
        .filter((file) => statSync(file.path, { throwIfNoEntry: false })?.isFile() === true);
      return [{ name, files }];
    });
}
