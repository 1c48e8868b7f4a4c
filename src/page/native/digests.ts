import { hmac } from '@noble/hashes/hmac.js';
import { sha1 as newSha1 } from '@noble/hashes/legacy.js';
import { sha256 as newSha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '#base';
import { hex } from './bytes.ts';

const bytesOf = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8(data) : data);

export class PageSha256 {
  readonly #hash = newSha256.create();

  add(data: string | Uint8Array): this {
    this.#hash.update(bytesOf(data));
    return this;
  }

  hex(): string {
    return hex(this.#hash.digest());
  }
}

export function sha256(data: string | Uint8Array): string {
  return new PageSha256().add(data).hex();
}

export function sha1(...all: readonly (string | Uint8Array)[]): string {
  return hex(all.reduce((sha, data) => sha.update(bytesOf(data)), newSha1.create()).digest());
}

export function hmacSha256(key: string | Uint8Array, text: string): Uint8Array {
  return hmac(newSha256, bytesOf(key), utf8(text));
}
