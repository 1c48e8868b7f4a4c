import { type Alignment, otherSide, type PairFragment, type Side } from '#report';

/**
 * The line of the other side that stands beside a line, both 1-based: by the aligned lines of the fragment, and outside of it at
 * the same distance.
 */
export function counterpart(
  line: number,
  from: Side,
  fragment: PairFragment,
  alignment: Alignment | null,
): number | null {
  const own = fragment[from];
  const other = fragment[otherSide(from)];
  if (own.lineStart === null || other.lineStart === null) return null;
  const at = line - own.lineStart;
  const length = (own.lineEnd ?? own.lineStart) - own.lineStart;
  const otherLength = (other.lineEnd ?? other.lineStart) - other.lineStart;
  if (at < 0) return other.lineStart + at;
  if (at > length) return other.lineStart + otherLength + (at - length);
  const [near, there] = alignment === null ? [0, 0] : nearest(at, from, alignment);
  return other.lineStart + Math.min(otherLength, there + (at - near));
}

/** The last aligned lines at or before a line. */
function nearest(at: number, from: Side, { pairs }: Alignment): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  for (const [left, right] of pairs) {
    const [own, other] = from === 'left' ? [left, right] : [right, left];
    if (own > at) break;
    best = [own, other];
  }
  return best;
}
