import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discard, readMultipart } from '../../src/service/api/multipart.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-multipart-'));
let server: Server;
/** Of the files that were taken last. */
let taken: readonly { readonly isInMemory: boolean; readonly bytes: Buffer }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    readMultipart(request, folder, 2)
      .then(async ({ files }) => {
        taken = files.map(({ contents }) => ({
          isInMemory: typeof contents !== 'string',
          bytes: typeof contents === 'string' ? readFileSync(contents) : Buffer.from(contents),
        }));
        await discard(files);
        return `taken ${files.length}`;
      })
      .catch((error: unknown) => `refused: ${error instanceof Error ? error.message : ''}`)
      .then((text) => response.end(text))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What the server answers to such a body; the length is that of the body. */
function send(body: string): Promise<string> {
  return new Promise((done) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.on('close', () => done(answer.slice(answer.indexOf('\r\n\r\n') + 4)));
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  });
}

const file = (name: string, text = 'PK'): string =>
  `--b\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\n\r\n${text}\r\n`;

describe('a multipart body', () => {
  test('of two files is taken', async () => {
    expect(await send(`${file('a.zip')}${file('b.zip')}--b--\r\n`)).toContain('taken 2');
  });

  test('keeps a file of 64 KiB in memory and a longer one on the disk, each with its own bytes', async () => {
    const small = 'ab'.repeat(32 * 1024);
    const large = `${'cd'.repeat(200 * 1024)}!`;
    for (const [text, isInMemory] of [
      [small, true],
      [`${small}!`, false],
      [large, false],
    ] as const) {
      expect(await send(`${file('a.zip', text)}${file('b.zip')}--b--\r\n`)).toContain('taken 2');
      expect(taken.map((one) => one.isInMemory)).toEqual([isInMemory, true]);
      expect(taken.map(({ bytes }) => bytes.toString())).toEqual([text, 'PK']);
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test.each([
    ['ends within a large file', file('a.zip', 'x'.repeat(100_000)).slice(0, -6)],
    ['ends within a file', `${file('a.zip')}${file('b.zip').slice(0, -6)}`],
    ['ends within a header', `${file('a.zip')}--b\r\ncontent-disp`],
    ['has no last boundary', file('a.zip')],
    ['has three files where two may be', `${file('a')}${file('b')}${file('c')}--b--\r\n`],
    [
      'has a part without a name',
      `${file('a.zip')}--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--\r\n`,
    ],
    ['is nothing', ''],
    ['is no multipart', 'hello'],
  ])('that %s is answered, and leaves nothing behind', async (_, body) => {
    expect(await send(body)).toMatch(/refused: |taken \d/);
    expect(readdirSync(folder)).toEqual([]);
  });
});
