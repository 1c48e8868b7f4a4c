import type { z } from 'zod';
import type { Clock } from '../../src/base/effects.ts';
import { messageOf } from '../../src/base/outcome.ts';

/** GitHub asks for a second between two writes. */
const PACE_MS = 1_000;
const READ_TRIES = 3;
const PAGE = 100;

/** GitHub did not do what it was asked. */
export class Refused extends Error {
  /** null: there was no answer. */
  readonly status: number | null;
  constructor(what: string, status: number | null, why: string) {
    super(status === null ? `${what}: ${why}` : `GitHub answered ${status} to ${what}: ${why}`);
    this.name = 'Refused';
    this.status = status;
  }
}

/** GitHub's REST API as the self-test uses it: not through the program's own client, which is what is tested. */
export class GitHub {
  readonly #apiUrl: string;
  readonly #token: string;
  readonly #clock: Clock;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(apiUrl: string, token: string, clock: Clock) {
    this.#apiUrl = apiUrl.replace(/\/+$/, '');
    this.#token = token;
    this.#clock = clock;
  }

  /** Tried again where GitHub stumbles. @throws Refused */
  async get<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return shape.parse(await this.#send('GET', path));
      } catch (error) {
        const isPassing = error instanceof Refused && (error.status === null || error.status >= 500);
        if (!isPassing || tries === READ_TRIES) throw error;
        await this.#clock.sleep(tries * 5_000);
      }
    }
  }

  /** All pages of a list. @throws Refused */
  async all<T>(path: string, shape: z.ZodType<readonly T[]>): Promise<readonly T[]> {
    const found: T[] = [];
    for (let page = 1; ; page += 1) {
      const rows = await this.get(
        `${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`,
        shape,
      );
      found.push(...rows);
      if (rows.length < PAGE) return found;
    }
  }

  /** One change, after all earlier ones. Never sent twice: a lost answer may hide a success. @throws Refused */
  async write<T>(method: string, path: string, body: unknown, shape: z.ZodType<T>): Promise<T> {
    const before = this.#lastWrite;
    const sent = (async () => {
      await before;
      await this.#clock.sleep(PACE_MS);
      return this.#send(method, path, body);
    })();
    this.#lastWrite = sent.catch(() => {});
    return shape.parse(await sent);
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const what = `${method} ${path.split('?')[0] ?? ''}`;
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.#apiUrl}${path}`, {
        method,
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${this.#token}`,
          'user-agent': 'code-similarity-action-self-test',
          'x-github-api-version': '2022-11-28',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch (error) {
      throw new Refused(what, null, `there was no answer (${messageOf(error)})`);
    }
    if (!response.ok) throw new Refused(what, response.status, text.slice(0, 300));
    return text === '' ? null : (JSON.parse(text) as unknown);
  }
}
