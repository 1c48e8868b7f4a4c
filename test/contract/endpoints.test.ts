import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type EmbeddedService, startEmbeddedService } from '../../src/service/service.ts';
import { ENDPOINTS, endpointsOf } from '../../src/contract/service/endpoints.ts';
import type { Operation } from '../../src/contract/service/operations.ts';
import { betweenLooks } from '../asking.ts';
import { onStorages, STORAGES } from '../storages.ts';
import { submissionZip } from './submission-zip.ts';
import { seldom, some } from '../suite.ts';

const KEY = 'a'.repeat(64);
const folder = mkdtempSync(join(tmpdir(), 'code-similarity-contract-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
}

// What is the same on each of them, test/embedded/store proves on each by day.
onStorages(some(STORAGES, 1), ({ open }) => {
  const place = mkdtempSync(join(folder, 'storage-'));
  let service: EmbeddedService;
  /** A completed check, and one that was not started. */
  let done = 0;
  let fresh = 0;
  let submission = 0;
  let match: { id: number; location: string; source: string };

  async function call(
    method: string,
    path: string,
    body?: unknown,
    key: string | null = KEY,
  ): Promise<Answer> {
    const form = body instanceof FormData;
    const response = await fetch(service.baseUrl + path, {
      method,
      headers: {
        ...(key === null ? {} : { apikey: key }),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return {
      status: response.status,
      type,
      headers: response.headers,
      text,
      body: type.startsWith('application/json') ? JSON.parse(text) : text,
    };
  }

  async function upload(
    checkId: number,
    field: string,
    files: readonly [string, Uint8Array][],
    path = '/check/upload-batch',
  ): Promise<Answer> {
    const form = new FormData();
    form.append('check_id', String(checkId));
    for (const [name, bytes] of files) form.append(field, new Blob([bytes]), name);
    return call('POST', path, form);
  }

  function id(answer: Answer): number {
    return (answer.body as { id: number }).id;
  }

  beforeAll(async () => {
    service = await startEmbeddedService({
      host: '127.0.0.1',
      port: 0,
      key: KEY,
      dataDir: null,
      openStorage: () => open(place),
      tempDir: place,
      requestsPerMinute: null,
      now: () => Date.now(),
    });
    done = id(await call('POST', '/check/create', { name: 'done' }));
    await upload(done, 'files[]', [
      ['ada.zip', await submissionZip('ada')],
      ['bo.zip', await submissionZip('bo')],
    ]);
    await call('POST', '/check/start', { check_id: done, test_type: 9 });
    for (let state = 0; state !== 4; await betweenLooks()) {
      state = ((await call('GET', `/checks/${done}/status`)).body as { status_id: number }).status_id;
      expect(state).not.toBe(3);
    }
    const overview = (await call('POST', '/check/overview', { check_id: done })).body as {
      submissions: { id: number }[];
    };
    submission = overview.submissions[0]?.id ?? 0;
    const results = (await call('POST', '/check/results', { check_id: done, submission_id: submission }))
      .body as {
      other_matches: (typeof match)[];
    };
    match = results.other_matches[0] ?? { id: 0, location: '', source: '' };
    fresh = id(await call('POST', '/check/create', { name: 'fresh' }));
    await upload(fresh, 'files', [['ada.zip', await submissionZip('ada')]]);
  });

  afterAll(async () => {
    await service.close();
  });

  /** A request of every read operation on the completed check. */
  const READS: Readonly<Record<string, () => [string, unknown?]>> = {
    validateKey: () => ['/auth/validate'],
    validateKeyByPost: () => ['/auth/validate'],
    account: () => ['/account'],
    accountByPost: () => ['/account'],
    languages: () => ['/languages'],
    languagesByPost: () => ['/languages'],
    testTypes: () => ['/test-types'],
    testTypesByPost: () => ['/test-types'],
    listChecks: () => ['/checks?with_stats=1'],
    listChecksByPost: () => ['/checks', { with_stats: '1' }],
    getCheck: () => [`/checks/${done}`],
    getCheckByPost: () => ['/check/get', { check_id: done }],
    updateCheck: () => [`/checks/${done}`, { name: 'renamed' }],
    updateCheckByPost: () => ['/check/update', { check_id: done, name: 'renamed' }],
    status: () => [`/checks/${done}/status`],
    statusByPost: () => ['/check/status', { check_id: done }],
    overview: () => ['/check/overview', { check_id: done }],
    overviewCsv: () => ['/check/overviewCSV', { check_id: done }],
    results: () => ['/check/results', { check_id: done, submission_id: submission }],
    resultsBatch: () => [
      '/check/results-batch',
      { check_id: done, submission_ids: [submission, submission + 1], partners: 10 },
    ],
    remoteFile: () => ['/check/getRemoteFile', { location: match.location, source: match.source }],
    aiResults: () => [`/ai-results?assignment_id=${done}`],
    aiResultsByPost: () => ['/ai-results', { assignment_id: done }],
    summary: () => [`/checks/${done}/summary`],
    summaryByPost: () => ['/check/summary', { check_id: done }],
    exportCheck: () => [`/checks/${done}/export?format=json`],
    exportCheckByPost: () => ['/check/export', { check_id: done, format: 'json' }],
    viewer: () => ['/check/viewer', { check_id: done, submission_id: submission }],
    viewerFile: () => [
      '/check/viewer/file',
      { check_id: done, submission_id: submission, path: 'Main.java' },
    ],
    viewerCounterpart: () => ['/check/viewer/counterpart', { check_id: done, match_id: match.id }],
    serviceStatus: () => ['/status'],
  };

  describe('every endpoint answers in its documented shape', () => {
    test.each(Object.entries(READS))('%s', async (name, request) => {
      const endpoint = ENDPOINTS.find((one) => one.id === name);
      const [path, body] = request();
      const answer = await call(endpoint?.method ?? '', path, body);
      expect(answer.status, answer.text).toBe(200);
      if (endpoint?.shape.csv === 'always') {
        expect(answer.type).toMatch(/^text\/csv/);
        return;
      }
      const shape = endpoint?.shape.response ?? z.never();
      expect(z.safeParse(shape, answer.body).error?.issues ?? []).toEqual([]);
    });

    test('create, upload, delete and quick too', async () => {
      const parse = (operation: Operation, answer: Answer): void => {
        const { shape } = endpointsOf(operation)[0];
        expect(answer.status, answer.text).toBe(shape.success ?? 200);
        expect(z.safeParse(shape.response, answer.body).error?.issues ?? []).toEqual([]);
      };
      const created = await call('POST', '/check/create', { name: 'throwaway' });
      parse('createCheck', created);
      expect(created.body).toMatchObject({
        status_id: 1,
        job_id: 0,
        language_id: 13,
        test_type: 1,
        ai_run: 1,
        base_code_detection: 0,
      });
      expect(created.body).not.toHaveProperty('assignmentstatuses');
      const single = await upload(
        id(created),
        'file',
        [['ada.zip', await submissionZip('ada')]],
        '/check/upload',
      );
      parse('upload', single);
      const batch = await upload(id(created), 'files[]', [['bo.zip', await submissionZip('bo')]]);
      parse('uploadBatch', batch);
      const uploaded = (batch.body as { uploaded: { id: number }[] }).uploaded[0]?.id ?? 0;
      parse(
        'deleteSubmission',
        await call('POST', '/check/deleteSubmission', { check_id: id(created), submission_id: uploaded }),
      );
      parse('deleteCheck', await call('DELETE', `/checks/${id(created)}`));
      const form = new FormData();
      form.append('name', 'quick');
      form.append('files[]', new Blob([await submissionZip('ada')]), 'ada.zip');
      parse('quickCheck', await call('POST', '/check/quick', form));
    });

    test('the list has the numbers of a result, and none where there is no result', async () => {
      const rows = (await call('GET', '/checks?with_stats=1')).body as { id: number; stats: unknown }[];
      const statsOf = (check: number): unknown => rows.find((row) => row.id === check)?.stats;
      expect(statsOf(done)).toMatchObject({ submissions: 2, flagged: 2, group_max: 100 });
      const none = {
        group_avg: null,
        group_max: null,
        web_avg: null,
        web_max: null,
        ai_avg: null,
        ai_max: null,
      };
      expect(statsOf(fresh)).toEqual({ submissions: 1, ...none, flagged: 0, matches: 0 });
    });

    test('no address and no id stands twice in the table', () => {
      expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
      expect(new Set(ENDPOINTS.map(({ id: name }) => name)).size).toBe(ENDPOINTS.length);
    });
  });

  describe('guards and errors', () => {
    test('results answer 409 until the check is completed', async () => {
      for (const [path, body] of [
        ['/check/overview', { check_id: fresh }],
        ['/check/overviewCSV', { check_id: fresh }],
        ['/check/results', { check_id: fresh, submission_id: 1 }],
        ['/check/results-batch', { check_id: fresh, submission_ids: [1] }],
        ['/check/export', { check_id: fresh }],
      ] as const) {
        const answer = await call('POST', path, body);
        expect([answer.status, typeof (answer.body as { error: unknown }).error]).toEqual([409, 'string']);
      }
    });

    test('a missing key says so, a wrong one too, on every address', async () => {
      const none = await call('GET', '/account', undefined, null);
      expect([none.status, (none.body as { error: string }).error]).toEqual([
        401,
        'No API key was provided in the header (apikey).',
      ]);
      expect((await call('GET', '/account', undefined, 'b'.repeat(64))).status).toBe(401);
      expect((await call('GET', `/account?apikey=${KEY}`, undefined, null)).status).toBe(401);
    });

    test.each([
      ['POST', '/check/create', {}, 'name'],
      ['POST', '/check/create', { name: 'ab' }, 'name'],
      ['POST', '/check/create', { name: 'x'.repeat(256) }, 'name'],
      ['POST', '/check/create', { name: 'fine', test_type: 0 }, 'test_type'],
      ['POST', '/check/create', { name: 'fine', ai_run: 'perhaps' }, 'ai_run'],
      ['POST', '/check/status', {}, 'check_id'],
      ['POST', '/check/results-batch', { check_id: 1 }, 'submission_ids'],
      ['POST', '/check/results-batch', { check_id: 1, submission_ids: [] }, 'submission_ids'],
      ['POST', '/check/export', { check_id: 1, format: 'xml' }, 'format'],
      ['GET', '/ai-results', undefined, 'assignment_id'],
      ['GET', '/checks/zero', undefined, 'checkId'],
    ] as const)('%s %s %j is refused with the field', async (method, path, body, field) => {
      const answer = await call(method, path, body);
      expect(answer.status).toBe(422);
      const errors = (answer.body as { validation_errors: Record<string, string[]> }).validation_errors;
      expect(errors[field]?.[0]).toMatch(/^The .+\.$/);
    });

    test('unknown checks are 404 where the interface lists it', async () => {
      for (const path of [
        '/checks/999999',
        '/checks/999999/status',
        '/checks/999999/summary',
        '/checks/999999/export',
      ]) {
        expect((await call('GET', path)).status).toBe(404);
      }
      expect((await call('DELETE', '/checks/999999')).status).toBe(404);
    });

    test('unknown addresses and methods are JSON too', async () => {
      expect((await call('GET', '/nowhere')).body).toHaveProperty('error');
      const wrong = await call('DELETE', '/account');
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
    });

    test('a location that is not ours, or was changed, opens nothing', async () => {
      const other = Buffer.from(JSON.stringify([submission, '../../etc/passwd', 1])).toString('base64url');
      expect(
        (await call('POST', '/check/getRemoteFile', { location: other, source: match.source })).status,
      ).toBe(403);
      expect((await call('POST', '/check/getRemoteFile', { location: 'x', source: 'y' })).status).toBe(422);
    });

    test('an unknown language becomes Auto Detect without an error', async () => {
      expect((await call('POST', '/check/create', { name: 'odd', language: 4711 })).body).toMatchObject({
        language_id: 999,
      });
    });
  });

  describe('start rules', () => {
    async function ready(): Promise<number> {
      const check = id(await call('POST', '/check/create', { name: 'to start', test_type: 9 }));
      await upload(check, 'files[]', [['ada.zip', await submissionZip('ada')]]);
      return check;
    }

    test.each([
      [{ webcheck: true, dbcheck: true }, 1],
      [{ webcheck: false, dbcheck: false }, 9],
      [{ webcheck: true }, 9],
      [{ webcheck: true, dbcheck: false }, 9],
      [{ webcheck: true, dbcheck: true, test_type: 9 }, 9],
    ])('%j selects engine %d', async (fields, engine) => {
      const answer = await call('POST', '/check/start', { check_id: await ready(), ...fields });
      expect(answer.body).toMatchObject({ success: true, check: { status_id: 7, test_type: engine } });
    });

    test('without submissions, twice, or with an engine that is not there it does not start', async () => {
      const empty = id(await call('POST', '/check/create', { name: 'empty' }));
      expect((await call('POST', '/check/start', { check_id: empty })).status).toBe(422);
      const check = await ready();
      expect((await call('POST', '/check/start', { check_id: check, test_type: 4711 })).status).toBe(422);
      expect((await call('POST', '/check/start', { check_id: check, test_type: 2 })).status).toBe(403);
      expect((await call('POST', '/check/start', { check_id: check })).status).toBe(200);
      expect((await call('POST', '/check/start', { check_id: check })).status).toBe(409);
    });
  });

  describe('limits of uploads', () => {
    test('51 files are too many, a file that is no ZIP fails alone', async () => {
      const zip = await submissionZip('ada');
      const many = await upload(
        fresh,
        'files[]',
        Array.from({ length: 51 }, (_, n): [string, Uint8Array] => [`s${n}.zip`, zip]),
      );
      expect(many.status).toBe(422);
      const mixed = await upload(fresh, 'files[]', [
        ['good.zip', zip],
        ['bad.zip', Buffer.from('not a zip')],
        ['empty.zip', Buffer.alloc(0)],
      ]);
      expect(mixed.body).toMatchObject({ success: false, uploaded_count: 1, failed_count: 2 });
    });

    test('10 MiB is taken, one byte more is not', async () => {
      const limit = 10 * 1024 * 1024;
      const zip = Buffer.from(await submissionZip('ada'));
      const padded = (bytes: number): Buffer => {
        // A ZIP may have anything before it; offsets are then wrong for readers that trust them, so pad with a comment.
        const comment = bytes - zip.length;
        const result = Buffer.concat([zip, Buffer.alloc(Math.min(comment, 0xffff), 32)]);
        result.writeUInt16LE(Math.min(comment, 0xffff), zip.length - 2);
        return result;
      };
      expect((await upload(fresh, 'files[]', [['small.zip', padded(zip.length + 100)]])).body).toMatchObject({
        uploaded_count: 1,
      });
      const large = await upload(fresh, 'files[]', [['large.zip', Buffer.alloc(limit + 1)]]);
      expect((large.body as { failed_uploads: { error: string }[] }).failed_uploads[0]?.error).toContain(
        'larger than 10 MB',
      );
      const exact = await upload(fresh, 'files[]', [['exact.zip', Buffer.alloc(limit)]]);
      expect((exact.body as { failed_uploads: { error: string }[] }).failed_uploads[0]?.error).not.toContain(
        'larger',
      );
    });
  });
});

seldom('60 requests a minute and address, failed ones too, then 429 with its headers', async () => {
  const clock = { now: 1_700_000_000_000, monotonic: 5_000 };
  const limited = await startEmbeddedService({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    dataDir: null,
    tempDir: mkdtempSync(join(folder, 'limited-')),
    requestsPerMinute: 60,
    now: () => clock.now,
    monotonic: () => clock.monotonic,
  });
  const ask = async (path: string, key: string | null): Promise<Response> => {
    const response = await fetch(limited.baseUrl + path, { headers: key === null ? {} : { apikey: key } });
    await response.arrayBuffer();
    return response;
  };
  try {
    // Who has no key cannot use up the minute of who has it.
    for (let n = 0; n < 60; n += 1) {
      expect((await ask('/account', n % 2 === 0 ? null : 'x')).status).toBe(401);
    }
    const stranger = await ask('/account', null);
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, '60']);
    for (let n = 0; n < 60; n += 1) {
      const response = await ask(n % 2 === 0 ? '/account' : '/nowhere', KEY);
      expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([
        n % 2 === 0 ? 200 : 404,
        String(59 - n),
      ]);
    }
    const refused = await ask('/account', KEY);
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '60',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1700000060',
    });
    // A clock that is set back changes nothing of who may ask when.
    clock.now -= 3_600_000;
    expect((await ask('/account', KEY)).headers.get('retry-after')).toBe('60');
    clock.monotonic += 60_000;
    expect((await ask('/account', KEY)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

seldom('a data folder keeps checks and results over a restart', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const options = {
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    dataDir,
    tempDir: folder,
    requestsPerMinute: null,
    now: () => Date.now(),
  };
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  const first = await startEmbeddedService(options);
  const created = (await (
    await fetch(`${first.baseUrl}/check/create`, { method: 'POST', headers, body: '{"name":"kept"}' })
  ).json()) as { id: number };
  const form = new FormData();
  form.append('check_id', String(created.id));
  for (const name of ['ada', 'bo']) {
    form.append('files[]', new Blob([await submissionZip(name)]), `${name}.zip`);
  }
  await fetch(`${first.baseUrl}/check/upload-batch`, {
    method: 'POST',
    headers: { apikey: KEY },
    body: form,
  });
  await fetch(`${first.baseUrl}/check/start`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ check_id: created.id }),
  });
  // Closed while it is queued or under way: the next process takes it up.
  await first.close();
  const second = await startEmbeddedService(options);
  try {
    const state = async (): Promise<number> => {
      const status = await fetch(`${second.baseUrl}/checks/${created.id}/status`, { headers });
      return ((await status.json()) as { status_id: number }).status_id;
    };
    await expect.poll(state, { interval: 25 }).toBe(4);
    const exported = await fetch(`${second.baseUrl}/checks/${created.id}/export?format=json`, { headers });
    expect(((await exported.json()) as { submissions: unknown[] }).submissions).toHaveLength(2);
  } finally {
    await second.close();
  }
});

test('demo data can be read and not changed', async () => {
  const path = join(folder, 'demo.zip');
  writeFileSync(path, await submissionZip('demo'));
  const demo = await startEmbeddedService({
    host: '127.0.0.1',
    port: 0,
    key: KEY,
    dataDir: null,
    tempDir: mkdtempSync(join(folder, 'demo-')),
    requestsPerMinute: null,
    now: () => Date.now(),
    demo: () => Promise.resolve([{ filename: 'demo.zip', path, bytes: 1 }]),
  });
  try {
    const ask = (method: string, address: string, body?: unknown): Promise<Response> =>
      fetch(demo.baseUrl + address, {
        method,
        headers: { apikey: KEY },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await ask('GET', '/checks/1')).status).toBe(200);
    expect((await ask('DELETE', '/checks/1')).status).toBe(403);
    expect((await ask('PATCH', '/checks/1', { name: 'mine' })).status).toBe(403);
    expect((await ask('POST', '/check/start', { check_id: 1 })).status).toBe(403);
    expect((await ask('POST', '/check/deleteSubmission', { check_id: 1, submission_id: 1 })).status).toBe(
      403,
    );
  } finally {
    await demo.close();
  }
});
