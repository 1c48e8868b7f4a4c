import { expect, it } from 'vitest';
import { deadlineOf } from '../../src/check/run/within-time.ts';

const MINUTE_MS = 60_000;

it.each([
  ['keeps 45 s of a long run', 0, 30 * MINUTE_MS, Infinity, 30 * MINUTE_MS - 45_000],
  ['keeps 45 s of 450 s', 0, 450_000, Infinity, 405_000],
  ['keeps a tenth of a shorter one', 0, 449_990, Infinity, 449_990 * 0.9],
  ['keeps a tenth of one minute', 0, MINUTE_MS, Infinity, 54_000],
  ['begins when the check began', 5_000, MINUTE_MS, Infinity, 59_000],
  ['ends with the run that the check is a part of', 5_000, 30 * MINUTE_MS, 65_000, 59_000],
  ['is over at once where that run is over', 5_000, MINUTE_MS, 4_000, 5_000],
])('%s', (_what, beganAtMs, timeoutMs, endsAtMs, deadlineMs) => {
  expect(deadlineOf(beganAtMs, timeoutMs, endsAtMs)).toBe(deadlineMs);
});
