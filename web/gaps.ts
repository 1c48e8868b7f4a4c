import type { Alignment, Token } from '#report';

/** A stretch of lines: 1-based, inclusive. */
export type Stretch = readonly [from: number, to: number];

/** A fragment on one side; `paired` are its lines that stand in the other side too, where that is known. */
export interface SharedStretch {
  readonly from: number;
  readonly to: number;
  readonly paired?: ReadonlySet<number> | null;
}

/** Where fewer of the shorter side's lines find their counterpart, the rest is written differently, and not missing. */
const MOSTLY = 0.5;

/**
 * The lines of a fragment that stand in the other side too, 1-based, from how the two are aligned with this side on the left;
 * null where that says nothing: too long, or written so differently that the lines do not stand beside each other.
 */
export function pairedIn(firstLine: number, alignment: Alignment): ReadonlySet<number> | null {
  const { left, lines, otherLines, isTooLong } = alignment;
  if (isTooLong || left.size === 0 || left.size < MOSTLY * Math.min(lines, otherLines)) return null;
  return new Set(Array.from(left.keys(), (line) => firstLine + line));
}

/**
 * What a file has of its own: runs of lines that lie on no fragment, or inside of one without a counterpart, and not in the
 * starter code, and say something. Lines that say nothing end no run.
 */
export function gapsBetween(
  lines: readonly (readonly Token[])[],
  fragments: readonly SharedStretch[],
  starter: readonly Stretch[],
): readonly Stretch[] {
  const taken = new Uint8Array(lines.length + 1);
  for (const { from, to, paired } of fragments) {
    if (paired === undefined || paired === null) taken.fill(1, Math.max(0, from), to + 1);
    else for (const line of paired) taken[line] = 1;
  }
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
