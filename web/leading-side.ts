import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Alignment } from '../src/dossier/alignment.ts';
import type { ShownFile } from './code-side.tsx';
import { bringInSight, lineInSight } from './code.tsx';
import { type PairFragment, otherSide, type Side } from '../src/dossier/fragments.ts';
import { counterpart } from './linked-scroll.ts';

/** Scrolls one side along with the other: the side that the reader turned to leads. */
export function useLeadingSide(
  shown: Readonly<Record<Side, ShownFile>>,
  fragment: PairFragment | undefined,
  alignment: Alignment | null,
): {
  readonly leading: RefObject<Side | null>;
  readonly isLinked: boolean;
  readonly setIsLinked: (isLinked: boolean) => void;
  readonly follow: (side: Side) => void;
} {
  const leading = useRef<Side | null>(null);
  const [isLinked, setIsLinked] = useState(true);
  const follow = (side: Side): void => {
    const own = shown[side].box.current;
    const other = shown[otherSide(side)].box.current;
    if (!isLinked || leading.current !== side || alignment === null || fragment === undefined) return;
    if (own === null || other === null) return;
    const line = lineInSight(own);
    const there = counterpart(Math.floor(line), side, fragment, alignment);
    if (there !== null) bringInSight(other, there + (line % 1));
  };
  return { leading, isLinked, setIsLinked, follow };
}
