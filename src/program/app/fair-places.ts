/** Who wants a place. */
export interface Claim {
  /** Groups take turns, and share the places: an installation. */
  readonly group: string;
  /** One of a lane has a place at a time: a repository. */
  readonly lane: string;
  /** Those of one person go in order; the people of a lane take turns. */
  readonly person: string;
}

type People = Map<string, (() => void)[]>;
type Lanes = Map<string, People>;

/**
 * Places, given out in turn: groups, the lanes of a group and the people of a lane take turns, so that nobody waits for somebody
 * else's flood. What stands first in a map has its turn, and goes behind the others when it had it. Who wants nothing is forgotten.
 */
export class FairPlaces {
  #places: number;
  readonly #ofGroup: number;
  readonly #groups = new Map<string, Lanes>();
  readonly #busyLanes = new Set<string>();
  /** By group. */
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** @param limits places in all, and of one group */
  constructor({ places, ofGroup }: { readonly places: number; readonly ofGroup: number }) {
    this.#places = places;
    this.#ofGroup = ofGroup;
  }

  /**
   * Asks for a place.
   *
   * @param begin called, once, when there is one
   * @param isFirst before the others of its person
   * @returns gives up a claim that has no place yet
   */
  ask({ group, lane, person }: Claim, begin: () => void, isFirst = false): () => void {
    const lanes: Lanes = made(this.#groups, group, () => new Map());
    const people: People = made(lanes, lane, () => new Map());
    const row = made(people, person, () => []);
    if (isFirst) row.unshift(begin);
    else row.push(begin);
    this.#give();
    return () => {
      const at = row.indexOf(begin);
      if (at < 0) return;
      row.splice(at, 1);
      this.#tidy({ group, lane, person });
    };
  }

  /** Gives a place back. @param keepsLane the lane waits until `freeLane` */
  leave({ group, lane }: Claim, keepsLane = false): void {
    const taken = this.#takenBy(group);
    this.#all -= 1;
    if (taken === 1) this.#taken.delete(group);
    else this.#taken.set(group, taken - 1);
    // It had its turn until now.
    if (taken === this.#ofGroup) toEnd(this.#groups, group);
    if (!keepsLane) this.freeLane({ group, lane });
    this.#give();
  }

  /** To be followed by whatever goes on in the lane. */
  freeLane({ group, lane }: Pick<Claim, 'group' | 'lane'>): void {
    this.#busyLanes.delete(lane);
    toEnd(this.#groups.get(group), lane);
  }

  /** Nobody gets a place any more. */
  close(): void {
    this.#places = 0;
    this.#groups.clear();
  }

  #takenBy(group: string): number {
    return this.#taken.get(group) ?? 0;
  }

  #give(): void {
    while (this.#all < this.#places) {
      const next = this.#next();
      if (next === null) return;
      const { group, lane, person } = next.claim;
      this.#all += 1;
      this.#taken.set(group, this.#takenBy(group) + 1);
      this.#busyLanes.add(lane);
      toEnd(toEnd(toEnd(this.#groups, group), lane), person);
      this.#tidy(next.claim);
      next.begin();
    }
  }

  /** Takes the claim whose turn it is out of its row. */
  #next(): { readonly claim: Claim; readonly begin: () => void } | null {
    for (const [group, lanes] of this.#groups) {
      if (this.#takenBy(group) >= this.#ofGroup) continue;
      for (const [lane, people] of lanes) {
        if (this.#busyLanes.has(lane)) continue;
        for (const [person, row] of people) {
          const begin = row.shift();
          if (begin !== undefined) return { claim: { group, lane, person }, begin };
        }
      }
    }
    return null;
  }

  #tidy({ group, lane, person }: Claim): void {
    const lanes = this.#groups.get(group);
    const people = lanes?.get(lane);
    if (people?.get(person)?.length === 0) people.delete(person);
    if (people?.size === 0) lanes?.delete(lane);
    if (lanes?.size === 0) this.#groups.delete(group);
  }
}

function made<V>(map: Map<string, V>, name: string, make: () => V): V {
  const known = map.get(name);
  if (known !== undefined) return known;
  const value = make();
  map.set(name, value);
  return value;
}

/** Puts it behind all others, where it is there. */
function toEnd<V>(map: Map<string, V> | undefined, name: string): V | undefined {
  const value = map?.get(name);
  if (map === undefined || value === undefined) return undefined;
  map.delete(name);
  map.set(name, value);
  return value;
}

/** A number of places: what finds none waits, and who waited longest comes first. */
export class Places {
  readonly #places: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#places = places;
    this.#free = places;
  }

  get taken(): number {
    return this.#places - this.#free;
  }

  /** Runs `body` when there is a place, or drops it where the signal is aborted by then. @throws the signal's reason */
  async take<T>(signal: AbortSignal, body: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await body();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
