import type { FileSpec, GitStore } from './git-store.ts';
import type { Notifications } from './notifications.ts';
import { type People, userId } from './people.ts';

const NO_COMMIT = '0'.repeat(40);
const BRANCHES = 'refs/heads/';

/** A push, as the server took it. */
export interface Activity {
  timestamp: string;
  before: string;
  after: string;
  ref: string;
  activity_type: 'push' | 'force_push' | 'branch_creation' | 'branch_deletion' | 'pr_merge';
  actor: string;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: string;
  readonly byBot: boolean;
  readonly createdAt: string;
  updatedAt: string;
  /** Who changed it last; null: nobody did. */
  editor: string | null;
  readonly reactions: { id: number; content: string; author: string; createdAt: string }[];
}

export interface StoredCommitComment {
  readonly id: number;
  readonly sha: string;
  body: string;
  readonly author: string;
  readonly byBot: boolean;
  readonly createdAt: string;
  updatedAt: string;
}

export interface StoredIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  /** The last time; null: never. */
  reopenedAt: string | null;
  locked: boolean;
  readonly author: string;
  readonly byBot: boolean;
  readonly createdAt: string;
  updatedAt: string;
  assignees: string[];
  labels: string[];
  isPinned: boolean;
  /** Set for pull requests. */
  pull: StoredPull | null;
}

export interface StoredPull {
  /** Full name; null: it is gone. */
  readonly headRepository: string | null;
  readonly headBranch: string;
  /** The last one that was seen there. */
  headSha: string;
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
  detailsUrl: string | null;
  /** Login of the App. */
  readonly app: string;
  readonly startedAt: string;
  completedAt: string | null;
  output: { title: string | null; summary: string | null; text: string | null; annotations: unknown[] };
}

/** A run of a workflow, as its repository lists it. */
export interface StoredRun {
  readonly id: number;
  /** Of the workflow. */
  readonly path: string;
  readonly event: string;
  status: 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | null;
}

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';

export interface RepositoryOptions {
  /** Private unless said otherwise. */
  readonly private?: boolean;
  /** Private, and read by the whole enterprise. */
  readonly internal?: boolean;
  readonly description?: string;
  readonly isTemplate?: boolean;
  readonly fork?: boolean;
  readonly archived?: boolean;
  readonly disabled?: boolean;
  readonly topics?: readonly string[];
  readonly defaultBranch?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  /** Full name of the template that it was made from. */
  readonly template?: string;
  /** Full name of the repository that it is a fork of: branches and pull requests lead to it. */
  readonly parent?: string;
  /** Login → permission. */
  readonly collaborators?: Readonly<Record<string, Role>>;
  /** Logins of those who watch it. */
  readonly watchers?: readonly string[];
}

export interface Change {
  /** Over the branch's files; null deletes one. */
  readonly files?: Readonly<Record<string, FileSpec | null>>;
  /** Nothing of the branch's files is kept. */
  readonly replaceAll?: boolean;
  readonly branch?: string;
  readonly message?: string;
  readonly author?: string;
  /** The commit's own date, which its author chooses. */
  readonly date?: string;
  /** When the server took the push. */
  readonly pushedAt?: string;
  /** Whom the server took it from; the author unless said otherwise. */
  readonly pushedBy?: string;
  /** Replaces the branch by a commit without a parent. */
  readonly force?: boolean;
  /** The server keeps no record of the push. */
  readonly unrecorded?: boolean;
}

export interface Push {
  readonly pushedAt: string;
  readonly actor: string;
  readonly recorded: boolean;
}

/** What a repository is part of. */
export interface Surroundings {
  readonly store: GitStore;
  readonly people: People;
  readonly notifications: Notifications;
  readonly nextId: () => number;
  /** RFC 3339, whole seconds. */
  readonly now: () => string;
}

/** Forks of one another, which reach each other's objects through any of them. */
interface Network {
  readonly objects: Set<string>;
  readonly members: Set<StandInRepository>;
}

/** A repository of the stand-in: facts that tests set, state that requests change. */
export class StandInRepository {
  readonly id: number;
  owner: string;
  name: string;
  options: RepositoryOptions;
  readonly createdAt: string;
  pushedAt: string | null = null;
  /** Name of the branch, without `refs/heads/` → commit. */
  readonly branches = new Map<string, string>();
  /** Tags and whatever else: full name → commit. */
  readonly otherRefs = new Map<string, string>();
  readonly issues = new Map<number, StoredIssue>();
  readonly storedComments: StoredComment[] = [];
  readonly storedCommitComments: StoredCommitComment[] = [];
  readonly storedCheckRuns: StoredCheckRun[] = [];
  readonly activities: Activity[] = [];
  /** Runs of workflows that can be cancelled, by id: what became of them. */
  readonly workflowRuns = new Map<number, 'running' | 'completed' | 'cancelled'>();
  /** Runs that are listed, the oldest first: for whoever runs workflows here. */
  readonly runs: StoredRun[] = [];
  /** Bytes that are served in place of the archive of any commit. */
  tarball: Uint8Array | null = null;
  /** As if GitHub had cut the list off after so many entries. */
  treeLimit: number | null = null;
  readonly #around: Surroundings;
  #network: Network = { objects: new Set(), members: new Set([this]) };

  constructor(id: number, fullName: string, options: RepositoryOptions, around: Surroundings) {
    this.id = id;
    [this.owner = '', this.name = ''] = fullName.split('/');
    this.options = options;
    this.#around = around;
    this.createdAt = around.now();
    const { collaborators = {}, watchers = [] } = options;
    for (const login of [...Object.keys(collaborators), ...watchers]) around.people.meet(login);
  }

  get fullName(): string {
    return `${this.owner}/${this.name}`;
  }

  get defaultBranch(): string {
    return this.options.defaultBranch ?? 'main';
  }

  // oxlint-disable-next-line typescript/require-await -- a push is asynchronous for whoever writes a test
  async commit(change: Change): Promise<string> {
    const { store, people, now } = this.#around;
    const branch = change.branch ?? this.defaultBranch;
    const before = this.branches.get(branch) ?? null;
    const parent = change.force === true ? null : (before ?? this.branches.get(this.defaultBranch) ?? null);
    const pushedAt = change.pushedAt ?? now();
    const author = change.author ?? 'somebody';
    const sha = store.commit({
      files: change.files ?? {},
      parent,
      replaceAll: change.replaceAll ?? false,
      message: change.message ?? `Change ${Object.keys(change.files ?? {}).join(', ')}`,
      author: personOf(author, change.date ?? pushedAt),
    });
    for (const login of [author, change.pushedBy ?? author]) people.meet(login);
    this.moved(branch, before, sha, change.force === true ? 'force_push' : 'push', {
      pushedAt,
      actor: change.pushedBy ?? author,
      recorded: change.unrecorded !== true,
    });
    return sha;
  }

  /** Points a branch at a commit, as a push does. */
  moved(branch: string, before: string | null, after: string, type: 'push' | 'force_push', push: Push): void {
    this.branches.set(branch, after);
    this.own(after);
    this.pushedAt = push.pushedAt;
    this.#record(push, {
      before: before ?? NO_COMMIT,
      after,
      ref: `${BRANCHES}${branch}`,
      activity_type: before === null ? 'branch_creation' : type,
    });
  }

  /** Sets a branch to a commit, of this repository or of another one. */
  branch(name: string, sha: string): void {
    this.setRef(`${BRANCHES}${name}`, sha, 'somebody');
  }

  /** As `git push` of one ref does. */
  setRef(ref: string, sha: string, actor: string): void {
    const { store, now } = this.#around;
    if (!ref.startsWith(BRANCHES)) {
      this.otherRefs.set(ref, sha);
      this.own(sha);
      return;
    }
    const name = ref.slice(BRANCHES.length);
    const before = this.branches.get(name) ?? null;
    const forward = before === null || store.isAncestor(before, sha);
    this.moved(name, before, sha, forward ? 'push' : 'force_push', {
      pushedAt: now(),
      actor,
      recorded: true,
    });
  }

  deleteRef(ref: string, actor: string): boolean {
    if (!ref.startsWith(BRANCHES)) return this.otherRefs.delete(ref);
    const name = ref.slice(BRANCHES.length);
    const before = this.branches.get(name);
    if (before === undefined) return false;
    this.branches.delete(name);
    this.#record(
      { pushedAt: this.#around.now(), actor, recorded: true },
      { before, after: NO_COMMIT, ref, activity_type: 'branch_deletion' },
    );
    return true;
  }

  /** Commit of a full name (`refs/heads/main`, `refs/pull/1/head`); null: there is no such ref. */
  ref(name: string): string | null {
    if (name.startsWith(BRANCHES)) return this.branches.get(name.slice(BRANCHES.length)) ?? null;
    const pull = /^refs\/pull\/(\d+)\/head$/.exec(name);
    if (pull !== null) return this.issues.get(Number(pull[1]))?.pull?.headSha ?? null;
    return this.otherRefs.get(name) ?? null;
  }

  head(branch: string = this.defaultBranch): string | null {
    return this.branches.get(branch) ?? null;
  }

  /** What `git push` brings along: an object and all it leads to. */
  own(sha: string): void {
    this.#around.store.reach(sha, this.#network.objects);
  }

  /** Whether an object can be read through this repository. */
  has(sha: string): boolean {
    return this.#network.objects.has(sha);
  }

  /** Makes two repositories forks of one another. */
  join(other: StandInRepository): void {
    const mine = this.#network;
    const theirs = other.#network;
    if (mine === theirs) return;
    for (const sha of theirs.objects) mine.objects.add(sha);
    for (const member of theirs.members) {
      member.#network = mine;
      mine.members.add(member);
    }
  }

  isRelatedTo(other: StandInRepository): boolean {
    return this.#network === other.#network;
  }

  /** Takes over another repository's branch, as a fork does. */
  adopt(from: StandInRepository, branch: string = from.defaultBranch): void {
    const sha = from.head(branch);
    if (sha === null) return;
    this.join(from);
    this.branches.set(branch, sha);
    this.pushedAt ??= from.pushedAt;
  }

  issue(options: { title: string; body?: string; author: string; byBot?: boolean; createdAt?: string }): {
    number: number;
  } {
    const number = Math.max(0, ...this.issues.keys()) + 1;
    const now = options.createdAt ?? this.#around.now();
    this.#around.people.meet(options.author);
    const issue: StoredIssue = {
      number,
      title: options.title,
      body: options.body ?? '',
      state: 'open',
      reopenedAt: null,
      locked: false,
      author: options.author,
      byBot: options.byBot ?? false,
      createdAt: now,
      updatedAt: now,
      assignees: [],
      labels: [],
      isPinned: false,
      pull: null,
    };
    this.issues.set(number, issue);
    this.#around.notifications.opened({ repository: this, issue, actor: options.author });
    return { number };
  }

  pullRequest(options: {
    head: string;
    headRepository?: StandInRepository;
    base?: string;
    author: string;
    title?: string;
    draft?: boolean;
    createdAt?: string;
  }): { number: number } {
    const source = options.headRepository ?? this;
    const headSha = source.head(options.head);
    if (headSha === null) throw new Error(`${source.fullName} has no branch ${options.head} to be merged`);
    const { title = options.head, author, createdAt } = options;
    const { number } = this.issue({ title, author, ...(createdAt === undefined ? {} : { createdAt }) });
    this.join(source);
    const issue = this.issues.get(number);
    if (issue !== undefined) {
      issue.pull = {
        headRepository: source.fullName,
        headBranch: options.head,
        headSha,
        base: options.base ?? this.defaultBranch,
        draft: options.draft ?? false,
      };
    }
    return { number };
  }

  comment(issue: number, body: string, author: string, byBot = author.endsWith('[bot]')): { id: number } {
    const stored = this.issues.get(issue);
    if (stored === undefined) throw new Error(`${this.fullName} has no issue ${issue} to comment on`);
    const id = this.#around.nextId();
    const now = this.#around.now();
    this.#around.people.meet(author);
    stored.updatedAt = now;
    this.storedComments.push({
      id,
      issue,
      body,
      author,
      byBot,
      createdAt: now,
      updatedAt: now,
      editor: null,
      reactions: [],
    });
    this.#around.notifications.commented({ repository: this, issue: stored, actor: author }, body);
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
  // oxlint-disable-next-line typescript/require-await -- as above
  async file(branch: string, path: string): Promise<string | null> {
    const { store } = this.#around;
    const sha = this.branches.get(branch);
    const entry = sha === undefined ? null : store.entry(sha, path);
    return entry === null ? null : (store.read(entry.sha)?.toString('utf8') ?? null);
  }

  #record(push: Push, change: Omit<Activity, 'timestamp' | 'actor'>): void {
    if (push.recorded) this.activities.push({ timestamp: push.pushedAt, actor: push.actor, ...change });
  }
}

/** How GitHub writes an account into commits. */
export function personOf(login: string, date: string): { name: string; email: string; date: string } {
  return { name: login, email: `${userId(login)}+${login}@users.noreply.github.com`, date };
}
