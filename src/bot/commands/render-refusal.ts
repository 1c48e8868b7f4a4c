import { ENGLISH, fill, formatTime, markdownCode, markdownLink, markdownText, type Outcome } from '#base';
import { headline } from '#report';
import type { Spared } from './earlier-checks.ts';
import type { NotRecorded } from './record-dismissal.ts';
import { BOT_LIMITS } from './limits.ts';
import type { SyntaxRefusal } from './syntax.ts';
import * as says from './says.ts';

/** Why a command was not obeyed, as the reply says it. */
export type Refusal =
  | { readonly kind: 'syntax'; readonly syntax: SyntaxRefusal }
  | { readonly kind: 'not-own'; readonly pull: number }
  | {
      readonly kind: 'not-recorded';
      readonly why: NotRecorded;
    }
  | { readonly kind: 'spared'; readonly spared: Spared; readonly headSha: string }
  | { readonly kind: 'nothing-to-cancel' }
  /** `how`: what is to be done instead. */
  | { readonly kind: 'not-cancelled'; readonly how: string }
  /** The reply to a check that another command ended. */
  | { readonly kind: 'cancelled'; readonly by: string; readonly headSha: string }
  /** In the issue of a scan, where every reader is staff. Markdown, made of escaped parts. */
  | { readonly kind: 'scan'; readonly lines: readonly string[] }
  | FailedRefusal;

interface FailedRefusal {
  readonly kind: 'failed';
  /** What failed: the check itself, GitHub, or something else. */
  readonly what: 'check' | 'github' | 'command';
  readonly outcome: Outcome;
  /** What every reader may be told; null: the reason may name a peer. */
  readonly reason: string | null;
  readonly retryHelps: boolean;
  /** null: no commit was pinned. */
  readonly headSha: string | null;
}

/** What is said where the state was written by others for as long as a command waits. */
export const STATE_IS_BUSY =
  'Nothing was changed: for a minute, something else wrote to the state, most likely a scan. Give the command again in a new comment when that is done.';

export function refusalLines(refusal: Refusal): readonly string[] {
  switch (refusal.kind) {
    case 'syntax':
      return [syntaxText(refusal.syntax)];
    case 'not-own':
      return [
        `\`explain\` shows the lines of the pull request it is asked on: \`/similarity explain own\`, or \`/similarity explain ${refusal.pull}\`. The others are not shown here.`,
      ];
    case 'not-recorded':
      return [notRecordedText(refusal.why)];
    case 'spared':
      return [sparedText(refusal.spared, refusal.headSha)];
    case 'nothing-to-cancel':
      return ['No check of this pull request that a command began is under way, so nothing was cancelled.'];
    case 'not-cancelled':
      return [`The check goes on. ${markdownText(refusal.how)}`];
    case 'cancelled':
      return [
        `⏹️ The check of commit ${markdownCode(refusal.headSha)} was cancelled by ${markdownCode(refusal.by)}.`,
      ];
    case 'scan':
      return refusal.lines;
    case 'failed':
      return failedLines(refusal);
  }
}

function failedLines({ what, outcome, reason, retryHelps, headSha }: FailedRefusal): readonly string[] {
  const { mark, title } =
    what === 'check'
      ? { mark: headline(outcome).mark, title: ENGLISH.tell(headline(outcome).title) }
      : what === 'github' && retryHelps
        ? { mark: '🔌', title: 'GitHub did not answer' }
        : { mark: '❌', title: 'The command could not be carried out' };
  const why = reason === null ? 'The log of the run says why, for staff.' : markdownText(reason);
  const next = retryHelps ? ' It can be tried again later, in a new comment.' : '';
  const commit = headSha === null ? '' : ` Commit: ${markdownCode(headSha)}.`;
  return [`### ${mark} ${title}`, '', `${why}${next}${commit}`];
}

function sparedText(spared: Spared, headSha: string): string {
  if (spared.kind === 'too-many') {
    const { person, repository } = BOT_LIMITS.checksAnHour;
    const whose = spared.whose === 'person' ? 'You have' : 'This repository has';
    return `${whose} had as many checks within the hour as there may be: ${person} for each person, ${repository} in a repository. The next one can be asked for at ${formatTime(spared.nextAt)}.`;
  }
  const { earlier, isRunning } = spared;
  const said = markdownLink('its reply', earlier.url);
  return isRunning
    ? `Commit ${markdownCode(headSha)} is being checked with the same options since ${formatTime(earlier.begunAt)}: see ${said}. \`/similarity check --again\` checks it anyway, \`/similarity cancel\` ends that check.`
    : `Commit ${markdownCode(headSha)} was checked with the same options at ${formatTime(earlier.changedAt)}: see ${said}. \`/similarity check --again\` checks it anyway.`;
}

function notRecordedText(why: NotRecorded): string {
  switch (why.kind) {
    case 'no-pair':
      return 'No check here compares these two, so nothing was changed. A pair is two submissions, and at least one is a pull request of this repository, as in `org/hw1#1..org/hw1#2`; a staff report shows the keys.';
    case 'no-such-pull':
      return 'This repository has no pull request of one of these numbers, so nothing was changed. A staff report shows the keys.';
    case 'nowhere':
      return `${markdownText(why.reason)} Nothing was changed; pairs in \`dismissed\` of the configuration file are dismissed too.`;
    case 'busy':
      return STATE_IS_BUSY;
  }
}

function syntaxText({ problem, quoted, suggestion }: SyntaxRefusal): string {
  // A function, because `$&` in a stranger's text would mean something in a replacement.
  const text = problem.replace('{}', () => markdownCode(quoted ?? ''));
  const meant = suggestion === null ? '' : fill(says.youMean, { name: markdownCode(suggestion) });
  return `${text}.${meant} Nothing was done. \`/similarity help\` lists what can be asked.`;
}
