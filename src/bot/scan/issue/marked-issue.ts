import { z } from 'zod';
import { fill, GitHubError, type Log } from '#base';
import { fullName, GITHUB_LIMITS, PERMISSIONS, type Purpose, statusOf } from '#github';
import { Account, identityOf } from '../../publish/identity.ts';
import { createOnce, type WrittenPlace } from '../../publish/marked-comment.ts';
import type { ScanHost } from '../scan-host.ts';
import * as says from '../says.ts';

/** Where an issue of the private staff repository is, and what it is found by: the mark at its start, and its author. */
export interface IssuePlace extends WrittenPlace, Pick<ScanHost, 'self'> {
  readonly log: Log;
  readonly marker: string;
}

/** An issue of the staff repository, by the mark at its start. */
export function issuePlace(
  { world, repository, self }: Pick<ScanHost, 'world' | 'repository' | 'self'>,
  marker: string,
): IssuePlace {
  const { clock, signal, log } = world;
  return { github: world.github(), repository, self, clock, signal, log, marker };
}

export const MarkedIssue = z.looseObject({
  number: z.number().int(),
  /** For GraphQL. */
  node_id: z.string().nullish(),
  state: z.string(),
  body: z.string().nullish(),
  user: Account.nullable(),
  assignees: z.array(Account).nullish(),
  pull_request: z.unknown().optional(),
});
export type MarkedIssue = z.infer<typeof MarkedIssue>;

/** @param what completes "GitHub …": `opening an issue` */
export function issuePurpose({ repository }: IssuePlace, what: string): Purpose {
  return { what: `${what} in ${fullName(repository)}`, permission: PERMISSIONS.issues, target: 'own' };
}

function isOurs({ marker, self }: IssuePlace, { body, user, pull_request: pull }: MarkedIssue): boolean {
  return (
    (pull === undefined || pull === null) &&
    (body ?? '').trimStart().startsWith(marker) &&
    identityOf(self).wrote(user)
  );
}

/**
 * The issue as it is now; null: there is none.
 *
 * @param known its number by the state; it is looked for where that is null or leads nowhere
 * @throws GitHubError
 */
export async function findIssue(place: IssuePlace, known: number | null): Promise<MarkedIssue | null> {
  return (known === null ? null : await byNumber(place, known)) ?? search(place);
}

async function byNumber(place: IssuePlace, number: number): Promise<MarkedIssue | null> {
  try {
    const issue = await place.github.ask(
      issuePurpose(place, `reading issue ${number}`),
      (rest) => rest.issues.get({ ...place.repository, issue_number: number }),
      MarkedIssue,
    );
    // One that was moved to another repository answers from there.
    return issue.number === number && isOurs(place, issue) ? issue : null;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 410) return null;
    throw error;
  }
}

/** The oldest one, so that a second one, however it came about, changes nothing. */
async function search(place: IssuePlace): Promise<MarkedIssue | null> {
  const pages = place.github.pages(
    issuePurpose(place, 'looking for the issue of a scan'),
    'GET /repos/{owner}/{repo}/issues',
    { ...place.repository, state: 'all', sort: 'created', direction: 'asc' },
    MarkedIssue,
  );
  let oldest: MarkedIssue | null = null;
  for await (const page of pages) {
    for (const issue of page) {
      if (isOurs(place, issue) && (oldest === null || issue.number < oldest.number)) oldest = issue;
    }
  }
  return oldest;
}

/**
 * Opens it. A lost answer may hide a success, so that it is looked for before it is opened again.
 *
 * @param body begins with the mark
 * @throws GitHubError
 */
export async function createIssue(place: IssuePlace, title: string, body: string): Promise<MarkedIssue> {
  const { github, repository } = place;
  const made = { ...repository, title, body };
  try {
    return await createOnce(
      () =>
        github.ask(issuePurpose(place, 'opening an issue'), (rest) => rest.issues.create(made), MarkedIssue),
      () => search(place),
      place,
      GITHUB_LIMITS.issue,
    );
  } catch (error) {
    if (statusOf(error) !== 410) throw error;
    throw new GitHubError(fill(says.issuesSwitched, { repository: fullName(repository) }), 'config-error', {
      cause: error,
    });
  }
}

/** Changes its text, and opens it again where that is asked for. @throws GitHubError */
export async function changeIssue(
  place: IssuePlace,
  number: number,
  change: { readonly body: string; readonly state?: 'open' },
): Promise<void> {
  await place.github.ask(
    issuePurpose(place, `updating issue ${number}`),
    (rest) => rest.issues.update({ ...place.repository, issue_number: number, ...change }),
    MarkedIssue,
  );
}
