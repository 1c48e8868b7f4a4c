import { csvCell, ENGLISH, occurrences } from '#base';
import {
  CASE_STATES,
  type CollectionFailure,
  highest,
  pairAlike,
  type SubmissionFinding,
  TOGETHER,
  type WebSourceFinding,
} from '#contract';
import type { RankedPair, StudentSubmission } from '#report';
import { databaseScore, fileUrl, sourcesOf, stateNow } from '#report';
import type { StaffView } from './staff.ts';
import type { View } from './view.ts';

/** null: not known, `n/a` in the file. '': there is nothing to know. */
type Cell = string | number | boolean | null;

/** A column: what it is called, what it means (for the documentation), and what stands in it. */
interface CsvColumn<Row, Known = unknown> {
  readonly name: string;
  readonly meaning: string;
  /** `known`: what cells are made from besides the row. */
  readonly cell: (row: Row, known: Known) => Cell;
}

/** How many matches there are between two submissions, besides the view; null: they have none. */
type PairsKnown = StaffView & { readonly fragments: (a: string, b: string) => number | null };

type SubmissionRow = SubmissionFinding | CollectionFailure;

/** Columns of `submissions.csv` for staff, in their order. New ones go to the end. */
export const SUBMISSION_COLUMNS: readonly CsvColumn<SubmissionRow, StaffView>[] = [
  column('key', 'the key, as the config file and report.json have it', ({ key }) => key),
  column('name', 'what staff call it', ({ name }) => name),
  column('role', 'judged, archive, base or ai-reference', ({ role }) => role),
  column(
    'state',
    'checked, not-checked or not-collected; of those that are judged, as the headline counts them',
    (row, { unchecked }) => {
      if (!('state' in row)) return 'not-collected';
      if (row.role !== 'judged') return row.state.kind;
      return unchecked.has(row.key) ? 'not-checked' : 'checked';
    },
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
  found('priority', 'what to look at first, 0 to 100, without dismissed pairs', (row, { suspicion }) =>
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
    'key of the most similar other one; empty where nothing is shared, n/a where its pairs were not read; dismissed pairs do not count, and for one that is judged those with a program that cannot be',
    (one, known) => known.closest.get(one.key)?.key ?? ofPairs(one, ''),
  ),
  found('closest_name', 'its name', (one, { closest, name }) => {
    const peer = closest.get(one.key);
    return peer === undefined ? ofPairs(one, '') : name(peer.key);
  }),
  found('closest_similarity', 'similarity of that pair', (one, { closest }) => {
    const peer = closest.get(one.key);
    return peer === undefined ? ofPairs(one, '') : peer.average;
  }),
  found('matches', 'matched regions in report.json; n/a where its pairs were not read', (one) =>
    ofPairs(one, one.matches.length),
  ),
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
    'reason' in row ? row.reason : row.state.kind === 'checked' ? '' : ENGLISH.write(row.state.reason),
  ),
  found('remarks', 'what else was noticed', ({ remarks }) =>
    remarks.map((remark) => ENGLISH.write(remark)).join('; '),
  ),
  found('archive', 'to archived submissions and other pull requests', ({ archive }) => archive ?? null),
  found('id', 'of the roster, people file or platform', ({ person }) => person?.id ?? ''),
  found('section', 'of the roster or people file', ({ person }) => person?.section ?? ''),
  found('team', 'of the roster, people file or platform', ({ person }) => person?.team ?? ''),
  found(
    'web_state',
    'searched, partly or not-searched; empty: no search of the web was asked for',
    (row) => row.webState ?? '',
  ),
  found(
    'public_web',
    'the part of web that is to public code on the web; n/a where nobody searched',
    ({ publicWeb }) => publicWeb ?? null,
  ),
  found('database', 'the part of web that is to a database', databaseScore),
  found(
    'web_source',
    'address of the public code that it is most like and that counts; empty: none was found',
    (row) => {
      const source = countedSource(row);
      return source === undefined ? '' : (fileUrl(source) ?? '');
    },
  ),
  found(
    'web_source_licence',
    'the licence that its repository names',
    (row) => countedSource(row)?.licence ?? '',
  ),
  found(
    'web_source_before',
    'yes or unknown: whether it was public before the hand-in, by server time',
    (row) => countedSource(row)?.before ?? '',
  ),
];

/** Columns of `pairs.csv`, in their order. New ones go to the end. */
export const PAIR_COLUMNS: readonly CsvColumn<RankedPair, PairsKnown>[] = [
  column('a', "the first one's key", ({ pair }) => pair.a),
  column('a_name', 'its name', ({ pair }, { name }) => name(pair.a)),
  column('b', "the second one's key", ({ pair }) => pair.b),
  column('b_name', 'its name', ({ pair }, { name }) => name(pair.b)),
  column(
    'similarity',
    'of the pair, 0 to 100, which decides: how much closer the two are than their class if the service says it, else the same as `alike`',
    ({ average }) => average,
  ),
  column('share_a', 'how much of the first stands in the second, 0 to 100', ({ pair }) => pair.similarity),
  column('share_b', 'how much of the second stands in the first', ({ pair }) => pair.matchedSimilarity),
  column('priority', 'what to look at first, 0 to 100', ({ pair }) => pair.suspicion),
  column('longest_fragment_tokens', 'tokens of the longest fragment', ({ pair }) => pair.longestFragment),
  column('overlap_tokens', 'tokens of all fragments together', ({ pair }) => pair.overlap),
  column(
    'fragments',
    'matched regions in report.json, which holds those of the closest partners alone',
    ({ pair }, { fragments }) => fragments(pair.a, pair.b),
  ),
  column('dismissed', 'true or false', ({ dismissed }) => dismissed !== null),
  column('dismissed_reason', 'the reason given', ({ dismissed }) => dismissed ?? ''),
  column(
    'stands_out',
    'true where it stands out and is not above the threshold',
    ({ standsOut }) => standsOut,
  ),
  column(
    'together',
    `${TOGETHER.slice(0, -1).join(', ')} or ${TOGETHER.at(-1) ?? ''}, where the two belong together: such a pair counts nowhere; else empty`,
    ({ pair }) => pair.together ?? '',
  ),
  column(
    'state',
    `what became of it: ${CASE_STATES.slice(0, -1).join(', ')} or ${CASE_STATES.at(-1) ?? ''}; that of its group where it has no case of its own`,
    ({ pair, dismissed }, { caseOf }) => {
      const known = caseOf(pair);
      return known === undefined ? (dismissed === null ? 'new' : 'dismissed') : stateNow(known);
    },
  ),
  column('alike', 'how alike the pair is, whatever the task: 100 × 2 × common / both programs', ({ pair }) =>
    pairAlike(pair),
  ),
];

/** Columns of `submissions.csv` for students: one line, their own. */
export const STUDENT_COLUMNS: readonly CsvColumn<StudentSubmission>[] = [
  column('name', 'their own submission', ({ name }) => name),
  column('checked', 'true or false', ({ isChecked }) => isChecked),
  column('needs_review', 'true or false; empty: not told', ({ isFlagged }) => isFlagged ?? ''),
  column(
    'similarity_band',
    'low, moderate, high, very high or n/a; empty: not told',
    ({ similarity }) => similarity ?? '',
  ),
  column('ai_band', 'the same', ({ ai }) => ai ?? ''),
  column('regions', 'own lines that are like code elsewhere', ({ regions }) => regions.length),
];

/**
 * `submissions.csv`, a line a piece: every submission of the run, worst first, then those that are not judged and those that
 * could not be collected. Numbers are unrounded; what is not known is `n/a`. RFC 4180 (CRLF), UTF-8.
 */
export function* submissionsCsvPieces(view: View): Generator<string> {
  if (view.audience === 'student') {
    const { own } = view.student;
    yield* table(STUDENT_COLUMNS, own === null ? [] : [own], null);
    return;
  }
  const { staff } = view;
  const { submissions, failures } = staff.report.findings;
  const others = submissions.filter(({ role }) => role !== 'judged');
  yield* table(SUBMISSION_COLUMNS, [...staff.ranked, ...others, ...failures], staff);
}

/** `pairs.csv`, a line a piece: every compared pair, most suspicious first; then dismissed pairs, with the reason, and those whose two belong together. For staff only. */
export function* pairsCsvPieces(view: StaffView): Generator<string> {
  const fragments = fragmentCounts(view.report.findings.submissions);
  yield* table(PAIR_COLUMNS, view.pairs, { ...view, fragments });
}

function column<Row, Known>(
  name: string,
  meaning: string,
  cell: CsvColumn<Row, Known>['cell'],
): CsvColumn<Row, Known> {
  return { name, meaning, cell };
}

/** A column of what was collected; empty for what was not. */
function found(
  name: string,
  meaning: string,
  cell: CsvColumn<SubmissionFinding, StaffView>['cell'],
): CsvColumn<SubmissionRow, StaffView> {
  return { name, meaning, cell: (row, known) => ('state' in row ? cell(row, known) : '') };
}

/** What a submission's pairs come to; not known where they were not read. */
function ofPairs({ pairsUnread }: SubmissionFinding, cell: Cell): Cell {
  return pairsUnread === true ? null : cell;
}

/** Matches between two submissions, counted from the side that has more. */
function fragmentCounts(submissions: readonly SubmissionFinding[]): PairsKnown['fragments'] {
  const counts = new Map(
    submissions.map(({ key, matches }) => [key, occurrences(matches.map(({ otherKey }) => otherKey))]),
  );
  return (a, b) => highest([counts.get(a)?.get(b) ?? null, counts.get(b)?.get(a) ?? null]);
}

/** The public code that a submission is most like, of what counts. */
function countedSource(submission: SubmissionFinding): WebSourceFinding | undefined {
  const [first] = sourcesOf(submission);
  return first?.source.counts === true ? first.source : undefined;
}

/** Without it spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function* table<Row, Known>(
  columns: readonly CsvColumn<Row, Known>[],
  rows: Iterable<Row>,
  known: Known,
): Generator<string> {
  yield `${BYTE_ORDER_MARK}${line(columns.map(({ name }) => shown(name)))}`;
  for (const row of rows) yield line(columns.map(({ cell }) => shown(cell(row, known))));
}

function line(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

function shown(value: Cell): string {
  if (value === null) return 'n/a';
  return typeof value === 'string' ? csvCell(value) : String(value);
}
