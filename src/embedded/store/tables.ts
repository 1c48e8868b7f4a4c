import type { Generated, Selectable } from 'kysely';
import type { JobKind } from '../jobs/kinds.ts';
import type { PeopleTables } from './people/tables.ts';
import type { WireRole } from '../../service/contract/resources.ts';

/**
 * The rows of a service, the same in SQLite and in PostgreSQL. Columns are named in snake_case there. Times are milliseconds since
 * the epoch, switches 0 or 1. A column or table that is new stands here and in a new step of `migrations/steps.ts`.
 */
export interface Tables extends PeopleTables {
  meta: MetaTable;
  checks: CheckTable;
  submissions: SubmissionTable;
  jobs: JobTable;
  imprints: ImprintTable;
  postings: PostingTable;
  hooks: HookTable;
  hookDeliveries: HookDeliveryTable;
  sessions: SessionTable;
  caseBooks: CaseBookTable;
  reports: ReportTable;
  drafts: DraftTable;
  draftParts: DraftPartTable;
}

interface MetaTable {
  readonly name: string;
  readonly value: string;
}

interface CheckTable {
  readonly id: Generated<number>;
  /** null: demo data, which everybody may read and nobody may change (L135). */
  readonly ownerId: number | null;
  /** The key that it was made with; null: none of the table. */
  readonly keyId: Generated<number | null>;
  /** Corpus that it was made in; stays when its owner leaves that. */
  readonly corpusId: Generated<number | null>;
  /** It was made by a key of the scope `submit`: nothing else is compared with it. */
  readonly handedIn: Generated<number>;
  readonly name: string;
  readonly statusId: number;
  readonly statusMessage: string;
  readonly languageId: number;
  readonly testType: number;
  readonly aiRun: number;
  readonly baseCodeDetection: number;
  /** `WebSearchOrder` as JSON; null: the web is not searched. */
  readonly web: Generated<string | null>;
  readonly jobId: number;
  /** How often an analysis was begun. Only who holds the current one may write a result. */
  readonly attempt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Of the analysis, by a clock that nobody sets. */
  readonly durationMs: number | null;
  /** `CheckStats` as JSON. */
  readonly stats: string | null;
  /** Name of the blob that holds what was found. */
  readonly result: string | null;
  /** `imprintVersion` of the program whose imprints of its submissions are kept; null: none are. */
  readonly imprints: string | null;
}

interface SubmissionTable {
  readonly id: Generated<number>;
  readonly checkId: number;
  readonly filename: string;
  readonly role: WireRole;
  readonly fileSize: number;
  /** Name of the blob that holds the ZIP. */
  readonly blob: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What outlives a request, of all kinds: what waits, and what is under way. */
interface JobTable {
  readonly id: Generated<number>;
  readonly kind: JobKind;
  /** What it is about, such as the id of a check: of one kind there is one job with it. */
  readonly key: string;
  /** Of one lane one job is under way at a time; null: it has none. */
  readonly lane: string | null;
  /** Whose turn it takes; 0: nobody's, as a demo's. */
  readonly person: number;
  readonly small: number;
  /** Who comes once comes in the first round: everybody has a turn in each. */
  readonly round: number;
  /** It is not begun before. */
  readonly dueAt: number;
  /** How often it ended without an outcome, or its process died of it. */
  readonly tries: Generated<number>;
  /** When that was last. */
  readonly triedAt: Generated<number>;
  /** Its process, and a word made anew for each taking; null: it waits. */
  readonly worker: string | null;
  /** Its worker counts up to say that it lives. */
  readonly beat: Generated<number>;
  readonly share: Generated<number>;
  /** Since it was taken, by a clock that nobody sets. */
  readonly elapsedMs: Generated<number>;
  readonly addedAt: number;
}

/** What is kept of an analysed submission so that later checks find it. */
interface ImprintTable {
  readonly submissionId: number;
  readonly checkId: number;
  /** Lower halves of all its hashes, ascending, 32 bits each as the machine has them (little-endian wherever Node runs). */
  readonly hashes: Uint8Array;
  /** The hashes that it is found by, ascending, as doubles. */
  readonly sample: Uint8Array;
}

/** Which submissions are found by a hash. */
interface PostingTable {
  readonly hash: number;
  readonly submissionId: number;
  /** Of its check: a question never looks at others' rows. */
  readonly ownerId: number;
}

interface HookTable {
  readonly id: Generated<number>;
  readonly ownerId: number;
  readonly keyId: number | null;
  readonly url: string;
  /** Names of events, with blanks between them. */
  readonly events: string;
  /** What its messages are signed with: a receiver checks them with the same, so it cannot be kept as a hash. */
  readonly secret: string;
  readonly createdAt: number;
  /** Messages in a row that never arrived. */
  readonly givenUp: number;
  readonly disabledAt: number | null;
  readonly disabledWhy: string | null;
}

interface HookDeliveryTable {
  readonly id: Generated<number>;
  readonly hookId: number;
  /** null: a test. */
  readonly checkId: number | null;
  /** The same in every attempt. */
  readonly messageId: string;
  readonly event: string;
  readonly body: string;
  readonly state: 'waiting' | 'delivered' | 'given-up';
  readonly createdAt: number;
  readonly attempts: number;
  /** What the receiver said last, in a sentence. */
  readonly answer: string | null;
  readonly endedAt: number | null;
}

/** Sessions of people in browsers. */
interface SessionTable {
  /** Hex SHA-256 of what the browser has. */
  readonly hash: string;
  /** Hex SHA-256 of the key that it was begun with: it ends with the key. */
  readonly keyHash: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** What people decided about a check's pairs. */
interface CaseBookTable {
  readonly checkId: number;
  /** From 1; rises with every change. */
  readonly version: number;
  /** As `cases.json`. */
  readonly document: string;
  /** How many of its cases keep the check from being deleted for its age. */
  readonly openCases: number;
  readonly updatedAt: number;
}

/** The report page of a check. */
interface ReportTable {
  readonly checkId: number;
  /** `ready` or `failed`. While it is made, it has a job. */
  readonly state: string;
  /** Why it failed. */
  readonly reason: string | null;
  /** Name of the blob that holds the page. */
  readonly blob: string | null;
  /** The Content-Security-Policy that the page was built with. */
  readonly policy: string | null;
  /** Judged submissions that are flagged; null: not known. */
  readonly flagged: number | null;
  /** Highest similarity of a judged submission, 0..100. */
  readonly max: number | null;
  /** What could not be checked: names and reasons, as JSON; null: not known. */
  readonly notChecked: string | null;
  readonly updatedAt: number;
}

/** What somebody dropped, until a check is made of it. */
interface DraftTable {
  readonly id: string;
  readonly userId: number;
  readonly usedAt: number;
  /** How a check is made of it, as JSON; null: none is being made. */
  readonly run: Generated<string | null>;
  /** null: there is none yet. */
  readonly checkId: Generated<number | null>;
  /** Why no check could be made, in a sentence. */
  readonly problem: Generated<string | null>;
}

/** The files of one part of a draft. */
interface DraftPartTable {
  readonly draftId: string;
  readonly part: string;
  /** What was dropped is called so. */
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** Name of the blob that holds them. */
  readonly blob: string;
}

export type SessionRow = Selectable<SessionTable>;
export type CaseBookRow = Selectable<CaseBookTable>;
export type ReportRow = Selectable<ReportTable>;
export type CheckRow = Selectable<CheckTable>;
