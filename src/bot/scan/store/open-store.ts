import { randomBytes } from 'node:crypto';
import { ConfigurationError } from '#base';
import type { World } from '#check';
import { StateBranch, type StateStore } from './state-branch.ts';
import * as says from '../says.ts';

/**
 * The store of what scans and the bot remember, in the repository that the workflow runs in.
 *
 * @param assignments those that will be asked for; absent: all. See `StateBranchOptions`
 */
export function stateStoreOf(
  settings: { readonly stateBranch: string },
  world: World,
  assignments?: readonly string[],
): StateStore {
  const { repository } = world.event;
  if (repository === null) throw new ConfigurationError(says.modeScanBot);
  return new StateBranch({
    ...world,
    github: world.github(),
    repository,
    branch: settings.stateBranch,
    target: 'own',
    ...(assignments === undefined ? {} : { assignments }),
  });
}

/** 64 hex digits that nobody can guess. */
export function newSalt(): string {
  return randomBytes(32).toString('hex');
}
