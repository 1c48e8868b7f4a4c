import type { SourceFile } from '#contract';
import type { GitHub, RepositoryName } from '#github';
import type { Contents } from '../github/contents.ts';
import { wantedOf } from '../github/wanted.ts';
import { chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { isTaken, staying } from './base-folder.ts';
import { placesOf } from './not-excused.ts';
import type { Former, PullRequestChanges } from './changes.ts';
import { inMemory } from './collect-pull-request.ts';
import type { Heads } from './heads.ts';
import { readBlobs } from './read-blobs.ts';

export interface BaseOptions {
  readonly github: GitHub;
  readonly base: RepositoryName;
  readonly selection: Selection;
  readonly signal: AbortSignal;
  /** Folders of the base that it is compared with: they hold other people's work. */
  readonly folders: readonly string[];
}

/**
 * What stood in the base where a pull request modifies a file, also one that it moves: lines that stood there before are nobody's
 * work in it.
 *
 * @param others the same of those that it is compared with: whoever took a file of the base for a pattern took it from none of them
 * @returns source files; empty where only new files are brought
 */
export async function modifiedInBase(
  changes: PullRequestChanges,
  others: readonly Former[],
  heads: Heads,
  { github, base, selection, folders }: BaseOptions,
): Promise<Pick<Contents, 'files' | 'aside'>> {
  const isWanted = ({ path }: Former): boolean => wantedOf(path, 0, selection) !== null;
  const modified = changes.modified.filter(isWanted);
  const replaced = new Set(modified.map(({ path }) => path));
  const added = [...changes.blobs]
    .map(([path, sha]) => ({ path, sha }))
    .filter((one) => isWanted(one) && !replaced.has(one.path));
  const removed = added.length === 0 ? [] : changes.removed.filter(isWanted);
  const compared = removed.length === 0 ? [] : added;
  const elsewhere = [...new Map(others.map((one) => [one.path, one])).values()].filter(
    (one) => isWanted(one) && !replaced.has(one.path),
  );
  const asked = [
    ...modified,
    ...elsewhere,
    ...removed,
    ...compared.filter(({ sha }) => heads.brought(sha) === null),
  ];
  const read = await readBlobs(
    github,
    base,
    asked.map(({ sha }) => sha),
  );
  const withBytes = (
    some: readonly Former[],
    bytesOf: (sha: string) => Buffer | null,
  ): readonly SourceFile[] =>
    some.flatMap(({ path, sha }) => {
      const bytes = bytesOf(sha);
      return bytes === null ? [] : [inMemory(path, bytes)];
    });
  const before = (sha: string): Buffer | null => read.get(sha) ?? null;
  const former = await movedAndChanged(
    withBytes(removed, before),
    withBytes(compared, (sha) => heads.brought(sha) ?? before(sha)),
    (from, to) => isTaken({ from, to }, folders),
  );
  const places = placesOf(changes, selection);
  const all = [...withBytes([...modified, ...elsewhere], before), ...former];
  // What it moves may be what others change.
  const stood = staying([...new Map(all.map((one) => [one.path, one])).values()], places, folders);
  const { files, aside } = await chooseFiles(stood, selection);
  return { files, aside };
}

/** Of git: a file that shares half of itself with one that is gone is that file, moved and changed. */
const SAME_SHARE = 0.5;
/** More pairs than this are not looked at. */
const MOST_PAIRS = 10_000;

/** Files that are gone and live on under another name. */
async function movedAndChanged(
  removed: readonly SourceFile[],
  added: readonly SourceFile[],
  isRefused: (from: string, to: string) => boolean,
): Promise<readonly SourceFile[]> {
  if (removed.length * added.length > MOST_PAIRS) return [];
  const lines = new Map<SourceFile, ReadonlyMap<string, number>>();
  for (const file of [...removed, ...added]) lines.set(file, linesOf(await file.read()));
  const pairs = removed
    .flatMap((from) => added.map((to) => ({ from, to, share: shareOf(lines.get(from), lines.get(to)) })))
    .filter(({ share }) => share >= SAME_SHARE)
    .toSorted((a, b) => b.share - a.share);
  const taken = new Set<SourceFile>();
  const found: SourceFile[] = [];
  for (const { from, to } of pairs) {
    if (taken.has(from) || taken.has(to)) continue;
    taken.add(from).add(to);
    if (!isRefused(from.path, to.path)) found.push(from);
  }
  return found;
}

/** Bytes by line. */
function linesOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of Buffer.from(bytes).toString('latin1').split('\n')) {
    found.set(line, (found.get(line) ?? 0) + line.length + 1);
  }
  return found;
}

/** How much of the larger of two is in both. */
function shareOf(
  a: ReadonlyMap<string, number> = new Map(),
  b: ReadonlyMap<string, number> = new Map(),
): number {
  const sum = (bytes: Iterable<number>): number => [...bytes].reduce((all, one) => all + one, 0);
  const both = sum([...a].map(([line, bytes]) => Math.min(bytes, b.get(line) ?? 0)));
  return both / Math.max(sum(a.values()), sum(b.values()), 1);
}
