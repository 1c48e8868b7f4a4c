import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { ConfigurationError, fill, messageOf, redactDeep } from '#base';
import { keptWords, writeReportFiles } from '#channels';
import { deleteCheck, main, openService, UnavailableError, type World } from '#check';
import type { Settings } from '#contract';
import { fs } from '#native';
import { packedCache } from '#sources';
import { reportTemplate } from '#system';
import { whoAmI } from '../publish/identity.ts';
import type { NextTime } from '../scan/schedule.ts';
import { runScan } from '../scan/run-scan.ts';
import { newSalt, stateStoreOf } from '../scan/store/open-store.ts';
import { STATE_BRANCH } from '../scan/store/state-branch.ts';
import { endOfScan, type ScanEnd } from './scan-end.ts';
import * as says from '../scan/says.ts';

/** What a scan is told besides its settings. */
export interface ScanOrder {
  /** Another attempt of the same run takes up the lease of the one that died. */
  readonly run: string;
  /** From 1. */
  readonly attempt: number;
  /** Names of the assignments that are looked at; null: all. */
  readonly only: ReadonlySet<string> | null;
  /** When scans are planned; null: the event says so, or nobody knows. */
  readonly nextScan: NextTime | null;
  /** Where the report files of an assignment are written. */
  readonly reportDirOf: (assignment: string) => string;
}

/**
 * Scans every assignment of the settings, and writes the report files of each check.
 *
 * @param world its event names the staff repository, where state and issues are kept
 * @param onSecret told of every salt before it could be said anywhere
 * @throws Skipped where another scan is at it. Failure
 */
export async function scan(
  settings: Settings,
  world: World,
  order: ScanOrder,
  onSecret: (secret: string) => void,
): Promise<ScanEnd> {
  const { repository } = world.event;
  const { endsAtMs } = world;
  const store = stateStoreOf(settings, world);
  if (repository === null) throw new ConfigurationError(says.modeScan);
  const { cacheDir } = settings;
  const cache = cacheDir === null ? null : packedCache(resolve(world.workspace, cacheDir));
  const assignments = await runScan({
    assignments: settings.assignments,
    only: order.only,
    nextScan: order.nextScan,
    world,
    store,
    holder: {
      run: order.run,
      attempt: order.attempt,
      token: randomBytes(16).toString('hex'),
    },
    repository,
    branch: settings.stateBranch === STATE_BRANCH ? null : settings.stateBranch,
    endsAtMs,
    self: (await whoAmI(world.github())).login,
    serverUrl: world.event.serverUrl,
    staff: settings.staff,
    cache,
    newSalt,
    onSecret,
    check: async (assignment, own, prior) => {
      const tempDir = join(world.tempDir, assignment.name);
      await fs.makeFolder(tempDir);
      // Whatever the input says of re-runs: a scan never begins a second check beside the one that is pending.
      const result = await main(
        { ...assignment.settings, mode: 'check', resume: true },
        { ...own, tempDir, endsAtMs },
        prior,
      );
      const report = redactDeep(result.report, world.redact);
      const directory = order.reportDirOf(assignment.name);
      const { isKept, files } = await writeReportFiles(report, {
        directory,
        workspace: world.workspace,
        audience: 'staff',
        template: reportTemplate(),
        redact: world.redact,
      });
      if (isKept) world.log.notice(keptWords(directory, files));
      return {
        report,
        finish: async () => {
          for (const warning of await result.finish()) world.log.warning(warning);
        },
      };
    },
    discard: async (assignment, checkId) => {
      const service = await openService(assignment.settings, world, endsAtMs);
      try {
        if (!(await deleteCheck(service.client, checkId))) {
          throw new UnavailableError(fill(says.serviceNotDelete, { id: checkId }));
        }
      } finally {
        await service.close();
      }
    },
  });
  // The scan is done, whatever the folder allows.
  await cache?.prune(world.date()).catch((error: unknown) => {
    const [folder, why] = [JSON.stringify(cacheDir), messageOf(error)];
    world.log.warning(fill(says.cacheNotCleaned, { folder, error: why }));
  });
  return endOfScan(assignments);
}
