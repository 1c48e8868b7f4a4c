import type { Entry, Sizes } from './corpus.ts';
import { frequenciesOf, rarity } from './index.ts';
import { Likeness } from './likeness.ts';
import type { EngineParameters } from './parameters.ts';

/** Fingerprints with their rarity over a set of documents. */
export interface Rarities {
  /** In how many documents each number is. */
  readonly frequencies: Uint32Array;
  /** `rarity` of each number. */
  readonly weights: Float64Array;
}

/** What a set of documents is compared by, beside common runs. */
export interface Views {
  readonly rarities: Rarities;
  /** By all small k-grams: what survives when statements are inserted, moved or rewritten. */
  readonly small: Likeness;
  /** By names: those of one's own fall to renaming, those of a library do not. */
  readonly names: Likeness;
  /** By what strings say: a program that was copied mostly says the same. */
  readonly strings: Likeness;
}

/** The views of a set of documents. */
export function viewsOf(
  entries: readonly Entry[],
  sizes: Sizes,
  { rarityPower, stringPower, nameDoubt, stringDoubt }: EngineParameters,
): Views {
  const frequencies = frequenciesOf(
    entries.map(({ fingerprints }) => fingerprints.numbers),
    sizes.fingerprints,
  );
  const list = (of: 'small' | 'names' | 'strings'): readonly Uint32Array[] =>
    entries.map((entry) => entry[of]);
  return {
    rarities: {
      frequencies,
      weights: Float64Array.from(frequencies, (frequency) => rarity(frequency, entries.length)),
    },
    small: new Likeness(list('small'), sizes.small, rarityPower, 0),
    names: new Likeness(list('names'), sizes.names, rarityPower, nameDoubt),
    strings: new Likeness(list('strings'), sizes.strings, stringPower, stringDoubt),
  };
}
