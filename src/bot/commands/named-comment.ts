import { z } from 'zod';
import { fill, SettingsError } from '#base';
import { fullName, PERMISSIONS } from '#github';
import { Account } from '../publish/identity.ts';
import type { BotEffects } from './effects.ts';
import type { BotRequest } from './request.ts';
import * as says from './says.ts';

const NamedComment = z.looseObject({
  body: z.string().nullish(),
  user: Account.nullable(),
  issue_url: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.string(),
});

/**
 * A comment that somebody only named is read from GitHub: its author commands, not whoever named it. An edited one is no
 * evidence, because whoever may write to the repository may edit what others wrote.
 *
 * @throws SettingsError where it is none; GitHubError
 */
export async function withEvidence(
  request: BotRequest,
  { github }: Pick<BotEffects, 'github'>,
): Promise<BotRequest> {
  const { comment, repository, number } = request;
  if (comment === null || comment.evidence === 'event') return request;
  const named = `comment ${comment.id} of ${fullName(repository)}#${number}`;
  const found = await github.ask(
    { what: `reading ${named}`, permission: PERMISSIONS.pullRequests, target: 'own' },
    (rest) =>
      rest.issues.getComment({ owner: repository.owner, repo: repository.repo, comment_id: comment.id }),
    NamedComment,
  );
  const problem =
    new URL(found.issue_url).pathname.split('/').at(-1) !== String(number)
      ? 'stands on something else'
      : found.created_at !== found.updated_at
        ? 'was edited after it was made'
        : found.user === null || found.user.type === 'Bot'
          ? 'is not a person’s'
          : firstLine(found.body ?? '') !== firstLine(request.body)
            ? 'asks for something else than the input “command”'
            : null;
  if (problem !== null || found.user === null) {
    throw new SettingsError(fill(says.inputComment, { named, problem: problem ?? '' }));
  }
  return { ...request, body: found.body ?? '', author: found.user.login, askedAt: found.created_at };
}

function firstLine(text: string): string {
  return (/^[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd();
}
