import { useMemo } from 'preact/hooks';
import { AlignmentNote } from './alignment-note.tsx';
import { type Alignment, align } from '../src/dossier/alignment.ts';
import type { PairFragment, Side } from '../src/dossier/fragments.ts';
import { CodeSide, type ShownFile, useShownFile } from './code-side.tsx';
import { CommonButton } from './common-button.tsx';
import { FragmentNote, useFragmentFacts } from './fragment-facts.tsx';
import { FragmentPicker } from './fragment-picker.tsx';
import { useGapSteps } from './gap-steps.ts';
import { useKeys } from './keys.ts';
import { visible } from '../src/text/escape.ts';
import { linesNote } from '../src/dossier/line-words.ts';
import { useLeadingSide } from './leading-side.ts';
import { usePickedFragment } from './picked-fragment.ts';
import { useReport } from './report.ts';
import { linesOf, type Sides } from '../src/dossier/sides.ts';
import { message } from '../src/words/message.ts';
import { Rich, useWords } from './words.tsx';

/** The code of two submissions beside each other, fragment by fragment. */
export function SideBySide({
  a,
  b,
  sides,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly sides: Sides;
  readonly query: URLSearchParams;
}) {
  const report = useReport();
  const words = useWords();
  const { fragments, sources } = sides;
  const { facts, heldAt } = useFragmentFacts(a, b, sides);
  const note = linesNote(sides, [a, b], report.pair(a, b), report);
  const { current, fragment, files, jump, setFile, pick, step } = usePickedFragment(fragments, query);
  const left = useShownFile('left', sources[0], fragments, files.left ?? fragment?.left.file);
  const right = useShownFile('right', sources[1], fragments, files.right ?? fragment?.right.file);
  const shown = { left, right };
  const alignment = useAlignment(shown, fragment);
  const { leading, isLinked, setIsLinked, follow } = useLeadingSide(shown, fragment, alignment);
  const gaps = useGapSteps(sides, shown);
  const stepToGap = (by: 1 | -1): void => {
    leading.current ??= 'left';
    gaps.step(leading.current, by);
  };
  useKeys({
    n: () => step(1),
    j: () => step(1),
    p: () => step(-1),
    k: () => step(-1),
    g: () => stepToGap(1),
    G: () => stepToGap(-1),
  });
  return (
    <>
      <div class="fragment-bar">
        <FragmentPicker
          fragments={fragments}
          facts={facts}
          current={current}
          onPick={(to) => pick(to, 'none')}
          onStep={step}
        />
        <LinkedBox isHidden={fragments.length === 0} isLinked={isLinked} onChange={setIsLinked} />
        {note === null ? null : <p class="note origin">{visible(words.tell(note))}</p>}
        <FragmentNote facts={facts[current ?? -1]} held={heldAt(current)} />
        <CommonButton key={current} fragment={fragment} sources={sources} />
        <AlignmentNote alignment={alignment} />
        <p class="gap-note" role="status">
          {gaps.current === null ? null : words.tell(gaps.current.words)}
        </p>
      </div>
      <div class="sides">
        {(['left', 'right'] as const).map((side) => (
          <CodeSide
            key={side}
            side={side}
            place={side === 'left' ? a : b}
            source={sources[side === 'left' ? 0 : 1]}
            shown={shown[side]}
            fragments={fragments}
            current={current}
            lit={gaps.current?.side === side ? gaps.current.gap : null}
            jump={jump}
            alignment={alignment}
            onLead={() => (leading.current = side)}
            onFile={(path) => setFile(side, path)}
            onPick={pick}
            onScroll={() => follow(side)}
          />
        ))}
      </div>
      <Keys />
    </>
  );
}

/** How the lines of a fragment stand beside each other; null where other files are shown. */
function useAlignment(
  { left, right }: Readonly<Record<Side, ShownFile>>,
  fragment: PairFragment | undefined,
): Alignment | null {
  return useMemo(() => {
    if (left.file?.path !== fragment?.left.file || right.file?.path !== fragment?.right.file) return null;
    if (fragment === undefined) return null;
    return align(linesOf(left.lines, fragment.left), linesOf(right.lines, fragment.right));
  }, [fragment, left.file, right.file, left.lines, right.lines]);
}

function LinkedBox({
  isHidden,
  isLinked,
  onChange,
}: {
  readonly isHidden: boolean;
  readonly isLinked: boolean;
  readonly onChange: (isLinked: boolean) => void;
}) {
  const words = useWords();
  return (
    <label class="linked" hidden={isHidden}>
      <input type="checkbox" checked={isLinked} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
      {words.say('compare.scrollTogether')}
    </label>
  );
}

function Keys() {
  return (
    <p class="hint keys">
      <Rich
        of={message('compare.keys')}
        tags={{ kbd: (inside) => <kbd>{inside}</kbd>, b: (inside) => <b>{inside}</b> }}
      />
    </p>
  );
}
