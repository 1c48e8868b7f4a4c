import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discard, readMultipart } from '../../src/embedded/server/multipart.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-multipart-'));
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    readMultipart(request, folder, 2)
      .then(async ({ files }) => {
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

  test.each([
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
