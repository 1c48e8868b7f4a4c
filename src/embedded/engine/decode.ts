/** Text of a file, or why there is none. */
export type Decoded = { readonly text: string } | { readonly reason: string };

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const UTF8_LENIENT = new TextDecoder('utf-8');
const UTF16_LE = new TextDecoder('utf-16le');
const UTF16_BE = new TextDecoder('utf-16be');
const LATIN_1 = new TextDecoder('windows-1252');

const SAMPLE_BYTES = 8192;
/** In UTF-16 of mostly ASCII text, this share of the bytes at even (or odd) places is zero. */
const UTF16_ZERO_SHARE = 0.3;

/**
 * Decodes by byte-order mark, else UTF-16 by where its zero bytes stand, else UTF-8, else Latin-1 (Windows-1252).
 * A file with zero bytes otherwise is `binary`. Line ends become `\n`; lines are counted as editors count them.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return { text: unixLines(UTF8_LENIENT.decode(bytes)) };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: unixLines(UTF16_LE.decode(bytes)) };
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return { text: unixLines(UTF16_BE.decode(bytes)) };
  }
  const sample = Math.min(bytes.length, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (let at = 0; at < sample; at += 1) {
    if (bytes[at] === 0) {
      zeros[at & 1] = (zeros[at & 1] as number) + 1;
    }
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) {
    const half = sample / 2;
    if (odd > half * UTF16_ZERO_SHARE && even === 0) {
      return { text: unixLines(UTF16_LE.decode(bytes)) };
    }
    if (even > half * UTF16_ZERO_SHARE && odd === 0) {
      return { text: unixLines(UTF16_BE.decode(bytes)) };
    }
    return { reason: 'binary' };
  }
  try {
    return { text: unixLines(UTF8.decode(bytes)) };
  } catch {
    return { text: unixLines(LATIN_1.decode(bytes)) };
  }
}

function unixLines(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}
