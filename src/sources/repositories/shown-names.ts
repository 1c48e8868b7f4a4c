import { listed } from '../../text/format.ts';

const SHOWN = 10;

/** "a, b and 3 more". */
export function shownNames(names: readonly string[]): string {
  return listed(names, SHOWN);
}
