import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGE_LIMITS } from '../../src/contract/page-messages.ts';
import { gunzipped, inflateRaw, unpackers } from '../../src/page/native/index.ts';
import { MEMORY } from '../../src/page/memory.ts';
import { beginReading, endReading, noteUnpacked, refuseTooMuch } from '../../src/page/read-bytes.ts';

/* How much of what was dropped a page reads. */

beforeEach(beginReading);
afterEach(() => {
  beginReading();
  MEMORY.clear();
});

const TOO_MUCH =
  /^What was dropped holds more than 250\.0 MB of files that are read, and a browser takes no more\./;
const [small, large] = [new Uint8Array(10), new Uint8Array(100_000)];

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

test.each([
  ['a small file', 10, () => inflateRaw(deflateRawSync(small), 10)],
  ['a large file', 100_000, () => inflateRaw(deflateRawSync(large), 100_000)],
  ['a packed file', 10, () => unpackers.gzip(gzipSync(small), 10)],
  ['a packed tar', 10, () => Array.fromAsync(gunzipped(once(gzipSync(small))))],
] as const)('%s may be unpacked up to the limit, and nothing past it', async (_, size, unpack) => {
  noteUnpacked(PAGE_LIMITS.readBytes - size);
  await unpack();
  expect(refuseTooMuch).not.toThrow();
  await expect((async () => unpack())()).rejects.toThrow(TOO_MUCH);
  expect(refuseTooMuch).toThrow(TOO_MUCH);
  // Whatever comes next is not read, however small.
  expect(() => inflateRaw(deflateRawSync(small), 10)).toThrow(TOO_MUCH);
});

test('what is kept in memory is counted as well, packed or not', () => {
  const file = MEMORY.create('/spool');
  const piece = new Uint8Array(1_000_000);
  for (let at = 0; at < PAGE_LIMITS.readBytes; at += piece.length) file.add(piece);
  expect(refuseTooMuch).not.toThrow();
  file.add(new Uint8Array(1));
  expect(refuseTooMuch).toThrow(TOO_MUCH);
});

test('what was collected is read again and again', () => {
  noteUnpacked(PAGE_LIMITS.readBytes);
  endReading();
  for (let again = 0; again < 3; again += 1) noteUnpacked(PAGE_LIMITS.readBytes);
  expect(refuseTooMuch).not.toThrow();
  beginReading();
  expect(() => noteUnpacked(PAGE_LIMITS.readBytes + 1)).toThrow(TOO_MUCH);
  expect(endReading).toThrow(TOO_MUCH);
});
