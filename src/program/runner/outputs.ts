import { appendFile } from 'node:fs/promises';
import * as core from '@actions/core';
import { fill, type Log, messageOf, type Outcome } from '#base';
import { highest, judgedOf, type RunReport } from '#contract';
import type { RunEnd } from '../process/execute.ts';
import type { RunContext } from './run-context.ts';
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
  ...numbersOf([]),
  'report-path': '',
};

/** What the outputs hold of a check; the outcome and the folder are written when they are certain. */
export function outputsOf(report: RunReport): Partial<Outputs> {
  const { checkId, checkUrl } = report.findings;
  return { 'check-id': String(checkId ?? ''), 'check-url': checkUrl ?? '', ...numbersOf([report]) };
}

/** What they hold of the assignments of a scan, of all of them together. */
export function numbersOf(reports: readonly RunReport[]) {
  const countOf = (those: (report: RunReport) => readonly unknown[]): string =>
    String(reports.flatMap(those).length);
  const most = (score: (report: RunReport) => number | null): string =>
    String(highest(reports.map(score)) ?? 'n/a');
  return {
    'submission-count': countOf(({ findings }) => judgedOf(findings.submissions)),
    'flagged-count': countOf(({ verdict }) => verdict.flagged),
    'stands-out-count': countOf(({ verdict }) => verdict.standsOut),
    'max-similarity': most(({ verdict }) => verdict.maxSimilarity),
    'max-ai-score': most(({ verdict }) => verdict.maxAiScore),
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

/** Adds to the job's summary, where there is one. */
export async function writeSummary(
  { summaryPath }: Pick<RunContext, 'summaryPath'>,
  { log, redact }: { readonly log: Log; readonly redact: (text: string) => string },
  render: () => string | Promise<string>,
): Promise<void> {
  if (summaryPath === null) return;
  const failed = (error: string): string => fill(says.jobSummary, { error });
  await attempt(log, failed, async () => appendFile(summaryPath, redact(await render())));
}

/** A channel that fails is a warning, never another verdict. */
export async function attempt(
  log: Log,
  sentence: (error: string) => string,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.warning(sentence(messageOf(error)));
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
