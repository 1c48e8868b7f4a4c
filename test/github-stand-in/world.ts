import { createHash } from 'node:crypto';
import type { FileSpec, GitStore } from './git-store.ts';

export const NO_COMMIT = '0'.repeat(40);

export interface Activity {
  readonly id: number;
  readonly timestamp: string;
  readonly before: string;
  readonly after: string;
  readonly ref: string;
  readonly activity_type: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'pr_merge';
  readonly actor: string;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
  readonly byBot: boolean;
  readonly createdAt: string;
  updatedAt: string;
  readonly reactions: { id: number; content: string; author: string }[];
}

export interface StoredIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  locked: boolean;
  readonly author: string;
  readonly byBot: boolean;
  assignees: string[];
  labels: string[];
  /** Set for pull requests. */
  pull: StoredPull | null;
}

export interface StoredPull {
  readonly headRepository: string | null;
  readonly headBranch: string;
  readonly base: string;
  draft: boolean;
}

export interface StoredCheckRun {
  readonly id: number;
  name: string;
  readonly headSha: string;
  status: string;
  conclusion: string | null;
  externalId: string;
  output: { title: string | null; summary: string | null; text: string | null; annotations: unknown[] };
}

export interface RepositoryOptions {
  readonly private?: boolean;
  readonly isTemplate?: boolean;
  readonly fork?: boolean;
  readonly archived?: boolean;
  readonly disabled?: boolean;
  readonly topics?: readonly string[];
  readonly defaultBranch?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  /** Full name of the template that it was made from. */
  readonly template?: string;
  /** Login → permission. */
  readonly collaborators?: Readonly<
    Record<string, 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'>
  >;
}

export interface Change {
  /** Over the branch's files; null deletes one. */
  readonly files?: Readonly<Record<string, FileSpec | null>>;
  readonly branch?: string;
  readonly message?: string;
  readonly author?: string;
  /** The commit's own date, which its author chooses. */
  readonly date?: string;
  /** When the server took the push. */
  readonly pushedAt?: string;
  /** Replaces the branch by a commit without a parent. */
  readonly force?: boolean;
  /** The server keeps no record of the push. */
  readonly unrecorded?: boolean;
}

/** A repository of the stand-in: facts that tests set, state that requests change. */
export class StandInRepository {
  readonly id: number;
  owner: string;
  name: string;
  options: RepositoryOptions;
  pushedAt: string | null = null;
  readonly branches = new Map<string, string>();
  readonly issues = new Map<number, StoredIssue>();
  readonly storedComments: StoredComment[] = [];
  readonly storedCheckRuns: StoredCheckRun[] = [];
  readonly activities: Activity[] = [];
  /** Bytes that are served in place of the archive of any commit. */
  tarball: Uint8Array | null = null;
  /** As if GitHub had cut the list off after so many entries. */
  treeLimit: number | null = null;
  readonly #store: GitStore;
  readonly #ids: () => number;

  constructor(id: number, fullName: string, options: RepositoryOptions, store: GitStore, ids: () => number) {
    this.id = id;
    [this.owner = '', this.name = ''] = fullName.split('/');
    this.options = options;
    this.#store = store;
    this.#ids = ids;
  }

  get fullName(): string {
    return `${this.owner}/${this.name}`;
  }

  get defaultBranch(): string {
    return this.options.defaultBranch ?? 'main';
  }

  // oxlint-disable-next-line typescript/require-await
  async commit(change: Change): Promise<string> {
    const branch = change.branch ?? this.defaultBranch;
    const before = this.branches.get(branch) ?? null;
    const base = before ?? this.branches.get(this.defaultBranch) ?? null;
    const parent = change.force === true ? null : base;
    const pushedAt = change.pushedAt ?? '2026-03-01T12:00:00Z';
    const author = change.author ?? 'somebody';
    const sha = this.#store.commit({
      files: change.files ?? {},
      parent,
      message: change.message ?? `Change ${Object.keys(change.files ?? {}).join(', ')}`,
      author: { name: author, email: `${author}@example.org`, date: change.date ?? pushedAt },
    });
    this.moved(branch, before, sha, change.force === true ? 'force_push' : 'push', {
      pushedAt,
      actor: change.author ?? 'somebody',
      recorded: change.unrecorded !== true,
    });
    return sha;
  }

  /** Points a branch at a commit, as a push does. */
  moved(
    branch: string,
    before: string | null,
    after: string,
    type: 'push' | 'force_push',
    push: { readonly pushedAt: string; readonly actor: string; readonly recorded: boolean },
  ): void {
    this.branches.set(branch, after);
    this.pushedAt = push.pushedAt;
    if (!push.recorded) return;
    this.activities.push({
      id: this.#ids(),
      timestamp: push.pushedAt,
      before: before ?? NO_COMMIT,
      after,
      ref: `refs/heads/${branch}`,
      activity_type: before === null ? 'branch_creation' : type,
      actor: push.actor,
    });
  }

  head(branch: string = this.defaultBranch): string | null {
    return this.branches.get(branch) ?? null;
  }

  /** Takes over another repository's files, as a fork or a use of a template does. */
  adopt(from: StandInRepository, branch: string = from.defaultBranch): void {
    const sha = from.head(branch);
    if (sha === null) return;
    this.branches.set(branch, sha);
  }

  issue(options: { title: string; body?: string; author: string; byBot?: boolean }): { number: number } {
    const number = Math.max(0, ...this.issues.keys()) + 1;
    this.issues.set(number, {
      number,
      title: options.title,
      body: options.body ?? '',
      state: 'open',
      locked: false,
      author: options.author,
      byBot: options.byBot ?? false,
      assignees: [],
      labels: [],
      pull: null,
    });
    return { number };
  }

  pullRequest(options: {
    head: string;
    headRepository?: StandInRepository;
    base?: string;
    author: string;
    title?: string;
    draft?: boolean;
  }): { number: number } {
    const { number } = this.issue({ title: options.title ?? options.head, author: options.author });
    const issue = this.issues.get(number);
    if (issue !== undefined) {
      issue.pull = {
        headRepository: (options.headRepository ?? this).fullName,
        headBranch: options.head,
        base: options.base ?? this.defaultBranch,
        draft: options.draft ?? false,
      };
    }
    return { number };
  }

  comment(issue: number, body: string, author: string, byBot = false): { id: number } {
    const id = this.#ids();
    const now = new Date().toISOString();
    this.storedComments.push({
      id,
      issue,
      body,
      author,
      byBot,
      createdAt: now,
      updatedAt: now,
      reactions: [],
    });
    return { id };
  }

  comments(issue: number): { id: number; body: string; author: string; reactions: string[] }[] {
    return this.storedComments
      .filter((one) => one.issue === issue)
      .map(({ id, body, author, reactions }) => ({
        id,
        body,
        author,
        reactions: reactions.map(({ content }) => content),
      }));
  }

  checkRuns(): readonly StoredCheckRun[] {
    return this.storedCheckRuns;
  }

  /** A file of a branch as text; null: there is none. */
  async file(branch: string, path: string): Promise<string | null> {
    const sha = this.branches.get(branch);
    if (sha === undefined) return null;
    const entry = (await this.#store.entries(sha, true)).find((one) => one.path === path);
    return entry === undefined ? null : ((await this.#store.read(entry.sha))?.toString('utf8') ?? null);
  }

  /** Sets a branch to a commit that tests made with git itself. */
  branch(name: string, sha: string): void {
    this.moved(name, this.branches.get(name) ?? null, sha, 'push', {
      pushedAt: '2026-03-01T12:00:00Z',
      actor: 'somebody',
      recorded: true,
    });
  }
}

/** A number that is always the same for a login. */
export function userId(login: string): number {
  return createHash('sha1').update(login.toLowerCase()).digest().readUInt32BE(0) % 100_000_000;
}
