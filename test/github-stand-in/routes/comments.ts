import {
  type Call,
  listed,
  NOT_FOUND,
  REPOSITORY,
  refused,
  type RepositoryRoutes,
  text,
} from '../answers.ts';
import { commentJson, reactionJson } from '../shapes.ts';
import type { StandInRepository, StoredComment } from '../world.ts';
import { actorOf, issueBy, wrongBody } from './issues.ts';

const ONE = `${REPOSITORY}/issues/comments/{comment_id}`;

export const COMMENT_ROUTES: RepositoryRoutes = {
  [`GET ${REPOSITORY}/issues/{issue_number}/comments`]: (call, repository) => {
    const issue = issueBy(call, repository);
    if (issue === null) return NOT_FOUND;
    const since = call.query.get('since');
    const mine = repository.storedComments.filter(
      (one) =>
        one.issue === issue.number && (since === null || Date.parse(one.updatedAt) >= Date.parse(since)),
    );
    return listed(call, mine, (one) => commentJson(call, repository, one));
  },

  [`GET ${REPOSITORY}/issues/comments`]: (call, repository) => {
    const { query } = call;
    const since = query.get('since');
    const time = (one: StoredComment): number =>
      Date.parse(query.get('sort') === 'updated' ? one.updatedAt : one.createdAt);
    const mine = repository.storedComments
      .filter((one) => since === null || Date.parse(one.updatedAt) >= Date.parse(since))
      .toSorted((a, b) => time(a) - time(b) || a.id - b.id);
    // Without `sort` the direction is not looked at.
    const isDown = query.has('sort') && query.get('direction') === 'desc';
    return listed(call, isDown ? mine.toReversed() : mine, (one) => commentJson(call, repository, one));
  },

  [`POST ${REPOSITORY}/issues/{issue_number}/comments`]: (call, repository) => {
    const issue = issueBy(call, repository);
    if (issue === null) return NOT_FOUND;
    if (issue.locked) return refused(403, 'Unable to create comment because issue is locked.');
    const wrong = wrongBody(call.body['body'], 'IssueComment');
    if (wrong !== null) return wrong;
    const { isApp } = call.token;
    const { id } = repository.comment(issue.number, text(call.body['body']), actorOf(call), isApp);
    const actor = call.token.login ?? 'ghost';
    call.world.happened({ name: 'issue_comment', repository, actor, number: issue.number, comment: id });
    const stored = repository.storedComments.find((one) => one.id === id);
    return stored === undefined ? NOT_FOUND : { status: 201, body: commentJson(call, repository, stored) };
  },

  [`GET ${ONE}`]: (call, repository) => {
    const one = commentBy(call, repository);
    return one === null ? NOT_FOUND : { status: 200, body: commentJson(call, repository, one) };
  },

  [`PATCH ${ONE}`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === null) return NOT_FOUND;
    // People who may write may change what others wrote; an App is held to its own.
    if (call.token.isApp && one.author !== call.token.login) {
      return refused(403, 'Resource not accessible by integration');
    }
    const wrong = wrongBody(call.body['body'], 'IssueComment');
    if (wrong !== null) return wrong;
    const issue = repository.issues.get(one.issue);
    if (issue !== undefined) {
      const happening = { repository, issue, actor: actorOf(call) };
      call.world.notifications.edited(happening, one.body, text(call.body['body']));
    }
    one.body = text(call.body['body']);
    one.updatedAt = call.world.now();
    one.editor = actorOf(call);
    return { status: 200, body: commentJson(call, repository, one) };
  },

  [`DELETE ${ONE}`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === null) return NOT_FOUND;
    repository.storedComments.splice(repository.storedComments.indexOf(one), 1);
    return { status: 204 };
  },

  [`GET ${ONE}/reactions`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === null) return NOT_FOUND;
    const content = call.query.get('content');
    const mine = one.reactions.filter((reaction) => content === null || reaction.content === content);
    return listed(call, mine, (reaction) => reactionJson(call, reaction));
  },

  [`POST ${ONE}/reactions`]: (call, repository) => {
    const one = commentBy(call, repository);
    if (one === null) return NOT_FOUND;
    const author = call.token.login ?? 'ghost';
    const content = text(call.body['content']);
    const there = one.reactions.find(
      (reaction) => reaction.author === author && reaction.content === content,
    );
    if (there !== undefined) return { status: 200, body: reactionJson(call, there) };
    const made = { id: call.world.nextId(), content, author, createdAt: call.world.now() };
    one.reactions.push(made);
    return { status: 201, body: reactionJson(call, made) };
  },
};

function commentBy(call: Call, repository: StandInRepository): StoredComment | null {
  return repository.storedComments.find(({ id }) => id === Number(call.parameters['comment_id'])) ?? null;
}
