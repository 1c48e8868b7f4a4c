import { createGunzip } from 'node:zlib';

/** What goes in at once: out of it come at most 16 MiB (RFC 1951: two bits can stand for 258 bytes). */
const PIECE = 16 * 1024;

/**
 * Unpacks what is packed with gzip, so that whoever takes it can say when it is too much: a bomb costs no more than a piece of it.
 *
 * @throws Error where it is damaged or cut off
 */
export async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = createGunzip();
  const out: Uint8Array[] = [];
  let fail: (error: Error) => void = () => {};
  stream.on('data', (bytes: Uint8Array) => out.push(bytes));
  stream.on('error', (error) => fail(error));
  const until = (begin: (done: () => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      fail = reject;
      begin(resolve);
    });
  try {
    for await (const bytes of source) {
      for (let at = 0; at < bytes.length; at += PIECE) {
        await until((done) => stream.write(bytes.subarray(at, at + PIECE), done));
        yield* out.splice(0);
      }
    }
    await until((done) => {
      stream.on('end', done);
      stream.end();
    });
    yield* out.splice(0);
  } finally {
    stream.destroy();
  }
}
