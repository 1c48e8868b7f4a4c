import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { colouredLines, type LineMatch, type PageFile, type Token } from '#report';
import type { Stretch } from './gaps.ts';
import { type Mark, marksByLine } from './marks.ts';
import { HUES } from './sections.ts';
import { useWords } from './words.tsx';

/** Lines in one block: blocks out of sight cost nothing. */
const BLOCK = 100;
/** Pixels, as the style sheet has it. */
const LINE_HEIGHT = 20;
/** Where the line that is looked at stands, as a share of the height. */
const EYE = 1 / 5;
/** A line with more is not written by hand, and its colours would cost more than they tell. */
const MAX_TOKENS = 1000;

/** The line at the height of the reader's eye, 1-based, with a fraction. */
export function lineInSight(box: HTMLElement): number {
  return (box.scrollTop + box.clientHeight * EYE) / LINE_HEIGHT + 1;
}

/** Brings a line to the height of the reader's eye. */
export function bringInSight(box: HTMLElement, line: number): void {
  box.scrollTop = (line - 1) * LINE_HEIGHT - box.clientHeight * EYE;
}

/** @param takesFocus whether its number gets the focus; else that goes along from the number of another mark, and from nowhere else */
function goToMark(box: HTMLElement | null, mark: Mark | undefined, takesFocus: boolean): void {
  if (box === null || mark === undefined) return;
  bringInSight(box, mark.from);
  const focused = document.activeElement;
  if (!takesFocus && (focused === box || !box.contains(focused))) return;
  box.querySelector<HTMLElement>(`[data-line="${mark.from}"] button`)?.focus({ preventScroll: true });
}

export function useLines(file: PageFile | undefined): readonly (readonly Token[])[] {
  return useMemo(() => colouredLines(file), [file]);
}

/** A file with its marks. It scrolls to the mark `current` whenever `goTo` changes. */
export function Code({
  file,
  lines,
  marks,
  current,
  lit = null,
  goTo,
  takesFocus = false,
  matches,
  label,
  onPick,
  onJump,
  box,
  onScroll,
}: {
  readonly file: PageFile;
  readonly lines: readonly (readonly Token[])[];
  readonly marks: readonly Mark[];
  readonly current: number | null;
  /** Lines that the reader was brought to. */
  readonly lit?: Stretch | null;
  readonly goTo: unknown;
  /** Whether the number of the mark that it scrolls to gets the focus. */
  readonly takesFocus?: boolean;
  /** By 1-based line: how lines of the current mark stand in the other side. */
  readonly matches?: ReadonlyMap<number, LineMatch>;
  readonly label: string;
  /** A mark was clicked where it stands, or its number was pressed by a key. */
  readonly onPick: (id: number, isByKey: boolean) => void;
  /** A mark was clicked in the map, from far away. */
  readonly onJump: (id: number) => void;
  /** What scrolls. */
  readonly box?: RefObject<HTMLDivElement | null>;
  readonly onScroll?: () => void;
}) {
  const ownBox = useRef<HTMLDivElement>(null);
  const frame = box ?? ownBox;
  const mark = marks.find((one) => one.id === current);
  useLayoutEffect(() => goToMark(frame.current, mark, takesFocus), [goTo, file]);
  const byLine = useMemo(() => marksByLine(marks, lines.length), [marks, lines]);
  const starter = useMemo(() => linesIn(file.starter), [file]);
  const starterTo = useMemo(() => new Map(file.starter), [file]);
  const blocks: number[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) blocks.push(at);
  return (
    <div class="code-box">
      {/* oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div class="code" ref={frame} tabIndex={0} role="region" aria-label={label} onScroll={onScroll}>
        {blocks.map((at) => (
          <div
            class="block"
            key={at}
            style={{ containIntrinsicSize: `auto ${Math.min(BLOCK, lines.length - at) * LINE_HEIGHT}px` }}
          >
            {lines.slice(at, at + BLOCK).map((tokens, offset) => {
              const line = at + offset + 1;
              return (
                <CodeLine
                  key={line}
                  line={line}
                  tokens={tokens}
                  marks={byLine.get(line) ?? []}
                  current={current}
                  match={matches?.get(line)}
                  isStarter={starter.has(line)}
                  starterTo={starterTo.get(line) ?? null}
                  isLit={lit !== null && line >= lit[0] && line <= lit[1]}
                  onPick={onPick}
                />
              );
            })}
          </div>
        ))}
        <FileNotes file={file} />
      </div>
      <MarkMap marks={marks} current={current} lines={lines.length} onJump={onJump} />
    </div>
  );
}

function FileNotes({ file }: { readonly file: PageFile }) {
  const words = useWords();
  return (
    <>
      {file.isCells === true ? <p class="hint cut">{words.say('compare.cells')}</p> : null}
      {file.isCut ? <p class="hint cut">{words.say('compare.cut')}</p> : null}
    </>
  );
}

function linesIn(stretches: readonly Stretch[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const [from, to] of stretches) for (let line = from; line <= to; line += 1) lines.add(line);
  return lines;
}

/** One line: its sign, its number and its tokens. The number is a button where a fragment begins. */
function CodeLine({
  line,
  tokens,
  marks,
  current,
  match,
  isStarter,
  starterTo,
  isLit,
  onPick,
}: {
  readonly line: number;
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
  readonly current: number | null;
  readonly match: LineMatch | undefined;
  readonly isStarter: boolean;
  /** The last line of the starter code that begins here. */
  readonly starterTo: number | null;
  readonly isLit: boolean;
  readonly onPick: (id: number, isByKey: boolean) => void;
}) {
  const words = useWords();
  // A fragment may begin where another one ends or begins: each needs its button, and so its turn.
  const begun = marks.filter((one) => one.from === line);
  const turn = begun.findIndex((one) => one.id === current) + 1;
  const button = begun[turn % Math.max(1, begun.length)];
  const mark = marks.find((one) => one.id === current) ?? begun[0] ?? marks[0];
  const isCurrent = mark !== undefined && mark.id === current;
  const kind = mark === undefined ? (isStarter ? 'starter' : '') : hueClass(mark, current, 'marked ');
  return (
    // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the button in the first line does the same
    <div
      class={`line ${kind}${isLit ? ' lit' : ''}`}
      data-line={line}
      onClick={mark === undefined ? undefined : () => onPick(mark.id, false)}
    >
      <span class="sign">
        {isCurrent && match !== undefined ? <Sign match={match} /> : null}
        {mark === undefined && starterTo !== null ? (
          <span class="hidden">{words.say('compare.starterTo', { line: starterTo })}</span>
        ) : null}
      </span>
      {button === undefined ? (
        <span class="number">{line}</span>
      ) : (
        <button
          type="button"
          class="number"
          title={button.label}
          aria-label={button.label}
          aria-current={button.id === current}
          onClick={(event) => {
            event.stopPropagation();
            // A key is no click of a mouse, which counts them.
            onPick(button.id, event.detail === 0);
          }}
        >
          {line}
        </button>
      )}
      {/* Whoever copies lines copies the empty ones between them. */}
      <code>{tokens.length === 0 ? '\n' : lineView(tokens)}</code>
    </div>
  );
}

/** How a line stands in the other side, as a sign and in words. */
function Sign({ match }: { readonly match: LineMatch }) {
  const words = useWords();
  const isSame = match === 'identical';
  return (
    <>
      <span aria-hidden="true">{isSame ? '=' : '≈'}</span>
      <span class="hidden">{words.say(isSame ? 'compare.sameLine' : 'compare.renamedLine')}</span>
    </>
  );
}

interface MarkMapProps {
  readonly marks: readonly Mark[];
  readonly current: number | null;
  readonly lines: number;
  readonly onJump: (id: number) => void;
}

/** All marks of a file beside its scroll bar. */
function MarkMap({ marks, current, lines, onJump }: MarkMapProps) {
  return (
    <div class="map" aria-hidden="true">
      {marks.map((mark) => (
        <span
          key={mark.id}
          class={hueClass(mark, current)}
          style={{
            top: `${((mark.from - 1) / Math.max(1, lines)) * 100}%`,
            height: `${((mark.to - mark.from + 1) / Math.max(1, lines)) * 100}%`,
          }}
          onClick={() => onJump(mark.id)}
        />
      ))}
    </div>
  );
}

function hueClass(mark: Mark, current: number | null, before = ''): string {
  return `${before}hue${mark.hue % HUES}${mark.id === current ? ' current' : ''}`;
}

/** A line's tokens in their colours. */
export function lineView(tokens: readonly Token[]) {
  return tokens.length > MAX_TOKENS ? tokens.map(({ text }) => text).join('') : tokens.map(tokenView);
}

function tokenView(token: Token) {
  return token.kind === 'o' || token.kind === 'i' ? (
    token.text
  ) : (
    <span class={`t${token.kind}`}>{token.text}</span>
  );
}
