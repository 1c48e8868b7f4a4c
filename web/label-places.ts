import { appendTo } from '#base';
/** A node on the screen, in pixels, with the width of its name and where its neighbours are not. */
export interface Labelled {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Away from its neighbours; any length. */
  readonly outward: readonly [number, number];
}

/** The middle of a name. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const HEIGHT = 16;
const AWAY = 4;
/** Beyond the end of a name that stands beside its node: else it seems to belong to the next one. */
const CLEAR = 26;
const CELL = 120;

/**
 * Where names go so that none lies over another one, over a node or outside of the picture; null: there is no room. Nodes
 * that come first choose first. A name stands on the side that is away from the neighbours, where it can.
 */
export function placeLabels(
  nodes: readonly Labelled[],
  radius: number,
  size: { readonly width: number; readonly height: number },
): readonly (Spot | null)[] {
  const taken = new Map<string, { readonly box: Box; readonly node: number }[]>();
  const cellsOf = (box: Box): string[] => {
    const cells: string[] = [];
    for (let column = Math.floor(box.left / CELL); column <= Math.floor(box.right / CELL); column += 1) {
      for (let row = Math.floor(box.top / CELL); row <= Math.floor(box.bottom / CELL); row += 1) {
        cells.push(`${column} ${row}`);
      }
    }
    return cells;
  };
  const take = (box: Box, node: number): void => {
    for (const cell of cellsOf(box)) appendTo(taken, cell, { box, node });
  };
  const isFree = (box: Box): boolean =>
    !cellsOf(box).some((cell) => taken.get(cell)?.some((one) => overlap(one.box, box)) === true);
  for (const [node, { x, y }] of nodes.entries()) {
    take({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }, node);
  }
  return nodes.map((node, index) => {
    for (const spot of candidates(node, radius, size.width)) {
      const box = boxOf(spot, node.width);
      const isInside = box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      const [left, right] = [spot.x < node.x - radius ? CLEAR : 0, spot.x > node.x + radius ? CLEAR : 0];
      const isBeside = spot.y === node.y;
      const needed = isBeside ? { ...box, left: box.left - left, right: box.right + right } : box;
      if (!isInside || !isFree(needed)) continue;
      take(box, index);
      return spot;
    }
    return null;
  });
}

function candidates(
  { x, y, width, outward }: Labelled,
  radius: number,
  pictureWidth: number,
): readonly Spot[] {
  const beside = radius + AWAY + width / 2;
  const over = radius + AWAY + HEIGHT / 2;
  // Near the edge of the picture a name moves in.
  const within = Math.min(Math.max(x, width / 2), Math.max(width / 2, pictureWidth - width / 2));
  const [dx, dy] = outward;
  return [
    { x: within, y: y + over, worth: dy + 0.01 },
    { x: within, y: y - over, worth: -dy },
    { x: x + beside, y, worth: dx - 0.01 },
    { x: x - beside, y, worth: -dx - 0.02 },
  ].toSorted((p, q) => q.worth - p.worth);
}

function boxOf({ x, y }: Spot, width: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}

function overlap(p: Box, q: Box): boolean {
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
}
