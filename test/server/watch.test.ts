import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OWNER } from '../../src/service/store/people/caller.ts';
import { peopleOf } from '../../src/service/store/people/people.ts';
import { DatabaseAway } from '../../src/service/store/away.ts';
import { whyNotWritten } from '../../src/service/store/room.ts';
import { BlobsRefused, BlobsUnavailable } from '../../src/service/store/blobs/s3-exchange.ts';
import { proxyList } from '../../src/service/api/client-address.ts';
import { openTemporary, type Storage } from '../../src/service/store/storage.ts';
import type { Listener } from '../../src/system/http/listener.ts';
import { endedAnalyses, readAnalyses } from '../../src/program/server/watch/look.ts';
import { metricsOf } from '../../src/program/server/watch/metrics.ts';
import { readinessOf } from '../../src/program/server/watch/readiness.ts';
import { jsonServerLog, openServerLog } from '../../src/program/server/watch/server-log.ts';
import { listenForProbes, type Probes, probesOf } from '../../src/program/server/watch/probes.ts';
import { watchServer } from '../../src/program/server/watch/watch-server.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { KEY, serving, type Serving, temporary } from '../embedded/serving.ts';
import { failingDisk, smallDisk } from '../small-disk.ts';

interface Watched {
  readonly service: Serving;
  readonly probes: Probes;
  readonly storage: Storage;
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly text: () => string;
  /** Milliseconds of the clock that nobody sets. */
  readonly pass: (ms: number) => void;
}

/** A service with everything that watches one, all in this process. */
async function watched(more: { readonly trustedProxies?: readonly string[] } = {}): Promise<Watched> {
  const folder = temporary();
  const { trustedProxies = [] } = more;
  let log = '';
  let passed = 0;
  let made: { readonly probes: Probes; readonly storage: Storage } | undefined;
  const monotonic = (): number => performance.now() + passed;
  const serverLog = jsonServerLog({ stdout: { write: (line) => (log += line) } });
  const service = await serving({
    trustedProxies,
    onDefect: serverLog.defect,
    watch: (storage) => {
      const { database } = storage;
      const readiness = readinessOf({ ...storage, folder, monotonic });
      const metrics = metricsOf({
        database,
        disks: { uploads: folder, files: null },
        readiness,
        now: () => Date.now(),
      });
      const probes = probesOf(metrics, readiness);
      const watch = watchServer({
        log: serverLog,
        metrics,
        probes,
        showsMetrics: true,
        trustedProxies: proxyList(trustedProxies),
        monotonic,
      });
      made = { probes, storage };
      return watch;
    },
  });
  if (made === undefined) throw new Error('nobody watches');
  return {
    ...made,
    service,
    text: () => log,
    lines: () =>
      log
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    pass: (ms) => (passed += ms),
  };
}

/** Asks beside the interface. */
async function look(service: Serving, path: string): Promise<Response> {
  return fetch(new URL(path, service.baseUrl));
}

test('nothing that a client writes is in the log or in a metric', async () => {
  const { service, text } = await watched();
  const hostile = 'Ada Lovelace <script>\u202e';
  const id = await service.create();
  await service.ask('POST', '/check/create', { name: hostile });
  await service.upload(id, {
    [`${hostile}.zip`]: await submissionZip('secret-function-name'),
    'b.zip': await submissionZip('b'),
  });
  await service.ask('POST', '/check/start', { check_id: id });
  await service.until(id, STATE.completed);
  await service.ask('POST', '/check/viewer/file', {
    check_id: id,
    submission_id: 1,
    path: '../../etc/passwd',
  });
  await service.ask('GET', `/checks/424242/status?name=Grace%20Hopper`);
  await service.ask('GET', '/people/../../Turing', undefined, {
    'x-request-id': 'id-of-a-stranger',
    'user-agent': 'agent-of-a-stranger',
  });
  await service.ask('GET', '/checks', undefined, { apikey: 'f'.repeat(64) });
  await service.ask('PROPFIND', '/Dijkstra');
  await look(service, '/%41da/Hopper?apikey=in-an-address');
  const metrics = await (await look(service, '/metrics')).text();
  for (const said of [text(), metrics]) {
    expect(said).toContain('/api/v1/checks/{checkId}/status');
    for (const secret of [
      KEY,
      'f'.repeat(64),
      'Ada',
      'Lovelace',
      'Hopper',
      'Turing',
      'Dijkstra',
      'passwd',
      'secret-function',
      '424242',
      'stranger',
      'in-an-address',
      '\u202e',
      '.zip',
      '127.0.0.1',
    ]) {
      expect(said).not.toContain(secret);
    }
  }
});

test('a line of the log says what was asked for, and how it ended', async () => {
  const { service, lines } = await watched({ trustedProxies: ['127.0.0.1'] });
  const id = await service.create();
  const { headers } = await service.ask('GET', `/checks/${id}/status`, undefined, {
    'x-request-id': 'of-the-proxy:1',
  });
  expect(headers.get('x-request-id')).toBe('of-the-proxy:1');
  await service.ask('GET', '/account', undefined, { 'x-request-id': 'no good\tid' });
  await expect.poll(() => lines().length).toBe(3);
  const [created, asked, other] = lines();
  expect(created).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/api/v1/check/create',
    status: 201,
    key: null,
    message: 'request',
  });
  expect(asked).toMatchObject({
    method: 'GET',
    route: '/api/v1/checks/{checkId}/status',
    status: 200,
    request: 'of-the-proxy:1',
  });
  expect(Number(asked?.['bytes'])).toBeGreaterThan(100);
  expect(other?.['request']).toMatch(/^[\da-f-]{36}$/);
});

test('whether people can log in is told apart from what else is asked for', async () => {
  const { service, lines } = await watched();
  for (const path of ['/login', '/login/callback?code=secret', '/login/ended', '/login/secret', '/logins']) {
    await look(service, path);
  }
  await expect.poll(() => lines().length).toBe(5);
  expect(lines().map(({ route }) => route)).toEqual([
    '/login',
    '/login/callback',
    '/login/ended',
    'other',
    'other',
  ]);
});

test('numbers tell requests, bytes and analyses', async () => {
  const { service } = await watched();
  const id = await service.create();
  const zip = await submissionZip('a');
  await service.upload(id, { 'a.zip': zip, 'b.zip': await submissionZip('b') });
  await service.ask('POST', '/check/start', { check_id: id });
  await service.until(id, STATE.completed);
  const metrics = async (): Promise<string> => (await look(service, '/metrics')).text();
  await expect
    .poll(metrics)
    .toContain('http_requests_total{method="POST",route="/api/v1/check/start",status="200"} 1');
  const text = await metrics();
  // Whoever watches a server looks at numbers that it has.
  const alerts = readFileSync('deploy/server/alerts.yml', 'utf8').matchAll(/code_similarity_\w+/g);
  const watchedFor = new Set([...alerts].map(([name]) => name));
  expect(watchedFor.size).toBeGreaterThan(6);
  expect(
    [...watchedFor].filter((name) => !text.includes(`\n${name}{`) && !text.includes(`\n${name} `)),
  ).toEqual([]);
  expect(text).toContain('code_similarity_analysis_seconds_count{outcome="completed"} 1');
  expect(text).toMatch(/^code_similarity_analyses_waiting 0$/m);
  expect(text).toMatch(/^code_similarity_ready\{part="database"\} 1$/m);
  expect(text).toMatch(/^code_similarity_nodejs_eventloop_lag_seconds /m);
  expect(Number(/^code_similarity_received_bytes_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(
    2 * zip.length,
  );
  expect(
    Number(/^code_similarity_disk_free_bytes\{of="uploads"\} ([\d.e+]+)$/m.exec(text)?.[1]),
  ).toBeGreaterThan(0);
});

test('analyses are told once, also those that end in one millisecond', async () => {
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  const { db } = storage.database;
  const add = (statusId: number, finishedAt: number | null, updatedAt = 5): Promise<unknown> =>
    db
      .insertInto('checks')
      .values({
        ownerId: null,
        name: 'a',
        statusId,
        statusMessage: '',
        languageId: 1,
        testType: 1,
        aiRun: 0,
        baseCodeDetection: 0,
        jobId: 0,
        attempt: 1,
        createdAt: 1,
        updatedAt,
        startedAt: 1,
        finishedAt,
        durationMs: 2_000,
        stats: null,
        result: null,
      })
      .execute();
  const ended = endedAnalyses(storage.database, 10);
  await add(STATE.completed, 9);
  await add(STATE.completed, 11);
  expect(await ended()).toEqual([{ outcome: 'completed', seconds: 2 }]);
  await add(STATE.failed, 11);
  await add(STATE.queued, null, 40);
  await add(STATE.queued, null, 30);
  await add(STATE.processing, null);
  expect(await ended()).toEqual([{ outcome: 'failed', seconds: 2 }]);
  expect(await ended()).toEqual([]);
  expect(await readAnalyses(storage.database)).toEqual({ waiting: 2, running: 1, oldestWaitingAt: 30 });
});

const WELL = { database: 'ok', disk: 'ok', storage: 'ok', queue: 'ok' };

test('a server is ready while its database and its disk are, and says what is not', async () => {
  const { service, storage, probes, pass } = await watched();
  const ready = async (): Promise<unknown> => {
    pass(2_000);
    const response = await look(service, '/readyz');
    return { code: response.status, ...((await response.json()) as object) };
  };
  expect(await ready()).toEqual({ code: 200, status: 'ready', ...WELL });
  await storage.database.db.schema.alterTable('meta').renameTo('elsewhere').execute();
  expect(await ready()).toMatchObject({
    code: 503,
    status: 'not ready',
    database: 'The database does not answer.',
  });
  expect(await (await look(service, '/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await look(service, '/metrics')).text()).toMatch(
    /^code_similarity_ready\{part="database"\} 0$/m,
  );
  await storage.database.db.schema.alterTable('elsewhere').renameTo('meta').execute();
  expect(await ready()).toMatchObject({ code: 200 });
  probes.drain();
  expect(await ready()).toMatchObject({ code: 503, status: 'stopping', database: 'ok' });
});

test('a disk that cannot be read is told, and looked at once a second', async () => {
  const folder = join(temporary(), 'data');
  mkdirSync(folder);
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  let now = 0;
  const readiness = readinessOf({ ...storage, folder, monotonic: () => now });
  expect(await readiness()).toMatchObject({ ready: true });
  rmSync(folder, { recursive: true });
  now = 1_000;
  expect(await readiness()).toMatchObject({ ready: true });
  now = 1_001;
  expect(await readiness()).toMatchObject({
    ready: false,
    parts: { database: 'ok', disk: 'The disk for files cannot be read.' },
  });
});

test('numbers are told without those of the queue while the database says nothing', async () => {
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  const { database } = storage;
  const asked = vi.spyOn(database.db, 'selectFrom');
  const disks = { uploads: temporary(), files: null };
  let parts: typeof WELL = { ...WELL, queue: 'The queue cannot be read.' };
  const readiness = () => Promise.resolve({ ready: false, parts });
  const metrics = metricsOf({ database, disks, readiness, now: () => 0 });
  const numbers = await metrics.text();
  expect(numbers).toContain('\ncode_similarity_ready{part="queue"} 0\n');
  expect(numbers).toMatch(/\ncode_similarity_disk_free_bytes\{of="uploads"\} [1-9]/);
  expect(asked).not.toHaveBeenCalled();
  parts = WELL;
  await metrics.text();
  expect(asked).toHaveBeenCalled();
});

test.each([
  ['low: 9,999 more files can be made', 10_001],
  ['ok', 10_002],
])('a disk that holds a number of files is %s, whatever room there is for bytes', async (disk, files) => {
  // The folder itself is one, and the file below another.
  const folder = smallDisk(2_000_000_000, files);
  writeFileSync(join(folder, 'a'), '');
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  const readiness = readinessOf({ ...storage, folder, monotonic: () => 0 });
  expect(await readiness()).toEqual({ ready: true, parts: { ...WELL, disk } });
  const disks = { uploads: folder, files: null };
  const metrics = metricsOf({ database: storage.database, disks, readiness, now: () => 0 });
  expect(await metrics.text()).toContain(`\ncode_similarity_disk_free_files{of="uploads"} ${files - 2}\n`);
});

test('a disk that can only be read is told, and what is kept is answered', async () => {
  const folder = smallDisk(1_000_000);
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  const readiness = readinessOf({ ...storage, folder, monotonic: () => 0 });
  execFileSync('/bin/mount', ['-o', 'remount,ro', folder], { stdio: 'ignore' });
  expect(await readiness()).toEqual({
    ready: true,
    parts: { ...WELL, disk: 'The disk for files cannot be written.' },
  });
});

test('a disk that failed is told, also where the system calls it one that may be written', async () => {
  const { folder, fail } = failingDisk();
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  let now = 0;
  const readiness = readinessOf({ ...storage, folder, monotonic: () => now });
  expect((await readiness()).parts.disk).toMatch(/^low: /);
  fail();
  now = 1_001;
  expect(await readiness()).toEqual({
    ready: true,
    parts: { ...WELL, disk: 'The disk for files cannot be written.' },
  });
});

test('a service that cannot write answers what is kept, and says so for the rest until it can', async () => {
  const { service, storage } = await watched();
  const people = (method: string, path: string, body?: unknown, key = KEY): ReturnType<typeof service.ask> =>
    service.ask(method, `/../../people/v1${path}`, body, { apikey: key });
  const check = await service.create();
  const made = await people('POST', '/keys', { name: 'unused', user_id: 1, scope: 'full' });
  const key = String(made.body['key']);
  await sql`pragma query_only = 1`.execute(storage.database.db);
  // To note that a key was used is a write, too.
  expect((await service.ask('GET', `/checks/${check}`, undefined, { apikey: key })).status).toBe(200);
  // So is to note that people read what is theirs; others do not read what nobody could be told of.
  const { audit } = peopleOf(storage.database, Date.now);
  const deed = { action: 'read-code', checkId: check } as const;
  await audit.add({ ...OWNER, keyId: null }, deed, 'allow');
  await expect(audit.add({ ...OWNER, keyId: null }, deed)).rejects.toThrow(/readonly/);
  const refused = [
    await service.ask('POST', '/check/create', { name: 'another' }),
    await service.ask('DELETE', `/checks/${check}`),
    await people('POST', '/users', { name: 'ada', role: 'instructor' }),
  ];
  const sentence = 'The disk of the service cannot be written.';
  expect(refused.map(({ status, body }) => [status, body])).toEqual(
    refused.map(() => [503, { error: sentence }]),
  );
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  await sql`pragma query_only = 0`.execute(storage.database.db);
  expect((await service.ask('POST', '/check/create', { name: 'another' })).status).toBe(201);
  expect((await people('POST', '/users', { name: 'ada', role: 'instructor' })).status).toBe(201);
});

test('storage that does not answer, or refuses, is told, and asked every ten seconds', async () => {
  const storage = await openTemporary(temporary());
  onTestFinished(() => storage.close());
  let now = 0;
  let asked = 0;
  let refusal: Error | null = null;
  const blobs = {
    folder: null,
    get: (name: string): Promise<Uint8Array> => {
      asked += 1;
      return refusal === null ? storage.blobs.get(name) : Promise.reject(refusal);
    },
  };
  const readiness = readinessOf({ ...storage, blobs, folder: temporary(), monotonic: () => now });
  const later = (ms: number): ReturnType<typeof readiness> => {
    now += ms;
    return readiness();
  };
  expect(await readiness()).toEqual({ ready: true, parts: WELL });
  refusal = new BlobsUnavailable('The storage https://storage.example with the bucket a-bucket …');
  expect(await later(9_000)).toMatchObject({ ready: true });
  const away = { ready: false, parts: { ...WELL, storage: 'The storage for files does not answer.' } };
  expect([await later(1_001), asked]).toEqual([away, 2]);
  refusal = new BlobsRefused('The storage https://storage.example with the bucket a-bucket …');
  expect([await later(9_000), asked]).toEqual([away, 2]);
  const refused = {
    ready: false,
    parts: { ...WELL, storage: 'The storage for files does not let this server in.' },
  };
  expect([await later(1_001), asked]).toEqual([refused, 3]);
  refusal = null;
  expect([await later(10_001), asked]).toEqual([{ ready: true, parts: WELL }, 4]);
});

test('a port of its own answers probes alone', async () => {
  const { probes } = await watched();
  const opened = async (at: number): Promise<Listener> => {
    const listener = await listenForProbes(
      { metricsHost: '127.0.0.1', metricsPort: at, logFormat: 'text' },
      probes,
    );
    if (listener === null) throw new Error('it does not listen');
    return listener;
  };
  const port = await opened(0);
  onTestFinished(() => port.close());
  const ask = async (path: string, method = 'GET'): Promise<number> =>
    (await fetch(new URL(path, port.url), { method })).status;
  expect(
    await Promise.all(['/metrics', '/healthz', '/readyz', '/api/v1/checks'].map((path) => ask(path))),
  ).toEqual([200, 200, 200, 404]);
  expect(await ask('/metrics', 'POST')).toBe(404);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port: number } = taken.address() as AddressInfo;
  await expect(opened(number)).rejects.toThrow('Choose others with --metrics-host and --metrics-port.');
});

test('a defect is found by what the answer to the request names, or by the number of the check', async () => {
  const { service, storage, lines } = await watched({ trustedProxies: ['127.0.0.1'] });
  await sql`ALTER TABLE submissions RENAME TO elsewhere`.execute(storage.database.db);
  const id = await service.create();
  const { status, headers } = await service.ask('GET', `/checks/${id}`, undefined, {
    'x-request-id': 'of-the-proxy',
  });
  expect([status, headers.get('x-request-id')]).toEqual([500, 'of-the-proxy']);
  await vi.waitFor(() => expect(lines().filter(({ status: told }) => told === 500)).toHaveLength(1));
  expect(lines().filter(({ request }) => request === 'of-the-proxy')).toMatchObject([
    { level: 'error', error: { name: 'Error ERR_SQLITE_ERROR' } },
    { level: 'info', status: 500 },
  ]);
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  jsonServerLog({ stdout: stream }).defect('x', { check: 12 });
  expect(JSON.parse(text)).toMatchObject({ level: 'error', check: 12 });
  text = '';
  const terminal = openServerLog('text', { stdout: stream, stderr: stream });
  terminal.defect('x', { check: 12 });
  terminal.defect('y', { request: 'of-the-proxy' });
  expect(text).toBe('check 12: x\nrequest of-the-proxy: y\n');
});

test('a defect in a terminal shows what it quotes, and does nothing with it', () => {
  let text = '';
  const stderr = { write: (line: string) => (text += line) };
  const log = openServerLog('text', { stdout: stderr, stderr });
  const named = 'no check \u001b[2J\u001b]0;owned\u0007\u202excod.exe\r';
  log.defect(new TypeError(named));
  log.defect(named);
  expect(text).toContain(
    'TypeError: no check ⟨U+001B⟩[2J⟨U+001B⟩]0;owned⟨U+0007⟩⟨U+202E⟩xcod.exe⟨U+000D⟩\n    at ',
  );
  expect(text).toMatch(/xcod\.exe⟨U\+000D⟩\n$/);
  expect(text).not.toMatch(/[^\n\P{Cc}]|\u202e/u);
});

test('a defect is told by where it is, not by what it quotes', () => {
  let text = '';
  const log = jsonServerLog({ stdout: { write: (line) => (text += line) } });
  log.defect(new TypeError('cannot read ada.zip'));
  log.defect('bob.zip');
  const [first, second] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { error: { name: string; at: string[] } });
  expect(first?.error.name).toBe('TypeError');
  expect(first?.error.at[0]).toContain('watch.test.ts');
  expect(second?.error).toEqual({ name: 'string', at: [] });
  expect(text).not.toMatch(/ada|bob/);
});

test('what passes by itself is no defect, and is told by what it is', () => {
  const away = new DatabaseAway(Object.assign(new Error('no answer of 10.0.0.1'), { code: 'ECONNREFUSED' }));
  const full = Object.assign(new Error('write of ada.zip'), { code: 'ENOSPC' });
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  const log = jsonServerLog({ stdout: stream });
  const broken = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 266 });
  // What is read and cannot be is damage of one file, which does not pass.
  const others = [
    { code: 'EIO', syscall: 'fsync' },
    { code: '58030' },
    { code: 'EPERM', syscall: 'open' },
    { code: 'EACCES', syscall: 'connect' },
    { code: 'EMFILE', syscall: 'open' },
    { code: 'ENFILE', syscall: 'open' },
    { code: 'EIO', syscall: 'read' },
  ];
  for (const error of [away, full, broken, ...others.map((one) => Object.assign(new Error('x'), one))]) {
    log.defect(error);
  }
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toMatchObject([
    {
      level: 'warning',
      message: 'The service cannot reach its database.',
      error: { name: 'DatabaseAway ECONNREFUSED' },
    },
    { level: 'warning', message: 'There is no room left on the disk of the service.' },
    { level: 'warning', message: 'The disk of the service cannot be written.' },
    { level: 'warning', message: 'The disk of the service cannot be written.' },
    { level: 'warning', message: 'The disk of the service cannot be written.' },
    { level: 'warning', message: 'The service may not read or write its own files.' },
    { level: 'error', error: { name: 'Error EACCES' } },
    { level: 'warning', message: 'The service has as many files and connections open as it may.' },
    { level: 'warning', message: 'The service has as many files and connections open as it may.' },
    { level: 'error', error: { name: 'Error EIO' } },
  ]);
  text = '';
  openServerLog('text', { stdout: stream, stderr: stream }).defect(away);
  expect(text).toBe('The service cannot reach its database. (DatabaseAway ECONNREFUSED)\n');
});

test.each(['EACCES', 'EPERM', 'EIO'])('%s of a file passes by itself, or is damage', (code) => {
  const why = (syscall: string): string | null =>
    whyNotWritten(Object.assign(new Error('x'), { code, syscall }));
  const [read, written] = [
    ['open', 'lstat', 'access', 'scandir'],
    ['fsync', 'ftruncate', 'mkdir', 'mkdtemp', 'rename', 'write', 'unlink', 'rmdir', 'copyfile'],
  ];
  const refused = 'The service may not read or write its own files.';
  const [ofRead, ofWritten] =
    code === 'EIO' ? [null, 'The disk of the service cannot be written.'] : [refused, refused];
  expect(read.map((one) => [one, why(one)])).toEqual(read.map((one) => [one, ofRead]));
  expect(written.map((one) => [one, why(one)])).toEqual(written.map((one) => [one, ofWritten]));
  expect(why('connect')).toBeNull();
});

test('of storage that refuses what it took before the operator is told what to change', () => {
  const why = 'The storage https://s.example does not know the key of AWS_ACCESS_KEY_ID. Correct it.';
  let text = '';
  const stream = { write: (line: string) => (text += line) };
  jsonServerLog({ stdout: stream }).defect(new BlobsUnavailable(why));
  expect(JSON.parse(text)).toMatchObject({ level: 'warning', message: why });
  text = '';
  openServerLog('text', { stdout: stream, stderr: stream }).defect(new BlobsUnavailable(why));
  expect(text).toBe(`${why} (BlobsUnavailable)\n`);
});
