import { listed, message, type Message, nameInSentence } from '#base';
import {
  asMessage,
  type CheckState as Outcome,
  distinct,
  type HardlyRead,
  holdsNoCode,
  isCompared,
  isMissing,
  type LeftOut,
  leftOutBecause,
  type LeftOutReason,
  notCompared,
  type PackedSubmission,
  type Said,
  type SubmissionNumbers,
  type SubmissionRole,
} from '#contract';
import { extensionOf, languageNamed } from '#engine';
import type { Scores } from './scores.ts';

/** What is known of one submission, for whether it was checked. */
interface Known {
  readonly there: Scores | undefined;
  readonly comparability: string | null;
  /** Files that the service left out. */
  readonly leftOut: readonly LeftOut[];
  /** The check ended before its results were read. */
  readonly hasFailed: boolean;
}

/** Whether a submission of ours was checked. @param reason why it is not at the service; undefined: it is */
export function ownOutcome(submission: PackedSubmission, reason: Said | undefined, known: Known): Outcome {
  if (isStarterOnly(submission)) return { kind: 'checked' };
  if (submission.files.length === 0) return notChecked(emptyReason(submission));
  if (submission.files.every(({ size }) => size === 0)) return notChecked(emptyFilesReason(submission));
  if (reason !== undefined) return notChecked(reason);
  const { files, balance } = submission;
  if (
    holdsNoCode({ comparability: known.comparability, files, balance }) &&
    firstMissing(known.leftOut) === null
  ) {
    return notChecked(message('notices.onlyComments', { n: files.length }));
  }
  return serviceOutcome(submission.role, known, submission.hardlyRead);
}

/** Whether the service checked a submission. @param here what this machine could not read of it either */
export function serviceOutcome(role: SubmissionRole, known: Known, here?: HardlyRead): Outcome {
  const { there, comparability, leftOut, hasFailed } = known;
  if (comparability === 'no-source') return notChecked(noSourceReason(leftOut));
  if (comparability === 'unreadable') {
    return notChecked(hardlyReadWords(hardlyReadThere(there) ?? here) ?? message('notices.inStrings'));
  }
  if (comparability === 'alone' && there?.aiState !== 'scored') {
    return notChecked(message('notices.nothingToCompare'));
  }
  if (there === undefined || (there.total === null && isScored(role, there))) {
    if (hasFailed) return notChecked(message('notices.endedEarly'));
    return notChecked(message(UNSCORED[comparability ?? ''] ?? 'notices.noSimilarity'));
  }
  return { kind: 'checked' };
}

/** What the service says of those without a similarity. */
const UNSCORED: Readonly<Record<string, 'report.tooShort' | 'report.starterOnly'>> = {
  'too-short': 'report.tooShort',
  'starter-only': 'report.starterOnly',
};

function notChecked(reason: Said): Outcome {
  return { kind: 'not-checked', reason };
}

function noSourceReason(leftOut: readonly LeftOut[]): Message {
  const missing = firstMissing(leftOut);
  return missing === null
    ? message('notices.noneInLanguage')
    : message('notices.noneReadByEngine', { missing });
}

/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
export function isStarterOnly(submission: PackedSubmission): boolean {
  return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}

function emptyReason({ leftOut }: PackedSubmission): Message {
  if (leftOut.length === 0) return message('notices.noFiles');
  if (leftOut.every(({ reason }) => reason === 'web-link')) return message('notices.onlyLink');
  const missing = firstMissing(leftOut);
  if (missing !== null) return message('notices.noneReadable', { missing });
  const named = leftOut.find(({ reason, detail }) => reason === 'not-source' && detail !== undefined);
  const names = {
    as: 'list',
    values: distinct(leftOut.map(({ path }) => nameInSentence(path))),
    most: 3,
  } as const;
  const n = leftOut.length;
  if (leftOut.every(({ reason }) => reason === 'excluded')) {
    return message('notices.allExcluded', { n, names });
  }
  return named === undefined
    ? message('notices.noSourceFiles', { n, names, language: asText(leftOut) })
    : message('notices.noSourceNames', {
        path: nameInSentence(named.path),
        look: asMessage(named.detail ?? ''),
      });
}

/** The language in which what was handed in counts, where all of it is text of one kind; 'none': no language has such a name; 'no': it is of several kinds. */
function asText(leftOut: readonly LeftOut[]): string {
  const languages = new Set(leftOut.map(({ path }) => languageNamed(extensionOf(path))?.language ?? 'none'));
  const [only = 'none', other] = languages;
  return other === undefined && leftOut.every(({ reason }) => reason === 'not-source') ? only : 'no';
}

function emptyFilesReason({ files, leftOut }: PackedSubmission): Message {
  const missing = firstMissing(leftOut);
  return missing === null
    ? message('notices.onlyEmpty', { n: files.length })
    : message('notices.noneReadable', { missing });
}

/** The first file that would have been compared, had it been possible, and why it was not; null: there is none. */
function firstMissing(leftOut: readonly LeftOut[]): Message | null {
  const first = leftOut.find(isMissing);
  return first === undefined
    ? null
    : message('words.colon', { first: nameInSentence(first.path), rest: leftOutBecause(first) });
}

/** What was uploaded and the service did not compare: unless it says that it is no source code, it may be what was copied. */
export function serviceLeftOut(
  there: Scores | undefined,
  redact: (text: string) => string,
): readonly LeftOut[] {
  return (there?.leftOut ?? []).map(({ path, code, reason }) => ({
    path,
    reason: LEFT_OUT[code ?? ''] ?? 'unreadable',
    ...(reason === '' ? {} : { detail: redact(reason) }),
  }));
}

const LEFT_OUT: Readonly<Record<string, LeftOutReason>> = {
  'too-large': 'limit',
  'too-much': 'limit',
  // The second look has compared it with what counts in others.
  minified: 'generated',
  'not-source': 'not-source',
};

/** What the service noticed in files, each kind in one sentence, and which it should have compared and did not. */
export function serviceRemarks(there: Scores | undefined, leftOut: readonly LeftOut[]): readonly Message[] {
  const hardlyRead = hardlyReadWords(hardlyReadThere(there));
  const more = Object.entries(REMARKS).flatMap(([code, id]) => {
    const paths = (there?.remarks ?? []).flatMap((one) => (one.code === code ? [one.path] : []));
    if (paths.length === 0) return [];
    return [message(id, { files: listed(paths, NAMED, JSON.stringify) })];
  });
  return [...notCompared(leftOut.filter(isMissing)), ...(hardlyRead === null ? [] : [hardlyRead]), ...more];
}

/** What the service could not read as code; undefined: it could, as far as it says. */
function hardlyReadThere(there: Scores | undefined): HardlyRead | undefined {
  const files = (there?.remarks ?? []).filter(({ code }) => code === 'hardly-read');
  if (files.length === 0) return undefined;
  return {
    paths: files.map(({ path }) => path),
    all: files.reduce((sum, { balance }) => sum + (balance?.all ?? 0), 0),
    code: files.reduce((sum, { balance }) => sum + (balance?.code ?? 0), 0),
  };
}

/** That next to nothing of a submission was read as code; null: it was, or stands in strings. */
function hardlyReadWords(read: HardlyRead | undefined): Message | null {
  if (read === undefined || read.paths.length === 0) return null;
  const { paths, all, code } = read;
  return message('notices.hardlyRead', { files: listed(paths, NAMED, JSON.stringify), all, code });
}

const NAMED = 5;
const REMARKS = {
  'evaluates-text': 'notices.evaluatesText',
  escaped: 'notices.escaped',
} as const;

/** What a whole check says of one submission's numbers. */
export interface Comparison {
  /** AI detection was asked for. */
  readonly ai: boolean;
  /** The engine looks at the web or a database as well. */
  readonly searches: boolean;
  readonly comparable: number;
}

/** The numbers of a submission. A 0 that nothing was compared for is no number. What is above 0 was compared with something, whatever else is said. */
export function numbersMeant(
  there: Scores | undefined,
  serviceId: number | null,
  role: SubmissionRole,
  comparison: Comparison,
): SubmissionNumbers {
  const comparability = there === undefined ? null : comparabilityOf(there, comparison);
  const isMeant = isCompared(comparability) && isScored(role, there);
  const meant = (value: number | null | undefined): number | null =>
    value === undefined || (value === 0 && !isMeant) ? null : value;
  return {
    serviceId,
    total: meant(there?.total),
    totalSources: (there?.totalSources ?? []).filter((value) => meant(value) !== null),
    local: meant(there?.local),
    web: meant(there?.web),
    aiAverage: there?.aiAverage ?? null,
    aiState: there?.aiState ?? (comparison.ai ? 'missing' : 'not-run'),
    aiMax: there?.aiMax ?? null,
    quality: there?.quality ?? null,
    suspicion: meant(there?.suspicion),
    coverage: meant(there?.coverage),
    comparability,
    ...(there === undefined || there.tokens === null ? {} : { tokens: there.tokens }),
    ...webNumbers(there),
  };
}

/** What the search of the web says of a submission; nothing where there was none. What was not searched for has no number. */
function webNumbers(there: Scores | undefined): Pick<SubmissionNumbers, 'webState' | 'publicWeb'> {
  if (there?.webState === undefined) return {};
  const { webState, publicWeb } = there;
  return { webState, publicWeb: webState === 'not-searched' ? null : publicWeb };
}

function comparabilityOf(there: Scores, { searches, comparable }: Comparison): string | null {
  const { comparability, comparedWith, totalSources, webState } = there;
  if (!isComparable(there) || totalSources.some((total) => total > 0)) return comparability;
  // Looked for on the web it was compared, also with nobody beside it.
  if (webState === 'searched' || webState === 'partly') return comparability;
  // A service that does not say it, and looks nowhere else, compared it with those that it lists.
  const others = comparedWith ?? (searches ? null : comparable - 1);
  return others === 0 ? 'alone' : comparability;
}

export function isComparable({ role, comparability }: Scores): boolean {
  return (role === null || role === 'submission' || role === 'archive') && isCompared(comparability);
}

/** A service that knows roles gives similarities to submissions alone, one that does not to everything. */
function isScored(role: SubmissionRole, there: Scores | undefined): boolean {
  return role === 'judged' || there?.role == null;
}
