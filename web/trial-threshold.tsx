import { useMemo } from 'preact/hooks';
import { message } from '../src/words/message.ts';
import type { Message } from '../src/words/value.ts';
import { link } from './links.ts';
import type { Measure } from '../src/dossier/measures.ts';
import { type Report, useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { countAbove, decidingNumbers, flaggedByRun } from './thresholds.ts';
import { Rich } from './words.tsx';

/** A threshold to try, which lives in the address as `least`, and what would come of it; the verdict is that of the run. */
export function TrialThreshold({ by, least }: { readonly by: Measure; readonly least: number }) {
  const report = useReport();
  const { words } = report;
  const numbers = useMemo(() => decidingNumbers(report, by), [report, by]);
  const to = link('submissions', { q: `${by}:>${least}` });
  return (
    <>
      <label class="field">
        <span>
          {words.say(by === 'suspicion' ? 'overview.suspicionAbove' : 'overview.tryThreshold', { least })}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          value={least}
          onInput={({ currentTarget: { value } }) => replaceQuery({ least: value })}
        />
      </label>
      <p class="trial" role="status">
        <Rich of={trialOf(report, by, least, numbers)} tags={{ a: (inside) => <a href={to}>{inside}</a> }} />
      </p>
    </>
  );
}

/** What the threshold would come to, beside what the run did. */
function trialOf(report: Report, by: Measure, least: number, numbers: readonly (number | null)[]): Message {
  const { similarity: threshold } = report.page.thresholds;
  const values = { count: countAbove(numbers, least), all: numbers.length, least };
  if (by === 'suspicion') return message('overview.trialOfSuspicion', values);
  const flagged = flaggedByRun(report);
  return least === threshold
    ? message('overview.trialOfOwn', { ...values, count: flagged })
    : message('overview.trialOfOther', { ...values, threshold, flagged });
}
