import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { FakeClock } from '../fake-clock.ts';
import { type StandInOptions, startStandIn } from '../service-stand-in/stand-in.ts';
import { runAgainst } from './run.ts';
import { answered, checkAgainst, type World } from './scene.ts';

/* What a run says whose time is over, and both sides of the limits of its steps. */

const HOUR = 3_600_000;

/** The time of the run ends as the service takes the first request of a path. */
const endsAt =
  (path: string) =>
  ({ clock }: World): StandInOptions => ({
    fault: (request) => {
      if (!request.path.endsWith(path)) return null;
      clock.advance(HOUR);
      return { kind: 'reset', when: 'before' };
    },
  });

describe('a time-out after the check was created', () => {
  test.each(['/check/upload-batch', '/check/start'])('at %s names it', async (path) => {
    const { result } = await checkAgainst(endsAt(path));
    expect(result.failure).toMatchObject({ outcome: 'timeout' });
    expect(result.failure?.message).toContain('check 101');
    expect(result.findings.checkId).toBe(101);
  });

  test('at the status, the results and the summary names it where the scores are lost', async () => {
    for (const path of ['/status', '/check/overview']) {
      const { result } = await checkAgainst(endsAt(path));
      expect(result.failure?.message).toContain('check-id: 101');
    }
    const { result } = await checkAgainst(endsAt('/summary'));
    expect(result.failure).toBeNull();
  });

  test('at a service of this machine there is nothing to come back to', async () => {
    const { result } = await checkAgainst(endsAt('/check/start'), {
      service: { kind: 'embedded', host: null },
    });
    expect(result.failure?.message).toMatch(/Raise timeout-minutes\.$/);
    expect(result.failure?.message).not.toContain('101');
  });
});

test('before there is a check, a time-out names none', async () => {
  const { result } = await checkAgainst(({ clock }) => ({
    rewrite: {
      '/account': (body) => {
        clock.advance(HOUR);
        return body;
      },
    },
  }));
  expect(result.failure).toMatchObject({ outcome: 'timeout' });
  expect(result.failure?.message).not.toMatch(/check-id|101/);
});

describe('the shared check of a matrix', () => {
  const MAX_MS = 15 * 60_000;

  /** A part that joins while another one makes the check, which is listed from `listedAt` on. */
  async function join(listedAt: number) {
    const clock = new FakeClock();
    const service = await startStandIn({
      rewrite: { '/checks': (rows) => (clock.now() >= listedAt ? rows : []) },
    });
    const shared = { key: '0123456789' };
    await runAgainst(service, { shared: { ...shared, part: 'create' } }, HOUR, undefined, new FakeClock());
    const { result } = await runAgainst(
      service,
      { shared: { ...shared, part: 'join' } },
      HOUR,
      undefined,
      clock,
    );
    await service.close();
    return { result, clock, checks: service.checks.length };
  }

  test.each([0, 1, 10_000, MAX_MS])('is joined when it is there after %d ms', async (listedAt) => {
    const { result, clock, checks } = await join(listedAt);
    expect([result.failure, checks]).toEqual([null, 1]);
    expect(clock.now()).toBe(Math.ceil(listedAt / 10_000) * 10_000);
  });

  test('is not waited for any longer than 15 minutes', async () => {
    const { result, checks } = await join(MAX_MS + 1);
    expect(result.failure).toMatchObject({ outcome: 'timeout' });
    expect(result.failure?.message).toContain('within 15 minutes');
    expect(checks).toBe(1);
  });
});

describe('engines that are offline at the start', () => {
  const offlineFor =
    (ms: number) =>
    ({ clock }: World): StandInOptions => {
      let since: number | null = null;
      return {
        fault: (request) => {
          if (!request.path.endsWith('/check/start')) return null;
          since ??= clock.now();
          return clock.now() - since < ms ? answered(503, { error: 'offline' }) : null;
        },
      };
    };

  // Pauses of 15, 30 and then 60 s, a twentieth longer each.
  test.each([
    [15_000 * 1.05, null],
    [(45_000 + 8 * 60_000) * 1.05, null],
    [(45_000 + 8 * 60_000) * 1.05 + 1, 'service-unavailable'],
  ])('for %d ms: %s', async (ms, outcome) => {
    const { result } = await checkAgainst(offlineFor(ms), { minutes: 60 });
    expect(result.failure?.outcome ?? null).toBe(outcome);
  });
});

describe('results that lag behind the status', () => {
  const lagging = (reads: number): StandInOptions => {
    let left = reads;
    return {
      fault: (request) => {
        if (!request.path.endsWith('/check/overview') || left === 0) return null;
        left -= 1;
        return answered(409, { error: 'not completed' });
      },
    };
  };

  test.each([
    [10, true],
    [11, false],
  ])('for %d reads: the overview is read: %s', async (reads, isRead) => {
    const { result } = await checkAgainst(lagging(reads));
    expect(result.failure).toBeNull();
    expect(
      result.findings.notices.some((notice) => ENGLISH.write(notice).includes('without the overview')),
    ).toBe(!isRead);
  });
});

describe('a check that another replica does not know yet', () => {
  test.each([
    [3, null],
    [4, 'config-error'],
  ])('for %d reads: %s', async (reads, outcome) => {
    let left = reads;
    const { result } = await checkAgainst({
      fault: (request) => {
        if (!request.path.endsWith('/checks/101') || left === 0) return null;
        left -= 1;
        return answered(404, { error: 'unknown' });
      },
    });
    expect(result.failure?.outcome ?? null).toBe(outcome);
  });
});
