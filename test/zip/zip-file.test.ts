import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDirectory, ZipError } from '../../src/system/zip/directory.ts';
import { readZip, ZIP_LIMITS } from '../../src/system/zip/reader.ts';
import { openZipFile } from '../../src/system/zip/zip-file.ts';
import { zip } from './lying-zip.ts';
import { tries } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';

const folder = temporaryFolder();

function stored(bytes: Uint8Array): string {
  const path = join(folder, `${crc32(bytes)}.zip`);
  writeFileSync(path, bytes);
  return path;
}

const good = zip(
  [
    { name: 'b/', contents: Buffer.alloc(0) },
    { name: 'b/a.txt', contents: Buffer.from('hello hello') },
    { name: 'c', contents: Buffer.from('stored'), method: 0 },
  ],
  'a comment',
);

test('a ZIP on disk is read as one in memory, whatever bytes it has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 6 }),
      async (changes) => {
        const bytes = Buffer.from(good);
        for (const [at, value] of changes) bytes[at] = value;
        const inMemory = await answer(() => Promise.resolve(readZip(bytes)));
        const onDisk = await answer(() => openZipFile(stored(bytes), ZIP_LIMITS));
        // ZIP64 is read on disk alone; what is packed larger than it is, is refused before it is read.
        if (!inMemory.startsWith('ZipError: The ZIP file uses') && !onDisk.includes('larger packed')) {
          expect(onDisk).toBe(inMemory);
        }
      },
    ),
    { numRuns: tries(200) },
  );
});

interface Opened {
  readonly entries: readonly { readonly path: string; read(): Uint8Array | Promise<Uint8Array> }[];
  readonly problems: readonly unknown[];
}

/** All that can be read, and what is said of the rest. */
async function answer(open: () => Promise<Opened>): Promise<string> {
  try {
    const { entries, problems } = await open();
    const texts = await Promise.all(
      entries.map(async (entry) => {
        try {
          return [entry.path, Buffer.from(await entry.read()).toString('hex')];
        } catch (error) {
          expect(error).toBeInstanceOf(ZipError);
          return [entry.path, String(error)];
        }
      }),
    );
    return JSON.stringify([texts.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)), problems]);
  } catch (error) {
    expect(error).toBeInstanceOf(ZipError);
    return String(error);
  }
}

test('folders are listed', async () => {
  expect((await openZipFile(stored(good), ZIP_LIMITS)).folders).toEqual(['b']);
  // As Windows PowerShell writes an empty one.
  const empty = zip([{ name: 'b\\c\\', contents: Buffer.alloc(0) }]);
  expect(await openZipFile(stored(empty), ZIP_LIMITS)).toMatchObject({ folders: ['b/c'], entries: [] });
});

test('ZIP64: numbers that are too large for their fields stand elsewhere', async () => {
  const contents = Buffer.from('class A {}');
  const name = Buffer.from('A.java');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const data = Buffer.concat([local, name, contents]);
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(contents.length), 4);
  extra.writeBigUInt64LE(BigInt(contents.length), 12);
  extra.writeBigUInt64LE(0n, 20);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(0, 10);
  record.writeUInt32LE(crc32(contents), 16);
  record.writeUInt32LE(0xffffffff, 20);
  record.writeUInt32LE(0xffffffff, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(0xffffffff, 42);
  const directory = Buffer.concat([record, name, extra]);
  const large = Buffer.alloc(56);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(1n, 32);
  large.writeBigUInt64LE(BigInt(directory.length), 40);
  large.writeBigUInt64LE(BigInt(data.length), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(data.length + directory.length), 8);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(0xffffffff, 12);
  end.writeUInt32LE(0xffffffff, 16);
  const read = async (): Promise<string> => {
    const path = stored(Buffer.concat([data, directory, large, locator, end]));
    const [entry] = (await openZipFile(path, ZIP_LIMITS)).entries;
    return Buffer.from((await entry?.read()) ?? []).toString();
  };
  expect(await read()).toBe('class A {}');
  // Some say so of the number of the disk too.
  end.writeUInt32LE(0xffffffff, 4);
  expect(await read()).toBe('class A {}');
  end.writeUInt32LE(1, 4);
  await expect(read()).rejects.toThrow('split over several disks');
});

test('a directory of 65,535 entries is found, as one without ZIP64 has it', () => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 10);
  const found = (maxEntries: number) => findDirectory(end, 0, { ...ZIP_LIMITS, maxEntries }, true);
  expect(found(65_535)).toMatchObject({ start: 0, bytes: 0, count: 65_535 });
  expect(() => found(65_534)).toThrow('The ZIP file has 65535 entries; at most 65534 are read.');
  // What is larger than its fields does stand elsewhere.
  end.writeUInt32LE(0xffffffff, 16);
  expect(() => found(65_535)).toThrow('the end of its large directory is missing');
});

test('entries beyond 65,535 are read, as the archiver of macOS writes them', async () => {
  const contents = Buffer.from('x');
  const many = Array.from({ length: 65_537 }, (_, at) => ({ name: `${at}.c`, contents, method: 0 }));
  const path = stored(zip(many));
  const { entries } = await openZipFile(path, { ...ZIP_LIMITS, maxEntries: 65_537 });
  expect(entries).toHaveLength(65_537);
  // Nor do they pass a limit by that.
  await expect(openZipFile(path, { ...ZIP_LIMITS, maxEntries: 65_536 })).rejects.toThrow(
    'The ZIP file has 65537 entries; at most 65536 are read.',
  );
});
