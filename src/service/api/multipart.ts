import { randomBytes } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import { concat, fill } from '#base';
import type { BlobContents } from '../store/blobs/blobs.ts';
import type { Incoming } from './incoming.ts';
import { HttpError, invalid } from './reply.ts';
import * as says from './says.ts';

/** The interface says 10 MB (L257); the larger reading, so that nobody's file is refused. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 50;
const MAX_FIELD_BYTES = 4_096;
/** A file of at most so many bytes stays in memory. */
const SMALL_BYTES = 64 * 1024;
/** Some damaged bodies leave the parser, or a file of theirs, without an end. So long after the last byte they are refused. */
const MAX_PARSE_MS = 5_000;

/** Calls of the system that only the spooled files make: the connection is read. */
const WRITING: ReadonlySet<string> = new Set(['open', 'write', 'close']);

/** A file that was received. One on the disk lies there until somebody takes or deletes it. */
export interface SpooledFile {
  readonly field: string;
  readonly filename: string;
  readonly contents: BlobContents;
  readonly bytes: number;
  /** It was longer than `MAX_UPLOAD_BYTES`; `contents` is its beginning. */
  readonly truncated: boolean;
}

/**
 * Receives a multipart body: text fields and small files into memory, others onto the disk, whatever their order.
 *
 * @param maxFiles more are refused with 422
 * @throws HttpError for a body that is no multipart form or breaks off; the system's error, at once, where it cannot be kept
 */
export async function readMultipart(request: Incoming, folder: string, maxFiles: number) {
  const parser = formParser(request, {
    limits: {
      fileSize: MAX_UPLOAD_BYTES,
      files: maxFiles + 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    },
  });
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const spool = new Spool(folder, maxFiles);
  parser.on('field', (name: string, value: string) => {
    fields[name] = value;
  });
  parser.on('file', (field: string, stream: BusboyFileStream, filename: string | undefined) =>
    spool.take(field, stream, filename),
  );
  let overdue: NodeJS.Timeout | undefined;
  request.once('end', () => {
    overdue = setTimeout(() => spool.broken.reject(new Error('the body has no end')), MAX_PARSE_MS).unref();
  });
  const received = formRead(request, parser).then(() => Promise.all(spool.files));
  received.catch(() => {});
  request.pipe(parser);
  try {
    const files = await Promise.race([received, spool.broken.promise]);
    if (spool.hasTooMany) {
      await discard(files);
      throw invalid({ files: [fill(says.mostFile, { most: maxFiles, one: maxFiles === 1 })] });
    }
    return { fields, files };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    request.unpipe(parser);
    parser.destroy();
    await spool.remove();
    if (WRITING.has((error as NodeJS.ErrnoException).syscall ?? '')) throw error;
    throw invalid({ body: [says.multipartBody] });
  } finally {
    clearTimeout(overdue);
  }
}

/** @throws HttpError 422 where the request is no multipart form */
export function formParser(
  { headers }: Pick<Incoming, 'headers'>,
  { limits, ...options }: Omit<BusboyConfig, 'headers'>,
): InstanceType<typeof Busboy> {
  try {
    const all = { headerPairs: 100, ...limits };
    return new Busboy({ ...options, headers: headers as BusboyHeaders, limits: all });
  } catch {
    throw invalid({ body: [says.bodyMultipart] });
  }
}

/** Ends with the body. Not by a pipeline: that would end the connection together with the parser, and with it the answer. */
export function formRead(request: Incoming, parser: InstanceType<typeof Busboy>): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve).on('error', reject);
    request.once('error', reject).once('close', () => {
      if (!request.complete) reject(new Error('the body breaks off'));
    });
  });
}

/** The files of one body as they come. */
class Spool {
  readonly files: Promise<SpooledFile>[] = [];
  /** Rejects when nothing more of the body can be taken. */
  readonly broken = Promise.withResolvers<never>();
  hasTooMany = false;
  readonly #folder: string;
  readonly #maxFiles: number;
  readonly #sinks: WriteStream[] = [];
  #isRefused = false;

  constructor(folder: string, maxFiles: number) {
    this.#folder = folder;
    this.#maxFiles = maxFiles;
    this.broken.promise.catch(() => {});
  }

  take(field: string, stream: BusboyFileStream, filename: string | undefined): void {
    if (this.#isRefused || this.files.length >= this.#maxFiles) {
      // The parser goes on for a while after it has failed.
      this.hasTooMany = true;
      stream.resume();
      return;
    }
    const received = this.#receive(stream).then(({ contents, bytes }) => ({
      field,
      filename: cleanFilename(filename),
      contents,
      bytes,
      truncated: stream.truncated,
    }));
    received.catch(() => {});
    this.files.push(received);
  }

  async #receive(stream: BusboyFileStream) {
    // It may fail while nobody reads it; whoever reads it next is told.
    stream.on('error', () => {});
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > SMALL_BYTES) break;
    }
    // In memory of its own: a piece of a shared buffer would be handed to another thread with all that surrounds it.
    if (bytes <= SMALL_BYTES) return { contents: concat(chunks, bytes), bytes };
    // The parser goes on for a while after it has failed.
    if (this.#isRefused) throw new Error('no more of this body is taken');
    const path = join(this.#folder, `upload-${randomBytes(12).toString('hex')}.part`);
    const sink = createWriteStream(path, { mode: 0o600 });
    this.#sinks.push(sink);
    sink.once('error', (error: NodeJS.ErrnoException) => {
      // Not the client's: nothing of what else it sends can be kept either.
      if (WRITING.has(error.syscall ?? '')) this.broken.reject(error);
    });
    await pipeline(async function* () {
      yield* chunks.splice(0);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        yield chunk;
      }
    }, sink);
    return { contents: path, bytes };
  }

  /** Deletes all of them, and takes no further one. */
  async remove(): Promise<void> {
    this.#isRefused = true;
    await Promise.all(this.#sinks.map(remove));
  }
}

/** Ends a file, whatever became of it, and deletes it. */
async function remove(sink: WriteStream): Promise<void> {
  sink.destroy();
  if (!sink.closed) {
    await new Promise<void>((resolve) => {
      sink.once('close', resolve);
    });
  }
  await rm(sink.path, { force: true });
}

export async function discard(files: readonly SpooledFile[]): Promise<void> {
  await Promise.all(
    files.flatMap(({ contents }) => (typeof contents === 'string' ? rm(contents, { force: true }) : [])),
  );
}

/** The last part of whatever path a client sends, at most 255 characters. */
function cleanFilename(name: string | undefined): string {
  const base = (name ?? '').replaceAll('\\', '/').split('/').at(-1) ?? '';
  const clean = base.replaceAll('\0', '').trim().slice(-255);
  return clean === '' || clean === '.' || clean === '..' ? 'submission.zip' : clean;
}
