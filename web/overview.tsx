import { visible } from '../src/text/escape.ts';
import { count, formatCount, formatScore } from '../src/text/format.ts';
import { Choice } from './filters.tsx';
import { HistogramChart } from './histogram.tsx';
import { MEASURES, measureOf } from './measures.ts';
import { SubmissionLink } from './names.tsx';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Facts, useTitle } from './parts.tsx';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { apartWords, PARDONED_WORDS } from '../src/report/wording.ts';

const PAIRS = 8;
/** However many stand out: the list of pairs has them all. */
const MOST_PAIRS = 20;
const GROUPS = 6;
const NAMES = 5;

export function Overview({ query }: { readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  useTitle(visible(page.title));
  const by = measureOf(query);
  const judged = page.submissions.filter((submission) => submission.role === 'judged');
  const flagged = judged.filter((submission) => submission.flaggedBy.length > 0).length;
  const missing = judged.filter((submission) => submission.notChecked !== null).length + page.failures.length;
  const pardoned = judged.filter(({ isPardoned }) => isPardoned).length;
  const totals = judged.flatMap((submission) => submission.total ?? []);
  const highest = totals.length === 0 ? null : totals.reduce((x, y) => Math.max(x, y));
  const open = page.pairs.filter((pair) => pair.dismissed === null);
  const listed = open.filter((pair) => !pair.isApart);
  const isHighestPardoned = judged.some(({ total, isPardoned }) => isPardoned && total === highest);
  const standsOut = page.standsOut ?? 0;
  // Green beside pairs that a person should look at would say that there are none.
  const isCalm = standsOut === 0 && (page.outcome === 'passed' || page.outcome === 'skipped');
  return (
    <>
      <section class={`verdict ${isCalm ? 'good' : page.outcome === 'flagged' ? 'bad' : 'warn'}`}>
        <h1 tabIndex={-1}>{page.headline}</h1>
        <p>{report.isAnonymous ? null : visible(page.sentence)}</p>
        <ul class="tiles">
          <li>
            <a href={link('submissions', { show: 'flagged' })}>
              <b>{formatCount(flagged)}</b> of {formatCount(judged.length)} flagged
            </a>
          </li>
          {page.standsOut === null ? null : (
            <li class={standsOut > 0 ? 'attention' : ''}>
              <a href={link('pairs', { show: standsOut > 0 ? 'out' : null })}>
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
              <a href={link('submissions', { show: 'unchecked' })}>
                <b>{formatCount(missing)}</b> not checked
              </a>
            </li>
          ) : null}
        </ul>
      </section>
      {report.isAnonymous
        ? null
        : page.warnings.map((warning) => (
            <p class="warning" key={warning}>
              {visible(warning)}
            </p>
          ))}
      <div class="grid">
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
                  , and{' '}
                  <a href={link('pairs', { show: 'apart' })}>{apartWords(open.length - listed.length)}</a>
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
        <section class="card" aria-labelledby="spread">
          <h2 id="spread">How the {by === 'suspicion' ? 'suspicions' : 'totals'} are spread</h2>
          {report.isRanked ? (
            <div class="filters">
              <Choice query={query} name="by" label="Number" options={MEASURES} />
            </div>
          ) : null}
          <HistogramChart by={by} />
          <p class="hint">
            {by === 'suspicion'
              ? 'The highest suspicion of each submission; it flags nobody. '
              : `The line is the threshold: flagged above ${page.thresholds.similarity}. `}
            A column leads to its submissions.
            {by === 'similarity' && pardoned > 0 ? ` ${formatCount(pardoned)} ${PARDONED_WORDS}.` : ''}
          </p>
        </section>
        {report.groups.length === 0 ? null : (
          <section class="card" aria-labelledby="groups">
            <h2 id="groups">Groups that share code</h2>
            <ul class="plain">
              {report.groups.slice(0, GROUPS).map((cluster) => (
                <li key={cluster.join(' ')}>
                  <b>{cluster.length}</b>{' '}
                  {cluster.slice(0, NAMES).map((place, index) => (
                    <span key={place}>
                      {index > 0 ? ', ' : ''}
                      <SubmissionLink place={place} />
                    </span>
                  ))}
                  {cluster.length > NAMES ? ` and ${cluster.length - NAMES} more` : ''}
                </li>
              ))}
            </ul>
            <p class="more">
              <a href={link('groups')}>Show as a graph</a>
            </p>
          </section>
        )}
        {page.failures.length + page.leftOut.length + page.notices.length === 0 &&
        page.sourcesOmitted === null ? null : (
          <section class="card" aria-labelledby="left">
            <h2 id="left">Left out, and noticed</h2>
            <ul class="plain">
              {page.failures.map((failure, index) => (
                <li key={`${index} ${failure.name}`} class="attention">
                  {report.isAnonymous ? (
                    'A submission could not be collected.'
                  ) : (
                    <>
                      <b>{visible(failure.name)}</b> could not be collected: {visible(failure.reason)}
                    </>
                  )}
                </li>
              ))}
              {page.leftOut.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {report.isAnonymous
                ? null
                : page.notices.map((notice) => <li key={notice}>{visible(notice)}</li>)}
              {page.sourcesOmitted === null ? null : <li>{page.sourcesOmitted}</li>}
            </ul>
          </section>
        )}
        <section class="card" aria-labelledby="read">
          <h2 id="read">How to read this</h2>
          <ul class="prose">
            {page.howToRead.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section class="card" aria-labelledby="run">
          <h2 id="run">This run</h2>
          <Facts facts={page.facts} />
        </section>
      </div>
    </>
  );
}
