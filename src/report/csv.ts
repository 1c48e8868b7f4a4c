import type { RunReport } from '../domain/report.ts';
import { csvCell } from './escape.ts';
import { rows } from './rows.ts';

/** A byte order mark makes spreadsheets read UTF-8. */
const BOM = '\uFEFF';

/** One line a judged submission, worst first; numbers unrounded, empty where they are unknown. */
export function renderSubmissionsCsv(report: RunReport): string {
  return table([
    [
      'submission',
      'key',
      'outcome',
      'similarity',
      'ai',
      'suspicion',
      'coverage',
      'quality',
      'closest',
      'note',
      'files',
      'left_out',
      'origin',
      'commit',
      'pushed_at',
      'deadline_status',
    ],
    ...rows(report).map(({ submission, flaggedBy, closest, note }) => {
      const { origin } = submission;
      const where =
        origin === null ? null : origin.kind === 'directory' ? origin.path : `${origin.owner}/${origin.repo}`;
      return [
        submission.name,
        submission.key,
        submission.state.kind === 'not-checked'
          ? 'not-checked'
          : flaggedBy.length > 0
            ? `flagged (${flaggedBy.join(', ')})`
            : 'not flagged',
        submission.total,
        submission.aiAverage,
        submission.suspicion,
        submission.coverage,
        submission.quality,
        closest?.name ?? null,
        note,
        submission.files.length,
        submission.leftOut.length,
        where,
        origin !== null && 'sha' in origin ? origin.sha : null,
        origin?.kind === 'repository' ? (origin.pushedAt ?? null) : null,
        origin?.kind === 'repository' ? (origin.deadlineStatus ?? null) : null,
      ];
    }),
  ]);
}

/** One line a pair, most suspicious first. */
export function renderPairsCsv(report: RunReport): string {
  const names = new Map(report.findings.submissions.map((submission) => [submission.key, submission.name]));
  const dismissed = new Map(
    report.dismissed.flatMap(({ a, b, reason }) => [
      [`${a}\0${b}`, reason] as const,
      [`${b}\0${a}`, reason] as const,
    ]),
  );
  return table([
    [
      'a',
      'b',
      'similarity_of_a',
      'similarity_of_b',
      'suspicion',
      'longest_fragment_tokens',
      'overlap_tokens',
      'dismissed_because',
    ],
    ...report.findings.pairs.map((pair) => [
      names.get(pair.a) ?? pair.a,
      names.get(pair.b) ?? pair.b,
      pair.similarity,
      pair.matchedSimilarity,
      pair.suspicion,
      pair.longestFragment,
      pair.overlap,
      dismissed.get(`${pair.a}\0${pair.b}`) ?? null,
    ]),
  ]);
}

function table(lines: readonly (readonly (string | number | null)[])[]): string {
  return (
    BOM +
    lines
      .map((line) => line.map(csvCell).join(','))
      .join('\r\n')
      .concat('\r\n')
  );
}
