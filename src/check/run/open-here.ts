import type { Settings } from '#contract';
import type { HereEffects } from '../compare-here.ts';
import type { OpenService } from './open-service.ts';
import type { Prior } from './prior.ts';
import type { Shard } from './shard.ts';

/** What compares in this process, in place of a service. */
export interface OpenHere extends Pick<OpenService, 'host'>, Pick<HereEffects, 'compare'> {
  readonly kind: 'embedded';
  close(): Promise<void>;
}

/**
 * Whether a run can compare its submissions where they lie. A service is needed for what it keeps, searches for or is asked again:
 * ZIPs that go to other jobs or later runs, a search of the web, a check that is there already, and a rehearsal, which says what would be
 * sent.
 */
export function comparesHere(
  { baseUrl, web, checkId, dryRun }: Settings,
  shard: Shard | null,
  { reuse, identity }: Prior,
): boolean {
  const isOwn = baseUrl === null && checkId === null && shard === null && !dryRun;
  return isOwn && web.length === 0 && reuse === null && identity === null;
}
