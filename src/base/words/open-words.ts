import { type Catalogue, catalogueOf, type Parts } from './message.ts';
import { type Locale, LOCALES } from './locale.ts';
import { Words } from './words.ts';

/** Each language is a file of its own in the bundle, which is read when it is spoken. */
const FILES: Readonly<Record<Locale, () => Promise<Parts>>> = {
  en: async () => import('./locales/en.ts'),
  de: async () => import('./locales/de.ts'),
  es: async () => import('./locales/es.ts'),
  fr: async () => import('./locales/fr.ts'),
  zh: async () => import('./locales/zh.ts'),
};

/** The sentences of a language. */
export async function openCatalogue(locale: Locale): Promise<Catalogue> {
  return catalogueOf(await FILES[locale]());
}

/** The words of a language. @param chosen null: nobody chose one; English */
export async function openWords(chosen: Locale | null): Promise<Words> {
  const locale = chosen ?? LOCALES[0];
  return new Words(locale, await openCatalogue(locale));
}
