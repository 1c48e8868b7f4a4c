import {
  bar,
  columns,
  ENGLISH,
  formatCount,
  formatDuration,
  formatLines,
  formatScore,
  message,
  pad,
  painter,
  plainLine,
} from '#base';
import type { SubmissionFinding } from '#contract';
import type { RankedPair, StudentView } from '#report';
import {
  apartWords,
  beforeWords,
  fileUrl,
  foundWords,
  gapWords,
  histogramLines,
  leftOutSummary,
  licenceWords,
  ownFacts,
  PARDONED_WORDS,
  policyWords,
  searchSentences,
  sourcesOf,
  TOGETHER_WORDS,
  uncheckedWords,
  totalsHistogram,
} from '#report';
import { equalLines, hiddenCode, namedIn } from './markdown-lines.ts';
import type { StaffView } from './staff.ts';
import type { Cover, View } from './view.ts';

/** How the lines are shown. */
export interface ConsoleStyle {
  readonly colours: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Most rows of each list. */
  readonly maxRows: number;
  /** `table`: aligned columns with bars. `plain`: one fact a line, without alignment. Default: `table`. */
  readonly layout?: 'table' | 'plain';
}

const NAME_MIN = 12;
const NAME_MAX = 44;
/** Pairs of each kind in a table. */
const PAIRS_SHOWN = 10;
/** Lines of lists after which the verdict is said a second time, for a reader of the end of a long log. */
const REPEATED_AFTER = 12;

/** The result for a terminal or a log, each line ended by a newline. No line can be taken for a workflow command. */
export function renderConsole(view: View, style: ConsoleStyle): string {
  const lines =
    view.audience === 'staff'
      ? staffLines(view.cover, view.staff, style)
      : studentLines(view.cover, view.student, style);
  return lines.map((line) => `${line}\n`).join('');
}

function staffLines(cover: Cover, view: StaffView, style: ConsoleStyle): readonly string[] {
  const { findings, run } = view.report;
  const paint = painter(style.colours);
  const verdict = verdictLines(cover, view, paint);
  const lists = style.layout === 'plain' ? plainLines(view, style) : tableLines(view, style);
  return [
    ...verdict,
    ...(view.cases === null ? [] : [`cases: ${ENGLISH.tell(view.cases)}`]),
    ...findings.notices.map((notice) => `note: ${plainLine(ENGLISH.write(notice))}`),
    ...lists,
    ...webLines(view, style),
    ...equalFileLines(view, style).map((line) => paint('warn', line)),
    ...gapLines(view).map((line) => paint('warn', line)),
    ...hiddenLines(view, style).map((line) => paint('warn', line)),
    ...leftOutSummary(findings.submissions).map((text) => `left out: ${ENGLISH.tell(text)}`),
    paint('dim', `took ${formatDuration(run.durationMs)}`),
    ...(lists.length > REPEATED_AFTER ? ['', ...verdict] : []),
  ];
}

function verdictLines(
  cover: Cover,
  { report: { verdict } }: StaffView,
  paint: ReturnType<typeof painter>,
): readonly string[] {
  const isGood = verdict.outcome === 'passed' && verdict.standsOut.length === 0;
  return [
    paint(isGood ? 'good' : 'bad', `${ENGLISH.tell(cover.headline.title)}: ${plainLine(cover.title)}`),
    plainLine(ENGLISH.tell(cover.sentence)),
    ...verdict.warnings.map((warning) => paint('warn', `warning: ${plainLine(ENGLISH.tell(warning))}`)),
  ];
}

function equalFileLines(view: StaffView, { maxRows }: ConsoleStyle): readonly string[] {
  const groups = equalLines(view, ENGLISH, plainLine);
  return [
    ...groups.slice(0, maxRows).map((names) => `equal files, too short to judge: ${names}`),
    ...(groups.length > maxRows ? [`…and ${formatCount(groups.length - maxRows)} more in the report`] : []),
  ];
}

function hiddenLines(view: StaffView, { maxRows }: ConsoleStyle): readonly string[] {
  const lines = hiddenCode(view, ENGLISH, plainLine);
  return [
    ...lines.slice(0, maxRows).map((line) => `look at: ${ENGLISH.tell(line)}`),
    ...(lines.length > maxRows ? [`…and ${formatCount(lines.length - maxRows)} more in the report`] : []),
  ];
}

/** What a search of the web came to, and who is like which public code. */
function webLines(view: StaffView, { maxRows }: ConsoleStyle): readonly string[] {
  const { tutorials = [] } = view.report.findings.webSearch ?? {};
  const found = view.ranked.flatMap((submission) =>
    sourcesOf(submission).map(({ source, similarity }) =>
      ENGLISH.say('web.line', {
        name: plainLine(submission.name),
        score: formatScore(similarity, view.report.thresholds.similarity),
        source: plainLine(fileUrl(source) ?? source.url),
        licence: plainLine(ENGLISH.write(licenceWords(source))),
        before: ENGLISH.tell(beforeWords(source)),
      }),
    ),
  );
  const all = [
    ...searchSentences(view.report).map((sentence) => plainLine(ENGLISH.tell(sentence))),
    ...tutorials.map(({ url, submissions, of }) =>
      ENGLISH.rich<string>(message('web.tutorial', { n: submissions, of }), {
        source: () => plainLine(url),
      }).join(''),
    ),
    ...found.slice(0, maxRows),
  ];
  return [
    ...all.map((line) => `web: ${line}`),
    ...(found.length > maxRows
      ? [`web: …and ${formatCount(found.length - maxRows)} more in the report`]
      : []),
  ];
}

/** Who is missing or has no number, and why. */
function gapLines(view: StaffView): readonly string[] {
  const {
    report: { findings },
    gaps,
    unchecked,
  } = view;
  const numberless = numbered(view)
    .filter(({ key, total }) => total === null && !unchecked.has(key))
    .map((one) => ({ name: one.name, reason: uncheckedWords(one) }));
  return [
    ...gapWords(findings.failures, plainLine, ENGLISH).map(
      ({ who, reason }) => `not collected: ${who}: ${plainLine(reason)}`,
    ),
    ...gapWords(gaps, plainLine, ENGLISH).map(
      ({ who, reason }) => `not checked: ${who}: ${plainLine(reason)}`,
    ),
    ...gapWords(numberless, plainLine, ENGLISH).map(
      ({ who, reason }) => `no number: ${who}: ${plainLine(reason)}`,
    ),
  ];
}

/** The judged submissions, where at least one has a number. */
function numbered({ listed }: StaffView): readonly SubmissionFinding[] {
  return listed.some((one) => (one.total ?? one.aiAverage) !== null) ? listed : [];
}

function plainLines(view: StaffView, { maxRows: rows }: ConsoleStyle): readonly string[] {
  const ranked = numbered(view);
  const pairs = [...view.toReview, ...view.dismissed, ...view.together];
  return [
    ...ranked.slice(0, rows).map((submission) => plainSubmission(view, submission)),
    ...(ranked.length > rows ? [`and ${formatCount(ranked.length - rows)} more in the report`] : []),
    ...pairs.slice(0, rows).map((pair) => plainPair(view, pair)),
    ...(pairs.length > rows ? [`and ${formatCount(pairs.length - rows)} more pairs in the report`] : []),
    ...(view.apart > 0 ? [`and ${ENGLISH.tell(apartWords(view.apart))}`] : []),
  ];
}

function plainSubmission(view: StaffView, { key, name, total, aiAverage }: SubmissionFinding): string {
  const { findings, thresholds } = view.report;
  const by = view.flags.get(key);
  const unflagged = view.unchecked.has(key) ? 'not checked' : 'not flagged';
  const state = by === undefined ? unflagged : `flagged (${by.join(', ')})`;
  const ai = findings.aiRun ? ` ai ${formatScore(aiAverage, thresholds.ai)}` : '';
  const remark = view.pardoned.has(key) ? `, ${ENGLISH.tell(PARDONED_WORDS)}` : '';
  return `${state}: ${plainLine(name)} similarity ${formatScore(total, thresholds.similarity)}${ai}${remark}`;
}

function plainPair(view: StaffView, one: RankedPair): string {
  const { report } = view;
  const inText = (key: string): string => namedIn(view, key, ENGLISH, plainLine);
  const { pair, average, dismissed, standsOut } = one;
  const numbers = `similarity ${formatScore(average, report.thresholds.similarity)} priority ${formatScore(pair.suspicion)}`;
  const reason = dismissed === null ? '' : ` dismissed: ${plainLine(dismissed)}`;
  return `pair: ${inText(pair.a)} / ${inText(pair.b)} ${numbers}${standsOut ? ' stands out' : ''}${reason} ${notCounted(one)}`.trimEnd();
}

function tableLines(view: StaffView, style: ConsoleStyle): readonly string[] {
  const ranked = numbered(view);
  const widest = Math.max(
    NAME_MIN,
    ...ranked.slice(0, style.maxRows).map((submission) => columns(plainLine(submission.name))),
  );
  const width = Math.min(NAME_MAX, widest, Math.max(NAME_MIN, Math.floor((style.width - 52) / 2)));
  const known = ranked.filter(({ total }) => total !== null).length;
  const histogram = totalsHistogram(view.report.findings.submissions, view.pardoned);
  return [
    ...submissionLines(view, ranked, style, width),
    ...pairLines(view, style, width),
    ...(known > 3 ? ['', ...histogramLines(histogram, ENGLISH, 24).map((line) => `  ${line}`)] : []),
  ];
}

function submissionLines(
  view: StaffView,
  ranked: readonly SubmissionFinding[],
  { colours, maxRows }: ConsoleStyle,
  width: number,
): readonly string[] {
  if (ranked.length === 0) return [];
  const paint = painter(colours);
  const ai = view.report.findings.aiRun ? '    ai  ' : '';
  return [
    '',
    paint('dim', `  ${pad('submission', width)}         similarity  ${ai}priority  closest`),
    ...ranked.slice(0, maxRows).map((submission) => submissionLine(view, submission, paint, width)),
    ...(ranked.length > maxRows ? [`  …and ${formatCount(ranked.length - maxRows)} more in the report`] : []),
  ];
}

/** What is closest has its own number: the total may be that of a pair that was dismissed. */
function submissionLine(
  view: StaffView,
  submission: SubmissionFinding,
  paint: ReturnType<typeof painter>,
  width: number,
): string {
  const { findings, thresholds } = view.report;
  const { key, total, aiAverage } = submission;
  const peer = view.closest.get(key);
  const mark = view.flags.has(key) ? '!' : view.unchecked.has(key) ? '?' : ' ';
  const score = (value: number | null, threshold: number | null): string =>
    `${formatScore(value, threshold).padStart(6)}  `;
  const text = [
    `${mark} ${pad(plainLine(submission.name), width)}  ${bar(total)} `,
    score(total, thresholds.similarity),
    findings.aiRun ? score(aiAverage, thresholds.ai) : '',
    `  ${score(view.suspicion(submission), null)}`,
    peer === undefined
      ? submission.pairsUnread === true
        ? formatScore(null).padStart(6)
        : ''
      : `${formatScore(peer.average, thresholds.similarity).padStart(6)} ${inColumn(view, peer.key, width)}`,
    view.pardoned.has(key) ? ` (${ENGLISH.tell(PARDONED_WORDS)})` : '',
  ].join('');
  return mark === '!' ? paint('bad', text) : mark === '?' ? paint('warn', text) : text.trimEnd();
}

/** A name, cut where it is too long for its column. */
function inColumn(view: StaffView, key: string, width: number): string {
  return namedIn(view, key, ENGLISH, (name) => pad(plainLine(name), width).trimEnd());
}

/** Why a pair whose two belong together counts nowhere; '': it counts. */
function notCounted({ pair: { together } }: RankedPair): string {
  return together === undefined ? '' : `not counted, ${ENGLISH.tell(TOGETHER_WORDS[together])}`;
}

/** Sorted by priority, which is shown; beside it the number that decides. */
function pairLines(view: StaffView, { colours, maxRows }: ConsoleStyle, width: number): readonly string[] {
  const paint = painter(colours);
  const { report, toReview, apart, dismissed, together } = view;
  const shown = Math.min(maxRows, PAIRS_SHOWN);
  const both = ({ pair }: RankedPair): string =>
    `${inColumn(view, pair.a, width)} ↔ ${inColumn(view, pair.b, width)}`;
  const whole = ({ pair }: RankedPair): string =>
    `${namedIn(view, pair.a, ENGLISH, plainLine)} ↔ ${namedIn(view, pair.b, ENGLISH, plainLine)}`;
  return [
    ...(toReview.length + apart > 0 ? ['', paint('dim', '  pairs to review first')] : []),
    ...(toReview.length > 0 ? [paint('dim', '  priority  similarity')] : []),
    ...toReview
      .slice(0, shown)
      .map(
        (one) =>
          `  ${formatScore(one.pair.suspicion).padStart(8)}  ${formatScore(one.average, report.thresholds.similarity).padStart(10)}  ${both(one)}${one.standsOut ? '  (stands out)' : ''}`,
      ),
    ...(toReview.length > shown ? [`  …and ${formatCount(toReview.length - shown)} more in the report`] : []),
    ...(apart > 0 ? [`  ${toReview.length > 0 ? '…and ' : 'none: '}${ENGLISH.tell(apartWords(apart))}`] : []),
    ...dismissed
      .slice(0, shown)
      .map((one) => `  dismissed: ${whole(one)}: ${plainLine(one.dismissed ?? '')}`),
    ...(dismissed.length > shown
      ? [`  …and ${formatCount(dismissed.length - shown)} more dismissed pairs in the report`]
      : []),
    ...together.slice(0, shown).map((one) => `  ${notCounted(one)}: ${whole(one)}`),
    ...(together.length > shown
      ? [`  …and ${formatCount(together.length - shown)} more pairs that belong together in the report`]
      : []),
  ];
}

function studentLines(
  cover: Cover,
  view: StudentView,
  { colours, maxRows }: ConsoleStyle,
): readonly string[] {
  const { own, outcome } = view;
  const policy = policyWords(view);
  const isGood = outcome === 'passed' || outcome === null;
  const lines = [
    ...(cover.first === null ? [] : [ENGLISH.tell(cover.first)]),
    painter(colours)(
      isGood ? 'good' : 'bad',
      `${ENGLISH.tell(cover.headline.title)}: ${plainLine(cover.title)}`,
    ),
    ENGLISH.tell(cover.sentence),
    ...(cover.next === null ? [] : [ENGLISH.tell(cover.next)]),
    ...(policy === null ? [] : [plainLine(ENGLISH.tell(policy))]),
  ];
  if (own === null) return lines;
  const facts = ownFacts(view).map(([label, value]) => `${ENGLISH.tell(label)}: ${ENGLISH.tell(value)}`);
  const hidden = own.regions.length - maxRows;
  return [
    ...lines,
    `${plainLine(own.name)}: ${facts.join(', ')}`,
    ...(own.notChecked === null ? [] : [`not checked: ${plainLine(ENGLISH.tell(own.notChecked))}`]),
    ...own.regions
      .slice(0, maxRows)
      .map(
        (region) =>
          `  ${plainLine(region.file)} ${formatLines(region.lineStart, region.lineEnd)} (${ENGLISH.tell(foundWords(region))})`,
      ),
    ...(hidden > 0 ? [`  …and ${formatCount(hidden)} more`] : []),
  ];
}
