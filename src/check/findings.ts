import {
  checkLabel,
  distinct,
  type Findings,
  SERVICE_THRESHOLD,
  highest,
  isOrdinary,
  type MatchFinding,
  type PackedSubmission,
  pairAlike,
  type PairFinding,
  type Said,
  type SubmissionFinding,
  type SubmissionRole,
} from '#contract';
import { message, occurrences } from '#base';
import type { CheckLife } from './check-life.ts';
import {
  type Comparison,
  isComparable,
  isStarterOnly,
  numbersMeant,
  ownOutcome,
  serviceLeftOut,
  serviceOutcome,
  serviceRemarks,
} from './submission-outcome.ts';
import type { Details } from './details.ts';
import { pairsOf, withArchive } from './pairs.ts';
import type { CheckPlan } from './plan.ts';
import { webSearchOf } from './read-web.ts';
import type { CheckScores, Scores } from './scores.ts';
import { firstUrl } from './start.ts';
import { foreignAbove } from './thresholds.ts';

type Redact = (text: string) => string;

/** What a check found out, by our own keys. */
export function findingsOf(plan: CheckPlan, state: CheckLife, redact: Redact): Findings {
  const findings = serviceFindings(plan, state, redact);
  return areFewPeople(plan.submissions) ? judgedAsTheyAre(findings) : findings;
}

function serviceFindings(plan: CheckPlan, state: CheckLife, redact: Redact): Findings {
  const { scores, details, check } = state;
  const engine = state.flight?.engine ?? null;
  const read = [...(scores?.scores.values() ?? [])];
  const comparison = {
    ai: state.made.ai,
    searches: engine !== null && !engine.peerOnly && (plan.service.kind === 'remote' || plan.web !== null),
    comparable: read.filter(isComparable).length,
  };
  const called = calledAt(check?.name ?? '', read);
  const own =
    plan.checkId === null
      ? ownFindings(plan, state, comparison, redact)
      : read.map((there) => serviceFinding(there, called.get(there.filename), state, comparison, redact));
  const keyById = new Map(
    own.flatMap((one) => (one.serviceId === null ? [] : [[one.serviceId, one.key] as const])),
  );
  const pairs = pairsOf(details, keyById);
  const webSearch = webSearchOf(state, keyById, redact);
  const submissions = own.map((one) => withMatches(one, state, keyById));
  const equal = equalFiles(plan.submissions, own);
  return {
    checkId: check?.id ?? null,
    checkName: check?.name ?? plan.label,
    checkUrl: firstUrl([state.url]),
    service: plan.service,
    engine: engine === null ? null : { id: engine.id, name: engine.name },
    language: plan.language,
    aiRun: state.made.ai,
    // What most of a class have is taken out unasked.
    baseCode: state.made.baseCode || own.some(({ serviceId }) => hasCommonCode(serviceId, state)),
    submissions: withArchive(submissions, pairs, comparison.searches),
    pairs,
    clusters: (scores?.clusters ?? []).map((group) => group.flatMap((id) => keyById.get(id) ?? [])),
    ...(equal.length === 0 ? {} : { equalFiles: equal }),
    ...(scores === null || scores.ordinary === null ? {} : { ordinary: scores.ordinary }),
    failures: plan.notCollected,
    serviceFlaggedCount: flaggedOfOurs(scores, keyById),
    ...(scores === null || scores.unfinished === 0 ? {} : { unfinished: scores.unfinished }),
    ...(scores?.inBands === true ? { inBands: true } : {}),
    ...(webSearch === undefined ? {} : { webSearch }),
    notices: distinct(state.notices),
  };
}

/** Findings of the plan's submissions, in its order. */
function ownFindings(
  plan: CheckPlan,
  state: CheckLife,
  comparison: Comparison,
  redact: Redact,
): readonly SubmissionFinding[] {
  const ids = unambiguous(state.ids);
  const unasked = plan.dryRun && state.failure === null ? message('notices.dryRun') : undefined;
  const tokens = new Map(state.named.map(({ submission, token }) => [submission, token]));
  return plan.submissions.map((submission) => {
    const token = tokens.get(submission);
    return ownFinding(
      submission,
      {
        serviceId: token === undefined ? null : (ids.get(token) ?? null),
        reason: unasked ?? (token === undefined ? undefined : state.failed.get(token)),
      },
      state,
      comparison,
      redact,
    );
  });
}

function ownFinding(
  submission: PackedSubmission,
  {
    serviceId,
    reason,
  }: {
    readonly serviceId: number | null;
    readonly reason: Said | undefined;
  },
  { scores, isPointless, failure }: CheckLife,
  comparison: Comparison,
  redact: Redact,
): SubmissionFinding {
  const there = knownBetter(submission, serviceId === null ? undefined : scores?.scores.get(serviceId));
  const leftOut = serviceLeftOut(there, redact);
  const unread = new Set(leftOut.map(({ path }) => path));
  const numbers = numbersMeant(there, serviceId, submission.role, comparison);
  const isAlone = isPointless && submission.role === 'judged' && submission.files.length > 0;
  const comparability = isStarterOnly(submission)
    ? 'starter-only'
    : isAlone
      ? 'alone'
      : numbers.comparability;
  return {
    ...numbers,
    comparability,
    key: submission.key,
    name: submission.name,
    role: submission.role,
    origin: submission.origin,
    state: ownOutcome(submission, reason, { there, comparability, leftOut, hasFailed: failure !== null }),
    matches: [],
    files: submission.files.filter(({ path }) => !unread.has(path)),
    leftOut: [...submission.leftOut.filter(({ path }) => !unread.has(path)), ...leftOut],
    ...(submission.balance === undefined ? {} : { balance: submission.balance }),
    ...(submission.hidden === undefined ? {} : { hidden: submission.hidden }),
    remarks: [...submission.remarks, ...serviceRemarks(there, leftOut)],
    zip: submission.zip,
  };
}

/**
 * What the service says, where this machine does not know better: a service that says nothing of it may have compared a submission
 * that nobody can read.
 */
function knownBetter({ hardlyRead }: PackedSubmission, there: Scores | undefined): Scores | undefined {
  if (there?.comparability === null && hardlyRead !== undefined) {
    return { ...there, comparability: 'unreadable' };
  }
  return there;
}

/** A submission of a check that somebody else made: the service alone knows it. @param name default: the name of its file */
function serviceFinding(
  there: Scores,
  name: string | undefined,
  { failure }: CheckLife,
  comparison: Comparison,
  redact: Redact,
): SubmissionFinding {
  const role: SubmissionRole =
    there.role === 'archive' || there.role === 'base' || there.role === 'ai-reference'
      ? there.role
      : 'judged';
  const numbers = numbersMeant(there, there.serviceId, role, comparison);
  const leftOut = serviceLeftOut(there, redact);
  const { comparability } = numbers;
  return {
    ...numbers,
    key: `submission ${there.serviceId}`,
    name: redact(name ?? there.filename) || `submission ${there.serviceId}`,
    role,
    origin: null,
    state: serviceOutcome(role, { there, comparability, leftOut, hasFailed: failure !== null }),
    matches: [],
    files: [],
    leftOut,
    remarks: serviceRemarks(there, leftOut),
    zip: null,
  };
}

function withMatches(
  one: SubmissionFinding,
  { details, scores }: CheckLife,
  keyById: ReadonlyMap<number, string>,
): SubmissionFinding {
  if (one.serviceId === null) return one;
  const read = details.get(one.serviceId);
  if (read === undefined) {
    const isScored = one.role === 'judged' && scores?.scores.has(one.serviceId) === true;
    return isScored ? { ...one, pairsUnread: true } : one;
  }
  const matches = read.matches.map((match) => matchFinding(match, keyById));
  return { ...one, matches, ...(read.commonCode.length === 0 ? {} : { commonCode: read.commonCode }) };
}

function hasCommonCode(serviceId: number | null, { details }: CheckLife): boolean {
  return serviceId !== null && (details.get(serviceId)?.commonCode.length ?? 0) > 0;
}

function matchFinding(match: Details['matches'][number], keyById: ReadonlyMap<number, string>): MatchFinding {
  const { otherId, similarity, matchedSimilarity, own, other, tokens, sharedBy, source } = match;
  const kind = match.kind === 'peer' && otherId === null ? 'external' : match.kind;
  const otherKey = otherId === null ? null : (keyById.get(otherId) ?? null);
  if (sharedBy === undefined || source !== undefined) {
    const { otherId: _, ...rest } = match;
    return { ...rest, kind, otherKey };
  }
  // There may be a hundred thousand: a copy takes a quarter more memory than what is written out.
  const finding = { kind, similarity, matchedSimilarity, own, other, tokens, sharedBy, otherKey };
  return finding satisfies Record<Exclude<keyof MatchFinding, 'source' | 'quoted'>, unknown>;
}

/** Ids of ours at the service. Two submissions under one id are told apart by nobody, so neither has it. */
function unambiguous(ids: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const holders = occurrences(ids.values());
  return new Map([...ids].filter(([, id]) => holders.get(id) === 1));
}

/** The service counts what is above 75 of everything in the check; what is not of this run is none of its flags. */
function flaggedOfOurs(scores: CheckScores | null, keyById: ReadonlyMap<number, string>): number | null {
  if (scores === null || scores.serviceFlaggedCount === null) return null;
  const strangers = foreignAbove(scores, new Set(keyById.keys()), {
    similarity: SERVICE_THRESHOLD,
    ai: SERVICE_THRESHOLD,
  });
  return Math.max(0, scores.serviceFlaggedCount - strangers.length);
}

/** What this program adds to the name of a file. */
const ADDED = /(?:-c[0-9a-f]{7})?-[0-9a-f]{8}(?:\.zip)+$/i;

/**
 * What the submissions of a check are called there, by their file names: as they were before this program added what finds them
 * again. A name that two of one role would have stays as the service has it, and so do all of a check that another client made:
 * whoever was in the class of last year, too, is called the same in both.
 */
function calledAt(checkName: string, read: readonly Scores[]): ReadonlyMap<string, string> {
  if (checkLabel(checkName) === checkName) return new Map();
  const names = Map.groupBy(read, ({ filename, role }) => `${role}\0${filename.replace(ADDED, '')}`);
  return new Map(
    [...names.values()].flatMap(([one, other]) => {
      const name = one?.filename.replace(ADDED, '') ?? '';
      return one === undefined || other !== undefined || name === '' ? [] : [[one.filename, name] as const];
    }),
  );
}

/**
 * Judged submissions that are too short to be judged and hold the same files, byte for byte and whatever they are called: keys, group
 * by group, the largest first. No number is made of them, so nothing else would say it. Of what is nearly all starter code it is told
 * where something else is left: who has not begun has the same files, too.
 */
export function equalFiles(
  packed: readonly Pick<PackedSubmission, 'key' | 'textsHash'>[],
  submissions: readonly Pick<SubmissionFinding, 'key' | 'role' | 'comparability' | 'tokens'>[],
): readonly (readonly string[])[] {
  const hashes = new Map(
    packed.flatMap(({ key, textsHash }) => (textsHash === undefined ? [] : [[key, textsHash]])),
  );
  const isTiny = ({ comparability, tokens }: Pick<SubmissionFinding, 'comparability' | 'tokens'>): boolean =>
    comparability === 'too-short' || (comparability === 'starter-only' && (tokens ?? 0) > 0);
  const tiny = submissions.filter((one) => one.role === 'judged' && hashes.has(one.key) && isTiny(one));
  return [...Map.groupBy(tiny, ({ key }) => hashes.get(key)).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ key }) => key))
    .toSorted((x, y) => y.length - x.length);
}

/** So many people say what is ordinary. */
const LEAST_PEOPLE = 8;
/** Of all that are compared: further pull requests of somebody who opened another one. */
const MOST_MORE = 1 / 4;

/**
 * Whether what a pull request is compared with comes from so few people that it cannot say what is ordinary: who opens a
 * dozen of them with the same text decides what is ordinary, and the next copy would be flagged by nobody.
 */
export function areFewPeople(
  submissions: readonly Pick<PackedSubmission, 'role' | 'origin' | 'key'>[],
): boolean {
  const isPull = submissions.some(({ role, origin }) => role === 'judged' && origin.kind === 'pull-request');
  if (!isPull) return false;
  const behind = submissions
    .filter(({ role }) => role === 'judged' || role === 'archive')
    .map(({ origin, key }) => (origin.kind === 'pull-request' ? `@${origin.author.toLowerCase()}` : key));
  const people = new Set(behind).size;
  return people < LEAST_PEOPLE || behind.length - people > MOST_MORE * behind.length;
}

/** Findings in which pairs are judged by how alike they are, whatever the service takes for ordinary. */
export function judgedAsTheyAre(findings: Findings): Findings {
  const best = new Map<string, number>();
  const pairs = findings.pairs.map((pair): PairFinding => {
    const { total, ...rest } = pair;
    const alike = pairAlike(pair);
    if (total == null || alike === null || alike <= total) return pair;
    for (const key of [pair.a, pair.b]) best.set(key, Math.max(best.get(key) ?? 0, alike));
    return rest;
  });
  const { ordinary: _, ...others } = findings;
  return {
    ...others,
    pairs,
    submissions: findings.submissions.map((one) => {
      const alike = best.get(one.key);
      const total = highest([...one.totalSources, one.total]);
      return alike === undefined || total === null || alike <= total
        ? one
        : { ...one, total: alike, totalSources: [] };
    }),
    notices: findings.pairs.some((pair) => isOrdinary(pair, SERVICE_THRESHOLD))
      ? [...findings.notices, message('notices.fewPeople')]
      : findings.notices,
  };
}
