import { compareText, ENGLISH, inEnglish, message, type Message, type Outcome } from '#base';
import type { RunReport, SubmissionFinding } from '#contract';
import { bandOf, holdsNoCode, isLookedIn, isMissing, openedBefore, pushedBefore } from '#contract';
import { type MergedRegion, mergedRegions } from './merged-regions.ts';
import { foldedName, mentionsPeer } from './peer-names.ts';
import { isCheckout, isHere, permalink } from './places.ts';
import { type FoundIn, foundIn, isAlone } from './searched.ts';
import { hasLeft } from './web-sources.ts';
import type { StudentDocument } from './report-document.ts';
import { REASON_ELSEWHERE, sentenceOf } from './student-sentence.ts';

/**
 * All that a student may see of a run. Every channel for students renders from this and never from the report itself, so that
 * there is one place where a peer can leak, and it is this file.
 *
 * It is made of closed lists, of counts, and of what is the reader's own. Free text of the run stays out whoever wrote it:
 * the check's name, the verdict's sentence, notices, warnings, remarks, reasons, and all that the service says.
 */
export interface StudentView
  extends Omit<StudentDocument, 'schemaVersion' | 'audience' | 'sentence' | 'own' | 'sentences'> {
  /** Made from the outcome; the verdict's own sentence may quote a peer. */
  readonly sentence: Message;
  /** The reader's own; null where it is not certain that a judged submission is the reader's own and the only one. */
  readonly own: StudentSubmission | null;
}

export interface StudentSubmission
  extends Omit<NonNullable<StudentDocument['own']>, 'notChecked' | 'regions'> {
  /** Why it is not; null: it is checked. */
  readonly notChecked: Message | null;
  /** Own lines that are like somebody else's, merged so that no line shows with how many. */
  readonly regions: readonly StudentRegion[];
}

export interface StudentRegion extends Omit<MergedRegion, 'matches'> {
  /** The kinds of places where such code stands. */
  readonly foundIn: readonly FoundIn[];
  /** The reader's own lines at the commit that was checked; null: they are in no repository. */
  readonly url: string | null;
}

/**
 * The only submission that is judged, where it is the reader's own: a pull request, or the repository that the run is in.
 * The only submission so far of a class whose repository everybody reads is nobody's own.
 */
export function ownSubmission(report: RunReport): SubmissionFinding | null {
  const judged = report.findings.submissions.filter((submission) => submission.role === 'judged');
  const failed = report.findings.failures.filter((failure) => failure.role === 'judged');
  const [only] = judged;
  if (only === undefined || judged.length > 1 || failed.length > 0) return null;
  switch (only.origin?.kind) {
    case 'pull-request':
      return only;
    case 'repository':
      return isHere(report, only.origin) ? only : null;
    case 'directory':
      return isCheckout(report, only) ? only : null;
    case undefined:
      return null;
  }
}

export function studentView(report: RunReport): StudentView {
  const { findings, verdict } = report;
  const judged = findings.submissions.filter(({ role }) => role === 'judged').length;
  const failed = findings.failures.filter(({ role }) => role === 'judged').length;
  return viewFor(report, ownSubmission(report), verdict.outcome, {
    judged: judged + failed,
    flagged: findings.submissions.filter(isToReview(report)).length,
    notChecked: verdict.notChecked.length,
  });
}

/** What the author of one submission of a class may see where staff ask about it: as if the run had judged that one alone. */
export function askedView(report: RunReport, own: SubmissionFinding): StudentView {
  const { outcome } = studentVerdicts(report)(own);
  return viewFor(report, own, outcome, {
    judged: 1,
    flagged: Number(outcome === 'flagged'),
    notChecked: Number(own.state.kind !== 'checked'),
  });
}

/** @param told of the run, before it is known what students are told */
function viewFor(
  report: RunReport,
  own: SubmissionFinding | null,
  told: Outcome,
  counts: Readonly<Record<'judged' | 'flagged' | 'notChecked', number>>,
): StudentView {
  const { findings, run, students } = report;
  const feedback = students.isPublic && students.feedback === 'full' ? 'verdict' : students.feedback;
  const outcome = feedback === 'none' && isAboutCode(told) ? null : told;
  const nothing = outcome === 'skipped' ? nothingToCheck(own) : null;
  return {
    title: own?.name ?? run.repository ?? 'Similarity check',
    createdAt: run.createdAt,
    toolVersion: run.toolVersion,
    runUrl: run.runUrl === null || mentionsPeer(report, own, run.runUrl) ? null : run.runUrl,
    feedback,
    isPublic: students.isPublic,
    outcome,
    sentence:
      nothing ??
      sentenceOf(outcome, {
        isOwn: own !== null,
        isPublic: students.isPublic,
        isAlone: isAlone(findings) || own?.comparability === 'alone',
        ...counts,
      }),
    policy: outcome === 'flagged' ? students.policy : null,
    aiRun: findings.aiRun,
    baseCode: findings.baseCode,
    isEmbedded: findings.service.kind === 'embedded',
    hasLeft: hasLeft(findings),
    inBands: findings.inBands === true,
    ...comparedCounts(report, own),
    own:
      own === null
        ? null
        : { ...studentSubmission(report, own, feedback), ...(nothing === null ? {} : { notChecked: null }) },
  };
}

/** Why a check was skipped, where the own submission says it. */
function nothingToCheck(own: SubmissionFinding | null): Message | null {
  const isPull = own?.origin?.kind === 'pull-request';
  if (own?.comparability === 'starter-only') {
    return message(isPull ? 'verdict.pullStarterOnly' : 'verdict.spaceStarterOnly');
  }
  if (own?.comparability === 'too-short') {
    return message(isPull ? 'verdict.pullTooShort' : 'verdict.spaceTooShort');
  }
  return isPull && own.files.length === 0 ? message('verdict.pullNoSource') : null;
}

/** How many others it was compared with. @param own one of them, which is not compared with itself; null: none of them is */
function comparedCounts(
  { findings, students }: RunReport,
  own: SubmissionFinding | null,
): Pick<StudentView, 'comparedWith' | 'notComparedWith'> {
  const isThere = (one: SubmissionFinding): boolean => one.state.kind === 'checked' && isLookedIn(one);
  return {
    comparedWith: findings.submissions.filter((one) => one !== own && isThere(one)).length,
    notComparedWith:
      students.notComparedWith + findings.failures.filter(({ role }) => role === 'archive').length,
  };
}

/** What the author of one submission of a class may see of it, in a private repository of their own. */
interface StudentVerdict
  extends Pick<StudentSubmission, 'isFlagged' | 'similarity' | 'ai' | 'notChecked'>,
    Pick<StudentView, 'comparedWith' | 'notComparedWith'> {
  /** As if the run had judged that submission alone. */
  readonly outcome: Outcome;
}

/** What each author of a class may see, for a judged submission of the run. */
export function studentVerdicts(report: RunReport): (own: SubmissionFinding) => StudentVerdict {
  const isReviewed = isToReview(report);
  const { feedback } = report.students;
  const all = comparedCounts(report, null);
  // The same for each: of one that was not compared itself it is not said.
  const counts = { ...all, comparedWith: Math.max(0, all.comparedWith - 1) };
  return (own) => {
    const hasNumbers = own.total !== null || own.aiAverage !== null;
    const { isChecked, ...facts } = ownVerdict(own, isReviewed(own), feedback);
    const outcome = isChecked && hasNumbers ? 'passed' : 'incomplete';
    return { ...facts, ...counts, outcome: isReviewed(own) ? 'flagged' : outcome };
  };
}

/** Whom the verdict is about: those above a threshold; where nobody is, and it says so all the same, who stands out. */
function isToReview({ verdict }: RunReport): (submission: SubmissionFinding) => boolean {
  const keys = new Set(
    verdict.flagged.length > 0 || verdict.outcome !== 'flagged'
      ? verdict.flagged.map(({ key }) => key)
      : verdict.standsOut.flatMap(({ a, b }) => [a, b]),
  );
  return ({ key, role }) => role === 'judged' && keys.has(key);
}

/** Whether an outcome says something of what was compared, and not only of how the run went. */
function isAboutCode(outcome: Outcome): boolean {
  return outcome === 'passed' || outcome === 'flagged' || outcome === 'incomplete';
}

function studentSubmission(
  report: RunReport,
  own: SubmissionFinding,
  feedback: StudentView['feedback'],
): StudentSubmission {
  return {
    name: own.name,
    ...ownVerdict(own, isToReview(report)(own), feedback),
    ...whatWasFirst(report, own, feedback),
    regions: feedback === 'full' ? studentRegions(report, own) : [],
    leftOut: own.leftOut.map(({ path, reason }) => ({ path, reason })),
  };
}

/** Told beside a finding alone, because it is about one. */
function whatWasFirst(
  report: RunReport,
  own: SubmissionFinding,
  feedback: StudentView['feedback'],
): Pick<StudentSubmission, 'isOpenedFirst' | 'isPushedFirst'> {
  if (feedback === 'none' || report.students.isPublic || !isToReview(report)(own)) return {};
  const { findings, thresholds } = report;
  return {
    ...(openedBefore(own, findings, thresholds.similarity) === 'first' ? { isOpenedFirst: true } : {}),
    ...(pushedBefore(own, findings, thresholds.similarity) ? { isPushedFirst: true } : {}),
  };
}

function ownVerdict(
  own: SubmissionFinding,
  isReviewed: boolean,
  feedback: StudentView['feedback'],
): Pick<StudentSubmission, 'isChecked' | 'notChecked' | 'isFlagged' | 'similarity' | 'ai'> {
  const isChecked = own.state.kind === 'checked';
  const isFull = feedback === 'full';
  return {
    isChecked,
    // There is nothing to check of it, and the sentence says so.
    notChecked: isChecked || own.comparability === 'starter-only' ? null : notCheckedWords(own),
    isFlagged: feedback === 'none' ? null : isReviewed,
    similarity: isFull ? bandOf(own.total) : null,
    ai: isFull ? bandOf(own.aiAverage) : null,
  };
}

function studentRegions(report: RunReport, own: SubmissionFinding): readonly StudentRegion[] {
  const isOwnFile = ownFiles(report, own);
  const where = foundIn(report.findings);
  // Nothing of a search of the web is for students: it would name a source that others may use.
  const regions = mergedRegions(own.matches.filter(({ source }) => source === undefined))
    .filter(({ file }) => isOwnFile(file))
    .map((region) => ({
      kind: region.kind,
      file: region.file,
      lineStart: region.lineStart,
      lineEnd: region.lineEnd,
      foundIn: [...new Set(region.matches.map(where))].toSorted(),
      url: permalink(report, own, region),
    }))
    .toSorted((x, y) => compareText(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
  return [...hiddenRegions(own, where), ...regions];
}

/** Files that were left out and hold code of somebody else: by their own names, without lines. */
function hiddenRegions(
  { hidden = [] }: SubmissionFinding,
  where: ReturnType<typeof foundIn>,
): readonly StudentRegion[] {
  const files = Map.groupBy(
    // Of two files that are alike word by word, a person says which one to ask about.
    hidden.filter(({ leftOut, readings }) => leftOut === 'own' && readings === undefined),
    ({ path }) => path,
  );
  return [...files].map(([file, copies]) => ({
    kind: 'peer',
    file,
    lineStart: null,
    lineEnd: null,
    foundIn: [...new Set(copies.map(({ otherKey }) => where({ kind: 'peer', otherKey })))].toSorted(),
    url: null,
  }));
}

/** Why the own submission was not checked, as far as that can be said in our own words. */
function notCheckedWords(own: SubmissionFinding): Message {
  if (own.files.length === 0) {
    const n = own.leftOut.filter(isMissing).length;
    return n === 0 ? NO_SOURCE_FILES : message('report.partlyCompared', { n });
  }
  if (holdsNoCode(own)) return TOO_SHORT;
  if (own.comparability === 'no-source') return NO_KNOWN_LANGUAGE;
  if (own.comparability === 'too-short') return TOO_SHORT;
  if (own.comparability === 'unreadable') return HARDLY_ANY_CODE;
  if (own.comparability === 'alone') return NOTHING_TO_COMPARE;
  return REASON_ELSEWHERE;
}

const NO_SOURCE_FILES = message('report.noSourceFiles');
const NO_KNOWN_LANGUAGE = message('report.noKnownLanguage');
const TOO_SHORT = message('report.isTooShort');
const HARDLY_ANY_CODE = message('report.hardlyAnyCode');
const NOTHING_TO_COMPARE = message('submission.nothingToCompare');

/** Such a reason again, from its English sentence: what scans remember. */
export function notCheckedOf(english: string): Message {
  const known = [
    NO_SOURCE_FILES,
    NO_KNOWN_LANGUAGE,
    TOO_SHORT,
    HARDLY_ANY_CODE,
    NOTHING_TO_COMPARE,
    REASON_ELSEWHERE,
  ];
  return known.find((reason) => ENGLISH.tell(reason) === english) ?? inEnglish(english);
}

/**
 * Whether a file that the service names as the own one's can be shown: a service that mixes up the sides of a match would
 * name a peer's, or somebody's of its database. Where it is not known what was handed in, peers' names are all that can be
 * kept back.
 */
function ownFiles(report: RunReport, own: SubmissionFinding): (file: string) => boolean {
  const mine = new Set(own.files.map(({ path }) => path));
  const theirs = new Set(
    report.findings.submissions
      .filter((submission) => submission !== own)
      .flatMap(({ files }) => files.map(({ path }) => foldedName(path))),
  );
  return (file) => (mine.size > 0 ? mine.has(file) : !theirs.has(foldedName(file)));
}
