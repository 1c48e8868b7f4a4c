import { expect, onTestFinished, test, vi } from 'vitest';
import type { AnalysisLimits } from '../../src/service/analysis/analysis-thread.ts';
import { MemoryTogether } from '../../src/service/analysis/memory-together.ts';
import { AnalysisHandler } from '../../src/service/api/analysis-handler.ts';
import { Jobs, type TakenJob } from '../../src/service/jobs/jobs.ts';
import type { JobWays } from '../../src/service/jobs/workers.ts';
import type { CheckRecord } from '../../src/service/store/tables.ts';
import { RoomWatch } from '../../src/service/store/room.ts';
import { openTemporary } from '../../src/service/store/storage.ts';
import { Store } from '../../src/service/store/store.ts';
import { ENGINE, STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { FakeWorker } from './fake-worker.ts';
import { temporary } from './serving.ts';
import { NEW_CHECK } from './new-check.ts';

interface Scene {
  readonly store: Store;
  readonly check: CheckRecord;
  readonly job: TakenJob;
  /** A handler of one process. @param reads what it finds when it asks for the check; null: what is there */
  readonly process: (reads?: CheckRecord | null, limits?: AnalysisLimits) => AnalysisHandler;
  /** A second check in the queue. */
  readonly another: () => Promise<TakenJob>;
  readonly started: readonly FakeWorker[];
  /** The analysis that begins next. */
  readonly next: () => Promise<FakeWorker>;
  readonly now: () => Promise<CheckRecord | undefined>;
}

/** A check in the queue, of which several processes know. */
async function scene(): Promise<Scene> {
  const folder = temporary();
  const storage = await openTemporary(folder);
  onTestFinished(() => storage.close());
  const store = await Store.open(storage.database, storage.blobs);
  const queued = async (): Promise<CheckRecord> => {
    const { id } = await store.createCheck({
      ...NEW_CHECK,
      name: 'a check',
      languageId: 999,
      testType: ENGINE.group,
      jobId: 1,
      createdAt: 0,
      updatedAt: 0,
      startedAt: 0,
    });
    const contents = await submissionZip('ada');
    const fields = {
      checkId: id,
      filename: 'ada.zip',
      role: 'submission',
      fileSize: contents.length,
    } as const;
    await store.addSubmission({ ...fields, createdAt: 0, updatedAt: 0 }, contents);
    const check = await store.updateCheck(id, { statusId: STATE.queued });
    if (check === null) throw new Error('the check is gone');
    return check;
  };
  const check = await queued();
  const { id } = check;
  const jobOf = (key: number): TakenJob => ({
    id: key,
    kind: 'analysis',
    key: String(key),
    tries: 0,
    share: 0,
    token: 'a',
  });
  const started: FakeWorker[] = [];
  let begun = Promise.withResolvers<FakeWorker>();
  return {
    store,
    check,
    started,
    job: jobOf(id),
    another: async () => jobOf((await queued()).id),
    process: (reads = null, limits = { timeMs: 60_000, memoryBytes: null }) =>
      new AnalysisHandler({
        store: reads === null ? store : withCheck(store, reads),
        jobs: new Jobs(storage.database, { now: () => 0, alone: false }),
        room: new RoomWatch(),
        workers: 1,
        now: () => 0,
        monotonic: () => 0,
        folder,
        limits,
        onDefect: (error) => {
          throw error;
        },
        start: () => {
          const worker = new FakeWorker();
          started.push(worker);
          // Whoever starts it listens from the next turn on.
          setImmediate(() => begun.resolve(worker));
          return worker;
        },
      }),
    next: async () => {
      const worker = await begun.promise;
      begun = Promise.withResolvers();
      return worker;
    },
    now: () => store.check(id),
  };
}

/** A store whose reader was told this, before others wrote. */
function withCheck(store: Store, check: CheckRecord): Store {
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'check') return () => Promise.resolve(check);
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

const HOW = (): JobWays => ({
  signal: new AbortController().signal,
  onProgress: () => {},
  aside: (wait) => wait(),
});

test('an attempt that another process began as well is begun once', async () => {
  const { check, job, process, started, next, now } = await scene();
  const running = process().run(job, HOW());
  const worker = await next();
  // It read the check before the other one began.
  await process(check).run(job, HOW());
  expect([started.length, (await now())?.attempt]).toEqual([1, 1]);
  worker.say({ kind: 'failed', message: 'over' });
  await running;
  expect(await now()).toMatchObject({ statusId: STATE.failed, statusMessage: 'over' });
});

test('a thread that may open no more files leaves its check for another attempt', async () => {
  const { job, process, next, now } = await scene();
  const first = process().run(job, HOW());
  (await next()).emit('error', Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  await expect(first).rejects.toMatchObject({ code: 'EMFILE' });
  expect((await now())?.statusId).toBe(STATE.processing);
  const second = process().run(job, HOW());
  (await next()).emit('error', Object.assign(new Error('permission denied'), { code: 'EACCES' }));
  await second;
  expect(await now()).toMatchObject({ statusId: STATE.failed, attempt: 2 });
});

test('of analyses that take too much together the last one ends, and begins again when the first is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const one = await scene();
  const handler = one.process(null, { timeMs: 60_000, memoryBytes: 600, togetherBytes: 1_000 });
  const look = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(250));
  const first = handler.run(one.job, HOW());
  const large = await one.next();
  const other = await one.another();
  const second = handler.run(other, HOW());
  const late = await one.next();
  Object.assign(large, { bytes: 500 });
  Object.assign(late, { bytes: 500 });
  await look();
  await look();
  expect([large.terminated, late.terminated]).toEqual([false, false]);
  Object.assign(large, { uncollected: 1 });
  await look();
  await look();
  expect([large.terminated, late.terminated, one.started.length]).toEqual([false, true, 2]);
  large.say({ kind: 'failed', message: 'over' });
  await first;
  const again = await one.next();
  // Alone it may take all that one may.
  Object.assign(again, { bytes: 600, uncollected: 500 });
  await look();
  expect(again.terminated).toBe(false);
  again.say({ kind: 'failed', message: 'over as well' });
  await second;
  expect(await one.store.check(Number(other.key))).toMatchObject({
    statusMessage: 'over as well',
    attempt: 1,
  });
});

test('an analysis that waits for the memory of others holds none', async () => {
  const together = new MemoryTogether(1_000);
  /** Tells what it holds, as often as it begins, and ends when it is told to. */
  const analysis = (bytes: number) => {
    const { promise: over, resolve: end } = Promise.withResolvers<{ readonly kind: 'result' }>();
    const ends: unknown[] = [];
    const done = together.run((onBytes) => {
      const told = onBytes(bytes);
      ends.push(told);
      return told === null ? over : Promise.resolve(told);
    }, new AbortController().signal);
    return { ends, end: () => end({ kind: 'result' }), done };
  };
  const first = analysis(600);
  const second = analysis(500);
  await Promise.resolve();
  // Beside the first one alone there is room for it.
  const third = analysis(400);
  expect([first.ends, second.ends, third.ends]).toEqual([[null], [{ kind: 'crowded' }], [null]]);
  third.end();
  await third.done;
  expect(second.ends).toHaveLength(1);
  first.end();
  await first.done;
  second.end();
  await second.done;
  expect(second.ends).toEqual([{ kind: 'crowded' }, null]);
});

test('an analysis that waits for the memory of others ends with its process', async () => {
  const together = new MemoryTogether(1_000);
  const stop = new AbortController();
  const { promise: over, resolve: end } = Promise.withResolvers<{ readonly kind: 'result' }>();
  const tells: ((bytes: number) => unknown)[] = [];
  const first = together.run((onBytes) => {
    tells.push(onBytes);
    return over;
  }, new AbortController().signal);
  tells[0]?.(900);
  const second = together.run((onBytes) => Promise.resolve(onBytes(200) ?? { kind: 'result' }), stop.signal);
  stop.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  end({ kind: 'result' });
  expect(await first).toEqual({ kind: 'result' });
});

test('whoever lost a check neither fails it nor lets it wait', async () => {
  const { job, process, next, now } = await scene();
  const lost = process().run(job, HOW());
  const [first, before] = [await next(), await now()];
  if (before === undefined) throw new Error('the check is gone');
  // Taken for dead: its check is another one's.
  await process().waits(job.key);
  expect((await now())?.statusId).toBe(STATE.queued);
  const running = process().run(job, HOW());
  const second = await next();
  first.say({ kind: 'failed', message: 'of the one that lost it' });
  await lost;
  await process(before).waits(job.key);
  expect(await now()).toMatchObject({ statusId: STATE.processing, attempt: 2 });
  second.say({ kind: 'failed', message: 'of the one that has it' });
  await running;
  expect((await now())?.statusMessage).toBe('of the one that has it');
});
