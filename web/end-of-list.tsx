import { message } from '#base';
import { useReport } from './report.ts';
import { Rich } from './words.tsx';

const TAGS = {
  b: (inside: readonly unknown[]) => <b>{inside}</b>,
  why: (inside: readonly unknown[]) => <span class="why">{inside}</span>,
};

/**
 * Says where a list has nothing more to look at, and by which rules.
 *
 * @param isAll no pair above it: the whole list has none
 * @param isFiltered the list is a part of the class
 */
export function EndWords({ isAll, isFiltered }: { readonly isAll: boolean; readonly isFiltered: boolean }) {
  const { page, isRanked } = useReport();
  const { pairsUnread } = page;
  const values = {
    where: isAll ? (isFiltered ? 'list' : 'class') : 'below',
    threshold: page.thresholds.similarity,
  };
  if (pairsUnread > 0) {
    return <Rich of={message('lists.endUnread', { ...values, n: pairsUnread })} tags={TAGS} />;
  }
  const end =
    page.standsOut === null
      ? message('lists.endUnmarked', values)
      : message('lists.endMarked', { ...values, isRanked: isRanked ? 'yes' : 'no' });
  return <Rich of={end} tags={TAGS} />;
}

/** Says of a list of pairs that it is not all of them; nothing where it is. */
export function UnreadHint() {
  const { page, words } = useReport();
  if (page.pairsUnread === 0) return null;
  return <p class="hint">{words.say('lists.pairsUnread', { n: page.pairsUnread })}</p>;
}
