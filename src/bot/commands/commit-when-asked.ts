import { GitHubError } from '#base';
import { readPullRequest, stateAt } from '#sources';
import type { HeadStanding } from './check-mark.ts';
import type { BotEffects } from './effects.ts';
import type { BotRequest } from './request.ts';

/** The commit that a check is of. */
export interface PinnedPull {
  /** 40 hexadecimal digits. */
  readonly headSha: string;
  readonly standing: HeadStanding;
}

/**
 * The commit at which a pull request stood when a command was given, by the times that GitHub's server noted: whoever may push
 * could else have another one checked than the one that was seen. Where GitHub does not say (it shows nobody else the pushes of
 * a private fork, or has no record), the head as it is now.
 *
 * @throws GitHubError where the pull request cannot be read, or GitHub does not answer
 */
export async function commitWhenAsked(
  { github, log }: Pick<BotEffects, 'github' | 'log'>,
  { repository, number, askedAt }: Pick<BotRequest, 'repository' | 'number' | 'askedAt'>,
): Promise<PinnedPull> {
  const { headSha, headRef, headRepository } = await readPullRequest(github, repository, number);
  // By hand: what is meant is what stands there.
  if (askedAt === null) return { headSha, standing: 'head' };
  if (headRepository === null) return { headSha, standing: 'unattested' };
  try {
    const { sha: stood, status } = await stateAt(github, headRepository, headRef, new Date(askedAt));
    if (stood === null || status !== 'on-time') return { headSha, standing: 'unattested' };
    return { headSha: stood, standing: stood === headSha ? 'head' : 'moved' };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.retryHelps) throw error;
    log.info(`It is not known what stood at the head when the command was given: ${error.message}`);
    return { headSha, standing: 'unattested' };
  }
}
