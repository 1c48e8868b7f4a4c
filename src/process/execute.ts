import { Failure, type Outcome } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import { toleratesFailure } from '../verdict/policy.ts';

/** How a run ended, whatever happened on the way. */
export interface RunEnd {
  readonly outcome: Outcome;
  readonly exitCode: 0 | 1;
  /** What a person needs to know, in one sentence (or a few, where several inputs are wrong). */
  readonly sentence: string;
  /** The same for every reader of the log, where it is another; null: it may name a peer. */
  readonly openSentence: string | null;
  /** null: the run ended before there was anything to report. */
  readonly report: RunReport | null;
}

/** No space, or no more of it for this user: no defect of ours. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** The end that a report's verdict says. */
export function endOf(report: RunReport): RunEnd {
  const { outcome, exitCode, sentence } = report.verdict;
  // What a verdict says to students is made from its report.
  return { outcome, exitCode, sentence, openSentence: null, report };
}

/**
 * Runs `body` and turns whatever it throws into an end: a `Failure` brings its own outcome and sentence; anything else is
 * a defect of this program and says so. `policy` is asked
 * when a failure has to be judged (null: no settings were read); `onDefect` gets the error itself, for a debug log.
 */
export async function execute(
  body: () => Promise<RunEnd>,
  policy: () => Parameters<typeof toleratesFailure>[1] | null,
  onDefect: (error: unknown) => void,
): Promise<RunEnd> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof Failure) {
      const known = policy();
      const tolerated = known === null ? error.outcome === 'skipped' : toleratesFailure(error.outcome, known);
      return {
        outcome: error.outcome,
        exitCode: tolerated ? 0 : 1,
        sentence: error.message,
        openSentence: error.openMessage,
        report: null,
      };
    }
    onDefect(error);
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (DISK_FULL.has((error as { readonly code?: unknown } | null)?.code)) {
      const advice = 'Free space on it, or let the folder for temporary files lie on another one.';
      return {
        outcome: 'config-error',
        exitCode: 1,
        sentence: `The disk is full (${what}). ${advice}`,
        openSentence: `The disk is full. ${advice}`,
        report: null,
      };
    }
    return {
      outcome: 'internal-error',
      exitCode: 1,
      sentence: `A defect in this program ended the run (${what}). Please report it with the debug log (re-run the job with debug logging on).`,
      openSentence:
        'A defect in this program ended the run. Please report it with the debug log (re-run the job with debug logging on).',
      report: null,
    };
  }
}
