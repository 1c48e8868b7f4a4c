import type { ReceivedOf, RememberedSource, SEARCH_STATES, SentLine, WebProviderName } from '#contract';
import type { EngineFile, SearchSubject } from '#engine';

/** What may not be sent, and what is no source. Names come as digests (`digestOf`), so that a service learns none. */
export interface SearchRules {
  readonly salt: string;
  /** Digests of `owner` or `owner/name` that are never a source, nor are forks of them: the course's organisation, starter code. */
  readonly exclude: ReadonlySet<string>;
  /** Digests of words that are never sent: names of people in the list, words of paths. */
  readonly never: ReadonlySet<string>;
  /** Digests of the accounts of whoever wrote a submission, by submission. */
  readonly own: ReadonlyMap<number, ReadonlySet<string>>;
  /** Server time at which it was handed in, RFC 3339, by submission; absent: not known. */
  readonly handedInAt: ReadonlyMap<number, string>;
  /** Searched at this content in an earlier run: costs no query; the sources of then are fetched and compared again. */
  readonly remembered: ReadonlyMap<number, readonly RememberedSource[]>;
  /** Of `remembered`, what changed since: it is asked for again, after all that never were. Absent: none. */
  readonly again?: ReadonlySet<number>;
}

/** How far one submission was searched for. */
export interface SearchState {
  /** All of its probes were asked, at least one, none. */
  readonly state: (typeof SEARCH_STATES)[number];
  /** Why not all; null: all were asked. `no-probes`: there is nothing to ask for. */
  readonly why: 'budget' | 'time' | 'failure' | 'no-probes' | null;
}

/** Whether a source was public before a submission was handed in, by times of the server alone. */
export type PublicBefore = 'yes' | 'no' | 'unknown';

/** A file on the web that may be where code came from. Names, paths and bytes are hostile. */
export interface WebSource extends RememberedSource {
  /** https, with the commit. */
  readonly url: string;
  /** SPDX identifier; null: the repository names none that is known. */
  readonly licence: string | null;
  /** By submission, also others than those that it was found for; missing: not known. */
  readonly before: ReadonlyMap<number, PublicBefore>;
  /** RFC 3339: the earliest time at which the server is known to have had this very file; null: not known. */
  readonly publicSince: string | null;
  /** For whom it was found. */
  readonly submissions: readonly number[];
  /** Submissions whose own account it lies in, or was made from: it is no source of theirs, for whomever it was found. */
  readonly ownOf: readonly number[];
  /** The file first, then its neighbours. */
  readonly files: readonly EngineFile[];
}

/** A file of a submission that the world knows byte for byte. */
export interface KnownFile {
  readonly submission: number;
  readonly path: string;
  /** SWHID. */
  readonly id: string;
  readonly url: string;
}

/** What one provider found. */
export interface ProviderFindings {
  /** By submission. */
  readonly searched: ReadonlyMap<number, SearchState>;
  readonly sources: readonly WebSource[];
  readonly known: readonly KnownFile[];
  /** One sentence; null: it went well. */
  readonly failure: string | null;
  /** Queries of the code search that were asked. */
  readonly requests: number;
}

/** What everything that asks the web is given. */
export interface Asking {
  /** On the clock. */
  readonly endsAtMs: number;
  readonly signal: AbortSignal;
  /** Notes one request, also one that is asked again. Nothing leaves before it is noted, nor where that fails. */
  readonly onSent: (line: SentLine) => Promise<void> | void;
  /** Called with the same line when it is known what came of it. */
  readonly onAnswer?: (line: SentLine, answer: string) => void;
}

export interface SearchOrder extends Asking {
  /** Most queries of a code search. */
  readonly requests: number;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Both providers stand behind this one port. */
export interface WebProvider {
  readonly name: WebProviderName;
  /**
   * What it would send first, in the order in which it would be sent, at most `requests` queries of it. What is fetched after
   * that depends on the answers. Pure: dry run and search use the same.
   */
  plan(subject: SearchSubject, rules: SearchRules, requests: number): readonly SentLine[];
  /** Failures of the provider are told in the findings. @throws the signal's reason alone */
  search(subject: SearchSubject, rules: SearchRules, order: SearchOrder): Promise<ProviderFindings>;
  /**
   * The second step, for sources that the comparison confirmed: when they were public. Nothing is known of a source that is
   * missing in the answer. @throws the signal's reason alone
   */
  date(
    sources: readonly WebSource[],
    rules: SearchRules,
    asking: Asking,
  ): Promise<ReadonlyMap<WebSource, Pick<WebSource, 'before' | 'publicSince'>>>;
  close(): Promise<void>;
}

/** Rules as they go over the wire: everything may be missing. */
type GivenRules = Pick<
  NonNullable<ReceivedOf<'startCheck'>['web']>,
  'salt' | 'exclude' | 'never' | 'submissions'
>;

/** The rules of a search from what a check is started with. */
export function rulesOf({ salt = '', exclude = [], never = [], submissions = [] }: GivenRules): SearchRules {
  return {
    salt,
    exclude: new Set(exclude),
    never: new Set(never),
    own: new Map(submissions.map(({ id, own = [] }) => [id, new Set(own)])),
    handedInAt: new Map(submissions.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at] as const]))),
    again: new Set(submissions.flatMap(({ id, again }) => (again === true ? [id] : []))),
    remembered: new Map(
      submissions.flatMap(({ id, remembered }) => (remembered == null ? [] : [[id, remembered] as const])),
    ),
  };
}
