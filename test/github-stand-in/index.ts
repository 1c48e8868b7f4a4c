import type { Team } from './answers.ts';
import type { FileSpec } from './git-store.ts';
import type { Notification } from './notifications.ts';
import {
  type Fault,
  type FaultMatch,
  startGitHub as start,
  type StartOptions,
  type TokenOptions,
} from './stand-in.ts';
import type {
  Activity,
  RepositoryOptions,
  StandInRepository as StoredRepository,
  StoredIssue,
} from './world.ts';

export type { StartOptions } from './stand-in.ts';

interface RecordedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** `/repos/{owner}/{repo}`, as GitHub describes it; what is none of GitHub's has a word: codeload, renamed, dropped … */
  readonly route: string;
  /** What it came to, also where the answer was lost; 0: nothing was done. */
  readonly status: number;
  /** What came as authorisation; null: nothing. */
  readonly token: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface GitHubStandIn {
  /** Root of the API: http://127.0.0.1:PORT. Archives lie on http://localhost:PORT. */
  readonly url: string;
  /** Sees and may do everything unless told otherwise. */
  token(options?: TokenOptions): string;
  /** Teams by slug. */
  organization(login: string, options?: { readonly teams?: Readonly<Record<string, Partial<Team>>> }): void;
  /** Makes somebody exist whom nothing else mentions. */
  user(login: string): { readonly id: number };
  repository(fullName: string, options?: RepositoryOptions): StandInRepository;
  readonly requests: readonly RecordedRequest[];
  /** Who was notified of what, in order. */
  readonly notifications: readonly Notification[];
  /** What went against GitHub's description so far. */
  readonly violations: readonly string[];
  /**
   * What the next matching requests (one, unless `times` says otherwise) get: `drop` cuts the connection before anything
   * happened, `lost` after it did (an archive breaks off halfway), a status comes in place of the effect.
   */
  fail(match: FaultMatch, how: Fault): void;
  /** The old name answers 301 (a GET) or 307 to the path by id. */
  rename(from: string, to: string): void;
  remove(fullName: string): void;
  /** @throws with every request and answer that went against GitHub's description */
  close(): Promise<void>;
}

export interface StandInRepository {
  readonly id: number;
  readonly fullName: string;
  /** Pushes one commit; its full SHA. Dates are RFC 3339; the commit's own may be git's `seconds +0000`. */
  commit(change: {
    /** Over the branch's files; null deletes one. */
    readonly files?: Readonly<Record<string, FileSpec | null>>;
    /** Nothing of the branch's files is kept. */
    readonly replaceAll?: boolean;
    /** The default branch unless said otherwise; a new one begins at the default branch. */
    readonly branch?: string;
    readonly message?: string;
    /** Login. */
    readonly author?: string;
    /** The commit's own date, which its author chooses; otherwise when it was pushed. */
    readonly date?: string;
    /** When the server took the push; otherwise now. */
    readonly pushedAt?: string;
    /** Replaces the branch by a commit without a parent. */
    readonly force?: boolean;
    /** Whom the server took the push from; otherwise the author. */
    readonly pushedBy?: string;
    /** The server keeps no record of the push. */
    readonly unrecorded?: boolean;
  }): Promise<string>;
  /** Pushes a commit that is there already, also another repository's (both are forks of one another from then on). */
  branch(name: string, sha: string): void;
  /** Of the default branch unless said otherwise; null: there is no such branch. */
  head(branch?: string): string | null;
  /** `head` is a branch, of `headRepository` where that is named, or `owner:branch` of the fork with this repository's name. */
  pullRequest(options: {
    readonly head: string;
    readonly headRepository?: string;
    readonly base?: string;
    readonly author: string;
    readonly title?: string;
    readonly draft?: boolean;
  }): { readonly number: number };
  setPull(number: number, change: { readonly state?: 'open' | 'closed'; readonly draft?: boolean }): void;
  issue(options: { readonly title: string; readonly body?: string; readonly author: string }): {
    readonly number: number;
  };
  /** Stops people from commenting. */
  lock(issueNumber: number): void;
  /** By a bot where the author ends in `[bot]`. */
  comment(issueNumber: number, body: string, author: string): { readonly id: number };
  comments(issueNumber: number): readonly {
    readonly id: number;
    readonly body: string;
    readonly author: string;
    readonly reactions: readonly string[];
  }[];
  /** Without pull requests. */
  issues(): readonly {
    readonly number: number;
    readonly title: string;
    readonly body: string;
    readonly state: string;
    readonly assignees: readonly string[];
  }[];
  checkRuns(): readonly {
    readonly id: number;
    readonly name: string;
    readonly headSha: string;
    readonly conclusion: string | null;
    readonly status: string;
    readonly output: { readonly title: string; readonly summary: string; readonly annotations: unknown[] };
  }[];
  /** A file of a branch as text; null: there is none. */
  file(branch: string, path: string): Promise<string | null>;
  /** The server's record of pushes; tests may write into it. */
  readonly activity: Activity[];
  /** Bytes to be served in place of every archive; null: the real ones. */
  serveArchive(bytes: Uint8Array | null): void;
  /** Lists of files are cut off after so many entries; null: at the limit that the stand-in was started with. */
  cutTrees(entries: number | null): void;
}

/**
 * GitHub's REST API on loopback for tests. State is kept in memory, contents in a real git repository; archives are made by
 * git. Every request and answer is held against GitHub's published description.
 */
export async function startGitHub(options: StartOptions = {}): Promise<GitHubStandIn> {
  const inner = await start(options);
  return {
    url: inner.url,
    violations: inner.violations,
    notifications: inner.notifications,
    get requests() {
      return inner.requests.map((one) => ({ ...one, route: one.route.replace(/^[A-Z]+ (?=\/)/, '') }));
    },
    token: (wanted) => inner.token(wanted),
    organization: (login, { teams = {} } = {}) => {
      inner.organization(login, teams);
    },
    user: (login) => inner.user(login),
    repository: (fullName, wanted) => facade(inner.repository(fullName, wanted), (name) => inner.find(name)),
    fail: (match, how) => {
      inner.fail(match, how);
    },
    rename: (from, to) => {
      inner.rename(from, to);
    },
    remove: (fullName) => {
      inner.remove(fullName);
    },
    close: () => inner.close(),
  };
}

function facade(
  stored: StoredRepository,
  find: (fullName: string) => StoredRepository | null,
): StandInRepository {
  const source = (fullName: string): StoredRepository => {
    const found = find(fullName);
    if (found === null) throw new Error(`there is no ${fullName}`);
    return found;
  };
  const issueOf = (number: number): StoredIssue => {
    const issue = stored.issues.get(number);
    if (issue === undefined) throw new Error(`${stored.fullName} has no issue or pull request ${number}`);
    return issue;
  };
  return {
    id: stored.id,
    get fullName() {
      return stored.fullName;
    },
    activity: stored.activities,
    commit: (change) => stored.commit(change),
    branch: (name, sha) => {
      stored.branch(name, sha);
    },
    head: (branch) => stored.head(branch),
    pullRequest: ({ head, headRepository, ...rest }) => {
      const [owner = '', branch = ''] = head.split(/:(.*)/s);
      if (headRepository !== undefined) {
        return stored.pullRequest({ ...rest, head, headRepository: source(headRepository) });
      }
      if (branch === '') return stored.pullRequest({ ...rest, head });
      return stored.pullRequest({ ...rest, head: branch, headRepository: source(`${owner}/${stored.name}`) });
    },
    setPull: (number, { state, draft }) => {
      const issue = issueOf(number);
      if (issue.pull === null) throw new Error(`${stored.fullName}#${number} is no pull request`);
      if (draft !== undefined) issue.pull.draft = draft;
      if (state === undefined) return;
      const { headRepository, headBranch } = issue.pull;
      // What its head was when it was closed stays.
      const head = headRepository === null ? null : (find(headRepository)?.head(headBranch) ?? null);
      if (issue.state === 'open' && head !== null) issue.pull.headSha = head;
      issue.state = state;
    },
    issue: (wanted) => stored.issue(wanted),
    lock: (number) => {
      issueOf(number).locked = true;
    },
    comment: (number, body, author) => stored.comment(number, body, author),
    comments: (number) => stored.comments(number),
    issues: () =>
      [...stored.issues.values()]
        .filter(({ pull }) => pull === null)
        .map(({ number, title, body, state, assignees }) => ({ number, title, body, state, assignees })),
    checkRuns: () =>
      stored.checkRuns().map(({ id, name, headSha, conclusion, status, output }) => ({
        id,
        name,
        headSha,
        conclusion,
        status,
        output: {
          title: output.title ?? '',
          summary: output.summary ?? '',
          annotations: output.annotations,
        },
      })),
    file: (branch, path) => stored.file(branch, path),
    serveArchive: (bytes) => {
      stored.tarball = bytes;
    },
    cutTrees: (entries) => {
      stored.treeLimit = entries;
    },
  };
}
