import { useId, useMemo } from 'preact/hooks';
import { type ClassRank, pairRank, submissionRank } from '#report';
import { useReport } from './report.ts';
import { useWords } from './words.tsx';

/** Columns: each is two points wide. */
const BINS = 50;
const WIDTH = 300;
/** Room for half a number at either end. */
const MARGIN = 14;
/** Heights in units of the drawing: where columns end, where the axis is, and all of it. */
const TOP = 12;
const BASE = 46;
const HEIGHT = 66;
/** A single pair among thousands must be seen. */
const LEAST = 2.5;

/** What the marks of a pair are called. */
export const PAIR_MARKS = { own: 'overview.thisPair', near: 'overview.otherPairsOfTheseTwo' } as const;

/** A pair's place among all pairs of its class: drawn, and in a sentence. Nothing where there is no class. */
export function PairPlace({ a, b }: { readonly a: number; readonly b: number }) {
  const report = useReport();
  const rank = useMemo(() => pairRank(report.page, report.pair(a, b)), [report, a, b]);
  return rank === null ? null : <ClassPlace rank={rank} {...PAIR_MARKS} />;
}

/** A submission's place in its class by its highest similarity. Nothing where there is no class. */
export function SubmissionPlace({ place }: { readonly place: number }) {
  const { page } = useReport();
  const rank = useMemo(() => submissionRank(page, place), [page, place]);
  return rank === null ? null : <ClassPlace rank={rank} own="overview.thisSubmission" near={null} />;
}

interface ClassPlaceProps {
  readonly rank: ClassRank;
  /** What the mark is called. */
  readonly own: 'overview.thisPair' | 'overview.thisSubmission';
  /** What the small marks are called. */
  readonly near: 'overview.otherPairsOfTheseTwo' | null;
}

/** A number's place among those of a class: drawn, and in a sentence. */
export function ClassPlace({ rank, own, near }: ClassPlaceProps) {
  const words = useWords();
  const id = useId();
  const at = (value: number): number => (Math.min(100, Math.max(0, value)) * WIDTH) / 100;
  const bins = binsOf(rank.others);
  const most = Math.max(...bins);
  const step = WIDTH / BINS;
  const x = at(rank.value);
  return (
    <figure class="class-place">
      <svg viewBox={`${-MARGIN} 0 ${WIDTH + 2 * MARGIN} ${HEIGHT}`} role="img" aria-labelledby={id}>
        {bins.map((n, index) => {
          if (n === 0) return null;
          const tall = Math.max(LEAST, (n / most) * (BASE - TOP));
          return (
            <rect
              class="column"
              key={index}
              x={index * step + 0.5}
              y={BASE - tall}
              width={step - 1}
              height={tall}
            />
          );
        })}
        <line class="axis" x1={0} x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} />
        {rank.near.map((value, index) => (
          <line class="near" key={index} x1={at(value)} x2={at(value)} y1={BASE + 1} y2={BASE + 6} />
        ))}
        <line class="own" x1={x} x2={x} y1={TOP - 4} y2={BASE + 6} />
        <path class="own" d={`M${x - 4.5} 0.5h9l-4.5 8z`} />
        {[0, 50, 100].map((value) => (
          <text class="label" key={value} x={at(value)} y={HEIGHT - 2}>
            {value}
          </text>
        ))}
      </svg>
      <figcaption>
        <span id={id}>
          {words.tell(rank.words).replace(/^./u, (letter) => letter.toLocaleUpperCase(words.locale))}
        </span>
        <span class="hint" aria-hidden="true">
          <span class="own">▼</span> {words.say(own)}
          {near === null || rank.near.length === 0 ? null : (
            <>
              {' '}
              <span class="near">|</span> {words.say(near)}
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** How many numbers each column holds. */
function binsOf(values: readonly number[]): readonly number[] {
  const bins = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const at = Math.min(BINS - 1, Math.max(0, Math.floor((value * BINS) / 100)));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return bins;
}
