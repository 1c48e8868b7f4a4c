import { createWriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fill, visible } from '#base';
import type { Part } from '#contract';
import { fs } from '#native';
import { HttpError, invalid } from '#service';
import { canBeWritten, safePath } from '#system';
import * as says from './says.ts';

/** All files of one part: a class's download with room to spare. */
export const MAX_BYTES = 2_000_000_000;
export const MAX_FILES = 50_000;
/** Of one path; systems take 255 of a name. */
const MAX_PATH = 1000;
const MAX_NAME = 200;

/** What came of one part. */
export interface PartCount {
  files: number;
  bytes: number;
}

/**
 * A folder that has one for each part, into which files are written as they come. What has a name that cannot be written here gets
 * one that can.
 */
export class PartFolders {
  readonly counts = new Map<Part, PartCount>();
  readonly #folder: string;
  /** What each path below the folder is; systems that know no capitals have one of both. */
  readonly #taken = new Map<string, 'file' | 'folder'>();
  #files = 0;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name hostile text; it ends in a slash where it is a folder that holds nothing
   * @returns where it lies, below the part's folder
   * @throws HttpError 413, 422; the system's error where there is no room
   */
  async write(part: Part, contents: AsyncIterable<Uint8Array>, name: string): Promise<string> {
    this.#files += 1;
    if (this.#files > MAX_FILES) throw new HttpError(fill(says.mostFiles, { most: MAX_FILES }));
    const isFolder = /[^/\\]\/$/.test(name);
    const path = this.#pathFor(part, isFolder ? name.slice(0, -1) : name, isFolder ? 'folder' : 'file');
    const to = join(this.#folder, part, path);
    const counted = this.counts.get(part) ?? { files: 0, bytes: 0 };
    this.counts.set(part, counted);
    counted.files += isFolder ? 0 : 1;
    await fs.makeFolder(isFolder ? to : dirname(to), 0o700);
    const measure = async function* (this: PartFolders): AsyncGenerator<Uint8Array> {
      for await (const chunk of contents) {
        counted.bytes += chunk.length;
        this.#bytes += chunk.length;
        if (this.#bytes > MAX_BYTES) throw new HttpError(fill(says.mostGb, { most: MAX_BYTES / 1e9 }));
        yield chunk;
      }
    };
    const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
    const into = isFolder ? nowhere() : createWriteStream(to, { mode: 0o600, flags: 'wx' });
    await pipeline(measure.call(this), into);
    return path;
  }

  /** Inside of the part's folder, and of nothing else that was written. @throws HttpError 422 */
  #pathFor(part: Part, name: string, kind: 'file' | 'folder'): string {
    const refused = (): HttpError =>
      invalid({ name: [fill(says.noNameFile, { name: visible(name.slice(0, 80)) })] });
    const given = safePath(name.slice(0, MAX_PATH));
    if (given === null) throw refused();
    const shown = given.split('/').map((one) => visible(one).trim().slice(0, MAX_NAME));
    // Without its spaces a name may be one that leads out of the folder.
    const plain = safePath(shown.join('/'));
    if (plain === null) throw refused();
    let path = canBeWritten(plain) ? plain : plain.replaceAll(/[^\p{L}\p{N}./_ -]/gu, '_');
    for (let number = 2; !this.#take(`${part}/${path.toLowerCase()}`, kind); number += 1) {
      path = `${number}-${number > 2 ? path.replace(/^\d+-/, '') : path}`;
    }
    return path;
  }

  /** @returns whether nothing stands there, or above it, that is something else */
  #take(path: string, kind: 'file' | 'folder'): boolean {
    const above = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
    if (above.some((one) => this.#taken.get(one) === 'file')) return false;
    const there = this.#taken.get(path);
    if (there === 'file' || (there === 'folder' && kind === 'file')) return false;
    for (const one of above) this.#taken.set(one, 'folder');
    this.#taken.set(path, kind);
    return true;
  }
}
