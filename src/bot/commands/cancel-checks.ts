import type { Authorship } from '../publish/own-comments.ts';
import { ownCommentsOn } from '../publish/own-comments.ts';
import { type CheckMark, readCheckMark } from './check-mark.ts';
import { endAnother } from './conversation.ts';
import type { BotEffects } from './effects.ts';
import { type Reply, renderReply } from './render.ts';
import { type BotRequest, replyKey } from './request.ts';

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
export async function cancelChecks(
  request: BotRequest,
  effects: BotEffects,
  isOwn: Authorship,
): Promise<Reply> {
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
