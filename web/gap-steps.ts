import { useEffect, useRef, useState } from 'preact/hooks';
import { message, type Message } from '#base';
import type { PageFile, Side, Sides, Token } from '#report';
import { align, colouredLines, fileOf, linesOf, linesWords, otherSide } from '#report';
import type { ShownFile } from './code-side.tsx';
import { bringInSight, lineInSight } from './code.tsx';
import { gapsBetween, pairedIn, type SharedStretch, type Stretch } from './gaps.ts';

type Lines = readonly (readonly Token[])[];

/** Lines of one side times lines of the other: what aligning all fragments of a file may cost before it is felt. */
const MAX_WORK = 20_000_000;

interface Place {
  readonly side: Side;
  readonly index: number;
  readonly total: number;
  readonly gap: Stretch | null;
  readonly scrollTop: number;
}

/** The gap that the reader went to: which side and lines, and what a screen reader hears. */
interface CurrentGap {
  readonly side: Side;
  readonly gap: Stretch | null;
  readonly words: Message;
}

/** Going from one run of lines that are not shared to the next, on the side that is read. */
export function useGapSteps(
  sides: Sides,
  shown: Readonly<Record<Side, ShownFile>>,
): { readonly current: CurrentGap | null; readonly step: (side: Side, by: 1 | -1) => void } {
  const [place, setPlace] = useState<Place | null>(null);
  const { left, right } = shown;
  useEffect(() => setPlace(null), [left.file, right.file]);
  // Found when they are first asked for: most readers never do, and to align every fragment takes its time.
  const known = useRef<{ readonly file: PageFile | undefined; readonly gaps: readonly Stretch[] }[]>([]);
  const gapsOn = (side: Side): readonly Stretch[] => {
    const { file, lines } = shown[side];
    const old = known.current.find((one) => one.file === file);
    if (old !== undefined) return old.gaps;
    const gaps = gapsBetween(lines, sharedStretches(sides, side, file, lines), file?.starter ?? []);
    known.current.push({ file, gaps });
    return gaps;
  };
  const step = (side: Side, by: 1 | -1): void => {
    const box = shown[side].box.current;
    if (box === null) return;
    const gaps = gapsOn(side);
    if (gaps.length === 0) {
      setPlace({ side, index: 0, total: 0, gap: null, scrollTop: box.scrollTop });
      return;
    }
    // Near the ends of a file the view does not say which gap was meant.
    const isThere = place !== null && place.side === side && place.scrollTop === box.scrollTop;
    const index = isThere ? place.index + by : gapFrom(gaps, eyeOf(box), by);
    const at = (index + gaps.length) % gaps.length;
    const gap = gaps[at] ?? null;
    if (gap !== null) bringInSight(box, gap[0]);
    setPlace({ side, index: at, total: gaps.length, gap, scrollTop: box.scrollTop });
  };
  return {
    step,
    current: place === null ? null : { side: place.side, gap: place.gap, words: wordsOf(place) },
  };
}

function wordsOf({ side, index, total, gap }: Place): Message {
  if (gap === null) return message('compare.noGap', { side });
  return message('compare.gap', { side, number: index + 1, total, lines: linesWords(gap[0], gap[1]) });
}

/** The line that is looked at; in a file that starts or ends in sight, what lies beyond it. */
function eyeOf(box: HTMLElement): number {
  if (box.scrollTop === 0) return 0;
  return Math.round(lineInSight(box));
}

/** Place of the next gap after a line, or of the one before it; -1 and the list's length stand for its other end. */
function gapFrom(gaps: readonly Stretch[], line: number, by: 1 | -1): number {
  if (by === -1) return gaps.findLastIndex(([from]) => from < line);
  const next = gaps.findIndex(([from]) => from > line);
  return next < 0 ? gaps.length : next;
}

function sharedStretches(
  { fragments, sources }: Sides,
  side: Side,
  file: PageFile | undefined,
  lines: Lines,
): readonly SharedStretch[] {
  const others = new Map<string, Lines>();
  const linesOfOther = (path: string): Lines => {
    const found = others.get(path);
    if (found !== undefined) return found;
    const read = colouredLines(fileOf(sources[side === 'left' ? 1 : 0], path));
    others.set(path, read);
    return read;
  };
  let work = 0;
  return fragments.flatMap((fragment) => {
    const own = fragment[side];
    if (own.file !== file?.path || own.lineStart === null) return [];
    const ownLines = linesOf(lines, own);
    const other = fragment[otherSide(side)];
    const otherLines = linesOf(linesOfOther(other.file), other);
    work += ownLines.length * otherLines.length;
    const paired = work > MAX_WORK ? null : pairedIn(own.lineStart, align(ownLines, otherLines));
    return [{ from: own.lineStart, to: own.lineEnd ?? own.lineStart, paired }];
  });
}
