import type { PageFact, PageSubmission } from '../src/report/page-data.ts';
import { formatScore } from '../src/text/format.ts';
import { SubmissionPlace } from './class-place.tsx';
import { Facts } from './facts.tsx';
import { Score, Total } from './score.tsx';
import { useReport } from './report.ts';

/** The numbers of one submission. */
export function NumbersCard({
  place,
  submission,
  facts,
}: {
  readonly place: number;
  readonly submission: PageSubmission;
  /** undefined: not loaded yet. */
  readonly facts: readonly PageFact[] | undefined;
}) {
  const report = useReport();
  const { page } = report;
  return (
    <section class="card" aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      <dl class="facts">
        <div>
          <dt>Similarity</dt>
          <dd>
            <Total place={place} />
          </dd>
        </div>
        <NumberRow label="…to other submissions" value={submission.local} />
        {submission.elsewhere.map(({ words, score }) => (
          <NumberRow key={words} label={`…to ${words}`} value={score} />
        ))}
        {submission.elsewhere.length > 0 ? null : (
          <NumberRow label={`…to ${page.elsewhere ?? 'archive or web'}`} value={null} />
        )}
        {page.aiRun ? (
          <NumberRow
            label="AI score"
            value={submission.ai}
            threshold={page.thresholds.ai}
            isFlag={submission.flaggedBy.includes('ai')}
          />
        ) : null}
        <NumberRow label="Suspicion" value={submission.suspicion} />
        <CoverageRow value={submission.coverage} />
        {page.submissions.some(({ quality }) => quality !== null) ? (
          <div>
            <dt>Code quality</dt>
            <dd>{formatScore(submission.quality)}, no part of the verdict</dd>
          </div>
        ) : null}
      </dl>
      <SubmissionPlace place={place} />
      {report.isAnonymous || facts === undefined ? null : (
        <Facts facts={[...belonging(submission), ...facts]} />
      )}
    </section>
  );
}

/** Where whoever handed it in belongs. */
function belonging({ section, team }: PageSubmission): readonly PageFact[] {
  const known = [
    ['Section', section],
    ['Team', team],
  ] as const;
  return known.flatMap(([label, text]) => (text === null ? [] : [{ label, text, url: null }]));
}

function NumberRow({
  label,
  value,
  threshold = null,
  isFlag = true,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly threshold?: number | null;
  readonly isFlag?: boolean;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Score value={value} threshold={threshold} isFlag={isFlag} />
      </dd>
    </div>
  );
}

/** Says with what to compare it: in a large class most short idioms stand in somebody's program. */
function CoverageRow({ value }: { readonly value: number | null }) {
  const all = useReport().judged.flatMap(({ coverage }) => coverage ?? []);
  if (all.length === 0) return null;
  const middle = all.toSorted((x, y) => x - y)[Math.floor((all.length - 1) / 2)] ?? null;
  return (
    <div>
      <dt>Matched in all others together</dt>
      <dd>
        {formatScore(value)}
        {all.length < 2
          ? ''
          : `; median of the class: ${formatScore(middle)}. It grows with the size of the class.`}
      </dd>
    </div>
  );
}
