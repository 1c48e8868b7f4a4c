import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { AnalysisResult } from '#engine';
import { type PackedAnalysis, packed, unpacked } from '../analysis/pair-table.ts';
import { BlobMissing, type Blobs } from './blobs/blobs.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A name that no other document has. */
export function resultName(checkId: number): string {
  return `results/${checkId}-${randomBytes(8).toString('hex')}.json.gz`;
}

/** Keeps what was found as a document of its own. @throws the system's error */
export async function writeResult(blobs: Blobs, name: string, analysis: PackedAnalysis): Promise<void> {
  const text = JSON.stringify(unpacked(analysis));
  await writeDocument(blobs, name, text);
}

/** null: it is not there, or damaged. @throws the system's error where it cannot be read for another reason */
export function readResult(blobs: Blobs, name: string): Promise<PackedAnalysis | null> {
  return readDocument(blobs, name, (bytes) => parsedResult(bytes.toString('utf8')));
}

/** @throws the system's error */
export async function writeDocument(
  blobs: Blobs,
  name: string,
  contents: string | Uint8Array,
): Promise<void> {
  await blobs.put(name, await compress(contents, { level: constants.Z_BEST_SPEED }));
}

/** null: it is not there, or `parse` throws. @throws the system's error where it cannot be read for another reason */
export async function readDocument<T>(
  blobs: Blobs,
  name: string,
  parse: (bytes: Buffer) => T,
): Promise<T | null> {
  let bytes: Uint8Array;
  try {
    bytes = await blobs.get(name);
  } catch (error) {
    if (error instanceof BlobMissing) return null;
    throw error;
  }
  try {
    return parse(await decompress(bytes));
  } catch {
    return null;
  }
}

/** What a document of a result holds. null: it is damaged. */
function parsedResult(text: string): PackedAnalysis | null {
  const found = JSON.parse(text) as Partial<AnalysisResult> | null;
  return Array.isArray(found?.pairs) ? packed(found as AnalysisResult) : null;
}

/** Results by the names of their documents, which never change: the ones that were asked for last, as many as there is room for. */
export class ResultCache {
  readonly #results = new Map<string, PackedAnalysis>();
  readonly #reading = new Map<string, Promise<PackedAnalysis | null>>();
  readonly #mostEntries: number;

  /** @param mostEntries pairs and fragments of all results together; one result stays in any case */
  constructor(mostEntries: number) {
    this.#mostEntries = mostEntries;
  }

  set(name: string, analysis: PackedAnalysis): void {
    this.#results.set(name, analysis);
    let entries = 0;
    for (const [other, one] of [...this.#results].toReversed()) {
      entries += one.pairs.a.length + one.pairs.fragments.length / 8;
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
