import { useReport } from './report.ts';

interface ScoreProps {
  readonly value: number | null;
  readonly threshold?: number | null;
  /** Whether being above the threshold is marked. */
  readonly isFlag?: boolean;
}

/** A number with a bar; the tick is the threshold. */
export function Score({ value, threshold = null, isFlag = true }: ScoreProps) {
  const { words } = useReport();
  const above = isFlag && value !== null && threshold !== null && value > threshold;
  return (
    <span class={`score${above ? ' above' : ''}${value === null ? ' unknown' : ''}`}>
      <span class="bar" aria-hidden="true">
        {value === null ? null : (
          <span class="fill" style={{ width: `${Math.min(100, Math.max(0, value))}%` }} />
        )}
        {threshold === null ? null : <span class="tick" style={{ left: `${threshold}%` }} />}
      </span>
      <span class="number">{words.score(value, threshold)}</span>
      {above ? <span class="hidden"> {words.say('lists.badgeFlagged')}</span> : null}
    </span>
  );
}

/** A submission's highest similarity; marked where it flags, and not where it only stands above the threshold. */
export function Total({ place }: { readonly place: number }) {
  const { page } = useReport();
  const submission = page.submissions[place];
  return (
    <Score
      value={submission?.total ?? null}
      threshold={page.thresholds.similarity}
      isFlag={submission?.flaggedBy.includes('similarity') ?? false}
    />
  );
}
