import type { Message } from '#base';
import {
  type Flag,
  isCompared,
  judgedOf,
  type PairFinding,
  type ReportedCase,
  type RunReport,
  type SubmissionFinding,
} from '#contract';
import type { ClosestPeer, RankedPair } from '#report';
import {
  casesSummary,
  closestPeers,
  dismissals,
  flagExplanations,
  isListed,
  isOpen,
  nameOf,
  openSuspicion,
  pardonedKeys,
  rankPairs,
  rankSubmissions,
  roleWords,
  sharesCode,
  uncheckedWords,
} from '#report';
import { casesOfPairs, subjectsOf } from './cases.ts';

/** What the channels for staff show besides the report itself: each list and mark is worked out once. */
export interface StaffView {
  readonly report: RunReport;
  /** What staff call a submission, by its key. Hostile text. */
  readonly name: (key: string) => string;
  /** What a submission is that is not judged, by its key; null: it is judged. */
  readonly role: (key: string) => Message | null;
  /** Why a submission is flagged, by its key. */
  readonly flags: ReadonlyMap<string, Flag['by']>;
  /** Why in one line that names nobody: what the numbers are made of, and what is ordinary here. */
  readonly explanations: ReadonlyMap<string, Message>;
  /** Keys of judged submissions without numbers. */
  readonly unchecked: ReadonlySet<string>;
  /** Who was not checked, or not all of whose work was, and why. Hostile text. */
  readonly gaps: readonly { readonly name: string; readonly reason: Message }[];
  /** Keys of those above the threshold that are not flagged because a pair was dismissed. */
  readonly pardoned: ReadonlySet<string>;
  /** Judged submissions, worst first. */
  readonly ranked: readonly SubmissionFinding[];
  /** The same; empty where every line of a list would be alike. */
  readonly listed: readonly SubmissionFinding[];
  /** By key. A submission that shares code with nobody is not in it. */
  readonly closest: ReadonlyMap<string, ClosestPeer>;
  /** A submission's suspicion without dismissed pairs, 0..100; null: not known. */
  readonly suspicion: (submission: SubmissionFinding) => number | null;
  /** All pairs, most suspicious first; then dismissed ones, and those whose two belong together. */
  readonly pairs: readonly RankedPair[];
  /** Those that share code, were not dismissed, and whose two do not belong together. */
  readonly toReview: readonly RankedPair[];
  /** How many pairs share nothing. */
  readonly apart: number;
  readonly dismissed: readonly RankedPair[];
  /** Those that share code, and whose two belong together. */
  readonly together: readonly RankedPair[];
  /** Reasons of the dismissed pairs by `pairKey`. */
  readonly reasons: ReadonlyMap<string, string>;
  /** What people decided about a pair; undefined: nothing. */
  readonly caseOf: (pair: Pick<PairFinding, 'a' | 'b'>) => ReportedCase | undefined;
  /** What became of all cases, in words; null: there are none. */
  readonly cases: Message | null;
}

/** Works out what staff see of a run. */
export function staffView(report: RunReport): StaffView {
  const { findings, verdict } = report;
  const pairs = rankPairs(report);
  const open = pairs.filter(isOpen);
  const together = pairs.filter(({ pair }) => pair.together !== undefined);
  const toReview = open.filter(sharesCode);
  const ranked = rankSubmissions(report);
  const judged = judgedOf(findings.submissions);
  const unchecked = new Set([
    ...verdict.notChecked,
    // A dry run counts nobody: nothing but that is why they have no number.
    ...judged.flatMap(({ key, state, comparability }) =>
      state.kind === 'not-checked' && isCompared(comparability) ? [key] : [],
    ),
  ]);
  const closest = closestPeers(findings, pairs);
  const roles = new Map(findings.submissions.map((one) => [one.key, roleWords(one)]));
  return {
    report,
    name: nameOf(findings),
    role: (key) => roles.get(key) ?? null,
    explanations: flagExplanations(report, closest),
    flags: new Map(verdict.flagged.map(({ key, by }) => [key, by])),
    unchecked,
    gaps: judged.flatMap((one) =>
      unchecked.has(one.key) ? [{ name: one.name, reason: uncheckedWords(one) }] : [],
    ),
    pardoned: pardonedKeys(report),
    ranked,
    listed: isListed(report) ? ranked : [],
    closest,
    suspicion: openSuspicion(report),
    pairs,
    toReview,
    apart: open.length - toReview.length,
    dismissed: pairs.slice(open.length, pairs.length - together.length),
    together: together.filter(sharesCode),
    reasons: dismissals(report),
    caseOf: casesOfPairs(report.cases, findings.submissions),
    cases:
      report.cases.length === 0
        ? null
        : casesSummary(report.cases, new Set(subjectsOf(findings.submissions).values())),
  };
}
