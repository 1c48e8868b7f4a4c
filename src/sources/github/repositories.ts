import { baseGround } from '../base-ground.ts';
import { collectRepositories } from './collect-repository.ts';
import { namedRepositories } from './named-repositories.ts';
import { starterOfRepository } from './starter-of-repository.ts';

/** What any source asks GitHub for where the settings name a repository, or a pull request is judged. */
export interface RepositoryReading {
  readonly named: typeof namedRepositories;
  readonly collect: typeof collectRepositories;
  readonly starterOf: typeof starterOfRepository;
  readonly baseGround: typeof baseGround;
}

export const REPOSITORIES: RepositoryReading = {
  named: namedRepositories,
  collect: collectRepositories,
  starterOf: starterOfRepository,
  baseGround,
};
