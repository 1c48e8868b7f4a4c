import { createHash, createHmac, hash } from 'node:crypto';

/** A digest of what comes piece by piece. Text is UTF-8. */
export class Sha256 {
  readonly #hash = createHash('sha256');

  add(data: string | Uint8Array): this {
    this.#hash.update(data);
    return this;
  }

  hex(): string {
    return this.#hash.digest('hex');
  }
}

/** In hex. */
export function sha256(data: string | Uint8Array): string {
  return hash('sha256', data);
}

/** Of texts and bytes one behind the other, in hex. */
export function sha1(...all: readonly (string | Uint8Array)[]): string {
  return all.reduce((sha, data) => sha.update(data), createHash('sha1')).digest('hex');
}

export function hmacSha256(key: string | Uint8Array, text: string): Uint8Array {
  return createHmac('sha256', key).update(text).digest();
}
