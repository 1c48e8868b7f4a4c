import * as nodeCrypto from 'node:crypto';
import nodePath from 'node:path';
import { MessageChannel, type MessagePort, type TransferListItem } from 'node:worker_threads';
import * as nodeZlib from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../src/base/outcome.ts';
import { utf8 } from '../../src/base/bytes.ts';
import type { FileSystem } from '../../src/native/files.ts';
import * as native from '../../src/native/index.ts';
import * as page from '../../src/page/native/index.ts';
import { helpedBy } from '../../src/page/helper.ts';
import { Handed, MEMORY } from '../../src/page/memory.ts';
import { temporaryFolder } from '../temporary.ts';
import { tries } from '../suite.ts';

/* What a page does by itself, held against a machine. */

afterEach(() => helpedBy(null));

const bytes = fc.uint8Array({ maxLength: 200 });
const runs = { numRuns: tries(200) };
const plain = (of: Uint8Array): readonly number[] => [...of];

test('what has no need of a machine is there on a page, and no more', () => {
  // A ZIP that is sent is written by a machine.
  const names = Object.keys(native).filter((name) => name !== 'deflateTables');
  expect(Object.keys(page).toSorted()).toEqual(names.toSorted());
});

test('digests and texts are those of a machine', () => {
  fc.assert(
    fc.property(bytes, fc.string({ unit: 'binary' }), (some, text) => {
      expect(page.sha1(text, some)).toBe(native.sha1(text, some));
      expect(page.sha256(some)).toBe(native.sha256(some));
      const sha = new native.Sha256().add(text).add(some).hex();
      expect(new page.Sha256().add(text).add(some).hex()).toBe(sha);
      for (const key of [some, text]) {
        expect(page.hex(page.hmacSha256(key, text))).toBe(native.hex(native.hmacSha256(key, text)));
      }
      const inside = some.subarray(1);
      expect(page.hex(inside)).toBe(native.hex(inside));
      expect(page.latin1(inside)).toBe(native.latin1(inside));
      expect(page.toBase64(inside)).toBe(native.toBase64(inside));
      const base64 = native.toBase64(some);
      expect(plain(page.fromBase64(base64))).toEqual(plain(native.fromBase64(base64)));
    }),
    runs,
  );
  expect(native.sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(native.sha1('blob 0\0')).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
});

test('SHA-256 is that of a machine for each length of three blocks, in one piece and in three', () => {
  const all = nodeCrypto.randomBytes(3 * 64 + 1);
  for (let length = 0; length <= all.length; length += 1) {
    const some = all.subarray(0, length);
    const expected = native.sha256(some);
    expect(page.sha256(some)).toBe(expected);
    const [first, second] = [length % 67, length - (length % 23)].toSorted((a, b) => a - b);
    const pieces = [some.subarray(0, first), some.subarray(first, second), some.subarray(second)];
    expect(pieces.reduce((sha, piece) => sha.add(piece), new page.Sha256()).hex()).toBe(expected);
  }
});

/** 16 MiB of zeros, and no end. */
const FULL_OF_NOTHING = nodeZlib.deflateRawSync(Buffer.alloc(16 * 1024 ** 2), {
  finishFlush: nodeZlib.constants.Z_FULL_FLUSH,
});

describe('what is packed', () => {
  test('is read by either, from either', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom(1, 6), async (some, level) => {
        const given = some.slice();
        const packed = [await native.deflateRaw(given, level), await page.deflateRaw(some.slice())];
        expect(given).toHaveLength(0);
        for (const one of [page, native]) {
          for (const each of packed) expect(plain(one.inflateRaw(each, some.length))).toEqual(plain(some));
        }
        expect(plain(page.unpackers.gzip(nodeZlib.gzipSync(some), 200))).toEqual(plain(some));
        expect(plain(page.unpackers.zlib(nodeZlib.deflateSync(some), 200))).toEqual(plain(some));
        expect(page.crc32(some)).toBe(native.crc32(some));
      }),
      runs,
    );
    const text = Buffer.from('text');
    const { zstd, brotli } = native.unpackers;
    expect(plain(zstd(nodeZlib.zstdCompressSync(text), 4))).toEqual(plain(text));
    expect(plain(brotli(nodeZlib.brotliCompressSync(text), 4))).toEqual(plain(text));
    expect(() => page.unpackers.zstd()).toThrow('nothing unpacks it');
  });

  test('by a page, is packed by the thread that helps, which has the bytes from then on', async () => {
    const { port1, port2 } = new MessageChannel();
    let isAble = true;
    port1.on('message', ({ asked, port }: { readonly asked: Uint8Array; readonly port: MessagePort }) =>
      port.postMessage(isAble ? nodeZlib.deflateRawSync(asked) : null),
    );
    helpedBy({
      postMessage: (asked, given) =>
        port2.postMessage({ asked, port: given[0] }, given as TransferListItem[]),
    });
    const given = utf8('text');
    const packed = await page.deflateRaw(given);
    expect(plain(native.inflateRaw(packed, 4))).toEqual(plain(utf8('text')));
    expect(given).toHaveLength(0);
    isAble = false;
    // What takes long keeps nobody from using the page.
    const [most, more] = [1024 ** 2, 1024 ** 2 + 1].map((length) => page.deflateRaw(new Uint8Array(length)));
    await expect(most).rejects.toThrow('out of memory');
    expect(native.inflateRaw((await more) ?? utf8(''), 1024 ** 2 + 1)).toHaveLength(1024 ** 2 + 1);
    await expect(page.deflateRaw(utf8('text'))).rejects.toThrow('out of memory');
    port1.close();
  });

  test.each([
    ['a machine', native],
    ['a page', page as unknown as typeof native],
  ])('is refused by %s where it holds one byte more than it may', async (_, { inflateRaw, ...other }) => {
    const zeros = Buffer.alloc(1000);
    const tooLarge: unknown = expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' });
    for (const [packed, unpack] of [
      [nodeZlib.deflateRawSync(zeros), inflateRaw],
      [nodeZlib.gzipSync(zeros), other.unpackers.gzip],
      [nodeZlib.deflateSync(zeros), other.unpackers.zlib],
    ] as const) {
      expect(unpack(packed, 1000)).toHaveLength(1000);
      expect(() => unpack(packed, 999)).toThrow(tooLarge);
    }
    const packed = nodeZlib.deflateRawSync(zeros);
    await expect(other.inflateRawAside(packed, 999)).rejects.toEqual(tooLarge);
    expect(await other.inflateRawAside(packed, 1000)).toHaveLength(1000);
  });

  test.each([
    ['is cut off', (packed: Buffer) => packed.subarray(0, packed.length / 2), 'unexpected EOF'],
    ['is cut off early', (packed: Buffer) => packed.subarray(0, 100), 'unexpected EOF'],
    ['is no deflate', () => Buffer.from([7, 7, 7, 7]), 'invalid block type'],
  ])('is refused where it %s', async (_, damaged, why) => {
    const packed = damaged(nodeZlib.deflateRawSync(nodeCrypto.randomBytes(30_000)));
    expect(() => native.inflateRaw(packed, 40_000)).toThrow(/unexpected end of file|invalid block type/);
    expect(() => page.inflateRaw(packed, 40_000)).toThrow(why);
    await expect(page.inflateRawAside(packed, 40_000)).rejects.toThrow(why);
  });

  test('costs no more than a piece of it where it is a bomb', () => {
    // Whoever reads on meets what is no deflate.
    const bomb = Buffer.concat([FULL_OF_NOTHING, FULL_OF_NOTHING, Buffer.alloc(20_000, 7)]);
    expect(() => page.inflateRaw(bomb, Infinity)).toThrow('invalid block type');
    expect(() => page.inflateRaw(bomb, 100)).toThrow('more than 100');
    expect(page.inflateRaw(Buffer.from([3, 0]), 0)).toHaveLength(0);
    expect(native.inflateRaw(Buffer.from([3, 0]), 0)).toHaveLength(0);
  });
});

describe.each([
  ['a machine', native.gunzipped],
  ['a page', page.gunzipped],
])('what is packed and comes in pieces, by %s,', (_, gunzipped) => {
  async function* pieces(of: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < of.length; at += size) yield await Promise.resolve(of.subarray(at, at + size));
  }

  const text = Buffer.from(
    Array.from({ length: 60 }, (_one, at) => `print(${at})\n`.repeat(at * 40)).join(''),
  );
  const packed = nodeZlib.gzipSync(text);
  const read = async (of: Uint8Array, size: number): Promise<Buffer> =>
    Buffer.concat(await Array.fromAsync(gunzipped(pieces(of, size))));

  test.each([1, 1000, 1_000_000])('is read in pieces of %i bytes', async (size) => {
    // Byte by byte, each of them takes its time.
    const part = text.subarray(0, size * 100_000);
    const small = nodeZlib.gzipSync(part);
    expect((await read(small, size)).equals(part)).toBe(true);
    // As `cat a.gz b.gz` makes it.
    expect(await read(Buffer.concat([small, small]), size)).toHaveLength(2 * part.length);
  });

  test('is an error where it is cut off, or no gzip', async () => {
    await expect(read(packed.subarray(0, -20), 500)).rejects.toThrow(/unexpected (?:EOF|end of file)/);
    await expect(read(packed.subarray(0, packed.length / 2), 500)).rejects.toThrow(/unexpected/);
    await expect(read(Buffer.alloc(0), 500)).rejects.toThrow(/unexpected/);
    const none = read(Buffer.from('this is no gzip at all'), 500);
    await expect(none).rejects.toThrow(/invalid gzip data|incorrect header check/);
  });

  test('is no more work once nobody takes it', async () => {
    const taken: number[] = [];
    let isLetGo = false;
    // What no gzip makes shorter: a machine has some of it in hand before anybody asks.
    const much = nodeZlib.gzipSync(nodeCrypto.randomBytes(1_000_000));
    async function* counted(): AsyncGenerator<Uint8Array> {
      try {
        for await (const piece of pieces(much, 1000)) {
          taken.push(piece.length);
          yield piece;
        }
      } finally {
        isLetGo = true;
      }
    }
    for await (const part of gunzipped(counted())) if (part.length > 0) break;
    await vi.waitFor(() => expect(isLetGo).toBe(true));
    expect(taken.length).toBeLessThan(much.length / 1000 / 5);
  });
});

test('paths are those of POSIX', () => {
  const part = fc.constantFrom('a', '..', '.', '', 'b.c', 'ü');
  const path = fc
    .tuple(fc.constantFrom('/', ''), fc.array(part, { maxLength: 6 }))
    .map(([root, parts]) => `${root}${parts.join('/')}`);
  fc.assert(
    fc.property(path, path, (a, b) => {
      const { posix } = nodePath;
      expect(page.join(a, b)).toBe(posix.join(a, b));
      expect(page.resolve(a, b)).toBe(posix.resolve('/', a, b));
      expect(page.relative(`/${a}`, `/${b}`)).toBe(posix.relative(`/${a}`, `/${b}`));
      expect(page.basename(a)).toBe(posix.basename(a));
      // Of two slashes at the beginning POSIX says nothing.
      expect(page.dirname(posix.normalize(a))).toBe(posix.dirname(posix.normalize(a)));
      expect(page.isAbsolute(a)).toBe(posix.isAbsolute(a));
    }),
    runs,
  );
  expect(page.sep).toBe(nodePath.posix.sep);
});

describe('files', () => {
  afterEach(() => MEMORY.clear());

  /** Does the same to both, and hears the same of both. */
  async function both(story: (fs: FileSystem, at: (path: string) => string) => Promise<unknown>) {
    const folder = temporaryFolder();
    MEMORY.makeFolder('/page');
    const node = await story(native.fs, (path) => `${folder}/${path}`);
    expect(await story(page.fs, (path) => `/page/${path}`)).toEqual(node);
    return node;
  }

  const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

  test('are written, read, replaced and removed as on a disk', async () => {
    const heard = await both(async (fs, at) => {
      await fs.makeFolder(at('in/deep'));
      await fs.makeFolder(at('in'));
      await fs.write(at('in/a.txt'), 'äb');
      const handle = await fs.open(at('in/b'), 'w');
      await handle.write(new Uint8Array([1, 2, 3, 4]), 1, 3, 0);
      await handle.write(new Uint8Array([5, 6]), 0, 2, 3);
      await handle.close();
      const again = await fs.open(at('in/b'), 'r');
      const into = new Uint8Array(6);
      const { bytesRead } = await again.read(into, 1, 3, 1);
      const { size } = await again.stat();
      await again.close();
      const whole = [...(await fs.read(at('in/b')))];
      const part = await fs.open(at('in/c.part'), 'wx');
      await part.writeFile(utf8('\uFEFFone'));
      await part.writeFile(utf8('two'));
      await part.close();
      await fs.replace(at('in/c.part'), at('in/a.txt'));
      const text = await fs.readText(at('in/a.txt'));
      await fs.remove(at('in/b'));
      await fs.remove(at('in/b'));
      const own = [await fs.makeOwnFolder(at('own-')), await fs.makeOwnFolder(at('own-'))];
      await fs.write(at('in/z'), new Uint8Array([7]));
      const listed = await fs.list(at('in'));
      return {
        text,
        size,
        bytesRead,
        into: [...into],
        whole,
        own: new Set(own).size,
        listed: listed
          .map((one) => [one.name, one.isDirectory(), one.isFile(), one.isSymbolicLink()].join(' '))
          .toSorted(),
        isFolder: (await fs.stat(at('in'))).isDirectory(),
        isReal: (await fs.realpath(at('in'))) === at('in'),
        pieces: await Array.fromAsync(fs.pieces(at('in/a.txt')), (piece) => [...piece]),
      };
    });
    expect(heard).toMatchObject({
      text: '\uFEFFonetwo',
      size: 5,
      bytesRead: 3,
      into: [0, 3, 4, 5, 0, 0],
      whole: [2, 3, 4, 5, 6],
      own: 2,
    });
  });

  test.each<[string, (fs: FileSystem, at: (path: string) => string) => Promise<unknown>]>([
    ['what is not there', (fs, at) => fs.stat(at('no'))],
    ['what is not there, not to be followed', (fs, at) => fs.lstat(at('no'))],
    ['what is not there, without links', (fs, at) => fs.realpath(at('no'))],
    ['what is not there, to read', (fs, at) => fs.read(at('no'))],
    ['what is not there, to open', (fs, at) => fs.open(at('no'), 'r')],
    ['what is not there, to give a name', (fs, at) => fs.replace(at('no'), at('file'))],
    ['a folder that is not there, to write into', (fs, at) => fs.write(at('no/a'), 'a')],
    ['a file that is there, to make', (fs, at) => fs.open(at('file'), 'wx')],
    ['a folder, to read', (fs, at) => fs.readText(at('folder'))],
    ['a folder, to write', (fs, at) => fs.write(at('folder'), 'a')],
    ['a file, to list', (fs, at) => fs.list(at('file'))],
    ['what is not there, to list', (fs, at) => fs.list(at('no'))],
  ])('%s: refused for the same reason', async (_, story) => {
    const code = await both(async (fs, at) => {
      await fs.makeFolder(at('folder'));
      await fs.write(at('file'), 'a');
      return story(fs, at).catch(codeOf);
    });
    expect(code).toMatch(/^E[A-Z]+$/);
  });

  test('of its own are written and read at once as on a disk', async () => {
    const heard = await both(async (fs, at) => {
      const refused = [
        () => fs.openNow(at('no'), 'r'),
        () => fs.openNow(at('no/a'), 'w'),
        () => fs.readNow(1 << 20, new Uint8Array(1), 0, 1, 0),
      ].map((ask) => {
        try {
          return ask();
        } catch (error) {
          return codeOf(error);
        }
      });
      const file = fs.openNow(at('a'), 'w');
      const written = [
        fs.writeNow(file, new Uint8Array([1, 2, 3, 4]), 1, 3, 0),
        fs.writeNow(file, new Uint8Array([5, 6]), 0, 2, 3),
      ];
      // What was written is there before the file is closed.
      const [one, other] = [fs.openNow(at('a'), 'r'), fs.openNow(at('a'), 'r')];
      const into = new Uint8Array(6);
      const read = [
        fs.readNow(one, into, 1, 3, 1),
        fs.readNow(other, into, 4, 2, 4),
        fs.readNow(one, into, 0, 1, 5),
      ];
      for (const each of [file, one, other]) fs.closeNow(each);
      return Promise.resolve({ refused, written, read, into: [...into], isFirst: file !== one });
    });
    expect(heard).toMatchObject({ written: [3, 2], read: [3, 1, 0], into: [0, 3, 4, 5, 6, 0] });
  });

  test('that were dropped and may not be read here are read by whoever can, or by nobody', async () => {
    class Far extends Blob {
      override slice = () => this;
      override arrayBuffer = () => Promise.reject(new Error('not here'));
    }
    MEMORY.give('/far', new Far(['text']));
    await expect(page.fs.read('/far')).rejects.toThrow('not here');
    for (const [answer, expected] of [
      [new TextEncoder().encode('text').buffer, 'text'],
      [null, 'not here'],
    ] as const) {
      MEMORY.clear();
      MEMORY.give('/far', new Far(['text']));
      helpedBy({ postMessage: (_, [port]) => (port as MessagePort).postMessage(answer) });
      expect(await page.fs.readText('/far').catch(messageOf)).toBe(expected);
    }
  });

  test('of a report are handed over as they were written, whatever becomes of the memory', async () => {
    const file = await page.fs.open('/report.part', 'wx');
    for (const piece of ['one ', 'é', '']) {
      const bytesOfIt = utf8(piece);
      await file.writeFile(bytesOfIt);
      bytesOfIt.fill(0);
    }
    expect((await file.stat()).size).toBe(6);
    await file.close();
    await page.fs.replace('/report.part', '/report');
    expect(await page.fs.readText('/report')).toBe('one é');
    const handed = MEMORY.file('/report');
    expect(handed instanceof Handed && (await handed.blob.text())).toBe('one é');
  });

  test('that were dropped are read where they lie, each part once', async () => {
    const contents = nodeCrypto.randomBytes(700_000);
    let asked = 0;
    const blob = new Blob([contents]);
    const slice = blob.slice.bind(blob);
    blob.slice = (...range) => {
      asked += 1;
      return slice(...range);
    };
    expect(MEMORY.give('/class/submissions/x.zip', blob)).toBe(true);
    expect(MEMORY.give('/class/submissions/x.zip', blob)).toBe(false);
    expect(MEMORY.give('/class/submissions/x.zip/inside', blob)).toBe(false);
    const file = MEMORY.file('/class/submissions/x.zip');
    for (const [from, length] of [
      [0, 10],
      [10, 30],
      [262_140, 10],
      [699_990, 50],
      [700_000, 5],
    ] as const) {
      expect(plain(await file.read(from, length))).toEqual(plain(contents.subarray(from, from + length)));
    }
    expect(asked).toBe(3);
    const streamed = await Array.fromAsync(page.fs.pieces('/class/submissions/x.zip'));
    expect(Buffer.concat(streamed).equals(contents)).toBe(true);
  });
});
