import type { Locale } from '../../src/words/locale.ts';
import { catalogue as de } from '../../src/words/locales/de.ts';
import { catalogue as en } from '../../src/words/locales/en.ts';
import { catalogue as es } from '../../src/words/locales/es.ts';
import { catalogue as fr } from '../../src/words/locales/fr.ts';
import { catalogue as zh } from '../../src/words/locales/zh.ts';
import { Words } from '../../src/words/words.ts';

const CATALOGUES = { en, de, es, fr, zh };

/** The words of a language, for what was made without one. */
export function spoken(locale: Locale): Words {
  return new Words(locale, CATALOGUES[locale]);
}
