import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { message } from '#base';
import type { ListedPair } from '#report';
import { type Drawing, labelsOf, nodeLabels } from './graph-drawing.ts';
import { Edge, Names, Node, RADIUS } from './graph-marks.tsx';
import { graphOf, nextIn } from './graph-view.ts';
import { ARROWS } from './pair-keys.tsx';
import type { Spot } from './label-places.ts';
import { SectionLegend } from './section-mark.tsx';
import { useReport } from './report.ts';
import { Rich, useWords } from './words.tsx';
import type { Layout } from './force-layout.ts';
import { useWindowEvent, useWindowSize } from './window-events.ts';

/** With more, lines are drawn lighter. */
const DENSE = 600;
const STEP = 1.4;

/** Submissions as nodes and pairs as lines. One stop of the Tab key: arrow keys go from node to node. */
export function Graph({
  pairs,
  between,
}: {
  readonly pairs: readonly ListedPair[];
  /** Those of them that join no group. */
  readonly between: readonly ListedPair[];
}) {
  const report = useReport();
  // As wide as the window lets it be, so that names stay readable on a phone.
  const rowWidth = useWindowSize(() => Math.min(ROW_WIDTH, Math.max(MIN_WIDTH, innerWidth - AROUND)));
  const view = useMemo(() => graphOf(pairs, between, rowWidth), [pairs, between, rowWidth]);
  const { drawn, places, nodes, layout } = view;
  const [lit, setLit] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { scale, zoomBy, fit } = useZoom(frame, layout);
  const near = useMemo(() => neighbours(lit, drawn), [lit, drawn]);
  const label = useMemo(() => nodeLabels(places, report), [places, report]);
  const drawing: Drawing = {
    view,
    label,
    width: layout.width * scale,
    height: layout.height * scale,
    radius: Math.min(RADIUS * 1.5, RADIUS * scale * Math.max(1, layout.width / (2 * ROW_WIDTH))),
    at: (place) => {
      const node = nodes.get(place) ?? 0;
      return [(layout.x[node] ?? 0) * scale, (layout.y[node] ?? 0) * scale];
    },
    lit,
    near,
  };
  const labels = useMemo(() => labelsOf(drawing, report), [view, lit, near, scale, report]);
  const first = active !== null && nodes.has(active) ? active : places[0];
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoomBy(event.key === '+' ? STEP : 1 / STEP);
      return;
    }
    const to = targetOf(event.key, drawing, first);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
    frame.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <div class={drawn.length > DENSE ? 'card graph dense' : 'card graph'}>
      <ZoomButtons onZoom={zoomBy} onFit={fit} />
      <div class="graph-frame" ref={frame}>
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- keys come from the links inside */}
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width}
          height={drawing.height}
          role="group"
          aria-label={report.words.say('graph.label')}
          onKeyDown={move}
        >
          <Marks drawing={drawing} labels={labels} first={first} onLit={setLit} onActive={setActive} />
        </svg>
      </div>
      <Legend
        drawn={drawn.length}
        pairs={pairs.length}
        hasBetween={between.length > 0}
        isCrowded={lit === null && [...labels.values()].includes(null)}
      />
    </div>
  );
}

interface MarksProps {
  readonly drawing: Drawing;
  readonly labels: ReadonlyMap<number, Spot | null>;
  /** Where the Tab key stops. */
  readonly first: number | undefined;
  readonly onLit: (place: number | null) => void;
  readonly onActive: (place: number) => void;
}

function Marks({ drawing, labels, first, onLit, onActive }: MarksProps) {
  const { drawn, places } = drawing.view;
  return (
    <>
      {drawn.map((pair) => (
        <Edge key={`${pair.a} ${pair.b}`} pair={pair} drawing={drawing} />
      ))}
      {places.map((place) => (
        <Node
          key={place}
          place={place}
          drawing={drawing}
          isStop={place === first}
          onLit={onLit}
          onActive={onActive}
        />
      ))}
      <Names labels={labels} drawing={drawing} />
    </>
  );
}

/** A submission and those that it shares code with. */
function neighbours(place: number | null, drawn: readonly ListedPair[]): ReadonlySet<number> {
  if (place === null) return new Set();
  return new Set(drawn.flatMap(({ a, b }) => (a === place || b === place ? [a, b] : [])).concat(place));
}

/** The place that a key leads to. */
function targetOf(
  key: string,
  { view: { places }, at }: Drawing,
  from: number | undefined,
): number | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  return nextIn(ARROWS[key], places, from, at);
}

function ZoomButtons({
  onZoom,
  onFit,
}: {
  readonly onZoom: (by: number) => void;
  readonly onFit: () => void;
}) {
  const words = useWords();
  return (
    <p class="zoom">
      <button type="button" aria-label={words.say('graph.zoomOut')} onClick={() => onZoom(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label={words.say('graph.zoomIn')} onClick={() => onZoom(STEP)}>
        +
      </button>
      <button type="button" onClick={onFit}>
        {words.say('graph.whole')}
      </button>
      <span class="hint keys">{words.say('graph.keys')}</span>
    </p>
  );
}

interface LegendProps {
  readonly drawn: number;
  readonly pairs: number;
  readonly hasBetween: boolean;
  /** Some names have no room. */
  readonly isCrowded: boolean;
}

function Legend({ drawn, pairs, hasBetween, isCrowded }: LegendProps) {
  const { sections, words } = useReport();
  return (
    <p class="legend">
      {sections.size > 0 ? (
        <>
          <Rich of={message('graph.sections')} tags={{ legend: () => <SectionLegend /> }} /> ·{' '}
        </>
      ) : (
        <>
          <Rich
            of={message('graph.colours')}
            tags={{ flag: () => <span class="dot flag" />, other: () => <span class="dot" /> }}
          />{' '}
        </>
      )}
      <Rich of={message('graph.lines')} tags={{ archive: () => <span class="dot archive" /> }} />
      {hasBetween ? ` · ${words.say('graph.dashed')}` : ''}
      {drawn < pairs ? ` · ${words.say('graph.strongest', { drawn, all: pairs })}` : ''}
      {isCrowded ? ` · ${words.say('graph.crowded')}` : ''}
    </p>
  );
}

/** Pixels that a row of groups takes at most, and around it. */
const ROW_WIDTH = 1150;
const AROUND = 60;
const MIN_WIDTH = 300;
/** No picture is drawn larger, and none that fits the width smaller, unless the reader zooms. */
const LARGEST = 1.15;
const SMALLEST = 0.7;
const MAX_ZOOM = 12;
const MIN_ZOOM = 0.2;
/** Of the window's height. */
const FRAME = 0.75;

/** Pixels for a unit of the layout; what the reader looks at stays where it is when that changes. */
function useZoom(frame: { readonly current: HTMLDivElement | null }, layout: Layout) {
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState<readonly [number, number]>([innerWidth - 2 * AROUND, innerHeight * FRAME]);
  const measure = (): void =>
    setRoom([frame.current?.clientWidth ?? innerWidth - 2 * AROUND, innerHeight * FRAME]);
  useLayoutEffect(measure, []);
  useWindowEvent('resize', measure);
  const byWidth = Math.min(LARGEST, room[0] / layout.width);
  const whole = Math.min(byWidth, room[1] / layout.height);
  const scale = zoom * Math.max(whole, Math.min(byWidth, SMALLEST));
  /** What is kept in its place: as a share of the picture, and where in the frame. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const zoomBy = (by: number, left?: number, top?: number): void => {
    const box = frame.current;
    if (box !== null) {
      const [l, t] = [left ?? box.clientWidth / 2, top ?? box.clientHeight / 2];
      anchor.current = {
        x: (box.scrollLeft + l) / box.scrollWidth,
        y: (box.scrollTop + t) / box.scrollHeight,
        left: l,
        top: t,
      };
    }
    setZoom((old) => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, old * by)));
  };
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || anchor.current === null) return;
    box.scrollLeft = anchor.current.x * box.scrollWidth - anchor.current.left;
    box.scrollTop = anchor.current.y * box.scrollHeight - anchor.current.top;
  }, [scale]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomBy(Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top);
    };
    // Not passive: else the browser zooms the page as well.
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, []);
  return { scale, zoomBy, fit: () => zoomBy(whole / scale) };
}
