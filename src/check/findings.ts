import type { CheckState, Findings, MatchFinding, SubmissionFinding } from '../domain/findings.ts';
import type { Failure } from '../domain/outcome.ts';
import {
  isMissing,
  type LeftOut,
  type LeftOutReason,
  type PackedSubmission,
  type SubmissionRole,
} from '../domain/submission.ts';
import { FLAG_ABOVE } from '../service/contract/states.ts';
import type { Details } from './details.ts';
import type { TokenedSubmission } from './names.ts';
import { pairsOf, withArchive } from './pairs.ts';
import type { CheckPlan } from './plan.ts';
import type { Preflight } from './preflight.ts';
import type { CheckScores, Scores } from './scores.ts';
import { firstUrl } from './start.ts';

/** All that a check came to know, however far it got. */
export interface Progress {
  readonly engine: Preflight['engine'] | null;
  readonly checkId: number | null;
  readonly checkName: string;
  readonly url: string | null;
  readonly named: readonly TokenedSubmission[];
  /** Service ids by token. */
  readonly ids: ReadonlyMap<string, number>;
  /** Why a submission is not at the service, by token. */
  readonly failed: ReadonlyMap<string, string>;
  readonly scores: CheckScores | null;
  /** Emptied while findings are made: in a large class matches are most of the memory. */
  readonly details: Map<number, Details>;
  /** There was nothing to compare anything with, so nothing was sent. */
  readonly isPointless: boolean;
  readonly failure: Failure | null;
  readonly notices: readonly string[];
}

/** A check that was never begun. */
export function nothingDone(plan: CheckPlan): Progress {
  return {
    engine: null,
    checkId: null,
    checkName: plan.label,
    url: null,
    named: [],
    ids: new Map(),
    failed: new Map(),
    scores: null,
    details: new Map(),
    isPointless: true,
    failure: null,
    notices: [],
  };
}

/** What a check found out, by our own keys. */
export function findingsOf(plan: CheckPlan, known: Progress, redact: (text: string) => string): Findings {
  const { scores, engine } = known;
  const ids = ownIds(known);
  const tokens = new Map(known.named.map(({ submission, token }) => [submission, token]));
  const searches = engine !== null && !engine.peerOnly && plan.service.kind === 'remote';
  const comparable = [...(scores?.scores.values() ?? [])].filter(isComparable).length;
  const own =
    plan.checkId === null
      ? plan.submissions.map((submission) => ownFinding(submission))
      : [...(scores?.scores.values() ?? [])].map((there) => serviceOnly(there));
  const keyById = new Map(
    own.flatMap((one) => (one.serviceId === null ? [] : [[one.serviceId, one.key] as const])),
  );
  const pairs = pairsOf(known.details, keyById);
  return {
    checkId: known.checkId,
    checkName: known.checkName,
    checkUrl: firstUrl([known.url]),
    service: plan.service,
    engine: engine === null ? null : { id: engine.id, name: engine.name },
    language: plan.language,
    aiRun: plan.ai,
    baseCode: plan.baseCode,
    submissions: withArchive(own.map(withMatches), pairs, searches),
    pairs,
    clusters: (scores?.clusters ?? []).map((group) => group.flatMap((id) => keyById.get(id) ?? [])),
    failures: plan.notCollected,
    serviceFlaggedCount: flaggedOfOurs(scores, keyById),
    ...(scores === null || scores.unfinished === 0 ? {} : { unfinished: scores.unfinished }),
    notices: [...new Set(known.notices)],
  };

  function ownFinding(submission: PackedSubmission): SubmissionFinding {
    const token = tokens.get(submission);
    const serviceId = token === undefined ? null : (ids.get(token) ?? null);
    const there = serviceId === null ? undefined : scores?.scores.get(serviceId);
    const reason = token === undefined ? undefined : known.failed.get(token);
    const leftOut = serviceLeftOut(there, redact);
    const unread = new Set(leftOut.map(({ path }) => path));
    const numbers = numbersOf(there, serviceId, submission.role);
    const isPointless = known.isPointless && submission.role === 'judged' && submission.files.length > 0;
    const comparability = isStarterOnly(submission)
      ? 'starter-only'
      : isPointless
        ? 'alone'
        : numbers.comparability;
    return {
      ...numbers,
      comparability,
      key: submission.key,
      name: submission.name,
      role: submission.role,
      origin: submission.origin,
      state: stateOf(submission, { there, reason, comparability, leftOut }),
      matches: [],
      files: submission.files.filter(({ path }) => !unread.has(path)),
      leftOut: [...submission.leftOut.filter(({ path }) => !unread.has(path)), ...leftOut],
      ...(submission.hidden === undefined ? {} : { hidden: submission.hidden }),
      remarks: [...submission.remarks, ...serviceRemarks(there)],
      zipPath: submission.zipPath,
    };
  }

  function stateOf(
    submission: PackedSubmission,
    its: {
      readonly there: Scores | undefined;
      readonly reason: string | undefined;
      readonly comparability: string | null;
      readonly leftOut: readonly LeftOut[];
    },
  ): CheckState {
    const { there, reason, comparability, leftOut } = its;
    if (isStarterOnly(submission)) return { kind: 'checked' };
    if (submission.files.length === 0) return notChecked(emptyReason(submission));
    if (reason !== undefined) return notChecked(reason);
    return serviceState(submission.role, there, comparability, leftOut);
  }

  function serviceState(
    role: SubmissionRole,
    there: Scores | undefined,
    comparability: string | null,
    leftOut: readonly LeftOut[],
  ): CheckState {
    if (comparability === 'no-source') return notChecked(noSourceReason(leftOut));
    if (comparability === 'unreadable') {
      return notChecked('Most of it stands in strings that it evaluates, which nobody can compare.');
    }
    if (comparability === 'alone' && there?.aiState !== 'scored') {
      return notChecked('There is nothing to compare it with.');
    }
    if (there === undefined || (there.total === null && isScored(role, there))) {
      return notChecked(
        known.failure === null
          ? 'The service gave no similarity for it.'
          : 'The check ended before its results were read.',
      );
    }
    return { kind: 'checked' };
  }

  function serviceOnly(there: Scores): SubmissionFinding {
    const role: SubmissionRole =
      there.role === 'archive' || there.role === 'base' || there.role === 'ai-reference'
        ? there.role
        : 'judged';
    const numbers = numbersOf(there, there.serviceId, role);
    const leftOut = serviceLeftOut(there, redact);
    return {
      ...numbers,
      key: `submission ${there.serviceId}`,
      name: redact(there.filename) || `submission ${there.serviceId}`,
      role,
      origin: null,
      state: serviceState(role, there, numbers.comparability, leftOut),
      matches: [],
      files: [],
      leftOut,
      remarks: serviceRemarks(there),
      zipPath: null,
    };
  }

  /** A 0 that nothing was compared for is no number. What is above 0 was compared with something, whatever else is said. */
  function numbersOf(
    there: Scores | undefined,
    serviceId: number | null,
    role: SubmissionRole,
  ): Pick<
    SubmissionFinding,
    | 'serviceId'
    | 'total'
    | 'totalSources'
    | 'local'
    | 'web'
    | 'aiAverage'
    | 'aiState'
    | 'aiMax'
    | 'quality'
    | 'suspicion'
    | 'coverage'
    | 'comparability'
  > {
    const comparability = there === undefined ? null : standingOf(there);
    const isMeant = (comparability === null || comparability === 'compared') && isScored(role, there);
    const meant = (value: number | null | undefined): number | null =>
      value === undefined || (value === 0 && !isMeant) ? null : value;
    return {
      serviceId,
      total: meant(there?.total),
      totalSources: (there?.totalSources ?? []).filter((value) => meant(value) !== null),
      local: meant(there?.local),
      web: meant(there?.web),
      aiAverage: there?.aiAverage ?? null,
      aiState: there?.aiState ?? (plan.ai ? 'missing' : 'not-run'),
      aiMax: there?.aiMax ?? null,
      quality: there?.quality ?? null,
      suspicion: meant(there?.suspicion),
      coverage: meant(there?.coverage),
      comparability,
    };
  }

  function standingOf(there: Scores): string | null {
    const { comparability, comparedWith, totalSources } = there;
    if (!isComparable(there) || totalSources.some((total) => total > 0)) return comparability;
    // A service that does not say it, and looks nowhere else, compared it with those that it lists.
    const others = comparedWith ?? (searches ? null : comparable - 1);
    return others === 0 ? 'alone' : comparability;
  }

  function withMatches(one: SubmissionFinding): SubmissionFinding {
    const read = one.serviceId === null ? undefined : known.details.get(one.serviceId);
    if (read === undefined || one.serviceId === null) return one;
    known.details.delete(one.serviceId);
    const matches = read.matches.map(
      ({ otherId, ...match }): MatchFinding => ({
        ...match,
        kind: match.kind === 'peer' && otherId === null ? 'external' : match.kind,
        otherKey: otherId === null ? null : (keyById.get(otherId) ?? null),
      }),
    );
    return {
      ...one,
      matches,
      ...(read.commonCode.length === 0 ? {} : { commonCode: read.commonCode }),
    };
  }
}

/** Ids of ours at the service. Two submissions under one id are told apart by nobody, so neither has it. */
function ownIds({ ids }: Progress): ReadonlyMap<string, number> {
  const holders = new Map<number, number>();
  for (const id of ids.values()) holders.set(id, (holders.get(id) ?? 0) + 1);
  return new Map([...ids].filter(([, id]) => holders.get(id) === 1));
}

/** What others can be compared with. */
function isComparable({ role, comparability }: Scores): boolean {
  return (
    (role === null || role === 'submission' || role === 'archive') &&
    (comparability === null || comparability === 'compared')
  );
}

/** A service that knows roles gives similarities to submissions alone, one that does not to everything. */
function isScored(role: SubmissionRole, there: Scores | undefined): boolean {
  return role === 'judged' || there?.role == null;
}

function notChecked(reason: string): CheckState {
  return { kind: 'not-checked', reason };
}

/** What was uploaded and the service did not compare: unless it says that it is no source code, it may be what was copied. */
function serviceLeftOut(there: Scores | undefined, redact: (text: string) => string): readonly LeftOut[] {
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

/** What the service noticed in files, each kind in one sentence. */
function serviceRemarks(there: Scores | undefined): readonly string[] {
  return Object.entries(REMARKS).flatMap(([code, words]) => {
    const paths = (there?.remarks ?? []).flatMap((one) => (one.code === code ? [one.path] : []));
    const rest = paths.length - NAMED;
    if (paths.length === 0) return [];
    const shown = paths.slice(0, NAMED).map((path) => JSON.stringify(path));
    return [`${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: ${words}`];
  });
}

const NAMED = 5;
const REMARKS: Readonly<Record<string, string>> = {
  'evaluates-text': 'evaluates strings that hold a program, which were not compared',
  escaped:
    'most of its letters are written as escapes, which nobody does by hand; it was compared as a compiler reads it',
};

function noSourceReason(leftOut: readonly LeftOut[]): string {
  const first = leftOut.find(isMissing);
  return first === undefined
    ? 'None of its files is in a language that the engine reads.'
    : `None of its files could be read by the engine (${first.path}: ${first.detail ?? first.reason}).`;
}

/** Nothing is left of it beside files that the starter code has as well: it was looked at, and there is nothing to judge. */
function isStarterOnly(submission: PackedSubmission): boolean {
  return submission.files.length === 0 && submission.leftOut.some(({ reason }) => reason === 'starter-code');
}

function emptyReason(submission: PackedSubmission): string {
  const { length } = submission.leftOut;
  return length === 0 ? 'It holds no files.' : `It holds no source files (${length} left out).`;
}

/** The service counts what is above 75 of everything in the check; what is not of this run is none of its flags. */
function flaggedOfOurs(scores: CheckScores | null, keyById: ReadonlyMap<number, string>): number | null {
  if (scores === null || scores.serviceFlaggedCount === null) return null;
  const strangers = foreignAbove(scores, new Set(keyById.keys()), { similarity: FLAG_ABOVE, ai: FLAG_ABOVE });
  return Math.max(0, scores.serviceFlaggedCount - strangers.length);
}

/** Ids that are above a threshold and that this run did not upload. */
export function foreignAbove(
  scores: CheckScores,
  own: ReadonlySet<number>,
  thresholds: CheckPlan['thresholds'],
): readonly number[] {
  return [...scores.scores.values()]
    .filter((one) => !own.has(one.serviceId) && isAbove(one, thresholds))
    .map(({ serviceId }) => serviceId);
}

/** Whether any number of a submission is above a threshold. */
export function isAbove(scores: Scores, thresholds: CheckPlan['thresholds']): boolean {
  return (
    scores.totalSources.some((total) => total > thresholds.similarity) ||
    (scores.aiAverage ?? 0) > thresholds.ai
  );
}
