import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Pace } from '../../src/check/client/pace.ts';
import { retryAfterMs } from '../../src/check/client/retry-after.ts';
import { batches } from '../../src/check/upload-state.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { packed } from '../check/run.ts';
import { checkAgainst } from '../check/scene.ts';
import { FakeClock } from '../fake-clock.ts';
import { tries } from '../suite.ts';

const MINUTE = 60_000;

/** A service that counts a request when it has arrived. @returns whether more than `limit` fall into any minute */
function isMet(arrivals: readonly number[], limit: number): boolean {
  return arrivals.some((at) => arrivals.filter((one) => one >= at && one <= at + MINUTE).length > limit);
}

describe('the own pace', () => {
  test('never meets the limit, however long a request is on its way', () => {
    const request = fc.record({
      toService: fc.integer({ min: 0, max: 40_000 }),
      back: fc.integer({ min: 0, max: 20_000 }),
      pause: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(5, 60),
        fc.array(fc.oneof(request, fc.constant({ toService: 1, back: 1, pause: 0 })), {
          minLength: 80,
          maxLength: 200,
        }),
        (perMinute, requests) => {
          const clock = new FakeClock();
          const pace = new Pace(clock, perMinute);
          const arrivals: number[] = [];
          for (const { toService, back, pause } of requests) {
            clock.advance(pace.waitMs());
            const answered = pace.count();
            clock.advance(toService);
            arrivals.push(clock.now());
            clock.advance(back);
            answered();
            clock.advance(pause);
          }
          expect(isMet(arrivals, perMinute)).toBe(false);
        },
      ),
      { numRuns: tries(100) },
    );
  });

  test('is not slower than it must be: of 120 quick requests, the last goes out after one minute', () => {
    const clock = new FakeClock();
    const pace = new Pace(clock, 60);
    for (let sent = 0; sent < 120; sent += 1) {
      clock.advance(pace.waitMs());
      pace.count()();
    }
    expect(clock.now()).toBeGreaterThanOrEqual(MINUTE);
    expect(clock.now()).toBeLessThanOrEqual(62_000);
  });

  test('counts a request that is lost, and one that is still on its way', () => {
    const clock = new FakeClock();
    const pace = new Pace(clock, 1);
    const answered = pace.count();
    expect(pace.waitMs()).toBeGreaterThan(MINUTE);
    clock.advance(50_000);
    answered();
    expect(pace.waitMs()).toBeGreaterThan(MINUTE);
  });

  test('brings no 429 of our own doing in a run whose upload is slow', async () => {
    const arrivals: number[] = [];
    const { result } = await checkAgainst(
      ({ clock }) => ({
        pollsUntilDone: 20,
        fault: (request) => {
          if (request.path.endsWith('/upload-batch')) clock.advance(50_000);
          arrivals.push(clock.now());
          return null;
        },
      }),
      { perMinute: 6, pollIntervalMs: 1_000 },
    );
    expect(result.failure).toBeNull();
    expect(arrivals.length).toBeGreaterThan(25);
    expect(isMet(arrivals, 6)).toBe(false);
  });
});

test('a class of 2,000 goes up in fewer requests than a minute has', async () => {
  const one = await packed('ada');
  const sizes = (bytes: number, submissions: number): readonly number[] =>
    batches(
      Array.from({ length: submissions }, (_, at) => ({
        submission: { ...one, zip: { ...one.zip, bytes } },
        token: String(at),
        filename: `${at}.zip`,
      })),
    ).map((batch) => batch.length);
  expect(sizes(2_000, 2_000)).toEqual(Array.from({ length: 40 }, () => LIMITS.batchFiles));
  // What is large goes up a few at a time.
  expect(sizes(LIMITS.zipBytes, 9)).toEqual([4, 4, 1]);
});

describe('Retry-After as a date, in all three forms of RFC 9110', () => {
  const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
  test.each([
    ['Sun, 06 Nov 1994 08:49:41 GMT', date, 4_000],
    ['Sunday, 06-Nov-94 08:49:41 GMT', date, 4_000],
    ['Sun Nov  6 08:49:41 1994', date, 4_000],
    ['Sun Nov 16 08:49:37 1994', date, 10 * 24 * 3_600_000],
    ['Sunday, 06-Nov-94 08:51:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', null],
    ['Sun Nov  6 08:51:37 1994', 'Sun Nov  6 08:49:37 1994', 120_000],
    // The year of two digits that is near, also at the end of a century.
    ['Friday, 01-Jan-00 00:00:05 GMT', 'Fri, 31 Dec 1999 23:59:59 GMT', 6_000],
    ['Friday, 01-Jan-00 00:00:05 GMT', 'Thu, 31 Dec 2099 23:59:59 GMT', 6_000],
    ['Thursday, 31-Dec-99 23:59:59 GMT', 'Sat, 01 Jan 2000 00:00:05 GMT', 1_000],
    ['Saturday, 21-Nov-26 12:00:30 GMT', 'Sat, 21 Nov 2026 12:00:00 GMT', 30_000],
    ['Sunday, 99-Nov-94 08:49:41 GMT', date, null],
    ['Sun Foo  6 08:49:41 1994', date, null],
    ['06 Nov 1994 08:49:41', date, null],
    ['1994-11-06T08:49:41Z', date, null],
    ['Sun Nov  6 08:49:41 1994', undefined, null],
  ])('%s at %s asks for %j ms', (value, now, ms) => {
    expect(retryAfterMs({ 'retry-after': value, ...(now === undefined ? {} : { date: now }) })).toBe(ms);
  });
});
