import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import type { SourceFile, Submission } from '../../src/contract/submission.ts';
import { beginZipFile } from '../../src/page/zip-file.ts';
import { beginArchiverZip } from '../../src/sources/packing/archiver-zip.ts';
import { ZipSpool } from '../../src/sources/packing/spool.ts';
import { readZip, ZIP_LIMITS } from '../../src/system/zip/reader.ts';
import { seldom, tries } from '../suite.ts';
import { bytesOf, packOne } from './pack-one.ts';
import { temporaryFolder } from '../temporary.ts';

const spoolDir = temporaryFolder();

let serial = 0;
function submission(files: readonly (readonly [string, Uint8Array])[]): Submission {
  serial += 1;
  return {
    key: `s${serial}`,
    name: 'name',
    role: 'judged',
    origin: { kind: 'directory', path: 'x' },
    files: files.map(
      ([path, bytes]): SourceFile => ({ path, size: bytes.length, read: () => Promise.resolve(bytes) }),
    ),
    leftOut: [],
    remarks: [],
  };
}

const name = fc.stringMatching(/^[a-zA-Z0-9 é_-]{1,12}(?:\/[a-z0-9]{1,8}){0,3}\.java$/);
const contents = fc.uint8Array({ maxLength: 2_000 });

seldom('the same content gives the same bytes, in any order and any time zone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(name, contents), { selector: ([path]) => path, maxLength: 8 }),
      fc.gen(),
      async (files, gen) => {
        const one = await packOne(submission(files), spoolDir);
        const shuffled = gen(() => fc.shuffledSubarray(files, { minLength: files.length }));
        const zone = process.env['TZ'];
        process.env['TZ'] = 'Asia/Tokyo';
        const two = await packOne(submission(shuffled), spoolDir);
        process.env['TZ'] = zone;
        expect(bytesOf(two.zip)).toEqual(bytesOf(one.zip));
        expect(two.contentHash).toBe(one.contentHash);
        const back = readZip(bytesOf(one.zip));
        expect(back.problems).toEqual([]);
        expect(back.entries.map((entry) => [entry.path, [...entry.read()]])).toEqual(
          files
            .map(([path, bytes]): [string, number[]] => [path, [...bytes]])
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        );
      },
    ),
    { numRuns: tries(60) },
  );
});

test('two have the same texts whatever their files are called, and not the same contents', async () => {
  const [one, two] = [Buffer.from('x = 1'), Buffer.from('y = 2')];
  const packed = (files: readonly [string, Uint8Array][]) => packOne(submission(files), spoolDir);
  const [ada, ben, cleo] = [
    await packed([
      ['a.py', one],
      ['b.py', two],
    ]),
    await packed([
      ['ben/1.py', two],
      ['ben/2.py', one],
    ]),
    await packed([['a.py', one]]),
  ];
  expect(ben.textsHash).toBe(ada.textsHash);
  expect(ben.contentHash).not.toBe(ada.contentHash);
  expect(cleo.textsHash).not.toBe(ada.textsHash);
});

seldom('a ZIP never passes its limit, and what does not fit is listed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 300, max: 20_000 }),
      fc.uniqueArray(fc.tuple(name, fc.uint8Array({ maxLength: 9_000 })), {
        selector: ([path]) => path,
        maxLength: 12,
      }),
      async (maxZipBytes, files) => {
        const packed = await packOne(submission(files), spoolDir, { maxZipBytes });
        expect(bytesOf(packed.zip)).toHaveLength(packed.zip.bytes);
        expect(packed.zip.bytes).toBeLessThanOrEqual(maxZipBytes);
        expect(packed.files.length + packed.leftOut.length).toBe(files.length);
        expect(packed.leftOut.every(({ reason }) => reason === 'archive-full')).toBe(true);
      },
    ),
    { numRuns: tries(60) },
  );
});

seldom('the real limit holds for contents that cannot be shrunk', async () => {
  const noise = Array.from({ length: 30 }, (_, n): [string, Uint8Array] => {
    const bytes = Buffer.alloc(500_000);
    for (let at = 0; at < bytes.length; at += 32) {
      createHash('sha256').update(`${n}:${at}`).digest().copy(bytes, at);
    }
    return [`f${String(n).padStart(2, '0')}.c`, bytes];
  });
  const packed = await packOne(submission(noise), spoolDir);
  expect(packed.zip.bytes).toBeLessThanOrEqual(LIMITS.zipBytes);
  expect(packed.zip.bytes).toBeGreaterThan(LIMITS.zipBytes * 0.9);
  expect(packed.leftOut).toHaveLength(30 - packed.files.length);
});

test.each([
  ['archiver', beginArchiverZip],
  ['the page', beginZipFile],
])('what %s writes is read by others', async (_, beginZip) => {
  const files: [string, Uint8Array][] = [
    ['a/ü 名.py', Buffer.from('print(1)\n'.repeat(900))],
    ['empty.c', new Uint8Array()],
    ['noise.c', createHash('sha512').update('noise').digest()],
  ];
  const packed = await packOne(submission(files), spoolDir, { beginZip });
  const back = unzipSync(bytesOf(packed.zip));
  expect(Object.entries(back).map(([path, bytes]) => [path, Buffer.from(bytes)])).toEqual(
    files.map(([path, bytes]) => [path, Buffer.from(bytes)]),
  );
});

describe('a page', () => {
  const beginZip = beginZipFile;
  test('fills a ZIP up to its last byte, and takes no name that none can hold', async () => {
    const files: [string, Uint8Array][] = [
      ['a.py', Buffer.from('print(1)\n'.repeat(900))],
      ['noise.c', createHash('sha512').update('noise').digest()],
    ];
    const packed = await packOne(submission(files), spoolDir, { beginZip });
    const { bytes } = packed.zip;
    const fits = await packOne(submission(files), spoolDir, { beginZip, maxZipBytes: bytes });
    expect(fits.leftOut).toEqual([]);
    const tight = await packOne(submission(files), spoolDir, { beginZip, maxZipBytes: bytes - 1 });
    expect(tight.leftOut).toMatchObject([{ path: 'noise.c', reason: 'archive-full' }]);

    const [longest, longer] = ['n'.repeat(0xffff), 'o'.repeat(0x10000)];
    const long = await packOne(
      submission([
        [longest, Buffer.from('1')],
        [longer, Buffer.from('2')],
      ]),
      spoolDir,
      { beginZip },
    );
    expect(long.leftOut).toMatchObject([{ path: longer, reason: 'archive-full' }]);
    expect(Object.keys(unzipSync(bytesOf(long.zip)))).toEqual([longest]);
  });

  seldom('no more files than a ZIP of the plain format can list are taken', async () => {
    const zip = await beginZip(new ZipSpool(spoolDir, beginZip), [], LIMITS.zipBytes);
    let taken = 0;
    while (await zip.take(taken.toString(36), Buffer.alloc(0))) taken += 1;
    expect(taken).toBe(0xfffe);
    const stored = await zip.end();
    expect(readZip(bytesOf(stored), { ...ZIP_LIMITS, maxEntries: taken }).entries).toHaveLength(taken);
  });
});

test('a file that cannot be read is listed, and the others are packed', async () => {
  const broken: SourceFile = { path: 'b.c', size: 3, read: () => Promise.reject(new Error('gone')) };
  const base = submission([['a.c', Buffer.from('int a;')]]);
  const packed = await packOne({ ...base, files: [...base.files, broken] }, spoolDir);
  expect(packed.leftOut).toEqual([{ path: 'b.c', reason: 'unreadable', detail: 'gone' }]);
  expect(readZip(bytesOf(packed.zip)).entries.map(({ path }) => path)).toEqual(['a.c']);
});
