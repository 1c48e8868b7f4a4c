import type { Collected } from '../../domain/submission.ts';
import type { GitHub } from '../../github/client.ts';
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
