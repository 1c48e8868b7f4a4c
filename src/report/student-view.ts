import type { MatchFinding, SubmissionFinding } from '../domain/findings.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { RunReport } from '../domain/report.ts';
import type { CollectionFailure, LeftOutReason, Origin } from '../domain/submission.ts';
import { type Band, bandOf } from './bands.ts';
import { count } from './format.ts';

/**
 * All that a student may see of a run. Every channel for students renders from this and never from the report itself, so that
 * there is one place where a peer can leak, and it is this file.
 */
export interface StudentView {
  readonly title: string;
  readonly createdAt: string;
  readonly toolVersion: string;
  readonly runUrl: string | null;
  readonly outcome: Outcome;
  /** Made here from the outcome; the verdict's own sentence may quote a peer. */
  readonly sentence: string;
  readonly thresholds: { readonly similarity: number; readonly ai: number };
  readonly aiRun: boolean;
  readonly baseCode: boolean;
  readonly isEmbedded: boolean;
  /** How many other submissions it was compared with. */
  readonly comparedWith: number;
  /** The reader's own; null where the run judges several submissions, and so none of them is the reader's for certain. */
  readonly own: StudentSubmission | null;
}

export interface StudentSubmission {
  readonly name: string;
  readonly isChecked: boolean;
  /** Why it is not; null: it is checked. */
  readonly notChecked: string | null;
  readonly isFlagged: boolean;
  readonly similarity: Band;
  readonly ai: Band;
  /** Own lines that are like somebody else's, merged so that no line shows with how many. */
  readonly regions: readonly StudentRegion[];
  readonly leftOut: readonly { readonly path: string; readonly reason: LeftOutReason }[];
  readonly remarks: readonly string[];
}

export interface StudentRegion {
  readonly file: string;
  readonly lineStart: number | null;
  readonly lineEnd: number | null;
  readonly kind: MatchFinding['kind'];
}

/** The only submission that is judged, which is then the reader's own; null where there are several or none. */
export function ownSubmission(report: RunReport): SubmissionFinding | null {
  const judged = report.findings.submissions.filter((submission) => submission.role === 'judged');
  const failed = report.findings.failures.filter((failure) => failure.role === 'judged');
  return judged.length === 1 && failed.length === 0 ? (judged[0] ?? null) : null;
}

/** What a student may see of the run. */
export function studentView(report: RunReport): StudentView {
  const { findings, verdict, run, thresholds } = report;
  const own = ownSubmission(report);
  const mentionsPeer = peerDetector(report, own);
  const clean = (text: string): string =>
    mentionsPeer(text) ? '(hidden: it names another submission)' : text;
  const judged = findings.submissions.filter((submission) => submission.role === 'judged').length;
  const failed = findings.failures.filter((failure) => failure.role === 'judged').length;
  return {
    title: clean(run.title),
    createdAt: run.createdAt,
    toolVersion: run.toolVersion,
    runUrl: run.runUrl === null || mentionsPeer(run.runUrl) ? null : run.runUrl,
    outcome: verdict.outcome,
    sentence: sentenceOf(verdict.outcome, judged + failed, verdict.flagged.length, verdict.notChecked.length),
    thresholds,
    aiRun: findings.aiRun,
    baseCode: findings.baseCode,
    isEmbedded: findings.service.kind === 'embedded',
    comparedWith: findings.submissions.filter(
      (submission) => submission !== own && (submission.role === 'judged' || submission.role === 'archive'),
    ).length,
    own: own === null ? null : studentSubmission(report, own, clean),
  };
}

function studentSubmission(
  report: RunReport,
  own: SubmissionFinding,
  clean: (text: string) => string,
): StudentSubmission {
  return {
    name: own.name,
    isChecked: own.state.kind === 'checked',
    notChecked: own.state.kind === 'checked' ? null : clean(own.state.reason),
    isFlagged: report.verdict.flagged.some((flag) => flag.key === own.key),
    similarity: bandOf(own.total),
    ai: bandOf(own.aiAverage),
    regions: mergedRegions(own.matches),
    leftOut: own.leftOut.map(({ path, reason }) => ({ path, reason })),
    remarks: own.remarks.map(clean),
  };
}

function sentenceOf(outcome: Outcome, judged: number, flagged: number, notChecked: number): string {
  switch (outcome) {
    case 'passed':
      return judged === 1
        ? 'Nothing needs a review.'
        : `${count(judged, 'submission')} checked; none needs a review.`;
    case 'flagged':
      return judged === 1
        ? "The similarity found needs a person's review. It is no finding of misconduct."
        : `${flagged} of ${count(judged, 'submission')} need a person's review. This is no finding of misconduct.`;
    case 'incomplete':
      return judged <= 1
        ? 'The submission could not be checked completely.'
        : `${notChecked} of ${count(judged, 'submission')} could not be checked.`;
    case 'skipped':
      return 'Nothing was checked in this run.';
    case 'cancelled':
      return 'The run was cancelled before it was done.';
    case 'timeout':
      return 'The check was not done in time.';
    case 'rate-limited':
    case 'service-unavailable':
    case 'network':
      return 'The check could not be done because the service did not answer. It can be tried again later.';
    case 'analysis-failed':
    case 'auth':
    case 'account-suspended':
    case 'forbidden':
    case 'config-error':
    case 'internal-error':
      return 'The check could not be done. Staff can see the reason in their report.';
  }
}

/** Own regions by file and line, overlapping and adjoining ones of one kind joined. */
function mergedRegions(matches: readonly MatchFinding[]): readonly StudentRegion[] {
  const merged: StudentRegion[] = [];
  const sorted = matches
    .map(({ kind, own }) => ({
      kind,
      file: own.file,
      lineStart: own.lineStart,
      lineEnd: own.lineEnd ?? own.lineStart,
    }))
    .toSorted(
      (x, y) => order(x.kind, y.kind) || order(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0),
    );
  for (const region of sorted) {
    const last = merged.at(-1);
    const joins =
      last !== undefined &&
      last.kind === region.kind &&
      last.file === region.file &&
      (region.lineStart ?? 0) <= (last.lineEnd ?? 0) + 1;
    if (!joins) merged.push(region);
    else if ((region.lineEnd ?? 0) > (last.lineEnd ?? 0)) {
      merged[merged.length - 1] = { ...last, lineEnd: region.lineEnd };
    }
  }
  return merged.toSorted((x, y) => order(x.file, y.file) || (x.lineStart ?? 0) - (y.lineStart ?? 0));
}

function order(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/**
 * Whether a text names a peer: its key, name, owner, repository, commit, student, author, path or a file's path, as a whole
 * word in any case. What the own submission is called by too is not a peer's.
 */
export function peerDetector(report: RunReport, own: SubmissionFinding | null): (text: string) => boolean {
  // Where the reader is, the reader knows: the run's own repository gives nobody away.
  const here = report.run.repository ?? '';
  const mine = new Set([here, ...here.split('/'), ...(own === null ? [] : identities(own))].map(fold));
  const peers = new Set<string>();
  for (const submission of [...report.findings.submissions, ...report.findings.failures]) {
    if (submission === own) continue;
    for (const identity of identities(submission)) {
      const folded = fold(identity);
      if (folded !== '' && !mine.has(folded)) peers.add(folded);
    }
  }
  return (text) => {
    const folded = fold(text);
    for (const identity of peers) if (containsWord(folded, identity)) return true;
    return false;
  };
}

/** Everything that tells whose submission this is. */
export function identities(submission: SubmissionFinding | CollectionFailure): readonly string[] {
  const list = [submission.key, submission.name];
  if ('origin' in submission) {
    if (submission.origin !== null) list.push(...originIdentities(submission.origin));
    list.push(...submission.files.map((file) => file.path));
    if (submission.zipPath !== null) list.push(submission.zipPath);
  }
  return list;
}

function originIdentities(origin: Origin): readonly string[] {
  switch (origin.kind) {
    case 'directory':
      return [origin.path];
    case 'repository':
      return [
        origin.owner,
        origin.repo,
        origin.sha,
        origin.sha.slice(0, 7),
        ...(origin.student === undefined ? [] : [origin.student]),
      ];
    case 'pull-request':
      return [
        origin.owner,
        origin.repo,
        `#${origin.number}`,
        origin.sha,
        origin.sha.slice(0, 7),
        origin.author,
      ];
  }
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + word.length] ?? ' ';
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
