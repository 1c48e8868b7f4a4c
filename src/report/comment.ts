import { createHash } from 'node:crypto';
import { LIMITS } from '../domain/limits.ts';
import type { SubmissionFinding } from '../domain/findings.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import { type Band, BANDS, BANDS_EXPLAINED } from './bands.ts';
import { markdownCode, markdownLink, markdownText } from './escape.ts';
import { fitLines } from './fit.ts';
import { count, formatCount, formatLines, formatScore, formatTime } from './format.ts';
import { ownRegions } from './own-regions.ts';
import { originUrl, permalink } from './places.ts';
import { closestPeers, nameOf, pardonedKeys, rankPairs, rankSubmissions } from './ranking.ts';
import { ownSubmission, studentView } from './student-view.ts';
import { headline, howToRead, KIND_WORDS, PARDONED_WORDS } from './wording.ts';

export interface CommentOptions {
  /** Keeps several comments on one pull request apart (input `comment-key`). */
  readonly key: string;
  /** The body of the comment that is replaced; null: there is none. */
  readonly previousBody: string | null;
  readonly maxCharacters?: number;
}

/** Regions and rows shown before "and N more", where there is room at all. */
const REGIONS_SHOWN = 25;
const ROWS_SHOWN = 50;
/** Submissions whose numbers are kept for the next run's deltas. */
const KEPT = 300;
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

/** What a run leaves in its comment for the next one. */
interface Digest {
  readonly at: string;
  /** Total by hash of the key, for staff. */
  readonly totals: Readonly<Record<string, number | null>>;
  /** The own band, for students. */
  readonly band: Band | null;
  readonly regions: number;
}

/** Whether the comment there is of a run that began after this one: an older run never overwrites a newer. */
export function isNewerComment(previousBody: string, report: RunReport): boolean {
  const digest = readDigest(previousBody);
  return digest !== null && Date.parse(digest.at) > Date.parse(report.run.createdAt);
}

/** The pull request's one comment: verdict, worst first, what changed since the last run, links to the own lines. */
export function renderComment(report: RunReport, audience: Audience, options: CommentOptions): string {
  const budget = (options.maxCharacters ?? LIMITS.commentCharacters) - RESERVE;
  const before = options.previousBody === null ? null : readDigest(options.previousBody);
  const { head, lists, tail, digest } =
    audience === 'staff' ? staffParts(report, before) : studentParts(report, before);
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
  readonly digest: Digest;
}

function staffParts(report: RunReport, before: Digest | null): Parts {
  const { findings, verdict, run, thresholds } = report;
  const { mark, title } = headline(verdict.outcome);
  const ranked = rankSubmissions(report);
  const name = nameOf(findings);
  const closest = closestPeers(report);
  const byKey = new Map(findings.submissions.map((submission) => [submission.key, submission]));
  const flags = new Map(verdict.flagged.map((flag) => [flag.key, flag.by]));
  const pardoned = pardonedKeys(report);
  const rows = ranked.map((submission) => {
    const peer = closest.get(submission.key);
    const other = peer === undefined ? undefined : byKey.get(peer.key);
    return row([
      flags.has(submission.key) ? '🔎' : submission.state.kind === 'not-checked' ? '⚠️' : '',
      markdownLink(markdownCode(submission.name), originUrl(report, submission)),
      `${formatScore(submission.total, thresholds.similarity)}${delta(submission, before)}`,
      ...(findings.aiRun ? [formatScore(submission.aiAverage, thresholds.ai)] : []),
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
  const dismissed = rankPairs(report)
    .filter((pair) => pair.dismissed !== null)
    .map(
      ({ pair, dismissed: reason }) =>
        `- ~~${markdownCode(name(pair.a))} ↔ ${markdownCode(name(pair.b))}~~ ${markdownText(reason ?? '')}`,
    );
  const ai = findings.aiRun ? ['AI'] : [];
  return {
    head: [
      `### ${mark} ${title}: ${markdownText(run.title)}`,
      '',
      markdownText(verdict.sentence),
      '',
      ...since(before),
    ],
    lists: [
      {
        title: [
          row(['', 'Submission', 'Similarity', ...ai, 'Closest', '']),
          row([':--', ':--', '--:', ...ai.map(() => '--:'), ':--', ':--']),
        ],
        lines: rows,
        total: rows.length,
        shown: ROWS_SHOWN,
        gap: '\n',
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
    tail: tailOf(report, [
      ...verdict.warnings,
      ...findings.notices,
      ...howToRead({
        thresholds,
        aiRun: findings.aiRun,
        baseCode: findings.baseCode,
        isEmbedded: findings.service.kind === 'embedded',
      }),
    ]),
    digest: {
      at: run.createdAt,
      totals: Object.fromEntries(ranked.slice(0, KEPT).map((one) => [hashOf(one.key), one.total])),
      band: null,
      regions: total,
    },
  };
}

function studentParts(report: RunReport, before: Digest | null): Parts {
  const view = studentView(report);
  const { own } = view;
  const submission = ownSubmission(report);
  const { mark, title } = headline(view.outcome);
  const changed =
    own !== null && before !== null && before.band !== null && before.band !== own.similarity
      ? ` (was ${before.band})`
      : '';
  const regions =
    own === null || submission === null
      ? []
      : own.regions.map((region) => `- ${link(report, submission, region)} (${KIND_WORDS[region.kind]})`);
  return {
    head: [
      `### ${mark} ${title}: ${markdownText(view.title)}`,
      '',
      markdownText(view.sentence),
      '',
      ...(own === null
        ? []
        : [
            `Similarity: **${own.similarity}**${changed}${view.aiRun ? ` · AI: **${own.ai}**` : ''} · ${count(own.regions.length, 'region')} · compared with ${formatCount(view.comparedWith)}`,
            '',
            ...(own.notChecked === null ? [] : [`Not checked: ${markdownText(own.notChecked)}`, '']),
          ]),
      ...since(before),
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
    tail: tailOf({ run: view }, [...howToRead(view), `Bands: ${BANDS_EXPLAINED}.`]),
    digest: { at: view.createdAt, totals: {}, band: own?.similarity ?? null, regions: regions.length },
  };
}

function since(before: Digest | null): readonly string[] {
  return before === null
    ? []
    : [`<sub>Changes since the run of ${markdownText(formatTime(before.at))}.</sub>`, ''];
}

function delta(submission: SubmissionFinding, before: Digest | null): string {
  if (before === null) return '';
  const hash = hashOf(submission.key);
  if (!Object.hasOwn(before.totals, hash)) return ' (new)';
  const old = before.totals[hash] ?? null;
  if (old === null || submission.total === null) return '';
  const change = submission.total - old;
  if (Math.abs(change) < 0.05) return '';
  return ` (${change > 0 ? '▲' : '▼'} ${Math.abs(change).toFixed(1)})`;
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
    `<sub>${markdownLink(formatTime(run.createdAt), run.runUrl)} · version ${markdownText(run.toolVersion)}</sub>`,
  ];
}

const DIGEST = /<!-- code-similarity:digest:([A-Za-z0-9_-]{2,60000}) -->\s*$/;

function digestLine(digest: Digest): string {
  return `<!-- code-similarity:digest:${Buffer.from(JSON.stringify(digest), 'utf8').toString('base64url')} -->`;
}

/** What an earlier run left; null where there is nothing that can be read: deltas are a comfort, not a need. */
function readDigest(body: string): Digest | null {
  const text = DIGEST.exec(body)?.[1];
  if (text === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { at, totals, band, regions } = value as Partial<Record<keyof Digest, unknown>>;
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  const known: Record<string, number | null> = {};
  if (typeof totals === 'object' && totals !== null) {
    for (const [key, total] of Object.entries(totals as Record<string, unknown>)) {
      if (total === null || typeof total === 'number') known[key] = total;
    }
  }
  return {
    at,
    totals: known,
    band: BANDS.find((one) => one === band) ?? null,
    regions: typeof regions === 'number' ? regions : 0,
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 10);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
