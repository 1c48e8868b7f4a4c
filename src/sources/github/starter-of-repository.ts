import { SettingsError } from '#base';
import { fullName, type GitHub, type RepositoryName } from '#github';
import { marks, type Starter } from '../given-starter.ts';
import { createSelection, type SelectionOptions } from '../selection/selection.ts';
import { collectRepository } from './collect-repository.ts';
import { readContents } from './contents.ts';
import { foundByName } from './found-repository.ts';
import { readRepository, readTextFile } from './repository.ts';

/** Starter code of a repository. @param name its branch is null for the default one. @throws SettingsError, GitHubError */
export async function starterOfRepository(
  name: RepositoryName & { readonly branch: string | null },
  options: SelectionOptions,
  { collector, signal }: { readonly collector: () => GitHub; readonly signal: AbortSignal },
): Promise<Starter> {
  const github = collector();
  const { branch } = name;
  const marked = marks(await readTextFile(github, name, '.gitattributes', branch));
  const repository = await readRepository(github, name);
  const selection = createSelection({ ...options, marked });
  if (branch !== null) {
    const contents = await readContents(github, repository, `refs/heads/${branch}`, selection, signal);
    const { owner, repo, id } = repository;
    const origin = { kind: 'repository', owner, repo, repositoryId: id, sha: contents.sha } as const;
    return { starter: { key: fullName(repository), name: repo, role: 'base', origin, ...contents }, marked };
  }
  const found = foundByName(repository);
  const collected = await collectRepository(github, found, {
    selection,
    role: 'base',
    deadline: null,
    signal,
  });
  if (!collected.ok) throw new SettingsError(`starter: ${collected.failure.reason}`);
  return { starter: collected.submission, marked };
}
