import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

type Decode = (bytes: Buffer, options: { readonly maxOutputLength: number }) => Promise<Buffer>;

const unzip = promisify(gunzip) as Decode;

const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['br', promisify(brotliDecompress) as Decode],
  ['zstd', promisify(zstdDecompress) as Decode],
  // RFC 9110, 8.4.1.2: some send it without the zlib format around it.
  ['deflate', (bytes, options) => decodeDeflate(bytes, options)],
]);

/** One proxy after the other may compress; more than this is an attack. */
const MAX_CODINGS = 3;

/**
 * The text of an answer's body. Nothing compressed is asked for, but some gateways compress all the same.
 *
 * @param encoding the header Content-Encoding
 * @returns the text, of what was sent or of what it holds; a sentence where it cannot be read
 */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<string> {
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const decoders = codings.toReversed().map((coding) => DECODERS.get(coding));
  if (body.length === 0 || codings.length === 0) return new TextDecoder().decode(body);
  const what = `the answer is compressed (${codings.join(', ')})`;
  if (codings.length > MAX_CODINGS || decoders.includes(undefined)) return what;
  let bytes = body;
  try {
    for (const decode of decoders) {
      if (decode !== undefined) bytes = await decode(bytes, { maxOutputLength: maxBytes });
    }
    return new TextDecoder().decode(bytes);
  } catch (error) {
    const isTooLarge = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    return `${what} and ${isTooLarge ? 'larger than is read' : 'damaged'}`;
  }
}

async function decodeDeflate(bytes: Buffer, options: { readonly maxOutputLength: number }): Promise<Buffer> {
  // The zlib format begins with method 8 and a checksum of its first two bytes (RFC 1950, 2.2).
  const hasFormat = ((bytes[0] ?? 0) & 15) === 8 && bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0;
  return (promisify(hasFormat ? inflate : inflateRaw) as Decode)(bytes, options);
}
