import type { FileKind } from '#native';

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
