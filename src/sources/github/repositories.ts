import { baseGround } from '../base-ground.ts';
import { collectRepositories } from './collect-repository.ts';
import { namedRepositories } from './named-repositories.ts';
import { starterOfRepository } from './starter-of-repository.ts';

/** What any source asks GitHub for where the settings name a repository, or a pull request is judged. */
export const REPOSITORIES = {
  named: namedRepositories,
  collect: collectRepositories,
  starterOf: starterOfRepository,
  baseGround,
};

export type RepositoryReading = typeof REPOSITORIES;
