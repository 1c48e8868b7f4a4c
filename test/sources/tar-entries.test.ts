import fc from 'fast-check';
import { extract, type Header, pack } from 'tar-stream';
import { describe, expect, test } from 'vitest';
import { readEntries, type TarHeader } from '../../src/sources/tar-entries.ts';
import { tries } from '../suite.ts';

type Read = TarHeader & { readonly text?: string };

async function* pieces(of: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < of.length; at += size) yield await Promise.resolve(of.subarray(at, at + size));
}

/** What is read of a tar, in pieces of some bytes. Contents of folders and links are passed over. */
async function read(tar: Uint8Array, size = 700): Promise<readonly Read[]> {
  const found: Read[] = [];
  await readEntries(pieces(tar, size), (header) => {
    if (header.type === 'file') {
      return (bytes) => found.push({ ...header, text: Buffer.from(bytes).toString() });
    }
    found.push(header);
    return null;
  });
  return found;
}

async function tarOf(
  entries: readonly (Partial<Header> & { readonly name: string; readonly text?: string })[],
): Promise<Buffer> {
  const tar = pack();
  for (const { text, ...header } of entries) tar.entry(header, text ?? '');
  tar.finalize();
  return Buffer.concat(await Array.fromAsync(tar as AsyncIterable<Buffer>));
}

/** One header, as it is written by hand. */
function block(
  name: string,
  type: string,
  size: number | Buffer,
  more: Readonly<Record<number, string>> = {},
): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write(name, 0);
  if (typeof size === 'number') bytes.write(size.toString(8).padStart(11, '0'), 124);
  else size.copy(bytes, 124);
  bytes.write(type, 156, 'latin1');
  for (const [at, text] of Object.entries(more)) bytes.write(text, Number(at), 'latin1');
  bytes.fill(0x20, 148, 156);
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

const padded = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(Math.ceil(bytes.length / 512) * 512 - bytes.length)]);
};
const USTAR = { 257: 'ustar\u000000' };

test('entries are read as another reader reads them, however their bytes come', async () => {
  const name = fc.stringMatching(/^[a-zé名 ]{1,130}(?:\/[a-z]{1,90}){0,2}$/);
  const entry = fc.record({
    name,
    type: fc.constantFrom('file' as const, 'directory' as const, 'symlink' as const, 'fifo' as const),
    text: fc.string({ maxLength: 1200 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 6 }),
      fc.integer({ min: 1, max: 3000 }),
      async (all, size) => {
        const tar = await tarOf(
          all.map(({ text, ...one }) => ({
            ...one,
            linkname: 'x',
            ...(one.type === 'file' ? { text } : {}),
          })),
        );
        const theirs: unknown[] = [];
        const reader = extract();
        reader.on('entry', ({ name: path, type }, stream, next) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk) => chunks.push(chunk as Buffer));
          stream.on('end', () => {
            theirs.push([path, type, Buffer.concat(chunks).toString()]);
            next();
          });
        });
        const done = new Promise<void>((resolve) => void reader.on('finish', resolve));
        reader.end(tar);
        await done;
        const said: Readonly<Record<string, string | undefined>> = { symlink: 'link', fifo: 'other' };
        expect((await read(tar, size)).map((one) => [one.name, one.type, one.text ?? ''])).toEqual(
          (theirs as [string, string, string][]).map(([path, type, text]) => [
            path,
            said[type] ?? type,
            text,
          ]),
        );
      },
    ),
    { numRuns: tries(60) },
  );
});

describe('what others write differently', () => {
  test('names of GNU tar and of POSIX, sizes that are no digits, and folders without a mark', async () => {
    const long = `${'l'.repeat(150)}/x.py`;
    const wide = Buffer.alloc(12);
    wide[0] = 0x80;
    wide[11] = 3;
    const tar = Buffer.concat([
      block('././@LongLink', 'L', long.length + 1, { 257: 'ustar  ' }),
      padded(`${long}\0`),
      block('lll', '0', 2),
      padded('hi'),
      block('b.py', '0', wide, { ...USTAR, 345: 'far/a' }),
      padded('abc'),
      block('c.py', '\0', 1, { 345: 'not a name' }),
      padded('c'),
      block('old/', '\0', 0),
      // What a folder would hold is no contents.
      block('sized', '5', 700, USTAR),
      block('d.py', '7', 1, USTAR),
      padded('d'),
      Buffer.alloc(1024),
    ]);
    expect((await read(tar)).map(({ name, type, text }) => [name, type, text])).toEqual([
      [long, 'file', 'hi'],
      ['far/a/b.py', 'file', 'abc'],
      ['c.py', 'file', 'c'],
      ['old/', 'directory', undefined],
      ['sized', 'directory', undefined],
      ['d.py', 'file', 'd'],
    ]);
  });

  test('a pax header is about the next entry alone, and the first comment about all', async () => {
    const record = (text: string): string => {
      const bytes = Buffer.byteLength(text) + 2;
      return `${bytes + String(bytes + 2).length} ${text}\n`;
    };
    const comments = ['a'.repeat(40), 'later'].flatMap((comment) => {
      const said = record(`comment=${comment}`);
      return [block('pax_global_header', 'g', said.length, USTAR), padded(said)];
    });
    const own = record('path=other/é=1.py') + record('size=0000000000002');
    const tar = Buffer.concat([
      ...comments,
      block('x', 'x', Buffer.byteLength(own), USTAR),
      padded(own),
      block('short', '0', 700, USTAR),
      padded('ab'),
      block('plain', '0', 0, USTAR),
    ]);
    const found: TarHeader[] = [];
    const comment = await readEntries(pieces(tar, 100), (header) => {
      found.push(header);
      return null;
    });
    expect(comment).toBe('a'.repeat(40));
    expect(found.map(({ name, size }) => [name, size])).toEqual([
      ['other/é=1.py', 2],
      ['plain', 0],
    ]);
  });
});

test.each<[string, readonly Buffer[], string]>([
  ['is no tar', [Buffer.alloc(512, 'no tar ')], 'no tar'],
  ['has another sum', [Buffer.concat([block('a', '0', 0).subarray(0, 511), Buffer.from('x')])], 'no tar'],
  ['ends in a header', [block('a', '0', 0).subarray(0, 511)], 'cut off'],
  ['ends in a file', [block('a', '0', 2), Buffer.from('a')], 'cut off'],
  ['ends before the next block', [block('a', '0', 2), Buffer.from('ab')], 'cut off'],
  ['has a size below none', [block('a', '0', Buffer.alloc(12, 0xff))], 'no size'],
  ['says more of a name than any has', [block('a', 'L', 4 * 1024 ** 2 + 1)], 'too long'],
])('what %s is refused', async (_, parts, why) => {
  await expect(read(Buffer.concat(parts))).rejects.toThrow(why);
});

test('what comes in is let go of where somebody refuses it', async () => {
  let isOpen = true;
  async function* source(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield await Promise.resolve(block('a', '0', 0));
    } finally {
      isOpen = false;
    }
  }
  const refused = readEntries(source(), () => {
    throw new Error('enough');
  });
  await expect(refused).rejects.toThrow('enough');
  expect(isOpen).toBe(false);
});
