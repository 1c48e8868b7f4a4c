import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Audience, RunReport } from '../domain/report.ts';
import { renderPairsCsv, renderSubmissionsCsv } from './csv.ts';
import { htmlPieces } from './html.ts';
import { renderJson } from './json.ts';
import { packedSources, type ReadSource } from './packed-source.ts';
import { renderSarif } from './sarif.ts';
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

/**
 * Writes the report's files into `directory`: index.html, report.json, submissions.csv, pairs.csv (staff), report.sarif, summary.md. Each
 * appears whole or not at all. Files of an earlier run that this one does not write are removed, so that a report
 * for students never lies beside one for staff.
 */
export async function writeReportFiles(
  report: RunReport,
  options: ReportFilesOptions,
): Promise<WrittenReport> {
  const { directory: dir, audience = 'staff' } = options;
  await mkdir(dir, { recursive: true });
  const texts: readonly (readonly [string, string | null])[] = [
    ['report.json', renderJson(report, audience)],
    ['submissions.csv', renderSubmissionsCsv(report, audience)],
    ['pairs.csv', audience === 'staff' ? renderPairsCsv(report) : null],
    ['report.sarif', renderSarif(report, audience)],
    ['summary.md', renderSummary(report, audience)],
  ];
  const files: string[] = [];
  for (const [name, text] of texts) {
    const path = join(dir, name);
    if (text === null) {
      await rm(path, { force: true });
      continue;
    }
    await writeFile(`${path}.part`, text);
    await rename(`${path}.part`, path);
    files.push(path);
  }
  const html = join(dir, 'index.html');
  const pieces = htmlPieces(report, audience, {
    template: options.template,
    readSource: options.readSource ?? packedSources(report.findings),
    ...(options.redact === undefined ? {} : { redact: options.redact }),
  });
  await pipeline(Readable.from(pieces), createWriteStream(`${html}.part`));
  await rename(`${html}.part`, html);
  return { html, files: [html, ...files] };
}
