import { ConfigurationError, fill } from '#base';
import { blobSha } from '#sources';
import type { AssignmentState, State, StoredAssignment } from '../state/state-schema.ts';
import { stateSize } from '../state/state-size.ts';
import { stringifyAssignment } from '../state/stringify-state.ts';
import { fileNameOf, pathOf } from './assignment-files.ts';
import type { BranchChange, BranchEntry } from './git-branch.ts';
import type { Snapshot } from './snapshot.ts';
import * as says from '../says.ts';

/** What a write does besides `state.json`, and what files of assignments are there afterwards. */
interface ChangedFiles {
  readonly changes: readonly BranchChange[];
  readonly stored: State['stored'];
  readonly files: Snapshot['files'];
  readonly clean: Snapshot['clean'];
}

/**
 * What has to be written so that the files say what the state says, with what was to be saved beside them. A file whose text stays
 * the same is left alone, and none goes that an assignment is in: one that began afresh is there again.
 *
 * @throws ConfigurationError where the state is too large
 */
export function changedFiles(
  before: Pick<Snapshot, 'aside' | 'files' | 'clean' | 'state'>,
  { assignments, stored: kept }: State,
): ChangedFiles {
  const changes: BranchChange[] = [];
  const stored = new Map<string, StoredAssignment>(Object.entries(kept));
  const files = new Map<string, BranchEntry>(before.files);
  const clean = new Map<string, AssignmentState>();
  for (const [name, assignment] of Object.entries(assignments)) {
    const row = stored.get(name) ?? { file: fileNameOf(name), bytes: 0 };
    const path = pathOf(row.file);
    clean.set(name, assignment);
    stored.set(name, row);
    if (before.clean.get(name) === assignment && files.has(path)) continue;
    const text = stringifyAssignment(name, assignment);
    const bytes = Buffer.from(text);
    const entry = { path, mode: '100644', type: 'blob', sha: blobSha(bytes), size: bytes.length };
    stored.set(name, { ...row, bytes: bytes.length });
    if (files.get(path)?.sha === entry.sha) continue;
    changes.push({ path, text });
    files.set(path, entry);
  }
  const present = new Set([...stored.values()].map(({ file }) => pathOf(file)));
  const listed = Object.values(before.state.stored);
  const gone = listed.map(({ file }): BranchChange => ({ path: pathOf(file), gone: true }));
  for (const change of [...gone, ...before.aside]) {
    if ('gone' in change) {
      if (present.has(change.path)) continue;
      files.delete(change.path);
    }
    changes.push(change);
  }
  const rows = Object.fromEntries(stored);
  assertRoom(rows);
  return { changes, stored: rows, files, clean };
}

function assertRoom(stored: State['stored']): void {
  const { bytes, limit, files } = stateSize({ stored });
  if (bytes <= limit) return;
  const largest = files.slice(0, 3).map(({ name }) => name);
  throw new ConfigurationError(fill(says.stateScansGrown, { bytes, limit, largest: largest.join(', ') }));
}
