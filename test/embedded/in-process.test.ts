import { expect, onTestFinished, test } from 'vitest';
import { type OwnOptions, openEmbeddedService } from '../../src/service/service.ts';
import type { ServiceFetch } from '../../src/contract/service/endpoints.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { betweenLooks } from '../asking.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { KEY, serving, temporary } from './serving.ts';

/* The service as a function answers what it answers over a network. */

const BASE = 'http://localhost/api/v1';

async function open(
  options: Partial<OwnOptions> = {},
): Promise<{ fetch: ServiceFetch; close: () => Promise<void> }> {
  const service = await openEmbeddedService({
    dataDir: null,
    tempDir: temporary(),
    now: () => 0,
    ...options,
  });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= service.close());
  onTestFinished(close);
  return { fetch: service.fetch, close };
}

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** A file that is sent. */
  readonly upload?: Uint8Array;
}

const SMALL = await submissionZip('Ada');
/** More than is kept in memory, and no ZIP. */
const LARGE = new Uint8Array(300_000).fill(7);

function requestOf(base: string, { method, path, body, upload }: Ask): Request {
  const headers: Record<string, string> = { apikey: KEY };
  if (upload !== undefined) {
    const form = new FormData();
    form.append('check_id', '1');
    form.append('files[]', new Blob([new Uint8Array(upload)]), 'ada.zip');
    return new Request(base + path, { method, headers, body: form });
  }
  if (body === undefined) return new Request(base + path, { method, headers });
  headers['content-type'] = 'application/json';
  return new Request(base + path, { method, headers, body: JSON.stringify(body) });
}

const ASKED: readonly Ask[] = [
  { method: 'GET', path: '/account' },
  { method: 'POST', path: '/check/create', body: { name: 'hw1', language: 14 } },
  { method: 'POST', path: '/check/create', body: { name: '' } },
  { method: 'POST', path: '/check/upload-batch', upload: SMALL },
  { method: 'POST', path: '/check/upload-batch', upload: LARGE },
  { method: 'POST', path: '/check/upload-batch' },
  { method: 'GET', path: '/checks' },
  { method: 'GET', path: '/checks/1/status' },
  { method: 'GET', path: '/checks/99/status' },
  { method: 'DELETE', path: '/checks' },
  { method: 'GET', path: '/nothing/here' },
  { method: 'GET', path: '/checks/%zz/status' },
];

test('each request has the answer that it has over a network', async () => {
  const network = await serving({ now: () => 0 });
  const own = await open();
  for (const asked of ASKED) {
    const there = await fetch(requestOf(network.baseUrl, asked));
    const here = await own.fetch(requestOf(BASE, asked));
    const type = (one: Response): string | null => one.headers.get('content-type');
    const words = async (one: Response): Promise<string> =>
      (await one.text()).replaceAll(/http:\/\/(?:127\.0\.0\.1:\d+|localhost)/g, 'origin');
    expect([asked, here.status, type(here), here.headers.get('allow'), await words(here)]).toEqual([
      asked,
      there.status,
      type(there),
      there.headers.get('allow'),
      await words(there),
    ]);
  }
});

test('an analysis runs to its end', async () => {
  const { fetch: ask } = await open({ now: () => Date.now() });
  await ask(requestOf(BASE, ASKED[1] as Ask));
  await ask(requestOf(BASE, { method: 'POST', path: '/check/upload-batch', upload: SMALL }));
  await ask(requestOf(BASE, { method: 'POST', path: '/check/upload-batch', upload: SMALL }));
  const started = await ask(
    requestOf(BASE, { method: 'POST', path: '/check/start', body: { check_id: 1, tests: [1] } }),
  );
  expect(started.status).toBe(200);
  for (let state: unknown = 0; state !== STATE.completed; await betweenLooks()) {
    const answer = await ask(requestOf(BASE, { method: 'GET', path: '/checks/1/status' }));
    state = ((await answer.json()) as { readonly status_id: unknown }).status_id;
    expect(state).not.toBe(STATE.failed);
  }
});

test('what is thrown inside is a defect that is told, and an answer without a word of it', async () => {
  const told: unknown[] = [];
  const defect = new Error('of /home/ada');
  let isBroken = false;
  const now = (): number => {
    if (isBroken) throw defect;
    return 0;
  };
  // Nobody else asks what the time is: there are no workers.
  const { fetch: ask } = await open({ now, workers: 0, onDefect: (error) => told.push(error) });
  isBroken = true;
  const answer = await ask(requestOf(BASE, ASKED[1] as Ask));
  isBroken = false;
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: 'The service failed to answer; this is its own defect.' },
  ]);
  expect(told).toEqual([defect]);
});

test('after the end there is a sentence', async () => {
  const { fetch: ask, close } = await open();
  await close();
  const answer = await ask(requestOf(BASE, { method: 'GET', path: '/account' }));
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'The service is being stopped.' }]);
});
