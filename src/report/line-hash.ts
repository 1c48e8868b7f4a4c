/**
 * The hash by which GitHub's code scanning knows a line again after a push (`primaryLocationLineHash`). Given by us it is the
 * same one that `upload-sarif` works out from a checkout, so it also holds where nothing is checked out: over the first 100
 * characters from the line's start on, blanks and tabs left out, as a polynomial of base 37 modulo 2^64; equal ones of a
 * file are counted.
 */
const WINDOW = 100;
const BASE = 37;
const WORD = 2 ** 32;
/** What stands behind a file's last character. */
const END = '\uffff';

/** Hashes of the asked lines of a file, by 1-based line; a line that the file does not have is not in the result. */
export function lineHashes(text: string, lines: ReadonlySet<number>): ReadonlyMap<number, string> {
  const dense = `${text.replaceAll(/\r\n?/g, '\n').replaceAll(/[ \t]+/g, '')}${END}`;
  const starts = lineStarts(dense, Math.max(0, ...lines));
  // Few lines are asked for: what begins as none of them is not cut out and counted.
  const heads = new Set<number>();
  for (const line of lines) {
    const start = starts[line - 1];
    if (start !== undefined) heads.add(headOf(dense, start));
  }
  const seen = new Map<string, number>();
  const hashes = new Map<number, string>();
  for (const [index, start] of starts.entries()) {
    if (!heads.has(headOf(dense, start))) continue;
    const window = dense.slice(start, start + WINDOW);
    const count = (seen.get(window) ?? 0) + 1;
    seen.set(window, count);
    if (lines.has(index + 1)) hashes.set(index + 1, `${hashOf(window)}:${count}`);
  }
  return hashes;
}

/** Where the first lines of a text begin. */
function lineStarts(text: string, count: number): readonly number[] {
  const starts: number[] = [];
  for (let start = 0; starts.length < count && start < text.length; ) {
    starts.push(start);
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return starts;
}

/** The two characters at a place, as a number. */
function headOf(text: string, at: number): number {
  return text.charCodeAt(at) * 65_536 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0);
}

/** In two words of 32 bits: a product of one and the base is exact, and large integers took a third of a report's time. */
function hashOf(window: string): string {
  let high = 0;
  let low = 0;
  for (let at = 0; at < WINDOW; at += 1) {
    const sum = low * BASE + (at < window.length ? window.charCodeAt(at) : 0);
    low = sum >>> 0;
    high = (Math.imul(high, BASE) + (sum - low) / WORD) >>> 0;
  }
  return high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, '0');
}
