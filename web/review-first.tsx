import { message } from '#base';
import { isRemarkable } from '#report';
import { EndWords, UnreadHint } from './end-of-list.tsx';
import { link } from './links.ts';
import { useCases } from './cases.ts';
import { isOpen, pairMatcher, whyNoPair } from './pair-list.ts';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { useReport } from './report.ts';
import { Rich } from './words.tsx';

const PAIRS = 8;
/** More pairs may be above the threshold or stand out: the list of pairs has them all. */
const MOST_PAIRS = 20;

/** The pairs to look at first. */
export function ReviewFirst() {
  const report = useReport();
  const { page, words } = report;
  useCases();
  const listed = page.pairs.filter(isOpen);
  const apart = page.pairs.filter(pairMatcher(report, 'is:apart').matches).length;
  const noteworthy = listed.filter((pair) => isRemarkable(page, pair)).length;
  const shown = listed.slice(0, Math.min(MOST_PAIRS, Math.max(PAIRS, noteworthy)));
  const isMoreBelow = listed.slice(shown.length).some((pair) => isRemarkable(page, pair));
  const end = isMoreBelow ? shown.length : shown.findLastIndex((pair) => isRemarkable(page, pair)) + 1;
  const [above, rest] = [shown.slice(0, end), shown.slice(end)];
  const together = page.pairs.filter((pair) => pair.together !== undefined).length;
  const dismissed = page.pairs.length - listed.length - apart - together;
  return (
    <section class="card" aria-labelledby="first">
      <h2 id="first">{words.say('overview.reviewFirst')}</h2>
      <UnreadHint />
      {listed.length === 0 ? (
        <p class="empty">{words.tell(whyNoPair(report))}</p>
      ) : (
        <>
          <RowsHead />
          {above.length === 0 ? null : <PairRows pairs={above} />}
          {isMoreBelow || listed.length === above.length ? null : (
            <p class="end-line">
              <EndWords isAll={above.length === 0} isFiltered={false} />
            </p>
          )}
          {rest.length === 0 ? null : <PairRows pairs={rest} />}
          {isMoreBelow ? (
            <p class="end-line">
              {words.say('overview.moreToReview', { shown: shown.length, count: noteworthy })}
            </p>
          ) : null}
        </>
      )}
      {page.pairs.length === 0 ? null : (
        <p class="more">
          <Rich
            of={
              apart === 0
                ? message('overview.allPairs', { count: listed.length })
                : message('overview.allPairsAndApart', { count: listed.length, apart })
            }
            tags={{
              toAll: (inside) => <a href={link('pairs')}>{inside}</a>,
              toApart: (inside) => <a href={link('pairs', { q: 'is:apart' })}>{inside}</a>,
            }}
          />
          {dismissed > 0 ? (
            <>
              {' · '}
              <a href={link('pairs', { q: 'is:dismissed' })}>
                {words.say('overview.dismissed', { count: dismissed })}
              </a>
            </>
          ) : null}
          {together > 0 ? (
            <>
              {' · '}
              <a href={link('pairs', { q: 'is:together' })}>
                {words.say('overview.together', { count: together })}
              </a>
            </>
          ) : null}
        </p>
      )}
    </section>
  );
}
