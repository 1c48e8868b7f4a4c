import type { PageData } from './data.ts';
import { average, score } from './format.ts';

export function SubmissionPage({ data, index }: { readonly data: PageData; readonly index: number }) {
  const submission = data.submissions[index];
  if (submission === undefined) return <p>There is no such submission in this report.</p>;
  const pairs = data.pairs.filter((pair) => pair.a === index || pair.b === index);
  return (
    <>
      <p>
        <a href="#/">All submissions</a>
      </p>
      <h2>{submission.name}</h2>
      <dl class="facts">
        <div>
          <dt>Similarity</dt>
          <dd>{score(submission.total, data.thresholds.similarity)}</dd>
        </div>
        <div>
          <dt>AI score</dt>
          <dd>{score(submission.ai, data.thresholds.ai)}</dd>
        </div>
        <div>
          <dt>In all peers together</dt>
          <dd>{score(submission.coverage)}</dd>
        </div>
        <div>
          <dt>Suspicion</dt>
          <dd>{score(submission.suspicion)}</dd>
        </div>
        <div>
          <dt>Code quality</dt>
          <dd>{score(submission.quality)}</dd>
        </div>
      </dl>
      {submission.note !== '' && <p>{submission.note}</p>}
      {submission.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <h3>Compared with</h3>
      {pairs.length === 0 ? (
        <p>It shares no code worth a look with any other submission.</p>
      ) : (
        <ul>
          {pairs.slice(0, 200).map((pair) => {
            const other = pair.a === index ? pair.b : pair.a;
            return (
              <li key={other}>
                <a href={`#/pair/${index}/${other}`}>{data.submissions[other]?.name}</a>:{' '}
                {score(average(pair.similarity, pair.matchedSimilarity))} on average, suspicion{' '}
                {score(pair.suspicion)}
                {pair.dismissed !== null && `, dismissed: ${pair.dismissed}`}
              </li>
            );
          })}
        </ul>
      )}
      {submission.leftOut.length > 0 && (
        <details>
          <summary>{submission.leftOut.length} files left out</summary>
          <ul>
            {submission.leftOut.map((file) => (
              <li key={file.path}>
                <code>{file.path}</code>: {file.reason}
                {file.detail === undefined ? '' : ` (${file.detail})`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
