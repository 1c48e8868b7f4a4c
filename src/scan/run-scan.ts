import type { CheckProgress } from '../check/plan.ts';
import { Failure, GitHubError, type Outcome, Skipped } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import type { RepositoryName } from '../github/names.ts';
import type { Prior } from '../run/prior.ts';
import type { World } from '../run/world.ts';
import type { PackedCache } from '../packing/cache.ts';
import { pseudonym } from '../privacy/pseudonym.ts';
import type { Assignment as ScheduledAssignment } from '../settings/settings.ts';
import { toleratesFailure } from '../verdict/policy.ts';
import { NothingFound } from '../sources/repositories/discover.ts';
import { headOf } from '../sources/github/heads.ts';
import { prefetch, READS_AT_ONCE } from '../sources/github/prefetch.ts';
import { findAssignment, type FoundAssignment } from '../sources/repositories/find-assignment.ts';
import { type Holder, type LeasedStore, LeaseLost, takeLease } from './store/lease.ts';
import { compareWithReported, type News } from './news.ts';
import { type ScanIssue, scanIssue } from './issue/scan-issue.ts';
import type { ScanIssueContent } from './issue/scan-issue-body.ts';
import {
  type Changes,
  type Decision,
  decideAll,
  decideEarly,
  type FoundRepository,
  headsToRead,
} from './schedule.ts';
import {
  abandonCheck,
  advanceCheck,
  applyTicks,
  assignmentOf,
  changeAssignment,
  finishCheck,
  fingerprintOf,
  newAssignment,
  pairKeyOf,
  planCheck,
  rememberPseudonyms,
  subjectOf,
} from './state/assignment-state.ts';
import type { StateStore } from './store/state-branch.ts';
import type {
  AssignmentState,
  PendingCheck,
  Person,
  RunRecord,
  SeenRepository,
  State,
} from './state/state-schema.ts';
import { messageOf } from '../text/message-of.ts';

/** All that a scan needs of its surroundings. */
export interface ScanHost {
  readonly assignments: readonly ScheduledAssignment[];
  readonly world: World;
  readonly store: StateStore;
  readonly holder: Holder;
  /** The private staff repository, where issues are written. */
  readonly repository: RepositoryName;
  /** Login that the token writes as; null: a workflow's or an App's. */
  readonly self: string | null;
  /** Branch of the state; null: the usual one. */
  readonly branch: string | null;
  /** On the clock: no check is begun or waited for beyond it. */
  readonly endsAtMs: number;
  readonly serverUrl: string;
  readonly staff: readonly string[];
  readonly cache: PackedCache | null;
  readonly newSalt: () => string;
  /** Told of every secret before it could be said anywhere. */
  readonly onSecret: (secret: string) => void;
  /** Runs one check and writes its report files; `finish` closes it, once everything was told. */
  readonly check: (
    assignment: ScheduledAssignment,
    world: World,
    prior: Prior,
  ) => Promise<{ readonly report: RunReport; readonly finish: () => Promise<void> }>;
  /** Deletes a check at the service; one that is not there any more is deleted. @throws Failure */
  readonly discard: (assignment: ScheduledAssignment, checkId: number) => Promise<void>;
}

/** What became of one assignment. */
export interface ScannedAssignment {
  readonly name: string;
  /** `waited`: nothing was due. `failed`: it could not be looked at. */
  readonly kind: 'checked' | 'waited' | 'failed';
  /** For a person of the staff. */
  readonly sentence: string;
  /** What else staff should know, with names: repositories that could not be read or are not there any more. */
  readonly remarks: readonly string[];
  readonly outcome: Outcome;
  readonly exitCode: 0 | 1;
  readonly report: RunReport | null;
  readonly news: Pick<News, 'newCount' | 'worseCount'> | null;
  /** Of the issue that tells of it; null: none. */
  readonly issue: number | null;
}

/** After these the check goes on at the service, or can be gone on with: the next scan takes it up. */
const TAKEN_UP_LATER: ReadonlySet<Outcome> = new Set([
  'timeout',
  'rate-limited',
  'service-unavailable',
  'network',
  'cancelled',
  // A key that ran out, or an account that is refused for now: what was paid for is still there.
  'auth',
  'account-suspended',
  'forbidden',
]);
/** A check that has results. */
const FINISHED: ReadonlySet<Outcome> = new Set(['passed', 'flagged', 'incomplete', 'skipped']);
/** A check without a result for so long will have none; waiting on would block its assignment for good. */
const STUCK_AFTER_MS = 3 * 24 * 3_600_000;
const KEEP_LEASE_MS = 60_000;
const IDENTITY_CHARACTERS = 10;
/** With less than this left, no check is begun or taken up. */
const LEAST_MS = 10_000;

/**
 * Works through the assignments: pending checks first, then what is due. The state is written before and after every change
 * of the outside world, so that a scan that is cut off anywhere is taken up by the next one without doing anything twice.
 *
 * @throws Skipped where another scan is at it
 */
export async function runScan(host: ScanHost): Promise<readonly ScannedAssignment[]> {
  const { world, assignments } = host;
  const taken = await takeLease(host.store, host.holder, world.date);
  if (!taken.taken) throw new Skipped(taken.sentence);
  const { store } = taken;
  for (const { salt } of Object.values(taken.state.assignments)) host.onSecret(salt);
  try {
    return await scanAll(host, store, taken.state, assignments);
  } finally {
    await store.release().catch((error: unknown) => {
      world.log.warning(
        `The lease of this scan could not be given back and ends by itself: ${messageOf(error)}`,
      );
    });
  }
}

interface Listed {
  readonly assignment: FoundAssignment;
  /** RFC 3339; null: none. */
  readonly deadline: string | null;
  readonly found: readonly FoundRepository[];
  /** Why a head could not be read, by the repository's id. */
  readonly unread: ReadonlyMap<number, string>;
}

async function scanAll(
  host: ScanHost,
  store: LeasedStore,
  state: State,
  assignments: readonly ScheduledAssignment[],
): Promise<readonly ScannedAssignment[]> {
  const { world } = host;
  const results: ScannedAssignment[] = [];
  const listed = new Map<string, Listed>();
  const notes = new Map<string, string>();
  for (const one of assignments) {
    world.signal.throwIfAborted();
    await discardLeftover(host, store, one, assignmentOf(state, one.name));
    if (decideEarly(one, assignmentOf(state, one.name), world.date())?.kind === 'wait') continue;
    try {
      const known = assignmentOf(state, one.name);
      listed.set(
        one.name,
        await world.log.group(`Find the repositories of ${one.name}`, () => list(host, one, known)),
      );
      await store.keep();
    } catch (error) {
      if (error instanceof NothingFound) {
        notes.set(one.name, error.message);
        listed.set(one.name, NOTHING);
      } else if (isOfThisAssignment(error)) {
        results.push(failed(one, error));
      } else {
        throw error;
      }
    }
  }
  const broken = new Set(results.map(({ name }) => name));
  const decisions = decideAll(
    assignments.filter(({ name }) => !broken.has(name)),
    state,
    new Map([...listed].map(([name, { found }]) => [name, found])),
    world.date(),
  );
  for (const decision of decisions) {
    const assignment = assignments.find(({ name }) => name === decision.name);
    if (assignment === undefined) continue;
    const there = listed.get(decision.name) ?? NOTHING;
    const remarks = remarksOf(decision, there, assignmentOf(state, decision.name));
    if (decision.kind === 'wait') {
      const note = notes.get(decision.name);
      await noteDeadline(host, store, assignment, there, decision);
      results.push(
        waited(
          assignment,
          note === undefined ? decision.reason : `${decision.reason} ${note}`,
          remarks,
          there.unread.size,
        ),
      );
      continue;
    }
    if (world.clock.now() > host.endsAtMs - LEAST_MS) {
      results.push(
        waited(
          assignment,
          `${decision.reason} The time of this run (timeout-minutes) is over; the next scan goes on.`,
          remarks,
        ),
      );
      continue;
    }
    world.log.info(`${decision.name}: ${decision.reason}`);
    try {
      if (decision.kind === 'finish-pending' && there.found.length === 0) {
        // What was begun waits as well: most of the time it is the token.
        results.push(
          waited(assignment, `${decision.reason} ${notes.get(decision.name) ?? ''}`.trim(), remarks),
        );
      } else {
        const scanned = assignment.settings.dryRun
          ? await rehearse(host, store, assignment, there)
          : await scanOne(host, store, assignment, there, decision);
        results.push({ ...scanned, remarks });
      }
    } catch (error) {
      if (!isOfThisAssignment(error)) throw error;
      results.push(failed(assignment, error));
    }
  }
  return results;
}

/** Cut off before it could delete its check, a scan leaves that to the next one: students' code does not stay behind. */
async function discardLeftover(
  host: ScanHost,
  store: LeasedStore,
  assignment: ScheduledAssignment,
  known: AssignmentState | null,
): Promise<void> {
  if (known?.leftover === undefined) return;
  try {
    await host.discard(assignment, known.leftover);
    await store.update((state) => changeAssignment(state, assignment.name, host.newSalt, withoutLeftover));
  } catch (error) {
    if (!isOfThisAssignment(error)) throw error;
    host.world.log.warning(`The check ${known.leftover} could not be deleted: ${error.message}`);
  }
}

function withoutLeftover(assignment: AssignmentState): AssignmentState {
  const next = { ...assignment };
  delete next.leftover;
  return next;
}

/**
 * Another deadline chooses other commits, so that every head was asked for. Where that changed nothing, it need not be done
 * again every night until the next check.
 */
async function noteDeadline(
  host: ScanHost,
  store: LeasedStore,
  { name }: ScheduledAssignment,
  { deadline, unread }: Listed,
  { changed }: Changes,
): Promise<void> {
  if (changed.length > 0 || unread.size > 0) return;
  await store.update((state) => {
    const known = assignmentOf(state, name);
    if (known === null || known.pending !== null || (known.deadline ?? null) === deadline) return state;
    return changeAssignment(state, name, host.newSalt, (one) => ({ ...one, deadline }));
  });
}

/** What became of repositories since the last check, for staff. Names are hostile text. */
function remarksOf(decision: Decision, there: Listed, known: AssignmentState | null): readonly string[] {
  if (decision.kind === 'finish-pending') return [];
  const seen = known?.seen ?? {};
  const nameOf = (id: number): string =>
    there.found.find((one) => one.id === id)?.fullName ?? seen[id]?.fullName ?? `repository ${id}`;
  return [
    ...[...there.unread].map(([id, reason]) => `${nameOf(id)} could not be looked at: ${reason}`),
    ...decision.gone.map(
      (id) =>
        `${nameOf(id)} is not in this scan any more: deleted, transferred, or renamed so that the assignment does not find it.`,
    ),
    ...decision.renamed.map(({ from, to }) => `${from} is called ${to} now.`),
    ...decision.empty
      .filter((id) => seen[id] !== undefined)
      .map((id) => `${nameOf(id)} was emptied: it has no commit any more.`),
  ];
}

/** Others may go well. Not so where the whole run is to stop. */
function isOfThisAssignment(error: unknown): error is Failure {
  return error instanceof Failure && error.outcome !== 'cancelled' && !(error instanceof LeaseLost);
}

const NOTHING: Listed = {
  assignment: {
    discovery: { found: [], missing: [], leftOut: new Map(), notices: [] },
    template: null,
    allowedFiles: null,
    due: null,
    notices: [],
    isLinked: false,
  },
  deadline: null,
  found: [],
  unread: new Map(),
};

/** Repositories as they are now; a head is asked for only where something was pushed since it was seen. */
async function list(
  host: ScanHost,
  { settings }: ScheduledAssignment,
  known: AssignmentState | null,
): Promise<Listed> {
  const { world } = host;
  const github = world.collector();
  const assignment = await findAssignment(settings, {
    github,
    root: world.workspace,
    own: world.event.repository,
  });
  const seen = known?.seen ?? {};
  const { found } = assignment.discovery;
  const rows = found.map(({ repository }) => ({
    id: repository.id,
    fullName: `${repository.owner}/${repository.repo}`,
    pushedAt: repository.pushedAt,
    defaultBranch: repository.defaultBranch,
  }));
  const due = settings.deadline ?? assignment.due;
  const deadline = due?.toISOString() ?? null;
  const heads = new Map(Object.entries(seen).map(([id, { sha }]) => [Number(id), sha as string | null]));
  const unread = new Map<number, GitHubError>();
  if ((known?.pending ?? null) === null) {
    // Another deadline chooses other commits of repositories that nobody touched.
    const hasMoved = known !== null && (known.deadline ?? null) !== deadline;
    const asked = new Set((hasMoved ? rows : headsToRead(rows, seen)).map(({ id }) => id));
    const toRead = found.filter(({ repository }) => asked.has(repository.id));
    const read = prefetch(
      toRead,
      READS_AT_ONCE,
      async (one) => [one.repository.id, await headOrWhyNot(github, one, due, world.date())] as const,
    );
    for await (const [id, head] of read) {
      if (!(head instanceof GitHubError)) heads.set(id, head);
      else unread.set(id, head);
    }
    const [first] = unread.values();
    if (first !== undefined && unread.size === rows.length) throw noneCanBeRead(rows.length, first);
  }
  return {
    assignment,
    deadline,
    found: rows.map((row) =>
      unread.has(row.id)
        ? { ...row, headSha: null, isUnread: true }
        : { ...row, headSha: heads.get(row.id) ?? null },
    ),
    unread: new Map([...unread].map(([id, error]) => [id, error.message])),
  };
}

/** One repository that GitHub blocked or fails on is that one's trouble; a limit that is used up is everybody's. */
async function headOrWhyNot(...asked: Parameters<typeof headOf>): Promise<string | null | GitHubError> {
  try {
    return await headOf(...asked);
  } catch (error) {
    if (error instanceof GitHubError && error.outcome !== 'rate-limited') return error;
    throw error;
  }
}

function noneCanBeRead(repositories: number, first: GitHubError): GitHubError {
  const { outcome } = first;
  if (repositories === 1 || (outcome !== 'forbidden' && outcome !== 'network')) return first;
  return new GitHubError(`None of ${repositories} repositories can be read. ${first.message}`, outcome, {
    cause: first,
  });
}

async function scanOne(
  host: ScanHost,
  store: LeasedStore,
  assignment: ScheduledAssignment,
  listed: Listed,
  decision: Exclude<Decision, { kind: 'wait' }>,
): Promise<ScannedAssignment> {
  const { world } = host;
  const { name, settings } = assignment;
  const change = async (by: (assignment: AssignmentState) => AssignmentState): Promise<AssignmentState> => {
    const state = await store.update((current) => changeAssignment(current, name, host.newSalt, by));
    const own = assignmentOf(state, name);
    if (own === null) throw new RangeError(`The state has lost ${name}.`);
    return own;
  };

  const before = assignmentOf(await store.update((state) => state), name);
  const at = world.date().toISOString();
  if (decision.kind === 'finish-pending' && before?.pending && !isCollectable(before.pending, listed)) {
    const { progress } = before.pending;
    const record: RunRecord = {
      at,
      run: world.run.runId,
      url: world.runUrl,
      outcome: 'skipped',
      checkId: 'check' in progress ? progress.check.checkId : null,
      submissions: 0,
      flagged: 0,
      newFindings: 0,
      worseFindings: 0,
    };
    await change((one) => abandonCheck(one, record));
    return waited(
      assignment,
      'The check that was begun is given up: none of its repositories is among those of the assignment any more. The next scan begins another one.',
    );
  }

  // What people ticked is noted before anything is written over it.
  const issue = issueOf(host, name);
  const current = await issue.read(before?.issue ?? null);
  if (current !== null && current.ticks.size > 0) await change((one) => applyTicks(one, current.ticks, at));

  const own = await change((one) =>
    decision.kind === 'check'
      ? planCheck(one, planOf(host, assignment, listed, at))
      : { ...one, pending: again(one.pending) },
  );
  const { pending } = own;
  if (pending === null) throw new RangeError(`${name} has no pending check.`);

  const prior = priorOf(host, listed, own, pending, async (progress) => {
    await change((one) => advanceCheck(one, stageOf(progress)));
  });
  const { report, finish } = await runOne(host, store, assignment, own, pending, prior);

  const { outcome } = report.verdict;
  const record = recordOf(host, report, at);
  if (!FINISHED.has(outcome)) {
    const isStuck = outcome === 'timeout' && Date.parse(at) - Date.parse(pending.plannedAt) > STUCK_AFTER_MS;
    const isTakenUp = TAKEN_UP_LATER.has(outcome) && !isStuck;
    if (!isTakenUp) {
      await change((one) => ({
        ...abandonCheck(one, record),
        // What the service cannot analyse is not sent to it night after night.
        ...(outcome === 'analysis-failed' ? { failed: failedAgain(pending, one.failed ?? {}) } : {}),
      }));
    }
    await finish();
    const next = isTakenUp
      ? ' The next scan takes it up.'
      : isStuck
        ? ` It was begun on ${pending.plannedAt.slice(0, 10)} and is given up: the next scan begins another one.`
        : '';
    return {
      ...checked(name, report, null, own.issue),
      sentence: `${report.verdict.sentence}${next}`,
    };
  }

  // A box may have been ticked or cleared while the check ran.
  const meanwhile = await issue.read(own.issue);
  const read = await change((one) => applyTicks(advanceTo(one, 'read'), meanwhile?.ticks ?? new Map(), at));
  const news = compareWithReported(report.findings, read, {
    thresholds: report.thresholds,
    dismissed: settings.dismissed,
    pardoned: pardonedOf(report),
    at,
  });
  const told: RunRecord = { ...record, newFindings: news.newCount, worseFindings: news.worseCount };
  const written = await issue.write(
    read.issue,
    {
      assignment: name,
      branch: host.branch,
      serverUrl: host.serverUrl,
      news,
      thresholds: report.thresholds,
      runs: [...read.runs, told],
      seen: { ...formerNames(read), ...read.seen },
      staff: host.staff,
      checkUrl: report.findings.checkUrl,
    },
    read.assigned,
  );
  await change((one) => ({
    ...advanceTo(applyTicks(one, written?.ticks ?? new Map(), at), 'reported'),
    issue: written?.number ?? one.issue,
    ...(written?.assigned === true ? { assigned: true } : {}),
  }));
  const { service, checkId } = report.findings;
  const isDeleted = !settings.keepCheck && service.kind === 'remote' && checkId !== null;
  await change((one) => ({
    ...rememberPseudonyms(
      finishCheck(one, {
        record: told,
        seen: seenOf(report, listed, at),
        gone: decision.kind === 'check' ? decision.gone : [],
        reportedPairs: news.reportedPairs,
        reportedFlags: news.reportedFlags,
      }),
      peopleOf(report, own.salt),
    ),
    failed: failedOf(report, listed, one.failed ?? {}),
    deadline: listed.deadline,
    ...(isDeleted ? { leftover: checkId } : {}),
  }));
  await finish();
  if (isDeleted) await change(withoutLeftover);
  return checked(name, report, news, written?.number ?? null);
}

/** What repositories were called of which a finding stands although they are gone. */
function formerNames({ pseudonyms }: AssignmentState): ScanIssueContent['seen'] {
  return Object.fromEntries(
    Object.values(pseudonyms).map(({ repository, repositoryId, commit }) => [
      String(repositoryId),
      { fullName: repository, sha: commit },
    ]),
  );
}

/** What a scan would do. Nothing of it is noted, so that a check that is pending stays so and no cooldown begins. */
async function rehearse(
  host: ScanHost,
  store: LeasedStore,
  assignment: ScheduledAssignment,
  listed: Listed,
): Promise<ScannedAssignment> {
  const { name } = assignment;
  const state = await store.update((current) => current);
  const own = assignmentOf(state, name) ?? newAssignment(host.newSalt());
  const pending = own.pending ?? {
    ...planOf(host, assignment, listed, host.world.date().toISOString()),
    progress: { stage: 'planned' as const },
  };
  const prior = priorOf(host, listed, own, pending, () => Promise.resolve());
  const { report, finish } = await runOne(host, store, assignment, own, pending, prior);
  await finish();
  return checked(name, report, null, own.issue);
}

function runOne(
  { world, check: run, onSecret }: ScanHost,
  store: LeasedStore,
  assignment: ScheduledAssignment,
  own: AssignmentState,
  pending: PendingCheck,
  prior: Prior,
): ReturnType<ScanHost['check']> {
  onSecret(own.salt);
  return withLease(store, world, (signal) =>
    run(
      assignment,
      { ...world, signal, run: pending.run, defaultLabel: assignment.name, title: assignment.name },
      prior,
    ),
  );
}

/** Whether anything of what is pending is there to be collected. */
function isCollectable({ submissions }: PendingCheck, { found }: Listed): boolean {
  const present = new Set(found.map(({ id }) => id));
  return submissions.some(({ repositoryId }) => present.has(repositoryId));
}

function issueOf(host: ScanHost, name: string): ScanIssue {
  return scanIssue(
    {
      github: host.world.github(),
      repository: host.repository,
      target: 'own',
      self: host.self,
      clock: host.world.clock,
      signal: host.world.signal,
      log: host.world.log,
    },
    name,
    host.branch,
  );
}

function planOf(
  host: ScanHost,
  { name }: ScheduledAssignment,
  { found }: Listed,
  at: string,
): Omit<PendingCheck, 'progress'> {
  const submissions = found.flatMap(({ id, headSha }) =>
    headSha === null ? [] : [{ repositoryId: id, sha: headSha }],
  );
  return {
    fingerprint: fingerprintOf([name, at, host.world.run, submissions]),
    plannedAt: at,
    run: { runId: host.world.run.runId, jobSlug: `scan-${name}`, attempt: 1 },
    submissions,
  };
}

/** The attempt counts up, so that a later one finds the checks of all before it. */
function again(pending: PendingCheck | null): PendingCheck | null {
  return pending === null ? null : { ...pending, run: { ...pending.run, attempt: pending.run.attempt + 1 } };
}

function priorOf(
  host: ScanHost,
  { assignment, unread }: Listed,
  own: AssignmentState,
  pending: PendingCheck,
  onProgress: (progress: CheckProgress) => Promise<void>,
): Prior {
  const pins = new Map(pending.submissions.map(({ repositoryId, sha }) => [repositoryId, sha]));
  const { discovery } = assignment;
  return {
    reuse: {
      // What came since the check was planned waits for the next one. What could not be looked at is collected like any other, or
      // told as not collected.
      assignment: {
        ...assignment,
        discovery: {
          ...discovery,
          found: discovery.found.filter(({ repository: { id } }) => pins.has(id) || unread.has(id)),
        },
      },
      pins,
      cache: host.cache,
    },
    identity: pending.fingerprint.slice(0, IDENTITY_CHARACTERS),
    salt: Buffer.from(own.salt, 'hex'),
    dismissed: (findings) => dismissedPairs(findings, own),
    onProgress,
  };
}

function stageOf({ stage, uploaded, ...check }: CheckProgress): PendingCheck['progress'] {
  return stage === 'created' ? { stage, check } : { stage, check, uploaded: { ...uploaded } };
}

/** The later stages have what the earlier ones noted. Nothing is noted of a check that is no more than planned. */
function advanceTo(assignment: AssignmentState, stage: 'read' | 'reported'): AssignmentState {
  const progress = assignment.pending?.progress;
  if (progress === undefined || progress.stage === 'planned') return assignment;
  return advanceCheck(assignment, {
    stage,
    check: progress.check,
    uploaded: 'uploaded' in progress ? progress.uploaded : {},
  });
}

/** Keeps the lease while `body` works; where it is lost, the work is stopped. */
async function withLease<T>(
  store: LeasedStore,
  world: World,
  body: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const done = new AbortController();
  const keeping = (async () => {
    for (;;) {
      await world.clock.sleep(KEEP_LEASE_MS, done.signal);
      try {
        await store.keep();
      } catch (error) {
        // A write that failed for the moment is made up for by the next one; a lease that is somebody else's ends the work.
        if (!(error instanceof LeaseLost)) continue;
        lost.abort(error);
        return;
      }
    }
  })().catch((error: unknown) => {
    if (!done.signal.aborted) lost.abort(error);
  });
  try {
    return await body(AbortSignal.any([world.signal, lost.signal]));
  } finally {
    done.abort();
    await keeping;
  }
}

/** Pairs of a check that people judged innocent, as the state has it. */
export function dismissedPairs(
  findings: RunReport['findings'],
  { dismissed }: Pick<AssignmentState, 'dismissed'>,
): RunReport['dismissed'] {
  const byKey = new Map(findings.submissions.map((one) => [one.key, one]));
  return findings.pairs.flatMap(({ a, b }) => {
    const [first, second] = [byKey.get(a), byKey.get(b)];
    if (first === undefined || second === undefined) return [];
    const verdict = dismissed[pairKeyOf(subjectOf(first), subjectOf(second))];
    return verdict === undefined ? [] : [{ a, b, reason: verdict.reason }];
  });
}

/** Submissions that the verdict does not count, though their similarity is above the threshold. */
function pardonedOf({ findings, verdict, thresholds }: RunReport): ReadonlySet<string> {
  const flagged = new Set(
    verdict.flagged.filter(({ by }) => by.includes('similarity')).map((one) => one.key),
  );
  return new Set(
    findings.submissions
      .filter(({ key, total }) => total !== null && total > thresholds.similarity && !flagged.has(key))
      .map(({ key }) => key),
  );
}

function recordOf(host: ScanHost, report: RunReport, at: string): RunRecord {
  return {
    at,
    run: host.world.run.runId,
    url: host.world.runUrl,
    outcome: report.verdict.outcome,
    checkId: report.findings.checkId,
    submissions: report.findings.submissions.filter(({ role }) => role === 'judged').length,
    flagged: report.verdict.flagged.length,
    newFindings: 0,
    worseFindings: 0,
  };
}

/** Contents that were taken; what could not be collected stays to be looked at. */
function seenOf(report: RunReport, { found }: Listed, at: string): Readonly<Record<string, SeenRepository>> {
  const rows = new Map(found.map((row) => [row.id, row]));
  const seen: Record<string, SeenRepository> = {};
  for (const { origin, role, state, files } of report.findings.submissions) {
    if (
      origin?.kind !== 'repository' ||
      role !== 'judged' ||
      (state.kind === 'not-checked' && files.length > 0)
    ) {
      continue;
    }
    const row = rows.get(origin.repositoryId);
    if (row === undefined) continue;
    seen[String(row.id)] = {
      fullName: row.fullName,
      sha: origin.sha,
      contentHash: null,
      collectedAt: at,
      // Pushed to while the check ran: its head is asked for next time.
      pushedAt: row.headSha === origin.sha ? row.pushedAt : null,
      defaultBranch: row.defaultBranch ?? null,
    };
  }
  return seen;
}

type Failed = NonNullable<AssignmentState['failed']>;

/** Every repository of a check whose analysis failed, with how often that was so at the same commit. */
function failedAgain({ submissions }: PendingCheck, before: Failed): Failed {
  return Object.fromEntries(
    submissions.map(({ repositoryId, sha }) => [String(repositoryId), onceMore(before[repositoryId], sha)]),
  );
}

/** What could not be collected, or was refused by the service, with how often that was so at the same commit. */
function failedOf(report: RunReport, { found }: Listed, before: Failed): Failed {
  const taken = new Set(Object.keys(seenOf(report, { ...NOTHING, found }, report.run.createdAt)));
  return Object.fromEntries(
    found.flatMap(({ id, headSha }) =>
      headSha === null || taken.has(String(id)) ? [] : [[String(id), onceMore(before[id], headSha)]],
    ),
  );
}

function onceMore(last: Failed[string] | undefined, sha: string): Failed[string] {
  return { sha, tries: last?.sha === sha ? last.tries + 1 : 1 };
}

function peopleOf(report: RunReport, salt: string): Readonly<Record<string, Person>> {
  const people: Record<string, Person> = {};
  for (const { origin } of report.findings.submissions) {
    if (origin?.kind !== 'repository' || origin.repositoryId <= 0) continue;
    people[pseudonym(Buffer.from(salt, 'hex'), origin.repositoryId)] = {
      repository: `${origin.owner}/${origin.repo}`,
      repositoryId: origin.repositoryId,
      user: origin.student ?? null,
      commit: origin.sha,
    };
  }
  return people;
}

/** @param unread how many repositories could not be looked at: with any, it is not known that nothing was due */
function waited(
  { name, settings }: ScheduledAssignment,
  sentence: string,
  remarks: readonly string[] = [],
  unread = 0,
): ScannedAssignment {
  return {
    name,
    kind: 'waited',
    sentence: unread === 0 ? sentence : `${sentence} ${unread} more could not be looked at.`,
    remarks,
    outcome: unread === 0 ? 'skipped' : 'incomplete',
    exitCode: unread === 0 || settings.onIncomplete === 'warn' ? 0 : 1,
    report: null,
    news: null,
    issue: null,
  };
}

function failed({ name, settings }: ScheduledAssignment, error: Failure): ScannedAssignment {
  return {
    name,
    kind: 'failed',
    sentence: error.message,
    remarks: [],
    outcome: error.outcome,
    exitCode: toleratesFailure(error.outcome, settings) ? 0 : 1,
    report: null,
    news: null,
    issue: null,
  };
}

function checked(
  name: string,
  report: RunReport,
  news: News | null,
  issue: number | null,
): ScannedAssignment {
  return {
    name,
    kind: 'checked',
    sentence:
      news === null
        ? report.verdict.sentence
        : `${report.verdict.sentence} ${news.newCount} new and ${news.worseCount} worse since the last report.`,
    remarks: [],
    outcome: report.verdict.outcome,
    exitCode: report.verdict.exitCode,
    report,
    news,
    issue,
  };
}
