import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { visible } from '../src/text/escape.ts';
import { count, formatLines } from '../src/text/format.ts';
import type { PageFile } from '../src/report/page-data.ts';
import { type Alignment, align } from './alignment.ts';
import { bringInSight, Code, HUES, lineInSight, type Mark, useLines } from './code.tsx';
import { Dossier } from './dossier.tsx';
import type { Fragment } from './fragments.ts';
import { useGapSteps } from './gap-steps.ts';
import { counterpart } from './linked-scroll.ts';
import { Name, shortPath, SubmissionLink } from './names.tsx';
import { filterQuery, listedPairs, pairFilter } from './pair-list.ts';
import { linesNote } from './line-words.ts';
import { PairNumbers } from './pair-numbers.tsx';
import { Badge, Failed, useIsPrinting, useLoaded, useTitle } from './parts.tsx';
import { heldWords, useRarity } from './rarity.ts';
import { type Report, useReport } from './report.ts';
import { link, placeOf } from './links.ts';
import { replaceQuery } from './routes.ts';
import { fileOf, linesOf, loadSides, type Sides } from './sides.ts';

/** Two submissions side by side, or as a dossier to be printed. */
export function Compare({
  a,
  b,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly query: URLSearchParams;
}) {
  const report = useReport();
  const isPrinting = useIsPrinting();
  useTitle(`${report.name(a)} and ${report.name(b)}`);
  const { value: sides, error } = useLoaded(() => loadSides(a, b, report), [a, b]);
  const isDossier = isPrinting || query.get('view') === 'dossier';
  return (
    <>
      {isDossier ? null : <PairHeading a={a} b={b} report={report} query={query} />}
      {error === undefined ? null : <Failed error={error} />}
      {sides === undefined ? (
        error === undefined ? (
          <p class="loading">Loading the code…</p>
        ) : null
      ) : isDossier ? (
        <Dossier a={a} b={b} sides={sides} />
      ) : (
        <SideBySide a={a} b={b} sides={sides} query={query} />
      )}
    </>
  );
}

function PairHeading({
  a,
  b,
  report,
  query,
}: {
  readonly a: number;
  readonly b: number;
  readonly report: Report;
  readonly query: URLSearchParams;
}) {
  const { page } = report;
  const pair = report.pair(a, b);
  const { show, least, search, sort } = pairFilter(query);
  const filter = useMemo(() => ({ show, least, search, sort }), [show, least, search, sort]);
  const list = useMemo(() => {
    const listed = listedPairs(report, filter);
    // A link from elsewhere may lead to a pair that the list leaves out.
    return pair === undefined || listed.includes(pair) ? listed : page.pairs;
  }, [report, filter, pair]);
  const at = pair === undefined ? -1 : list.indexOf(pair);
  const next = at < 0 ? undefined : list[at + 1];
  const before = list[at - 1];
  const kept = filterQuery(filter);
  const reason = pair === undefined ? null : report.dismissal(pair);
  useKeys({
    N: () => {
      if (next !== undefined) location.hash = link(`compare/${next.a}/${next.b}`, kept);
    },
    P: () => {
      if (before !== undefined) location.hash = link(`compare/${before.a}/${before.b}`, kept);
    },
  });
  return (
    <header class="pair-heading">
      <h1 tabIndex={-1}>
        <SubmissionLink place={a} />
        <span class="versus" aria-label="and">
          ↔
        </span>
        <SubmissionLink place={b} />
      </h1>
      <PairNumbers a={a} b={b} />
      {reason === null ? null : (
        <p class="warning">
          <Badge kind="note">dismissed</Badge> {reason}
        </p>
      )}
      <p class="actions">
        {before === undefined ? null : (
          <a href={link(`compare/${before.a}/${before.b}`, kept)}>← Pair before</a>
        )}
        {next === undefined ? null : <a href={link(`compare/${next.a}/${next.b}`, kept)}>Next pair →</a>}
        <a href={link(`compare/${b}/${a}`, kept)}>Swap sides</a>
        <a href={link(`compare/${a}/${b}`, { ...kept, view: 'dossier' })}>Dossier to print</a>
        {report.isAnonymous ? null : <Dismissal a={a} b={b} report={report} />}
      </p>
    </header>
  );
}

/** The lines for the config file that dismiss this pair. */
function Dismissal({ a, b, report }: { readonly a: number; readonly b: number; readonly report: Report }) {
  const [isOpen, setIsOpen] = useState(false);
  const key = (place: number): string => JSON.stringify(report.page.submissions[place]?.key ?? '');
  return (
    <>
      <button type="button" class="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Dismiss…
      </button>
      {isOpen ? (
        <span class="snippet">
          Looked at and innocent? Add this to the config file; the pair stays in the report and is not
          counted:
          <code>{`dismissed:\n  - a: ${key(a)}\n    b: ${key(b)}\n    reason: "why it is innocent"`}</code>
        </span>
      ) : null}
    </>
  );
}

function SideBySide({
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
  const { fragments, sources } = sides;
  const rarity = useRarity(a, b, sides);
  const note = linesNote(sides, [a, b], report.pair(a, b), report);
  const asked = placeOf(String(Number(query.get('fragment') ?? '1') - 1), fragments.length);
  const current = asked ?? (fragments.length > 0 ? 0 : null);
  const fragment = current === null ? undefined : fragments[current];
  const [jump, setJump] = useState<{ readonly side: 'both' | 'left' | 'right'; readonly turn: number }>({
    side: 'both',
    turn: 0,
  });
  const [files, setFiles] = useState<readonly [string | null, string | null]>([null, null]);
  const leftFile = fileOf(sources[0], files[0] ?? fragment?.left.file);
  const rightFile = fileOf(sources[1], files[1] ?? fragment?.right.file);
  const leftLines = useLines(leftFile);
  const rightLines = useLines(rightFile);
  const leftMarks = useMemo(() => marksOf(fragments, 'left', leftFile), [fragments, leftFile]);
  const rightMarks = useMemo(() => marksOf(fragments, 'right', rightFile), [fragments, rightFile]);
  const alignment = useMemo(() => {
    if (
      fragment === undefined ||
      leftFile?.path !== fragment.left.file ||
      rightFile?.path !== fragment.right.file
    ) {
      return null;
    }
    return align(linesOf(leftLines, fragment.left), linesOf(rightLines, fragment.right));
  }, [fragment, leftFile, rightFile, leftLines, rightLines]);

  const pick = (to: number, from: 'left' | 'right' | 'none'): void => {
    setFiles([null, null]);
    // The side that was clicked stays where it is; the other one comes.
    setJump(({ turn }) => ({
      side: from === 'none' ? 'both' : from === 'left' ? 'right' : 'left',
      turn: turn + 1,
    }));
    replaceQuery({ fragment: to + 1 });
  };
  const step = (by: number): void => {
    if (current === null) return;
    pick((current + by + fragments.length) % fragments.length, 'none');
  };
  // The side that the reader scrolls leads; the other one follows.
  const leftBox = useRef<HTMLDivElement>(null);
  const rightBox = useRef<HTMLDivElement>(null);
  const leading = useRef<'left' | 'right' | null>(null);
  const [isLinked, setIsLinked] = useState(true);
  const follow = (side: 'left' | 'right'): void => {
    const [own, other] = side === 'left' ? [leftBox, rightBox] : [rightBox, leftBox];
    if (!isLinked || leading.current !== side || alignment === null || fragment === undefined) return;
    if (own.current === null || other.current === null) return;
    const line = lineInSight(own.current);
    const there = counterpart(Math.floor(line), side, fragment, alignment);
    if (there !== null) bringInSight(other.current, there + (line % 1));
  };
  const gaps = useGapSteps(sides, {
    left: { file: leftFile, lines: leftLines, box: leftBox },
    right: { file: rightFile, lines: rightLines, box: rightBox },
  });
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

  const leftTurn = useTurn(jump, 'left');
  const rightTurn = useTurn(jump, 'right');
  return (
    <>
      <div class="fragment-bar">
        <div class="steps" hidden={fragments.length === 0}>
          <button type="button" onClick={() => step(-1)} disabled={fragments.length < 2} title="Key p">
            ← Previous
          </button>
          <label>
            <span class="hidden">Fragment</span>
            <select
              value={current ?? 0}
              disabled={fragments.length === 0}
              onChange={(event) => pick(Number(event.currentTarget.value), 'none')}
            >
              {fragments.map((one, index) => (
                <option key={index} value={index}>
                  {`${index + 1} of ${fragments.length}: ${shortPath(one.left.file)} ${formatLines(one.left.lineStart, one.left.lineEnd)} ↔ ${shortPath(one.right.file)} ${formatLines(one.right.lineStart, one.right.lineEnd)}${one.tokens === null ? '' : ` (${one.tokens} tokens)`}`}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => step(1)} disabled={fragments.length < 2} title="Key n">
            Next →
          </button>
        </div>
        <label class="linked" hidden={fragments.length === 0}>
          <input
            type="checkbox"
            checked={isLinked}
            onChange={(event) => setIsLinked(event.currentTarget.checked)}
          />{' '}
          Scroll together
        </label>
        {note === null ? null : <p class="note origin">{note}</p>}
        <AlignmentNote
          alignment={alignment}
          held={current === null ? '' : heldWords(rarity, current, fragment, report.comparedWith(a), report)}
        />
        <p class="gap-note" role="status">
          {gaps.current?.words}
        </p>
      </div>
      <div class="sides">
        {(['left', 'right'] as const).map((side) => {
          const isLeft = side === 'left';
          const place = isLeft ? a : b;
          const source = sources[isLeft ? 0 : 1];
          const file = isLeft ? leftFile : rightFile;
          const offset = (isLeft ? fragment?.left.lineStart : fragment?.right.lineStart) ?? 1;
          return (
            // oxlint-disable-next-line no-static-element-interactions -- notices which side is being read; nothing is done here
            <section
              class="side"
              key={side}
              aria-label={report.name(place)}
              onPointerEnter={() => (leading.current = side)}
              onFocusCapture={() => (leading.current = side)}
              onTouchStart={() => (leading.current = side)}
            >
              <header>
                <b title={report.name(place)}>
                  <Name text={report.name(place)} />
                </b>
                {source === null || file === undefined ? null : (
                  <select
                    aria-label={`File of ${report.name(place)}`}
                    value={file.path}
                    onChange={(event) =>
                      setFiles(
                        isLeft
                          ? [event.currentTarget.value, files[1]]
                          : [files[0], event.currentTarget.value],
                      )
                    }
                  >
                    {source.files.map((one) => (
                      <option key={one.path} value={one.path} title={visible(one.path)}>
                        {shortPath(one.path)}
                        {sharedIn(fragments, side, one.path)}
                      </option>
                    ))}
                  </select>
                )}
              </header>
              {file === undefined ? (
                <p class="empty">
                  {source === null
                    ? `The code of this submission is not in this report${fragments.length > 0 ? '; the line numbers above are all there is' : ''}.`
                    : 'No file of that name is in this report.'}
                </p>
              ) : (
                <Code
                  file={file}
                  lines={isLeft ? leftLines : rightLines}
                  marks={isLeft ? leftMarks : rightMarks}
                  current={current}
                  lit={gaps.current?.side === side ? gaps.current.gap : null}
                  goTo={isLeft ? leftTurn : rightTurn}
                  matches={shifted(isLeft ? alignment?.left : alignment?.right, offset)}
                  label={`${visible(file.path)} of ${report.name(place)}`}
                  onPick={(id) => pick(id, side)}
                  onJump={(id) => pick(id, 'none')}
                  box={isLeft ? leftBox : rightBox}
                  onScroll={() => follow(side)}
                />
              )}
            </section>
          );
        })}
      </div>
      <p class="hint keys">
        <kbd>n</kbd> next fragment, <kbd>p</kbd> previous; <kbd>g</kbd> next lines that are not shared,{' '}
        <kbd>G</kbd> previous; <kbd>N</kbd> next pair, <kbd>P</kbd> previous. A click on coloured lines brings
        the other side. <b>=</b> same line, <b>≈</b> same line with other names or values. Grey: also in the
        starter code.
      </p>
    </>
  );
}

function AlignmentNote({
  alignment,
  held,
}: {
  readonly alignment: Alignment | null;
  /** How many others have the fragment too. */
  readonly held: string;
}) {
  if (alignment === null || alignment.lines === 0) return <p class="note" />;
  if (alignment.isTooLong) return <p class="note">This fragment is too long to be compared line by line.</p>;
  return (
    <p class="note" role="status">
      {alignment.identical} of {count(alignment.lines, 'line')} identical
      {alignment.renamed > 0 ? `, ${alignment.renamed} more with other names or values` : ''}
      {alignment.renames.length === 0 ? null : (
        <>
          {'; renamed: '}
          {alignment.renames.slice(0, 6).map((one, index) => (
            <span class="rename" key={`${one.from} ${one.to}`}>
              {index > 0 ? ', ' : ''}
              <code>{one.from}</code> → <code>{one.to}</code>
              {one.times > 1 ? ` ${one.times}×` : ''}
            </span>
          ))}
          {alignment.renames.length > 6 ? ` and ${alignment.renames.length - 6} more` : ''}
        </>
      )}
      {held === '' ? null : <span class="held">{`; ${held}`}</span>}
    </p>
  );
}

/** Calls what a key stands for, but where the reader types, or means the browser. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLSelectElement) return;
      if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
      latest.current[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Changes only when this side has to scroll. */
function useTurn(jump: { readonly side: string; readonly turn: number }, side: 'left' | 'right'): number {
  const last = useRef(0);
  if (jump.side === 'both' || jump.side === side) last.current = jump.turn;
  return last.current;
}

function marksOf(
  fragments: readonly Fragment[],
  side: 'left' | 'right',
  file: PageFile | undefined,
): readonly Mark[] {
  return fragments.flatMap((fragment, id) => {
    const region = fragment[side];
    const other = fragment[side === 'left' ? 'right' : 'left'];
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

function sharedIn(fragments: readonly Fragment[], side: 'left' | 'right', path: string): string {
  const shared = fragments.filter((fragment) => fragment[side].file === path).length;
  return shared === 0 ? '' : ` (${count(shared, 'fragment')})`;
}

function shifted<Value>(
  map: ReadonlyMap<number, Value> | undefined,
  firstLine: number,
): ReadonlyMap<number, Value> {
  return new Map([...(map ?? [])].map(([line, value]) => [line + firstLine, value]));
}
