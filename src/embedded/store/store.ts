import { randomBytes } from 'node:crypto';
import { STATE } from '../../service/contract/states.ts';
import { Blobs, type BlobContents } from './blobs.ts';
import type { CheckRecord, ResultRecord, SubmissionRecord } from './records.ts';
import { isNoRoom } from './room.ts';

/** Where records are kept beyond this process; every call is durable when it returns. */
export interface Persistence {
  load(): {
    readonly checks: readonly CheckRecord[];
    readonly submissions: readonly SubmissionRecord[];
    /** Of every row, also of those that cannot be read. */
    readonly submissionIds: readonly number[];
    /** Rows that cannot be read, such as `checks 7`. They stay where they are. */
    readonly damaged: readonly string[];
  };
  readSecret(): string | null;
  writeSecret(secret: string): void;
  putCheck(check: CheckRecord): void;
  putSubmission(submission: SubmissionRecord): void;
  /** Both or neither. */
  putResult(result: ResultRecord, check: CheckRecord): void;
  /** null: there is none, or it is damaged. */
  readResult(checkId: number): ResultRecord | null;
  removeCheck(id: number): void;
  removeSubmission(id: number): void;
  /** The highest ids ever given: an id is never given twice, also after a delete. */
  readCounters(): { readonly check: number; readonly submission: number };
  close(): void;
}

/**
 * Checks, submissions and results of one service. Records live in memory, ZIPs as `Blobs` say. Every change is written
 * first and is in memory after it: a write that fails changes nothing.
 */
export class Store {
  /** Signs what a client hands back verbatim (`source` of a match). */
  readonly secret: string;
  /** Rows that cannot be read, such as `checks 7`. */
  readonly damaged: readonly string[];
  readonly #persistence: Persistence | null;
  readonly #blobs: Blobs;
  readonly #checks = new Map<number, CheckRecord>();
  readonly #submissions = new Map<number, SubmissionRecord>();
  readonly #byCheck = new Map<number, Set<number>>();
  readonly #results = new Map<number, ResultRecord>();
  /** Submissions that had a row at the start. */
  readonly #known: ReadonlySet<number>;
  #lastCheck = 0;
  #lastSubmission = 0;
  #lastJob = 0;

  /** @param folder where ZIPs are files */
  constructor(folder: string, persistence: Persistence | null) {
    this.#persistence = persistence;
    this.#blobs = new Blobs(folder, persistence !== null);
    const kept = persistence?.readSecret() ?? null;
    this.secret = kept ?? randomBytes(32).toString('hex');
    if (kept === null) persistence?.writeSecret(this.secret);
    const loaded = persistence?.load() ?? { checks: [], submissions: [], submissionIds: [], damaged: [] };
    const counters = persistence?.readCounters() ?? { check: 0, submission: 0 };
    this.damaged = loaded.damaged;
    this.#known = new Set(loaded.submissionIds);
    this.#lastCheck = counters.check;
    this.#lastSubmission = counters.submission;
    for (const check of loaded.checks) {
      this.#lastCheck = Math.max(this.#lastCheck, check.id);
      this.#lastJob = Math.max(this.#lastJob, check.jobId);
      // What was under way when the process ended is done again from the start.
      this.#checks.set(
        check.id,
        check.statusId === STATE.processing ? { ...check, statusId: STATE.queued } : check,
      );
      this.#byCheck.set(check.id, new Set());
    }
    for (const submission of loaded.submissions) {
      this.#lastSubmission = Math.max(this.#lastSubmission, submission.id);
      this.#submissions.set(submission.id, submission);
      this.#byCheck.get(submission.checkId)?.add(submission.id);
    }
  }

  /** Deletes ZIPs that no row names: their process was killed between the file and its row, or between row and file. */
  async sweep(): Promise<void> {
    await this.#blobs.sweep((name) => {
      const id = Number(/^(\d+)-[0-9a-f]+\.zip$/.exec(name)?.[1] ?? Number.NaN);
      const named = this.#submissions.get(id)?.blob ?? (this.#known.has(id) ? name : null);
      return name === named;
    });
  }

  /** Newest first. */
  checks(): readonly CheckRecord[] {
    return [...this.#checks.values()].toSorted((a, b) => b.id - a.id);
  }

  check(id: number): CheckRecord | undefined {
    return this.#checks.get(id);
  }

  createCheck(fields: Omit<CheckRecord, 'id'>): CheckRecord {
    const check = { id: this.#lastCheck + 1, ...fields };
    this.#persistence?.putCheck(check);
    this.#lastCheck = check.id;
    this.#byCheck.set(check.id, new Set());
    this.#checks.set(check.id, check);
    return check;
  }

  updateCheck(id: number, changes: CheckChanges): CheckRecord {
    const after = this.#changed(id, changes);
    this.#persistence?.putCheck(after);
    this.#checks.set(id, after);
    return after;
  }

  /** A state that ends with the process: a check that is under way, or whose outcome waits for room. */
  noteCheck(id: number, changes: CheckChanges): void {
    this.#checks.set(id, this.#changed(id, changes));
  }

  nextJob(): number {
    this.#lastJob += 1;
    return this.#lastJob;
  }

  /** Where there is no room to write the deletion down, the ZIPs make room for it. */
  async removeCheck(id: number): Promise<void> {
    const submissions = this.submissions(id);
    try {
      this.#persistence?.removeCheck(id);
    } catch (error) {
      if (!isNoRoom(error)) throw error;
      await this.#deleteBlobs(submissions);
      this.#persistence?.removeCheck(id);
    }
    this.#checks.delete(id);
    this.#byCheck.delete(id);
    this.#results.delete(id);
    for (const submission of submissions) this.#submissions.delete(submission.id);
    await this.#deleteBlobs(submissions);
  }

  /** In the order of upload. */
  submissions(checkId: number): readonly SubmissionRecord[] {
    return [...(this.#byCheck.get(checkId) ?? [])].flatMap((id) => this.#submissions.get(id) ?? []);
  }

  submission(id: number): SubmissionRecord | undefined {
    return this.#submissions.get(id);
  }

  /**
   * Takes a ZIP over into the store. null: meanwhile the check was started or deleted, and nothing is left of it.
   */
  async addSubmission(
    fields: Omit<SubmissionRecord, 'id' | 'blob'>,
    contents: BlobContents,
  ): Promise<SubmissionRecord | null> {
    this.#lastSubmission += 1;
    const id = this.#lastSubmission;
    const record = { id, ...fields, blob: `${id}-${randomBytes(6).toString('hex')}.zip` };
    try {
      await this.#blobs.take(record.blob, contents);
      const mayTake = this.#checks.get(fields.checkId)?.statusId === STATE.created;
      if (mayTake) {
        // Nothing is awaited from here: no start of the check can come between.
        this.#persistence?.putSubmission(record);
        this.#submissions.set(id, record);
        this.#byCheck.get(record.checkId)?.add(id);
        return record;
      }
    } catch (error) {
      await this.#deleteBlobs([record]);
      throw error;
    }
    await this.#deleteBlobs([record]);
    return null;
  }

  async removeSubmission(id: number): Promise<void> {
    const record = this.#submissions.get(id);
    if (record === undefined) return;
    this.#persistence?.removeSubmission(id);
    this.#submissions.delete(id);
    this.#byCheck.get(record.checkId)?.delete(id);
    await this.#deleteBlobs([record]);
  }

  /** Where the ZIP of a submission is. */
  blobOf({ blob }: Pick<SubmissionRecord, 'blob'>): BlobContents {
    return this.#blobs.at(blob);
  }

  /** Keeps a result and what its check becomes by it. */
  putResult(result: ResultRecord, changes: CheckChanges): void {
    const check = this.#changed(result.checkId, changes);
    this.#persistence?.putResult(result, check);
    if (this.#persistence !== null) this.#results.clear();
    this.#results.set(result.checkId, result);
    this.#checks.set(check.id, check);
  }

  /** Results of a data folder are read when they are asked for; the last one read stays. null: none, or damaged. */
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

  /** A clock that was set back makes no check older than it is. */
  #changed(id: number, changes: CheckChanges): CheckRecord {
    const before = this.#checks.get(id);
    if (before === undefined) throw new Error(`check ${id} is not in the store`);
    return {
      ...before,
      ...changes,
      updatedAt: Math.max(before.updatedAt, changes.updatedAt ?? before.updatedAt),
    };
  }

  #deleteBlobs(submissions: readonly Pick<SubmissionRecord, 'blob'>[]): Promise<void> {
    return this.#blobs.delete(submissions.map(({ blob }) => blob));
  }
}

type CheckChanges = Partial<Omit<CheckRecord, 'id'>>;
