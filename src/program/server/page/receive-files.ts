import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { fill, visible } from '#base';
import { type Part, PARTS } from '#contract';
import { HttpError, invalid } from '#service';
import { canBeWritten, safePath } from '#system';
import * as says from './says.ts';

/** All files of one part: a class's download with room to spare. */
const MAX_BYTES = 2_000_000_000;
const MAX_FILES = 50_000;
/** Of one path; systems take 255 of a name. */
const MAX_PATH = 1000;
const MAX_NAME = 200;

/** What came of one part. */
interface PartCount {
  files: number;
  bytes: number;
}

/**
 * Receives files that were dropped into a folder, which has one for each part of the form then. What has a name that cannot be
 * written here gets one that can.
 *
 * @throws HttpError 413, 422; the system's error where there is no room
 */
export async function receiveFiles(
  request: IncomingMessage,
  folder: string,
): Promise<ReadonlyMap<Part, PartCount>> {
  const intake = new Intake(folder);
  const parser = parserOf(request);
  parser.on('file', (part: string, stream: BusboyFileStream, name: string | undefined) =>
    intake.take(part, stream, name ?? ''),
  );
  const parsed = new Promise<void>((done, fail) => {
    parser.once('finish', done).on('error', fail);
    request.once('error', fail).once('close', () => {
      if (!request.complete) fail(new Error('the body breaks off'));
    });
  });
  parsed.catch(() => {});
  request.pipe(parser);
  try {
    await Promise.race([parsed, intake.broken]);
    return await intake.end();
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    await intake.settled();
    const { syscall } = error as NodeJS.ErrnoException;
    if (error instanceof HttpError || (syscall !== undefined && syscall !== 'read')) throw error;
    throw invalid({ body: [says.uploadDamaged] });
  }
}

/** @throws HttpError 422 where the request is no multipart form */
function parserOf(request: IncomingMessage): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      preservePath: true,
      limits: { files: MAX_FILES + 1, fields: 0, fileSize: MAX_BYTES + 1, headerPairs: 100 },
    });
  } catch {
    throw invalid({ body: [says.bodyMultipart] });
  }
}

class Intake {
  readonly broken: Promise<never>;
  #break: (error: Error) => void = () => {};
  readonly #folder: string;
  readonly #writes: Promise<void>[] = [];
  readonly #counts = new Map<Part, PartCount>();
  readonly #names = new Set<string>();
  #files = 0;
  #bytes = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.broken = new Promise<never>((_done, fail) => {
      this.#break = fail;
    });
    this.broken.catch(() => {});
  }

  take(field: string, stream: BusboyFileStream, name: string): void {
    stream.on('error', () => {});
    const part = PARTS.find((one) => one === field);
    this.#files += 1;
    if (part === undefined || this.#files > MAX_FILES) {
      stream.resume();
      this.#break(
        part === undefined
          ? invalid({ part: [fill(says.aFile, { fields: PARTS.join(', ') })] })
          : new HttpError(fill(says.mostFiles, { most: MAX_FILES })),
      );
      return;
    }
    const write = this.#write(part, stream, name);
    write.catch((error: unknown) => this.#break(error as Error));
    this.#writes.push(write);
  }

  async #write(part: Part, stream: BusboyFileStream, name: string): Promise<void> {
    const path = this.#pathFor(part, name);
    const counted = this.#counts.get(part) ?? { files: 0, bytes: 0 };
    this.#counts.set(part, counted);
    counted.files += 1;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const measure = async function* (this: Intake): AsyncGenerator<Buffer> {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        counted.bytes += chunk.length;
        this.#bytes += chunk.length;
        if (this.#bytes > MAX_BYTES) {
          throw new HttpError(fill(says.mostGb, { most: MAX_BYTES / 1e9 }));
        }
        yield chunk;
      }
    };
    await pipeline(measure.call(this), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }

  /** Inside of the part's folder, and nobody else's. @throws HttpError 422 */
  #pathFor(part: Part, name: string): string {
    const refused = (): HttpError =>
      invalid({ name: [fill(says.noNameFile, { name: visible(name.slice(0, 80)) })] });
    const given = safePath(name.slice(0, MAX_PATH));
    if (given === null) throw refused();
    const shown = given.split('/').map((one) => visible(one).trim().slice(0, MAX_NAME));
    // Without its spaces a name may be one that leads out of the folder.
    const plain = safePath(shown.join('/'));
    if (plain === null) throw refused();
    let path = canBeWritten(plain) ? plain : plain.replaceAll(/[^\p{L}\p{N}./_ -]/gu, '_');
    for (let number = 2; this.#names.has(`${part}/${path.toLowerCase()}`); number += 1) {
      path = `${number}-${number > 2 ? path.replace(/^\d+-/, '') : path}`;
    }
    this.#names.add(`${part}/${path.toLowerCase()}`);
    return join(this.#folder, part, path);
  }

  async end(): Promise<ReadonlyMap<Part, PartCount>> {
    await Promise.race([Promise.all(this.#writes), this.broken]);
    if (this.#counts.size === 0) throw invalid({ files: [says.noFileCame] });
    return this.#counts;
  }

  /** Nothing is written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#writes);
  }
}
