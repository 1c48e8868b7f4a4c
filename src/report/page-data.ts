/**
 * What the report page reads: the contract between `html.ts`, which writes it, and `web/`, which shows it. Submissions are
 * numbers here (places in `StaffPage.submissions`), so that a link holds no name.
 *
 * The data lies in many `<script>` blocks, each base64 of deflated JSON, so that a report of hundreds of megabytes is never
 * one string and a block is only unpacked when it is looked at.
 */

import type { AiState, MatchKind, SubmissionFinding } from '../domain/findings.ts';
import type { DeclaredCode, ReportedCase } from '../domain/cases.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { SubmissionRole } from '../domain/submission.ts';
import type { SentLine, WebProviderName } from '../domain/web.ts';
import type { Locale } from '../words/locale.ts';
import type { Message, Text } from '../words/value.ts';
import type { StudentView } from './views/student.ts';

/** The block that the page starts from: `StaffPage` or `StudentPage`. */
export const INDEX_BLOCK = 'data-index';

/** The block of a submission's details: `PageDetail`. */
export function detailBlock(submission: number): string {
  return `data-detail-${submission}`;
}

/** The block of what left the machine for a search of the web: `PageSent`. */
export const SENT_BLOCK = 'data-sent';

/** The block of a submission's files: `PageSource`. */
export function sourceBlock(submission: number): string {
  return `data-source-${submission}`;
}

export interface PageSubmission {
  /** What the config file calls it, e.g. in `dismissed`. */
  readonly key: string;
  /** What cases call it: the same in every run. */
  readonly subject: string;
  readonly name: string;
  /** Of the roster or platform, and who belongs together: null where nobody says. */
  readonly id: string | null;
  readonly section: string | null;
  readonly team: string | null;
  /** When it was handed in; null: not known. */
  readonly handedIn: PageHandIn | null;
  /** Whether that was after the deadline, as a server or the platform tells; null: not known. */
  readonly isLate: boolean | null;
  readonly role: SubmissionRole;
  /** Why it has no numbers; null: it was compared. */
  readonly notChecked: Message | null;
  /** Why a threshold could not be held against all of it; null: it could. The verdict counts these. */
  readonly unchecked: Message | null;
  readonly flaggedBy: readonly ('similarity' | 'ai')[];
  /** The total is above the threshold and flags nobody: a pair behind it was dismissed. */
  readonly isPardoned: boolean;
  readonly total: number | null;
  readonly local: number | null;
  /** To all that is not judged (`StaffPage.elsewhere`), and by place. */
  readonly web: number | null;
  readonly elsewhere: readonly { readonly words: Message; readonly score: number }[];
  /** Whether public code was searched for; null: nobody was asked to. */
  readonly webState: SubmissionFinding['webState'] | null;
  /** To public code on the web; null: not searched. */
  readonly publicWeb: number | null;
  /** Its pairs were not read: whom it is closest to is not known. */
  readonly isUnread: boolean;
  /** Public code that counts was found. */
  readonly isOnWeb: boolean;
  readonly ai: number | null;
  readonly aiState: AiState;
  readonly quality: number | null;
  readonly suspicion: number | null;
  /** That were compared, without starter code; null: the service does not say. */
  readonly tokens: number | null;
  readonly coverage: number | null;
  /** What limits the numbers, e.g. "too short to judge". */
  readonly note: Message | null;
  /** That it is judged and short, e.g. "short (150 tokens)". */
  readonly short: Message | null;
  /** Why it is flagged, in one line that names nobody; null: it is not. */
  readonly explanation: Message | null;
  readonly files: number;
  readonly matches: number;
  readonly hasSource: boolean;
}

/** When something was handed in. */
interface PageHandIn {
  /** In words: with a clock where one is told. */
  readonly text: Text;
  /** As the platform, GitHub or a list writes it: what it is sorted by. */
  readonly at: string;
  /** A server recorded it, so its author could not choose it. */
  readonly isAttested: boolean;
}

/** When code first stood in a submission's repository, in words that go on after its name. */
export interface PageFirst {
  readonly text: Message;
  /** The server's time, RFC 3339; null: not known. */
  readonly at: string | null;
  /** What was pushed then. */
  readonly url: string | null;
}

export interface PagePair {
  readonly a: number;
  readonly b: number;
  readonly similarity: number | null;
  readonly matchedSimilarity: number | null;
  readonly average: number | null;
  readonly suspicion: number | null;
  readonly longest: number | null;
  readonly overlap: number | null;
  readonly dismissed: string | null;
  /** Why its two are not held against each other, e.g. "team mates"; null: they are. Such a pair counts nowhere. */
  readonly together: Message | null;
  /** In which push its longest shared fragment first stood; null: that was not asked. */
  readonly first: { readonly a: PageFirst; readonly b: PageFirst } | null;
  /** Its suspicion is an outlier of this class, and nobody dismissed it. */
  readonly standsOut: boolean;
  /** The two have nothing in common; a service may list every pair of a class. */
  readonly isApart: boolean;
}

/** A labelled fact, e.g. where a submission comes from; `url` is https. */
export interface PageFact {
  readonly label: Text;
  readonly text: Text;
  readonly url: string | null;
  /** The text is somebody's words, in which people may be named; else a sentence of this program. */
  readonly isGiven?: true;
}

export interface StaffPage {
  readonly audience: 'staff';
  /** The language that was asked for; null: the reader's. */
  readonly locale: Locale | null;
  readonly title: string;
  readonly createdAt: string;
  /** Of the report.json beside the page, hex; null: not known. */
  readonly reportSha256: string | null;
  readonly outcome: Outcome;
  readonly headline: Message;
  readonly sentence: Message;
  readonly warnings: readonly Message[];
  readonly notices: readonly Message[];
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  readonly aiRun: boolean;
  /** The code was compared by the embedded service, whose engine this page holds too. */
  readonly isEmbedded: boolean;
  /** The check's language, as the service calls it. */
  readonly language: string;
  /** What `web` of a submission was compared with, e.g. "archive"; null: nothing but the judged submissions. */
  readonly elsewhere: Message | null;
  /** How many pairs stand out; null: the service does not say, or not of every pair. */
  readonly standsOut: number | null;
  /** Of how many submissions the pairs were not read: no list of pairs is all of them. */
  readonly pairsUnread: number;
  /** What the search of the web came to; null: none was asked for. */
  readonly web: PageWeb | null;
  /** Starter code was taken out of every number. */
  readonly baseCode: boolean;
  /** Most of the class is alike because of its task, so that similarity flags nobody. */
  readonly isDictated: boolean;
  readonly facts: readonly PageFact[];
  readonly howToRead: readonly Message[];
  readonly submissions: readonly PageSubmission[];
  /** Most suspicious first; then dismissed ones, and those whose two belong together. */
  readonly pairs: readonly PagePair[];
  readonly clusters: readonly (readonly number[])[];
  readonly failures: readonly { readonly name: string; readonly reason: Message }[];
  /** Files left out, counted by reason. */
  readonly leftOut: readonly Message[];
  /** Why some sources are not in the page; null: they all are. */
  readonly sourcesOmitted: Message | null;
  readonly cases: readonly ReportedCase[];
  readonly common: readonly DeclaredCode[];
}

/** What a search of the web came to. */
export interface PageWeb {
  /** In sentences that name nobody. */
  readonly sentences: readonly Message[];
  /** Lines that left the machine: `PageSent` has them. */
  readonly sent: number;
  /** Public files that much of the class shares code with. */
  readonly tutorials: readonly PageTutorial[];
}

export interface PageTutorial {
  /** https; null: its address is none. */
  readonly url: string | null;
  readonly name: Message;
  readonly repository: string;
  /** How many of how many submissions. */
  readonly submissions: number;
  readonly of: number;
}

/** All that left the machine for a search of the web, in its order. */
export interface PageSent {
  readonly lines: readonly PageSentLine[];
}

export interface PageSentLine {
  readonly provider: WebProviderName;
  readonly kind: SentLine['kind'];
  /** Exactly what was sent: hashes with blanks between them. */
  readonly text: string;
  /** Places of the submissions that it was asked for. */
  readonly places: readonly number[];
  readonly answer: string | null;
}

/** A public file that a submission is like. */
export interface PageWebSource {
  readonly name: Message;
  /** https, with the commit; null: its address is none. */
  readonly url: string | null;
  readonly facts: readonly PageFact[];
  readonly similarity: number | null;
  readonly counts: boolean;
}

export interface StudentPage {
  readonly audience: 'student';
  /** The language that was asked for; null: the reader's. */
  readonly locale: Locale | null;
  readonly view: StudentView;
  readonly headline: Message;
  /** What is told of the own submission. */
  readonly facts: readonly (readonly [label: Message, value: Message])[];
  /** The policy's address where it is one: https. */
  readonly policyUrl: string | null;
  /** What stands before the headline, and what the reader can do now; null: nothing. */
  readonly first: Message | null;
  readonly next: Message | null;
  readonly howToRead: readonly Message[];
  /** The lines at each of the view's regions, in their order; null: they are not here. */
  readonly code: readonly (PageOwnCode | null)[];
}

/** Lines of the reader's own program. */
export interface PageOwnCode {
  readonly lines: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

export interface PageRegion {
  readonly file: string;
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
}

export interface PageMatch {
  readonly kind: MatchKind;
  readonly other: number | null;
  readonly similarity: number | null;
  readonly own: PageRegion;
  readonly region: PageRegion;
  readonly tokens: number | null;
  /** How many others have it too; null: the service does not say. */
  readonly sharedBy: number | null;
  /** Of a match with public code: its place in `PageDetail.sources`, the address of its lines, and the lines themselves. */
  readonly source?: number;
  readonly url?: string | null;
  readonly quoted?: string;
}

export interface PageDetail {
  /** What else names the person: login, repository, e-mail. A copy for somebody else holds none of these. */
  readonly aliases: readonly string[];
  readonly facts: readonly PageFact[];
  readonly files: readonly { readonly path: string; readonly size: number }[];
  readonly leftOut: readonly { readonly path: string; readonly reason: Message }[];
  readonly remarks: readonly Message[];
  readonly matches: readonly PageMatch[];
  /** Public code that it is like, what counts and is most similar first; absent: none was found. */
  readonly sources?: readonly PageWebSource[];
}

export interface PageFile {
  readonly path: string;
  /** Line ends are `\n`. */
  readonly text: string;
  /** The file is longer than what is shown. */
  readonly isCut: boolean;
  /** The text is the code of a notebook's cells: the page reads it as the engine does. */
  readonly isCells?: boolean;
  /** Lines that also stand in the starter code: 1-based, inclusive. */
  readonly starter: readonly (readonly [number, number])[];
  /** Of the file's bytes as they were compared, hex. */
  readonly sha256?: string;
}

export interface PageSource {
  readonly files: readonly PageFile[];
}
