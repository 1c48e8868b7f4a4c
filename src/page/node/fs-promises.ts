// What of `node:fs/promises` a check asks for, over the files of this page. Named as there, because it stands there: vite.check.config.ts.
// oxlint-disable typescript/require-await -- what is thrown has to be a rejection
import { utf8 } from '#base';
import { MEMORY, Written } from './memory.ts';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** What is there, as a folder's listing and `stat` say it. Links and special files are not dropped on a page. */
class Kind {
  readonly name: string;
  /** null: a folder. */
  readonly #size: number | null;

  constructor(name: string, size: number | null) {
    this.name = name;
    this.#size = size;
  }

  get size(): number {
    return this.#size ?? 0;
  }

  isDirectory(): boolean {
    return this.#size === null;
  }

  isFile(): boolean {
    return this.#size !== null;
  }

  isSymbolicLink(): boolean {
    return false;
  }
}

export async function stat(path: string): Promise<Kind> {
  return new Kind('', MEMORY.sizeOf(path));
}

export const lstat = stat;

export async function realpath(path: string): Promise<string> {
  MEMORY.sizeOf(path);
  return path;
}

export async function readdir(path: string, options?: { readonly withFileTypes: boolean }): Promise<unknown> {
  const names = [...MEMORY.folder(path).keys()];
  if (options?.withFileTypes !== true) return names;
  return names.map((name) => new Kind(name, MEMORY.sizeOf(`${path}/${name}`)));
}

export async function mkdir(path: string, _options: { readonly recursive: true }): Promise<void> {
  MEMORY.makeFolder(path);
}

let made = 0;

export async function mkdtemp(prefix: string): Promise<string> {
  made += 1;
  MEMORY.makeFolder(`${prefix}${made}`);
  return `${prefix}${made}`;
}

export async function rename(from: string, to: string): Promise<void> {
  MEMORY.rename(from, to);
}

export async function rm(path: string, options?: { readonly force?: boolean }): Promise<void> {
  if (!MEMORY.remove(path) && options?.force !== true) throw new Error(`ENOENT: no such file, '${path}'`);
}

export async function readFile(path: string, encoding?: 'utf8'): Promise<string | Uint8Array> {
  const file = MEMORY.file(path);
  const bytes = await file.read(0, file.size);
  return encoding === undefined ? bytes.slice() : UTF8.decode(bytes);
}

export async function writeFile(path: string, data: string | Uint8Array): Promise<void> {
  MEMORY.create(path, false).add(typeof data === 'string' ? utf8(data) : data.slice());
}

/** An open file. What is written lies behind what was written before: nobody here writes otherwise. */
class Handle {
  readonly #path: string;
  readonly #written: Written | null;

  constructor(path: string, written: Written | null) {
    this.#path = path;
    this.#written = written;
  }

  stat(): Promise<Kind> {
    return stat(this.#path);
  }

  async read(
    into: Uint8Array,
    at: number,
    length: number,
    from: number,
  ): Promise<{ readonly bytesRead: number }> {
    const bytes = await MEMORY.file(this.#path).read(from, length);
    into.set(bytes, at);
    return { bytesRead: bytes.length };
  }

  async write(
    bytes: Uint8Array,
    from: number,
    length: number,
    at: number,
  ): Promise<{ readonly bytesWritten: number }> {
    if (at !== this.#written?.size) throw new Error(`${this.#path} is written one piece behind the other`);
    this.#written.add(bytes.slice(from, from + length));
    return { bytesWritten: length };
  }

  /** @param data bytes are not changed any more */
  async writeFile(data: string | Uint8Array): Promise<void> {
    this.#written?.add(typeof data === 'string' ? utf8(data) : data);
  }

  async close(): Promise<void> {}
}

/** @param flags `r`, `w`, or `wx`: there may be none of this name */
export async function open(path: string, flags: 'r' | 'w' | 'wx'): Promise<Handle> {
  if (flags !== 'r') return new Handle(path, MEMORY.create(path, flags === 'wx'));
  MEMORY.file(path);
  return new Handle(path, null);
}
