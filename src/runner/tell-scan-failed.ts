import type { RunEnd } from '../process/execute.ts';
import { whoAmI } from '../publish/identity.ts';
import { tellFailure } from '../scan/dashboard/tell-failure.ts';
import { STATE_BRANCH } from '../scan/store/state-branch.ts';
import type { World } from '../run/world.ts';
import { inTime, type Job } from './job.ts';

/**
 * A scan whose settings cannot be read says so on its dashboard: nobody looks at the log of every night. Where that fails, the
 * job says the same.
 */
export async function tellScanFailed(job: Job, world: World, end: RunEnd): Promise<void> {
  const { raw } = job;
  const { repository } = world.event;
  // Without the settings nobody knows whether a nightly run is a scan: where a dashboard is, it is one.
  const mayOpen = raw['mode'] === 'scan';
  const isScan = mayOpen || (raw['mode'] === undefined && world.event.name === 'schedule');
  if (!isScan || raw['github-token'] === undefined || raw['dry-run'] === 'true') return;
  if (repository === null || end.outcome === 'cancelled') return;
  const branch = raw['state-branch'] ?? STATE_BRANCH;
  const told = await job.step(null, () =>
    inTime(world, async (within) => {
      const self = (await whoAmI(within.github())).login;
      const host = { world: within, repository, self, branch: branch === STATE_BRANCH ? null : branch };
      await tellFailure(host, { known: null, mayOpen }, end.sentence);
    }),
  );
  if (!told.done) job.log.debug(told.end.sentence);
}
