import { type CommentDigest, digestKey, type StaffNumbers } from './comment-digest.ts';
import { markdownCode, markdownText } from '../text/escape.ts';
import { count, formatCount, formatScore, formatTime } from '../text/format.ts';
import type { StudentView } from './views/student.ts';

/** Behind the numbers of one row, each ready to be appended: ` (▲ 3.1)`, or nothing. */
interface RowChanges {
  readonly total: string;
  readonly ai: string;
  readonly regions: string;
}

export interface StaffChanges {
  readonly rows: ReadonlyMap<string, RowChanges>;
  /** Markdown; empty: there is nothing to compare with. */
  readonly lines: readonly string[];
}

const NOTHING: RowChanges = { total: '', ai: '', regions: '' };
/** Of numbers that are shown with one decimal. */
const UNCHANGED_WITHIN = 0.05;
const NAMES_SHOWN = 5;
/** Characters of a name in the sentence: what it says must leave room for the table. */
const NAME_SHOWN = 80;

type Thresholds = NonNullable<CommentDigest['thresholds']>;

/** What changed since the run that wrote the comment before, for staff. */
export function staffChanges(now: StaffNumbers, digest: CommentDigest | null): StaffChanges {
  const before = comparable(digest, 'staff', now.createdAt);
  if (before === null) return { rows: new Map(), lines: [] };
  const isWhole = Object.keys(before.totals).length >= before.judged;
  const seen = new Set<string>();
  const rows = new Map<string, RowChanges>();
  const newly: string[] = [];
  const cleared: string[] = [];
  let added = 0;
  let other = 0;
  for (const submission of now.submissions) {
    const hash = digestKey(submission.key);
    const { isFlagged } = submission;
    if (!Object.hasOwn(before.totals, hash)) {
      // Where the list was cut nobody knows who is new.
      if (!isWhole) continue;
      added += 1;
      rows.set(submission.key, { ...NOTHING, total: ' (new)' });
      if (isFlagged) newly.push(submission.name);
      continue;
    }
    seen.add(hash);
    const [ai = null, regions, wasFlagged] = before.others[hash] ?? [];
    const row = {
      total: scoreChange(before.totals[hash] ?? null, submission.total),
      ai: before.thresholds?.ai == null || now.thresholds.ai === null ? '' : scoreChange(ai, submission.ai),
      regions: regions === undefined ? '' : countChange(regions, submission.regions),
    };
    rows.set(submission.key, row);
    if (row.total + row.ai + row.regions !== '') other += 1;
    if (isFlagged && wasFlagged === 0) newly.push(submission.name);
    if (!isFlagged && wasFlagged === 1) cleared.push(submission.name);
  }
  const gone = Object.keys(before.totals).filter((hash) => !seen.has(hash)).length;
  return {
    rows,
    lines: changeLines(before.at, [
      ...(newly.length > 0 ? [`newly flagged: ${names(newly)}`] : []),
      ...(cleared.length > 0 ? [`no longer flagged: ${names(cleared)}`] : []),
      ...(added > 0 ? [`${count(added, 'submission')} added`] : []),
      ...(gone > 0 ? [`${count(gone, 'submission')} no longer there`] : []),
      ...(other > 0 ? [`other numbers of ${count(other, 'submission')}, marked below`] : []),
      ...thresholdChanges(before.thresholds, now.thresholds),
    ]),
  };
}

/** What changed for the reader's own submission: bands and counts, as they saw them before. */
export function studentChanges(view: StudentView, digest: CommentDigest | null): readonly string[] {
  const { own } = view;
  const before = comparable(digest, 'student', view.createdAt);
  // Of a run in which nobody is named, or that told something else, there is nothing that could be compared.
  if (own === null || before === null || before.own === null) return [];
  if (before.feedback !== view.feedback || view.feedback === 'none') return [];
  const was = before.own;
  const isFull = view.feedback === 'full';
  return changeLines(before.at, [
    ...(isFull && before.band !== own.similarity
      ? [`similarity ${before.band ?? 'n/a'} → ${own.similarity ?? 'n/a'}`]
      : []),
    ...(isFull && view.aiRun && before.thresholds?.ai != null && was.ai !== own.ai
      ? [`AI ${was.ai} → ${own.ai ?? 'n/a'}`]
      : []),
    ...(isFull && before.regions !== own.regions.length
      ? [`${formatCount(before.regions)} → ${count(own.regions.length, 'region')}`]
      : []),
    ...(was.isFlagged === own.isFlagged || view.isPublic
      ? []
      : [own.isFlagged === true ? 'needs a review now' : 'no longer needs a review']),
    ...(was.comparedWith === view.comparedWith
      ? []
      : [`compared with ${formatCount(was.comparedWith)} → ${formatCount(view.comparedWith)}`]),
    ...thresholdChanges(before.thresholds, {
      similarity: view.thresholds.similarity,
      ai: view.aiRun ? view.thresholds.ai : null,
    }),
  ]);
}

/** The digest where it is of an earlier run and of the same audience. */
function comparable(
  digest: CommentDigest | null,
  audience: CommentDigest['audience'],
  createdAt: string,
): CommentDigest | null {
  return digest === null || digest.audience !== audience || digest.at === createdAt ? null : digest;
}

function changeLines(at: string, changes: readonly string[]): readonly string[] {
  const run = `the run of ${markdownText(formatTime(at))}`;
  return changes.length === 0
    ? [`<sub>No change since ${run}.</sub>`, '']
    : [`Changes since ${run}: ${changes.join('; ')}.`, ''];
}

function thresholdChanges(before: Thresholds | null, now: Thresholds): readonly string[] {
  if (before === null) return [];
  const changes: string[] = [];
  if (before.similarity !== now.similarity) {
    changes.push(`similarity threshold ${before.similarity} → ${now.similarity}`);
  }
  if (before.ai === null && now.ai !== null) changes.push('AI detection was not run before');
  else if (before.ai !== null && now.ai === null) changes.push('AI detection was not run this time');
  else if (before.ai !== now.ai) changes.push(`AI threshold ${before.ai} → ${now.ai}`);
  return changes;
}

function scoreChange(before: number | null, now: number | null): string {
  if (before === null && now === null) return '';
  if (before === null || now === null) return ` (was ${formatScore(before)})`;
  const change = now - before;
  if (Math.abs(change) < UNCHANGED_WITHIN) return '';
  return ` (${change > 0 ? '▲' : '▼'} ${Math.abs(change).toFixed(1)})`;
}

function countChange(before: number, now: number): string {
  if (before === now) return '';
  return ` (${now > before ? '▲' : '▼'} ${formatCount(Math.abs(now - before))})`;
}

function names(all: readonly string[]): string {
  const shown = all.slice(0, NAMES_SHOWN).map((name) => {
    const characters = Array.from(name);
    return markdownCode(
      characters.length <= NAME_SHOWN ? name : `${characters.slice(0, NAME_SHOWN).join('')}…`,
    );
  });
  const rest = all.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${formatCount(rest)} more` : ''}`;
}
