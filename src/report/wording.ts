import type { MatchKind, SubmissionFinding } from '../domain/findings.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import type { LeftOutReason } from '../domain/submission.ts';
import { count } from './format.ts';

/** A mark and a headline for each outcome; the sentence follows it. */
export function headline(outcome: Outcome): { readonly mark: string; readonly title: string } {
  switch (outcome) {
    case 'passed':
      return { mark: '✅', title: 'Nothing flagged' };
    case 'flagged':
      return { mark: '🔎', title: 'Needs a review' };
    case 'incomplete':
      return { mark: '⚠️', title: 'Not everything could be checked' };
    case 'skipped':
      return { mark: '⏭️', title: 'Skipped' };
    case 'cancelled':
      return { mark: '⏹️', title: 'Cancelled' };
    case 'timeout':
      return { mark: '⌛', title: 'Not done in time' };
    case 'rate-limited':
    case 'service-unavailable':
    case 'network':
      return { mark: '🔌', title: 'The service did not answer' };
    case 'analysis-failed':
    case 'auth':
    case 'account-suspended':
    case 'forbidden':
    case 'config-error':
    case 'internal-error':
      return { mark: '❌', title: 'The check could not be done' };
  }
}

/** Why files were left out, as a reader would say it. */
export const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  excluded: 'excluded by a pattern',
  'not-source': 'not source code',
  binary: 'binary',
  vendored: 'third-party code',
  generated: 'generated code',
  'too-large': 'too large',
  symlink: 'symbolic link',
  submodule: 'submodule',
  'lfs-pointer': 'kept in Git LFS',
  'unsafe-path': 'unsafe path',
  'duplicate-name': 'name used twice',
  unreadable: 'unreadable',
  'starter-code': 'starter code',
  'archive-full': 'archive full',
  'special-file': 'special file',
  limit: 'over a limit',
};

export const KIND_WORDS: Readonly<Record<MatchKind, string>> = {
  peer: 'another submission',
  external: 'web or database',
  ai: 'AI-written solution',
};

/** Beside a total that is above the threshold and flags nobody. */
export const PARDONED_WORDS = 'above the threshold only through a dismissed pair';

/** Pairs that no list of what to review needs to show. */
export function apartWords(pairs: number): string {
  return `${count(pairs, 'pair')} with nothing in common`;
}

/** What the service could make of a submission; null: nothing to say. */
export function comparabilityWords(comparability: string | null): string | null {
  switch (comparability) {
    case null:
    case 'compared':
      return null;
    case 'too-short':
      return 'too short to judge';
    case 'starter-only':
      return 'starter code only';
    case 'no-source':
      return 'no source in a known language';
    default:
      return comparability;
  }
}

/** Why there is no AI score; null: there is one. */
export function aiWords(state: SubmissionFinding['aiState']): string | null {
  switch (state) {
    case 'scored':
      return null;
    case 'not-run':
      return 'AI detection was not run';
    case 'abstained':
      return 'the service has no AI score for it';
    case 'missing':
      return 'the service gave no AI score';
  }
}

/** How the number is to be read: for people who see it for the first time. */
export function howToRead(
  report: Pick<RunReport, 'thresholds'> & {
    readonly aiRun: boolean;
    readonly baseCode: boolean;
    readonly isEmbedded: boolean;
    /** Whether a rank of what to review first is shown. Default: no. */
    readonly isRanked?: boolean;
  },
): readonly string[] {
  const { similarity, ai } = report.thresholds;
  return [
    `Similarity is the share of a submission's code, from 0 to 100, that also stands in the other one, whatever the names, comments and formatting. A submission is flagged when its highest value is above ${similarity}.`,
    'A number is a reason to look, never a proof: short or tightly specified tasks are alike by nature. Read the matched lines side by side and talk to the people before you decide.',
    ...(report.isRanked === true
      ? [
          'Review first ranks by how rare the shared code is, from 0 to 100: it finds pairs that similarity alone misses. It flags nothing.',
        ]
      : []),
    ...(report.aiRun
      ? [
          `The AI score is flagged above ${ai}. It misses much, and n/a means that nothing is known: it is not 0.`,
        ]
      : []),
    report.baseCode
      ? 'Starter code was taken out of the comparison.'
      : 'Starter code was not taken out of the comparison: shared templates raise every number.',
    ...(report.isEmbedded
      ? ['The code was compared by the embedded service and did not leave the machine that ran the check.']
      : []),
  ];
}

/** Files left out, counted by reason, most first: `12 files: third-party code`. */
export function leftOutSummary(submissions: readonly SubmissionFinding[]): readonly string[] {
  const counts = new Map<LeftOutReason, { files: number; submissions: Set<string> }>();
  for (const submission of submissions) {
    for (const { reason } of submission.leftOut) {
      const entry = counts.get(reason) ?? { files: 0, submissions: new Set<string>() };
      entry.files += 1;
      entry.submissions.add(submission.key);
      counts.set(reason, entry);
    }
  }
  return [...counts]
    .toSorted(([, x], [, y]) => y.files - x.files)
    .map(
      ([reason, entry]) =>
        `${count(entry.files, 'file')} in ${count(entry.submissions.size, 'submission')}: ${LEFT_OUT_WORDS[reason]}`,
    );
}

/** Submissions of the run by role, e.g. `41 submissions, 12 archived, 1 starter`. */
export function rolesSummary(submissions: readonly SubmissionFinding[]): string {
  const countRole = (role: SubmissionFinding['role']): number =>
    submissions.filter((submission) => submission.role === role).length;
  return [
    count(countRole('judged'), 'submission'),
    countRole('archive') > 0 ? `${count(countRole('archive'), 'archived submission')} to compare with` : '',
    countRole('base') > 0 ? 'starter code' : '',
    countRole('ai-reference') > 0 ? count(countRole('ai-reference'), 'AI reference') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
