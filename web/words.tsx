import { createContext, type ComponentChildren, type VNode } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { LOCALE_NAMES, LOCALES, type Locale, preferredLocale } from '../src/words/locale.ts';
import { catalogue as de } from '../src/words/locales/de.ts';
import { catalogue as en } from '../src/words/locales/en.ts';
import { catalogue as es } from '../src/words/locales/es.ts';
import { catalogue as fr } from '../src/words/locales/fr.ts';
import { catalogue as zh } from '../src/words/locales/zh.ts';
import type { Message } from '../src/words/value.ts';
import { type Tags, Words } from '../src/words/words.ts';

const CATALOGUES = { en, de, es, fr, zh };
const STORED = 'similarity-report-locale';

interface Spoken {
  readonly words: Words;
  readonly choose: (locale: Locale) => void;
}

const WordsContext = createContext<Spoken | null>(null);

function useSpoken(): Spoken {
  const spoken = useContext(WordsContext);
  if (spoken === null) throw new Error('no words');
  return spoken;
}

/** The language that the page is shown in. */
export function useWords(): Words {
  return useSpoken().words;
}

/** A page opened from a file may have no storage: then the choice lasts as long as the page. */
function stored(): Locale | undefined {
  try {
    return LOCALES.find((locale) => locale === localStorage.getItem(STORED));
  } catch {
    return undefined;
  }
}

/** Speaks what the reader chose before, else what was asked for when the report was made, else the browser's language. */
export function WordsProvider({
  asked,
  children,
}: {
  readonly asked: Locale | null;
  readonly children: ComponentChildren;
}) {
  const [locale, setLocale] = useState<Locale>(
    () => stored() ?? asked ?? preferredLocale(navigator.languages),
  );
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const spoken = useMemo(
    () => ({
      words: new Words(locale, CATALOGUES[locale]),
      choose: (chosen: Locale) => {
        try {
          localStorage.setItem(STORED, chosen);
        } catch {
          // See above.
        }
        setLocale(chosen);
      },
    }),
    [locale],
  );
  return <WordsContext.Provider value={spoken}>{children}</WordsContext.Provider>;
}

/** Lets the reader choose the language. */
export function LanguageChoice() {
  const { words, choose } = useSpoken();
  return (
    <select
      aria-label={words.say('page.language')}
      value={words.locale}
      onChange={({ currentTarget }) => {
        const chosen = LOCALES.find((locale) => locale === currentTarget.value);
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </select>
  );
}

/** A sentence with markup in it: each tag of the catalogue is what `tags` makes of its contents. */
export function Rich({ of, tags }: { readonly of: Message; readonly tags: Tags<VNode> }) {
  return <>{useWords().rich(of, tags)}</>;
}
