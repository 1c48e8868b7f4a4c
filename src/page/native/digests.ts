import { hmac } from '@noble/hashes/hmac.js';
import { sha1 as newSha1 } from '@noble/hashes/legacy.js';
import { sha256 as newSha256 } from '@noble/hashes/sha2.js';
import { utf8, viewOf } from '#base';
import { hex } from './bytes.ts';

const bytesOf = (data: string | Uint8Array): Uint8Array => (typeof data === 'string' ? utf8(data) : data);

const BLOCK = 64;

// The first 32 bits behind the point of the square roots of the first 8 primes, and of the cube roots of the first 64.
const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ROUNDS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The schedule of the block that is under way: each is hashed in one go. */
const words = new Int32Array(BLOCK);

/** Turned to the right by so many bits. */
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 (FIPS 180-4, section 6.2). Our own, because browsers hold small numbers in 31 bits: what the package keeps in the fields of an
 * object is made anew there with each block, and takes three times as long as words in an array.
 */
export class PageSha256 {
  readonly #state = Int32Array.from(INITIAL);
  readonly #block = new Uint8Array(BLOCK);
  #length = 0;

  add(data: string | Uint8Array): this {
    const bytes = bytesOf(data);
    const held = this.#length % BLOCK;
    this.#length += bytes.length;
    let at = 0;
    if (held > 0) {
      at = Math.min(BLOCK - held, bytes.length);
      this.#block.set(bytes.subarray(0, at), held);
      if (held + at < BLOCK) return this;
      this.#hash(this.#block, 0);
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.#hash(bytes, at);
    this.#block.set(bytes.subarray(at));
    return this;
  }

  /** Once: nothing is added afterwards. */
  hex(): string {
    const end = viewOf(this.#block);
    const held = this.#length % BLOCK;
    this.#block[held] = 0x80;
    this.#block.fill(0, held + 1);
    if (held + 1 > BLOCK - 8) {
      this.#hash(this.#block, 0);
      this.#block.fill(0);
    }
    end.setBigUint64(BLOCK - 8, BigInt(this.#length) * 8n);
    this.#hash(this.#block, 0);
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  #hash(bytes: Uint8Array, from: number): void {
    for (let i = 0, at = from; i < 16; i += 1, at += 4) {
      words[i] =
        ((bytes[at] ?? 0) << 24) |
        ((bytes[at + 1] ?? 0) << 16) |
        ((bytes[at + 2] ?? 0) << 8) |
        (bytes[at + 3] ?? 0);
    }
    for (let i = 16; i < BLOCK; i += 1) {
      const early = words[i - 15] ?? 0;
      const late = words[i - 2] ?? 0;
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = (second + (words[i - 7] ?? 0) + first + (words[i - 16] ?? 0)) | 0;
    }
    // One by one: what takes a list apart takes three times as long.
    const state = this.#state;
    let a = state[0] ?? 0;
    let b = state[1] ?? 0;
    let c = state[2] ?? 0;
    let d = state[3] ?? 0;
    let e = state[4] ?? 0;
    let f = state[5] ?? 0;
    let g = state[6] ?? 0;
    let h = state[7] ?? 0;
    for (let i = 0; i < BLOCK; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const low = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + low + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const high = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + high + majority) | 0;
    }
    state[0] = (state[0] ?? 0) + a;
    state[1] = (state[1] ?? 0) + b;
    state[2] = (state[2] ?? 0) + c;
    state[3] = (state[3] ?? 0) + d;
    state[4] = (state[4] ?? 0) + e;
    state[5] = (state[5] ?? 0) + f;
    state[6] = (state[6] ?? 0) + g;
    state[7] = (state[7] ?? 0) + h;
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
