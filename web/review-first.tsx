import { apartWords } from '../src/report/wording.ts';
import { count, formatCount } from '../src/text/format.ts';
import { link } from './links.ts';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { useReport } from './report.ts';

const PAIRS = 8;
/** More pairs may stand out: the list of pairs has them all. */
const MOST_PAIRS = 20;

/** The pairs to look at first. */
export function ReviewFirst() {
  const { page } = useReport();
  const open = page.pairs.filter((pair) => pair.dismissed === null);
  const listed = open.filter((pair) => !pair.isApart);
  const standsOut = page.standsOut ?? 0;
  return (
    <section class="card" aria-labelledby="first">
      <h2 id="first">Review first</h2>
      {listed.length === 0 ? (
        <p class="empty">No pair shares enough code to be listed.</p>
      ) : (
        <>
          <RowsHead />
          <PairRows pairs={listed.slice(0, Math.min(MOST_PAIRS, Math.max(PAIRS, standsOut)))} />
        </>
      )}
      {page.pairs.length === 0 ? null : (
        <p class="more">
          <a href={link('pairs')}>All {count(listed.length, 'pair')}</a>
          {listed.length < open.length ? (
            <>
              , and <a href={link('pairs', { show: 'apart' })}>{apartWords(open.length - listed.length)}</a>
            </>
          ) : null}
          {open.length < page.pairs.length ? (
            <>
              {' · '}
              <a href={link('pairs', { show: 'dismissed' })}>
                {formatCount(page.pairs.length - open.length)} dismissed
              </a>
            </>
          ) : null}
        </p>
      )}
    </section>
  );
}
