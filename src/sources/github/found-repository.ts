import type { Repository } from './repository.ts';

/** A repository that is to be collected. */
export interface FoundRepository {
  readonly repository: Repository;
  /** Who it belongs to, where something says so. Hostile text. */
  readonly student: string | null;
  /** GitHub login of that person, where it is known. */
  readonly login: string | null;
  /** As the roster says; null: it does not. */
  readonly section?: string | null;
  /** This repository's own deadline; null: the run's. */
  readonly deadline: Date | null;
  /** Take this commit, whatever the branch has by now. */
  readonly sha?: string;
}

/** A repository of which nothing else is known. */
export function foundByName(repository: Repository, student: string | null = null): FoundRepository {
  return { repository, student, login: null, deadline: null };
}

/** What an origin says of whose repository it is; the login where it is not what the student is called. */
export function personIn({ student, login, section = null }: FoundRepository) {
  return {
    ...(student === null ? {} : { student }),
    ...(login === null || login === student ? {} : { login }),
    ...(section === null ? {} : { section }),
  };
}
