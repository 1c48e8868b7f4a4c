/** So few states are read one after the other. */
const FEW = 6;
/** Where a longer list is looked at besides, as shares of what lies before the place that was found. */
const SPOTS = [1 / 3, 2 / 3];

/**
 * The first of `length` states in which something holds that holds in the last. A short list is read from its beginning. In a
 * longer one the first state is read, then the place is found by bisection, and some states before it are looked at too: code
 * may have been there, taken out, and put in again. It is exact where every state before was read, and it holds in none of them.
 *
 * @param holds null: the state cannot be read
 */
export async function firstOf(length: number, holds: (index: number) => Promise<boolean | null>) {
  const known = new Map<number, boolean | null>([[length - 1, true]]);
  const read = async (index: number): Promise<boolean | null> => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const now = await holds(index);
    known.set(index, now);
    return now;
  };
  const found = length <= FEW ? await fromTheBeginning(length, read) : await byBisection(length, read);
  for (let at = 0; at < found; at += 1) if (known.get(at) !== false) return { index: found, isExact: false };
  return { index: found, isExact: true };
}

type Read = (index: number) => Promise<boolean | null>;

async function fromTheBeginning(length: number, read: Read): Promise<number> {
  for (let at = 0; at < length - 1; at += 1) if ((await read(at)) === true) return at;
  return length - 1;
}

async function byBisection(length: number, read: Read): Promise<number> {
  if ((await read(0)) === true) return 0;
  const upTo = async (last: number): Promise<number> => {
    let [from, to] = [0, last];
    while (to - from > 1) {
      const middle = Math.floor((from + to) / 2);
      if ((await read(middle)) === true) to = middle;
      else from = middle;
    }
    return to;
  };
  let found = await upTo(length - 1);
  for (const share of SPOTS) {
    const spot = Math.floor(found * share);
    if (spot > 0 && (await read(spot)) === true) found = await upTo(spot);
  }
  return found;
}
