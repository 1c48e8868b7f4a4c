import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';
import type { JobKind } from './kinds.ts';

/** What one wants done. */
export interface NewJob {
  readonly kind: JobKind;
  /** What it is about, such as the id of a check: of one kind there is one job with it. */
  readonly key: string;
  /** Whose turn it takes; null: nobody's, as a demo's. */
  readonly person: number | null;
  /** It has a place of its own beside the large ones. */
  readonly small: boolean;
  /** Of one lane one job is under way at a time; absent: it has none. */
  readonly lane?: string | null;
  /** It is not begun before, in milliseconds since the epoch; absent: now. */
  readonly dueAt?: number;
}

/** A job that a worker has taken. */
export interface TakenJob extends Pick<NewJob, 'kind' | 'key' | 'person' | 'small'> {
  readonly id: number;
  /** How often it ended without an outcome within the last hour, or its process died of it. */
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
  /** Of those that wait, the small ones. */
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

/** A job whose process said nothing for too long. */
export interface DeadJob extends Pick<TakenJob, 'id' | 'kind' | 'key' | 'token'> {
  /** What the worker said last. */
  readonly beat: number;
  /** The process may have died of it. */
  readonly isBlamed: boolean;
}

/** A write together with others: both are done, or neither. */
export type WriteTogether = Transaction<Tables>;

/**
 * The queue: how a worker learns that something wants to be done. What became of it stands in a row of its own kind. All of it may
 * be called by any number of processes that share one database.
 */
export interface Jobs {
  /** Puts a job into the queue; nothing happens where there is one with its key. */
  add(job: NewJob, together?: WriteTogether): Promise<void>;
  /** Takes a job away, also from the worker that has it. @returns whether there was one */
  cancel(kind: JobKind, key: string, together?: WriteTogether): Promise<boolean>;
  /**
   * The job whose turn it is: of those that are due the large ones first, since the others have a place of their own. It is the
   * caller's until it ends, or its process is found dead.
   */
  take(kind: JobKind, which: 'any' | 'small'): Promise<TakenJob | null>;
  /** Says that the worker lives. @returns whether the job is still its own */
  beat(job: TakenJob, progress: JobProgress): Promise<boolean>;
  /** The job is over. */
  done(job: TakenJob): Promise<void>;
  /** The job goes on later, here or elsewhere, and it is not its fault. @param dueAt not before; absent: at once */
  giveBack(job: TakenJob, dueAt?: number): Promise<void>;
  /** The job ended without an outcome: it is tried again. @param dueAt not before */
  fail(job: TakenJob, dueAt: number): Promise<void>;
  /**
   * Jobs whose processes are dead; to be asked every `SWEEP_MS`, and at the start.
   *
   * @param own tokens of the jobs that this process works on
   */
  dead(own: ReadonlySet<string>): Promise<readonly DeadJob[]>;
  /** Puts such a job back into the queue, unless its worker said something meanwhile. */
  free(job: DeadJob): Promise<void>;
  /** Of all jobs of a kind. */
  keys(kind: JobKind): Promise<ReadonlySet<string>>;
  /** Of those that have a job, by their keys. */
  progress(kind: JobKind, keys: readonly string[]): Promise<ReadonlyMap<string, JobProgress>>;
  overview(kind: JobKind): Promise<QueueOverview>;
  /** Who has jobs, by their ids; null: nobody's, as a demo's. */
  byOwner(kind: JobKind): Promise<readonly OwnersJobs[]>;
}

/** So often a worker says that it lives, and others look whether it did. */
export const SWEEP_MS = 5_000;
/** A process that said nothing during so many looks is dead. */
export const MOST_SILENT_LOOKS = 6;
/** A job that was tried so often is given up. */
export const MOST_TRIES = 3;
/** What a job is blamed for is forgotten after it: a machine that is restarted now and then says nothing about the job. */
export const BLAME_MS = 60 * 60_000;
