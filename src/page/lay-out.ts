import { count, fill, formatBytes, formatCount, SettingsError, withoutEnding } from '#base';
import { droppedInputs, droppedPath } from '#check';
import { type GivenClass, type GivenFile, PAGE_LIMITS, type Part, PARTS } from '#contract';
import { safePath } from '#system';
import { MEMORY } from './memory.ts';
import { WORKSPACE } from './page-world.ts';
import { beginReading } from './read-bytes.ts';
import * as says from './says.ts';

/**
 * Lays down what was dropped, in place of what was there before. Nothing of it is read.
 *
 * @throws SettingsError where it is more than a browser's tab bears
 */
export function layOut({ files }: GivenClass) {
  MEMORY.clear();
  beginReading();
  MEMORY.makeFolder(WORKSPACE);
  const all = Object.values(files).flat();
  const bytes = all.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  if (bytes > PAGE_LIMITS.bytes) {
    throw new SettingsError(
      fill(says.droppedBytes, {
        size: formatCount(bytes),
        most: formatBytes(PAGE_LIMITS.bytes),
      }),
    );
  }
  const untaken: string[] = [];
  const parts = PARTS.map((part) => [part, layDown(part, files[part] ?? [], untaken)] as const);
  const paths = parts.map(([part, { names }]) => [part, droppedPath(part, names)] as const);
  const [cases] = layDown('cases', files.cases ?? [], untaken).names;
  return {
    /** What names them. */
    inputs: {
      ...droppedInputs(Object.fromEntries(paths) as Record<Part, string | null>),
      ...(cases === undefined ? {} : { cases: `cases/${cases}` }),
    },
    /** What the submissions lie in, or are packed in; '': nothing of the kind. */
    name: parts.find(([part]) => part === 'submissions')?.[1].name ?? '',
    /** What could not be laid down. */
    warnings:
      untaken.length === 0
        ? []
        : [
            fill(says.couldNotTakenBecause, {
              files: count(untaken.length, 'dropped file'),
              first: JSON.stringify(untaken[0]),
              isMore: untaken.length > 1,
            }),
          ],
  };
}

/** @returns names of what lies in the part's folder. A folder around all that was dropped is its name and nothing else */
function layDown(part: string, files: readonly GivenFile[], untaken: string[]) {
  const tops = new Set(files.map(({ path }) => path.split('/', 1)[0] ?? ''));
  const [top = ''] = tops;
  const isInside = tops.size === 1 && files.every(({ path }) => path.includes('/'));
  const names = new Set<string>();
  for (const { path, file } of files) {
    const own = safePath(isInside ? path.slice(top.length + 1) : path);
    if (own === null || !MEMORY.give(`${WORKSPACE}/${part}/${own}`, file)) untaken.push(path);
    else names.add(own.split('/', 1)[0] ?? own);
  }
  return { names: [...names], name: tops.size === 1 ? withoutEnding(top) : '' };
}
