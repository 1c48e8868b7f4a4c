import { ConfigurationError } from '../../domain/outcome.ts';
import { emptyState, parseState } from '../state/parse-state.ts';
import { STATE_LIMITS, STATE_VERSION, type State } from '../state/state-schema.ts';
import type { BranchChange, CommitMade, GitBranch } from './git-branch.ts';

export const STATE_FILE = 'state.json';

/** The state as it is on the branch. */
export interface Snapshot {
  /** null: the branch is to be made. */
  readonly head: CommitMade | null;
  readonly state: State;
  readonly existed: boolean;
  /** What the next write saves beside the state: a document that could not be read. */
  readonly aside: readonly BranchChange[];
  readonly warnings: readonly string[];
}

/**
 * Reads what the head of the branch holds.
 *
 * @param where the branch, as sentences name it
 * @throws GitHubError. ConfigurationError where a newer version wrote it
 */
export async function readSnapshot(branch: GitBranch, where: string): Promise<Snapshot> {
  const head = await branch.head();
  const entry = head?.entries.find(({ path }) => path === STATE_FILE);
  if (head === null || entry === undefined) {
    return { head, state: emptyState(), existed: false, aside: [], warnings: [] };
  }
  const kept = `state.corrupt-${entry.sha.slice(0, 7)}.json`;
  const aside: readonly BranchChange[] = [{ path: kept, same: entry }];
  const setAside = (reason: string): Snapshot => ({
    head,
    state: emptyState(),
    existed: false,
    aside,
    warnings: [
      `The state of the scans (${STATE_FILE} on ${where}) cannot be read: ${reason}. It is kept as ${kept} and scans start afresh: every finding counts as new, and a check that was pending is not taken up. To undo this, repair the file and put it back.`,
    ],
  });
  if (entry.type !== 'blob' || entry.size === null) return setAside('it is no file');
  if (entry.size > STATE_LIMITS.bytes) return setAside(`it has ${entry.size} bytes`);
  const text = decoded(await branch.read(entry));
  if (text === null) return setAside('it is no UTF-8');
  const parsed = parseState(text);
  switch (parsed.kind) {
    case 'corrupt':
      return setAside(parsed.reason);
    case 'newer':
      throw new ConfigurationError(
        `The state of the scans (${where}) was written by a newer version of this action (version ${parsed.version}; this one knows ${STATE_VERSION}). Upgrade the action in this workflow.`,
      );
    case 'state':
      return parsed.dropped.length === 0
        ? { head, state: parsed.state, existed: true, aside: [], warnings: [] }
        : {
            head,
            state: parsed.state,
            existed: true,
            aside,
            warnings: [
              `Parts of the state of the scans (${STATE_FILE} on ${where}) cannot be read and are left out: ${parsed.dropped.join('; ')}. The whole is kept as ${kept}; everything else goes on as it was.`,
            ],
          };
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
