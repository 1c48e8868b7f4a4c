import { httpsUrl, joined, type Message, message, type PlainId, type Text } from '#base';
import {
  asMessage,
  type Balance,
  BALANCE_PARTS,
  checkLabel,
  type Findings,
  type FirstSeen,
  type HandInFacts,
  isCompared,
  LEFT_OUT_WORDS,
  type MatchFinding,
  type Origin,
  type RunReport,
  type SubmissionFinding,
} from '#contract';
import { handedInWords } from './first-words.ts';
import { repositoryUrl } from './places.ts';
import { beforeWords, fileUrl, licenceWords } from './web-sources.ts';
import { aiWords, rolesSummary } from './wording.ts';

/** A labelled fact, e.g. where a submission comes from; `url` is https. */
export interface Fact {
  readonly label: Text;
  readonly text: Text;
  readonly url: string | null;
  /** The text is somebody's words, in which people may be named; else a sentence of this program. */
  readonly isGiven?: true;
}

/** When something was handed in. */
export interface HandedIn {
  /** In words: with a clock where one is told. */
  readonly text: Text;
  /** What it is sorted by, in milliseconds since 1970; null: the text may mean several times, or none. Without a zone it is of UTC. */
  readonly ms: number | null;
  /** A server recorded it, so its author could not choose it. */
  readonly isAttested: boolean;
}

/** Whether it was after the deadline, as a server or the platform tells; null: not known. A commit's own date says nothing: its author chose it. A platform marks only what is late. */
export function wasLate({ origin }: SubmissionFinding): boolean | null {
  if (origin?.kind === 'directory') return origin.handIn?.isLate ?? null;
  if (origin?.kind !== 'repository') return null;
  return origin.deadlineStatus === 'late' ? true : origin.deadlineStatus === 'on-time' ? false : null;
}

/** When GitHub took the push, or the platform the hand-in: no clock of the student's. What a list says nobody attests. null: not known. */
export function handedIn({ origin, person }: SubmissionFinding): HandedIn | null {
  if (origin?.kind === 'repository' && origin.pushedAt !== undefined) {
    const at = origin.pushedAt;
    return { text: { as: 'time', value: at }, ms: momentIn(at), isAttested: true };
  }
  if (origin?.kind !== 'directory' || origin.handIn?.at === undefined) {
    return person?.time === undefined
      ? null
      : { text: person.time, ms: momentIn(person.time), isAttested: false };
  }
  const { at, isLate } = origin.handIn;
  return { text: handedInWords(at, isLate === true), ms: momentIn(at), isAttested: true };
}

/** `2026-10-03 17:05:09 +0200`, and RFC 3339. */
const BY_NUMBERS =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?(?:Z|UTC|GMT|([+-]\d\d):?(\d\d)))?)?$/i;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/**
 * `Saturday, 3 October 2026, 5:05 PM`, or with `October 3,`, as learning platforms write it in English. Of another language some months
 * look alike: a list of which half can be read would stand in a wrong order.
 */
const BY_WORDS = new RegExp(
  String.raw`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day, )?((?:\d\d? ${MONTH}|${MONTH} \d\d?,) \d{4}),? (\d\d?:\d\d(?::\d\d)?(?: [ap]m)?)$`,
  'i',
);

/**
 * When it was that a text tells. A text of any other form is not guessed at: `03/11/2026` is in March or in November. One without a
 * zone is read as of UTC, so that what is told in one zone stands in one order on every machine.
 */
function momentIn(text: string): number | null {
  const [, day, time = '00:00', hours, minutes = ''] = BY_NUMBERS.exec(text) ?? [];
  const [, dayInWords, timeInWords] = BY_WORDS.exec(text) ?? [];
  const ms =
    day === undefined
      ? Date.parse(`${dayInWords} ${timeInWords} UTC`)
      : Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(ms) ? null : ms;
}

/** Why a file was left out, with what is known of it. */
export function leftOutReason({ reason, detail }: SubmissionFinding['leftOut'][number]): Message {
  return detail === undefined
    ? LEFT_OUT_WORDS[reason]
    : message('report.leftOutDetail', { reason: LEFT_OUT_WORDS[reason], detail: asMessage(detail) });
}

/** What stood in a submission's repository after a push. */
export function pushUrl(
  report: RunReport,
  submission: SubmissionFinding | undefined,
  seen: FirstSeen,
): string | null {
  const base = submission === undefined || seen.kind !== 'push' ? null : repositoryUrl(report, submission);
  return base === null || seen.kind !== 'push' ? null : `${base}/tree/${encodeURIComponent(seen.sha)}`;
}

/** Where a submission comes from, and what its numbers are. */
export function submissionFacts(report: RunReport, submission: SubmissionFinding): readonly Fact[] {
  const ai = report.findings.aiRun ? aiWords(submission.aiState) : null;
  return [
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
    ...(submission.balance !== undefined && isBalanceTold(submission.balance)
      ? [fact('report.factBalance', balanceWords(submission.balance))]
      : []),
  ];
}

/** Queries that are named of one submission. */
const QUERIES = 6;

/** What is known of public code that a submission is like. */
export function sourceFacts(
  { findings }: RunReport,
  { key }: SubmissionFinding,
  source: NonNullable<MatchFinding['source']>,
): readonly Fact[] {
  const queries = (findings.webSearch?.sent ?? [])
    .filter(({ kind, submissions }) => kind === 'query' && submissions.includes(key))
    .map(({ text }) => text);
  return [
    fact('web.factAddress', fileUrl(source) ?? source.url, fileUrl(source)),
    ...(source.commit === '' ? [] : [fact('report.factCommit', source.commit)]),
    fact('web.factLicence', licenceWords(source)),
    fact('web.factBefore', beforeWords(source)),
    fact('web.factFound', message('web.foundBy', { provider: source.provider })),
    ...(source.provider === 'github' && queries.length > 0
      ? [fact('web.factAsked', { as: 'list', values: queries, most: QUERIES })]
      : []),
  ];
}

/** What the platform tells. */
function handInFacts(handIn: HandInFacts | undefined): readonly Fact[] {
  if (handIn === undefined) return [];
  const { id, login, email, members, at, isLate, attempt } = handIn;
  const known = (label: LabelId, text: Text | null | undefined): readonly Fact[] =>
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
export function aliasesOf({ origin, person }: SubmissionFinding): readonly string[] {
  // A list may give a person another name than the one that the source knows.
  const { sourceName, also = [] } = person ?? {};
  return [...(sourceName === undefined ? [] : [sourceName]), ...also, ...originAliases(origin)];
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

function originFacts(report: RunReport, submission: SubmissionFinding): readonly Fact[] {
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

/** Of all that was collected. */
function comparedOf({ submissions }: Findings): readonly SubmissionFinding[] {
  return submissions.filter(
    ({ state, comparability }) => state.kind === 'checked' && isCompared(comparability),
  );
}

/** How a run was made. */
export function runFacts(report: RunReport): readonly Fact[] {
  const { findings, run, thresholds } = report;
  const { similarity, ai } = thresholds;
  const { service, baseCode } = findings;
  return [
    fact('report.factCompared', rolesSummary(comparedOf(findings))),
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

type LabelId = PlainId & `${'report' | 'web'}.fact${string}`;

function fact(label: LabelId, text: Text, url: string | null = null): Fact {
  return { label: message(label), text, url: url === null ? null : httpsUrl(url) };
}

function given(one: Fact): Fact {
  return { ...one, isGiven: true };
}

/** Of text in files that count. Of 1,574 programs of honest and copying classes none has less code. */
const LEAST_CODE = 0.2;
/** Of a shorter text, in bytes, shares say nothing. */
const LEAST_TEXT = 2_000;

/** Whether a person should know what became of a submission's bytes: some were not read, or hardly any are code. */
export function isBalanceTold({ code, starter, strings, comments, unread }: Balance): boolean {
  const text = code + starter + strings + comments;
  return unread > 0 || (text >= LEAST_TEXT && code + starter < LEAST_CODE * text);
}

const WORDS = {
  code: message('report.balanceCode'),
  strings: message('report.balanceStrings'),
  comments: message('report.balanceComments'),
  blank: message('report.balanceBlank'),
  starter: message('report.balanceStarter'),
  copies: message('report.balanceCopies'),
  aside: message('report.balanceAside'),
  other: message('report.balanceOther'),
  unread: message('report.balanceUnread'),
} as const;

/** Each part that there is, in bytes. */
export function balanceWords(balance: Balance): Message {
  const parts = BALANCE_PARTS.filter((part) => balance[part] > 0).map((part) =>
    message('words.colon', { first: WORDS[part], rest: { as: 'bytes', value: balance[part] } }),
  );
  const unsized =
    balance.unsized === 0
      ? []
      : [message('words.colon', { first: message('report.balanceUnsized'), rest: String(balance.unsized) })];
  return joined('words.points', [...parts, ...unsized]);
}
