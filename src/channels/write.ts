import { andThrow, ConfigurationError, fill, type Outcome } from '#base';
import type { Audience, ReportFile, RunReport } from '#contract';
import { CASES_FILE, readersOf, REPORT_FILES } from '#contract';
import { basename, fs, hex, join, resolve, Sha256 } from '#native';
import { below } from '#system';
import { pairsCsvPieces, submissionsCsvPieces } from './csv.ts';
import { type HtmlOptions, htmlPieces } from './html.ts';
import { jsonPieces } from './json.ts';
import { packedSources, type ReadSource } from './packed-source.ts';
import { sarifPieces } from './sarif.ts';
import { renderSummary } from './summary.ts';
import type { View } from './view.ts';
import * as says from './says.ts';

export interface ReportFilesOptions {
  /** Made where it is not there. */
  readonly directory: string;
  /** Below it no part of the folder's path may be a symbolic link. Default: the folder itself may be none. */
  readonly workspace?: string;
  /** Who can read the folder. Default: staff. */
  readonly audience?: Audience;
  /** The built report page without data (`reportTemplate()`). */
  readonly template: string;
  /** Takes secrets out of the code that is shown. Default: nothing is taken out. */
  readonly redact?: (text: string) => string;
  /** What the audience sees of this report. */
  readonly view: View;
  /** A submission's files. Default: from the ZIPs that were packed in this run. */
  readonly readSource?: ReadSource;
  /** Whom the report.json of an earlier run is for, where it has results; null: it has none, or there is no such file. */
  readonly earlierResults: (path: string) => Promise<Audience | null>;
}

/** What was written: absolute where `directory` is. */
interface WrittenReport {
  readonly html: string;
  /** The page is an earlier run's: this one has no results. */
  readonly isKept: boolean;
  readonly files: readonly string[];
}

/** A file's text in pieces, none of which is large: a report of hundreds of megabytes is never one string. */
type Pieces = Iterable<string> | AsyncIterable<string>;

/** What is in each file of a report; null: this audience has no such file. */
const FILES: Readonly<Record<ReportFile, (view: View, options: HtmlOptions) => Pieces | null>> = {
  'index.html': htmlPieces,
  'report.json': jsonPieces,
  'submissions.csv': submissionsCsvPieces,
  'pairs.csv': (view) => (view.audience === 'staff' ? pairsCsvPieces(view.staff) : null),
  'report.sarif': (view, { readSource }) => sarifPieces(view, readSource),
  'summary.md': (view) => [renderSummary(view)],
  // Beside an earlier report that is kept, and only there.
  'last-run.md': () => null,
};

/**
 * Writes the files of a report into `directory`. Each appears whole or not at all. Files of an earlier run that this one does
 * not write are removed, so that a report for students never lies beside one for staff.
 *
 * A run without results never replaces a report with results: after an outage or a typo the results of a class would be
 * gone. It writes its summary to last-run.md. Where the folder's readers are others than those of the report in it, the
 * report is replaced all the same: students must not find the staff's.
 *
 * @throws ConfigurationError where the folder is a symbolic link, or holds what is for staff beside a report for students
 */
export async function writeView(report: RunReport, options: ReportFilesOptions): Promise<WrittenReport> {
  const { directory: dir, template, view } = options;
  const audience = readersOf(report, options.audience ?? 'staff');
  await refuseFolderFor(dir, { ...options, audience });
  await fs.makeFolder(dir);
  await removeParts(dir);
  const html = join(dir, 'index.html');
  if (!hasResults(report) && (await options.earlierResults(join(dir, 'report.json'))) === audience) {
    const lastRun = join(dir, 'last-run.md');
    await writeWhole(lastRun, [renderSummary(view)]);
    return { html, isKept: true, files: [lastRun] };
  }
  const packed = packedSources(report.findings);
  const redact = options.redact === undefined ? {} : { redact: options.redact };
  const sources = { template, readSource: options.readSource ?? packed.read, ...redact };
  try {
    return { html, isKept: false, files: await writeFiles(dir, view, sources) };
  } finally {
    packed.close();
  }
}

/**
 * Writes what the audience has, and removes what it has not. Until all is written, the files of before stay.
 *
 * @returns paths of what was written
 */
async function writeFiles(directory: string, view: View, options: HtmlOptions): Promise<readonly string[]> {
  const write = async (name: ReportFile, given: HtmlOptions, hash?: Sha256): Promise<Written | null> => {
    const pieces = FILES[name](view, given);
    return pieces === null ? null : writePart(join(directory, name), pieces, { hash });
  };
  const hash = new Sha256();
  const data = write('report.json', options, hash);
  // The page names the data it is made beside.
  const reportSha256 = data.then(() => hash.hex());
  const others = REPORT_FILES.filter((name) => name !== 'report.json');
  // All at once: while one waits until something is packed, another one is made.
  const all = [data, ...others.map((name) => write(name, { ...options, reportSha256 }))];
  const done = await Promise.allSettled([...all, reportSha256]);
  const written = done.flatMap((one) =>
    one.status === 'rejected' || one.value === null || typeof one.value === 'string' ? [] : one.value,
  );
  try {
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    const paths = written.map(({ path }) => path);
    for (const path of paths) await refuseFolder(path);
    for (const name of REPORT_FILES) {
      const path = join(directory, name);
      if (!paths.includes(path)) await fs.remove(path);
    }
    for (const { part, path } of written) await fs.replace(part, path);
    return paths;
  } catch (error) {
    for (const { part } of written) await fs.remove(part);
    throw error;
  }
}

/** No file takes the place of a folder, and the others would be replaced by then. */
async function refuseFolder(path: string): Promise<void> {
  const found = await fs.lstat(path).catch(() => null);
  if (found?.isDirectory() !== true) return;
  throw Object.assign(new Error(`EISDIR: ${path} is a folder`), { code: 'EISDIR' });
}

/** What a run left that was killed; nobody writes one file for an hour. */
const ABANDONED_MS = 3_600_000;
const PART = /^[a-z-]+\.[a-z]+(?:\.[0-9a-f]{8})?\.part$/;

async function removeParts(directory: string): Promise<void> {
  for (const { name } of (await fs.list(directory)).filter((one) => PART.test(one.name))) {
    const path = join(directory, name);
    const found = await fs.lstat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > ABANDONED_MS) await fs.remove(path);
  }
}

/** @throws ConfigurationError where the folder, which need not be there, is none for a report to this audience */
export async function refuseFolderFor(
  directory: string,
  { audience, workspace }: Pick<ReportFilesOptions, 'audience' | 'workspace'>,
): Promise<void> {
  await refuseLinks(directory, workspace);
  if (audience === 'student') await refuseStaffFiles(directory);
}

/** A repository that was checked out may hold a link where the report belongs, and so choose what is overwritten. */
async function refuseLinks(directory: string, workspace: string = resolve(directory, '..')): Promise<void> {
  const parts = below(workspace, directory)?.split('/') ?? [];
  const paths =
    parts.length === 0 ? [directory] : parts.map((_, index) => join(workspace, ...parts.slice(0, index + 1)));
  for (const path of paths) {
    const found = await fs.lstat(path).catch(nothingThere);
    if (found?.isSymbolicLink() === true) {
      throw new ConfigurationError(fill(says.reportDir, { path: JSON.stringify(path) }));
    }
  }
}

function nothingThere(error: unknown): null {
  if ((error as { readonly code?: unknown }).code === 'ENOENT') return null;
  throw error;
}

/** What staff made of a report: their notes, dossiers, and a course. */
const OF_STAFF = /^(?:dossier-.*\.(?:html|pdf)|course\.json)$/;

/** What staff noted or made is nothing for students, and theirs to move. */
async function refuseStaffFiles(directory: string): Promise<void> {
  const names = (await fs.list(directory).catch(nothingThere)) ?? [];
  const found = names.find(({ name }) => name === CASES_FILE || OF_STAFF.test(name));
  if (found === undefined) return;
  const path = JSON.stringify(join(directory, found.name));
  throw new ConfigurationError(fill(says.reportDirHolds, { path }));
}

/** For the log: why the folder still holds an earlier report. */
export function keptWords(directory: string, files: WrittenReport['files']): string {
  return fill(says.runNoResults, { directory, files: files.map((path) => basename(path)).join(', ') });
}

/** Characters that are put together before they are encoded: to wait for each of a hundred thousand pieces takes longer than to make them. */
const JOINED = 16 * 1024;
/** A piece of so many is encoded as it is: to put it together with others is to copy it. */
const ALONE = 2 * 1024;
/** Bytes that are written at once. */
const CHUNK = 512 * 1024;
const UTF8 = new TextEncoder();

function* joinedPieces(pieces: Iterable<string>): Generator<string> {
  let joined = '';
  for (const piece of pieces) {
    const isAlone = piece.length >= ALONE;
    if (!isAlone) joined += piece;
    if (!isAlone && joined.length < JOINED) continue;
    yield joined;
    joined = '';
    if (isAlone) yield piece;
  }
  yield joined;
}

/** Pieces as UTF-8. All chunks lie in the same memory: one is read before the next is asked for. */
async function* encoded(pieces: Pieces): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const chunk = new Uint8Array(CHUNK);
  let size = 0;
  for await (const piece of Symbol.iterator in pieces ? joinedPieces(pieces) : pieces) {
    for (let rest = piece; rest !== ''; ) {
      const { read, written } = UTF8.encodeInto(rest, chunk.subarray(size));
      size += written;
      rest = rest.slice(read);
      if (rest === '') break;
      yield chunk.subarray(0, size);
      size = 0;
    }
  }
  yield chunk.subarray(0, size);
}

interface WriteOptions {
  /** Hears the bytes. */
  readonly hash?: Sha256 | undefined;
  /** Its owner alone may read it, and it outlives a machine that is switched off: what people noted is nowhere else. */
  readonly isNotes?: boolean;
}

/** A file that is written, and what it is going to be. */
interface Written {
  readonly part: string;
  readonly path: string;
}

/** Writes a file that appears whole or not at all: what a kill or a full disk leaves is the file of before. */
export async function writeWhole(path: string, pieces: Pieces, options: WriteOptions = {}): Promise<void> {
  const { part } = await writePart(path, pieces, options);
  await fs.replace(part, path).catch(andThrow(() => fs.remove(part)));
}

async function writePart(
  path: string,
  pieces: Pieces,
  { hash, isNotes = false }: WriteOptions,
): Promise<Written> {
  // Another run may write the same file: each has a part of its own, and the last one stays.
  const part = `${path}.${hex(crypto.getRandomValues(new Uint8Array(4)))}.part`;
  try {
    // `wx`: what a checked-out repository may have put there, a symbolic link above all, is never written through.
    const file = await fs.open(part, 'wx', isNotes ? 0o600 : undefined);
    try {
      for await (const bytes of encoded(pieces)) {
        hash?.add(bytes);
        await file.writeFile(bytes);
      }
      if (isNotes) await file.sync();
    } finally {
      await file.close();
    }
    return { part, path };
  } catch (error) {
    await fs.remove(part);
    throw error;
  }
}

/** Whether a run came to something that a person may want to keep: a verdict on the code, or a number. */
function hasResults({ verdict }: RunReport): boolean {
  const { outcome, maxSimilarity, maxAiScore } = verdict;
  return isVerdict(outcome) || maxSimilarity !== null || maxAiScore !== null;
}

const VERDICTS: readonly Outcome[] = ['passed', 'flagged'];

/** Whether an outcome is one on the code. */
export function isVerdict(outcome: string): boolean {
  return VERDICTS.some((one) => one === outcome);
}
