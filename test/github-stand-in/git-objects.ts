import { createHash } from 'node:crypto';

/** A file of a commit: text or bytes, or what git keeps beside plain files. */
export type FileSpec =
  | string
  | Uint8Array
  | { readonly symlink: string }
  | { readonly submodule: string }
  | { readonly executable: string };

export type ObjectType = 'blob' | 'tree' | 'commit';

export interface TreeItem {
  readonly mode: string;
  readonly sha: string;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  /** RFC 3339, or git's own `@seconds +0000`; git keeps whole seconds. */
  readonly date: string;
}

export interface Commit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

export const TREE_MODE = '40000';
export const SUBMODULE_MODE = '160000';

export function objectName(type: ObjectType, body: Uint8Array): string {
  return createHash('sha1').update(`${type} ${body.length}\0`).update(body).digest('hex');
}

export function typeOfMode(mode: string): ObjectType {
  if (mode === TREE_MODE || mode === '040000') return 'tree';
  return mode === SUBMODULE_MODE ? 'commit' : 'blob';
}

/** Whatever the names are: git's own commands refuse some that a hostile push can contain. */
export function encodeTree(items: ReadonlyMap<string, TreeItem>): Buffer {
  // Git sorts by bytes, a folder as if its name ended in a slash.
  const rows = [...items]
    .map(([name, { mode, sha }]) => ({ name: Buffer.from(name), mode: mode.replace(/^0/, ''), sha }))
    .map((row) => ({
      ...row,
      key: row.mode === TREE_MODE ? Buffer.concat([row.name, Buffer.from('/')]) : row.name,
    }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key));
  return Buffer.concat(
    rows.flatMap(({ name, mode, sha }) => [
      Buffer.from(`${mode} `),
      name,
      Buffer.from([0]),
      Buffer.from(sha, 'hex'),
    ]),
  );
}

export function parseTree(body: Buffer): Map<string, TreeItem> {
  const items = new Map<string, TreeItem>();
  let at = 0;
  while (at < body.length) {
    const space = body.indexOf(0x20, at);
    const zero = body.indexOf(0, space);
    const sha = body.toString('hex', zero + 1, zero + 21);
    items.set(body.toString('utf8', space + 1, zero), { mode: body.toString('latin1', at, space), sha });
    at = zero + 21;
  }
  return items;
}

export function encodeCommit(commit: Commit): Buffer {
  return Buffer.from(
    [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${stamp(commit.author)}`,
      `committer ${stamp(commit.committer)}`,
      '',
      commit.message,
    ].join('\n'),
  );
}

export function parseCommit(body: Buffer): Commit {
  const text = body.toString('utf8');
  const end = text.indexOf('\n\n');
  const fields = text
    .slice(0, end)
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
  const all = (name: string): string[] => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  return {
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: readStamp(all('author')[0] ?? ''),
    committer: readStamp(all('committer')[0] ?? ''),
    message: text.slice(end + 2),
  };
}

function stamp({ name, email, date }: Person): string {
  const raw = /^@?(\d+)(?: [+-]\d{4})?$/.exec(date)?.[1];
  const seconds = raw === undefined ? Math.floor(Date.parse(date) / 1000) : Number(raw);
  if (!Number.isFinite(seconds)) throw new Error(`"${date}" is no date of a commit; write it as RFC 3339`);
  const clean = (text: string): string => text.replaceAll(/[<>\n\0]/g, '');
  return `${clean(name)} <${clean(email)}> ${seconds} +0000`;
}

function readStamp(text: string): Person {
  const found = /^(.*) <(.*)> (\d+) /.exec(text);
  const seconds = Number(found?.[3] ?? 0);
  return {
    name: found?.[1] ?? '',
    email: found?.[2] ?? '',
    date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
  };
}
