import { useMemo } from 'preact/hooks';
import { formatCount } from '../src/text/format.ts';
import { link } from './links.ts';
import type { Measure } from '../src/dossier/measures.ts';
import { useReport } from './report.ts';
import { replaceQuery } from './routes.ts';
import { countAbove, decidingNumbers, flaggedByRun } from './thresholds.ts';

/** A threshold to try, which lives in the address as `least`, and what would come of it; the verdict is that of the run. */
export function TrialThreshold({ by, least }: { readonly by: Measure; readonly least: number }) {
  const report = useReport();
  const numbers = useMemo(() => decidingNumbers(report, by), [report, by]);
  const { similarity } = report.page.thresholds;
  const isOwn = by === 'similarity' && least === similarity;
  const above = formatCount(countAbove(numbers, least));
  return (
    <>
      <label class="field">
        <span>
          {by === 'suspicion' ? 'Suspicion above' : 'Try the threshold'} {least}
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
        <a href={link('submissions', { q: `${by}:>${least}` })}>
          {isOwn ? formatCount(flaggedByRun(report)) : above} of {formatCount(numbers.length)}
        </a>{' '}
        {by === 'suspicion'
          ? `have a suspicion above ${least}; it flags nobody.`
          : isOwn
            ? `are flagged above ${similarity}, the threshold of this run.`
            : `would be flagged above ${least}. This run used ${similarity} and flagged ${formatCount(flaggedByRun(report))}.`}
      </p>
    </>
  );
}
