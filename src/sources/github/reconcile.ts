import { fill, listed } from '#base';
import { inMemory, type LeftOut, type LeftOutReason } from '#contract';
import { blobSha, type GitHub, type RepositoryName } from '#github';
import { asideKind } from '../selection/aside.ts';
import { type Chosen, chooseFiles, type SizedLeftOut } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { type Listing, readBlob } from './git-objects.ts';
import { mostKept, type Tarball, TARBALL_LIMITS, type TarballFile, type Wanted } from './tarball.ts';
import { wantedOf, withDetail } from './wanted.ts';
import * as says from './says.ts';

/** At most so many files that an archive hides are fetched one by one. */
const MAX_HIDDEN = 100;
/** Names of files in a remark. */
const LISTED = 5;

/** Puts together what the archive gave and what git lists; git is right. Files that the archive hides are fetched. @throws GitHubError */
export async function reconcile(
  github: GitHub,
  name: RepositoryName,
  tarball: Tarball,
  listing: Listing,
  selection: Selection,
): Promise<Chosen> {
  const compared = compare(tarball, listing, selection);
  const fetched = await fetchMissed(github, name, compared, selection);
  const known = new Set(listing.leftOut.map(({ path }) => path));
  const leftOut = [
    ...listing.leftOut,
    ...compared.leftOut,
    ...fetched.leftOut,
    ...tarball.leftOut.filter(({ path }) => !known.has(path) && !listing.blobs.has(path)),
  ];
  // What GitHub does not list cannot be checked; it is compared as the archive has it.
  const unlisted = listing.truncated ? [...tarball.files].filter(([path]) => !listing.blobs.has(path)) : [];
  const files = [
    ...[...compared.kept, ...fetched.kept].map(({ path, bytes }) => inMemory(path, bytes)),
    ...unlisted.map(([path, { bytes }]) => inMemory(path, bytes)),
  ];
  const chosen = await chooseFiles(files, selection, leftOut);
  return { ...chosen, remarks: [...remarksOn(listing, fetched), ...chosen.remarks] };
}

type AsideOrNot = NonNullable<Wanted>;

interface Kept {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly as: AsideOrNot;
}

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

interface Compared {
  /** Files that the archive has as git has them. */
  readonly kept: readonly Kept[];
  readonly missed: readonly MissedFile[];
  readonly leftOut: readonly SizedLeftOut[];
}

/** Holds each file of the archive against git's list. */
function compare(tarball: Tarball, listing: Listing, selection: Selection): Compared {
  const kept: Kept[] = [];
  const missed: MissedFile[] = [];
  const leftOut: SizedLeftOut[] = [];
  const refusedByTar = new Map(tarball.leftOut.map((entry) => [entry.path, entry]));
  const bySha = new Map([...tarball.files.values()].map(({ blobSha: sha, bytes }) => [sha, bytes]));
  for (const [path, { sha, size: told }] of listing.blobs) {
    const size = told ?? 0;
    const reason = selection.byPath(path, size);
    const as = wantedOf(path, size, selection);
    if (as === null) {
      leftOut.push({
        ...withDetail({ path, reason: reason ?? 'not-source' }),
        ...(told === null ? {} : { size: told }),
      });
      continue;
    }
    const packed = tarball.files.get(path);
    const bytes = sameBytes(packed, sha) ?? bySha.get(sha);
    if (bytes !== undefined) {
      kept.push({ path, bytes, as });
      continue;
    }
    const one = { path, sha, size, as, isHidden: packed === undefined, reason };
    const refused = packed === undefined ? refusedByTar.get(path) : undefined;
    if (refused?.reason === 'limit' || refused?.reason === 'too-large') {
      leftOut.push({ ...notLookedAt(one, refused, selection), size });
    } else {
      missed.push(one);
    }
  }
  return { kept, missed, leftOut };
}

/** A file's bytes as git has them, where the archive has them so, or with other line ends. */
function sameBytes(packed: TarballFile | undefined, sha: string): Buffer | undefined {
  if (packed === undefined || packed.blobSha === sha) return packed?.bytes;
  const asInGit = withoutReturns(packed.bytes);
  return blobSha(asInGit) === sha ? asInGit : undefined;
}

interface Fetched {
  readonly kept: readonly Kept[];
  readonly leftOut: readonly SizedLeftOut[];
  /** Paths of files that the archive does not have, and that it has otherwise. */
  readonly hidden: readonly string[];
  readonly changed: readonly string[];
}

/** Reads what the archive does not have as git has it, as far as the limits reach. */
async function fetchMissed(
  github: GitHub,
  name: RepositoryName,
  { kept: before, missed }: Compared,
  selection: Selection,
): Promise<Fetched> {
  const kept: Kept[] = [];
  const leftOut: SizedLeftOut[] = [];
  const asked: MissedFile[] = [];
  const total = {
    counts: bytesAs('counts', before),
    aside: bytesAs('aside', before),
    'folder-text': bytesAs('folder-text', before),
  };
  // What counts, and the largest first: where there are too many, stubs must not take the place of somebody's work.
  for (const one of missed.toSorted((a, b) => order(a.as, b.as) || b.size - a.size)) {
    const { path, sha, size, as } = one;
    const most = mostKept(as, TARBALL_LIMITS);
    const tooMuch = total[as] + size > most;
    if (tooMuch || asked.length >= MAX_HIDDEN) {
      const detail = tooMuch
        ? fill(says.moreThan, { most, of: as === 'counts' ? 'source' : 'files that do not count' })
        : fill(says.filesNotArchive, { most: MAX_HIDDEN });
      leftOut.push({ ...notLookedAt(one, { reason: 'limit', detail }, selection), size });
      continue;
    }
    asked.push(one);
    const bytes = await readBlob(github, name, sha);
    if ('reason' in bytes) {
      leftOut.push({ path, size, ...bytes });
    } else {
      total[as] += bytes.length;
      kept.push({ path, bytes, as });
    }
  }
  const pathsOf = (isHidden: boolean): readonly string[] =>
    asked.filter((one) => one.isHidden === isHidden).map(({ path }) => path);
  return { kept, leftOut, hidden: pathsOf(true), changed: pathsOf(false) };
}

function bytesAs(as: AsideOrNot, files: readonly Kept[]): number {
  return files.reduce((sum, one) => (one.as === as ? sum + one.bytes.length : sum), 0);
}

function remarksOn({ truncated }: Listing, { hidden, changed }: Fetched): readonly string[] {
  return [
    ...(truncated ? [says.githubLists] : []),
    ...(hidden.length > 0 ? [fill(says.notArchiveGitattributes, { some: some(hidden) })] : []),
    ...(changed.length > 0 ? [fill(says.changedArchive, { some: some(changed) })] : []),
  ];
}

const RANKS: readonly AsideOrNot[] = ['counts', 'aside', 'folder-text'];

function order(a: AsideOrNot, b: AsideOrNot): number {
  return RANKS.indexOf(a) - RANKS.indexOf(b);
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

/** `eol=crlf` puts returns into the archive that git does not store. */
function withoutReturns(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** "2 files (a.py, b.py) are". */
function some(paths: readonly string[]): string {
  const [files, are] = paths.length === 1 ? ['file', 'is'] : ['files', 'are'];
  return `${paths.length} ${files} (${listed(paths, LISTED, JSON.stringify)}) ${are}`;
}
