import type { Corpus, CorpusEntry } from './corpus.ts';

/**
 * Pairs ("a b", the lesser id first) that show which of these submissions are the same word for word, whatever is ordinary in their
 * class: equal tokens, names and strings. Each of such a group stands in one pair, with the first of them.
 */
export function wordForWord(corpus: Corpus, isWanted: (entry: CorpusEntry) => boolean): ReadonlySet<string> {
  const groups = new Map<string, number[]>();
  const wanted = corpus.entries.flatMap((entry, at) => (isWanted(entry) ? { entry, at } : []));
  const sameTokens = Map.groupBy(wanted, ({ entry }) => entry.digest);
  for (const { entry, at } of [...sameTokens.values()].filter(({ length }) => length > 1).flat()) {
    const key = JSON.stringify([
      entry.size,
      entry.digest,
      ...[corpus.names, corpus.strings].map((lists) => listAt(lists, at).join(' ')),
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry.document.id]);
    else group.push(entry.document.id);
  }
  return new Set(
    [...groups.values()].flatMap((group) => {
      const [a = 0, ...others] = group.toSorted((x, y) => x - y);
      return others.map((b) => `${a} ${b}`);
    }),
  );
}

function listAt(lists: Corpus['names'], at: number): Uint32Array {
  return lists.data.subarray(lists.from(at), lists.to(at));
}
