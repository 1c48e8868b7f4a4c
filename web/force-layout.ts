/** Where the nodes of a graph go. */
export interface Layout {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: number;
  readonly height: number;
  /** 1: the node's name goes below it, -1: above, so that neighbours' names do not lie over each other. */
  readonly nameSide: Int8Array;
}

export interface Edge {
  /** Places in the list of nodes. */
  readonly from: number;
  readonly to: number;
  /** 0..1: how strongly it pulls. */
  readonly weight: number;
}

/** Between neighbours, in pixels. */
const LENGTH = 120;
const PAD = 40;

/**
 * Lays out each connected part by itself (Fruchterman and Reingold 1991: all nodes repel, edges pull, steps shrink) and sets
 * the parts beside each other in rows, largest first. Same graph, same picture.
 */
export function layOut(count: number, edges: readonly Edge[], rowWidth: number): Layout {
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const nameSide = new Int8Array(count).fill(1);
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
    const sorted = part.nodes.toSorted((p, q) => (x[p] ?? 0) - (x[q] ?? 0));
    for (const [index, node] of sorted.entries()) {
      if (index % 2 === 1) nameSide[node] = -1;
      x[node] = (x[node] ?? 0) + left;
      y[node] = (y[node] ?? 0) + top;
    }
    left += box.width;
    width = Math.max(width, left);
    rowHeight = Math.max(rowHeight, box.height);
  }
  return { x, y, width: Math.max(width, 1), height: Math.max(top + rowHeight, 1), nameSide };
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

function layOutPart(
  nodes: readonly number[],
  edges: readonly Edge[],
  x: Float64Array,
  y: Float64Array,
): { readonly width: number; readonly height: number } {
  const n = nodes.length;
  const radius = (LENGTH * n) / (2 * Math.PI);
  for (const [index, node] of nodes.entries()) {
    const angle = (2 * Math.PI * index) / n;
    x[node] = radius * Math.cos(angle);
    y[node] = radius * Math.sin(angle);
  }
  if (n > 2) relax(nodes, edges, x, y);
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
  // About the same work whatever the size, so that a thousand nodes do not freeze the page.
  const rounds = Math.max(30, Math.min(300, Math.floor(12_000_000 / (n * n))));
  const dx = new Float64Array(x.length);
  const dy = new Float64Array(y.length);
  for (let round = 0; round < rounds; round += 1) {
    dx.fill(0);
    dy.fill(0);
    for (let i = 0; i < n; i += 1) {
      const a = nodes[i] ?? 0;
      for (let j = i + 1; j < n; j += 1) {
        const b = nodes[j] ?? 0;
        const vx = (x[a] ?? 0) - (x[b] ?? 0) || 0.01 * (i - j);
        const vy = (y[a] ?? 0) - (y[b] ?? 0) || 0.01;
        const push = (LENGTH * LENGTH) / (vx * vx + vy * vy);
        dx[a] = (dx[a] ?? 0) + vx * push;
        dy[a] = (dy[a] ?? 0) + vy * push;
        dx[b] = (dx[b] ?? 0) - vx * push;
        dy[b] = (dy[b] ?? 0) - vy * push;
      }
    }
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
