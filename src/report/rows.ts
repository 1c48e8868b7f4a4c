import type { SubmissionFinding } from '../domain/findings.ts';
import type { RunReport } from '../domain/report.ts';

/** One judged submission as every table shows it. */
export interface Row {
  readonly submission: SubmissionFinding;
  readonly flaggedBy: readonly ('similarity' | 'ai')[];
  /** The submission it shares most with, by the pair's average; null: none is known. */
  readonly closest: SubmissionFinding | null;
  readonly note: string;
}

const COMPARABILITY: Readonly<Record<string, string>> = {
  'too-short': 'too short to judge',
  'starter-only': 'starter code only',
  'no-source': 'no source in a known language',
};

/** Judged submissions, worst first: flagged, then by total, AI and suspicion; what could not be checked last. */
export function rows(report: RunReport): readonly Row[] {
  const { findings, verdict } = report;
  const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const closest = new Map<string, { readonly key: string; readonly share: number }>();
  for (const pair of findings.pairs) {
    const share = ((pair.similarity ?? 0) + (pair.matchedSimilarity ?? pair.similarity ?? 0)) / 2;
    for (const [own, other] of [
      [pair.a, pair.b],
      [pair.b, pair.a],
    ] as const) {
      if (share > (closest.get(own)?.share ?? 0)) closest.set(own, { key: other, share });
    }
  }
  for (const submission of findings.submissions) {
    if (closest.has(submission.key)) continue;
    for (const match of submission.matches) {
      if (match.otherKey === null) continue;
      const share = match.similarity ?? 0;
      if (share > (closest.get(submission.key)?.share ?? 0))
        closest.set(submission.key, { key: match.otherKey, share });
    }
  }
  return findings.submissions
    .filter((submission) => submission.role === 'judged')
    .map((submission): Row => {
      const near = closest.get(submission.key);
      return {
        submission,
        flaggedBy: flags.get(submission.key) ?? [],
        closest: near === undefined ? null : (byKey.get(near.key) ?? null),
        note:
          submission.state.kind === 'not-checked'
            ? submission.state.reason
            : (COMPARABILITY[submission.comparability ?? ''] ?? ''),
      };
    })
    .toSorted((a, b) => worst(b) - worst(a) || (a.submission.key < b.submission.key ? -1 : 1));
}

function worst({ submission, flaggedBy }: Row): number {
  if (submission.state.kind === 'not-checked') return -1;
  return (
    (flaggedBy.length > 0 ? 1_000 : 0) +
    Math.max(submission.total ?? 0, submission.aiAverage ?? 0) +
    (submission.suspicion ?? 0) / 1_000
  );
}

/** How many judged submissions have their total in each tenth: [0,10), … [90,100]. Unknown totals are not counted. */
export function histogram(report: RunReport): readonly number[] {
  const bins = Array.from({ length: 10 }, () => 0);
  for (const submission of report.findings.submissions) {
    if (submission.role !== 'judged' || submission.total === null || submission.state.kind !== 'checked')
      continue;
    const bin = Math.min(9, Math.max(0, Math.floor(submission.total / 10)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** How many files were left out for each reason, most first. */
export function leftOutByReason(report: RunReport): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const submission of report.findings.submissions) {
    for (const { reason } of submission.leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
