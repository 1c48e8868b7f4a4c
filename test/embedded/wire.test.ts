import { gzipSync } from 'node:zlib';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { zip } from '../zip/lying-zip.ts';
import { KEY, serving, type Serving } from './serving.ts';

/** Sends bytes as they are; status and body of the answer. */
function raw(service: Serving, bytes: string): Promise<{ status: number; type: string; body: unknown }> {
  const { port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        type: /content-type: ([^\r\n]*)/i.exec(head)?.[1] ?? '',
        body: JSON.parse(body) as unknown,
      });
    });
    socket.write(bytes);
  });
}

const get = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\napikey: ${KEY}\r\nconnection: close\r\n${more}\r\n`;

describe('every error is JSON', () => {
  test.each([
    ['an address without a path', get('//'), 404],
    ['an address that is none', get('/%'), 404],
    ['a dot segment, which is no way to another address', get('/api/v1/checks/%2e%2e/status'), 422],
    ['a slash in an id', get('/api/v1/checks/1%2fstatus'), 422],
    ['bytes that are no HTTP', 'hello\r\n\r\n', 400],
    ['headers without an end', get('/api/v1/account', `x: ${'y'.repeat(40_000)}\r\n`), 431],
    ['an expectation', get('/api/v1/account', 'expect: a-pony\r\n'), 417],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org:443\r\n\r\n', 405],
  ])('for %s', async (_, bytes, status) => {
    const answer = await raw(await serving(), bytes);
    expect(answer).toEqual({
      status,
      type: 'application/json; charset=utf-8',
      body: expect.objectContaining({ error: expect.any(String) as unknown }) as unknown,
    });
  });

  test('and comes to a client that still sends', async () => {
    const service = await serving();
    const answer = await service.ask('POST', '/check/create', 'x'.repeat(12_000_000));
    expect([answer.status, answer.body['error']]).toEqual([
      413,
      'A body without files holds at most 8000000 bytes.',
    ]);
  });
});

describe('a body in an encoding', () => {
  const create = JSON.stringify({ name: 'a check' });
  const ask = async (encoding: string, body: Uint8Array | string, type = 'application/json') => {
    const { baseUrl } = await serving();
    const answer = await fetch(`${baseUrl}/check/create`, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': type, 'content-encoding': encoding },
      body,
    });
    const { error } = (await answer.json()) as { error?: string };
    return [answer.status, answer.headers.get('accept-encoding'), error ?? null];
  };

  test.each([
    ['gzip', 'application/json'],
    ['br', 'application/x-www-form-urlencoded'],
    ['identity, gzip', 'multipart/form-data; boundary=x'],
  ])('that is not read is told as such: %s of %s', async (encoding, type) => {
    expect(await ask(encoding, gzipSync(create), type)).toEqual([
      415,
      'identity',
      `A body in the encoding ${encoding} is not read. Send it as it is, without a header Content-Encoding.`,
    ]);
  });

  test('that changes nothing is read', async () => {
    expect(await ask('Identity', create)).toEqual([201, null, null]);
  });
});

test('a client that goes in the middle of a body is no defect', async () => {
  const defects: unknown[] = [];
  const service = await serving({ onDefect: (error) => void defects.push(error) });
  const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
  const head = `POST /api/v1/check/create HTTP/1.1\r\nhost: localhost\r\napikey: ${KEY}\r\n`;
  socket.write(`${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":`);
  // Somebody reads it by then: the answer to another request comes after it.
  await service.ask('GET', '/checks');
  socket.resetAndDestroy();
  await service.close();
  expect(defects).toEqual([]);
});

describe('clients in use', () => {
  test.each(['null', '[]', ''])('send %j where there are no fields', async (body) => {
    const service = await serving();
    const type = { 'content-type': 'application/json' };
    for (const path of ['/account', '/checks', '/languages', '/test-types', '/auth/validate']) {
      expect([path, (await service.ask('POST', path, body, type)).status]).toEqual([path, 200]);
    }
    expect((await service.ask('POST', '/check/status', body, type)).body).toMatchObject({
      validation_errors: { check_id: ['The check id field is required.'] },
    });
  });

  test.each(['[1]', '1', '"text"'])('are refused with a body of %s', async (body) => {
    const answer = await (await serving()).ask('POST', '/account', body);
    expect([answer.status, answer.body['error']]).toEqual([422, 'The body must be an object.']);
  });

  test('are refused with a body that is not UTF-8, in place of a name with other signs', async () => {
    const service = await serving();
    const latin = { 'content-type': 'application/json; charset=iso-8859-1' };
    const answer = await service.ask(
      'POST',
      '/check/create',
      Buffer.from('{"name":"\u00dcbung"}', 'latin1'),
      latin,
    );
    expect([answer.status, answer.body['error']]).toEqual([422, 'The body is not UTF-8.']);
  });

  test('send their fields in the address, in a form, or as JSON; the body wins', async () => {
    const service = await serving();
    const name = async (path: string, body?: unknown, headers?: Record<string, string>): Promise<unknown> =>
      (await service.ask('POST', `/check/create${path}`, body, headers)).body['name'];
    const form = new FormData();
    form.append('name', 'from a form');
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await name('?name=from%20the%20address')).toBe('from the address');
    expect(await name('', form)).toBe('from a form');
    expect(await name('', 'name=from+a+form&language=13', urlencoded)).toBe('from a form');
    expect(await name('', '{"name":"as JSON"}', urlencoded)).toBe('as JSON');
    expect(await name('?name=from%20the%20address', { name: 'as JSON' })).toBe('as JSON');
    expect((await service.ask('POST', '/check/status?check_id=1')).status).toBe(200);
  });

  test('upload with the id of the check in the address', async () => {
    const service = await serving();
    const form = new FormData();
    form.append('file', new Blob([await submissionZip('ada')]), 'ada.zip');
    expect((await service.ask('POST', `/check/upload?check_id=${await service.create()}`, form)).status).toBe(
      200,
    );
  });

  test.each([1, true, '1'])('ask for statistics with %j', async (value) => {
    const service = await serving();
    await service.create();
    const list = JSON.parse((await service.ask('POST', '/checks', { with_stats: value })).text) as unknown;
    expect(list).toMatchObject([{ stats: { submissions: 0, group_avg: null, flagged: 0 } }]);
  });

  test.each(['1e0', '1.0', '0x1', '+1', ''])('an id is its digits: %j is none', async (id) => {
    const service = await serving();
    await service.create();
    expect((await service.ask('GET', `/checks/${id}/status`)).status).not.toBe(200);
    expect((await service.ask('POST', '/check/status', { check_id: id })).status).toBe(422);
  });
});

describe('who asks', () => {
  test('by a name that is not of this machine is refused, with and without the key', async () => {
    const service = await serving();
    for (const host of ['evil.test', 'evil.test:80', '127.0.0.1.evil.test', 'localhost.evil.test']) {
      const answer = await raw(service, get('/api/v1/account').replace('host: localhost', `host: ${host}`));
      expect([host, answer.status]).toEqual([host, 421]);
    }
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:8080', 'LOCALHOST', 'a.localhost']) {
      const answer = await raw(service, get('/api/v1/account').replace('host: localhost', `host: ${host}`));
      expect([host, answer.status]).toEqual([host, 200]);
    }
  });

  test('a service of all addresses is asked by any name, and says that name back', async () => {
    const service = await serving({ host: '0.0.0.0' });
    expect(service.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
    const check = await service.create();
    await service.upload(check, { 'ada.zip': await submissionZip('ada') });
    const body = JSON.stringify({ check_id: check, test_type: 9 });
    const answer = await raw(
      service,
      `POST /api/v1/check/start HTTP/1.1\r\nhost: similarity.example:8080\r\napikey: ${KEY}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    expect(answer.body).toMatchObject({ checkURL: `http://similarity.example:8080/checks/${check}` });
  });

  test('a public address stands before what a client says', async () => {
    const service = await serving({ publicUrl: 'https://similarity.example' });
    const check = await service.create();
    await service.upload(check, { 'ada.zip': await submissionZip('ada') });
    const started = await service.ask('POST', '/check/start', { check_id: check, test_type: 9 });
    expect(started.body['checkURL']).toBe(`https://similarity.example/checks/${check}`);
  });

  test('behind a trusted proxy counts for himself', async () => {
    const service = await serving({
      requestsPerMinute: 2,
      trustedProxies: ['127.0.0.0/8'],
      monotonic: () => 0,
    });
    const from = async (address: string): Promise<number> =>
      (await service.ask('GET', '/account', undefined, { 'x-forwarded-for': address })).status;
    expect([await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('203.0.113.2')).toBe(200);
    // What a client writes before the proxy does is not believed.
    expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
    // Some proxies name the port as well.
    expect(await from('198.51.100.7:80, 203.0.113.1:4711')).toBe(429);
    for (const status of [200, 200, 429]) expect(await from('[2001:db8::1]:4711')).toBe(status);
    for (const status of [200, 200, 429]) expect(await from('[2001:db8::2]')).toBe(status);
    expect(await from('2001:db8::2')).toBe(429);
  });

  test('a stranger’s word on where he comes from is not taken', async () => {
    const service = await serving({ requestsPerMinute: 1, monotonic: () => 0 });
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      statuses.push((await service.ask('GET', '/account', undefined, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([200, 429]);
  });
});

test('the address of a check is a page that a person can open, and shows nothing without the key', async () => {
  const service = await serving();
  await service.ask('POST', '/check/create', { name: 'secret name' });
  const origin = service.baseUrl.replace('/api/v1', '');
  for (const [path, words] of [
    ['/checks/1', 'This is the address of check 1.'],
    ['/', 'Programs check source code for similarity here.'],
  ] as const) {
    const response = await fetch(origin + path);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(words);
    expect(text).not.toContain('secret name');
  }
  expect((await fetch(`${origin}/checks/1/x`)).status).toBe(401);
});

describe('a simulated account', () => {
  const NONE = { offline: false, trial: false, suspended: false, quota: null };

  test('that is suspended is refused everywhere, with the invoice', async () => {
    const service = await serving({ simulation: { ...NONE, suspended: true } });
    for (const path of ['/account', '/checks', '/status']) {
      const answer = await service.ask('GET', path);
      expect([answer.status, typeof answer.body['invoice']]).toEqual([403, 'string']);
    }
  });

  test('of a trial sees no viewer and deletes nothing', async () => {
    const service = await serving({ simulation: { ...NONE, trial: true } });
    const check = await service.create();
    const viewer = await service.ask('POST', '/check/viewer', { check_id: check, submission_id: 1 });
    expect([viewer.status, viewer.body['paywalled']]).toEqual([402, true]);
    expect((await service.ask('DELETE', `/checks/${check}`)).status).toBe(403);
    expect((await service.ask('GET', '/account')).body).toMatchObject({ is_pro: false });
  });

  test('of an offline service cannot start, and of a quota starts so many', async () => {
    const start = async (service: Serving): Promise<number> => {
      const check = await service.create();
      await service.upload(check, { 'ada.zip': await submissionZip('ada') });
      return (await service.ask('POST', '/check/start', { check_id: check, test_type: 9 })).status;
    };
    const offline = await serving({ simulation: { ...NONE, offline: true } });
    expect([await start(offline), (await offline.ask('GET', '/status')).body['status']]).toEqual([
      503,
      'offline',
    ]);
    const limited = await serving({ simulation: { ...NONE, quota: 1 } });
    const quota = async (): Promise<unknown> => (await limited.ask('GET', '/account')).body['quota'];
    expect(await quota()).toMatchObject({ remaining: 1, total: 1, unlimited: false });
    expect([await start(limited), await start(limited)]).toEqual([200, 403]);
    expect(await quota()).toMatchObject({ remaining: 0, total: 1, checks_remaining: 0 });
  });
});

test('who was compared with nobody has no number, and is in no average', async () => {
  const service = await serving();
  const id = await service.create();
  await service.upload(id, {
    'ann.zip': await submissionZip('ann'),
    'bob.zip': await submissionZip('bob'),
    'cem.zip': zip([{ name: 'C.java', contents: Buffer.from('class C {}') }]),
    'dan.zip': zip([{ name: 'photo.txt', contents: Buffer.from('none') }]),
  });
  await service.ask('POST', '/check/start', { check_id: id, test_type: 9 });
  await service.until(id, STATE.completed);
  const { body } = await service.ask('POST', '/check/overview', { check_id: id });
  const rows = body['submissions'] as { total_result: number | null; result_web: number | null }[];
  expect(rows.map((row) => [row.total_result, row.result_web])).toEqual([
    [100, 0],
    [100, 0],
    [null, null],
    [null, null],
  ]);
  expect((await service.ask('POST', '/check/overviewCSV', { check_id: id })).text).toBe(
    'Submission,Score\r\nann.zip,100\r\nbob.zip,100\r\ncem.zip,\r\ndan.zip,\r\n',
  );
  expect((await service.ask('GET', `/checks/${id}/summary`)).body['plagiarism_stats']).toEqual({
    avg: 100,
    max: 100,
    min: 100,
  });
});
