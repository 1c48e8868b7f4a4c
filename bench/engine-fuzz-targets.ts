import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateRawSync } from 'node:zlib';
import { Analysis } from '../src/engine/analysis.ts';
import type { EngineDocument } from '../src/engine/api.ts';
import { readingOf } from '../src/engine/reading-of.ts';
import { AUTO_DETECT, LANGUAGES } from '../src/engine/languages/languages.ts';
import { PARAMETERS } from '../src/engine/parameters.ts';
import { measureFunctions } from '../src/engine/quality/measure-functions.ts';
import { readDocument } from '../src/engine/read-document.ts';
import { TokenBuffer } from '../src/engine/tokenizers/token-buffer.ts';
import { unpacked } from '../src/engine/pair-table.ts';
import { discard, readMultipart } from '../src/service/api/multipart.ts';
import { HttpError } from '../src/service/api/reply.ts';
import { ZipError } from '../src/system/zip/directory.ts';
import { readZip, ZIP_LIMITS } from '../src/system/zip/reader.ts';
import { hostileText, repeatedText } from '../test/engine/hostile-text.ts';
import type { Random } from '../test/random.ts';

/** Reads one hostile input made from `random`; gives its bytes, throws where the reader does what it must not. */
export type FuzzTarget = (random: Random) => number | Promise<number>;

const encoder = new TextEncoder();
const EXTENSIONS = LANGUAGES.filter(({ id }) => id !== AUTO_DETECT).flatMap(({ id, extensions }) =>
  extensions.map((extension) => ({ id, extension })),
);

/** A text in some language, read by its tokenizer, measured and compared with a rearranged copy. */
function tokenizers(random: Random): number {
  const { id, extension } = random.pick(EXTENSIONS);
  const text =
    random.next() < 0.2
      ? repeatedText(random, random.integer(1000, 400_000))
      : hostileText(random, random.integer(10, 3000));
  const name = `a.${extension}`;
  const reading = readingOf(name, text, id);
  if (reading === undefined) throw new Error(`no tokenizer for .${extension}`);
  // Straight to the tokenizer: reading would leave out what has too long lines.
  const tokens = new TokenBuffer();
  reading.tokenize(text, tokens);
  const lines = text.split('\n').length;
  for (let at = 0; at < tokens.length; at += 1) {
    const line = tokens.lines[at] as number;
    if (line < 1 || line > lines || (at > 0 && line < (tokens.lines[at - 1] as number))) {
      throw new Error(`a token of .${extension} on line ${line} of ${lines}`);
    }
  }
  measureFunctions(name, reading.family, text, tokens);
  const make = (number: number, contents: string): EngineDocument => ({
    id: number,
    role: 'submission',
    files: [{ path: name, bytes: encoder.encode(contents) }],
  });
  const half = text.length >> 1;
  readDocument(make(1, text), id, { quality: true, abstracted: true });
  const analysis = new Analysis(
    { languageId: id, ai: true, detectBaseCode: true },
    { ...PARAMETERS, suspicionFrom: 0 },
  );
  analysis.add(make(1, text));
  analysis.add(make(2, `${text.slice(half)}\n${text.slice(0, half)}`));
  for (const { similarity, suspicion } of unpacked(analysis.run()).pairs) {
    if (!(similarity >= 0 && similarity <= 100 && suspicion !== null && suspicion >= 0 && suspicion <= 100)) {
      throw new Error(`similarity ${similarity}, suspicion ${suspicion} for .${extension}`);
    }
  }
  return text.length;
}

const NAMES = [
  'a.java',
  'src/b.py',
  '../c.c',
  '/etc/passwd',
  'C:\\d.js',
  'e\\..\\..\\f.ts',
  'g/',
  '',
  '.',
  'h\0.go',
  'a.java',
  `${'i/'.repeat(3000)}j.rb`,
  'é漢\u202e.kt',
];
const BOMB = deflateRawSync(Buffer.alloc(8 * 1024 * 1024));

/** A ZIP whose directory may lie, with bytes changed, cut out or doubled. */
function zipReader(random: Random): number {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const count = random.integer(0, 12);
  for (let at = 0; at < count; at += 1) {
    const name = Buffer.from(random.pick(NAMES));
    const contents = Buffer.from(hostileText(random, random.integer(0, 60)));
    const stored = random.next() < 0.3;
    const packed = random.next() < 0.05 ? BOMB : stored ? contents : deflateRawSync(contents);
    const lie = random.next() < 0.2;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt8(random.pick([0, 3]), 5);
    record.writeUInt16LE(random.pick([0, 0, 0x0800, 0x0800, 1]), 8);
    record.writeUInt16LE(random.next() < 0.05 ? random.integer(0, 99) : stored ? 0 : 8, 10);
    record.writeUInt32LE(lie ? random.integer(0, 0x7fffffff) : crc32(contents), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(lie ? random.pick([0, 1, 1 << 20, 0xfffffff0]) : contents.length, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt32LE((random.pick([0o100644, 0o120777, 0o040755, 0o020644, 0]) << 16) >>> 0, 38);
    record.writeUInt32LE(offset, 42);
    parts.push(local, name, packed);
    directory.push(record, name);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(random.next() < 0.05 ? random.integer(0, 0xffff) : count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  const bytes = damaged(Buffer.concat([...parts, central, end]), random);
  try {
    const { entries } = readZip(bytes);
    let total = 0;
    for (const entry of entries) {
      if (entry.path.startsWith('/') || entry.path.split('/').includes('..') || entry.path.includes('\0')) {
        throw new Error(`the path ${JSON.stringify(entry.path)} was let through`);
      }
      try {
        const contents = entry.read();
        total += contents.length;
        if (contents.length !== entry.size || total > ZIP_LIMITS.maxTotalBytes) {
          throw new Error(`${contents.length} bytes where ${entry.size} were promised`);
        }
      } catch (error) {
        if (!(error instanceof ZipError)) throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
  }
  return bytes.length;
}

/** The same bytes, or some changed, cut off, cut out or doubled. */
function damaged(bytes: Buffer, random: Random): Buffer {
  const kind = random.integer(0, 5);
  if (kind <= 1 || bytes.length === 0) return bytes;
  const from = random.integer(0, bytes.length - 1);
  const to = Math.min(bytes.length, from + random.integer(1, 200));
  if (kind === 2) return bytes.subarray(0, from);
  if (kind === 3) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  if (kind === 4) return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  const copy = Buffer.from(bytes);
  for (let changes = random.integer(1, 20); changes > 0; changes -= 1) {
    copy[random.integer(0, copy.length - 1)] = random.integer(0, 255);
  }
  return copy;
}

const BOUNDARIES = ['x', '----WebKitFormBoundaryAbC', "a'()+_,-./:=?b", 'x'.repeat(70)];
const DISPOSITIONS = [
  'form-data; name="files[]"; filename="a.zip"',
  'form-data; name="files[]"; filename="../../etc/passwd"',
  'form-data; name="role"',
  'form-data; name="__proto__"',
  "form-data; name=a; filename*=UTF-8''%e2%82%ac%zz",
  'form-data; name="a; filename="b',
  'form-data',
  'attachment',
  '',
];

/** A multipart body in pieces of any size, with headers and ends that may be wrong. */
async function multipartReader(random: Random): Promise<number> {
  const boundary = random.pick(BOUNDARIES);
  const parts: string[] = [];
  for (let at = random.integer(0, 8); at > 0; at -= 1) {
    const headers = [
      `Content-Disposition: ${random.pick(DISPOSITIONS)}`,
      ...(random.next() < 0.5 ? ['Content-Type: application/zip'] : []),
      ...(random.next() < 0.1 ? [`X-A: ${'y'.repeat(random.integer(1, 100_000))}`] : []),
      ...(random.next() < 0.1 ? ['Content-Transfer-Encoding: base64'] : []),
    ];
    const body =
      random.next() < 0.1
        ? `\r\n--${boundary.slice(0, -1)}`.repeat(random.integer(1, 5000))
        : hostileText(random, random.integer(0, 300));
    parts.push(`--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`);
  }
  const end = random.pick([`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, '', '\r\n']);
  const bytes = damaged(Buffer.from(parts.join('') + end), random);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const next = at + (random.next() < 0.3 ? random.integer(1, 40) : random.integer(1, 1 << 16));
    chunks.push(bytes.subarray(at, next));
    at = next;
  }
  const headers = {
    'content-type': random.pick([
      `multipart/form-data; boundary=${boundary}`,
      `multipart/form-data; boundary="${boundary}"`,
      'multipart/form-data',
      'text/plain',
    ]),
  };
  const request = Object.assign(Readable.from(chunks), { headers }) as unknown as IncomingMessage;
  const folder = mkdtempSync(path.join(tmpdir(), 'code-similarity-fuzz-'));
  try {
    const { files } = await readMultipart(request, folder, 5);
    if (
      files.some(
        ({ filename, contents }) =>
          /[/\\\0]/.test(filename) || (typeof contents === 'string' && path.dirname(contents) !== folder),
      )
    ) {
      throw new Error('a file name leads out of its folder');
    }
    await discard(files);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  } finally {
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true, force: true });
    if (left.length > 0) {
      // oxlint-disable-next-line no-unsafe-finally -- what stays behind is the finding, whatever else there was
      throw new Error(`${left.length} spooled files were left behind`);
    }
  }
  return bytes.length;
}

export const FUZZ_TARGETS: Readonly<Record<string, FuzzTarget>> = {
  tokenizers,
  'ZIP reader': zipReader,
  'multipart reader': multipartReader,
};
