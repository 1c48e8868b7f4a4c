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
