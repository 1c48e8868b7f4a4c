import type { RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { PageFile, PageSource } from '../src/report/page-data.ts';
import { visible } from '../src/text/escape.ts';
import { count, formatLines } from '../src/text/format.ts';
import type { Alignment } from '../src/dossier/alignment.ts';
import { Code, useLines } from './code.tsx';
import { type PairFragment, otherSide, type Side } from '../src/dossier/fragments.ts';
import type { Stretch } from './gaps.ts';
import type { Token } from '../src/dossier/highlight.ts';
import { HUES, type Mark } from './marks.ts';
import { Name, shortPath } from './names.tsx';
import { useReport } from './report.ts';
import { fileOf } from '../src/dossier/sides.ts';

/** Which sides have to scroll to the current fragment, and the how-manieth time. */
export interface Jump {
  readonly side: Side | 'both';
  readonly turn: number;
}

/** The file that one side shows. */
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
  const file = fileOf(source, path);
  const lines = useLines(file);
  const marks = useMemo(() => marksOf(fragments, side, file), [fragments, side, file]);
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
  readonly onPick: (fragment: number, from: Side | 'none') => void;
  readonly onScroll: () => void;
}) {
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
        <p class="empty">{missingWords(source, fragments)}</p>
      ) : (
        <Code
          file={file}
          lines={lines}
          marks={marks}
          current={current}
          lit={lit}
          goTo={turn}
          matches={shifted(alignment?.[side], firstLine)}
          label={`${visible(file.path)} of ${name}`}
          onPick={(id) => onPick(id, side)}
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
  return (
    <select
      aria-label={`File of ${name}`}
      value={file.path}
      onChange={(event) => onFile(event.currentTarget.value)}
    >
      {source.files.map((one) => (
        <option key={one.path} value={one.path} title={visible(one.path)}>
          {shortPath(one.path)}
          {sharedIn(fragments, side, one.path)}
        </option>
      ))}
    </select>
  );
}

function missingWords(source: PageSource | null, fragments: readonly PairFragment[]): string {
  if (source !== null) return 'No file of that name is in this report.';
  return `The code of this submission is not in this report${fragments.length > 0 ? '; the line numbers above are all there is' : ''}.`;
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
        label: `Fragment ${id + 1} of ${fragments.length}: ${formatLines(region.lineStart, region.lineEnd)}, like ${visible(other.file)} ${formatLines(other.lineStart, other.lineEnd)}`,
      },
    ];
  });
}

function sharedIn(fragments: readonly PairFragment[], side: Side, path: string): string {
  const shared = fragments.filter((fragment) => fragment[side].file === path).length;
  return shared === 0 ? '' : ` (${count(shared, 'fragment')})`;
}

function shifted<Value>(
  map: ReadonlyMap<number, Value> | undefined,
  firstLine: number,
): ReadonlyMap<number, Value> {
  return new Map([...(map ?? [])].map(([line, value]) => [line + firstLine, value]));
}
