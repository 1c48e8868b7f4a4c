import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';
import { readZip } from '../zip/reader.ts';
import { renderPairsCsv, renderSubmissionsCsv } from './csv.ts';
import { renderHtml } from './html.ts';
import { renderJson } from './json.ts';

export interface ReportFilesOptions {
  /** Made if it does not exist; files of an earlier report in it are replaced. */
  readonly directory: string;
  /** The report page without data. */
  readonly template: string;
  readonly redact: (text: string) => string;
}

/** Writes `index.html`, `report.json`, `submissions.csv` and `pairs.csv`: the staff's report. */
export async function writeReportFiles(report: RunReport, options: ReportFilesOptions): Promise<void> {
  const file = (name: string): string => join(options.directory, name);
  await mkdir(options.directory, { recursive: true });
  await writeFile(file('report.json'), renderJson(report));
  await writeFile(file('submissions.csv'), renderSubmissionsCsv(report));
  await writeFile(file('pairs.csv'), renderPairsCsv(report));
  const page = renderHtml(report, options.template, (submission) => readSources(submission, options.redact));
  await pipeline(Readable.from(page), createWriteStream(file('index.html')));
}

/** Files of a submission from its packed ZIP; none where it is not on this machine. */
async function readSources(
  submission: SubmissionFinding,
  redact: (text: string) => string,
): Promise<readonly { readonly path: string; readonly text: string }[]> {
  if (submission.zipPath === null) return [];
  const { entries } = readZip(await readFile(submission.zipPath));
  return entries.map((entry) => ({ path: entry.path, text: redact(decode(entry.read())) }));
}

/** UTF-8, UTF-16 by its mark, else Latin-1: as the engine reads files. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
