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
type GitRequest = (
  git: Parameters<Parameters<GitHub['ask']>[1]>[0]['git'],
) => ReturnType<Parameters<GitHub['ask']>[1]>;

type Row = { path: string; mode: Mode; type: Type } & ({ sha: string | null } | { content: string });

/** A branch without a checkout, through GitHub's git data: a file is one request, many are one for all. Every call may throw `GitHubError`. */
export class GitBranch {
  readonly #github: GitHub;
  readonly #place: RepositoryName;
  readonly #name: string;
  readonly #signal: AbortSignal;
  readonly #reading: Purpose;
  readonly #writing: Purpose;

  /**
   * @param target whether it is the repository that the workflow runs in: decides what a missing permission is called
   * @param signal ends reading
   */
  constructor(
    github: GitHub,
    { owner, repo }: RepositoryName,
    name: string,
    target: Purpose['target'],
    signal: AbortSignal,
  ) {
    this.#github = github;
    this.#place = { owner, repo };
    this.#name = name;
    this.#signal = signal;
    const where = `the branch ${name} of ${fullName(this.#place)}`;
    this.#reading = { what: `reading ${where}`, permission: PERMISSIONS.contents, target };
    this.#writing = { what: `writing to ${where}`, permission: PERMISSIONS.contentsWrite, target };
  }

  /** Readers of the repository, and the branch that people work on. */
  async facts() {
    const { target } = this.#reading;
    const facts = await this.#github.ask(
      { what: `reading about ${fullName(this.#place)}`, permission: PERMISSIONS.metadata, target },
      (rest) => rest.repos.get({ ...this.#place }),
      Facts,
    );
    const visibility = !facts.private ? 'public' : facts.visibility === 'internal' ? 'internal' : 'private';
    return { visibility, defaultBranch: facts.default_branch };
  }

  /** null: there is no such branch. */
  async head(): Promise<BranchHead | null> {
    const sha = await this.#tip();
    if (sha === null) return null;
    const commit = await this.#read((git) => git.getCommit({ ...this.#place, commit_sha: sha }), Commit);
    const of = { ...this.#place, tree_sha: commit.tree.sha, recursive: '1' };
    const { tree, truncated } = await this.#read((git) => git.getTree(of), Tree);
    if (truncated === true) {
      throw new ConfigurationError(
        fill(says.branchHolds, { name: this.#name, place: fullName(this.#place) }),
      );
    }
    return {
      commit: sha,
      tree: commit.tree.sha,
      entries: tree.map((entry) => ({ ...entry, size: entry.size ?? null })),
    };
  }

  async #tip(): Promise<string | null> {
    try {
      const ref = await this.#read((git) => git.getRef({ ...this.#place, ref: `heads/${this.#name}` }), Ref);
      return ref.object.sha;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  /** Bytes by path of some files of a commit. */
  async read(commit: string, entries: readonly BranchEntry[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const packed =
      entries.length > MOST_BLOBS
        ? await packedFiles(this.#github, this.#place, commit, entries, this.#signal)
        : NO_FILES;
    // What the archive changed or left out is asked for by itself.
    const missing = entries.filter(({ path }) => !packed.has(path));
    const single = prefetch(missing, READS_AT_ONCE, async ({ path, sha }) => {
      const blob = await this.#read((git) => git.getBlob({ ...this.#place, file_sha: sha }), Blob);
      const { content, encoding } = blob;
      return [path, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')] as const;
    });
    const read = new Map<string, Uint8Array>(packed);
    for await (const [path, bytes] of single) read.set(path, bytes);
    return read;
  }

  /** Makes a commit that no branch points at yet. `parent` null: it has none. Doing it twice harms nobody. */
  async commit(
    message: string,
    parent: string | null,
    baseTree: string | null,
    changes: readonly BranchChange[],
  ): Promise<CommitMade> {
    const store = async (content: string): Promise<string> => {
      const blob = { ...this.#place, content, encoding: 'utf-8' };
      return (await this.#write((git) => git.createBlob(blob), Sha)).sha;
    };
    const rows: Row[] = [];
    const room = { characters: INLINE_CHARACTERS };
    for (const change of changes) rows.push(await rowOf(change, room, store));
    const base = baseTree === null ? {} : { base_tree: baseTree };
    const tree = await this.#write((git) => git.createTree({ ...this.#place, ...base, tree: rows }), Sha);
    const made = { ...this.#place, message, tree: tree.sha, parents: parent === null ? [] : [parent] };
    const commit = await this.#write((git) => git.createCommit(made), Sha);
    return { commit: commit.sha, tree: tree.sha };
  }

  /** Points the branch at a commit that follows its present one; refused (422) where it does not. Not repeated: the caller looks first where the branch is. */
  advance(sha: string): Promise<void> {
    return this.#move({ sha, force: false }, { retries: 0 });
  }

  /** Makes the branch; refused (422) where it is there. */
  async create(sha: string): Promise<void> {
    const made = { ...this.#place, ref: `refs/heads/${this.#name}`, sha };
    await this.#write((git) => git.createRef(made), Ref);
  }

  /** Points the branch at any commit, once, before `signal` aborts: a repetition or a wait for a limit could come after others write again. */
  replace(sha: string, signal: AbortSignal): Promise<void> {
    return this.#move({ sha, force: true }, { retries: 0, signal });
  }

  async #move(ref: { sha: string; force: boolean }, request: object): Promise<void> {
    const moved = { ...this.#place, ref: `heads/${this.#name}`, ...ref, request };
    await this.#write((git) => git.updateRef(moved), Ref);
  }

  #read<T>(request: GitRequest, shape: z.ZodType<T>): Promise<T> {
    return this.#github.ask(this.#reading, (rest) => request(rest.git), shape);
  }

  #write<T>(request: GitRequest, shape: z.ZodType<T>): Promise<T> {
    return this.#github.ask(this.#writing, (rest) => request(rest.git), shape);
  }
}

/** What a branch holds. */
export type ReadBranch = Pick<GitBranch, 'head' | 'read'>;

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
