import { createHash } from 'node:crypto';

/** SHA-256 of a file that is written piece by piece. */
export class FileHash {
  readonly #hash = createHash('sha256');

  /** @param bytes are not changed any more */
  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  /** In hex, once. */
  digest(): Promise<string> {
    return Promise.resolve(this.#hash.digest('hex'));
  }
}
