import { actCheck } from './act.ts';
import { type CheckMark, settingsKey } from './check-mark.ts';
import { commitWhenAsked } from './commit-when-asked.ts';
import { checksBefore, sparedBy } from './earlier-checks.ts';
import { type BotResult, type Dialogue, fail, finish, refuse } from './dialogue.ts';
import type { BotCommand } from './grammar.ts';
import { renderReply } from './render.ts';

type Check = Omit<CheckMark, 'state'>;
type CheckCommand = Extract<BotCommand, { readonly name: 'check' }>;

/**
 * Answers `check`: pin the commit ▸ look whether it is to be spared ▸ say so ▸ check ▸ say what came of it.
 *
 * @param begun what an earlier attempt pinned; null: none did
 * @param run which run this is, as its mark names it
 * @throws GitHubError where it cannot be said
 */
export async function answerCheck(
  dialogue: Dialogue,
  command: CheckCommand,
  begun: Check | null,
  run: string,
): Promise<BotResult> {
  const { effects, request } = dialogue;
  let check: Check;
  try {
    check = begun ?? { ...(await checkOf(dialogue, command)), run };
    const spared = begun === null ? await sparedCheck(dialogue, command, check) : null;
    if (spared !== null) return await refuse(dialogue, { kind: 'spared', spared, headSha: check.headSha });
  } catch (error) {
    return fail(dialogue, error);
  }
  // A reply that is there already stays as it was made: what was edited is no evidence for the attempt after this one.
  const accepted =
    begun === null
      ? await accept(dialogue, command, check)
      : { ...dialogue, context: { ...dialogue.context, check } };
  const { repository, number: pull, key } = request;
  const { headSha } = check;
  let answer: Awaited<ReturnType<typeof actCheck>>;
  try {
    const pinned = { repository, pull, headSha, overrides: command.overrides, key };
    answer = await actCheck(pinned, check, effects);
  } catch (error) {
    return fail(accepted, error);
  }
  await finish(accepted, answer.reply);
  return { kind: 'checked', report: answer.report };
}

async function checkOf(
  { request, effects }: Dialogue,
  { overrides }: CheckCommand,
): Promise<Omit<Check, 'run'>> {
  const pinned = await commitWhenAsked(effects, request);
  return { ...pinned, settings: settingsKey(overrides), by: request.author.toLowerCase() };
}

async function sparedCheck(
  { request, effects, conversation }: Dialogue,
  { again }: CheckCommand,
  check: Check,
): Promise<ReturnType<typeof sparedBy>> {
  const { repository, key, askedAt } = request;
  const moment = askedAt === null ? effects.now() : new Date(askedAt);
  const checks = await checksBefore(effects.github, repository, moment, conversation.isOwn);
  return sparedBy(checks, { ...check, key, again }, moment);
}

/** A later attempt reads the commit back from here. Where it cannot be said, nothing else can be said either. */
async function accept(dialogue: Dialogue, { overrides }: CheckCommand, check: Check): Promise<Dialogue> {
  const { headSha, standing } = check;
  const context = { ...dialogue.context, check };
  const body = renderReply({ kind: 'accepted', headSha, standing, overrides }, context);
  return { ...dialogue, context, replyId: await dialogue.conversation.say(body, dialogue.replyId) };
}
