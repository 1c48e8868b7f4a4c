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
  const unified = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  const starts = lineStarts(unified, Math.max(0, ...lines));
  // Few lines are asked for: what begins as none of them is not cut out and counted.
  const heads = new Set<number>();
  for (const line of lines) {
    const start = starts[line - 1];
    if (start !== undefined) heads.add(headOf(unified, start));
  }
  const seen = new Map<string, number>();
  const hashes = new Map<number, string>();
  for (let at = 0; at < starts.length; at += 1) {
    const start = starts[at] as number;
    if (!heads.has(headOf(unified, start))) continue;
    const window = windowFrom(unified, start);
    const count = (seen.get(window) ?? 0) + 1;
    seen.set(window, count);
    if (lines.has(at + 1)) hashes.set(at + 1, `${hashOf(window)}:${count}`);
  }
  return hashes;
}

/** Where the first lines of a text begin. */
function lineStarts(text: string, count: number): readonly number[] {
  const starts: number[] = [];
  for (let start = 0; starts.length < count; ) {
    starts.push(start);
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return starts;
}

/** The first two characters from a place on that are no blanks, as a number. */
function headOf(text: string, start: number): number {
  const first = pastBlanks(text, start);
  const second = pastBlanks(text, first + 1);
  return (text.charCodeAt(first) || 0) * 65_536 + (text.charCodeAt(second) || 0);
}

/** The first characters from a place on, without blanks and tabs; fewer where the text ends, and what stands behind its last one. */
function windowFrom(text: string, start: number): string {
  let dense = '';
  let at = start;
  while (at < text.length && dense.length < WINDOW) {
    const from = at;
    while (at < text.length && at - from < WINDOW - dense.length && !isBlank(text, at)) at += 1;
    dense += text.slice(from, at);
    at = pastBlanks(text, at);
  }
  return dense.length < WINDOW ? `${dense}${END}` : dense;
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text, at)) at += 1;
  return at;
}

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || code === 9;
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
