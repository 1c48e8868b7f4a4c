import { type HandInFacts, identityOf, type Origin, type Person, type SubmissionRole } from '#contract';
import { sha256 } from '#native';

interface Known {
  readonly key: string;
  readonly name: string;
  readonly role: SubmissionRole;
  readonly origin: Origin | null;
  readonly person?: Pick<Person, 'sourceName'> | undefined;
}

/**
 * What each submission of a run goes by in everything that outlives the run, by its key: GitHub's numeric id, which outlives
 * renames; else `k` and a digest, so that no name has to be escaped anywhere. The digest of a folder is that of the platform's
 * id, else of its own name, so that it stays the same wherever the folder lies and whatever a list of people calls it; of two with
 * one, and of what is no folder, that of the key.
 */
export function subjectsOf(submissions: readonly Known[]): ReadonlyMap<string, string> {
  const identities = submissions.map((one) => ({ key: one.key, identity: subjectOf(one) }));
  const counts = new Map<string, number>();
  for (const { identity } of identities) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return new Map(
    identities.map(({ key, identity }) => [key, counts.get(identity) === 1 ? identity : digestOf(key)]),
  );
}

/** A pull request, as the bot knows it without a run. @param key `owner/name#12` */
export function subjectOfKey(key: string): string {
  return digestOf(key);
}

function subjectOf({ key, name, role, origin, person }: Known): string {
  switch (origin?.kind) {
    case 'repository':
      return origin.repositoryId > 0 ? String(origin.repositoryId) : digestOf(key);
    case 'directory':
      // Last year's "alice" is somebody else, and so, for cases, is what she handed in before.
      return digestOf(JSON.stringify([role, ...personOf(person?.sourceName ?? name, role, origin.handIn)]));
    case 'pull-request':
    case undefined:
      return digestOf(key);
  }
}

/** By the platform's number where there is one, else by name. */
function personOf(
  name: string,
  role: SubmissionRole,
  handIn: HandInFacts | undefined,
): readonly (string | undefined)[] {
  const identity = handIn === undefined ? null : identityOf(handIn);
  if (handIn === undefined || identity === null) return ['name', name];
  return [handIn.platform, identity, role === 'judged' ? '' : handIn.attempt];
}

function digestOf(text: string): string {
  return `k${sha256(text).slice(0, 16)}`;
}
