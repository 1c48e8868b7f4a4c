import { given, isReadArchive, joined, message, type Message, type MessageId, sharedFolder } from '#base';
import type { CollectionFailure, SourceName, SubmissionFinding } from '#contract';
import { holdsNoCode, isMissing, judgedOf } from '#contract';
import { hidesCode } from './pardon.ts';
import type { Policy } from './policy.ts';
import type { Tally } from './tally.ts';

/** Names in one sentence; the report has them all. */
const NAMED = 10;

/** Why there is nothing to say of the one submission of a pull request or workspace. It names nobody. */
export function singleSentence(judged: readonly SubmissionFinding[], source: SourceName): Message {
  const [one] = judged;
  const isPull = source === 'pull-request';
  const standing = one !== undefined && holdsNoCode(one) ? 'too-short' : one?.comparability;
  const known = UNJUDGED[standing ?? '']?.[isPull ? 'pull' : 'space'];
  if (known !== undefined) return message(known);
  if (isPull) return message('verdict.pullNoSource');
  return one === undefined || one.leftOut.length === 0
    ? message('verdict.spaceEmpty')
    : message('verdict.spaceNoSource', { n: String(one.leftOut.length) });
}

const UNJUDGED: Readonly<
  Record<
    string,
    Readonly<
      Record<
        'pull' | 'space',
        Extract<MessageId, `verdict.${'pull' | 'space'}${'StarterOnly' | 'TooShort' | 'Alone'}`>
      >
    >
  >
> = {
  'starter-only': { pull: 'verdict.pullStarterOnly', space: 'verdict.spaceStarterOnly' },
  'too-short': { pull: 'verdict.pullTooShort', space: 'verdict.spaceTooShort' },
  alone: { pull: 'verdict.pullAlone', space: 'verdict.spaceAlone' },
};

/** Submissions that were not compared for one reason, and what they are called. */
type GroupId = Extract<MessageId, `verdict.group${string}`>;

/** Why nothing of a class was compared, with the names of whom it is about. */
function classSentences(
  judged: readonly SubmissionFinding[],
  failures: readonly CollectionFailure[],
): readonly Message[] {
  const all = [
    ...judged.map((one) => ({ id: reasonOf(one), name: one.name })),
    ...judgedOf(failures).map(({ name }) => ({ id: 'verdict.groupNotCollected' as const, name })),
  ];
  const groups = [...Map.groupBy(all, ({ id }) => id)].map(([id, those]) =>
    message(id, {
      n: those.length,
      names: namesOf(
        those.map(({ name }) => name),
        NAMED,
      ),
    }),
  );
  return [
    message('verdict.nothingCompared', { groups: joined('words.points', groups) }),
    ...foldersHint(judged),
  ];
}

/** The first of some names, in quotes. */
function namesOf(all: readonly string[], most: number): Message {
  const names = joined(
    'words.commas',
    all.slice(0, most).map((name) => given(JSON.stringify(name))),
  );
  const rest = all.length - most;
  return rest > 0 ? message('words.andMore', { names, rest }) : names;
}

function reasonOf({ comparability, files, total, state }: SubmissionFinding): GroupId {
  const known = UNCOMPARED[comparability ?? ''];
  if (known !== undefined) return known;
  if (state.kind === 'not-checked' && files.length === 0) return 'verdict.groupNoFile';
  return total === null ? 'verdict.groupNoNumber' : 'verdict.groupNumber';
}

const UNCOMPARED: Readonly<Record<string, GroupId>> = {
  'starter-only': 'verdict.groupStarterOnly',
  'too-short': 'verdict.groupTooShort',
  'no-source': 'verdict.groupNoSource',
  unreadable: 'verdict.groupUnreadable',
  alone: 'verdict.groupAlone',
};

/** A class in one archive or folder looks like one submission: each of its folders may be one. */
function foldersHint(judged: readonly SubmissionFinding[]): readonly Message[] {
  const [one, other] = judged;
  if (one?.origin?.kind !== 'directory' || other !== undefined) return [];
  const isArchive = isReadArchive(one.origin.path);
  const paths = one.files.map(({ path }) => path);
  // `hw1/2026/submissions/ada`: whoever gives `hw1` is told the folder that the class lies in.
  const around = isArchive ? '' : sharedFolder(paths);
  const names = new Set(paths.map((path) => path.slice(around.length, path.indexOf('/', around.length) + 1)));
  if (names.size < 2 || names.has('')) return [];
  const folders = namesOf([...names], 3);
  return [
    isArchive
      ? message('verdict.foldersLayout', { folders })
      : message('verdict.foldersAsPath', {
          folders,
          path: JSON.stringify(`${one.origin.path}/${around}`.replace(/\/$/, '')),
        }),
  ];
}

/** How many there are: what could not be collected was handed in, too, and counts among those that could not be checked. */
export function handedIn({ judged, failures }: Pick<Tally, 'judged' | 'failures'>): number {
  return judged.length + judgedOf(failures).length;
}

/** How many submissions a threshold could not be evaluated for, and what is missing of them: the beginning of a sentence. */
function uncheckedWords(
  judged: readonly SubmissionFinding[],
  notChecked: readonly string[],
  failures: readonly CollectionFailure[],
): Message {
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
  const missing = notChecked.length - partly - unscored - hiding;
  const n = handedIn({ judged, failures });
  const parts = [
    ...(missing > 0 ? [(isFirst: string) => message('verdict.gapUnchecked', { isFirst, missing, n })] : []),
    ...(partly > 0 ? [(isFirst: string) => message('verdict.gapPartly', { isFirst, n: partly })] : []),
    ...(hiding > 0 ? [(isFirst: string) => message('verdict.gapHiding', { isFirst, n: hiding })] : []),
    ...(unscored > 0 ? [(isFirst: string) => message('verdict.gapUnscored', { isFirst, n: unscored })] : []),
  ];
  return joined(
    'words.commas',
    parts.map((part, index) => part(index === 0 ? 'yes' : 'no')),
  );
}

/**
 * The thresholds that were held against a number, with what is not known. What was not looked for is not told as not found.
 */
export function thresholdWords({ judged, aiRun, maxSimilarity, maxAiScore }: Tally, policy: Policy): Message {
  const similarity = policy.similarityThreshold;
  if (maxAiScore === null) {
    if (maxSimilarity === null) return aiRun ? message('verdict.noAi') : given('');
    return message(aiRun ? 'verdict.aboveSimilarityNoAi' : 'verdict.aboveSimilarity', { similarity });
  }
  const missing = judged.filter(({ aiAverage }) => aiAverage === null).length;
  const ai = { ai: policy.aiThreshold, missing, all: judged.length };
  return maxSimilarity === null
    ? message('verdict.aboveAi', ai)
    : message('verdict.aboveEither', { similarity, ...ai });
}

/** Why a run is incomplete in which nobody is flagged. */
export function incompleteSentences(tally: Tally, policy: Policy): readonly Message[] {
  const { judged, notChecked, failures, unfinished } = tally;
  if (judged.length === 0 && notChecked.length === 0) return [message('verdict.nothing')];
  if (tally.isClass && tally.maxSimilarity === null) return classSentences(judged, failures);
  const thresholds = thresholdWords(tally, policy);
  const waiting = [...unfinishedSentence(unfinished), ...unreadSentence(tally, policy)];
  return notChecked.length === 0
    ? [...waiting, message('verdict.noneFlagged', { thresholds })]
    : [
        message('verdict.gaps', {
          gaps: uncheckedWords(judged, notChecked, failures),
          others: handedIn(tally) - notChecked.length,
          thresholds,
        }),
        ...waiting,
      ];
}

/** What is missing of a verdict. */
export function missingSentences({ notChecked, unfinished }: Tally): readonly Message[] {
  return [
    ...(notChecked.length > 0 ? [message('verdict.missing', { n: notChecked.length })] : []),
    ...unfinishedSentence(unfinished),
  ];
}

function unfinishedSentence(unfinished: number): readonly Message[] {
  return unfinished > 0 ? [message('verdict.unfinished', { n: unfinished })] : [];
}

function unreadSentence({ pairsUnread: n }: Tally, { failOn }: Policy): readonly Message[] {
  return failOn === 'stands-out' && n > 0 ? [message('verdict.pairsUnread', { n })] : [];
}

/** Pairs to look at. */
export function standsOutSentence({ standsOut: { length }, flagged }: Tally): readonly Message[] {
  if (length === 0) return [];
  return [message(flagged.length > 0 ? 'verdict.standsOutMore' : 'verdict.standsOut', { n: length })];
}

/** Those who are as alike as their class; empty: there are none. */
export function ordinarySentence({ ordinary: n, flagged }: Tally): readonly Message[] {
  // Behind the flagged ones they are others.
  return n === 0 ? [] : [message('verdict.ordinary', { n, isMore: flagged.length > 0 ? 'yes' : 'no' })];
}

/** Submissions without a similarity beside those that have one. */
export function withoutNumbersSentence(judged: readonly SubmissionFinding[]): readonly Message[] {
  const n = judged.filter(({ total }) => total === null).length;
  return n === 0 || n === judged.length ? [] : [message('verdict.withoutNumbers', { n })];
}
