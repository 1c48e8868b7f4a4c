import type { Corpus } from './corpus.ts';
import { frequenciesOf, rarity, ValuesByFrequency } from './inverted-index.ts';
import { Likeness } from './likeness.ts';
import type { EngineParameters } from './parameters.ts';

/** What a corpus is compared by, beside common runs. */
export type Views = ReturnType<typeof viewsOf>;

export function viewsOf(
  corpus: Corpus,
  { rarityPower, nameDoubt, stringDoubt, roleDoubt }: EngineParameters,
) {
  const { sizes } = corpus;
  const documents = corpus.entries.length;
  const frequencies = frequenciesOf(corpus.fingerprints, sizes.fingerprints);
  return {
    /** The `rarity` of each fingerprint. */
    rarities: new ValuesByFrequency(frequencies, documents, (frequency) => rarity(frequency, documents)),
    /** By all small k-grams: what survives when statements are inserted, moved or rewritten. */
    small: new Likeness(corpus.small, sizes.small, 2 * rarityPower, 0),
    /** By names: those of one's own fall to renaming, those of a library do not. */
    names: new Likeness(corpus.names, sizes.names, 2 * rarityPower, nameDoubt),
    /** By what strings say: a program that was copied mostly says the same. */
    strings: new Likeness(corpus.strings, sizes.strings, rarityPower, stringDoubt),
    /** By runs of roles: how its variables are used. */
    roles: new Likeness(corpus.roles, sizes.roles, rarityPower, roleDoubt),
    /** By runs of calls of what a program does not define itself: they stay when it is written anew. */
    calls: new Likeness(corpus.calls, sizes.calls, rarityPower, roleDoubt),
    /** By pieces that are spelled alike. */
    shingles: new Likeness(corpus.shingles, sizes.shingles, rarityPower, roleDoubt),
  };
}
