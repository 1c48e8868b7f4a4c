import type { SubmissionFinding } from '../../domain/findings.ts';
import type { Audience, RunReport } from '../../domain/report.ts';
import type { CollectionFailure } from '../../domain/submission.ts';
import { csvCell } from '../../text/escape.ts';
import {
  closestPeers,
  nameOf,
  openSuspicion,
  pairKey,
  type RankedPair,
  rankPairs,
  rankSubmissions,
} from '../ranking.ts';
import { type StudentSubmission, studentView } from '../views/student.ts';

/** null: not known, `n/a` in the file. '': there is nothing to know. */
type Cell = string | number | boolean | null;

/** A column: what it is called, what it means (for the documentation), and what stands in it. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly meaning: string;
  readonly cell: (row: Row, known: Known) => Cell;
}

/** What a row's cells are made from besides the row. */
interface Known {
  readonly report: RunReport;
  readonly suspicion: ReturnType<typeof openSuspicion>;
  readonly name: (key: string) => string;
  readonly flags: ReadonlyMap<string, readonly string[]>;
  readonly closest: ReturnType<typeof closestPeers>;
  readonly fragments: ReadonlyMap<string, number>;
}

type SubmissionRow = SubmissionFinding | CollectionFailure;

/** Columns of `submissions.csv` for staff, in their order. New ones go to the end. */
export const SUBMISSION_COLUMNS: readonly CsvColumn<SubmissionRow>[] = [
  column('key', 'the key, as the config file and report.json have it', ({ key }) => key),
  column('name', 'what staff call it', ({ name }) => name),
  column('role', 'judged, archive, base or ai-reference', ({ role }) => role),
  column('state', 'checked, not-checked or not-collected', (row) =>
    'state' in row ? row.state.kind : 'not-collected',
  ),
  column('flagged', 'true or false', ({ key }, { flags }) => flags.has(key)),
  column('flagged_by', 'similarity, ai or both', ({ key }, { flags }) => (flags.get(key) ?? []).join(' ')),
  found('similarity', 'total similarity, 0 to 100: what the threshold judges', ({ total }) => total),
  found('local', 'to other judged submissions', ({ local }) => local),
  found('web', 'to the web or a database', ({ web }) => web),
  found('ai_average', 'average AI score', ({ aiAverage }) => aiAverage),
  found('ai_max', 'highest AI score', ({ aiMax }) => aiMax),
  found('ai_state', 'scored, not-run, abstained or missing', ({ aiState }) => aiState),
  found('quality', 'code quality, 0 to 100', ({ quality }) => quality),
  found('suspicion', 'what to look at first, 0 to 100, without dismissed pairs', (row, { suspicion }) =>
    suspicion(row),
  ),
  found('coverage', 'share matched in all others together', ({ coverage }) => coverage),
  found(
    'comparability',
    'compared, too-short, starter-only, no-source or unreadable, where the service says so; alone: compared with nobody',
    (row) => row.comparability ?? '',
  ),
  found(
    'closest',
    'key of the most similar other one; empty where nothing is shared; dismissed pairs do not count',
    ({ key }, known) => known.closest.get(key)?.key ?? '',
  ),
  found('closest_name', 'its name', ({ key }, { closest, name }) => {
    const peer = closest.get(key);
    return peer === undefined ? '' : name(peer.key);
  }),
  found('closest_average', 'similarity of that pair', ({ key }, { closest }) => {
    const peer = closest.get(key);
    return peer === undefined ? '' : peer.average;
  }),
  found('matches', 'matched regions in report.json', ({ matches }) => matches.length),
  found('files', 'files that were checked', ({ files }) => files.length),
  found('bytes', 'their size', ({ files }) => files.reduce((sum, { size }) => sum + size, 0)),
  found('left_out', 'files that were left out', ({ leftOut }) => leftOut.length),
  found('repository', 'owner/name, or owner/name#number of a pull request', ({ origin }) =>
    origin === null || origin.kind === 'directory'
      ? ''
      : `${origin.owner}/${origin.repo}${origin.kind === 'pull-request' ? `#${origin.number}` : ''}`,
  ),
  found('commit', 'full SHA of what was checked', ({ origin }) =>
    origin === null || origin.kind === 'directory' ? '' : origin.sha,
  ),
  found('student', "from a roster, or a pull request's author", ({ origin }) =>
    origin?.kind === 'repository'
      ? (origin.student ?? '')
      : origin?.kind === 'pull-request'
        ? origin.author
        : '',
  ),
  found('deadline_status', 'on-time, late, no-deadline or unattested', ({ origin }) =>
    origin?.kind === 'repository' ? (origin.deadlineStatus ?? '') : '',
  ),
  found('pushed_at', 'when GitHub received it, RFC 3339', ({ origin }) =>
    origin?.kind === 'repository' ? (origin.pushedAt ?? '') : '',
  ),
  column('reason', 'why it was not checked or not collected', (row) =>
    'reason' in row ? row.reason : row.state.kind === 'checked' ? '' : row.state.reason,
  ),
  found('remarks', 'what else was noticed', ({ remarks }) => remarks.join('; ')),
  found('archive', 'to archived submissions and other pull requests', ({ archive }) => archive ?? null),
];

/** Columns of `pairs.csv`, in their order. New ones go to the end. */
export const PAIR_COLUMNS: readonly CsvColumn<RankedPair>[] = [
  { name: 'a', meaning: "the first one's key", cell: ({ pair }) => pair.a },
  { name: 'a_name', meaning: 'its name', cell: ({ pair }, { name }) => name(pair.a) },
  { name: 'b', meaning: "the second one's key", cell: ({ pair }) => pair.b },
  { name: 'b_name', meaning: 'its name', cell: ({ pair }, { name }) => name(pair.b) },
  { name: 'similarity', meaning: 'share of the first, 0 to 100', cell: ({ pair }) => pair.similarity },
  { name: 'matched_similarity', meaning: 'share of the second', cell: ({ pair }) => pair.matchedSimilarity },
  {
    name: 'average',
    meaning: 'similarity of the pair, which decides: 100 × 2 × common / both programs',
    cell: ({ average }) => average,
  },
  {
    name: 'suspicion',
    meaning: 'what to look at first, 0 to 100',
    cell: ({ pair }) => pair.suspicion,
  },
  {
    name: 'longest_fragment_tokens',
    meaning: 'tokens of the longest fragment',
    cell: ({ pair }) => pair.longestFragment,
  },
  {
    name: 'overlap_tokens',
    meaning: 'tokens of all fragments together',
    cell: ({ pair }) => pair.overlap,
  },
  {
    name: 'fragments',
    meaning: 'matched regions in report.json, which holds those of the closest partners alone',
    cell: ({ pair }, { fragments }) => fragments.get(pairKey(pair.a, pair.b)) ?? null,
  },
  { name: 'dismissed', meaning: 'true or false', cell: ({ dismissed }) => dismissed !== null },
  { name: 'dismissed_reason', meaning: 'the reason given', cell: ({ dismissed }) => dismissed ?? '' },
  {
    name: 'stands_out',
    meaning: 'true where its suspicion is an outlier of this class and it is not above the threshold',
    cell: ({ standsOut }) => standsOut,
  },
];

/** Columns of `submissions.csv` for students: one line, their own. */
export const STUDENT_COLUMNS: readonly CsvColumn<StudentSubmission>[] = [
  { name: 'name', meaning: 'the own submission', cell: ({ name }) => name },
  { name: 'checked', meaning: 'true or false', cell: ({ isChecked }) => isChecked },
  {
    name: 'needs_review',
    meaning: 'true or false; empty: not told',
    cell: ({ isFlagged }) => isFlagged ?? '',
  },
  {
    name: 'similarity_band',
    meaning: 'low, moderate, high, very high or n/a; empty: not told',
    cell: (own) => own.similarity ?? '',
  },
  { name: 'ai_band', meaning: 'the same', cell: ({ ai }) => ai ?? '' },
  { name: 'regions', meaning: 'own lines that are like code elsewhere', cell: (own) => own.regions.length },
];

/**
 * `submissions.csv`, a line a piece: every submission of the run, worst first, then those that are not judged and those that
 * could not be collected. Numbers are unrounded; what is not known is `n/a`. RFC 4180 (CRLF), UTF-8.
 */
export function* submissionsCsvPieces(report: RunReport, audience: Audience): Generator<string> {
  const known = knownOf(report);
  if (audience === 'student') {
    const { own } = studentView(report);
    yield* table(STUDENT_COLUMNS, own === null ? [] : [own], known);
    return;
  }
  const { findings } = report;
  const others = findings.submissions.filter((submission) => submission.role !== 'judged');
  yield* table(SUBMISSION_COLUMNS, [...rankSubmissions(report), ...others, ...findings.failures], known);
}

/** `pairs.csv`, a line a piece: every compared pair, most suspicious first; dismissed pairs last, with the reason. For staff only. */
export function* pairsCsvPieces(report: RunReport): Generator<string> {
  yield* table(PAIR_COLUMNS, rankPairs(report), knownOf(report));
}

function column(
  name: string,
  meaning: string,
  cell: CsvColumn<SubmissionRow>['cell'],
): CsvColumn<SubmissionRow> {
  return { name, meaning, cell };
}

/** A column of what was collected; empty for what was not. */
function found(
  name: string,
  meaning: string,
  cell: CsvColumn<SubmissionFinding>['cell'],
): CsvColumn<SubmissionRow> {
  return { name, meaning, cell: (row, known) => ('state' in row ? cell(row, known) : '') };
}

function knownOf(report: RunReport): Known {
  return {
    report,
    suspicion: openSuspicion(report),
    name: nameOf(report.findings),
    flags: new Map(report.verdict.flagged.map((flag) => [flag.key, flag.by])),
    closest: closestPeers(report),
    fragments: fragmentCounts(report.findings.submissions),
  };
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

/** Without it spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function* table<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row>,
  known: Known,
): Generator<string> {
  yield `${BYTE_ORDER_MARK}${line(columns.map(({ name }) => name))}`;
  for (const row of rows) yield line(columns.map(({ cell }) => cell(row, known)));
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(shown).join(',')}\r\n`;
}

function shown(value: Cell): string {
  if (value === null) return 'n/a';
  return typeof value === 'string' ? csvCell(value) : String(value);
}
