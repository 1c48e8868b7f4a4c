import { useLayoutEffect, useRef } from 'preact/hooks';

/** Runs the action of a pressed key, except where the reader types or means the browser. Esc leaves a list of choices. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLSelectElement && event.key === 'Escape') target.blur();
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
      const action = latest.current[event.key];
      if (action === undefined) return;
      // A list of choices that gets the focus would take the letter for one of them.
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
