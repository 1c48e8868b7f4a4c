/** Each byte as the two of its character: by `TextDecoder`, latin1 is windows-1252. */
const LATIN1 = new TextDecoder('utf-16le', { ignoreBOM: true });

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function latin1(bytes: Uint8Array): string {
  return LATIN1.decode(new Uint16Array(bytes));
}

export function toBase64(bytes: Uint8Array): string {
  // Browsers of 2024 do not have it.
  return Reflect.has(bytes, 'toBase64') ? bytes.toBase64() : btoa(latin1(bytes));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
