import type { Collected, Submission } from '../domain/submission.ts';
import type { GitHub } from '../github/client.ts';
import type { EventContext } from '../github/event-context.ts';
import type { RepositoryName } from '../github/names.ts';
import type { FoundRepository } from './repositories/discover.ts';
import type { Assignment } from './repositories/find-assignment.ts';

export type CompareWith =
  | { readonly kind: 'open-pull-requests' }
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly entries: readonly string[] };

/** What the settings say about where submissions come from. */
export interface SourceSettings {
  readonly source: 'pull-request' | 'directory' | 'repositories' | 'workspace';
  readonly path: readonly string[];
  readonly organization: string | null;
  readonly repositories: readonly string[];
  readonly manifest: string | null;
  readonly classroom50: { readonly classroom: string; readonly assignment: string } | null;
  readonly topic: string | null;
  readonly team: string | null;
  readonly property: { readonly name: string; readonly value: string } | null;
  readonly includeArchived: boolean;
  readonly deadline: Date | null;
  readonly pullRequestScope: 'changed' | 'tree';
  readonly compareWith: CompareWith;
  readonly starter: string | null;
  readonly archive: readonly string[];
  readonly aiReferences: readonly string[];
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
  /** By name, ending or id; `auto`: any. */
  readonly language: string;
  readonly staff: readonly string[];
}

export type Pin = { readonly kind: 'skip' } | { readonly kind: 'commit'; readonly sha: string };

/** What is around a source. */
export interface SourceContext {
  /** Absolute; relative paths begin here. */
  readonly workspace: string;
  /** Absolute: a folder of this run alone. */
  readonly tempDir: string;
  /** For the repository that this runs in. Made when it is first needed. */
  readonly github: () => GitHub;
  /** For all other repositories; may be the same. */
  readonly collector: () => GitHub;
  readonly event: EventContext;
  /** The repository that this runs in. */
  readonly own: RepositoryName | null;
  readonly signal: AbortSignal;
  /** Takes only some of the submissions; null: all. */
  readonly part: ((id: string) => boolean) | null;
  /**
   * Told of each repository before it is fetched; asked after the starter was read. `skip`: it is there already; `sha`: take
   * this commit; null: what is to be taken is decided here (deadline, default branch).
   */
  readonly pin?: (found: FoundRepository) => Promise<Pin | null>;
  /** Absolute: where this program writes its report, which is nobody's submission. */
  readonly reportDir?: string;
  /** What was found already, so that nothing is listed twice. */
  readonly assignment?: Assignment;
}

/** Everything one run collects. Asked in this order: starter, then submissions. */
export interface Sources {
  /** For a sentence: "the folder submissions". */
  readonly description: string;
  /** Starter code, or null where none is known. @throws Failure when it cannot be read */
  starter(): Promise<Submission | null>;
  /** Judged submissions first, then what they are compared with. */
  submissions(): AsyncGenerator<Collected>;
  /** What a person should know about what was found and left out; complete when `submissions` is at its end. For staff. */
  notices(): readonly string[];
  /** How many more there were to compare with than are taken. */
  notComparedWith(): number;
}
