import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { ConfigurationError } from '../domain/outcome.ts';
import { INDEX_BLOCK, type PageSource, type StaffPage, type StudentPage, sourceBlock } from './page-data.ts';

/** Of one unpacked block: the code of one submission, or the index of a class. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;

/** A report's page as it was written. */
interface PageFile {
  readonly index: StaffPage | StudentPage;
  /** The code of a submission, by its place in the index; null: it is not in the page. */
  source(place: number): PageSource | null;
}

/**
 * Reads the page of a report, `index.html`. A block is unpacked when it is asked for: a page may hold the code of a class.
 *
 * @throws ConfigurationError where it is not there, or is no report
 */
export async function readPage(path: string): Promise<PageFile> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigurationError(
      `${JSON.stringify(path)} cannot be read (${code}). Name the folder of a report.`,
    );
  });
  const index = indexOf(bytes);
  if (index === null) {
    throw new ConfigurationError(
      `${JSON.stringify(path)} is no report of this program, or not a whole one. Name the folder of a report.`,
    );
  }
  return { index, source: (place) => unpack(bytes, sourceBlock(place)) as PageSource | null };
}

function indexOf(bytes: Buffer): StaffPage | StudentPage | null {
  try {
    return unpack(bytes, INDEX_BLOCK) as StaffPage | StudentPage | null;
  } catch {
    return null;
  }
}

/** The data of a block, which `html.ts` wrote; null: there is no such block. */
function unpack(bytes: Buffer, id: string): unknown {
  const head = `<script type="application/octet-stream" id="${id}">`;
  const at = bytes.indexOf(head);
  if (at < 0) return null;
  const start = at + head.length;
  const packed = Buffer.from(bytes.toString('latin1', start, bytes.indexOf('<', start)), 'base64');
  return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_BLOCK_BYTES }).toString('utf8'));
}
