/**
 * Peak memory of an upload of 50 submissions of nearly 10 MB each, against a baseline that reads all of them at once: two
 * child processes, one ratio.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asZip } from '../src/base/stored-zip.ts';
import { batches } from '../src/check/upload-state.ts';
import { encodeMultipart } from '../src/check/client/requests.ts';
import { EXCHANGE_LIMITS } from '../src/check/client/limits.ts';
import { Transport } from '../src/check/client/transport.ts';

const FILES = 50;
const BYTES = 9_900_000;
const mode = process.argv[2];

if (mode === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-upload-'));
  mkdirSync(folder, { recursive: true });
  for (let n = 0; n < FILES; n += 1) writeFileSync(join(folder, `s${n}.zip`), randomBytes(BYTES));
  const measure = (way: string): number => {
    const child = spawnSync(process.execPath, [import.meta.filename, way, folder], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    if (child.status !== 0) throw new Error(child.stderr);
    return Number(child.stdout.trim());
  };
  const [ours, baseline] = [measure('batches'), measure('at-once')];
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    `${FILES} × ${BYTES} bytes, peak resident memory of the client: ${ours} MB in batches, ${baseline} MB at once, ratio ${(ours / baseline).toFixed(2)}\n`,
  );
} else {
  // The server shares the process and keeps nothing: what is measured is an upper bound of the client.
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = process.argv[3] ?? '';
  const files = Array.from({ length: FILES }, (_, n) => ({
    filename: `s${n}.zip`,
    zip: { path: join(folder, `s${n}.zip`), start: 0, bytes: BYTES },
  }));
  const transport = new Transport(url, {}, EXCHANGE_LIMITS);
  const named = files.map((file) => ({
    token: file.filename,
    filename: file.filename,
    submission: { role: 'judged', zip: file.zip } as Parameters<typeof batches>[0][number]['submission'],
  }));
  const groups =
    mode === 'batches'
      ? batches(named).map((batch) =>
          batch.map((one) => ({ filename: one.filename, zip: asZip(one.submission.zip) })),
        )
      : [files];
  for (const group of groups) {
    const { body, contentType } = encodeMultipart({ check_id: '1' }, 'files[]', group);
    await transport.send(
      { method: 'POST', url, headers: { 'content-type': contentType }, body },
      new AbortController().signal,
    );
  }
  await transport.close();
  server.close();
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  process.stdout.write(`${Math.round(Number(peak ?? 0) / 1024)}\n`);
}
