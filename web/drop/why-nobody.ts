import { message, type Message } from '#base';
import type { DraftContents } from '#contract';

/** Why nobody of what was dropped can be checked; null: somebody can. @param recognised null: nothing was recognised */
export function whyNobody(recognised: Pick<DraftContents, 'judged' | 'submissions'> | null): Message | null {
  if (recognised !== null && recognised.judged > 0) return null;
  const isThere = (recognised?.submissions.length ?? 0) > 0;
  return message(isThere ? 'drop.waitsForReadable' : 'drop.waitsForSubmissions');
}
