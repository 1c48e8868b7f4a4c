import { isDictated, type SubmissionFinding } from '../domain/findings.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Together } from '../domain/people.ts';
import type { RunReport } from '../domain/report.ts';
import type { LeftOutReason } from '../domain/submission.ts';
import { count, listed } from '../text/format.ts';
import { isRanked } from './ranking.ts';
import { isAlone } from './searched.ts';

export interface Headline {
  readonly mark: string;
  readonly title: string;
}

/** What staff read first. Green beside pairs that stand out, or where nothing was compared, would mislead. */
export function headlineOf({ findings, verdict, thresholds }: RunReport): Headline {
  const { outcome, standsOut } = verdict;
  const isDone = outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped';
  if (isDone && isAlone(findings)) return NOTHING_TO_COMPARE;
  const pairs = standsOutWords(standsOut.length);
  if (outcome === 'passed' && findings.submissions.some(isDictated)) {
    return { mark: '👀', title: `Similarity says nothing here${pairs === null ? '' : `; ${pairs}`}` };
  }
  if (pairs === null) return headline(outcome);
  if (outcome === 'passed') return { mark: '👀', title: `Nothing above ${thresholds.similarity}; ${pairs}` };
  const { mark, title } = headline(outcome);
  return { mark, title: `${title}; ${pairs}` };
}

/** The only submission there is, and no number for it. */
export const NOTHING_TO_COMPARE: Headline = { mark: '⏭️', title: 'Nothing to compare with' };

/** Pairs to look at although no threshold was passed; null: there are none. */
function standsOutWords(pairs: number): string | null {
  return pairs === 0 ? null : `${count(pairs, 'pair')} ${pairs === 1 ? 'stands' : 'stand'} out`;
}

/** A mark and a headline for each outcome; the sentence follows it. */
export function headline(outcome: Outcome): Headline {
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

/** What the two of a pair are, where they belong together. */
export const TOGETHER_WORDS: Readonly<Record<Together, string>> = {
  'same-person': 'the same person',
  team: 'team mates',
  partners: 'partners',
  staff: 'both of the staff',
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
    case 'dictated':
      return 'not judged by its similarity, because most of the class is alike';
    case 'too-short':
      return 'too short to judge';
    case 'starter-only':
      return 'starter code only';
    case 'alone':
      return 'compared with nobody';
    case 'no-source':
      return 'no source in a known language';
    case 'unreadable':
      return 'most of it in strings that it evaluates';
    default:
      return comparability;
  }
}

/** Programs of fewer tokens, some thirty lines, are judged, and are often alike without copying. */
const SHORT_BELOW = 200;

/** That a submission which is judged is short, after "is"; null: it is not, or its length is not known. */
export function shortWords({
  comparability,
  tokens = null,
}: Pick<SubmissionFinding, 'comparability' | 'tokens'>): string | null {
  return comparability === 'compared' && tokens !== null && tokens < SHORT_BELOW
    ? `short (${count(tokens, 'token')})`
    : null;
}

/** What follows from it. */
export const SHORT_MEANS = 'programs of this length are often alike without copying';

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

/** What the deciding number is, in one place, wherever it is explained. */
export function similarityWords(isEmbedded: boolean, threshold: number): string {
  const what = isEmbedded
    ? 'Similarity: where two programs of A and B tokens share t tokens in matching fragments, it is 100 × 2t / (A + B); names, values, comments and layout do not count. A submission has that of its closest other one.'
    : "Similarity is the service's own number, from 0 to 100.";
  return `${what} It is flagged when that is above ${threshold}.`;
}

/** How the numbers are to be read: for staff who see them for the first time. */
export function howToRead(report: RunReport): readonly string[] {
  const { findings, thresholds } = report;
  const isEmbedded = findings.service.kind === 'embedded';
  return [
    similarityWords(isEmbedded, thresholds.similarity),
    'A number is a reason to look, never a proof: short or tightly specified tasks are alike by nature. Read the matched lines side by side and talk to the people before you decide.',
    ...(isRanked(findings)
      ? [
          'Suspicion, from 0 to 100, says how rare the shared code is in this set. Lists of pairs are sorted by it: it finds pairs that similarity alone misses. It flags nothing.',
        ]
      : []),
    ...(findings.aiRun
      ? [
          `The AI score is flagged above ${thresholds.ai}. It misses much, and n/a means that nothing is known: it is not 0.`,
        ]
      : []),
    starterWords(findings.baseCode),
    ...(isEmbedded ? [EMBEDDED_WORDS] : []),
  ];
}

export function starterWords(isTakenOut: boolean): string {
  return isTakenOut
    ? 'Starter code was taken out of the comparison.'
    : 'Starter code was not taken out of the comparison: shared templates raise every number.';
}

export const EMBEDDED_WORDS =
  'The code was compared by the embedded service and did not leave the machine that ran the check.';

/** Names that are listed for one reason. */
const NAMED_GAPS = 10;

/** Who is missing, and why: a reason that many share is said once. Hostile text. */
export function gapWords(
  gaps: readonly { readonly name: string; readonly reason: string }[],
  shown: (name: string) => string,
): readonly { readonly who: string; readonly isOne: boolean; readonly reason: string }[] {
  return [...Map.groupBy(gaps, ({ reason }) => reason)].map(([reason, those]) => {
    const names = those.map(({ name }) => name);
    const who = listed(names, NAMED_GAPS, shown);
    return { who, isOne: those.length === 1, reason };
  });
}

/** What was left out, counted by reason, most first: `12 files and 1 folder in 3 submissions: third-party code`. */
export function leftOutSummary(submissions: readonly SubmissionFinding[]): readonly string[] {
  const counts = new Map<LeftOutReason | 'unlisted', { files: number; folders: number; of: Set<string> }>();
  for (const submission of submissions) {
    for (const { path, reason, more } of submission.leftOut) {
      // Its list had no place for them, and their reasons are not known one by one.
      const what = more === undefined ? reason : 'unlisted';
      const entry = counts.get(what) ?? { files: 0, folders: 0, of: new Set<string>() };
      if (path.endsWith('/')) entry.folders += 1;
      else entry.files += more ?? 1;
      entry.of.add(submission.key);
      counts.set(what, entry);
    }
  }
  return [...counts]
    .toSorted(([, x], [, y]) => y.files + y.folders - x.files - x.folders)
    .map(([what, { files, folders, of }]) => {
      const parts = [
        ...(files > 0 ? [count(files, 'file')] : []),
        ...(folders > 0 ? [count(folders, 'folder')] : []),
      ];
      const why = what === 'unlisted' ? 'more than the lists have a place for' : LEFT_OUT_WORDS[what];
      return `${parts.join(' and ')} in ${count(of.size, 'submission')}: ${why}`;
    });
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
