import type { RememberedSource } from '#contract';
import type { EngineFile } from '#engine';
import { fullName, parseRepositoryName, type RepositoryName } from '#github';
import { WEB_LIMITS } from '../limits.ts';
import type { SearchRules, WebSource } from '../provider.ts';
import type { HitTable } from './hit-table.ts';
import { beforeByCreation } from './dating.ts';
import { PublicFiles } from './public-files.ts';
import type { GitHubReader } from './reader.ts';
import { isExcluded, ownersOf, type Repositories, type RepositoryFacts } from './repositories.ts';

const LIMITS = WEB_LIMITS.github;

/** Where a file lies, and who wants it. */
interface Place extends RememberedSource {
  readonly name: RepositoryName;
  readonly url: string;
}

/** One file that is wanted for one submission. */
interface Wish {
  readonly submission: number;
  /** Equal files, the best place first. */
  readonly places: readonly Place[];
  readonly withNeighbours: boolean;
}

interface Fetched {
  readonly place: Place;
  readonly facts: RepositoryFacts;
  readonly submissions: Set<number>;
  readonly files: readonly EngineFile[];
}

/** For whom sources are fetched. */
interface Seeker {
  readonly id: number;
  readonly hasSeveralFiles: boolean;
}

/**
 * Fetches what was found, in rounds: the best file of everybody before the second best of anybody. Stops where time or GitHub's
 * requests are over, and where GitHub refuses: what is there by then stays.
 */
export class PublicSources {
  readonly #reader: GitHubReader;
  readonly #files: PublicFiles;
  readonly #repositories: Repositories;
  readonly #rules: SearchRules;
  readonly #serverUrl: string;
  readonly #fetched = new Map<string, Promise<Fetched | null>>();
  readonly #done: Fetched[] = [];
  /** Files that were not looked at, because time or requests were over. */
  left = 0;

  /** @param serverUrl where people read repositories: `https://github.com` */
  constructor(reader: GitHubReader, repositories: Repositories, rules: SearchRules, serverUrl: string) {
    this.#reader = reader;
    this.#files = new PublicFiles(reader);
    this.#repositories = repositories;
    this.#rules = rules;
    this.#serverUrl = serverUrl;
  }

  /** @throws GitHubError; the signal's reason */
  async fetch(
    seekers: readonly Seeker[],
    candidates: HitTable,
    onProgress: (share: number) => void,
  ): Promise<void> {
    const wishes = this.#wishes(seekers, candidates);
    let next = 0;
    let failed = false;
    const work = async (): Promise<void> => {
      while (!failed) {
        const wish = wishes[next];
        if (wish === undefined) return;
        if (!this.#reader.mayGoOn) {
          this.left = wishes.length - next;
          return;
        }
        next += 1;
        try {
          await this.#grant(wish);
        } catch (error) {
          failed = true;
          this.left = wishes.length - next + 1;
          throw error;
        }
        onProgress(next / wishes.length);
      }
    };
    const works = await Promise.allSettled(Array.from({ length: LIMITS.parallel }, work));
    const broken = works.find(({ status }) => status === 'rejected');
    if (broken?.status === 'rejected') throw broken.reason;
  }

  /** What was fetched, in an order that does not depend on which answer came first. */
  get all(): readonly WebSource[] {
    return this.#done
      .map(({ place, facts, submissions, files }) => {
        const ids = [...submissions].toSorted((a, b) => a - b);
        const { name: _, ...source } = place;
        return {
          ...source,
          licence: facts.licence,
          before: beforeByCreation(facts.createdAt, ids, this.#rules),
          publicSince: null,
          submissions: ids,
          ownOf: ownersOf(facts.names, this.#rules),
          files,
        };
      })
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }

  #wishes(seekers: readonly Seeker[], candidates: HitTable): readonly Wish[] {
    const ofEach = seekers.map(({ id, hasSeveralFiles }): readonly Wish[] => {
      const most = hasSeveralFiles ? LIMITS.files - LIMITS.withNeighbours * LIMITS.neighbours : LIMITS.files;
      const remembered = this.#rules.remembered.get(id)?.filter(({ provider }) => provider === 'github');
      const known = (remembered ?? []).map((source) => [placeOf(source, this.#pageOf(source))]);
      const found = candidates
        .of(id, most)
        .map(({ copies }) => copies.map((hit) => placeOf({ ...hit, repository: fullName(hit) }, hit.url)));
      // What was found before is compared first: a finding does not vanish because a later search has better hits.
      return [...known, ...found].slice(0, most).map((places, rank) => ({
        submission: id,
        places: places.filter((place) => place !== null),
        withNeighbours: hasSeveralFiles && rank < LIMITS.withNeighbours,
      }));
    });
    const rounds = Math.max(0, ...ofEach.map(({ length }) => length));
    return Array.from({ length: rounds }, (_, rank) => ofEach.flatMap((wishes) => wishes[rank] ?? [])).flat();
  }

  #pageOf({ repository, commit, path }: RememberedSource): string {
    return `${this.#serverUrl}/${repository}/blob/${commit}/${path.split('/').map(encodeURIComponent).join('/')}`;
  }

  async #grant({ submission, places, withNeighbours }: Wish): Promise<void> {
    const allowed = places.filter(({ repository }) => !isExcluded([repository], submission, this.#rules));
    for (const place of allowed.slice(0, LIMITS.copies)) {
      const facts = await this.#repositories.facts(place.name, [submission]);
      if (facts === null || isExcluded(facts.names, submission, this.#rules)) continue;
      const key = keyOf(place);
      const fetching = this.#fetched.get(key) ?? this.#fetchOne(place, facts, submission, withNeighbours);
      this.#fetched.set(key, fetching);
      const fetched = await fetching;
      if (fetched === null) continue;
      fetched.submissions.add(submission);
      return;
    }
  }

  async #fetchOne(
    place: Place,
    facts: RepositoryFacts,
    submission: number,
    withNeighbours: boolean,
  ): Promise<Fetched | null> {
    const { name, commit, path, blob } = place;
    const bytes = await this.#files.content(name, blob, [submission]);
    if (bytes === null) return null;
    const beside = withNeighbours ? await this.#files.neighbours(name, commit, path, [submission]) : [];
    const fetched = { place, facts, submissions: new Set<number>(), files: [{ path, bytes }, ...beside] };
    this.#done.push(fetched);
    return fetched;
  }
}

function placeOf(source: Omit<RememberedSource, 'provider'>, url: string): Place | null {
  const { repository, commit, path, blob } = source;
  const name = parseRepositoryName(repository);
  return name === null ? null : { provider: 'github', name, repository, commit, path, blob, url };
}

function keyOf({ repository, commit, path, blob }: RememberedSource): string {
  return [repository.toLowerCase(), path, commit, blob].join('\0');
}
