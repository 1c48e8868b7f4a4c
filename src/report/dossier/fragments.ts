import { compareText } from '#base';
import type { PageMatches, PageRegion } from '../page-parts.ts';

/** The first submission of a pair stands on the left. */
export type Side = 'left' | 'right';

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** A region of the left submission with its counterpart in the right one. */
export interface PairFragment {
  readonly left: PageRegion;
  readonly right: PageRegion;
  readonly tokens: number | null;
  /** How many others have it too, as the service says; null: it does not. */
  readonly sharedBy: number | null;
}

/** Neighbouring tiles with no more lines between them are shown as one. */
const GAP = 2;

/** What two submissions share, by their keys, in the order of the left one's files and lines. Either side may know it. */
export function fragmentsBetween(
  a: string,
  matchesA: PageMatches,
  b: string,
  matchesB: PageMatches,
): readonly PairFragment[] {
  const own = matchesA
    .filter((match) => match.otherKey === b)
    .map(({ own: left, other: right, tokens, sharedBy = null }) => ({ left, right, tokens, sharedBy }));
  const mirrored = matchesB
    .filter((match) => match.otherKey === a)
    .map(({ other: left, own: right, tokens, sharedBy = null }) => ({ left, right, tokens, sharedBy }));
  return neighboursJoined(own.length >= mirrored.length ? own : mirrored);
}

/** Fragments that follow each other on both sides as one, in the order of the left one's files and lines. */
export function neighboursJoined(fragments: readonly PairFragment[]): readonly PairFragment[] {
  const sorted = fragments.toSorted(
    (x, y) =>
      compareText(x.left.file, y.left.file) ||
      compareText(x.right.file, y.right.file) ||
      (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0),
  );
  const result: PairFragment[] = [];
  for (const fragment of sorted) {
    const last = result.at(-1);
    if (last !== undefined && follows(last.left, fragment.left) && follows(last.right, fragment.right)) {
      result[result.length - 1] = {
        left: joined(last.left, fragment.left),
        right: joined(last.right, fragment.right),
        tokens: last.tokens === null || fragment.tokens === null ? null : last.tokens + fragment.tokens,
        // Nobody has both who has not each.
        sharedBy:
          last.sharedBy === null || fragment.sharedBy === null
            ? null
            : Math.min(last.sharedBy, fragment.sharedBy),
      };
    } else {
      result.push(fragment);
    }
  }
  return result.toSorted(
    (x, y) => compareText(x.left.file, y.left.file) || (x.left.lineStart ?? 0) - (y.left.lineStart ?? 0),
  );
}

function follows(before: PageRegion, after: PageRegion): boolean {
  if (before.file !== after.file || before.lineEnd === null || after.lineStart === null) return false;
  const between = after.lineStart - before.lineEnd;
  return between >= 0 && between <= GAP + 1;
}

function joined(before: PageRegion, after: PageRegion): PageRegion {
  return { ...before, lineEnd: Math.max(before.lineEnd ?? 0, after.lineEnd ?? after.lineStart ?? 0) };
}
