import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { message, type Message, visible, type Words } from '#base';
import type { Alignment, PageFile, PageSource, PairFragment, Side, Token } from '#report';
import { fileOf, linesWords, otherSide } from '#report';
import { Code, useLines } from './code.tsx';
import type { Stretch } from './gaps.ts';
import type { Mark } from './marks.ts';
import { Name, shortPath } from './names.tsx';
import { useReport } from './report.ts';
import { HUES } from './sections.ts';
import { useWords } from './words.tsx';

/** Which sides have to scroll to the current fragment, and the how-manieth time. */
export interface Jump {
  readonly side: Side | 'both';
  readonly turn: number;
  /** Its number was pressed by a key: the focus goes with it to the other side. */
  readonly isByKey: boolean;
}

export interface ShownFile {
  readonly file: PageFile | undefined;
  readonly lines: readonly (readonly Token[])[];
  readonly marks: readonly Mark[];
  /** What scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
}

/** The file of that path, with the fragments in it; without a path the first file. */
export function useShownFile(
  side: Side,
  source: PageSource | null,
  fragments: readonly PairFragment[],
  path: string | undefined,
): ShownFile {
  const words = useWords();
  const file = fileOf(source, path);
  const lines = useLines(file);
  const marks = useMemo(() => marksOf(fragments, side, file, words), [fragments, side, file, words]);
  return { file, lines, marks, box: useRef<HTMLDivElement>(null) };
}

/** One submission of a pair: its files and the code of one of them. */
export function CodeSide({
  side,
  place,
  source,
  shown: { file, lines, marks, box },
  fragments,
  current,
  lit,
  jump,
  alignment,
  onLead,
  onFile,
  onPick,
  onScroll,
}: {
  readonly side: Side;
  readonly place: number;
  readonly source: PageSource | null;
  readonly shown: ShownFile;
  readonly fragments: readonly PairFragment[];
  readonly current: number | null;
  readonly lit: Stretch | null;
  readonly jump: Jump;
  readonly alignment: Alignment | null;
  /** The reader turned to this side. */
  readonly onLead: () => void;
  readonly onFile: (path: string) => void;
  readonly onPick: (fragment: number, from: Side | 'none', isByKey?: boolean) => void;
  readonly onScroll: () => void;
}) {
  const words = useWords();
  const name = useReport().name(place);
  const turn = useTurn(jump, side);
  const firstLine = (current === null ? null : fragments[current]?.[side].lineStart) ?? 1;
  return (
    // oxlint-disable-next-line no-static-element-interactions -- notices which side is being read; nothing is done here
    <section
      class="side"
      aria-label={name}
      onPointerEnter={onLead}
      onFocusCapture={onLead}
      onTouchStart={onLead}
    >
      <header>
        <b title={name}>
          <Name text={name} />
        </b>
        {source === null || file === undefined ? null : (
          <FilePicker {...{ side, source, file, fragments, name, onFile }} />
        )}
      </header>
      {file === undefined ? (
        <p class="empty">{words.tell(missing(source, fragments))}</p>
      ) : (
        <Code
          file={file}
          lines={lines}
          marks={marks}
          current={current}
          lit={lit}
          goTo={turn}
          takesFocus={jump.isByKey && jump.side === side}
          matches={shifted(alignment?.[side], firstLine)}
          label={words.say('compare.codeOf', { file: visible(file.path), name })}
          onPick={(id, isByKey) => onPick(id, side, isByKey)}
          onJump={(id) => onPick(id, 'none')}
          box={box}
          onScroll={onScroll}
        />
      )}
    </section>
  );
}

function FilePicker({
  side,
  source,
  file,
  fragments,
  name,
  onFile,
}: Pick<Parameters<typeof CodeSide>[0], 'side' | 'fragments' | 'onFile'> & {
  readonly source: PageSource;
  readonly file: PageFile;
  readonly name: string;
}) {
  const words = useWords();
  return (
    <select
      aria-label={words.say('compare.fileOf', { name })}
      value={file.path}
      onChange={(event) => onFile(event.currentTarget.value)}
    >
      {source.files.map((one) => (
        <option key={one.path} value={one.path} title={visible(one.path)}>
          {words.write(withShared(fragments, side, one.path))}
        </option>
      ))}
    </select>
  );
}

function missing(source: PageSource | null, fragments: readonly PairFragment[]): Message {
  if (source !== null) return message('compare.noSuchFile');
  return message(fragments.length > 0 ? 'compare.noCodeButLines' : 'compare.noCode');
}

/** Changes only when this side has to scroll. */
function useTurn(jump: Jump, side: Side): number {
  const last = useRef(0);
  if (jump.side === 'both' || jump.side === side) last.current = jump.turn;
  return last.current;
}

function marksOf(
  fragments: readonly PairFragment[],
  side: Side,
  file: PageFile | undefined,
  words: Words,
): readonly Mark[] {
  return fragments.flatMap((fragment, id) => {
    const region = fragment[side];
    const other = fragment[otherSide(side)];
    if (region.file !== file?.path || region.lineStart === null) return [];
    return [
      {
        id,
        hue: id % HUES,
        from: region.lineStart,
        to: region.lineEnd ?? region.lineStart,
        label: words.say('compare.mark', {
          number: id + 1,
          total: fragments.length,
          lines: linesWords(region.lineStart, region.lineEnd),
          file: visible(other.file),
          otherLines: linesWords(other.lineStart, other.lineEnd),
        }),
      },
    ];
  });
}

/** What a file is called, and how many fragments it has. */
function withShared(fragments: readonly PairFragment[], side: Side, path: string): Message | string {
  const n = fragments.filter((fragment) => fragment[side].file === path).length;
  const file = shortPath(path);
  return n === 0 ? file : message('compare.fileShared', { file, n });
}

function shifted<Value>(
  map: ReadonlyMap<number, Value> | undefined,
  firstLine: number,
): ReadonlyMap<number, Value> {
  return new Map([...(map ?? [])].map(([line, value]) => [line + firstLine, value]));
}
