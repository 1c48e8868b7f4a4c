import { useEffect } from 'preact/hooks';

/** Names the browser's tab and moves the focus to the heading, so that a screen reader notices the new view. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – similarity report`;
  }, [title]);
}
