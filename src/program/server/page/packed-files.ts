import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobContents } from '#service';

/** Of the number at the beginning that says how long the list of files is. */
const HEAD = 8;

/** Files of a folder: where each lies below it, and its bytes. */
type Listed = readonly (readonly [path: string, bytes: number])[];

/** Writes the files of a folder into one: how long their list is, the list, and their bytes in its order. */
export async function packFiles(folder: string, to: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const listed: [string, number][] = [];
  for (const path of paths) {
    listed.push([relative(folder, path).split(sep).join('/'), (await stat(path)).size]);
  }
  const list = Buffer.from(JSON.stringify(listed satisfies Listed));
  const head = Buffer.alloc(HEAD);
  head.writeBigUInt64BE(BigInt(list.length));
  const all = async function* (): AsyncGenerator<Buffer> {
    yield head;
    yield list;
    for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
  };
  await pipeline(all, createWriteStream(to, { mode: 0o600, flags: 'wx' }));
}

/** Writes what was packed into a folder, as it was. */
export async function unpackFiles(packed: BlobContents, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (typeof packed !== 'string') {
    await writeFile(`${folder}.packed`, packed, { mode: 0o600 });
    await unpackFiles(`${folder}.packed`, folder);
    return;
  }
  let [listed, at] = await listIn(packed);
  for (const [path, bytes] of listed) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    // A stream has at least one byte.
    const bytesOf = bytes === 0 ? [] : createReadStream(packed, { start: at, end: at + bytes - 1 });
    await pipeline(bytesOf, createWriteStream(to, { mode: 0o600, flags: 'wx' }));
    at += bytes;
  }
}

/** @returns what is packed, and where its bytes begin */
async function listIn(path: string): Promise<[listed: Listed, at: number]> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(HEAD);
    await handle.read(head, 0, HEAD, 0);
    const list = Buffer.alloc(Number(head.readBigUInt64BE()));
    await handle.read(list, 0, list.length, HEAD);
    return [JSON.parse(list.toString('utf8')) as Listed, HEAD + list.length];
  } finally {
    await handle.close();
  }
}
