import { type Dirent, type Stats } from 'node:fs';
import { lstat, open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch';
import { ConfigurationError } from '../../domain/outcome.ts';
import { REPORT_FILES } from '../../domain/report.ts';
import type {
  Collected,
  LeftOut,
  LeftOutReason,
  SourceFile,
  SubmissionRole,
} from '../../domain/submission.ts';
import { extensionOf } from '../../languages/languages.ts';
import { readZip, ZipError } from '../../zip/reader.ts';
import { type Candidate, chooseFiles } from '../selection/choose.ts';
import type { Selection } from '../selection/selection.ts';
import { compareText } from '../../text/compare-text.ts';
import { messageOf } from '../../text/message-of.ts';

/** A ZIP in a folder of submissions may be larger than what is uploaded of it; in bytes. */
const MAX_ZIP_FILE_BYTES = 512 * 1024 * 1024;
const MAX_DEPTH = 64;
/** Files of one folder that are looked at, whether they count or not. */
const MAX_WALKED = 200_000;
/** Collecting one submission ends here. */
const MAX_COLLECT_MS = 120_000;

export interface DirectoryOptions {
  /** Absolute. Relative patterns start here. */
  readonly root: string;
  /** Folders or globs; each direct subfolder or ZIP of what they match is a submission. */
  readonly patterns: readonly string[];
  readonly selection: Selection;
  readonly role: SubmissionRole;
  /** Absolute: a folder that is no submission wherever it lies, because this program writes its report there. */
  readonly ignore?: string | undefined;
  /** Told what lies beside submissions and was not taken. */
  readonly onNotice?: (notice: string) => void;
  /** Ends the run. */
  readonly signal?: AbortSignal;
  /** Of one submission; the next ones are collected all the same. Default: two minutes. */
  readonly limitMs?: number;
}

/**
 * Submissions of folders on this machine. Each direct subfolder and each ZIP of a matching folder is one; a folder that
 * holds source files and nothing else of the kind has one submission a file (small assignments are handed in so). A
 * pattern that matches a ZIP takes the ZIP itself. Links are never followed out of the folder.
 *
 * @throws ConfigurationError for a pattern that matches nothing or holds no submission
 */
export async function* collectDirectory(options: DirectoryOptions): AsyncGenerator<Collected> {
  const seen = new Set<string>();
  for (const pattern of options.patterns) {
    const places = await expand(options.root, pattern);
    let found = 0;
    for (const place of places) {
      for await (const path of submissionPaths(place, options)) {
        found += 1;
        const real = await realpath(path).catch(() => null);
        if (real === null) {
          yield unreadable(path, options);
          continue;
        }
        if (seen.has(real)) continue;
        const other = [...seen].find((one) => isInside(one, real) || isInside(real, one));
        if (other !== undefined) {
          throw new ConfigurationError(
            `path: ${keyOf(options.root, path)} and ${keyOf(options.root, other)} lie one inside of the other, and would be compared with themselves; name one of them.`,
          );
        }
        seen.add(real);
        yield await collectPath(path, options);
      }
    }
    if (found === 0) {
      throw new ConfigurationError(
        `path ${JSON.stringify(pattern)}: ${places.join(', ')} holds no submission. Each direct subfolder or ZIP file of it would be one.`,
      );
    }
  }
}

function unreadable(path: string, { root, role }: DirectoryOptions): Collected {
  const key = keyOf(root, path);
  const reason = `${key} cannot be read; perhaps its name is not UTF-8: rename it.`;
  return { ok: false, failure: { key, name: basename(path), role, reason } };
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}${sep}`);
}

/** One folder, ZIP or file as one submission. */
export async function collectPath(
  path: string,
  options: Pick<DirectoryOptions, 'root' | 'selection' | 'role' | 'ignore' | 'signal' | 'limitMs'>,
): Promise<Collected> {
  const { selection } = options;
  const limitMs = options.limitMs ?? MAX_COLLECT_MS;
  const late = AbortSignal.timeout(limitMs);
  const signal = options.signal === undefined ? late : AbortSignal.any([options.signal, late]);
  const key = keyOf(options.root, path);
  const name = basename(path).replace(/\.zip$/i, '');
  const origin = { kind: 'directory', path: key } as const;
  const fail = (reason: string): Collected => ({
    ok: false,
    failure: { key, name, role: options.role, reason },
  });
  let stats: Stats;
  try {
    stats = await stat(path);
  } catch (error) {
    return fail(`${key} cannot be read: ${messageOf(error)}.`);
  }
  try {
    if (stats.isDirectory()) {
      const chosen = await chooseFiles(walk(path, options.ignore), selection, [], signal);
      return { ok: true, submission: { key, name, role: options.role, origin, ...chosen } };
    }
    if (isOtherArchive(path)) {
      return fail(
        `${key} is an archive of a kind that is not read: unpack it, or put its contents into a ZIP.`,
      );
    }
    if (isZip(path)) {
      if (stats.size > MAX_ZIP_FILE_BYTES) return fail(`${key} is larger than ${MAX_ZIP_FILE_BYTES} bytes.`);
      const { entries, problems } = readZip(await readFile(path));
      const shared = sharedTopFolder(entries.map((entry) => entry.path));
      const files = entries.map(
        (entry): SourceFile => ({
          path: entry.path.slice(shared.length),
          size: entry.size,
          read: () => Promise.resolve(entry.read()),
        }),
      );
      const refused = problems.map(
        (problem): LeftOut => ({
          path: problem.path,
          reason:
            problem.reason === 'encrypted' ||
            problem.reason === 'unsupported-method' ||
            problem.reason === 'damaged'
              ? 'unreadable'
              : problem.reason,
          ...(problem.reason === 'encrypted' ? { detail: 'encrypted' } : {}),
        }),
      );
      const chosen = await chooseFiles(files, selection, refused, signal);
      return { ok: true, submission: { key, name, role: options.role, origin, ...chosen } };
    }
    const file: SourceFile = { path: basename(path), size: stats.size, read: () => readBounded(path) };
    const chosen = await chooseFiles([file], selection, [], signal);
    return { ok: true, submission: { key, name, role: options.role, origin, ...chosen } };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (late.aborted) {
      return fail(`${key} could not be read within ${limitMs / 1000} seconds; see what in it is so large.`);
    }
    if (error instanceof ZipError) return fail(`${key}: ${error.message}`);
    return fail(`${key} cannot be read: ${messageOf(error)}.`);
  }
}

/** The folders (or ZIPs) that a pattern names; never none. */
async function expand(root: string, pattern: string): Promise<readonly string[]> {
  const literal = resolve(root, pattern);
  const there = await stat(literal).catch(() => null);
  if (there !== null) return [literal];
  const scan = picomatch.scan(pattern);
  if (!scan.isGlob) {
    throw new ConfigurationError(
      `path ${JSON.stringify(pattern)} does not exist below ${root}. ${await whatIsThere(root)}`,
    );
  }
  const base = resolve(root, scan.base);
  const matches = picomatch(scan.glob, { dot: false, nonegate: true });
  const found: string[] = [];
  const depth = scan.glob.includes('**') ? MAX_DEPTH : scan.glob.split('/').length;
  const visit = async (folder: string, prefix: string, level: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
    for (const entry of entries.toSorted(byName)) {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (matches(path) && (entry.isDirectory() || isZip(path))) found.push(join(folder, entry.name));
      if (entry.isDirectory() && level < depth && entry.name !== 'node_modules' && entry.name !== '.git') {
        await visit(join(folder, entry.name), path, level + 1);
      }
    }
  };
  await visit(base, '', 1);
  if (found.length === 0) {
    throw new ConfigurationError(
      `path ${JSON.stringify(pattern)} matches no folder below ${base}. ${await whatIsThere(base)}`,
    );
  }
  return found;
}

async function whatIsThere(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) return 'That folder does not exist.';
  const visible = names.filter((name) => !name.startsWith('.')).toSorted();
  if (visible.length === 0) return 'That folder is empty.';
  const shown = visible.slice(0, 8).map((name) => JSON.stringify(name));
  return `It holds ${shown.join(', ')}${visible.length > 8 ? ` and ${visible.length - 8} more` : ''}.`;
}

/** The submissions of one matching place, in code-unit order of their names. */
async function* submissionPaths(
  place: string,
  { root, selection, onNotice, ignore }: DirectoryOptions,
): AsyncGenerator<string> {
  const stats = await stat(place);
  if (!stats.isDirectory()) {
    yield place;
    return;
  }
  const real = await realpath(place);
  const entries = (await readdir(place, { withFileTypes: true })).toSorted(byName);
  const grouped: string[] = [];
  const loose: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === '__MACOSX' || entry.name === 'node_modules') continue;
    const path = join(place, entry.name);
    if (path === ignore) continue;
    const target = entry.isSymbolicLink() ? await inside(path, real) : path;
    if (target === null) {
      onNotice?.(
        `${keyOf(root, path)} is a link that leads out of its folder, or nowhere, and was not taken; put the submission itself there.`,
      );
      continue;
    }
    const kind = entry.isSymbolicLink() ? await stat(target) : entry;
    if (kind.isDirectory()) {
      grouped.push(path);
    } else if (kind.isFile() && (isZip(entry.name) || isOtherArchive(entry.name))) {
      grouped.push(path);
    } else if (kind.isFile() && extensionOf(entry.name) !== '' && selection.byPath(entry.name, 0) === null) {
      loose.push(path);
    }
  }
  if (grouped.length > 0 && loose.length > 0) {
    const names = loose.slice(0, NAMED).map((path) => JSON.stringify(basename(path)));
    onNotice?.(
      `${keyOf(root, place)} holds ${loose.length === 1 ? 'a source file' : `${loose.length} source files`} beside the submissions, not taken: ${names.join(', ')}${loose.length > NAMED ? ` and ${loose.length - NAMED} more` : ''}. Put each submission into a folder of its own.`,
    );
  }
  yield* grouped.length > 0 ? grouped : loose;
}

/** Where a link leads, if that is inside of `root`; else null. */
async function inside(link: string, root: string): Promise<string | null> {
  const target = await realpath(link).catch(() => null);
  if (target === null) return null;
  const from = relative(root, target);
  return from !== '' && !from.startsWith('..') && !isAbsolute(from) ? target : null;
}

/**
 * Files of a folder, also those of folders that do not count. Links are listed, not followed: what they lead to is taken
 * where it stands, or is not the submission's.
 */
async function* walk(folder: string, reportDir: string | undefined): AsyncGenerator<Candidate> {
  const root = await realpath(folder);
  let walked = 0;
  const visit = async function* (
    at: string,
    prefix: string,
    depth: number,
    isReport: boolean,
  ): AsyncGenerator<Candidate> {
    let entries: Dirent[];
    try {
      entries = await readdir(at, { withFileTypes: true });
    } catch (error) {
      yield untaken(prefix || '.', 'unreadable', messageOf(error));
      return;
    }
    for (const entry of entries.toSorted(byName)) {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      const full = join(at, entry.name);
      if (isReport && isOfReport(relative(reportDir ?? '', full))) continue;
      walked += 1;
      if (walked > MAX_WALKED) {
        if (walked === MAX_WALKED + 1) {
          yield untaken(path, 'limit', `more than ${MAX_WALKED} files and folders`);
        }
        return;
      }
      if (entry.isSymbolicLink()) {
        yield untaken(path, 'symlink');
      } else if (entry.isDirectory()) {
        if (depth >= MAX_DEPTH) yield untaken(`${path}/`, 'limit', 'nested too deeply');
        else yield* visit(full, path, depth + 1, isReport || full === reportDir);
      } else if (entry.isFile()) {
        const stats = await lstat(full).catch(() => null);
        if (stats === null) {
          yield untaken(path, 'unreadable', 'perhaps its name is not UTF-8');
        } else {
          const file = { path, size: stats.size, read: () => readBounded(full) };
          yield isReport ? { ...file, leftOut: { reason: 'generated' } } : file;
        }
      } else {
        yield untaken(path, 'special-file');
      }
    }
  };
  yield* visit(root, '', 1, root === reportDir);
}

function untaken(path: string, reason: LeftOutReason, detail?: string): Candidate {
  const leftOut = { reason, ...(detail === undefined ? {} : { detail }) };
  return { path, size: 0, read: () => Promise.reject(new Error(detail ?? reason)), leftOut };
}

/** Whether this program wrote a file of its report's folder, by its name; `shards/` is what parts of a matrix hand over. */
function isOfReport(path: string): boolean {
  return (
    REPORT_FILES.some((name) => name === path) ||
    /^shards\/(?:part-\d+-of-\d+-[0-9a-f]+\.json|[0-9a-f]{32}\.zip)$/.test(path)
  );
}

/** Reads a file that may grow or be swapped meanwhile: never more than the limit plus one byte. */
async function readBounded(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, MAX_READ_BYTES));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const MAX_READ_BYTES = 16 * 1024 * 1024;

function keyOf(root: string, path: string): string {
  const from = relative(root, path);
  return (from === '' || from.startsWith('..') || isAbsolute(from) ? path : from).split(sep).join('/');
}

/** `work/` when every path starts with it: many archives hold one folder with everything in it. */
function sharedTopFolder(paths: readonly string[]): string {
  const first = paths[0];
  const top = first?.slice(0, first.indexOf('/') + 1) ?? '';
  return top !== '' && paths.every((path) => path.startsWith(top)) ? top : '';
}

function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** What students pack with other tools; it is not read, but nobody's work may be missed for that without a word. */
function isOtherArchive(name: string): boolean {
  return /\.(?:tar(?:\.(?:gz|bz2|xz|zst))?|tgz|tbz2?|txz|7z|rar)$/i.test(name);
}

const NAMED = 5;

function byName(a: Dirent, b: Dirent): number {
  return compareText(a.name, b.name);
}
