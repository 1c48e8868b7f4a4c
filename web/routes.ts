import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly page: 'overview' }
  | { readonly page: 'submission'; readonly index: number }
  | { readonly page: 'pair'; readonly a: number; readonly b: number };

/** `#/`, `#/submission/3`, `#/pair/3/7`: links that can be copied. */
export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/');
  const numbers = parts.slice(1).map(Number);
  if (parts[0] === 'submission' && Number.isInteger(numbers[0]))
    return { page: 'submission', index: numbers[0] ?? 0 };
  if (parts[0] === 'pair' && numbers.length === 2 && numbers.every(Number.isInteger)) {
    return { page: 'pair', a: numbers[0] ?? 0, b: numbers[1] ?? 0 };
  }
  return { page: 'overview' };
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const change = (): void => {
      setRoute(parseRoute(location.hash));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', change);
    return () => removeEventListener('hashchange', change);
  }, []);
  return route;
}
