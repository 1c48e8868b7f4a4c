import type { PackedAnalysis } from '../../src/service/analysis/analyse.ts';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { packed } from '../../src/engine/pair-table.ts';
import type { Workers } from '../../src/service/jobs/workers.ts';
import { analysisJobOf, type AnalysisRuns } from '../../src/service/api/analysis-runs.ts';
import { analysesOf } from '../../src/service/api/analyses.ts';
import { CheckAccess } from '../../src/service/api/check-access.ts';
import { handle } from '../../src/service/api/handlers/handle.ts';
import type { HttpReply } from '../../src/service/api/reply.ts';
import { takeWithinQuota } from '../../src/service/api/intake.ts';
import type { SpooledFile } from '../../src/service/api/multipart.ts';
import { NO_SIMULATION } from '../../src/service/api/simulation.ts';
import { FolderBlobs } from '../../src/service/store/blobs/folder.ts';
import { OWNER } from '../../src/service/store/people/caller.ts';
import { peopleOf } from '../../src/service/store/people/people.ts';
import { migrate, STEPS } from '../../src/service/store/migrate.ts';
import { openSqlite } from '../../src/service/store/sqlite.ts';
import type { CheckRecord } from '../../src/service/store/tables.ts';
import { Store } from '../../src/service/store/store.ts';
import type { Operation, ReceivedOf } from '../../src/contract/service/operations.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { FakeWorker } from './fake-worker.ts';
import { temporary } from './serving.ts';

interface Scene {
  readonly folder: string;
  readonly store: Store;
  readonly runs: AnalysisRuns;
  readonly lanes: Workers;
  /** What the service answers to an operation. */
  readonly ask: <Op extends Operation>(operation: Op, request: ReceivedOf<Op>) => Promise<HttpReply>;
  readonly workers: readonly FakeWorker[];
  readonly defects: readonly unknown[];
  /** Whom each of them hit. */
  readonly hit: readonly unknown[];
  readonly clock: { now: number; monotonic: number };
  /** Where set, every write throws it. */
  readonly fault: { error: Error | null };
  /** A check with so many submissions. */
  readonly filled: (count: number) => Promise<CheckRecord>;
  readonly start: (check: CheckRecord) => Promise<CheckRecord>;
  /** Uploads files. @param before is called before the first one is stored */
  readonly take: (
    check: CheckRecord,
    files: readonly SpooledFile[],
    before?: () => unknown,
  ) => ReturnType<typeof takeWithinQuota>;
  readonly spooled: (name: string) => Promise<SpooledFile>;
}

async function scene(limits = { timeMs: 60_000, memoryBytes: 1_000 }): Promise<Scene> {
  const folder = temporary();
  const fault: { error: Error | null } = { error: null };
  const database = await openSqlite(join(folder, 'store.sqlite'));
  await migrate(database, STEPS);
  const failing = <T extends object>(of: T, writes: readonly string[]): T =>
    new Proxy(of, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          if (fault.error !== null && writes.includes(String(name))) throw fault.error;
          return Reflect.apply(member, target, given);
        };
      },
    });
  const mayFail = {
    ...database,
    db: failing(database.db, ['insertInto', 'updateTable', 'deleteFrom']),
    transact: async <T>(body: Parameters<typeof database.transact<T>>[0]): Promise<T> => {
      if (fault.error !== null) throw fault.error;
      return database.transact(body);
    },
  };
  const store = await Store.open(mayFail, new FolderBlobs(folder));
  const workers: FakeWorker[] = [];
  const defects: unknown[] = [];
  const hit: unknown[] = [];
  const onDefect = (error: unknown, whom: unknown): void => {
    defects.push(error);
    hit.push(whom);
  };
  const clock = { now: 1_700_000_000_000, monotonic: 0 };
  const now = (): number => clock.now;
  const monotonic = (): number => clock.monotonic;
  const {
    jobs,
    runs,
    workers: lanes,
  } = analysesOf({
    database: mayFail,
    store,
    folder,
    workers: 1,
    indexes: false,
    limits,
    web: null,
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    now,
    monotonic,
    onDefect,
  });
  lanes.start();
  const people = peopleOf(database, now);
  const access = new CheckAccess({ store, corpora: people.corpora, now, cached: { latest: null } }, OWNER);
  const zip = await submissionZip('ada');
  const spooled: Scene['spooled'] = (name) => {
    const contents = join(folder, `${name}-${Math.random()}.part`);
    writeFileSync(contents, zip);
    return Promise.resolve({ field: 'files', filename: name, contents, bytes: zip.length, truncated: false });
  };
  const take: Scene['take'] = (check, files, before = () => {}) => {
    const begun = {
      people,
      store,
      now: (): number => {
        before();
        return now();
      },
    };
    return takeWithinQuota(begun, OWNER, check, files, SUBMITTED);
  };
  return {
    folder,
    take,
    store,
    runs,
    lanes,
    workers,
    defects,
    hit,
    clock,
    fault,
    spooled,
    ask: (operation, request) =>
      handle(
        {
          store,
          people,
          jobs,
          runs,
          access,
          now,
          monotonic,
          unmetered: true,
          turns: null,
          web: [],
          simulation: NO_SIMULATION,
        },
        operation,
        request,
        { caller: OWNER, files: [], key: null, baseUrl: 'http://x/api/v1' },
      ),
    filled: async (count) => {
      const check = await access.create({
        name: 'a check',
        language: 999,
        test_type: 9,
        ai_run: false,
        base_code_detection: false,
      });
      const files = await Promise.all(Array.from({ length: count }, (_, n) => spooled(`s${n}.zip`)));
      await take(check, files);
      return check;
    },
    start: async (check) => {
      const started = await runs.launch(check, { engineId: 9, aiRun: false, baseCode: false });
      if (started === null) throw new Error('it was started meanwhile');
      await until(async () => {
        const { waiting, running } = await jobs.overview('analysis');
        const alive = workers.filter(({ released, terminated }) => !released && !terminated).length;
        return alive === running && (waiting === 0 || running === LANES);
      });
      return started;
    },
  };
}

/** One lane, and the one of small checks. */
const LANES = 2;

/** Asks again until it holds: files and threads of the system take the time that they take. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await pause(1);
}

/** The check is in that state, and its message has that in it. */
function untilIs(
  { store }: Pick<Scene, 'store'>,
  { id }: CheckRecord,
  state: number,
  said = '',
): Promise<void> {
  return until(async () => {
    const check = await store.check(id);
    return check?.statusId === state && check.statusMessage.includes(said);
  });
}

/** Time in which something would happen that must not. */
async function turn(): Promise<void> {
  for (let n = 0; n < 40; n += 1) await pause(2);
}

const START = (check_id: number): ReceivedOf<'startCheck'> => ({
  check_id,
  test_type: 9,
  ai_run: false,
  base_code_detection: false,
});

const noRoom = (): Error => Object.assign(new Error('database or disk is full'), { errcode: 13 });

/** What the engine says of these submissions. */
function resultOf(ids: readonly number[], peer = 100): PackedAnalysis {
  return packed({
    submissions: ids.map((id) => ({
      id,
      comparability: 'compared',
      tokens: 200,
      files: 1,
      peer,
      database: 0,
      coverage: peer,
      suspicion: peer,
      ai: null,
      quality: null,
      leftOut: [],
      remarks: [],
    })),
    pairs: [],
    ordinary: 0,
    clusters: [],
    commonCode: [],
    notices: [],
  });
}

const SUBMITTED = { role: 'submission', key: null } as const;

describe('who belongs together', () => {
  test('is kept with the check that was started, and told to who analyses it', async () => {
    const { ask, filled, store, lanes, folder } = await scene();
    const check = await filled(3);
    const ids = (await store.submissions(check.id)).map(({ id }) => id);
    const together = [ids.slice(0, 2)];
    await ask('startCheck', { ...START(check.id), together });
    const started = (await store.check(check.id)) as CheckRecord;
    const { options } = await analysisJobOf(store, started, true, folder, new AbortController().signal);
    expect(options.together).toEqual(together);
    await lanes.stop();
  });

  test('is nobody of another check', async () => {
    const { ask, filled, store, lanes } = await scene();
    const check = await filled(2);
    const [first = 0, second = 0] = (await store.submissions(check.id)).map(({ id }) => id);
    const together = [[first], [second, 77]];
    await expect(ask('startCheck', { ...START(check.id), together })).rejects.toMatchObject({
      status: 422,
      more: { validation_errors: { 'together.1.1': [expect.stringContaining('77')] } },
    });
    expect((await store.check(check.id))?.statusId).toBe(STATE.created);
    await lanes.stop();
  });
});

describe('uploads under way when their check is started or deleted', () => {
  test('are in the analysis or refused, never between', async () => {
    const { store, lanes, start, spooled, folder, filled, take } = await scene();
    const check = await filled(1);
    const before = await take(check, await Promise.all(['a', 'b'].map(spooled)));
    expect([before.uploaded.map((one) => one.filename), before.failed]).toEqual([['a', 'b'], []]);
    const starting: Promise<unknown>[] = [];
    const files = await Promise.all(['c', 'd'].map(spooled));
    const { uploaded, failed } = await take(check, files, () => starting.push(start(check)));
    await Promise.all(starting);
    expect([uploaded, failed]).toEqual([
      [],
      ['c', 'd'].map((file) => ({
        file,
        error: 'The check has been started: it takes no more submissions.',
      })),
    ]);
    expect((await store.submissions(check.id)).map((one) => one.filename)).toEqual(['s0.zip', 'a', 'b']);
    expect(readdirSync(join(folder, 'submissions'))).toHaveLength(3);
    await lanes.stop();
  });

  test('leave nothing behind in a check that was deleted', async () => {
    const { store, spooled, folder, filled, take } = await scene();
    const check = await filled(1);
    const files = await Promise.all(['a', 'b'].map(spooled));
    const removed: Promise<void>[] = [];
    const { uploaded, failed } = await take(check, files, () => removed.push(store.removeCheck(check.id)));
    await Promise.all(removed);
    expect([uploaded, failed.map((one) => one.error)]).toEqual([
      [],
      ['The check was deleted meanwhile.', 'The check was deleted meanwhile.'],
    ]);
    expect(readdirSync(join(folder, 'submissions'))).toEqual([]);
  });

  test('that find no room are all taken back, so that nothing is doubled when they are sent again', async () => {
    const { store, spooled, folder, filled, fault, take } = await scene();
    const check = await filled(1);
    const files = await Promise.all(['a', 'b'].map(spooled));
    await expect(
      take(check, files, () => {
        fault.error = noRoom();
      }),
    ).rejects.toThrow('disk is full');
    fault.error = null;
    expect((await store.submissions(check.id)).map((one) => one.filename)).toEqual(['s0.zip']);
    expect(readdirSync(join(folder, 'submissions'))).toHaveLength(1);
  });
});

test('a name is no formula where a spreadsheet opens the list of scores', async () => {
  const { store, ask, start, filled, spooled, workers, take } = await scene();
  const check = await filled(1);
  const hostile = ['\uff1dHYPERLINK(1,2).zip', '@b.zip'];
  const files = await Promise.all(hostile.map(spooled));
  await take(check, files);
  await start(check);
  const ids = (await store.submissions(check.id)).map((one) => one.id);
  workers[0]?.say({ kind: 'result', result: resultOf(ids) });
  await untilIs({ store }, check, STATE.completed);
  const { body: csv } = await ask('overviewCsv', { check_id: check.id });
  expect(String(csv).split('\r\n').slice(1)).toEqual([
    's0.zip,100',
    `"'\uff1dHYPERLINK(1,2).zip",100`,
    "'@b.zip,100",
    '',
  ]);
});

test('a submission without a result has no number anywhere and counts in none', async () => {
  const { store, ask, start, filled, workers } = await scene();
  const check = await start(await filled(3));
  const ids = (await store.submissions(check.id)).map((one) => one.id);
  workers[0]?.say({ kind: 'result', result: resultOf(ids.slice(0, 2)) });
  await untilIs({ store }, check, STATE.completed);
  const body = async (reply: Promise<HttpReply>): Promise<Record<string, unknown>> =>
    JSON.parse(String((await reply).body)) as Record<string, unknown>;
  const rows = (value: unknown): Record<string, unknown>[] => value as Record<string, unknown>[];

  const overview = await body(ask('overview', { check_id: check.id }));
  expect(rows(overview['submissions'])[2]).toMatchObject({
    total_result: null,
    result_web: null,
    status_id: STATE.failed,
  });
  expect(rows(overview['bardata']).map((one) => one['score'])).toEqual([100, 100, null]);
  const exported = await body(ask('exportCheck', { check_id: check.id, format: 'json' }));
  expect(rows(exported['submissions'])[2]).toMatchObject({
    status: 'Failed',
    plagiarism_local: null,
    plagiarism_web: null,
    plagiarism_total: null,
  });
  const ai = await body(ask('aiResults', { assignment_id: check.id }));
  expect(rows(ai['submissions'])[2]).toMatchObject({
    status_id: STATE.failed,
    plagiarism_score: { local: null, web: null, total: null },
  });
  expect(await body(ask('summary', { check_id: check.id }))).toMatchObject({
    submission_count: 3,
    completed_submissions: 2,
    plagiarism_stats: { avg: 100, max: 100, min: 100 },
  });
  const { body: csv } = await ask('overviewCsv', { check_id: check.id });
  expect(csv).toBe('Submission,Score\r\ns0.zip,100\r\ns1.zip,100\r\ns2.zip,\r\n');
  const results = await body(ask('results', { check_id: check.id, submission_id: ids[2] ?? 0 }));
  expect([results['avg'], results['max'], results['min']]).toEqual([null, null, null]);
  const list = rows(await body(ask('listChecks', { with_stats: '1' })));
  expect(list[0]?.['stats']).toMatchObject({ submissions: 3, group_avg: 100, group_max: 100, flagged: 2 });
});

describe('an outcome that finds no room', () => {
  test('waits, is kept as soon as something was deleted, and the next analysis follows it', async () => {
    const { store, lanes, start, filled, workers, fault, ask, defects } = await scene();
    const old = await filled(0);
    const [check, next] = [await start(await filled(2)), await start(await filled(3))];
    const last = await start(await filled(3));
    const ids = (await store.submissions(check.id)).map((one) => one.id);
    fault.error = noRoom();
    workers[0]?.say({ kind: 'result', result: resultOf(ids) });
    await untilIs({ store }, check, STATE.processing, 'no room left on the disk');
    expect(workers).toHaveLength(2);
    fault.error = null;
    await ask('deleteCheck', { check_id: old.id });
    await untilIs({ store }, check, STATE.completed);
    await untilIs({ store }, last, STATE.processing);
    await until(() => workers.length === 3);
    const done = await store.check(check.id);
    expect(done && (await store.result(done))?.submissions).toHaveLength(2);
    const states = [next, last].map(async ({ id }) => (await store.check(id))?.statusId);
    expect([workers.length, await Promise.all(states)]).toEqual([3, [STATE.processing, STATE.processing]]);
    expect(defects).toEqual([]);
    await lanes.stop();
  });

  test('can be given up, so that its check can be deleted', async () => {
    const { store, start, filled, workers, fault, ask } = await scene();
    const check = await start(await filled(1));
    fault.error = noRoom();
    workers[0]?.say({ kind: 'failed', message: 'broken' });
    await untilIs({ store }, check, STATE.processing, 'no room left on the disk');
    await ask('cancelCheck', { check_id: check.id });
    expect((await store.check(check.id))?.statusId).toBe(STATE.failed);
    fault.error = null;
    await ask('deleteCheck', { check_id: check.id });
    expect(await store.check(check.id)).toBeUndefined();
  });

  test('for another reason fails its check alone', async () => {
    const { store, start, filled, workers, fault, defects, hit } = await scene();
    const check = await start(await filled(1));
    fault.error = new Error('the disk is on fire');
    workers[0]?.say({ kind: 'failed', message: 'broken' });
    await untilIs({ store }, check, STATE.failed);
    expect(await store.check(check.id)).toMatchObject({
      statusId: STATE.failed,
      statusMessage: 'The outcome of the analysis could not be kept.',
    });
    expect(new Set(defects)).toEqual(new Set([fault.error]));
    expect(hit).toContainEqual({ check: check.id });
  });
});

test('a write that fails changes nothing: no check is made, started, renamed or deleted', async () => {
  const { store, start, filled, fault, ask, workers, folder } = await scene();
  const check = await filled(1);
  fault.error = noRoom();
  await expect(start(check)).rejects.toThrow('disk is full');
  await expect(
    ask('createCheck', {
      name: 'another',
      language: 13,
      test_type: 1,
      ai_run: true,
      base_code_detection: false,
    }),
  ).rejects.toThrow('disk is full');
  await expect(ask('updateCheck', { check_id: check.id, name: 'new' })).rejects.toThrow('disk is full');
  expect(await store.checks()).toEqual([{ ...check, updatedAt: check.updatedAt }]);
  expect(workers).toEqual([]);
  // Its ZIP is too small to make room for writing it down.
  await expect(ask('deleteCheck', { check_id: check.id })).rejects.toThrow('disk is full');
  expect([(await store.checks()).length, readdirSync(join(folder, 'submissions')).length]).toEqual([1, 1]);
});

test('times are those of a clock that nobody sets', async () => {
  const { store, start, filled, workers, clock, ask } = await scene();
  const check = await start(await filled(1));
  clock.now -= 86_400_000;
  clock.monotonic += 3_000;
  workers[0]?.say({
    kind: 'result',
    result: resultOf((await store.submissions(check.id)).map((one) => one.id)),
  });
  await untilIs({ store }, check, STATE.completed);
  const { body } = await ask('summary', { check_id: check.id });
  const summary = JSON.parse(String(body)) as { [field: string]: unknown };
  expect(summary['processing_time_seconds']).toBe(3);
  expect(summary['updated_at']).toBe(summary['created_at']);
});

describe('an analysis', () => {
  test('stops what takes longer than its time, and says so', async () => {
    const run = await scene({ timeMs: 1, memoryBytes: 1_000 });
    const check = await run.start(await run.filled(1));
    await untilIs(run, check, STATE.failed);
    expect((await run.store.check(check.id))?.statusMessage).toMatch(
      /^The analysis took longer than .* was stopped\.$/,
    );
    expect(run.workers[0]?.terminated).toBe(true);
  });

  test('stops what takes more memory than it may, and says so', async () => {
    const run = await scene();
    const check = await run.start(await run.filled(1));
    const [worker] = run.workers;
    if (worker !== undefined) worker.bytes = 1_002;
    await untilIs(run, check, STATE.failed);
    expect((await run.store.check(check.id))?.statusMessage).toMatch(
      /^The analysis needed more memory than /,
    );
    expect(worker?.terminated).toBe(true);
  });

  test('that failed or was cancelled is begun again from the same submissions', async () => {
    const run = await scene();
    const check = await run.start(await run.filled(2));
    run.workers[0]?.say({ kind: 'failed', message: 'broken' });
    await untilIs(run, check, STATE.failed);
    await run.ask('startCheck', START(check.id));
    await until(() => run.workers.length === 2);
    await run.ask('cancelCheck', { check_id: check.id });
    await run.ask('startCheck', START(check.id));
    await until(() => run.workers.length === 3);
    run.workers[1]?.say({ kind: 'failed', message: 'of an attempt that was given up' });
    const ids = (await run.store.submissions(check.id)).map((one) => one.id);
    run.workers[2]?.say({ kind: 'result', result: resultOf(ids) });
    await untilIs(run, check, STATE.completed);
    expect(await run.store.check(check.id)).toMatchObject({ statusId: STATE.completed, attempt: 3 });
    await expect(run.ask('startCheck', START(check.id))).rejects.toThrow(/started already/);
    await run.lanes.stop();
  });

  test('is begun once, however many ask for it at once', async () => {
    const run = await scene();
    const check = await run.filled(1);
    const how = { engineId: 9, aiRun: false, baseCode: false };
    const started = await Promise.all([run.runs.launch(check, how), run.runs.launch(check, how)]);
    expect(started.filter((one) => one !== null)).toHaveLength(1);
    await until(() => run.workers.length === 1);
    expect([run.workers.length, (await run.store.check(check.id))?.attempt]).toEqual([1, 1]);
    await run.lanes.stop();
  });

  test('that failed is not begun again by the request that began it', async () => {
    const run = await scene();
    const check = await run.filled(1);
    const how = { engineId: 9, aiRun: false, baseCode: false };
    const key = { userId: 1, keyHash: 'k', fingerprint: 'f' };
    expect(await run.runs.launch(check, how, key)).not.toBeNull();
    await run.ask('cancelCheck', { check_id: check.id });
    expect(await run.runs.launch(check, how, key)).toBeNull();
    expect((await run.store.check(check.id))?.statusId).toBe(STATE.failed);
    expect(await run.runs.launch(check, how, { ...key, keyHash: 'another' })).not.toBeNull();
    await run.lanes.stop();
  });

  test('that is under way when the process stops waits for the next one, and was not tried', async () => {
    const run = await scene();
    const check = await run.start(await run.filled(2));
    await run.lanes.stop();
    expect([run.workers[0]?.terminated, (await run.store.check(check.id))?.statusId]).toEqual([
      true,
      STATE.queued,
    ]);
  });

  test('cancels what waits and what runs, and refuses what does neither', async () => {
    const run = await scene();
    const [first, second] = [await run.start(await run.filled(2)), await run.start(await run.filled(3))];
    const waiting = await run.start(await run.filled(3));
    for (const check of [waiting, second, first]) {
      await run.ask('cancelCheck', { check_id: check.id });
      expect(await run.store.check(check.id)).toMatchObject({
        statusId: STATE.failed,
        statusMessage: 'The analysis was cancelled.',
      });
    }
    expect(run.workers.map(({ terminated }) => terminated)).toEqual([true, true]);
    await expect(run.ask('cancelCheck', { check_id: first.id })).rejects.toThrow(/is not being processed/);
    run.workers[0]?.say({ kind: 'failed', message: 'too late' });
    await turn();
    expect((await run.store.check(first.id))?.statusMessage).toBe('The analysis was cancelled.');
  });
});
