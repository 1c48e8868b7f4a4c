import { constants, createReadStream, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ConfigurationError, fill, openWords, withoutEnding } from '#base';
import { type Audience, CASES_FILE, readersOf, type RunReport } from '#contract';
import { readCases } from './cases.ts';
import { viewOf } from './view.ts';
import { isVerdict, refuseFolderFor, type ReportFilesOptions, writeView } from './write.ts';
import * as says from './says.ts';

type Own = 'view' | 'earlierResults';

/** As `writeView`, into a folder of this machine. @param options.view default: is worked out here */
export async function writeReportFiles(
  report: RunReport,
  options: Omit<ReportFilesOptions, Own> & Partial<Pick<ReportFilesOptions, 'view'>>,
): ReturnType<typeof writeView> {
  const audience: Audience = readersOf(report, options.audience ?? 'staff');
  const view = options.view ?? viewOf(report, audience, await openWords(report.locale));
  return writeView(report, { ...options, view, earlierResults });
}

/**
 * Asked before anything is compared, so that hours of work are not lost for want of a folder. Makes nothing.
 *
 * @param directory absolute; need not be there
 * @throws ConfigurationError where `writeReportFiles` would not write into it
 */
export async function refuseClosedFolder(
  directory: string,
  options: Pick<ReportFilesOptions, 'audience' | 'workspace'>,
): Promise<void> {
  try {
    await refuseFolderFor(directory, options);
    // Below a file it is ENOTDIR.
    await access(`${nearest(directory)}/.`, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ConfigurationError(fill(says.reportDirClosed, { path: JSON.stringify(directory), code }));
  }
}

/**
 * What people decided about one assignment would count in another one: the same two people hand in both. Makes nothing.
 *
 * @param title what the report that is to be written is called
 * @throws ConfigurationError where the folder holds a report that is called otherwise, and decisions about it
 */
export async function refuseFolderOfOther(directory: string, title: string): Promise<void> {
  const cases = join(directory, CASES_FILE);
  const book = await readCases(cases);
  if (book === null || book.cases.length + book.common.length === 0) return;
  const known = Titled.safeParse(await readHead(join(directory, 'report.json'))).data?.run.title;
  if (known === undefined || sameClass(known) === sameClass(title)) return;
  const path = JSON.stringify(directory);
  throw new ConfigurationError(
    fill(says.reportDirOther, { path, known, title, cases: JSON.stringify(cases) }),
  );
}

const Titled = z.object({ run: z.object({ title: z.string() }) });

/** When it was downloaded, as Brightspace and Blackboard put it behind the name: each time it is another one. */
const DOWNLOADED = /(?: Download [A-Z][a-z]{2} \d{1,2},? \d{4}(?: \d{3,4} [AP]M)?|_\d{4}(?:-\d\d){5})$/;

/** Browsers put a number behind what was downloaded before. */
function sameClass(title: string): string {
  return withoutEnding(title)
    .replace(/ ?\(\d+\)$/, '')
    .replace(DOWNLOADED, '');
}

/** The folder itself, or the first one above it that is there. */
function nearest(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

/** What is read of an earlier report.json at most: its verdict stands before its submissions. */
const HEAD_BYTES = 32_000_000;

const Head = z.discriminatedUnion('audience', [
  z.object({
    audience: z.literal('staff'),
    verdict: z.object({
      outcome: z.string(),
      maxSimilarity: z.number().nullable(),
      maxAiScore: z.number().nullable(),
    }),
  }),
  z.object({
    audience: z.literal('student'),
    // null: not told, which is done of a verdict alone.
    outcome: z.string().nullable(),
    own: z.object({ similarity: z.string().nullable() }).nullable(),
  }),
]);

/**
 * Whom the report.json of an earlier run is for, where it has results; null: it has none, or there is no such file.
 *
 * @throws the system's error where nobody knows what it has, because it cannot be read
 */
export async function earlierResults(path: string): Promise<Audience | null> {
  const head = Head.safeParse(await readHead(path)).data;
  switch (head?.audience) {
    case undefined:
      return null;
    case 'staff': {
      const { outcome, maxSimilarity, maxAiScore } = head.verdict;
      return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null ? 'staff' : null;
    }
    case 'student': {
      const { outcome, own } = head;
      const isKnown = (own?.similarity ?? 'n/a') !== 'n/a';
      return outcome === null || isVerdict(outcome) || isKnown ? 'student' : null;
    }
  }
}

/** The values before the findings, of which each has a line (`jsonPieces`); what is not of that form is passed over. */
async function readHead(path: string): Promise<Readonly<Record<string, unknown>>> {
  const head: Record<string, unknown> = {};
  // What is no file is never at its end.
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return head;
  const lines = createInterface({ input: createReadStream(path, { end: HEAD_BYTES }) });
  try {
    for await (const line of lines) {
      if (line.startsWith('"findings":')) break;
      try {
        Object.assign(head, JSON.parse(`{${line.replace(/,$/, '')}}`));
      } catch {
        continue;
      }
    }
  } catch (error) {
    // It went meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    lines.close();
  }
  return head;
}
