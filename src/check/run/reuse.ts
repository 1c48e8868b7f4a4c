import { compareText } from '#base';
import type { PackedSubmission } from '#contract';
import { personIn, type Pins } from '#sources';
import type { Reuse } from './prior.ts';

/** What an earlier run left, with the settings that say which files and commits of a repository are taken. */
export interface Reusable extends Reuse {
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[] | null;
  readonly deadline: Date | null;
}

/**
 * What is packed already, and the commits to fetch of the rest.
 *
 * @param starter contents of the starter code, which are dropped from everything
 */
export async function findPacked(
  reusable: Reusable,
  starter: ReadonlySet<string>,
): Promise<{ readonly packed: readonly PackedSubmission[]; readonly pins: Pins }> {
  const { assignment, pins, cache } = reusable;
  const packed: PackedSubmission[] = [];
  const toTake = new Map<number, string | null>();
  for (const found of assignment.discovery.found) {
    const { repository, student, deadline } = found;
    const { id, owner, repo } = repository;
    const sha = pins.get(id);
    if (sha === undefined) continue;
    const hit = await cache?.get(cacheKey(id, sha, starter, reusable), {
      key: `${owner}/${repo}`,
      name: student ?? repo,
      role: 'judged',
      origin: {
        kind: 'repository',
        owner,
        repo,
        repositoryId: id,
        sha,
        ...personIn(found),
        deadlineStatus: 'no-deadline',
      },
    });
    if (hit) packed.push(hit);
    // Where a deadline decides, what is fetched is decided with its status and remarks.
    const hasDeadline = (reusable.deadline ?? assignment.due ?? deadline) !== null;
    if (hit || !hasDeadline) toTake.set(id, hit ? null : sha);
  }
  return { packed, pins: toTake };
}

/** Keeps what was packed for later runs. */
export async function keepPacked(
  submission: PackedSubmission,
  reusable: Reusable,
  starter: ReadonlySet<string>,
): Promise<void> {
  const { origin, role } = submission;
  if (origin.kind !== 'repository' || role !== 'judged' || !reusable.pins.has(origin.repositoryId)) return;
  await reusable.cache?.put(cacheKey(origin.repositoryId, origin.sha, starter, reusable), submission);
}

/** All that the packed contents depend on. */
function cacheKey(
  id: number,
  sha: string,
  starter: ReadonlySet<string>,
  { assignment: { allowedFiles }, include, exclude }: Reusable,
): readonly unknown[] {
  return [id, sha, include, exclude, allowedFiles, [...starter].toSorted(compareText)];
}
