import { ConfigurationError, fill } from '#base';
import { fullName, type GitHub, type RepositoryName } from '#github';
import { MAX_CONTENT_BYTES } from '../github/repository.ts';
import { fetchObjects } from './fetch-objects.ts';
import { commitIn, differences, isFile } from './objects.ts';
import type { GitObjects } from './pack.ts';
import * as says from '../github/says.ts';

/** Every file of a commit whose trees are here. @throws PackError where they are not */
export function filesOf(objects: GitObjects, commit: string) {
  const tree = commitIn(objects, commit)?.tree ?? null;
  return differences(objects, null, tree).flatMap(({ path, after }) =>
    after === null ? [] : [{ path, ...after }],
  );
}

/**
 * One text file of a commit; null: there is none. Two requests of git's protocol, and none of the API.
 *
 * @throws GitHubError; ConfigurationError where it is no text file
 */
export async function readTextByGit(
  github: GitHub,
  name: RepositoryName,
  commit: string,
  path: string,
): Promise<string | null> {
  const trees = await fetchObjects(github, name, { wants: [commit], depth: 1, filter: 'blob:none' });
  const plain = path.replace(/^(?:\.\/)+/, '');
  const file = filesOf(trees, commit).find((one) => one.path === plain);
  if (file === undefined) return null;
  const bytes = isFile(file)
    ? (await fetchObjects(github, name, { wants: [file.sha] })).get(file.sha)?.bytes
    : undefined;
  if (bytes === undefined || bytes.length > MAX_CONTENT_BYTES) {
    throw new ConfigurationError(
      fill(says.noTextFile, { path, name: fullName(name), most: MAX_CONTENT_BYTES }),
    );
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}
