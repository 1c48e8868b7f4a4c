import type { WebSearchOrder } from '../web/order.ts';
import type { WireRole } from '../../service/contract/resources.ts';

/** A check as it is kept. Times are milliseconds since the epoch. */
export interface CheckRecord {
  readonly id: number;
  /** null: demo data, which everybody may read and nobody may change (L135). */
  readonly ownerId: number | null;
  /** The key that it was made with; null: none of the table. */
  readonly keyId: number | null;
  /** Corpus that it was made in; stays when its owner leaves that. */
  readonly corpusId: number | null;
  /** It was made by a key of the scope `submit`: nothing else is compared with it. */
  readonly handedIn: boolean;
  readonly name: string;
  readonly statusId: number;
  readonly statusMessage: string;
  readonly languageId: number;
  readonly testType: number;
  readonly aiRun: boolean;
  readonly baseCodeDetection: boolean;
  /** How the web is searched for it; null: it is not. */
  readonly web: WebSearchOrder | null;
  readonly jobId: number;
  /** How often an analysis was begun; the outcome of an earlier one is not taken. */
  readonly attempt: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Of the analysis, by a clock that nobody sets; null where it has not ended. */
  readonly durationMs: number | null;
  /** What a list of checks shows of a result, so that it need not be read; null where there is none. */
  readonly stats: CheckStats | null;
  /** Name of the document that holds what was found; null: there is none. */
  readonly result: string | null;
  /** `imprintVersion` of the program whose imprints of its submissions are kept; null: none are. */
  readonly imprints: string | null;
}

export interface SubmissionRecord {
  readonly id: number;
  readonly checkId: number;
  /** As uploaded: hostile text. */
  readonly filename: string;
  readonly role: WireRole;
  readonly fileSize: number;
  /** Generated name of the blob that holds the ZIP. */
  readonly blob: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** 0 to 100, and null where nothing has such a number. */
export interface CheckStats {
  readonly groupAverage: number | null;
  readonly groupMax: number | null;
  readonly databaseAverage: number | null;
  readonly databaseMax: number | null;
  readonly aiAverage: number | null;
  readonly aiMax: number | null;
  readonly flagged: number;
  readonly matches: number;
}
