import { z } from 'zod';
import { Failure, GitHubError, SettingsError, Skipped } from '../../domain/outcome.ts';
import type { Collected, LeftOut, Origin, SourceFile, SubmissionRole } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
import { statusOf } from '../../github/errors.ts';
import { GHOST } from '../../github/event-context.ts';
import { fullName, type RepositoryName } from '../../github/names.ts';
import { PERMISSIONS } from '../../github/permissions.ts';
import { readPullHead } from '../../github/pull-head.ts';
import { chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import {
  type Contents,
  type Listing,
  readArchive,
  readBlob,
  readContents,
  readTree,
  reconcile,
  wantedOf,
  withDetail,
} from './contents.ts';

const Sha = z.string().regex(/^[0-9a-f]{40}$/);
const Pull = z.looseObject({
  number: z.number().int(),
  state: z.string(),
  draft: z.boolean().optional(),
  user: z.looseObject({ login: z.string(), id: z.number().int() }).nullable(),
  head: z.looseObject({ sha: Sha }),
  base: z.looseObject({ sha: Sha }),
});
const ChangedFile = z.looseObject({
  filename: z.string(),
  previous_filename: z.string().optional(),
  status: z.string(),
  changes: z.number().optional(),
  sha: z.string().nullish(),
});
const Comparison = z.looseObject({ merge_base_commit: z.looseObject({ sha: Sha }) });

/** GitHub lists no more files of a pull request. */
const MAX_LISTED_FILES = 3_000;
/** Up to so many files cost less one by one than the whole archive of the repository. */
const SINGLE_FILES = 8;

/** One pull request at one commit. Names are hostile text. */
export interface PullRequest {
  readonly number: number;
  /** The head's full SHA: all that is read is read at it, whatever is pushed meanwhile. */
  readonly headSha: string;
  readonly baseSha: string;
  readonly author: string;
  /** GitHub's id of the author; 0 for a deleted account. */
  readonly authorId: number;
  readonly draft: boolean;
  readonly open: boolean;
}

function pullOf(pull: z.infer<typeof Pull>): PullRequest {
  return {
    number: pull.number,
    headSha: pull.head.sha,
    baseSha: pull.base.sha,
    author: pull.user?.login ?? GHOST,
    authorId: pull.user?.id ?? 0,
    draft: pull.draft ?? false,
    open: pull.state === 'open',
  };
}

/** Whether one person opened both, as far as GitHub knows: two of deleted accounts need not be of one. */
export function isOfSameAuthor(one: PullRequest, other: PullRequest): boolean {
  return one.authorId !== 0 && one.author !== GHOST && one.authorId === other.authorId;
}

function purposeFor(what: string) {
  return { what, permission: PERMISSIONS.pullRequests, target: 'own' } as const;
}

/** @throws GitHubError */
export async function readPullRequest(
  github: GitHub,
  base: RepositoryName,
  number: number,
): Promise<PullRequest> {
  return pullOf(
    await github.ask(
      purposeFor(`reading pull request ${number} of ${fullName(base)}`),
      (rest) => rest.pulls.get({ owner: base.owner, repo: base.repo, pull_number: number }),
      Pull,
    ),
  );
}

/** All open pull requests, the newest first. @throws GitHubError */
export async function openPullRequests(
  github: GitHub,
  base: RepositoryName,
): Promise<readonly PullRequest[]> {
  const found = new Map<number, PullRequest>();
  for await (const page of github.pages(
    purposeFor(`listing the open pull requests of ${fullName(base)}`),
    'GET /repos/{owner}/{repo}/pulls',
    { owner: base.owner, repo: base.repo, state: 'open' },
    Pull,
  )) {
    // A page may repeat what moved while it was turned.
    for (const pull of page) found.set(pull.number, pullOf(pull));
  }
  return [...found.values()];
}

/**
 * The pull request of a `workflow_run` event: by head commit and repository, never by a number that the run handed over,
 * because an artifact of a stranger's run says whatever the stranger wants.
 *
 * @throws Skipped where there is none (any more)
 */
export async function pullRequestOfHead(
  github: GitHub,
  base: RepositoryName,
  head: { readonly owner: string; readonly branch: string; readonly sha: string },
): Promise<PullRequest> {
  const pulls = await github.ask(
    purposeFor(`looking for the pull request of ${head.sha}`),
    (rest) =>
      rest.pulls.list({
        owner: base.owner,
        repo: base.repo,
        state: 'open',
        head: `${head.owner}:${head.branch}`,
        per_page: 100,
      }),
    z.array(Pull),
  );
  const found = pulls.find((pull) => pull.head.sha === head.sha);
  if (found === undefined) {
    throw new Skipped(
      `Not checked: no open pull request of ${fullName(base)} has the head ${head.sha}; it was closed, or pushed to meanwhile.`,
    );
  }
  return pullOf(found);
}

export interface PullRequestOptions {
  readonly base: RepositoryName;
  readonly scope: 'changed' | 'tree';
  readonly selection: Selection;
  readonly role: SubmissionRole;
  readonly signal: AbortSignal;
  /** Where its changes are read already; else they are read. */
  readonly changes?: () => Promise<PullRequestChanges>;
  /** Whether a file of the base is somebody else's work, so that to move it is to take it. */
  readonly isTaken: (move: Move) => boolean;
}

/** A file that a pull request moves. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly sha: string;
  readonly isChanged: boolean;
}

/** What a pull request brings, as a submission. @throws GitHubError where the one that is judged cannot be read */
export async function collectPullRequest(
  github: GitHub,
  pull: PullRequest,
  options: PullRequestOptions,
): Promise<Collected> {
  const { base } = options;
  const key = `${fullName(base)}#${pull.number}`;
  const name = `#${pull.number} ${pull.author}`;
  const origin: Origin = {
    kind: 'pull-request',
    owner: base.owner,
    repo: base.repo,
    number: pull.number,
    sha: pull.headSha,
    author: pull.author,
  };
  try {
    // The base repository has the commits of every fork's pull request.
    const contents =
      options.scope === 'tree'
        ? await readContents(github, base, pull.headSha, options.selection, options.signal)
        : await changedContents(github, pull, options);
    const { files, leftOut, aside, remarks } = contents;
    return {
      ok: true,
      submission: { key, name, role: options.role, origin, files, leftOut, aside, remarks },
    };
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof GitHubError && (statusOf(error) === 401 || error.outcome === 'rate-limited')) {
      throw error;
    }
    // One alone is judged: what keeps it from being read ends the run, and tells of nobody else.
    if (error instanceof GitHubError && options.role === 'judged') {
      const { message, outcome } = error;
      throw new GitHubError(message, outcome, { cause: error, openMessage: message });
    }
    if (error instanceof Failure) {
      return { ok: false, failure: { key, name, role: options.role, reason: error.message } };
    }
    throw error;
  }
}

/**
 * What the base has at the paths that a pull request modifies: lines that stood there before are nobody's work in it.
 *
 * @returns source files; empty where only new files are brought
 */
export async function modifiedInBase(
  github: GitHub,
  pull: PullRequest,
  { modified, moved }: PullRequestChanges,
  options: Pick<PullRequestOptions, 'base' | 'selection' | 'signal' | 'isTaken'>,
): Promise<Pick<Contents, 'files' | 'aside'>> {
  const { base, selection, signal } = options;
  const former = moved.filter((move) => move.isChanged && !options.isTaken(move)).map(({ from }) => from);
  const paths = new Set([...modified, ...former].filter((path) => wantedOf(path, 0, selection) !== null));
  if (paths.size === 0) return { files: [], aside: [] };
  const listing = await readTree(github, base, pull.baseSha);
  const blobs = new Map([...listing.blobs].filter(([path]) => paths.has(path)));
  const none = new Map<string, never>();
  const tarball =
    blobs.size > SINGLE_FILES
      ? await readArchive(github, base, pull.baseSha, (path) => (paths.has(path) ? 'counts' : null), signal)
      : { commitSha: pull.baseSha, files: none, leftOut: [] };
  const { files, aside } = await reconcile(
    github,
    base,
    tarball,
    { blobs, leftOut: [], truncated: false },
    selection,
  );
  return { files, aside };
}

type Changed = Pick<Contents, 'files' | 'leftOut' | 'aside' | 'remarks'>;

async function changedContents(
  github: GitHub,
  pull: PullRequest,
  options: PullRequestOptions,
): Promise<Changed> {
  const { base, selection, signal } = options;
  const listing = ownListing(await (options.changes?.() ?? readChanges(github, pull, base)), options);
  if (lookedAt(listing, selection).length === 0) {
    return chooseFiles([], selection, leftOutOf(listing, selection));
  }
  const sized = withSizes(listing, await readTree(github, base, pull.headSha));
  const wanted = lookedAt(sized, selection);
  if (wanted.length > SINGLE_FILES) {
    const paths = new Map(wanted.map(({ path, as }) => [path, as]));
    const tarball = await readArchive(github, base, pull.headSha, (path) => paths.get(path) ?? null, signal);
    // Where git's list is cut off, only the archive tells a link from a file.
    const links = tarball.leftOut.filter(({ path, reason }) => reason === 'symlink' && sized.blobs.has(path));
    const linked = new Set(links.map(({ path }) => path));
    const blobs = new Map([...sized.blobs].filter(([path]) => !linked.has(path)));
    return reconcile(
      github,
      base,
      tarball,
      { ...sized, blobs, leftOut: [...sized.leftOut, ...links] },
      selection,
    );
  }
  const files: SourceFile[] = [];
  const leftOut = leftOutOf(sized, selection);
  for (const { path, sha } of wanted) {
    signal.throwIfAborted();
    const bytes = await readBlob(github, base, sha);
    if ('reason' in bytes) leftOut.push({ path, ...bytes });
    else files.push({ path, size: bytes.length, read: () => Promise.resolve(bytes) });
  }
  return chooseFiles(files, selection, leftOut);
}

/** Moved and not touched, nothing of a file is the author's work; unless it is another's, or was no source code where it lay. */
function ownListing(
  { listing, moved }: PullRequestChanges,
  { selection, isTaken }: Pick<PullRequestOptions, 'selection' | 'isTaken'>,
): Listing {
  const blobs = new Map(listing.blobs);
  const leftOut = [...listing.leftOut];
  for (const move of moved) {
    const isSame = wantedOf(move.from, 0, selection) === wantedOf(move.to, 0, selection);
    const isGiven = !move.isChanged && !isTaken(move) && isSame;
    if (isGiven) leftOut.push({ path: move.to, reason: 'starter-code' });
    else blobs.set(move.to, { sha: move.sha, size: null });
  }
  return { ...listing, blobs, leftOut };
}

/** GitHub's list of changed files tells neither links nor sizes; git's own list of the head does. */
function withSizes(listing: Listing, tree: Listing): Listing {
  const links = new Map(tree.leftOut.map((entry) => [entry.path, entry]));
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut = [...listing.leftOut];
  for (const [path, { sha, size }] of listing.blobs) {
    const link = links.get(path);
    if (link === undefined) blobs.set(path, { sha, size: size ?? tree.blobs.get(path)?.size ?? null });
    else leftOut.push(link);
  }
  return { ...listing, blobs, leftOut };
}

/** Files that count, and those that do not and may hold code. */
function lookedAt(
  listing: Listing,
  selection: Selection,
): { readonly path: string; readonly sha: string; readonly as: 'counts' | 'aside' }[] {
  return [...listing.blobs].flatMap(([path, { sha, size }]) => {
    const as = wantedOf(path, size ?? 0, selection);
    return as === null ? [] : [{ path, sha, as }];
  });
}

/** What is neither. */
function leftOutOf(listing: Listing, selection: Selection): LeftOut[] {
  const left = [...listing.leftOut];
  for (const [path, { size }] of listing.blobs) {
    const reason = selection.byPath(path, size ?? 0);
    if (reason !== null && wantedOf(path, size ?? 0, selection) === null) {
      left.push(withDetail({ path, reason }));
    }
  }
  return left;
}

/** What a pull request changes, at its pinned head. */
export interface PullRequestChanges {
  /** Of the head: what was added or changed where it stands. */
  readonly listing: Listing;
  /** Paths of files that stood there before and were changed. */
  readonly modified: readonly string[];
  readonly moved: readonly Move[];
}

/** A request for each hundred files; more than GitHub lists, or a head that moved, are read from git's trees. @throws GitHubError */
export async function readChanges(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges> {
  return (await changesAsListed(github, pull, base)) ?? (await changesByTree(github, pull, base));
}

/** null: there are more files than GitHub lists, or they are of another head. */
async function changesAsListed(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges | null> {
  const blobs = new Map<string, { sha: string; size: number | null }>();
  const leftOut: LeftOut[] = [];
  const modified: string[] = [];
  const moved: Move[] = [];
  let seen = 0;
  for await (const page of github.pages(
    purposeFor(`listing the files of pull request ${pull.number}`),
    'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    { owner: base.owner, repo: base.repo, pull_number: pull.number },
    ChangedFile,
  )) {
    for (const file of page) {
      seen += 1;
      if (file.status === 'removed') continue;
      const sha = Sha.safeParse(file.sha);
      const { filename: path, previous_filename: from } = file;
      if (sha.success && file.status === 'renamed' && from !== undefined) {
        moved.push({ from, to: path, sha: sha.data, isChanged: file.changes !== 0 });
        continue;
      }
      if (MODIFIED.has(file.status)) modified.push(path);
      if (sha.success) blobs.set(file.filename, { sha: sha.data, size: null });
      else leftOut.push({ path: file.filename, reason: 'submodule' });
    }
  }
  if (seen >= MAX_LISTED_FILES || (await isMoved(github, pull, base))) return null;
  return { listing: { blobs, leftOut, truncated: false }, modified, moved };
}

const MODIFIED = new Set(['modified', 'changed']);

/** GitHub's list of files is of the present head. A push since then would mix two commits, so the head is looked at again. */
async function isMoved(github: GitHub, pull: PullRequest, base: RepositoryName): Promise<boolean> {
  return (await readPullHead(github, base, pull.number)) !== pull.headSha;
}

/** What differs between the head's tree and that of the commit where it left the base. @throws GitHubError where GitHub lists only a part */
async function changesByTree(
  github: GitHub,
  pull: PullRequest,
  base: RepositoryName,
): Promise<PullRequestChanges> {
  const { merge_base_commit: fork } = await github.ask(
    purposeFor(`comparing pull request ${pull.number} with its base`),
    (rest) =>
      rest.repos.compareCommitsWithBasehead({
        owner: base.owner,
        repo: base.repo,
        basehead: `${pull.baseSha}...${pull.headSha}`,
        per_page: 1,
      }),
    Comparison,
  );
  const before = await readTree(github, base, fork.sha);
  const after = await readTree(github, base, pull.headSha);
  if (before.truncated || after.truncated) {
    throw new GitHubError(
      `Pull request ${pull.number} changes more files than GitHub lists, and its repository is too large to be listed as a whole; use pull-request-scope tree.`,
      'config-error',
    );
  }
  const changed = [...after.blobs].filter(([path, { sha }]) => before.blobs.get(path)?.sha !== sha);
  return {
    listing: {
      blobs: new Map(changed),
      leftOut: after.leftOut.filter(({ path }) => !before.leftOut.some((entry) => entry.path === path)),
      truncated: false,
    },
    modified: changed.flatMap(([path]) => (before.blobs.has(path) ? [path] : [])),
    moved: [],
  };
}

/**
 * Folders of the base as submissions: each direct subfolder of `path`, or each file where it has none.
 *
 * @throws SettingsError when the base has no such folder
 */
export async function collectBasePath(
  github: GitHub,
  base: RepositoryName,
  baseSha: string,
  path: string,
  options: Pick<PullRequestOptions, 'selection' | 'role' | 'signal'>,
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
    groups.set(group, [...(groups.get(group) ?? []), { ...file, path: rest, read: file.read.bind(file) }]);
  }
  if (groups.size === 0) {
    throw new SettingsError(
      `compare-with: ${JSON.stringify(path)} holds no source file in ${fullName(base)} at ${baseSha.slice(0, 7)}, and is no repository (owner/name).`,
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
