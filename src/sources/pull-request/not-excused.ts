import type { GitHub, RepositoryName } from '#github';
import { wantedOf } from '../github/wanted.ts';
import type { Selection } from '../selection/selection.ts';
import { staying } from './base-folder.ts';
import type { PullRequestChanges } from './changes.ts';
import { readBlobs } from './read-blobs.ts';

interface Options {
  readonly github: GitHub;
  readonly base: RepositoryName;
  readonly selection: Selection;
  /** Folders of the base that it is compared with: they hold other people's work. */
  readonly folders: readonly string[];
  /** It is to be merged into another branch than the one that is judged, which may hold somebody else's work. */
  readonly isStacked: boolean;
}

/**
 * What stood in files of folders that are compared with, where it is not excused, and in all that a stacked pull request changes: of such
 * a file nothing but its new lines is the author's.
 *
 * @returns by path
 */
export async function notExcused(
  changes: PullRequestChanges,
  { github, base, selection, folders, isStacked }: Options,
): Promise<ReadonlyMap<string, Buffer>> {
  const stays = new Set(staying(changes.modified, placesOf(changes, selection), folders));
  const apart = changes.modified.filter((one) => isStacked || !stays.has(one));
  const read = await readBlobs(
    github,
    base,
    apart.map(({ sha }) => sha),
  );
  return new Map(
    apart.flatMap(({ path, sha }) => {
      const bytes = read.get(sha);
      return bytes === undefined ? [] : [[path, bytes] as const];
    }),
  );
}

/** Where a pull request brings what may hold code. */
export function placesOf(changes: PullRequestChanges, selection: Selection): readonly string[] {
  return [...changes.blobs.keys()].filter((path) => wantedOf(path, 0, selection) !== null);
}

/** A text without the lines that stood in a former one, blanks aside. Each that is left keeps its number. */
export function newLines(text: Buffer, former: Buffer): Buffer {
  const plain = (line: string): string => line.replaceAll(/\s+/g, '');
  const stood = new Map<string, number>();
  for (const line of former.toString('latin1').split('\n').map(plain)) {
    stood.set(line, (stood.get(line) ?? 0) + 1);
  }
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
