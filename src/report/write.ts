import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Audience, RunReport } from '../domain/report.ts';
import { pairsCsvPieces, submissionsCsvPieces } from './csv.ts';
import { htmlPieces } from './html.ts';
import { jsonPieces } from './json.ts';
import { packedSources, type ReadSource } from './packed-source.ts';
import { sarifPieces } from './sarif.ts';
import { renderSummary } from './summary.ts';

export interface ReportFilesOptions {
  /** Made where it is not there. */
  readonly directory: string;
  /** Who can read the folder. Default: staff. */
  readonly audience?: Audience;
  /** The built report page without data (`reportTemplate()`). */
  readonly template: string;
  /** Takes secrets out of the code that is shown. Default: nothing is taken out. */
  readonly redact?: (text: string) => string;
  /** A submission's files. Default: from the ZIPs that were packed in this run. */
  readonly readSource?: ReadSource;
}

/** What was written: absolute where `directory` is. */
export interface WrittenReport {
  readonly html: string;
  readonly files: readonly string[];
}

/** A file's text in pieces, none of which is large: a report of hundreds of megabytes is never one string. */
type Pieces = Iterable<string> | AsyncIterable<string>;

/**
 * Writes the report's files into `directory`: index.html, report.json, submissions.csv, pairs.csv (staff), report.sarif, summary.md. Each
 * appears whole or not at all. Files of an earlier run that this one does not write are removed, so that a report
 * for students never lies beside one for staff.
 */
export async function writeReportFiles(
  report: RunReport,
  options: ReportFilesOptions,
): Promise<WrittenReport> {
  const { directory: dir, audience = 'staff', template } = options;
  const readSource = options.readSource ?? packedSources(report.findings);
  const redact = options.redact === undefined ? {} : { redact: options.redact };
  await mkdir(dir, { recursive: true });
  const all: readonly (readonly [string, Pieces | null])[] = [
    ['index.html', htmlPieces(report, audience, { template, readSource, ...redact })],
    ['report.json', jsonPieces(report, audience)],
    ['submissions.csv', submissionsCsvPieces(report, audience)],
    ['pairs.csv', audience === 'staff' ? pairsCsvPieces(report) : null],
    ['report.sarif', sarifPieces(report, audience, readSource)],
    ['summary.md', [renderSummary(report, audience)]],
  ];
  const files: string[] = [];
  for (const [name, pieces] of all) {
    const path = join(dir, name);
    if (pieces === null) await rm(path, { force: true });
    else {
      await writeWhole(path, pieces);
      files.push(path);
    }
  }
  return { html: join(dir, 'index.html'), files };
}

/** Characters that are put together before they are written. */
const CHUNK = 256 * 1024;

async function writeWhole(path: string, pieces: Pieces): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    // `wx`: what a checked-out repository may have put there, a symbolic link above all, is never written through.
    const file = await open(part, 'wx');
    try {
      let chunk = '';
      for await (const piece of pieces) {
        chunk += piece;
        if (chunk.length < CHUNK) continue;
        await file.writeFile(chunk);
        chunk = '';
      }
      await file.writeFile(chunk);
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
