import { describe, expect, test } from 'vitest';
import type { Fault, StandIn } from '../service-stand-in/stand-in.ts';
import { answered, checkAgainst, firstAt } from './scene.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly filename: string };

const rowsOf = (body: Record<string, unknown>): Row[] => body['submissions'] as Row[];

/** Uploaded files by the student's name, as the service keeps them. */
function kept(service: StandIn): string[] {
  return service.checks.flatMap((check) =>
    check.submissions.map((one) => one.filename.replace(/-.*/, '')).toSorted(),
  );
}

describe('a list of submissions that is not what it seems', () => {
  test('rows that a join doubled are one submission: nothing is deleted', async () => {
    const { result, service, count } = await checkAgainst({
      rewrite: {
        '/checks/{id}': (body) => ({ ...body, submissions: rowsOf(body).flatMap((row) => [row, row]) }),
      },
    });
    expect(result.failure).toBeNull();
    expect([count('/deleteSubmission'), count('/start'), kept(service)]).toEqual([0, 1, ['ada', 'bo', 'cy']]);
  });

  test.each([1, 2, 5])('a replica that is behind for %d reads: nothing goes up twice', async (reads) => {
    let seen = 0;
    const { result, service, count } = await checkAgainst({
      rewrite: {
        '/checks/{id}': (body) => {
          seen += 1;
          return seen <= reads ? { ...body, submissions: [] } : body;
        },
      },
    });
    expect(result.failure).toBeNull();
    expect([count('/upload-batch'), count('/upload'), count('/deleteSubmission')]).toEqual([1, 0, 0]);
    expect(kept(service)).toEqual(['ada', 'bo', 'cy']);
  });

  test('one that the service lost after all goes up once more, when the list stood still for long enough', async () => {
    let lost: number | null = null;
    const withoutLost = (body: Record<string, unknown>): unknown => {
      lost ??= rowsOf(body).find((row) => row.filename.startsWith('bo'))?.id ?? null;
      return {
        ...body,
        submissions: rowsOf(body).filter((row) => (row['submission_id'] ?? row.id) !== lost),
      };
    };
    const { result, clock, count } = await checkAgainst({
      rewrite: {
        '/checks/{id}': withoutLost,
        '/check/overview': withoutLost,
        '/checks/{id}/export': withoutLost,
      },
    });
    expect(result.failure).toBeNull();
    expect([count('/upload-batch'), count('/upload'), count('/deleteSubmission')]).toEqual([1, 1, 0]);
    expect(clock.now()).toBeGreaterThan(30_000);
    expect(result.findings.submissions.map((one) => one.state.kind)).toEqual([
      'checked',
      'checked',
      'checked',
    ]);
  });

  test('numbers for keys, as PHP makes them of a list with gaps, are a list', async () => {
    const { result, count } = await checkAgainst({
      rewrite: {
        '/checks/{id}': (body) => ({
          ...body,
          submissions: Object.fromEntries(rowsOf(body).map((row, index) => [index * 2, row])),
        }),
        '/check/upload-batch': (body) => ({ ...body, uploaded: { ...(body['uploaded'] as object) } }),
        '/test-types': (body) => ({ ...body, test_types: { ...(body['test_types'] as object) } }),
        '/check/overview': (body) => ({ ...body, submissions: { ...(body['submissions'] as object) } }),
      },
      total: (index) => index,
    });
    expect(result.failure).toBeNull();
    expect([count('/upload-batch'), count('/upload')]).toEqual([1, 0]);
    expect(result.findings.submissions.map((one) => one.total)).toEqual([0, 1, 2]);
  });

  test('a copy that one read alone shows is not deleted', async () => {
    let seen = 0;
    const { result, count } = await checkAgainst({
      rewrite: {
        '/checks/{id}': (body) => {
          seen += 1;
          return seen > 1
            ? body
            : { ...body, submissions: rowsOf(body).flatMap((row) => [row, { ...row, id: row.id + 1_000 }]) };
        },
      },
    });
    expect(result.failure).toBeNull();
    expect(count('/deleteSubmission')).toBe(0);
  });
});

describe('a submission that is there twice', () => {
  const DELETIONS: readonly (readonly [string, Fault | null])[] = [
    ['is deleted', null],
    ['is deleted after a reset before it was done', { kind: 'reset', when: 'before' }],
    ['is deleted, and the answer is lost', { kind: 'reset', when: 'after' }],
    ['is deleted after a 500', { kind: 'status', when: 'before', status: 500 }],
    ['is deleted, and the answer is a 500', { kind: 'status', when: 'after', status: 500 }],
    ['is deleted with a 204', { kind: 'status', when: 'after', status: 204, body: '' }],
    ['is deleted with an empty answer', { kind: 'empty' }],
    ['is gone already (404)', answered(404, { error: 'no such submission' }, 'after')],
    ['is gone already (422)', answered(422, { error: 'unknown submission' }, 'after')],
  ];
  test.each(DELETIONS)('%s', async (_, fault) => {
    const { result, service } = await checkAgainst((world) => ({
      fault: fault === null ? () => null : firstAt('/deleteSubmission', fault),
      rewrite: {
        // A request that a gateway sent twice.
        '/check/upload-batch': (body) => {
          const all = world.checks[0]?.submissions;
          const bo = all?.find((one) => one.filename.startsWith('bo'));
          if (bo !== undefined) all?.push({ ...bo, id: bo.id + 1_000 });
          return body;
        },
      },
    }));
    expect(result.failure?.message ?? null).toBeNull();
    expect(kept(service)).toEqual(['ada', 'bo', 'cy']);
    // The older of the two.
    expect(service.checks[0]?.submissions.every((one) => one.id < 1_000)).toBe(true);
    expect(service.checks[0]?.starts).toBe(1);
  });

  test.each([
    answered(403, { error: 'trial account' }),
    answered(200, { success: false, message: 'trial account' }),
  ])(
    'stops the run where it may not be deleted: two of one person would be copies of each other',
    async (fault) => {
      const { result, service } = await checkAgainst((world) => ({
        fault: firstAt('/deleteSubmission', fault),
        rewrite: {
          '/check/upload-batch': (body) => {
            const all = world.checks[0]?.submissions;
            const bo = all?.find((one) => one.filename.startsWith('bo'));
            if (bo !== undefined) all?.push({ ...bo, id: bo.id + 1_000 });
            return body;
          },
        },
      }));
      expect(result.failure?.outcome).toBe('analysis-failed');
      expect(service.checks[0]?.starts).toBe(0);
    },
  );
});

test('a copy that an upload whose answer was lost leaves later is seen before the start', async () => {
  let reads = 0;
  const { result, service } = await checkAgainst((world) => ({
    fault: firstAt('/check/upload-batch', { kind: 'reset', when: 'after' }),
    rewrite: {
      '/checks/{id}': (body) => {
        reads += 1;
        const all = world.checks[0]?.submissions;
        const bo = all?.find((one) => one.filename.startsWith('bo'));
        // What the list of the last attempt did not have yet.
        if (bo !== undefined && reads === LATE) all?.push({ ...bo, id: bo.id + 1_000 });
        return body;
      },
    },
  }));
  expect(result.failure?.message ?? null).toBeNull();
  expect(reads).toBeGreaterThan(LATE);
  expect(kept(service)).toEqual(['ada', 'bo', 'cy']);
});
/** Reads of the list: two until it stands still, and the first one of the last look. */
const LATE = 3;

describe('a check that is not kept', () => {
  const DELETE: readonly (readonly [string, Fault])[] = [
    ['a reset before it', { kind: 'reset', when: 'before' }],
    ['a lost answer', { kind: 'reset', when: 'after' }],
    ['a 500 after it was done', { kind: 'status', when: 'after', status: 500 }],
    ['a 204', { kind: 'status', when: 'after', status: 204, body: '' }],
    ['a service that knows POST alone', { kind: 'status', when: 'before', status: 404 }],
    ['a gateway that lets no DELETE through', { kind: 'status', when: 'before', status: 405 }],
  ];

  test.each(DELETE)('is gone after %s, and nothing else is said', async (_, fault) => {
    let left = 1;
    const { result, warnings, service } = await checkAgainst(
      {
        fault: (request) => {
          if (request.method !== 'DELETE' || left === 0) return null;
          left -= 1;
          return fault;
        },
      },
      { keepCheck: false },
    );
    expect(result.failure).toBeNull();
    expect(service.checks).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test('is said to stay only where it stays', async () => {
    const reset: Fault = { kind: 'reset', when: 'before' };
    const { warnings, service } = await checkAgainst(
      { fault: (request) => (request.method === 'DELETE' ? reset : null) },
      { keepCheck: false },
    );
    expect(service.checks).toHaveLength(1);
    expect(warnings).toEqual(['The check 101 could not be deleted and stays at the service.']);
    const said = { success: false, message: 'It is being processed.' };
    const denied = await checkAgainst(
      { fault: (request) => (request.method === 'DELETE' ? answered(200, said) : null) },
      { keepCheck: false },
    );
    expect(denied.warnings).toEqual(warnings);
    let deleted = 0;
    const gone = await checkAgainst(
      {
        fault: (request) => {
          if (request.method !== 'DELETE') return null;
          deleted += 1;
          return { kind: 'reset', when: deleted === 1 ? 'after' : 'before' };
        },
      },
      { keepCheck: false },
    );
    expect(gone.service.checks).toEqual([]);
    expect(gone.warnings).toEqual([]);
  });
});
