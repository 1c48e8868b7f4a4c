import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WaitingJob, choose } from '../../src/embedded/jobs/choose.ts';
import {
  type TakenJob,
  type Jobs,
  MOST_SILENT_LOOKS,
  MOST_TRIES,
  SWEEP_MS,
} from '../../src/embedded/jobs/jobs.ts';
import { SqlJobs } from '../../src/embedded/jobs/sql-jobs.ts';
import { type JobHandler, Workers } from '../../src/embedded/jobs/workers.ts';
import type { Database } from '../../src/embedded/store/database.ts';
import { settle, StillClock } from '../fake-clock.ts';
import { BACKENDS, IN_MEMORY, tables } from './store/backends.ts';

const queueOf = (database: Database, alone = false): SqlJobs =>
  new SqlJobs(database, { now: () => 1_700_000_000_000, alone });

async function takeAll(jobs: Jobs, most = Number.POSITIVE_INFINITY): Promise<readonly number[]> {
  const order: number[] = [];
  for (let job = await jobs.take(most); job !== null; job = await jobs.take(most)) {
    order.push(job.checkId);
    await jobs.done(job);
  }
  return order;
}

describe.each(BACKENDS)('whose turn it is in $name', (backend) => {
  test('the smallest of one person goes first, and lets none wait for ever', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add({ checkId: 1, ownerId: 1, size: 900 });
    for (let checkId = 2; checkId < 15; checkId += 1) await jobs.add({ checkId, ownerId: 1, size: 300 });
    expect(await takeAll(jobs)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 12, 13, 14]);
  });

  test('nobody waits behind the hundred checks of another person', async () => {
    const jobs = queueOf(await tables(backend));
    for (let checkId = 1; checkId <= 100; checkId += 1) await jobs.add({ checkId, ownerId: 7, size: 2 });
    await jobs.add({ checkId: 101, ownerId: 8, size: 5_000 });
    await jobs.add({ checkId: 102, ownerId: null, size: 5_000 });
    expect((await takeAll(jobs)).slice(0, 3).toSorted((a, b) => a - b)).toEqual([1, 101, 102]);
  });

  test('whoever has something under way comes after those who have nothing', async () => {
    const jobs = queueOf(await tables(backend));
    for (const checkId of [1, 2, 3]) await jobs.add({ checkId, ownerId: 7, size: 2 });
    const first = await jobs.take(Number.POSITIVE_INFINITY);
    await jobs.add({ checkId: 4, ownerId: 8, size: 4_000 });
    const second = await jobs.take(Number.POSITIVE_INFINITY);
    expect([first?.checkId, second?.checkId]).toEqual([1, 4]);
    expect(await jobs.byOwner()).toEqual([
      { ownerId: 7, waiting: 2, running: 1 },
      { ownerId: 8, waiting: 0, running: 1 },
    ]);
  });

  test('whoever has something under way comes after those who have nothing, also those who were served later', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add({ checkId: 1, ownerId: 7, size: 9 });
    expect((await jobs.take(Number.POSITIVE_INFINITY))?.checkId).toBe(1);
    await jobs.add({ checkId: 2, ownerId: 8, size: 9 });
    const short = await jobs.take(Number.POSITIVE_INFINITY);
    if (short === null) throw new Error('there is no job');
    await jobs.done(short);
    for (const [checkId, ownerId] of [
      [3, 7],
      [4, 8],
    ] as const) {
      await jobs.add({ checkId, ownerId, size: 9 });
    }
    expect((await jobs.take(Number.POSITIVE_INFINITY))?.checkId).toBe(4);
  });

  test('the lane of small ones takes no other', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add({ checkId: 1, ownerId: 1, size: 201 });
    await jobs.add({ checkId: 2, ownerId: 2, size: 200 });
    expect(await takeAll(jobs, 200)).toEqual([2]);
    expect(await jobs.overview()).toEqual({
      waiting: 1,
      running: 0,
      waitingSmall: 0,
      oldestSince: 1_700_000_000_000,
    });
  });

  test('everybody is served once before anybody is served twice, whatever is there', () => {
    const job = fc.record({ ownerId: fc.integer({ min: 1, max: 5 }), size: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(job, { minLength: 1, maxLength: 60 }), (given) => {
        let waiting: WaitingJob[] = given.map((one, id) => ({ ...one, id, overtaken: 0 }));
        const served = new Map<number | null, number>();
        const order: number[] = [];
        while (waiting.length > 0) {
          const chosen = choose(waiting, new Map(), served);
          if (chosen === undefined) throw new Error('nothing was chosen');
          order.push(chosen.ownerId ?? 0);
          served.set(chosen.ownerId, order.length);
          waiting = waiting.filter((one) => one !== chosen);
        }
        const left = new Map<number, number>();
        for (const { ownerId } of given) left.set(ownerId, (left.get(ownerId) ?? 0) + 1);
        // Independently: in each round everybody who has something left comes once.
        for (let at = 0; left.size > 0; ) {
          const round = order.slice(at, at + left.size);
          expect(new Set(round)).toEqual(new Set(left.keys()));
          at += left.size;
          for (const [owner, count] of left) {
            if (count === 1) left.delete(owner);
            else left.set(owner, count - 1);
          }
        }
      }),
    );
  });
});

describe.each(BACKENDS)('a job in $name', (backend) => {
  const one = { checkId: 1, ownerId: 1, size: 2 };
  const taken = async (jobs: Jobs): Promise<TakenJob> => {
    const job = await jobs.take(Number.POSITIVE_INFINITY);
    if (job === null) throw new Error('there is no job');
    return job;
  };

  test('is taken by one of many who want it at once, and added once', async () => {
    const database = await tables(backend);
    await Promise.all([queueOf(database).add(one), queueOf(database).add(one)]);
    const all = await Promise.all(Array.from({ length: 8 }, () => queueOf(database).take(10)));
    expect(all.filter((job) => job !== null)).toHaveLength(1);
  });

  test('is found dead when its worker said nothing at so many looks, and not one look before', async () => {
    const database = await tables(backend);
    const [worker, other] = [queueOf(database), queueOf(database)];
    await worker.add(one);
    const job = await taken(worker);
    const looks = async (count: number): Promise<number> => {
      let found = 0;
      for (let look = 0; look < count; look += 1) found = (await other.dead(new Set())).length;
      return found;
    };
    // The first look learns what to compare with.
    expect(await looks(MOST_SILENT_LOOKS)).toBe(0);
    expect(await worker.beat(job, { share: 0.5, elapsedMs: 3_000 })).toBe(true);
    expect(await looks(MOST_SILENT_LOOKS)).toBe(0);
    expect(await looks(1)).toBe(1);
    expect(await other.progress([1, 2])).toEqual(new Map([[1, { share: 0.5, elapsedMs: 3_000 }]]));
    const [dead] = await other.dead(new Set());
    if (dead === undefined) throw new Error('nobody is dead');
    await other.free(dead);
    const again = await taken(other);
    expect([again.tries, again.token === job.token]).toEqual([2, false]);
    // Whoever was only slow has lost it.
    expect(await worker.beat(job, { share: 0.6, elapsedMs: 4_000 })).toBe(false);
    await worker.done(job);
    await worker.giveBack(job);
    expect(await other.overview()).toMatchObject({ waiting: 0, running: 1 });
  });

  test('is its worker’s for half a minute of silence', () => {
    expect(MOST_SILENT_LOOKS * SWEEP_MS).toBe(30_000);
  });

  test('stays with a worker that says something between being found dead and losing it', async () => {
    const database = await tables(backend);
    const jobs = queueOf(database, true);
    await jobs.add(one);
    const job = await taken(jobs);
    expect(await jobs.dead(new Set([job.token]))).toEqual([]);
    const [dead] = await jobs.dead(new Set());
    if (dead === undefined) throw new Error('nobody is dead');
    await jobs.beat(job, { share: 0, elapsedMs: 0 });
    await jobs.free(dead);
    expect(await jobs.beat(job, { share: 0, elapsedMs: 0 })).toBe(true);
  });

  test('that is given back was not tried', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(one);
    await jobs.giveBack(await taken(jobs));
    expect((await taken(jobs)).tries).toBe(1);
  });

  test('that is cancelled and added again is not the one that its worker has', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(one);
    const job = await taken(jobs);
    expect([await jobs.cancel(1), await jobs.cancel(1)]).toEqual([true, false]);
    await jobs.add(one);
    await jobs.done(job);
    expect(await jobs.checkIds()).toEqual(new Set([1]));
  });
});

/** Processes that share rows, each with workers; a handler says how each job ends. */
class Scene {
  readonly clock = new StillClock();
  readonly begun: number[] = [];
  readonly givenUp: number[] = [];
  readonly waits: number[] = [];
  readonly defects: unknown[] = [];
  /** How a job is ended. */
  readonly end = new Map<number, { done(): void; fail(error: unknown): void }>();

  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  process(shared: boolean, lanes = 1): { readonly jobs: SqlJobs; readonly workers: Workers } {
    const jobs = queueOf(this.database, !shared);
    const handler: JobHandler = {
      run: ({ checkId }, { signal, onProgress }) => {
        this.begun.push(checkId);
        onProgress(0.25);
        return new Promise((done, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason as Error));
          this.end.set(checkId, { done, fail });
        });
      },
      giveUp: ({ checkId }) => Promise.resolve(void this.givenUp.push(checkId)),
      waits: (checkId) => Promise.resolve(void this.waits.push(checkId)),
      complete: () => Promise.resolve(),
      passes: (error) => error === AWAY,
    };
    const { clock } = this;
    const onDefect = (error: unknown): number => this.defects.push(error);
    return { jobs, workers: new Workers({ jobs, handler, clock, lanes, shared, onDefect }) };
  }
}

const AWAY = new Error('away');

/** Lets the rows be read and written that somebody waits for. */
async function quiet(): Promise<void> {
  for (let n = 0; n < 30; n += 1) await settle();
}

async function pass(clock: StillClock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1_000) {
    await clock.advance(1_000);
    await quiet();
  }
}

describe('workers', () => {
  test('run as many as they may and a small one, and tell how far they are', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false, 2);
    for (const checkId of [1, 2, 3]) await jobs.add({ checkId, ownerId: 1, size: 1_000 });
    await jobs.add({ checkId: 4, ownerId: 1, size: 3 });
    workers.start();
    await quiet();
    expect(scene.begun).toEqual([4, 1, 2]);
    expect(workers.progress(1)).toEqual({ share: 0.25, elapsedMs: 0 });
    await pass(scene.clock, 1_000);
    expect(await jobs.progress([1])).toEqual(new Map([[1, { share: 0.25, elapsedMs: 1_000 }]]));
    scene.end.get(1)?.done();
    await quiet();
    expect(scene.begun).toEqual([4, 1, 2, 3]);
    await workers.stop();
    expect(await jobs.overview()).toMatchObject({ waiting: 3, running: 0 });
    expect(scene.defects).toEqual([]);
  });

  test('of another process take over what a dead one had, and give it up at last', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const dead = queueOf(scene.database);
    await dead.add({ checkId: 1, ownerId: 1, size: 2 });
    const { jobs, workers } = scene.process(true);
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await dead.take(2);
      const [row] = await queueOf(scene.database, true).dead(new Set());
      if (row !== undefined) await dead.free(row);
    }
    await dead.take(2);
    workers.start();
    await pass(scene.clock, SWEEP_MS * MOST_SILENT_LOOKS - 1_000);
    expect([scene.waits, scene.givenUp]).toEqual([[], []]);
    await pass(scene.clock, SWEEP_MS);
    expect([scene.waits, scene.givenUp, scene.begun]).toEqual([[1], [1], []]);
    expect(await jobs.checkIds()).toEqual(new Set());
    await workers.stop();
  });

  test('stop a job that somebody cancelled elsewhere, and go on', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(true);
    const elsewhere = queueOf(scene.database);
    await elsewhere.add({ checkId: 1, ownerId: 1, size: 500 });
    workers.start();
    await quiet();
    await elsewhere.cancel(1);
    await elsewhere.add({ checkId: 2, ownerId: 1, size: 500 });
    expect(scene.begun).toEqual([1]);
    await pass(scene.clock, SWEEP_MS);
    expect([scene.begun, scene.waits, scene.defects]).toEqual([[1, 2], [], []]);
    await workers.stop();
    expect(await jobs.checkIds()).toEqual(new Set([2]));
  });

  test('try again what failed because the database was away, and count what broke by itself', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false);
    await jobs.add({ checkId: 1, ownerId: 1, size: 2 });
    workers.start();
    await quiet();
    scene.end.get(1)?.fail(AWAY);
    await quiet();
    expect(scene.begun).toEqual([1]);
    await pass(scene.clock, SWEEP_MS);
    expect(scene.begun).toEqual([1, 1]);
    const broken = new Error('broken');
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      scene.end.get(1)?.fail(broken);
      await pass(scene.clock, SWEEP_MS);
    }
    expect([scene.begun, scene.givenUp]).toEqual([[1, 1, 1, 1], [1]]);
    await workers.stop();
  });

  test('of a process without lanes run nothing, and look after what others left', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(true, 0);
    await jobs.add({ checkId: 1, ownerId: 1, size: 2 });
    await queueOf(scene.database).take(2);
    workers.start();
    await pass(scene.clock, SWEEP_MS * (MOST_SILENT_LOOKS + 1));
    expect(scene.begun).toEqual([]);
    expect(await jobs.overview()).toMatchObject({ waiting: 1, running: 0 });
    await workers.stop();
  });
});
