import { type Message, message } from '#base';
import type { DraftContents, Part } from '#contract';

/** What a part is called. */
export const PART_NAMES: Readonly<Record<Part, Message>> = {
  submissions: message('drop.submissions'),
  starter: message('drop.partstarter'),
  references: message('drop.partreferences'),
  earlier: message('drop.partearlier'),
  people: message('drop.partpeople'),
};

/** Why nobody of what was dropped can be checked; null: somebody can. @param recognised null: nothing was recognised */
export function whyNobody(recognised: Pick<DraftContents, 'judged' | 'submissions'> | null): Message | null {
  if (recognised !== null && recognised.judged > 0) return null;
  const isThere = (recognised?.submissions.length ?? 0) > 0;
  return message(isThere ? 'drop.waitsForReadable' : 'drop.waitsForSubmissions');
}
