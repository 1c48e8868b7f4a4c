/** Kept for writing the report when the time is over: at most a tenth of it. */
const REPORT_RESERVE_MS = 45_000;

/**
 * When a check has to end, so that there is time left to write its report. All values are milliseconds on the clock.
 *
 * @param endsAtMs the end of the run that the check is a part of
 */
export function deadlineOf(beganAtMs: number, timeoutMs: number, endsAtMs: number): number {
  const lastsMs = Math.min(timeoutMs, Math.max(0, endsAtMs - beganAtMs));
  return beganAtMs + lastsMs - Math.min(REPORT_RESERVE_MS, lastsMs / 10);
}
