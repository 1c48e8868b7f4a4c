import type { GitHub, RepositoryName } from '#github';
import { fetchObjects } from '../git/fetch-objects.ts';
import { commitIn } from '../git/objects.ts';
import type { GitObjects } from '../git/pack.ts';

/** So far back it is looked which of two commits of the base is the newer one. */
const DEPTH = 1000;

/**
 * The commits of the base where a head leaves it, the nearest first; several where the base was merged into it.
 *
 * @param objects all commits that the head has and the base has not
 */
export function edgesOf(head: string, objects: GitObjects): readonly string[] {
  const edges = new Set<string>();
  const seen = new Set([head]);
  // Grows while it is walked.
  for (const sha of seen) {
    const commit = commitIn(objects, sha);
    if (commit === null) edges.add(sha);
    for (const parent of commit?.parents ?? []) seen.add(parent);
  }
  return [...edges];
}

/**
 * Git's merge base of each head: of its edges the one that comes from none of the others. One request at most.
 *
 * @returns null: the head shares no commit with the base. @throws GitHubError
 */
export async function forksOf(
  github: GitHub,
  base: RepositoryName,
  edges: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, string | null>> {
  const several = [...edges.values()].filter((one) => one.length > 1).flat();
  const wants = [...new Set(several)];
  const history = await fetchObjects(github, base, { wants, depth: DEPTH, filter: 'tree:0' });
  return new Map([...edges].map(([head, own]) => [head, newestOf(own, history)]));
}

function newestOf(edges: readonly string[], history: GitObjects): string | null {
  if (edges.length < 2) return edges[0] ?? null;
  const older = new Set(edges.flatMap((edge) => [...ancestorsOf(edge, history)]));
  return edges.find((edge) => !older.has(edge)) ?? edges[0] ?? null;
}

function ancestorsOf(sha: string, history: GitObjects): ReadonlySet<string> {
  const found = new Set(commitIn(history, sha)?.parents);
  for (const one of found) for (const parent of commitIn(history, one)?.parents ?? []) found.add(parent);
  return found;
}
