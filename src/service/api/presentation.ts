import type { z } from 'zod';
import { type resources, STATE } from '#contract';
import type { CheckRecord } from '../store/tables.ts';

export type Wire<Schema extends z.ZodType> = z.output<Schema>;

/** `YYYY-MM-DD HH:MM:SS`, UTC (L12). */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

const STATUS_TEXT: Readonly<Record<number, string>> = {
  [STATE.created]: 'New',
  [STATE.queued]: 'Queued',
  [STATE.processing]: 'Processing',
  [STATE.completed]: 'Completed',
  [STATE.failed]: 'Failed',
};

export function statusText(statusId: number): string {
  return STATUS_TEXT[statusId] ?? 'Unknown';
}

export function checkRow(check: CheckRecord): Wire<typeof resources.Check> {
  return {
    id: check.id,
    name: check.name,
    status_id: check.statusId,
    language_id: check.languageId,
    test_type: check.testType,
    ai_run: check.aiRun ? 1 : 0,
    base_code_detection: check.baseCodeDetection ? 1 : 0,
    job_id: check.jobId,
    created_at: timestamp(check.createdAt),
    updated_at: timestamp(check.updatedAt),
  };
}
