/**
 * Which deliveries were seen, by GitHub's id; a delivery that is sent again keeps its id. Bounded: the one that was seen
 * longest ago goes first. Lost with the process: what was done for a comment is then found on GitHub.
 */
export class DeliveryLog {
  readonly #ids = new Set<string>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Notes an id. `false`: it was noted before. */
  note(id: string): boolean {
    const isNew = !this.#ids.delete(id);
    this.#ids.add(id);
    if (this.#ids.size > this.#capacity) {
      const [oldest] = this.#ids;
      if (oldest !== undefined) this.#ids.delete(oldest);
    }
    return isNew;
  }

  /** Makes room for another attempt, after one that came to nothing. */
  forget(id: string): void {
    this.#ids.delete(id);
  }
}
