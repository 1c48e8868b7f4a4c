import { LIMITS } from '../domain/limits.ts';
import type { Outcome } from '../domain/outcome.ts';
import { BANDS_EXPLAINED } from '../report/bands.ts';
import { markdownCode, markdownLink, markdownText } from '../text/escape.ts';
import { fitLines } from '../text/fit.ts';
import { count, formatCount, formatLines, formatTime } from '../text/format.ts';
import type { StudentView } from '../report/views/student.ts';
import { foundWords, ownFacts, policyMarkdown, studentHeadline } from '../report/student-words.ts';
import { headline } from '../report/wording.ts';
import type { Authorisation } from './authorise.ts';
import type { DismissalResult, StudentSafeStatus } from './effects.ts';
import { CHECK_OPTIONS, type CheckOverrides, type SyntaxRefusal } from './grammar.ts';
import { replyMarker } from './request.ts';

/** Why a command was not obeyed. */
export type Refusal =
  | { readonly kind: 'syntax'; readonly syntax: SyntaxRefusal }
  | {
      readonly kind: 'person';
      readonly reason: Extract<Authorisation, { readonly allowed: false }>['reason'];
    }
  | { readonly kind: 'not-own'; readonly pull: number }
  | {
      readonly kind: 'not-recorded';
      readonly why: Exclude<DismissalResult['kind'], 'recorded' | 'known'>;
    }
  /** `headSha` null: the failure came before the head was known. */
  | {
      readonly kind: 'failed';
      readonly outcome: Outcome;
      readonly retryHelps: boolean;
      readonly headSha: string | null;
    };

/** What the bot has to say. Everything in here may be read by every reader of the pull request. */
export type Reply =
  | { readonly kind: 'help' }
  | { readonly kind: 'accepted'; readonly headSha: string; readonly overrides: CheckOverrides }
  | {
      readonly kind: 'checked';
      readonly headSha: string;
      readonly overrides: CheckOverrides;
      readonly view: StudentView;
    }
  | { readonly kind: 'status'; readonly status: StudentSafeStatus | null; readonly headSha: string }
  | { readonly kind: 'explained'; readonly status: StudentSafeStatus | null; readonly headSha: string }
  | {
      readonly kind: 'dismissed';
      readonly result: Extract<DismissalResult, { readonly kind: 'recorded' | 'known' }>;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface ReplyContext {
  /** The command's idempotency key. */
  readonly key: string;
  /** Whose command is answered. */
  readonly author: string;
  /** The run that works on it; null: there is no page for it. */
  readonly runUrl: string | null;
}

const REGIONS_SHOWN = 50;
/** For what stands around a list. */
const RESERVE = 4000;

/** A comment's body: the marker, what is said, for whom. */
export function renderReply(reply: Reply, context: ReplyContext): string {
  const lines = linesOf(reply);
  return [
    replyMarker(context.key),
    ...(lines.at(-1) === '' ? lines.slice(0, -1) : lines),
    '',
    `<sub>${markdownLink('Code similarity', context.runUrl)} · asked by ${markdownCode(context.author)}</sub>`,
  ].join('\n');
}

function linesOf(reply: Reply): readonly string[] {
  switch (reply.kind) {
    case 'help':
      return help();
    case 'accepted':
      return [
        pinnedLine(reply.headSha),
        `⏳ Checking commit ${markdownCode(reply.headSha)}. This comment says so when it is done; later pushes are not part of this check.`,
        ...changedSettings(reply.overrides),
      ];
    case 'checked':
      return checked(reply.view, reply.headSha, reply.overrides);
    case 'status':
      return reply.status === null ? neverChecked() : statusLines(reply.status, reply.headSha);
    case 'explained':
      return reply.status === null ? neverChecked() : explained(reply.status, reply.headSha);
    case 'dismissed':
      return [dismissedText(reply.result)];
    case 'refused':
      return refused(reply.refusal);
  }
}

const PINNED = /^<!-- code-similarity:bot-pinned ([0-9a-f]{40}) -->$/;

/** What an unfinished reply keeps for the attempt after a run that died. */
function pinnedLine(headSha: string): string {
  return `<!-- code-similarity:bot-pinned ${headSha} -->`;
}

/** The commit of a reply that only says that the work has begun; null: the reply is a final one. */
export function pinnedIn(body: string): string | null {
  return PINNED.exec(secondLine(body))?.[1] ?? null;
}

const REFUSED_LINE = '<!-- code-similarity:bot-refused -->';

/** Whether a final reply is a refusal. */
export function isRefusal(body: string): boolean {
  return secondLine(body) === REFUSED_LINE;
}

function secondLine(body: string): string {
  return body.split('\n', 2)[1] ?? '';
}

function checked(view: StudentView, headSha: string, overrides: CheckOverrides): readonly string[] {
  const { mark, title } = studentHeadline(view);
  const { own } = view;
  const isFull = view.feedback === 'full';
  const policy = policyMarkdown(view);
  return [
    `### ${mark} ${title}`,
    '',
    markdownText(view.sentence),
    '',
    ...(policy === null ? [] : [policy, '']),
    ...(own === null
      ? []
      : [
          [
            ...ownFacts(view).map(([label, value]) => `${label}: **${value}**`),
            ...(isFull ? [count(own.regions.length, 'region')] : []),
          ].join(' · '),
          '',
          ...(own.notChecked === null ? [] : [`Not checked: ${markdownText(own.notChecked)}`, '']),
        ]),
    `Checked commit ${markdownCode(headSha)}; flagged above ${view.thresholds.similarity}${view.aiRun ? ` (AI: ${view.thresholds.ai})` : ''}. A number is a reason to look, never a proof.`,
    ...changedSettings(overrides),
    ...(own === null || own.regions.length === 0 ? [] : ['', '`/similarity explain own` lists the lines.']),
    ...(own === null || !isFull ? [] : ['', bands()]),
  ];
}

function neverChecked(): readonly string[] {
  return ['No check of this pull request is known yet. `/similarity check` runs one.'];
}

function statusLines(status: StudentSafeStatus, headSha: string): readonly string[] {
  const when = markdownLink(formatTime(status.at), status.url);
  if (status.feedback !== 'full') {
    return [`Last check: ${when}. What it says stands there.`, '', ...commitLines(status, headSha)];
  }
  return [
    `Last check: ${when} · similarity: **${status.similarity ?? 'n/a'}** · ${count(status.regionCount, 'region')}`,
    '',
    ...commitLines(status, headSha),
    bands(),
  ];
}

function explained(status: StudentSafeStatus, headSha: string): readonly string[] {
  const when = markdownLink(formatTime(status.at), status.url);
  if (status.feedback !== 'full') {
    return [
      `The check of ${when} does not show lines here (\`student-feedback: ${status.feedback}\`).`,
      '',
      ...commitLines(status, headSha),
    ];
  }
  if (status.regionCount === 0) {
    return [
      `The check of ${when} found no lines of this pull request elsewhere.`,
      '',
      ...commitLines(status, headSha),
    ];
  }
  if (status.regions.length === 0) {
    return [`${found(status, when)} Its comment lists them.`, '', ...commitLines(status, headSha)];
  }
  const shown = status.regions.slice(0, REGIONS_SHOWN);
  const missing = status.regionCount - shown.length;
  const more = (rest: number): string => `- …and ${formatCount(rest)} more`;
  const fitted = fitLines(
    [
      ...shown.map(
        (lines) =>
          `- ${markdownCode(lines.file)} ${formatLines(lines.lineStart, lines.lineEnd)}${lines.foundIn.length === 0 ? '' : ` (${foundWords(lines)})`}`,
      ),
      ...(missing > 0 ? [more(missing)] : []),
    ],
    LIMITS.commentCharacters - RESERVE,
    (rest) => more(missing > 0 ? rest - 1 + missing : rest),
    (text) => text.length,
  );
  return [found(status, when), '', ...fitted.lines, '', ...commitLines(status, headSha)];
}

function found({ regionCount }: StudentSafeStatus, when: string): string {
  return `The check of ${when} found ${count(regionCount, 'region')} of this pull request that ${regionCount === 1 ? 'is' : 'are'} like code elsewhere. That needs a person's review and is no finding of misconduct.`;
}

function commitLines(status: StudentSafeStatus, headSha: string): readonly string[] {
  if (status.headSha === null) return [];
  return [
    status.headSha === headSha
      ? `Checked commit ${markdownCode(status.headSha)}, which is the head.`
      : `Checked commit ${markdownCode(status.headSha)}; the head has moved to ${markdownCode(headSha)} since.`,
    '',
  ];
}

function bands(): string {
  return `<sub>Bands: ${BANDS_EXPLAINED}.</sub>`;
}

function changedSettings(overrides: CheckOverrides): readonly string[] {
  const names: Readonly<Record<keyof CheckOverrides, string>> = {
    similarityThreshold: 'similarity-threshold',
    aiThreshold: 'ai-threshold',
    pullRequestScope: 'pull-request-scope',
    compareWith: 'compare-with',
    language: 'language',
    engine: 'engine',
  };
  const changed = Object.entries(names).flatMap(([field, name]) => {
    const value = overrides[field as keyof CheckOverrides];
    return value === undefined ? [] : [`${name} ${markdownCode(String(value))}`];
  });
  return changed.length === 0 ? [] : ['', `Set by the command: ${changed.join(', ')}.`];
}

function help(): readonly string[] {
  return [
    'The first line of a new comment on a pull request is read; the rest of it is for people.',
    '',
    '| Command | What it does |',
    '| :-- | :-- |',
    '| `/similarity check [options]` | checks the head commit as it is now |',
    '| `/similarity status` | says how the last check ended |',
    '| `/similarity explain own` | lists the lines of this pull request that are like code elsewhere |',
    '| `/similarity dismiss <pair> <reason>` | records that a person found a pair to be no finding; the pair is both keys, `keyA..keyB`, as a staff report shows them |',
    '| `/similarity help` | shows this |',
    '',
    '| Option of `check` | What it does |',
    '| :-- | :-- |',
    ...Object.entries(CHECK_OPTIONS).map(
      ([name, option]) => `| ${markdownCode(`${name} ${option.value}`)} | ${option.meaning} |`,
    ),
    '',
    'A value with spaces stands in `"`. Every command but this one needs write permission and a place in `bot-users`; where that is empty, the role admin or maintain.',
  ];
}

function refused(refusal: Refusal): readonly string[] {
  const head =
    refusal.kind === 'failed'
      ? [`### ${headline(refusal.outcome).mark} ${headline(refusal.outcome).title}`, '']
      : [];
  return [REFUSED_LINE, ...head, refusalText(refusal)];
}

function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'syntax':
      return syntaxText(refusal.syntax);
    case 'person':
      return personText(refusal.reason);
    case 'not-own':
      return `\`explain\` shows the lines of the pull request it is asked on: \`/similarity explain own\`, or \`/similarity explain ${refusal.pull}\`. The others are not shown here.`;
    case 'not-recorded':
      return notRecordedText(refusal.why);
    case 'failed': {
      const commit = refusal.headSha === null ? '' : ` Commit: ${markdownCode(refusal.headSha)}.`;
      return refusal.retryHelps
        ? `The command could not be carried out. It can be tried again later, in a new comment.${commit}`
        : `The command could not be carried out. The log of the run says why.${commit}`;
    }
  }
}

function dismissedText(result: Extract<Reply, { readonly kind: 'dismissed' }>['result']): string {
  if (result.kind === 'known') return 'That pair was dismissed before; nothing was changed.';
  return result.isKnown
    ? 'The pair is dismissed: checks from now on show it as such and do not count it. It stays in the record, with the reason and who gave it.'
    : 'The dismissal is recorded, with the reason and who gave it. No check has compared these two yet, as far as can be seen from here: one of them is neither a pull request of this repository nor a repository that can be read. Look whether the next check shows the pair as dismissed.';
}

function notRecordedText(why: Extract<Refusal, { readonly kind: 'not-recorded' }>['why']): string {
  switch (why) {
    case 'no-pair':
      return 'No check here compares these two, so nothing was recorded. A pair is two submissions, and at least one is a pull request of this repository, as in `org/hw1#1..org/hw1#2`; a staff report shows the keys.';
    case 'no-such-pull':
      return 'This repository has no pull request of one of these numbers, so nothing was recorded. A staff report shows the keys.';
    case 'nowhere':
      return 'There is no place where a dismissal could be kept. Add the pair to `dismissed` in the configuration file.';
  }
}

function syntaxText({ problem, quoted, suggestion }: SyntaxRefusal): string {
  // A function, because `$&` in a stranger's text would mean something in a replacement.
  const text = problem.replace('{}', () => markdownCode(quoted ?? ''));
  const meant = suggestion === null ? '' : ` Did you mean ${markdownCode(suggestion)}?`;
  return `${text}.${meant} Nothing was done. \`/similarity help\` lists what can be asked.`;
}

function personText(reason: Extract<Refusal, { readonly kind: 'person' }>['reason']): string {
  switch (reason) {
    case 'no-write':
      return 'Commands are obeyed from people with write permission in this repository only.';
    case 'not-listed':
      return 'Commands are obeyed from the people in `bot-users` only.';
    case 'not-maintainer':
      return 'No `bot-users` are configured, so that commands are obeyed from people with the role admin or maintain only. Write permission alone is not enough: students have it in their own repositories.';
    case 'unreadable':
      return 'It could not be found out whether you belong to a team in `bot-users`, so that nothing was done. The log of the run says what the token lacks.';
  }
}
