import { compareText } from '#base';
import type { MatchFinding, MatchKind } from '#contract';

/** Lines of a submission that are like something else: one stretch, however many matches lie on it. */
export interface MergedRegion {
  readonly kind: MatchKind;
  readonly file: string;
  /** 1-based, inclusive; null where the service does not say. */
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  /** The matches on it, in the order of their lines. */
  readonly matches: readonly MatchFinding[];
}

/**
 * A submission's matches by kind, file and line, overlapping and adjoining ones of one kind joined: ten partners of the same
 * lines are one thing to look at.
 */
export function mergedRegions(matches: readonly MatchFinding[]): readonly MergedRegion[] {
  const merged: Growing[] = [];
  for (const match of matches.toSorted(byPlace)) {
    const { kind, own } = match;
    const [lineStart, lineEnd] = linesOf(own);
    const last = merged.at(-1);
    if (last !== undefined && last.kind === kind && last.file === own.file) {
      const end = last.lineEnd;
      const joins =
        end === null || lineStart === null ? end === null && lineStart === null : lineStart <= end + 1;
      if (joins) {
        last.matches.push(match);
        if (end !== null && (lineEnd ?? 0) > end) last.lineEnd = lineEnd;
        continue;
      }
    }
    merged.push({ kind, file: own.file, lineStart, lineEnd, matches: [match] });
  }
  return merged;
}

interface Growing extends Omit<MergedRegion, 'lineEnd' | 'matches'> {
  lineEnd: number | null;
  readonly matches: MatchFinding[];
}

/** No file has more lines; GitHub's own numbers end at 2^31. */
const MAX_LINE = 100_000_000;

/** Lines as they can be shown: whole, from 1 on, and never backwards, whatever the service says. */
function linesOf({
  lineStart,
  lineEnd,
}: MatchFinding['own']): readonly [start: number | null, end: number | null] {
  if (!isLine(lineStart)) return [null, null];
  return [lineStart, isLine(lineEnd) && lineEnd > lineStart ? lineEnd : lineStart];
}

function isLine(line: number | null): line is number {
  return Number.isInteger(line) && line !== null && line >= 1 && line <= MAX_LINE;
}

function byPlace(x: MatchFinding, y: MatchFinding): number {
  return (
    compareText(x.kind, y.kind) ||
    compareText(x.own.file, y.own.file) ||
    (x.own.lineStart ?? 0) - (y.own.lineStart ?? 0) ||
    (x.own.lineEnd ?? 0) - (y.own.lineEnd ?? 0)
  );
}
