import { fill, parsedJson, readBounded } from '#base';
import type { z } from 'zod';
import { HttpError } from '#service';
import { isPrivateTo } from '../server-file.ts';
import * as says from '../says.ts';

/** One answer that is no file: a class's list with what everybody typed. */
const MOST_BYTES = 50_000_000;
const MOST_HOPS = 5;

export interface PlatformAddress {
  readonly called: string;
  /** Without a slash at its end. */
  readonly address: string;
  /** Origins besides its own where its files lie. */
  readonly files: readonly string[];
}

interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as a form. */
  readonly form?: URLSearchParams;
}

/** One answer. `next`: the address of the page behind it; null: it is the last one. */
interface Page<Shape> {
  readonly value: Shape;
  readonly bytes: number;
  readonly next: string | null;
}

/** Asks a platform, and nobody else: only addresses that an operator named are reached, whatever an answer says. */
export class PlatformAsker {
  readonly #platform: PlatformAddress;
  readonly #signal: AbortSignal;

  constructor(platform: PlatformAddress, signal: AbortSignal) {
    this.#platform = platform;
    this.#signal = signal;
  }

  /** @returns what it says */
  async json<Shape>(asked: Asked, shape: z.ZodType<Shape>, mostBytes = MOST_BYTES): Promise<Shape> {
    return (await this.#page(asked, shape, mostBytes)).value;
  }

  /** A list, page after page. @param most pages, and bytes of all of them */
  async *pages<Shape>(
    { url, ...how }: Asked,
    shape: z.ZodType<Shape>,
    most: { readonly pages: number; readonly bytes?: number },
  ): AsyncGenerator<Shape> {
    let left = most.bytes ?? Infinity;
    for (let [next, page]: [string | null, number] = [url, 0]; next !== null; page += 1) {
      if (page === most.pages) throw this.refused(`${most.pages} pages`);
      const found: Page<Shape> = await this.#page({ ...how, url: next }, shape, Math.min(left, MOST_BYTES));
      left -= found.bytes;
      yield found.value;
      ({ next } = found);
    }
  }

  async #page<Shape>(asked: Asked, shape: z.ZodType<Shape>, mostBytes: number): Promise<Page<Shape>> {
    const { body, headers } = await this.#fetch(asked, 'refuse');
    const read = body === null ? null : readBounded(body, mostBytes, this.#signal);
    const bytes = await read?.catch(() => {
      throw this.#away();
    });
    if (bytes === null || bytes === undefined) throw this.#odd();
    const parsed = shape.safeParse(parsedJson(Buffer.from(bytes).toString('utf8')));
    if (!parsed.success) throw this.#odd();
    const link = nextLink(headers);
    const next = link === null ? null : URL.parse(link, asked.url)?.href;
    if (next === undefined) throw this.#odd();
    return { value: parsed.data, bytes: bytes.length, next };
  }

  async *file(asked: Asked): AsyncGenerator<Uint8Array> {
    yield* this.#bytesOf(await this.#fetch(asked, 'follow'));
  }

  refused(why: string): HttpError {
    return new HttpError(fill(says.platformRefused, { called: this.#platform.called, why }));
  }

  async #fetch(asked: Asked, redirects: 'follow' | 'refuse'): Promise<Response> {
    const { headers = {} } = asked;
    let { url, form } = asked;
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const isOwn = this.#isOwn(url);
      if (!isOwn && (redirects === 'refuse' || !this.#isOfFiles(url))) throw this.#elsewhere(url);
      const response = await fetch(url, {
        redirect: 'manual',
        signal: this.#signal,
        // Nobody but the platform is told whose token it is.
        ...(isOwn ? { headers, ...(form === undefined ? {} : { method: 'POST', body: form }) } : {}),
      }).catch(() => {
        throw this.#away();
      });
      const { status } = response;
      const location = response.headers.get('location');
      if (status < 300) return response;
      await response.body?.cancel();
      if (status >= 500 || status === 429 || isSpent(response)) throw this.#away();
      if (status >= 400 || location === null || redirects === 'refuse') throw this.refused(String(status));
      url = URL.parse(location, url)?.href ?? '';
      form = undefined;
    }
    throw this.#odd();
  }

  async *#bytesOf({ body }: Response): AsyncGenerator<Uint8Array> {
    try {
      if (body !== null) yield* body as unknown as AsyncIterable<Uint8Array>;
    } catch {
      throw this.#away();
    }
  }

  #isOwn(url: string): boolean {
    const { address } = this.#platform;
    return URL.canParse(url) && new URL(url).origin === new URL(address).origin;
  }

  #isOfFiles(url: string): boolean {
    const parsed = URL.parse(url);
    return parsed !== null && isPrivateTo(parsed) && this.#platform.files.includes(parsed.origin);
  }

  #elsewhere(url: string): HttpError {
    const host = URL.parse(url)?.host ?? '';
    return new HttpError(fill(says.platformElsewhere, { called: this.#platform.called, host }));
  }

  #away(): HttpError {
    return new HttpError(fill(says.platformAway, { called: this.#platform.called }));
  }

  #odd(): HttpError {
    return new HttpError(fill(says.platformOdd, { called: this.#platform.called }));
  }
}

/** Many a Canvas answers 403 where too much was asked for: https://developerdocs.instructure.com/services/canvas/basics/file.throttling */
function isSpent({ status, headers }: Response): boolean {
  const left = headers.get('x-rate-limit-remaining');
  return status === 403 && left !== null && Number(left) <= 0;
}

/** A target, and what is said of it: parameters in any order, whose values may hold commas (RFC 8288). */
const LINK = /<([^<>]*)>((?:[^<"]|"[^"]*")*)/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i;

/** Where the next page of a list is, as whoever gives the list says it; null: this is the last one. */
function nextLink(headers: Headers): string | null {
  for (const [, target = '', parameters = ''] of (headers.get('link') ?? '').matchAll(LINK)) {
    const [, quoted, plain = ''] = RELATION.exec(parameters) ?? [];
    if (/(?:^|\s)next(?:\s|$)/i.test(quoted ?? plain)) return target;
  }
  return null;
}
