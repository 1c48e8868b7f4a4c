import { compareContent, type Corpus, type CorpusEntry } from './corpus.ts';
import type { EngineParameters } from './parameters.ts';
import { Tiler } from './tiling.ts';

/** Submissions of a large class that are looked at: their pairs show what is ordinary in all of it. */
const SAMPLE = 64;
/** Of `minimumTokens`: programs that are too short to judge still show what the task asks for, stubs do not. */
const LEAST_SHARE = 0.5;
/** Of the typical program's tokens: one that is longer than this is somebody's own. */
const LONGEST = 2;

/** A class whose task dictates the program, so that similarity does not say who copied. */
export interface DictatedClass {
  /** Tokens of the median program. */
  readonly typical: number;
  /** Median similarity of all pairs, 0..100. */
  readonly similarity: number;
  /** Longest program, in tokens, that counts as dictated. */
  readonly longest: number;
}

/**
 * Whether the task dictates the program: the median program is short, the median submission has several others that are nearly the
 * same, and those that are *not* nearly the same are alike, too: three quarters of all pairs, or half of the pairs that are not above
 * the flag threshold. Undefined: it does not, or the class is too small to tell.
 *
 * A group of copies does not bring it about: it leaves the pairs with all others, and between those, as they are. Its own pairs are
 * three quarters of all only if seven eighths of the class belong to it. It is never said of long programs, because no task dictates
 * those.
 *
 * @param corpus without starter code. Submissions alone count, with the archive where they are too few (others' pull requests are one);
 *   of a large class an even choice by content
 */
export function dictatedClass(corpus: Corpus, parameters: EngineParameters): DictatedClass | undefined {
  const { guardFrom, guardTokens, guardPartner, guardPartners, minimumTokens } = parameters;
  const { entries } = corpus;
  const all = entries.flatMap(({ document, size }, at) =>
    !document.isUnreadable && size >= minimumTokens * LEAST_SHARE ? at : [],
  );
  const own = all.filter((at) => entries[at]?.document.role === 'submission');
  const counted = own.length >= guardFrom ? own : all;
  if (counted.length < guardFrom) return undefined;
  const typical = quantile(
    counted.map((at) => entryAt(corpus, at).size),
    0.5,
  );
  if (typical > guardTokens) return undefined;
  const sample = evenly(
    counted.toSorted((x, y) => compareContent(entryAt(corpus, x), entryAt(corpus, y))),
    SAMPLE,
  );
  const similarities = similaritiesOf(corpus, sample, parameters.minimumTile);
  const partners = similarities.map((row) => row.toSorted((x, y) => y - x)[guardPartner - 1] ?? 0);
  const pairs = similarities.flat();
  if (quantile(partners, 0.5) < guardPartners || !areAlike(pairs, parameters)) return undefined;
  return { typical, similarity: quantile(pairs, 0.5), longest: typical * LONGEST };
}

/** Whether pairs are alike beyond those that are nearly the same. */
function areAlike(
  similarities: readonly number[],
  { guardPairs, guardRest, clusterFrom }: EngineParameters,
): boolean {
  const rest = similarities.filter((similarity) => similarity <= clusterFrom);
  return quantile(similarities, 0.25) >= guardPairs || quantile(rest, 0.5) >= guardRest;
}

/** Of each entry its similarity with each other one, 0..100. */
function similaritiesOf(corpus: Corpus, sample: readonly number[], minimumTile: number): readonly number[][] {
  const tiler = new Tiler(minimumTile);
  const rows = sample.map((): number[] => []);
  sample.forEach((first, x) => {
    const one = entryAt(corpus, first);
    tiler.index(one.tokens, corpus.anchors(first));
    for (let y = x + 1; y < sample.length; y += 1) {
      const second = sample[y] as number;
      const other = entryAt(corpus, second);
      const { count, length } = tiler.tile(other.tokens, corpus.anchors(second));
      const overlap = length.subarray(0, count).reduce((sum, tokens) => sum + tokens, 0);
      const similarity = (200 * overlap) / (one.size + other.size);
      rows[x]?.push(similarity);
      rows[y]?.push(similarity);
    }
  });
  return rows;
}

function entryAt({ entries }: Corpus, at: number): CorpusEntry {
  return entries[at] as CorpusEntry;
}

/** At most `most` of a list, evenly spread over it. */
function evenly<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, at) => list[Math.floor(((at + 0.5) * list.length) / most)] as Item);
}

/** The value that this share of the values lies below; of two in the middle the lower. */
function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/**
 * Pairs that show which of these submissions are the same word for word, whatever the task dictates: equal tokens, names and strings.
 * Each of such a group stands in one pair, with the first of them.
 */
export function wordForWord(
  corpus: Corpus,
  isWanted: (entry: CorpusEntry) => boolean,
): readonly { readonly a: number; readonly b: number }[] {
  const groups = new Map<string, number[]>();
  corpus.entries.forEach((entry, at) => {
    if (!isWanted(entry)) return;
    const key = JSON.stringify([
      entry.size,
      entry.digest,
      ...[corpus.names, corpus.strings].map((lists) => listAt(lists, at).join(' ')),
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry.document.id]);
    else group.push(entry.document.id);
  });
  return [...groups.values()].flatMap((group) => {
    const [a = 0, ...others] = group.toSorted((x, y) => x - y);
    return others.map((b) => ({ a, b }));
  });
}

function listAt(lists: Corpus['names'], at: number): Uint32Array {
  return lists.data.subarray(lists.from(at), lists.to(at));
}
