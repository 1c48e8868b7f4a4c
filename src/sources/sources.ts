import type { SourceName } from '#contract';
import { directory, workspace } from './directory.ts';
import { pullRequest } from './pull-request/pull-request.ts';
import { repositories } from './repositories/repositories.ts';
import type { Source } from './source.ts';

/** Sources by their names. */
export type SourceTable = Readonly<Record<SourceName, Source>>;

export const SOURCES: SourceTable = {
  directory,
  'pull-request': pullRequest,
  repositories,
  workspace,
};
