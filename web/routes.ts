import { useEffect, useState } from 'preact/hooks';

/** Where the reader is. Numbers are places in the report, so that a copied link names nobody. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

/** A link to a place in the report. */
export function link(path: string, query: Readonly<Record<string, string | number | null>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

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

/** A whole number from the address that is a place in a list of `length`; null where it is none. */
export function placeOf(text: string | null | undefined, length: number): number | null {
  if (text === null || text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const place = Number(text);
  return place < length ? place : null;
}
