import type { SourceName } from '#contract';
import { directory } from './directory/directory.ts';
import { pullRequest } from './pull-request/pull-request.ts';
import { repositories } from './repositories/repositories.ts';
import type { Source } from './source.ts';
import { workspace } from './workspace/workspace.ts';

/** Every source by its name. */
export const SOURCES: Readonly<Record<SourceName, Source>> = {
  directory,
  'pull-request': pullRequest,
  repositories,
  workspace,
};
