/** The languages that the page, the comment and the summary speak: BCP 47 tags, the first where nothing else is known. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

/** What each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  zh: '中文',
};

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
