import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatCount, formatScore } from '../src/text/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { withoutEnding } from './common-ending.ts';
import { type Layout, layOut } from './force-layout.ts';
import { type Labelled, placeLabels, type Spot } from './label-places.ts';
import { link } from './links.ts';
import { useReport } from './report.ts';

/** More lines than this are a fog: then only the strongest of each submission are drawn. */
const MAX_EDGES = 2500;
/** With more, lines are drawn lighter. */
const DENSE = 600;
/** Pixels that a row of groups takes at most, and around it. */
const ROW_WIDTH = 1150;
const AROUND = 60;
const MIN_WIDTH = 300;
/** Of a node, in pixels. */
const RADIUS = 9;
/** No picture is drawn larger, and none that fits the width smaller, unless the reader zooms. */
const LARGEST = 1.15;
const SMALLEST = 0.7;
const MAX_ZOOM = 12;
const MIN_ZOOM = 0.2;
const STEP = 1.4;
/** Of the window's height. */
const FRAME = 0.75;
/** Of a letter of a name, about; pixels. */
const LETTER = 7.6;
const MAX_LETTERS = 17;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Submissions as nodes and pairs as lines. One stop of the Tab key: arrow keys go from node to node. */
export function Graph({ pairs }: { readonly pairs: readonly PagePair[] }) {
  const report = useReport();
  const { page } = report;
  const rowWidth = useRowWidth();
  const { drawn, places, nodes, layout, outward } = useMemo(
    () => graphOf(pairs, rowWidth),
    [pairs, rowWidth],
  );
  const [lit, setLit] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { scale, zoomBy, fit } = useZoom(frame, layout);
  const at = (place: number): readonly [number, number] => {
    const node = nodes.get(place) ?? 0;
    return [(layout.x[node] ?? 0) * scale, (layout.y[node] ?? 0) * scale];
  };
  const [width, height] = [layout.width * scale, layout.height * scale];
  const radius = Math.min(RADIUS * 1.5, RADIUS * scale * Math.max(1, layout.width / (2 * ROW_WIDTH)));
  const touches = (pair: PagePair): boolean => pair.a === lit || pair.b === lit;
  const near = useMemo(
    () => new Set(lit === null ? [] : [lit, ...drawn.filter(touches).flatMap((pair) => [pair.a, pair.b])]),
    [lit, drawn],
  );
  const labels = useMemo(() => {
    const named = lit === null ? places : [...near];
    // Whoever shares the most is named before others.
    const order = named.toSorted(
      (p, q) =>
        Number(q === lit) - Number(p === lit) ||
        (page.submissions[q]?.total ?? -1) - (page.submissions[p]?.total ?? -1),
    );
    const labelled = order.map((place): Labelled => {
      const [x, y] = at(place);
      const text = short(report.name(place), report.ending);
      return { x, y, width: text.length * LETTER, outward: outward.get(place) ?? [0, 1] };
    });
    const spots = placeLabels(labelled, radius, { width, height });
    return new Map(order.map((place, index): [number, Spot | null] => [place, spots[index] ?? null]));
  }, [places, lit, near, scale, layout, report]);
  const first = active !== null && nodes.has(active) ? active : places[0];
  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoomBy(event.key === '+' ? STEP : 1 / STEP);
      return;
    }
    const to =
      event.key === 'Home'
        ? places[0]
        : event.key === 'End'
          ? places.at(-1)
          : nextIn(ARROWS[event.key], places, first, at);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
    frame.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <div class={drawn.length > DENSE ? 'card graph dense' : 'card graph'}>
      <p class="zoom">
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(STEP)}>
          +
        </button>
        <button type="button" onClick={fit}>
          Whole graph
        </button>
        <span class="hint keys">
          Arrow keys go from one to the next; + and −, or Ctrl and the wheel, zoom.
        </span>
      </p>
      <div class="graph-frame" ref={frame}>
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- keys come from the links inside */}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="group"
          aria-label="Graph of submissions that share code; the lists below hold the same pairs"
          onKeyDown={move}
        >
          {drawn.map((pair) => {
            const [x1, y1] = at(pair.a);
            const [x2, y2] = at(pair.b);
            return (
              <a
                key={`${pair.a} ${pair.b}`}
                href={link(`compare/${pair.a}/${pair.b}`)}
                // In lower case: the names of attributes inside of an SVG are taken as they are written.
                tabindex={-1}
                aria-hidden="true"
              >
                <line
                  class={`edge${(pair.average ?? 0) > page.thresholds.similarity && report.counts(pair) ? ' above' : ''}${lit !== null && !touches(pair) ? ' dim' : ''}`}
                  x1={x1}
                  y1={y1}
                  x2={x2}
                  y2={y2}
                  stroke-width={(1 + ((pair.average ?? 0) / 100) ** 2 * 5) * Math.min(1, radius / RADIUS)}
                />
              </a>
            );
          })}
          {places.map((place) => {
            const submission = page.submissions[place];
            const isFlagged = (submission?.flaggedBy.length ?? 0) > 0;
            const [cx, cy] = at(place);
            return (
              <a
                key={place}
                data-place={place}
                href={link(`submission/${place}`)}
                class={lit !== null && !near.has(place) ? 'dim' : ''}
                tabindex={place === first ? 0 : -1}
                aria-label={`${report.name(place)}, similarity ${formatScore(submission?.total ?? null)}${isFlagged ? ', flagged' : ''}`}
                onMouseEnter={() => setLit(place)}
                onMouseLeave={() => setLit(null)}
                onFocus={() => {
                  setLit(place);
                  setActive(place);
                }}
                onBlur={() => setLit(null)}
              >
                <title>{report.name(place)}</title>
                <circle
                  class={`node${isFlagged ? ' flag' : ''}${submission?.role === 'archive' ? ' archive' : ''}`}
                  cx={cx}
                  cy={cy}
                  r={radius}
                />
              </a>
            );
          })}
          {[...labels].map(([place, spot]) => {
            // Who is pointed at has a name, whatever it lies over.
            const shown = spot ?? (place === lit ? below(at(place), radius) : null);
            return shown === null ? null : (
              <text key={place} x={shown.x} y={shown.y + 4.5} aria-hidden="true">
                {short(report.name(place), report.ending)}
              </text>
            );
          })}
        </svg>
      </div>
      <p class="legend">
        <span class="dot flag" /> flagged <span class="dot" /> not flagged <span class="dot archive" />{' '}
        archive · a thicker line is a higher similarity; a line leads to the comparison
        {drawn.length < pairs.length
          ? ` · drawn are the strongest pairs of each submission, ${formatCount(drawn.length)} of ${formatCount(pairs.length)}`
          : ''}
        {lit === null && [...labels.values()].includes(null)
          ? ' · names without room are shown where you point, or when you zoom in'
          : ''}
      </p>
    </div>
  );
}

function graphOf(pairs: readonly PagePair[], rowWidth: number) {
  const drawn = strongest(pairs);
  const places = [...new Set(pairs.flatMap((pair) => [pair.a, pair.b]))].toSorted((x, y) => x - y);
  const nodes = new Map(places.map((place, node) => [place, node]));
  const edges = drawn.map((pair) => ({
    from: nodes.get(pair.a) ?? 0,
    to: nodes.get(pair.b) ?? 0,
    weight: (pair.average ?? 0) / 100,
  }));
  const layout = layOut(places.length, edges, rowWidth);
  const outward = new Map<number, readonly [number, number]>();
  for (const { a, b } of drawn) {
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const [from, to] = [nodes.get(own) ?? 0, nodes.get(other) ?? 0];
      const [x, y] = outward.get(own) ?? [0, 0];
      outward.set(own, [
        x + (layout.x[from] ?? 0) - (layout.x[to] ?? 0),
        y + (layout.y[from] ?? 0) - (layout.y[to] ?? 0),
      ]);
    }
  }
  return { drawn, places, nodes, layout, outward };
}

/** Pixels for a unit of the layout; what the reader looks at stays where it is when that changes. */
function useZoom(frame: { readonly current: HTMLDivElement | null }, layout: Layout) {
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState<readonly [number, number]>([innerWidth - 2 * AROUND, innerHeight * FRAME]);
  useLayoutEffect(() => {
    const measure = (): void =>
      setRoom([frame.current?.clientWidth ?? innerWidth - 2 * AROUND, innerHeight * FRAME]);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
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

/** As wide as the window lets the graph be, so that names stay readable on a phone. */
function useRowWidth(): number {
  const measure = (): number => Math.min(ROW_WIDTH, Math.max(MIN_WIDTH, innerWidth - AROUND));
  const [width, setWidth] = useState(measure);
  useEffect(() => {
    const follow = (): void => setWidth(measure());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return width;
}

/** The nearest node in a direction; what lies aside counts as twice as far. */
function nextIn(
  direction: readonly [number, number] | undefined,
  places: readonly number[],
  from: number | undefined,
  at: (place: number) => readonly [number, number],
): number | undefined {
  if (direction === undefined || from === undefined) return undefined;
  const [x, y] = at(from);
  let best: number | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [at(place)[0] - x, at(place)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    if (ahead <= 0.5) continue;
    const cost = ahead + 2 * Math.abs(dx * direction[1] + dy * direction[0]);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** Of too many pairs the strongest of each submission, so that nobody is missing from the picture. Sorted as they come. */
function strongest(pairs: readonly PagePair[]): readonly PagePair[] {
  if (pairs.length <= MAX_EDGES) return pairs;
  const submissions = new Set(pairs.flatMap((pair) => [pair.a, pair.b])).size;
  const each = Math.max(1, Math.floor(MAX_EDGES / submissions));
  const taken = new Map<number, number>();
  return pairs.filter(({ a, b }) => {
    const [ofA, ofB] = [taken.get(a) ?? 0, taken.get(b) ?? 0];
    if (ofA >= each && ofB >= each) return false;
    taken.set(a, ofA + 1);
    taken.set(b, ofB + 1);
    return true;
  });
}

function below([x, y]: readonly [number, number], radius: number): Spot {
  return { x, y: y + radius + 12 };
}

function short(name: string, ending: string): string {
  const shown = withoutEnding(name, ending);
  const characters = Array.from(shown);
  return characters.length <= MAX_LETTERS ? shown : `…${characters.slice(1 - MAX_LETTERS).join('')}`;
}
