// oxlint-disable typescript/require-await -- what is thrown has to be a rejection
import { utf8 } from '#base';
import type { FileSystem, OpenFile } from '#native';
import { type Handed, MEMORY, SystemError, Written } from '../memory.ts';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const PIECE = 1024 * 1024;

/** What is there. Links and special files are not dropped on a page. */
class Kind {
  readonly name: string;
  readonly size: number;
  /** All is of this run. */
  readonly mtimeMs = Date.now();
  readonly #isFolder: boolean;

  /** @param size null: a folder */
  constructor(name: string, size: number | null) {
    this.name = name;
    this.size = size ?? 0;
    this.#isFolder = size === null;
  }

  isDirectory(): boolean {
    return this.#isFolder;
  }

  isFile(): boolean {
    return !this.#isFolder;
  }

  isSymbolicLink(): boolean {
    return false;
  }

  isFIFO(): boolean {
    return false;
  }

  isSocket(): boolean {
    return false;
  }
}

const bytesOf = (data: string | Uint8Array): Uint8Array =>
  typeof data === 'string' ? utf8(data) : data.slice();

async function stat(path: string): Promise<Kind> {
  return new Kind('', MEMORY.sizeOf(path));
}

async function read(path: string): Promise<Uint8Array> {
  const file = MEMORY.file(path);
  return (await file.read(0, file.size)).slice();
}

/** Behind what was written before: nobody here writes otherwise. */
function add(written: Written | null, bytes: Uint8Array, from: number, length: number, at: number): number {
  if (at !== written?.size) throw new Error('a file is written one piece behind the other');
  written.add(bytes.slice(from, from + length));
  return length;
}

const { port1: turn, port2: next } = new MessageChannel();

/** As a machine's files, this one is done in a later turn: what came meanwhile, such as what the page packed, is heard. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    turn.addEventListener('message', () => resolve(), { once: true });
    turn.start();
    next.postMessage(null);
  });
}

function opened(path: string, file: Written | Handed | null): OpenFile {
  const written = file instanceof Written ? file : null;
  return {
    stat: () => stat(path),
    read: async (into, at, length, from) => {
      const bytes = await MEMORY.file(path).read(from, length);
      into.set(bytes, at);
      return { bytesRead: bytes.length };
    },
    write: async (...what) => ({ bytesWritten: add(written, ...what) }),
    writeFile: async (bytes) => {
      // What is handed over is a copy as it is.
      file?.add(file === written ? bytes.slice() : bytes);
      await othersTurn();
    },
    sync: async () => {},
    close: async () => {},
  };
}

/** Open files by their numbers, all of which the run writes itself. */
const open = new Map<number, Written>();
let [numbers, folders] = [0, 0];

function fileOf(number: number): Written {
  const found = open.get(number);
  if (found === undefined) throw new SystemError('EBADF', 'bad file descriptor', String(number));
  return found;
}

/** Those of this page. Paths are absolute. */
export const fs: FileSystem = {
  stat,
  lstat: stat,
  realpath: async (path) => {
    MEMORY.sizeOf(path);
    return path;
  },
  list: async (folder) =>
    [...MEMORY.folder(folder).keys()].map((name) => new Kind(name, MEMORY.sizeOf(`${folder}/${name}`))),
  read,
  readText: async (path) => UTF8.decode(await read(path)),
  pieces: async function* (path) {
    const file = MEMORY.file(path);
    for (let at = 0; at < file.size; at += PIECE) yield await file.read(at, PIECE);
  },
  write: async (path, data) => MEMORY.create(path).add(bytesOf(data)),
  open: async (path, flags) => {
    if (flags === 'wx') return opened(path, MEMORY.createNew(path));
    if (flags === 'w') return opened(path, MEMORY.create(path));
    MEMORY.file(path);
    return opened(path, null);
  },
  makeFolder: async (path) => MEMORY.makeFolder(path),
  makeFolderNow: (path) => MEMORY.makeFolder(path),
  makeOwnFolder: async (prefix) => {
    folders += 1;
    MEMORY.makeFolder(`${prefix}${folders}`);
    return `${prefix}${folders}`;
  },
  replace: async (from, to) => MEMORY.rename(from, to),
  remove: async (path) => {
    MEMORY.remove(path);
  },
  openNow: (path, flags) => {
    numbers += 1;
    open.set(numbers, flags === 'r' ? MEMORY.written(path) : MEMORY.create(path));
    return numbers;
  },
  readNow: (file, into, at, length, from) => {
    const bytes = fileOf(file).readNow(from, length);
    into.set(bytes, at);
    return bytes.length;
  },
  writeNow: (file, ...what) => add(fileOf(file), ...what),
  closeNow: (file) => {
    open.delete(file);
  },
};
