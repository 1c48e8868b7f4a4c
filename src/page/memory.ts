import { concat } from '#base';
import { askPage } from './helper.ts';
import { noteKept } from './read-bytes.ts';

/** Bytes that lie somewhere. */
interface Contents {
  readonly size: number;
  /** Those from `from` on, at most `length` of them. */
  read(from: number, length: number): Promise<Uint8Array>;
}

/** What was dropped is read in pieces of so many bytes: entries of an archive lie beside each other, and each reading asks another process. */
const WINDOW = 256 * 1024;
const WINDOWS_KEPT = 8;

/** A dropped file, which is read where it lies: nothing of it is in memory but what was read last. */
class Given implements Contents {
  readonly #blob: Blob;
  readonly #windows = new Map<number, Promise<Uint8Array>>();

  constructor(blob: Blob) {
    this.#blob = blob;
  }

  get size(): number {
    return this.#blob.size;
  }

  async read(from: number, length: number): Promise<Uint8Array> {
    const end = Math.min(this.size, from + length);
    if (from >= end) return new Uint8Array();
    const [first, last] = [Math.floor(from / WINDOW), Math.floor((end - 1) / WINDOW)];
    if (first !== last) return bytesOf(this.#blob.slice(from, end));
    const window = await this.#window(first);
    return window.subarray(from - first * WINDOW, end - first * WINDOW);
  }

  #window(at: number): Promise<Uint8Array> {
    const known = this.#windows.get(at);
    if (known !== undefined) return known;
    const read = bytesOf(this.#blob.slice(at * WINDOW, (at + 1) * WINDOW));
    this.#windows.set(at, read);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > WINDOWS_KEPT && oldest !== undefined) this.#windows.delete(oldest);
    return read;
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    const bytes = await askPage(blob);
    if (bytes === null) throw error;
    return bytes;
  }
}

/** A file that the run writes: the pieces that came, each behind the one before. */
export class Written implements Contents {
  readonly pieces: Uint8Array[] = [];
  /** Where each begins. */
  readonly #starts: number[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    noteKept(bytes.length);
    this.pieces.push(bytes);
    this.#starts.push(this.#size);
    this.#size += bytes.length;
  }

  async read(from: number, length: number): Promise<Uint8Array> {
    return Promise.resolve(this.readNow(from, length));
  }

  readNow(from: number, length: number): Uint8Array {
    const end = Math.min(this.#size, from + length);
    const parts: Uint8Array[] = [];
    for (let at = this.#pieceAt(from), next = from; next < end; at += 1) {
      const start = this.#starts[at] ?? 0;
      const part = this.pieces[at]?.subarray(next - start, end - start) ?? new Uint8Array();
      parts.push(part);
      next += part.length;
    }
    const [only = new Uint8Array()] = parts;
    return parts.length > 1 ? concat(parts) : only;
  }

  /** The last piece that does not begin behind `place`. */
  #pieceAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** A file that is written for the person of the page: it lies where the browser keeps files, and takes none of this worker's memory. */
export class Handed implements Contents {
  readonly #pieces: Blob[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get blob(): Blob {
    return new Blob(this.#pieces);
  }

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#pieces.push(new Blob([bytes]));
    this.#size += bytes.length;
  }

  read(from: number, length: number): Promise<Uint8Array> {
    return bytesOf(this.blob.slice(from, from + length));
  }
}

type Folder = Map<string, Folder | Contents>;

/** As an operating system says it, which is what the parts below a page look at. */
export class SystemError extends Error {
  readonly code: string;

  constructor(code: string, what: string, path: string) {
    super(`${code}: ${what}, '${path}'`);
    this.code = code;
  }
}

/** The files of this page: what was dropped, and what the run writes. Paths are absolute, with slashes. */
class MemoryFiles {
  #root: Folder = new Map();

  /** Forgets everything. */
  clear(): void {
    this.#root = new Map();
  }

  /** Lays a dropped file down, with its folders, or a folder (null). @returns false: something else of this name is there */
  give(path: string, blob: Blob | null): boolean {
    if (blob === null) return this.#folderOf(partsOf(path), true) !== null;
    const [name, folder] = this.#placeOf(path, true);
    if (folder === null || folder.has(name)) return false;
    folder.set(name, new Given(blob));
    return true;
  }

  makeFolder(path: string): void {
    if (this.#folderOf(partsOf(path), true) === null) {
      throw new SystemError('EEXIST', 'file already exists', path);
    }
  }

  /** One that the run reads again. */
  create(path: string): Written {
    return this.#put(path, new Written(), false);
  }

  /** One that is handed over. @throws SystemError where there is one of this name */
  createNew(path: string): Handed {
    return this.#put(path, new Handed(), true);
  }

  #put<File extends Contents>(path: string, file: File, isNew: boolean): File {
    const [name, folder] = this.#placeOf(path, false);
    const there = folder?.get(name);
    if (folder === null) throw new SystemError('ENOENT', 'no such file or directory', path);
    if (there instanceof Map) throw new SystemError('EISDIR', 'illegal operation on a directory', path);
    if (isNew && there !== undefined) throw new SystemError('EEXIST', 'file already exists', path);
    folder.set(name, file);
    return file;
  }

  /** @throws SystemError where there is none */
  file(path: string): Contents {
    const found = this.#find(path);
    if (found instanceof Map) throw new SystemError('EISDIR', 'illegal operation on a directory', path);
    return found;
  }

  /** One that the run wrote. @throws SystemError where there is none */
  written(path: string): Written {
    const found = this.file(path);
    if (!(found instanceof Written)) throw new SystemError('EIO', 'a dropped file is not read at once', path);
    return found;
  }

  folder(path: string): ReadonlyMap<string, unknown> {
    const found = this.#find(path);
    if (!(found instanceof Map)) throw new SystemError('ENOTDIR', 'not a directory', path);
    return found;
  }

  /** null: a folder. @throws SystemError where there is nothing */
  sizeOf(path: string): number | null {
    const found = this.#find(path);
    return found instanceof Map ? null : found.size;
  }

  rename(from: string, to: string): void {
    const found = this.#find(from);
    const [name, folder] = this.#placeOf(to, false);
    if (folder === null) throw new SystemError('ENOENT', 'no such file or directory', to);
    this.remove(from);
    folder.set(name, found);
  }

  /** @returns whether it was there */
  remove(path: string): boolean {
    const [name, folder] = this.#placeOf(path, false);
    return folder?.delete(name) ?? false;
  }

  #find(path: string): Folder | Contents {
    const parts = partsOf(path);
    if (parts.length === 0) return this.#root;
    const [name, folder] = this.#placeOf(path, false);
    const found = folder?.get(name);
    if (found === undefined) throw new SystemError('ENOENT', 'no such file or directory', path);
    return found;
  }

  #placeOf(path: string, isMade: boolean): readonly [string, Folder | null] {
    const parts = partsOf(path);
    return [parts.at(-1) ?? '', this.#folderOf(parts.slice(0, -1), isMade)];
  }

  /** null: it is not there, or a file is. */
  #folderOf(parts: readonly string[], isMade: boolean): Folder | null {
    let folder = this.#root;
    for (const part of parts) {
      const next = folder.get(part) ?? (isMade ? new Map() : undefined);
      if (!(next instanceof Map)) return null;
      folder.set(part, next);
      folder = next;
    }
    return folder;
  }
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** The worker does one thing at a time, so it has one of them. */
export const MEMORY = new MemoryFiles();
