import { visible } from '../text/escape.ts';
import { pointsInLine } from '../text/format.ts';

/**
 * What is hidden or reorders text becomes visible. The runner takes `::` at the start of a line and `##[` anywhere in it for
 * commands: neither stays.
 */
export function oneLine(message: string): string {
  return visible(pointsInLine(message))
    .replace(/^(\s*):(?=:)/, '$1:\u200b')
    .replaceAll('##[', '##\u200b[');
}
