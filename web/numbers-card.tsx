import { message, type Words } from '#base';
import { elsewhere, elsewhereWords, type Fact, type ListedSubmission, submissionFacts } from '#report';
import { SubmissionPlace } from './class-place.tsx';
import { Facts } from './facts.tsx';
import { Score, Total } from './score.tsx';
import { useReport } from './report.ts';

export function NumbersCard({
  place,
  submission,
}: {
  readonly place: number;
  readonly submission: ListedSubmission;
}) {
  const report = useReport();
  const { page, words } = report;
  const others = elsewhere(page.findings, submission);
  const { webState, publicWeb = null } = submission;
  return (
    <section class="card" aria-labelledby="numbers">
      <h2 id="numbers">{words.say('submission.numbers')}</h2>
      <dl class="facts">
        <div>
          <dt>{words.say('report.similarity')}</dt>
          <dd>
            <Total place={place} />
          </dd>
        </div>
        <NumberRow label={words.say('submission.toOthers')} value={submission.local} />
        {others.map(({ words: where, score }, index) => (
          <NumberRow key={index} label={words.say('submission.toElsewhere', { where })} value={score} />
        ))}
        {webState === undefined ? null : (
          <NumberRow
            label={words.say('submission.toElsewhere', { where: message('web.place') })}
            value={publicWeb}
          />
        )}
        {others.length > 0 || webState !== undefined ? null : (
          <NumberRow
            label={words.say('submission.toElsewhere', {
              where: elsewhereWords(page.findings) ?? message('submission.archiveOrWeb'),
            })}
            value={null}
          />
        )}
        {page.findings.aiRun && (submission.aiState === 'scored' || report.isAnonymous) ? (
          <NumberRow
            label={words.say('report.factAiScore')}
            value={submission.aiAverage}
            threshold={page.thresholds.ai}
            isFlag={submission.flaggedBy.includes('ai')}
          />
        ) : null}
        <NumberRow label={words.say('lists.suspicion')} value={submission.suspicion} />
        <CoverageRow value={submission.coverage} />
        {page.submissions.some(({ quality }) => quality !== null) ? (
          <div>
            <dt>{words.say('submission.quality')}</dt>
            <dd>
              {words.say('submission.qualityMeans', { quality: { as: 'score', value: submission.quality } })}
            </dd>
          </div>
        ) : null}
      </dl>
      <SubmissionPlace place={place} />
      {report.isAnonymous ? null : (
        <Facts facts={[...belonging(submission, words), ...submissionFacts(page, submission)]} />
      )}
    </section>
  );
}

/** Where whoever handed it in belongs. */
function belonging({ person }: ListedSubmission, words: Words): readonly Fact[] {
  const known = [
    [words.say('lists.section'), person?.section],
    [words.say('submission.team'), person?.team],
  ] as const;
  return known.flatMap(([label, text]) => (text == null ? [] : [{ label, text, url: null }]));
}

interface NumberRowProps {
  readonly label: string;
  readonly value: number | null;
  readonly threshold?: number | null;
  readonly isFlag?: boolean;
}

function NumberRow({ label, value, threshold = null, isFlag = true }: NumberRowProps) {
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
  const { judged, words } = useReport();
  const all = judged.flatMap(({ coverage }) => coverage ?? []);
  if (all.length === 0) return null;
  const middle = all.toSorted((x, y) => x - y)[Math.floor((all.length - 1) / 2)] ?? null;
  return (
    <div>
      <dt>{words.say('submission.coverage')}</dt>
      <dd>
        {all.length < 2
          ? words.score(value)
          : words.say('submission.coverageOfClass', {
              coverage: { as: 'score', value },
              median: { as: 'score', value: middle },
            })}
      </dd>
    </div>
  );
}
