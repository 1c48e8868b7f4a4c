import { Failure, fill } from '#base';
import type { S3Place } from './s3-address.ts';
import * as says from '../says.ts';

/** The storage of blobs does not do what it is asked; a request that needs it is answered 503. */
export class BlobsUnavailable extends Failure {
  override readonly name = 'BlobsUnavailable';
  readonly outcome = 'service-unavailable';
}

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
export function codeOf(xml: string): string {
  return /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(xml)?.[1] ?? '';
}

export function isPassing({ status, code }: S3Refusal): boolean {
  return PASSING.has(status) || code === 'RequestTimeout' || code === 'SlowDown';
}

/** What is thrown for a refusal. It names bucket and endpoint; keys and what the storage wrote are never in it. */
export function errorOf({ status, code }: S3Refusal, { endpoint, bucket }: S3Place): Error {
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
  return new BlobsUnavailable(
    fill(says.storageBucket, {
      endpoint,
      bucket,
      advice: ADVICE[key] ?? null,
      answer,
    }),
  );
}

/** What is thrown where there was no answer: with a code of the system or of the client. */
export function awayOf(error: unknown, { endpoint, bucket }: S3Place): BlobsUnavailable {
  const { code = 'no answer' } = error as { readonly code?: string };
  return new BlobsUnavailable(fill(says.storageBucketCannot, { endpoint, bucket, code }));
}
