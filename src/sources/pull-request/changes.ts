import { appendTo } from '#base';
import { posix } from 'node:path';
import type { LeftOut } from '#contract';
import { type Difference, isFile } from '../git/objects.ts';

/** A file of the base that a pull request changes, or that is not there any more. */
export interface Former {
  readonly path: string;
  /** Git's name of what stood there. */
  readonly sha: string;
}

/** A file that a pull request moves and leaves as it is. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly sha: string;
}

/** What a pull request changes, at its pinned head. */
export interface PullRequestChanges {
  /** Git's name of each file that was added, or changed where it stands, by path. */
  readonly blobs: ReadonlyMap<string, string>;
  /** Links and submodules. */
  readonly leftOut: readonly LeftOut[];
  /** Files that stood there before and were changed. */
  readonly modified: readonly Former[];
  /** Files that stood there before, and are gone or lie elsewhere, changed. */
  readonly removed: readonly Former[];
  readonly moved: readonly Move[];
  /** Files of the base whose contents it brings once more. */
  readonly copied: readonly Former[];
}

const MODE_LINK = '120000';

/** What the trees of a head and of the commit where it left the base come to. `copied` needs all of the base. */
export function changesOf(found: readonly Difference[]): Omit<PullRequestChanges, 'copied'> {
  const blobs = new Map<string, string>();
  const leftOut: LeftOut[] = [];
  const modified: Former[] = [];
  const gone: Former[] = [];
  const added = new Map<string, string[]>();
  for (const { path, before, after } of found) {
    const old = before !== null && isFile(before) ? { path, sha: before.sha } : null;
    const isPresent = after !== null && isFile(after);
    if (after !== null && !isPresent) {
      leftOut.push({ path, reason: after.mode === MODE_LINK ? 'symlink' : 'submodule' });
    }
    if (old !== null && !isPresent) gone.push(old);
    // The right to be executed is nobody's work.
    if (!isPresent || old?.sha === after.sha) continue;
    blobs.set(path, after.sha);
    if (old === null) appendTo(added, after.sha, path);
    else modified.push(old);
  }
  const moved: Move[] = [];
  const removed: Former[] = [];
  for (const { path, sha } of gone) {
    const places = added.get(sha) ?? [];
    const sameName = places.findIndex((to) => posix.basename(to) === posix.basename(path));
    const [to] = places.splice(Math.max(0, sameName), 1);
    if (to === undefined) {
      removed.push({ path, sha });
    } else {
      blobs.delete(to);
      moved.push({ from: path, to, sha });
    }
  }
  return { blobs, leftOut, modified, removed, moved };
}
