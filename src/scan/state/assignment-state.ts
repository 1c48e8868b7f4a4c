import { createHash } from 'node:crypto';
import { ConfigurationError } from '../../domain/outcome.ts';
import type { Origin } from '../../domain/submission.ts';
import {
  STATE_LIMITS,
  STATE_VERSION,
  stateSchema,
  stateSchemaV1,
  type AssignmentState,
  type PendingCheck,
  type Person,
  type Progress,
  type ReportedFlag,
  type ReportedPair,
  type RunRecord,
  type SeenRepository,
  type State,
} from './state-schema.ts';
import { compareText } from '../../text/compare-text.ts';

/** What scheduled scans remember, and every change of it. Pure: time, ids and salts come in. */

export function emptyState(): State {
  return {
    version: STATE_VERSION,
    store: { recentWrites: [], commits: 0, closedUntil: null },
    lease: null,
    assignments: {},
  };
}

/** What a document turned out to be. Only `state` may be written over. */
export type ParsedState =
  | {
      readonly kind: 'state';
      readonly state: State;
      readonly migratedFrom: number | null;
      /** What could not be read and is not in `state`, each with its place and why. */
      readonly dropped: readonly string[];
    }
  | { readonly kind: 'corrupt'; readonly reason: string }
  | { readonly kind: 'newer'; readonly version: number };

/** Reads a document of this version or an older one. Never throws. */
export function parseState(text: string): ParsedState {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'corrupt', reason: 'it is no JSON' };
  }
  const version = versionOf(data);
  if (version === null) return { kind: 'corrupt', reason: 'it names no version' };
  if (version > STATE_VERSION) return { kind: 'newer', version };
  if (version === 1) {
    const old = stateSchemaV1.safeParse(data);
    return old.success
      ? { kind: 'state', state: fromVersion1(old.data), migratedFrom: 1, dropped: [] }
      : { kind: 'corrupt', reason: firstIssue(old.error) };
  }
  return salvage(data);
}

/** Reads what is sound. One bad entry costs that entry; of an assignment without its essentials, that assignment. */
function salvage(document: unknown): ParsedState {
  const dropped: string[] = [];
  let data = document;
  for (;;) {
    const result = stateSchema.safeParse(data);
    if (result.success) return { kind: 'state', state: result.data, migratedFrom: null, dropped };
    const bad = new Map<string, readonly string[]>();
    for (const issue of result.error.issues) {
      const place = droppable(issue.path.map(String));
      if (place === null) return { kind: 'corrupt', reason: firstIssue(result.error) };
      if (!bad.has(place.join('.'))) dropped.push(`${place.join('.')} (${issue.message.slice(0, 200)})`);
      bad.set(place.join('.'), place);
    }
    // From the end, so that the numbers of a list's earlier entries hold.
    for (const place of [...bad.values()].toReversed()) data = without(data, place);
  }
}

/** Fields of an assignment that hold one entry for each of something. */
const LISTS: ReadonlySet<string> = new Set([
  'pseudonyms',
  'seen',
  'runs',
  'reportedPairs',
  'reportedFlags',
  'dismissed',
  'failed',
]);

/** The smallest thing that can be left out so that the rest still is a state; null: nothing less than all of it. */
function droppable(path: readonly string[]): readonly string[] | null {
  const [top, name, field, entry] = path;
  if (top === 'lease') return ['lease'];
  if (top !== 'assignments' || name === undefined) return null;
  if (field !== undefined && LISTS.has(field) && entry !== undefined) return [top, name, field, entry];
  return field === 'pending' ? [top, name, field] : [top, name];
}

/** A copy without what stands there: entries go, and what must be there becomes null. */
function without(data: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(data)) return data.filter((_, index) => String(index) !== key);
  const { [key]: value, ...others } = data as Record<string, unknown>;
  if (rest.length > 0) return value === undefined ? data : { ...others, [key]: without(value, rest) };
  return key === 'lease' || key === 'pending' ? { ...others, [key]: null } : others;
}

function versionOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  const { version } = data;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

function firstIssue(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): string {
  const issue = error.issues[0];
  return issue === undefined
    ? 'it has an odd shape'
    : `${issue.path.join('.') || 'root'}: ${issue.message}`.slice(0, 200);
}

/** The one salt becomes every assignment's own, so that pseudonyms that were given out stay as they are. */
function fromVersion1(old: ReturnType<typeof stateSchemaV1.parse>): State {
  const assignments = Object.entries(old.assignments).map(([name, { heads, checkedAt, issue }]) => {
    const seen = Object.entries(heads).map(([id, sha]): [string, SeenRepository] => [
      id,
      {
        fullName: null,
        sha,
        contentHash: null,
        // Heads were noted by checks alone; without one nobody knows, and the epoch says so.
        collectedAt: checkedAt ?? new Date(0).toISOString(),
        pushedAt: null,
        defaultBranch: null,
      },
    ]);
    return [
      name,
      { ...newAssignment(old.salt), seen: Object.fromEntries(seen), issue, lastCheckAt: checkedAt },
    ];
  });
  return { ...emptyState(), assignments: Object.fromEntries(assignments) as State['assignments'] };
}

/**
 * The document: keys sorted, one per line, so that the same state is the same bytes.
 *
 * @throws ConfigurationError when it is larger than `STATE_LIMITS.bytes`
 */
export function stringifyState(state: State): string {
  const text = `${JSON.stringify(sorted(state), null, 1)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > STATE_LIMITS.bytes) {
    throw new ConfigurationError(
      `The state of the scans has grown to ${bytes} bytes (limit ${STATE_LIMITS.bytes}). Move assignments that are over to a config file of their own, with a state branch of its own.`,
    );
  }
  return text;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

/** Hex SHA-256 of anything that JSON can hold, whatever the order of its keys: what makes a check what it is. */
export function fingerprintOf(parts: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(parts)))
    .digest('hex');
}

export function newAssignment(salt: string): AssignmentState {
  return {
    salt,
    pseudonyms: {},
    seen: {},
    runs: [],
    pending: null,
    reportedPairs: {},
    reportedFlags: {},
    dismissed: {},
    issue: null,
    lastCheckAt: null,
  };
}

/** null: this assignment was never scanned. */
export function assignmentOf(state: State, name: string): AssignmentState | null {
  // An assignment may be called `constructor`.
  return Object.hasOwn(state.assignments, name) ? (state.assignments[name] ?? null) : null;
}

/**
 * Changes one assignment, which is made where it is new.
 *
 * @param newSalt 64 hex digits nobody can guess; called for a new assignment alone. It may be called again when a write is
 *   repeated: only the salt that was stored counts.
 */
export function changeAssignment(
  state: State,
  name: string,
  newSalt: () => string,
  change: (assignment: AssignmentState) => AssignmentState,
): State {
  const current = assignmentOf(state, name) ?? newAssignment(newSalt());
  const next = change(current);
  return next === assignmentOf(state, name)
    ? state
    : { ...state, assignments: { ...state.assignments, [name]: next } };
}

/**
 * What a submission goes by in the state: GitHub's numeric id, which outlives renames; `k` and a digest of the key for what
 * is no repository (a folder of last year's), so that no name has to be escaped anywhere.
 */
export function subjectOf(submission: { readonly key: string; readonly origin: Origin | null }): string {
  const { key, origin } = submission;
  if (origin?.kind === 'repository' && origin.repositoryId > 0) return String(origin.repositoryId);
  return `k${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
}

/** The same for (a, b) and (b, a). */
export function pairKeyOf(a: string, b: string): string {
  const [first, second] = compareSubjects(a, b) <= 0 ? [a, b] : [b, a];
  return `${first}-${second}`;
}

/** Ids by number, before digests. */
function compareSubjects(a: string, b: string): number {
  const byLength = a.startsWith('k') || b.startsWith('k') ? 0 : a.length - b.length;
  return byLength === 0 ? compareText(a, b) : byLength;
}

/** Begins a check. @throws RangeError while another one is pending: that one is finished or given up first */
export function planCheck(
  assignment: AssignmentState,
  plan: Omit<PendingCheck, 'progress'>,
): AssignmentState {
  if (assignment.pending !== null) throw new RangeError('A check of this assignment is pending already.');
  return { ...assignment, pending: { ...plan, progress: { stage: 'planned' } } };
}

const STAGES: readonly Progress['stage'][] = [
  'planned',
  'created',
  'uploading',
  'started',
  'read',
  'reported',
];

/**
 * Notes how far the pending check has come. Ids of uploads add up. A note that comes late (of a write that was repeated)
 * never takes the check back.
 *
 * @throws RangeError when nothing is pending
 */
export function advanceCheck(assignment: AssignmentState, progress: Progress): AssignmentState {
  const { pending } = assignment;
  if (pending === null) throw new RangeError('No check of this assignment is pending.');
  const before = pending.progress;
  if (STAGES.indexOf(progress.stage) < STAGES.indexOf(before.stage)) return assignment;
  const next =
    'uploaded' in progress && 'uploaded' in before
      ? { ...progress, uploaded: { ...before.uploaded, ...progress.uploaded } }
      : progress;
  return { ...assignment, pending: { ...pending, progress: next } };
}

/** What is kept of a check that was reported. */
export interface FinishedCheck {
  readonly record: RunRecord;
  /** Repositories whose contents were taken, by numeric id. */
  readonly seen: Readonly<Record<string, SeenRepository>>;
  /** Numeric ids of repositories that are gone. */
  readonly gone: readonly number[];
  /** From `compareWithReported`. */
  readonly reportedPairs: Readonly<Record<string, ReportedPair>>;
  readonly reportedFlags: Readonly<Record<string, ReportedFlag>>;
}

/**
 * Ends the pending check. The time that counts for a cooldown is when it was planned: a daily scan with a cooldown of a day
 * would else be late every second day by the time that a check takes.
 */
export function finishCheck(assignment: AssignmentState, finished: FinishedCheck): AssignmentState {
  const gone = new Set(finished.gone.map(String));
  const seen = { ...assignment.seen, ...finished.seen };
  return {
    ...endPending(assignment, finished.record),
    seen: Object.fromEntries(Object.entries(seen).filter(([id]) => !gone.has(id))),
    reportedPairs: { ...finished.reportedPairs },
    reportedFlags: { ...finished.reportedFlags },
  };
}

/** Gives the pending check up: it failed, or the service does not know it any more. Its repositories stay to be checked. */
export function abandonCheck(assignment: AssignmentState, record: RunRecord): AssignmentState {
  return endPending(assignment, record);
}

function endPending(assignment: AssignmentState, record: RunRecord): AssignmentState {
  return {
    ...assignment,
    pending: null,
    runs: [...assignment.runs, record].slice(-STATE_LIMITS.runs),
    // What never became a check begins no cooldown.
    lastCheckAt:
      record.checkId === null ? assignment.lastCheckAt : (assignment.pending?.plannedAt ?? record.at),
  };
}

/** Notes who the pseudonyms of a check stand for; those given out before stay. */
export function rememberPseudonyms(
  assignment: AssignmentState,
  people: Readonly<Record<string, Person>>,
): AssignmentState {
  return { ...assignment, pseudonyms: { ...assignment.pseudonyms, ...people } };
}

/** A pair that a person judged innocent. What was said first stays: it is the audit trail. */
export function dismissPair(
  assignment: AssignmentState,
  pair: string,
  dismissal: AssignmentState['dismissed'][string],
): AssignmentState {
  return Object.hasOwn(assignment.dismissed, pair)
    ? assignment
    : { ...assignment, dismissed: { ...assignment.dismissed, [pair]: dismissal } };
}

/**
 * Takes over what people ticked in the issue: a ticked pair is dismissed, a cleared box takes up again a pair that a box had
 * dismissed. What a command dismissed stays so.
 *
 * @param ticks by pair, as in the issue
 * @param at RFC 3339, UTC
 */
export function applyTicks(
  assignment: AssignmentState,
  ticks: ReadonlyMap<string, boolean>,
  at: string,
): AssignmentState {
  let next = assignment;
  for (const [pair, ticked] of ticks) {
    if (ticked) {
      next = dismissPair(next, pair, { reason: 'ticked in the issue', by: null, at, via: 'issue' });
    } else if (next.dismissed[pair]?.via === 'issue') {
      const { [pair]: _, ...rest } = next.dismissed;
      next = { ...next, dismissed: rest };
    }
  }
  return next;
}
