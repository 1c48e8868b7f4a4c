/**
 * The languages that the page, the comment and the summary speak, by BCP 47 tags, and what each calls itself. The first is spoken
 * where nothing else is known.
 */
export const LOCALE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
} as const;

export type Locale = keyof typeof LOCALE_NAMES;

export const LOCALES = Object.keys(LOCALE_NAMES) as [Locale, ...Locale[]];

/**
 * @param tags BCP 47, the best first: a browser's `navigator.languages`
 * @returns the first of them that is spoken here, whatever its region: `de` for `de-AT`; English where none is
 */
export function preferredLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.split('-')[0]?.toLowerCase();
    const known = LOCALES.find((locale) => locale === language);
    if (known !== undefined) return known;
  }
  return LOCALES[0];
}
