const encoder = new TextEncoder();

/** Bytes in UTF-8. */
export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/**
 * As many lines as fit: those that follow are replaced by `more(count)`. Room for that line is kept.
 *
 * @param size measures a text: `byteLength` for bytes, or characters
 * @returns the lines to print and what they cost, line ends included
 */
export function fitLines(
  lines: readonly string[],
  budget: number,
  more: (count: number) => string,
  size: (text: string) => number = byteLength,
): { readonly lines: readonly string[]; readonly used: number } {
  const sizes = lines.map((line) => size(line) + 1);
  const all = sizes.reduce((sum, one) => sum + one, 0);
  if (all <= budget) return { lines, used: all };
  const reserve = size(more(lines.length)) + 1;
  let used = reserve;
  let taken = 0;
  while (taken < lines.length && used + (sizes[taken] ?? 0) <= budget) {
    used += sizes[taken] ?? 0;
    taken += 1;
  }
  if (reserve > budget) return { lines: [], used: 0 };
  return { lines: [...lines.slice(0, taken), more(lines.length - taken)], used };
}

/** What the ends of a cut may cost: those of a fence and of a folded part. */
const MAX_ENDS = '\n```\n\n</details>\n'.length;

/**
 * The start of a Markdown text in at most `budget` UTF-8 bytes: whole lines where there is room for one, and every fence and
 * folded part that is cut in two is closed, so that nothing that follows disappears in it.
 */
export function cutMarkdown(text: string, budget: number): string {
  if (byteLength(text) <= budget) return text;
  const cut = cutBytes(text, budget - MAX_ENDS);
  const lastLine = cut.lastIndexOf('\n');
  let whole = lastLine > 0 ? cut.slice(0, lastLine) : cut;
  const counted = (pattern: RegExp): number => whole.match(pattern)?.length ?? 0;
  if (counted(/^```/gm) % 2 === 1) whole += '\n```';
  if (counted(/^<details>/gm) > counted(/^<\/details>$/gm)) whole += '\n\n</details>\n';
  return whole;
}

/** The longest start of `text` that takes at most `budget` UTF-8 bytes, never half of a character. */
export function cutBytes(text: string, budget: number): string {
  const bytes = encoder.encode(text);
  if (bytes.length <= budget) return text;
  let end = Math.max(0, budget);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return new TextDecoder().decode(bytes.subarray(0, end));
}

/** The text, or its start and `…`, in at most so many UTF-16 units; never half of a character. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
