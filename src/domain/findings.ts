import type { Person, Together } from './people.ts';
import type { Said } from './said.ts';
import type {
  CollectionFailure,
  HiddenCopy,
  LeftOut,
  Origin,
  StoredZip,
  SubmissionRole,
} from './submission.ts';
import type { SentLine, WebProviderName } from './web.ts';

/** One side's region of a match. Lines are 1-based and inclusive; null where the service does not say. */
interface Region {
  readonly file: string;
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
}

/** Lines of a submission's file, 1-based and inclusive. */
export interface CommonRegion {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** The service counts as flagged what is above this by either number, whatever the settings say (L90, L261). */
export const SERVICE_THRESHOLD = 75;

/** `peer`: another submission of this check; `external`: web or database; `ai`: AI-written code. */
export type MatchKind = 'peer' | 'external' | 'ai';

export interface MatchFinding {
  readonly kind: MatchKind;
  /** Key of the other submission, or null for an external source. */
  readonly otherKey: string | null;
  /** Share of this submission, 0..100, unrounded; null: not given. */
  readonly similarity: number | null;
  /** Share of the other submission. */
  readonly matchedSimilarity: number | null;
  readonly own: Region;
  readonly other: Region;
  readonly tokens: number | null;
  /** How many others of the check have this piece too, where the service says so. */
  readonly sharedBy?: number | undefined;
  /** Of a match with public code (kind `external`): where it stands. */
  readonly source?: WebSourceFinding | undefined;
  /** Of such a match: the lines of the other side, from its first on, as a quotation. Hostile text. */
  readonly quoted?: string | undefined;
}

/** Public code that is like a submission. */
export interface WebSourceFinding {
  readonly provider: WebProviderName;
  /** https, with the commit. */
  readonly url: string;
  /** `owner/name`; hostile text, as everything of a source. */
  readonly repository: string;
  readonly path: string;
  readonly commit: string;
  /** SHA-1 of the git blob, hex; absent: the service does not say. */
  readonly blob?: string | undefined;
  /** As the repository names it; null: it names none. */
  readonly licence: string | null;
  /** When a server says that it was public, RFC 3339. */
  readonly publicSince: string | null;
  /** Whether it was public before the submission was handed in, by server time. */
  readonly before: 'yes' | 'no' | 'unknown';
  /** false: it is in no number, because it was published after the hand-in, or may be the submission itself. */
  readonly counts: boolean;
}

/** One thing that left the machine, and the keys of the submissions that it was asked for. */
type SentForKeys = Pick<SentLine, 'provider' | 'kind' | 'text'> & {
  readonly submissions: readonly string[];
  readonly answer?: string | undefined;
};

/** What the search of the web came to. */
interface WebSearchFindings {
  readonly providers: readonly WebProviderName[];
  /** Queries of the code search. */
  readonly requests: number;
  /** Everything that left the machine, in its order. */
  readonly sent: readonly SentForKeys[];
  /** Public files that much of the class shares code with. */
  readonly tutorials: readonly {
    readonly url: string;
    readonly repository: string;
    readonly path: string;
    readonly submissions: number;
    readonly of: number;
  }[];
  readonly failures: readonly { readonly provider: WebProviderName; readonly sentence: string }[];
  /** Judged submissions that nobody searched for. */
  readonly notSearched: number;
}

/** Whether and how a submission's numbers came about. */
export type CheckState =
  | { readonly kind: 'checked' }
  /** It was not uploaded, was refused, or came back without numbers. */
  | { readonly kind: 'not-checked'; readonly reason: Said };

/**
 * Why `aiAverage` is or is not a number. `scored`: it is. `not-run`: AI detection was not asked for. `abstained`: the
 * service said in so many words that it looked and has no score. `missing`: no source gave a number from 0 to 100, so the
 * AI threshold could not be evaluated.
 */
export type AiState = 'scored' | 'not-run' | 'abstained' | 'missing';

/** Numbers are as the service gave them: 0..100, unrounded; null is "n/a" and never becomes 0. */
export interface SubmissionFinding {
  readonly key: string;
  /** What staff see. Hostile text. */
  readonly name: string;
  readonly role: SubmissionRole;
  readonly origin: Origin | null;
  /** Who handed it in, where a people file, a roster or the platform says so. */
  readonly person?: Person | undefined;
  /** The service's submission id. */
  readonly serviceId: number | null;
  readonly state: CheckState;
  /** Total similarity: what the threshold judges. */
  readonly total: number | null;
  /** All values the service gave for the total, where its sources disagree; the highest is judged. */
  readonly totalSources: readonly number[];
  readonly local: number | null;
  /** To the web or a database; null where the engine searches neither. */
  readonly web: number | null;
  /** Whether the web was searched for it; absent: no search was asked for. */
  readonly webState?: 'searched' | 'partly' | 'not-searched' | undefined;
  /** To public code on the web alone; null: not searched. */
  readonly publicWeb?: number | null | undefined;
  /** Highest to a submission of this check that is only there to be compared with: last year's, another pull request. */
  readonly archive?: number | null | undefined;
  readonly aiAverage: number | null;
  readonly aiState: AiState;
  readonly aiMax: number | null;
  readonly quality: number | null;
  /** Rank of "review first", 0..100, where the service gives one. Never judged. */
  readonly suspicion: number | null;
  /** Share matched in all peers together, where the service gives it. */
  readonly coverage: number | null;
  /**
   * `compared`, `dictated`, `too-short`, `starter-only`, `no-source`, `unreadable`, where the service says so; `alone` where there
   * was nobody to compare it with. All but the first two have no similarity: the 0 of a service means nothing there.
   */
  readonly comparability: string | null;
  /** Tokens that were compared, without starter code, where the service says so. */
  readonly tokens?: number | null | undefined;
  readonly matches: readonly MatchFinding[];
  /** Its pairs were not read: whom it is closest to, and what it shares, is not known. Pairs of others may name it. */
  readonly pairsUnread?: true | undefined;
  /** Code that so many share that the engine took it for starter code and left it out of every number. */
  readonly commonCode?: readonly CommonRegion[] | undefined;
  readonly files: readonly { readonly path: string; readonly size: number }[];
  readonly leftOut: readonly LeftOut[];
  /** What files that were left out share with code that counts in another submission. Default: nothing. */
  readonly hidden?: readonly HiddenCopy[] | undefined;
  readonly remarks: readonly Said[];
  /** Where the packed source lies on this machine while the run lasts; null when it is not here (`check-id`). */
  readonly zip: StoredZip | null;
}

/** A pair of submissions (both of this check), worst first. */
export interface PairFinding {
  readonly a: string;
  readonly b: string;
  /** Share of a and of b, 0..100; null: not given. */
  readonly similarity: number | null;
  readonly matchedSimilarity: number | null;
  readonly suspicion: number | null;
  readonly longestFragment: number | null;
  readonly overlap: number | null;
  /** Its suspicion is an outlier of this class, where the service says so. */
  readonly standsOut?: boolean | undefined;
  /** The two belong together, so the pair counts in no number, flags nobody and never stands out. */
  readonly together?: Together | undefined;
  /** In which push its longest shared fragment first stood on either side; of the pairs that were asked about. */
  readonly first?: PairFirst | undefined;
}

/**
 * Why nobody can say when code first stood in a repository:
 * - `no-repository`: it was handed in otherwise;
 * - `no-lines`: which lines the two share is not known, or they are too few;
 * - `withheld`: GitHub does not show the token the pushes;
 * - `gone`: the repository is not there any more, or the token may not see it;
 * - `no-record`: it was there before the first push on record, or the commit was never pushed to the default branch;
 * - `template`: the repository began with it;
 * - `unreachable`: GitHub did not answer, or refused the code;
 * - `over-budget`: so many requests, or so much time, are not spent on it.
 */
export const UNSEEN_REASONS = [
  'no-repository',
  'no-lines',
  'withheld',
  'gone',
  'no-record',
  'template',
  'unreachable',
  'over-budget',
] as const;
export type UnseenReason = (typeof UNSEEN_REASONS)[number];

/** When code first stood in a repository, by the server's clock and never by that of a commit. */
export type FirstSeen =
  | {
      readonly kind: 'push';
      /** When GitHub's server took the push, RFC 3339. */
      readonly at: string;
      /** Full SHA of what stood there after it. */
      readonly sha: string;
      /** Nothing was pushed before. */
      readonly isFirstPush: boolean;
      /** All pushes before were read and none has it; else it may have stood in one of them. */
      readonly isExact: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: UnseenReason };

/** Who had the code of a pair first. Who pushed first is not who wrote first. */
export interface PairFirst {
  readonly a: FirstSeen;
  readonly b: FirstSeen;
  /** The fragment that was looked for, as it stands in either submission. */
  readonly fragment?: { readonly a: CommonRegion; readonly b: CommonRegion } | undefined;
}

/** Judged submissions whose pairs were not read. Where there are any, nobody can say which pairs there are, or that none stands out. */
export function unreadOf({ submissions }: Pick<Findings, 'submissions'>): readonly SubmissionFinding[] {
  return submissions.filter(({ pairsUnread }) => pairsUnread === true);
}

/** Whether a service compared a submission, as far as it says so. */
export function isCompared(comparability: string | null): boolean {
  return comparability === null || comparability === 'compared' || comparability === 'dictated';
}

/**
 * Whether the service says that the task dictates a submission's program: most of the class is alike, so that its similarity is a
 * number like any other and flags nobody.
 */
export function isDictated({ comparability }: Pick<SubmissionFinding, 'comparability'>): boolean {
  return comparability === 'dictated';
}

/**
 * The two shares as one number, or the one that is known: their harmonic mean, which is 2 × common / (|A| + |B|) and what the
 * embedded service judges. The total of a submission is then that of its highest pair.
 */
export function pairAverage({
  similarity,
  matchedSimilarity,
}: Pick<PairFinding, 'similarity' | 'matchedSimilarity'>): number | null {
  if (similarity === null || matchedSimilarity === null) return similarity ?? matchedSimilarity;
  const sum = similarity + matchedSimilarity;
  return sum === 0 ? 0 : (2 * similarity * matchedSimilarity) / sum;
}

/** The highest of the numbers that are known; null: none is. */
export function highest(values: readonly (number | null)[]): number | null {
  return values.reduce(
    (best, value) => (value === null || (best !== null && best >= value) ? best : value),
    null,
  );
}

/** Everything one check found: what the verdict judges and the reports show. */
export interface Findings {
  readonly checkId: number | null;
  readonly checkName: string;
  /** A results page that a person may open; only https links. */
  readonly checkUrl: string | null;
  /** `embedded`: no code left this machine. */
  readonly service: { readonly kind: 'embedded' | 'remote'; readonly host: string | null };
  readonly engine: { readonly id: number; readonly name: string } | null;
  readonly language: string;
  readonly aiRun: boolean;
  readonly baseCode: boolean;
  /** Every submission of the run, also those that could not be checked. */
  readonly submissions: readonly SubmissionFinding[];
  readonly pairs: readonly PairFinding[];
  /** Groups of submission keys. */
  readonly clusters: readonly (readonly string[])[];
  /** Repositories or folders that could not be collected. */
  readonly failures: readonly CollectionFailure[];
  /** How many submissions the service itself counts as flagged (at its fixed 75/75); null: not given. */
  readonly serviceFlaggedCount: number | null;
  /** How many submissions the service itself says it has not completed, of a check that it calls completed. */
  readonly unfinished?: number | undefined;
  /** Numbers are the tops of bands, judged by the service's own threshold: nobody is shown them, whoever reads. */
  readonly inBands?: true | undefined;
  /** What the search of the web came to; absent: none was asked for. */
  readonly webSearch?: WebSearchFindings | undefined;
  /** Sentences for a person: fallbacks taken, contradictions seen. */
  readonly notices: readonly Said[];
}
