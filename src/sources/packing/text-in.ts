import { concat, startsWith, utf8, viewOf } from '#base';
import { latin1, unpackers } from '#native';

/** Fewer bytes of text are no program. */
const LEAST_TEXT = 200;
/** Tabs, ends of lines, what ASCII prints, and what begins a letter of more bytes: how many it has; 0: none. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if ((byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d) return 1;
  return byte >= 0xc2 && byte <= 0xdf
    ? 2
    : byte >= 0xe0 && byte <= 0xef
      ? 3
      : byte >= 0xf0 && byte <= 0xf4
        ? 4
        : 0;
});
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, kind and checksum of a chunk. */
const CHUNK_BYTES = 12;
const NEW_LINE = utf8('\n');
/** How what a compiler wrote begins: ELF, Windows, macOS, Java, WebAssembly, Python (behind a number of its version). Its strings are those of a program that lies beside it, or of a library. */
const COMPILED: readonly (readonly (number | null)[])[] = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x00, 0x61, 0x73, 0x6d],
  [null, null, 0x0d, 0x0a],
];

/** Texts as one, each of which ends a line; null: it is too little, or nothing like code. */
export function joined(texts: readonly Uint8Array[]): Uint8Array | null {
  const all = concat(texts.flatMap((text) => [text, NEW_LINE]));
  return all.length < LEAST_TEXT || !isLikeCode(all) ? null : all;
}

/** Of lines of code at least so many end in one of these signs; of names, tables, prose and noise hardly any do, and every compiled file is full of them. */
const LEAST_ENDS = 0.3;
const ENDS = new Set(utf8(';{}()[],:='));

function isLikeCode(text: Uint8Array): boolean {
  let [lines, ends, last, isRemark] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at] as number;
    // What stands behind a line of code says nothing of it.
    isRemark ||= last !== 0 && opensRemark(text, at);
    if (byte > 0x20 && !isRemark) last = byte;
    if (byte !== 0x0a) continue;
    isRemark = false;
    if (last === 0) continue;
    lines += 1;
    ends += Number(ENDS.has(last));
    last = 0;
  }
  return ends >= lines * LEAST_ENDS;
}

function opensRemark(text: Uint8Array, at: number): boolean {
  if ((text[at - 1] as number) > 0x20) return false;
  const [byte, next] = [text[at], text[at + 1]];
  return (
    byte === 0x23 || (byte === 0x2f && (next === 0x2f || next === 0x2a)) || (byte === 0x2d && next === 0x2d)
  );
}

/**
 * What stands as text in bytes that are none: remarks in a picture, rows of a database, what was put behind the end.
 *
 * @param most of all that is packed in a picture, unpacked, in bytes
 * @returns null: too little, nothing like code, or a compiler wrote it
 * @throws Error with the code `ERR_BUFFER_TOO_LARGE` where that holds more
 */
export function textIn(bytes: Uint8Array, most: number): Uint8Array | null {
  if (COMPILED.some((magic) => startsWith(bytes, magic))) return null;
  const parts = startsWith(bytes, PNG) ? packedRemarks(bytes, most) : [];
  let begin = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const width = letterAt(bytes, at);
    if (width > 0) {
      at += width - 1;
      continue;
    }
    if (at - begin >= LEAST_TEXT && isLikeCode(bytes.subarray(begin, at))) {
      parts.push(bytes.subarray(begin, at));
    }
    begin = at + 1;
  }
  return joined(parts);
}

/** How many bytes the letter there has, in UTF-8; 0: there is none. */
function letterAt(bytes: Uint8Array, at: number): number {
  const width = at < bytes.length ? (WIDTHS[bytes[at] as number] as number) : 0;
  for (let next = 1; next < width; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return width;
}

/** Chunks of text of a PNG that are packed (ISO/IEC 15948, 11.3.3). */
function packedRemarks(bytes: Uint8Array, most: number): Uint8Array[] {
  const view = viewOf(bytes);
  const found: Uint8Array[] = [];
  let left = most;
  for (let at = PNG.length; at + CHUNK_BYTES <= bytes.length; at += CHUNK_BYTES + view.getUint32(at)) {
    const kind = latin1(bytes.subarray(at + 4, at + 8));
    if (kind !== 'zTXt' && kind !== 'iTXt') continue;
    const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const keyword = data.indexOf(0);
    // A language and a translation stand before it.
    const from = kind === 'zTXt' ? keyword + 2 : data.indexOf(0, data.indexOf(0, keyword + 3) + 1) + 1;
    try {
      const text = unpackers.zlib(data.subarray(from), left);
      left -= text.length;
      found.push(text);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw error;
      // It is not packed, or damaged: then it is looked at as it is.
    }
  }
  return found;
}
