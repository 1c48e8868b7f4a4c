import type { Message, Words } from '#base';
import { fitLines, markdownCode, markdownLink, markdownRow, markdownText } from '#base';
import { asMessage, type Audience, LIMITS, type SubmissionFinding } from '#contract';
import type { StudentView } from '#report';
import {
  downloadLines,
  linesWords,
  originUrl,
  ownFacts,
  paragraph,
  PARDONED_WORDS,
  policyMarkdown,
  regionMarkdown,
} from '#report';
import { type StaffChanges, staffChanges, studentChanges } from './comment-changes.ts';
import {
  type CommentDigest,
  type CommentedSubmission,
  digestLine,
  readDigest,
  REGIONS_SHOWN,
  staffDigest,
  studentDigest,
} from './comment-digest.ts';
import { explanationLines, hiddenCode, namedIn, pairNames, webLines } from './markdown-lines.ts';
import { openRegions, type OwnRegions } from './own-regions.ts';
import type { StaffView } from './staff.ts';
import { type Cover, ownRegions, type View } from './view.ts';

interface CommentOptions {
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

const MARK = '<!-- code-similarity:comment:';

/** The hidden first line by which our comment is found. It holds the key as hex, so that nothing can end it early. */
export function commentMarker(key: string): string {
  return `${MARK}${Buffer.from(key, 'utf8').toString('hex')} -->`;
}

/** Whether a comment's body is ours, for that key or any. Who wrote it is for the caller to check: anybody can copy a marker. */
export function isOurComment(body: string, key?: string): boolean {
  return body.startsWith(key === undefined ? MARK : commentMarker(key));
}

/** The pull request's one comment: verdict, worst first, what changed since the last run, links to the own lines. */
export function renderComment(view: View, options: CommentOptions): string {
  const budget = (options.maxCharacters ?? LIMITS.commentCharacters) - RESERVE;
  const before = options.previousBody === null ? null : readDigest(options.previousBody);
  const headSha = options.headSha ?? null;
  const { cover, words } = view;
  const { intro, sections, notes, digest } =
    view.audience === 'staff'
      ? staffContent(view.staff, words, ownRegions(view, REGIONS_SHOWN), before, {
          headSha,
          kept: Math.min(KEPT, Math.floor(budget / CHARACTERS_KEPT)),
        })
      : studentContent(view.student, words, before, headSha);
  const { mark, title } = cover.headline;
  const first = commentMarker(options.key);
  const last = digestLine(digest);
  const head = [
    ...paragraph(cover.first, words),
    words.say('words.colon', { first: `### ${mark} ${words.tell(title)}`, rest: markdownText(cover.title) }),
    '',
    markdownText(words.tell(cover.sentence)),
    '',
    ...paragraph(cover.next, words),
    ...intro,
  ];
  const tail = tailOf(cover, words, headSha, [...notes, ...cover.howToRead], view.audience);
  const room = budget - [first, last, ...head, ...tail].join('\n').length - 2;
  return [first, ...head, ...fitSections(sections, room, words), ...tail, last].join('\n');
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
  readonly notes: readonly Message[];
  readonly digest: CommentDigest;
}

/** As much of the sections as there is room for, in their order. @param room characters */
function fitSections(sections: readonly Section[], room: number, words: Words): readonly string[] {
  const body: string[] = [];
  let left = room;
  for (const { title, lines, total, shown: most, gap } of sections) {
    const titleLength = title.join('\n').length;
    if (lines.length === 0 || left < titleLength + 100) continue;
    left -= titleLength + 3;
    const shown = lines.slice(0, most);
    const hidden = total - shown.length;
    const more = (rest: number): string => `${gap}${words.say('comment.more', { n: rest + hidden })}`;
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
  words: Words,
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
  const changes = staffChanges(now, before, words);
  return {
    intro: changes.lines,
    sections: [
      submissionsSection(view, words, submissions, changes.rows),
      listSection(words.say('comment.whyFlagged'), explanationLines(view, words)),
      listSection(words.say('web.title'), webLines(view, words)),
      listSection(
        words.say('comment.pairsOut'),
        view.pairs
          .filter(({ standsOut }) => standsOut)
          .map(
            ({ pair, average }) =>
              `- ${words.say('comment.outPair', {
                pair: pairNames(view, pair, words),
                suspicion: words.score(pair.suspicion),
                similarity: words.score(average, thresholds.similarity),
              })}`,
          ),
      ),
      listSection(
        words.say('comment.hiddenCode'),
        hiddenCode(view, words, markdownCode).map((line) => `- ${words.tell(line)}`),
      ),
      listSection(
        words.say('comment.regions'),
        regionLines(regions, submissions.length > 1, words),
        regions.total,
      ),
      listSection(
        words.say('comment.dismissed'),
        view.dismissed.map(
          ({ pair, dismissed }) => `- ~~${pairNames(view, pair, words)}~~ ${markdownText(dismissed ?? '')}`,
        ),
      ),
    ],
    notes: [...verdict.warnings, ...findings.notices.map(asMessage)],
    digest: staffDigest(now, { headSha, kept, regions }),
  };
}

function regionLines({ shown }: OwnRegions, isNamed: boolean, words: Words): readonly string[] {
  return shown.map((region) => {
    const at = words.tell(linesWords(region.lineStart, region.lineEnd));
    const lines = markdownLink(`${markdownCode(region.file)} ${at}`, region.url);
    const sentence = markdownText(words.tell(region.message));
    return isNamed
      ? `- ${words.say('comment.regionOf', { lines, name: markdownCode(region.name), sentence })}`
      : `- ${lines} · ${sentence}`;
  });
}

function submissionsSection(
  view: StaffView,
  words: Words,
  submissions: readonly CommentedSubmission[],
  changes: StaffChanges['rows'],
): Section {
  const ai = view.report.findings.aiRun ? [words.say('report.ai')] : [];
  const byKey = new Map(view.report.findings.submissions.map((submission) => [submission.key, submission]));
  const linked = (one: SubmissionFinding | undefined): string =>
    one === undefined ? '' : markdownLink(markdownCode(one.name), originUrl(view.report, one));
  const lines = view.listed.map((submission, index) => {
    const { key, state } = submission;
    const change = changes.get(key);
    const remark = view.pardoned.has(key) ? words.tell(PARDONED_WORDS) : '';
    const { thresholds } = view.report;
    const peer = view.closest.get(key)?.key;
    return markdownRow([
      view.flags.has(key) ? '🔎' : state.kind === 'not-checked' ? '⚠️' : '',
      linked(submission),
      `${words.score(submission.total, thresholds.similarity)}${change?.total ?? ''}`,
      ...ai.map(() => `${words.score(submission.aiAverage, thresholds.ai)}${change?.ai ?? ''}`),
      words.score(view.suspicion(submission)),
      ...(submission.pairsUnread === true
        ? [words.say('words.notKnown'), words.say('words.notKnown')]
        : [
            `${words.count(submissions[index]?.regions ?? 0)}${change?.regions ?? ''}`,
            peer === undefined ? '' : namedIn(view, peer, words, () => linked(byKey.get(peer))),
          ]),
      state.kind === 'not-checked' ? markdownText(words.write(state.reason)) : remark,
    ]);
  });
  return {
    title: [
      markdownRow([
        '',
        words.say('lists.submission'),
        words.say('report.similarity'),
        ...ai,
        words.say('lists.suspicion'),
        words.say('comment.regions'),
        words.say('lists.closest'),
        '',
      ]),
      markdownRow([':--', ':--', '--:', ...ai.map(() => '--:'), '--:', '--:', ':--', ':--']),
    ],
    lines,
    total: lines.length,
    shown: ROWS_SHOWN,
    gap: '\n',
  };
}

function studentContent(
  view: StudentView,
  words: Words,
  before: CommentDigest | null,
  headSha: string | null,
): Content {
  const { own } = view;
  const policy = policyMarkdown(view, words);
  const regions = own === null ? [] : own.regions.map((region) => regionMarkdown(region, words));
  const facts = [
    ...ownFacts(view).map(([label, value]) => `${words.tell(label)}: **${words.tell(value)}**`),
    ...(view.feedback === 'full' ? [words.say('comment.regionsCount', { n: regions.length })] : []),
  ];
  const notChecked = own?.notChecked ?? null;
  return {
    intro: [
      ...(policy === null ? [] : [policy, '']),
      ...(own === null ? [] : [facts.join(' · '), '']),
      ...(notChecked === null
        ? []
        : [markdownText(words.say('comment.notCheckedIntro', { reason: notChecked })), '']),
      ...studentChanges(view, before, words),
    ],
    sections: [listSection(words.say('comment.yourLines'), regions)],
    notes: [],
    digest: studentDigest(view, headSha),
  };
}

function tailOf(
  { createdAt, runUrl, toolVersion }: Cover,
  words: Words,
  headSha: string | null,
  notes: readonly Message[],
  audience: Audience,
): readonly string[] {
  const fitted = fitLines(
    notes.map((note) => `- ${markdownText(words.tell(note))}`),
    MAX_NOTES,
    (n) => `- ${words.say('comment.more', { n })}`,
    (text) => text.length,
  );
  return [
    `<details><summary>${words.say('comment.howToRead')}</summary>`,
    '',
    ...fitted.lines,
    '',
    '</details>',
    '',
    ...(audience === 'staff' ? downloadLines(runUrl, words) : []),
    `<sub>${[
      markdownLink(words.time(createdAt), runUrl),
      ...(headSha === null ? [] : [words.say('comment.commit', { sha: headSha.slice(0, 7) })]),
      words.say('comment.version', { version: markdownText(toolVersion) }),
    ].join(' · ')}</sub>`,
  ];
}
