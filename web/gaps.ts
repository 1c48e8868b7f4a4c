import type { Token } from './highlight.ts';

/** A stretch of lines: 1-based, inclusive. */
export type Stretch = readonly [from: number, to: number];

/**
 * What a file has of its own: runs of lines that lie on no fragment and not in the starter code, and say something. Lines
 * that say nothing end no run.
 */
export function gapsBetween(
  lines: readonly (readonly Token[])[],
  fragments: readonly { readonly from: number; readonly to: number }[],
  starter: readonly Stretch[],
): readonly Stretch[] {
  const taken = new Uint8Array(lines.length + 1);
  for (const { from, to } of fragments) taken.fill(1, Math.max(0, from), to + 1);
  for (const [from, to] of starter) taken.fill(1, Math.max(0, from), to + 1);
  const gaps: Stretch[] = [];
  let from = 0;
  let to = 0;
  const close = (): void => {
    if (from > 0) gaps.push([from, to]);
    from = 0;
  };
  for (let line = 1; line <= lines.length; line += 1) {
    if (taken[line] === 1) {
      close();
      continue;
    }
    const isTelling = lines[line - 1]?.some(({ kind, text }) => kind !== 'c' && /[\p{L}\p{N}]/u.test(text));
    if (isTelling !== true) continue;
    if (from === 0) from = line;
    to = line;
  }
  close();
  return gaps;
}
