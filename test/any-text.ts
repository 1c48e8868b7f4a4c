import fc from 'fast-check';

/** Half of them belong to pairs, and are no characters by themselves. */
const SURROGATES = { from: 0xd800, count: 0x800 } as const;

/**
 * Any character of Unicode, as `unit` of `fc.string`. That of fast-check's own name, `binary`, writes a table of all 1.1 million for
 * each string that is described, which takes longer than most tests.
 */
export const ANY_CHARACTER = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.from ? at : at + SURROGATES.count),
  (character) => {
    const at = typeof character === 'string' ? (character.codePointAt(0) ?? -1) : -1;
    if (typeof character !== 'string' || character !== String.fromCodePoint(Math.max(at, 0))) {
      throw new TypeError('That is no character.');
    }
    return at < SURROGATES.from ? at : at - SURROGATES.count;
  },
);
