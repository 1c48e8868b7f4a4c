import { useEffect, useMemo, useState } from 'preact/hooks';
import { count, formatCount, formatScore } from '../src/report/format.ts';
import type { PagePair } from '../src/report/page-data.ts';
import { numberOf } from './filters.tsx';
import { type Group as GroupOfPairs, groupsOf, joiningPairs } from './groups.ts';
import { layOut } from './force-layout.ts';
import { PairLink, SubmissionLink } from './names.tsx';
import { Score, Total, useTitle } from './parts.tsx';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { replaceQuery } from './routes.ts';

/** More lines than this are a fog: then only the strongest of each submission are drawn. */
const MAX_EDGES = 2500;
/** With more, lines are drawn lighter. */
const DENSE = 600;
/** With more nodes only names of the node that is pointed at are shown. */
const MAX_NAMES = 80;
/** Pixels that a row of groups takes at most, and around it. */
const ROW_WIDTH = 1150;
const AROUND = 60;
const MIN_WIDTH = 300;
/** Groups, and pairs of each, in the lists below the graph. */
const MAX_GROUPS = 60;
const MAX_LISTED = 100;

/** Who shares code with whom, as a graph and as lists. */
export function Clusters({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle('Groups');
  const asked = numberOf(query, 'least', page.thresholds.similarity);
  const least = useSettled(asked);
  const [lit, setLit] = useState<number | null>(null);
  const rowWidth = useRowWidth();
  const graph = useMemo(() => {
    const pairs = joiningPairs(page, least);
    const drawn = strongest(pairs);
    const places = [...new Set(pairs.flatMap((pair) => [pair.a, pair.b]))].toSorted((x, y) => x - y);
    const nodes = new Map(places.map((place, node) => [place, node]));
    const edges = drawn.map((pair) => ({
      from: nodes.get(pair.a) ?? 0,
      to: nodes.get(pair.b) ?? 0,
      weight: (pair.average ?? 0) / 100,
    }));
    return { pairs, drawn, places, nodes, layout: layOut(places.length, edges, rowWidth) };
  }, [page, least, rowWidth]);
  const { layout } = graph;
  const groups = useMemo(() => groupsOf(graph.pairs), [graph]);
  const x = (place: number): number => layout.x[graph.nodes.get(place) ?? 0] ?? 0;
  const y = (place: number): number => layout.y[graph.nodes.get(place) ?? 0] ?? 0;
  const touches = (pair: PagePair): boolean => pair.a === lit || pair.b === lit;
  const near = new Set(lit === null ? [] : graph.drawn.filter(touches).flatMap((pair) => [pair.a, pair.b]));
  return (
    <>
      <h1 tabIndex={-1}>Groups that share code</h1>
      <div class="filters">
        <label class="field grow">
          <span>Joined by pairs with a similarity above {asked}</span>
          <input
            type="range"
            min={0}
            max={99}
            value={asked}
            onInput={(event) => replaceQuery({ least: event.currentTarget.value })}
          />
        </label>
        <p class="found" role="status">
          {count(graph.places.length, 'submission')}, {count(graph.pairs.length, 'pair')}
        </p>
      </div>
      {graph.places.length === 0 ? (
        <p class="empty">No pair is above {least}. Move the slider to the left to see weaker ones.</p>
      ) : (
        <div class={graph.drawn.length > DENSE ? 'card graph dense' : 'card graph'}>
          <svg
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            style={{ maxWidth: `${layout.width * 1.15}px` }}
            role="group"
            aria-label="Graph of submissions that share code; the lists below hold the same pairs"
          >
            {graph.drawn.map((pair) => (
              <a
                key={`${pair.a} ${pair.b}`}
                href={link(`compare/${pair.a}/${pair.b}`)}
                // In lower case: the names of attributes inside of an SVG are taken as they are written.
                tabindex={-1}
                aria-hidden="true"
              >
                <line
                  class={`edge${(pair.average ?? 0) > page.thresholds.similarity ? ' above' : ''}${lit !== null && !touches(pair) ? ' dim' : ''}`}
                  x1={x(pair.a)}
                  y1={y(pair.a)}
                  x2={x(pair.b)}
                  y2={y(pair.b)}
                  stroke-width={1 + ((pair.average ?? 0) / 100) ** 2 * 5}
                />
              </a>
            ))}
            {graph.places.map((place) => {
              const submission = page.submissions[place];
              const isFlagged = (submission?.flaggedBy.length ?? 0) > 0;
              const isNamed =
                graph.places.length <= MAX_NAMES ? lit === null || near.has(place) : near.has(place);
              return (
                <a
                  key={place}
                  href={link(`submission/${place}`)}
                  class={lit !== null && !near.has(place) ? 'dim' : ''}
                  aria-label={`${report.name(place)}, similarity ${formatScore(submission?.total ?? null)}${isFlagged ? ', flagged' : ''}`}
                  onMouseEnter={() => setLit(place)}
                  onMouseLeave={() => setLit(null)}
                  onFocus={() => setLit(place)}
                  onBlur={() => setLit(null)}
                >
                  <circle
                    class={`node${isFlagged ? ' flag' : ''}${submission?.role === 'archive' ? ' archive' : ''}`}
                    cx={x(place)}
                    cy={y(place)}
                    r={9 * Math.max(1, layout.width / (2 * ROW_WIDTH))}
                  />
                  {isNamed ? (
                    <text
                      x={x(place)}
                      y={y(place) + (layout.nameSide[graph.nodes.get(place) ?? 0] === -1 ? -15 : 24)}
                    >
                      {short(report.name(place))}
                    </text>
                  ) : null}
                </a>
              );
            })}
          </svg>
          <p class="legend">
            <span class="dot flag" /> flagged <span class="dot" /> not flagged <span class="dot archive" />{' '}
            archive · a thicker line is a higher similarity; a line leads to the comparison
            {graph.drawn.length < graph.pairs.length
              ? ` · drawn are the strongest pairs of each submission, ${formatCount(graph.drawn.length)} of ${formatCount(graph.pairs.length)}`
              : ''}
          </p>
        </div>
      )}
      <div class="grid groups">
        {groups.slice(0, MAX_GROUPS).map((group, index) => (
          <Group key={group.places.join(' ')} number={index + 1} group={group} />
        ))}
      </div>
      {groups.length > MAX_GROUPS ? (
        <p class="hint">…and {count(groups.length - MAX_GROUPS, 'smaller group')}.</p>
      ) : null}
    </>
  );
}

const SETTLED_MS = 100;

/** The value once it stays: a slider changes it many times a second, and a large graph takes longer than that. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
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

/** What the graph shows of one group, for whoever reads lists: its submissions, and the pairs that join them. */
function Group({ number, group }: { readonly number: number; readonly group: GroupOfPairs }) {
  const report = useReport();
  const { page } = report;
  const threshold = page.thresholds.similarity;
  return (
    <section class="card" aria-labelledby={`group-${number}`}>
      <h2 id={`group-${number}`}>
        Group {number}: {count(group.places.length, 'submission')}, {count(group.pairs.length, 'pair')}
      </h2>
      <ol class="first scroll">
        {group.pairs.slice(0, MAX_LISTED).map((pair) => (
          <li key={`${pair.a} ${pair.b}`}>
            <PairLink pair={pair} />
            <Score value={pair.average} threshold={threshold} />
          </li>
        ))}
      </ol>
      {group.pairs.length > MAX_LISTED ? (
        <p class="hint">…and {count(group.pairs.length - MAX_LISTED, 'weaker pair')}.</p>
      ) : null}
      {group.places.length > 2 ? (
        <details>
          <summary>{count(group.places.length, 'submission')}</summary>
          <ul class="columns">
            {group.places.map((place) => (
              <li key={place}>
                <SubmissionLink place={place} />
                <Total place={place} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
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

function short(name: string): string {
  const characters = Array.from(name);
  return characters.length <= 17 ? name : `…${characters.slice(-16).join('')}`;
}
