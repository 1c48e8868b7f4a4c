import { count, Failure } from '#base';
import { highest, type PairFinding, type PairFirst, type RunReport } from '#contract';
import { purposed } from '#github';
import type { SelectionOptions } from '#sources';
import { DeadlineError } from '../client/errors.ts';
import { HISTORY_LIMITS } from '../history/limits.ts';
import { isDismissed, pairsThatExplain } from '../verdict/pardon.ts';
import { knownTotals } from '../verdict/tally.ts';
import * as says from './says.ts';
import { until, withinTime } from './within-time.ts';
import type { World } from './world.ts';

/**
 * The report, with who had the code first of the pairs that a person will look at: where a side is a repository. It costs
 * requests and time within limits, and nothing but its own answers where it fails or the run is stopped.
 *
 * @param endsAtMs on the clock: the check's own end
 */
export async function withFirstSeen(
  report: RunReport,
  {
    settings,
    world,
  }: {
    readonly settings: SelectionOptions;
    readonly world: Pick<World, 'clock' | 'collector' | 'log' | 'signal'>;
  },
  endsAtMs: number,
): Promise<RunReport> {
  const hasRepository = report.findings.submissions.some(({ origin }) => origin?.kind === 'repository');
  const { flagged, standsOut } = report.verdict;
  if (!hasRepository || flagged.length + standsOut.length === 0) return report;
  // Most runs have no use for it.
  const { pairsToDate, whoWasFirst } = await import('../history/who-was-first.ts');
  const pairs = pairsToDate(report);
  if (pairs.length === 0) return report;
  const found = new Map<PairFinding, PairFirst>(pairs.map((pair) => [pair, NOT_REACHED]));
  const { log } = world;
  await log.group('Who had it first', async () => {
    try {
      const requests = await inTimeOfHistory(world, endsAtMs, (signal) =>
        whoWasFirst(
          report.findings,
          pairs,
          settings,
          { github: until(world.collector, signal)(), signal },
          ({ pair, first }) => {
            found.set(pair, first);
          },
        ),
      );
      log.info(
        `Pushes of ${count(pairs.length, 'pair')} were looked at, with ${count(requests, 'request')}.`,
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      log.warning(error.message);
    }
  });
  const dated = report.findings.pairs.map((pair) => {
    const first = found.get(pair);
    return first === undefined ? pair : { ...pair, first };
  });
  return { ...report, findings: { ...report.findings, pairs: dated } };
}

/** Runs `body` within what history may take of the check's time. @throws DeadlineError where nothing is left of it, or not enough */
async function inTimeOfHistory<T>(
  { clock, signal }: Pick<World, 'clock' | 'signal'>,
  checkEndsAtMs: number,
  body: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const endsAtMs = Math.min(checkEndsAtMs, clock.now() + HISTORY_LIMITS.timeMs);
  if (endsAtMs <= clock.now()) throw new DeadlineError(says.noTimeLeft);
  return withinTime({ clock, endsAtMs, signal, sentence: says.noTimeLeft }, body);
}

const NOT_REACHED: PairFirst = {
  a: { kind: 'unknown', reason: 'over-budget' },
  b: { kind: 'unknown', reason: 'over-budget' },
};

/**
 * The report, with the pairs of a flagged pull request of which GitHub's record of pushes proves that it had the shared code first:
 * all of them, or none, because one that is not proven decides. It costs nothing but its own answer where it fails.
 *
 * @param endsAtMs on the clock: the check's own end
 */
export async function withPushedFirst(
  report: RunReport,
  { world }: { readonly world: Pick<World, 'clock' | 'github' | 'log' | 'signal'> },
  endsAtMs: number,
): Promise<RunReport> {
  const { findings, verdict, thresholds, dismissed, students } = report;
  const [flag, ...more] = verdict.flagged.filter(({ by }) => by.every((one) => one === 'similarity'));
  const own = findings.submissions.find(({ key }) => key === flag?.key);
  if (own?.origin?.kind !== 'pull-request' || more.length > 0) return report;
  // Of so many the other one's own check may not have been compared with this one.
  if (students.notComparedWith > 0) return report;
  const total = highest(knownTotals(own)) ?? 0;
  const explained = pairsThatExplain(own, total, findings, thresholds.similarity) ?? [];
  const pairs = explained.filter((pair) => !isDismissed(pair, dismissed));
  if (pairs.length === 0) return report;
  // Most runs have no use for it.
  const { isProvenFirst } = await import('../history/pushed-first.ts');
  let isFirst = false;
  try {
    isFirst = await inTimeOfHistory(world, endsAtMs, (ended) => {
      const github = purposed(until(world.github, ended)(), { target: 'own', isOfPeer: true });
      return isProvenFirst(findings, own, pairs, github);
    });
  } catch (error) {
    // What it says may name a peer, and changes nothing.
    if (!(error instanceof Failure)) throw error;
  }
  world.log.info(
    `GitHub’s record of pushes ${isFirst ? 'proves' : 'does not prove'} that the pull request had the shared code first.`,
  );
  if (!isFirst) return report;
  const proven = findings.pairs.map((pair) =>
    pairs.includes(pair)
      ? { ...pair, pushedFirst: pair.a === own.key ? ('a' as const) : ('b' as const) }
      : pair,
  );
  return { ...report, findings: { ...findings, pairs: proven } };
}
