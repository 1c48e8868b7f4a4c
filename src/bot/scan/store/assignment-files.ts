import { ConfigurationError, fill } from '#base';
import { sha256 } from '#native';
import { STATE_LIMITS, STATE_VERSION } from '../state/state-schema.ts';
import { type ParsedAssignment, parseAssignment } from '../state/parse-state.ts';
import type { BranchEntry, ReadBranch } from './git-branch.ts';
import * as says from '../says.ts';

const FOLDER = 'assignments/';

/** Names that are files everywhere, and whose files differ wherever capitals do not count. */
const PLAIN = /^[a-z0-9][a-z0-9._-]{0,79}$/;
/** Windows has no files of these names, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
const SLUG_CHARACTERS = 40;
const DIGEST_CHARACTERS = 16;

/** The name of the file of an assignment: its own, or a part of it with a digest, which no other name leads to. */
export function fileNameOf(assignment: string): string {
  if (PLAIN.test(assignment) && !DEVICE.test(assignment)) return `${assignment}.json`;
  const slug = assignment
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '-')
    .slice(0, SLUG_CHARACTERS);
  const digest = sha256(assignment).slice(0, DIGEST_CHARACTERS);
  // No assignment has a tilde in its name.
  return `${slug}~${digest}.json`;
}

/** Where a file lies on the branch. */
export function pathOf(file: string): string {
  return `${FOLDER}${file}`;
}

/** The files in the folder of assignments, by path. */
export function assignmentEntries(entries: readonly BranchEntry[]): ReadonlyMap<string, BranchEntry> {
  return new Map(
    entries
      .filter(({ path, type }) => type === 'blob' && path.startsWith(FOLDER) && path.endsWith('.json'))
      .map((entry) => [entry.path, entry]),
  );
}

/** What was read of a file, or why it cannot be. */
export type ReadAssignment = Exclude<ParsedAssignment, { kind: 'newer' }>;

/**
 * Reads files of assignments.
 *
 * @param where the branch, as sentences name it
 * @returns by path
 * @throws GitHubError. ConfigurationError where a newer version wrote one
 */
export async function readAssignments(
  branch: ReadBranch,
  where: string,
  commit: string,
  entries: readonly BranchEntry[],
): Promise<ReadonlyMap<string, ReadAssignment>> {
  const fit = entries.filter(({ size }) => size !== null && size <= STATE_LIMITS.fileBytes);
  const texts = await branch.read(commit, fit);
  const read = new Map<string, ReadAssignment>();
  for (const { path, size } of entries) {
    const bytes = texts.get(path);
    const parsed: ParsedAssignment =
      bytes === undefined ? { kind: 'corrupt', reason: `it has ${size} bytes` } : parsedFile(bytes);
    if (parsed.kind === 'newer') throw newerVersion(where, parsed.version);
    read.set(path, parsed);
  }
  return read;
}

function parsedFile(bytes: Uint8Array): ParsedAssignment {
  const text = decoded(bytes);
  return text === null ? { kind: 'corrupt', reason: 'it is no UTF-8' } : parseAssignment(text);
}

/** null: it is no UTF-8. */
export function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function newerVersion(where: string, version: number): ConfigurationError {
  return new ConfigurationError(fill(says.stateScansWritten, { where, version, known: STATE_VERSION }));
}
