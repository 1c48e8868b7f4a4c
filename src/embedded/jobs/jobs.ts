import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** What a check asks of whoever analyses it. */
export interface NewJob {
  readonly checkId: number;
  /** null: nobody's, as a demo's. */
  readonly ownerId: number | null;
  /** Documents that will be read. */
  readonly size: number;
}

/** A job that a worker has taken. */
export interface TakenJob extends NewJob {
  readonly id: number;
  /** How often it was taken, this time included; a worker that gave it back does not count. */
  readonly tries: number;
  /** Of this taking alone: who holds another one can neither say anything about the job nor end it. */
  readonly token: string;
}

/** How far a job is. */
export interface JobProgress {
  /** 0 to 1. */
  readonly share: number;
  /** Since it was taken, by a clock that nobody sets. */
  readonly elapsedMs: number;
}

/** What waits and what is under way. */
export interface QueueOverview {
  readonly waiting: number;
  readonly running: number;
  /** Of those that wait, the ones that are small enough for the lane of small ones. */
  readonly waitingSmall: number;
  /** When the one was put in that waits longest, in milliseconds since the epoch; null: none waits. */
  readonly oldestSince: number | null;
}

/** The jobs of one person. */
export interface OwnersJobs {
  readonly ownerId: number | null;
  readonly waiting: number;
  readonly running: number;
}

/** A job that somebody holds who said nothing for too long. */
export interface DeadJob {
  readonly checkId: number;
  readonly token: string;
  /** What the worker said last. */
  readonly beat: number;
}

/** A write together with others: both are done, or neither. */
export type WriteTogether = Transaction<Tables>;

/**
 * The queue: how a worker learns that a check wants to be analysed. What became of a check stands in its own row. All of it may be
 * called by any number of processes that share one database.
 */
export interface Jobs {
  /** Puts a job into the queue; nothing happens where its check has one. */
  add(job: NewJob, together?: WriteTogether): Promise<void>;
  /** Takes the job of a check away, also from the worker that has it. @returns whether there was one */
  cancel(checkId: number, together?: WriteTogether): Promise<boolean>;
  /** The job whose turn it is, of at most so many documents. It is the caller's until it ends, or its worker is found dead. */
  take(mostDocuments: number): Promise<TakenJob | null>;
  /** Says that the worker lives. @returns whether the job is still its own */
  beat(job: TakenJob, progress: JobProgress): Promise<boolean>;
  /** The job is over. */
  done(job: TakenJob): Promise<void>;
  /** The worker cannot go on, and it is not the job's fault: it is for the next one, and was not tried. */
  giveBack(job: TakenJob): Promise<void>;
  /**
   * Jobs whose workers are dead; to be asked every `SWEEP_MS`, and at the start.
   *
   * @param own tokens of the jobs that this process works on
   */
  dead(own: ReadonlySet<string>): Promise<readonly DeadJob[]>;
  /** Puts such a job back into the queue, unless its worker said something meanwhile. */
  free(job: DeadJob): Promise<void>;
  /** Checks that have a job. */
  checkIds(): Promise<ReadonlySet<number>>;
  /** Of the checks that have a job. */
  progress(checkIds: readonly number[]): Promise<ReadonlyMap<number, JobProgress>>;
  overview(): Promise<QueueOverview>;
  /** Who has jobs, by their ids; null: nobody's, as a demo's. */
  byOwner(): Promise<readonly OwnersJobs[]>;
}

/** So often a worker says that it lives, and others look whether it did. */
export const SWEEP_MS = 5_000;
/** A worker that said nothing during so many looks is dead. */
export const MOST_SILENT_LOOKS = 6;
/** A job whose worker died so often is given up. */
export const MOST_TRIES = 3;
/** A check that reads no more documents has a lane of its own beside the large ones. */
export const SMALL_DOCUMENTS = 200;
