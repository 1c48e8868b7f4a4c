import type { GitHub, RepositoryName } from '#github';
import { fetchObjects, UnreadableObjectsError } from '../git/fetch-objects.ts';
import type { PackLimits } from '../git/pack.ts';
import { MAX_ASIDE_FILE_BYTES } from '../selection/aside.ts';

const LIMITS: PackLimits = {
  packedBytes: 32 * 1024 ** 2,
  objectBytes: MAX_ASIDE_FILE_BYTES,
  unpackedBytes: 64 * 1024 ** 2,
  objects: 10_000,
};
/** Files that are too large are found by halves, in so many requests for one submission; the rest is left out. */
const MOST_REQUESTS = 32;

/**
 * Contents of files by git's names of them, in one request unless some are too large.
 *
 * @returns without those that are too large, or are no files
 * @throws GitHubError
 */
export async function readBlobs(
  github: GitHub,
  base: RepositoryName,
  shas: Iterable<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const open = [[...new Set(shas)]];
  for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
    const wants = open.pop();
    if (wants === undefined) break;
    try {
      for (const [sha, { type, bytes }] of await fetchObjects(github, base, { wants }, LIMITS)) {
        if (type === 'blob') found.set(sha, bytes);
      }
    } catch (error) {
      if (!(error instanceof UnreadableObjectsError)) throw error;
      const half = Math.ceil(wants.length / 2);
      if (wants.length > 1) open.push(wants.slice(half), wants.slice(0, half));
    }
  }
  return found;
}
