import type { Corpus } from './corpus.ts';

/**
 * Groups of two and more documents that are the same: equal tokens, and of those of fewer than `least` tokens, which a task may dictate
 * to the letter, equal names and strings beside starter code, too. In each, submissions stand before what they are compared with.
 *
 * @returns ids
 */
export function sameTexts(
  { entries, names, strings }: Corpus,
  least = Infinity,
): readonly (readonly number[])[] {
  const words = (at: number): string =>
    [names, strings].map((lists) => lists.data.subarray(lists.from(at), lists.to(at)).join(' ')).join('\n');
  // Few have equal tokens: words are looked at of those alone.
  const sameTokens = Map.groupBy(entries.keys(), (at) => `${entries[at]?.size} ${entries[at]?.digest}`);
  return [...sameTokens.values()]
    .filter(({ length }) => length > 1)
    .flatMap((places) => {
      const isShort = places.some((at) => (entries[at]?.size ?? 0) < least);
      return isShort ? [...Map.groupBy(places, words).values()] : [places];
    })
    .filter(({ length }) => length > 1)
    .map((places) =>
      places
        .flatMap((at) => entries[at]?.document ?? [])
        .toSorted((x, y) => Number(x.role === 'archive') - Number(y.role === 'archive') || x.id - y.id)
        .map(({ id }) => id),
    );
}
