import { useMemo, useRef, useState } from 'preact/hooks';
import { message, type Message, visible } from '#base';
import {
  align,
  type Alignment,
  type FragmentFacts,
  linesNote,
  linesOf,
  linesWords,
  otherSide,
  type PairFragment,
  type Side,
  type Sides,
} from '#report';
import { CodeSide, type Jump, type ShownFile, useShownFile } from './code-side.tsx';
import { CommonButton } from './common-button.tsx';
import { FragmentNote, shortFact, useFragmentFacts } from './fragment-facts.tsx';
import { useGapSteps } from './gap-steps.ts';
import { Legend, useKeys } from './pair-keys.tsx';
import { useSharedFunctions } from './rarity.ts';
import { useReport } from './report.ts';
import { SharedFunctionsCard } from './shared-functions.tsx';
import { Rich, useWords } from './words.tsx';
import { bringInSight, lineInSight } from './code.tsx';
import { counterpart } from './linked-scroll.ts';
import { placeOf } from './links.ts';
import { replaceQuery } from './routes.ts';
import { shortPath } from './names.tsx';

export interface SideBySideProps {
  readonly a: number;
  readonly b: number;
  readonly sides: Sides;
  readonly query: URLSearchParams;
}

/** The code of two submissions beside each other, fragment by fragment. */
export function SideBySide({ a, b, sides, query }: SideBySideProps) {
  const report = useReport();
  const words = useWords();
  const { fragments, sources } = sides;
  const facts = useFragmentFacts(a, b, sides);
  const functions = useSharedFunctions(a, b, sides);
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
    j: () => step(1),
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
        <FragmentNote facts={facts[current ?? -1]} />
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
      <div class="below-code">
        <Legend />
        <SharedFunctionsCard places={[a, b]} functions={functions} />
        <AlignmentNote alignment={alignment} />
        <CommonButton key={current} fragment={fragment} sources={sources} />
        <p class="gap-note" role="status">
          {gaps.current === null ? null : words.tell(gaps.current.words)}
        </p>
        {note === null ? null : <p class="note origin">{visible(words.tell(note))}</p>}
      </div>
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

interface LinkedBoxProps {
  readonly isHidden: boolean;
  readonly isLinked: boolean;
  readonly onChange: (isLinked: boolean) => void;
}

function LinkedBox({ isHidden, isLinked, onChange }: LinkedBoxProps) {
  const words = useWords();
  return (
    <label class="linked" hidden={isHidden}>
      <input type="checkbox" checked={isLinked} onChange={(event) => onChange(event.currentTarget.checked)} />{' '}
      {words.say('compare.scrollTogether')}
    </label>
  );
}

/** Renames listed. */
const RENAMES = 6;

/** How alike the lines of a fragment are, and what was renamed. */
function AlignmentNote({ alignment }: { readonly alignment: Alignment | null }) {
  const words = useWords();
  if (alignment === null || alignment.lines === 0) return <p class="note" />;
  const { identical, renamed, lines, renames, isTooLong } = alignment;
  if (isTooLong) return <p class="note">{words.say('compare.tooLong')}</p>;
  const alike =
    renamed > 0
      ? message('compare.identicalRenamed', { identical, lines, renamed })
      : message('compare.identical', { identical, lines });
  const more = renames.length - RENAMES;
  const list = renames.slice(0, RENAMES).map((one, index) => (
    <span class="rename" key={`${one.from} ${one.to}`}>
      {index > 0 ? words.say('words.comma') : ''}
      <code>{one.from}</code> → <code>{one.to}</code>
      {one.times > 1 ? ` ${words.count(one.times)}×` : ''}
    </span>
  ));
  return (
    <p class="note" role="status">
      {renames.length === 0 ? (
        words.tell(alike)
      ) : (
        <Rich
          of={
            more > 0 ? message('compare.renamesMore', { alike, more }) : message('compare.renames', { alike })
          }
          tags={{ list: () => <>{list}</> }}
        />
      )}
    </p>
  );
}

/** Scrolls one side along with the other: the side that the reader turned to leads. */
function useLeadingSide(
  shown: Readonly<Record<Side, ShownFile>>,
  fragment: PairFragment | undefined,
  alignment: Alignment | null,
) {
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

/** Keeps which fragment of a pair is looked at; its place stands in the address. */
function usePickedFragment(fragments: readonly PairFragment[], query: URLSearchParams) {
  const asked = placeOf(String(Number(query.get('fragment') ?? '1') - 1), fragments.length);
  const current = asked ?? (fragments.length > 0 ? 0 : null);
  const [jump, setJump] = useState<Jump>({ side: 'both', turn: 0, isByKey: false });
  /** Files that the reader chose instead of the fragment's. */
  const [files, setFiles] = useState<Readonly<Partial<Record<Side, string>>>>({});
  /** Shows a fragment that was picked on one side, or from outside of both. */
  const pick = (to: number, from: Side | 'none', isByKey = false): void => {
    setFiles({});
    // The side that was clicked stays where it is; the other one comes.
    setJump(({ turn }) => ({ side: from === 'none' ? 'both' : otherSide(from), turn: turn + 1, isByKey }));
    replaceQuery({ fragment: to + 1 });
  };
  return {
    /** Place among the fragments; null: there are none. */
    current,
    fragment: current === null ? undefined : fragments[current],
    files,
    jump,
    setFile: (side: Side, path: string): void => {
      setFiles({ ...files, [side]: path });
      setJump({ ...jump, isByKey: false });
    },
    pick,
    step: (by: number): void => {
      if (current !== null) pick((current + by + fragments.length) % fragments.length, 'none');
    },
  };
}

interface FragmentPickerProps {
  readonly fragments: readonly PairFragment[];
  /** Where else each stands. */
  readonly facts: readonly FragmentFacts[];
  readonly current: number | null;
  readonly onPick: (to: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** A list of the fragments, with buttons for the one before and the next one. */
function FragmentPicker({ fragments, facts, current, onPick, onStep }: FragmentPickerProps) {
  const words = useWords();
  const total = fragments.length;
  const number = (current ?? 0) + 1;
  const shown = fragments[number - 1];
  return (
    <div class="steps" hidden={fragments.length === 0}>
      <button
        type="button"
        onClick={() => onStep(-1)}
        disabled={fragments.length < 2}
        title={words.say('compare.key', { key: 'k' })}
      >
        {words.say('compare.previous')}
      </button>
      <label>
        <span class="hidden">{words.say('compare.fragment')}</span>
        <select
          value={current ?? 0}
          disabled={fragments.length === 0}
          onChange={(event) => onPick(Number(event.currentTarget.value))}
        >
          {fragments.map((one, index) => (
            <option key={index} value={index}>
              {words.tell(option(one, index + 1, total, facts[index]))}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        onClick={() => onStep(1)}
        disabled={fragments.length < 2}
        title={words.say('compare.key', { key: 'j' })}
      >
        {words.say('compare.next')}
      </button>
      {/* What is chosen is read out only where the list itself has the focus. */}
      <span class="hidden" role="status">
        {shown === undefined ? '' : words.tell(option(shown, number, total))}
      </span>
    </div>
  );
}

function option(
  { left, right, tokens }: PairFragment,
  number: number,
  total: number,
  facts?: FragmentFacts,
): Message {
  const fact = shortFact(facts);
  const what =
    fact === null
      ? message('compare.numberOf', { number, total })
      : message('compare.numberOfFact', { number, total, fact });
  const places = { what, left: regionOf(left), right: regionOf(right) };
  return tokens === null
    ? message('compare.option', places)
    : message('compare.optionTokens', { ...places, n: tokens });
}

function regionOf({ file, lineStart, lineEnd }: PairFragment['left']): Message {
  return message('compare.region', { file: shortPath(file), lines: linesWords(lineStart, lineEnd) });
}
