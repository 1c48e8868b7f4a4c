import native, { type PlatformPath } from 'node:path';

/**
 * Where a path lies below a folder, with slashes; '' for the folder itself. null: it does not lie there.
 *
 * @param paths how the system writes paths: `node:path`, its `posix` or its `win32`
 */
export function below(folder: string, path: string, paths: PlatformPath = native): string | null {
  const from = paths.relative(folder, path);
  // Another drive has no relative path.
  if (from === '..' || from.startsWith(`..${paths.sep}`) || paths.isAbsolute(from)) return null;
  return from.split(paths.sep).join('/');
}

/** A path with slashes, as this program names files on every system. */
export function slashed(path: string, paths: PlatformPath = native): string {
  return path.split(paths.sep).join('/');
}

/**
 * A path or glob as a person wrote it, with slashes: on Windows people write `last-year\*`. A word with one slash may also
 * name a repository; what had a back slash never does, so it begins with a dot.
 */
export function writtenPath(line: string, paths: PlatformPath = native): string {
  const path = slashed(line, paths);
  return path === line || /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}

/** What Windows takes for a device, whatever ending stands behind it. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i;
/** What its names may not hold; a colon would write into a stream that nobody sees. */
const FORBIDDEN = /[<>:"\\|?*]|[. ]$/;

/** Whether each part of a path (with slashes) can be the name of a file here as it is. */
export function canBeWritten(path: string, platform: NodeJS.Platform = process.platform): boolean {
  if (platform !== 'win32') return true;
  return path
    .split('/')
    .every((part) => !DEVICE.test(part) && !FORBIDDEN.test(part) && !/\p{Cc}/u.test(part));
}
