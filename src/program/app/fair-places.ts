/** Who wants a place. */
export interface Claim {
  /** Groups take turns, and share the places: an installation. */
  readonly group: string;
  /** One of a lane has a place at a time: a repository. */
  readonly lane: string;
  /** Those of one person go in order; the people of a lane take turns. */
  readonly person: string;
}

interface Waiting {
  readonly claim: Claim;
  /** A group, its lane and the person there, which are called the same in no other. */
  readonly names: readonly [group: string, lane: string, person: string];
  readonly begin: () => void;
}

/**
 * Places, given out in turn: groups, the lanes of a group and the people of a lane take turns, so that nobody waits for somebody
 * else's flood. Who wants nothing is forgotten.
 */
export class FairPlaces {
  #places: number;
  readonly #ofGroup: number;
  /** In the order in which they asked. */
  #waiting: Waiting[] = [];
  /** Where each group, lane and person stands that wants a place: who came later, or had a turn later, stands behind. */
  readonly #stands = new Map<string, number>();
  #last = 0;
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
  ask(claim: Claim, begin: () => void, isFirst = false): () => void {
    const own: Waiting = { claim, names: namesOf(claim), begin };
    if (isFirst) this.#waiting.unshift(own);
    else this.#waiting.push(own);
    for (const name of own.names) if (!this.#stands.has(name)) this.#stands.set(name, ++this.#last);
    this.#give();
    return () => this.#remove(own);
  }

  /** Gives a place back. @param keepsLane the lane waits until `freeLane` */
  leave(claim: Claim, keepsLane = false): void {
    const { group } = claim;
    const taken = this.#takenBy(group);
    this.#all -= 1;
    if (taken === 1) this.#taken.delete(group);
    else this.#taken.set(group, taken - 1);
    // It had its turn until now.
    if (taken === this.#ofGroup) this.#toEnd(group);
    if (!keepsLane) this.freeLane(claim);
    this.#give();
  }

  /** To be followed by whatever goes on in the lane. */
  freeLane(claim: Claim): void {
    this.#busyLanes.delete(claim.lane);
    this.#toEnd(namesOf(claim)[1]);
  }

  /** Nobody gets a place any more. */
  close(): void {
    this.#places = 0;
  }

  #takenBy(group: string): number {
    return this.#taken.get(group) ?? 0;
  }

  #toEnd(name: string): void {
    if (this.#stands.has(name)) this.#stands.set(name, ++this.#last);
  }

  #give(): void {
    while (this.#all < this.#places) {
      const [next] = this.#waiting
        .filter(({ claim }) => this.#takenBy(claim.group) < this.#ofGroup && !this.#busyLanes.has(claim.lane))
        .toSorted((a, b) => this.#compare(a, b));
      if (next === undefined) return;
      const { group, lane } = next.claim;
      this.#all += 1;
      this.#taken.set(group, this.#takenBy(group) + 1);
      this.#busyLanes.add(lane);
      for (const name of next.names) this.#toEnd(name);
      this.#remove(next);
      next.begin();
    }
  }

  /** Whose turn is first: of groups, then of their lanes, then of the people there. */
  #compare(a: Waiting, b: Waiting): number {
    const standOf = (name: string): number => this.#stands.get(name) ?? 0;
    const differences = a.names.map((name, at) => standOf(name) - standOf(b.names[at] ?? ''));
    return differences.find((difference) => difference !== 0) ?? 0;
  }

  #remove(own: Waiting): void {
    this.#waiting = this.#waiting.filter((one) => one !== own);
    const left = new Set(this.#waiting.flatMap(({ names }) => names));
    for (const name of own.names) if (!left.has(name)) this.#stands.delete(name);
  }
}

function namesOf({ group, lane, person }: Claim): Waiting['names'] {
  return [group, `${group}\n${lane}`, `${group}\n${lane}\n${person}`];
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
