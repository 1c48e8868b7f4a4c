import { joined, markdownCode, markdownText, message, type Message, type Words } from '#base';
import type { Band } from '#contract';
import { BAND_WORDS, type StudentView } from '#report';
import { type CommentDigest, digestKey, type StaffNumbers } from './comment-digest.ts';

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
export function staffChanges(now: StaffNumbers, digest: CommentDigest | null, words: Words): StaffChanges {
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
      rows.set(submission.key, { ...NOTHING, total: ` ${words.say('comment.new')}` });
      if (isFlagged) newly.push(submission.name);
      continue;
    }
    seen.add(hash);
    const [ai = null, regions, wasFlagged] = before.others[hash] ?? [];
    const row = {
      total: scoreChange(before.totals[hash] ?? null, submission.total, words),
      ai:
        before.thresholds?.ai == null || now.thresholds.ai === null
          ? ''
          : scoreChange(ai, submission.ai, words),
      regions: regions === undefined ? '' : countChange(regions, submission.regions, words),
    };
    rows.set(submission.key, row);
    if (row.total + row.ai + row.regions !== '') other += 1;
    if (isFlagged && wasFlagged === 0) newly.push(submission.name);
    if (!isFlagged && wasFlagged === 1) cleared.push(submission.name);
  }
  const gone = Object.keys(before.totals).filter((hash) => !seen.has(hash)).length;
  return {
    rows,
    lines: changeLines(before.at, words, [
      ...(newly.length > 0 ? [message('comment.newlyFlagged', { names: names(newly, words) })] : []),
      ...(cleared.length > 0 ? [message('comment.noLongerFlagged', { names: names(cleared, words) })] : []),
      ...(added > 0 ? [message('comment.added', { n: added })] : []),
      ...(gone > 0 ? [message('comment.gone', { n: gone })] : []),
      ...(other > 0 ? [message('comment.otherNumbers', { n: other })] : []),
      ...thresholdChanges(before.thresholds, now.thresholds),
    ]),
  };
}

/** What changed for the reader's own submission: bands and counts, as they saw them before. */
export function studentChanges(
  view: StudentView,
  digest: CommentDigest | null,
  words: Words,
): readonly string[] {
  const { own } = view;
  const before = comparable(digest, 'student', view.createdAt);
  // Of a run in which nobody is named, or that told something else, there is nothing that could be compared.
  if (own === null || before === null || before.own === null) return [];
  if (before.feedback !== view.feedback || view.feedback === 'none') return [];
  const was = before.own;
  const isFull = view.feedback === 'full';
  const bands = (
    from: Band | null,
    to: Band | null,
  ): { readonly before: Message; readonly now: Message } => ({
    before: BAND_WORDS[from ?? 'n/a'],
    now: BAND_WORDS[to ?? 'n/a'],
  });
  return changeLines(before.at, words, [
    ...(isFull && before.band !== own.similarity
      ? [message('comment.similarityChange', bands(before.band, own.similarity))]
      : []),
    ...(isFull && view.aiRun && was.aiRun && was.ai !== own.ai
      ? [message('comment.aiChange', bands(was.ai, own.ai))]
      : []),
    ...(isFull && before.regions !== own.regions.length
      ? [message('comment.regionsChange', { before: before.regions, n: own.regions.length })]
      : []),
    ...(was.isFlagged === own.isFlagged || view.isPublic
      ? []
      : [message(own.isFlagged === true ? 'comment.reviewNow' : 'comment.noReviewNow')]),
    ...(was.comparedWith === view.comparedWith
      ? []
      : [message('comment.comparedWithChange', { before: was.comparedWith, now: view.comparedWith })]),
    ...(was.aiRun === view.aiRun ? [] : [message(view.aiRun ? 'comment.aiNotBefore' : 'comment.aiNotNow')]),
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

/** @param changes Markdown comes in through their values */
function changeLines(at: string, words: Words, changes: readonly Message[]): readonly string[] {
  const time = markdownText(words.time(at));
  return changes.length === 0
    ? [`<sub>${words.say('comment.noChange', { time })}</sub>`, '']
    : [words.say('comment.changes', { time, changes: joined('words.points', changes) }), ''];
}

function thresholdChanges(before: Thresholds | null, now: Thresholds): readonly Message[] {
  if (before === null) return [];
  return [
    ...(before.similarity === now.similarity
      ? []
      : [message('comment.similarityThresholdChange', { before: before.similarity, now: now.similarity })]),
    ...aiChanges(before.ai, now.ai),
  ];
}

function aiChanges(before: number | null, now: number | null): readonly Message[] {
  if (before === now) return [];
  if (before === null) return [message('comment.aiNotBefore')];
  return now === null
    ? [message('comment.aiNotNow')]
    : [message('comment.aiThresholdChange', { before, now })];
}

function scoreChange(before: number | null, now: number | null, words: Words): string {
  if (before === null && now === null) return '';
  if (before === null || now === null) {
    return ` ${words.say('comment.was', { score: { as: 'score', value: before } })}`;
  }
  const change = now - before;
  if (Math.abs(change) < UNCHANGED_WITHIN) return '';
  return ` (${change > 0 ? '▲' : '▼'} ${words.score(Math.abs(change))})`;
}

function countChange(before: number, now: number, words: Words): string {
  if (before === now) return '';
  return ` (${now > before ? '▲' : '▼'} ${words.count(Math.abs(now - before))})`;
}

function names(all: readonly string[], words: Words): string {
  const shown = all.slice(0, NAMES_SHOWN).map((name) => {
    const characters = Array.from(name);
    return markdownCode(
      characters.length <= NAME_SHOWN ? name : `${characters.slice(0, NAME_SHOWN).join('')}…`,
    );
  });
  const rest = all.length - shown.length;
  const first = shown.join(words.say('words.comma'));
  return rest > 0 ? words.say('words.andMore', { names: first, rest }) : first;
}
