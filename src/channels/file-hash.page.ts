// In a page: a browser hashes many times faster than any code in it, and takes all bytes at once.
import { createHash } from 'node:crypto';
import type { FileHash as Hash } from './file-hash.ts';

export class FileHash implements Pick<Hash, 'add' | 'digest'> {
  readonly #pieces: Uint8Array<ArrayBuffer>[] = [];

  add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#pieces.push(bytes);
  }

  async digest(): Promise<string> {
    const bytes = Buffer.concat(this.#pieces);
    // A browser gives it to nothing that a host sent without TLS.
    const { subtle } = crypto as { readonly subtle?: typeof crypto.subtle };
    if (subtle === undefined) return createHash('sha256').update(bytes).digest('hex');
    return Buffer.from(await subtle.digest('SHA-256', bytes)).toString('hex');
  }
}
