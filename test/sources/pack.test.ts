import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PackError, readPack, type PackLimits } from '../../src/sources/git/pack.ts';
import { differences, isFile } from '../../src/sources/git/objects.ts';
import { encodeRequest, GitRefusal, readAnswer } from '../../src/sources/git/fetch-objects.ts';
import { GitStore } from '../github-stand-in/git-store.ts';

const LIMITS: PackLimits = { packedBytes: 1e6, objectBytes: 1e6, unpackedBytes: 1e7, objects: 1000 };
const AUTHOR = { name: 'ada', email: 'ada@example.org', date: '2026-01-01T00:00:00Z' };
const TEXT = Array.from({ length: 400 }, (_, at) => `line ${at} of ${at * 7919}`);

let store: GitStore;
let pack: Buffer;
let contents: readonly string[];
beforeAll(async () => {
  store = new GitStore();
  let parent: string | null = null;
  // Versions of one file: git tells them as differences from each other.
  contents = Array.from({ length: 12 }, (_, at) => TEXT.with(at * 30, `changed ${at}`).join('\n'));
  for (const [at, text] of contents.entries()) {
    parent = store.commit({
      files: { 'a.txt': text, [`d/${at}.txt`]: `${at}` },
      parent,
      message: `${at}`,
      author: AUTHOR,
    });
  }
  const request = encodeRequest('fetch', ['no-progress', `want ${parent ?? ''}`, 'done']);
  ({ pack } = readAnswer(await store.uploadPack(request.toString())));
});
afterAll(() => store.close());

/** An entry of a pack. */
function entry(type: number, bytes: Buffer, { base = '', told = bytes.length } = {}): Buffer {
  const head = [(type << 4) | (told & 15)];
  for (let rest = told >>> 4; rest > 0; rest >>>= 7) {
    head[head.length - 1] = (head.at(-1) ?? 0) | 128;
    head.push(rest & 127);
  }
  return Buffer.concat([Buffer.from(head), Buffer.from(base, 'hex'), deflateSync(bytes)]);
}
function packOf(...entries: readonly Buffer[]): Buffer {
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1');
  head.writeUInt32BE(entries.length, 8);
  return Buffer.concat([head, ...entries, Buffer.alloc(20)]);
}
const blobName = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

describe('a pack that git made', () => {
  test('gives every object, under the name that git has for it', () => {
    const objects = readPack(pack, LIMITS);
    expect(objects.size).toBe(pack.readUInt32BE(8));
    for (const text of contents) {
      const sha = store.blob(text);
      expect(objects.get(sha)?.bytes.toString()).toBe(text);
      expect(objects.get(sha)?.bytes.equals(store.read(sha) ?? Buffer.alloc(0))).toBe(true);
    }
    // Or the test proves nothing of differences.
    expect(pack.length).toBeLessThan(contents[0]?.length ?? 0);
  });

  test('cut off anywhere is refused, whatever is missing', () => {
    for (let length = 0; length < pack.length - 20; length += 97) {
      expect(() => readPack(pack.subarray(0, length), LIMITS), String(length)).toThrow(PackError);
    }
  });

  test('damaged anywhere is refused, or gives nothing under a name that it is not', () => {
    for (let at = 0; at < pack.length; at += 89) {
      const damaged = Buffer.from(pack);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      try {
        for (const [sha, { type, bytes }] of readPack(damaged, LIMITS)) {
          expect(createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')).toBe(
            sha,
          );
        }
      } catch (error) {
        expect(error, String(at)).toBeInstanceOf(PackError);
      }
    }
  });
});

describe('limits', () => {
  const zeros = Buffer.alloc(1000);
  test.each([
    ['an object', { ...LIMITS, objectBytes: 1000 }, { ...LIMITS, objectBytes: 999 }],
    ['all objects', { ...LIMITS, unpackedBytes: 1000 }, { ...LIMITS, unpackedBytes: 999 }],
    ['their number', { ...LIMITS, objects: 1 }, { ...LIMITS, objects: 0 }],
  ])('of %s, on both sides', (_, enough, tooLittle) => {
    expect(readPack(packOf(entry(3, zeros)), enough).get(blobName(zeros))?.bytes).toHaveLength(1000);
    expect(() => readPack(packOf(entry(3, zeros)), tooLittle)).toThrow(PackError);
  });

  test('an object that says to be smaller than it is, or larger, is not unpacked', () => {
    for (const told of [0, 999, 1001]) {
      expect(() => readPack(packOf(entry(3, zeros, { told })), LIMITS), String(told)).toThrow('damaged');
    }
  });

  test('a difference that makes much of little is counted as what it makes', () => {
    // From 1,000 bytes: copy all of them, a thousand times.
    const copy = Buffer.from([0b1011_0000, 0xe8, 0x03]);
    const delta = Buffer.concat([
      Buffer.from([0xe8, 0x07, 0xc0, 0x84, 0x3d]),
      ...Array.from({ length: 1000 }, () => copy),
    ]);
    const bomb = packOf(entry(3, zeros), entry(7, delta, { base: blobName(zeros) }));
    expect(readPack(bomb, LIMITS).get(blobName(Buffer.alloc(1e6)))?.bytes).toHaveLength(1e6);
    expect(() => readPack(bomb, { ...LIMITS, objectBytes: 999_999 })).toThrow('more than 999999 bytes');
  });

  test.each([
    ['copies from behind its base', [0xe8, 0x07, 1, 0b1001_0011, 0xe8, 0x03, 1]],
    ['makes less than it says', [0xe8, 0x07, 5, 1, 65]],
    ['makes more than it says', [0xe8, 0x07, 1, 2, 65, 66]],
    ['does nothing', [0xe8, 0x07, 1, 0]],
    ['is of another base', [0xe7, 0x07, 1, 1, 65]],
  ])('a difference that %s', (_, delta) => {
    const base = blobName(zeros);
    expect(() => readPack(packOf(entry(3, zeros), entry(7, Buffer.from(delta), { base })), LIMITS)).toThrow(
      PackError,
    );
  });

  test('a difference from what is not there, or from itself', () => {
    const lonely = packOf(entry(7, Buffer.from([1, 1, 1, 65]), { base: '1'.repeat(40) }));
    expect(() => readPack(lonely, LIMITS)).toThrow('objects that it has not');
  });
});

describe('an answer of git', () => {
  const packet = (text: string): string => `${(text.length + 4).toString(16).padStart(4, '0')}${text}`;
  test('that says no', () => {
    expect(() => readAnswer(Buffer.from(packet('ERR upload-pack: not our ref 11')))).toThrow(GitRefusal);
    expect(() =>
      readAnswer(Buffer.from(`${packet('packfile\n')}${packet('\u0003out of disk')}0000`)),
    ).toThrow('out of disk');
  });
  test('that is cut off, also between two packets', () => {
    const whole = `${packet('packfile\n')}${packet('\u0001PACK')}${packet('\u0002words')}0000`;
    expect(readAnswer(Buffer.from(whole)).pack.toString()).toBe('PACK');
    for (let length = 1; length < whole.length; length += 1) {
      expect(() => readAnswer(Buffer.from(whole.slice(0, length))), String(length)).toThrow(PackError);
    }
  });
  test('that is a page of a proxy', () => {
    expect(() => readAnswer(Buffer.from('<html>'))).toThrow(PackError);
    expect(() => readAnswer(Buffer.alloc(0))).toThrow(PackError);
  });
});

test('a folder and a file with zeros before their modes are what they are without', () => {
  const entryOf = (mode: string, name: string, sha: string): Buffer =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(sha, 'hex')]);
  const [root, inner, file] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [string, string, string];
  const objects = new Map([
    [root, { type: 'tree', bytes: entryOf('040000', 'src', inner) } as const],
    [inner, { type: 'tree', bytes: entryOf('0100644', 'a.py', file) } as const],
  ]);
  const found = differences(objects, null, root);
  expect(found.map(({ path, after }) => [path, after !== null && isFile(after)])).toEqual([
    ['src/a.py', true],
  ]);
});
