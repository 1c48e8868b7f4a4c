import { cutOfAssignment, cutOfIndex, salvage } from './salvage.ts';
import {
  type AssignmentState,
  assignmentFileSchema,
  indexSchema,
  STATE_VERSION,
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
type ParsedState =
  | {
      readonly kind: 'state';
      /** Without its assignments, which are in files of their own. */
      readonly state: State;
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

/** Reads `state.json`. Never throws. */
export function parseState(text: string): ParsedState {
  const read = versioned(text);
  if (read.kind !== 'document') return read;
  const index = salvage(indexSchema, read.data, cutOfIndex);
  if (index.data === null) return { kind: 'corrupt', reason: index.reason };
  const rows = Object.entries(index.data.assignments).map(([name, row]) => [name, { ...row, bytes: 0 }]);
  const state = { ...index.data, assignments: {}, stored: Object.fromEntries(rows) as State['stored'] };
  return { kind: 'state', state, dropped: index.dropped };
}

/** Reads the file of an assignment. Never throws. */
export function parseAssignment(text: string): ParsedAssignment {
  const read = versioned(text);
  if (read.kind !== 'document') return read;
  const file = salvage(assignmentFileSchema, read.data, ([top, ...rest]) => {
    const cut = top === 'assignment' ? cutOfAssignment(rest) : null;
    return cut === null ? null : { ...cut, place: ['assignment', ...cut.place] };
  });
  if (file.data === null) return { kind: 'corrupt', reason: file.reason };
  const { name, assignment } = file.data;
  return { kind: 'assignment', name, assignment, dropped: file.dropped };
}

function versioned(text: string): { readonly kind: 'document'; readonly data: unknown } | Unreadable {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { kind: 'corrupt', reason: 'it is no JSON' };
  }
  const version = versionOf(data);
  if (version === null) return { kind: 'corrupt', reason: 'it names no version' };
  return version > STATE_VERSION ? { kind: 'newer', version } : { kind: 'document', data };
}

function versionOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  const { version } = data;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}
