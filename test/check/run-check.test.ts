import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/base/outcome.ts';
import type { CheckPlan } from '../../src/check/plan.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Fault, KEY, type StandInOptions, startStandIn } from '../service-stand-in/stand-in.ts';
import { onceAt, packed, run, runAgainst } from './run.ts';
import { POLICY } from '../verdict/findings.ts';

test('a plain run creates, uploads, starts and reads once each', async () => {
  const { findings, failure, service } = await run({ total: (index) => index * 40, ai: () => '12.5' });
  expect(failure).toBeNull();
  expect(findings.submissions.map((one) => [one.key, one.total, one.aiAverage])).toEqual([
    ['ada', 0, 12.5],
    ['bo', 40, 12.5],
    ['cy', 80, 12.5],
  ]);
  expect(service.checks.map((check) => [check.starts, check.submissions.length])).toEqual([[1, 3]]);
  expect(service.requests.every((request) => !request.path.includes(KEY))).toBe(true);
});

const AMBIGUOUS: readonly Fault[] = [
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  { kind: 'fin', when: 'before' },
  { kind: 'fin', when: 'after' },
  { kind: 'status', when: 'before', status: 502 },
  { kind: 'status', when: 'after', status: 500, body: '{"error":"oops"}' },
  { kind: 'status', when: 'after', status: 504 },
  { kind: 'cut-length' },
  { kind: 'cut-close' },
  { kind: 'empty' },
  { kind: 'not-http' },
];

describe.each([
  '/check/create',
  '/check/upload-batch',
  '/check/start',
  '/status',
  '/check/overview',
  '/export',
  '/account',
  '/test-types',
  '/checks/',
])('a lost answer at %s', (path) => {
  test.each(AMBIGUOUS)('%j: one check, no submission twice, one start, the same result', async (fault) => {
    const { findings, failure, service } = await run({
      fault: onceAt(path, fault),
      total: (index) => 10 + index,
    });
    expect(failure?.message ?? null).toBeNull();
    expect(
      service.checks.map((check) => [
        check.starts,
        check.submissions.map((one) => one.filename.replace(/-.*/, '')).toSorted(),
      ]),
    ).toEqual([[1, ['ada', 'bo', 'cy']]]);
    expect(findings.submissions.map((one) => one.total)).toEqual([10, 11, 12]);
  });
});

describe('who belongs together', () => {
  const together = [['ada', 'cy', 'nobody here'], ['bo']];
  const startOf = (requests: readonly { readonly path: string; readonly body: Buffer }[]): unknown =>
    JSON.parse(String(requests.find(({ path }) => path.endsWith('/check/start'))?.body));
  const knowing = {
    rewrite: {
      '/test-types': (body: Readonly<Record<string, unknown>>) => ({
        ...body,
        capabilities: ['belonging-together'],
      }),
    },
  };

  test('is said by id to a service that knows it, at the start', async () => {
    const { service, findings } = await run(knowing, { together });
    const idOf = (name: string): unknown =>
      findings.submissions.find(({ key }) => key === name)?.serviceId ?? null;
    expect(startOf(service.requests)).toMatchObject({ together: [[idOf('ada'), idOf('cy')]] });
    expect(idOf('ada')).toEqual(expect.any(Number));
  });

  test('is not said to any other, and nothing is said of nobody', async () => {
    const { service } = await run({}, { together });
    expect(startOf(service.requests)).not.toHaveProperty('together');
    const none = await run(knowing, {});
    expect(startOf(none.service.requests)).not.toHaveProperty('together');
  });

  test('makes it another check, where a service knows it', async () => {
    const nameOf = async (options: Parameters<typeof run>[0], groups: typeof together) =>
      (await run(options, { together: groups })).service.checks[0]?.name.replace(/\w+\]$/, '');
    expect(await nameOf(knowing, together)).not.toBe(await nameOf(knowing, []));
    expect(await nameOf({}, together)).toBe(await nameOf({}, []));
    expect(await nameOf(knowing, together)).toBe(
      await nameOf(
        knowing,
        together.toReversed().map((group) => group.toReversed()),
      ),
    );
  });
});

describe('refusals', () => {
  test('401 ends after exactly one request', async () => {
    const { failure, service } = await run({
      fault: () => ({ kind: 'status', when: 'before', status: 401, body: '{"error":"no"}' }),
    });
    expect([failure?.outcome, service.requests.length]).toEqual(['auth', 1]);
  });

  test.each([200, 403, 500, 429])(
    'an invoice in the body counts whatever the status (%d)',
    async (status) => {
      const { failure, service } = await run({
        fault: onceAt('/account', {
          kind: 'status',
          when: 'before',
          status,
          body: '{"error":"pay","invoice":"in_1"}',
        }),
      });
      expect([failure?.outcome, service.requests.length]).toEqual(['account-suspended', 1]);
      expect(failure?.message).toContain('in_1');
    },
  );

  test('a redirect is never followed', async () => {
    const { failure, service } = await run({
      fault: () => ({
        kind: 'status',
        when: 'before',
        status: 302,
        headers: { location: 'https://elsewhere.example/login' },
      }),
    });
    expect([failure?.outcome, service.requests.length]).toEqual(['config-error', 1]);
  });

  test('422 tells its fields', async () => {
    const { failure } = await run({
      fault: onceAt('/check/create', {
        kind: 'status',
        when: 'before',
        status: 422,
        body: '{"error":"bad","validation_errors":{"name":["too odd"]}}',
      }),
    });
    expect([failure?.outcome, failure?.message]).toEqual([
      'config-error',
      expect.stringContaining('name: too odd'),
    ]);
  });

  test('403 at start keeps the id and the sentence', async () => {
    const { failure, findings } = await run({
      fault: onceAt('/check/start', {
        kind: 'status',
        when: 'before',
        status: 403,
        body: '{"error":"trial account"}',
      }),
    });
    expect([failure?.outcome, findings.checkId]).toEqual(['forbidden', 101]);
    expect(failure?.message).toContain('trial account');
  });

  test('the key shows in no message, also where the service echoes it', async () => {
    const { failure } = await run({
      fault: onceAt('/account', {
        kind: 'status',
        when: 'before',
        status: 401,
        body: JSON.stringify({ error: `bad key ${KEY}` }),
      }),
    });
    expect(failure?.message).not.toContain(KEY);
  });
});

describe('limits and outages', () => {
  test('429 is waited out in full, then the same request is sent again', async () => {
    const clock = new FakeClock();
    const at: number[] = [];
    const limited: Fault = {
      kind: 'status',
      when: 'before',
      status: 429,
      body: '{"error":"slow"}',
      headers: { 'retry-after': '20' },
    };
    const { failure, service } = await run(
      {
        fault: (request) => {
          if (!request.path.includes('/check/create')) return null;
          at.push(clock.now());
          return at.length === 1 ? limited : null;
        },
      },
      {},
      600_000,
      clock,
    );
    expect(failure).toBeNull();
    // Half of the spread of 15 % on top: jobs that share an address do not come back together.
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBe(20_000 + 1_500);
    expect(service.checks).toHaveLength(1);
  });

  test('a pause longer than the run ends it at once and says both numbers', async () => {
    const { failure } = await run({
      fault: onceAt('/account', {
        kind: 'status',
        when: 'before',
        status: 429,
        headers: { 'retry-after': '3600' },
      }),
    });
    expect(failure?.outcome).toBe('rate-limited');
    expect(failure?.message).toMatch(/3600 s.*\d+ s left/);
  });

  test('nothing but 500 ends as service-unavailable within 40 requests', async () => {
    const { failure, service } = await run({
      fault: () => ({ kind: 'status', when: 'before', status: 500, body: '{"error":"x"}' }),
    });
    expect(failure?.outcome).toBe('service-unavailable');
    expect(service.requests.length).toBeLessThanOrEqual(40);
  });

  test('engines offline at start are waited for; the check is started once', async () => {
    const { failure, service } = await run({
      fault: onceAt(
        '/check/start',
        { kind: 'status', when: 'before', status: 503, body: '{"error":"offline"}' },
        2,
      ),
    });
    expect(failure).toBeNull();
    expect(service.checks[0]?.starts).toBe(1);
  });

  test('nine bad polls in a row are survived, ten are not', async () => {
    const bad: Fault = { kind: 'status', when: 'before', status: 502 };
    expect((await run({ fault: onceAt('/status', bad, 9) })).failure).toBeNull();
    expect((await run({ fault: onceAt('/status', bad, 10_000) })).failure?.outcome).toBe(
      'service-unavailable',
    );
  });

  test('a check that never completes ends as timeout, with its id', async () => {
    const { failure, findings } = await run({ pollsUntilDone: 100_000 });
    expect([failure?.outcome, findings.checkId]).toEqual(['timeout', 101]);
    expect(failure?.message).toContain('check-id: 101');
  });

  test('what ends the run after the start tells by which id the check is taken up, and before it nothing', async () => {
    const stays = 'The check 101 stays at the service: run again with check-id: 101 to report on it.';
    const gone: Fault = { kind: 'status', when: 'before', status: 502 };
    const limited: Fault = { ...gone, status: 429, headers: { 'retry-after': '86400' } };
    expect((await run({ fault: onceAt('/status', gone, 10_000) })).warnings).toEqual([stays]);
    expect((await run({ fault: onceAt('/status', limited) })).warnings).toEqual([stays]);
    expect((await run({ fault: onceAt('/check/start', limited) })).warnings).toEqual([]);
    const controller = new AbortController();
    const service = await startStandIn({
      fault: ({ path }) => {
        if (path.endsWith('/status')) controller.abort(new Cancelled('stop'));
        return null;
      },
    });
    const { result } = await runAgainst(service, {}, 600_000, controller.signal);
    await service.close();
    expect([result.failure?.message, result.warnings]).toEqual(['stop', [stays]]);
  });

  test('a cancelled run sends nothing any more', async () => {
    const controller = new AbortController();
    const service = await startStandIn({
      pollsUntilDone: 100_000,
      fault: (_request, count) => {
        if (count === 12) controller.abort(new Error('stop'));
        return null;
      },
    });
    await expect(runAgainst(service, {}, 600_000, controller.signal)).rejects.toThrow('stop');
    expect(service.requests).toHaveLength(12);
    await service.close();
  });
});

test('the analysis is waited for aside, and nothing but that', async () => {
  const service = await startStandIn({ pollsUntilDone: 3 });
  const paths = (): readonly string[] => service.requests.map(({ path }) => path.replace(/^.*\/|\?.*/g, ''));
  const seen: (readonly string[])[] = [];
  const { result } = await runAgainst(service, {}, undefined, undefined, undefined, async (wait) => {
    seen.push(paths());
    const waited = await wait();
    seen.push(paths().slice(seen[0]?.length));
    return waited;
  });
  const [before, meanwhile] = seen;
  expect([result.failure, seen.length, before?.at(-1)]).toEqual([null, 2, 'start']);
  expect(meanwhile).toEqual(['status', 'status', 'status']);
  expect(paths().length).toBeGreaterThan((before?.length ?? 0) + 3);
  await service.close();
});

describe('shapes', () => {
  const verdictOf = async (options: StandInOptions) => {
    const { findings, failure } = await run(options);
    return judge(findings, failure, POLICY);
  };

  test.each([
    [75, 'passed'],
    ['75.00', 'passed'],
    ['75.000001', 'flagged'],
    ['', 'incomplete'],
    [null, 'incomplete'],
    [true, 'incomplete'],
    ['n/a', 'incomplete'],
    [-1, 'incomplete'],
  ])('a total of %j is %s', async (total, outcome) => {
    expect(
      (await verdictOf({ total: () => (total === null ? Number.NaN : total), ai: () => 1 })).outcome,
    ).toBe(outcome);
  });

  test.each([
    [null, 'incomplete'],
    ['', 'incomplete'],
    [75, 'passed'],
    [76, 'flagged'],
    ['80.5', 'flagged'],
    [undefined, 'incomplete'],
  ])('an AI average of %j is %s', async (ai, outcome) => {
    expect((await verdictOf({ ai: () => ai })).outcome).toBe(outcome);
  });

  test('sources that straddle the threshold flag', async () => {
    const verdict = await verdictOf({
      total: () => 74,
      rewrite: {
        '/checks/{id}/export': (body) => ({
          ...body,
          submissions: (body['submissions'] as Record<string, unknown>[]).map((one) => ({
            ...one,
            plagiarism_total: '76',
          })),
        }),
      },
    });
    expect(verdict.outcome).toBe('flagged');
  });

  test('where requests are counted, the matches of those above the own thresholds are read', async () => {
    const totals = [65, 40, 80];
    const read = async (thresholds: CheckPlan['thresholds']): Promise<number> => {
      const { service } = await run({ total: (index) => totals[index] ?? 0, ai: () => 55 }, { thresholds });
      return service.requests.filter(({ path }) => path.includes('/check/results')).length;
    };
    expect(await read({ similarity: 75, ai: 75 })).toBe(1);
    expect(await read({ similarity: 60, ai: 75 })).toBe(2);
    expect(await read({ similarity: 90, ai: 75 })).toBe(0);
    expect(await read({ similarity: 90, ai: 50 })).toBe(3);
  });

  test('code that was taken for starter code is kept for the report', async () => {
    const { findings } = await run({
      total: () => 90,
      rewrite: {
        '/check/results': (body) => ({
          ...body,
          common_code: [{ file: 'a.py', line_start: 1, line_end: 9 }, { file: 3 }, null],
        }),
      },
    });
    expect(findings.submissions[0]?.commonCode).toEqual([{ file: 'a.py', lineStart: 1, lineEnd: 9 }]);
  });

  test('a summary that counts more flagged submissions is red', async () => {
    const verdict = await verdictOf({
      rewrite: { '/checks/{id}/summary': (body) => ({ ...body, flagged_submissions: 2 }) },
    });
    expect([verdict.outcome, verdict.exitCode]).toEqual(['incomplete', 1]);
  });

  test('a submission that is missing from the results is not clean', async () => {
    const drop = (body: Record<string, unknown>): unknown => ({
      ...body,
      submissions: (body['submissions'] as unknown[]).slice(1),
    });
    const verdict = await verdictOf({ rewrite: { '/check/overview': drop, '/checks/{id}/export': drop } });
    expect([verdict.outcome, verdict.notChecked]).toEqual(['incomplete', ['ada']]);
  });

  test('a batch that takes nothing and refuses nothing is sent under the other field name', async () => {
    let seen = '';
    const { failure, service } = await run({
      fault: (request) => {
        if (!request.path.includes('upload-batch')) return null;
        seen += request.body.includes('name="files[]"') ? '[]' : 'plain';
        return seen === '[]'
          ? {
              kind: 'status',
              when: 'before',
              status: 200,
              body: '{"success":true,"uploaded":[],"uploaded_count":0,"failed_count":0}',
            }
          : null;
      },
    });
    expect([failure, seen, service.checks[0]?.submissions.length]).toEqual([null, '[]plain', 3]);
  });

  test('a failed upload is tried once more by itself, unless it is about the file', async () => {
    const failing = (error: string) =>
      run({
        rewrite: {
          '/check/upload-batch': (body) => {
            const [first, ...rest] = body['uploaded'] as { filename: string }[];
            return {
              ...body,
              uploaded: rest,
              failed_count: 1,
              failed_uploads: [{ file: `${first?.filename}.zip`, error }],
            };
          },
          // What was refused in the batch did not arrive either.
          '/checks/{id}': (body) => body,
        },
      });
    const passing = await failing('temporary storage problem');
    expect(passing.service.requests.filter((request) => request.path.endsWith('/check/upload')).length).toBe(
      1,
    );
    const final = await failing('The file is too large.');
    expect(final.service.requests.filter((request) => request.path.endsWith('/check/upload')).length).toBe(0);
  });

  test('an export that answers CSV although JSON was asked for is asked by POST', async () => {
    const { failure, findings, service } = await run({
      fault: (request) =>
        request.path.includes('/export?')
          ? {
              kind: 'status',
              when: 'before',
              status: 200,
              body: 'a,b',
              headers: { 'content-type': 'text/csv' },
            }
          : null,
    });
    expect(failure).toBeNull();
    const exports = service.requests.filter((request) => request.path.includes('export'));
    expect(exports.map((request) => request.method)).toEqual(['GET', 'POST']);
    expect(findings.submissions.map((one) => one.total)).toEqual([10, 10, 10]);
  });

  test('413 splits the batch', async () => {
    const sizes: number[] = [];
    const { failure, service } = await run({
      fault: (request) => {
        if (!request.path.includes('upload-batch')) return null;
        const files = request.body.toString('latin1').split('filename=').length - 1;
        sizes.push(files);
        return files > 1 ? { kind: 'status', when: 'before', status: 413 } : null;
      },
    });
    expect(failure).toBeNull();
    expect(sizes[0]).toBe(3);
    expect(service.checks[0]?.submissions).toHaveLength(3);
  });

  test('submissions that are not ours stop the start', async () => {
    const { failure, service } = await run({
      rewrite: {
        '/checks/{id}': (body) => ({
          ...body,
          submissions: [...(body['submissions'] as unknown[]), { id: 9, filename: 'stranger.zip' }],
        }),
      },
    });
    expect(failure).not.toBeNull();
    expect(service.checks[0]?.starts).toBe(0);
  });
});

describe('re-runs', () => {
  test('attempt 2 with the same content takes up the earlier check; changed content makes a new one', async () => {
    const service = await startStandIn({});
    const submissions = [await packed('ada'), await packed('bo')];
    await runAgainst(service, { submissions });
    const again = await runAgainst(service, { submissions, run: { runId: '1', jobSlug: 'job', attempt: 2 } });
    expect([again.result.failure, service.checks.length, service.checks[0]?.starts]).toEqual([null, 1, 1]);
    await runAgainst(service, {
      submissions: [...submissions, await packed('cy')],
      run: { runId: '1', jobSlug: 'job', attempt: 2 },
    });
    expect(service.checks).toHaveLength(2);
    await runAgainst(service, { submissions });
    expect(service.checks).toHaveLength(3);
    await service.close();
  });

  test('where attempts are not counted the same work is never checked twice, however soon it comes again', async () => {
    const service = await startStandIn({});
    const delivery = { runId: 'app-7', jobSlug: 'bot', attempt: null };
    const submissions = [await packed('ada'), await packed('bo')];
    await runAgainst(service, { submissions, run: delivery });
    await runAgainst(service, { submissions, run: delivery });
    expect(service.checks.map(({ starts }) => starts)).toEqual([1]);
    await runAgainst(service, { submissions, run: { ...delivery, runId: 'app-8' } });
    expect(service.checks.map(({ starts }) => starts)).toEqual([1, 1]);
    await service.close();
  });

  test('check-id reports on a check and creates nothing', async () => {
    const service = await startStandIn({ total: () => 90 });
    await runAgainst(service);
    const { result } = await runAgainst(service, { checkId: 101, submissions: [] });
    expect(result.findings.submissions.map((one) => one.total)).toEqual([90, 90, 90]);
    expect(service.checks).toHaveLength(1);
    await service.close();
  });

  test('check-id misses who is in the check and not in its results', async () => {
    const drop = (body: Record<string, unknown>) => ({
      ...body,
      submissions: (body['submissions'] as unknown[]).slice(1),
    });
    const service = await startStandIn({
      rewrite: { '/check/overview': drop, '/checks/{id}/export': drop },
    });
    await runAgainst(service);
    const { result } = await runAgainst(service, { checkId: 101, submissions: [] });
    await service.close();
    expect(result.failure).toBeNull();
    expect(
      result.findings.submissions.map(({ name, state }) => [name.replace(/-.*/, ''), state.kind]),
    ).toEqual([
      ['ada', 'not-checked'],
      ['bo', 'checked'],
      ['cy', 'checked'],
    ]);
  });

  test('check-id of a check that is not there ends at once', async () => {
    const service = await startStandIn();
    const { result } = await runAgainst(service, { checkId: 777, submissions: [] });
    expect(result.failure?.message).toContain('404');
    expect(service.requests.filter(({ path }) => path.includes('/777/status'))).toHaveLength(1);
    await service.close();
  });

  test('check-id of a check that was never started says so', async () => {
    const service = await startStandIn();
    await fetch(`${service.baseUrl}/check/create`, {
      method: 'POST',
      headers: { apikey: KEY },
      body: '{"name":"never started"}',
    });
    const { result } = await runAgainst(service, { checkId: 101, submissions: [] });
    expect(result.failure?.outcome).toBe('config-error');
    expect(result.failure?.message).toContain('not been started');
    await service.close();
  });

  test('keep-check false deletes the check after it was read', async () => {
    const { cleanUp, service } = await run({}, { keepCheck: false });
    expect(service.checks).toHaveLength(1);
    // The service is closed by now: that is told, not thrown.
    expect(await cleanUp()).toHaveLength(1);
  });
});
