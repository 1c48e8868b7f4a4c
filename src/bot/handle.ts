import { z } from 'zod';
import { Cancelled, Failure, SettingsError } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import { fullName } from '../github/names.ts';
import { PERMISSIONS } from '../github/permissions.ts';
import { readPullHead } from '../github/pull-head.ts';
import { act, type Acted } from './act.ts';
import { authorise, parseAllowList, readCallerRights } from './authorise.ts';
import { type Conversation, openConversation } from './conversation.ts';
import type { BotEffects } from './effects.ts';
import { type BotCommand, parseCommand } from './grammar.ts';
import { type GuardedCommand, type PinnedPull, type Plan, planFor } from './plan.ts';
import { type Refusal, renderReply, type Reply, type ReplyContext } from './render.ts';
import { type BotRequest, carriesOurMarker } from './request.ts';

export interface BotSettings {
  /** The input `bot-users`, entry by entry. */
  readonly botUsers: readonly string[];
  /** A page about this run; null: there is none. */
  readonly runUrl: string | null;
}

export type BotResult =
  /** The comment does not speak to the bot; nothing was touched. */
  | { readonly kind: 'ignored' }
  /** The command was carried out before. */
  | { readonly kind: 'replayed' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly command: BotCommand['name'] }
  /** A check ran; its verdict says how. */
  | { readonly kind: 'checked'; readonly report: RunReport }
  /** It was not carried out, and the reply says so; `failure` says why, for staff: it may name a peer. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * One command from beginning to end: parse ▸ authorise ▸ plan ▸ act ▸ render. What is done for a key is done once,
 * whatever happens in between and however often it is asked.
 *
 * @throws GitHubError where the bot cannot even answer
 * @throws Cancelled where it was cut off: the same request takes it up again
 */
export async function handleRequest(
  asked: BotRequest,
  effects: BotEffects,
  settings: BotSettings,
): Promise<BotResult> {
  const { log } = effects;
  if (isForeign(asked.body)) return { kind: 'ignored' };
  const request = await withEvidence(asked, effects);
  const parsed = parseCommand(request.body);
  if (parsed.kind === 'none') return { kind: 'ignored' };

  const conversation = await openConversation(effects, request);
  const earlier = await conversation.earlier();
  if (earlier.kind === 'finished') {
    log.info(`The command ${request.key} was carried out before; nothing is done twice.`);
    return { kind: 'replayed' };
  }
  if (earlier.kind === 'begun') log.info(`The command ${request.key} is taken up again.`);
  const context = { key: request.key, author: request.author, runUrl: settings.runUrl };
  const exchange: Exchange = {
    request,
    effects,
    settings,
    conversation,
    context,
    replyId: earlier.kind === 'begun' ? earlier.replyId : null,
    begunAt: earlier.kind === 'begun' ? earlier.headSha : null,
  };
  if (parsed.kind === 'refused') return refuse(exchange, { kind: 'syntax', syntax: parsed.refusal });
  const { command } = parsed;
  if (command.name !== 'help') return carryOut(exchange, command);
  await finish(exchange, { kind: 'help' });
  return { kind: 'done', command: 'help' };
}

/** One command, and how far its answer has come. */
interface Exchange {
  readonly request: BotRequest;
  readonly effects: BotEffects;
  readonly settings: BotSettings;
  readonly conversation: Conversation;
  readonly context: ReplyContext;
  /** Our reply; null: there is none yet. */
  readonly replyId: number | null;
  /** The commit that an earlier attempt named; null: none did. */
  readonly begunAt: string | null;
}

async function carryOut(exchange: Exchange, command: GuardedCommand): Promise<BotResult> {
  const { request, effects, conversation } = exchange;
  let prepared: Refusal | PinnedPull;
  try {
    prepared = (await refusalOf(request, effects, exchange.settings)) ?? (await pinnedPull(exchange));
  } catch (error) {
    return fail(exchange, error, null);
  }
  if ('kind' in prepared) return refuse(exchange, prepared);

  const plan = planFor(command, request, prepared);
  const accepted =
    plan.kind === 'check' && exchange.begunAt === null ? await accept(exchange, plan) : exchange;
  let answer: Acted;
  try {
    answer = await act(plan, request, prepared, effects, conversation.isOwn);
  } catch (error) {
    return fail(accepted, error, prepared);
  }
  await finish(accepted, answer.reply);
  if (answer.report !== null) return { kind: 'checked', report: answer.report };
  return answer.reply.kind === 'refused'
    ? { kind: 'refused', refusal: answer.reply.refusal }
    : { kind: 'done', command: command.name };
}

async function pinnedPull({ request, effects, begunAt }: Exchange): Promise<PinnedPull> {
  return { headSha: begunAt ?? (await readPullHead(effects.github, request.repository, request.pull)) };
}

/** A later attempt reads the commit back from here. Where it cannot be said, nothing else can be said either. */
async function accept(
  exchange: Exchange,
  { check: { headSha, overrides } }: Extract<Plan, { readonly kind: 'check' }>,
): Promise<Exchange> {
  const body = renderReply({ kind: 'accepted', headSha, overrides }, exchange.context);
  return { ...exchange, replyId: await exchange.conversation.say(body, exchange.replyId) };
}

async function finish({ conversation, context, replyId }: Exchange, reply: Reply): Promise<void> {
  const reaction = reply.kind === 'refused' ? 'confused' : 'rocket';
  await conversation.finish(renderReply(reply, context), reaction, replyId);
}

async function refuse(exchange: Exchange, refusal: Refusal): Promise<BotResult> {
  await finish(exchange, { kind: 'refused', refusal });
  return { kind: 'refused', refusal };
}

/** @throws Cancelled, and what is a defect, once that was said */
async function fail(exchange: Exchange, error: unknown, at: PinnedPull | null): Promise<BotResult> {
  // Whoever cut it off wants it taken up again: it stays unanswered.
  if (error instanceof Cancelled) throw error;
  const failure = error instanceof Failure ? error : null;
  await refuse(exchange, {
    kind: 'failed',
    outcome: failure?.outcome ?? 'internal-error',
    retryHelps: failure?.retryHelps ?? false,
    headSha: at?.headSha ?? null,
  });
  if (failure === null) throw error;
  return { kind: 'failed', failure };
}

async function refusalOf(
  request: BotRequest,
  { github, log }: BotEffects,
  settings: BotSettings,
): Promise<Refusal | null> {
  const list = parseAllowList(settings.botUsers);
  const standing = await readCallerRights(github, log, request.repository, request.author, list);
  const authorisation = authorise(standing, list);
  return authorisation.allowed ? null : { kind: 'person', reason: authorisation.reason };
}

/** A look without a request, so that the many comments that do not concern the bot cost nothing. */
function isForeign(body: string): boolean {
  return carriesOurMarker(body) || parseCommand(body).kind === 'none';
}

const NamedComment = z.looseObject({
  body: z.string().nullish(),
  user: z.looseObject({ login: z.string(), type: z.string().optional() }).nullable(),
  issue_url: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/**
 * A comment that somebody only named is read from GitHub: its author commands, not whoever named it. An edited one is no
 * evidence, because whoever may write to the repository may edit what others wrote.
 */
async function withEvidence(request: BotRequest, { github }: BotEffects): Promise<BotRequest> {
  const { comment, repository, pull } = request;
  if (comment === null || comment.evidence === 'event') return request;
  const named = `comment ${comment.id} of ${fullName(repository)}#${pull}`;
  const found = await github.ask(
    { what: `reading ${named}`, permission: PERMISSIONS.pullRequests, target: 'own' },
    (rest) =>
      rest.issues.getComment({ owner: repository.owner, repo: repository.repo, comment_id: comment.id }),
    NamedComment,
  );
  const problem =
    new URL(found.issue_url).pathname.split('/').at(-1) !== String(pull)
      ? 'stands on something else'
      : found.created_at !== found.updated_at
        ? 'was edited after it was made'
        : found.user === null || found.user.type === 'Bot'
          ? 'is not a person’s'
          : firstLine(found.body ?? '') !== firstLine(request.body)
            ? 'asks for something else than the input “command”'
            : null;
  if (problem !== null || found.user === null) {
    throw new SettingsError(
      `The ${named}, which the input “comment-id” names, ${problem}. Ask in a new comment, or leave “comment-id” out.`,
    );
  }
  return { ...request, body: found.body ?? '', author: found.user.login };
}

function firstLine(text: string): string {
  return (/^[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd();
}
