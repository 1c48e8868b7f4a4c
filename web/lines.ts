import type { PageRegion } from '../src/report/page-data.ts';
import { message } from '../src/words/message.ts';
import type { Message } from '../src/words/value.ts';

/** Where a region stands in its file: its lines, or that they are not known. */
export function linesOf({ lineStart, lineEnd }: Pick<PageRegion, 'lineStart' | 'lineEnd'>): Message {
  const kind = lineStart === null ? 'unknown' : lineEnd === null || lineEnd === lineStart ? 'one' : 'range';
  return message('lists.lines', { kind, from: String(lineStart), to: String(lineEnd) });
}
