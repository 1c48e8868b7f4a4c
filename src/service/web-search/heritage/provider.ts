import { z } from 'zod';
import { fill, parsedJson, readBounded, visible } from '#base';
import type { SentLine } from '#contract';
import type { SearchSubject, SubjectFile } from '#engine';
import { createTransport, type GitHubOptions, type GitHubTransport, waitIn } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { KnownFile, ProviderFindings, SearchOrder, SearchState, WebProvider } from '../provider.ts';
import * as says from '../../says.ts';

const { againMs, requestMs, heritage: LIMITS } = WEB_LIMITS;

const DEFAULT_HERITAGE_URL = 'https://archive.softwareheritage.org';
const CONTENT = 'swh:1:cnt:';

/** `{ "<swhid>": { "known": true } }` (archive.softwareheritage.org/api/1/known/doc/). */
const Answer = z.record(z.string(), z.looseObject({ known: z.boolean() }));

interface HeritageOptions extends Pick<GitHubOptions, 'clock' | 'environment' | 'userAgent'> {
  /** Root of the archive; default: the public one. */
  readonly url?: string;
}

interface Batch {
  readonly ids: readonly string[];
  readonly line: SentLine;
}

/** Software Heritage: which files the world knows byte for byte. Only hashes leave the machine. */
export function createHeritageSearch(options: HeritageOptions): WebProvider {
  const { url = DEFAULT_HERITAGE_URL, environment } = options;
  const archive = new Archive(url, options, createTransport(url, environment));
  return {
    name: 'software-heritage',
    plan: (subject) => batchesOf(subject).map(({ line }) => line),
    search: (subject, _rules, order) => search(archive, subject, order),
    // It knows where a file was seen and not since when.
    date: () => Promise.resolve(new Map()),
    close: () => archive.close(),
  };
}

async function search(
  archive: Archive,
  subject: SearchSubject,
  order: SearchOrder,
): Promise<ProviderFindings> {
  const batches = batchesOf(subject);
  const known = new Set<string>();
  const answered = new Set<string>();
  let failure: string | null = null;
  for (const { ids, line } of batches) {
    const answer = await archive.known(ids, line, order);
    if (typeof answer === 'string') {
      failure = visible(
        fill(says.softwareHeritage, { answer, answered: answered.size, countOf: countOf(batches) }),
      );
      break;
    }
    for (const id of ids) {
      answered.add(id);
      if (answer.has(id)) known.add(id);
    }
    order.onProgress(answered.size / countOf(batches));
  }
  const stateOf = (files: readonly SubjectFile[]): SearchState => {
    const asked = files.filter(isAsked);
    const done = asked.filter(({ blob }) => answered.has(CONTENT + blob)).length;
    if (asked.length === 0) return { state: 'not-searched', why: 'no-probes' };
    if (done === asked.length) return { state: 'searched', why: null };
    return { state: done === 0 ? 'not-searched' : 'partly', why: failure === null ? 'budget' : 'failure' };
  };
  return {
    searched: new Map(subject.submissions.map(({ id, files }) => [id, stateOf(files)])),
    sources: [],
    known: subject.submissions.flatMap(({ id, files }) => knownOf(id, files, known, archive.url)),
    failure,
    requests: 0,
  };
}

function knownOf(
  submission: number,
  files: readonly SubjectFile[],
  known: ReadonlySet<string>,
  url: string,
): readonly KnownFile[] {
  return files.filter(isAsked).flatMap(({ path, blob }) => {
    const id = CONTENT + blob;
    return known.has(id) ? [{ submission, path, id, url: `${url}/${id}` }] : [];
  });
}

function isAsked({ unasked, blob }: SubjectFile): boolean {
  return unasked === null && /^[0-9a-f]{40}$/.test(blob);
}

function countOf(batches: readonly Batch[]): number {
  return batches.reduce((sum, { ids }) => sum + ids.length, 0);
}

/** Each hash once; those of the submission with the rarest code first. */
function batchesOf(subject: SearchSubject): readonly Batch[] {
  const wanted = new Map<string, Set<number>>();
  for (const { id, files } of subject.submissions.toSorted((a, b) => b.rarity - a.rarity || a.id - b.id)) {
    for (const { blob } of files.filter(isAsked)) {
      const submissions = wanted.get(CONTENT + blob) ?? new Set();
      wanted.set(CONTENT + blob, submissions.add(id));
    }
  }
  const ids = [...wanted.keys()];
  const count = Math.min(LIMITS.requests, Math.ceil(ids.length / LIMITS.hashes));
  return Array.from({ length: count }, (_, index) => {
    const some = ids.slice(index * LIMITS.hashes, (index + 1) * LIMITS.hashes);
    const submissions = [...new Set(some.flatMap((id) => [...(wanted.get(id) ?? [])]))].toSorted(
      (a, b) => a - b,
    );
    return {
      ids: some,
      line: { provider: 'software-heritage', kind: 'hashes', text: some.join(' '), submissions },
    };
  });
}

/** The archive's API. A redirect is not followed: hashes go to the address that was set, and nowhere else. */
class Archive {
  readonly url: string;
  readonly #options: HeritageOptions;
  readonly #transport: GitHubTransport;

  constructor(url: string, options: HeritageOptions, transport: GitHubTransport) {
    this.url = url.replace(/\/+$/, '');
    this.#options = options;
    this.#transport = transport;
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  /** Which of these are known; a text: why that cannot be said ("answered 500."). @throws the signal's reason */
  async known(
    ids: readonly string[],
    about: SentLine,
    order: SearchOrder,
  ): Promise<ReadonlySet<string> | string> {
    const { clock } = this.#options;
    order.signal.throwIfAborted();
    if (clock.now() >= order.endsAtMs) return 'was not asked to the end: the time of this check was over.';
    for (let tries = 0, limits = 0; ; ) {
      const line = { ...about };
      await order.onSent(line);
      const answer = await this.#once(ids, order.signal);
      if (typeof answer === 'string' || 'has' in answer) {
        order.onAnswer?.(line, typeof answer === 'string' ? 'failed' : `${answer.size} known`);
        return answer;
      }
      order.onAnswer?.(line, 'failed');
      const { said, waitMs, isLimit } = answer;
      if (isLimit) limits += 1;
      else tries += 1;
      const wait = waitMs ?? (isLimit ? LIMITS.limitMs : againMs[tries - 1]);
      const isTooLate = wait === undefined || clock.now() + wait >= order.endsAtMs;
      if (isTooLate || tries > againMs.length || limits > LIMITS.limitWaits) return said;
      await clock.sleep(wait, order.signal);
    }
  }

  /** The known ones; a text: it cannot be asked; an object: it may be asked again. @throws the signal's reason */
  async #once(ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string> | string | Again> {
    try {
      const response = await this.#transport.fetch(`${this.url}/api/1/known/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'user-agent': this.#options.userAgent,
        },
        body: JSON.stringify(ids),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
      });
      const { status, headers, body } = response;
      if (status === 200 && body !== null) {
        return knownIn(await readBounded(body, LIMITS.answerBytes, signal), ids);
      }
      body?.cancel().catch(() => {});
      const isLimit = status === 429;
      const said = isLimit ? 'has a limit of requests that is used up.' : `answered ${status}.`;
      return isLimit || status >= 500 ? { said, waitMs: waitIn(Object.fromEntries(headers)), isLimit } : said;
    } catch {
      signal.throwIfAborted();
      return { said: 'could not be reached.', waitMs: null, isLimit: false };
    }
  }
}

interface Again {
  readonly said: string;
  /** What the server asks for; null: it does not say. */
  readonly waitMs: number | null;
  readonly isLimit: boolean;
}

function knownIn(bytes: Uint8Array | null, ids: readonly string[]): ReadonlySet<string> | string {
  const result = Answer.safeParse(bytes === null ? undefined : parsedJson(new TextDecoder().decode(bytes)));
  if (!result.success) return 'answered something unexpected.';
  return new Set(ids.filter((id) => result.data[id]?.known === true));
}
