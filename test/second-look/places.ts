import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, crc32, deflateSync } from 'node:zlib';
import { bytesOf, packOne } from '../packing/pack-one.ts';
import { randomFrom } from '../random.ts';
import { zip as lyingZip } from '../zip/lying-zip.ts';
import { type Dialect, ENDINGS } from './varied-programs.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;
export const SOURCE_KINDS = ['directory', 'zip', 'repository', 'pull-request', 'workspace'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Where a hostile student puts a copy; all else of the submission is a few lines of its own. */
export interface Place {
  readonly name: string;
  /** Default: all. */
  readonly dialects?: readonly Dialect[];
  /** Where it is possible. Default: everywhere. */
  readonly sources?: readonly SourceKind[];
  /** It means something at the top of a submission alone. */
  readonly isAtTop?: true;
  readonly files: (copy: string, ending: string) => Files | Promise<Files>;
}

/** A ZIP of these files. */
export async function zipOf(files: Files): Promise<Buffer> {
  const spoolDir = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    const { zip } = await packOne(
      {
        key: 'zip',
        name: 'zip',
        role: 'judged',
        origin: { kind: 'directory', path: 'zip' },
        files: Object.entries(files).map(([path, text]) => ({
          path,
          size: Buffer.byteLength(text),
          read: () => Promise.resolve(Buffer.from(text)),
        })),
        leftOut: [],
        remarks: [],
      },
      spoolDir,
    );
    return bytesOf(zip);
  } finally {
    rmSync(spoolDir, { recursive: true });
  }
}

const inFolder = (folder: string): Place => ({
  name: `${folder}/`,
  files: (copy, ending) => ({ [`${folder}/core.${ending}`]: copy }),
});
const called = (name: string, dialects?: readonly Dialect[], sources?: readonly SourceKind[]): Place => ({
  name: JSON.stringify(name),
  ...(dialects === undefined ? {} : { dialects }),
  ...(sources === undefined ? {} : { sources }),
  files: (copy, ending) => ({ [name.replace('EXT', ending)]: copy }),
});
const comment = (ending: string, text: string): string => `${ending === 'py' ? '#' : '//'} ${text}\n`;
const decoys = (count: number, path: (at: number) => string, text: string): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), text]));

const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** A program reads these, and runs what it read. */
const WRAPPED: Readonly<Record<string, (copy: string) => Files>> = {
  'a string of JSON': (copy) => ({ 'data.json': JSON.stringify({ name: 'x', level: 3, source: copy }) }),
  'lines of JSON': (copy) => ({ 'data.json': JSON.stringify(copy.split('\n')) }),
  'lines of JSON, indented': (copy) => ({
    'data.json': JSON.stringify({ lines: copy.split('\n') }, null, 2),
  }),
  'a column of a table': (copy) => ({
    'data.csv': copy
      .split('\n')
      .map((line, at) => `${at},"${line.replaceAll('"', '""')}",${at % 7}`)
      .join('\r\n'),
  }),
  'a column between tabs': (copy) => ({
    'data.tsv': copy
      .split('\n')
      .map((line, at) => `${at}\t${line}`)
      .join('\n'),
  }),
  'a cell of a table': (copy) => ({ 'data.csv': `id,text,n\n1,"${copy.replaceAll('"', '""')}",2\n` }),
  Base64: (copy) => ({ 'data.txt': base64(copy) }),
  'Base64 in lines': (copy) => ({ 'data.txt': base64(copy).replaceAll(/.{76}/g, '$&\n') }),
  'Base64 in JSON': (copy) => ({ 'data.json': JSON.stringify([{ program: base64(copy) }]) }),
  'hexadecimal digits': (copy) => ({ 'data.dat': Buffer.from(copy).toString('hex') }),
  'Brotli by another name': (copy) => ({ 'data.bin': brotliCompressSync(copy) }),
  'zlib by another name': (copy) => ({ 'data.bin': deflateSync(copy) }),
};

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [size, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, checksum]);
}

/** A PNG of noise with more chunks. */
function picture(...more: readonly Buffer[]): Buffer {
  const random = randomFrom(1);
  const noise = Buffer.from(
    Array.from({ length: 64 * 65 }, (_, at) => (at % 65 === 0 ? 0 : random.integer(0, 255))),
  );
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(noise)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const notes = { name: 'notes.txt', contents: Buffer.from('Nothing is here.') };
/** Whatever opens the file shows none of it. */
const IN_BYTES: Readonly<Record<string, (copy: string, ending: string) => Files | Promise<Files>>> = {
  'remarks on the entries of a ZIP': (copy) => ({
    'notes.zip': lyingZip(
      copy.split('\n').map((said, at) => ({ ...notes, name: `${at}.txt`, comment: said })),
    ),
  }),
  'a remark on a ZIP': (copy) => ({ 'notes.zip': lyingZip([notes], copy) }),
  'behind a picture': (copy) => ({ 'plan.png': Buffer.concat([picture(), Buffer.from(copy)]) }),
  'a ZIP behind a picture': async (copy, ending) => ({
    'plan.png': Buffer.concat([picture(), await zipOf({ [`core.${ending}`]: copy })]),
  }),
  'a remark in a picture': (copy) => ({
    'plan.png': picture(chunk('tEXt', Buffer.from(`Comment\0${copy}`))),
  }),
  'a packed remark in a picture': (copy) => ({
    'plan.png': picture(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(copy)]))),
  }),
  'a packed remark in a picture, with a language': (copy) => ({
    'plan.png': picture(
      chunk('iTXt', Buffer.concat([Buffer.from('xmp\0\x01\0xx\0xx\0'), deflateSync(copy)])),
    ),
  }),
};

export const PLACES: readonly Place[] = [
  ...Object.entries(IN_BYTES).map(([name, files]) => ({ name, files })),
  ...Object.entries(WRAPPED).map(([name, files]) => ({ name, files })),
  ...['vendor', 'node_modules/x', 'third_party', 'external', 'venv/lib', '.yarn', 'lib/site-packages/x'].map(
    inFolder,
  ),
  ...['build', 'target/classes', 'dist', 'out', 'bin', 'obj', 'generated', '__pycache__', 'coverage'].map(
    inFolder,
  ),
  ...['.github', '.vscode', '.idea', '.devcontainer', '.settings', '__MACOSX'].map(inFolder),
  called('.gitcore.EXT'),
  called('core.config.js', ['javascript']),
  called('core.min.js', ['javascript']),
  called('jquery.js', ['javascript']),
  called('sqlite3.c', ['c']),
  called('core_pb2.py', ['python']),
  called('core.g.EXT'),
  called('core.EXT '),
  called('core.EXT\u200b'),
  called('core'),
  called('core.dat'),
  called('core.txt'),
  called('README.md'),
  called('Makefile'),
  called('core.phtml'),
  called('vendor/core.txt'),
  called('.git/objects/core', undefined, ['directory', 'zip']),
  {
    name: 'vendor/ without an ending, and with remarks in another alphabet',
    files: (copy, ending) => ({
      'vendor/core': copy.replaceAll('\n', ` ${comment(ending, 'так')}`),
    }),
  },
  called('build/gen/core.dat'),
  called('.idea/core.xml'),
  {
    name: 'a script without an ending',
    dialects: ['python', 'javascript'],
    files: (copy, ending) => ({ run: `#!/usr/bin/env ${ending === 'py' ? 'python3' : 'node'}\n${copy}` }),
  },
  {
    name: '@generated',
    files: (copy, ending) => ({ [`core.${ending}`]: comment(ending, '@generated') + copy }),
  },
  {
    name: 'DO NOT EDIT',
    files: (copy, ending) => ({
      [`core.${ending}`]: comment(ending, 'Code generated by protoc. DO NOT EDIT.') + copy,
    }),
  },
  {
    name: 'the name and the top of what a generator writes',
    dialects: ['python', 'c'],
    files: (copy, ending) =>
      ending === 'py'
        ? { 'core_pb2.py': `# Generated by the protocol buffer compiler.  DO NOT EDIT!\n${copy}` }
        : { 'lex.yy.c': `/* A lexical scanner generated by flex */\n${copy}` },
  },
  {
    name: 'the name and the top of a library',
    dialects: ['python'],
    files: (copy) => ({ 'graphics.py': `"""Simple object oriented graphics library"""\n${copy}` }),
  },
  {
    name: 'a file over the limit',
    files: (copy, ending) => ({ [`core.${ending}`]: copy + comment(ending, 'x'.repeat(70)).repeat(15_000) }),
  },
  {
    name: 'a zero byte',
    files: (copy, ending) => ({ [`core.${ending}`]: `${comment(ending, 'x\0y')}${copy}` }),
  },
  {
    name: 'lines as of a bundler',
    files: (copy, ending) => ({ [`core.${ending}`]: copy + comment(ending, 'x'.repeat(950_000)) }),
  },
  {
    name: 'among 30 small files of a library',
    files: (copy, ending) => ({
      ...decoys(30, (at) => `vendor/a${at}.${ending}`, comment(ending, 'nothing')),
      [`vendor/core.${ending}`]: copy,
    }),
  },
  {
    name: 'behind 1,100 files that are listed first',
    files: (copy, ending) => ({
      ...decoys(1_100, (at) => `a${at}.png`, 'picture'),
      [`vendor/core.${ending}`]: copy,
    }),
  },
  {
    name: 'a ZIP in it',
    files: async (copy, ending) => ({ 'code.zip': await zipOf({ [`src/core.${ending}`]: copy }) }),
  },
  {
    name: 'a ZIP in a ZIP',
    files: async (copy, ending) => ({
      'code.zip': await zipOf({ 'more.zip': await zipOf({ [`core.${ending}`]: copy }) }),
    }),
  },
  {
    name: 'a library file of Java that is a ZIP',
    files: async (copy, ending) => ({ 'libs/core.jar': await zipOf({ [`core.${ending}`]: copy }) }),
  },
  {
    name: 'a long comment in a line',
    files: (copy, ending) => ({ [`core.${ending}`]: copy + comment(ending, 'x'.repeat(30_000)) }),
  },
  {
    name: 'blanks behind each line',
    files: (copy, ending) => ({ [`core.${ending}`]: copy.replaceAll('\n', `${' '.repeat(400)}\n`) }),
  },
  {
    name: 'one line',
    dialects: ['java', 'c', 'javascript'],
    files: (copy, ending) => ({ [`core.${ending}`]: copy.replaceAll('\n', ' ') }),
  },
  { name: 'a notebook that is none', dialects: ['python'], files: (copy) => ({ 'core.ipynb': copy }) },
  {
    name: 'a notebook',
    dialects: ['python'],
    files: (copy) => ({
      'core.ipynb': JSON.stringify({ cells: [{ cell_type: 'code', source: copy }], nbformat: 4 }),
    }),
  },
  {
    name: 'behind decoys that fill the engine',
    dialects: ['python', 'c'],
    files: (copy, ending) => ({
      ...decoys(
        6,
        (at) => `a${at}.${ending}`,
        `${ending === 'py' ? 'a1(2, b)' : 'a1(2, b);'}\n`.repeat(15_000),
      ),
      [`core.${ending}`]: copy,
    }),
  },
  {
    name: 'escapes for letters',
    dialects: ['java'],
    files: (copy) => ({
      'Core.java': copy.replaceAll(
        /[a-z]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    }),
  },
  {
    name: 'a condition that only looks dead',
    dialects: ['c'],
    files: (copy) => ({ 'core.c': `#if 0 || 1\n${copy}\n#endif\n` }),
  },
  {
    name: 'lines that are joined',
    dialects: ['c'],
    files: (copy) => ({ 'core.c': copy.replaceAll(/([a-z])([a-z])/g, '$1\\\n$2') }),
  },
  {
    name: 'code that is evaluated',
    dialects: ['python'],
    files: (copy) => ({ 'core.py': `exec(${JSON.stringify(copy)})\n` }),
  },
  {
    name: 'UTF-16',
    files: (copy, ending) => ({ [`core.${ending}`]: Buffer.from(`\ufeff${copy}`, 'utf16le') }),
  },
  {
    name: 'another language by name',
    files: (copy, ending) => ({ [`core.${ending === 'c' ? 'rb' : 'pas'}`]: copy }),
  },
  {
    name: 'the folder of the report',
    sources: ['workspace'],
    isAtTop: true,
    files: (copy, ending) => ({ [`similarity-report/core.${ending}`]: copy }),
  },
  {
    name: 'a page in the folder of the report',
    sources: ['workspace'],
    isAtTop: true,
    dialects: ['javascript'],
    files: (copy) => ({ 'similarity-report/old/index.html': `<script>\n${copy}</script>\n` }),
  },
  {
    name: 'hidden from archives',
    sources: ['repository', 'pull-request'],
    files: (copy, ending) => ({
      [`vendor/core.${ending}`]: copy,
      '.gitattributes': 'vendor/** export-ignore\n',
    }),
  },
];

export const DIALECTS = Object.keys(ENDINGS) as readonly Dialect[];

/** The places of a language and a source. */
export function placesFor(dialect: Dialect, source: SourceKind): readonly Place[] {
  return PLACES.filter(
    ({ dialects, sources }) =>
      (dialects === undefined || dialects.includes(dialect)) &&
      (sources === undefined || sources.includes(source)),
  );
}

/** A few lines of one's own. */
export function ownCode(dialect: Dialect, at: number): Files {
  const text = {
    java: `class Main { int x = ${at}; }\n`,
    c: `int main(void) { return ${at}; }\n`,
    python: `print(${at})\n`,
    javascript: `console.log(${at});\n`,
  }[dialect];
  return { [`main.${ENDINGS[dialect]}`]: text };
}
