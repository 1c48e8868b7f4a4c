import type { Log } from '#base';
import type { RunEnd } from '../process/execute.ts';
import { writeOutputs } from './outputs.ts';

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
