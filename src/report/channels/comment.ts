import type { SubmissionFinding } from '../../domain/findings.ts';
import { LIMITS } from '../../domain/limits.ts';
import type { Audience } from '../../domain/report.ts';
import { markdownCode, markdownLink, markdownRow, markdownText } from '../../text/escape.ts';
import { fitLines } from '../../text/fit.ts';
import { count, formatCount, formatLines, formatScore, formatTime } from '../../text/format.ts';
import { type StaffChanges, staffChanges, studentChanges } from '../comment-changes.ts';
import {
  type CommentDigest,
  type CommentedSubmission,
  digestLine,
  readDigest,
  REGIONS_SHOWN,
  staffDigest,
  studentDigest,
} from '../comment-digest.ts';
import { downloadLines } from '../download-line.ts';
import { explanationLines } from '../explanation-lines.ts';
import { hiddenCode } from '../hidden-code.ts';
import { openRegions, type OwnRegions } from '../own-regions.ts';
import { originUrl } from '../places.ts';
import { ownFacts, policyMarkdown, regionMarkdown } from '../student-words.ts';
import type { StaffView } from '../views/staff.ts';
import type { StudentView } from '../views/student.ts';
import { type Cover, ownRegions, type View } from '../views/view.ts';
import { PARDONED_WORDS } from '../wording.ts';

export interface CommentOptions {
  /** Keeps several comments on one pull request apart (input `comment-key`). */
  readonly key: string;
  /** The body of the comment that is replaced; null: there is none. */
  readonly previousBody: string | null;
  /** The pull request's head that was checked. */
  readonly headSha?: string;
  readonly maxCharacters?: number;
}

/** Rows shown before "and N more", where there is room at all. */
const ROWS_SHOWN = 50;
/** Submissions whose numbers are kept for the next run's deltas, and the room in the body that each is given. */
const KEPT = 300;
const CHARACTERS_KEPT = 200;
/** Kept free for what other programs put around a body. */
const RESERVE = 256;
/** Of the notes below the sections, in characters. */
const MAX_NOTES = 8000;

/** The hidden first line by which our comment is found. It holds the key as hex, so that nothing can end it early. */
export function commentMarker(key: string): string {
  return `<!-- code-similarity:comment:${Buffer.from(key, 'utf8').toString('hex')} -->`;
}

/** Whether a comment's body is ours, for that key. Who wrote it is for the caller to check: anybody can copy a marker. */
export function isOurComment(body: string, key: string): boolean {
  return body.startsWith(commentMarker(key));
}

/** The pull request's one comment: verdict, worst first, what changed since the last run, links to the own lines. */
export function renderComment(view: View, options: CommentOptions): string {
  const budget = (options.maxCharacters ?? LIMITS.commentCharacters) - RESERVE;
  const before = options.previousBody === null ? null : readDigest(options.previousBody);
  const headSha = options.headSha ?? null;
  const { intro, sections, notes, digest } =
    view.audience === 'staff'
      ? staffContent(view.staff, ownRegions(view, REGIONS_SHOWN), before, {
          headSha,
          kept: Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT)),
        })
      : studentContent(view.student, before, headSha);
  const { cover } = view;
  const { mark, title } = cover.headline;
  const first = commentMarker(options.key);
  const last = digestLine(digest);
  const head = [
    `### ${mark} ${title}: ${markdownText(cover.title)}`,
    '',
    markdownText(cover.sentence),
    '',
    ...intro,
  ];
  const tail = tailOf(cover, headSha, [...notes, ...cover.howToRead], view.audience);
  const room = budget - [first, last, ...head, ...tail].join('\n').length - 2;
  return [first, ...head, ...fitSections(sections, room), ...tail, last].join('\n');
}

/** A titled list of a comment. */
interface Section {
  readonly title: readonly string[];
  readonly lines: readonly string[];
  /** How many there are; `lines` may hold the first of them alone. */
  readonly total: number;
  readonly shown: number;
  /** What stands before "…and N more": it must not be a row of the table. */
  readonly gap: string;
}

/** What the two audiences' comments differ in. */
interface Content {
  /** Below the sentence. */
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
  /** Sentences before those on how to read the numbers. */
  readonly notes: readonly string[];
  readonly digest: CommentDigest;
}

/** As much of the sections as there is room for, in their order. @param room characters */
function fitSections(sections: readonly Section[], room: number): readonly string[] {
  const body: string[] = [];
  let left = room;
  for (const { title, lines, total, shown: most, gap } of sections) {
    const titleLength = title.join('\n').length;
    if (lines.length === 0 || left < titleLength + 100) continue;
    left -= titleLength + 3;
    const shown = lines.slice(0, most);
    const hidden = total - shown.length;
    const more = (rest: number): string => `${gap}…and ${formatCount(rest + hidden)} more`;
    const fitted = fitLines(
      hidden > 0 ? [...shown, more(0)] : shown,
      left,
      (rest) => more(hidden > 0 ? rest - 1 : rest),
      (text) => text.length,
    );
    left -= fitted.used;
    body.push(...title, ...fitted.lines, '');
  }
  return body;
}

function listSection(title: string, lines: readonly string[], total = lines.length): Section {
  return { title: [`#### ${title}`], lines, total, shown: REGIONS_SHOWN, gap: '- ' };
}

function staffContent(
  view: StaffView,
  regions: OwnRegions,
  before: CommentDigest | null,
  { headSha, kept }: { readonly headSha: string | null; readonly kept: number },
): Content {
  const { findings, verdict, run, thresholds } = view.report;
  const regionsOf = openRegions(view);
  const submissions = view.listed.map((one) => ({
    key: one.key,
    name: one.name,
    total: one.total,
    ai: one.aiAverage,
    regions: regionsOf(one).length,
    isFlagged: view.flags.has(one.key),
  }));
  const judgedBy = { similarity: thresholds.similarity, ai: findings.aiRun ? thresholds.ai : null };
  const now = { createdAt: run.createdAt, submissions, thresholds: judgedBy };
  const changes = staffChanges(now, before);
  return {
    intro: changes.lines,
    sections: [
      submissionsSection(view, submissions, changes.rows),
      listSection('Why they are flagged', explanationLines(view)),
      listSection(
        'Pairs that stand out, the most suspicious first',
        view.pairs
          .filter(({ standsOut }) => standsOut)
          .map(
            ({ pair, average }) =>
              `- ${pairNames(view, pair)} suspicion ${formatScore(pair.suspicion)}, similarity ${formatScore(average, thresholds.similarity)}`,
          ),
      ),
      listSection(
        'Code in files that do not count',
        hiddenCode(view, markdownCode).map((line) => `- ${line}`),
      ),
      listSection('Regions', regionLines(regions, submissions.length > 1), regions.total),
      listSection(
        'Dismissed',
        view.dismissed.map(
          ({ pair, dismissed }) => `- ~~${pairNames(view, pair)}~~ ${markdownText(dismissed ?? '')}`,
        ),
      ),
    ],
    notes: [...verdict.warnings, ...findings.notices],
    digest: staffDigest(now, { headSha, kept, regions }),
  };
}

function pairNames({ name }: StaffView, { a, b }: { readonly a: string; readonly b: string }): string {
  return `${markdownCode(name(a))} ↔ ${markdownCode(name(b))}`;
}

function regionLines({ shown }: OwnRegions, isNamed: boolean): readonly string[] {
  return shown.map(({ file, lineStart, lineEnd, url, name, message }) => {
    const lines = markdownLink(`${markdownCode(file)} ${formatLines(lineStart, lineEnd)}`, url);
    return `- ${lines} ${isNamed ? `of ${markdownCode(name)} ` : ''}· ${markdownText(message)}`;
  });
}

function submissionsSection(
  view: StaffView,
  submissions: readonly CommentedSubmission[],
  changes: StaffChanges['rows'],
): Section {
  const ai = view.report.findings.aiRun ? ['AI'] : [];
  const byKey = new Map(view.report.findings.submissions.map((submission) => [submission.key, submission]));
  const linked = (one: SubmissionFinding | undefined): string =>
    one === undefined ? '' : markdownLink(markdownCode(one.name), originUrl(view.report, one));
  const lines = view.listed.map((submission, index) => {
    const { key, state } = submission;
    const change = changes.get(key);
    const remark = view.pardoned.has(key) ? PARDONED_WORDS : '';
    const { thresholds } = view.report;
    return markdownRow([
      view.flags.has(key) ? '🔎' : state.kind === 'not-checked' ? '⚠️' : '',
      linked(submission),
      `${formatScore(submission.total, thresholds.similarity)}${change?.total ?? ''}`,
      ...ai.map(() => `${formatScore(submission.aiAverage, thresholds.ai)}${change?.ai ?? ''}`),
      formatScore(view.suspicion(submission)),
      `${formatCount(submissions[index]?.regions ?? 0)}${change?.regions ?? ''}`,
      linked(byKey.get(view.closest.get(key)?.key ?? '')),
      state.kind === 'not-checked' ? markdownText(state.reason) : remark,
    ]);
  });
  return {
    title: [
      markdownRow(['', 'Submission', 'Similarity', ...ai, 'Suspicion', 'Regions', 'Closest', '']),
      markdownRow([':--', ':--', '--:', ...ai.map(() => '--:'), '--:', '--:', ':--', ':--']),
    ],
    lines,
    total: lines.length,
    shown: ROWS_SHOWN,
    gap: '\n',
  };
}

function studentContent(view: StudentView, before: CommentDigest | null, headSha: string | null): Content {
  const { own } = view;
  const policy = policyMarkdown(view);
  const regions = own === null ? [] : own.regions.map(regionMarkdown);
  const facts = [
    ...ownFacts(view).map(([label, value]) => `${label}: **${value}**`),
    ...(view.feedback === 'full' ? [count(regions.length, 'region')] : []),
  ];
  const notChecked = own?.notChecked ?? null;
  return {
    intro: [
      ...(policy === null ? [] : [policy, '']),
      ...(own === null ? [] : [facts.join(' · '), '']),
      ...(notChecked === null ? [] : [`Not checked: ${markdownText(notChecked)}`, '']),
      ...studentChanges(view, before),
    ],
    sections: [listSection('Your lines that are like code elsewhere', regions)],
    notes: [],
    digest: studentDigest(view, headSha),
  };
}

function tailOf(
  { createdAt, runUrl, toolVersion }: Cover,
  headSha: string | null,
  notes: readonly string[],
  audience: Audience,
): readonly string[] {
  const fitted = fitLines(
    notes.map((note) => `- ${markdownText(note)}`),
    MAX_NOTES,
    (rest) => `- …and ${formatCount(rest)} more`,
    (text) => text.length,
  );
  return [
    '<details><summary>How to read this</summary>',
    '',
    ...fitted.lines,
    '',
    '</details>',
    '',
    ...(audience === 'staff' ? downloadLines(runUrl) : []),
    `<sub>${markdownLink(formatTime(createdAt), runUrl)}${headSha === null ? '' : ` · commit ${headSha.slice(0, 7)}`} · version ${markdownText(toolVersion)}</sub>`,
  ];
}
