import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, Failure, fill, messageOf } from '#base';
import { parseReportJson } from '#channels';
import type { RunReport } from '#contract';
import { readFileNow } from '#system';
import * as says from './says.ts';

/** Whether a file is there, as far as this account may look. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** What cannot be read of a report, as an error. @param error what the system says */
export function unreadReport(path: string, error: unknown): ConfigurationError {
  const { code } = error as { readonly code?: string };
  return new ConfigurationError(
    fill(says.cannotReadNameFolder, { path: JSON.stringify(path), code: code ?? messageOf(error) }),
  );
}

/** Reads a staff report back: a folder with a report.json, or such a file. @throws ConfigurationError where it is none */
export function readReportFile(given: string): RunReport {
  let path = given;
  try {
    if (statSync(given, { throwIfNoEntry: false })?.isDirectory() === true) path = join(given, 'report.json');
    return parseReportJson(readFileNow(path).toString('utf8'), path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadReport(path, error);
  }
}
