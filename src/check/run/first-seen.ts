import { count, Failure } from '#base';
import type { PairFinding, PairFirst, RunReport } from '#contract';
import type { SelectionOptions } from '#sources';
import { HISTORY_LIMITS } from '../history/limits.ts';
import { DeadlineError } from '../client/errors.ts';
import { until, withinTime } from './within-time.ts';
import type { World } from './world.ts';
import * as says from './says.ts';

/** What is over the time is told pair by pair. */
const TOO_LATE = says.noTimeLeft;

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
  const { clock, log } = world;
  const limit = {
    clock,
    endsAtMs: Math.min(endsAtMs, clock.now() + HISTORY_LIMITS.timeMs),
    signal: world.signal,
    sentence: TOO_LATE,
  };
  await log.group('Who had it first', async () => {
    try {
      if (limit.endsAtMs <= clock.now()) throw new DeadlineError(TOO_LATE);
      const requests = await withinTime(limit, (signal) =>
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

const NOT_REACHED: PairFirst = {
  a: { kind: 'unknown', reason: 'over-budget' },
  b: { kind: 'unknown', reason: 'over-budget' },
};
