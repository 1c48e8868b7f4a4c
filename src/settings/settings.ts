import type { Dismissal } from '../domain/dismissal.ts';

/** What one run was asked for: inputs, config file and defaults put together, every value checked. */
export interface Settings {
  // What is checked
  /** What `auto` came to. */
  readonly source: 'pull-request' | 'directory' | 'repositories' | 'workspace';
  /** Folders or globs; never empty with source `directory`. */
  readonly path: readonly string[];
  /** As given, else the workflow's owner; null on the command line where nothing was given. */
  readonly organization: string | null;
  /** `owner/name`, `name`, a glob, or `/regex/flags` that compiles. */
  readonly repositories: readonly string[];
  readonly manifest: string | null;
  readonly classroom50: { readonly classroom: string; readonly assignment: string } | null;
  readonly topic: string | null;
  readonly team: string | null;
  readonly property: { readonly name: string; readonly value: string } | null;
  readonly includeArchived: boolean;
  readonly deadline: Date | null;
  readonly pullRequestScope: 'changed' | 'tree';
  readonly shard: Shard | null;

  // What it is compared with
  /** Folder or `owner/name`. */
  readonly starter: string | null;
  /** null: not given; see `resolveBaseCode`. */
  readonly baseCode: boolean | null;
  /** Folders or repositories. */
  readonly archive: readonly string[];
  /** At most 5 folders or repositories. */
  readonly aiReferences: readonly string[];
  readonly compareWith: CompareWith;

  // Which files count
  /** Gitignore-style; null: the program's own choice. */
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;

  // The service
  /** null together with `baseUrl`: the embedded service. */
  readonly apikey: string | null;
  /** Ends in `/api/v1`; http only for this machine. */
  readonly baseUrl: string | null;
  readonly engine: string;
  readonly language: string;
  readonly ai: boolean;
  readonly pollIntervalMs: number;
  /** Whole, 1..60. */
  readonly requestsPerMinute: number;

  // The verdict; flagged when strictly above
  readonly similarityThreshold: number;
  readonly aiThreshold: number;
  readonly failOn: 'flagged' | 'stands-out' | 'never';
  readonly onError: 'fail' | 'warn';
  readonly onIncomplete: 'fail' | 'warn';
  readonly onTimeout: 'fail' | 'neutral';
  /** Pairs that a person judged innocent. Hostile text. */
  readonly dismissed: readonly Dismissal[];

  // The report
  readonly comment: 'auto' | 'always' | 'never';
  /** null: from workflow, job and matrix. */
  readonly commentKey: string | null;
  readonly annotations: 'auto' | 'always' | 'never';
  readonly checkRun: boolean;
  readonly anonymize: 'auto' | 'always' | 'never';
  /** What students read of their own submission. */
  readonly studentFeedback: 'full' | 'verdict' | 'none';
  /** What students read beside a finding; null: nothing. */
  readonly policy: string | null;
  /** null: made from the key. */
  readonly pseudonymSalt: string | null;
  readonly reportDir: string;
  /** Logins and `@org/team` of people who see everything: never pseudonyms, never submissions. */
  readonly staff: readonly string[];

  // The run
  /** What `auto` came to. */
  readonly mode: 'check' | 'scan' | 'bot';
  readonly config: string;
  /** null: from repository and event. */
  readonly checkName: string | null;
  readonly keepCheck: boolean;
  readonly resume: boolean;
  readonly checkId: number | null;
  readonly timeoutMs: number;
  readonly botUsers: readonly string[];
  readonly cacheDir: string | null;
  readonly stateBranch: string;
  readonly dryRun: boolean;
  readonly githubToken: string | null;
  /** null: the same. */
  readonly collectToken: string | null;
  /** Of the config file; what mode `scan` works through. */
  readonly assignments: readonly Assignment[];
}

type Shard =
  | { readonly kind: 'part' /** 1-based. */; readonly index: number; readonly count: number }
  | { readonly kind: 'judge' };

export type CompareWith =
  | { readonly kind: 'open-pull-requests' }
  | { readonly kind: 'none' }
  /** Folders or repositories, at least one. */
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** One assignment of the config file: its settings over the file's, and when it is scanned. */
export interface Assignment {
  /** Unique within the file; safe as a folder's name. */
  readonly name: string;
  /** The whole run's settings with this assignment's own values; its `assignments` is empty. */
  readonly settings: Settings;
  readonly schedule: Schedule;
}

export interface Schedule {
  /** Scanned only from … until; null: open. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Changed repositories that make a new check worth its quota. */
  readonly minChanges: number;
  /** Least time between two checks. */
  readonly cooldownMs: number;
}
