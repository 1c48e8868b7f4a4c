/** Things that take turns, each once at a time. Every step takes the same time, however many there are. */
export class Rotation<T> {
  readonly #waiting = new Set<T>();

  get size(): number {
    return this.#waiting.size;
  }

  /** Puts it behind all others, where it is not in the row already. */
  add(one: T): void {
    this.#waiting.add(one);
  }

  remove(one: T): void {
    this.#waiting.delete(one);
  }

  /** Takes out the one that has waited longest. */
  take(): T | undefined {
    const [first] = this.#waiting;
    if (first !== undefined) this.#waiting.delete(first);
    return first;
  }
}
