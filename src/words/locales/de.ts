// Made by scripts/words.ts from the files beside it: npm run generate.
import page from './de/page.json' with { type: 'json' };
import words from './de/words.json' with { type: 'json' };
import type { Catalogue } from '../messages.ts';

export const catalogue: Catalogue = {
  ...page,
  ...words,
};
