import { highestOf, type ListedSubmission, type Measure } from '#report';
import { useReport } from './report.ts';
import { link } from './links.ts';
import { useWindowSize } from './window-events.ts';

const HEIGHT = 250;
const BASE = 222;
const TOP = 18;
/** Windows up to this wide get fewer columns, so that their numbers stay readable. */
const PHONE = 560;

interface Bin {
  readonly from: number;
  flagged: number;
  other: number;
}

/** How the numbers of a class are spread, totals with the threshold; each column leads to its submissions. */
export function HistogramChart({
  by,
  trial,
}: {
  readonly by: Measure;
  /** A threshold that the reader tries; null: none. */
  readonly trial: number | null;
}) {
  const { page, judged, words } = useReport();
  const isNarrow = useWindowSize(() => innerWidth <= PHONE);
  const [width, count] = isNarrow ? [300, 10] : [500, 20];
  const size = 100 / count;
  const threshold = page.thresholds.similarity;
  const { bins, unknown } = countBins(judged, by, count);
  const most = Math.max(unknown, ...bins.map(({ flagged, other }) => flagged + other));
  if (most === 0) return <p class="empty">{words.say('overview.notJudged')}</p>;
  const step = width / count;
  const tall = (n: number): number => (n === 0 ? 0 : Math.max(3, (n / most) * (BASE - TOP)));
  /** Where the submissions without a total stand: apart from the scale. */
  const apart = width + step;
  return (
    <svg
      class="histogram"
      viewBox={`-14 0 ${(unknown > 0 ? apart + step : width) + 28} ${HEIGHT}`}
      role="group"
      aria-label={words.say('overview.spread', { by })}
    >
      <line class="axis" x1={0} x2={width} y1={BASE + 0.5} y2={BASE + 0.5} />
      {bins.map((bin, index) => (
        <BinColumn key={bin.from} {...{ bin, index, step, size, by }} tall={tall(bin.flagged + bin.other)} />
      ))}
      {by === 'suspicion' ? null : <ThresholdLine at={threshold * (width / 100)} kind="threshold" />}
      {trial === null ? null : <ThresholdLine at={trial * (width / 100)} kind="threshold trial" />}
      {[0, 25, 50, 75, 100].map((at) => (
        <text class="label" key={at} x={at * (width / 100)} y={HEIGHT - 10}>
          {at}
        </text>
      ))}
      {unknown > 0 ? (
        <text class="label" x={apart + step / 2} y={HEIGHT - 10}>
          {words.say('words.notKnown')}
        </text>
      ) : null}
      {unknown > 0 ? (
        <a
          href={link('submissions', { q: `${fieldOf(by)}:unknown` })}
          aria-label={words.say('overview.binUnknown', { count: unknown, by })}
        >
          <rect
            class="column unknown"
            x={apart + 2}
            y={BASE - tall(unknown)}
            width={step - 4}
            height={tall(unknown)}
            rx={2}
          />
          <text class="count" x={apart + step / 2} y={BASE - tall(unknown) - 4}>
            {words.count(unknown)}
          </text>
        </a>
      ) : null}
    </svg>
  );
}

function ThresholdLine({ at, kind }: { readonly at: number; readonly kind: string }) {
  return <line class={kind} x1={at} x2={at} y1={4} y2={BASE} />;
}

interface BinColumnProps {
  readonly bin: Bin;
  readonly index: number;
  /** Pixels from one column to the next. */
  readonly step: number;
  /** Of a bin, in points. */
  readonly size: number;
  readonly by: Measure;
  /** Pixels. */
  readonly tall: number;
}

/** One column: the flagged stand on the others. */
function BinColumn({ bin: { from, flagged, other }, index, step, size, by, tall: height }: BinColumnProps) {
  const { words } = useReport();
  const n = flagged + other;
  const above = (height * flagged) / Math.max(1, n);
  const [x, wide] = [index * step + 2, step - 4];
  return n === 0 ? null : (
    <a
      href={link('submissions', { q: binQuery(by, from, from + size) })}
      aria-label={words.say('overview.bin', {
        count: n,
        by,
        from,
        to: from + size,
        are: flagged === 0 ? '' : other > 0 ? 'some' : 'all',
        flagged,
      })}
    >
      {flagged > 0 ? (
        <rect class="column above" x={x} y={BASE - height} width={wide} height={above} rx={2} />
      ) : null}
      {other > 0 ? (
        <rect class="column" x={x} y={BASE - height + above} width={wide} height={height - above} rx={2} />
      ) : null}
      <text class="count" x={index * step + step / 2} y={BASE - height - 4}>
        {words.count(n)}
      </text>
    </a>
  );
}

/** The submissions of a column, as the list is asked for them. */
function binQuery(by: Measure, from: number, to: number): string {
  const field = fieldOf(by);
  return `${from === 0 ? '' : `${field}:>${from} `}${field}:<=${to}`;
}

/** What a query asks for a number by. */
export function fieldOf(by: Measure): string {
  return by === 'suspicion' ? 'priority' : by;
}

/** Numbers by bins, each above its start up to its end; 0 counts in the first. */
function countBins(judged: readonly ListedSubmission[], by: Measure, count: number) {
  const bins = Array.from(
    { length: count },
    (_, at): Bin => ({ from: (at * 100) / count, flagged: 0, other: 0 }),
  );
  let unknown = 0;
  for (const submission of judged) {
    const value = highestOf(submission, by);
    const bin =
      value === null
        ? undefined
        : bins[Math.min(count - 1, Math.max(0, Math.ceil((value * count) / 100) - 1))];
    if (bin === undefined) unknown += 1;
    else if (submission.flaggedBy.includes('similarity')) bin.flagged += 1;
    else bin.other += 1;
  }
  return { bins, unknown };
}
