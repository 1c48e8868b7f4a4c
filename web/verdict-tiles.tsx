import { visible } from '../src/text/escape.ts';
import { formatCount, formatScore } from '../src/text/format.ts';
import { link } from './links.ts';
import { useReport } from './report.ts';

/** What the run came to, with the numbers that lead to lists. */
export function VerdictTiles() {
  const report = useReport();
  const { page, judged } = report;
  const flagged = judged.filter((submission) => submission.flaggedBy.length > 0).length;
  const missing = judged.filter((submission) => submission.notChecked !== null).length + page.failures.length;
  const totals = judged.flatMap((submission) => submission.total ?? []);
  const highest = totals.length === 0 ? null : totals.reduce((x, y) => Math.max(x, y));
  const isHighestPardoned = judged.some(({ total, isPardoned }) => isPardoned && total === highest);
  const standsOut = page.standsOut ?? 0;
  // Green beside what a person should look at would say that there is nothing.
  const isCalm =
    standsOut === 0 && !page.isDictated && (page.outcome === 'passed' || page.outcome === 'skipped');
  return (
    <section class={`verdict ${isCalm ? 'good' : page.outcome === 'flagged' ? 'bad' : 'warn'}`}>
      <h1 tabIndex={-1}>{page.headline}</h1>
      <p>{report.isAnonymous ? null : visible(page.sentence)}</p>
      <ul class="tiles">
        <li>
          <a href={link('submissions', { q: 'is:flagged' })}>
            <b>{formatCount(flagged)}</b> of {formatCount(judged.length)} flagged
          </a>
        </li>
        {page.standsOut === null ? null : (
          <li class={standsOut > 0 ? 'attention' : ''}>
            <a href={link('pairs', { q: standsOut > 0 ? 'is:out' : null })}>
              <b>{formatCount(standsOut)}</b> {standsOut === 1 ? 'pair stands' : 'pairs stand'} out
            </a>
          </li>
        )}
        <li>
          <b>{formatScore(highest, page.thresholds.similarity)}</b> highest similarity, flagged above{' '}
          {page.thresholds.similarity}
          {isHighestPardoned ? '; through a dismissed pair' : ''}
        </li>
        <li>
          <a href={link('groups')}>
            <b>{formatCount(report.groups.length)}</b> {report.groups.length === 1 ? 'group' : 'groups'}
          </a>
        </li>
        {missing > 0 ? (
          <li class="attention">
            <a href={link('submissions', { q: 'is:unchecked' })}>
              <b>{formatCount(missing)}</b> not checked
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
