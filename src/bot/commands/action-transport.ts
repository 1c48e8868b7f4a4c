import { fill, SettingsError } from '#base';
import type { EventComment, EventContext, RepositoryName } from '#github';
import { type BotRequest, carriesOurMarker, type Ignored } from './request.ts';
import * as says from './says.ts';

/**
 * The command in the event that started a workflow's run. Only comments that were just `created` count, by
 * people: an edited comment would be a second command, and a bot that answers bots never ends.
 *
 * @throws SettingsError where a dispatch lacks what it needs, or the event is none that carries a command
 */
export function requestFromEvent(event: EventContext): BotRequest | Ignored {
  const { repository } = event;
  if (repository === null) throw new SettingsError(says.botNeeds);
  if (event.name === 'issue_comment') {
    if (event.comment === null) return { ignored: 'the event holds no comment that can be read' };
    return requestFromComment(repository, event.action, event.comment);
  }
  if (event.name === 'workflow_dispatch') return requestFromDispatch(repository, event);
  throw new SettingsError(fill(says.botAnswers, { event: event.name ?? 'unknown' }));
}

/** The command in one comment, as the event tells it. */
export function requestFromComment(
  repository: RepositoryName,
  action: string | null,
  comment: EventComment,
): BotRequest | Ignored {
  if (action !== 'created') return { ignored: 'the comment is not a new one' };
  if (comment.authorIsBot) return { ignored: 'a bot wrote the comment' };
  if (carriesOurMarker(comment.body)) return { ignored: 'the comment is one of our own' };
  return {
    repository,
    number: comment.issueNumber,
    on: comment.onPullRequest ? 'pull-request' : 'issue',
    body: comment.body,
    author: comment.author,
    comment: { id: comment.id, evidence: 'event' },
    askedAt: comment.createdAt,
    key: String(comment.id),
  };
}

function requestFromDispatch(repository: RepositoryName, event: EventContext): BotRequest {
  // '' is as good as absent.
  const inputs = event.inputs ?? {};
  const command = inputs['command']?.trim() ?? '';
  if (command === '') throw new SettingsError(says.callHand);
  const pull = positive(inputs['pull-request'], 'pull-request');
  if (pull === null) throw new SettingsError(says.callHandNeeds);
  const commentId = positive(inputs['comment-id'], 'comment-id');
  if (event.actor === null || event.run === null) throw new SettingsError(says.callHandNeedsKnow);
  return {
    repository,
    number: pull,
    on: 'pull-request',
    // By hand the slash may be left out.
    body: command.startsWith('/') ? command : `/similarity ${command}`,
    author: event.actor,
    comment: commentId === null ? null : { id: commentId, evidence: 'named' },
    askedAt: null,
    key: commentId === null ? `run-${event.run.id}` : String(commentId),
  };
}

function positive(text: string | undefined, name: string): number | null {
  const value = text?.trim().replace(/^#/, '') ?? '';
  if (value === '') return null;
  // Comment ids have outgrown 32 bits.
  if (!/^[1-9]\d{0,14}$/.test(value)) {
    throw new SettingsError(fill(says.inputWhole, { name }));
  }
  return Number(value);
}
