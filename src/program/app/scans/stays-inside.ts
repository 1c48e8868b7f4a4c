import { isAbsolute, win32 } from 'node:path';

/**
 * Whether a path or glob of a config file can only lead to files below the folder that it is read in. Staff of one
 * organisation write it, and the machine is somebody else's.
 */
export function staysInside(path: string): boolean {
  if (path.includes('\0') || path.startsWith('~') || isAbsolute(path) || win32.isAbsolute(path)) return false;
  // `C:keys` is a file of wherever that drive stands.
  if (/^[A-Za-z]:/.test(path)) return false;
  // Signs of globs and patterns count as separators: `{a,..}/b` leads out as well.
  return !path.split(/[\\/{},()|[\]!]/).includes('..');
}
