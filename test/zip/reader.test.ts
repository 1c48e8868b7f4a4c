import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath, ZipError } from '../../src/system/zip/directory.ts';
import { readZip, ZIP_LIMITS } from '../../src/system/zip/reader.ts';
import { zip } from './lying-zip.ts';
import { tries } from '../suite.ts';

const text = (value: string): Uint8Array => Buffer.from(value);

test('reads stored and deflated entries, with a comment behind them', () => {
  const { entries, problems } = readZip(
    zip(
      [
        { name: 'b/a.txt', contents: text('hello') },
        { name: 'a.txt', contents: text('stored'), method: 0 },
      ],
      'a comment',
    ),
  );
  expect(problems).toEqual([]);
  expect(entries.map((entry) => [entry.path, Buffer.from(entry.read()).toString()])).toEqual([
    ['a.txt', 'stored'],
    ['b/a.txt', 'hello'],
  ]);
});

describe('hostile entries', () => {
  test.each([
    ['../up.txt', 'unsafe-path'],
    ['a/../../up.txt', 'unsafe-path'],
    ['/etc/passwd', 'unsafe-path'],
    ['C:\\autoexec.bat', 'unsafe-path'],
    ['..\\up.txt', 'unsafe-path'],
    ['a\0.txt', 'unsafe-path'],
  ])('%s is refused', (name, reason) => {
    const { entries, problems } = readZip(zip([{ name, contents: text('x') }]));
    expect(entries).toEqual([]);
    expect(problems.map((one) => one.reason)).toEqual([reason]);
  });

  test('links, devices and encrypted entries are refused', () => {
    const { entries, problems } = readZip(
      zip([
        { name: 'link', contents: text('/etc/passwd'), mode: 0o120777 },
        { name: 'fifo', contents: text(''), mode: 0o010644 },
        { name: 'secret', contents: text('x'), flags: 1 },
        { name: 'lzma', contents: text('x'), method: 14 },
      ]),
    );
    expect(entries).toEqual([]);
    expect(problems.map((one) => one.reason)).toEqual([
      'symlink',
      'special-file',
      'encrypted',
      'unsupported-method',
    ]);
  });

  test('a bomb is not unpacked beyond what its directory states', () => {
    const bomb = zip([{ name: 'bomb', contents: Buffer.alloc(50_000_000), claimedSize: 1_000 }]);
    const [entry] = readZip(bomb).entries;
    expect(() => entry?.read()).toThrow(ZipError);
    const honest = zip([{ name: 'bomb', contents: Buffer.alloc(ZIP_LIMITS.maxEntryBytes + 1) }]);
    expect(readZip(honest).problems).toEqual([
      { path: 'bomb', size: ZIP_LIMITS.maxEntryBytes + 1, reason: 'too-large' },
    ]);
  });

  test('of too much together the largest are refused, wherever they stand', () => {
    const limits = { ...ZIP_LIMITS, maxTotalBytes: 30 };
    const bytes = zip([
      { name: 'large', contents: Buffer.alloc(25) },
      { name: 'small', contents: Buffer.alloc(10) },
      { name: 'middle', contents: Buffer.alloc(20) },
    ]);
    const { entries, problems } = readZip(bytes, limits);
    expect(entries.map(({ path }) => path)).toEqual(['middle', 'small']);
    expect(problems).toEqual([{ path: 'large', size: 25, reason: 'too-large' }]);
  });

  test('both ways to unpack refuse the same', async () => {
    const entries = [
      { name: 'good', contents: text('x'.repeat(100)) },
      { name: 'stored', contents: text('y'), method: 0 },
      { name: 'crc', contents: text('x'), claimedCrc: 1 },
      { name: 'long', contents: text('xxxx'), claimedSize: 1 },
      { name: 'short', contents: text('x'), claimedSize: 4 },
    ];
    for (const entry of readZip(zip(entries)).entries) {
      const aside = await entry.readAside().then(
        (bytes) => Buffer.from(bytes).toString(),
        (error: unknown) => String(error),
      );
      let here: string;
      try {
        here = Buffer.from(entry.read()).toString();
      } catch (error) {
        here = String(error);
      }
      expect(aside).toBe(here);
    }
  });

  test('entries that lie over each other are refused as a whole, those that lie beside each other are not', () => {
    // The first one has 30 bytes of header, 5 of its name and 7 of itself.
    const second = (claimedOffset: number) =>
      zip([
        { name: 'a.txt', contents: text('a first'), method: 0 },
        { name: 'b.txt', contents: text('a second'), claimedOffset },
      ]);
    expect(readZip(second(42)).entries.map((entry) => String(Buffer.from(entry.read())))).toEqual([
      'a first',
      'a second',
    ]);
    expect(() => readZip(second(36))).toThrow('"a.txt" and "b.txt" lie over each other');
    // What no directory tells, the entry itself does.
    expect(() => readZip(second(37)).entries.map((entry) => entry.read())).toThrow(ZipError);

    const all = Array.from({ length: 200 }, (_, at) => ({
      name: `${at}.py`,
      contents: text('x'),
      claimedOffset: 0,
      claimedSize: 8_000_000,
    }));
    expect(() => readZip(zip(all))).toThrow('"0.py" and "1.py" lie over each other');
  });

  test('a wrong checksum is told, and the last of two entries of one name wins', () => {
    const wrong = readZip(zip([{ name: 'a', contents: text('x'), claimedCrc: 1 }])).entries[0];
    expect(() => wrong?.read()).toThrow(/checksum/);
    const twice = readZip(
      zip([
        { name: 'a', contents: text('one') },
        { name: 'a', contents: text('two') },
      ]),
    );
    expect(twice.problems).toEqual([{ path: 'a', size: 3, reason: 'duplicate-name' }]);
    expect(Buffer.from(twice.entries[0]?.read() ?? []).toString()).toBe('two');
  });

  test('more entries than the limit, a cut file and no ZIP at all are errors of the whole', () => {
    expect(() =>
      readZip(zip([{ name: 'a', contents: text('x') }]), { ...ZIP_LIMITS, maxEntries: 0 }),
    ).toThrow(ZipError);
    expect(() => readZip(zip([{ name: 'a', contents: text('x') }]).subarray(0, -5))).toThrow(ZipError);
    expect(() => readZip(Buffer.from('PK'))).toThrow(ZipError);
    expect(() => readZip(Buffer.alloc(0))).toThrow(ZipError);
  });
});

test('whatever bytes come, the answer is entries or a ZipError', () => {
  const good = zip([
    { name: 'a/b.txt', contents: text('hello hello hello') },
    { name: 'c', contents: text('y') },
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 12 }),
      fc.nat(good.length),
      (changes, cut) => {
        const bytes = Buffer.from(good);
        for (const [at, value] of changes) bytes[at] = value;
        try {
          for (const entry of readZip(bytes.subarray(0, good.length - (cut % 30))).entries) {
            expect(safePath(entry.path)).toBe(entry.path);
            entry.read();
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ZipError);
        }
      },
    ),
    { numRuns: tries(500) },
  );
});
