import { useLayoutEffect } from 'preact/hooks';
import { useWords } from './words.tsx';

/** Names the browser's tab and moves the focus to the heading, so that a screen reader notices the new view. */
export function useTitle(view: string): void {
  const words = useWords();
  useLayoutEffect(() => {
    document.title = words.say('page.tabTitle', { view });
  }, [view, words]);
}
