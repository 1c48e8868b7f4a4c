import { byteText, compareText } from '#base';
import type { EngineFile } from '#engine';

/* A program over many files, each of which holds too little of it to be a copy: a line each, or a line as its name. */

/** Whether so many files may hold a copy that is told. */
export const areMany = (files: number): boolean => files >= 16;
/** A file of a line or two, in bytes. */
const MOST_BYTES = 160;

interface ScatteredText {
  /** The first of its files. */
  readonly path: string;
  readonly text: string;
}

/** The texts that many small files of a submission make together, and their names, in the order of their paths. */
export function scattered(files: readonly EngineFile[]): readonly ScatteredText[] {
  if (!areMany(files.length)) return [];
  const inOrder = files.toSorted((a, b) => compareText(a.path, b.path));
  const small = inOrder.filter(({ bytes }) => bytes.length > 0 && bytes.length <= MOST_BYTES);
  return [
    { of: small, lines: small.map(({ bytes }) => byteText(bytes)) },
    { of: inOrder, lines: inOrder.map(({ path }) => nameOf(path)) },
  ].flatMap(({ of: [first, ...others], lines }) =>
    first !== undefined && areMany(others.length + 1) ? [{ path: first.path, text: lines.join('\n') }] : [],
  );
}

/** A file's name without the number that says its place. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/^\d+[ ._-]?/, '');
}
