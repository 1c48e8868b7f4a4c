import { z } from 'zod';
import { GitHubError, httpsUrl, parsedJson } from '#base';
import { parseRepositoryName } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { GitHubReader, PublicRead } from './reader.ts';
import * as says from '../../says.ts';

const SHA = /^[0-9a-f]{40}$/;

const Item = z.looseObject({
  path: z.string().min(1),
  sha: z.string().regex(SHA),
  url: z.string(),
  html_url: z.string(),
  repository: z.looseObject({
    full_name: z.string(),
    private: z.boolean().optional(),
    fork: z.boolean().optional(),
  }),
  text_matches: z.array(z.looseObject({ fragment: z.string().optional() })).optional(),
});

const Answer = z.looseObject({
  total_count: z.number(),
  incomplete_results: z.boolean(),
  // One item of another shape must not cost the others.
  items: z.array(z.unknown()),
});

/** A file that the code search found. Names and path are hostile. */
export interface Hit {
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
  /** SHA-1 of the git blob, hex. */
  readonly blob: string;
  /** Full SHA of the commit that was read. */
  readonly commit: string;
  /** https, with that commit. */
  readonly url: string;
  readonly isFork: boolean;
  /** The pieces around the words. */
  readonly fragments: readonly string[];
}

export interface SearchAnswer {
  /** Public files, the best match first. */
  readonly hits: readonly Hit[];
  /** Files that GitHub counts, also those that it did not list and that are not public. */
  readonly total: number;
  readonly isIncomplete: boolean;
}

/** The request of a query (docs.github.com/rest/search/search#search-code). */
export function searchReading(query: string, submissions: readonly number[]): PublicRead {
  return {
    kind: 'query',
    what: 'searching code',
    route: 'GET /search/code',
    parameters: { q: query, per_page: WEB_LIMITS.github.results },
    accept: 'application/vnd.github.text-match+json',
    maxBytes: WEB_LIMITS.github.answerBytes,
    submissions,
  };
}

/** Asks once. @throws GitHubError; the signal's reason */
export async function askCodeSearch(reader: GitHubReader, reading: PublicRead): Promise<SearchAnswer> {
  const bytes = await reader.once(reading);
  const answer = Answer.safeParse(bytes === null ? undefined : parsedJson(new TextDecoder().decode(bytes)));
  if (!answer.success) throw new GitHubError(says.githubAnswered, 'config-error');
  const { items, total_count: total, incomplete_results: isIncomplete } = answer.data;
  const hits = items.slice(0, WEB_LIMITS.github.results).flatMap((item) => hitOf(item) ?? []);
  return { hits, total, isIncomplete };
}

function hitOf(item: unknown): Hit | null {
  const result = Item.safeParse(item);
  if (!result.success) return null;
  const { path, sha, url, html_url: page, repository, text_matches: matches = [] } = result.data;
  const name = parseRepositoryName(repository.full_name);
  const commit = commitOf(url, page);
  const address = httpsUrl(page);
  // A token sees repositories that the world does not.
  if (name === null || commit === null || address === null || repository.private !== false) return null;
  return {
    ...name,
    path,
    blob: sha,
    commit,
    url: pinned(address, commit),
    isFork: repository.fork === true,
    fragments: matches.flatMap(({ fragment }) => fragment ?? []),
  };
}

/** The API's address names the commit in `ref`, the page's behind `/blob/`. */
function commitOf(url: string, page: string): string | null {
  const ref = URL.canParse(url) ? new URL(url).searchParams.get('ref') : null;
  if (ref !== null && SHA.test(ref)) return ref;
  return /\/blob\/([0-9a-f]{40})\//.exec(page)?.[1] ?? null;
}

/** A page of a branch shows tomorrow what is there tomorrow. */
function pinned(page: string, commit: string): string {
  return page.replace(/\/blob\/[^/]+\//, `/blob/${commit}/`);
}
