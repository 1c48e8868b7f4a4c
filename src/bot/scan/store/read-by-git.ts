import { fullName, type GitHub, type RepositoryName } from '#github';
import { commitIn, fetchObjects, filesOf, readRef } from '#sources';
import type { State } from '../state/state-schema.ts';
import type { ReadBranch } from './git-branch.ts';
import { readSnapshot } from './snapshot.ts';

/**
 * The state as a private repository keeps it, for those who only read it: two requests of git's protocol, and none of the API.
 *
 * @param assignment the one that is read besides what concerns all
 * @throws GitHubError. ConfigurationError where a newer version wrote it
 */
export async function readStateByGit(
  github: GitHub,
  repository: RepositoryName,
  name: string,
  assignment: string,
): Promise<State> {
  const commit = await readRef(github, repository, `refs/heads/${name}`);
  const objects = await fetchObjects(github, repository, {
    wants: commit === null ? [] : [commit],
    depth: 1,
  });
  const bytesOf = (sha: string): Buffer => objects.get(sha)?.bytes ?? Buffer.alloc(0);
  const branch: ReadBranch = {
    head: () =>
      Promise.resolve(
        commit === null
          ? null
          : {
              commit,
              tree: commitIn(objects, commit)?.tree ?? '',
              entries: filesOf(objects, commit).map((file) => ({
                ...file,
                type: 'blob',
                size: bytesOf(file.sha).length,
              })),
            },
      ),
    read: (_, entries) => Promise.resolve(new Map(entries.map(({ path, sha }) => [path, bytesOf(sha)]))),
  };
  const place = { branch, where: `branch ${name} of ${fullName(repository)}` };
  return (await readSnapshot(place, new Set([assignment]), null)).state;
}
