/**
 * Gives names out once each: `src/main.py`, then `src/main (2).py`. Whoever hands in two files of one name cannot hide one
 * behind the other, and thousands of them cost no more than their number.
 */
export class UnusedNames {
  readonly #next = new Map<string, number>();

  /** The path, or one like it that was not given out. */
  take(path: string): string {
    for (;;) {
      const count = this.#next.get(path) ?? 1;
      this.#next.set(path, count + 1);
      if (count === 1) return path;
      const [, stem = path, extension = ''] = /^(.*?[^/])(\.[^./]*)?$/s.exec(path) ?? [];
      const name = `${stem} (${count})${extension}`;
      if (!this.#next.has(name)) {
        this.#next.set(name, 2);
        return name;
      }
    }
  }
}
