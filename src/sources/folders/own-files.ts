import { CASES_FILE, REPORT_FILES } from '#contract';
import { fs, latin1 } from '#native';
import { bytesAt } from '#system';
import { isJunk } from './listing.ts';

const NAMES: ReadonlySet<string> = new Set([...REPORT_FILES, CASES_FILE]);
/** What the jobs of a matrix hand over. */
const SHARD = /^shards\/(?:part-\d+-of-\d+-[0-9a-f]+\.json|[0-9a-f]{32}\.zip)$/;

/** Of a page: what says that it is ours stands before its title. */
const HEAD_BYTES = 2_000;
/** As `web/index.html` has it, with the digest of its script; nobody writes that by hand. */
const OWN_PAGE = /http-equiv="Content-Security-Policy"\s+content="default-src 'none'; script-src 'sha256-/;

/**
 * Whether a file of a report's folder belongs to the report. A page is looked into: a student's may be called index.html, too.
 *
 * @param path below the report's folder
 * @param full absolute
 */
export async function isOfReport(path: string, full: string): Promise<boolean> {
  if (isPage(path)) return NAMES.has(path) && (await isOwnPage(full));
  return NAMES.has(path) || SHARD.test(path);
}

export function isPage(path: string): boolean {
  return /\.html?$/i.test(path);
}

/** Whether this program wrote a page: a report, a course or a dossier. */
export async function isOwnPage(full: string): Promise<boolean> {
  const found = await fs.lstat(full).catch(() => null);
  if (found?.isFile() !== true) return false;
  const head = await readBounded(full, Math.min(found.size, HEAD_BYTES)).catch(() => new Uint8Array());
  return isOwnHead(head);
}

/** Whether the bytes of a page begin as those of this program do. */
export function isOwnHead(bytes: Uint8Array): boolean {
  return OWN_PAGE.test(latin1(bytes.subarray(0, HEAD_BYTES)));
}

const DOCUMENTS: ReadonlySet<string> = new Set(['report.json', 'course.json']);
const PRINTED = /^dossier-[\w-]+\.pdf$/;

/** Whether a file is called as one of a report, of a course or of a report in it, or as what a system leaves. */
export function mayBeOwn(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  if (isPage(name) || NAMES.has(name) || DOCUMENTS.has(name) || PRINTED.test(name)) return true;
  return SHARD.test(parts.slice(-2).join('/')) || isJunk(path);
}

/**
 * Whether a folder holds a report of this program, or a course with its reports, and nothing else: it is nobody's submission then.
 *
 * @param paths of all files below it
 * @param isOurs whether this program wrote the page at such a path
 */
export async function isOwnFolder(
  paths: readonly string[],
  isOurs: (path: string) => Promise<boolean>,
): Promise<boolean> {
  const isDocument = (path: string): boolean => DOCUMENTS.has(path.slice(path.lastIndexOf('/') + 1));
  if (!paths.some(isPage) || !paths.some(isDocument) || !paths.every(mayBeOwn)) return false;
  for (const path of paths) if (isPage(path) && !(await isOurs(path))) return false;
  return true;
}

const MAX_READ_BYTES = 16 * 1024 * 1024;

/** Reads a file that may grow or be swapped meanwhile: what was its size, and at most so many bytes of it, by default 16 MiB. */
export async function readBounded(path: string, size: number, most = MAX_READ_BYTES): Promise<Uint8Array> {
  const handle = await fs.open(path, 'r');
  try {
    return await bytesAt(handle, 0, Math.min(size, most));
  } finally {
    await handle.close();
  }
}
