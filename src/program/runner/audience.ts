import { type Audience, isPullRequestEvent, isSingle, type Settings } from '#contract';
import { type EventContext, type GitHub, statusOf } from '#github';
import { readRepository } from '#sources';
import type { RunContext } from './run-context.ts';

/**
 * Who reads this job's log, summary and comment. In a public repository that is everybody, whatever the settings say; a run
 * on one pull request or one repository is read by the person whose work it is. What the run found is not asked: it may have
 * ended before it found anything.
 */
export function audienceOf(settings: Settings | null, context: RunContext): Audience {
  const { name: event, repositoryIsPrivate: isPrivate } = context.event;
  // A scan works in a private staff repository or not at all.
  if (settings?.mode === 'scan') return 'staff';
  if (settings?.anonymize === 'always') return 'student';
  const inPublic =
    isPrivate === false ||
    // Only a schedule does not say; where nobody else did either, it may be public.
    (event === 'schedule' && isPrivate === null);
  if (inPublic) return 'student';
  const isOnOnesWork =
    settings?.mode === 'bot' ||
    (settings !== null && isSingle(settings.source)) ||
    isPullRequestEvent(event) ||
    event === 'issue_comment';
  return settings?.anonymize !== 'never' && isOnOnesWork ? 'student' : 'staff';
}

/**
 * Whether this run's repository is private, as the event says or, where it does not (that of a schedule), as GitHub does. A
 * token may read every public repository, so one that it may not see is private: tokens for students' repositories alone
 * are the rule in a course. null: there is no such repository, or no answer at all.
 *
 * @param askers with the run's token, and without any for when that one is refused
 * @param signal ends the askers. A question that it cut off is none without an answer: the report would be written for strangers
 * @throws the signal's reason
 */
export async function visibilityOf(
  {
    name,
    repository,
    repositoryIsPrivate,
  }: Pick<EventContext, 'name' | 'repository' | 'repositoryIsPrivate'>,
  askers: readonly (() => GitHub)[],
  signal: AbortSignal,
): Promise<boolean | null> {
  if (repositoryIsPrivate !== null) return repositoryIsPrivate;
  if (repository === null || name === null) return null;
  let isPrivate: boolean | null = null;
  for (const asker of askers) {
    try {
      return (await readRepository(asker(), repository)).isPrivate;
    } catch (error) {
      signal.throwIfAborted();
      const status = statusOf(error);
      if (status === 404) return true;
      // An answer that does not say is none that could be relied on.
      if (status !== null) isPrivate = false;
    }
  }
  return isPrivate;
}
