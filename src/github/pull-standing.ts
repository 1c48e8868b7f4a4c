import { z } from 'zod';
import type { GitHub } from './client.ts';
import { purposeFor } from './errors.ts';
import { fullName, type RepositoryName } from './names.ts';

/** A pull request as it stands now. Names are hostile text. */
export interface PullStanding {
  readonly author: string;
  /** GitHub's numeric id of the author. */
  readonly authorId: number;
  readonly baseSha: string;
  readonly headSha: string;
  /** Full name of the branch that it comes from. */
  readonly headRef: string;
  readonly headRepository: RepositoryName;
  /** Since when it has been open without a break, by GitHub's clock; in ms. */
  readonly openSinceMs: number;
}

const Time = z.iso.datetime();
const Pull = z.looseObject({
  state: z.string(),
  createdAt: Time,
  author: z.looseObject({ login: z.string(), databaseId: z.number().int().optional() }).nullable(),
  baseRefOid: z.string(),
  headRefOid: z.string(),
  headRefName: z.string(),
  headRepository: z.looseObject({ name: z.string(), owner: z.looseObject({ login: z.string() }) }).nullable(),
  timelineItems: z.looseObject({ nodes: z.array(z.looseObject({ createdAt: Time })) }),
});
const Answer = z.looseObject({ repository: z.looseObject({ pullRequest: Pull }) });

const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      state createdAt baseRefOid headRefOid headRefName
      author { login ... on User { databaseId } }
      headRepository { name owner { login } }
      timelineItems(itemTypes: [REOPENED_EVENT], last: 1) { nodes { ... on ReopenedEvent { createdAt } } }
    }
  }
}`;

/**
 * Where an open pull request comes from, and since when it has been open. REST has the last time that it was reopened in a list of
 * all its events alone.
 *
 * @returns null: it is not open, or its author or the repository of its head is gone. @throws GitHubError
 */
export async function readPullStanding(
  github: GitHub,
  base: RepositoryName,
  number: number,
): Promise<PullStanding | null> {
  const { repository } = await github.graphql(
    purposeFor('own', `reading ${fullName(base)}#${number}`, 'pullRequests'),
    QUERY,
    { owner: base.owner, name: base.repo, number },
    Answer,
  );
  const { state, createdAt, author, headRepository, timelineItems, ...refs } = repository.pullRequest;
  if (state !== 'OPEN' || author?.databaseId === undefined || headRepository === null) return null;
  return {
    author: author.login,
    authorId: author.databaseId,
    baseSha: refs.baseRefOid,
    headSha: refs.headRefOid,
    headRef: `refs/heads/${refs.headRefName}`,
    headRepository: { owner: headRepository.owner.login, repo: headRepository.name },
    openSinceMs: Date.parse(timelineItems.nodes.at(-1)?.createdAt ?? createdAt),
  };
}
