import { untilAborted } from '#base';

/** An analysis was ended so that those before it have the memory: it begins again when they are over. */
export interface Crowded {
  readonly kind: 'crowded';
}

interface Member {
  /** What it held when it was last looked at. 0: it waits, or was not looked at yet. */
  bytes: number;
  readonly over: Promise<void>;
}

/**
 * The memory of all analyses of a process. Each alone stays below its own limit, but several large ones at once may take more than the
 * machine or its container has: then the system ends the whole process, again and again. So who began last makes room for the others.
 */
export class MemoryTogether {
  readonly #mostBytes: number;
  /** In the order in which they began for the first time. */
  readonly #members = new Set<Member>();

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /**
   * Takes an analysis to its end. What was ended to make room begins again when all that began before it are over: then nobody ends it
   * any more.
   *
   * @param attempt tells what it takes, and ends with what it is answered
   * @throws as `attempt`; the signal's reason when aborted
   */
  async run<T extends { readonly kind: string }>(
    attempt: (onBytes: (bytes: number) => Crowded | null) => Promise<T | Crowded>,
    signal: AbortSignal,
  ): Promise<T> {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const member: Member = { bytes: 0, over };
    const before = [...this.#members].map((one) => one.over);
    this.#members.add(member);
    try {
      for (;;) {
        const ended = await attempt((bytes) => this.#look(member, bytes));
        if (!isCrowded(ended)) return ended;
        member.bytes = 0;
        await Promise.race([Promise.all(before), untilAborted(signal)]);
        signal.throwIfAborted();
      }
    } finally {
      this.#members.delete(member);
      end();
    }
  }

  #look(member: Member, bytes: number): Crowded | null {
    member.bytes = bytes;
    const running = [...this.#members].filter((one) => one.bytes > 0);
    const isLast = running.length > 1 && running.at(-1) === member;
    const all = running.reduce((sum, one) => sum + one.bytes, 0);
    return isLast && all > this.#mostBytes ? { kind: 'crowded' } : null;
  }
}

function isCrowded(ended: { readonly kind: string }): ended is Crowded {
  return ended.kind === 'crowded';
}
