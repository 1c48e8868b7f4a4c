import { Failure, fill } from '#base';
import type { World } from '#check';
import { type Audience, type CaseBook, NO_CASES, PULL_REQUESTS } from '#contract';
import { mergeCases } from '#report';
import { assignmentOf, dismissedCases } from '../scan/state/assignment-state.ts';
import { readStateByGit } from '../scan/store/read-by-git.ts';
import { authorAnswers } from './author-answers.ts';
import * as says from './says.ts';

/**
 * What people said about pairs of pull requests, for the checks that follow; for staff also what the author of the one that is checked
 * answered to our comment. A public repository keeps no state; what cannot be read, the check goes on without, and says so.
 */
export async function pullRequestCases(
  branch: string,
  audience: Audience,
  world: Pick<World, 'github' | 'event' | 'log'>,
): Promise<CaseBook> {
  const { repository, repositoryIsPrivate, pullRequest } = world.event;
  if (repository === null || repositoryIsPrivate !== true) return NO_CASES;
  const github = world.github();
  const { log } = world;
  const dismissed = orNothing(
    async () => {
      const state = await readStateByGit(github, repository, branch, PULL_REQUESTS);
      return dismissedCases(assignmentOf(state, PULL_REQUESTS) ?? { dismissed: {} });
    },
    (why) => log.info(fill(says.dismissedNotRead, { why })),
  );
  const answered =
    audience === 'student' || pullRequest === null
      ? []
      : orNothing(
          () => authorAnswers(github, repository, pullRequest.number, log),
          (why) => log.info(fill(says.answersNotRead, { why })),
        );
  const [one, other] = await Promise.all([dismissed, answered]);
  return mergeCases({ ...NO_CASES, cases: one }, { ...NO_CASES, cases: other });
}

async function orNothing<T>(
  read: () => Promise<readonly T[]>,
  tell: (why: string) => void,
): Promise<readonly T[]> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    tell(error.message);
    return [];
  }
}
