import { expect, test } from 'vitest';
import { endOfScan } from '../../src/bot/scan-run/scan-end.ts';
import type { ScanHost } from '../../src/bot/scan/scan-host.ts';
import type { ScannedAssignment } from '../../src/bot/scan/scanned-assignment.ts';
import type { Decision } from '../../src/bot/scan/schedule.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import { LEAST_MS, type Scanning, workOn } from '../../src/bot/scan/steps/work-on.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import { FakeClock } from '../fake-clock.ts';

/* The time of a scan is that of all its assignments together: what is left of it decides whether one more check is begun. */

const DUE: Decision = {
  kind: 'finish-pending',
  name: 'hw1',
  reason: 'The last scan began a check of it.',
};

function due(leftMs: number, settings = ''): Promise<ScannedAssignment> {
  const [assignment] = parseSettings(
    {},
    `${settings}assignments:\n  - name: hw1\n    repositories: hw1-*\n`,
    { event: 'schedule', repositoryOwner: 'cs101', isFork: false },
  ).settings.assignments;
  if (assignment === undefined) throw new Error('no assignment');
  const clock = new FakeClock();
  clock.advance(5_000_000);
  const world = { clock, log: { info: () => {} } };
  // Neither state nor GitHub: a pending check whose repositories are not found is not taken up.
  const host = { world, endsAtMs: clock.now() + leftMs } as unknown as ScanHost;
  const look = { assignment, listed: null, failure: null, note: null };
  return workOn({ host } as Scanning, look, DUE, newAssignment('5'.repeat(64)));
}

test('no check is begun where too little time is left: the scan ends as a timeout, not green', async () => {
  const last = await due(LEAST_MS - 1);
  expect(last).toMatchObject({ kind: 'late', outcome: 'timeout', exitCode: 1 });
  expect(endOfScan([last])).toMatchObject({
    outcome: 'timeout',
    exitCode: 1,
    sentence:
      '1 assignment: 0 checked, 0 not due, 1 not finished. hw1: The last scan began a check of it. The time of this run (timeout-minutes) is over; the next scan goes on.',
  });
});

test('with the least time left, it is gone on with', async () => {
  expect(await due(LEAST_MS)).toMatchObject({ kind: 'waited', outcome: 'skipped', exitCode: 0 });
});

test('on-timeout says whether that is red', async () => {
  expect(await due(0, 'on-timeout: neutral\n')).toMatchObject({ outcome: 'timeout', exitCode: 0 });
});
