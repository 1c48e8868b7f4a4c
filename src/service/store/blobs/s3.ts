import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { andThrow } from '#base';
import { fs, sha256 } from '#native';
import {
  type BlobContents,
  type BlobEntry,
  BlobMissing,
  type Blobs,
  checkedName,
  intactBytes,
  isBlobName,
} from './blobs.ts';
import { measured } from './names.ts';
import type { S3Keys, S3Place } from './s3-address.ts';
import {
  bytesIn,
  type S3Effects,
  S3Exchange,
  type S3Refusal,
  type S3Request,
  textOf,
} from './s3-exchange.ts';

/** So many requests of one call are under way at once. */
const AT_ONCE = 16;

const PIECE_BYTES = 64 * 1024;

/** One page of ListObjectsV2. */
interface Page {
  readonly entries: readonly BlobEntry[];
  /** null: it was the last. */
  readonly next: string | null;
}

/**
 * Blobs as objects of S3-compatible storage: PutObject, GetObject, DeleteObject and ListObjectsV2 and nothing else, which all of
 * it offers. One request takes up to 5 GB, so that no upload is in parts.
 */
export class S3Blobs implements Blobs {
  readonly isKept = true;
  readonly folder = null;
  readonly #exchange: S3Exchange;
  readonly #now: () => number;

  private constructor(exchange: S3Exchange, now: () => number) {
    this.#exchange = exchange;
    this.#now = now;
  }

  /** Asks for one name, so that a wrong key or bucket is told at the start. @throws BlobsUnavailable */
  static async open(place: S3Place, keys: S3Keys, effects: S3Effects): Promise<S3Blobs> {
    const blobs = new S3Blobs(await S3Exchange.open(place, keys, effects), effects.now);
    await blobs.#page(null, 1).catch(andThrow(() => blobs.close()));
    return blobs;
  }

  async put(name: string, contents: BlobContents): Promise<void> {
    await this.#exchange.ask({
      method: 'PUT',
      name: checkedName(name),
      body: typeof contents === 'string' ? await bodyOfFile(contents) : bodyOfBytes(contents),
      read: nothing,
    });
    if (typeof contents === 'string') await rm(contents, { force: true });
  }

  async get(name: string): Promise<Uint8Array> {
    const bytes = await this.#read(name, bytesIn);
    return intactBytes(name, bytes);
  }

  async fetch(name: string, folder: string): Promise<string> {
    const path = join(folder, basename(checkedName(name)));
    await fs.makeFolder(folder, 0o700);
    await this.#read(name, async ({ body }) => pipeline(body, createWriteStream(path, { mode: 0o600 })));
    return path;
  }

  async delete(names: readonly string[]): Promise<void> {
    for (let at = 0; at < names.length; at += AT_ONCE) {
      const some = names.slice(at, at + AT_ONCE);
      await Promise.all(
        some.map((name) =>
          this.#exchange.ask({
            method: 'DELETE',
            name: checkedName(name),
            read: nothing,
            refused: (refusal) => (isNoKey(refusal) ? { value: undefined } : null),
          }),
        ),
      );
    }
  }

  async *list(): AsyncIterable<BlobEntry> {
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await this.#page(next === '' ? null : next, 1_000);
      yield* page.entries;
      next = page.next;
    }
  }

  close(): Promise<void> {
    return this.#exchange.close();
  }

  #read<T>(name: string, read: S3Request<T>['read']): Promise<T> {
    return this.#exchange.ask({
      method: 'GET',
      name: checkedName(name),
      read,
      refused: (refusal) => (isNoKey(refusal) ? new BlobMissing(name) : null),
    });
  }

  #page(token: string | null, most: number): Promise<Page> {
    const { prefix } = this.#exchange.place;
    return this.#exchange.ask({
      method: 'GET',
      name: '',
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        'max-keys': String(most),
        prefix,
        ...(token === null ? {} : { 'continuation-token': token }),
      },
      read: async (answer) => {
        const { date } = answer.headers;
        const behind = typeof date === 'string' ? this.#now() - Date.parse(date) : 0;
        return pageOf(await textOf(answer), prefix, Number.isNaN(behind) ? 0 : behind);
      },
    });
  }
}

/**
 * Reads an answer of ListObjectsV2. Names come as in an address (`encoding-type=url`), so that no sign of XML is in them.
 *
 * @param behindMs how far the storage's clock is behind the one of this machine
 * @throws Error for something that is no such answer
 */
function pageOf(xml: string, before: string, behindMs: number): Page {
  const field = (text: string, name: string): string | null =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;
  if (!xml.includes('<ListBucketResult')) throw new Error('this is no list of a bucket');
  const entries = xml
    .split('<Contents>')
    .slice(1)
    .flatMap((text): readonly BlobEntry[] => {
      const key = decodeURIComponent((field(text, 'Key') ?? '').replaceAll('+', ' '));
      const name = key.slice(before.length);
      // What others keep in the bucket is none of ours.
      if (!key.startsWith(before) || !isBlobName(name)) return [];
      const modifiedAt = Date.parse(field(text, 'LastModified') ?? '') + behindMs;
      return [{ name, modifiedAt }];
    });
  const isLast = field(xml, 'IsTruncated') !== 'true';
  return { entries, next: isLast ? null : unescaped(field(xml, 'NextContinuationToken') ?? '') };
}

/** A token is opaque text in XML; those in use have at most `&` and quotes in them. */
function unescaped(text: string): string | null {
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return plain === '' ? null : plain;
}

function isNoKey({ status, code }: S3Refusal): boolean {
  return status === 404 && (code === 'NoSuchKey' || code === '');
}

async function nothing(answer: Parameters<S3Request<void>['read']>[0]): Promise<void> {
  await textOf(answer);
}

/** Sent at once, it would have to be over before storage counts as silent, however slow the line is. */
function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

function bodyOfBytes(bytes: Uint8Array): NonNullable<S3Request<void>['body']> {
  return {
    open: () => Readable.from(piecesOf(bytes)),
    bytes: bytes.length,
    sha256: sha256(bytes),
  };
}

async function bodyOfFile(path: string): Promise<NonNullable<S3Request<void>['body']>> {
  return { open: () => createReadStream(path), ...(await measured(path)) };
}
