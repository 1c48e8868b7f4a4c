import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ServiceClient } from '../../src/check/client/client.ts';
import { openEmbeddedService } from '../../src/service/service.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { startStandIn } from '../service-stand-in/stand-in.ts';
import { openClient } from './open-client.ts';

const CREATE = { name: 'hw1', language: 999, test_type: 9, ai_run: false, base_code_detection: false };

/** A service that knows keys, from which `lost` answers never come, and what asked for them. */
async function scene(lost: (path: string, count: number) => boolean): Promise<{
  readonly client: ServiceClient;
  readonly folder: string;
  readonly keys: readonly { readonly path: string; readonly key: string | null }[];
}> {
  const folder = mkdtempSync(join(tmpdir(), 'code-similarity-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const service = await openEmbeddedService({ dataDir: null, tempDir: folder, now: () => 0 });
  onTestFinished(() => service.close());
  const keys: { path: string; key: string | null }[] = [];
  const client = openClient('http://127.0.0.1/api/v1', {
    apiKey: null,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
      keys.push({ path, key: request.headers.get('idempotency-key') });
      const answer = await service.fetch(request);
      if (lost(path, keys.length)) throw new TypeError('fetch failed');
      return answer;
    },
  });
  onTestFinished(() => client.close());
  return { client, keys, folder };
}

test('a request whose answer was lost is sent again with its key, and makes nothing twice', async () => {
  let losing = 2;
  const { client, keys, folder } = await scene((path) => path === 'upload-batch' && losing-- > 0);
  const created = await client.send('createCheck', CREATE);
  const id = created.kind === 'ok' ? (created.answer.id ?? 0) : 0;
  const zip = await submissionZip('a');
  const file = join(folder, 'a.zip');
  writeFileSync(file, zip);
  const files = [{ filename: 'a.zip', zip: { path: file, start: 0, bytes: zip.length } }];
  const sent = await client.send('uploadBatch', { check_id: id }, { field: 'files[]', files });
  expect(sent.kind).toBe('ok');
  const uploads = keys.filter(({ path }) => path === 'upload-batch').map(({ key }) => key);
  expect([uploads.length, new Set(uploads).size]).toEqual([3, 1]);
  const { submissions } = await client.read('getCheck', { check_id: id });
  expect(submissions).toHaveLength(1);
  // Another request, even of the same file, is another one.
  await client.send('uploadBatch', { check_id: id }, { field: 'files[]', files });
  expect((await client.read('getCheck', { check_id: id })).submissions).toHaveLength(2);
  expect(new Set(keys.map(({ key }) => key)).size).toBe(4);
});

test('a service that was not seen to know keys is sent nothing again', async () => {
  const { client, keys } = await scene((path) => path === 'create');
  expect((await client.send('createCheck', CREATE)).kind).toBe('ambiguous');
  expect(keys).toHaveLength(1);
  const service = await startStandIn({
    fault: (_request, count) => (count === 2 ? { kind: 'status', when: 'after', status: 502 } : null),
  });
  onTestFinished(() => service.close());
  const other = openClient(service.baseUrl);
  onTestFinished(() => other.close());
  expect((await other.send('createCheck', CREATE)).kind).toBe('ok');
  expect((await other.send('createCheck', CREATE)).kind).toBe('ambiguous');
  expect(service.requests).toHaveLength(2);
});
