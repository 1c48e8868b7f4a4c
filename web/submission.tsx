import type { PageDetail, PageMatch } from '../src/report/page-data.ts';
import { visible } from '../src/text/escape.ts';
import { formatLines, formatScore } from '../src/text/format.ts';
import { readDetail, readSource } from './data.ts';
import { withCells } from '../src/dossier/notebooks.ts';
import { NumbersCard } from './numbers-card.tsx';
import { PairRows, RowsHead } from './pair-rows.tsx';
import { Badges } from './badges.tsx';
import { Failed, useLoaded } from './loaded.tsx';
import { useTitle } from './title.ts';
import { useReport } from './report.ts';
import { SubmissionFiles } from './submission-files.tsx';

/** One submission: its numbers, whom it shares code with, and its files with everything that is found elsewhere. */
export function Submission({ place, query }: { readonly place: number; readonly query: URLSearchParams }) {
  const report = useReport();
  const { page } = report;
  const submission = report.submission(place);
  useTitle(report.name(place));
  const { value, error } = useLoaded(async () => {
    const [detail, source] = await Promise.all([readDetail(place), readSource(place)]);
    return { detail, source: source !== null && page.isEmbedded ? withCells(source) : source };
  }, [place]);
  if (submission === undefined) return null;
  const pairs = report.pairsOf(place);
  return (
    <>
      <h1 tabIndex={-1}>{report.name(place)}</h1>
      <p class="badges">
        <Badges submission={submission} />
      </p>
      {submission.notChecked === null ? null : (
        <p class="warning">Not checked{report.isAnonymous ? '' : `: ${visible(submission.notChecked)}`}</p>
      )}
      {submission.explanation === null ? null : <p>Why it is flagged: {submission.explanation}</p>}
      <div class="grid">
        <NumbersCard place={place} submission={submission} facts={value?.detail.facts} />
        <section class="card" aria-labelledby="shares">
          <h2 id="shares">Shares code with</h2>
          {pairs.length === 0 ? (
            <p class="empty">
              {report.comparedWith(place) === 0
                ? 'There was nothing to compare it with.'
                : 'No other submission shares enough to be listed.'}
            </p>
          ) : (
            <>
              <RowsHead />
              <PairRows pairs={pairs} of={place} max={PARTNERS} isScrolled />
            </>
          )}
        </section>
      </div>
      {error === undefined ? null : <Failed error={error} />}
      {value === undefined ? (
        error === undefined ? (
          <p class="loading">Loading the code…</p>
        ) : null
      ) : (
        <>
          <SubmissionFiles place={place} detail={value.detail} source={value.source} query={query} />
          <Outside matches={value.detail.matches} />
          <Notes detail={value.detail} />
        </>
      )}
    </>
  );
}

/** Partners listed. */
const PARTNERS = 200;

/** What is found outside of the check: web, database. */
function Outside({ matches }: { readonly matches: readonly PageMatch[] }) {
  const outside = matches.filter((match) => match.other === null);
  if (outside.length === 0) return null;
  return (
    <section class="card" aria-labelledby="outside">
      <h2 id="outside">Found outside of this check</h2>
      <ul class="plain">
        {outside.map((match, index) => (
          <li key={index}>
            <code>{visible(match.own.file)}</code> {formatLines(match.own.lineStart, match.own.lineEnd)} ↔{' '}
            <code>{visible(match.region.file)}</code>{' '}
            {formatLines(match.region.lineStart, match.region.lineEnd)}
            {match.similarity === null ? '' : `, ${formatScore(match.similarity)} %`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ detail }: { readonly detail: PageDetail }) {
  const report = useReport();
  if (detail.leftOut.length + detail.remarks.length === 0) return null;
  return (
    <section class="card" aria-labelledby="notes">
      <h2 id="notes">Left out, and noticed</h2>
      <ul class="plain">
        {report.isAnonymous ? null : detail.remarks.map((remark) => <li key={remark}>{visible(remark)}</li>)}
        {detail.leftOut.map((one, index) => (
          <li key={index}>
            <code>{visible(one.path)}</code>: {visible(one.reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
