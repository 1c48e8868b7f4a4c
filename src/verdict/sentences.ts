import { isDictated, type SubmissionFinding } from '../domain/findings.ts';
import type { SourceName } from '../domain/source-names.ts';
import { type CollectionFailure, isMissing, judgedOf } from '../domain/submission.ts';
import { isReadArchive } from '../text/archive-names.ts';
import { count, listed } from '../text/format.ts';
import { hidesCode } from './hidden-code.ts';
import type { Policy } from './policy.ts';
import type { Tally } from './tally.ts';

/** Names in one sentence; the report has them all. */
const NAMED = 10;

/** Why there is nothing to say of the one submission of a pull request or workspace. It names nobody. */
export function singleSentence(judged: readonly SubmissionFinding[], source: SourceName): string {
  const [one] = judged;
  const [it, what] =
    source === 'pull-request'
      ? ['this pull request', 'What this pull request changes']
      : ['the workspace', 'What the workspace holds'];
  const words: Readonly<Record<string, string>> = {
    'starter-only': `${what} is starter code or stood there before, so there is nothing to check.`,
    'too-short': `${what} is too short to be compared.`,
    alone: `There is nothing to compare ${it} with, so its similarity is n/a.`,
  };
  const said = words[one?.comparability ?? ''];
  if (said !== undefined) return said;
  if (source === 'pull-request') {
    return 'This pull request changes no source file, so there is nothing to check.';
  }
  return one === undefined || one.leftOut.length === 0
    ? 'The workspace is empty, so there is nothing to check: check the repository out first (actions/checkout).'
    : `The workspace holds no source file (${one.leftOut.length} left out), so there is nothing to check; see include and exclude.`;
}

/** Why nothing of a class was compared, with the names of whom it is about. */
function classSentence(judged: readonly SubmissionFinding[], failures: readonly CollectionFailure[]): string {
  const groups = new Map<string, string[]>();
  const add = (words: string, name: string): void => {
    groups.set(words, [...(groups.get(words) ?? []), name]);
  };
  for (const submission of judged) add(reasonOf(submission), submission.name);
  for (const { name } of judgedOf(failures)) add('could not be collected', name);
  const parts = [...groups].map(([words, names]) => {
    return `${count(names.length, 'submission')} ${words} (${listed(names, NAMED, JSON.stringify)})`;
  });
  return `Nothing was compared: ${parts.join('; ')}.${foldersHint(judged)}`;
}

function reasonOf({ comparability, files, total, state }: SubmissionFinding): string {
  const words = UNCOMPARED[comparability ?? ''];
  if (words !== undefined) return words;
  if (state.kind === 'not-checked' && files.length === 0) return 'without a source file';
  return total === null ? 'without a number from the service' : 'with a number';
}

const UNCOMPARED: Readonly<Record<string, string>> = {
  'starter-only': 'with nothing beside starter code',
  'too-short': 'too short to be compared',
  'no-source': 'without a file that the engine reads',
  unreadable: 'in strings that nobody can compare',
  alone: 'with nobody to compare with',
};

/** A class in one archive or folder looks like one submission: each of its folders may be one. */
function foldersHint(judged: readonly SubmissionFinding[]): string {
  const [one, other] = judged;
  if (one?.origin?.kind !== 'directory' || other !== undefined) return '';
  const folders = new Set(one.files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  if (folders.size < 2 || folders.has('')) return '';
  const list = listed([...folders], 3, JSON.stringify);
  const isFolder = !isReadArchive(one.origin.path);
  return ` It holds folders (${list}): if each of them is a submission, ${isFolder ? `give ${JSON.stringify(one.origin.path)} as the path` : 'set layout: folders'}.`;
}

/** How many submissions a threshold could not be evaluated for, and what is missing of them. */
function uncheckedSentence(
  judged: readonly SubmissionFinding[],
  notChecked: readonly string[],
  failures: readonly CollectionFailure[],
): string {
  const unknown = new Set(notChecked);
  const seen = judged.filter(({ key, state }) => unknown.has(key) && state.kind === 'checked');
  const partly = seen.filter(({ leftOut }) => leftOut.some(isMissing)).length;
  const unscored = seen.filter(
    ({ leftOut, total, aiState }) => !leftOut.some(isMissing) && total !== null && aiState === 'missing',
  ).length;
  const hiding = seen.filter(
    (one) =>
      !one.leftOut.some(isMissing) && one.aiState !== 'missing' && one.total !== null && hidesCode(one, []),
  ).length;
  const rest = notChecked.length - partly - unscored - hiding;
  const all = judged.length + judgedOf(failures).length;
  const parts = [
    ...(rest > 0 ? [`${rest} of ${count(all, 'submission')} could not be checked`] : []),
    ...(partly > 0 ? [`files of ${count(partly, 'submission')} could not be compared`] : []),
    ...(hiding > 0
      ? [`files of ${count(hiding, 'submission')} that do not count hold code that counts in another one`]
      : []),
    ...(unscored > 0 ? [`no AI score is known for ${count(unscored, 'submission')}`] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The thresholds that were held against a number, with what is not known. What was not looked for is not told as not found.
 */
export function thresholdWords({ judged, aiRun, maxSimilarity, maxAiScore }: Tally, policy: Policy): string {
  const similarity = maxSimilarity === null ? [] : [`similarity above ${policy.similarityThreshold}`];
  if (maxAiScore === null) return [...similarity, ...(aiRun ? ['no AI score is known'] : [])].join('; ');
  const unscored = judged.filter(({ aiAverage }) => aiAverage === null).length;
  const ai = `AI score above ${policy.aiThreshold}${unscored === 0 ? '' : `, which ${unscored} of ${judged.length} do not have`}`;
  return [...similarity, ai].join(' or ');
}

/** Why a run is incomplete in which nobody is flagged. */
export function incompleteSentence(tally: Tally, policy: Policy): string {
  const { judged, notChecked, failures, unfinished } = tally;
  if (judged.length === 0 && notChecked.length === 0) return 'No submission was checked.';
  if (tally.isClass && tally.maxSimilarity === null) return classSentence(judged, failures);
  const thresholds = thresholdWords(tally, policy);
  const waiting = unfinished > 0 ? unfinishedSentence(unfinished) : '';
  return notChecked.length === 0
    ? `${waiting} None is flagged (${thresholds}).`
    : `${uncheckedSentence(judged, notChecked, failures)}; none of the others is flagged (${thresholds}).${waiting === '' ? '' : ` ${waiting}`}`;
}

/** What is missing of a verdict, each sentence after a blank; '': nothing. */
export function missingWords({ notChecked, unfinished }: Tally): string {
  return (
    (notChecked.length > 0 ? ` ${count(notChecked.length, 'submission')} could not be checked.` : '') +
    (unfinished > 0 ? ` ${unfinishedSentence(unfinished)}` : '')
  );
}

function unfinishedSentence(unfinished: number): string {
  return `The service calls the check completed and says that ${count(unfinished, 'submission')} of it ${unfinished === 1 ? 'is' : 'are'} not.`;
}

/** Pairs to look at, in a sentence after a blank; '': there are none. */
export function standsOutWords({ standsOut: { length }, flagged }: Tally): string {
  if (length === 0) return '';
  const [pairs, them] = length === 1 ? ['pair stands', 'it'] : ['pairs stand', 'them'];
  return ` ${length}${flagged.length > 0 ? ' more' : ''} ${pairs} out of the class: look at ${them}.`;
}

/** Why similarity flags nobody of a class that is alike, in a sentence after a blank; '': it is judged. */
export function dictatedWords(judged: readonly SubmissionFinding[]): string {
  const dictated = judged.filter(isDictated).length;
  if (dictated === 0) return '';
  const all = dictated === judged.length;
  return ` Most of this class is alike, so the threshold of similarity says nothing${all ? '' : ` about ${dictated} of ${judged.length}`}: look at what stands out.`;
}

/** Submissions without a similarity beside those that have one, in a sentence after a blank; '': there are none. */
export function withoutNumbersWords(judged: readonly SubmissionFinding[]): string {
  const without = judged.filter(({ total }) => total === null).length;
  if (without === 0 || without === judged.length) return '';
  return ` ${without} of them had nothing to judge: they are too short, or hold starter code alone.`;
}
