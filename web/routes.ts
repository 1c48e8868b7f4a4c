import { useEffect, useState } from 'preact/hooks';
import { link, parseRoute, type Route } from './links.ts';

const MOVED = 'report-moved';

/** Changes the address without a new entry in the history: for filters and the fragment that is looked at. */
export function replaceQuery(changes: Readonly<Record<string, string | number | null>>): void {
  const { path, query } = parseRoute(location.hash);
  const next = { ...Object.fromEntries(query), ...changes };
  history.replaceState(null, '', link(path.join('/'), next));
  dispatchEvent(new Event(MOVED));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = (): void => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    addEventListener(MOVED, follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener(MOVED, follow);
    };
  }, []);
  return route;
}
