import type { Findings, PairFinding, SubmissionFinding } from '#contract';
import {
  EXPLAINED_WITHIN,
  highest,
  isCompared,
  pairAverage,
  pairsByKey,
  SERVICE_THRESHOLD,
  shareOf,
} from '#contract';
import type { Belonging } from './belonging.ts';

/**
 * Findings in which pairs that belong together count nowhere: they are marked, and the numbers of their submissions come from what
 * remains. A number that no such pair explains stays as it is.
 *
 * @param belonging who belongs together; nobody: the findings stay as they are
 */
export function withoutTogether(findings: Findings, belonging: Belonging): Findings {
  if (belonging.size === 0) return findings;
  const pairs = findings.pairs.map((pair): PairFinding => {
    const together = belonging.get(pair.a)?.get(pair.b);
    if (together === undefined) return pair;
    const { standsOut: _, ...rest } = pair;
    return { ...rest, together };
  });
  const marked = pairs.filter(({ together }) => together !== undefined);
  const byKey = pairsByKey(pairs, new Set(marked.flatMap(({ a, b }) => [a, b])));
  const known = new Map(findings.submissions.map((one) => [one.key, one]));
  const submissions = findings.submissions.map((one) => {
    const own = byKey.get(one.key);
    const apart = apartFrom(one, belonging);
    return own === undefined ? apart : recounted(apart, one, own, { findings, known, belonging });
  });
  return {
    ...findings,
    submissions,
    pairs,
    clusters: findings.clusters.flatMap((cluster) => splitCluster(cluster, pairs, known)),
    ...(findings.equalFiles === undefined
      ? {}
      : { equalFiles: findings.equalFiles.filter((group) => !areTogether(group, belonging)) }),
    serviceFlaggedCount: stillFlagged(findings, submissions),
  };
}

function areTogether(keys: readonly string[], belonging: Belonging): boolean {
  return keys.every((a, at) => keys.slice(at + 1).every((b) => belonging.get(a)?.has(b) === true));
}

/** A submission without the pieces of code that are in whom it belongs together with. */
function apartFrom(one: SubmissionFinding, belonging: Belonging): SubmissionFinding {
  const mates = belonging.get(one.key);
  if (mates === undefined) return one;
  const isApart = (other: string | null): boolean => other === null || !mates.has(other);
  const matches = one.matches.filter(({ otherKey }) => isApart(otherKey));
  const hidden = one.hidden?.filter(({ otherKey }) => isApart(otherKey));
  const isSame = matches.length === one.matches.length && hidden?.length === one.hidden?.length;
  return isSame ? one : { ...one, matches, ...(hidden === undefined ? {} : { hidden }) };
}

interface Context {
  readonly findings: Findings;
  readonly known: ReadonlyMap<string, SubmissionFinding>;
  readonly belonging: Belonging;
}

/**
 * A submission's numbers without pairs that belong together. The embedded service gives all pairs, so the highest of the rest is the
 * number; of another service it is where such a pair explains the number.
 *
 * @param given the submission as the service gave it
 */
function recounted(
  one: SubmissionFinding,
  given: SubmissionFinding,
  pairs: readonly PairFinding[],
  { findings, known, belonging }: Context,
): SubmissionFinding {
  const otherOf = ({ a, b }: PairFinding): SubmissionFinding | undefined => known.get(a === one.key ? b : a);
  const excused = pairs.filter(({ together }) => together !== undefined);
  const rest = pairs.filter((pair) => pair.together === undefined);
  const counted = rest.filter((pair) => isCounted(otherOf(pair)));
  const isArchive = (pair: PairFinding): boolean => otherOf(pair)?.role === 'archive';
  const isPeer = (pair: PairFinding): boolean => !isArchive(pair);
  const shares = (list: readonly PairFinding[]): readonly (number | null)[] =>
    list.map((pair) => shareOf(one.key, pair));
  const without = (
    value: number | null,
    explained: readonly (number | null)[],
    left: () => readonly (number | null)[],
  ): number | null => {
    const most = highest(explained);
    const isExplained = value !== null && most !== null && most > 0 && value <= most + EXPLAINED_WITHIN;
    if (!isExplained) return value;
    // Of a submission whose pairs were not read nothing else is known.
    return given.pairsUnread === true ? null : (highest(left()) ?? 0);
  };
  const hasShared = (highest(shares(excused)) ?? 0) > 0;
  // What was looked for on the web was compared, whoever else is there.
  if (hasShared && one.publicWeb == null && isAlone(one, { findings, known, belonging })) {
    const none = { total: null, totalSources: [], local: null, suspicion: null, coverage: null };
    return { ...one, ...none, comparability: 'alone', ...(one.archive == null ? {} : { archive: null }) };
  }
  const highestGiven = highest([...one.totalSources, one.total]);
  const total = without(highestGiven, shares(excused), () => [...counted.map(pairAverage), one.web]);
  const archive = without(one.archive ?? null, shares(excused.filter(isArchive)), () =>
    counted.filter(isArchive).map(pairAverage),
  );
  return {
    ...one,
    ...(total === highestGiven ? {} : { total, totalSources: [] }),
    local: without(one.local, shares(excused.filter(isPeer)), () => counted.filter(isPeer).map(pairAverage)),
    ...(one.archive == null ? {} : { archive }),
    suspicion: without(
      one.suspicion,
      excused.map(({ suspicion }) => suspicion),
      () => rest.map(({ suspicion }) => suspicion),
    ),
    // It holds what is shared with whom the submission belongs to, and nobody says how much that is.
    coverage: hasShared ? null : one.coverage,
  };
}

/** Whether a service counts a pair with it in a number. */
function isCounted(other: SubmissionFinding | undefined): boolean {
  return other !== undefined && isCompared(other.comparability);
}

/** Whether all that it was compared with belongs together with it. */
function isAlone({ key, web }: SubmissionFinding, { findings, belonging }: Context): boolean {
  return (
    web === null &&
    findings.submissions.every(
      (other) =>
        other.key === key ||
        (other.role !== 'judged' && other.role !== 'archive') ||
        other.state.kind !== 'checked' ||
        !isCompared(other.comparability) ||
        belonging.get(key)?.has(other.key) === true,
    )
  );
}

/** A group without what only such pairs joined: the parts of it that have several members. */
function splitCluster(
  cluster: readonly string[],
  pairs: readonly PairFinding[],
  known: ReadonlyMap<string, SubmissionFinding>,
): readonly (readonly string[])[] {
  const members = new Set(cluster);
  const within = pairs.filter(({ a, b }) => members.has(a) && members.has(b));
  if (within.every(({ together }) => together === undefined)) return [cluster];
  const leader = new Map(cluster.map((key) => [key, key]));
  const find = (key: string): string => {
    let at = key;
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
    return at;
  };
  for (const pair of within) {
    const isLink =
      pair.together === undefined &&
      (pairAverage(pair) ?? 0) >= SERVICE_THRESHOLD &&
      [pair.a, pair.b].every((key) => {
        const one = known.get(key);
        return isCounted(one);
      });
    if (isLink) leader.set(find(pair.a), find(pair.b));
  }
  return [...Map.groupBy(cluster, find).values()].filter((group) => group.length > 1);
}

/** How many the service counts as flagged, without those whose number no longer is. */
function stillFlagged(
  { serviceFlaggedCount, submissions }: Findings,
  now: readonly SubmissionFinding[],
): number | null {
  if (serviceFlaggedCount === null) return null;
  const isFlagged = (one: SubmissionFinding | undefined): boolean =>
    (highest([...(one?.totalSources ?? []), one?.total ?? null, one?.aiAverage ?? null]) ?? 0) >
    SERVICE_THRESHOLD;
  const excused = submissions.filter((one, at) => isFlagged(one) && !isFlagged(now[at])).length;
  return Math.max(0, serviceFlaggedCount - excused);
}
