/** The memory of some bytes, as Node.js calls it. */
function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function hex(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('hex');
}

/** Each byte as the character of its number. */
export function latin1(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('latin1');
}

export function toBase64(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('base64');
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Buffer.from(text, 'base64');
}
