import { given, joined, message, type Message, type Outcome, type Words } from '#base';
import type { LeftOutReason, RunReport, Said, SubmissionFinding, Together } from '#contract';
import { LEFT_OUT_WORDS } from '#contract';
import { isRanked } from './ranking.ts';
import { isAlone } from './searched.ts';
import { hasLeft } from './web-sources.ts';

export interface Headline {
  readonly mark: string;
  readonly title: Message;
}

/** What staff read first. Green beside pairs that stand out, or where nothing was compared, would mislead. */
export function headlineOf({ findings, verdict, thresholds }: RunReport): Headline {
  const { outcome, standsOut } = verdict;
  const n = standsOut.length;
  const isDone = outcome === 'passed' || outcome === 'incomplete' || outcome === 'skipped';
  if (isDone && isAlone(findings)) return NOTHING_TO_COMPARE;
  if (outcome === 'passed' && n > 0) {
    return { mark: '👀', title: message('report.nothingAbove', { threshold: thresholds.similarity, n }) };
  }
  const { mark, title } = headline(outcome);
  return { mark, title: withPairs(title, n) };
}

/** The only submission there is, and no number for it. */
export const NOTHING_TO_COMPARE: Headline = { mark: '⏭️', title: message('report.nothingToCompare') };

/** Pairs to look at although no threshold was passed. */
function withPairs(title: Message, n: number): Message {
  return n === 0 ? title : message('report.titleStandsOut', { title, n });
}

/** A mark and a headline for each outcome; the sentence follows it. */
export function headline(outcome: Outcome): Headline {
  switch (outcome) {
    case 'passed':
      return { mark: '✅', title: message('report.nothingFlagged') };
    case 'flagged':
      return { mark: '🔎', title: message('report.needsReview') };
    case 'incomplete':
      return { mark: '⚠️', title: message('report.notAllChecked') };
    case 'skipped':
      return { mark: '⏭️', title: message('report.skipped') };
    case 'cancelled':
      return { mark: '⏹️', title: message('report.cancelled') };
    case 'timeout':
      return { mark: '⌛', title: message('report.notInTime') };
    case 'rate-limited':
      return { mark: '⏳', title: message('report.limitReached') };
    case 'service-unavailable':
    case 'network':
      return { mark: '🔌', title: message('report.noAnswer') };
    case 'analysis-failed':
    case 'auth':
    case 'account-suspended':
    case 'forbidden':
    case 'config-error':
    case 'internal-error':
      return { mark: '❌', title: message('report.notDone') };
  }
}

/** What the two of a pair are, where they belong together. */
export const TOGETHER_WORDS: Readonly<Record<Together, Message>> = {
  'same-person': message('report.samePerson'),
  team: message('report.team'),
  partners: message('report.partners'),
  staff: message('report.staff'),
};

/** Beside a total that is above the threshold and flags nobody. */
export const PARDONED_WORDS = message('report.pardoned');

/** Pairs that no list of what to review needs to show. */
export function apartWords(pairs: number): Message {
  return message('report.apart', { n: pairs });
}

/** What the service could make of a submission; null: nothing to say. */
export function comparabilityWords(comparability: string | null): Message | null {
  switch (comparability) {
    case null:
    case 'compared':
      return null;
    case 'too-short':
      return message('report.tooShort');
    case 'starter-only':
      return message('report.starterOnly');
    case 'alone':
      return message('report.comparedWithNobody');
    case 'no-source':
      return message('report.noSource');
    case 'unreadable':
      return message('report.inStrings');
    default:
      return given(comparability);
  }
}

const ROLES = {
  archive: message('compare.roleArchive'),
  base: message('compare.roleStarter'),
  'ai-reference': message('compare.roleReference'),
} as const;

/**
 * What a submission is that is not judged: last year's, say, where somebody of the class may have the same name. null: it is judged,
 * or another pull request, which is as new as the one that is.
 */
export function roleWords({ role, origin }: Pick<SubmissionFinding, 'role' | 'origin'>): Message | null {
  return role === 'judged' || origin?.kind === 'pull-request' ? null : ROLES[role];
}

/** A name, written as its place writes hostile text, with that behind it: whoever is not judged may be called like somebody who is. */
export function withRole(written: string, role: Message | null, words: Pick<Words, 'tell'>): string {
  return role === null ? written : `${written} (${words.tell(role)})`;
}

/** Programs of fewer tokens, some thirty lines, are judged, and are often alike, even when everybody works alone. */
const SHORT_BELOW = 200;

/** The tokens of a submission that is judged and short; null: it is not, or its length is not known. */
export function shortTokens({
  comparability,
  tokens = null,
}: Pick<SubmissionFinding, 'comparability' | 'tokens'>): number | null {
  return comparability === 'compared' && tokens !== null && tokens < SHORT_BELOW ? tokens : null;
}

/** That it is, after "is"; null: it is not. */
export function shortWords(submission: Parameters<typeof shortTokens>[0]): Message | null {
  const n = shortTokens(submission);
  return n === null ? null : message('report.short', { n });
}

/** What follows from it. */
export const SHORT_MEANS = message('report.shortMeans');

/** Why there is no AI score; null: there is one. */
export function aiWords(state: SubmissionFinding['aiState']): Message | null {
  switch (state) {
    case 'scored':
      return null;
    case 'not-run':
      return message('report.aiNotRun');
    case 'abstained':
      return message('report.aiAbstained');
    case 'missing':
      return message('report.aiMissing');
  }
}

/** What the deciding number is, in one place, wherever it is explained. */
function similarityWords(isEmbedded: boolean, threshold: number): Message {
  return joined('words.sentences', [
    message(isEmbedded ? 'report.similarityIs' : 'report.similarityOfService'),
    message('report.flaggedWhenAbove', { threshold }),
  ]);
}

/** How the numbers are to be read: for staff who see them for the first time. */
export function howToRead(report: RunReport): readonly Message[] {
  const { findings, thresholds } = report;
  const isEmbedded = findings.service.kind === 'embedded';
  return [
    similarityWords(isEmbedded, thresholds.similarity),
    message('report.noProof'),
    ...(isRanked(findings) ? [message('report.suspicionIs')] : []),
    ...(findings.aiRun ? [message('report.aiAbove', { threshold: thresholds.ai })] : []),
    starterWords(findings.baseCode),
    ...(findings.webSearch === undefined ? [] : [message('web.means'), message('web.caution')]),
    ...(isEmbedded ? [hasLeft(findings) ? message('web.embedded') : EMBEDDED_WORDS] : []),
  ];
}

export function starterWords(isTakenOut: boolean): Message {
  return message(isTakenOut ? 'report.starterTaken' : 'report.starterCounts');
}

export const EMBEDDED_WORDS = message('report.embedded');

/** Names that are listed for one reason. */
const NAMED_GAPS = 10;

/** Who is missing, and why: a reason that many share is said once. Hostile text. */
export function gapWords(
  gaps: readonly { readonly name: string; readonly reason: Said }[],
  shown: (name: string) => string,
  words: Words,
): readonly { readonly who: string; readonly n: number; readonly reason: string }[] {
  const reasons = gaps.map(({ name, reason }) => ({ name, reason: words.write(reason) }));
  return [...Map.groupBy(reasons, ({ reason }) => reason)].map(([reason, those]) => ({
    who: someOf(
      those.map(({ name }) => name),
      shown,
      words,
    ),
    n: those.length,
    reason,
  }));
}

/** The first of some names. @param shown how a channel writes one */
function someOf(names: readonly string[], shown: (name: string) => string, words: Words): string {
  const rest = names.length - NAMED_GAPS;
  const first = names.slice(0, NAMED_GAPS).map(shown).join(words.say('words.comma'));
  return rest <= 0 ? first : words.say('words.andMore', { names: first, rest });
}

/** What was left out, counted by reason, most first: `12 files and 1 folder in 3 submissions: third-party code`. */
export function leftOutSummary(submissions: readonly SubmissionFinding[]): readonly Message[] {
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
    .map(
      ([
        what,
        {
          files,
          folders,
          of: { size },
        },
      ]) => {
        const why = what === 'unlisted' ? message('report.leftOutUnlisted') : LEFT_OUT_WORDS[what];
        if (folders === 0) return message('report.leftOutFiles', { files, of: size, why });
        if (files === 0) return message('report.leftOutFolders', { folders, of: size, why });
        return message('report.leftOutBoth', { files, folders, of: size, why });
      },
    );
}

/** Submissions of the run by role, e.g. `41 submissions, 12 archived submissions to compare with, starter code`. */
export function rolesSummary(submissions: readonly SubmissionFinding[]): Message {
  const countRole = (role: SubmissionFinding['role']): number =>
    submissions.filter((submission) => submission.role === role).length;
  const [archived, references] = [countRole('archive'), countRole('ai-reference')];
  return joined('words.commas', [
    message('report.roleJudged', { n: countRole('judged') }),
    ...(archived > 0 ? [message('report.roleArchive', { n: archived })] : []),
    ...(countRole('base') > 0 ? [message('report.leftOutStarterCode')] : []),
    ...(references > 0 ? [message('report.roleReference', { n: references })] : []),
  ]);
}

/** Lines of a file: `lines 3–9`, `line 3`, or `lines n/a`. */
export function linesWords(start: number | null, end: number | null): Message {
  if (start === null) return message('report.linesUnknown');
  const from = String(start);
  return end === null || end === start
    ? message('report.line', { from })
    : message('report.lines', { from, to: String(end) });
}
