import type { Collected } from '#contract';
import type { GitHub } from '#github';
import { collectRepository, type RepositoryOptions } from './collect-repository.ts';
import type { FoundRepository } from './found-repository.ts';
import { prefetch, READS_AT_ONCE } from '../prefetch.ts';

/** Repositories as submissions, in their order, some read ahead. */
export function collectRepositories(
  repositories: readonly FoundRepository[],
  { collector, ...options }: RepositoryOptions & { readonly collector: () => GitHub },
): AsyncGenerator<Collected> {
  return prefetch(repositories, READS_AT_ONCE, (one) => collectRepository(collector(), one, options));
}
