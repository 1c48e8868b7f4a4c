import { createHash } from 'node:crypto';
import {
  Cancelled,
  type Clock,
  ConfigurationError,
  Failure,
  fill,
  type Log,
  mayPass,
  messageOf,
  Skipped,
} from '#base';
import { LEASE_MS } from '#bot';
import { type RepositoryName, sameRepository } from '#github';
import type { Assignment, Settings } from '#contract';
import { parsePattern, type RepositoryPattern } from '#sources';
import { type CronTimes, keyOf, type ScanPlan } from './app-config.ts';
import { type KeptPushes, PushNotes } from './push-notes.ts';
import type { ScanTold, StaffFacts } from './scan-once.ts';
import * as says from '../says.ts';

/** Never longer asleep: timers have a bound, and a machine that slept wakes up late. */
const MOST_SLEEP_MS = 3_600_000;
/** Another scan has the lease, or GitHub is away. If the process of that scan is dead, the work is free after this time. */
const AGAIN_MS = LEASE_MS + 5 * 60_000;
/** A config that GitHub did not give for the moment: without it nobody knows whose pushes count. */
const LOOK_AGAIN_MS = 10 * 60_000;

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
  /** No scan of everything before this time: another one was at work. Milliseconds since 1970. */
  #notBeforeMs = 0;
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
      this.#setBack(now);
      const due = this.#dueAt();
      const notBefore = (name: string): number => this.#notBefore(name);
      if (due !== null && due <= now) {
        await this.#scan(null, this.#pushes.clear());
      } else if (this.#lookAtMs !== null && this.#lookAtMs <= now) {
        await this.#lookUp();
      } else {
        const only = this.#pushes.take(now, notBefore);
        if (only.size > 0) await this.#scan(only, only);
        else await this.#sleep(now, [due, this.#lookAtMs, this.#pushes.earliest(notBefore)]);
      }
    }
  }

  async #lookUp(): Promise<void> {
    const { log, lookUp, plan } = this.#options;
    this.#lookAtMs = null;
    try {
      const { lastScan, ...facts } = await lookUp();
      this.#learn(facts);
      if (lastScan !== null && (this.#last === null || lastScan > this.#last)) this.#last = lastScan;
    } catch (error) {
      if (this.#isOver(error)) return;
      // The schedule goes on: the scan itself says it again, and the one after a cure does not.
      log.warning(fill(says.configState, { error: messageOf(error) }));
      if (plan.quietMs !== null && error instanceof Failure && error.retryHelps) {
        this.#lookAtMs ??= this.#now() + LOOK_AGAIN_MS;
      }
    }
  }

  /** @param pushed assignments that were pushed to: what they came to may be another matter a little later */
  async #scan(only: ReadonlySet<string> | null, pushed: ReadonlySet<string> = new Set()): Promise<void> {
    const { log, scan, date } = this.#options;
    const began = date();
    const againMs = began.getTime() + AGAIN_MS;
    try {
      const { facts, assignments, outcome, sentence } = await scan(only);
      this.#learn(facts);
      for (const one of assignments) log.info(`${one.name}: ${one.outcome}. ${one.sentence}`);
      const said = `The scan is done (${outcome}). ${sentence}`;
      if (assignments.some(({ kind }) => kind === 'failed')) log.error(said);
      else log.info(said);
      const left = assignments.filter((one) => pushed.has(one.name) && mayPass(one.outcome));
      this.#noteAgain(
        left.map(({ name }) => name),
        againMs,
      );
    } catch (error) {
      if (this.#isOver(error)) return;
      this.#tell(error);
      if (error instanceof Skipped) {
        // It is made up for when the other one is over, dead or alive, which may have been past what was pushed to.
        if (only === null) this.#notBeforeMs = againMs;
        this.#noteAgain(pushed, againMs);
        return;
      }
      if (error instanceof Failure && error.retryHelps) this.#noteAgain(pushed, againMs);
    }
    if (only === null) this.#last = began;
    await this.#forget(only);
  }

  /** What somebody pushed to meanwhile waits as long. */
  #noteAgain(names: Iterable<string>, untilMs: number): void {
    for (const name of names) this.#pushes.note(name, untilMs - (this.#options.plan.quietMs ?? 0));
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

  #dueAt(): number | null {
    const due = dueAt(this.#options.plan, { last: this.#last, since: this.#since });
    return due === null ? null : Math.max(due, this.#notBeforeMs);
  }

  /** A push starts no scan that the assignment's own schedule would refuse. */
  #notBefore(name: string): number {
    const assignment = this.#facts.assignments.find((one) => one.name === name);
    if (assignment === undefined) return 0;
    const { from, until, cooldownMs } = assignment.schedule;
    if (until !== null && until.getTime() < this.#now()) return Infinity;
    const checkedAt = this.#facts.checkedAt.get(name) ?? -Infinity;
    // The scan itself tells what a check of the future means.
    return Math.max(from?.getTime() ?? 0, checkedAt > this.#now() ? 0 : checkedAt + cooldownMs);
  }

  /** A clock that was ahead may be set right at any time: nothing waits for the day that it showed. */
  #setBack(now: number): void {
    const { plan } = this.#options;
    const longestMs = Math.max(AGAIN_MS, plan.quietMs ?? 0);
    if (this.#last !== null && this.#last.getTime() > now) this.#last = new Date(now);
    if (this.#since.getTime() > now) this.#since = new Date(now);
    this.#notBeforeMs = Math.min(this.#notBeforeMs, now + longestMs);
    if (this.#lookAtMs !== null) this.#lookAtMs = Math.min(this.#lookAtMs, now + longestMs);
    this.#pushes.setBack(now + longestMs);
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

/** So much later than its cron time a scan begins at most: repositories with one schedule do not all begin at once. */
const MOST_OFFSET_MS = 5 * 60_000;
/** Of the time between two scans, as a divisor. */
const OFFSET_SHARE = 20;

/** What is known of a plan when its next scan is worked out. */
interface ScanHistory {
  /** When the last scan ended, of whoever it was; null: there was none. */
  readonly last: Date | null;
  /** Since when the server could scan: what was missed before is made up for then. */
  readonly since: Date;
}

/**
 * When the next scan is due, in milliseconds since 1970; null: never again. A time that was missed, however often, is one scan
 * that is due at once. Pure.
 */
export function dueAt(plan: ScanPlan, { last, since }: ScanHistory): number | null {
  const { times } = plan;
  if (times.kind === 'every') return Math.max(last === null ? 0 : last.getTime() + times.ms, since.getTime());
  // What was due before the first scan ever is nobody's loss.
  const next = times.next(last ?? since);
  return next === null ? null : Math.max(next.getTime() + offsetOf(plan, times, next), since.getTime());
}

/** Always the same for one plan, and another for each. */
function offsetOf(plan: ScanPlan, { next }: CronTimes, first: Date): number {
  const second = next(first);
  const periodMs = second === null ? Infinity : second.getTime() - first.getTime();
  const most = Math.min(MOST_OFFSET_MS, periodMs / OFFSET_SHARE);
  const digest = createHash('sha256').update(keyOf(plan)).digest();
  return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * most);
}

/** The assignments that a repository may belong to. */
type Concerned = (repository: RepositoryName) => readonly string[];

/**
 * Tells assignments by what a repository's name says: topic, team and property narrow that down when the scan looks. Pure.
 *
 * @param staff the staff repository, which is never a submission; its owner stands for an organisation that is not named
 */
export function concernedBy(assignments: readonly Assignment[], staff: RepositoryName): Concerned {
  const takers = assignments.map(({ name, settings }) => ({ name, mayTake: takerOf(settings, staff.owner) }));
  return (repository) =>
    sameRepository(repository, staff)
      ? []
      : takers.filter(({ mayTake }) => mayTake(repository)).map(({ name }) => name);
}

function takerOf(settings: Settings, owner: string): (repository: RepositoryName) => boolean {
  const { classroom50, manifest, repositories } = settings;
  const organization = settings.organization ?? owner;
  const lines = repositories.map((line) => matcherOf(line, organization));
  const start =
    classroom50 === null ? null : `${classroom50.classroom}-${classroom50.assignment}-`.toLowerCase();
  // A manifest is read by the scan alone, and without any list all repositories of the organisation are looked at.
  const takesAll = manifest !== null || (lines.length === 0 && start === null);
  return (repository) => {
    if (lines.some((matches) => matches(repository))) return true;
    if (repository.owner.toLowerCase() !== organization.toLowerCase()) return false;
    return takesAll || (start !== null && repository.repo.toLowerCase().startsWith(start));
  };
}

function matcherOf(line: string, organization: string): (repository: RepositoryName) => boolean {
  const pattern = parsePattern(line, organization);
  // What cannot be used is told by the scan.
  if (typeof pattern === 'string') return () => false;
  if (pattern.kind === 'name') return (repository) => sameRepository(pattern.name, repository);
  const owner = pattern.owner.toLowerCase();
  return (repository) => repository.owner.toLowerCase() === owner && isMatch(pattern, repository.repo);
}

function isMatch(pattern: Extract<RepositoryPattern, { kind: 'match' }>, repo: string): boolean {
  try {
    return pattern.match(repo) !== null;
  } catch (error) {
    // It takes too long, which the scan tells as well.
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}
