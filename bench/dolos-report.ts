/**
 * The same class as the report of Dolos: its page (@dodona/dolos-web) fed with the CSV files that its command line writes, and
 * with the fingerprints of its own index (@dodona/dolos-core), so that sizes and times can be set beside ours. Tokens are those
 * of a simple scanner, about a third of what its parsers make, and its list holds our pairs alone and not every pair there is:
 * both favour it. A submission is one file there.
 */
import {
  closeSync,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunReport } from '../src/contract/report.ts';
import type { ReadSource } from '../src/channels/packed-source.ts';
import { pairAverage } from '../src/contract/findings.ts';

const TOKEN = /[\p{L}_$][\p{L}\p{N}_$]*|\d[\w.]*|"[^"\n]*"|[^\s\w]/gu;

const KGRAM = 23;
const WINDOW = 17;

interface Region {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** What we call of @dodona/dolos-core. */
interface DolosCore {
  readonly File: new (path: string, content: string, extra: undefined, id: number) => { readonly id: number };
  readonly Region: new (startRow: number, startCol: number, endRow: number, endCol: number) => Region;
  readonly TokenizedFile: new (file: object, tokens: readonly string[], mapping: readonly Region[]) => object;
  readonly FingerprintIndex: new (
    kgram: number,
    window: number,
    data: boolean,
  ) => {
    addFiles(files: readonly object[]): unknown;
    sharedFingerprints(): readonly {
      readonly id: number;
      readonly hash: number;
      files(): readonly { readonly id: number }[];
    }[];
  };
}

/** Bytes of the page with its data, all files together. */
export interface DolosReport {
  readonly folder: string;
  readonly bytes: number;
}

/** Writes the class as Dolos's report. */
export async function writeDolosReport(
  folder: string,
  report: RunReport,
  readSource: ReadSource,
): Promise<DolosReport> {
  const core = await openPackages(folder);
  const data = join(folder, 'data');
  mkdirSync(data);
  const { submissions, pairs } = report.findings;
  const judged = submissions.filter(({ role }) => role === 'judged');
  writeCsv(join(data, 'metadata.csv'), 'property,value,type', [
    ...METADATA,
    ['createdAt', report.run.createdAt, 'string'],
  ]);
  const files: Row[] = [];
  const tokenized: object[] = [];
  for (const [id, { key, name }] of judged.entries()) {
    const sources = (await readSource(key)) ?? [];
    const content = sources.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');
    const { tokens, mapping } = scanned(core, content);
    const file = new core.File(`${name}.py`, content, undefined, id);
    tokenized.push(new core.TokenizedFile(file, tokens, mapping));
    const [ast, regions] = [JSON.stringify(tokens), JSON.stringify(mapping)];
    files.push([id, 'false', `${name}.py`, content, tokens.length, ast, regions, '{}']);
  }
  writeCsv(join(data, 'files.csv'), 'id,ignored,path,content,amountOfKgrams,ast,mapping,extra', files);
  const shared = new core.FingerprintIndex(KGRAM, WINDOW, false);
  shared.addFiles(tokenized);
  writeCsv(
    join(data, 'kgrams.csv'),
    'id,hash,ignored,data,files',
    shared
      .sharedFingerprints()
      .map((one) => [one.id, one.hash, 'false', 'null', JSON.stringify(one.files().map(({ id }) => id))]),
  );
  const places = new Map(judged.map(({ key, name }, id) => [key, [id, `${name}.py`] as const]));
  writeCsv(
    join(data, 'pairs.csv'),
    'id,leftFileId,leftFilePath,rightFileId,rightFilePath,similarity,totalOverlap,longestFragment,leftCovered,rightCovered',
    pairs.map((pair, id) => [
      id,
      ...(places.get(pair.a) ?? [0, '.py']),
      ...(places.get(pair.b) ?? [0, '.py']),
      (pairAverage(pair) ?? 0) / 100,
      pair.overlap ?? 0,
      pair.longestFragment ?? 0,
      pair.overlap ?? 0,
      pair.overlap ?? 0,
    ]),
  );
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const bytes = all.map((entry) => (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0));
  return { folder, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

type Row = readonly (string | number)[];

const METADATA: readonly Row[] = [
  ['kgramLength', KGRAM, 'number'],
  ['kgramsInWindow', WINDOW, 'number'],
  ['kgramData', 'false', 'boolean'],
  ['preprocessor', 'null', 'null'],
  ['language', 'python', 'string'],
  ['languageDetected', 'false', 'boolean'],
  ['maxFingerprintPercentage', 'null', 'null'],
  ['maxFingerprintCount', 'null', 'null'],
  ['minSimilarity', 0, 'number'],
  ['minFragmentLength', 0, 'number'],
  ['limitResults', 'null', 'null'],
  ['sortBy', 'totalOverlap', 'string'],
  ['fragmentSortBy', 'null', 'null'],
  ['includeComments', 'false', 'boolean'],
  ['reportName', 'bench', 'string'],
  ['warnings', '[]', 'object'],
];

/** Copies the page into `folder`; what builds its data. */
async function openPackages(folder: string): Promise<DolosCore> {
  const dodona = join(import.meta.dirname, 'node_modules', '@dodona');
  const page = join(dodona, 'dolos-web', 'dist');
  const index = join(dodona, 'dolos-core', 'dist', 'index.js');
  if (!existsSync(page) || !existsSync(index)) {
    throw new Error('Run npm --prefix bench ci first.');
  }
  cpSync(page, folder, { recursive: true });
  return (await import(pathToFileURL(index).href)) as DolosCore;
}

function writeCsv(path: string, header: string, rows: readonly Row[]): void {
  const file = openSync(path, 'w');
  writeSync(file, `${header}\n`);
  for (const row of rows) {
    writeSync(file, `${row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\n`);
  }
  closeSync(file);
}

/** The tokens of a program, and where each stands. */
function scanned(core: DolosCore, content: string): { tokens: string[]; mapping: Region[] } {
  const tokens: string[] = [];
  const mapping: Region[] = [];
  for (const [row, line] of content.split('\n').entries()) {
    for (const { 0: token, index: at } of line.matchAll(TOKEN)) {
      tokens.push(/^[\p{L}_$]/u.test(token) ? 'identifier' : token);
      mapping.push(new core.Region(row, at, row, at + token.length));
    }
  }
  return { tokens, mapping };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.csv': 'text/csv',
};

/** Serves a folder on loopback: that page does not work from a file. */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? '/', 'http://x').pathname));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
