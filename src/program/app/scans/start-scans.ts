import { z } from 'zod';
import { Failure, fill, messageOf, type Outcome } from '#base';
import type { RawInputs } from '#contract';
import type { Jobs } from '#service';
import type { AppHost } from '../app-host.ts';
import type { DeliveryHandler } from '../delivery.ts';
import type { Metrics } from '../metrics.ts';
import type { AppConfig } from './app-config.ts';
import { wasCutOff } from './kept-files.ts';
import { keptPushes } from './push-notes.ts';
import { ScanKeeper } from './scan-keeper.ts';
import { lookUp, scanOnce, type ScanTold } from './scan-once.ts';
import * as says from '../says.ts';
import { Places } from '../fair-places.ts';

/** Reading a config is a matter of seconds and waits for no scan. */
const LOOKS_AT_ONCE = 2;

/** The scans of a server while it runs. */
export interface Scans {
  /** Takes deliveries of the event `push`. */
  readonly onPush: DeliveryHandler;
  /** Until the host's signal is aborted and nothing is under way. */
  readonly done: Promise<unknown>;
}

/** Scans what the server's config names, each staff repository by its schedule and after pushes. */
export async function startScans(
  host: AppHost,
  { scans, scansAtOnce, reportsKept }: AppConfig,
  inputs: RawInputs,
  metrics: Metrics,
  jobs: Jobs,
): Promise<Scans> {
  const { signal, clock } = host;
  const places = new Places(scansAtOnce);
  const looks = new Places(LOOKS_AT_ONCE);
  const place = { host, inputs, reportsKept, signal };
  if (scans.length > 0) metrics.read('scans_running', () => places.taken);
  const counted = async (scan: () => Promise<ScanTold>): Promise<ScanTold> => {
    const beganMs = clock.now();
    let outcome: Outcome = 'internal-error';
    try {
      const told = await scan();
      ({ outcome } = told);
      return told;
    } catch (error) {
      if (error instanceof Failure) ({ outcome } = error);
      throw error;
    } finally {
      metrics.count('scans_total', { outcome });
      metrics.count('scan_seconds_total', {}, (clock.now() - beganMs) / 1000);
    }
  };
  const keepers: ScanKeeper[] = [];
  for (const plan of scans) {
    const keeper = new ScanKeeper({
      plan,
      clock,
      date: () => new Date(),
      signal,
      log: host.log.for({ repository: plan.repository }),
      isCutOff: await wasCutOff(host.data, plan),
      kept: keptPushes(jobs, plan),
      lookUp: () => looks.take(signal, () => lookUp(place, plan)),
      scan: (only) => places.take(signal, () => counted(() => scanOnce(place, plan, only))),
    });
    keepers.push(keeper);
  }
  return {
    onPush: ({ event, payload }) => {
      const { repository } = event;
      if (repository === null || !isToDefaultBranch(payload)) return 'no push to a default branch';
      const taken = keepers.filter((keeper) => keeper.pushed(repository));
      return taken.length === 0 ? 'no assignment is scanned after pushes to it' : 'noted';
    },
    done: Promise.all(
      keepers.map((keeper) =>
        keeper.keep().catch((error: unknown) => {
          host.log.error(fill(says.defectEndedScans, { error: messageOf(error) }));
        }),
      ),
    ),
  };
}

const Push = z.looseObject({
  ref: z.string(),
  deleted: z.boolean().optional(),
  repository: z.looseObject({ default_branch: z.string() }),
});

/** Other branches are no hand-in, and that of the state is written by every scan. */
function isToDefaultBranch(payload: unknown): boolean {
  const push = Push.safeParse(payload);
  if (!push.success || push.data.deleted === true) return false;
  return push.data.ref === `refs/heads/${push.data.repository.default_branch}`;
}
