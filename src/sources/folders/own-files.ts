import { CASES_FILE, REPORT_FILES } from '#contract';
import { fs, latin1 } from '#native';
import { readBounded } from './read-bounded.ts';

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
  return OWN_PAGE.test(latin1(head));
}
