/** Repeatable random numbers for generated programs. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32: one 32-bit state, good enough for choosing among templates. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const index = Math.floor(next() * list.length);
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[index] as (typeof list)[number];
    },
  };
}
