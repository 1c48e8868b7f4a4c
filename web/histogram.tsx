import { useReport } from './report.ts';
import { link } from './links.ts';

const BINS = 20;
const WIDTH = 600;
const HEIGHT = 250;
const BASE = 222;
const TOP = 18;

/** How the totals are spread, with the threshold; each bar leads to its submissions. */
export function HistogramChart() {
  const { page } = useReport();
  const threshold = page.thresholds.similarity;
  const bins = Array.from({ length: BINS }, () => 0);
  let known = 0;
  for (const { role, total } of page.submissions) {
    if (role !== 'judged' || total === null) continue;
    known += 1;
    const at = Math.min(BINS - 1, Math.max(0, Math.ceil((total * BINS) / 100) - 1));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  if (known === 0) return <p class="empty">No submission has a total.</p>;
  const most = Math.max(...bins);
  const step = WIDTH / BINS;
  const size = 100 / BINS;
  return (
    <svg
      class="histogram"
      viewBox={`-14 0 ${WIDTH + 28} ${HEIGHT}`}
      role="group"
      aria-label="How the totals are spread"
    >
      <line class="axis" x1={0} x2={WIDTH} y1={BASE + 0.5} y2={BASE + 0.5} />
      {bins.map((n, index) => {
        const height = n === 0 ? 0 : Math.max(3, (n / most) * (BASE - TOP));
        const from = index * size;
        return n === 0 ? null : (
          <a
            key={from}
            href={link('submissions', { from, to: from + size })}
            aria-label={`${n} with a total above ${from} up to ${from + size}`}
          >
            <rect
              class={from >= threshold ? 'column above' : 'column'}
              x={index * step + 2}
              y={BASE - height}
              width={step - 4}
              height={height}
              rx={2}
            />
            <text class="count" x={index * step + step / 2} y={BASE - height - 4}>
              {n}
            </text>
          </a>
        );
      })}
      <line
        class="threshold"
        x1={threshold * (WIDTH / 100)}
        x2={threshold * (WIDTH / 100)}
        y1={4}
        y2={BASE}
      />
      {[0, 25, 50, 75, 100].map((at) => (
        <text class="label" key={at} x={at * (WIDTH / 100)} y={HEIGHT - 10}>
          {at}
        </text>
      ))}
    </svg>
  );
}
