import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBlobs } from '../../../src/service/store/blobs/open.ts';
import { S3Blobs } from '../../../src/service/store/blobs/s3.ts';
import { BlobsRefused } from '../../../src/service/store/blobs/s3-exchange.ts';
import { objectUrl, readS3Address, readS3Keys } from '../../../src/service/store/blobs/s3-address.ts';
import { isNoRoom } from '../../../src/service/store/room.ts';
import { FakeClock } from '../../fake-clock.ts';
import { type Fault, S3_KEYS, type S3StandIn, s3StandIn } from '../../s3-stand-in/s3-stand-in.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { openTemporary } from '../../../src/service/store/storage.ts';
import { serving, temporary } from '../serving.ts';

const NAME = 'submissions/1-ab.zip';
const SLOW: Fault = { kind: 'refused', status: 503, code: 'SlowDown' };
const MIB = 1024 ** 2;
/** The time of what asks the storage. */
const clientTimers = createRequire(import.meta.url)('undici/lib/util/timers.js') as {
  readonly tick: (ms: number) => void;
};
const SECRET = S3_KEYS.AWS_SECRET_ACCESS_KEY;

interface Opened {
  readonly blobs: S3Blobs;
  readonly storage: S3StandIn;
  /** Only its waits pass any time. */
  readonly clock: FakeClock;
}

/**
 * Storage that holds one blob, after the requests that this took.
 *
 * @param tryMs how long each try takes
 */
async function opened(tryMs = 0): Promise<Opened> {
  const storage = await s3StandIn(2);
  const clock = new FakeClock();
  const blobs = await S3Blobs.open(readS3Address(storage.address, {}), readS3Keys(S3_KEYS), {
    environment: {},
    clock,
    random: () => 1,
    now: () => {
      clock.advance(tryMs);
      return Date.now();
    },
  });
  onTestFinished(() => blobs.close());
  await blobs.put(NAME, Buffer.from('what a student wrote'));
  storage.requests.length = 0;
  return { blobs, storage, clock };
}

async function failureOf(asked: Promise<unknown>): Promise<Error> {
  const error: unknown = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error;
}

test('lie below the folder of the address', async () => {
  const { storage } = await opened();
  expect([...storage.objects.keys()]).toEqual([`folder/${NAME}`]);
});

describe('what may pass is tried again', () => {
  test.each<readonly [string, Fault]>([
    ['503 SlowDown', SLOW],
    ['500 without XML', { kind: 'refused', status: 500, code: '' }],
    ['429', { kind: 'refused', status: 429, code: 'TooManyRequests' }],
    ['400 RequestTimeout', { kind: 'refused', status: 400, code: 'RequestTimeout' }],
    ['a cut connection', { kind: 'cut' }],
  ])('%s, with each request, after longer and longer waits', async (_, fault) => {
    const { blobs, storage, clock } = await opened();
    const meets = (): void => void storage.faults.push(fault, fault);
    meets();
    await blobs.put('submissions/2-ab.zip', Buffer.from('second'));
    expect(clock.waits).toEqual([400, 800]);
    expect(storage.requests).toEqual(Array(3).fill('PUT folder/submissions/2-ab.zip'));
    const file = join(temporary(), 'spooled');
    writeFileSync(file, 'third');
    meets();
    await blobs.put('submissions/3-ab.zip', file);
    meets();
    expect(Buffer.from(await blobs.get('submissions/3-ab.zip')).toString()).toBe('third');
    meets();
    expect(await Array.fromAsync(blobs.list())).toHaveLength(3);
    meets();
    await blobs.delete([NAME]);
    expect([...storage.objects.keys()]).toEqual([
      'folder/submissions/2-ab.zip',
      'folder/submissions/3-ab.zip',
    ]);
  });

  test('an answer that breaks off, from its beginning', async () => {
    const { blobs, storage } = await opened();
    storage.faults.push({ kind: 'half' }, { kind: 'half' });
    expect(Buffer.from(await blobs.get(NAME)).toString()).toBe('what a student wrote');
    const folder = temporary();
    storage.faults.push({ kind: 'half' });
    expect(readFileSync(await blobs.fetch(NAME, folder), 'utf8')).toBe('what a student wrote');
    expect(readdirSync(folder)).toEqual(['1-ab.zip']);
  });

  test('five times, and then it is told', async () => {
    const { blobs, storage, clock } = await opened();
    storage.faults.push(SLOW, SLOW, SLOW, SLOW, SLOW);
    expect((await failureOf(blobs.get(NAME))).message).toBe(
      `The storage ${storage.endpoint} with the bucket a-bucket does not answer as it should. Look at it, and try again (503 SlowDown).`,
    );
    expect(clock.waits).toEqual([400, 800, 1_600, 3_200]);
    storage.faults.push(...Array.from({ length: 5 }, (): Fault => ({ kind: 'cut' })));
    expect((await failureOf(blobs.put('submissions/2', Buffer.from('x')))).message).toMatch(
      /^The storage .* cannot be reached \((?:UND_ERR_SOCKET|ECONNRESET)\)\. Look at the network and at its address\.$/,
    );
  });

  test('what comes slowly over the line is not silent, however long it takes', async () => {
    const { blobs, storage } = await opened();
    let told = 0;
    const after = async (bytes: number): Promise<void> => {
      // The rest may lie in buffers already, to which nothing is added any more.
      while (told < Math.min(bytes, 12 * MIB)) {
        told += MIB;
        for (let turn = 0; turn < 5; turn++) await setImmediate();
        clientTimers.tick(5_000);
      }
    };
    storage.faults.push({ kind: 'slow', after });
    await blobs.put('results/1-large.json.gz', Buffer.alloc(32 * MIB));
    expect([told, storage.requests.length]).toEqual([12 * MIB, 1]);
  });

  test('an answer that comes too slowly, though it is never silent', async () => {
    const { blobs, clock } = await opened();
    let time = 0;
    let step = 20_000;
    vi.spyOn(clock, 'now').mockImplementation(() => (time += step));
    expect(Buffer.from(await blobs.get(NAME)).toString()).toBe('what a student wrote');
    step += 1;
    for (const ask of [() => blobs.get(NAME), () => blobs.fetch(NAME, temporary())]) {
      expect((await failureOf(ask())).message).toContain('cannot be reached (ETIMEDOUT)');
    }
  });

  test.each([
    [24_600, 2],
    [24_601, 1],
  ])(
    'no longer than who asks behind a proxy waits: of tries that take %d ms there are %d',
    async (tryMs, tries) => {
      const { blobs, storage } = await opened(tryMs);
      storage.faults.push(SLOW, SLOW, SLOW);
      expect((await failureOf(blobs.get(NAME))).message).toContain('503 SlowDown');
      expect(storage.requests).toHaveLength(tries);
    },
  );
});

test('an upload that finds the storage away is refused as soon as that is known, and may be repeated', async () => {
  const { blobs, storage } = await opened();
  const openStorage = async () => ({ ...(await openTemporary(temporary())), blobs });
  const defects: unknown[] = [];
  const service = await serving({ openStorage, onDefect: (error) => void defects.push(error) });
  const id = await service.create();
  const zips = { 'a.zip': await submissionZip('a'), 'b.zip': await submissionZip('b') };
  storage.requests.length = 0;
  storage.faults.push(SLOW, SLOW, SLOW, SLOW, SLOW);
  const refused = await service.upload(id, zips);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.body['error']).toBe('The storage of the service cannot be reached. Try again in a while.');
  expect(String(defects)).toContain('the bucket a-bucket does not answer as it should');
  // Whoever waited for it does not wait for as long again until what may lie there is deleted.
  expect(storage.requests.map((request) => request.split(' ', 1)[0])).toEqual(Array(5).fill('PUT'));
  expect((await service.upload(id, zips)).body['uploaded_count']).toBe(2);
  const { body } = await service.ask('GET', `/checks/${id}`);
  expect(body['submissions']).toHaveLength(2);
});

test('what was deleted is, also while the storage is away: what no row names any more is swept later', async () => {
  const { blobs, storage } = await opened();
  const openStorage = async () => ({ ...(await openTemporary(temporary())), blobs });
  const service = await serving({ openStorage });
  const id = await service.create();
  await service.upload(id, { 'a.zip': await submissionZip('a'), 'b.zip': await submissionZip('b') });
  const { body } = await service.ask('GET', `/checks/${id}`);
  const [first] = body['submissions'] as readonly { readonly id: number }[];
  const away = (): void => void storage.faults.push(...Array.from({ length: 5 }, () => SLOW));
  away();
  const one = await service.ask('POST', '/check/deleteSubmission', {
    check_id: id,
    submission_id: first?.id,
  });
  expect([one.status, one.body['success']]).toEqual([200, true]);
  away();
  const { status } = await service.ask('DELETE', `/checks/${id}`);
  expect([status, (await service.ask('GET', `/checks/${id}`)).status]).toEqual([200, 404]);
  expect([...storage.objects.keys()].filter((key) => key.endsWith('.zip'))).toHaveLength(3);
});

test.each([
  [403, 'AccessDenied', /refuses these keys\. Allow them s3:ListBucket .* \(403 AccessDenied\)\.$/],
  [403, '', /refuses these keys\. .* \(403\)\.$/],
  [404, 'NoSuchBucket', /has no such bucket\. Make it, or correct the address \(404 NoSuchBucket\)\.$/],
  [403, 'RequestTimeTooSkewed', /finds the clock of this machine wrong\. Set it/],
  [403, 'ExpiredToken', /finds the keys expired/],
  [301, 'PermanentRedirect', /has this bucket in another region/],
  [418, 'NeverHeardOf', /does not answer as it should\. Look at it, and try again \(418 NeverHeardOf\)\.$/],
])('%d %s is told at once, in a sentence without a key', async (status, code, sentence) => {
  const { blobs, storage, clock } = await opened();
  for (const ask of [
    () => blobs.get(NAME),
    () => blobs.put('results/1', Buffer.from('x')),
    () => blobs.delete([NAME]),
  ]) {
    storage.faults.push({ kind: 'refused', status, code });
    const failure = await failureOf(ask());
    expect(failure.message).toMatch(sentence);
    expect(failure.message).not.toContain(SECRET);
    expect(failure instanceof BlobsRefused).toBe(status !== 418);
  }
  expect(clock.waits).toEqual([]);
});

test('storage that is full is a lack of room', async () => {
  const { blobs, storage } = await opened();
  for (const [status, code] of [
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
  ] as const) {
    storage.faults.push({ kind: 'refused', status, code });
    expect(isNoRoom(await failureOf(blobs.put('results/1', Buffer.from('x'))))).toBe(true);
  }
});

test('ages are by the clock of this machine', async () => {
  const { blobs, storage } = await opened();
  storage.behindMs = 3_600_000;
  await blobs.put('submissions/2', Buffer.from('x'));
  const [, second] = await Array.fromAsync(blobs.list());
  expect(Math.abs((second?.modifiedAt ?? 0) - Date.now())).toBeLessThan(60_000);
});

test('what others keep in the bucket is not listed', async () => {
  const { blobs, storage } = await opened();
  const object = { bytes: Buffer.from('x'), modified: new Date() };
  for (const key of [
    'submissions/1-ab.zip',
    'folder/a & <b>.txt',
    'folder/submissions/a/b',
    'folders/submissions/x',
  ]) {
    storage.objects.set(key, object);
  }
  expect((await Array.fromAsync(blobs.list())).map(({ name }) => name)).toEqual([NAME]);
});

describe('a start', () => {
  test('with a wrong key or bucket fails with a sentence', async () => {
    const { address } = await s3StandIn();
    const wrongSecret = { ...S3_KEYS, AWS_SECRET_ACCESS_KEY: `${SECRET}x` };
    expect((await failureOf(openBlobs(address, wrongSecret))).message).toMatch(
      /does not take the signature\. Correct AWS_SECRET_ACCESS_KEY .* \(403 SignatureDoesNotMatch\)\.$/,
    );
    const wrongId = { ...S3_KEYS, AWS_ACCESS_KEY_ID: 'AKIAOTHER' };
    expect((await failureOf(openBlobs(address, wrongId))).message).toContain('does not know the key');
    const other = address.replace('a-bucket', 'b-bucket');
    expect((await failureOf(openBlobs(other, S3_KEYS))).message).toContain('has no such bucket');
    const region = address.replace('eu-test-1', 'eu-test-2');
    expect((await failureOf(openBlobs(region, S3_KEYS))).message).toContain('in another region');
  });
});

describe('an address', () => {
  test('names bucket, folder, endpoint and region', () => {
    expect(readS3Address('s3://cs101/a/b/?endpoint=http://10.0.0.1:9000/&region=eu-central-1', {})).toEqual({
      endpoint: 'http://10.0.0.1:9000',
      region: 'eu-central-1',
      bucket: 'cs101',
      prefix: 'a/b/',
      isVirtual: false,
    });
    expect(readS3Address('s3://cs101', { AWS_REGION: 'eu-west-1' })).toEqual({
      endpoint: 'https://s3.eu-west-1.amazonaws.com',
      region: 'eu-west-1',
      bucket: 'cs101',
      prefix: '',
      isVirtual: false,
    });
    // OpenStack calls its own so.
    expect(readS3Address('s3://cs101?endpoint=https://s.example&region=RegionOne', {}).region).toBe(
      'RegionOne',
    );
  });

  test.each([
    ['', 'https://s.example/cs101', 'https://s.example/cs101/a/b/zip'],
    ['&addressing=path', 'https://s.example/cs101', 'https://s.example/cs101/a/b/zip'],
    ['&addressing=virtual', 'https://cs101.s.example/', 'https://cs101.s.example/a/b/zip'],
  ])('with %j has the bucket where the storage wants it', (addressing, bucket, object) => {
    const place = readS3Address(`s3://cs101/a/b?endpoint=https://s.example${addressing}`, {});
    expect([objectUrl(place, ''), objectUrl(place, 'zip')]).toEqual([bucket, object]);
  });

  test.each([
    ['s3:// x', 'cannot be read'],
    ['s3:///folder', 'names no bucket'],
    ['s3://b:9000/x', 'names no bucket'],
    ['s3://AKIA:geheim@bucket/x', 'has a user name or password in it'],
    ['s3://bucket/../x%2f', 'has a folder with other signs'],
    ['s3://bucket/a//b', 'has a folder with other signs'],
    ['s3://bucket?style=virtual', 'has something else behind it'],
    ['s3://bucket?addressing=host', 'has an addressing that is neither path nor virtual'],
    ['s3://bucket?endpoint=http://127.0.0.1:9000&addressing=virtual', 'has a bucket that cannot stand'],
    ['s3://bucket?endpoint=http://[::1]:9000&addressing=virtual', 'has a bucket that cannot stand'],
    ['s3://Bucket?addressing=virtual', 'has a bucket that cannot stand before that endpoint'],
    ['s3://bucket?endpoint=storage.example', 'has an endpoint that is no address'],
    ['s3://bucket?endpoint=https://storage.example/path', 'has an endpoint that is no address'],
    ['s3://bucket?region=eu central', 'has a region that cannot be one'],
  ])('such as %s is refused in a sentence', async (address, why) => {
    const { message } = await failureOf(openBlobs(address, S3_KEYS));
    expect(message).toContain(`The address of the storage ${why}`);
    expect(message).not.toContain('geheim');
  });

  test('without keys names the variable', async () => {
    await expect(openBlobs('s3://bucket', { AWS_ACCESS_KEY_ID: 'x' })).rejects.toThrow(
      'The environment variable AWS_SECRET_ACCESS_KEY is not set.',
    );
  });
});
