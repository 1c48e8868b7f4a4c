import { isAbsolute, relative, sep } from 'node:path';

/** The key of a submission at `path`: relative to `root` where it lies below it, else absolute. POSIX. */
export function keyOf(root: string, path: string): string {
  const from = relative(root, path);
  return (from === '' || from.startsWith('..') || isAbsolute(from) ? path : from).split(sep).join('/');
}
