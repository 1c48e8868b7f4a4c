import type { SubmissionFinding } from '../../domain/findings.ts';
import { LIMITS } from '../../domain/limits.ts';
import type { Audience, RunReport } from '../../domain/report.ts';
import { staffChanges, studentChanges } from '../comment-changes.ts';
import { type CommentDigest, digestKey, digestLine, digestLines, readDigest } from '../comment-digest.ts';
import { markdownCode, markdownLink, markdownText } from '../../text/escape.ts';
import { fitLines } from '../../text/fit.ts';
import { hiddenCode } from '../hidden-code.ts';
import { count, formatCount, formatLines, formatScore, formatTime } from '../../text/format.ts';
import { openRegions, ownRegions } from '../own-regions.ts';
import { originUrl, permalink } from '../places.ts';
import {
  closestPeers,
  isListed,
  nameOf,
  openSuspicion,
  pardonedKeys,
  rankPairs,
  rankSubmissions,
} from '../ranking.ts';
import { studentView } from '../views/student.ts';
import {
  ownFacts,
  policyMarkdown,
  regionMarkdown,
  studentHeadline,
  studentHowToRead,
} from '../student-words.ts';
import { headlineOf, howToRead, PARDONED_WORDS } from '../wording.ts';

export interface CommentOptions {
  /** Keeps several comments on one pull request apart (input `comment-key`). */
  readonly key: string;
  /** The body of the comment that is replaced; null: there is none. */
  readonly previousBody: string | null;
  /** The pull request's head that was checked. */
  readonly headSha?: string;
  readonly maxCharacters?: number;
}

/** Regions and rows shown before "and N more", where there is room at all. */
const REGIONS_SHOWN = 25;
const ROWS_SHOWN = 50;
/** Submissions whose numbers are kept for the next run's deltas, and the room in the body that each is given. */
const KEPT = 300;
const CHARACTERS_KEPT = 200;
/** Kept free for what other programs put around a body. */
const RESERVE = 256;

/** The hidden first line by which our comment is found. It holds the key as hex, so that nothing can end it early. */
export function commentMarker(key: string): string {
  return `<!-- code-similarity:comment:${Buffer.from(key, 'utf8').toString('hex')} -->`;
}

/** Whether a comment's body is ours, for that key. Who wrote it is for the caller to check: anybody can copy a marker. */
export function isOurComment(body: string, key: string): boolean {
  return body.startsWith(commentMarker(key));
}

/** The pull request's one comment: verdict, worst first, what changed since the last run, links to the own lines. */
export function renderComment(report: RunReport, audience: Audience, options: CommentOptions): string {
  const budget = (options.maxCharacters ?? LIMITS.commentCharacters) - RESERVE;
  const before = options.previousBody === null ? null : readDigest(options.previousBody);
  const headSha = options.headSha ?? null;
  const { head, lists, tail, digest } =
    audience === 'staff'
      ? staffParts(report, before, headSha, Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT)))
      : studentParts(report, before, headSha);
  const fixed = [commentMarker(options.key), digestLine(digest), ...head, ...tail].join('\n');
  let left = budget - fixed.length - 2;
  const body: string[] = [];
  for (const list of lists) {
    const title = list.title.join('\n');
    if (list.lines.length === 0 || left < title.length + 100) continue;
    left -= title.length + 3;
    const shown = list.lines.slice(0, list.shown);
    const hidden = list.total - shown.length;
    const more = (rest: number): string => `${list.gap}…and ${formatCount(rest + hidden)} more`;
    const fitted = fitLines(
      hidden > 0 ? [...shown, more(0)] : shown,
      left,
      (rest) => more(hidden > 0 ? rest - 1 : rest),
      (text) => text.length,
    );
    left -= fitted.used;
    body.push(...list.title, ...fitted.lines, '');
  }
  return [commentMarker(options.key), ...head, ...body, ...tail, digestLine(digest)].join('\n');
}

interface List {
  readonly title: readonly string[];
  readonly lines: readonly string[];
  /** How many there are; `lines` may hold the first of them alone. */
  readonly total: number;
  readonly shown: number;
  /** What stands before "…and N more": it must not be a row of the table. */
  readonly gap: string;
}

interface Parts {
  readonly head: readonly string[];
  readonly lists: readonly List[];
  readonly tail: readonly string[];
  readonly digest: CommentDigest;
}

function staffParts(
  report: RunReport,
  before: CommentDigest | null,
  headSha: string | null,
  kept: number,
): Parts {
  const { findings, verdict, run, thresholds } = report;
  const { mark, title } = headlineOf(report);
  const ranked = isListed(report) ? rankSubmissions(report) : [];
  const suspicion = openSuspicion(report);
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
  const flags = new Set(verdict.flagged.map(({ key }) => key));
  const regionsOf = openRegions(report);
  const commented = ranked.map((submission) => ({
    key: submission.key,
    name: submission.name,
    total: submission.total,
    ai: submission.aiAverage,
    regions: regionsOf(submission).length,
  }));
  const judgedBy = { similarity: thresholds.similarity, ai: findings.aiRun ? thresholds.ai : null };
  const changes = staffChanges(
    {
      createdAt: run.createdAt,
      submissions: commented,
      flagged: verdict.flagged,
      thresholds: judgedBy,
    },
    before,
  );
  const pardoned = pardonedKeys(report);
  const rows = ranked.map((submission, index) => {
    const change = changes.rows.get(submission.key);
    const peer = closest.get(submission.key);
    const other = peer === undefined ? undefined : byKey.get(peer.key);
    return row([
      flags.has(submission.key) ? '🔎' : submission.state.kind === 'not-checked' ? '⚠️' : '',
      markdownLink(markdownCode(submission.name), originUrl(report, submission)),
      `${formatScore(submission.total, thresholds.similarity)}${change?.total ?? ''}`,
      ...(findings.aiRun ? [`${formatScore(submission.aiAverage, thresholds.ai)}${change?.ai ?? ''}`] : []),
      formatScore(suspicion(submission)),
      `${formatCount(commented[index]?.regions ?? 0)}${change?.regions ?? ''}`,
      other === undefined ? '' : markdownLink(markdownCode(other.name), originUrl(report, other)),
      submission.state.kind === 'not-checked'
        ? markdownText(submission.state.reason)
        : pardoned.has(submission.key)
          ? PARDONED_WORDS
          : '',
    ]);
  });
  const { shown, total } = ownRegions(report, 'staff', REGIONS_SHOWN);
  const regions = shown.map(
    (region) =>
      `- ${link(report, region.submission, region)} ${ranked.length > 1 ? `of ${markdownCode(region.submission.name)} ` : ''}· ${markdownText(region.message)}`,
  );
  const pairs = rankPairs(report);
  const outstanding = pairs
    .filter(({ standsOut }) => standsOut)
    .map(
      ({ pair, average }) =>
        `- ${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))} suspicion ${formatScore(pair.suspicion)}, similarity ${formatScore(average, thresholds.similarity)}`,
    );
  const hiddenLines = hiddenCode(report, markdownCode).map((line) => `- ${line}`);
  const dismissed = pairs
    .filter((pair) => pair.dismissed !== null)
    .map(
      ({ pair, dismissed: reason }) =>
        `- ~~${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}~~ ${markdownText(reason ?? '')}`,
    );
  const ai = findings.aiRun ? ['AI'] : [];
  const keptOnes = commented.slice(0, kept);
  return {
    head: [
      `### ${mark} ${title}: ${markdownText(run.title)}`,
      '',
      markdownText(verdict.sentence),
      '',
      ...changes.lines,
    ],
    lists: [
      {
        title: [
          row(['', 'Submission', 'Similarity', ...ai, 'Suspicion', 'Regions', 'Closest', '']),
          row([':--', ':--', '--:', ...ai.map(() => '--:'), '--:', '--:', ':--', ':--']),
        ],
        lines: rows,
        total: rows.length,
        shown: ROWS_SHOWN,
        gap: '\n',
      },
      {
        title: ['#### Pairs that stand out, the most suspicious first'],
        lines: outstanding,
        total: outstanding.length,
        shown: REGIONS_SHOWN,
        gap: '- ',
      },
      {
        title: ['#### Code in files that do not count'],
        lines: hiddenLines,
        total: hiddenLines.length,
        shown: REGIONS_SHOWN,
        gap: '- ',
      },
      { title: ['#### Regions'], lines: regions, total, shown: REGIONS_SHOWN, gap: '- ' },
      {
        title: ['#### Dismissed'],
        lines: dismissed,
        total: dismissed.length,
        shown: REGIONS_SHOWN,
        gap: '- ',
      },
    ],
    tail: tailOf(report, headSha, [...verdict.warnings, ...findings.notices, ...howToRead(report)]),
    digest: {
      at: run.createdAt,
      headSha,
      audience: 'staff',
      thresholds: judgedBy,
      regions: total,
      totals: Object.fromEntries(keptOnes.map((one) => [digestKey(one.key), one.total])),
      others: Object.fromEntries(
        keptOnes.map((one) => [
          digestKey(one.key),
          [one.ai === null ? null : Math.round(one.ai * 100) / 100, one.regions, flags.has(one.key) ? 1 : 0],
        ]),
      ),
      judged: commented.length,
      band: null,
      feedback: null,
      own: null,
      lines: ranked.length === 1 ? digestLines(shown) : null,
    },
  };
}

function studentParts(report: RunReport, before: CommentDigest | null, headSha: string | null): Parts {
  const view = studentView(report);
  const { own } = view;
  const { mark, title } = studentHeadline(view);
  const policy = policyMarkdown(view);
  const regions = own === null ? [] : own.regions.map(regionMarkdown);
  return {
    head: [
      `### ${mark} ${title}: ${markdownText(view.title)}`,
      '',
      markdownText(view.sentence),
      '',
      ...(policy === null ? [] : [policy, '']),
      ...(own === null
        ? []
        : [
            [
              ...ownFacts(view).map(([label, value]) => `${label}: **${value}**`),
              ...(view.feedback === 'full' ? [count(own.regions.length, 'region')] : []),
            ].join(' · '),
            '',
            ...(own.notChecked === null ? [] : [`Not checked: ${markdownText(own.notChecked)}`, '']),
          ]),
      ...studentChanges(view, before),
    ],
    lists: [
      {
        title: ['#### Your lines that are like code elsewhere'],
        lines: regions,
        total: regions.length,
        shown: REGIONS_SHOWN,
        gap: '- ',
      },
    ],
    tail: tailOf({ run: view }, headSha, studentHowToRead(view)),
    digest: {
      at: view.createdAt,
      headSha,
      audience: 'student',
      thresholds: {
        similarity: view.thresholds.similarity,
        ai: view.aiRun ? view.thresholds.ai : null,
      },
      regions: regions.length,
      totals: {},
      others: {},
      judged: 0,
      band: own?.similarity ?? null,
      feedback: view.feedback,
      own:
        own === null
          ? null
          : { ai: own.ai ?? 'n/a', isFlagged: own.isFlagged, comparedWith: view.comparedWith },
      lines: digestLines((own?.regions ?? []).slice(0, REGIONS_SHOWN)),
    },
  };
}

function link(
  report: RunReport,
  submission: SubmissionFinding,
  region: { readonly file: string; readonly lineStart: number | null; readonly lineEnd: number | null },
): string {
  const text = `${markdownCode(region.file)} ${formatLines(region.lineStart, region.lineEnd)}`;
  return markdownLink(text, permalink(report, submission, region));
}

function tailOf(
  report: {
    readonly run: {
      readonly createdAt: string;
      readonly toolVersion: string;
      readonly runUrl: string | null;
    };
  },
  headSha: string | null,
  notes: readonly string[],
): readonly string[] {
  const { run } = report;
  const fitted = fitLines(
    notes.map((note) => `- ${markdownText(note)}`),
    8000,
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
    `<sub>${markdownLink(formatTime(run.createdAt), run.runUrl)}${headSha === null ? '' : ` · commit ${headSha.slice(0, 7)}`} · version ${markdownText(run.toolVersion)}</sub>`,
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
