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

/** A whole number from the address that is a place in a list of `length`; null where it is none. */
export function placeOf(text: string | null | undefined, length: number): number | null {
  if (text === null || text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const place = Number(text);
  return place < length ? place : null;
}
