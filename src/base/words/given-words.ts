import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

/** Languages that are taken from somewhere else than this program's own files: of a page, which has them packed. */
export const GIVEN_WORDS = new Map<Locale, () => Promise<Catalogue>>();
