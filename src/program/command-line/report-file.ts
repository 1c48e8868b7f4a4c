import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, fill } from '#base';
import { parseReportJson } from '#channels';
import type { RunReport } from '#contract';
import * as says from './says.ts';

/** Reads a staff report back: a folder with a report.json, or such a file. @throws ConfigurationError where it is none */
export function readReportFile(given: string): RunReport {
  const path =
    statSync(given, { throwIfNoEntry: false })?.isDirectory() === true ? join(given, 'report.json') : given;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigurationError(
      fill(says.cannotReadNameFolder, {
        path: JSON.stringify(path),
        code: (error as NodeJS.ErrnoException).code ?? String(error),
      }),
    );
  }
  return parseReportJson(text, path);
}
