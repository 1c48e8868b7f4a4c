import type { Jobs } from '#service';
import { keyOf, type ScanPlan } from './app-config.ts';

/** Pushes that go on and on start a scan after this time all the same. */
const MOST_WAIT_MS = 60 * 60_000;

interface Note {
  readonly firstMs: number;
  readonly lastMs: number;
}

/**
 * Which assignments were pushed to, until nothing came for a while. A push costs a look into a map, however many there are.
 * All times are milliseconds since 1970.
 */
export class PushNotes {
  readonly #quietMs: number;
  readonly #notes = new Map<string, Note>();

  /** @param quietMs how long nothing is pushed before an assignment is due */
  constructor(quietMs: number) {
    this.#quietMs = quietMs;
  }

  /** @returns whether it is the first of this assignment; later ones only put off what is due */
  note(assignment: string, nowMs: number): boolean {
    const before = this.#notes.get(assignment);
    this.#notes.set(assignment, { firstMs: before?.firstMs ?? nowMs, lastMs: nowMs });
    return before === undefined;
  }

  /**
   * When the first of them is due; null: none is noted.
   *
   * @param notBefore the earliest moment for an assignment, as its cooldown says
   */
  earliest(notBefore: (assignment: string) => number): number | null {
    const times = [...this.#notes].map(([name, note]) => Math.max(this.#dueAt(note), notBefore(name)));
    return times.length === 0 ? null : Math.min(...times);
  }

  /** Takes out what is due. */
  take(nowMs: number, notBefore: (assignment: string) => number): ReadonlySet<string> {
    const due = [...this.#notes].filter(
      ([name, note]) => Math.max(this.#dueAt(note), notBefore(name)) <= nowMs,
    );
    for (const [name] of due) this.#notes.delete(name);
    return new Set(due.map(([name]) => name));
  }

  /** None was noted later than this: the clock that says so was set back since. */
  setBack(latestMs: number): void {
    for (const [name, { firstMs, lastMs }] of this.#notes) {
      if (lastMs <= latestMs) continue;
      this.#notes.set(name, { firstMs: Math.min(firstMs, latestMs), lastMs: latestMs });
    }
  }

  has(assignment: string): boolean {
    return this.#notes.has(assignment);
  }

  /** A scan of everything makes up for all of them. @returns which these were */
  clear(): ReadonlySet<string> {
    const all = new Set(this.#notes.keys());
    this.#notes.clear();
    return all;
  }

  #dueAt({ firstMs, lastMs }: Note): number {
    return Math.min(lastMs + this.#quietMs, firstMs + Math.max(MOST_WAIT_MS, this.#quietMs));
  }
}

/** Names of assignments that were pushed to and not scanned since, for the next process. */
export interface KeptPushes {
  all(): Promise<readonly string[]>;
  add(assignment: string): Promise<void>;
  remove(assignment: string): Promise<unknown>;
}

/** Those of one plan, as jobs of the one table. */
export function keptPushes(jobs: Jobs, plan: ScanPlan): KeptPushes {
  const keyFor = (assignment: string): string => JSON.stringify([keyOf(plan), assignment]);
  return {
    all: async () =>
      [...(await jobs.keys('push'))].flatMap((key) => {
        const [of, name] = JSON.parse(key) as readonly [string, string];
        return of === keyOf(plan) ? [name] : [];
      }),
    add: (assignment) => jobs.add({ kind: 'push', key: keyFor(assignment), person: null, small: false }),
    remove: (assignment) => jobs.cancel('push', keyFor(assignment)),
  };
}
