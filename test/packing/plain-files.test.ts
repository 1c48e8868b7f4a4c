import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/contract/limits.ts';
import type { Submission } from '../../src/contract/submission.ts';
import { beginArchiverZip } from '../../src/sources/packing/archiver-zip.ts';
import { packSubmission, isPlainly } from '../../src/sources/packing/pack.ts';
import { ZipSpool } from '../../src/sources/packing/spool.ts';
import { StoredZips } from '../../src/system/zip/stored-zip.ts';
import { tries } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';

/* What is sent to nobody lies there as it is, and reads as the ZIP of it would. */

type Files = readonly (readonly [path: string, contents: Uint8Array])[];

function submission(files: Files): Submission {
  return {
    key: 'alice',
    name: 'alice',
    role: 'judged',
    origin: { kind: 'directory', path: 'alice' },
    files: files.map(([path, bytes]) => ({ path, size: bytes.length, read: () => Promise.resolve(bytes) })),
    leftOut: [],
    remarks: [],
  };
}

/** Packed in a folder of its own, and read back. */
async function packedAs(isPlain: boolean, ...all: readonly Files[]) {
  const folder = mkdtempSync(join(temporaryFolder('plain'), 'spool-'));
  const spool = new ZipSpool(folder, beginArchiverZip, isPlain);
  const packed = await Promise.all(all.map((files) => packSubmission(submission(files), { spool })));
  spool.close();
  const stored = new StoredZips();
  const read = [];
  for (const { zip, ...rest } of packed) {
    const { entries, problems } = stored.open(zip);
    const files = entries.map((one) => [one.path, one.size, Buffer.from(one.read()).toString('base64')]);
    read.push({ rest, files, problems });
  }
  stored.close();
  return { packed, read, names: readdirSync(folder) };
}

const name = fc.stringMatching(/^[a-zA-Z0-9 é._-]{1,12}(?:\/[a-z0-9\\:]{1,8}){0,2}\.java$/);
const list = fc.uniqueArray(fc.tuple(name, fc.uint8Array({ maxLength: 500 })), {
  selector: ([path]) => path,
  maxLength: 5,
});

test('any files read the same from either form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(list, { minLength: 1, maxLength: 4 }), async (all) => {
      const usable = all.map((files) => files.filter(([path]) => !/^\w+:|\\/.test(path)));
      const plain = await packedAs(true, ...usable);
      expect(plain.read).toEqual((await packedAs(false, ...usable)).read);
    }),
    { numRuns: tries(40) },
  );
});

test('small ones lie behind each other in one file, and a large one in a file of its own', async () => {
  const large = new Uint8Array(1024 * 1024 + 1).fill(97);
  const files: readonly Files[] = [
    [['a.c', Buffer.from('int a;')]],
    [
      ['b/b.c', large],
      ['c.c', Buffer.from('int c;')],
    ],
    [],
  ];
  const plain = await packedAs(true, ...files);
  expect(plain.packed.map(({ zip }) => zip.files)).toEqual([
    [{ path: 'a.c', size: 6 }],
    [
      { path: 'b/b.c', size: large.length },
      { path: 'c.c', size: 6 },
    ],
    [],
  ]);
  expect(plain.names.toSorted()).toEqual(['large-1.zip', 'packed.zips']);
  expect(plain.read).toEqual((await packedAs(false, ...files)).read);
});

describe('is a ZIP all the same', () => {
  const is = (...files: readonly (readonly [path: string, size: number])[]): boolean =>
    isPlainly(files.map(([path, size]) => ({ path, size })));

  test('what a limit of ZIPs may touch', () => {
    expect(is(['a.c', LIMITS.zipBytes - 1], ['b.c', 1])).toBe(true);
    expect(is(['a.c', LIMITS.zipBytes], ['b.c', 1])).toBe(false);
  });

  test.each(['a\\b.c', '../a.c', '/a.c', './a.c', 'a//b.c', 'C:/a.c', 'a\0.c', 'a\ud800.c'])(
    'a name that a reader of ZIPs changes or refuses: %j',
    (path) => {
      expect(is([path, 1])).toBe(false);
      expect(is(['é/ü 1.c', 1])).toBe(true);
    },
  );

  test('a name that is there twice', () => {
    expect(is(['a.c', 1], ['a.c', 1])).toBe(false);
  });
});

test('what is to be sent is no such thing', async () => {
  const { packed } = await packedAs(false, [['a.c', Buffer.from('int a;')]]);
  expect(packed[0]?.zip.files).toBeUndefined();
});
