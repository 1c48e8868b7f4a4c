import { z } from 'zod';
import { fill, GitHubError, instead, SettingsError } from '#base';
import { fullName, purposeFor, type RepositoryName } from '#github';
import { StoredComment } from '../publish/own-comments.ts';
import { act } from './act.ts';
import { answerCheck } from './answer-check.ts';
import {
  type Authorisation,
  authorise,
  parseAllowList,
  readCallerRights,
  type Stranger,
  strangerText,
} from './authorise.ts';
import { Conversation, type Earlier, reactConfused } from './conversation.ts';
import { type BotResult, type Dialogue, fail, finish, refuse } from './dialogue.ts';
import type { BotEffects } from './effects.ts';
import { type BotCommand, parseCommand, type Parsed, parseScanCommand, type ScanCommand } from './grammar.ts';
import { BOT_LIMITS } from './limits.ts';
import type { Reply } from './render.ts';
import { type BotRequest, carriesOurMarker } from './request.ts';
import * as says from './says.ts';
import type { ScanTarget } from './scan-target.ts';

export interface BotSettings {
  /** The input `bot-users`, entry by entry. */
  readonly botUsers: readonly string[];
  /** A page about this run; null: there is none. */
  readonly runUrl: string | null;
  /** Which run this is, as `runKey` names it. `isFirstAttempt`: no earlier attempt of it can have died. */
  readonly run: { readonly key: string; readonly isFirstAttempt: boolean };
  /** What GitHub said of people a moment ago; for whoever answers many commands. */
  readonly rights?: RightsMemory;
}

/**
 * One command from beginning to end: parse ▸ authorise ▸ act ▸ render. What is done for a key is done once,
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
  const call = await callOf(request, effects);
  if (call === null) return { kind: 'ignored' };
  // Nothing is written before it is known who asks.
  const rights = await rightsOf(request, effects, settings);
  if (!rights.allowed) return turnAway(request, effects, rights);

  const conversation = await Conversation.open(effects, request);
  const earlier = await earlierOf(conversation, request, effects, settings);
  if (earlier.kind === 'finished') {
    log.info(`The command ${request.key} was carried out before; nothing is done twice.`);
    return { kind: 'replayed' };
  }
  if (earlier.kind === 'elsewhere') return { kind: 'elsewhere' };
  if (earlier.kind === 'begun') log.info(`The command ${request.key} is taken up again.`);
  const context = { key: request.key, author: request.author, runUrl: settings.runUrl, check: null };
  const replyId = earlier.kind === 'begun' ? earlier.replyId : null;
  const dialogue: Dialogue = { request, effects, conversation, context, replyId };
  if (call.parsed.kind === 'refused') {
    return refuse(dialogue, { kind: 'syntax', syntax: call.parsed.refusal });
  }
  if (!('target' in call)) return carryOut(dialogue, call.parsed.command, earlier, settings);
  const { command } = call.parsed;
  return answer(dialogue, command.name, () => effects.actInScan(command, call.target, request));
}

type Understood<Command> = Exclude<Parsed<Command>, { readonly kind: 'none' }>;

/** What a comment asks for, and where. null: nothing, or it stands on an issue that is no scan's. */
async function callOf(
  request: BotRequest,
  effects: BotEffects,
): Promise<
  | { readonly parsed: Understood<BotCommand> }
  | { readonly parsed: Understood<ScanCommand>; readonly target: ScanTarget }
  | null
> {
  if (request.on === 'pull-request') {
    const parsed = parseCommand(request.body);
    return parsed.kind === 'none' ? null : { parsed };
  }
  const parsed = parseScanCommand(request.body);
  const target = parsed.kind === 'none' ? null : await effects.scanTargetOf(request);
  return parsed.kind === 'none' || target === null ? null : { parsed, target };
}

async function carryOut(
  dialogue: Dialogue,
  command: BotCommand,
  earlier: Earlier,
  { run }: BotSettings,
): Promise<BotResult> {
  const { request, effects, conversation } = dialogue;
  if (command.name === 'check') {
    return answerCheck(dialogue, command, earlier.kind === 'begun' ? earlier.mark : null, run.key);
  }
  return answer(dialogue, command.name, () => act(command, request, effects, conversation.isOwn));
}

async function answer(
  dialogue: Dialogue,
  command: BotCommand['name'] | ScanCommand['name'],
  body: () => Promise<Reply>,
): Promise<BotResult> {
  let reply: Reply;
  try {
    reply = await body();
  } catch (error) {
    return fail(dialogue, error);
  }
  await finish(dialogue, reply);
  return reply.kind === 'refused' ? { kind: 'refused', refusal: reply.refusal } : { kind: 'done', command };
}

/**
 * What was done for the command before. Two runs may be started by one comment: whoever finds 👀 there and is no later attempt
 * waits for the other one to speak, and leaves the command to it. A run that says nothing for a minute is taken for dead.
 */
async function earlierOf(
  conversation: Conversation,
  { comment, key }: BotRequest,
  { clock, signal, log }: BotEffects,
  { run }: BotSettings,
): Promise<Earlier | { readonly kind: 'elsewhere' }> {
  let earlier = await conversation.earlier();
  const mayHaveRival =
    run.isFirstAttempt && !conversation.isFirst && comment !== null && comment.evidence === 'event';
  if (!mayHaveRival) return earlier;
  for (const wait of BOT_LIMITS.rivalMs) {
    if (earlier.kind !== 'nothing') break;
    log.info(`Another run has seen the command ${key}; it is given ${wait / 1000} s to answer.`);
    await clock.sleep(wait, signal);
    earlier = await conversation.earlier();
  }
  const isAnothers = earlier.kind === 'begun' && earlier.mark !== null && earlier.mark.run !== run.key;
  return isAnothers ? { kind: 'elsewhere' } : earlier;
}

/** @throws GitHubError where GitHub does not say who somebody is: nobody is answered then */
function rightsOf(
  { repository, author }: BotRequest,
  { github, log }: BotEffects,
  { botUsers, rights }: BotSettings,
): Promise<Authorisation> {
  const list = parseAllowList(botUsers);
  const ask = async (): Promise<Authorisation> =>
    authorise(await readCallerRights(github, log, repository, author, list), list);
  return rights === undefined ? ask() : rights.of(repository, author, ask);
}

/** Whoever may not command gets a reaction and no reply, of which everybody would be notified who follows the pull request. */
async function turnAway(request: BotRequest, effects: BotEffects, { reason }: Stranger): Promise<BotResult> {
  effects.log.info(`The command ${request.key} of ${request.author} was refused: ${strangerText(reason)}`);
  const tell = ({ message }: GitHubError): void =>
    effects.log.info(`The refusal could not be shown: ${message}`);
  await reactConfused(effects, request).catch(instead(GitHubError, tell));
  return { kind: 'turned-away', reason };
}

/** A look without a request, so that the many comments that do not concern the bot cost nothing. */
function isForeign(body: string): boolean {
  const { kind }: Parsed<BotCommand> = parseCommand(body);
  return carriesOurMarker(body) || kind === 'none';
}

const NamedComment = StoredComment.extend({ issue_url: z.string() });

/**
 * A comment that somebody only named is read from GitHub: its author commands, not whoever named it. An edited one is no
 * evidence, because whoever may write to the repository may edit what others wrote.
 *
 * @throws SettingsError where it is none; GitHubError
 */
async function withEvidence(
  request: BotRequest,
  { github }: Pick<BotEffects, 'github'>,
): Promise<BotRequest> {
  const { comment, repository, number } = request;
  if (comment === null || comment.evidence === 'event') return request;
  const named = `comment ${comment.id} of ${fullName(repository)}#${number}`;
  const found = await github.ask(
    purposeFor('own', `reading ${named}`, 'pullRequests'),
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

/** So long an answer counts: somebody who was taken off the list may still command for it. */
const REMEMBERED_MS = 60_000;
const CAPACITY = 2000;

interface Known {
  readonly at: number;
  readonly decision: Promise<Authorisation>;
  /** As it was decided last; null: it was not yet. */
  wasAllowed: boolean | null;
}

/**
 * What was decided about people a moment ago. Many comments of one person cost one look-up a minute. Bounded: who was asked
 * about longest ago is forgotten first.
 */
export class RightsMemory {
  readonly #known = new Map<string, Known>();
  readonly #now: () => number;

  /** @param now in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What was decided about somebody last, however long ago: no right, but a reason to listen. null: nothing is known. */
  wasAllowed(repository: RepositoryName, login: string): boolean | null {
    return this.#known.get(keyOf(repository, login))?.wasAllowed ?? null;
  }

  /** @param ask asks GitHub; where it fails, nothing is remembered */
  of(repository: RepositoryName, login: string, ask: () => Promise<Authorisation>): Promise<Authorisation> {
    const key = keyOf(repository, login);
    const known = this.#known.get(key);
    if (known !== undefined && this.#now() - known.at < REMEMBERED_MS) return known.decision;
    const decision = ask();
    const entry: Known = { at: this.#now(), decision, wasAllowed: known?.wasAllowed ?? null };
    this.#known.delete(key);
    this.#known.set(key, entry);
    const [oldest] = this.#known.keys();
    if (this.#known.size > CAPACITY && oldest !== undefined) this.#known.delete(oldest);
    void this.#note(key, entry);
    return decision;
  }

  async #note(key: string, entry: Known): Promise<void> {
    try {
      entry.wasAllowed = (await entry.decision).allowed;
    } catch {
      if (this.#known.get(key) === entry) this.#known.delete(key);
    }
  }
}

function keyOf(repository: RepositoryName, login: string): string {
  return `${fullName(repository)} ${login}`.toLowerCase();
}
