import { ENGLISH, hasResult, mayPass } from '#base';
import { readPullRequest } from '#sources';
import { studentView } from '#report';
import { type Authorship, ownCommentsOn } from '../publish/own-comments.ts';
import { type CheckMark, readCheckMark } from './check-mark.ts';
import type { PinnedPull } from './commit-when-asked.ts';
import { endAnother } from './conversation.ts';
import type { BotCheckPlan, BotEffects } from './effects.ts';
import type { BotCommand } from './grammar.ts';
import type { RecordedDismissal } from './record-dismissal.ts';
import { renderReply, type Reply } from './render.ts';
import { type BotRequest, replyKey } from './request.ts';

/** Runs a check, and says what came of it. @throws Failure */
export async function actCheck(plan: BotCheckPlan, { headSha, standing }: PinnedPull, effects: BotEffects) {
  const report = await effects.runCheck(plan);
  const view = studentView(report);
  const { outcome } = view;
  const reply: Reply =
    outcome === null || hasResult(outcome)
      ? { kind: 'checked', headSha, standing, overrides: plan.overrides, view }
      : {
          kind: 'refused',
          refusal: {
            kind: 'failed',
            what: 'check',
            outcome,
            reason: ENGLISH.tell(view.sentence),
            retryHelps: mayPass(outcome),
            headSha,
          },
        };
  return { reply, report };
}

/** Carries out what takes no check. @throws Failure */
export async function act(
  command: Exclude<BotCommand, { readonly name: 'check' }>,
  request: BotRequest,
  effects: BotEffects,
  isOwn: Authorship,
): Promise<Reply> {
  const { repository, number } = request;
  switch (command.name) {
    case 'help':
      return { kind: 'help' };
    case 'status':
    case 'explain': {
      // Lines of another pull request are somebody else's.
      const asked = command.name === 'explain' ? command.submission : null;
      if (asked?.kind === 'pull-request' && asked.number !== number) {
        return { kind: 'refused', refusal: { kind: 'not-own', pull: number } };
      }
      const { headSha } = await readPullRequest(effects.github, repository, number);
      const status = await effects.lastReport(repository, number, isOwn);
      return { kind: command.name === 'status' ? 'status' : 'explained', status, headSha };
    }
    case 'cancel':
      return cancelChecks(request, effects, isOwn);
    case 'dismiss': {
      const result = await effects.recordDismissal({
        ...sidesOf(command, request, effects),
        reason: command.reason,
      });
      return result.kind === 'recorded' || result.kind === 'known'
        ? { kind: 'dismissed', result }
        : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
    }
    case 'undismiss': {
      const result = await effects.withdrawDismissal(sidesOf(command, request, effects));
      return result.kind === 'withdrawn' || result.kind === 'none'
        ? { kind: 'undismissed', wasDismissed: result.kind === 'withdrawn' }
        : { kind: 'refused', refusal: { kind: 'not-recorded', why: result } };
    }
    case 'dismissals': {
      const entries = await effects.dismissalsOf(repository, number, isOwn);
      return 'kind' in entries
        ? { kind: 'refused', refusal: { kind: 'not-recorded', why: entries } }
        : { kind: 'dismissals', entries };
    }
  }
}

function sidesOf(
  { pair: { a, b } }: Extract<BotCommand, { readonly name: 'dismiss' | 'undismiss' }>,
  { repository, number, author, key }: BotRequest,
  effects: BotEffects,
): Omit<RecordedDismissal, 'reason'> {
  return { repository, pull: number, a, b, by: author, at: effects.now().toISOString(), key };
}

/** A check that was accepted and has said nothing since. */
interface OpenCheck {
  readonly replyId: number;
  readonly key: string;
  readonly mark: CheckMark;
}

/**
 * Cancels the checks of a pull request that commands began. A check whose run is over without a word is closed too, so that
 * nothing goes on with it.
 *
 * @throws GitHubError
 */
async function cancelChecks(request: BotRequest, effects: BotEffects, isOwn: Authorship): Promise<Reply> {
  const open = await openChecks(request, effects, isOwn);
  if (open.length === 0) return { kind: 'refused', refusal: { kind: 'nothing-to-cancel' } };
  const commits: string[] = [];
  const refusals: string[] = [];
  for (const check of open) {
    const result = await effects.cancelCheck(request.repository, check.mark.run);
    if (result.kind === 'refused') {
      refusals.push(result.how);
      continue;
    }
    commits.push(check.mark.headSha);
    await close(check, request, effects, isOwn);
  }
  const [how] = refusals;
  return how === undefined
    ? { kind: 'cancelled', commits }
    : { kind: 'refused', refusal: { kind: 'not-cancelled', how } };
}

async function openChecks(
  { repository, number }: BotRequest,
  { github }: BotEffects,
  isOwn: Authorship,
): Promise<readonly OpenCheck[]> {
  const open: OpenCheck[] = [];
  for await (const { id, body } of ownCommentsOn(github, repository, number, isOwn)) {
    const [key, mark] = [replyKey(body ?? ''), readCheckMark(body ?? '')];
    if (key !== null && mark?.state === 'pinned') open.push({ replyId: id, key, mark });
  }
  return open;
}

/** Its reply says that it was cancelled, unless its result came first. */
async function close(
  { replyId, key, mark }: OpenCheck,
  request: BotRequest,
  effects: BotEffects,
  isOwn: Authorship,
): Promise<void> {
  const still = await openChecks(request, effects, isOwn);
  if (!still.some((one) => one.replyId === replyId)) return;
  const body = renderReply(
    { kind: 'refused', refusal: { kind: 'cancelled', by: request.author, headSha: mark.headSha } },
    { key, author: mark.by, runUrl: null, check: mark },
  );
  await endAnother(effects, request, {
    replyId,
    body,
    commentId: /^\d+$/.test(key) ? Number(key) : null,
  });
}
