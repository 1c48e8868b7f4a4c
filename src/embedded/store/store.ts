import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STATE } from '../../service/contract/states.ts';
import type { CheckRecord, ResultRecord, SubmissionRecord } from './records.ts';

/** Where records are kept beyond this process; every call is durable when it returns. */
export interface Persistence {
  load(): { readonly checks: readonly CheckRecord[]; readonly submissions: readonly SubmissionRecord[] };
  readSecret(): string | null;
  writeSecret(secret: string): void;
  putCheck(check: CheckRecord): void;
  putSubmission(submission: SubmissionRecord): void;
  putResult(result: ResultRecord): void;
  readResult(checkId: number): ResultRecord | null;
  removeCheck(id: number): void;
  removeSubmission(id: number): void;
  /** The highest ids ever given: an id is never given twice, also after a delete. */
  readCounters(): { readonly check: number; readonly submission: number };
  close(): void;
}

/** Checks, submissions and results of one service. Records live in memory; ZIPs are files in `folder`. */
export class Store {
  readonly folder: string;
  /** Signs what a client hands back verbatim (`source` of a match). */
  readonly secret: string;
  readonly #persistence: Persistence | null;
  readonly #checks = new Map<number, CheckRecord>();
  readonly #submissions = new Map<number, SubmissionRecord>();
  readonly #byCheck = new Map<number, Set<number>>();
  readonly #results = new Map<number, ResultRecord>();
  #lastCheck = 0;
  #lastSubmission = 0;
  #lastJob = 0;

  constructor(folder: string, persistence: Persistence | null) {
    this.folder = folder;
    this.#persistence = persistence;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const kept = persistence?.readSecret() ?? null;
    this.secret = kept ?? randomBytes(32).toString('hex');
    if (persistence === null) return;
    if (kept === null) persistence.writeSecret(this.secret);
    const { checks, submissions } = persistence.load();
    const counters = persistence.readCounters();
    this.#lastCheck = counters.check;
    this.#lastSubmission = counters.submission;
    for (const check of checks) {
      this.#lastCheck = Math.max(this.#lastCheck, check.id);
      this.#lastJob = Math.max(this.#lastJob, check.jobId);
      // What was under way when the process ended is done again from the start.
      this.#checks.set(
        check.id,
        check.statusId === STATE.processing ? { ...check, statusId: STATE.queued } : check,
      );
      this.#byCheck.set(check.id, new Set());
    }
    for (const submission of submissions) {
      this.#lastSubmission = Math.max(this.#lastSubmission, submission.id);
      this.#submissions.set(submission.id, submission);
      this.#byCheck.get(submission.checkId)?.add(submission.id);
    }
  }

  /** Newest first. */
  checks(): readonly CheckRecord[] {
    return [...this.#checks.values()].toSorted((a, b) => b.id - a.id);
  }

  check(id: number): CheckRecord | undefined {
    return this.#checks.get(id);
  }

  createCheck(fields: Omit<CheckRecord, 'id'>): CheckRecord {
    this.#lastCheck += 1;
    const check = { id: this.#lastCheck, ...fields };
    this.#byCheck.set(check.id, new Set());
    this.#save(check);
    return check;
  }

  updateCheck(id: number, changes: Partial<Omit<CheckRecord, 'id'>>): CheckRecord {
    const before = this.#checks.get(id);
    if (before === undefined) throw new Error(`check ${id} is not in the store`);
    const after = { ...before, ...changes };
    this.#save(after);
    return after;
  }

  nextJob(): number {
    this.#lastJob += 1;
    return this.#lastJob;
  }

  async removeCheck(id: number): Promise<void> {
    const submissions = this.submissions(id);
    this.#checks.delete(id);
    this.#byCheck.delete(id);
    this.#results.delete(id);
    for (const submission of submissions) this.#submissions.delete(submission.id);
    this.#persistence?.removeCheck(id);
    await Promise.all(submissions.map((submission) => rm(this.blobPath(submission), { force: true })));
  }

  /** In the order of upload. */
  submissions(checkId: number): readonly SubmissionRecord[] {
    return [...(this.#byCheck.get(checkId) ?? [])].flatMap((id) => this.#submissions.get(id) ?? []);
  }

  submission(id: number): SubmissionRecord | undefined {
    return this.#submissions.get(id);
  }

  /** Takes a spooled ZIP over into the store. */
  async addSubmission(
    fields: Omit<SubmissionRecord, 'id' | 'blob'>,
    spooledPath: string,
  ): Promise<SubmissionRecord> {
    this.#lastSubmission += 1;
    const id = this.#lastSubmission;
    const record = { id, ...fields, blob: `${id}-${randomBytes(6).toString('hex')}.zip` };
    await rename(spooledPath, this.blobPath(record));
    this.#submissions.set(id, record);
    this.#byCheck.get(record.checkId)?.add(id);
    this.#persistence?.putSubmission(record);
    return record;
  }

  async removeSubmission(id: number): Promise<void> {
    const record = this.#submissions.get(id);
    if (record === undefined) return;
    this.#submissions.delete(id);
    this.#byCheck.get(record.checkId)?.delete(id);
    this.#persistence?.removeSubmission(id);
    await rm(this.blobPath(record), { force: true });
  }

  blobPath(submission: Pick<SubmissionRecord, 'blob'>): string {
    return join(this.folder, submission.blob);
  }

  putResult(result: ResultRecord): void {
    if (this.#persistence === null) this.#results.set(result.checkId, result);
    else {
      this.#persistence.putResult(result);
      this.#results.clear();
      this.#results.set(result.checkId, result);
    }
  }

  /** Results of a data folder are read when they are asked for; the last one read stays. */
  result(checkId: number): ResultRecord | null {
    const there = this.#results.get(checkId);
    if (there !== undefined) return there;
    const read = this.#persistence?.readResult(checkId) ?? null;
    if (read !== null) {
      this.#results.clear();
      this.#results.set(checkId, read);
    }
    return read;
  }

  close(): void {
    this.#persistence?.close();
  }

  #save(check: CheckRecord): void {
    this.#checks.set(check.id, check);
    this.#persistence?.putCheck(check);
  }
}
