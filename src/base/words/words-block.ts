import type { Locale } from './locale.ts';

/** The block of the report page that holds a language: its `Catalogue`. English is in the page's script. */
export function wordsBlock(locale: Locale): string {
  return `words-${locale}`;
}
