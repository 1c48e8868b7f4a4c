// Made by scripts/words.ts from the English catalogue: npm run generate.
import type { Text } from './value.ts';

/** The sentences of the catalogue, and the values that each takes; null: none. */
export interface Messages {
  readonly 'page.skip': null;
  readonly 'page.views': null;
  readonly 'page.overview': null;
  readonly 'page.submissions': null;
  readonly 'page.pairs': null;
  readonly 'page.groups': null;
  readonly 'page.language': null;
  readonly 'page.nothingHere': null;
  readonly 'page.noSuchLink': null;
  readonly 'words.given': { readonly text: Text };
  readonly 'words.notKnown': null;
  readonly 'words.percent': { readonly number: Text };
  readonly 'words.comma': null;
  readonly 'words.andMore': { readonly names: Text; readonly rest: number };
}

/** The sentences of one language, in ICU MessageFormat. */
export type Catalogue = Readonly<Record<keyof Messages, string>>;
