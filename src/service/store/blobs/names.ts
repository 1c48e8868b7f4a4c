import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { sha256 } from '#native';
import { type BlobContents, BlobDamaged, digestIn } from './blobs.ts';

/** Length and SHA-256 of a file. @throws the system's error */
export async function measured(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** By what the blobs of a server are told from those of another one. */
export function markOf(secret: string): string {
  return sha256(secret).slice(0, 8);
}

/** Whose a blob is, as its name says; null: it does not say. */
export function markIn(name: string): string | null {
  return /-([0-9a-f]{8})-[0-9a-f]{16}-[0-9a-f]{64}(?:\.[a-z.]+)?$/.exec(name)?.[1] ?? null;
}

/**
 * A name that no other blob has, with whose it is and the digest of its bytes.
 *
 * @param secret of the server
 * @param start folder, and what it is of: `submissions/12`
 * @param ending with its point
 * @throws the system's error
 */
export async function newBlobName(
  secret: string,
  start: string,
  contents: BlobContents,
  ending: string,
): Promise<string> {
  const digest = typeof contents === 'string' ? (await measured(contents)).sha256 : sha256(contents);
  return `${start}-${markOf(secret)}-${randomBytes(8).toString('hex')}-${digest}${ending}`;
}

/** A file too large to be held in memory. @throws BlobDamaged, or the system's error */
export async function requireIntact(name: string, path: string): Promise<void> {
  const digest = digestIn(name);
  if (digest !== null && (await measured(path)).sha256 !== digest) throw new BlobDamaged(name);
}
