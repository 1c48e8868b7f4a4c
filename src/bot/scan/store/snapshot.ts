import { emptyState } from '../state/parse-state.ts';
import type { AssignmentState, State, StoredAssignment } from '../state/state-schema.ts';
import { stateSize } from '../state/state-size.ts';
import {
  assignmentEntries,
  fileNameOf,
  pathOf,
  type ReadAssignment,
  readAssignments,
} from './assignment-files.ts';
import type { BranchChange, BranchEntry, CommitMade } from './git-branch.ts';
import { type BranchPlace, isKept, keptName, type ReadIndex, readIndex } from './read-index.ts';
import * as says from '../says.ts';
import { fill } from '#base';

export interface Snapshot {
  /** null: the branch is to be made. */
  readonly head: CommitMade | null;
  readonly state: State;
  /** false: nothing was ever stored here, or what was stored had to be set aside. */
  readonly existed: boolean;
  /** What the next write saves beside the state: files that could not be read. */
  readonly aside: readonly BranchChange[];
  /** Sentences for a person; they were logged. */
  readonly warnings: readonly string[];
  /** Files of assignments on the branch, by path. */
  readonly files: ReadonlyMap<string, BranchEntry>;
  /** Copies of files that could not be read, which earlier writes saved. */
  readonly copies: readonly BranchEntry[];
  /** Assignments of `state` that are on the branch just as they are here. */
  readonly clean: ReadonlyMap<string, AssignmentState>;
}

/**
 * Reads what the head of the branch holds.
 *
 * @param needs names of the assignments to read; null: all
 * @param known an earlier snapshot: a file that is still the same is not read again
 * @throws GitHubError. ConfigurationError where a newer version wrote it
 */
export async function readSnapshot(
  place: BranchPlace,
  needs: ReadonlySet<string> | null,
  known: Snapshot | null,
): Promise<Snapshot> {
  const head = await place.branch.head();
  const empty = {
    state: emptyState(),
    existed: false,
    aside: [],
    warnings: [],
    clean: new Map(),
    copies: [],
  };
  if (head === null) return { ...empty, head, files: new Map() };
  const files = assignmentEntries(head.entries);
  const copies = head.entries.filter(({ path, type }) => type === 'blob' && isKept(path));
  const index = await readIndex(place, head);
  const read =
    index.kind === 'read'
      ? await ofIndex(place, { ...empty, head, files, copies }, index, needs, known)
      : await withoutIndex(place, { ...empty, head, files, copies }, index);
  const { warning } = stateSize(read.state);
  return warning === null ? read : { ...read, warnings: [...read.warnings, warning] };
}

/** The snapshot with one more assignment, of those that are stored. @throws as `readSnapshot` */
export function readMore(place: BranchPlace, snapshot: Snapshot, name: string): Promise<Snapshot> {
  return withAssignments(place, snapshot, [name], null);
}

async function ofIndex(
  place: BranchPlace,
  empty: Snapshot,
  { state, aside, warnings }: Extract<ReadIndex, { kind: 'read' }>,
  needs: ReadonlySet<string> | null,
  known: Snapshot | null,
): Promise<Snapshot> {
  const stored = Object.entries(state.stored).map(([name, row]) => {
    const bytes = empty.files.get(pathOf(row.file))?.size ?? 0;
    return [name, { ...row, bytes }] as const;
  });
  const sized = { ...state, stored: Object.fromEntries(stored) };
  const names = Object.keys(sized.stored).filter((name) => needs?.has(name) ?? true);
  return withAssignments(place, { ...empty, state: sized, existed: true, aside, warnings }, names, known);
}

/** The files of the assignments say whose they are: they are found again where the list of them cannot be read. */
async function withoutIndex(
  place: BranchPlace,
  empty: Snapshot,
  index: Extract<ReadIndex, { kind: 'none' | 'lost' }>,
): Promise<Snapshot> {
  const { files, head } = empty;
  const read = await readAssignments(place.branch, place.where, head?.commit ?? '', [...files.values()]);
  const stored = new Map<string, StoredAssignment>();
  for (const [path, one] of read) {
    if (one.kind !== 'assignment') continue;
    const file = path.slice(pathOf('').length);
    // Of two that say the same of themselves, the one that is called so.
    if (stored.has(one.name) && file !== fileNameOf(one.name)) continue;
    stored.set(one.name, { file, bytes: files.get(path)?.size ?? 0 });
  }
  const found = { ...empty, existed: stored.size > 0, ...lossOf(index, stored.size, place.where) };
  const state = { ...emptyState(), stored: Object.fromEntries(stored) };
  return withRead(place, { ...found, state }, [...stored.keys()], read, null);
}

function lossOf(
  index: Extract<ReadIndex, { kind: 'none' | 'lost' }>,
  found: number,
  where: string,
): Pick<Snapshot, 'aside' | 'warnings'> {
  if (index.kind === 'none') {
    const gone = fill(says.listState, { where });
    return { aside: [], warnings: found === 0 ? [] : [gone] };
  }
  const { reason, kept, aside } = index;
  return {
    aside: [aside],
    warnings: [fill(says.stateScansState, { where, reason, kept, isWhole: found > 0 })],
  };
}

async function withAssignments(
  place: BranchPlace,
  snapshot: Snapshot,
  names: readonly string[],
  known: Snapshot | null,
): Promise<Snapshot> {
  const unknown = names.flatMap((name) => {
    const entry = entryOf(snapshot, name);
    return entry === undefined || isKnown(snapshot, known, name) ? [] : [entry];
  });
  const commit = snapshot.head?.commit ?? '';
  const read = await readAssignments(place.branch, place.where, commit, unknown);
  return withRead(place, snapshot, names, read, known);
}

function entryOf({ state, files }: Snapshot, name: string): BranchEntry | undefined {
  return files.get(pathOf(state.stored[name]?.file ?? ''));
}

function isKnown(snapshot: Snapshot, known: Snapshot | null, name: string): boolean {
  if (known === null || !known.clean.has(name)) return false;
  return entryOf(known, name)?.sha === entryOf(snapshot, name)?.sha;
}

/** Puts together what was read. One file that cannot be read costs its own assignment alone, and is kept beside. */
function withRead(
  { where }: BranchPlace,
  snapshot: Snapshot,
  names: readonly string[],
  read: ReadonlyMap<string, ReadAssignment>,
  known: Snapshot | null,
): Snapshot {
  const assignments = new Map(Object.entries(snapshot.state.assignments));
  const stored = new Map(Object.entries(snapshot.state.stored));
  const clean = new Map(snapshot.clean);
  const files = new Map(snapshot.files);
  const aside = [...snapshot.aside];
  const warnings = [...snapshot.warnings];
  for (const name of names) {
    const before = isKnown(snapshot, known, name) ? known?.clean.get(name) : undefined;
    if (before !== undefined) {
      assignments.set(name, before);
      clean.set(name, before);
      continue;
    }
    const file = stored.get(name)?.file ?? '';
    const entry = entryOf(snapshot, name);
    const one = read.get(pathOf(file)) ?? { kind: 'corrupt', reason: 'it is not there' };
    const kept = entry === undefined ? null : keptName(entry, file);
    const place = `${pathOf(file)} on ${where}`;
    if (one.kind === 'assignment' && one.name === name) {
      assignments.set(name, one.assignment);
      if (one.dropped.length === 0) {
        clean.set(name, one.assignment);
        continue;
      }
      warnings.push(
        fill(says.partsStateCannot, { name, place, dropped: one.dropped.join('; '), kept: kept ?? file }),
      );
    } else {
      stored.delete(name);
      const reason = one.kind === 'corrupt' ? one.reason : `it is of ${one.name}`;
      warnings.push(fill(says.stateCannotRead, { name, place, reason, kept }));
      if (entry !== undefined) aside.push({ path: entry.path, gone: true });
      files.delete(pathOf(file));
    }
    if (entry !== undefined && kept !== null) aside.push({ path: kept, same: entry });
  }
  const state = {
    ...snapshot.state,
    assignments: Object.fromEntries(assignments),
    stored: Object.fromEntries(stored),
  };
  return { ...snapshot, state, files, clean, aside, warnings };
}
