import type { GitHub, RepositoryName } from '#github';
import { fetchObjects } from '../git/fetch-objects.ts';
import { isFile } from '../git/objects.ts';
import { filesOf } from '../git/read-files.ts';
import { TARBALL_LIMITS } from '../github/tarball.ts';

/** A file as a commit has it. */
export interface BroughtFile {
  readonly path: string;
  /** Git's name of its contents. */
  readonly sha: string;
  readonly bytes: Uint8Array;
}

/**
 * The files of commits that their base has not, by commit: of a pull request as it stood after each push. The base repository has
 * the commits of its forks. Two requests of git's protocol, however many commits there are.
 *
 * @param baseSha what it has was brought by nobody
 * @throws GitHubError, also where one of the commits is gone
 */
export async function broughtBy(
  github: GitHub,
  base: RepositoryName,
  baseSha: string,
  commits: readonly string[],
): Promise<ReadonlyMap<string, readonly BroughtFile[]>> {
  const wants = [...new Set(commits)];
  const filter = `blob:limit=${TARBALL_LIMITS.fileBytes + 1}` as const;
  const brought = await fetchObjects(github, base, { wants, haves: [baseSha], filter });
  const trees = await fetchObjects(github, base, { wants, depth: 1, filter: 'blob:none' });
  return new Map(
    wants.map((commit) => [
      commit,
      filesOf(trees, commit).flatMap((file) => {
        const bytes = isFile(file) ? brought.get(file.sha)?.bytes : undefined;
        return bytes === undefined ? [] : [{ path: file.path, sha: file.sha, bytes }];
      }),
    ]),
  );
}
