import { useLayoutEffect } from 'preact/hooks';
import { useWords } from '../words.tsx';

/** Names the browser's tab. */
export function useView(view: string): void {
  const words = useWords();
  useLayoutEffect(() => {
    document.title = words.say('server.tabTitle', { view });
  }, [view, words]);
}
