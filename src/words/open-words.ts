import type { Catalogue } from './messages.ts';
import type { Locale } from './locale.ts';
import { Words } from './words.ts';

/** Each language is a file of its own in the bundle, which is read when it is spoken. */
const CATALOGUES: Readonly<Record<Locale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: async () => import('./locales/en.ts'),
  de: async () => import('./locales/de.ts'),
  es: async () => import('./locales/es.ts'),
  fr: async () => import('./locales/fr.ts'),
  zh: async () => import('./locales/zh.ts'),
};

/** The words of a language. */
export async function openWords(locale: Locale): Promise<Words> {
  const { catalogue } = await CATALOGUES[locale]();
  return new Words(locale, catalogue);
}
