/** By what an operator finds whom a defect hit: nothing that somebody wrote. */
export interface Concerned {
  /** What the answer to a request names as `x-request-id`. */
  readonly request?: string;
  /** Id of a check. */
  readonly check?: number;
}

/** Told of what went wrong. */
export type OnDefect = (error: unknown, whom?: Concerned) => void;
