// What of `node:crypto` a check asks for. Named as there.
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { PageBuffer } from './buffer.ts';

const KINDS = { sha1, sha256 } as const;

interface Hashing {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

class Hash {
  readonly #hashing: Hashing;

  constructor(hashing: Hashing) {
    this.#hashing = hashing;
  }

  update(data: string | Uint8Array, encoding: 'utf8' | 'latin1' = 'utf8'): this {
    this.#hashing.update(typeof data === 'string' ? PageBuffer.from(data, encoding) : data);
    return this;
  }

  digest(): PageBuffer;
  digest(encoding: 'hex' | 'base64' | 'base64url'): string;
  digest(encoding?: 'hex' | 'base64' | 'base64url'): string | PageBuffer {
    const bytes = PageBuffer.from(this.#hashing.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export function createHash(kind: keyof typeof KINDS): Hash {
  return new Hash(KINDS[kind].create());
}

export function createHmac(kind: keyof typeof KINDS, key: string | Uint8Array): Hash {
  return new Hash(hmac.create(KINDS[kind], typeof key === 'string' ? PageBuffer.from(key) : key));
}

export function randomBytes(bytes: number): PageBuffer {
  return crypto.getRandomValues(new PageBuffer(bytes));
}
