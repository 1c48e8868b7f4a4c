import { newAssignment } from './assignment-state.ts';
import { type Cut, cutOfAssignment, cutOfIndex, firstIssue, type Place, salvage } from './salvage.ts';
import {
  type AssignmentState,
  assignmentFileSchema,
  indexSchema,
  type SeenRepository,
  STATE_VERSION,
  stateSchemaV1,
  stateSchemaV2,
  type State,
} from './state-schema.ts';

/** What is known before the first scan. */
export function emptyState(): State {
  return {
    version: STATE_VERSION,
    store: { recentWrites: [], commits: 0, closedUntil: null },
    lease: null,
    assignments: {},
    stored: {},
  };
}

type Unreadable =
  | { readonly kind: 'corrupt'; readonly reason: string }
  | { readonly kind: 'newer'; readonly version: number };

/** What a document turned out to be. Only `state` may be written over. */
export type ParsedState =
  | {
      readonly kind: 'state';
      /** Of this version: without its assignments, which are in files of their own. */
      readonly state: State;
      readonly migratedFrom: number | null;
      /** What could not be read and is not in `state`, each with its place and why. */
      readonly dropped: readonly string[];
    }
  | Unreadable;

/** What the file of an assignment turned out to be. */
export type ParsedAssignment =
  | {
      readonly kind: 'assignment';
      readonly name: string;
      readonly assignment: AssignmentState;
      /** What could not be read and is not in `assignment`, each with its place and why. */
      readonly dropped: readonly string[];
    }
  | Unreadable;

/** Reads `state.json`, of this version or an older one. Never throws. */
export function parseState(text: string): ParsedState {
  const read = versioned(text);
  if (read.kind !== 'document') return read;
  const { data, version } = read;
  if (version === 1) {
    const old = stateSchemaV1.safeParse(data);
    return old.success
      ? { kind: 'state', state: fromVersion1(old.data), migratedFrom: 1, dropped: [] }
      : { kind: 'corrupt', reason: firstIssue(old.error) };
  }
  if (version === 2) {
    const old = salvage(stateSchemaV2, data, cutOfVersion2);
    if (old.data === null) return { kind: 'corrupt', reason: old.reason };
    const state = { ...emptyState(), ...old.data, version: STATE_VERSION } as const;
    return { kind: 'state', state, migratedFrom: 2, dropped: old.dropped };
  }
  const index = salvage(indexSchema, data, cutOfIndex);
  if (index.data === null) return { kind: 'corrupt', reason: index.reason };
  const rows = Object.entries(index.data.assignments).map(([name, row]) => [name, { ...row, bytes: 0 }]);
  const state = { ...index.data, assignments: {}, stored: Object.fromEntries(rows) as State['stored'] };
  return { kind: 'state', state, migratedFrom: null, dropped: index.dropped };
}

/** Reads the file of an assignment. Never throws. */
export function parseAssignment(text: string): ParsedAssignment {
  const read = versioned(text);
  if (read.kind !== 'document') return read;
  const file = salvage(assignmentFileSchema, read.data, ([top, ...rest]) =>
    top === 'assignment' ? below([top], cutOfAssignment(rest)) : null,
  );
  if (file.data === null) return { kind: 'corrupt', reason: file.reason };
  const { name, assignment } = file.data;
  return { kind: 'assignment', name, assignment, dropped: file.dropped };
}

function cutOfVersion2(bad: Place): Cut | null {
  const [top, name, ...rest] = bad;
  if (top !== 'assignments' || name === undefined) return cutOfIndex(bad);
  return below([top, name], cutOfAssignment(rest)) ?? { place: [top, name] };
}

function below(place: Place, cut: Cut | null): Cut | null {
  return cut === null ? null : { ...cut, place: [...place, ...cut.place] };
}

function versioned(
  text: string,
): { readonly kind: 'document'; readonly data: unknown; readonly version: number } | Unreadable {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'corrupt', reason: 'it is no JSON' };
  }
  const version = versionOf(data);
  if (version === null) return { kind: 'corrupt', reason: 'it names no version' };
  return version > STATE_VERSION ? { kind: 'newer', version } : { kind: 'document', data, version };
}

function versionOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  const { version } = data;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

/** The one salt becomes every assignment's own, so that pseudonyms that were given out stay as they are. */
function fromVersion1(old: ReturnType<typeof stateSchemaV1.parse>): State {
  const assignments = Object.entries(old.assignments).map(([name, { heads, checkedAt, issue }]) => {
    const seen = Object.entries(heads).map(([id, sha]): [string, SeenRepository] => [
      id,
      {
        fullName: null,
        sha,
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
