import { latin1 } from '#native';
import ignore, { type Ignore } from 'ignore';
import { decode, fill } from '#base';
import type { LeftOutReason } from '#contract';
import { extensionOf, isSourceName, languageNamed } from '#engine';
import { isBulky, MAX_BULKY_BYTES } from './bare-text.ts';
import {
  BIN_SOURCES,
  GENERATED_FILES,
  GENERATED_FOLDERS,
  GENERATED_MARKERS,
  MINIFIED_FILES,
  TOOL_FILES,
  TOOL_FOLDERS,
  VENDORED_FILES,
  VENDORED_FOLDERS,
} from './defaults.ts';
import { type FileWithTop, KNOWN_GENERATED, KNOWN_LIBRARIES, OF_CMAKE } from './known-files.ts';
import * as says from '../says.ts';

/** A file above this is data or generated; in bytes. */
export const MAX_FILE_BYTES = 1_000_000;
/** What is said of a larger file. */
export const TOO_LARGE = fill(says.moreThan, { most: MAX_FILE_BYTES });
/** Where a NUL byte says "binary"; git looks as far. */
const BINARY_PROBE_BYTES = 8_000;
const MARKER_CHARACTERS = 2_000;
/** Lines of code that nobody made small have fewer bytes on average. */
const MOST_ON_A_LINE = 200;
const NEWLINE = 10;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/v1';

export interface SelectionOptions {
  /** Gitignore-style globs of what counts; null: source files. Also brings back what would be left out as vendored or generated. */
  readonly include: readonly string[] | null;
  /** Gitignore-style globs of what does not count, besides vendored and generated files. */
  readonly exclude: readonly string[] | null;
  /** Gitignore-style globs of what does not belong to the assignment; `!` takes it back. Default: all belongs to it. */
  readonly foreign?: readonly string[] | undefined;
  /** The language of the check, by name, ending or id: prose and data count where they are asked for. Default: any. */
  readonly language?: string | undefined;
  /** Gitignore-style globs of what the starter code marks as generated or vendored. Default: none. */
  readonly marked?: readonly string[] | undefined;
  /** Paths at which the starter code has generated files (`isGenerated`). Default: none. */
  readonly generated?: ReadonlySet<string> | undefined;
}

/** Decides which files of a submission are its source code. */
export interface Selection {
  /** By path and size alone, before anything is read. null: take it. */
  byPath(path: string, sizeBytes: number): LeftOutReason | null;
  /** By contents, after `byPath` took it. */
  byContents(path: string, bytes: Uint8Array): LeftOutReason | null;
  /** Whether nothing below a folder can be taken, so that it need not be walked. `path` without a closing slash. */
  skipsFolder(path: string): LeftOutReason | null;
  /** Whether staff exclude a path by name. */
  isExcluded(path: string): boolean;
}

/** Builds a selection. Paths are POSIX and relative to the submission. */
export function createSelection(options: SelectionOptions = { include: null, exclude: null }): Selection {
  const include = options.include === null || options.include.length === 0 ? null : matcher(options.include);
  const exclude = options.exclude === null ? null : matcher(options.exclude);
  const foreign = options.foreign === undefined ? null : matcher(options.foreign);
  const marked = options.marked === undefined ? null : matcher(options.marked);
  const tools = new Set(TOOL_FOLDERS);
  const vendored = new Set(VENDORED_FOLDERS);
  const written = new Set(GENERATED_FOLDERS);
  const asked = new Set(languageNamed(options.language ?? '')?.extensions);
  const isSource = (path: string): boolean => isSourceName(path) || asked.has(extensionOf(path));

  const byFolder = (folders: readonly string[]): LeftOutReason | null => {
    for (const folder of folders) {
      if (tools.has(folder)) return 'not-source';
      if (vendored.has(folder)) return 'vendored';
      if (written.has(folder)) return 'generated';
    }
    return null;
  };

  return {
    byPath(path, sizeBytes) {
      if (exclude?.ignores(path) === true || foreign?.ignores(path) === true) return 'excluded';
      if (marked?.ignores(path) === true) return 'vendored';
      const wanted = include?.ignores(path);
      if (wanted === false) return 'excluded';
      if (wanted !== true) {
        const reason =
          byFolder(foldersOf(path)) ??
          (TOOL_FILES.some((pattern) => pattern.test(path)) ? 'not-source' : null) ??
          (VENDORED_FILES.some((pattern) => pattern.test(path)) || isLargeLibrary(path, sizeBytes)
            ? 'vendored'
            : null) ??
          (MINIFIED_FILES.some((pattern) => pattern.test(path)) ? 'generated' : null) ??
          (options.generated?.has(path) === true ? 'generated' : null) ??
          (isSource(path) || hasNoEnding(path) ? null : 'not-source');
        if (reason !== null) return reason;
      }
      if (sizeBytes <= (isBulky(path) ? MAX_BULKY_BYTES : MAX_FILE_BYTES)) return null;
      return wanted !== true && hasNoEnding(path) ? 'not-source' : 'too-large';
    },

    byContents(path, bytes) {
      if (bytes.length > MAX_FILE_BYTES) return 'too-large';
      const head = bytes.subarray(0, BINARY_PROBE_BYTES);
      const text = latin1(head.subarray(0, LFS_POINTER.length));
      if (text === LFS_POINTER) return 'lfs-pointer';
      const isWanted = include?.ignores(path) === true;
      if (hasNoEnding(path) && !isWanted && !text.startsWith('#!')) return 'not-source';
      const decoded = decode(head, path);
      if ('reason' in decoded) return 'binary';
      if (isWanted) return null;
      if (isKnown(KNOWN_LIBRARIES, path, decoded.text)) return 'vendored';
      return isKnown(KNOWN_GENERATED, path, decoded.text) ? 'generated' : null;
    },

    isExcluded: (path) => exclude?.ignores(path) === true,

    skipsFolder(path) {
      // With `include` a pattern may reach into any folder.
      if (include !== null) return null;
      if (exclude?.ignores(`${path}/`) === true) return 'excluded';
      return byFolder(path.split('/')) ?? (marked?.ignores(`${path}/`) === true ? 'vendored' : null);
    },
  };
}

/** The outermost folder around a file that is somebody else's, or a tool's, by its name alone; null: there is none. */
export function folderOfOthers(path: string): string | null {
  const folders = path.split('/').slice(0, -1);
  const at = folders.findIndex((folder) => OF_OTHERS.has(folder));
  return at < 0 ? null : folders.slice(0, at + 1).join('/');
}

const OF_OTHERS: ReadonlySet<string> = new Set([...TOOL_FOLDERS, ...VENDORED_FOLDERS, ...GENERATED_FOLDERS]);

/** Whether a file's name or head says that a tool wrote it. Asked of starter code: anybody can write such a mark. */
export function isGenerated(path: string, bytes: Uint8Array): boolean {
  const top = latin1(bytes.subarray(0, MARKER_CHARACTERS));
  return (
    GENERATED_FILES.some((pattern) => pattern.test(path)) ||
    GENERATED_MARKERS.some((marker) => marker.test(top))
  );
}

/**
 * Whether a file that is left out alone, without a folder, is so by its name or by a line at its top: anybody can write either. What a
 * bundler made small is not meant, by whatever name: no person reads it.
 */
export function isTakenForKnown(path: string, bytes: Uint8Array): boolean {
  if (MINIFIED_FILES.some((pattern) => pattern.test(path))) return hasShortLines(bytes);
  if ([...VENDORED_FILES, ...GENERATED_FILES].some((pattern) => pattern.test(path))) return true;
  if (isSourceName(path) && TOOL_FILES.some((pattern) => pattern.test(path))) return true;
  const decoded = decode(bytes.subarray(0, BINARY_PROBE_BYTES), path);
  return 'text' in decoded && isKnown([...KNOWN_LIBRARIES, ...KNOWN_GENERATED], path, decoded.text);
}

/** Whether somebody may have written a file of a folder of which nothing counts: no bundler did, nor CMake. */
export function isPerhapsWritten(path: string, bytes: Uint8Array): boolean {
  return hasShortLines(bytes) && !isKnown([OF_CMAKE], path, latin1(bytes.subarray(0, BINARY_PROBE_BYTES)));
}

function hasShortLines(bytes: Uint8Array): boolean {
  const lines = bytes.reduce((sum, byte) => sum + Number(byte === NEWLINE), 1);
  return bytes.length < lines * MOST_ON_A_LINE;
}

/** Whether a file that is too large to be read is called as a library. */
function isLargeLibrary(name: string, sizeBytes: number): boolean {
  return sizeBytes > MAX_FILE_BYTES && KNOWN_LIBRARIES.some(({ path }) => path.test(name));
}

/** Whether a file is one of some by its name and by its top. */
function isKnown(files: readonly FileWithTop[], path: string, top: string): boolean {
  return files.some((one) => one.path.test(path) && one.top.test(top));
}

/** The folders that say what a file is. */
function foldersOf(path: string): readonly string[] {
  const folders = path.split('/').slice(0, -1);
  return BIN_SOURCES.has(extensionOf(path)) ? folders.filter((folder) => folder !== 'bin') : folders;
}

/** A script may be called `run`: its first line tells. */
function hasNoEnding(path: string): boolean {
  return extensionOf(path) === '';
}

function matcher(patterns: readonly string[]): Ignore {
  return ignore({ allowRelativePaths: true }).add([...patterns]);
}
