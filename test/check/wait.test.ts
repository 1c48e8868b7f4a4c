import { describe, expect, test } from 'vitest';
import type { StandInOptions } from '../service-stand-in/stand-in.ts';
import { answered, checkAgainst, type World } from './scene.ts';

const SECONDS = 1_000;

/** The stand-in's own check is done from the start on; what the status says comes from `state`, by the time since then. */
function shown(state: (seconds: number) => Record<string, unknown>, more: StandInOptions = {}) {
  return ({ clock }: World): StandInOptions => {
    let startedAt: number | null = null;
    return {
      pollsUntilDone: 1,
      ...more,
      rewrite: {
        '/check/start': (body) => {
          startedAt ??= clock.now();
          return body;
        },
        '/checks/{id}/status': (body) =>
          startedAt === null ? body : { ...body, ...state((clock.now() - startedAt) / SECONDS) },
        ...more.rewrite,
      },
    };
  };
}

describe('a last poll shortly before the end of the time', () => {
  const done = (atSecond: number) =>
    shown((seconds) => ({ status_id: seconds >= atSecond ? 4 : 6, progress: 50 }));

  test.each([1, 25, 45, 54])('a check that is done after %d of 60 seconds is read', async (atSecond) => {
    const { result, clock } = await checkAgainst(done(atSecond), {
      minutes: 1,
      pollIntervalMs: 30 * SECONDS,
    });
    expect(result.failure?.message ?? null).toBeNull();
    expect(clock.now()).toBeLessThanOrEqual(60 * SECONDS);
  });

  test.each([57, 600])('one that is done after %d is not waited for', async (atSecond) => {
    const { result, clock, count } = await checkAgainst(done(atSecond), {
      minutes: 1,
      pollIntervalMs: 30 * SECONDS,
    });
    expect(result.failure).toMatchObject({ outcome: 'timeout' });
    expect(result.failure?.message).toContain('last state: processing, 50 %');
    expect(clock.now()).toBeGreaterThan(54 * SECONDS);
    expect(clock.now()).toBeLessThanOrEqual(60 * SECONDS);
    expect(count('/status')).toBeLessThanOrEqual(5);
  });

  test('with the default interval no half minute of 30 minutes is given away', async () => {
    const { result } = await checkAgainst(done(29 * 60 + 54), {});
    expect(result.failure).toBeNull();
  });
});

describe('state 2 after a confirmed start', () => {
  test('counts as running; the overview says when it is done, and nothing is started again', async () => {
    const { result, count } = await checkAgainst(
      shown((seconds) =>
        seconds < 20
          ? { status_id: 7 }
          : { status_id: 2, status: 'Checks completed', progress: 100, submissions_completed: 3 },
      ),
    );
    expect(result.failure?.message ?? null).toBeNull();
    expect(count('/start')).toBe(1);
    expect(result.findings.submissions.map((one) => one.total)).toEqual([10, 10, 10]);
  });

  test('for ever is a run out of time, never a second start', async () => {
    const { result, count } = await checkAgainst(
      shown(() => ({ status_id: 2, progress: 0 }), { pollsUntilDone: 1_000_000 }),
    );
    expect(result.failure).toMatchObject({ outcome: 'timeout' });
    expect(count('/start')).toBe(1);
  });

  test('before a start that was lost it still means: not started', async () => {
    let starts = 0;
    const { result, service } = await checkAgainst({
      fault: (request) => {
        if (!request.path.endsWith('/start')) return null;
        starts += 1;
        return starts === 1 ? { kind: 'reset', when: 'before' } : null;
      },
      rewrite: {
        '/checks/{id}/status': (body) => (body['status_id'] === 1 ? { ...body, status_id: 2 } : body),
      },
    });
    expect(result.failure).toBeNull();
    expect([starts, service.checks[0]?.starts]).toEqual([2, 1]);
  });
});

describe('a start that is answered with success: false', () => {
  test('is settled by the state: it runs', async () => {
    const { result, count } = await checkAgainst({
      rewrite: {
        '/check/start': (body) => ({ ...body, success: false, message: 'The check is already queued' }),
      },
    });
    expect(result.failure).toBeNull();
    expect(count('/start')).toBe(1);
  });

  test('is settled by the state: it does not run, and the service’s words say why', async () => {
    const { result, service } = await checkAgainst({
      fault: (request) =>
        request.path.endsWith('/start')
          ? answered(200, { success: false, message: 'No engine is free' })
          : null,
    });
    expect(result.failure).toMatchObject({ outcome: 'analysis-failed' });
    expect(result.failure?.message).toContain('No engine is free');
    expect(service.checks[0]?.starts).toBe(0);
  });
});

describe('an empty list of engines', () => {
  const created = ({
    requests,
  }: {
    readonly requests: readonly { path: string; body: Buffer }[];
  }): unknown[] =>
    requests
      .filter(({ path }) => /\/(?:create|start)$/.test(path))
      .map(({ body }) => (JSON.parse(body.toString()) as { test_type: unknown }).test_type);

  test.each([
    [[], 42, 42],
    [[null], 42, 42],
    [[], '42', 42],
    [[], null, 9],
  ])('%j and the recommended engine %j: %d is taken', async (list, recommended, taken) => {
    const { service } = await checkAgainst({
      rewrite: {
        '/test-types': (body) => ({ ...body, test_types: list, recommended_test_type: recommended }),
      },
    });
    expect(created(service)).toEqual([taken, taken]);
  });
});

describe('what the service says', () => {
  const HOSTILE = 'bob copied from carol ##[add-path]x \u200b\u{e0041}';

  test('reaches no line of the log that students may read', async () => {
    // The first request of every kind fails, in words of the service.
    const failed = new Set<string>();
    const { result, log } = await checkAgainst(
      shown((seconds) => ({ status_id: seconds > 100 ? 4 : 6, status: 'running', status_message: HOSTILE }), {
        fault: ({ path }) => {
          const kind = path.replaceAll(/\d+/g, '');
          if (failed.has(kind)) return null;
          failed.add(kind);
          return answered(path.endsWith('/start') ? 503 : 502, { error: HOSTILE });
        },
      }),
    );
    expect(result.failure?.message ?? null).toBeNull();
    const read = ['info', 'notice', 'warning', 'error'].map((level) => log.at(level)).join('\n');
    expect(read).toContain('The analysis: processing, 50 %.');
    expect(read).not.toMatch(/carol|running|add-path/);
    expect(log.at('debug')).toContain('bob copied from carol');
  });

  test('of a failed analysis is one short line', async () => {
    const { result } = await checkAgainst(
      shown(() => ({ status_id: 3, status_message: `${'x'.repeat(5_000)}\n\u202eend` })),
    );
    expect(result.failure).toMatchObject({ outcome: 'analysis-failed' });
    expect(result.failure?.message.length).toBeLessThan(400);
    expect(result.failure?.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
