import {
  type Call,
  listed,
  NOT_FOUND,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { commitOf } from '../revisions.ts';
import { commitCommentJson } from '../shapes.ts';
import type { StandInRepository } from '../world.ts';
import { wrongBody } from './issues.ts';

const OF_COMMIT = `${REPOSITORY}/commits/{commit_sha}/comments`;

export const COMMIT_COMMENT_ROUTES: RepositoryRoutes = {
  [`GET ${OF_COMMIT}`]: (call, repository) => {
    const sha = shaOf(call, repository);
    if (sha === null) return NOT_FOUND;
    const mine = repository.storedCommitComments.filter((one) => one.sha === sha);
    return listed(call, mine, (one) => commitCommentJson(call, repository, one));
  },

  [`POST ${OF_COMMIT}`]: (call, repository) => {
    const sha = shaOf(call, repository);
    if (sha === null) return refused(422, `No commit found for SHA: ${call.parameters['commit_sha'] ?? ''}`);
    if (repository.options.archived === true) return refused(403, 'Repository was archived so is read-only.');
    const wrong = wrongBody(call.body['body'], 'CommitComment');
    if (wrong !== null) return wrong;
    const { token, world } = call;
    const made = {
      id: world.nextId(),
      sha,
      body: text(call.body['body']),
      author: token.login ?? 'ghost',
      byBot: token.isApp,
      createdAt: world.now(),
      updatedAt: world.now(),
    };
    repository.storedCommitComments.push(made);
    const author = world.store.show(sha)?.author.name ?? 'ghost';
    world.notifications.commentedOnCommit(repository, author, made.author, made.body);
    return { status: 201, body: commitCommentJson(call, repository, made) };
  },

  [`PATCH ${REPOSITORY}/comments/{comment_id}`]: (call, repository) => {
    const one = repository.storedCommitComments.find(
      ({ id }) => id === Number(call.parameters['comment_id']),
    );
    if (one === undefined) return NOT_FOUND;
    if (call.token.isApp && one.author !== call.token.login) {
      return refused(403, 'Resource not accessible by integration');
    }
    one.body = text(call.body['body']);
    one.updatedAt = call.world.now();
    return { status: 200, body: commitCommentJson(call, repository, one) };
  },
};

function shaOf({ world, parameters }: Call, repository: StandInRepository): string | null {
  return commitOf(world, repository, parameters['commit_sha'] ?? '');
}
