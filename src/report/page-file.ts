import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '../domain/outcome.ts';
import { readBlocks } from './page-blocks.ts';
import { INDEX_BLOCK, type PageSource, type StaffPage, type StudentPage, sourceBlock } from './page-data.ts';

/** A report's page as it was written. */
interface WrittenPage {
  readonly index: StaffPage | StudentPage;
  /** The code of a submission, by its place in the index; null: it is not in the page. */
  source(place: number): PageSource | null;
}

/**
 * Reads the page of a report, `index.html`. A block is unpacked when it is asked for: a page may hold the code of a class.
 *
 * @throws ConfigurationError where it is not there, or is no report
 */
export async function readPage(path: string): Promise<WrittenPage> {
  const bytes = await readFile(path).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ConfigurationError(
      `${JSON.stringify(path)} cannot be read (${code}). Name the folder of a report.`,
    );
  });
  const block = readBlocks(bytes);
  const index = indexOf(block);
  if (index === undefined) {
    throw new ConfigurationError(
      `${JSON.stringify(path)} is no report of this program, or not a whole one. Name the folder of a report.`,
    );
  }
  return { index, source: (place) => (block(sourceBlock(place)) as PageSource | undefined) ?? null };
}

/** undefined: there is none, or it is damaged. */
function indexOf(block: ReturnType<typeof readBlocks>): StaffPage | StudentPage | undefined {
  try {
    return block(INDEX_BLOCK) as StaffPage | StudentPage | undefined;
  } catch {
    return undefined;
  }
}
