import { posix } from 'node:path';
import { appendTo, fill, SettingsError } from '#base';
import type { Collected, SourceFile, SubmissionRole } from '#contract';
import { fullName, type GitHub, type RepositoryName } from '#github';
import { readContents } from '../github/contents.ts';
import { beforeGlob } from '../ground.ts';
import type { Listing } from '../github/git-objects.ts';
import type { Selection } from '../selection/selection.ts';
import type { Move } from './changes.ts';
import * as says from '../repositories/says.ts';

/**
 * Folders of the base as submissions: each direct subfolder of `path`, or each file where it has none.
 *
 * @throws SettingsError when the base has no such folder
 */
export async function collectBaseFolder(
  github: GitHub,
  base: RepositoryName,
  baseSha: string,
  path: string,
  options: { readonly selection: Selection; readonly role: SubmissionRole; readonly signal: AbortSignal },
): Promise<readonly Collected[]> {
  const contents = await readContents(github, base, baseSha, options.selection, options.signal);
  const prefix = path.replace(/^\.\//, '').replace(/\/+$/, '');
  const inside = (file: string): string | null =>
    prefix === '' || prefix === '.'
      ? file
      : file === prefix
        ? (prefix.split('/').at(-1) ?? prefix)
        : file.startsWith(`${prefix}/`)
          ? file.slice(prefix.length + 1)
          : null;
  const groups = new Map<string, SourceFile[]>();
  for (const file of contents.files) {
    const rest = inside(file.path);
    if (rest === null) continue;
    const group = rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : rest;
    appendTo(groups, group, { ...file, path: rest, read: file.read.bind(file) });
  }
  if (groups.size === 0) {
    throw new SettingsError(
      fill(says.compareHolds, {
        path: JSON.stringify(path),
        base: fullName(base),
        baseSha: baseSha.slice(0, 7),
      }),
    );
  }
  const folder = prefix === '' ? '' : `${prefix}/`;
  return [...groups].map(([group, files]) => ({
    ok: true,
    submission: {
      key: `${fullName(base)}:${folder}${group}`,
      name: group,
      role: options.role,
      origin: { kind: 'directory', path: `${folder}${group}` },
      files,
      leftOut: [],
      remarks: [],
    },
  }));
}

/** Whether a tree has a file or folder of this path. */
export function holds(tree: Pick<Listing, 'blobs'>, folder: string): boolean {
  const prefix = `${folder.replace(/\/+$/, '')}/`;
  return tree.blobs.has(folder) || [...tree.blobs.keys()].some((path) => path.startsWith(prefix));
}

/**
 * Whether moving a file takes somebody else's work.
 *
 * @param folders each holds one person's work in each of its folders: a file that stays in its folder is not taken
 */
export function isTaken({ from, to }: Pick<Move, 'from' | 'to'>, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const group = groupIn(folder, from);
    return group !== null && group !== groupIn(folder, to);
  });
}

/**
 * Files of the base whose work stays where it was. A pull request that touches a file of somebody else's folder could excuse a copy of
 * it elsewhere by that, so what stood there is excused only in one that brings nothing outside of that folder.
 *
 * @param places of all files that the pull request brings
 */
export function staying<File extends { readonly path: string }>(
  files: readonly File[],
  places: readonly string[],
  folders: readonly string[],
): readonly File[] {
  return folders.reduce((left, folder) => {
    const groups = [...new Set(places.map((place) => groupIn(folder, place)))];
    return left.filter(({ path }) => {
      const group = groupIn(folder, path);
      return group === null || groups.every((one) => one === group);
    });
  }, files);
}

/** One person's folder, or file, among those that an entry leads to; null: the path lies elsewhere. @param entry globs allowed */
function groupIn(entry: string, path: string): string | null {
  const parts = path.split('/');
  const folder = partsOf(beforeGlob(entry));
  return folder.every((part, at) => part === parts[at]) && parts.length >= folder.length
    ? parts.slice(0, partsOf(entry).length + 1).join('/')
    : null;
}

function partsOf(path: string): readonly string[] {
  return posix
    .resolve('/', path)
    .split('/')
    .filter((part) => part !== '');
}
