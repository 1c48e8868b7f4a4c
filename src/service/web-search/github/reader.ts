import type { z } from 'zod';
import { type Clock, fill, GitHubError, parsedJson, readBounded } from '#base';
import type { SentLine } from '#contract';
import { askedWaitMs, type GitHub, purposeFor, statusOf } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { Asking } from '../provider.ts';
import * as says from '../../says.ts';

type Parameters = Readonly<Record<string, string | number>>;

const { againMs, requestMs, github: LIMITS } = WEB_LIMITS;

/** What one request of a search is. */
export interface PublicRead {
  readonly kind: SentLine['kind'];
  /** Completes "GitHub …": "searching code". */
  readonly what: string;
  readonly route: string;
  readonly parameters: Parameters;
  readonly accept?: string;
  readonly maxBytes: number;
  readonly submissions: readonly number[];
}

/** Reads of one search: each is in the ledger before it leaves, is bounded in bytes and time, and is repeated where that helps. */
export class GitHubReader {
  readonly #github: GitHub;
  readonly #clock: Clock;
  readonly #asking: Asking;

  constructor(github: GitHub, clock: Clock, asking: Asking) {
    this.#github = github.until(asking.signal);
    this.#clock = clock;
    this.#asking = asking;
  }

  /** Whether so many of the hour's requests are left that more may be made. */
  get mayGoOn(): boolean {
    const { limit, remaining } = this.#github.budget();
    const isOver = this.#clock.now() >= this.#asking.endsAtMs;
    return !isOver && (limit === null || remaining === null || remaining > limit * LIMITS.reserve);
  }

  /**
   * One file or answer that may be gone.
   *
   * @returns null: it is not there, or may not be read, or is larger than it may be
   * @throws GitHubError where GitHub cannot be asked any more; the signal's reason
   */
  async find(reading: PublicRead): Promise<Uint8Array | null> {
    for (let tries = 0, limits = 0; ; ) {
      const line = this.#line(reading);
      await this.#asking.onSent(line);
      try {
        const bytes = await this.once(reading);
        this.#asking.onAnswer?.(line, bytes === null ? 'too large' : 'read');
        return bytes;
      } catch (error) {
        this.#asking.signal.throwIfAborted();
        const isLimit = error instanceof GitHubError && error.outcome === 'rate-limited';
        const wait = isLimit ? (askedWaitMs(error) ?? LIMITS.limitMs) : againMs[tries];
        const isGone = !isLimit && !isPassing(error);
        this.#asking.onAnswer?.(line, isGone ? 'none' : 'failed');
        if (isGone) return null;
        if (isLimit) limits += 1;
        else tries += 1;
        const isTooLate = wait === undefined || this.#clock.now() + wait >= this.#asking.endsAtMs;
        if (isTooLate || limits > LIMITS.limitWaits) throw error;
        await this.#clock.sleep(wait, this.#asking.signal);
      }
    }
  }

  /** As `find`, for an answer of a known shape; null also where it has another. */
  async findJson<T>(reading: PublicRead, shape: z.ZodType<T>): Promise<T | null> {
    const bytes = await this.find(reading);
    if (bytes === null) return null;
    const result = shape.safeParse(parsedJson(new TextDecoder().decode(bytes)));
    return result.success ? result.data : null;
  }

  /**
   * One try, for a caller that keeps ledger and pace.
   *
   * @returns null: the answer is larger than it may be
   * @throws GitHubError; the signal's reason
   */
  async once(reading: PublicRead): Promise<Uint8Array | null> {
    const { what, route, parameters, accept, maxBytes } = reading;
    const timed = this.#github.until(AbortSignal.timeout(requestMs));
    const headers = accept === undefined ? {} : { headers: { accept } };
    const purpose = purposeFor('other', what, 'metadata');
    try {
      return await readBounded(
        await timed.download(purpose, route, { ...parameters, ...headers }),
        maxBytes,
        this.#asking.signal,
      );
    } catch (error) {
      this.#asking.signal.throwIfAborted();
      if (error instanceof GitHubError) throw error;
      throw new GitHubError(fill(says.githubsAnswer, { what }), 'network', { cause: error });
    }
  }

  #line({ kind, route, parameters, submissions }: PublicRead): SentLine {
    return { provider: 'github', kind, text: addressOf(this.#github.apiUrl, route, parameters), submissions };
  }
}

/** Whether the same request may succeed a moment later. */
export function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

/** The address that Octokit makes of a route (`GET /repos/{owner}/{repo}`) and its parameters. */
function addressOf(apiUrl: string, route: string, parameters: Parameters): string {
  const left = new Map(Object.entries(parameters));
  const path = route.replace(/^GET /, '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? '';
    left.delete(name);
    return encodeURIComponent(value);
  });
  // An empty parameter at the end leaves its slash to nobody: Octokit drops it.
  const query = [...left].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${apiUrl.replace(/\/+$/, '')}${path.replace(/\/$/, '')}${query === '' ? '' : `?${query}`}`;
}
