import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { andThrow, withoutEnding } from '#base';
import { droppedPath } from '#check';
import { type Part, PARTS } from '#contract';
import { fs } from '#native';
import {
  type BlobContents,
  BlobMissing,
  type DraftRow,
  type DraftRows,
  HttpError,
  type ServiceParts,
  deleteUnnamed,
  forgetBlobs,
  newBlobName,
  requireIntact,
} from '#service';
import { bytesAt, inFolder } from '#system';
import { PartFolders } from './part-folders.ts';
import { receiveFiles } from './receive-files.ts';
import * as says from './says.ts';

/** A draft that nobody touched for so long is deleted: it holds code of students. */
const IDLE_MS = 6 * 60 * 60_000;
/** Of one person at a time; the oldest goes first. */
const MOST_OF_ONE = 4;

/** What is held of one part. */
interface Held {
  readonly files: number;
  readonly bytes: number;
  /** What was dropped is called so. */
  readonly name: string;
}

/** A draft whose files lie in a folder, for as long as somebody reads them. */
export interface OpenDraft {
  readonly id: string;
  /** Absolute; the files of each part are in `files` below it. */
  readonly folder: string;
  readonly held: Readonly<Record<Part, Held>>;
}

interface DraftParts extends Pick<ServiceParts, 'blobs' | 'now'> {
  readonly rows: DraftRows;
  /** Of the server. */
  readonly secret: string;
  /** Of this process alone. */
  readonly folder: string;
}

/** Files that people drop, until a check is made of them: any process of this server takes and reads them. */
export class Drafts {
  readonly #parts: DraftParts;

  constructor(parts: DraftParts) {
    this.#parts = parts;
  }

  async create(userId: number): Promise<string> {
    for (const { id } of (await this.#parts.rows.open(userId)).slice(MOST_OF_ONE - 1)) await this.remove(id);
    const id = randomBytes(16).toString('hex');
    await this.#parts.rows.create(id, userId, this.#parts.now());
    return id;
  }

  /** One that may still be changed. @throws HttpError 404 */
  async find(id: string, userId: number): Promise<DraftRow> {
    const row = await this.own(id, userId);
    if (row.run !== null || row.checkId !== null) throw gone();
    await this.#parts.rows.change(id, { usedAt: this.#parts.now() });
    return row;
  }

  /** Whatever became of it. @throws HttpError 404 */
  async own(id: string, userId: number): Promise<DraftRow> {
    const row = await this.#parts.rows.find(id);
    if (row?.userId !== userId) throw gone();
    return row;
  }

  /** Each part that is sent takes the place of what was dropped there before. @throws HttpError 413, 422 */
  async receive(id: string, request: IncomingMessage): Promise<void> {
    await inFolder(this.#parts.folder, 'dropped-', async (folder) => {
      for (const [part, count] of await receiveFiles(request, folder)) {
        await this.#keep(id, part, folder, count);
      }
    });
  }

  /**
   * Takes what comes from elsewhere, as if somebody had dropped it.
   *
   * @param name what a dropped folder would be called
   * @throws what `write` throws: nothing is kept then
   */
  async take(id: string, name: string, write: (folders: PartFolders) => Promise<unknown>): Promise<void> {
    await inFolder(this.#parts.folder, 'taken-', async (folder) => {
      const folders = new PartFolders(folder);
      await write(folders);
      for (const [part, count] of folders.counts) await this.#keep(id, part, folder, count, name);
    });
  }

  /** @param folder with a folder of the files */
  async #keep(
    id: string,
    part: string,
    folder: string,
    count: { readonly files: number; readonly bytes: number },
    given: string | null = null,
  ): Promise<void> {
    const name = given ?? (await settle(join(folder, part)));
    const packed = join(folder, `${part}.packed`);
    await packFiles(join(folder, part), packed);
    const blob = await newBlobName(this.#parts.secret, `drafts/${id}-${part}`, packed, '');
    const row = { draftId: id, part, name, blob, ...count };
    const old = await this.#parts.blobs
      .put(blob, packed)
      .then(() => this.#parts.rows.replace(id, part, row))
      .catch(andThrow((error) => forgetBlobs(this.#parts.blobs, [blob], error)));
    await deleteUnnamed(this.#parts.blobs, old);
  }

  async clear(id: string, part: Part): Promise<void> {
    await deleteUnnamed(this.#parts.blobs, await this.#parts.rows.replace(id, part, null));
  }

  /**
   * Gives somebody the files of a draft, in a folder that is theirs until they are done.
   *
   * @throws HttpError 404 where they are not there any more
   */
  async opened<T>(id: string, body: (draft: OpenDraft) => Promise<T>): Promise<T> {
    for (;;) {
      const done = await inFolder(this.#parts.folder, 'draft-', async (folder) => {
        const held = await this.#unpack(id, folder);
        return held === null ? null : { value: await body({ id, folder, held }) };
      });
      if (done !== null) return done.value;
    }
  }

  /** @returns null: another part took the place of one meanwhile */
  async #unpack(id: string, folder: string): Promise<OpenDraft['held'] | null> {
    const held = Object.fromEntries(PARTS.map((part) => [part, NOTHING])) as Record<Part, Held>;
    for (const { part, blob, files, bytes, name } of await this.#parts.rows.parts(id)) {
      try {
        const packed = await this.#parts.blobs.fetch(blob, join(folder, 'packed'));
        if (typeof packed === 'string') await requireIntact(blob, packed);
        await unpackFiles(packed, join(folder, 'files', part));
      } catch (error) {
        const isGone = error instanceof BlobMissing || (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (!isGone) throw error;
        if ((await this.#parts.rows.parts(id)).some((one) => one.blob === blob)) throw gone();
        return null;
      }
      held[part as Part] = { files, bytes, name };
    }
    return held;
  }

  /** Its check is made. */
  async over(id: string): Promise<void> {
    await deleteUnnamed(this.#parts.blobs, await this.#parts.rows.over(id));
  }

  /** Deletes it and its files. */
  async remove(id: string): Promise<void> {
    await deleteUnnamed(this.#parts.blobs, await this.#parts.rows.remove(id));
  }

  /** Deletes what nobody touched for long. */
  async sweep(): Promise<void> {
    for (const id of await this.#parts.rows.idle(this.#parts.now() - IDLE_MS)) await this.remove(id);
  }
}

/** What names a part in the settings, relative to `files`; null: nothing was dropped of it. */
export async function pathOf({ folder }: OpenDraft, part: Part): Promise<string | null> {
  return droppedPath(part, await readdir(join(folder, 'files', part)).catch((): string[] => []));
}

/** A folder around all that was dropped is its name and nothing else. @returns the name */
async function settle(folder: string): Promise<string> {
  const [only, other] = await readdir(folder);
  if (only === undefined || other !== undefined) return '';
  const inner = join(folder, only);
  if ((await stat(inner)).isDirectory()) {
    const aside = `${folder}-inner`;
    await rename(inner, aside);
    await rm(folder, { recursive: true });
    await rename(aside, folder);
  }
  return withoutEnding(only);
}

function gone(): HttpError {
  return new HttpError(says.filesNotAny);
}

const NOTHING: Held = { files: 0, bytes: 0, name: '' };

/** Of the number at the beginning that says how long the list of files is. */
const HEAD = 8;

/** Files of a folder: where each lies below it, and its bytes; a folder that holds nothing ends in a slash. */
type Listed = readonly (readonly [path: string, bytes: number])[];

/** Writes the files of a folder into one: how long their list is, the list, and their bytes in its order. */
export async function packFiles(folder: string, to: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const placeOf = ({ parentPath, name }: Dirent): string => join(parentPath, name);
  const paths = entries.filter((entry) => entry.isFile()).map(placeOf);
  const full = new Set(entries.map(({ parentPath }) => parentPath));
  const empty = entries.filter((entry) => entry.isDirectory() && !full.has(placeOf(entry))).map(placeOf);
  const below = (path: string): string => relative(folder, path).split(sep).join('/');
  const listed: [string, number][] = empty.map((path) => [`${below(path)}/`, 0]);
  for (const path of paths) listed.push([below(path), (await stat(path)).size]);
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
  await fs.makeFolder(folder, 0o700);
  if (typeof packed !== 'string') {
    await writeFile(`${folder}.packed`, packed, { mode: 0o600 });
    await unpackFiles(`${folder}.packed`, folder);
    return;
  }
  let [listed, at] = await listIn(packed);
  for (const [path, bytes] of listed) {
    const to = join(folder, path);
    await fs.makeFolder(path.endsWith('/') ? to : dirname(to), 0o700);
    if (path.endsWith('/')) continue;
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
    const head = Buffer.from(await bytesAt(handle, 0, HEAD));
    const list = Buffer.from(await bytesAt(handle, HEAD, Number(head.readBigUInt64BE())));
    return [JSON.parse(list.toString('utf8')) as Listed, HEAD + list.length];
  } finally {
    await handle.close();
  }
}
