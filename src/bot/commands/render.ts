import {
  count,
  ENGLISH,
  fitLines,
  formatCount,
  formatLines,
  formatTime,
  markdownCode,
  markdownLink,
  markdownText,
} from '#base';
import { LIMITS } from '#contract';
import type { StudentView } from '#report';
import {
  foundWords,
  ownFacts,
  paragraph,
  policyMarkdown,
  studentFirst,
  studentHeadline,
  studentNext,
} from '#report';
import { type CheckMark, checkMark, REFUSED_LINE, type HeadStanding } from './check-mark.ts';
import type { CheckOverrides } from './check-options.ts';
import type { ListedDismissal, StudentSafeStatus } from './effects.ts';
import { helpLines } from './help.ts';
import type { DismissalResult } from './record-dismissal.ts';
import { type Refusal, refusalLines } from './render-refusal.ts';
import { replyMarker } from './request.ts';

/** What the bot has to say. Everything but `scan` may be read by every reader of the pull request. */
export type Reply =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'accepted';
      readonly headSha: string;
      readonly standing: HeadStanding;
      readonly overrides: CheckOverrides;
    }
  | {
      readonly kind: 'checked';
      readonly headSha: string;
      readonly standing: HeadStanding;
      readonly overrides: CheckOverrides;
      readonly view: StudentView;
    }
  | { readonly kind: 'status'; readonly status: StudentSafeStatus | null; readonly headSha: string }
  | { readonly kind: 'explained'; readonly status: StudentSafeStatus | null; readonly headSha: string }
  | {
      readonly kind: 'dismissed';
      readonly result: Extract<DismissalResult, { readonly kind: 'recorded' | 'known' }>;
    }
  | { readonly kind: 'undismissed'; readonly wasDismissed: boolean }
  | { readonly kind: 'dismissals'; readonly entries: readonly ListedDismissal[] }
  | { readonly kind: 'cancelled'; readonly commits: readonly string[] }
  /** In the issue of a scan, where every reader is staff. Markdown, made of escaped parts. */
  | { readonly kind: 'scan'; readonly lines: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface ReplyContext {
  /** The command's idempotency key. */
  readonly key: string;
  /** Whose command is answered. */
  readonly author: string;
  /** The run that works on it; null: there is no page for it. */
  readonly runUrl: string | null;
  /** Of a check that was begun; null: none was. */
  readonly check: Omit<CheckMark, 'state'> | null;
}

const REGIONS_SHOWN = 50;
/** For what stands around a list. */
const RESERVE = 4000;
const DISMISSALS_SHOWN = 50;

/** A comment's body: the marker, what is said, for whom. */
export function renderReply(reply: Reply, context: ReplyContext): string {
  const lines = linesOf(reply);
  return [
    replyMarker(context.key),
    ...hiddenLine(reply, context.check),
    ...(lines.at(-1) === '' ? lines.slice(0, -1) : lines),
    '',
    `<sub>${markdownLink('Code similarity', context.runUrl)} · asked by ${markdownCode(context.author)}</sub>`,
  ].join('\n');
}

/** What later commands read. */
function hiddenLine({ kind }: Reply, check: ReplyContext['check']): readonly string[] {
  if (check === null) return kind === 'refused' ? [REFUSED_LINE] : [];
  const state = kind === 'accepted' ? 'pinned' : kind === 'refused' ? 'failed' : 'checked';
  return [checkMark({ ...check, state })];
}

function linesOf(reply: Reply): readonly string[] {
  switch (reply.kind) {
    case 'help':
      return helpLines();
    case 'accepted':
      return [
        `⏳ Checking commit ${markdownCode(reply.headSha)}. This comment says so when it is done; later pushes are not part of this check.`,
        ...standingLines(reply.standing),
        ...changedSettings(reply.overrides),
      ];
    case 'checked':
      return checked(reply);
    case 'status':
      return reply.status === null ? neverChecked() : statusLines(reply.status, reply.headSha);
    case 'explained':
      return reply.status === null ? neverChecked() : explained(reply.status, reply.headSha);
    case 'dismissed':
      return [dismissedText(reply.result)];
    case 'undismissed':
      return [
        reply.wasDismissed
          ? 'The pair is not dismissed any more: checks from now on count it. Pairs in `dismissed` of a configuration file stay as they are.'
          : 'That pair was not dismissed by a command; nothing was changed. A pair in `dismissed` of a configuration file is taken up again there.',
      ];
    case 'dismissals':
      return dismissals(reply.entries);
    case 'cancelled':
      return [
        `Cancelled: the check of commit ${reply.commits.map(markdownCode).join(', ')}. What waits for a runner is not cancelled by this.`,
      ];
    case 'scan':
      return reply.lines;
    case 'refused':
      return refusalLines(reply.refusal);
  }
}

/** Everybody reads it: the other one of a pair stays unnamed, and so does the reason, which may name it. */
function dismissals(entries: readonly ListedDismissal[]): readonly string[] {
  if (entries.length === 0) return ['No pair of this pull request is dismissed by a command.'];
  const shown = entries.slice(0, DISMISSALS_SHOWN);
  return [
    `${count(entries.length, 'pair')} of this pull request ${entries.length === 1 ? 'is' : 'are'} dismissed:`,
    '',
    ...shown.map(
      ({ by, at, url }) =>
        `- ${markdownLink(formatTime(at), url)}${by === null ? '' : ` by ${markdownCode(by)}`}${url === null ? ', on another page' : ''}`,
    ),
    ...(entries.length > shown.length ? [`- …and ${entries.length - shown.length} more`] : []),
    '',
    'Which pairs, and why, is not repeated here; the commands that dismissed them say it.',
  ];
}

function standingLines(standing: HeadStanding): readonly string[] {
  switch (standing) {
    case 'head':
      return [];
    case 'moved':
      return [
        '',
        'The head has moved since the command was given. This is the commit that stood there then.',
      ];
    case 'unattested':
      return [
        '',
        'GitHub does not say what stood at the head when the command was given, so this is the head as it was found. **It may have been pushed after the command**: look whether it is the commit that was meant.',
      ];
  }
}

function checked({
  view,
  headSha,
  standing,
  overrides,
}: Extract<Reply, { readonly kind: 'checked' }>): readonly string[] {
  const { mark, title } = studentHeadline(view);
  const { own } = view;
  const isFull = view.feedback === 'full';
  const policy = policyMarkdown(view, ENGLISH);
  return [
    ...paragraph(studentFirst(view), ENGLISH),
    `### ${mark} ${ENGLISH.tell(title)}`,
    '',
    markdownText(ENGLISH.tell(view.sentence)),
    '',
    ...paragraph(studentNext(view), ENGLISH),
    ...(policy === null ? [] : [policy, '']),
    ...(own === null
      ? []
      : [
          [
            ...ownFacts(view).map(([label, value]) => `${ENGLISH.tell(label)}: **${ENGLISH.tell(value)}**`),
            ...(isFull ? [count(own.regions.length, 'region')] : []),
          ].join(' · '),
          '',
          ...(own.notChecked === null
            ? []
            : [`Not checked: ${markdownText(ENGLISH.tell(own.notChecked))}`, '']),
        ]),
    `Checked commit ${markdownCode(headSha)}.`,
    ...standingLines(standing),
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
          `- ${markdownCode(lines.file)} ${formatLines(lines.lineStart, lines.lineEnd)}${lines.foundIn.length === 0 ? '' : ` (${ENGLISH.tell(foundWords(lines))})`}`,
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
  return `<sub>${ENGLISH.say('report.bands')}</sub>`;
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

function dismissedText(result: Extract<Reply, { readonly kind: 'dismissed' }>['result']): string {
  if (result.kind === 'known') return 'That pair was dismissed before; nothing was changed.';
  return result.isKnown
    ? 'The pair is dismissed: checks from now on show it as such and do not count it (`/similarity check --again` makes one). It stays in the record, with the reason and who gave it.'
    : 'The dismissal is recorded, with the reason and who gave it. No check has compared these two yet, as far as can be seen from here: one of them is neither a pull request of this repository nor a repository that can be read. Look whether the next check shows the pair as dismissed.';
}
