import type { Words } from '#base';
import type { SubmissionFinding } from '#contract';

/** Ten bins of ten points; the last one holds 100. */
type Histogram = ReturnType<typeof totalsHistogram>;

const BINS = 10;

/**
 * How the judged submissions' totals are spread. A total is in the bin below where it is exactly on a border: 70 is not
 * above 70.
 *
 * @param pardoned keys of those whose total comes from a dismissed pair (`pardonedKeys`)
 */
export function totalsHistogram(
  submissions: readonly SubmissionFinding[],
  pardoned: ReadonlySet<string> = new Set(),
) {
  const bins = Array.from({ length: BINS }, () => 0);
  let unknown = 0;
  let apart = 0;
  for (const { key, role, total } of submissions) {
    if (role !== 'judged') continue;
    if (pardoned.has(key)) {
      apart += 1;
      continue;
    }
    if (total === null) {
      unknown += 1;
      continue;
    }
    const at = Math.min(BINS - 1, Math.max(0, Math.ceil((total * BINS) / 100) - 1));
    bins[at] = (bins[at] ?? 0) + 1;
  }
  return {
    bins,
    /** Submissions without a total. */
    unknown,
    /** Submissions that are above the threshold through dismissed pairs alone: they are in no bin. */
    pardoned: apart,
  };
}

/** As lines of text: `  90–100 │█████ 5`. `width` is the longest bar in characters. */
export function histogramLines(
  { bins, unknown, pardoned }: Histogram,
  words: Words,
  width = 30,
): readonly string[] {
  const most = Math.max(1, ...bins);
  const lines = bins.map((count, index) => {
    const from = String(index * 10).padStart(3);
    const to = String((index + 1) * 10).padEnd(3);
    const bar = '█'.repeat(count === 0 ? 0 : Math.max(1, Math.round((count / most) * width)));
    return `${from}–${to} │${bar}${bar === '' ? '' : ' '}${count}`;
  });
  lines.reverse();
  if (unknown > 0) lines.push(`${words.say('words.notKnown').padStart(7)} │${unknown}`);
  if (pardoned > 0) {
    const text = words.say('comment.spreadApart', { n: String(pardoned) });
    lines.push(`${words.say('comment.apartLabel').padStart(7)} │${text}`);
  }
  return lines;
}
