import { useLayoutEffect, useState } from 'preact/hooks';
import { link, parseRoute, type Route, RUN } from './links.ts';
import { useWindowEvent } from './window-events.ts';

/** Browsers refuse an address that changes many times a second, as it would under a slider. */
const SETTLED_MS = 120;

/** What the address says, or will say in a moment. */
let pending: string | null = null;
/** The address that it takes the place of. */
let replaced = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function currentHash(): string {
  return pending ?? location.hash;
}

function write(): void {
  clearTimeout(timer);
  if (pending === null) return;
  const hash = pending;
  pending = null;
  // Somebody may have gone elsewhere, and the event that says so comes later.
  if (location.hash === replaced) history.replaceState(null, '', hash);
}

/** Changes the address without a new entry in the history: for filters and the fragment that is looked at. */
export function replaceQuery(changes: Readonly<Record<string, string | number | null>>): void {
  const { path, query } = parseRoute(currentHash());
  replaced = location.hash;
  pending = link(path.join('/'), { ...Object.fromEntries(query), ...changes });
  clearTimeout(timer);
  timer = setTimeout(write, SETTLED_MS);
  for (const listener of listeners) listener();
}

/** The full address of what is shown, to be copied. @param run see `RUN` */
export function currentAddress(run: string): string {
  write();
  const { path, query } = parseRoute(location.hash);
  const [page = ''] = location.href.split('#', 1);
  return page + link(path.join('/'), { ...Object.fromEntries(query), [RUN]: run });
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(currentHash()));
  const follow = (): void => setRoute(parseRoute(currentHash()));
  useLayoutEffect(() => {
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  // Somebody went elsewhere: what was about to be written belongs to the place that is left.
  useWindowEvent('hashchange', () => {
    clearTimeout(timer);
    pending = null;
    follow();
  });
  useWindowEvent('pagehide', write);
  return route;
}
