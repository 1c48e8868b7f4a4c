import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedService } from '../src/service/service.ts';
import { FolderBlobs } from '../src/service/store/blobs/folder.ts';
import { openPostgres } from '../src/service/store/postgres.ts';
import { STATE } from '../src/contract/service/states.ts';
import { course } from './archive/courses.ts';
import { zipOf } from './archive/fill.ts';

/*
 * The measured process of `archive.ts`: `archive-run.ts FOLDER DATABASE|- ENGINE COUNT`. Starts the service on a data folder, checks so many new
 * submissions with an engine, and prints the milliseconds from start to outcome, its peak memory, and what was found, as JSON.
 */

const [folder = '', database = '-', engine = '9', count = '200'] = process.argv.slice(2);
/** Of no course of an archive. */
const NEW_COURSE = 1_000_003;
const KEY = 'c'.repeat(64);

const service = await startEmbeddedService({
  host: '127.0.0.1',
  port: 0,
  key: KEY,
  dataDir: database === '-' ? folder : null,
  tempDir: folder,
  requestsPerMinute: null,
  now: () => Date.now(),
  ...(database === '-'
    ? {}
    : {
        openStorage: async () => {
          const rows = await openPostgres(database);
          return { database: rows, blobs: new FolderBlobs(folder), close: () => rows.close() };
        },
      }),
});

async function ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const response = await fetch(service.baseUrl + path, {
    method,
    headers: { apikey: KEY, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

const id = Number((await ask('POST', '/check/create', { name: 'new' }))['id']);
const texts = [...course(NEW_COURSE, Number(count))];
for (let from = 0; from < texts.length; from += 50) {
  const form = new FormData();
  form.append('check_id', String(id));
  texts.slice(from, from + 50).forEach((text, at) => {
    form.append('files[]', new Blob([new Uint8Array(zipOf(text))]), `${from + at}.zip`);
  });
  await ask('POST', '/check/upload-batch', form);
}
// The thread of the first analysis is ready by then.
await pause(3_000);
const before = process.resourceUsage().maxRSS / 1024;
const started = performance.now();
await ask('POST', '/check/start', { check_id: id, test_type: Number(engine) });
let state: unknown = STATE.queued;
while (state !== STATE.completed) {
  await pause(10);
  const status = await ask('GET', `/checks/${id}/status`);
  state = status['status_id'];
  if (state === STATE.failed) throw new Error(JSON.stringify(status));
}
const ms = performance.now() - started;
const peak = process.resourceUsage().maxRSS / 1024;
// It is measured again, among those that are left.
await ask('POST', '/check/delete', { check_id: id });
await service.close();
process.stdout.write(`${JSON.stringify({ ms, before, peak })}\n`);
