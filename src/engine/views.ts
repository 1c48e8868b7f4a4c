import type { Corpus } from './corpus.ts';
import { frequenciesOf, rarity, ValuesByFrequency } from './inverted-index.ts';
import { Likeness } from './likeness.ts';
import type { EngineParameters } from './parameters.ts';

/** What a corpus is compared by, beside common runs. */
export interface Views {
  /** The `rarity` of each fingerprint. */
  readonly rarities: ValuesByFrequency;
  /** By all small k-grams: what survives when statements are inserted, moved or rewritten. */
  readonly small: Likeness;
  /** By names: those of one's own fall to renaming, those of a library do not. */
  readonly names: Likeness;
  /** By what strings say: a program that was copied mostly says the same. */
  readonly strings: Likeness;
  /** By runs of roles: how its variables are used. */
  readonly roles: Likeness;
  /** By runs of calls of what a program does not define itself: they stay when it is written anew. */
  readonly calls: Likeness;
  /** By pieces that are spelled alike. */
  readonly shingles: Likeness;
}

export function viewsOf(
  corpus: Corpus,
  { rarityPower, nameDoubt, stringDoubt, roleDoubt }: EngineParameters,
): Views {
  const { sizes } = corpus;
  const documents = corpus.entries.length;
  const frequencies = frequenciesOf(corpus.fingerprints, sizes.fingerprints);
  return {
    rarities: new ValuesByFrequency(frequencies, documents, (frequency) => rarity(frequency, documents)),
    small: new Likeness(corpus.small, sizes.small, 2 * rarityPower, 0),
    names: new Likeness(corpus.names, sizes.names, 2 * rarityPower, nameDoubt),
    strings: new Likeness(corpus.strings, sizes.strings, rarityPower, stringDoubt),
    roles: new Likeness(corpus.roles, sizes.roles, rarityPower, roleDoubt),
    calls: new Likeness(corpus.calls, sizes.calls, rarityPower, roleDoubt),
    shingles: new Likeness(corpus.shingles, sizes.shingles, rarityPower, roleDoubt),
  };
}
