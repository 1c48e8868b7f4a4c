import { resolve } from 'node:path';
import { runScan } from '../../src/bot/scan/run-scan.ts';
import type { ScanHost } from '../../src/bot/scan/scan-host.ts';
import type { ScannedAssignment } from '../../src/bot/scan/scanned-assignment.ts';
import type { Clock } from '../../src/base/effects.ts';
import { MACHINE } from '../../src/check/run/machine.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { GitHub } from '../../src/github/client.ts';
import { readEventContext } from '../../src/github/event-context.ts';
import type { StaffRepository } from './staff-repository.ts';

/** What keeps the lease waits until the check is over: in these tests it takes no time. */
const LEASE_MS = 60_000;

/** Scans what a config file names, once, with checks that somebody else makes. */
export function scanByHand(
  staff: StaffRepository,
  config: string,
  {
    run,
    token,
    github,
    signal = new AbortController().signal,
    check,
  }: {
    /** From 1. */
    readonly run: number;
    readonly token: string;
    readonly github: GitHub;
    readonly signal?: AbortSignal;
    readonly check: ScanHost['check'];
  },
): Promise<readonly ScannedAssignment[]> {
  const { settings } = parseSettings({ 'github-token': token }, config, {
    event: 'schedule',
    repositoryOwner: 'cs1',
    isFork: false,
  });
  const event = readEventContext(
    { eventName: 'schedule', repository: 'cs1/staff' },
    { repository: { id: staff.repository.id, full_name: 'cs1/staff', private: true } },
  );
  return runScan({
    assignments: settings.assignments,
    only: null,
    world: {
      ...MACHINE,
      clock: { now: () => staff.clock.now(), sleep: (ms, ends) => pause(staff.clock, ms, ends) },
      random: () => 0.5,
      log: staff.log,
      signal,
      endsAtMs: Infinity,
      date: staff.date,
      workspace: resolve('.'),
      tempDir: '/nowhere',
      redact: (text) => text,
      environment: {},
      toolVersion: '0.0.0',
      run: { runId: String(run), jobSlug: 'scan', attempt: 1 },
      runUrl: null,
      defaultLabel: 'cs1/staff',
      title: 'cs1/staff',
      event,
      github: () => github,
      collector: () => github,
      onCheck: () => {},
    },
    store: staff.store(github),
    holder: { run: String(run), attempt: 1, token: String(run).padStart(32, '0') },
    repository: { owner: 'cs1', repo: 'staff' },
    self: 'github-actions[bot]',
    branch: null,
    nextScan: null,
    endsAtMs: Infinity,
    serverUrl: 'https://github.com',
    staff: [],
    cache: null,
    newSalt: () => '5'.repeat(64),
    onSecret: () => {},
    check,
    discard: () => Promise.resolve(),
  });
}

/** Waits that keep a lease never end by themselves: the check does. */
function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return ms < LEASE_MS
    ? clock.sleep(ms, signal)
    : new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      });
}
