import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { STATE } from '../../service/contract/states.ts';
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
 * Checks, submissions and results of one service. Records live in memory; ZIPs are files in `folder`. Every change is written
 * first and is in memory after it: a write that fails changes nothing.
 */
export class Store {
  readonly folder: string;
  /** Signs what a client hands back verbatim (`source` of a match). */
  readonly secret: string;
  /** Rows that cannot be read, such as `checks 7`. */
  readonly damaged: readonly string[];
  readonly #persistence: Persistence | null;
  readonly #checks = new Map<number, CheckRecord>();
  readonly #submissions = new Map<number, SubmissionRecord>();
  readonly #byCheck = new Map<number, Set<number>>();
  readonly #results = new Map<number, ResultRecord>();
  /** Submissions that had a row at the start. */
  readonly #known: ReadonlySet<number>;
  #lastCheck = 0;
  #lastSubmission = 0;
  #lastJob = 0;

  constructor(folder: string, persistence: Persistence | null) {
    this.folder = folder;
    this.#persistence = persistence;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
    for (const name of await readdir(this.folder)) {
      const id = Number(/^(\d+)-[0-9a-f]+\.zip$/.exec(name)?.[1] ?? Number.NaN);
      const named = this.#submissions.get(id)?.blob ?? (this.#known.has(id) ? name : null);
      if (name !== named) await rm(join(this.folder, name), { recursive: true, force: true });
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
   * Takes a spooled ZIP over into the store. null: meanwhile the check was started or deleted, and nothing is left of it.
   */
  async addSubmission(
    fields: Omit<SubmissionRecord, 'id' | 'blob'>,
    spooledPath: string,
  ): Promise<SubmissionRecord | null> {
    this.#lastSubmission += 1;
    const id = this.#lastSubmission;
    const record = { id, ...fields, blob: `${id}-${randomBytes(6).toString('hex')}.zip` };
    try {
      await this.#keepFile(spooledPath, this.blobPath(record));
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

  blobPath(submission: Pick<SubmissionRecord, 'blob'>): string {
    return join(this.folder, submission.blob);
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

  /** Moves a file; where records are kept, its bytes are on the disk before a row names it. */
  async #keepFile(from: string, to: string): Promise<void> {
    if (this.#persistence !== null) await sync(from);
    await rename(from, to);
    if (this.#persistence !== null) await sync(this.folder);
  }

  async #deleteBlobs(submissions: readonly Pick<SubmissionRecord, 'blob'>[]): Promise<void> {
    await Promise.all(submissions.map((submission) => rm(this.blobPath(submission), { force: true })));
  }
}

type CheckChanges = Partial<Omit<CheckRecord, 'id'>>;

/** Of a file or a folder. Some systems open no folder: there a power cut may cost the newest names. */
async function sync(path: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    if (['EISDIR', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) return;
    throw error;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
