import type { Message, Outcome, Words } from '#base';
import {
  byteLength,
  cutMarkdown,
  fitLines,
  given,
  joined,
  markdownCode,
  markdownLink,
  markdownRow,
  markdownText,
  message,
  pointsInLine,
} from '#base';
import { asMessage, judgedOf, LEFT_OUT_WORDS, LIMITS, type Said, type SubmissionFinding } from '#contract';
import type { RankedPair, StudentView } from '#report';
import {
  aiWords,
  apartWords,
  comparabilityWords,
  downloadLines,
  elsewhere,
  gapWords,
  headline,
  histogramLines,
  leftOutSummary,
  originUrl,
  ownFacts,
  paragraph,
  PARDONED_WORDS,
  policyMarkdown,
  regionMarkdown,
  rolesSummary,
  shortWords,
  totalsHistogram,
} from '#report';
import {
  dismissedLines,
  equalLines,
  explanationLines,
  namedIn,
  pairNames,
  webLines,
  webRemark,
} from './markdown-lines.ts';
import type { StaffView } from './staff.ts';
import type { Cover, View } from './view.ts';

const PAIRS_SHOWN = 20; // The report has them all.
/** Of the budget, what the table of submissions may take at most, so that what follows it is still there. */
const TABLE_SHARE = 0.6;
/** Of what was left out, and of notices: the report has it all. */
const MAX_LIST_BYTES = 60_000;

/**
 * The job's summary in GitHub Markdown: verdict first, worst submission first.
 *
 * @param maxBytes GitHub drops a summary whole when it is larger, so it is cut here, with "and N more"
 */
export function renderSummary(view: View, maxBytes: number = LIMITS.summaryBytes): string {
  const { cover, words } = view;
  const lines =
    view.audience === 'staff'
      ? staffSummary(cover, view.staff, words, maxBytes)
      : studentSummary(cover, view.student, words, maxBytes);
  return cutMarkdown(lines.join('\n'), maxBytes);
}

/** The summary of a run that ended before there was anything to report. @param sentence one that its readers may read */
export function renderFailure(outcome: Outcome, sentence: Message, words: Words): string {
  const { mark, title } = headline(outcome);
  return `## ${mark} ${words.tell(title)}\n\n**${markdownText(pointsInLine(words.tell(sentence)))}**\n`;
}

function coverLines(cover: Cover, words: Words): readonly string[] {
  const { mark, title } = cover.headline;
  const head = { first: `## ${mark} ${words.tell(title)}`, rest: markdownText(cover.title) };
  const said = [words.say('words.colon', head), '', `**${markdownText(words.tell(cover.sentence))}**`, ''];
  return [...paragraph(cover.first, words), ...said, ...paragraph(cover.next, words)];
}

function howToReadLines({ howToRead }: Cover, words: Words): readonly string[] {
  return [
    `<details><summary>${words.say('comment.howToRead')}</summary>`,
    '',
    ...howToRead.map((line) => `- ${markdownText(words.tell(line))}`),
    '',
    '</details>',
    '',
  ];
}

function staffSummary(cover: Cover, view: StaffView, words: Words, maxBytes: number): readonly string[] {
  const listBytes = Math.min(MAX_LIST_BYTES, maxBytes / 8);
  const { warnings } = view.report.verdict;
  const notices = view.report.findings.notices.map((notice) => `- ${markdownText(words.write(notice))}`);
  const head = [
    ...coverLines(cover, words),
    ...fitLines(
      warnings.map((warning) => `> ⚠️ ${markdownText(words.tell(warning))}  `),
      listBytes,
      (n) => `> ${words.say('comment.more', { n })}`,
    ).lines,
    ...(warnings.length > 0 ? [''] : []),
    ...(view.cases === null ? [] : [words.say('comment.decided', { cases: view.cases }), '']),
  ];
  const equal = equalLines(view, words, markdownCode).map((names) => `- ${names}`);
  const tail = [
    ...listSection('comment.equalFiles', equal, words, listBytes),
    ...listSection('comment.dismissedByPerson', dismissedLines(view, words), words, listBytes),
    ...spreadSection(view, words),
    ...leftOutSection(view, words, listBytes),
    ...listSection('comment.notices', notices, words, listBytes),
    ...howToReadLines(cover, words),
    ...downloadLines(cover.runUrl, words),
    runLine(view, words),
  ];
  const flags = listSection('comment.whyFlagged', explanationLines(view, words), words, listBytes);
  const web = listSection('web.title', webLines(view, words), words, listBytes);
  const budget = maxBytes - byteLength([...head, ...web, ...tail].join('\n')) - listBytes - 1000;
  const submissions = submissionsSection(view, words, budget * TABLE_SHARE);
  const pairs = pairsSection(view, words, budget - submissions.used);
  return [...head, ...submissions.lines, ...flags, ...web, ...pairs, ...tail, ''];
}

/** `used`: bytes of its rows. */
function submissionsSection(view: StaffView, words: Words, budget: number) {
  if (view.listed.length === 0) return { lines: [], used: 0 };
  const ai = view.report.findings.aiRun;
  const names = [
    message('lists.submission'),
    message('report.similarity'),
    ...(ai ? [message('report.ai')] : []),
    message('lists.suspicion'),
    message('lists.closest'),
    message('comment.remark'),
  ].map((name) => words.tell(name));
  const align = [':--', ':--', '--:', ...(ai ? ['--:'] : []), '--:', ':--', ':--'];
  const rows = view.listed.map((submission) => submissionRow(view, words, submission));
  const { lines, used } = fitLines(
    rows,
    budget,
    (n) => `\n${words.say('comment.moreInReportSentence', { n })}`,
  );
  const title = `### ${words.say('comment.worstFirst')}`;
  const head = [title, '', markdownRow(['', ...names]), markdownRow(align)];
  return { lines: [...head, ...lines, ''], used };
}

/** A titled list, cut to `budget` bytes; nothing where it is empty. */
function listSection(
  title:
    | 'comment.whyFlagged'
    | 'web.title'
    | 'comment.equalFiles'
    | 'comment.dismissedByPerson'
    | 'comment.notices',
  lines: readonly string[],
  words: Words,
  budget: number,
): readonly string[] {
  if (lines.length === 0) return [];
  return [`### ${words.say(title)}`, '', ...fitLines(lines, budget, moreLine(words)).lines, ''];
}

/** The last line of a list that is cut. */
function moreLine(words: Words): (n: number) => string {
  return (n) => `- ${words.say('comment.moreInReport', { n })}`;
}

function submissionRow(view: StaffView, words: Words, submission: SubmissionFinding): string {
  const { findings, thresholds } = view.report;
  const { key, name, total, aiAverage } = submission;
  const by = view.flags.get(key);
  const peer = view.closest.get(key);
  const mark =
    by === undefined
      ? view.unchecked.has(key)
        ? '⚠️'
        : ''
      : `🔎 ${words.tell(
          joined(
            'words.commas',
            by.map((one) => message(one === 'ai' ? 'report.ai' : 'comment.bySimilarity')),
          ),
        )}`;
  return markdownRow([
    mark,
    markdownLink(markdownCode(name), originUrl(view.report, submission)),
    words.score(total, thresholds.similarity),
    ...(findings.aiRun ? [words.score(aiAverage, thresholds.ai)] : []),
    words.score(view.suspicion(submission)),
    peer === undefined
      ? submission.pairsUnread === true
        ? words.say('words.notKnown')
        : ''
      : `${namedIn(view, peer.key, words)} ${words.score(peer.average, thresholds.similarity)}`,
    remark(view, words, submission),
  ]);
}

function remark(view: StaffView, words: Words, submission: SubmissionFinding): string {
  const { findings } = view.report;
  const { state } = submission;
  const note = comparabilityWords(submission.comparability);
  const short = shortWords(submission);
  const ai = findings.aiRun && state.kind === 'checked' ? aiWords(submission.aiState) : null;
  const remarks = [
    ...(view.pardoned.has(submission.key) ? [PARDONED_WORDS] : []),
    ...(state.kind === 'not-checked' && view.unchecked.has(submission.key)
      ? [message('comment.notChecked', { reason: state.reason })]
      : note === null
        ? []
        : [note]),
    ...elsewhere(findings, submission)
      .filter(({ score }) => score > (submission.local ?? 0))
      .map(({ words: place, score }) => given(`${words.tell(place)} ${words.score(score)}`)),
    ...webRemark(submission),
    ...(short === null ? [] : [short]),
    ...(ai === null ? [] : [ai]),
    ...submission.remarks.map(asMessage),
  ].map((text) => given(words.tell(text).replace(/[.。]$/, '')));
  return markdownText(words.tell(joined('words.points', remarks)));
}

const PAIR_COLUMNS = [
  'lists.pair',
  'report.similarity',
  'lists.suspicion',
  'comment.shareFirst',
  'comment.shareSecond',
  'comment.longest',
] as const;

function pairsSection(view: StaffView, words: Words, budget: number): readonly string[] {
  const { toReview, apart } = view;
  const title = [`### ${words.say('comment.pairsFirst')}`, ''];
  const rest = { apart: apartWords(apart) };
  if (toReview.length === 0) {
    return apart === 0 ? [] : [...title, words.say('comment.noneButApart', rest), ''];
  }
  const rows = toReview.slice(0, PAIRS_SHOWN).map((pair) => pairRow(view, words, pair));
  const hidden = toReview.length - rows.length;
  const more = (n: number): string => `\n${words.say('comment.moreInReportSentence', { n })}`;
  const { lines } = fitLines(hidden > 0 ? [...rows, more(hidden)] : rows, budget, (n) => more(n + hidden));
  return [
    ...title,
    markdownRow(['', ...PAIR_COLUMNS.map((column) => words.say(column))]),
    markdownRow([':--', ':--', '--:', '--:', '--:', '--:', '--:']),
    ...lines,
    '',
    ...(apart === 0 ? [] : [words.say('comment.andApart', rest), '']),
  ];
}

/** The number that decides comes first; the shares are not measured against the threshold. */
function pairRow(view: StaffView, words: Words, { pair, average, standsOut }: RankedPair): string {
  return markdownRow([
    standsOut ? `👀 ${words.say('lists.standsOut')}` : '',
    pairNames(view, pair, words),
    words.score(average, view.report.thresholds.similarity),
    words.score(pair.suspicion),
    words.score(pair.similarity),
    words.score(pair.matchedSimilarity),
    pair.longestFragment === null
      ? words.say('words.notKnown')
      : words.say('comment.tokens', { n: pair.longestFragment }),
  ]);
}

function spreadSection({ report: { findings }, pardoned }: StaffView, words: Words): readonly string[] {
  const judged = judgedOf(findings.submissions);
  if (judged.length < 2 || judged.every(({ total }) => total === null)) return [];
  const lines = histogramLines(totalsHistogram(findings.submissions, pardoned), words);
  return [`### ${words.say('overview.spread', { by: 'similarity' })}`, '', '```text', ...lines, '```', ''];
}

function leftOutSection(
  { report: { findings }, gaps: unchecked }: StaffView,
  words: Words,
  budget: number,
): readonly string[] {
  const gaps = [
    ...gapLines(findings.failures, 'comment.notCollectedLine', words),
    ...gapLines(unchecked, 'comment.notCheckedLine', words),
  ];
  const files = leftOutSummary(findings.submissions).map((file) => `- ${words.tell(file)}`);
  if (gaps.length + files.length === 0) return [];
  const fitted = fitLines(gaps, budget, moreLine(words));
  return [`### ${words.say('dossier.leftOut')}`, '', ...fitted.lines, ...files, ''];
}

/** As lines of Markdown: `hw1-anna` was not checked: why. */
function gapLines(
  gaps: readonly { readonly name: string; readonly reason: Said }[],
  line: 'comment.notCollectedLine' | 'comment.notCheckedLine',
  words: Words,
): readonly string[] {
  return gapWords(gaps, markdownCode, words).map(
    ({ who, n, reason }) => `- ${words.say(line, { n, who, reason: markdownText(reason) })}`,
  );
}

/** Who compared what, and when. */
function runLine({ report: { findings, run } }: StaffView, words: Words): string {
  const { service, engine, checkId, checkUrl } = findings;
  const host = service.host === null ? message('report.unknown') : markdownText(service.host);
  const line = {
    roles: rolesSummary(findings.submissions),
    facts: joined('words.commas', [
      service.kind === 'embedded'
        ? message('comment.embeddedService')
        : message('comment.serviceAt', { host }),
      ...(engine === null ? [] : [message('comment.engine', { name: markdownText(engine.name) })]),
      message('comment.language', { name: markdownText(findings.language) }),
      ...(checkId === null ? [] : [message('comment.check', { id: String(checkId) })]),
    ]),
    time: { as: 'time', value: run.createdAt },
    duration: { as: 'duration', value: run.durationMs },
    version: markdownText(run.toolVersion),
  } as const;
  return checkUrl === null
    ? words.say('comment.runLine', line)
    : words.say('comment.runLineResults', {
        ...line,
        results: markdownLink(words.say('comment.resultsPage'), checkUrl),
      });
}

function studentSummary(cover: Cover, view: StudentView, words: Words, maxBytes: number): readonly string[] {
  const { own } = view;
  const policy = policyMarkdown(view, words);
  const head = [
    ...coverLines(cover, words),
    ...(policy === null ? [] : [policy, '']),
    ...(own === null ? [] : ownLines(own, ownFacts(view), words)),
  ];
  const tail = [
    ...howToReadLines(cover, words),
    words.say('comment.timeVersion', {
      time: { as: 'time', value: cover.createdAt },
      version: markdownText(cover.toolVersion),
    }),
    '',
  ];
  if (own === null) return [...head, ...tail];
  const budget = (maxBytes - byteLength([...head, ...tail].join('\n')) - 200) / 2;
  const section = (title: string, lines: readonly string[]): readonly string[] => {
    const more = (n: number): string => `- ${words.say('comment.more', { n })}`;
    return lines.length === 0 ? [] : [`### ${title}`, '', ...fitLines(lines, budget, more).lines, ''];
  };
  return [
    ...head,
    ...section(
      words.say('comment.regionsElsewhere', { n: own.regions.length }),
      own.regions.map((region) => regionMarkdown(region, words)),
    ),
    ...section(
      words.say('drop.filesLeftOut'),
      own.leftOut.map(({ path, reason }) =>
        words.say('words.colon', {
          first: `- ${markdownCode(path)}`,
          rest: words.tell(LEFT_OUT_WORDS[reason]),
        }),
      ),
    ),
    ...tail,
  ];
}

/** A table of one row, and why there are no numbers in it. */
function ownLines(
  own: NonNullable<StudentView['own']>,
  facts: ReturnType<typeof ownFacts>,
  words: Words,
): readonly string[] {
  return [
    markdownRow([words.say('lists.submission'), ...facts.map(([label]) => words.tell(label))]),
    markdownRow([':--', ...facts.map(() => ':--')]),
    markdownRow([markdownCode(own.name), ...facts.map(([, value]) => words.tell(value))]),
    '',
    ...(own.notChecked === null
      ? []
      : [markdownText(words.say('comment.itWasNotChecked', { reason: own.notChecked })), '']),
  ];
}
