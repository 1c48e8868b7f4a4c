import { describe, expect, test } from 'vitest';
import type { CheckPlan } from '../../src/check/plan.ts';
import { waitForCompletion } from '../../src/check/poll.ts';
import { preflight } from '../../src/check/preflight.ts';
import { openClient } from '../client/open-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Fault, type StandInOptions, startStandIn } from '../service-stand-in/stand-in.ts';
import { type Log, SILENT } from '../../src/base/effects.ts';

const notices: string[] = [];
const infos: string[] = [];
const shares: number[] = [];
const log: Log = {
  ...SILENT,
  progress: (_what, done) => {
    shares.push(done);
  },
  info: (message) => {
    infos.push(message);
  },
  notice: (message) => {
    notices.push(message);
  },
};

const MINUTES_30 = 30 * 60_000;

/** Starts a check by hand and waits for it; states come from `states`, the last one stays. */
async function wait(
  states: readonly (Record<string, unknown> | number)[],
  more: StandInOptions = {},
  timeoutMs = MINUTES_30,
  how: Partial<Parameters<typeof waitForCompletion>[0]> = {},
) {
  const clock = new FakeClock();
  let polls = 0;
  const at: number[] = [];
  const service = await startStandIn({
    ...more,
    rewrite: {
      '/checks/{id}/status': (body) => {
        const state = states[Math.min(polls, states.length - 1)];
        polls += 1;
        at.push(clock.now());
        return { ...body, ...(typeof state === 'number' ? { status_id: state } : state) };
      },
      ...more.rewrite,
    },
  });
  const client = openClient(service.baseUrl, { clock, deadlineMs: timeoutMs, log });
  await client.send('createCheck', {
    name: 'hw',
    language: 999,
    test_type: 9,
    ai_run: true,
    base_code_detection: false,
  });
  let restarts = 0;
  const ended = await waitForCompletion(
    {
      checkId: 101,
      intervalMs: 25_000,
      restart: () => {
        restarts += 1;
        return Promise.resolve();
      },
      ...how,
    },
    { client, clock, random: () => 0.5, log, redact: (text) => text, onCheck: () => {} },
  ).catch((error: unknown) => error as Error);
  await client.close();
  await service.close();
  const failure = ended instanceof Error ? ended : null;
  return {
    failure,
    completed: failure === null ? ended : null,
    polls,
    restarts,
    requests: service.requests,
    at,
  };
}

test('queued, processing and back again end when it is completed', async () => {
  const { failure, polls } = await wait([7, 6, 7, 6, '6' as unknown as number, 4]);
  expect([failure, polls]).toEqual([null, 6]);
});

test('what the last answer calls completed is handed on, as far as the service counts', async () => {
  const at = async (more: Record<string, unknown>) => (await wait([6, { status_id: 4, ...more }])).completed;
  expect(await at({ submissions_total: 3, submissions_completed: 2 })).toBe(2);
  expect(await at({ submissions_total: 2, submissions_completed: 3 })).toBe(2);
  expect(await at({ submissions_total: 3, submissions_completed: null })).toBe(3);
  expect(await at({ submissions_total: 0, submissions_completed: 0 })).toBeNull();
  expect(await at({ submissions_total: null, submissions_completed: null })).toBeNull();
});

test('a service of our own is asked soon, then more and more rarely, and at last at the interval', async () => {
  const states = [...Array.from({ length: 19 }, () => 6), 4];
  const { at } = await wait(states, {}, MINUTES_30, { intervalMs: 100, isOwn: true });
  const pauses = at.map((time, n) => time - (at[n - 1] ?? 0));
  expect(pauses.slice(0, 4)).toEqual([10, 12, 14.4, 17.28].map((ms) => expect.closeTo(ms)));
  expect(pauses.slice(13)).toEqual(Array.from({ length: 7 }, () => expect.closeTo(100)));
  const remote = await wait(states, {}, MINUTES_30, { intervalMs: 25_000 });
  expect(remote.at.slice(0, 3)).toEqual([5_000, 30_000, 55_000]);
});

test('3 is a failed analysis with the message of the service', async () => {
  const { failure } = await wait([6, { status_id: 3, status_message: 'worker crashed' }]);
  expect(failure?.name).toBe('AnalysisFailedError');
  expect(failure?.message).toContain('worker crashed');
});

test.each([
  [false, []],
  [true, ['The service says: 6: at ann', 'The service says: 6: at ben']],
])('what it says may name a peer: in a log that is open to staff alone (%s), once', async (isOpen, told) => {
  infos.length = 0;
  const said = ['at ann', 'at ann', 'at ben'].map((text) => ({
    status_id: 6,
    status: '6',
    status_message: text,
  }));
  await wait([...said, { status_id: 4, status: '', status_message: '' }], {}, MINUTES_30, { isOpen });
  expect(infos.filter((line) => line.includes('says'))).toEqual(told);
  expect(infos.join().includes('ann')).toBe(isOpen);
});

test('an unknown state counts as running and is told once', async () => {
  notices.length = 0;
  const { failure } = await wait([99, 99, 99, 5, 5, 4]);
  expect(failure).toBeNull();
  expect(notices).toHaveLength(2);
});

test('an unknown state that seems done asks the overview, which decides', async () => {
  const done = { status_id: 99, progress: 100 };
  const undecided = await wait([done], {}, 300_000);
  expect(undecided.failure).toMatchObject({ name: 'DeadlineError' });
  expect(undecided.requests.some((request) => request.path.endsWith('/overview'))).toBe(true);
  const decided = await wait([done], {
    rewrite: {},
    fault: (request) => (request.path.endsWith('/overview') ? answer('{"submissions":[]}') : null),
  });
  expect(decided.failure).toBeNull();
});

test.each([
  [{ progress: 100, submissions_total: null, submissions_completed: null }, true],
  [{ progress: 99, submissions_total: null, submissions_completed: null }, false],
  [{ progress: 0, submissions_total: 2, submissions_completed: 2 }, true],
  [{ progress: 0, submissions_total: 2, submissions_completed: 1 }, false],
  // A service that does not count.
  [{ progress: 0, submissions_total: 0, submissions_completed: 0 }, false],
])('of an unknown state with %j the overview is asked: %s', async (more, isAsked) => {
  const unknown = { status_id: 99, ...more };
  const { failure, requests } = await wait([unknown, unknown, 4]);
  expect(failure).toBeNull();
  expect(requests.some(({ path }) => path.endsWith('/overview'))).toBe(isAsked);
});

test('an overview that cannot be read for the moment decides nothing', async () => {
  const done = { status_id: 99, progress: 100 };
  const { failure, requests } = await wait([done, done, 6, 4], {
    fault: ({ path }) => (path.endsWith('/overview') ? answer('', 502) : null),
  });
  expect(failure).toBeNull();
  expect(requests.some(({ path }) => path.endsWith('/overview'))).toBe(true);
});

test('a check that somebody names is not started where nothing of it is done, and else may be', async () => {
  const named = (more: Record<string, unknown>) =>
    wait([...Array.from({ length: 3 }, () => ({ status_id: 2, ...more })), 4], {}, MINUTES_30, {
      restart: null,
    });
  const { failure } = await named({ progress: 0, submissions_completed: 0 });
  expect(failure?.name).toBe('ConfigurationError');
  expect((await named({ progress: 100 })).failure).toBeNull();
});

test('the share that is done is told between none and all', async () => {
  shares.length = 0;
  const states = [-3, null, 42, 130].map((progress) => ({ status_id: 6, progress }));
  await wait([...states, { status_id: 4, progress: 100 }]);
  expect(shares).toEqual([0, 0, 42, 100, 100]);
});

test('a check of this run may not be known everywhere yet; one that somebody names is there or not', async () => {
  const absent = (restart?: null) => {
    let left = 3;
    const fault = ({ path }: { readonly path: string }): Fault | null => {
      if (!path.endsWith('/status') || left === 0) return null;
      left -= 1;
      return answer('{"error":"not found"}', 404);
    };
    return wait([4], { fault }, MINUTES_30, restart === null ? { restart } : {});
  };
  expect((await absent()).failure).toBeNull();
  const { failure, requests } = await absent(null);
  expect(failure?.name).toBe('NotFoundError');
  // In both forms of one poll.
  const asked = requests.filter(({ path }) => path.endsWith('/status'));
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('new three times in a row after a start is started once more, and only once', async () => {
  const once = await wait([1, 1, 1, 6, 4]);
  expect([once.failure, once.restarts]).toEqual([null, 1]);
  const twice = await wait([1]);
  expect([twice.failure?.name, twice.restarts]).toEqual(['UnavailableError', 1]);
  const between = await wait([1, 1, 6, 1, 1, 4]);
  expect([between.failure, between.restarts]).toEqual([null, 0]);
});

test('a service that lacks the GET form is asked by POST, and that is remembered', async () => {
  const { failure, requests } = await wait([4], {
    fault: (request) => {
      if (request.method === 'GET' && request.path.endsWith('/status')) {
        return answer('{"error":"no route"}', 405);
      }
      return request.path.endsWith('/check/status') ? answer('{"check_id":101,"status_id":4}') : null;
    },
  });
  expect(failure).toBeNull();
  expect(
    requests.filter((request) => request.path.endsWith('tatus')).map((request) => request.method),
  ).toEqual(['GET', 'POST']);
});

test.each([
  [{ remaining: 0, unlimited: false }, 'ForbiddenError'],
  [{ remaining: 0, unlimited: true }, null],
  [{ remaining: null, unlimited: false }, null],
  [{ remaining: '3', unlimited: false }, null],
])('a quota of %j: %j before anything is created', async (quota, name) => {
  const service = await startStandIn({ rewrite: { '/account': (body) => ({ ...body, quota }) } });
  const client = openClient(service.baseUrl);
  const plan = {
    engine: 'recommended',
    language: 'auto',
    dryRun: false,
    checkId: null,
    web: null,
  } as CheckPlan;
  const failure = await preflight(client, plan).then(
    () => null,
    (error: unknown) => (error as Error).name,
  );
  expect(failure).toBe(name);
  await client.close();
  await service.close();
});

function answer(body: string, status = 200): Fault {
  return { kind: 'status', when: 'before', status, body };
}

describe('when a check is polled', () => {
  test('first after 5 s, or sooner where the interval is shorter, then at the interval', async () => {
    expect((await wait([6, 6, 4])).at).toEqual([5_000, 30_000, 55_000]);
    const often = await wait([6, 6, 4], {}, MINUTES_30, { intervalMs: 3_000 });
    expect(often.at).toEqual([3_000, 6_000, 9_000]);
  });

  test('a last time 5 s before the end of the run, and never after it', async () => {
    const { failure, at } = await wait([6], {}, 60_000);
    expect(failure).toMatchObject({ name: 'DeadlineError' });
    expect(at).toEqual([5_000, 30_000, 55_000]);
  });

  test.each([
    [60_001, [5_000, 30_000, 55_000, 55_001]],
    [59_999, [5_000, 30_000, 54_999]],
  ])('in a run of %d ms', async (timeoutMs, times) => {
    expect((await wait([6], {}, timeoutMs)).at).toEqual(times);
  });

  test('less often once the request limit was met twice', async () => {
    let limited = 0;
    const { at } = await wait([6, 6, 6, 4], {
      fault: (request) => {
        if (!request.path.endsWith('/status') || limited === 2) return null;
        limited += 1;
        return { kind: 'status', when: 'before', status: 429, headers: { 'retry-after': '1' } };
      },
    });
    expect(at.map((one, index) => one - (at[index - 1] ?? one))).toEqual([0, 25_000, 60_000, 60_000]);
  });

  test('bad answers count in a row alone', async () => {
    let polls = 0;
    const { failure } = await wait([6, 6, 4], {
      fault: ({ path }) => {
        if (!path.endsWith('/status')) return null;
        polls += 1;
        return polls % 7 === 0 ? null : answer('', 502);
      },
    });
    expect([failure, polls]).toEqual([null, 21]);
  });

  test('nine bad answers in a row are survived, ten are not', async () => {
    const bad = (times: number) => {
      let left = times;
      return wait([4], {
        fault: (request) => {
          if (!request.path.endsWith('/status') || left === 0) return null;
          left -= 1;
          return answer('', 502);
        },
      });
    };
    expect((await bad(9)).failure).toBeNull();
    expect((await bad(10)).failure).toMatchObject({ name: 'UnavailableError' });
  });
});
