// In a page: it has the languages already, packed, and hands them to its worker.
import { ENGLISH } from './english.ts';
import { GIVEN_WORDS } from './given-words.ts';
import type { Locale } from './locale.ts';
import { Words } from './words.ts';

/** The words of a language. @param chosen null: nobody chose one; English */
export async function openWords(chosen: Locale | null): Promise<Words> {
  const open = chosen === null ? undefined : GIVEN_WORDS.get(chosen);
  return chosen === null || open === undefined ? ENGLISH : new Words(chosen, await open());
}
