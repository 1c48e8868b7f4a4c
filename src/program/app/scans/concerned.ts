import { ConfigurationError } from '#base';
import type { Assignment, Settings } from '#contract';
import { type RepositoryName, sameRepository } from '#github';
import { parsePattern, type RepositoryPattern } from '#sources';

/** The assignments that a repository may belong to. */
export type Concerned = (repository: RepositoryName) => readonly string[];

/**
 * Tells assignments by what a repository's name says: topic, team and property narrow that down when the scan looks. Pure.
 *
 * @param staff the staff repository, which is never a submission; its owner stands for an organisation that is not named
 */
export function concernedBy(assignments: readonly Assignment[], staff: RepositoryName): Concerned {
  const takers = assignments.map(({ name, settings }) => ({ name, mayTake: takerOf(settings, staff.owner) }));
  return (repository) =>
    sameRepository(repository, staff)
      ? []
      : takers.filter(({ mayTake }) => mayTake(repository)).map(({ name }) => name);
}

function takerOf(settings: Settings, owner: string): (repository: RepositoryName) => boolean {
  const { classroom50, manifest, repositories } = settings;
  const organization = settings.organization ?? owner;
  const lines = repositories.map((line) => matcherOf(line, organization));
  const start =
    classroom50 === null ? null : `${classroom50.classroom}-${classroom50.assignment}-`.toLowerCase();
  // A manifest is read by the scan alone, and without any list all repositories of the organisation are looked at.
  const takesAll = manifest !== null || (lines.length === 0 && start === null);
  return (repository) => {
    if (lines.some((matches) => matches(repository))) return true;
    if (repository.owner.toLowerCase() !== organization.toLowerCase()) return false;
    return takesAll || (start !== null && repository.repo.toLowerCase().startsWith(start));
  };
}

function matcherOf(line: string, organization: string): (repository: RepositoryName) => boolean {
  const pattern = parsePattern(line, organization);
  // What cannot be used is told by the scan.
  if (typeof pattern === 'string') return () => false;
  if (pattern.kind === 'name') return (repository) => sameRepository(pattern.name, repository);
  const owner = pattern.owner.toLowerCase();
  return (repository) => repository.owner.toLowerCase() === owner && isMatch(pattern, repository.repo);
}

function isMatch(pattern: Extract<RepositoryPattern, { kind: 'match' }>, repo: string): boolean {
  try {
    return pattern.match(repo) !== null;
  } catch (error) {
    // It takes too long, which the scan tells as well.
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}
