import { visible } from '../src/report/escape.ts';
import { count, formatCount, formatScore } from '../src/report/format.ts';
import { HistogramChart } from './histogram.tsx';
import { PairLink, SubmissionLink } from './names.tsx';
import { Facts, Score, useTitle } from './parts.tsx';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { apartWords, PARDONED_WORDS } from '../src/report/wording.ts';

const PAIRS = 8;
const GROUPS = 6;
const NAMES = 5;

export function Overview() {
  const report = useReport();
  const { page } = report;
  useTitle(visible(page.title));
  const judged = page.submissions.filter((submission) => submission.role === 'judged');
  const flagged = judged.filter((submission) => submission.flaggedBy.length > 0).length;
  const missing = judged.filter((submission) => submission.notChecked !== null).length + page.failures.length;
  const pardoned = judged.filter(({ isPardoned }) => isPardoned).length;
  const totals = judged.flatMap((submission) => submission.total ?? []);
  const highest = totals.length === 0 ? null : totals.reduce((x, y) => Math.max(x, y));
  const open = page.pairs.filter((pair) => pair.dismissed === null);
  const listed = open.filter((pair) => !pair.isApart);
  const isHighestPardoned = judged.some(({ total, isPardoned }) => isPardoned && total === highest);
  const isCalm = page.outcome === 'passed' || page.outcome === 'skipped';
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
          <li>
            <b>{formatScore(highest, page.thresholds.similarity)}</b> highest similarity
            {isHighestPardoned ? ', through a dismissed pair' : ''}
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
              <p class="hint columns-hint">
                <span>most suspicious first</span>
                <span>similarity</span>
              </p>
              <ol class="first">
                {listed.slice(0, PAIRS).map((pair) => (
                  <li key={`${pair.a} ${pair.b}`}>
                    <PairLink pair={pair} />
                    <Score value={pair.average} threshold={page.thresholds.similarity} />
                  </li>
                ))}
              </ol>
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
          <h2 id="spread">How the totals are spread</h2>
          <HistogramChart />
          <p class="hint">
            The line is the threshold: flagged above {page.thresholds.similarity}. A column leads to its
            submissions.
            {pardoned > 0 ? ` ${formatCount(pardoned)} ${PARDONED_WORDS}.` : ''}
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
