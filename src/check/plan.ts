import type { Clock, Log, Random } from '#base';
import type { CollectionFailure, PackedSubmission, RequestOf, WebProviderName } from '#contract';
import type { ServiceClient } from './client/client.ts';

/** Which run makes a check, for those that look for it later. */
export interface RunIdentity {
  readonly runId: string;
  readonly jobSlug: string;
  /** From 1; null: attempts are not counted, and every check with this run's name is its own. */
  readonly attempt: number | null;
}

export interface CheckPlan {
  /** Start of the check's name. */
  readonly label: string;
  /** Which job this is: a re-run finds its earlier check by it. */
  readonly run: RunIdentity;
  /** Name, id, or `recommended`. */
  readonly engine: string;
  /** Name, extension, id, or `auto`. */
  readonly language: string;
  readonly ai: boolean;
  readonly baseCode: boolean;
  readonly submissions: readonly PackedSubmission[];
  readonly notCollected: readonly CollectionFailure[];
  /** Keys of submissions that belong together, by groups. */
  readonly together: readonly (readonly string[])[];
  /** What hides names from the service; null: submissions go by their names. */
  readonly pseudonyms: Pseudonyms | null;
  /** The jobs of a matrix upload to one check; null: this run has a check of its own. */
  readonly shared: SharedCheck | null;
  /**
   * 10 hex digits by which a later run knows this check as its own; null: made from the contents, so that other contents are
   * another check.
   */
  readonly identity: string | null;
  /** A re-run of the same job takes up its earlier check. */
  readonly resume: boolean;
  /** null: the web is not searched. */
  readonly web: WebPlan | null;
  /** Only report on this check; nothing is created, uploaded or started. */
  readonly checkId: number | null;
  readonly keepCheck: boolean;
  /** 0..100; flagged when strictly above. Whose matches are read where requests are limited depends on it, nothing else. */
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  /** The verdict needs to know of every pair whether it stands out: a service that does not say so is refused. */
  readonly needsAllPairs: boolean;
  readonly pollIntervalMs: number;
  /** Resolve everything, create nothing. */
  readonly dryRun: boolean;
  readonly service: { readonly kind: 'embedded' | 'remote'; readonly host: string | null };
}

/** The search of the web for a check. Names are digests. */
export interface WebPlan {
  readonly providers: readonly WebProviderName[];
  /** Most queries. */
  readonly requests: number;
  /** Hex, of this run alone. */
  readonly salt: string;
  /** Owners and repositories that are no source. */
  readonly exclude: string[];
  /** Words that are never sent. */
  readonly never: string[];
  /** What is known of a submission, by its key. */
  readonly submissions: ReadonlyMap<string, Omit<NonNullable<WebOrder['submissions']>[number], 'id'>>;
}

/** What start is told of the search of the web. */
export type WebOrder = NonNullable<RequestOf<'startCheck'>['web']>;

/** Names for uploaded files that say nothing about a person to whoever has not the salt. */
export interface Pseudonyms {
  /** null: this submission goes by its name. */
  nameOf(submission: PackedSubmission): string | null;
  /** Hex, 64 digits, of a text that must not be guessed. */
  digest(text: string): string;
}

/** The role of this job among those that share a check. */
interface SharedCheck {
  /** Tells this assignment's check from others of the same workflow run; 10 hex digits. */
  readonly key: string;
  /**
   * `create`: makes the check and uploads to it. `join`: waits for it and uploads. `judge`: uploads what is missing, starts
   * it and reads the results.
   */
  readonly part: 'create' | 'join' | 'judge';
}

/** What a check goes by at the service. */
export interface CheckName {
  /** `<label> <marker>`. */
  readonly name: string;
  readonly label: string;
  /** Finds it again. */
  readonly marker: string;
}

/** How far a check has come at the service. */
export interface CheckProgress extends CheckName {
  readonly stage: 'created' | 'uploading' | 'started';
  readonly checkId: number;
  /** Service ids by token, as far as they are known. */
  readonly uploaded: Readonly<Record<string, number>>;
}

export interface CheckEffects {
  readonly client: ServiceClient;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** Takes secrets out of text; more of them may be added while the run goes on. */
  readonly redact: (text: string) => string;
  /** Called as soon as a check exists, so that its id is never lost. */
  readonly onCheck: (id: number) => void;
  /** Told, and waited for, after every change at the service: who keeps a state writes it here. */
  readonly onProgress?: (progress: CheckProgress) => Promise<void>;
  /** Where set, the check is waited for in it: meanwhile nothing is computed. */
  readonly aside?: (<T>(wait: () => Promise<T>) => Promise<T>) | undefined;
}
