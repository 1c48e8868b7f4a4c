import { z } from 'zod';
import { GitHubError } from '../../domain/outcome.ts';
import type { AsideFile, LeftOut, LeftOutReason, SourceFile } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf } from '../../github/errors.ts';
import { fullName, type RepositoryName } from '../../github/names.ts';
import { PERMISSIONS } from '../../github/permissions.ts';
import { asideKind, MAX_ASIDE_FILE_BYTES } from '../selection/aside.ts';
import { chooseFiles } from '../selection/choose.ts';
import { type Selection, TOO_LARGE } from '../selection/selection.ts';
import { UnusedNames } from '../selection/unused-name.ts';
import { blobSha, readTarball, type Tarball, TARBALL_LIMITS, TarballError, type Wanted } from './tarball.ts';

const FULL_SHA = /^[0-9a-f]{40}$/;
const Sha = z.string().regex(FULL_SHA);
const Tree = z.looseObject({
  truncated: z.boolean(),
  tree: z.array(
    z.looseObject({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: Sha,
      size: z.number().optional(),
    }),
  ),
});
const Blob = z.looseObject({ encoding: z.string(), content: z.string(), size: z.number().nullable() });

/** At most so many files that an archive hides are fetched one by one. */
const MAX_HIDDEN = 100;
const MODE_LINK = '120000';
const MODE_SUBMODULE = '160000';
const LISTED = 5;

/** The source files of a repository at one commit. */
export interface Contents {
  /** Full SHA of the commit. */
  readonly sha: string;
  readonly files: readonly SourceFile[];
  readonly leftOut: readonly LeftOut[];
  readonly aside: readonly AsideFile[];
  /** What a person should know of it: files that an archive hides. */
  readonly remarks: readonly string[];
  /** Files that were asked for by path, whether they are source code or not. */
  readonly extra: ReadonlyMap<string, Uint8Array>;
}

/** The repository has no commit. */
export class EmptyRepositoryError extends GitHubError {}

/** A repository's archive cannot be read. */
export class UnreadableRepositoryError extends GitHubError {}

/** Where a file's bytes are checked against: git's own list of them. */
export interface Listing {
  /** Git's name of each regular file's contents, by path. */
  readonly blobs: ReadonlyMap<string, { readonly sha: string; readonly size: number | null }>;
  readonly leftOut: readonly LeftOut[];
  /** GitHub cut the list off. */
  readonly truncated: boolean;
}

/**
 * Reads a repository at a commit: its tarball, checked file by file against git's tree. A tarball may hide files
 * (`export-ignore`) or change them (`export-subst`); those are fetched one by one, and said.
 *
 * Two requests, one more for each hidden file. At most the source files are in memory.
 *
 * @param ref full SHA, `refs/heads/<branch>`, or null for the default branch
 * @param also paths of files that are wanted besides, for themselves
 * @throws GitHubError
 */
export async function readContents(
  github: GitHub,
  name: RepositoryName,
  ref: string | null,
  selection: Selection,
  signal: AbortSignal,
  also: readonly string[] = [],
): Promise<Contents> {
  const tarball = await readArchive(
    github,
    name,
    ref,
    (path, size) => (also.includes(path) ? 'counts' : wantedOf(path, size, selection)),
    signal,
  );
  const sha = tarball.commitSha ?? (ref !== null && FULL_SHA.test(ref) ? ref : null);
  if (sha === null) {
    throw new UnreadableRepositoryError(
      `The archive of ${fullName(name)} does not say which commit it is of, so nothing in it can be relied on.`,
      'network',
    );
  }
  const listing = await readTree(github, name, sha);
  const extra = new Map<string, Uint8Array>();
  for (const path of also) {
    const file = tarball.files.get(path);
    if (file !== undefined && file.blobSha === listing.blobs.get(path)?.sha) extra.set(path, file.bytes);
  }
  return { sha, ...(await reconcile(github, name, tarball, listing, selection)), extra };
}

/** The tarball of a repository; errors say what to do. @throws GitHubError */
export async function readArchive(
  github: GitHub,
  name: RepositoryName,
  ref: string | null,
  wants: (path: string, size: number) => Wanted,
  signal: AbortSignal,
): Promise<Tarball> {
  const place = fullName(name);
  const purpose = {
    what: `reading the contents of ${place}`,
    permission: PERMISSIONS.contents,
    target: 'other',
  } as const;
  let body: ReadableStream<Uint8Array>;
  try {
    body = await github.download(purpose, 'GET /repos/{owner}/{repo}/tarball/{ref}', {
      owner: name.owner,
      repo: name.repo,
      ref: ref ?? 'HEAD',
    });
  } catch (error) {
    const isCommit = ref !== null && FULL_SHA.test(ref);
    if (!isCommit && (statusOf(error) === 404 || statusOf(error) === 409)) await explainMissing(github, name);
    throw error;
  }
  try {
    return await readTarball(body, wants, signal);
  } catch (error) {
    if (!(error instanceof TarballError)) throw error;
    throw new UnreadableRepositoryError(
      `The archive of ${place} ${error.message}; it was not unpacked.`,
      error.damaged ? 'network' : 'config-error',
      {
        cause: error,
      },
    );
  }
}

/** An empty repository and one that the token may not see answer alike; the tree tells them apart. */
async function explainMissing(github: GitHub, name: RepositoryName): Promise<void> {
  try {
    await readTree(github, name, 'HEAD');
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    throw new EmptyRepositoryError(`${fullName(name)} is empty: it has no commit.`, 'config-error', {
      cause: error,
    });
  }
}

/** Git's list of a commit's files. @throws GitHubError */
export async function readTree(github: GitHub, name: RepositoryName, ref: string): Promise<Listing> {
  const { tree, truncated } = await github.ask(
    { what: `listing the files of ${fullName(name)}`, permission: PERMISSIONS.contents, target: 'other' },
    (rest) => rest.git.getTree({ owner: name.owner, repo: name.repo, tree_sha: ref, recursive: '1' }),
    Tree,
  );
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut: LeftOut[] = [];
  const names = new UnusedNames();
  for (const entry of tree) {
    if (entry.mode === MODE_LINK) {
      leftOut.push({ path: entry.path, reason: 'symlink' });
    } else if (entry.mode === MODE_SUBMODULE) {
      leftOut.push({ path: entry.path, reason: 'submodule' });
    } else if (entry.type === 'blob') {
      // Names that are no UTF-8 may be alike once they are read as such.
      blobs.set(names.take(entry.path), { sha: entry.sha, size: entry.size ?? null });
    }
  }
  return { blobs, leftOut, truncated };
}

/** A file that is too large says the limit. */
export function withDetail(entry: LeftOut): LeftOut {
  return entry.reason === 'too-large' ? { ...entry, detail: TOO_LARGE } : entry;
}

/** Whether a file counts, or does not and is looked at all the same. */
export function wantedOf(path: string, size: number, selection: Selection): Wanted {
  const reason = selection.byPath(path, size);
  if (reason === null) return 'counts';
  return asideKind(path, size, reason, selection) === null ? null : 'aside';
}

/** Puts together what the archive gave and what git lists; git is right. */
export async function reconcile(
  github: GitHub,
  name: RepositoryName,
  tarball: Tarball,
  listing: Listing,
  selection: Selection,
): Promise<Pick<Contents, 'files' | 'leftOut' | 'aside' | 'remarks'>> {
  const files: SourceFile[] = [];
  const leftOut: LeftOut[] = [...listing.leftOut];
  const remarks: string[] = [];
  const hidden: string[] = [];
  const changed: string[] = [];
  const wanted: MissedFile[] = [];
  const kept = { counts: 0, aside: 0 };
  const keep = (path: string, bytes: Uint8Array, as: AsideOrNot): void => {
    kept[as] += bytes.length;
    files.push(inMemory(path, bytes));
  };
  const known = new Set(leftOut.map(({ path }) => path));
  const refusedByTar = new Map(tarball.leftOut.map((entry) => [entry.path, entry]));
  const bySha = new Map([...tarball.files.values()].map(({ blobSha: sha, bytes }) => [sha, bytes]));

  for (const [path, { sha, size }] of listing.blobs) {
    const reason = selection.byPath(path, size ?? 0);
    const as = wantedOf(path, size ?? 0, selection);
    if (as === null) {
      leftOut.push(withDetail({ path, reason: reason ?? 'not-source' }));
      continue;
    }
    const packed = tarball.files.get(path);
    // Under whatever name: bytes that git calls by this SHA are this file.
    const same = packed?.blobSha === sha ? packed.bytes : bySha.get(sha);
    if (same !== undefined) {
      keep(path, same, as);
      continue;
    }
    const asInGit = packed === undefined ? null : withoutReturns(packed.bytes);
    if (asInGit !== null && blobSha(asInGit) === sha) {
      keep(path, asInGit, as);
      continue;
    }
    const missed = { path, sha, size: size ?? 0, as, isHidden: packed === undefined, reason };
    const refused = refusedByTar.get(path);
    if (
      packed === undefined &&
      refused !== undefined &&
      (refused.reason === 'limit' || refused.reason === 'too-large')
    ) {
      leftOut.push(notLookedAt(missed, refused, selection));
      continue;
    }
    wanted.push(missed);
  }
  // What counts, and the largest first: where there are too many, stubs must not take the place of somebody's work.
  for (const missed of wanted.toSorted((a, b) => order(a.as, b.as) || b.size - a.size)) {
    const { path, sha, size, as, isHidden } = missed;
    const most = as === 'counts' ? TARBALL_LIMITS.keptBytes : TARBALL_LIMITS.asideBytes;
    const tooMuch = kept[as] + size > most;
    if (tooMuch || hidden.length + changed.length >= MAX_HIDDEN) {
      const detail = tooMuch
        ? `more than ${most} bytes of ${as === 'counts' ? 'source' : 'files that do not count'}`
        : `more than ${MAX_HIDDEN} files are not in the archive as they are in git`;
      leftOut.push(notLookedAt(missed, { reason: 'limit', detail }, selection));
      continue;
    }
    (isHidden ? hidden : changed).push(path);
    const bytes = await readBlob(github, name, sha);
    if ('reason' in bytes) leftOut.push({ path, ...bytes });
    else keep(path, bytes, as);
  }
  for (const entry of tarball.leftOut) {
    if (!known.has(entry.path) && !listing.blobs.has(entry.path)) leftOut.push(entry);
  }
  if (listing.truncated) {
    // What GitHub does not list cannot be checked; it is compared as the archive has it.
    for (const [path, { bytes }] of tarball.files) {
      if (!listing.blobs.has(path)) files.push(inMemory(path, bytes));
    }
    remarks.push('GitHub lists only a part of its files, so what the archive may hide is not known.');
  }
  if (hidden.length > 0) {
    remarks.push(`${some(hidden)} not in the archive (.gitattributes export-ignore); fetched one by one.`);
  }
  if (changed.length > 0) {
    remarks.push(
      `${some(changed)} changed in the archive (.gitattributes export-subst, ident or an encoding); taken as git has them.`,
    );
  }
  const chosen = await chooseFiles(files, selection, leftOut);
  return { ...chosen, remarks: [...remarks, ...chosen.remarks] };
}

type AsideOrNot = NonNullable<Wanted>;

/** A file that the archive does not have as git has it. */
interface MissedFile {
  readonly path: string;
  readonly sha: string;
  readonly size: number;
  readonly as: AsideOrNot;
  readonly isHidden: boolean;
  /** Why it does not count; null: it does. */
  readonly reason: LeftOutReason | null;
}

function order(a: AsideOrNot, b: AsideOrNot): number {
  return Number(a === 'aside') - Number(b === 'aside');
}

/** Text that nothing says to be code is not missed where a limit ends the look at it. */
function notLookedAt(
  { path, size, reason }: MissedFile,
  limit: Pick<LeftOut, 'reason' | 'detail'>,
  selection: Selection,
): LeftOut {
  const kind = reason === null ? 'source' : asideKind(path, size, reason, selection);
  return kind === 'source' || reason === null ? { ...limit, path } : withDetail({ path, reason });
}

/** A file's bytes by git's name of them; else why not: what is no blob is a submodule's commit. @throws GitHubError */
export async function readBlob(
  github: GitHub,
  name: RepositoryName,
  sha: string,
): Promise<Buffer | Pick<LeftOut, 'reason' | 'detail'>> {
  try {
    const blob = await github.ask(
      { what: `reading a file of ${fullName(name)}`, permission: PERMISSIONS.contents, target: 'other' },
      (rest) => rest.git.getBlob({ owner: name.owner, repo: name.repo, file_sha: sha }),
      Blob,
    );
    if ((blob.size ?? 0) > MAX_ASIDE_FILE_BYTES) return { reason: 'limit', detail: TOO_LARGE };
    return Buffer.from(blob.content, blob.encoding === 'base64' ? 'base64' : 'utf8');
  } catch (error) {
    if (statusOf(error) === 404) return { reason: 'submodule' };
    throw error;
  }
}

function inMemory(path: string, bytes: Uint8Array): SourceFile {
  return { path, size: bytes.length, read: () => Promise.resolve(bytes) };
}

/** `eol=crlf` puts returns into the archive that git does not store. */
function withoutReturns(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** "2 files (a.py, b.py) are". */
function some(paths: readonly string[]): string {
  const names = paths.slice(0, LISTED).map((path) => JSON.stringify(path));
  const more = paths.length > LISTED ? ` and ${paths.length - LISTED} more` : '';
  const [files, are] = paths.length === 1 ? ['file', 'is'] : ['files', 'are'];
  return `${paths.length} ${files} (${names.join(', ')}${more}) ${are}`;
}
