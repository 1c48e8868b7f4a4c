import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Outcome, redactDeep } from '#base';
import { type NextTime, scan, type ScannedAssignment, stateStoreOf } from '#bot';
import { endedBy, withinTime } from '#check';
import type { Assignment } from '#contract';
import type { ScanPlan } from './app-config.ts';
import { beginRun, cacheFolder, keepNewest, reportsFolder, stampOf } from './kept-files.ts';
import { inStaffRepository, type StaffErrand } from './staff-repository.ts';
import * as says from '../says.ts';

/** What scans in the server work with. */
interface ScanPlace extends Pick<StaffErrand, 'host' | 'inputs' | 'signal'> {
  readonly reportsKept: number;
}

/** What is known of a staff repository between two scans. */
export interface StaffFacts {
  readonly assignments: readonly Assignment[];
  /** When each assignment was checked last, milliseconds since 1970; one that never was is missing. */
  readonly checkedAt: ReadonlyMap<string, number>;
}

/** What a scan came to, without secrets. */
export interface ScanTold {
  readonly outcome: Outcome;
  readonly sentence: string;
  readonly assignments: readonly Pick<ScannedAssignment, 'name' | 'kind' | 'outcome' | 'sentence'>[];
  readonly facts: StaffFacts;
}

const TIME_IS_OVER = says.timeScan;

/** Reads config and state of a staff repository. @returns also when the last scan ended; null: never. @throws Failure */
export async function lookUp(
  place: ScanPlace,
  plan: ScanPlan,
): Promise<StaffFacts & { readonly lastScan: Date | null }> {
  const run = { runId: `app-${randomBytes(8).toString('hex')}`, jobSlug: 'scan', attempt: 1 };
  return inStaffRepository({ ...place, plan, run, isTold: false }, async ({ settings, world }) => {
    const { state } = await stateStoreOf(settings, world).load();
    const checked = Object.entries(state.assignments).flatMap(([name, { lastCheckAt }]) =>
      lastCheckAt === null ? [] : [[name, Date.parse(lastCheckAt)] as const],
    );
    const at = state.lastScan?.at;
    return {
      assignments: settings.assignments,
      checkedAt: new Map(checked),
      lastScan: at === undefined ? null : new Date(at),
    };
  });
}

/** Without the offset, which is a matter of minutes. */
function nextOf({ times }: ScanPlan): NextTime {
  return times.kind === 'cron' ? times.next : (after) => new Date(after.getTime() + times.ms);
}

/**
 * Scans a staff repository once. Its reports go into the data folder, of which the newest are kept.
 *
 * @param only names of assignments; null: all
 * @throws Skipped where another scan is at it. Cancelled. Failure where the whole scan failed
 */
export async function scanOnce(
  place: ScanPlace,
  plan: ScanPlan,
  only: ReadonlySet<string> | null,
): Promise<ScanTold> {
  const { host } = place;
  const { repository } = plan;
  const began = new Date();
  const begun = await beginRun(host.data, plan);
  const run = { runId: begun.run, jobSlug: 'scan', attempt: begun.attempt };
  const errand = { ...place, plan, run, isTold: true };
  const cacheDir = cacheFolder(host.data, repository);
  const folderOf = (assignment: string): string => reportsFolder(host.data, repository, assignment);
  try {
    return await inStaffRepository(errand, async ({ settings, world, onSecret }) => {
      const { clock, endsAtMs, signal } = world;
      const end = await withinTime({ clock, endsAtMs, signal, sentence: TIME_IS_OVER }, (ends) =>
        scan(
          { ...settings, cacheDir },
          endedBy(world, ends),
          {
            run: begun.run,
            attempt: begun.attempt,
            only,
            nextScan: nextOf(plan),
            reportDirOf: (assignment) => join(folderOf(assignment), stampOf(began)),
          },
          onSecret,
        ),
      );
      for (const { name } of end.assignments) await keepNewest(folderOf(name), place.reportsKept, began);
      const checked = end.assignments.flatMap(({ name, kind }) =>
        kind === 'checked' ? [[name, began.getTime()] as const] : [],
      );
      const told = {
        outcome: end.outcome,
        sentence: end.sentence,
        // The reports lie in their files, and need no memory any more.
        assignments: end.assignments.map(({ name, kind, outcome, sentence }) => ({
          name,
          kind,
          outcome,
          sentence,
        })),
      };
      const facts = { assignments: settings.assignments, checkedAt: new Map(checked) };
      return { ...redactDeep(told, world.redact), facts };
    });
  } finally {
    // A scan that the server's end cut off is taken up by its next start as another attempt of the same run.
    if (!place.signal.aborted) await begun.end();
  }
}
