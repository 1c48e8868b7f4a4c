import { message, type Message } from '#base';
import type { Flag, PairFinding, RunReport, SubmissionFinding } from '#contract';
import { asMessage, isMissing, sayer, unreadOf } from '#contract';
import type { StaffIndex } from './page-parts.ts';
import { openSuspicion, pardonedKeys, type RankedPair, rankPairs, tellsAll } from './ranking.ts';
import type { StaffDocument, StudentDocument } from './report-document.ts';
import type { StudentView } from './student-view.ts';
import { comparabilityWords } from './wording.ts';

/**
 * A report as its page and the dossier read it: the document, and what follows from all of it for one submission or pair. Matches with
 * other submissions are read one by one.
 */
export interface OpenReport extends RunReport, Pick<StaffIndex, 'reportSha256' | 'sourcesOmitted'> {
  /** In the order of the document: the place of a submission is a number, so that a link holds no name. */
  readonly submissions: readonly ListedSubmission[];
  /** Places by key. */
  readonly places: ReadonlyMap<string, number>;
  /** Most suspicious first; then dismissed ones, and those whose two belong together. */
  readonly pairs: readonly ListedPair[];
  /** How many pairs stand out; null: the service does not say, or not of every pair. */
  readonly standsOut: number | null;
  /** Of how many submissions the pairs were not read: no list of pairs is all of them. */
  readonly pairsUnread: number;
}

/** A submission of the document, and what is said of it elsewhere in there. */
export interface ListedSubmission extends SubmissionFinding {
  /** What cases call it: the same in every run. */
  readonly subject: string;
  readonly flaggedBy: Flag['by'];
  /** The total is above the threshold and flags nobody: a pair behind it was dismissed. */
  readonly isPardoned: boolean;
  /** Why a threshold could not be held against all of it; null: it could. The verdict counts these. */
  readonly unchecked: Message | null;
  /** Without dismissed pairs. */
  readonly suspicion: number | null;
  /** Why it is flagged, in one line that names nobody; null: it is not. */
  readonly explanation: Message | null;
  readonly hasSource: boolean;
}

/** A pair of the document with its rank, whose two are places. */
export interface ListedPair extends Omit<PairFinding, 'a' | 'b' | 'standsOut'>, Omit<RankedPair, 'pair'> {
  readonly a: number;
  readonly b: number;
}

/** The findings, verdict and decisions of a `report.json`. */
export function reportOf(document: StaffDocument): RunReport {
  const { run, thresholds, verdict, findings, dismissed, cases, common } = document;
  const say = sayer(document.sentences);
  return {
    run,
    thresholds,
    verdict: {
      ...verdict,
      sentence: asMessage(say(verdict.sentence)),
      warnings: verdict.warnings.map((warning) => asMessage(say(warning))),
    },
    findings: {
      ...findings,
      submissions: findings.submissions.map((one) => {
        const { subject: _, explanation: __, state, leftOut, remarks, ...submission } = one;
        return {
          ...submission,
          state: state.kind === 'checked' ? state : { ...state, reason: say(state.reason) },
          leftOut: leftOut.map(({ detail, ...file }) =>
            detail === undefined ? file : { ...file, detail: say(detail) },
          ),
          remarks: remarks.map(say),
          zip: null,
        };
      }),
      notices: findings.notices.map(say),
    },
    locale: null,
    // Who may read this one is decided where it was made; whoever holds the file reads everything.
    students: { feedback: 'full', policy: null, isPublic: false, notComparedWith: 0 },
    dismissed,
    cases,
    common,
  };
}

/** What a student's `report.json` tells. */
export function studentOf(document: StudentDocument): StudentView {
  const { schemaVersion: _, audience: __, sentences: ___, own, ...view } = document;
  const say = sayer(document.sentences);
  return {
    ...view,
    sentence: asMessage(say(view.sentence)),
    own:
      own === null
        ? null
        : { ...own, notChecked: own.notChecked === null ? null : asMessage(say(own.notChecked)) },
  };
}

/**
 * Opens a report.
 *
 * @param hasSource whether the code of the submission at a place is at hand
 */
export function openReport(
  { document, locale, pairs, reportSha256, sourcesOmitted }: Omit<StaffIndex, 'blocks'>,
  hasSource: (place: number) => boolean,
): OpenReport {
  const whole = reportOf(document);
  const { findings, verdict } = whole;
  const shown = document.findings.pairs.length;
  const report =
    pairs > shown
      ? {
          ...whole,
          findings: {
            ...findings,
            notices: [...findings.notices, message('report.mostSuspicious', { shown, n: pairs })],
          },
        }
      : whole;
  const places = new Map(findings.submissions.map(({ key }, place) => [key, place]));
  const flags = new Map(verdict.flagged.map(({ key, by }) => [key, by]));
  const unchecked = new Set(verdict.notChecked);
  const pardoned = pardonedKeys(report);
  const suspicion = openSuspicion(report);
  const say = sayer(document.sentences);
  const submissions = findings.submissions.map((submission, place): ListedSubmission => {
    const { key } = submission;
    const { subject = key, explanation } = document.findings.submissions[place] ?? {};
    return {
      ...submission,
      subject,
      flaggedBy: flags.get(key) ?? [],
      isPardoned: pardoned.has(key),
      unchecked: unchecked.has(key) ? uncheckedWords(submission) : null,
      suspicion: suspicion(submission),
      explanation: explanation === undefined ? null : asMessage(say(explanation)),
      hasSource: hasSource(place),
    };
  });
  return {
    ...report,
    findings: { ...report.findings, submissions },
    locale,
    reportSha256,
    sourcesOmitted,
    places,
    submissions,
    pairs: rankPairs(report).flatMap((ranked) => listedPair(ranked, places)),
    // That no pair is marked says something only where the service would have marked it.
    standsOut: verdict.standsOut.length > 0 || tellsAll(findings) ? verdict.standsOut.length : null,
    pairsUnread: unreadOf(findings).length,
  };
}

/** The key of a submission; empty where there is no such place. */
export function keyAt({ submissions }: Pick<OpenReport, 'submissions'>, place: number): string {
  return submissions[place]?.key ?? '';
}

/** Empty where one of its two is not in the document. */
function listedPair(
  { pair, average, dismissed, standsOut }: RankedPair,
  places: ReadonlyMap<string, number>,
): readonly ListedPair[] {
  const [a, b] = [places.get(pair.a), places.get(pair.b)];
  if (a === undefined || b === undefined) return [];
  const finding: Omit<PairFinding, 'a' | 'b' | 'standsOut'> = pair;
  // A spread takes five times as long, and there may be fifty thousand pairs.
  return [Object.assign({}, finding, { a, b, average, dismissed, standsOut })];
}

/** Why a submission of which the verdict says so was not, or not all, checked. */
export function uncheckedWords({
  state,
  hidden = [],
  leftOut,
  aiState,
  comparability,
}: SubmissionFinding): Message {
  const missing = leftOut.filter(isMissing).length;
  // Alone, neither keeps anybody from being checked.
  const isTrifle = comparability === 'starter-only' || comparability === 'too-short';
  if (state.kind !== 'checked' && !(isTrifle && missing > 0)) return asMessage(state.reason);
  if (missing > 0) return message('report.partlyCompared', { n: missing });
  if (hidden.some((copy) => copy.leftOut === 'own')) return message('report.hidesCode');
  if (aiState === 'missing') return message('report.noAiScore');
  return comparabilityWords(comparability) ?? message('notices.noSimilarity');
}
