import { apartWords } from '../src/report/wording.ts';
import { count, formatCount } from '../src/text/format.ts';
import { EndWords, isNoteworthy } from './end-of-list.tsx';
import { link } from './links.ts';
import { useCases } from './cases.ts';
import { isOpen, pairMatcher } from './pair-list.ts';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { useReport } from './report.ts';

const PAIRS = 8;
/** More pairs may be above the threshold or stand out: the list of pairs has them all. */
const MOST_PAIRS = 20;

/** The pairs to look at first. */
export function ReviewFirst() {
  const report = useReport();
  const { page } = report;
  useCases();
  const listed = page.pairs.filter(isOpen);
  const apart = page.pairs.filter(pairMatcher(report, 'is:apart').matches).length;
  const noteworthy = listed.filter((pair) => isNoteworthy(report, pair)).length;
  const shown = listed.slice(0, Math.min(MOST_PAIRS, Math.max(PAIRS, noteworthy)));
  const isMoreBelow = listed.slice(shown.length).some((pair) => isNoteworthy(report, pair));
  const end = isMoreBelow ? shown.length : shown.findLastIndex((pair) => isNoteworthy(report, pair)) + 1;
  const [above, rest] = [shown.slice(0, end), shown.slice(end)];
  const together = page.pairs.filter((pair) => pair.together !== null).length;
  const dismissed = page.pairs.length - listed.length - apart - together;
  return (
    <section class="card" aria-labelledby="first">
      <h2 id="first">Review first</h2>
      {listed.length === 0 ? (
        <p class="empty">No pair shares enough code to be listed.</p>
      ) : (
        <>
          <RowsHead />
          {above.length === 0 ? null : <PairRows pairs={above} />}
          {rest.length === 0 ? null : (
            <>
              <p class="end-line">
                <EndWords isAll={above.length === 0} isFiltered={false} />
              </p>
              <PairRows pairs={rest} />
            </>
          )}
        </>
      )}
      {page.pairs.length === 0 ? null : (
        <p class="more">
          <a href={link('pairs')}>All {count(listed.length, 'pair')}</a>
          {apart > 0 ? (
            <>
              , and <a href={link('pairs', { q: 'is:apart' })}>{apartWords(apart)}</a>
            </>
          ) : null}
          {dismissed > 0 ? (
            <>
              {' · '}
              <a href={link('pairs', { q: 'is:dismissed' })}>{formatCount(dismissed)} dismissed</a>
            </>
          ) : null}
          {together > 0 ? (
            <>
              {' · '}
              <a href={link('pairs', { q: 'is:together' })}>{count(together, 'pair')} that belong together</a>
            </>
          ) : null}
        </p>
      )}
    </section>
  );
}
