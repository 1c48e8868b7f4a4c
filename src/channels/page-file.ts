import { ConfigurationError, fill, messageOf } from '#base';
import { fromBase64, inflateRaw } from '#native';
import {
  INDEX_BLOCK,
  matchesBlock,
  type PageGroup,
  type PageMatches,
  type PageSource,
  REPORT_SCHEMA_VERSION,
  sourceBlock,
  StaffDocument,
  type StaffIndex,
} from '#report';
import { BLOCK_CLOSE, BLOCK_OPEN } from './page-blocks.ts';
import * as says from './says.ts';

/** The page of a staff's report as it was written, whose parts are unpacked when they are asked for. */
interface WrittenPage {
  readonly index: StaffIndex;
  /** By the submission's place in the document. */
  readonly matches: (place: number) => PageMatches;
  readonly hasSource: (place: number) => boolean;
  /** null: its code is not in the page. */
  readonly source: (place: number) => PageSource | null;
}

/**
 * Reads the page of a report.
 *
 * @param html the bytes of index.html
 * @param name what the file is called in the error's sentence
 * @throws ConfigurationError where it is no page for staff, of another version, or damaged
 */
export function readPage(html: Buffer, name: string): WrittenPage {
  const blocks = readBlocks(html);
  const get = (id: string): unknown => {
    try {
      return blocks.get(id)?.();
    } catch (error) {
      throw new ConfigurationError(fill(says.damagedPart, { name, id, error: messageOf(error) }));
    }
  };
  const index = get(INDEX_BLOCK) as Partial<StaffIndex> | { readonly audience: string } | undefined;
  if (index?.audience === undefined) {
    throw new ConfigurationError(fill(says.noReportPage, { name }));
  }
  if (index.audience !== 'staff') {
    throw new ConfigurationError(fill(says.pageReader, { name }));
  }
  const document = StaffDocument.safeParse('document' in index ? index.document : undefined);
  if (!document.success || !('blocks' in index)) {
    throw new ConfigurationError(fill(says.writtenAnother, { name, version: REPORT_SCHEMA_VERSION }));
  }
  const { matches, sources } = (index as StaffIndex).blocks;
  const matchesAt = lastKept(matches, (number) => get(matchesBlock(number)));
  const sourceAt = lastKept(sources, (number) => get(sourceBlock(number)));
  return {
    index: { ...(index as StaffIndex), document: document.data },
    matches: (place) => (matchesAt(place) as PageMatches | undefined) ?? [],
    hasSource: (place) => (sources[place] ?? null) !== null,
    source: (place) => (sourceAt(place) as PageSource | undefined) ?? null,
  };
}

/** Reads what there is of a submission. The block that was looked at last stays: the next one is often in there, too. */
function lastKept(
  numbers: readonly (number | null)[],
  read: (number: number) => unknown,
): (place: number) => unknown {
  let last: { readonly number: number; readonly group: PageGroup<unknown> | undefined } | null = null;
  return (place) => {
    const number = numbers[place] ?? null;
    if (number === null) return undefined;
    if (last?.number !== number) last = { number, group: read(number) as PageGroup<unknown> | undefined };
    return last.group?.[place];
  };
}

/** Of one block, unpacked: more than any that this program writes. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024;
/** An id of ours is shorter. */
const MAX_ID_BYTES = 64;

/**
 * Finds the data blocks of a page that `pagePieces` wrote, and unpacks one when it is asked for.
 *
 * @returns what a block holds, by its id; that throws where the block is damaged
 */
export function readBlocks(html: Buffer): ReadonlyMap<string, () => unknown> {
  const blocks = new Map<string, () => unknown>();
  for (let at = html.indexOf(BLOCK_OPEN); at >= 0; at = html.indexOf(BLOCK_OPEN, at)) {
    const end = html.indexOf('">', at + BLOCK_OPEN.length);
    const close = html.indexOf(BLOCK_CLOSE, at);
    if (end < 0 || close < 0) break;
    // The page's own script holds the beginning of a block in a string, too.
    if (end - at - BLOCK_OPEN.length <= MAX_ID_BYTES && end < close) {
      const from = end + 2;
      blocks.set(html.toString('latin1', at + BLOCK_OPEN.length, end), () => {
        const packed = fromBase64(html.toString('latin1', from, close));
        return JSON.parse(new TextDecoder().decode(inflateRaw(packed, MAX_BLOCK_BYTES))) as unknown;
      });
      at = close;
    } else {
      at += BLOCK_OPEN.length;
    }
  }
  return blocks;
}
