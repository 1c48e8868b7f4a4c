import type { Settings } from '#contract';
import type { HereEffects } from '../compare-here.ts';
import type { Prior } from './prior.ts';
import type { Shard } from './shard.ts';

/** What compares in this process, in place of a service. */
export interface OpenHere extends Pick<NamedService, 'host'>, Pick<HereEffects, 'compare'> {
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

export interface NamedService {
  readonly kind: 'embedded' | 'remote';
  readonly host: string | null;
}

/** Which service a run is for, before any of it is opened. */
export function serviceOf({ baseUrl }: { readonly baseUrl: string | null }): NamedService {
  return baseUrl === null
    ? { kind: 'embedded', host: null }
    : { kind: 'remote', host: new URL(baseUrl).host };
}

/**
 * What works on this machine, started at once: its thread is ready when the submissions are.
 *
 * @param open opens it
 */
export function openedAhead<Opened extends { close(): Promise<unknown> }>(
  open: () => Promise<Opened>,
): {
  /** What was opened, which is the caller's to close from now on. @throws what opening it threw */
  readonly take: () => Promise<Opened>;
  /** Closes it where nobody took it. */
  readonly drop: () => Promise<void>;
} {
  const opening = open();
  // Whoever takes it hears of the failure; nobody may.
  opening.catch(() => {});
  let isTaken = false;
  return {
    take: () => {
      isTaken = true;
      return opening;
    },
    drop: async () => {
      if (!isTaken) await (await opening.catch(() => null))?.close();
    },
  };
}
