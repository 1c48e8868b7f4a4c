import { newAssignment } from './assignment-state.ts';
import {
  type SeenRepository,
  STATE_VERSION,
  stateSchema,
  stateSchemaV1,
  type State,
} from './state-schema.ts';

/** What is known before the first scan. */
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
  'cases',
  'common',
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
