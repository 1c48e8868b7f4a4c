import type { Readable } from 'node:stream';
import { type Clock, type Environment, Failure, fill, type Random, readProxies } from '#base';
import type { AwsV4Signer } from 'aws4fetch';
import type { Dispatcher } from 'undici';
import { openDispatcher } from '#system';
import { isNoRoom } from '../room.ts';
import * as says from '../says.ts';
import { objectUrl, type S3Keys, type S3Place } from './s3-address.ts';

type S3Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> & {
  readonly body: AsyncIterable<Buffer>;
};

export interface S3Request<T> {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Name of the object, without the place's prefix; empty: the bucket. */
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Opened anew for each try. */
  readonly body?: {
    readonly open: () => Readable;
    readonly bytes: number;
    readonly sha256: string;
  };
  /** Takes the answer of a success, all of its body. What breaks off there is tried again. */
  readonly read: (answer: S3Answer) => Promise<T>;
  /** What a refusal means that is none for who asks, as 404 for what is being deleted. */
  readonly refused?: (refusal: S3Refusal) => Error | { readonly value: T } | null;
}

export interface S3Effects {
  readonly environment: Environment;
  /** Waits between tries, by time that nobody sets. */
  readonly clock: Clock;
  readonly random: Random;
  /** Milliseconds since the epoch: when a request is signed. */
  readonly now: () => number;
}

const TRIES = 5;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
const CONNECT_MS = 10_000;
/** Until an answer begins, and between two pieces of it. */
const SILENCE_MS = 20_000;
/** An answer that comes more slowly than this, once so long has passed, is as good as none. */
const SLOWEST_BYTES_PER_MS = 50;
/**
 * No try begins later than so long after the first one. Together with a last one that is silent from its beginning it is less than
 * the minute that most proxies wait: who asks is told, and not cut off.
 */
const LAST_TRY_MS = 25_000;
/** An answer of XML is read up to here: of a list with 1,000 names of 1,024 bytes each. */
const MOST_XML_BYTES = 4 * 1024 * 1024;
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * Signed requests to S3-compatible storage. Whatever may pass is tried again with longer and longer waits; every request here may be
 * sent twice.
 */
export class S3Exchange {
  readonly place: S3Place;
  readonly #keys: S3Keys;
  readonly #effects: S3Effects;
  readonly #send: typeof import('undici').request;
  readonly #dispatcher: Dispatcher;
  readonly #Signer: typeof AwsV4Signer;

  private constructor(
    place: S3Place,
    keys: S3Keys,
    effects: S3Effects,
    loaded: Pick<typeof import('undici'), 'request'> & { dispatcher: Dispatcher; Signer: typeof AwsV4Signer },
  ) {
    this.place = place;
    this.#keys = keys;
    this.#effects = effects;
    this.#send = loaded.request;
    this.#dispatcher = loaded.dispatcher;
    this.#Signer = loaded.Signer;
  }

  /** Loads what only this kind of storage needs. */
  static async open(place: S3Place, keys: S3Keys, effects: S3Effects): Promise<S3Exchange> {
    const undici = await import('undici');
    const { AwsV4Signer: Signer } = await import('aws4fetch');
    const limits = { connectTimeout: CONNECT_MS, headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS };
    const dispatcher = openDispatcher(undici, limits, readProxies(effects.environment));
    return new S3Exchange(place, keys, effects, { request: undici.request, dispatcher, Signer });
  }

  /** @throws BlobsUnavailable, an error that `isNoRoom` knows, what `refused` says, or what the system throws at a file */
  async ask<T>(request: S3Request<T>): Promise<T> {
    const { clock } = this.#effects;
    const until = clock.now() + LAST_TRY_MS;
    for (let tried = 1; ; tried += 1) {
      const outcome = await this.#once(request);
      if ('value' in outcome) return outcome.value;
      const wait = this.#waitAfter(tried);
      if (!outcome.mayPass || tried === TRIES || clock.now() + wait > until) throw outcome.error;
      await clock.sleep(wait);
    }
  }

  close(): Promise<void> {
    return this.#dispatcher.close();
  }

  async #once<T>(
    request: S3Request<T>,
  ): Promise<{ readonly value: T } | { readonly error: Error; readonly mayPass: boolean }> {
    let answer: S3Answer;
    try {
      answer = await this.#sent(request);
      if (answer.statusCode < 300) return { value: await request.read(answer) };
    } catch (error) {
      if (isOfFile(error)) throw error;
      return { error: awayOf(error, this.place), mayPass: true };
    }
    const refusal = { status: answer.statusCode, code: codeOf(await textOf(answer).catch(() => '')) };
    const known = request.refused?.(refusal) ?? null;
    if (known instanceof Error) return { error: known, mayPass: false };
    if (known !== null) return known;
    return { error: errorOf(refusal, this.place), mayPass: isPassing(refusal) };
  }

  async #sent({ method, name, query = {}, body }: S3Request<unknown>): Promise<S3Answer> {
    const { region } = this.place;
    const signed = await new this.#Signer({
      ...this.#keys,
      method,
      url: `${objectUrl(this.place, name)}?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
      // The storage checks the bytes that it was sent against their hash.
      headers: { 'x-amz-content-sha256': body?.sha256 ?? NOTHING },
      service: 's3',
      region,
      datetime: new Date(this.#effects.now()).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    }).sign();
    const {
      statusCode,
      headers,
      body: pieces,
    } = await this.#send(signed.url, {
      method,
      dispatcher: this.#dispatcher,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...(body === undefined ? {} : { 'content-length': String(body.bytes) }),
      },
      ...(body === undefined ? {} : { body: body.open() }),
    });
    return { statusCode, headers, body: this.#moving(pieces) };
  }

  /** The pieces of an answer's body, as long as they come in time. @throws Error where they do not */
  async *#moving(body: Readable): AsyncIterable<Buffer> {
    const { clock } = this.#effects;
    const began = clock.now();
    let bytes = 0;
    for await (const piece of body as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (clock.now() - began > SILENCE_MS + bytes / SLOWEST_BYTES_PER_MS) {
        throw Object.assign(new Error('the storage is too slow'), { code: 'ETIMEDOUT' });
      }
      yield piece;
    }
  }

  /** Exponential, between half and all of it: clients that were refused together do not come back together. */
  #waitAfter(tried: number): number {
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
    return longest * (0.5 + this.#effects.random() / 2);
  }
}

/** The text of an answer of XML. @throws Error for one that is too long */
export async function textOf(answer: S3Answer): Promise<string> {
  return (await bytesIn(answer, MOST_XML_BYTES)).toString('utf8');
}

/** The bytes of an answer. @throws Error for one that is too long */
export async function bytesIn({ body }: Pick<S3Answer, 'body'>, most = Infinity): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > most) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** What this machine's files refuse, which no other try changes. Errors of connections have no path. */
function isOfFile(error: unknown): boolean {
  return isNoRoom(error) || (error instanceof Error && 'path' in error);
}

/** The storage of blobs does not do what it is asked; a request that needs it is answered 503. */
export class BlobsUnavailable extends Failure {
  override readonly name = 'BlobsUnavailable';
  readonly outcome = 'service-unavailable';
}

/** It is there, and does not let this service in: no time changes that. */
export class BlobsRefused extends BlobsUnavailable {}

/** What others are told of it. */
export const STORAGE_AWAY = says.storageService;

/** What storage answers that has no room: of Ceph, MinIO and others; S3 itself has no limit. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);
/** Answers that another try may change. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

const ADVICE: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no such bucket. Make it, or correct the address',
  AccessDenied:
    'refuses these keys. Allow them s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject on what is in it',
  InvalidAccessKeyId: 'does not know the key of AWS_ACCESS_KEY_ID. Correct it',
  SignatureDoesNotMatch:
    'does not take the signature. Correct AWS_SECRET_ACCESS_KEY and the region of the address',
  RequestTimeTooSkewed: 'finds the clock of this machine wrong. Set it',
  ExpiredToken: 'finds the keys expired. Give new ones',
  InvalidToken: 'does not take AWS_SESSION_TOKEN. Give another, or unset it',
  PermanentRedirect: 'has this bucket in another region. Correct the region of the address',
  AuthorizationHeaderMalformed: 'has this bucket in another region. Correct the region of the address',
};

/** One answer that is no success, as the published interface gives it. */
export interface S3Refusal {
  readonly status: number;
  /** Of the answer's XML; empty where it has none. */
  readonly code: string;
}

/** Reads the code out of the body of an answer. Of a text that is no such XML: empty. */
function codeOf(xml: string): string {
  return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? '';
}

function isPassing({ status, code }: S3Refusal): boolean {
  return PASSING.has(status) || code === 'RequestTimeout' || code === 'SlowDown';
}

/** What is thrown for a refusal. It names bucket and endpoint; keys and what the storage wrote are never in it. */
function errorOf({ status, code }: S3Refusal, { endpoint, bucket }: S3Place): Error {
  if (status === 507 || FULL.has(code)) {
    return Object.assign(new Error('the storage has no room left'), { code: 'ENOSPC' });
  }
  const key =
    code === '' && status === 403
      ? 'AccessDenied'
      : code === '' && status === 301
        ? 'PermanentRedirect'
        : code;
  const answer = code === '' ? String(status) : `${status} ${code}`;
  const advice = ADVICE[key] ?? null;
  const sentence = fill(says.storageBucket, { endpoint, bucket, advice, answer });
  return advice === null ? new BlobsUnavailable(sentence) : new BlobsRefused(sentence);
}

/** What is thrown where there was no answer: with a code of the system or of the client. */
function awayOf(error: unknown, { endpoint, bucket }: S3Place): BlobsUnavailable {
  const { code = 'no answer' } = error as { readonly code?: string };
  return new BlobsUnavailable(fill(says.storageBucketCannot, { endpoint, bucket, code }));
}
