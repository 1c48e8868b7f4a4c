import { byteLength, decode, utf8 } from '#base';

/** A part is so long, in characters, and ends with a line. */
const PART = 2048;
/** What code has and neither prose nor data: brackets of calls, assignments, ends of statements, indented lines. */
const MARKS = /[()=;]|\n[ \t]+(?=\S)/g;

/**
 * The parts of a text that are most like code, in their order. A program between pages of prose, or behind a table of numbers, is
 * among them; so is all of a short one.
 *
 * @param most bytes of all parts together
 */
export function likeCode(bytes: Uint8Array, most: number): Uint8Array {
  const decoded = decode(bytes);
  if (!('text' in decoded)) return bytes.slice(0, most);
  const parts = partsOf(decoded.text).map((text, at) => ({
    text,
    at,
    marks: (text.match(MARKS)?.length ?? 0) / text.length,
    signs: 1 - (text.match(/\s/g)?.length ?? 0) / text.length,
  }));
  const taken = new Set<(typeof parts)[number]>();
  // Code that is written in digits or other signs has few blanks, and few marks.
  for (const [by, share] of [
    ['marks', 1 / 2],
    ['signs', 1 / 2],
    ['marks', 1],
  ] as const) {
    let left = most * share - (share === 1 ? sizeOf(taken) : 0);
    for (const part of parts.toSorted((a, b) => b[by] - a[by] || a.at - b.at)) {
      const size = byteLength(part.text);
      if (taken.has(part) || size > left) continue;
      left -= size;
      taken.add(part);
    }
  }
  return utf8(
    [...taken]
      .toSorted((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(''),
  );
}

function sizeOf(parts: Iterable<{ readonly text: string }>): number {
  return Array.from(parts, ({ text }) => byteLength(text)).reduce((sum, size) => sum + size, 0);
}

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const line = text.indexOf('\n', from + PART);
    const end = line < 0 || line > from + 2 * PART ? Math.min(from + PART, text.length) : line + 1;
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts;
}
