import type { WireRole } from '../../service/contract/resources.ts';
import type { PackedAnalysis } from '../analysis/pair-table.ts';

/** A check as it is kept. Times are milliseconds since the epoch. */
export interface CheckRecord {
  readonly id: number;
  readonly name: string;
  readonly statusId: number;
  readonly statusMessage: string;
  readonly languageId: number;
  readonly testType: number;
  readonly aiRun: boolean;
  readonly baseCodeDetection: boolean;
  readonly jobId: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Of the analysis, by a clock that nobody sets; absent in rows of earlier versions. */
  readonly durationMs?: number;
  /** What a list of checks shows of a result, so that it need not be read; absent in rows of earlier versions. */
  readonly stats?: CheckStats;
  /** Read-only sample data (L135). */
  readonly demo: boolean;
}

export interface SubmissionRecord {
  readonly id: number;
  readonly checkId: number;
  /** As uploaded: hostile text. */
  readonly filename: string;
  readonly role: WireRole;
  readonly fileSize: number;
  /** Generated name of the ZIP in the store's folder. */
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

/** What the engine found in a check. */
export interface ResultRecord {
  readonly checkId: number;
  readonly analysis: PackedAnalysis;
}
