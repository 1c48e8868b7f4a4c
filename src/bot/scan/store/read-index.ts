import { parseState } from '../state/parse-state.ts';
import { STATE_LIMITS, type State } from '../state/state-schema.ts';
import { decoded, newerVersion } from './assignment-files.ts';
import type { BranchChange, BranchEntry, BranchHead, ReadBranch } from './git-branch.ts';
import * as says from '../says.ts';
import { fill } from '#base';

export const STATE_FILE = 'state.json';

/** The branch, and what sentences call it. */
export interface BranchPlace {
  readonly branch: ReadBranch;
  readonly where: string;
}

/** What `state.json` turned out to be. */
export type ReadIndex =
  | { readonly kind: 'none' }
  /** `reason`: why it cannot be read. It is to be kept as `kept`. */
  | { readonly kind: 'lost'; readonly reason: string; readonly kept: string; readonly aside: BranchChange }
  | {
      readonly kind: 'read';
      /** Without its assignments, which have files of their own. */
      readonly state: State;
      readonly aside: readonly BranchChange[];
      readonly warnings: readonly string[];
    };

/** @throws GitHubError. ConfigurationError where a newer version wrote it */
export async function readIndex({ branch, where }: BranchPlace, head: BranchHead): Promise<ReadIndex> {
  const entry = head.entries.find(({ path }) => path === STATE_FILE);
  if (entry === undefined) return { kind: 'none' };
  const kept = keptName(entry);
  const aside: BranchChange = { path: kept, same: entry };
  const lost = (reason: string): ReadIndex => ({ kind: 'lost', reason, kept, aside });
  if (entry.type !== 'blob' || entry.size === null) return lost('it is no file');
  if (entry.size > STATE_LIMITS.fileBytes) return lost(`it has ${entry.size} bytes`);
  const bytes = (await branch.read(head.commit, [entry])).get(STATE_FILE);
  const text = bytes === undefined ? null : decoded(bytes);
  if (text === null) return lost('it is no UTF-8');
  const parsed = parseState(text);
  switch (parsed.kind) {
    case 'corrupt':
      return lost(parsed.reason);
    case 'newer':
      throw newerVersion(where, parsed.version);
    case 'state':
      return parsed.dropped.length === 0
        ? { kind: 'read', state: parsed.state, aside: [], warnings: [] }
        : {
            kind: 'read',
            state: parsed.state,
            aside: [aside],
            warnings: [
              fill(says.partsState, {
                where,
                dropped: parsed.dropped.join('; '),
                kept,
              }),
            ],
          };
  }
}

const KEPT = 'state.corrupt-';
const SHA_CHARACTERS = 7;

/** Whether a file of the branch is such a copy. */
export function isKept(path: string): boolean {
  return path.startsWith(KEPT) && path.endsWith('.json');
}

/** Whether it is one of the file of an assignment. @param file its name */
export function isKeptOf(path: string, file: string): boolean {
  return path.startsWith(KEPT) && path.slice(KEPT.length + SHA_CHARACTERS) === `-${file}`;
}

/** Under which name a file is kept that cannot be read. @param file of an assignment: its name, which tells whose it was */
export function keptName({ sha }: Pick<BranchEntry, 'sha'>, file?: string): string {
  return `${KEPT}${sha.slice(0, SHA_CHARACTERS)}${file === undefined ? '.json' : `-${file}`}`;
}
