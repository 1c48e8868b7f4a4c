import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import {
  type Commit,
  encodeCommit,
  encodeTree,
  type FileSpec,
  objectName,
  type ObjectType,
  parseCommit,
  parseTree,
  type Person,
  SUBMODULE_MODE,
  TREE_MODE,
  type TreeItem,
  typeOfMode,
} from './git-objects.ts';
import { rawArchive } from './raw-archive.ts';

const run = promisify(execFile);

export type { FileSpec } from './git-objects.ts';

export interface TreeEntry {
  readonly path: string;
  /** Six digits. */
  readonly mode: string;
  readonly type: ObjectType;
  readonly sha: string;
  /** Of blobs. */
  readonly size: number | null;
}

/** One file that differs between two commits, as `git diff-tree -M` tells it. */
export interface ChangedFile {
  /** A, M, D, T, R or C. */
  readonly status: string;
  readonly path: string;
  readonly previousPath: string | null;
  /** Of the file's blob; where it was removed, of what it had been. */
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  /** Hunks without the header; null: a binary, or nothing but a name or a mode. */
  readonly patch: string | null;
}

const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
};
const MAX_OUTPUT = 1024 ** 3;
const NOBODY = '0'.repeat(40);

/**
 * One bare git repository whose objects all repositories of the stand-in share, as forks do at GitHub. Objects are made here
 * byte for byte, so that no name is too hostile and a thousand commits need no process; they reach the disk when git itself
 * has to work on them, for archives and differences.
 */
export class GitStore {
  /** null: git was not needed yet. */
  #folder: string | null = null;
  readonly #objects = new Map<string, { readonly type: ObjectType; readonly body: Buffer }>();
  readonly #archives = new Map<string, Promise<Buffer>>();
  readonly #lists = new Map<string, readonly TreeEntry[]>();
  readonly #differences = new Map<string, Promise<readonly ChangedFile[]>>();
  #unwritten: string[] = [];

  /** Writes a commit whose files are the parent's (or, without one, `base`'s) with these changes; full SHA. */
  commit(change: {
    readonly files: Readonly<Record<string, FileSpec | null>>;
    readonly parent: string | null;
    /** Nothing of the parent is kept. */
    readonly replaceAll?: boolean;
    readonly message: string;
    readonly author: Person;
    readonly committer?: Person;
  }): string {
    const { parent } = change;
    const base = parent === null || change.replaceAll === true ? null : this.treeOf(parent);
    const changes = Object.entries(change.files).map(
      ([path, spec]) => [path, spec === null ? null : this.#item(spec)] as const,
    );
    return this.commitTree({
      tree: this.editTree(base, changes),
      parents: parent === null ? [] : [parent],
      author: change.author,
      committer: change.committer ?? change.author,
      message: change.message,
    });
  }

  commitTree(commit: Commit): string {
    return this.#put('commit', encodeCommit(commit));
  }

  blob(bytes: string | Uint8Array): string {
    return this.#put('blob', Buffer.from(typeof bytes === 'string' ? Buffer.from(bytes) : bytes));
  }

  /** A tree like `base` with these paths set, or deleted where null; folders come and go as they fill and empty. */
  editTree(
    base: string | null,
    changes: readonly (readonly [path: string, item: TreeItem | null])[],
  ): string {
    const items = base === null ? new Map<string, TreeItem>() : new Map(this.#tree(base));
    const below = new Map<string, [string, TreeItem | null][]>();
    for (const [path, item] of changes) {
      const slash = path.indexOf('/');
      const name = slash < 0 ? path : path.slice(0, slash);
      if (name === '' || name.includes('\0')) throw new Error(`git cannot hold the path "${path}"`);
      if (slash >= 0) {
        const inner = below.get(name) ?? [];
        inner.push([path.slice(slash + 1), item]);
        below.set(name, inner);
      } else if (item === null) {
        items.delete(name);
      } else {
        items.set(name, item);
      }
    }
    for (const [name, inner] of below) {
      const old = items.get(name);
      const sha = this.editTree(old?.mode === TREE_MODE ? old.sha : null, inner);
      if (this.#tree(sha).size === 0) items.delete(name);
      else items.set(name, { mode: TREE_MODE, sha });
    }
    return this.#put('tree', encodeTree(items));
  }

  /** A tree of these entries, whatever they are. */
  treeOfItems(items: ReadonlyMap<string, TreeItem>): string {
    return this.#put('tree', encodeTree(items));
  }

  type(sha: string): ObjectType | null {
    return this.#objects.get(sha)?.type ?? null;
  }

  /** The tree of a commit, or the tree itself. */
  treeOf(sha: string): string {
    const object = this.#objects.get(sha);
    if (object?.type === 'commit') return parseCommit(object.body).tree;
    if (object?.type === 'tree') return sha;
    throw new Error(`there is no commit or tree ${sha}`);
  }

  /** Full SHA of the one object that begins so; null: none or several. */
  complete(start: string): string | null {
    const found = [...this.#objects.keys()].filter((sha) => sha.startsWith(start));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Every object that an object leads to, added to a set; what the set has is taken as followed already. */
  reach(sha: string, into: Set<string>): void {
    const open = [sha];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const object = this.#objects.get(one);
      if (object === undefined || into.has(one)) continue;
      into.add(one);
      if (object.type === 'commit') {
        const { tree, parents } = parseCommit(object.body);
        open.push(tree, ...parents);
      } else if (object.type === 'tree') {
        for (const item of this.#tree(one).values()) if (item.mode !== SUBMODULE_MODE) open.push(item.sha);
      }
    }
  }

  /** What GitHub sends as tarball. `git archive` makes it where there are attributes to be obeyed. */
  tarball(sha: string, prefix: string): Promise<Buffer> {
    const key = `${prefix}\0${sha}`;
    const known = this.#archives.get(key);
    if (known !== undefined) return known;
    const entries = this.entries(sha, true);
    const hasAttributes = entries.some(({ path }) => /(?:^|\/)\.gitattributes$/.test(path));
    const plain = (): Promise<Buffer> =>
      rawArchive(sha, this.show(sha)?.committer.date ?? '', prefix, entries, (id) => this.read(id));
    const made = hasAttributes
      ? this.#git(['archive', '--format=tar.gz', `--prefix=${prefix}/`, sha]).catch((error: unknown) => {
          if (!String(error).includes('invalid path')) throw error;
          return plain();
        })
      : plain();
    this.#archives.set(key, made);
    return made;
  }

  /** The entries of a commit or tree in git's order; recursive: of all folders below as well. */
  entries(sha: string, recursive: boolean): readonly TreeEntry[] {
    const tree = this.treeOf(sha);
    const key = `${tree} ${recursive}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list: TreeEntry[] = [];
    const add = (folder: string, prefix: string): void => {
      for (const [name, { mode, sha: id }] of this.#tree(folder)) {
        const type = typeOfMode(mode);
        const size = type === 'blob' ? (this.#objects.get(id)?.body.length ?? 0) : null;
        list.push({ path: `${prefix}${name}`, mode: mode.padStart(6, '0'), type, sha: id, size });
        if (recursive && type === 'tree') add(id, `${prefix}${name}/`);
      }
    };
    add(tree, '');
    this.#lists.set(key, list);
    return list;
  }

  /** What stands at a path of a commit; '' is its whole tree. */
  entry(sha: string, path: string): TreeEntry | null {
    const tree = this.treeOf(sha);
    if (path === '') return { path, mode: '040000', type: 'tree', sha: tree, size: null };
    let here: TreeItem = { mode: TREE_MODE, sha: tree };
    for (const name of path.split('/')) {
      const next = here.mode === TREE_MODE ? this.#tree(here.sha).get(name) : undefined;
      if (next === undefined) return null;
      here = next;
    }
    const type = typeOfMode(here.mode);
    const size = type === 'blob' ? (this.#objects.get(here.sha)?.body.length ?? 0) : null;
    return { path, mode: here.mode.padStart(6, '0'), type, sha: here.sha, size };
  }

  /** Bytes of a blob; null: there is none. */
  read(sha: string): Buffer | null {
    const object = this.#objects.get(sha);
    return object?.type === 'blob' ? object.body : null;
  }

  show(sha: string): Commit | null {
    const object = this.#objects.get(sha);
    return object?.type === 'commit' ? parseCommit(object.body) : null;
  }

  isAncestor(ancestor: string, of: string): boolean {
    return this.#ancestors(of).has(ancestor);
  }

  /** A newest commit that both come from; null: they have nothing in common. */
  mergeBase(a: string, b: string): string | null {
    const common = this.#ancestors(a);
    return this.log(b).find((sha) => common.has(sha)) ?? null;
  }

  /** A commit and all it comes from, the newest first by the dates that the commits give themselves. */
  log(sha: string): string[] {
    const waiting = this.#ancestors(sha);
    const children = new Map<string, number>();
    for (const one of waiting) {
      for (const parent of this.show(one)?.parents ?? []) {
        children.set(parent, (children.get(parent) ?? 0) + 1);
      }
    }
    const date = (one: string): string => this.show(one)?.committer.date ?? '';
    const open = [sha];
    const sorted: string[] = [];
    while (open.length > 0) {
      open.sort((x, y) => (date(x) < date(y) ? -1 : date(x) > date(y) ? 1 : 0));
      const next = open.pop() ?? '';
      sorted.push(next);
      for (const parent of this.show(next)?.parents ?? []) {
        // Never before its children, whatever its date says.
        const left = (children.get(parent) ?? 0) - 1;
        children.set(parent, left);
        if (left === 0 && waiting.has(parent)) open.push(parent);
      }
    }
    return sorted;
  }

  /** What differs between two commits; null: against nothing at all. */
  diff(from: string | null, to: string): Promise<readonly ChangedFile[]> {
    const base = from ?? this.editTree(null, []);
    const key = `${base} ${to}`;
    const known = this.#differences.get(key) ?? this.#diff(base, to);
    this.#differences.set(key, known);
    return known;
  }

  /** What `git upload-pack` answers to one request of its protocol, with what GitHub allows everybody who may read. */
  async uploadPack(body: string): Promise<Buffer> {
    const folder = this.#write();
    const allowed = ['-c', 'uploadpack.allowFilter=true', '-c', 'uploadpack.allowAnySHA1InWant=true'];
    const answering = run('git', [...allowed, 'upload-pack', '--stateless-rpc', folder], {
      env: { ...ENVIRONMENT, GIT_PROTOCOL: 'version=2' },
      encoding: 'buffer',
      maxBuffer: MAX_OUTPUT,
    });
    answering.child.stdin?.end(body);
    // It says what it refuses before it ends with an error.
    const { stdout } = await answering.catch((error: unknown) => error as { readonly stdout: Buffer });
    return stdout;
  }

  close(): void {
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }

  #item(spec: FileSpec): TreeItem {
    if (typeof spec === 'string' || spec instanceof Uint8Array) {
      return { mode: '100644', sha: this.blob(spec) };
    }
    if ('symlink' in spec) return { mode: '120000', sha: this.blob(spec.symlink) };
    if ('submodule' in spec) return { mode: SUBMODULE_MODE, sha: spec.submodule };
    return { mode: '100755', sha: this.blob(spec.executable) };
  }

  #tree(sha: string): Map<string, TreeItem> {
    const object = this.#objects.get(sha);
    if (object?.type !== 'tree') throw new Error(`there is no tree ${sha}`);
    return parseTree(object.body);
  }

  #ancestors(sha: string): Set<string> {
    const found = new Set<string>();
    const open = [sha];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (found.has(one)) continue;
      const commit = this.show(one);
      if (commit === null) continue;
      found.add(one);
      open.push(...commit.parents);
    }
    return found;
  }

  #put(type: ObjectType, body: Buffer): string {
    const sha = objectName(type, body);
    if (!this.#objects.has(sha)) {
      this.#objects.set(sha, { type, body });
      this.#unwritten.push(sha);
    }
    return sha;
  }

  async #diff(base: string, to: string): Promise<readonly ChangedFile[]> {
    const options = [
      'diff-tree',
      '-r',
      '-M',
      '--no-commit-id',
      '-z',
      '--raw',
      '--no-abbrev',
      '--numstat',
      '-p',
    ];
    const told = (await this.#git([...options, base, to])).toString('utf8');
    // An empty field stands between the facts and the patches; there is none where nothing differs.
    const end = told.indexOf('\0\0');
    const fields = (end === -1 ? told : told.slice(0, end)).split('\0');
    const patches = end === -1 ? '' : told.slice(end + 2);
    const changes = changesOf(fields);
    const numbers = numbersOf(fields);
    const hunks = patches
      .split(/^diff --git .*$/m)
      .slice(1)
      .map((text) => (/^@@ /m.test(text) ? text.slice(text.search(/^@@ /m)).replace(/\n$/, '') : null));
    return changes.map((change, index) => ({
      ...change,
      ...(numbers[index] ?? { additions: 0, deletions: 0 }),
      // A change of type is written as a removal and an addition.
      patch: (change.status === 'T' ? hunks.splice(0, 2)[1] : hunks.shift()) ?? null,
    }));
  }

  async #git(args: readonly string[]): Promise<Buffer> {
    const folder = this.#write();
    // GitHub's own disks know nothing of the names that Windows and macOS take for `.git`.
    const lenient = ['-c', 'core.protectNTFS=false', '-c', 'core.protectHFS=false'];
    const { stdout } = await run('git', ['-C', folder, ...lenient, ...args], {
      env: ENVIRONMENT,
      encoding: 'buffer',
      maxBuffer: MAX_OUTPUT,
    });
    return stdout;
  }

  /** @returns the folder of a repository that has all objects */
  #write(): string {
    this.#folder ??= emptyRepository();
    const shas = this.#unwritten;
    this.#unwritten = [];
    for (const sha of shas) {
      const object = this.#objects.get(sha);
      if (object === undefined) continue;
      const folder = join(this.#folder, 'objects', sha.slice(0, 2));
      mkdirSync(folder, { recursive: true });
      const header = Buffer.from(`${object.type} ${object.body.length}\0`);
      writeFileSync(
        join(folder, sha.slice(2)),
        deflateSync(Buffer.concat([header, object.body]), { level: 1 }),
      );
    }
    return this.#folder;
  }
}

/** What `git init --bare` makes, as far as git asks for it: a process for each of thousands of stand-ins took longer than their tests. */
function emptyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'github-stand-in-'));
  for (const name of ['objects', 'refs']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(folder, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
  return folder;
}

/** `:old-mode new-mode old-sha new-sha status`, a path, and a second one after a rename; taken from the fields. */
function changesOf(fields: string[]): Pick<ChangedFile, 'status' | 'path' | 'previousPath' | 'sha'>[] {
  const found: Pick<ChangedFile, 'status' | 'path' | 'previousPath' | 'sha'>[] = [];
  while (fields[0]?.startsWith(':') === true) {
    const [, , before = '', after = '', score = ''] = fields.shift()?.split(' ') ?? [];
    const status = score.slice(0, 1);
    const previousPath = status === 'R' || status === 'C' ? (fields.shift() ?? '') : null;
    const path = fields.shift() ?? '';
    found.push({ status, path, previousPath, sha: after === NOBODY ? before : after });
  }
  return found;
}

/** `added TAB deleted TAB path`; after a rename the path is empty and two follow. */
function numbersOf(fields: readonly string[]): { additions: number; deletions: number }[] {
  const found: { additions: number; deletions: number }[] = [];
  for (let at = 0; (fields[at] ?? '') !== ''; ) {
    const [added = '', deleted = '', path = ''] = (fields[at] ?? '').split('\t');
    // Both are "-" for a binary.
    found.push({ additions: Number(added) || 0, deletions: Number(deleted) || 0 });
    at += path === '' ? 3 : 1;
  }
  return found;
}
