import type {
  CamelCase,
  Collected,
  COMPARISON,
  FILES,
  Said,
  Settings,
  Submission,
  SUBMISSIONS,
} from '#contract';
import type { EventContext, GitHub, RepositoryName } from '#github';
import type { Ground } from './ground.ts';
import type { RepositoryReading } from './github/repositories.ts';
import type { FoundAssignment } from './repositories/find-assignment.ts';
import type { Selection } from './selection/selection.ts';

/** What the settings say about what is checked, what it is compared with, and which files count. */
export type SourceSettings = Pick<
  Settings,
  CamelCase<keyof typeof SUBMISSIONS | keyof typeof COMPARISON | keyof typeof FILES> | 'language' | 'staff'
>;

/** What is around a source. */
export interface SourceContext {
  /** Absolute; relative paths begin here. */
  readonly workspace: string;
  /** Absolute: a folder of this run alone. */
  readonly tempDir: string;
  /** For the repository that this runs in. Made when it is first needed; whoever made it closes it. */
  readonly github: () => GitHub;
  /** For all other repositories; may be the same. */
  readonly collector: () => GitHub;
  readonly repositories: RepositoryReading;
  readonly event: EventContext;
  /** The repository that this runs in. */
  readonly own: RepositoryName | null;
  readonly signal: AbortSignal;
  /** Takes only the submissions with these keys; null: all. */
  readonly part: ((key: string) => boolean) | null;
  /** Absolute: where this program writes its report, which is nobody's submission. */
  readonly reportDir?: string;
  /** What was found already, so that nothing is listed twice. */
  readonly assignment?: FoundAssignment;
}

/** By GitHub's id of a repository: the full SHA of the commit to take, or null for one that is there already. */
export type Pins = ReadonlyMap<number, string | null>;

/** Where submissions come from. Each source is a folder here and a row of `SOURCES`. */
export interface Source {
  /** For a sentence: "the pull request". */
  describe(settings: SourceSettings): string;
  /**
   * Reads the starter code and finds the submissions. None of them is fetched yet.
   *
   * @throws Failure for settings that cannot work here, and for what cannot be read
   */
  open(settings: SourceSettings, context: SourceContext): Promise<OpenSource>;
}

/** A source whose starter code is read, and whose submissions are found. */
export interface OpenSource {
  /** null: none is known. */
  readonly starter: Submission | null;
  /** Which files count, now that the starter code is known. */
  readonly selection: Selection;
  /** Where the folders are that the settings name. */
  readonly ground: Ground;
  /** `owner/name` of repositories that are judged, or `judgedAs` of what lies in folders: the archive leaves it out. Default: none. */
  readonly judged?: readonly string[];
  /** What a person of the staff should know about what was found and left out. */
  readonly notices: readonly Said[];
  /** How many more there were to compare with than are taken. Default: 0. */
  readonly notComparedWith?: number;
  /** Judged submissions first, then what only this source compares them with. */
  submissions(pins: Pins): AsyncGenerator<Collected>;
}
