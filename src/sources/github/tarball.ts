import type { LeftOut } from '#contract';
import { blobSha } from '#github';
import { MAX_ASIDE_FILE_BYTES } from '../selection/aside.ts';
import { isBulky } from '../selection/bare-text.ts';
import { TOO_LARGE } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { readTar, type TarLimits } from '../tar.ts';
import type { TarHeader } from '../tar-entries.ts';
import * as says from './says.ts';
import { fill } from '#base';

export interface TarballLimits extends TarLimits {
  /** Of one file that is kept. */
  readonly fileBytes: number;
  /** Of all files that count. */
  readonly keptBytes: number;
  /** Of one file that does not count and is looked at all the same. */
  readonly asideFileBytes: number;
  readonly asideBytes: number;
  /** Of all texts in folders of which nothing counts: they take nothing from what may be code by its name. */
  readonly folderTextBytes: number;
}

export const TARBALL_LIMITS: TarballLimits = {
  unpackedBytes: 2 * 1024 ** 3,
  entries: 200_000,
  fileBytes: 1_000_000,
  keptBytes: 32 * 1024 ** 2,
  asideFileBytes: MAX_ASIDE_FILE_BYTES,
  asideBytes: 32 * 1024 ** 2,
  folderTextBytes: 16 * 1024 ** 2,
};

/**
 * What is to be done with an entry: it counts, it does not and is looked at all the same (texts of folders of which nothing counts as
 * far as there is room for them), or nobody asks for it.
 */
export type Wanted = 'counts' | 'aside' | 'folder-text' | null;

/** What is to be done with an entry, by path and size in bytes. */
export type Wants = (path: string, size: number) => Wanted;

export interface TarballFile {
  readonly bytes: Buffer;
  /** Git's name of the contents. */
  readonly blobSha: string;
}

export interface Tarball {
  /** Full SHA of the commit, as `git archive` notes it; null: it does not say. */
  readonly commitSha: string | null;
  /** By path below the archive's top folder, as it is written there. */
  readonly files: ReadonlyMap<string, TarballFile>;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Reads a repository's tarball as it comes in. Only what `wants` names is kept; links and special files are never made, and
 * nothing is written to disk.
 *
 * @throws TarballError
 */
export async function readTarball(
  body: ReadableStream<Uint8Array>,
  wants: Wants,
  signal: AbortSignal,
  limits: TarballLimits = TARBALL_LIMITS,
): Promise<Tarball> {
  const files = new Map<string, TarballFile>();
  const names = new UnusedNames();
  const leftOut: LeftOut[] = [];
  const kept = { counts: 0, bulky: 0, aside: 0, 'folder-text': 0 };
  const comment = await readTar(body, {
    isPacked: true,
    limits,
    signal,
    onEntry: (header) => {
      const path = header.name.slice(header.name.indexOf('/') + 1);
      const budget = decide(header, path, wants, kept, limits);
      if (budget === null || typeof budget === 'object') {
        if (budget !== null) leftOut.push(budget);
        return null;
      }
      kept[budget] += header.size;
      // Names that are no UTF-8 may be alike once they are read as such.
      return ({ buffer }) => {
        const bytes = Buffer.from(buffer);
        files.set(names.take(path), { bytes, blobSha: blobSha(bytes) });
      };
    },
  });
  return { commitSha: /^[0-9a-f]{40}$/.test(comment ?? '') ? comment : null, files, leftOut };
}

/** Of what a file that is kept is taken. Large notebooks take nothing from the source files behind them. */
type Budget = NonNullable<Wanted> | 'bulky';

/** What is done with an entry: it is kept, left out for a reason, or passed over (null). */
function decide(
  { type, size }: TarHeader,
  path: string,
  wants: Wants,
  kept: Readonly<Record<Budget, number>>,
  limits: TarballLimits,
): Budget | LeftOut | null {
  if (type === 'directory' || path === '') return null;
  if (type === 'link') return { path, reason: 'symlink' };
  if (type !== 'file') return { path, reason: 'special-file' };
  const wanted = wants(path, size);
  if (wanted === null) return null;
  const budget = wanted === 'counts' && size > limits.fileBytes && isBulky(path) ? 'bulky' : wanted;
  const mostBytes = budget === 'counts' ? limits.fileBytes : limits.asideFileBytes;
  const mostInAll = mostKept(budget, limits);
  const of = budget === 'counts' || budget === 'bulky' ? 'source' : 'files that do not count';
  if (size <= mostBytes && kept[budget] + size <= mostInAll) return budget;
  if (size > mostBytes && wanted === 'counts') return { path, reason: 'too-large', detail: TOO_LARGE };
  const most = size > mostBytes ? mostBytes : mostInAll;
  return { path, reason: 'limit', detail: fill(says.moreThan, { most, of }) };
}

/** Bytes of all files of a kind. */
export function mostKept(budget: Budget, limits: TarballLimits): number {
  if (budget === 'counts') return limits.keptBytes;
  return budget === 'folder-text' ? limits.folderTextBytes : limits.asideBytes;
}
