import type { SubmissionFinding } from '../domain/findings.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import type { CollectionFailure } from '../domain/submission.ts';
import { csvCell } from './escape.ts';
import { closestPeers, nameOf, pairKey, rankPairs, rankSubmissions } from './ranking.ts';
import { studentView } from './student-view.ts';

type Cell = string | number | boolean | null;

/**
 * `submissions.csv`, a line a piece: every submission of the run, worst first, then those that are not judged and those that could not be
 * collected. Numbers are unrounded; what is not known is `n/a`. RFC 4180 (CRLF), UTF-8.
 */
export function* submissionsCsvPieces(report: RunReport, audience: Audience): Generator<string> {
  if (audience === 'student') {
    yield* studentCsv(report);
    return;
  }
  const { findings, verdict } = report;
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const others = findings.submissions.filter((submission) => submission.role !== 'judged');
  const submissionRow = (submission: SubmissionFinding): Cell[] => {
    const peer = closest.get(submission.key);
    const by = flags.get(submission.key) ?? [];
    return [
      submission.key,
      submission.name,
      submission.role,
      submission.state.kind,
      by.length > 0,
      by.join(' '),
      submission.total,
      submission.local,
      submission.web,
      submission.aiAverage,
      submission.aiMax,
      submission.aiState,
      submission.quality,
      submission.suspicion,
      submission.coverage,
      submission.comparability ?? '',
      peer === undefined ? '' : name(peer.key),
      peer === undefined ? '' : peer.average,
      submission.matches.length,
      submission.files.length,
      submission.files.reduce((sum, file) => sum + file.size, 0),
      submission.leftOut.length,
      ...originCells(submission),
      submission.state.kind === 'checked' ? '' : submission.state.reason,
      submission.remarks.join('; '),
    ];
  };
  const failureRow = (failure: CollectionFailure): Cell[] => {
    const cells: Cell[] = SUBMISSION_COLUMNS.map(() => '');
    const set = (column: (typeof SUBMISSION_COLUMNS)[number], value: Cell): void => {
      cells[SUBMISSION_COLUMNS.indexOf(column)] = value;
    };
    set('key', failure.key);
    set('name', failure.name);
    set('role', failure.role);
    set('state', 'not-collected');
    set('flagged', false);
    set('reason', failure.reason);
    return cells;
  };
  yield header(SUBMISSION_COLUMNS);
  for (const submission of [...rankSubmissions(report), ...others]) yield row(submissionRow(submission));
  for (const failure of findings.failures) yield row(failureRow(failure));
}

/** `pairs.csv`, a line a piece: every compared pair, most suspicious first; dismissed pairs last, with the reason. For staff only. */
export function* pairsCsvPieces(report: RunReport): Generator<string> {
  const name = nameOf(report.findings);
  const fragments = fragmentCounts(report.findings.submissions);
  yield header(PAIR_COLUMNS);
  for (const { pair, average, dismissed } of rankPairs(report)) {
    yield row([
      pair.a,
      name(pair.a),
      pair.b,
      name(pair.b),
      pair.similarity,
      pair.matchedSimilarity,
      average,
      pair.suspicion,
      pair.longestFragment,
      pair.overlap,
      fragments.get(pairKey(pair.a, pair.b)) ?? 0,
      dismissed !== null,
      dismissed ?? '',
    ]);
  }
}

const SUBMISSION_COLUMNS = [
  'key',
  'name',
  'role',
  'state',
  'flagged',
  'flagged_by',
  'similarity',
  'local',
  'web',
  'ai_average',
  'ai_max',
  'ai_state',
  'quality',
  'suspicion',
  'coverage',
  'comparability',
  'closest',
  'closest_average',
  'matches',
  'files',
  'bytes',
  'left_out',
  'repository',
  'commit',
  'student',
  'deadline_status',
  'pushed_at',
  'reason',
  'remarks',
] as const;

const PAIR_COLUMNS = [
  'a',
  'a_name',
  'b',
  'b_name',
  'similarity',
  'matched_similarity',
  'average',
  'suspicion',
  'longest_fragment_tokens',
  'overlap_tokens',
  'fragments',
  'dismissed',
  'dismissed_reason',
] as const;

function originCells({ origin }: SubmissionFinding): Cell[] {
  switch (origin?.kind) {
    case 'repository':
      return [
        `${origin.owner}/${origin.repo}`,
        origin.sha,
        origin.student ?? '',
        origin.deadlineStatus ?? '',
        origin.pushedAt ?? '',
      ];
    case 'pull-request':
      return [`${origin.owner}/${origin.repo}#${origin.number}`, origin.sha, origin.author, '', ''];
    case 'directory':
    case undefined:
      return ['', '', '', '', ''];
  }
}

/** Matches between two submissions, counted from the side that has more. */
function fragmentCounts(submissions: readonly SubmissionFinding[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const submission of submissions) {
    const own = new Map<string, number>();
    for (const { otherKey } of submission.matches) {
      if (otherKey !== null) own.set(otherKey, (own.get(otherKey) ?? 0) + 1);
    }
    for (const [other, count] of own) {
      const key = pairKey(submission.key, other);
      counts.set(key, Math.max(counts.get(key) ?? 0, count));
    }
  }
  return counts;
}

function* studentCsv(report: RunReport): Generator<string> {
  const { own } = studentView(report);
  yield header(['name', 'checked', 'needs_review', 'similarity_band', 'ai_band', 'regions']);
  if (own === null) return;
  yield row([own.name, own.isChecked, own.isFlagged, own.similarity, own.ai, own.regions.length]);
}

/** Without it spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function header(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${row(columns)}`;
}

function row(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return 'n/a';
  return typeof value === 'string' ? csvCell(value) : String(value);
}
