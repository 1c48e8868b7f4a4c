import { type FileKind, isAbsolute, relative, sep } from '#native';

/**
 * What something is that is neither a file nor a folder: whoever reads a pipe waits without end, and a device may have none.
 * null: it is one of both.
 */
export function specialKind(found: FileKind): 'a pipe' | 'a socket' | 'a device' | null {
  if (found.isFile() || found.isDirectory()) return null;
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

/** @throws Error that says what something is, where that is no file */
export function needFile(found: FileKind): void {
  if (!found.isFile()) throw new Error(`it is ${specialKind(found) ?? 'a folder'}, and no file`);
}

/** How a system writes paths. */
export interface Paths {
  readonly relative: (from: string, to: string) => string;
  readonly isAbsolute: (path: string) => boolean;
  readonly sep: string;
}

const OWN: Paths = { relative, isAbsolute, sep };

/**
 * Where a path lies below a folder, with slashes; '' for the folder itself. null: it does not lie there.
 *
 * @param paths default: as this machine
 */
export function below(folder: string, path: string, paths: Paths = OWN): string | null {
  const from = paths.relative(folder, path);
  // Another drive has no relative path.
  if (from === '..' || from.startsWith(`..${paths.sep}`) || paths.isAbsolute(from)) return null;
  return from.split(paths.sep).join('/');
}

/** A path with slashes, as this program names files on every system. */
export function slashed(path: string, paths: Paths = OWN): string {
  return path.split(paths.sep).join('/');
}

/**
 * A path or glob as a person wrote it, with slashes: on Windows people write `last-year\*`. A word with one slash may also
 * name a repository; what had a back slash never does, so it begins with a dot.
 */
export function writtenPath(line: string, paths: Paths = OWN): string {
  const path = slashed(line, paths);
  return path === line || /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}
