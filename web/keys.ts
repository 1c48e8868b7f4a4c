import { useLayoutEffect, useRef } from 'preact/hooks';

/** Runs the action of a pressed key, except where the reader types or means the browser. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
      latest.current[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
