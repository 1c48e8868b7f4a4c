import { fill, GitHubError, SettingsError } from '#base';
import type { Collected } from '#contract';
import { type GitHub, parseRepositoryName, type RepositoryName, statusOf } from '#github';
import { collectRepositories, collectRepository } from '../github/collect-repository.ts';
import { type Listing, readTree } from '../github/git-objects.ts';
import { foundByName } from '../github/found-repository.ts';
import { namedRepositories } from '../github/named-repositories.ts';
import { readRepository } from '../github/repository.ts';
import { collectBaseFolder, holds } from './base-folder.ts';
import type { BaseReading } from './not-excused.ts';
import * as says from '../repositories/says.ts';

/** `owner/hw-*`. */
const REPOSITORY_GLOB = /^([\w.-]+)\/(?=[^/]*[*?[\]{}])[^/]+$/;
const EMPTY: Pick<Listing, 'blobs'> = { blobs: new Map() };

export interface ListedOptions extends Pick<BaseReading, 'base' | 'selection' | 'github'> {
  /** The commit of the base that the pull request is to be merged into. */
  readonly baseSha: string;
  readonly scope: 'changed' | 'tree';
  /** For all other repositories. */
  readonly collector: () => GitHub;
  readonly signal: AbortSignal;
}

/**
 * What `compare-with` lists: folders of the base, repositories, or globs of them.
 *
 * @throws SettingsError, GitHubError
 */
export async function* collectListed(
  entries: readonly string[],
  options: ListedOptions,
): AsyncGenerator<Collected> {
  const { github, base, baseSha } = options;
  const isAsked = entries.some((entry) => parseRepositoryName(entry) !== null || REPOSITORY_GLOB.test(entry));
  const tree = isAsked ? await readTree(github, base, baseSha) : EMPTY;
  for (const entry of entries) yield* collectOne(entry, tree, options);
}

/** Of the whole tree everybody has such a folder. */
export function folderInTree(
  input: 'archive' | 'ai-references' | 'compare-with',
  entry: string,
): SettingsError {
  return new SettingsError(fill(says.compareFolder, { input, entry: JSON.stringify(entry) }));
}

async function* collectOne(
  entry: string,
  tree: Pick<Listing, 'blobs'>,
  { base, baseSha, scope, selection, github, collector, signal }: ListedOptions,
): AsyncGenerator<Collected> {
  const options = { selection, role: 'archive', deadline: null, signal } as const;
  const name = parseRepositoryName(entry);
  const glob = REPOSITORY_GLOB.exec(entry);
  if (glob !== null && !holds(tree, glob[1] ?? '')) {
    const all = await namedRepositories(entry, 'compare-with', collector());
    if (all instanceof GitHubError) throw all;
    yield* collectRepositories(all, { ...options, collector });
  } else if (name === null || holds(tree, entry)) {
    if (scope === 'tree') {
      throw folderInTree('compare-with', entry);
    }
    yield* await collectBaseFolder(github, base, baseSha, entry, options);
  } else {
    yield collectNamed(entry, name, collector(), options);
  }
}

async function collectNamed(
  entry: string,
  name: RepositoryName,
  github: GitHub,
  options: Parameters<typeof collectRepository>[2],
): Promise<Collected> {
  try {
    return await collectRepository(github, foundByName(await readRepository(github, name)), options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof GitHubError) || error.outcome === 'rate-limited' || statusOf(error) === 401) {
      throw error;
    }
    return { ok: false, failure: { key: entry, name: entry, role: options.role, reason: error.message } };
  }
}
