import { SettingsError } from '#base';
import { concernsPullRequest } from '#contract';
import { baseCommit, purposed, type RepositoryName } from '#github';
import type { Base } from './base-ground.ts';
import { type Ground, workspaceGround } from './ground.ts';
import type { SourceContext, SourceSettings } from './source.ts';
import * as says from './says.ts';

/**
 * Where the folders of `starter`, `archive` and `ai-references`, and the file of `people`, are read: what is checked out, or the base of the pull
 * request that the run is about.
 *
 * @param own what only this source knows: one more file that is read there (default: none), and the commit that the judged
 *   pull request is to be merged into (default: the event's)
 * @throws SettingsError where the event does not say which commit the base is
 */
export async function openGround(
  settings: SourceSettings,
  context: SourceContext,
  { file = null, base }: { readonly file?: string | null; readonly base?: Base } = {},
): Promise<Ground> {
  const { workspace, tempDir, signal, event } = context;
  const lines = [
    settings.starter,
    settings.people,
    file,
    ...settings.archive,
    ...settings.aiReferences,
  ].filter((line) => line !== null);
  const isOnPullRequest = base !== undefined || concernsPullRequest(event.name);
  if (lines.length === 0 || !isOnPullRequest) return workspaceGround(workspace);
  const github = purposed(context.github(), { target: 'own' });
  const commit = base ?? needBase(context.own, baseCommit(event));
  return context.repositories.baseGround(lines, commit, { github, workspace, tempDir, signal });
}

function needBase(repository: RepositoryName | null, sha: string | null): Base {
  if (repository !== null && sha !== null) return { repository, sha };
  throw new SettingsError(says.starterArchive);
}
