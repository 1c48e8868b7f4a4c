import { z } from 'zod';
import { fullName, type RepositoryName } from '#github';
import { digestOf } from '../unsaid.ts';
import { WEB_LIMITS } from '../limits.ts';
import type { SearchRules } from '../provider.ts';
import type { GitHubReader } from './reader.ts';

const Named = z.looseObject({ full_name: z.string() });
const Repository = z.looseObject({
  full_name: z.string(),
  private: z.boolean(),
  created_at: z.string().nullish(),
  default_branch: z.string().nullish(),
  license: z.looseObject({ spdx_id: z.string().nullish() }).nullish(),
  parent: Named.nullish(),
  source: Named.nullish(),
  template_repository: Named.nullish(),
});

/** What is asked of a repository once. */
export interface RepositoryFacts {
  /** RFC 3339, by the server; null: not said. */
  readonly createdAt: string | null;
  readonly defaultBranch: string | null;
  /** SPDX identifier; null: none that is known. */
  readonly licence: string | null;
  /** `owner/name`: its own, which it was renamed to, and those that it was made from. */
  readonly names: readonly string[];
}

/** Repositories of one search: each is asked for once. */
export class Repositories {
  readonly #reader: GitHubReader;
  readonly #known = new Map<string, Promise<RepositoryFacts | null>>();

  constructor(reader: GitHubReader) {
    this.#reader = reader;
  }

  /** null: it is gone, or not public. @throws GitHubError; the signal's reason */
  facts(name: RepositoryName, submissions: readonly number[]): Promise<RepositoryFacts | null> {
    const key = fullName(name).toLowerCase();
    const known = this.#known.get(key) ?? this.#read(name, submissions);
    this.#known.set(key, known);
    return known;
  }

  async #read(
    { owner, repo }: RepositoryName,
    submissions: readonly number[],
  ): Promise<RepositoryFacts | null> {
    const answer = await this.#reader.findJson(
      {
        kind: 'repository',
        what: 'looking up a public repository',
        route: 'GET /repos/{owner}/{repo}',
        parameters: { owner, repo },
        maxBytes: WEB_LIMITS.github.answerBytes,
        submissions,
      },
      Repository,
    );
    if (answer === null || answer.private) return null;
    const spdx = answer.license?.spdx_id ?? null;
    const from = [answer.parent, answer.source, answer.template_repository];
    return {
      createdAt: answer.created_at ?? null,
      defaultBranch: answer.default_branch ?? null,
      // "NOASSERTION": there is a licence, and GitHub does not know which.
      licence: spdx === null || spdx === 'NOASSERTION' ? null : spdx,
      names: [`${owner}/${repo}`, answer.full_name, ...from.flatMap((one) => one?.full_name ?? [])],
    };
  }
}

/**
 * Whether one of the names, or its owner, is excluded for everybody or is an account of this submission's own.
 *
 * @param submission null: whether it is excluded for everybody
 */
export function isExcluded(names: readonly string[], submission: number | null, rules: SearchRules): boolean {
  const own = submission === null ? undefined : rules.own.get(submission);
  return digestsOf(names, rules).some((digest) => rules.exclude.has(digest) || own?.has(digest) === true);
}

/** Submissions for which one of the names, or its owner, is an own account. In ascending order. */
export function ownersOf(names: readonly string[], rules: SearchRules): readonly number[] {
  const digests = digestsOf(names, rules);
  return [...rules.own]
    .flatMap(([id, own]) => (digests.some((digest) => own.has(digest)) ? [id] : []))
    .toSorted((a, b) => a - b);
}

function digestsOf(names: readonly string[], { salt }: SearchRules): readonly string[] {
  return names.flatMap((name) => [name, name.split('/', 1)[0] ?? '']).map((text) => digestOf(salt, text));
}
