import type { Message, Outcome } from '#base';

/** Why a submission is flagged: each number that is strictly above its threshold. */
export interface Flag {
  readonly key: string;
  readonly by: readonly ('similarity' | 'ai')[];
}

export interface Verdict {
  readonly outcome: Outcome;
  /** 0 only with `passed` or `skipped`, or where a policy says so. */
  readonly exitCode: 0 | 1;
  /** One sentence: what was decided and why. */
  readonly sentence: Message;
  /** Judged submissions that were flagged, worst first. */
  readonly flagged: readonly Flag[];
  /**
   * Pairs that stand out of their class without being above the threshold, less the dismissed ones, the most suspicious first: to be
   * looked at, and never flagged by it.
   */
  readonly standsOut: readonly { readonly a: string; readonly b: string }[];
  /** Judged submissions without numbers. */
  readonly notChecked: readonly string[];
  /** Highest unrounded total over judged submissions; null: none is known. */
  readonly maxSimilarity: number | null;
  readonly maxAiScore: number | null;
  readonly warnings: readonly Message[];
}
