import { tokenSet } from './vocabulary.ts';

export const OPENING = tokenSet('( [ {');
export const CLOSING = tokenSet(') ] }');
const BRACKETS = tokenSet(OPENING, CLOSING);

/** By each bracket, of whatever kind: where the one is that it opens or closes; -1 where none is. */
export function partnersOf(ids: Uint16Array, length: number): Int32Array {
  const partners = new Int32Array(length).fill(-1);
  const open: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const id = ids[at] as number;
    if (!BRACKETS.has(id)) continue;
    if (OPENING.has(id)) {
      open.push(at);
    } else {
      const from = open.pop();
      if (from === undefined) continue;
      partners[from] = at;
      partners[at] = from;
    }
  }
  return partners;
}
