import { z } from 'zod';
import type { Log } from '#base';
import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import { isAnswer } from '../publish/failure.ts';
import { Account } from '../publish/identity.ts';
import { readAuthorship } from '../publish/own-comments.ts';
import { readIssueMarker, withTick } from '../scan/issue/scan-issue-body.ts';
import type { BotRequest } from './request.ts';

/** The issue of a scan, in which a command was given. */
export interface ScanTarget {
  readonly number: number;
  readonly assignment: string;
  /** Of the state; null: the usual one. */
  readonly branch: string | null;
  readonly body: string;
}

const Issue = z.looseObject({
  body: z.string().nullish(),
  user: Account.nullable(),
});

/**
 * The scan that an issue tells of: one that carries its mark and was opened by us. null: it is any other issue, which is none of
 * the bot's business.
 *
 * @throws GitHubError
 */
export async function scanTargetOf(
  { repository, number }: Pick<BotRequest, 'repository' | 'number'>,
  github: GitHub,
  log: Log,
): Promise<ScanTarget | null> {
  let issue: z.infer<typeof Issue>;
  try {
    issue = await readIssue(github, repository, number);
  } catch (error) {
    if (!isAnswer(error, 403, 404, 410) || error.outcome !== 'forbidden') throw error;
    log.info(`Whether issue ${number} is that of a scan is not known: ${error.message}`);
    return null;
  }
  const body = issue.body ?? '';
  const mark = readIssueMarker(body);
  if (mark === null) return null;
  const isOwn = await readAuthorship(github);
  return isOwn(issue.user) ? { number, ...mark, body } : null;
}

/**
 * Sets the box of a pair, where the issue shows one, so that the next scan does not take the old box for somebody's word. Read
 * anew: others may have changed the text since.
 *
 * @throws GitHubError
 */
export async function setBox(
  github: GitHub,
  repository: RepositoryName,
  { number }: ScanTarget,
  pair: string,
  isTicked: boolean,
): Promise<void> {
  const { body: before } = await readIssue(github, repository, number);
  const body = withTick(before ?? '', pair, isTicked);
  if (body === (before ?? '')) return;
  await github.ask(
    purposeFor('own', `changing issue ${number} of ${fullName(repository)}`, 'issues'),
    (rest) => rest.issues.update({ ...repository, issue_number: number, body }),
    Issue,
  );
}

function readIssue(
  github: GitHub,
  repository: RepositoryName,
  number: number,
): Promise<z.infer<typeof Issue>> {
  return github.ask(
    purposeFor('own', `reading issue ${number} of ${fullName(repository)}`, 'issuesRead'),
    (rest) => rest.issues.get({ ...repository, issue_number: number }),
    Issue,
  );
}
