import { z } from 'zod';
import { fill, type Log } from '#base';
import { isOurComment, subjectOfKey } from '#channels';
import type { Case } from '#contract';
import { MAX_ANSWERS } from '#report';
import { fullName, type GitHub, purposeFor, type RepositoryName } from '#github';
import { answeredCase, newCase } from '../scan/students/answered-case.ts';
import { parseCommand } from './grammar.ts';
import * as says from './says.ts';

const Account = z.looseObject({ login: z.string() }).nullable();
const Comment = z.looseObject({
  author: Account,
  body: z.string(),
  createdAt: z.iso.datetime(),
  lastEditedAt: z.iso.datetime().nullable(),
  /** Who changed it last; null: nobody did, or the account is gone. */
  editor: Account,
  viewerDidAuthor: z.boolean(),
});
type Comment = z.infer<typeof Comment>;

const Page = z.looseObject({
  repository: z.looseObject({
    pullRequest: z.looseObject({
      author: Account,
      comments: z.looseObject({
        pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(Comment),
      }),
    }),
  }),
});

/** Unlike REST, it tells who changed a comment: whoever may write to the repository may change what others wrote. */
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    author { login }
    comments(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { author { login } body createdAt lastEditedAt editor { login } viewerDidAuthor }
    }
  } }
}`;

/**
 * What the author of a pull request answered below our report on it, as it stands there now, at a case of the pull request. Commands
 * are no answers, what others wrote is not the author's, and neither is what others changed.
 *
 * @returns no case where there is no answer
 * @throws GitHubError
 */
export async function authorAnswers(
  github: GitHub,
  repository: RepositoryName,
  number: number,
  log: Log,
): Promise<readonly Case[]> {
  const where = `${fullName(repository)}#${number}`;
  const { author, comments } = await readComments(github, repository, number, where);
  const at = comments.findIndex((one) => one.viewerDidAuthor && isOurComment(one.body));
  const [told, ...since] = at < 0 ? [] : comments.slice(at);
  if (told === undefined || author === null) return [];
  const all = since.filter((one) => isAnswerOf(author, one));
  const own = all.filter(({ lastEditedAt, editor }) => lastEditedAt === null || isBy(author, editor));
  if (own.length < all.length) {
    log.info(fill(says.answersChanged, { author, where, n: all.length - own.length }));
  }
  if (own.length === 0) return [];
  const subject = subjectOfKey(where);
  const answers = own.map(({ body: text, createdAt, lastEditedAt }) => ({
    subject,
    at: lastEditedAt ?? createdAt,
    text,
    ...(lastEditedAt === null ? {} : { first: createdAt }),
  }));
  // Nothing is kept from run to run: where there is no room for all, the last ones are about this report.
  const one = answeredCase(newCase(subject, where, told.createdAt), answers.slice(-MAX_ANSWERS));
  log.info(fill(says.authorAnswered, { author, where, n: one.answers?.length ?? 0 }));
  return [one];
}

function isAnswerOf(author: string, { author: by, body, viewerDidAuthor }: Comment): boolean {
  return !viewerDidAuthor && isBy(author, by) && body.trim() !== '' && parseCommand(body).kind === 'none';
}

function isBy(login: string, account: Comment['author']): boolean {
  return account?.login.toLowerCase() === login.toLowerCase();
}

/** Oldest first: all of them, as GitHub takes no more than 2,500 on one pull request. */
async function readComments(
  github: GitHub,
  { owner, repo: name }: RepositoryName,
  number: number,
  where: string,
) {
  const what = `reading what the author of ${where} answered`;
  const purpose = purposeFor('own', what, 'pullRequests');
  const comments: Comment[] = [];
  let after: string | null = null;
  for (;;) {
    const page: z.infer<typeof Page> = await github.graphql(
      purpose,
      QUERY,
      { owner, name, number, after },
      Page,
    );
    const { author, comments: found } = page.repository.pullRequest;
    comments.push(...found.nodes);
    if (!found.pageInfo.hasNextPage) return { author: author?.login ?? null, comments };
    after = found.pageInfo.endCursor;
  }
}
