import { appendTo } from '#base';
/** Where the nodes of a graph go. */
export type Layout = ReturnType<typeof layOut>;

interface Edge {
  /** Places in the list of nodes. */
  readonly from: number;
  readonly to: number;
  /** 0..1: how strongly it pulls. */
  readonly weight: number;
}

/** Between neighbours, in pixels. */
const LENGTH = 120;
const PAD = 40;
/** Neighbours in small parts stand at least this far from each other, unless that makes the part so many times larger. */
const NEAREST = 80;
const MAX_GROWTH = 2.5;
/** Parts of up to so many nodes begin as a ring, and all of them repel each other. */
const RING = 60;
const SPACING = LENGTH * 0.6;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** In larger parts, nodes that are farther from each other than this do not repel. */
const REACH = LENGTH * 2.5;

/**
 * Lays out each connected part by itself (Fruchterman and Reingold 1991: nodes repel, edges pull, steps shrink) and sets
 * the parts beside each other in rows, largest first. Same graph, same picture.
 */
export function layOut(count: number, edges: readonly Edge[], rowWidth: number) {
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  let left = 0;
  let top = 0;
  let rowHeight = 0;
  let width = 0;
  for (const part of components(count, edges)) {
    const box = layOutPart(part.nodes, part.edges, x, y);
    if (left > 0 && left + box.width > rowWidth) {
      left = 0;
      top += rowHeight;
      rowHeight = 0;
    }
    for (const node of part.nodes) {
      x[node] = (x[node] ?? 0) + left;
      y[node] = (y[node] ?? 0) + top;
    }
    left += box.width;
    width = Math.max(width, left);
    rowHeight = Math.max(rowHeight, box.height);
  }
  return { x, y, width: Math.max(width, 1), height: Math.max(top + rowHeight, 1) };
}

interface Part {
  readonly nodes: number[];
  readonly edges: Edge[];
}

function components(count: number, edges: readonly Edge[]): readonly Part[] {
  const parent = Array.from({ length: count }, (_, node) => node);
  const find = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] ?? root;
    for (let at = node; at !== root; ) {
      const next = parent[at] ?? root;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  for (const { from, to } of edges) parent[find(from)] = find(to);
  const parts = new Map<number, Part>();
  for (let node = 0; node < count; node += 1) {
    const part = parts.get(find(node)) ?? { nodes: [], edges: [] };
    part.nodes.push(node);
    parts.set(find(node), part);
  }
  for (const edge of edges) parts.get(find(edge.from))?.edges.push(edge);
  return [...parts.values()].toSorted((p, q) => q.nodes.length - p.nodes.length);
}

function layOutPart(nodes: readonly number[], edges: readonly Edge[], x: Float64Array, y: Float64Array) {
  const n = nodes.length;
  for (const [index, node] of nodes.entries()) {
    // Few on a ring; many on a spiral that fills a disc evenly, as the seeds of a sunflower.
    const [radius, angle] =
      n <= RING
        ? [(LENGTH * n) / (2 * Math.PI), (2 * Math.PI * index) / n]
        : [SPACING * Math.sqrt(index + 0.5), index * GOLDEN_ANGLE];
    x[node] = radius * Math.cos(angle);
    y[node] = radius * Math.sin(angle);
  }
  if (n > 2) relax(nodes, edges, x, y);
  if (n > 2 && n <= RING) spread(nodes, x, y);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const node of nodes) {
    minX = Math.min(minX, x[node] ?? 0);
    maxX = Math.max(maxX, x[node] ?? 0);
    minY = Math.min(minY, y[node] ?? 0);
    maxY = Math.max(maxY, y[node] ?? 0);
  }
  for (const node of nodes) {
    x[node] = (x[node] ?? 0) - minX + PAD * 1.6;
    y[node] = (y[node] ?? 0) - minY + PAD;
  }
  return { width: maxX - minX + PAD * 3.2, height: maxY - minY + PAD * 2 };
}

function relax(nodes: readonly number[], edges: readonly Edge[], x: Float64Array, y: Float64Array): void {
  const n = nodes.length;
  const rounds = Math.max(60, Math.min(300, Math.floor(60_000 / n)));
  const dx = new Float64Array(x.length);
  const dy = new Float64Array(y.length);
  const repel = (a: number, b: number): void => {
    const vx = (x[a] ?? 0) - (x[b] ?? 0) || 0.01 * (a - b);
    const vy = (y[a] ?? 0) - (y[b] ?? 0) || 0.01;
    const distance = vx * vx + vy * vy;
    if (n > RING && distance > REACH * REACH) return;
    const push = (LENGTH * LENGTH) / distance;
    dx[a] = (dx[a] ?? 0) + vx * push;
    dy[a] = (dy[a] ?? 0) + vy * push;
    dx[b] = (dx[b] ?? 0) - vx * push;
    dy[b] = (dy[b] ?? 0) - vy * push;
  };
  for (let round = 0; round < rounds; round += 1) {
    dx.fill(0);
    dy.fill(0);
    if (n <= RING) everyPair(nodes, repel);
    else nearbyPairs(nodes, x, y, repel);
    for (const { from, to, weight } of edges) {
      const vx = (x[from] ?? 0) - (x[to] ?? 0);
      const vy = (y[from] ?? 0) - (y[to] ?? 0);
      const pull = (Math.hypot(vx, vy) / LENGTH) * (0.4 + 0.6 * weight);
      dx[from] = (dx[from] ?? 0) - vx * pull;
      dy[from] = (dy[from] ?? 0) - vy * pull;
      dx[to] = (dx[to] ?? 0) + vx * pull;
      dy[to] = (dy[to] ?? 0) + vy * pull;
    }
    const step = LENGTH * (1 - round / rounds);
    for (const node of nodes) {
      const length = Math.hypot(dx[node] ?? 0, dy[node] ?? 0);
      const share = length === 0 ? 0 : Math.min(step, length) / length;
      x[node] = (x[node] ?? 0) + (dx[node] ?? 0) * share;
      y[node] = (y[node] ?? 0) + (dy[node] ?? 0) * share;
    }
  }
}

/** Where everybody shares with everybody, the pull leaves no room for names: the part grows until there is some. */
function spread(nodes: readonly number[], x: Float64Array, y: Float64Array): void {
  let least = Infinity;
  everyPair(nodes, (a, b) => {
    least = Math.min(least, Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)));
  });
  const grow = Math.min(MAX_GROWTH, Math.max(1, NEAREST / Math.max(1, least)));
  for (const node of nodes) {
    x[node] = (x[node] ?? 0) * grow;
    y[node] = (y[node] ?? 0) * grow;
  }
}

function everyPair(nodes: readonly number[], visit: (a: number, b: number) => void): void {
  for (const [at, a] of nodes.entries()) {
    for (let other = at + 1; other < nodes.length; other += 1) visit(a, nodes[other] ?? a);
  }
}

/** Pairs that are within reach of each other, by a grid of cells as wide as the reach: a thousand nodes do not freeze the page. */
function nearbyPairs(
  nodes: readonly number[],
  x: Float64Array,
  y: Float64Array,
  visit: (a: number, b: number) => void,
): void {
  const cells = new Map<number, number[]>();
  const keyOf = (column: number, row: number): number => column * 65_536 + row;
  const place = (node: number): readonly [number, number] => [
    Math.floor((x[node] ?? 0) / REACH),
    Math.floor((y[node] ?? 0) / REACH),
  ];
  for (const a of nodes) {
    const [column, row] = place(a);
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) for (const b of cells.get(keyOf(i, j)) ?? []) visit(a, b);
    }
    appendTo(cells, keyOf(column, row), a);
  }
}
