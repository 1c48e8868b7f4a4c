import { createContext, type ComponentChildren, type VNode } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Locale, Message, PackedWords, Tags, Text } from '#base';
import {
  ENGLISH,
  LOCALE_NAMES,
  LOCALES,
  message,
  preferredLocale,
  unpackWords,
  visible,
  Words,
  wordsBlock,
} from '#base';
import { unpack } from './data.ts';
import { store, stored } from './storage.ts';

const STORED = 'similarity-report-locale';

interface Spoken {
  readonly words: Words;
  readonly choose: (locale: Locale) => Promise<void>;
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

/** A language of the page. Where its block is damaged the page speaks English. */
export async function openWords(locale: Locale): Promise<Words> {
  try {
    if (locale !== 'en') {
      return new Words(locale, unpackWords((await unpack(wordsBlock(locale))) as PackedWords));
    }
  } catch {
    // Then it does.
  }
  return ENGLISH;
}

/** The language that the page begins with: what the reader chose before, else what was asked for when the report was made, else the browser's. */
export async function firstWords(asked: Locale | null): Promise<Words> {
  const kept = stored(STORED);
  const chosen = LOCALES.find((locale) => locale === kept);
  return await openWords(chosen ?? asked ?? preferredLocale(navigator.languages));
}

/** Speaks a language until the reader chooses another one. */
export function WordsProvider({
  first,
  children,
}: {
  readonly first: Words;
  readonly children: ComponentChildren;
}) {
  const [words, setWords] = useState(first);
  useLayoutEffect(() => {
    document.documentElement.lang = words.locale;
  }, [words]);
  const spoken = useMemo(
    () => ({
      words,
      choose: async (chosen: Locale) => {
        store(STORED, chosen);
        setWords(await openWords(chosen));
      },
    }),
    [words],
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
        if (chosen !== undefined) void choose(chosen);
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

const MARKUP: Tags<VNode> = {
  b: (inside) => <b>{inside}</b>,
  code: (inside) => <code>{inside}</code>,
};

/** A sentence with markup in it: each tag of the catalogue is what `tags` makes of its contents, by itself what it is in a page. */
export function Rich({ of, tags = MARKUP }: { readonly of: Message; readonly tags?: Tags<VNode> }) {
  return <>{useWords().rich(of, tags)}</>;
}

interface BecauseProps {
  readonly of: 'lists.because' | 'overview.notCollected';
  readonly name: string;
  readonly reason: Text;
}

/** Whose work it is about, and why. */
export function Because({ of, name, reason }: BecauseProps) {
  const tags: Tags<VNode> = { ...MARKUP, reason: () => <Said of={reason} /> };
  return <Rich of={message(of, { name: visible(name) })} tags={tags} />;
}

/** What the report's data says, in the reader's language; what there is in English alone is marked as such. */
export function Said({ of }: { readonly of: Text }) {
  const words = useWords();
  const text = visible(words.write(of));
  const isForeign =
    words.locale !== 'en' && typeof of === 'object' && 'id' in of && of.id === 'words.english';
  return isForeign ? <span lang="en">{text}</span> : <>{text}</>;
}

/** What the report's data says several of, as items of a list. */
export function SaidItems({ of }: { readonly of: readonly Text[] }) {
  return (
    <>
      {of.map((one, at) => (
        <li key={at}>
          <Said of={one} />
        </li>
      ))}
    </>
  );
}
