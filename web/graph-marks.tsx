import type { ListedPair } from '#report';
import { below, type Drawing } from './graph-drawing.ts';
import type { Spot } from './label-places.ts';
import { link } from './links.ts';
import { useReport } from './report.ts';

/** Of a node, in pixels. */
export const RADIUS = 9;
/** A pair: a line that leads to its comparison. */
export function Edge({
  pair,
  drawing: { view, at, lit, radius },
}: {
  readonly pair: ListedPair;
  readonly drawing: Drawing;
}) {
  const report = useReport();
  const [x1, y1] = at(pair.a);
  const [x2, y2] = at(pair.b);
  const isAbove = (pair.average ?? 0) > report.page.thresholds.similarity && report.counts(pair);
  const isDim = lit !== null && pair.a !== lit && pair.b !== lit;
  return (
    <a
      href={link(`compare/${pair.a}/${pair.b}`)}
      // In lower case: the names of attributes inside of an SVG are taken as they are written.
      tabindex={-1}
      aria-hidden="true"
    >
      <line
        class={`edge${isAbove ? ' above' : ''}${view.between.has(pair) ? ' between' : ''}${isDim ? ' dim' : ''}`}
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        stroke-width={(1 + ((pair.average ?? 0) / 100) ** 2 * 5) * Math.min(1, radius / RADIUS)}
      />
    </a>
  );
}

interface NodeProps {
  readonly place: number;
  readonly drawing: Drawing;
  /** The Tab key stops here. */
  readonly isStop: boolean;
  readonly onLit: (place: number | null) => void;
  readonly onActive: (place: number) => void;
}

/** A submission: a circle that leads to its view. */
export function Node({ place, drawing: { at, lit, near, radius }, isStop, onLit, onActive }: NodeProps) {
  const report = useReport();
  const submission = report.page.submissions[place];
  const isFlagged = (submission?.flaggedBy.length ?? 0) > 0;
  const section = report.section(place);
  const [cx, cy] = at(place);
  return (
    <a
      data-place={place}
      href={link(`submission/${place}`)}
      class={lit !== null && !near.has(place) ? 'dim' : ''}
      tabindex={isStop ? 0 : -1}
      aria-label={report.words.say('graph.node', {
        name: report.name(place),
        similarity: { as: 'score', value: submission?.total ?? null },
        hasSection: section === undefined ? '' : 'yes',
        section: section?.name ?? '',
        state: isFlagged ? 'flagged' : '',
      })}
      onMouseEnter={() => onLit(place)}
      onMouseLeave={() => onLit(null)}
      onFocus={() => {
        onLit(place);
        onActive(place);
      }}
      onBlur={() => onLit(null)}
    >
      <title>{report.name(place)}</title>
      <circle
        class={`node${isFlagged ? ' flag' : ''}${submission?.role === 'archive' ? ' archive' : ''}${section === undefined ? '' : ` sectioned hue${section.hue}`}`}
        cx={cx}
        cy={cy}
        r={radius}
      />
      {section === undefined || radius < RADIUS ? null : (
        <text class="mark" x={cx} y={cy + 3.5} aria-hidden="true">
          {section.mark}
        </text>
      )}
    </a>
  );
}

/** Names beside nodes, where there is room. */
export function Names({
  labels,
  drawing,
}: {
  readonly labels: ReadonlyMap<number, Spot | null>;
  readonly drawing: Drawing;
}) {
  return [...labels].map(([place, spot]) => {
    // The submission that is pointed at has its name, whatever it lies over.
    const shown = spot ?? (place === drawing.lit ? below(drawing, place) : null);
    return shown === null ? null : (
      <text key={place} x={shown.x} y={shown.y + 4.5} aria-hidden="true">
        {drawing.label(place)}
      </text>
    );
  });
}
