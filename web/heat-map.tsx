import { useMemo, useState } from 'preact/hooks';
import type { ListedPair, Measure } from '#report';
import { link } from './links.ts';
import { ARROWS } from './pair-keys.tsx';
import { useReport } from './report.ts';

/** Of a larger class those with the highest numbers: beyond, a cell is too small to be met. */
const MOST = 150;
/** All cells of a shade are one shape. */
const SHADES = 10;

/** Everybody with everybody, in an order in which who is near stands together. */
export function HeatMap({ by }: { readonly by: Measure }) {
  const report = useReport();
  const { page, judged, words } = report;
  const { order, shades, numbers } = useMemo(
    () =>
      heatOf(
        page.pairs.filter(({ a, b }) => isJudged(a) && isJudged(b)),
        by,
      ),
    [page, by],
  );
  const [[x, y], point] = useState<readonly [number, number]>([1, 0]);
  function isJudged(place: number): boolean {
    return page.submissions[place]?.role === 'judged';
  }
  const size = order.length;
  if (size < 2) return null;
  const [a, b] = [order[y] ?? 0, order[x] ?? 0];
  const value = numbers.get(keyOf(a, b));
  const move = (to: readonly [number, number]): void =>
    point([Math.min(size - 1, Math.max(0, to[0])), Math.min(size - 1, Math.max(0, to[1]))]);
  const open = (): void => {
    if (value !== undefined) location.hash = link(`compare/${a}/${b}`);
  };
  return (
    <details class="card heat">
      <summary>{words.say('graph.heat')}</summary>
      <p class="hint">{words.say('graph.heatMeans', { by, shown: size, all: judged.length })}</p>
      <p role="status">
        {a === b ? report.name(a) : `${report.name(a)} ↔ ${report.name(b)}: ${words.score(value ?? null)}`}
      </p>
      <svg
        viewBox={`-0.5 -0.5 ${size + 1} ${size + 1}`}
        role="application"
        aria-label={words.say('graph.heatKeys')}
        tabindex={0}
        onKeyDown={(event) => {
          const step = ARROWS[event.key];
          if (step !== undefined) move([x + step[0], y + step[1]]);
          else if (event.key === 'Enter') open();
          else return;
          event.preventDefault();
        }}
        onPointerMove={({ currentTarget, clientX, clientY }) => {
          const { left, top, width } = currentTarget.getBoundingClientRect();
          const at = (pixels: number): number => Math.floor((pixels / width) * (size + 1) - 0.5);
          move([at(clientX - left), at(clientY - top)]);
        }}
        onClick={open}
      >
        {shades.map((shape, at) => (
          <path key={at} d={shape} fill-opacity={(at + 1) / SHADES} />
        ))}
        <rect class="cursor" x={x} y={y} width={1} height={1} />
      </svg>
    </details>
  );
}

function keyOf(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function heatOf(pairs: readonly ListedPair[], by: Measure) {
  const valued = pairs
    .map((pair) => ({ ...pair, value: (by === 'suspicion' ? pair.suspicion : pair.average) ?? 0 }))
    .toSorted((x, y) => y.value - x.value);
  const taken = new Set([...new Set(valued.flatMap(({ a, b }) => [a, b]))].slice(0, MOST));
  const order = nearTogether(valued, taken);
  const at = new Map(order.map((place, index) => [place, index]));
  const shades = Array.from({ length: SHADES }, () => '');
  const numbers = new Map<string, number>();
  for (const { a, b, value } of valued) {
    const [x, y] = [at.get(a), at.get(b)];
    if (x === undefined || y === undefined) continue;
    numbers.set(keyOf(a, b), value);
    const shade = Math.ceil((value / 100) * SHADES) - 1;
    if (shade >= 0) shades[shade] += `M${x} ${y}h1v1h-1zM${y} ${x}h1v1h-1z`;
  }
  return { order, shades, numbers };
}

/** Rows of people grow together, the nearest first. @param pairs the nearest first */
function nearTogether(
  pairs: readonly Pick<ListedPair, 'a' | 'b'>[],
  taken: ReadonlySet<number>,
): readonly number[] {
  const rows = new Map([...taken].map((place) => [place, [place]]));
  for (const { a, b } of pairs) {
    const [one, other] = [rows.get(a), rows.get(b)];
    if (one === undefined || other === undefined || one === other) continue;
    // The ends that are nearest meet.
    if (one.indexOf(a) < one.length / 2) one.reverse();
    if (other.indexOf(b) >= other.length / 2) other.reverse();
    one.push(...other);
    for (const place of other) rows.set(place, one);
  }
  return [...new Set(rows.values())].flat();
}
