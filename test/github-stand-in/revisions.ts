import type { World } from './answers.ts';
import type { StandInRepository } from './world.ts';

const FULL = /^[0-9a-f]{40}$/;
const SHORT = /^[0-9a-f]{7,39}$/;

/** A branch, tag, `HEAD`, full name of a ref, or SHA, as a commit of the repository; null: none. */
export function commitOf(world: World, repository: StandInRepository, revision: string): string | null {
  const named =
    revision === 'HEAD'
      ? repository.head()
      : (repository.head(revision) ??
        repository.ref(revision) ??
        repository.ref(`refs/${revision}`) ??
        repository.ref(`refs/tags/${revision}`));
  if (named !== null) return named;
  const sha = SHORT.test(revision) ? world.store.complete(revision) : revision;
  if (sha === null || !FULL.test(sha) || !repository.has(sha)) return null;
  return world.store.type(sha) === 'commit' ? sha : null;
}

/** The same for what a comparison names: also `owner:branch` and `owner:repository:branch` of its forks. */
export function relatedCommitOf(
  world: World,
  repository: StandInRepository,
  revision: string,
): string | null {
  const [owner = '', ...rest] = revision.split(':');
  const branch = rest.at(-1);
  if (branch === undefined) return commitOf(world, repository, revision);
  const name = rest.length > 1 ? rest[0] : null;
  const other = world.repositories.find(
    (one) =>
      one.owner.toLowerCase() === owner.toLowerCase() &&
      (name === null || one.name === name) &&
      (one === repository || one.isRelatedTo(repository)),
  );
  return other === undefined ? null : commitOf(world, other, branch);
}
