import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError, count, fill, messageOf } from '#base';
import { type EarlierClass, inMemory, type SourceFile, type SubmissionFinding } from '#contract';
import type { PageFile } from '#report';
import { needFile } from '#system';
import { parseReportJson } from './json.ts';
import { readPage } from './page-file.ts';
import * as says from './says.ts';

/**
 * Reads a report's folder so that its class can be compared again without being collected again.
 *
 * @throws ConfigurationError where there is no report, its two files are of different runs, or it does not hold all code
 */
export async function readEarlierClass(directory: string): Promise<EarlierClass> {
  const [json, html] = [join(directory, 'report.json'), join(directory, 'index.html')] as const;
  const text = (await bytesOf(json)).toString('utf8');
  const { findings, thresholds, dismissed, run } = parseReportJson(text, json);
  const page = readPage(await bytesOf(html), JSON.stringify(html));
  if (page.index.document.run.createdAt !== run.createdAt) {
    throw new ConfigurationError(fill(says.addIndex, { directory: JSON.stringify(directory) }));
  }
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (page.index.reportSha256 !== null && page.index.reportSha256 !== sha256) {
    throw new ConfigurationError(fill(says.addChanged, { json: JSON.stringify(json) }));
  }
  const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
  const sourceOf = (key: string): readonly PageFile[] => page.source(places.get(key) ?? -1)?.files ?? [];
  refuseGaps(findings.submissions, sourceOf, directory);
  return { findings, title: run.title, thresholds, dismissed, files: (key) => sourceOf(key).map(sourceFile) };
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    needFile(await stat(path));
    return await readFile(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
    throw new ConfigurationError(fill(says.addCannotRead, { path: JSON.stringify(path), code }));
  }
}

/** Submissions in a sentence. */
const NAMED = 3;

/** @throws ConfigurationError where code that was compared is not in the page, or not all of it */
function refuseGaps(
  submissions: readonly SubmissionFinding[],
  sourceOf: (key: string) => readonly PageFile[],
  directory: string,
): void {
  const gaps = submissions.filter(({ key, files }) => {
    const there = new Map(sourceOf(key).map((file) => [file.path, file]));
    return files.some(({ path }) => there.get(path)?.isCut !== false);
  });
  if (gaps.length === 0) return;
  const names = gaps.slice(0, NAMED).map(({ name }) => JSON.stringify(name));
  throw new ConfigurationError(
    fill(says.addReport, {
      directory: JSON.stringify(directory),
      submissions: count(gaps.length, 'submission'),
      names: names.join(', '),
      isCut: gaps.length > NAMED,
    }),
  );
}

function sourceFile({ path, text }: PageFile): SourceFile {
  return inMemory(path, Buffer.from(text, 'utf8'));
}
