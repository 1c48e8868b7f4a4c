// What of `node:events` the reader of tars asks for. Named as there.

type Listener = (...values: readonly unknown[]) => void;

export class EventEmitter {
  readonly #listeners = new Map<string, Listener[]>();

  on(event: string, listener: Listener): this {
    // Streams begin to say something when somebody listens.
    this.emit('newListener', event, listener);
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }

  addListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (...values) => {
      this.off(event, first);
      listener.apply(this, values as unknown[]);
    };
    return this.on(event, first);
  }

  off(event: string, listener: Listener): this {
    const left = this.#listeners.get(event)?.filter((one) => one !== listener) ?? [];
    this.#listeners.set(event, left);
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    return this.off(event, listener);
  }

  emit(event: string, ...values: readonly unknown[]): boolean {
    const listeners = this.#listeners.get(event) ?? [];
    // An error that nobody listens to is not lost.
    if (listeners.length === 0 && event === 'error') throw values[0];
    for (const listener of listeners) listener.apply(this, values as unknown[]);
    return listeners.length > 0;
  }

  listenerCount(event: string): number {
    return this.#listeners.get(event)?.length ?? 0;
  }
}
