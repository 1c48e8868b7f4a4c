import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Operation } from '#contract';
import { hashOf } from '../store/people/keys.ts';
import type { Caller } from '../store/people/caller.ts';
import type { RequestKey } from '../store/request-keys.ts';
import type { SpooledFile } from './multipart.ts';
import { invalid } from './reply.ts';
import * as says from './says.ts';

/** Shorter ones are guessed, or are the same by chance where people share a key of the service. */
const FORM = /^[\x21-\x7e]{16,255}$/;

/**
 * What a client calls its request, so that it can send it again when no answer came: `Idempotency-Key` as the IETF's draft
 * names it, https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/. Quoted, or not as many clients send it.
 *
 * @returns null: it has none
 * @throws HttpError 422 for one that cannot be one
 */
export function requestKeyIn(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  const text = String(header).trim();
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text;
  if (FORM.test(key)) return key;
  throw invalid({
    'Idempotency-Key': [says.giveIdempotency],
  });
}

/** A request as it is known when it comes again: by its key, who sends it, and all that it carries. */
export async function keyOfRequest(
  key: string,
  {
    operation,
    caller: { userId, keyId },
    received,
    files,
  }: {
    readonly operation: Operation;
    readonly caller: Caller;
    readonly received: unknown;
    readonly files: readonly SpooledFile[];
  },
): Promise<RequestKey> {
  const carried = createHash('sha256').update(JSON.stringify(received));
  for (const { field, filename, contents } of files) {
    const hash = createHash('sha256');
    const chunks = typeof contents === 'string' ? createReadStream(contents) : [contents];
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) hash.update(chunk);
    carried.update(JSON.stringify([field, filename, hash.digest('hex')]));
  }
  return {
    userId,
    keyHash: hashOf(JSON.stringify([operation, keyId, key])),
    fingerprint: carried.digest('hex'),
  };
}
