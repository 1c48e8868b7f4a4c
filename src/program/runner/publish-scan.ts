import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Log } from '#base';
import { renderScanSummary, type ScanEnd, scanOutputs } from '#bot';
import { LIMITS, type Settings } from '#contract';
import { conclude } from './conclude.ts';
import { writeOutputs } from './outputs.ts';
import type { RunContext } from './run-context.ts';
import * as says from '../says.ts';
import { fill } from '#base';

/** Outputs and summary of a scan; the files of each assignment are there already. */
export async function publishScan(
  end: ScanEnd,
  settings: Settings | null,
  context: RunContext,
  log: Log,
  redact: (text: string) => string,
): Promise<0 | 1> {
  writeOutputs(scanOutputs(end));
  if (settings !== null) writeOutputs({ 'report-path': resolve(context.workspace, settings.reportDir) });
  for (const { name, sentence } of end.assignments) log.info(`${name}: ${sentence}`);
  if (context.summaryPath !== null) {
    const text = redact(renderScanSummary(end, LIMITS.summaryBytes - SUMMARY_RESERVE));
    await appendFile(context.summaryPath, text).catch((error: unknown) => {
      log.warning(fill(says.jobSummary, { error: String(error) }));
    });
  }
  return conclude(end, log);
}

/** Other steps of the job write into the same summary. */
const SUMMARY_RESERVE = 64 * 1024;
