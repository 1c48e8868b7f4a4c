// What of `node:fs` a check asks for. Named as there.
import { MEMORY } from './memory.ts';

const PIECE = 1024 * 1024;

export async function* createReadStream(path: string): AsyncGenerator<Uint8Array> {
  const file = MEMORY.file(path);
  for (let at = 0; at < file.size; at += PIECE) yield await file.read(at, PIECE);
}
