import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readZip, safePath, ZIP_LIMITS, ZipError } from '../../src/zip/reader.ts';

interface Entry {
  readonly name: string;
  readonly contents: Uint8Array;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
  /** What the directory claims instead of the truth. */
  readonly claimedSize?: number;
  readonly claimedCrc?: number;
}

/** A ZIP written by hand, so that it can lie. */
function zip(entries: readonly Entry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = entry.method === 0 ? Buffer.from(entry.contents) : deflateRawSync(entry.contents);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt8(3, 5);
    record.writeUInt16LE(entry.flags ?? 0x0800, 8);
    record.writeUInt16LE(entry.method ?? 8, 10);
    record.writeUInt32LE(entry.claimedCrc ?? crc32(entry.contents), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(entry.claimedSize ?? entry.contents.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    record.writeUInt32LE(offset, 42);
    locals.push(local, name, packed);
    directory.push(record, name);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, central, end, Buffer.from(comment)]);
}

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
    expect(readZip(honest).problems).toEqual([{ path: 'bomb', reason: 'too-large' }]);
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
    expect(twice.problems).toEqual([{ path: 'a', reason: 'duplicate-name' }]);
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
    { numRuns: 500 },
  );
});
