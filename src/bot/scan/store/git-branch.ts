import { z } from 'zod';
import { ConfigurationError, fill, GitHubError } from '#base';
import { fullName, type GitHub, PERMISSIONS, type Purpose, type RepositoryName, statusOf } from '#github';
import { prefetch, readArchive, READS_AT_ONCE, TARBALL_LIMITS } from '#sources';
import { STATE_LIMITS } from '../state/state-schema.ts';
import * as says from '../says.ts';

/** A file or folder of the branch, at any depth. */
export interface BranchEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
  /** Bytes; null for what is no file. */
  readonly size: number | null;
}

export interface BranchHead {
  readonly commit: string;
  readonly tree: string;
  readonly entries: readonly BranchEntry[];
}

export type CommitMade = Pick<BranchHead, 'commit' | 'tree'>;

/** What a new commit changes: new text, a thing that is there already under another name, or a file that goes. */
export type BranchChange =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly same: BranchEntry }
  | { readonly path: string; readonly gone: true };

/** What a branch holds. Every call may throw `GitHubError`. */
export interface ReadBranch {
  /** null: there is no such branch. */
  head(): Promise<BranchHead | null>;
  /** Bytes by path of some files of a commit. */
  read(commit: string, entries: readonly BranchEntry[]): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** A branch without a checkout, through GitHub's git data: a file is one request, many are one for all. Every call may throw `GitHubError`. */
export interface GitBranch extends ReadBranch {
  /** Readers of the repository, and the branch that people work on. */
  facts(): Promise<{
    readonly visibility: 'public' | 'internal' | 'private';
    readonly defaultBranch: string;
  }>;
  /** Makes a commit that no branch points at yet. `parent` null: it has none. Doing it twice harms nobody. */
  commit(
    message: string,
    parent: string | null,
    baseTree: string | null,
    changes: readonly BranchChange[],
  ): Promise<CommitMade>;
  /** Points the branch at a commit that follows its present one; refused (422) where it does not. */
  advance(commit: string): Promise<void>;
  /** Makes the branch; refused (422) where it is there. */
  create(commit: string): Promise<void>;
  /** Points the branch at any commit, once, before `signal` aborts. */
  replace(commit: string, signal: AbortSignal): Promise<void>;
}

const Sha = z.looseObject({ sha: z.string() });
const Ref = z.looseObject({ object: Sha });
const Commit = z.looseObject({ sha: z.string(), tree: Sha });
const Tree = z.looseObject({
  truncated: z.boolean().optional(),
  tree: z.array(
    z.looseObject({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.string(),
      size: z.number().optional(),
    }),
  ),
});
const Blob = z.looseObject({ content: z.string(), encoding: z.string() });
const Facts = z.looseObject({
  private: z.boolean(),
  visibility: z.string().optional(),
  default_branch: z.string(),
});

/** Texts up to so many characters in all go with the tree, which saves requests; what is beyond goes up as blobs (up to 100 MB each). */
const INLINE_CHARACTERS = 1_000_000;
/** More files than this are read from the archive of the branch: two requests, however many they are. */
const MOST_BLOBS = 8;
const NO_FILES: ReadonlyMap<string, Uint8Array> = new Map();

const MODES = ['100644', '100755', '040000', '160000', '120000'] as const;
type Mode = (typeof MODES)[number];
const TYPES = ['blob', 'tree', 'commit'] as const;
type Type = (typeof TYPES)[number];
type Row = { path: string; mode: Mode; type: Type } & ({ sha: string | null } | { content: string });

/**
 * @param target whether it is the repository that the workflow runs in: decides what a missing permission is called
 * @param runSignal ends reading
 */
export function gitBranch(
  github: GitHub,
  repository: RepositoryName,
  name: string,
  target: Purpose['target'],
  runSignal: AbortSignal,
): GitBranch {
  const place = { owner: repository.owner, repo: repository.repo };
  const where = `the branch ${name} of ${fullName(repository)}`;
  const reading: Purpose = { what: `reading ${where}`, permission: PERMISSIONS.contents, target };
  const writing: Purpose = { what: `writing to ${where}`, permission: PERMISSIONS.contentsWrite, target };
  const store = async (content: string): Promise<string> => {
    const blob = { ...place, content, encoding: 'utf-8' };
    return (await github.ask(writing, (rest) => rest.git.createBlob(blob), Sha)).sha;
  };
  const move = async (ref: { sha: string; force: boolean }, request: object): Promise<void> => {
    const moved = { ...place, ref: `heads/${name}`, ...ref, request };
    await github.ask(writing, (rest) => rest.git.updateRef(moved), Ref);
  };
  return {
    facts: () => readFacts(github, repository, target),
    head: () => readHead(github, place, name, reading),
    read: async (commit, entries) => {
      const packed =
        entries.length > MOST_BLOBS ? await packedFiles(github, place, commit, entries, runSignal) : NO_FILES;
      // What the archive changed or left out is asked for by itself.
      const missing = entries.filter(({ path }) => !packed.has(path));
      const single = prefetch(missing, READS_AT_ONCE, async ({ path, sha }) => {
        return [path, await readBlob(github, place, sha, reading)] as const;
      });
      const read = new Map<string, Uint8Array>(packed);
      for await (const [path, bytes] of single) read.set(path, bytes);
      return read;
    },
    commit: async (message, parent, baseTree, changes) => {
      const rows: Row[] = [];
      const room = { characters: INLINE_CHARACTERS };
      for (const change of changes) rows.push(await rowOf(change, room, store));
      const base = baseTree === null ? {} : { base_tree: baseTree };
      const tree = await github.ask(
        writing,
        (rest) => rest.git.createTree({ ...place, ...base, tree: rows }),
        Sha,
      );
      const parents = parent === null ? [] : [parent];
      const commit = await github.ask(
        writing,
        (rest) => rest.git.createCommit({ ...place, message, tree: tree.sha, parents }),
        Sha,
      );
      return { commit: commit.sha, tree: tree.sha };
    },
    // Not repeated: the caller looks first where the branch is.
    advance: (sha) => move({ sha, force: false }, { retries: 0 }),
    create: async (sha) => {
      const made = { ...place, ref: `refs/heads/${name}`, sha };
      await github.ask(writing, (rest) => rest.git.createRef(made), Ref);
    },
    // A repetition or a wait for a rate limit could come after others write again.
    replace: (sha, signal) => move({ sha, force: true }, { retries: 0, signal }),
  };
}

async function readFacts(
  github: GitHub,
  repository: RepositoryName,
  target: Purpose['target'],
): ReturnType<GitBranch['facts']> {
  const facts = await github.ask(
    { what: `reading about ${fullName(repository)}`, permission: PERMISSIONS.metadata, target },
    (rest) => rest.repos.get({ owner: repository.owner, repo: repository.repo }),
    Facts,
  );
  const visibility = !facts.private ? 'public' : facts.visibility === 'internal' ? 'internal' : 'private';
  return { visibility, defaultBranch: facts.default_branch };
}

async function readHead(
  github: GitHub,
  place: RepositoryName,
  name: string,
  reading: Purpose,
): Promise<BranchHead | null> {
  const sha = await readTip(github, place, name, reading);
  if (sha === null) return null;
  const commit = await github.ask(
    reading,
    (rest) => rest.git.getCommit({ ...place, commit_sha: sha }),
    Commit,
  );
  const { tree, truncated } = await github.ask(
    reading,
    (rest) => rest.git.getTree({ ...place, tree_sha: commit.tree.sha, recursive: '1' }),
    Tree,
  );
  if (truncated === true) {
    throw new ConfigurationError(fill(says.branchHolds, { name, place: fullName(place) }));
  }
  return {
    commit: sha,
    tree: commit.tree.sha,
    entries: tree.map((entry) => ({ ...entry, size: entry.size ?? null })),
  };
}

async function readTip(
  github: GitHub,
  place: RepositoryName,
  name: string,
  reading: Purpose,
): Promise<string | null> {
  try {
    const ref = await github.ask(reading, (rest) => rest.git.getRef({ ...place, ref: `heads/${name}` }), Ref);
    return ref.object.sha;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

async function readBlob(
  github: GitHub,
  place: RepositoryName,
  sha: string,
  reading: Purpose,
): Promise<Uint8Array> {
  const { content, encoding } = await github.ask(
    reading,
    (rest) => rest.git.getBlob({ ...place, file_sha: sha }),
    Blob,
  );
  return Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
}

/** Those files that the archive has as they are on the branch. */
async function packedFiles(
  github: GitHub,
  place: RepositoryName,
  commit: string,
  entries: readonly BranchEntry[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const wanted = new Map(entries.map(({ path, sha }) => [path, sha]));
  const bytes = STATE_LIMITS.totalBytes;
  const wants = (path: string): 'counts' | null => (wanted.has(path) ? 'counts' : null);
  const limits = { ...TARBALL_LIMITS, fileBytes: bytes, keptBytes: bytes };
  try {
    const { files } = await readArchive(github, place, commit, wants, signal, limits);
    return new Map(
      [...files].flatMap(([path, file]) => (file.blobSha === wanted.get(path) ? [[path, file.bytes]] : [])),
    );
  } catch (error) {
    // Archives come from another host, which a proxy may not let through.
    if (!(error instanceof GitHubError) || error.outcome === 'rate-limited') throw error;
    return NO_FILES;
  }
}

/**
 * @param room what still goes with the tree
 * @param store puts a long text up as a blob, and gives its SHA
 */
async function rowOf(
  change: BranchChange,
  room: { characters: number },
  store: (text: string) => Promise<string>,
): Promise<Row> {
  const { path } = change;
  if ('same' in change) {
    const { mode, type, sha } = change.same;
    return { path, mode: known(mode, MODES), type: known(type, TYPES), sha };
  }
  const file = { path, mode: '100644', type: 'blob' } as const;
  if ('gone' in change) return { ...file, sha: null };
  if (change.text.length > room.characters) return { ...file, sha: await store(change.text) };
  room.characters -= change.text.length;
  return { ...file, content: change.text };
}

function known<T extends string>(value: string, all: readonly T[]): T {
  const found = all.find((one) => one === value);
  if (found === undefined) {
    throw new GitHubError(fill(says.githubNames, { kind: value }), 'network');
  }
  return found;
}
