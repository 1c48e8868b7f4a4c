import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type FileSpec =
  | string
  | Uint8Array
  | { readonly symlink: string }
  | { readonly submodule: string }
  | { readonly executable: string };

export interface TreeEntry {
  readonly path: string;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  readonly size: number | null;
}

const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
const MAX_OUTPUT = 1024 ** 3;

/** One bare git repository whose objects all repositories of the stand-in share, as forks do at GitHub. */
export class GitStore {
  readonly #folder: string;
  readonly #tarballs = new Map<string, Promise<Buffer>>();
  readonly #trees = new Map<string, Promise<readonly TreeEntry[]>>();
  #imports = 0;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(): Promise<GitStore> {
    const folder = mkdtempSync(join(tmpdir(), 'github-stand-in-'));
    await run('git', ['init', '--quiet', '--bare', folder], { env: ENVIRONMENT });
    return new GitStore(folder);
  }

  /** Writes a commit of exactly these files; full SHA. */
  async commit(change: {
    readonly files: ReadonlyMap<string, FileSpec>;
    readonly parent: string | null;
    readonly message: string;
    readonly author: string;
    readonly date: string;
  }): Promise<string> {
    this.#imports += 1;
    const seconds = Math.floor(new Date(change.date).getTime() / 1000);
    const parts: (string | Uint8Array)[] = [
      `commit refs/imports/${this.#imports}\nmark :1\n`,
      `committer ${change.author} <${change.author}@example.org> ${seconds} +0000\n`,
      ...data(change.message),
      change.parent === null ? '' : `from ${change.parent}\n`,
      'deleteall\n',
    ];
    for (const [path, spec] of change.files) {
      const name = quote(path);
      if (typeof spec === 'string' || spec instanceof Uint8Array) {
        parts.push(`M 100644 inline ${name}\n`, ...data(spec));
      } else if ('symlink' in spec) parts.push(`M 120000 inline ${name}\n`, ...data(spec.symlink));
      else if ('submodule' in spec) parts.push(`M 160000 ${spec.submodule} ${name}\n`);
      else parts.push(`M 100755 inline ${name}\n`, ...data(spec.executable));
    }
    parts.push('get-mark :1\n');
    const said = await this.#feed(['fast-import', '--quiet'], parts);
    const sha = /^[0-9a-f]{40}$/m.exec(said)?.[0];
    if (sha === undefined) throw new Error(`git fast-import gave no commit: ${said}`);
    return sha;
  }

  /** Writes a tree from raw entries (`mode type sha\tpath`), whatever their names. */
  blob(bytes: string | Uint8Array): Promise<string> {
    return this.#feed(['hash-object', '-w', '--stdin'], [bytes]).then((text) => text.trim());
  }

  tree(entries: readonly { mode: string; type: string; sha: string; path: string }[]): Promise<string> {
    const lines = entries.map(({ mode, type, sha, path }) => `${mode} ${type} ${sha}\t${path}\0`);
    return this.#feed(['mktree', '-z', '--missing'], [lines.join('')]).then((text) => text.trim());
  }

  async commitTree(tree: string, parents: readonly string[], message: string): Promise<string> {
    const { stdout } = await run(
      'git',
      ['-C', this.#folder, 'commit-tree', tree, ...parents.flatMap((sha) => ['-p', sha]), '-m', message],
      {
        env: {
          ...ENVIRONMENT,
          GIT_AUTHOR_NAME: 'bot',
          GIT_AUTHOR_EMAIL: 'bot@example.org',
          GIT_COMMITTER_NAME: 'bot',
          GIT_COMMITTER_EMAIL: 'bot@example.org',
        },
      },
    );
    return stdout.trim();
  }

  tarball(sha: string, prefix: string): Promise<Buffer> {
    const key = `${prefix}${sha}`;
    const known = this.#tarballs.get(key);
    if (known !== undefined) return known;
    const made = run('git', ['-C', this.#folder, 'archive', '--format=tar.gz', `--prefix=${prefix}/`, sha], {
      env: ENVIRONMENT,
      encoding: 'buffer',
      maxBuffer: MAX_OUTPUT,
    }).then(({ stdout }) => stdout);
    this.#tarballs.set(key, made);
    return made;
  }

  /** Every entry below a commit or tree; folders too. */
  entries(sha: string, recursive: boolean): Promise<readonly TreeEntry[]> {
    const key = `${sha} ${recursive}`;
    const known = this.#trees.get(key);
    if (known !== undefined) return known;
    const args = ['-C', this.#folder, 'ls-tree', ...(recursive ? ['-r', '-t'] : []), '-l', '-z', sha];
    const made = run('git', args, { env: ENVIRONMENT, maxBuffer: MAX_OUTPUT }).then(({ stdout }) =>
      stdout
        .split('\0')
        .filter((line) => line !== '')
        .map((line): TreeEntry => {
          const [facts = '', path = ''] = [
            line.slice(0, line.indexOf('\t')),
            line.slice(line.indexOf('\t') + 1),
          ];
          const [mode = '', type = '', id = '', size = '-'] = facts.split(/ +/);
          return {
            path,
            mode,
            type: type as TreeEntry['type'],
            sha: id,
            size: size === '-' ? null : Number(size),
          };
        }),
    );
    this.#trees.set(key, made);
    return made;
  }

  async read(sha: string): Promise<Buffer | null> {
    try {
      const { stdout } = await run('git', ['-C', this.#folder, 'cat-file', 'blob', sha], {
        env: ENVIRONMENT,
        encoding: 'buffer',
        maxBuffer: MAX_OUTPUT,
      });
      return stdout;
    } catch {
      return null;
    }
  }

  /** Tree, parents, message and committer's date of a commit; null: there is none. */
  async show(
    sha: string,
  ): Promise<{ tree: string; parents: string[]; date: string; message: string } | null> {
    try {
      const { stdout } = await run(
        'git',
        ['-C', this.#folder, 'show', '-s', '--format=%T%n%P%n%cI%n%B', `${sha}^{commit}`],
        { env: ENVIRONMENT },
      );
      const [tree = '', parents = '', date = '', ...message] = stdout.split('\n');
      return {
        tree,
        parents: parents.split(' ').filter((one) => one !== ''),
        date,
        message: message.join('\n').trim(),
      };
    } catch {
      return null;
    }
  }

  async isAncestor(ancestor: string, of: string): Promise<boolean> {
    try {
      await run('git', ['-C', this.#folder, 'merge-base', '--is-ancestor', ancestor, of], {
        env: ENVIRONMENT,
      });
      return true;
    } catch {
      return false;
    }
  }

  async mergeBase(a: string, b: string): Promise<string | null> {
    try {
      const { stdout } = await run('git', ['-C', this.#folder, 'merge-base', a, b], { env: ENVIRONMENT });
      return stdout.trim();
    } catch {
      return null;
    }
  }

  /** First-parent history, the newest first, of commits up to a time. */
  async log(sha: string, until: string | null): Promise<string[]> {
    const { stdout } = await run(
      'git',
      ['-C', this.#folder, 'log', '--format=%H', ...(until === null ? [] : [`--until=${until}`]), sha],
      { env: ENVIRONMENT, maxBuffer: MAX_OUTPUT },
    );
    return stdout.split('\n').filter((line) => line !== '');
  }

  /** What differs between two commits: status letter, path, blob. */
  async diff(from: string, to: string): Promise<{ status: string; path: string; sha: string }[]> {
    const { stdout } = await run(
      'git',
      ['-C', this.#folder, 'diff-tree', '-r', '-z', '--no-renames', from, to],
      { env: ENVIRONMENT, maxBuffer: MAX_OUTPUT },
    );
    const fields = stdout.split('\0');
    const found: { status: string; path: string; sha: string }[] = [];
    for (let i = 0; i + 1 < fields.length; i += 2) {
      const [, , , sha = '', status = ''] = (fields[i] ?? '').split(' ');
      found.push({ status, path: fields[i + 1] ?? '', sha });
    }
    return found;
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #feed(args: readonly string[], input: readonly (string | Uint8Array)[]): Promise<string> {
    return new Promise((resolve, reject) => {
      const child = spawn('git', ['-C', this.#folder, ...args], { env: ENVIRONMENT });
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve(out);
        else reject(new Error(`git ${args[0] ?? ''} ended with ${code}: ${err}`));
      });
      child.stdin.on('error', () => {});
      child.stdin.end(
        Buffer.concat(input.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))),
      );
    });
  }
}

function data(content: string | Uint8Array): (string | Uint8Array)[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return [`data ${bytes.length}\n`, bytes, '\n'];
}

/** C-style, as fast-import reads it. */
function quote(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
