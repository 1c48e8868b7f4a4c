import { fill } from '#base';
import { fullName, type GitHub, type PullRequest, type RepositoryName } from '#github';
import { fetchObjects, UnreadableObjectsError } from '../git/fetch-objects.ts';
import { commitIn, differences, isFile } from '../git/objects.ts';
import { type GitObjects, PackError } from '../git/pack.ts';
import { TARBALL_LIMITS } from '../github/tarball.ts';
import * as says from '../repositories/says.ts';
import { changesOf, type Former, type PullRequestChanges } from './changes.ts';

/** What pull requests change, and the contents of it. */
export interface Heads {
  /** @throws UnreadableObjectsError where this one cannot be read */
  changesOf(pull: PullRequest): PullRequestChanges;
  /** Files of the base that it changes, moves, copies or removes, as they were; none where it cannot be read. */
  formerOf(pull: PullRequest): readonly Former[];
  /** The contents of a file that a pull request brings, where they came with its commits; null: they have to be asked for. */
  brought(sha: string): Buffer | null;
  /** Every file of up to a megabyte that this one brings came with its commits. */
  hasAllOf(pull: PullRequest): boolean;
}

interface Read {
  readonly changes: PullRequestChanges;
  readonly brought: GitObjects;
  readonly hasAll: boolean;
}

/**
 * Reads what pull requests change, at their heads: two requests of git's protocol for all of them together, one more where the base
 * was merged into a head. A head that cannot be read, or is too large, is found by halves, and is a failure of its own.
 *
 * @throws GitHubError
 */
export async function readHeads(
  github: GitHub,
  base: RepositoryName,
  pulls: readonly PullRequest[],
): Promise<Heads> {
  const read = new Map<number, Read | UnreadableObjectsError>();
  const readAll = async (some: readonly PullRequest[]): Promise<void> => {
    try {
      for (const [number, one] of await readTogether(github, base, some)) read.set(number, one);
    } catch (error) {
      if (!(error instanceof UnreadableObjectsError)) throw error;
      const [only] = some;
      if (some.length === 1 && only !== undefined) {
        read.set(only.number, error);
      } else {
        const half = Math.ceil(some.length / 2);
        await readAll(some.slice(0, half));
        await readAll(some.slice(half));
      }
    }
  };
  if (pulls.length > 0) await readAll(pulls);
  const all = [...read.values()].flatMap((one) => ('brought' in one ? [one.brought] : []));
  const brought = [...new Set(all)];
  const found = ({ number }: PullRequest): Read => {
    const one = read.get(number);
    if (one === undefined) throw new Error(`pull request ${number} was not asked for`);
    if ('changes' in one) return one;
    throw one;
  };
  return {
    changesOf: (pull) => found(pull).changes,
    formerOf: ({ number }) => {
      const one = read.get(number);
      if (one === undefined || !('changes' in one)) return [];
      const { modified, removed, copied } = one.changes;
      return [...modified, ...removed, ...copied];
    },
    brought: (sha) => brought.find((objects) => objects.has(sha))?.get(sha)?.bytes ?? null,
    hasAllOf: (pull) => found(pull).hasAll,
  };
}

async function readTogether(
  github: GitHub,
  base: RepositoryName,
  pulls: readonly PullRequest[],
): Promise<ReadonlyMap<number, Read>> {
  // Two branches of the base can have commits that the other one has not.
  const groups = await Promise.all(
    [...Map.groupBy(pulls, ({ baseRef }) => baseRef).values()].map(async (own) => ({
      own,
      ...(await readOwn(github, base, own)),
    })),
  );
  const edges = new Map(
    groups.flatMap(({ own, brought }) =>
      own.map(({ headSha }) => [headSha, edgesOf(headSha, brought)] as const),
    ),
  );
  const forks = await forksOf(github, base, edges);
  const commits = new Set([...edges.keys(), ...forks.values()].filter((sha) => sha !== null));
  const trees = await fetchObjects(github, base, { wants: [...commits], depth: 1, filter: 'blob:none' });
  const treeOf = (sha: string | null): string | null =>
    sha === null ? null : (commitIn(trees, sha)?.tree ?? '');
  return new Map(
    groups.flatMap(({ own, brought, hasAll }) => {
      const changed = own.map(({ number, headSha }) => {
        const before = treeOf(forks.get(headSha) ?? null);
        return { number, before, changes: compared(before, treeOf(headSha), trees, base) };
      });
      const asked = new Set(changed.flatMap(({ changes }) => [...changes.blobs.values()]));
      const stood = standing(trees, new Set(changed.map(({ before }) => before)), asked);
      return changed.map(({ number, changes }) => {
        const shas = new Set(changes.blobs.values());
        const copied = stood.filter(({ sha }) => shas.has(sha));
        return [number, { changes: { ...changes, copied }, brought, hasAll }] as const;
      });
    }),
  );
}

/** The files of these contents that stand in any of these trees; none where they cannot be looked through. */
function standing(
  trees: GitObjects,
  roots: ReadonlySet<string | null>,
  shas: ReadonlySet<string>,
): readonly Former[] {
  if (shas.size === 0) return [];
  const found: Former[] = [];
  let last: string | null = null;
  try {
    // Commits of one branch are mostly the same: of each only what the one before it has not is looked through.
    for (const root of roots) {
      for (const { path, after } of differences(trees, last, root)) {
        if (after !== null && isFile(after) && shas.has(after.sha)) found.push({ path, sha: after.sha });
      }
      last = root;
    }
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
  }
  return found;
}

function compared(
  before: string | null,
  after: string | null,
  trees: GitObjects,
  base: RepositoryName,
): ReturnType<typeof changesOf> {
  try {
    return changesOf(differences(trees, before, after));
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const sentence = fill(says.gitSends, { base: fullName(base), error: error.message });
    throw new UnreadableObjectsError(sentence, 'config-error', { cause: error, openMessage: sentence });
  }
}

/**
 * The commit at which a pull request left its base.
 *
 * @returns null: it shares none with it, or its history cannot be read. @throws GitHubError
 */
export async function forkOf(
  github: GitHub,
  base: RepositoryName,
  { headSha, baseSha }: PullRequest,
): Promise<string | null> {
  try {
    const own = await fetchObjects(github, base, { wants: [headSha], haves: [baseSha], filter: 'tree:0' });
    const forks = await forksOf(github, base, new Map([[headSha, edgesOf(headSha, own)]]));
    return forks.get(headSha) ?? null;
  } catch (error) {
    if (!(error instanceof UnreadableObjectsError)) throw error;
    return null;
  }
}

/** What heads have and their base has not: commits, and contents unless their history is too long. */
async function readOwn(github: GitHub, base: RepositoryName, pulls: readonly PullRequest[]) {
  const wants = [...new Set(pulls.map(({ headSha }) => headSha))];
  const haves = [...new Set(pulls.map(({ baseSha }) => baseSha))];
  try {
    const filter = `blob:limit=${TARBALL_LIMITS.fileBytes + 1}` as const;
    return { brought: await fetchObjects(github, base, { wants, haves, filter }), hasAll: true };
  } catch (error) {
    if (!(error instanceof UnreadableObjectsError)) throw error;
    return { brought: await fetchObjects(github, base, { wants, haves, filter: 'tree:0' }), hasAll: false };
  }
}

/** So far back it is looked which of two commits of the base is the newer one. */
const DEPTH = 1000;

/**
 * The commits of the base where a head leaves it, the nearest first; several where the base was merged into it.
 *
 * @param objects all commits that the head has and the base has not
 */
function edgesOf(head: string, objects: GitObjects): readonly string[] {
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
async function forksOf(
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
