import { subjectOfKey, subjectsOf } from '../cases/subjects.ts';
import { checkLabel } from '../domain/check-label.ts';
import {
  type Findings,
  type FirstSeen,
  isDictated,
  type SubmissionFinding,
  unreadOf,
} from '../domain/findings.ts';
import { LEFT_OUT_WORDS } from '../domain/left-out-words.ts';
import type { RunReport } from '../domain/report.ts';
import { asMessage } from '../domain/said.ts';
import { type HandInFacts, isMissing, type Origin } from '../domain/submission.ts';
import { httpsUrl } from '../text/escape.ts';
import { inEnglish, message, type MessageId } from '../words/message.ts';
import type { Messages } from '../words/messages.ts';
import type { Message, Text } from '../words/value.ts';
import { firstSeenWords, handedInWords } from './first-words.ts';
import type { PageDetail, PageFact, PageFirst, PagePair, PageSubmission, StaffPage } from './page-data.ts';
import { pageWeb, webDetail, webOf } from './page-web.ts';
import { repositoryUrl } from './places.ts';
import { type RankedPair, sharesCode, tellsAll } from './ranking.ts';
import { elsewhere, elsewhereScore, elsewhereWords } from './searched.ts';
import type { StaffView } from './views/staff.ts';
import type { Cover } from './views/view.ts';
import {
  aiWords,
  comparabilityWords,
  leftOutSummary,
  rolesSummary,
  shortWords,
  TOGETHER_WORDS,
} from './wording.ts';

/** Pairs in the page: more than a person reads, and what a browser sorts at once. `pairs.csv` has them all. */
const MAX_PAIRS = 50_000;

/** Places of the submissions in the page by key: their order in the findings. */
export function pagePlaces(submissions: readonly SubmissionFinding[]): ReadonlyMap<string, number> {
  return new Map(submissions.map(({ key }, index) => [key, index]));
}

/**
 * The page's index. `embedded`: keys whose source is in the page; `omitted`: why others are not, or null; `reportSha256`: of the
 * report.json beside it.
 */
export function staffPage(
  cover: Cover,
  view: StaffView,
  sources: {
    readonly embedded: ReadonlySet<string>;
    readonly omitted: Message | null;
    readonly reportSha256?: string | undefined;
  },
): StaffPage {
  const { findings, verdict, thresholds } = view.report;
  const places = pagePlaces(findings.submissions);
  const subjects = subjectsOf(findings.submissions);
  const isEmbedded = findings.service.kind === 'embedded';
  return {
    audience: 'staff',
    locale: cover.locale,
    title: cover.title,
    createdAt: cover.createdAt,
    reportSha256: sources.reportSha256 ?? null,
    outcome: verdict.outcome,
    headline: cover.headline.title,
    sentence: cover.sentence,
    warnings: verdict.warnings,
    notices: [
      ...findings.notices.map(asMessage),
      ...(view.pairs.length > MAX_PAIRS
        ? [message('report.mostSuspicious', { shown: MAX_PAIRS, n: view.pairs.length })]
        : []),
    ],
    thresholds,
    aiRun: findings.aiRun,
    isEmbedded,
    language: findings.language,
    elsewhere: elsewhereWords(findings),
    // That no pair is marked says something only where the service would have marked it.
    standsOut: verdict.standsOut.length > 0 || tellsAll(findings) ? verdict.standsOut.length : null,
    pairsUnread: unreadOf(findings).length,
    web: pageWeb(view.report),
    baseCode: findings.baseCode,
    isDictated: findings.submissions.some(isDictated),
    facts: runFacts(view.report),
    howToRead: cover.howToRead,
    submissions: findings.submissions.map((one) => ({
      ...pageSubmission(view, one, sources.embedded.has(one.key)),
      subject: subjects.get(one.key) ?? subjectOfKey(one.key),
    })),
    pairs: view.pairs.slice(0, MAX_PAIRS).flatMap((pair) => pagePair(view.report, pair, places)),
    clusters: findings.clusters.map((cluster) => cluster.flatMap((key) => places.get(key) ?? [])),
    failures: findings.failures.map(({ name, reason }) => ({ name, reason: inEnglish(reason) })),
    leftOut: leftOutSummary(findings.submissions),
    sourcesOmitted: sources.omitted,
    cases: view.report.cases,
    common: view.report.common,
  };
}

/** Why a submission of which the verdict says so was not, or not all, checked. */
function uncheckedWords({ state, hidden = [], leftOut, aiState }: SubmissionFinding): Message {
  if (state.kind !== 'checked') return asMessage(state.reason);
  const missing = leftOut.filter(isMissing).length;
  if (missing > 0) return message('report.partlyCompared', { n: missing });
  if (hidden.some((copy) => copy.leftOut === 'own')) return message('report.hidesCode');
  return aiState === 'missing' ? message('report.noAiScore') : message('notices.noSimilarity');
}

function pageSubmission(
  view: StaffView,
  submission: SubmissionFinding,
  hasSource: boolean,
): Omit<PageSubmission, 'subject'> {
  const { findings } = view.report;
  const { key, name, person, role, state, total, local, aiState, quality, coverage } = submission;
  return {
    key,
    name,
    id: person?.id ?? null,
    section: person?.section ?? null,
    team: person?.team ?? null,
    handedIn: handedIn(submission),
    isLate: wasLate(submission),
    role,
    notChecked: state.kind === 'checked' ? null : asMessage(state.reason),
    unchecked: view.unchecked.has(key) ? uncheckedWords(submission) : null,
    flaggedBy: view.flags.get(key) ?? [],
    isPardoned: view.pardoned.has(key),
    total,
    local,
    web: elsewhereScore(findings, submission),
    elsewhere: elsewhere(findings, submission),
    ...webOf(submission),
    ai: submission.aiAverage,
    aiState,
    quality,
    suspicion: view.suspicion(submission),
    tokens: submission.tokens ?? null,
    coverage,
    note: comparabilityWords(submission.comparability),
    short: shortWords(submission),
    explanation: view.explanations.get(key) ?? null,
    files: submission.files.length,
    matches: submission.matches.length,
    isUnread: submission.pairsUnread === true,
    hasSource,
  };
}

/** A commit's own date says nothing: its author chose it. A platform marks only what is late. */
function wasLate({ origin }: SubmissionFinding): boolean | null {
  if (origin?.kind === 'directory') return origin.handIn?.isLate ?? null;
  if (origin?.kind !== 'repository') return null;
  return origin.deadlineStatus === 'late' ? true : origin.deadlineStatus === 'on-time' ? false : null;
}

/** When GitHub took the push, or the platform the hand-in: no clock of the student's. What a list says nobody attests. null: not known. */
function handedIn({ origin, person }: SubmissionFinding): PageSubmission['handedIn'] {
  if (origin?.kind === 'repository' && origin.pushedAt !== undefined) {
    const at = origin.pushedAt;
    return { text: { as: 'time', value: at }, at, isAttested: true };
  }
  if (origin?.kind !== 'directory' || origin.handIn?.at === undefined) {
    return person?.time === undefined ? null : { text: person.time, at: person.time, isAttested: false };
  }
  const { at, isLate } = origin.handIn;
  return { text: handedInWords(at, isLate === true), at, isAttested: true };
}

/** Empty where one of the two is not in the page. */
function pagePair(
  report: RunReport,
  ranked: RankedPair,
  places: ReadonlyMap<string, number>,
): readonly PagePair[] {
  const { pair, average, dismissed, standsOut } = ranked;
  const [a, b] = [places.get(pair.a), places.get(pair.b)];
  if (a === undefined || b === undefined) return [];
  const { similarity, matchedSimilarity, suspicion, longestFragment: longest, overlap } = pair;
  const isApart = !sharesCode(ranked);
  return [
    {
      a,
      b,
      similarity,
      matchedSimilarity,
      average,
      suspicion,
      longest,
      overlap,
      dismissed,
      together: pair.together === undefined ? null : TOGETHER_WORDS[pair.together],
      first:
        pair.first === undefined
          ? null
          : {
              a: pageFirst(report, report.findings.submissions[a], pair.first.a),
              b: pageFirst(report, report.findings.submissions[b], pair.first.b),
            },
      standsOut,
      isApart,
    },
  ];
}

function pageFirst(report: RunReport, submission: SubmissionFinding | undefined, seen: FirstSeen): PageFirst {
  const text = firstSeenWords(seen);
  if (seen.kind === 'unknown') return { text, at: null, url: null };
  const base = submission === undefined ? null : repositoryUrl(report, submission);
  return { text, at: seen.at, url: base === null ? null : `${base}/tree/${encodeURIComponent(seen.sha)}` };
}

/** A submission's details. */
export function pageDetail(
  report: RunReport,
  submission: SubmissionFinding,
  places: ReadonlyMap<string, number>,
): PageDetail {
  const ai = report.findings.aiRun ? aiWords(submission.aiState) : null;
  const web = webDetail(report, submission);
  return {
    aliases: aliasesOf(submission),
    facts: [
      ...originFacts(report, submission),
      ...(submission.totalSources.length > 1 && new Set(submission.totalSources).size > 1
        ? [
            fact(
              'report.factTotalsGiven',
              message('report.highestJudged', {
                values: { as: 'list', values: submission.totalSources.map(String) },
              }),
            ),
          ]
        : []),
      ...(ai === null ? [] : [fact('report.factAiScore', ai)]),
      fact('report.factSize', {
        as: 'bytes',
        value: submission.files.reduce((sum, file) => sum + file.size, 0),
      }),
    ],
    files: submission.files,
    leftOut: submission.leftOut.map(({ path, reason, detail }) => ({
      path,
      reason:
        detail === undefined
          ? LEFT_OUT_WORDS[reason]
          : message('report.leftOutDetail', { reason: LEFT_OUT_WORDS[reason], detail: asMessage(detail) }),
    })),
    remarks: submission.remarks.map(asMessage),
    matches: submission.matches.map((match) => ({
      kind: match.kind,
      other: match.otherKey === null ? null : (places.get(match.otherKey) ?? null),
      similarity: match.similarity,
      own: match.own,
      region: match.other,
      tokens: match.tokens,
      sharedBy: match.sharedBy ?? null,
      ...web.of(match),
    })),
    ...web.sources,
  };
}

/** What the platform tells. */
function handInFacts(handIn: HandInFacts | undefined): readonly PageFact[] {
  if (handIn === undefined) return [];
  const { id, login, email, members, at, isLate, attempt } = handIn;
  const known = (label: LabelId, text: Text | null | undefined): readonly PageFact[] =>
    text == null ? [] : [fact(label, text)];
  return [
    ...known('report.factId', id),
    ...known('report.factLogin', login),
    ...known('report.factEmail', email),
    ...known('report.factMembers', members?.map(({ name }) => name).join(', ')),
    ...known('report.factHandedIn', at === undefined ? at : handedInWords(at, isLate === true)),
    ...known('report.factLate', at === undefined && isLate === true ? message('report.yes') : null),
    ...known('report.factAttempt', attempt),
  ];
}

/** What names the person besides the submission's name and key. */
function aliasesOf({ origin, person }: SubmissionFinding): readonly string[] {
  // A list may give a person another name than the one that the source knows.
  return [...(person?.sourceName == null ? [] : [person.sourceName]), ...originAliases(origin)];
}

function originAliases(origin: Origin | null): readonly string[] {
  switch (origin?.kind) {
    case undefined:
      return [];
    case 'directory': {
      const { id, login, email, members = [] } = origin.handIn ?? {};
      const known = [id, login, email, ...members.flatMap((one) => [one.name, one.id, one.email])];
      return [origin.path, ...known.flatMap((one) => one ?? [])];
    }
    case 'repository':
      return [origin.owner, origin.repo, origin.student, origin.login].flatMap((one) => one ?? []);
    case 'pull-request':
      return [origin.author];
  }
}

function originFacts(report: RunReport, submission: SubmissionFinding): readonly PageFact[] {
  const { origin } = submission;
  const base = repositoryUrl(report, submission) ?? '';
  switch (origin?.kind) {
    case undefined:
      return [];
    case 'directory':
      return [fact('report.factFolder', origin.path), ...handInFacts(origin.handIn)];
    case 'repository': {
      return [
        fact('report.factRepository', `${origin.owner}/${origin.repo}`, base),
        fact('report.factCommit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
        ...(origin.student === undefined ? [] : [fact('report.factStudent', origin.student)]),
        ...(origin.deadlineStatus === undefined
          ? []
          : [fact('report.factDeadline', DEADLINE_WORDS[origin.deadlineStatus])]),
        ...(origin.pushedAt === undefined
          ? []
          : [fact('report.factPushed', { as: 'time', value: origin.pushedAt })]),
      ];
    }
    case 'pull-request': {
      return [
        fact(
          'report.factPullRequest',
          `${origin.owner}/${origin.repo}#${origin.number}`,
          `${base}/pull/${origin.number}`,
        ),
        fact('report.factAuthor', origin.author),
        fact('report.factCommit', origin.sha.slice(0, 12), `${base}/tree/${encodeURIComponent(origin.sha)}`),
      ];
    }
  }
}

const DEADLINE_WORDS = {
  'on-time': message('report.onTime'),
  late: message('report.late'),
  'no-deadline': message('report.noDeadline'),
  unattested: message('report.unattested'),
} as const;

function runFacts(report: RunReport): readonly PageFact[] {
  const { findings, run, thresholds } = report;
  const { similarity, ai } = thresholds;
  const { service, baseCode } = findings;
  return [
    fact('report.factCompared', rolesSummary(findings.submissions)),
    fact(
      'report.factFlaggedAbove',
      findings.aiRun
        ? message('report.thresholdBoth', { similarity, ai })
        : message('report.thresholdSimilarity', { similarity }),
    ),
    given(
      fact(
        'report.factService',
        service.kind === 'embedded'
          ? message('report.serviceEmbedded')
          : (service.host ?? message('report.unknown')),
        findings.checkUrl,
      ),
    ),
    ...(findings.engine === null ? [] : [fact('report.factEngine', findings.engine.name)]),
    fact('report.factLanguage', findings.language),
    fact('report.factStarter', message(baseCode ? 'report.takenOut' : 'report.notTakenOut')),
    ...(findings.checkId === null
      ? []
      : [given(fact('report.factCheck', checkFact(findings, findings.checkId)))]),
    fact('report.factMade', { as: 'time', value: run.createdAt }, run.runUrl),
    fact('report.factTook', { as: 'duration', value: run.durationMs }),
    fact('report.factVersion', run.toolVersion),
  ];
}

/** Only another service has a place where somebody looks its number up. */
function checkFact({ checkName, service }: Findings, id: number): string {
  const label = checkLabel(checkName);
  return service.kind === 'embedded' ? label : `${label} (${id})`;
}

/** The label of a fact: a sentence without values. */
type LabelId = { [Id in MessageId]: null extends Messages[Id] ? Id : never }[MessageId] &
  `report.fact${string}`;

function fact(label: LabelId, text: Text, url: string | null = null): PageFact {
  return { label: message(label), text, url: url === null ? null : httpsUrl(url) };
}

function given(one: PageFact): PageFact {
  return { ...one, isGiven: true };
}
