import { parsedJson } from '#base';
import { z } from 'zod';
import {
  assignmentFileSchema,
  type AssignmentState,
  indexSchema,
  type State,
  STATE_VERSION,
} from './state-schema.ts';
import { newAssignment } from './assignment-state.ts';

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
  const data = parsedJson(text);
  if (data === undefined) return { kind: 'corrupt', reason: 'it is no JSON' };
  const version = versionOf(data);
  if (version === null) return { kind: 'corrupt', reason: 'it names no version' };
  return version > STATE_VERSION ? { kind: 'newer', version } : { kind: 'document', data };
}

function versionOf(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('version' in data)) return null;
  const { version } = data;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : null;
}

/** Keys from the root of a document. */
type Place = readonly string[];

/** What is left out of a document, and what stands there instead; undefined: nothing. */
interface Cut {
  readonly place: Place;
  readonly instead?: unknown;
}

/** What is sound of a document; or why nothing is. */
type Salvaged<T> =
  | {
      readonly data: T;
      /** What could not be read and is not in `data`, each with its place and why. */
      readonly dropped: readonly string[];
    }
  | { readonly data: null; readonly reason: string };

/** What a file that leads to more and more errors is given up after. */
const MOST_PASSES = 20;

/**
 * Reads what is sound: one bad entry costs that entry.
 *
 * @param droppable the smallest thing around a bad place that can be left out so that the rest still is a document; null: nothing
 *   less than all of it
 */
function salvage<T>(
  schema: z.ZodType<T>,
  document: unknown,
  droppable: (bad: Place) => Cut | null,
): Salvaged<T> {
  const dropped: string[] = [];
  let data = document;
  let reason = '';
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = schema.safeParse(data);
    if (result.success) return { data: result.data, dropped };
    reason = firstIssue(result.error);
    const cuts = new Map<string, Cut>();
    for (const issue of result.error.issues) {
      const cut = droppable(issue.path.map(String));
      if (cut === null) return { data: null, reason };
      const where = cut.place.join('.');
      if (!cuts.has(where)) dropped.push(`${where} (${issue.message.slice(0, 200)})`);
      cuts.set(where, cut);
    }
    // From the end, so that the numbers of a list's earlier entries hold.
    for (const { place, instead } of [...cuts.values()].toReversed()) data = without(data, place, instead);
  }
  return { data: null, reason };
}

/** Fields of an assignment that hold one entry for each of something. */
const LISTS: ReadonlySet<string> = new Set(
  Object.entries(assignmentFileSchema.shape.assignment.shape)
    .map(([name, field]) => [name, field instanceof z.ZodOptional ? field.unwrap() : field] as const)
    .filter(([, field]) => field instanceof z.ZodRecord || field instanceof z.ZodArray)
    .map(([name]) => name),
);

/** What stands in the place of a field that has to be there. */
const DEFAULTS: ReadonlyMap<string, unknown> = new Map(Object.entries(newAssignment('')));

/** What can be left out of an assignment; null: without its salt there is none. */
function cutOfAssignment([field, entry]: Place): Cut | null {
  if (field === undefined || field === 'salt') return null;
  return LISTS.has(field) && entry !== undefined
    ? { place: [field, entry] }
    : { place: [field], instead: DEFAULTS.get(field) };
}

/** What can be left out of what concerns all assignments. */
function cutOfIndex([top, name]: Place): Cut | null {
  if (top === 'assignments') return name === undefined ? null : { place: [top, name] };
  if (top === 'lease') return { place: [top], instead: null };
  return top === undefined || top === 'version' || top === 'store' ? null : { place: [top] };
}

/** A copy that has something else, or nothing, at a place. */
function without(data: unknown, [key = '', ...rest]: Place, instead: unknown): unknown {
  if (Array.isArray(data)) return data.filter((_, index) => String(index) !== key);
  if (typeof data !== 'object' || data === null) return data;
  const { [key]: value, ...others } = data as Record<string, unknown>;
  if (rest.length > 0) {
    return value === undefined ? data : { ...others, [key]: without(value, rest, instead) };
  }
  return instead === undefined ? others : { ...others, [key]: instead };
}

function firstIssue({
  issues: [issue],
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): string {
  return issue === undefined
    ? 'it has an odd shape'
    : `${issue.path.join('.') || 'root'}: ${issue.message}`.slice(0, 200);
}
