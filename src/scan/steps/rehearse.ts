import { notedCases } from '../noted-cases.ts';
import { checked, type ScannedAssignment } from '../scanned-assignment.ts';
import { newAssignment } from '../state/assignment-state.ts';
import { checkOnce } from './check-once.ts';
import type { DueAssignment } from './due-assignment.ts';
import { planOf } from './pending-check.ts';

/** What a scan would do. Nothing of it is noted, so that a check that is pending stays so and no cooldown begins. */
export async function rehearse(due: DueAssignment): Promise<ScannedAssignment> {
  const { host, kept, assignment } = due;
  const own = (await kept.read()) ?? newAssignment(host.newSalt());
  const pending = own.pending ?? {
    ...planOf(due, host.world.date().toISOString()),
    progress: { stage: 'planned' as const },
  };
  const noted = await notedCases(own, assignment.settings, host.world.workspace);
  const { report, finish } = await checkOnce(due, own, pending, noted, () => Promise.resolve());
  await finish();
  return checked(assignment, report, null, own.issue);
}
