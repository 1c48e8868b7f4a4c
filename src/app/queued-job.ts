/** What a job can ask of the queue while it runs. */
export interface Turn {
  /** Aborted where the job is cut off. */
  readonly signal: AbortSignal;
  /**
   * Does the part that takes minutes. The job's lane goes on meanwhile; of these parts, one runs for each lane.
   *
   * @throws Cancelled where the queue is stopped before it begins
   */
  readonly long: <T>(body: () => Promise<T>) => Promise<T>;
  /** Cuts off another job, whatever it waits for. @returns false: there is no job of that key */
  readonly cancel: (key: string) => boolean;
}

export interface QueuedJob {
  readonly name: string;
  /** Groups take turns, and share the places: an installation. */
  readonly group: string;
  /** Jobs of a lane run one after the other, but for their long parts: a repository. */
  readonly lane: string;
  /** Whose jobs of a lane run in order; those of different people take turns. */
  readonly person: string;
  /** Nobody knows that this person may ask for anything. */
  readonly isStranger: boolean;
  /** Jobs of one key never meet, not even where one of them is at its long part. */
  readonly key: string;
  /**
   * Never rejects: whoever makes a job says what its failure means. A number: after so many milliseconds it is to be run
   * again, and its lane waits with it.
   */
  readonly run: (turn: Turn) => Promise<number | null>;
}
