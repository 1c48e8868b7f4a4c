import { listed } from '#base';

const SHOWN = 10;

/** "a, b and 3 more". */
export function shownNames(names: readonly string[]): string {
  return listed(names, SHOWN);
}
