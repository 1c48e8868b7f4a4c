import { type Catalogue, catalogueOf } from './message.ts';
import type { Locale } from './locale.ts';
import * as english from './locales/en.ts';
import { Words } from './words.ts';

/** What is always English says its sentences with this: log, console, CSV, JSON, SARIF, the bot. */
export const ENGLISH = new Words('en', catalogueOf(english));

/**
 * A language of a page: by part, its sentences alone, in the order of the English ones. Their ids stand in the page's script with the
 * English sentences, and would be a quarter of each block.
 */
export type PackedWords = Readonly<Record<string, readonly string[]>>;

/** Of each part, the ids in their order. */
const IDS: ReadonlyMap<string, readonly (keyof Catalogue)[]> = new Map(
  Object.entries(english).map(([part, texts]) => [part, Object.keys(texts) as (keyof Catalogue)[]]),
);

/** The block of a page that holds a language: its `PackedWords`. English is in the page's script. */
export function wordsBlock(locale: Locale): string {
  return `words-${locale}`;
}

/** @param without parts that the page never says */
export function packWords(texts: Catalogue, without: readonly string[]): PackedWords {
  return Object.fromEntries(
    [...IDS]
      .filter(([part]) => !without.includes(part))
      .map(([part, ids]) => [part, ids.map((id) => texts[id])]),
  );
}

export function unpackWords(packed: PackedWords): Catalogue {
  const texts = Object.entries(packed).flatMap(([part, all]) =>
    (IDS.get(part) ?? []).map((id, at) => [id, all[at]] as const),
  );
  return Object.fromEntries(texts) as Catalogue;
}
