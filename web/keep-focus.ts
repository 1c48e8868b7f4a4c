const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]';

/**
 * Keeps the focus near where it was: what has it may be taken away, as a button by what it does and a row by scrolling, or be disabled
 * for a moment. A browser lets it fall to the page then, and whoever has no mouse begins anew at its top.
 */
export function keepFocus(): void {
  /** What had the focus last, and all around it; empty: the reader let go of it. */
  let path: readonly Element[] = [];
  const isLost = (): boolean => document.activeElement === document.body;
  addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? aroundOf(target) : [];
  });
  // Before anybody else hears of it, and so before anything is drawn anew for it: on its way to the next the focus is nowhere.
  addEventListener(
    'blur',
    () =>
      queueMicrotask(() => {
        if (isLost() && path[0]?.isConnected === true && path[0].matches(FOCUSABLE)) path = [];
      }),
    true,
  );
  new MutationObserver(() => {
    if (path.length === 0 || !isLost()) return;
    const [had] = path;
    // What is disabled for a moment has it again afterwards.
    if (had?.isConnected === true && !had.matches(FOCUSABLE)) return;
    for (const one of path) {
      // The frame of a table, and not one of its rows.
      if (!one.isConnected || one.matches('tbody, table')) continue;
      const next = one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE);
      if (!(next instanceof HTMLElement || next instanceof SVGElement)) continue;
      next.focus({ preventScroll: true });
      return;
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

function aroundOf(element: Element): readonly Element[] {
  const all: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) all.push(at);
  return all;
}
