/**
 * The hash by which GitHub's code scanning knows a line again after a push (`primaryLocationLineHash`). Given by us it is the
 * same one that `upload-sarif` works out from a checkout, so it also holds where nothing is checked out: over the first 100
 * characters from the line's start on, blanks and tabs left out, as a polynomial of base 37 modulo 2^64; equal ones of a
 * file are counted.
 */
const WINDOW = 100;
const BASE = 37n;
/** What stands behind a file's last character. */
const END = '\uffff';

/** Hashes of the asked lines of a file, by 1-based line; a line that the file does not have is not in the result. */
export function lineHashes(text: string, lines: ReadonlySet<number>): ReadonlyMap<number, string> {
  const dense = `${text.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t]+/g, '')}${END}`;
  const last = Math.max(0, ...lines);
  const seen = new Map<string, number>();
  const hashes = new Map<number, string>();
  for (let line = 1, start = 0; line <= last && start < dense.length; line += 1) {
    const window = dense.slice(start, start + WINDOW);
    const count = (seen.get(window) ?? 0) + 1;
    seen.set(window, count);
    if (lines.has(line)) hashes.set(line, `${hashOf(window)}:${count}`);
    const end = dense.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return hashes;
}

function hashOf(window: string): string {
  let hash = 0n;
  for (let at = 0; at < WINDOW; at += 1) {
    hash = BigInt.asUintN(64, hash * BASE + BigInt(at < window.length ? window.charCodeAt(at) : 0));
  }
  return hash.toString(16);
}
