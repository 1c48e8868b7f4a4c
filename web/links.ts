import type { OpenReport } from '#report';

/** Where the reader is. Numbers are places in the report, so that a copied link names nobody. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

/** In the address of every view: whoever reloads the page, or follows a copied link, does not see names again. */
export const ANONYMOUS = 'anonymous';

/** In a copied link: the run whose report it is of. In the next one the same numbers are other people. */
export const RUN = 'run';

export function runOf({ run }: Pick<OpenReport, 'run'>): string {
  return String(Date.parse(run.createdAt));
}

let isAnonymous = false;

/** Whether links are made for anonymous mode. */
export function setAnonymousLinks(value: boolean): void {
  isAnonymous = value;
}

/** A link to a place in the report. */
export function link(path: string, query: Readonly<Record<string, string | number | null>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== '' && name !== ANONYMOUS) search.set(name, String(value));
  }
  if (isAnonymous) search.set(ANONYMOUS, '1');
  const text = search.toString();
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

/** A whole number from the address that is a place in a list of `length`; null where it is none. */
export function placeOf(text: string | null | undefined, length: number): number | null {
  if (text === null || text === undefined || !/^\d{1,7}$/.test(text)) return null;
  const place = Number(text);
  return place < length ? place : null;
}
