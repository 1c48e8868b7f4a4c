import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { withFirstSeen } from '../../src/check/run/first-seen.ts';
import { FakeClock, StillClock } from '../fake-clock.ts';
import { connect } from '../github/collecting.ts';
import { startGitHub } from '../github-stand-in/stand-in.ts';
import { aPair, report, submission } from '../report/sample.ts';
import { SILENT } from '../../src/base/effects.ts';

const repository = { kind: 'repository', owner: 'cs101', repo: 'hw', repositoryId: 1, sha: 'a' } as const;
const OPTIONS = { include: null, exclude: null };

function flaggedPair(origin: typeof repository | { kind: 'directory'; path: string }): RunReport {
  return report(
    ['ann', 'ben'].map((key) => submission(key, { origin })),
    {
      findings: {
        pairs: [aPair('ann', 'ben', 90, { suspicion: 99, longestFragment: 200, overlap: 300 })],
      },
      verdict: { flagged: [{ key: 'ann', by: ['similarity'] }] },
    },
  );
}

function world(clock: FakeClock | StillClock, collector: () => never) {
  const warnings: string[] = [];
  const log = { ...SILENT, warning: (message: string) => void warnings.push(message) };
  return { warnings, clock, log, signal: new AbortController().signal, collector };
}

const never = (): never => {
  throw new Error('GitHub was asked');
};

describe('who had it first, in a run', () => {
  test('is not asked of folders, nor where nothing is flagged or stands out', async () => {
    const around = world(new FakeClock(), never);
    for (const run of [
      flaggedPair({ kind: 'directory', path: 'x' }),
      report([submission('ann', { origin: repository })]),
    ]) {
      expect(await withFirstSeen(run, { settings: OPTIONS, world: around }, 60_000)).toBe(run);
    }
  });

  const unknown = { kind: 'unknown', reason: 'over-budget' };

  test('costs only itself where there is no time left', async () => {
    const around = world(new FakeClock(), never);
    const run = flaggedPair(repository);
    const after = await withFirstSeen(run, { settings: OPTIONS, world: around }, 0);
    expect(after.findings.pairs[0]?.first).toEqual({ a: unknown, b: unknown });
    expect({ ...after, findings: null }).toEqual({ ...run, findings: null });
    expect(around.warnings).toEqual(['There was no time left to look for who had shared code first.']);
  });

  test('loses no result where the run is stopped', async () => {
    const standIn = await startGitHub();
    const github = connect(standIn, standIn.token());
    const around = { ...world(new StillClock(), never), collector: () => github };
    const stopped = { ...around, signal: AbortSignal.abort(new Cancelled('stopped')) };
    const after = await withFirstSeen(flaggedPair(repository), { settings: OPTIONS, world: stopped }, 60_000);
    expect(after.findings.pairs[0]?.first).toEqual({ a: unknown, b: unknown });
    expect(around.warnings).toEqual(['stopped']);
    expect(standIn.requests).toEqual([]);
    await github.close();
    await standIn.close();
  });
});
