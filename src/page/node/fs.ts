// What of `node:fs` a check asks for. Named as there.
import { MEMORY, SystemError, type Written } from './memory.ts';

const PIECE = 1024 * 1024;

export async function* createReadStream(path: string): AsyncGenerator<Uint8Array> {
  const file = MEMORY.file(path);
  for (let at = 0; at < file.size; at += PIECE) yield await file.read(at, PIECE);
}

/** Open files by their numbers, all of which the run writes itself. */
const open = new Map<number, Written>();
let opened = 0;

export function openSync(path: string, flags: 'r' | 'w'): number {
  open.set(opened + 1, flags === 'r' ? MEMORY.written(path) : MEMORY.create(path, false));
  opened += 1;
  return opened;
}

export function closeSync(file: number): void {
  open.delete(file);
}

export function readSync(file: number, into: Uint8Array, at: number, length: number, from: number): number {
  const bytes = fileOf(file).readNow(from, length);
  into.set(bytes, at);
  return bytes.length;
}

/** Behind what was written before: nobody here writes otherwise. */
export function writeSync(file: number, bytes: Uint8Array, from: number, length: number, at: number): number {
  const written = fileOf(file);
  if (at !== written.size) throw new Error('a file is written one piece behind the other');
  written.add(bytes.slice(from, from + length));
  return length;
}

function fileOf(file: number): Written {
  const found = open.get(file);
  if (found === undefined) throw new SystemError('EBADF', 'bad file descriptor', String(file));
  return found;
}
