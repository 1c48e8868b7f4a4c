import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, createGzip, gunzip } from 'node:zlib';
import { andThrow, instead } from '#base';
import { type AnalysisResult, eachPair, PairWriter } from '#engine';
import type { PackedAnalysis } from '../analysis/analyse.ts';
import { BlobMissing, type Blobs } from './blobs/blobs.ts';
import { newBlobName } from './blobs/names.ts';
import { forgetBlobs } from './named-blobs.ts';

const decompress = promisify(gunzip);

/** Keeps what was found as a document of its own. @returns its name. @throws the system's error */
export function writeResult(
  blobs: Blobs,
  secret: string,
  checkId: number,
  analysis: PackedAnalysis,
): Promise<string> {
  return writeDocument(blobs, secret, `results/${checkId}`, jsonPieces(analysis), '.json.gz');
}

/** So many characters of pairs are made and read at once. */
const PIECE = 64 * 1024;

/**
 * A result as JSON, some pairs in each line behind the first: in one piece, that of a large class would keep everybody else waiting
 * until it is made, and again until it is read.
 */
function* jsonPieces({ pairs, ...rest }: PackedAnalysis): Generator<string> {
  let piece = `${JSON.stringify({ ...rest, count: pairs.a.length }).slice(0, -1)},"pairs":[`;
  let separator = '\n';
  for (const pair of eachPair(pairs)) {
    piece += separator + JSON.stringify(pair);
    separator = ',';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
    separator = ',\n';
  }
  yield `${piece}\n]}`;
}

/** null: it is not there, or damaged. @throws the system's error where it cannot be read for another reason */
export function readResult(blobs: Blobs, name: string): Promise<PackedAnalysis | null> {
  return readDocument(blobs, name, (bytes) => parsedResult(bytes.toString('utf8')));
}

/** @param secret of the server. @param start of its name. @param ending of its name. @returns its name. @throws the system's error: nothing is kept then */
export async function writeDocument(
  blobs: Blobs,
  secret: string,
  start: string,
  pieces: Iterable<string | Uint8Array>,
  ending: string,
): Promise<string> {
  const packing = createGzip({ level: constants.Z_BEST_SPEED });
  const [bytes] = await Promise.all([buffer(packing), pipeline(pieces, packing)]);
  const name = await newBlobName(secret, start, bytes, ending);
  await blobs.put(name, bytes).catch(andThrow((error) => forgetBlobs(blobs, [name], error)));
  return name;
}

/** null: it is not there, or `parse` throws. @throws the system's error where it cannot be read for another reason */
export async function readDocument<T>(
  blobs: Blobs,
  name: string,
  parse: (bytes: Buffer) => T | Promise<T>,
): Promise<T | null> {
  const bytes = await blobs.get(name).catch(instead(BlobMissing, () => null));
  if (bytes === null) return null;
  try {
    return await parse(await decompress(bytes));
  } catch {
    return null;
  }
}

/** What a document of a result holds. @throws Error where it is damaged */
async function parsedResult(text: string): Promise<PackedAnalysis> {
  const [head = '', ...lines] = text.split('\n');
  const { pairs: _, count, ...rest } = JSON.parse(`${head}]}`) as AnalysisResult & { readonly count: number };
  const writer = new PairWriter(count);
  let left = count;
  for (const line of lines.slice(0, -1)) {
    const pairs = JSON.parse(`[${line.replace(/,$/, '')}]`) as AnalysisResult['pairs'];
    for (const pair of pairs) writer.add(pair);
    left -= pairs.length;
    await setImmediate();
  }
  if (left !== 0) throw new Error(`${left} of ${count} pairs are missing`);
  return { ...rest, pairs: writer.end() };
}

/** Pairs and fragments in memory, of all results together: some 100 MB. */
const MOST_ENTRIES = 2_000_000;
/** What is known of a submission takes as much memory as so many: 2 kB. Of small checks that is nearly all. */
const SUBMISSION_ENTRIES = 40;

/** Results by the names of their documents, which never change: the ones that were asked for last, as many as there is room for. */
export class ResultCache {
  readonly #results = new Map<string, PackedAnalysis>();
  readonly #reading = new Map<string, Promise<PackedAnalysis | null>>();
  readonly #mostEntries: number;

  /** @param isKept what is not held can be read again; one result stays in any case */
  constructor(isKept: boolean) {
    this.#mostEntries = isKept ? MOST_ENTRIES : Infinity;
  }

  set(name: string, analysis: PackedAnalysis): void {
    this.#results.set(name, analysis);
    let entries = 0;
    for (const [other, one] of [...this.#results].toReversed()) {
      entries += one.pairs.a.length + one.pairs.fragments.length / 8;
      entries += one.submissions.length * SUBMISSION_ENTRIES;
      if (other !== name && entries > this.#mostEntries) this.#results.delete(other);
    }
  }

  delete(names: readonly string[]): void {
    for (const name of names) this.#results.delete(name);
  }

  /** @param read is asked once, also where many ask for the same at once */
  async get(name: string, read: () => Promise<PackedAnalysis | null>): Promise<PackedAnalysis | null> {
    const there = this.#results.get(name);
    if (there !== undefined) {
      this.#results.delete(name);
      this.#results.set(name, there);
      return there;
    }
    const under = this.#reading.get(name) ?? read().finally(() => this.#reading.delete(name));
    this.#reading.set(name, under);
    const analysis = await under;
    if (analysis !== null) this.set(name, analysis);
    return analysis;
  }
}
