/** A link between two things, stronger where `weight` is higher. */
export interface Link {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/** Links between two parts: how many there are, and their weights together. */
interface Bond {
  count: number;
  weight: number;
}

interface Part {
  /** The smallest of its members: decides between equals, so that the same links give the same parts. */
  readonly id: number;
  members: number[];
  readonly bonds: Map<number, Bond>;
}

/** Two parts that may join. */
interface Candidate {
  readonly low: number;
  readonly high: number;
  /** Members of both together when this was written; with others it is out of date, as parts only grow. */
  readonly size: number;
  /** Share of the pairs between the two parts that are linked. */
  readonly share: number;
  /** Weight of these links over all pairs between the two. */
  readonly weight: number;
}

/** Weights are whole numbers inside, so that no sum of them depends on its order. */
const UNITS = 1000;

/** Two parts become one where at least so many of the pairs between them are linked. */
const LEAST_SHARE = 1 / 2;

/**
 * Puts what is linked into parts that cannot be chains: average linkage on the share of linked pairs. Again and again the two
 * parts join between which the largest share of pairs is linked, as long as that is at least half of them; of equal shares the
 * one with the larger weight, then the one that comes first. So at least half of all pairs inside of each part are linked, and what one link joins stays
 * apart. A link weighs less where its ends are linked with different others: else the one link between two parts, if it is the
 * strongest, would join its ends before each of them finds its own part. Nobody is in two parts.
 *
 * What may join waits in a heap; a join writes new candidates for the joined part, and old ones are passed over. So it takes
 * about m log m steps for m links, and some more for each join: 50,000 links of a thousand submissions take a moment.
 *
 * @param links each pair once
 * @returns parts of two and more, members in rising order
 */
export function linkedParts(links: readonly Link[]): readonly (readonly number[])[] {
  const parts = singles(links);
  const heap = links.flatMap(({ a, b }) => candidateOf(a, b, parts) ?? []).toSorted(order);
  for (let next = pop(heap); next !== undefined; next = pop(heap)) {
    const [into, gone] = [parts.get(next.low), parts.get(next.high)];
    if (into === undefined || gone === undefined) continue;
    if (into.members.length + gone.members.length !== next.size) continue;
    join(into, gone, parts);
    for (const id of into.bonds.keys()) {
      const candidate = candidateOf(into.id, id, parts);
      if (candidate !== null) push(heap, candidate);
    }
  }
  return [...parts.values()]
    .filter(({ members }) => members.length > 1)
    .map(({ members }) => members.toSorted((x, y) => x - y));
}

function singles(links: readonly Link[]): Map<number, Part> {
  const parts = new Map<number, Part>();
  const partOf = (id: number): Part => {
    const part = parts.get(id) ?? { id, members: [id], bonds: new Map<number, Bond>() };
    parts.set(id, part);
    return part;
  };
  for (const { a, b, weight } of links) {
    partOf(a).bonds.set(b, { count: 1, weight });
    partOf(b).bonds.set(a, { count: 1, weight });
  }
  const shares = links.map(({ a, b }) => sharedOthers(partOf(a), partOf(b)));
  for (const [at, { a, b, weight }] of links.entries()) {
    const bond = { count: 1, weight: Math.round(weight * (shares[at] ?? 0) * UNITS) };
    partOf(a).bonds.set(b, bond);
    partOf(b).bonds.set(a, bond);
  }
  return parts;
}

/** Of all that two linked things are linked with, themselves too, the share that both are linked with (Jaccard). */
function sharedOthers(p: Part, q: Part): number {
  const [few, many] = p.bonds.size < q.bonds.size ? [p, q] : [q, p];
  let both = 2;
  for (const id of few.bonds.keys()) if (many.bonds.has(id)) both += 1;
  return both / (p.bonds.size + q.bonds.size + 2 - both);
}

/** `into` takes all of `gone`. */
function join(into: Part, gone: Part, parts: Map<number, Part>): void {
  parts.delete(gone.id);
  into.members = [...into.members, ...gone.members];
  into.bonds.delete(gone.id);
  gone.bonds.delete(into.id);
  for (const [id, { count, weight }] of gone.bonds) {
    const known = into.bonds.get(id);
    const bond = { count: count + (known?.count ?? 0), weight: weight + (known?.weight ?? 0) };
    into.bonds.set(id, bond);
    const other = parts.get(id);
    other?.bonds.delete(gone.id);
    other?.bonds.set(into.id, bond);
  }
}

/** null: too few of the pairs between the two are linked. */
function candidateOf(a: number, b: number, parts: ReadonlyMap<number, Part>): Candidate | null {
  const [p, q] = [parts.get(a), parts.get(b)];
  const bond = p?.bonds.get(b);
  if (p === undefined || q === undefined || bond === undefined) return null;
  const all = p.members.length * q.members.length;
  const share = bond.count / all;
  return share < LEAST_SHARE
    ? null
    : {
        low: Math.min(a, b),
        high: Math.max(a, b),
        size: p.members.length + q.members.length,
        share,
        weight: bond.weight / all,
      };
}

/** What joins first comes first. */
function order(x: Candidate, y: Candidate): number {
  return y.share - x.share || y.weight - x.weight || x.low - y.low || x.high - y.high;
}

function push(heap: Candidate[], candidate: Candidate): void {
  let at = heap.length;
  heap.push(candidate);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const parent = heap[up];
    if (parent === undefined || order(parent, candidate) <= 0) break;
    heap[at] = parent;
    at = up;
  }
  heap[at] = candidate;
}

function pop(heap: Candidate[]): Candidate | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const [one, two] = [heap[left], heap[left + 1]];
    const isRight = one !== undefined && two !== undefined && order(two, one) < 0;
    const down = isRight ? two : one;
    if (down === undefined || order(last, down) <= 0) break;
    heap[at] = down;
    at = isRight ? left + 1 : left;
  }
  heap[at] = last;
  return first;
}
