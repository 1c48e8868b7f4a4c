import { decodeSource, type PageOwnCode, type StudentRegion } from '#report';
import type { SourceBytes } from './packed-source.ts';

/** Of one place, of all of them, and of one line: a page is read, and the file itself is the reader's. */
const MAX_LINES = 40;
const MAX_ALL_LINES = 400;
const MAX_CHARACTERS = 200;

/**
 * The reader's own lines at each place, in their order; null: no lines are known there, or there is no room for more.
 *
 * @param files of the reader's own submission alone
 * @param redact takes secrets out
 */
export function ownCode(
  regions: Parameters<typeof ownLines>[0],
  files: readonly SourceBytes[],
  redact: (text: string) => string,
): readonly (PageOwnCode | null)[] {
  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  return ownLines(regions, (path) => {
    const bytes = byPath.get(path);
    return bytes === undefined ? null : redact(decodeSource(bytes, path));
  });
}

/** The same. @param textOf what a file of the reader's holds, as it is shown; null: there is no such file */
export function ownLines(
  regions: readonly Pick<StudentRegion, 'file' | 'lineStart' | 'lineEnd'>[],
  textOf: (path: string) => string | null,
): readonly (PageOwnCode | null)[] {
  const texts = new Map<string, readonly string[]>();
  const linesOf = (path: string): readonly string[] => {
    const lines = texts.get(path) ?? textOf(path)?.split('\n') ?? [];
    texts.set(path, lines);
    return lines;
  };
  let left = MAX_ALL_LINES;
  return regions.map(({ file, lineStart, lineEnd }) => {
    if (lineStart === null || lineEnd === null) return null;
    const all = linesOf(file).slice(lineStart - 1, lineEnd);
    const shown = all.slice(0, Math.min(MAX_LINES, left));
    left -= shown.length;
    if (shown.length === 0) return null;
    const lines = shown.map((line) =>
      line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line,
    );
    return { lines, more: all.length - shown.length };
  });
}
