import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';

/** A browser as far as logging in needs one. */
export interface Browser {
  /** Follows where it is led, until nobody leads it further. */
  readonly open: (url: string, before?: (url: URL) => void) => Promise<Response>;
  /** Follows no redirect. A form is posted from elsewhere. */
  readonly step: (url: string, init?: RequestInit) => Promise<Response>;
  /** Asks the server as its page does. */
  readonly ask: (
    path: string,
    method?: string,
    body?: object,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  readonly cookies: Map<string, Map<string, string>>;
}

export function browser(server: string): Browser {
  const cookies: Browser['cookies'] = new Map();
  const step = async (url: URL, init: RequestInit = {}): Promise<Response> => {
    const jar = cookies.get(url.origin) ?? new Map<string, string>();
    cookies.set(url.origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    step: (url, init) => step(new URL(url), init),
    open: async (first, before) => {
      for (let url = new URL(first); ; ) {
        before?.(url);
        const response = await step(url);
        const location = response.headers.get('location');
        if (location === null) return response;
        url = new URL(location, url);
        // The page itself: it asks the server by its own.
        if (url.origin === server && !url.pathname.startsWith('/login')) return response;
      }
    },
    ask: async (path, method = 'GET', body) => {
      const own = { 'x-requested-with': 'code-similarity' };
      const response = await step(new URL(path, server), {
        method,
        ...(body === undefined
          ? { headers: own }
          : { headers: { ...own, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as never) };
    },
  };
}

/**
 * A port that nobody has. It is below those that a system gives away by itself, or whoever listens or connects anywhere could be given it
 * before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
