import { Cancelled, type Clock, Failure, fill, type Log, messageOf, Skipped } from '#base';
import { LEASE_MS } from '#bot';
import { type RepositoryName, sameRepository } from '#github';
import type { ScanPlan } from './app-config.ts';
import { type Concerned, concernedBy } from './concerned.ts';
import { dueAt } from './next-scan.ts';
import { type KeptPushes, PushNotes } from './push-notes.ts';
import type { ScanTold, StaffFacts } from './scan-once.ts';
import * as says from '../says.ts';

/** Never longer asleep: timers have a bound, and a machine that slept wakes up late. */
const MOST_SLEEP_MS = 3_600_000;
/** Another scan has the lease. If its process is dead, the work is free after this time. */
const AGAIN_MS = LEASE_MS + 5 * 60_000;

/** What the keeper of one plan works with. */
export interface KeeperOptions {
  readonly plan: ScanPlan;
  readonly clock: Clock;
  /** Wall-clock time. */
  readonly date: () => Date;
  /** Ends the keeper. */
  readonly signal: AbortSignal;
  readonly log: Log;
  /** An earlier process began a scan and was killed: it is taken up at once. */
  readonly isCutOff: boolean;
  readonly kept: KeptPushes;
  /** Reads config and state. @throws Failure */
  readonly lookUp: () => Promise<StaffFacts & { readonly lastScan: Date | null }>;
  /** Scans once, when its turn comes. @throws Failure */
  readonly scan: (only: ReadonlySet<string> | null) => Promise<ScanTold>;
}

/** Sees to it that one staff repository is scanned in time: by its schedule, and after pushes. */
export class ScanKeeper {
  readonly #options: KeeperOptions;
  readonly #pushes: PushNotes;
  #facts: StaffFacts = { assignments: [], checkedAt: new Map() };
  #concerned: Concerned = () => [];
  #last: Date | null = null;
  #since: Date;
  /** When the config is to be read again, milliseconds since 1970. */
  #lookAtMs: number | null = null;
  /** Ends the sleep. */
  #alarm = new AbortController();

  constructor(options: KeeperOptions) {
    this.#options = options;
    this.#since = options.date();
    this.#pushes = new PushNotes(options.plan.quietMs ?? 0);
  }

  /**
   * A push to the default branch of a repository. One that no assignment may take is nobody's; one to the staff repository may
   * have changed the config.
   *
   * @returns whether it is noted
   */
  pushed(repository: RepositoryName): boolean {
    const { plan } = this.#options;
    if (plan.quietMs === null) return false;
    const now = this.#now();
    if (sameRepository(repository, plan.repository)) {
      if (this.#lookAtMs === null) this.#alarm.abort();
      this.#lookAtMs ??= now + plan.quietMs;
      return true;
    }
    const names = this.#concerned(repository);
    // Later pushes only put off what is due, and need not wake anybody.
    const first = names.filter((name) => this.#pushes.note(name, now));
    for (const name of first) void this.#noted(() => this.#options.kept.add(name));
    if (first.length > 0) this.#alarm.abort();
    return names.length > 0;
  }

  /** Until the signal is aborted. Failures are told in the log and end nothing. */
  async keep(): Promise<void> {
    const { signal, kept, plan } = this.#options;
    const before = plan.quietMs === null ? [] : await this.#noted(() => kept.all());
    for (const name of before ?? []) this.#pushes.note(name, this.#now());
    await this.#lookUp();
    if (this.#options.isCutOff) await this.#scan(null);
    while (!signal.aborted) {
      const now = this.#now();
      const due = dueAt(this.#options.plan, { last: this.#last, since: this.#since });
      const notBefore = (name: string): number => this.#notBefore(name);
      if (due !== null && due <= now) {
        this.#pushes.clear();
        await this.#scan(null);
      } else if (this.#lookAtMs !== null && this.#lookAtMs <= now) {
        await this.#lookUp();
      } else {
        const only = this.#pushes.take(now, notBefore);
        if (only.size > 0) await this.#scan(only);
        else await this.#sleep(now, [due, this.#lookAtMs, this.#pushes.earliest(notBefore)]);
      }
    }
  }

  async #lookUp(): Promise<void> {
    const { log, lookUp } = this.#options;
    this.#lookAtMs = null;
    try {
      const { lastScan, ...facts } = await lookUp();
      this.#learn(facts);
      if (lastScan !== null && (this.#last === null || lastScan > this.#last)) this.#last = lastScan;
    } catch (error) {
      if (this.#isOver(error)) return;
      // The schedule goes on: the scan itself says it again, and the one after a cure does not.
      log.warning(fill(says.configState, { error: messageOf(error) }));
    }
  }

  async #scan(only: ReadonlySet<string> | null): Promise<void> {
    const { log, scan, date } = this.#options;
    const began = date();
    try {
      const { facts, assignments, outcome, sentence } = await scan(only);
      this.#learn(facts);
      for (const one of assignments) log.info(`${one.name}: ${one.outcome}. ${one.sentence}`);
      const said = `The scan is done (${outcome}). ${sentence}`;
      if (assignments.some(({ kind }) => kind === 'failed')) log.error(said);
      else log.info(said);
    } catch (error) {
      if (this.#isOver(error)) return;
      this.#tell(error);
      if (error instanceof Skipped && only === null) {
        // Not this scan's turn: it is made up for when the other one is over, dead or alive.
        this.#since = new Date(began.getTime() + AGAIN_MS);
        return;
      }
    }
    if (only === null) this.#last = began;
    await this.#forget(only);
  }

  /** What was scanned was not pushed to, but where somebody pushed meanwhile. */
  async #forget(only: ReadonlySet<string> | null): Promise<void> {
    const { kept } = this.#options;
    await this.#noted(async () => {
      for (const name of only ?? (await kept.all())) if (!this.#pushes.has(name)) await kept.remove(name);
    });
  }

  async #noted<T>(body: () => Promise<T>): Promise<T | null> {
    try {
      return await body();
    } catch (error) {
      this.#options.log.warning(fill(says.pushesCannotNoted, { error: messageOf(error) }));
      return null;
    }
  }

  #learn({ assignments, checkedAt }: StaffFacts): void {
    this.#facts = { assignments, checkedAt: new Map([...this.#facts.checkedAt, ...checkedAt]) };
    this.#concerned = concernedBy(assignments, this.#options.plan.repository);
  }

  #tell(error: unknown): void {
    const { log } = this.#options;
    if (error instanceof Skipped) {
      log.info(`Not scanned: ${error.message}`);
    } else if (error instanceof Failure) {
      log.error(fill(says.scanFailed, { outcome: error.outcome, error: error.message }));
    } else {
      log.error(fill(says.defectEnded, { error: messageOf(error) }));
      log.debug(error instanceof Error ? (error.stack ?? '') : String(error));
    }
  }

  #isOver(error: unknown): boolean {
    return this.#options.signal.aborted || error instanceof Cancelled;
  }

  /** A push starts no scan that the assignment's own schedule would refuse. */
  #notBefore(name: string): number {
    const assignment = this.#facts.assignments.find((one) => one.name === name);
    if (assignment === undefined) return 0;
    const { from, until, cooldownMs } = assignment.schedule;
    if (until !== null && until.getTime() < this.#now()) return Infinity;
    return Math.max(from?.getTime() ?? 0, (this.#facts.checkedAt.get(name) ?? -Infinity) + cooldownMs);
  }

  async #sleep(now: number, until: readonly (number | null)[]): Promise<void> {
    const { clock, signal } = this.#options;
    const first = Math.min(now + MOST_SLEEP_MS, ...until.filter((at) => at !== null));
    this.#alarm = new AbortController();
    await clock
      .sleep(Math.max(1, first - now), AbortSignal.any([signal, this.#alarm.signal]))
      .catch(() => {});
  }

  #now(): number {
    return this.#options.date().getTime();
  }
}
