import { type ComponentChildren, type RefObject, render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { given, message, messageOf, SaidError, type Words } from '#base';
import { keepFocus } from './keep-focus.ts';
import { keptPlace } from './keep-place.ts';
import { link } from './links.ts';
import { store, stored } from './storage.ts';
import { firstWords, LanguageChoice, Rich, useWords, WordsProvider } from './words.tsx';

/* What a page has around its views. */

type Unshown = `${'page' | 'check' | 'server'}.cannotBeShown`;

/**
 * Shows a page in its place, or says why it cannot be shown.
 *
 * @param make resolves when all that it needs is there, and gives the words that it begins with
 */
export async function showPage(
  unshown: Unshown,
  make: () => Promise<{ readonly first: Words; readonly view: VNode }>,
): Promise<void> {
  const root = document.getElementById('page');
  if (root === null) return;
  try {
    const { first, view } = await make();
    root.replaceChildren();
    keepFocus();
    render(<WordsProvider first={first}>{view}</WordsProvider>, root);
  } catch (error) {
    const words = await firstWords(null);
    document.documentElement.lang = words.locale;
    root.textContent = whyNot(words, unshown, error);
  }
}

/** What stands in place of a page: what is said of itself, or else why this browser cannot show it. */
function whyNot(words: Words, id: Unshown, error: unknown): string {
  if (error instanceof SaidError) return words.tell(error.said);
  return words.say(id, { reason: given(messageOf(error).replace(/\.$/, '')) });
}

interface TopProps {
  readonly brand: ComponentChildren;
  /** When what it shows was made. */
  readonly madeAt?: string | null;
  readonly nav?: VNode | null;
  /** Other choices than those of every page. */
  readonly children?: ComponentChildren;
}

/** What stands above all views: whose page it is, and what its reader chooses. */
export function Top({ brand, madeAt = null, nav = null, children }: TopProps) {
  const words = useWords();
  return (
    <header class="top">
      <p class="brand">
        {brand}
        {madeAt === null ? null : <span class="made">{words.time(madeAt)}</span>}
      </p>
      {nav}
      <div class="tools">
        {children}
        <LanguageChoice />
        <ThemeButton />
      </div>
    </header>
  );
}

/** Hides who people are, or shows it again. */
export function AnonymousButton({
  isAnonymous,
  onChange,
}: {
  readonly isAnonymous: boolean;
  readonly onChange: (isAnonymous: boolean) => void;
}) {
  const words = useWords();
  return (
    <button
      type="button"
      aria-pressed={isAnonymous}
      title={words.say('page.anonymousTip')}
      onClick={() => onChange(!isAnonymous)}
    >
      {words.say('page.anonymous')}
    </button>
  );
}

/** Names the browser's tab. @param tab what it is called besides the view */
export function useTitle(view: string, tab: 'page.tabTitle' | 'server.tabTitle' = 'page.tabTitle'): void {
  const words = useWords();
  useLayoutEffect(() => {
    document.title = words.say(tab, { view });
  }, [view, tab, words]);
}

/**
 * Shows a new view from its top, or where it was left, and moves the focus to its heading, so that a screen reader notices.
 *
 * @param where the view's address
 */
export function useNewView(main: RefObject<HTMLElement | null>, where: string): void {
  useOnNewView(() => {
    const { page, main: inside } = keptPlace();
    scrollTo(0, page);
    main.current?.scrollTo(0, inside);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, where);
}

/** Acts on each view but the first, before it is painted: nobody has begun to type in it by then. */
export function useOnNewView(act: () => void, view: string): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) act();
    isFirst.current = false;
  }, [view]);
}

/** Leads past what stands above every view. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  return (
    <a
      class="skip"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        main.current?.focus();
      }}
    >
      {useWords().say('page.skip')}
    </a>
  );
}

/** Where a link leads to nothing. @param tab as of `useTitle` @param said with a link to what is there */
export function NothingHere({
  tab,
  said,
}: {
  readonly tab: Parameters<typeof useTitle>[1];
  readonly said: 'page.noSuchLink' | 'page.linkOfOtherRun' | 'server.noSuchLink';
}) {
  const words = useWords();
  useTitle(words.say('page.nothingHere'), tab);
  return (
    <>
      <h1 tabIndex={-1}>{words.say('page.nothingHere')}</h1>
      <p>
        <Rich of={message(said)} tags={{ a: (inside) => <a href={link('')}>{inside}</a> }} />
      </p>
    </>
  );
}

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const STORED = 'similarity-report-theme';

function ThemeButton() {
  const words = useWords();
  const [theme, setTheme] = useState<Theme>(() => THEMES.find((one) => one === stored(STORED)) ?? 'auto');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    store(STORED, theme);
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      title={words.say('page.switchTheme', { theme: next })}
    >
      {words.say('page.theme', { theme })}
    </button>
  );
}
