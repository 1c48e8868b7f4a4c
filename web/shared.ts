import { useEffect, useState } from 'preact/hooks';

/** A value that belongs to the page as a whole: components that use it are drawn again when it changes. */
export class Shared<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  /** The value now, for a component. */
  use(): T {
    const [seen, see] = useState(this.#value);
    useEffect(() => {
      const follow = (): void => see(this.#value);
      this.#listeners.add(follow);
      follow();
      return () => void this.#listeners.delete(follow);
    }, []);
    return seen;
  }
}
