import * as core from '@actions/core';
import { fill, type Log, type Outcome } from '#base';
import { judgedOf, type RunReport } from '#contract';
import type { RunEnd } from '../process/execute.ts';
import * as says from '../says.ts';

/** The action's outputs; their names are fixed by action.yml. */
interface Outputs {
  readonly outcome: Outcome;
  readonly 'check-id': string;
  readonly 'check-url': string;
  readonly 'submission-count': string;
  readonly 'flagged-count': string;
  readonly 'stands-out-count': string;
  /** Unrounded, or `n/a`. */
  readonly 'max-similarity': string;
  readonly 'max-ai-score': string;
  readonly 'report-path': string;
}

/** What the outputs hold until the run has decided: nothing that a later step could take for a result. */
export const NEUTRAL_OUTPUTS: Outputs = {
  outcome: 'internal-error',
  'check-id': '',
  'check-url': '',
  'submission-count': '0',
  'flagged-count': '0',
  'stands-out-count': '0',
  'max-similarity': 'n/a',
  'max-ai-score': 'n/a',
  'report-path': '',
};

/** What the outputs hold of a report; the outcome and the folder are written when they are certain. */
export function outputsOf({ findings, verdict }: RunReport): Partial<Outputs> {
  return {
    'check-id': findings.checkId === null ? '' : String(findings.checkId),
    'check-url': findings.checkUrl ?? '',
    'submission-count': String(judgedOf(findings.submissions).length),
    'flagged-count': String(verdict.flagged.length),
    'stands-out-count': String(verdict.standsOut.length),
    'max-similarity': String(verdict.maxSimilarity ?? 'n/a'),
    'max-ai-score': String(verdict.maxAiScore ?? 'n/a'),
  };
}

/**
 * Writes outputs; the runner takes the last value of each name.
 *
 * @returns whether all of them are written: the file's disk may be full
 */
export function writeOutputs(outputs: Partial<Outputs>): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
    return true;
  } catch (error) {
    core.error(fill(says.outputsCouldNotWritten, { error: String(error) }));
    return false;
  }
}

/** The last words of a run, and its exit code. */
export function conclude(end: Pick<RunEnd, 'outcome' | 'exitCode' | 'sentence'>, log: Log): 0 | 1 {
  const isWritten = writeOutputs({ outcome: end.outcome });
  const words = `${end.outcome}: ${end.sentence}`;
  if (end.exitCode === 1) log.error(words);
  else if (end.outcome === 'passed') log.info(words);
  else if (end.outcome === 'skipped') log.notice(words);
  // A policy let the job pass; what it passes over has to be seen.
  else log.warning(words);
  return isWritten ? end.exitCode : 1;
}
