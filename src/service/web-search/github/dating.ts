import { z } from 'zod';
import { GitHubError } from '#base';
import type { RememberedSource } from '#contract';
import type { GitHub, Push, RepositoryName } from '#github';
import { NO_COMMIT, parseRepositoryName, pushPages } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { Asking, PublicBefore, SearchRules, WebSource } from '../provider.ts';
import type { GitHubReader } from './reader.ts';
import type { Repositories, RepositoryFacts } from './repositories.ts';

const LIMITS = WEB_LIMITS.github;

/** When a source was public, as far as the server's times say. */
type Dated = Pick<WebSource, 'before' | 'publicSince'>;

/**
 * What the time at which a repository was made says: one that was made after a submission was handed in was not public before. One
 * that was made earlier may have been empty.
 */
export function beforeByCreation(
  createdAt: string | null,
  submissions: readonly number[],
  rules: SearchRules,
): ReadonlyMap<number, PublicBefore> {
  const created = createdAt === null ? NaN : Date.parse(createdAt);
  const later = [...rules.handedInAt].filter(([, at]) => created > Date.parse(at)).map(([id]) => id);
  return new Map<number, PublicBefore>([
    ...submissions.map((id) => [id, 'unknown'] as const),
    ...later.map((id) => [id, 'no'] as const),
  ]);
}

const Content = z.looseObject({ sha: z.string() });

/**
 * Looks into the record of pushes for the last one before each submission was handed in, and whether the file stood there
 * unchanged. Dates of commits are never read: their author chooses them. A push tells when GitHub had the file, not that the
 * repository was public then, which GitHub does not tell.
 */
export class Dating {
  readonly #github: GitHub;
  readonly #reader: GitHubReader;
  readonly #repositories: Repositories;
  readonly #asking: Asking;
  /** Repository ▸ its pushes, oldest first. */
  readonly #pushes = new Map<string, Promise<readonly Push[]>>();
  /** Repository, path and commit ▸ the blob there. A class was handed in at one time: all of it asks for the same. */
  readonly #blobs = new Map<string, Promise<string | null>>();

  constructor(github: GitHub, reader: GitHubReader, repositories: Repositories, asking: Asking) {
    this.#github = github.until(asking.signal);
    this.#reader = reader;
    this.#repositories = repositories;
    this.#asking = asking;
  }

  /** null: nothing is known of it. @throws GitHubError; the signal's reason */
  async date(source: WebSource, rules: SearchRules): Promise<Dated | null> {
    const name = parseRepositoryName(source.repository);
    const facts = name === null ? null : await this.#repositories.facts(name, source.submissions);
    if (name === null || facts === null) return null;
    const before = new Map(beforeByCreation(facts.createdAt, source.submissions, rules));
    // Who has something of a source need not be who it was found for.
    const open = [...rules.handedInAt]
      .filter(([id]) => before.get(id) !== 'no')
      .map(([id, at]) => ({ id, at: Date.parse(at) }))
      .filter(({ at }) => Number.isFinite(at));
    const pushes = open.length === 0 ? [] : await this.#pushesOf(name, facts, source.submissions);
    let since: string | null = null;
    for (const [at, all] of Map.groupBy(open, (one) => one.at)) {
      const last = pushes.findLastIndex(({ timestamp }) => Date.parse(timestamp) < at);
      const first = last < 0 ? null : await this.#firstWith(name, source, pushes.slice(0, last + 1));
      if (first === null) continue;
      for (const { id } of all) before.set(id, 'yes');
      if (since === null || first < since) since = first;
    }
    return { before, publicSince: since };
  }

  /** The time of the first push that left the file as it is at the last one; null: it is not so at the last one. */
  async #firstWith(
    name: RepositoryName,
    source: RememberedSource & Pick<WebSource, 'submissions'>,
    pushes: readonly Push[],
  ): Promise<string | null> {
    const has = async (index: number): Promise<boolean> =>
      (await this.#blobAt(name, source, pushes[index]?.after ?? '')) === source.blob;
    let high = pushes.length - 1;
    if (!(await has(high))) return null;
    // Halved while requests last; what is told is never too early, because that push was looked at.
    for (let low = 0; low < high && this.#reader.mayGoOn; ) {
      const middle = Math.floor((low + high) / 2);
      if (await has(middle)) high = middle;
      else low = middle + 1;
    }
    return pushes[high]?.timestamp ?? null;
  }

  #blobAt(
    name: RepositoryName,
    source: Pick<WebSource, 'path' | 'submissions'>,
    ref: string,
  ): Promise<string | null> {
    const key = [name.owner, name.repo, source.path, ref].join('\0');
    const known = this.#blobs.get(key) ?? this.#readBlobAt(name, source, ref);
    this.#blobs.set(key, known);
    return known;
  }

  async #readBlobAt(
    { owner, repo }: RepositoryName,
    { path, submissions }: Pick<WebSource, 'path' | 'submissions'>,
    ref: string,
  ): Promise<string | null> {
    const answer = await this.#reader.findJson(
      {
        kind: 'repository',
        what: 'looking for a file of a public repository',
        route: 'GET /repos/{owner}/{repo}/contents/{path}',
        parameters: { owner, repo, path, ref },
        maxBytes: LIMITS.answerBytes,
        submissions,
      },
      Content,
    );
    return answer?.sha ?? null;
  }

  #pushesOf(
    name: RepositoryName,
    facts: RepositoryFacts,
    submissions: readonly number[],
  ): Promise<readonly Push[]> {
    const key = facts.names.join(' ').toLowerCase();
    const known = this.#pushes.get(key) ?? this.#readPushes(name, facts.defaultBranch, submissions);
    this.#pushes.set(key, known);
    return known;
  }

  async #readPushes(
    name: RepositoryName,
    branch: string | null,
    submissions: readonly number[],
  ): Promise<readonly Push[]> {
    if (branch === null) return [];
    const ref = `refs/heads/${branch}`;
    const line = {
      provider: 'github',
      kind: 'repository',
      text: `${this.#github.apiUrl.replace(/\/+$/, '')}/repos/${name.owner}/${name.repo}/activity`,
      submissions,
    } as const;
    await this.#asking.onSent(line);
    const newestFirst: Push[] = [];
    try {
      let pages = 0;
      for await (const page of pushPages(this.#github, name, ref)) {
        newestFirst.push(...page.filter((push) => push.ref === ref && push.after !== NO_COMMIT));
        pages += 1;
        if (pages >= LIMITS.pushPages || !this.#reader.mayGoOn) break;
      }
    } catch (error) {
      this.#asking.signal.throwIfAborted();
      this.#asking.onAnswer?.(line, 'none');
      // Without a record of pushes a time is not known, and that is all.
      if (error instanceof GitHubError && error.outcome !== 'rate-limited') return [];
      throw error;
    }
    this.#asking.onAnswer?.(line, 'read');
    return newestFirst.toReversed();
  }
}
