/** How bytes are written as text, of what Node.js knows. */
type Encoding = 'utf8' | 'utf-8' | 'latin1' | 'binary' | 'ascii' | 'hex' | 'base64' | 'base64url';

const UTF8_IN = new TextEncoder();
const UTF8_OUT = new TextDecoder('utf-8', { ignoreBOM: true });
/** Each byte as the two of its character: by `TextDecoder`, latin1 is windows-1252. */
const LATIN1_OUT = new TextDecoder('utf-16le', { ignoreBOM: true });

/**
 * What of Node.js's `Buffer` the parts below a page use, with the same results: test/page/stand-ins.test.ts holds one against the other.
 * What is missing is missing in TypeScript's eyes alone, so a new use shows when a page runs it.
 */
export class PageBuffer extends Uint8Array<ArrayBuffer> {
  constructor(data: number | ArrayLike<number> | ArrayBuffer, from?: number, length?: number) {
    super(data as ArrayBuffer, from, length);
  }

  static override from(
    data: string | ArrayBuffer | ArrayLike<number> | Iterable<number>,
    ...rest: readonly unknown[]
  ): PageBuffer {
    if (typeof data === 'string') return bytesOf(data, (rest[0] as Encoding | undefined) ?? 'utf8');
    if (data instanceof ArrayBuffer) {
      return new PageBuffer(data, rest[0] as number | undefined, rest[1] as number | undefined);
    }
    return new PageBuffer(data as ArrayLike<number>);
  }

  static alloc(bytes: number): PageBuffer {
    return new PageBuffer(bytes);
  }

  static allocUnsafe(bytes: number): PageBuffer {
    return new PageBuffer(bytes);
  }

  static allocUnsafeSlow(bytes: number): PageBuffer {
    return new PageBuffer(bytes);
  }

  static isBuffer(value: unknown): boolean {
    return value instanceof PageBuffer;
  }

  static byteLength(text: string): number {
    return UTF8_IN.encode(text).length;
  }

  /** Below 0: `a` comes first. */
  static compare(a: Uint8Array, b: Uint8Array): number {
    const at = a.findIndex((byte, index) => byte !== b[index]);
    return Math.sign(at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1));
  }

  static concat(
    parts: readonly Uint8Array[],
    bytes = parts.reduce((sum, { length }) => sum + length, 0),
  ): PageBuffer {
    const all = new PageBuffer(bytes);
    let at = 0;
    for (const part of parts) {
      const left = part.subarray(0, bytes - at);
      all.set(left, at);
      at += left.length;
    }
    return all;
  }

  /** @returns how many bytes there were room for */
  copy(into: Uint8Array, at = 0, start = 0, end = this.length): number {
    const part = this.subarray(start, Math.min(end, start + into.length - at));
    into.set(part, at);
    return part.length;
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }

  override subarray(start?: number, end?: number): PageBuffer {
    return super.subarray(start, end) as PageBuffer;
  }

  override indexOf(wanted: number | string | Uint8Array, from = 0): number {
    if (typeof wanted === 'number') return super.indexOf(wanted, from);
    const bytes = typeof wanted === 'string' ? UTF8_IN.encode(wanted) : wanted;
    const [first = 0] = bytes;
    for (let at = super.indexOf(first, from); at >= 0; at = super.indexOf(first, at + 1)) {
      if (bytes.every((byte, offset) => this[at + offset] === byte)) return at;
    }
    return -1;
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const bytes = start === 0 && end === this.length ? this : this.subarray(start, end);
    if (encoding === 'utf8' || encoding === 'utf-8') return UTF8_OUT.decode(bytes);
    if (encoding === 'hex') {
      let text = '';
      for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
      return text;
    }
    // Browsers of 2024 do not have it.
    if (encoding === 'base64' && Reflect.has(bytes, 'toBase64')) return bytes.toBase64();
    const text = LATIN1_OUT.decode(new Uint16Array(bytes));
    if (encoding === 'base64') return btoa(text);
    if (encoding === 'base64url') {
      return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    }
    return text;
  }

  readUInt8(at = 0): number {
    return this.#view(at, 1).getUint8(0);
  }

  readUInt16LE(at = 0): number {
    return this.#view(at, 2).getUint16(0, true);
  }

  readUInt32LE(at = 0): number {
    return this.#view(at, 4).getUint32(0, true);
  }

  readUInt32BE(at = 0): number {
    return this.#view(at, 4).getUint32(0);
  }

  readBigUInt64LE(at = 0): bigint {
    return this.#view(at, 8).getBigUint64(0, true);
  }

  writeUInt16LE(value: number, at = 0): number {
    this.#view(at, 2).setUint16(0, value, true);
    return at + 2;
  }

  writeUInt32LE(value: number, at = 0): number {
    this.#view(at, 4).setUint32(0, value, true);
    return at + 4;
  }

  /** @throws RangeError where there are not so many bytes */
  #view(at: number, bytes: number): DataView {
    if (at < 0 || at + bytes > this.length) {
      throw new RangeError(`The value of "offset" is out of range: ${at} of ${this.length} bytes`);
    }
    return new DataView(this.buffer, this.byteOffset + at, bytes);
  }
}

function bytesOf(text: string, encoding: Encoding): PageBuffer {
  if (encoding === 'utf8' || encoding === 'utf-8') {
    const { buffer, byteLength } = UTF8_IN.encode(text);
    return new PageBuffer(buffer, 0, byteLength);
  }
  if (encoding === 'hex') {
    return new PageBuffer((text.match(/[0-9a-f]{2}/gi) ?? []).map((digits) => Number.parseInt(digits, 16)));
  }
  if (encoding === 'base64' || encoding === 'base64url') {
    const plain = text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .replaceAll(/[^A-Za-z0-9+/]/g, '');
    return bytesOf(atob(plain), 'latin1');
  }
  const bytes = new PageBuffer(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
