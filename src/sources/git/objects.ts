import { type GitObjects, PackError } from './pack.ts';

/** What a commit names. */
interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
}

interface TreeEntry {
  /** Git's, without leading zeros: `100644`, `40000`, `120000`, `160000`. */
  readonly mode: string;
  readonly sha: string;
}

const MODE_TREE = '40000';
const SHA_BYTES = 20;

/** null: it is not among them. */
export function commitIn(objects: GitObjects, sha: string): Commit | null {
  const object = objects.get(sha);
  if (object?.type !== 'commit') return null;
  const parents: string[] = [];
  let tree = '';
  for (const line of object.bytes.toString('latin1').split('\n')) {
    const [, name, value = ''] = /^(tree|parent) ([0-9a-f]{40})$/.exec(line) ?? [];
    if (name === 'tree') tree = value;
    else if (name === 'parent') parents.push(value);
    // The first line that is neither ends them.
    else break;
  }
  return { tree, parents };
}

export function isFile({ mode }: TreeEntry): boolean {
  return mode.startsWith('100');
}

/** A path at which two trees differ; null: there is nothing there. Never a folder. */
export interface Difference {
  readonly path: string;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
}

/** A tree can name one folder under a thousand paths, and that one another: few objects make more paths than can be counted. */
const MOST_VISITS = 300_000;

/**
 * Where two trees differ. What is the same in both is not even looked at.
 *
 * @param before, after SHA of a tree; null: an empty one
 * @throws PackError where a tree is missing, or there is no end of them
 */
export function differences(
  objects: GitObjects,
  before: string | null,
  after: string | null,
): readonly Difference[] {
  const found: Difference[] = [];
  const open: { readonly prefix: string; readonly before: string | null; readonly after: string | null }[] = [
    { prefix: '', before, after },
  ];
  let visits = 0;
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [old, present] = [entriesOf(objects, one.before), entriesOf(objects, one.after)];
    for (const name of new Set([...old.keys(), ...present.keys()])) {
      visits += 1;
      if (visits > MOST_VISITS) throw new PackError(`its folders lead to more than ${MOST_VISITS} paths`);
      const [from, to] = [old.get(name) ?? null, present.get(name) ?? null];
      if (from?.sha === to?.sha && from?.mode === to?.mode) continue;
      const path = `${one.prefix}${name}`;
      const [fromTree, toTree] = [folderOf(from), folderOf(to)];
      if (fromTree !== null || toTree !== null) {
        open.push({ prefix: `${path}/`, before: fromTree, after: toTree });
      }
      const [fromFile, toFile] = [fromTree === null ? from : null, toTree === null ? to : null];
      if (fromFile !== null || toFile !== null) found.push({ path, before: fromFile, after: toFile });
    }
  }
  return found;
}

function folderOf(entry: TreeEntry | null): string | null {
  return entry?.mode === MODE_TREE ? entry.sha : null;
}

/** By name. Names that are no UTF-8 are made alike by reading them; a later one then bears its SHA. */
function entriesOf(objects: GitObjects, sha: string | null): ReadonlyMap<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  if (sha === null) return entries;
  const object = objects.get(sha);
  if (object?.type !== 'tree') throw new PackError('a folder is missing');
  const { bytes } = object;
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const end = bytes.indexOf(0, space);
    const next = end + 1 + SHA_BYTES;
    if (space < 0 || end < 0 || next > bytes.length) throw new PackError('a folder is damaged');
    const name = bytes.toString('utf8', space + 1, end);
    // Some tools write zeros before it, which git accepts.
    const mode = bytes.toString('latin1', at, space).replace(/^0+/, '');
    const entry = { mode, sha: bytes.toString('hex', end + 1, next) };
    entries.set(entries.has(name) ? `${entry.sha.slice(0, 7)} ${name}` : name, entry);
    at = next;
  }
  return entries;
}
