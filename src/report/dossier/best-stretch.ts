/** The places of each number in a sequence, the last one first. */
export function placesOf(sequence: Uint32Array): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (let at = sequence.length - 1; at >= 0; at -= 1) {
    const number = sequence[at] ?? 0;
    const found = places.get(number);
    if (found === undefined) places.set(number, [at]);
    else found.push(at);
  }
  return places;
}

/**
 * How much of one sequence stands in one place of another (local alignment, Smith and Waterman 1981): each number in common
 * counts 1, each that only one of them has there -0.5. A score can only rise where both have a number, so it is worked out there alone
 * (Hunt and Szymanski 1977): a tree (Fenwick 1994) tells the best that may come before.
 *
 * @param places of the first sequence's numbers
 * @param length of the first sequence
 * @param most of the places where both have a number that are looked at
 * @returns the score and how many were looked at; null: there are more of them
 */
export function bestStretch(
  places: ReadonlyMap<number, readonly number[]>,
  length: number,
  sequence: Uint32Array,
  most: number,
): { readonly score: number; readonly steps: number } | null {
  // A score with half of both its places added: less half of the places that follow, it is what is left of it there.
  const tree = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
  let best = 0;
  let steps = 0;
  for (let other = 0; other < sequence.length; other += 1) {
    const both = places.get(sequence[other] ?? 0) ?? [];
    steps += both.length;
    if (steps > most) return null;
    for (const own of both) {
      let before = Number.NEGATIVE_INFINITY;
      for (let at = own; at > 0; at -= at & -at) before = Math.max(before, tree[at] ?? before);
      const half = (own + other) / 2;
      const score = 1 + Math.max(0, before - (half - 1));
      best = Math.max(best, score);
      const worth = score + half;
      for (let at = own + 1; at <= length && (tree[at] ?? worth) < worth; at += at & -at) tree[at] = worth;
    }
  }
  return { score: best, steps };
}
