import type { Corpus } from './corpus.ts';

/**
 * Groups of documents that are the same word for word: equal tokens, names and strings beside starter code. Each group of two and more,
 * its submissions before what they are compared with, by id.
 *
 * @returns ids
 */
export function sameTexts(corpus: Corpus): readonly (readonly number[])[] {
  // Few have equal tokens: words are looked at of those alone.
  const sameTokens = Map.groupBy(corpus.entries.keys(), (at) => corpus.entries[at]?.digest);
  const alike = [...sameTokens.values()].filter(({ length }) => length > 1).flat();
  const groups = Map.groupBy(alike, (at) => {
    const words = [corpus.names, corpus.strings].map((lists) =>
      lists.data.subarray(lists.from(at), lists.to(at)).join(' '),
    );
    return JSON.stringify([corpus.entries[at]?.size, corpus.entries[at]?.digest, ...words]);
  });
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) =>
      group
        .flatMap((at) => corpus.entries[at]?.document ?? [])
        .toSorted((x, y) => Number(x.role === 'archive') - Number(y.role === 'archive') || x.id - y.id)
        .map(({ id }) => id),
    );
}
