import { occurrences } from '#base';
import type { GitHub, RepositoryName } from '#github';
import { wantedOf } from '../github/wanted.ts';
import type { Selection } from '../selection/selection.ts';
import { isTaken, staying } from './base-folder.ts';
import type { Former, PullRequestChanges } from './changes.ts';
import { movedAndChanged, type FileText } from './moved-and-changed.ts';
import { readBlobs } from './read-blobs.ts';

export interface BaseReading {
  /** For the base. */
  readonly github: GitHub;
  /** The repository that this runs in. */
  readonly base: RepositoryName;
  readonly selection: Selection;
  /** Folders of the base that it is compared with: they hold other people's work. */
  readonly folders: readonly string[];
}

export interface ExcuseOptions extends BaseReading {
  /** It is to be merged into another branch than the one that is judged, which may hold somebody else's work. */
  readonly isStacked: boolean;
}

/**
 * What stood in files of folders that are compared with, where it is not excused, and in all that a stacked pull request changes, also
 * where it moves it: of such a file nothing but its new lines is the author's.
 *
 * @param bytesOf of a file that it brings; undefined: they were not read
 * @returns by the path that it has now
 */
export async function notExcused(
  changes: PullRequestChanges,
  bytesOf: (path: string) => Buffer | undefined,
  { github, base, selection, folders, isStacked }: ExcuseOptions,
): Promise<ReadonlyMap<string, Buffer>> {
  const places = placesOf(changes, { selection, folders });
  const stays = new Set(staying(changes.modified, places, folders));
  const apart = changes.modified.filter((one) => isStacked || !stays.has(one));
  const inPlace = new Set(changes.modified.map(({ path }) => path));
  const added = isStacked ? places.filter((path) => !inPlace.has(path)) : [];
  const removed = added.length === 0 ? [] : changes.removed.filter(({ path }) => isWanted(path, selection));
  const read = await readBlobs(
    github,
    base,
    [...apart, ...removed].map(({ sha }) => sha),
  );
  const former = (some: readonly Former[]): readonly FileText[] =>
    some.flatMap(({ path, sha }) => textOf(path, read.get(sha)));
  const present = added.flatMap((path) => textOf(path, bytesOf(path)));
  const moved = movedAndChanged(former(removed), present, folders);
  return new Map([
    ...former(apart).map(({ path, bytes }) => [path, bytes] as const),
    ...moved.map(({ from, to }) => [to.path, from.bytes] as const),
  ]);
}

function textOf(path: string, bytes: Buffer | undefined): readonly FileText[] {
  return bytes === undefined ? [] : [{ path, bytes }];
}

/** Where a pull request brings what may hold code, also what it takes out of another's folder as it is. */
export function placesOf(
  { blobs, moved }: PullRequestChanges,
  { selection, folders }: Pick<BaseReading, 'selection' | 'folders'>,
): readonly string[] {
  const taken = moved.filter((one) => isTaken(one, folders)).map(({ to }) => to);
  return [...blobs.keys(), ...taken].filter((path) => isWanted(path, selection));
}

/** Whether a file may hold code. */
export function isWanted(path: string, selection: Selection): boolean {
  return wantedOf(path, 0, selection) !== null;
}

/** A text without the lines that stood in a former one, blanks aside. Each that is left keeps its number. */
export function newLines(text: Buffer, former: Buffer): Buffer {
  const plain = (line: string): string => line.replaceAll(/\s+/g, '');
  const stood = occurrences(former.toString('latin1').split('\n').map(plain));
  const lines = text
    .toString('latin1')
    .split('\n')
    .map((line) => {
      const left = stood.get(plain(line)) ?? 0;
      stood.set(plain(line), left - 1);
      return left > 0 ? '' : line;
    });
  return Buffer.from(lines.join('\n'), 'latin1');
}
