import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '#base';
import { keptPlace } from './keep-place.ts';
import { link } from './links.ts';
import { Rich, useWords } from './words.tsx';

/* What a page has around its views. */

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
