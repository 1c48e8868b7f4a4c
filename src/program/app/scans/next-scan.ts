import { createHash } from 'node:crypto';
import { type CronTimes, keyOf, type ScanPlan } from './app-config.ts';

/** So much later than its cron time a scan begins at most: repositories with one schedule do not all begin at once. */
const MOST_OFFSET_MS = 5 * 60_000;
/** Of the time between two scans, as a divisor. */
const OFFSET_SHARE = 20;

/** What is known of a plan when its next scan is worked out. */
interface ScanHistory {
  /** When the last scan ended, of whoever it was; null: there was none. */
  readonly last: Date | null;
  /** Since when the server could scan: what was missed before is made up for then. */
  readonly since: Date;
}

/**
 * When the next scan is due, in milliseconds since 1970; null: never again. A time that was missed, however often, is one scan
 * that is due at once. Pure.
 */
export function dueAt(plan: ScanPlan, { last, since }: ScanHistory): number | null {
  const { times } = plan;
  if (times.kind === 'every') {
    return Math.max(last === null ? 0 : last.getTime() + times.ms, since.getTime());
  }
  // What was due before the first scan ever is nobody's loss.
  const next = times.next(last ?? since);
  return next === null ? null : Math.max(next.getTime() + offsetOf(plan, times, next), since.getTime());
}

/** Always the same for one plan, and another for each. */
function offsetOf(plan: ScanPlan, { next }: CronTimes, first: Date): number {
  const second = next(first);
  const periodMs = second === null ? Infinity : second.getTime() - first.getTime();
  const most = Math.min(MOST_OFFSET_MS, periodMs / OFFSET_SHARE);
  const digest = createHash('sha256').update(keyOf(plan)).digest();
  return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * most);
}
