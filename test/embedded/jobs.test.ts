import { describe, expect, test } from 'vitest';
import {
  BLAME_MS,
  Jobs,
  LOOK_MS,
  MOST_SILENT_LOOKS,
  MOST_TRIES,
  type NewJob,
  SWEEP_MS,
  type TakenJob,
} from '../../src/service/jobs/jobs.ts';
import { type JobHandler, Workers } from '../../src/service/jobs/workers.ts';
import { newJobOf } from '../../src/service/api/analysis-runs.ts';
import type { Database } from '../../src/service/store/database.ts';
import type { CheckRecord } from '../../src/service/store/tables.ts';
import type { Store } from '../../src/service/store/store.ts';
import { settle, StillClock } from '../fake-clock.ts';
import { BACKENDS, IN_MEMORY, nodes, tables } from './store/backends.ts';
import { seldom } from '../suite.ts';

const NOW = 1_700_000_000_000;

const queueOf = (database: Database, alone = false, now = (): number => NOW): Jobs =>
  new Jobs(database, { now, alone });

const job = (key: number, person: number | null, more: Partial<NewJob> = {}): NewJob => ({
  kind: 'analysis',
  key: String(key),
  person,
  small: false,
  ...more,
});

async function taken(jobs: Jobs, which: 'any' | 'small' = 'any'): Promise<TakenJob> {
  const one = await jobs.take('analysis', which);
  if (one === null) throw new Error('there is no job');
  return one;
}

async function takeAll(jobs: Jobs, which: 'any' | 'small' = 'any'): Promise<readonly number[]> {
  const order: number[] = [];
  for (let one = await jobs.take('analysis', which); one !== null; one = await jobs.take('analysis', which)) {
    order.push(Number(one.key));
    await jobs.done(one);
  }
  return order;
}

describe.each(BACKENDS)('whose turn it is in $name', (backend) => {
  seldom(
    'nobody waits behind the thousand jobs of another person, and one person’s go in their order',
    async () => {
      const database = await tables(backend);
      const jobs = queueOf(database);
      await database.transact(async (tx) => {
        for (let key = 1; key <= 1_000; key += 1) await jobs.add(job(key, 7), tx);
      });
      await jobs.add(job(2_001, 8));
      await jobs.add(job(2_002, null));
      await jobs.add(job(2_003, 8));
      const order: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        const one = await taken(jobs);
        order.push(Number(one.key));
        await jobs.done(one);
      }
      expect(order.slice(0, 3).toSorted((a, b) => a - b)).toEqual([1, 2_001, 2_002]);
      expect(order.slice(3, 5).toSorted((a, b) => a - b)).toEqual([2, 2_003]);
      expect(order.slice(5)).toEqual([3, 4, 5]);
    },
  );

  test('whoever comes late has the next turn, and no more than one in a round', async () => {
    const jobs = queueOf(await tables(backend));
    for (let key = 1; key <= 20; key += 1) await jobs.add(job(key, 7));
    for (let count = 0; count < 10; count += 1) await jobs.done(await taken(jobs));
    for (let key = 101; key <= 103; key += 1) await jobs.add(job(key, 8));
    const order = await takeAll(jobs);
    // Person 8 had none of the ten rounds that are over, and gets none of them after the fact.
    expect(order.slice(0, 6).map((key) => (key > 100 ? 8 : 7))).toEqual([7, 8, 7, 8, 7, 8]);
    expect(order.slice(6)).toEqual([14, 15, 16, 17, 18, 19, 20]);
  });

  seldom('whoever comes when nothing waits has no turns before those who come next', async () => {
    const jobs = queueOf(await tables(backend));
    for (let key = 1; key <= 6; key += 1) await jobs.add(job(key, 7));
    for (let count = 0; count < 5; count += 1) await jobs.done(await taken(jobs));
    await taken(jobs);
    for (let key = 11; key <= 14; key += 1) await jobs.add(job(key, 8));
    await jobs.add(job(7, 7));
    expect((await takeAll(jobs)).indexOf(7)).toBeLessThan(3);
  });

  seldom('of one round whoever has less under way goes first', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(job(1, 7));
    expect((await taken(jobs)).key).toBe('1');
    await jobs.add(job(2, 8));
    await jobs.done(await taken(jobs));
    await jobs.add(job(9, 9));
    await jobs.add(job(3, 7, { key: '3' }));
    await jobs.add(job(4, 8));
    const order = await takeAll(jobs);
    expect(order.indexOf(4)).toBeLessThan(order.indexOf(3));
    expect(await jobs.byOwner('analysis')).toEqual([{ ownerId: 7, waiting: 0, running: 1 }]);
  });

  seldom('a small one has a place of its own, and elsewhere goes behind the large ones', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(job(1, 1, { small: true }));
    await jobs.add(job(3, 3, { small: true }));
    await jobs.add(job(2, 2));
    expect(await jobs.overview('analysis')).toEqual({
      waiting: 3,
      running: 0,
      waitingSmall: 2,
      oldestSince: NOW,
    });
    expect((await taken(jobs, 'small')).key).toBe('1');
    expect([(await taken(jobs)).key, (await taken(jobs)).key]).toEqual(['2', '3']);
    await jobs.add(job(4, 1));
    expect(await jobs.take('analysis', 'small')).toBeNull();
  });

  seldom('of a lane one is under way at a time, in its order, and holds up no other lane', async () => {
    let now = NOW;
    const [one, other] = (await nodes(backend)).map((database) => queueOf(database, false, () => now));
    if (one === undefined || other === undefined) throw new Error('there are two');
    for (const key of [1, 2, 3]) await one.add(job(key, 1, { lane: 'a' }));
    await one.add(job(4, 1, { lane: 'b' }));
    const all = await Promise.all(
      [one, other, one, other, one, other].map((jobs) => jobs.take('analysis', 'any')),
    );
    const begun = all.filter((each) => each !== null);
    expect(begun.map(({ key }) => key).toSorted()).toEqual(['1', '4']);
    const first = begun.find(({ key }) => key === '1') as TakenJob;
    // Put off, it leaves its lane to the next one.
    await one.giveBack(first, NOW + 1);
    const second = await taken(other);
    expect([second.key, await one.take('analysis', 'any')]).toEqual(['2', null]);
    // Due again, it does not pass the one that is under way.
    now += 1;
    expect(await one.take('analysis', 'any')).toBeNull();
    await other.done(second);
    expect(await takeAll(one)).toEqual([1, 3]);
  });

  test('is taken at once by who has another clock, or one that was set back', async () => {
    const database = await tables(backend);
    const ahead = queueOf(database, false, () => NOW + 60 * 60_000);
    const jobs = queueOf(database);
    await ahead.add(job(1, 1, { lane: 'a' }));
    await ahead.add(job(2, 1, { lane: 'a' }));
    await ahead.giveBack(await taken(ahead));
    expect(await takeAll(jobs)).toEqual([1, 2]);
  });

  test.each([
    ['analysis', 5_000],
    ['hook', 8 * 60 * 60_000],
  ] as const)('put off as %s is taken again where the clock is set back by a day', async (kind, pauseMs) => {
    const database = await tables(backend);
    let now = NOW;
    const jobs = queueOf(database, false, () => now);
    await jobs.add({ ...job(1, 1, { lane: 'a' }), kind });
    await jobs.add({ ...job(2, 1, { lane: 'a' }), kind, dueAt: now + pauseMs });
    const one = await jobs.take(kind, 'any');
    if (one !== null) await jobs.giveBack(one, now + pauseMs);
    expect(await jobs.take(kind, 'any')).toBeNull();
    now -= 24 * 60 * 60_000;
    expect((await jobs.take(kind, 'any'))?.key).toBe('1');
  });

  seldom('what is due later is not taken before', async () => {
    const database = await tables(backend);
    let now = NOW;
    const jobs = queueOf(database, false, () => now);
    await jobs.add(job(1, 1, { dueAt: NOW + 60_000 }));
    now += 59_999;
    expect(await jobs.take('analysis', 'any')).toBeNull();
    now += 1;
    const one = await taken(jobs);
    await jobs.giveBack(one, now + 5_000);
    expect(await jobs.take('analysis', 'any')).toBeNull();
    now += 5_000;
    expect((await taken(jobs)).tries).toBe(0);
  });
});

describe.each(BACKENDS)('a job in $name', (backend) => {
  const one = job(1, 1);

  seldom('is taken by one of many who want it at once, and added once', async () => {
    const [a, b] = await nodes(backend);
    for (let key = 1; key <= 20; key += 1) {
      await Promise.all([queueOf(a).add(job(key, key % 3)), queueOf(b).add(job(key, key % 3))]);
    }
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) => queueOf(at % 2 === 0 ? a : b).take('analysis', 'any')),
    );
    const keys = all.flatMap((each) => each?.key ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([20, 20]);
  });

  /** A look at a time when the last one is long enough ago. */
  const look = async (by: Jobs, rows: Database): Promise<number> => {
    await rows.db
      .updateTable('jobs')
      .set(({ eb }) => ({ lookedAt: eb('lookedAt', '-', LOOK_MS) }))
      .execute();
    return (await by.dead(new Set())).length;
  };

  seldom(
    'is found dead when its process said nothing at so many looks, and not one look before',
    async () => {
      const [mine, others] = await nodes(backend);
      const [worker, other] = [queueOf(mine), queueOf(others)];
      await worker.add(one);
      const first = await taken(worker);
      const looks = async (count: number): Promise<number> => {
        let found = 0;
        for (let n = 0; n < count; n += 1) found = await look(other, others);
        return found;
      };
      // It may have said something right before the first look.
      expect(await looks(MOST_SILENT_LOOKS)).toBe(0);
      expect(await worker.beat(first, { share: 0.5, elapsedMs: 3_000 })).toBe(true);
      expect(await looks(MOST_SILENT_LOOKS)).toBe(0);
      expect(await looks(1)).toBe(1);
      expect(await other.progress('analysis', ['1', '2'])).toEqual(
        new Map([['1', { share: 0.5, elapsedMs: 3_000 }]]),
      );
      const [dead] = await other.dead(new Set());
      if (dead === undefined) throw new Error('nobody is dead');
      await other.free(dead);
      const again = await taken(other);
      expect([again.tries, again.token === first.token]).toEqual([1, false]);
      // Whoever was only slow has lost it.
      expect(await worker.beat(first, { share: 0.6, elapsedMs: 4_000 })).toBe(false);
      await worker.done(first);
      await worker.giveBack(first);
      await worker.fail(first, 0);
      expect(await other.overview('analysis')).toMatchObject({ waiting: 0, running: 1 });
    },
  );

  test('is found dead also where whoever looks is killed before it looks again', async () => {
    const [mine, others] = await nodes(backend);
    await queueOf(mine).add(one);
    await taken(queueOf(mine));
    const found: number[] = [];
    for (let n = 0; n <= MOST_SILENT_LOOKS; n += 1) found.push(await look(queueOf(others), others));
    expect(found).toEqual([...Array.from({ length: MOST_SILENT_LOOKS }, () => 0), 1]);
  });

  test('is found dead no sooner where many look, and what said nothing beside what did is not', async () => {
    const [mine, others] = await nodes(backend);
    const worker = queueOf(mine);
    await worker.add(one);
    const first = await taken(worker);
    await worker.add(job(2, 1));
    await taken(worker);
    for (let n = 0; n < MOST_SILENT_LOOKS; n += 1) await look(queueOf(others), others);
    for (const database of [mine, others]) expect(await queueOf(database).dead(new Set())).toEqual([]);
    await worker.beat(first, { share: 0, elapsedMs: 0 });
    expect(await look(queueOf(others), others)).toBe(0);
  });

  test('is its process’s for half a minute of silence', () => {
    expect(MOST_SILENT_LOOKS * SWEEP_MS).toBe(30_000);
  });

  test('stays with a worker that says something between being found dead and losing it', async () => {
    const jobs = queueOf(await tables(backend), true);
    await jobs.add(one);
    const first = await taken(jobs);
    expect(await jobs.dead(new Set([first.token]))).toEqual([]);
    const [dead] = await jobs.dead(new Set());
    if (dead === undefined) throw new Error('nobody is dead');
    await jobs.beat(first, { share: 0, elapsedMs: 0 });
    await jobs.free(dead);
    expect(await jobs.beat(first, { share: 0, elapsedMs: 0 })).toBe(true);
  });

  test('is blamed for the death of its process, but not a small one beside a large one', async () => {
    const database = await tables(backend);
    const next = queueOf(database, true);
    const die = async (): Promise<readonly (readonly [string, number])[]> => {
      const gone = queueOf(database);
      await gone.take('hook', 'any');
      const all: TakenJob[] = [];
      for (let each = await gone.take('analysis', 'any'); each !== null; ) {
        all.push(each);
        each = await gone.take('analysis', 'any');
      }
      for (const dead of await next.dead(new Set())) await next.free(dead);
      return all.map(({ key, tries }) => [key, tries] as const);
    };
    await next.add(job(1, 1));
    await next.add(job(2, 2, { small: true }));
    // It only waits for others.
    await next.add(job(3, 1, { kind: 'hook' }));
    await die();
    await die();
    expect(await die()).toEqual([
      ['1', 2],
      ['2', 0],
    ]);
    await next.cancel('analysis', '1');
    // Alone it is the one that may have done it.
    expect(await die()).toEqual([['2', 0]]);
    expect(await die()).toEqual([['2', 1]]);
    expect((await next.take('hook', 'any'))?.tries).toBe(0);
  });

  test('is not blamed while it waits for others, but for what it does before and after', async () => {
    const database = await tables(backend);
    const next = queueOf(database, true);
    await next.add(job(1, 1, { kind: 'run' }));
    await next.add(job(2, 1, { small: true }));
    /** A process takes the run and the analysis, and dies; `says`: what the run said last of waiting. */
    const die = async (...says: boolean[]): Promise<readonly (number | undefined)[]> => {
      const gone = queueOf(database);
      const run = await gone.take('run', 'any');
      const analysis = await gone.take('analysis', 'any');
      for (const waits of says) {
        if (run !== null) expect(await gone.beat(run, { share: 0, elapsedMs: 0 }, waits)).toBe(true);
      }
      for (const dead of await next.dead(new Set())) await next.free(dead);
      return [run?.tries, analysis?.tries];
    };
    // The analysis is small, and alone computes.
    for (let tries = 0; tries <= MOST_TRIES; tries += 1) expect(await die(true)).toEqual([0, tries]);
    await next.cancel('analysis', '2');
    // Nobody computes, so nobody is blamed.
    expect([await die(true), await die(false, true)]).toEqual([
      [0, undefined],
      [0, undefined],
    ]);
    // Whoever takes it computes, until it says otherwise; so it does again when it has waited.
    expect([await die(), await die(true, false), await die(true)]).toEqual([
      [0, undefined],
      [1, undefined],
      [2, undefined],
    ]);
  });

  seldom('that died long ago begins afresh', async () => {
    const database = await tables(backend);
    let now = NOW;
    const jobs = queueOf(database, true, () => now);
    await jobs.add(one);
    const fails = async (): Promise<number> => {
      const each = await taken(jobs);
      await jobs.fail(each, now);
      return each.tries;
    };
    expect([await fails(), await fails(), await fails()]).toEqual([0, 1, 2]);
    now += BLAME_MS - 1;
    expect(await fails()).toBe(3);
    now += BLAME_MS;
    expect([await fails(), await fails()]).toEqual([0, 1]);
  });

  test('is claimed by its key, whoever’s turn it is, by one of many, and blamed like one that was taken', async () => {
    const [a, b] = await nodes(backend);
    const [mine, others] = [queueOf(a), queueOf(b)];
    for (const key of [1, 2]) await mine.add(job(key, 1, { kind: 'delivery', dueAt: NOW + 1 }));
    await mine.add(job(2, 1));
    const all = await Promise.all([mine, others, mine, others].map((jobs) => jobs.claim('delivery', '2')));
    const claimed = all.flatMap((each) => (each === null ? [] : [[each.key, each.tries]]));
    expect(claimed).toEqual([['2', 0]]);
    expect(await mine.claim('delivery', '3')).toBeNull();
    expect(await mine.overview('analysis')).toMatchObject({ waiting: 1, running: 0 });
    const next = queueOf(b, true);
    for (const dead of await next.dead(new Set())) await next.free(dead);
    const again = await next.claim('delivery', '2');
    expect(again?.tries).toBe(1);
    if (again !== null) await next.giveBack(again);
    expect((await next.claim('delivery', '2'))?.tries).toBe(1);
  });

  test('that is given back was not tried', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(one);
    await jobs.giveBack(await taken(jobs));
    expect((await taken(jobs)).tries).toBe(0);
  });

  test('goes on as one of another kind, in the turn that it has, and is its worker’s no longer', async () => {
    const database = await tables(backend);
    let now = NOW;
    const jobs = queueOf(database, true, () => now);
    for (const key of [1, 2]) await jobs.add(job(key, 7));
    const first = await taken(jobs);
    await jobs.add(job(3, 7));
    now += 1_000;
    await database.transact((tx) => jobs.goOnAs({ ...first, share: 0.4 }, 'search', tx));
    expect(await jobs.beat(first, { share: 0.9, elapsedMs: 0 })).toBe(false);
    await jobs.done(first);
    expect(await jobs.progress(['analysis', 'search'], ['1'])).toEqual(
      new Map([['1', { share: 0.4, elapsedMs: 0 }]]),
    );
    // It waits since now, and was put in again by nobody.
    expect(await jobs.overview('search')).toMatchObject({ waiting: 1, running: 0, oldestSince: NOW + 1_000 });
    expect(await jobs.keys(['analysis', 'search'])).toEqual(new Set(['1', '2', '3']));
    const search = await jobs.take('search', 'any');
    expect(search).toMatchObject({ kind: 'search', key: '1', tries: 0, share: 0.4 });
    // Of what only waits for others nobody dies.
    for (const dead of await jobs.dead(new Set())) await jobs.free(dead);
    const again = await jobs.take('search', 'any');
    expect(again?.tries).toBe(0);
    const stale = { ...first, share: 0 };
    await database.transact((tx) => jobs.goOnAs(stale, 'hook', tx));
    expect(await jobs.keys('hook')).toEqual(new Set());
    if (again !== null) await database.transact((tx) => jobs.goOnAs(again, 'analysis', tx));
    expect(await takeAll(jobs)).toEqual([1, 2, 3]);
  });

  test('that is cancelled and added again is not the one that its worker has', async () => {
    const jobs = queueOf(await tables(backend));
    await jobs.add(one);
    const first = await taken(jobs);
    expect([await jobs.cancel('analysis', '1'), await jobs.cancel('analysis', '1')]).toEqual([true, false]);
    await jobs.add(one);
    await jobs.done(first);
    expect(await jobs.keys('analysis')).toEqual(new Set(['1']));
  });

  test('is added with what belongs to it, or not at all', async () => {
    const database = await tables(backend);
    const jobs = queueOf(database);
    const failing = database.transact(async (tx) => {
      await jobs.add(one, tx);
      throw new Error('the rest was refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await jobs.keys('analysis')).toEqual(new Set());
  });
});

test('a check of at most 200 submissions is small', async () => {
  const of = (count: number) =>
    newJobOf(
      { submissionCount: () => Promise.resolve(count) } as unknown as Store,
      {
        id: 5,
        ownerId: null,
      } as CheckRecord,
    );
  expect(await of(200)).toEqual(job(5, null, { small: true }));
  expect(await of(201)).toEqual(job(5, null));
});

/** Processes that share rows, each with workers; a handler says how each job ends. */
class Scene {
  readonly clock = new StillClock();
  readonly begun: number[] = [];
  /** Jobs that wait for others first, and those that have. */
  readonly others = new Map<number, Promise<void>>();
  readonly wentOn: number[] = [];
  readonly givenUp: number[] = [];
  readonly waits: number[] = [];
  readonly defects: unknown[] = [];
  /** How a job is ended. */
  readonly end = new Map<number, { done(again?: number): void; fail(error: unknown): void }>();
  /** Of the queue: where set, what is over cannot be written down. */
  away = false;

  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  readonly now = (): number => NOW + this.clock.now();

  process(
    shared: boolean,
    places = { any: 1, small: 1 },
  ): { readonly jobs: Jobs; readonly workers: Workers } {
    const jobs = queueOf(this.database, !shared, this.now);
    const handler: JobHandler = {
      kind: 'analysis',
      places,
      run: async ({ key }, { signal, onProgress, aside }) => {
        this.begun.push(Number(key));
        onProgress(0.25);
        const others = this.others.get(Number(key));
        if (others !== undefined) {
          await aside(() => others);
          this.wentOn.push(Number(key));
        }
        return new Promise((done, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason as Error));
          this.end.set(Number(key), { done: (again) => done(again ?? null), fail });
        });
      },
      giveUp: ({ key }) => Promise.resolve(void this.givenUp.push(Number(key))),
      waits: (key) => Promise.resolve(void this.waits.push(Number(key))),
    };
    const { clock, now } = this;
    const onDefect = (error: unknown): number => this.defects.push(error);
    const passes = (error: unknown): boolean => error === AWAY;
    const mayBeAway: Jobs = new Proxy(jobs, {
      get: (target, name) => {
        if (name === 'done' && this.away) return () => Promise.reject(AWAY);
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    return {
      jobs,
      workers: new Workers({ jobs: mayBeAway, handlers: [handler], clock, now, passes, onDefect }),
    };
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
    const { jobs, workers } = scene.process(false, { any: 2, small: 1 });
    for (const key of [1, 2, 3]) await jobs.add(job(key, 1));
    await jobs.add(job(4, 1, { small: true }));
    workers.start();
    await quiet();
    expect(scene.begun).toEqual([4, 1, 2]);
    expect(workers.progress('analysis', '1')).toEqual({ share: 0.25, elapsedMs: 0 });
    await pass(scene.clock, 1_000);
    expect(await jobs.progress('analysis', ['1'])).toEqual(
      new Map([['1', { share: 0.25, elapsedMs: 1_000 }]]),
    );
    scene.end.get(1)?.done();
    await quiet();
    expect(scene.begun).toEqual([4, 1, 2, 3]);
    await workers.stop();
    expect(await jobs.overview('analysis')).toMatchObject({ waiting: 3, running: 0 });
    expect(scene.defects).toEqual([]);
  });

  test('of another process take over what a dead one had, and give it up at last', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    await queueOf(scene.database).add(job(1, 1));
    for (let tries = 1; tries < MOST_TRIES; tries += 1) {
      await queueOf(scene.database).take('analysis', 'any');
      const next = queueOf(scene.database, true);
      for (const row of await next.dead(new Set())) await next.free(row);
    }
    await queueOf(scene.database).take('analysis', 'any');
    const { jobs, workers } = scene.process(true);
    workers.start();
    // At its own start somebody else has just looked.
    await pass(scene.clock, SWEEP_MS * (MOST_SILENT_LOOKS + 1) - 1_000);
    expect([scene.waits, scene.givenUp]).toEqual([[], []]);
    await pass(scene.clock, SWEEP_MS);
    expect([scene.waits, scene.givenUp, scene.begun]).toEqual([[1], [1], []]);
    expect(await jobs.keys('analysis')).toEqual(new Set());
    await workers.stop();
  });

  test('stop a job that somebody cancelled elsewhere, and go on', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(true);
    const elsewhere = queueOf(scene.database);
    await elsewhere.add(job(1, 1));
    workers.start();
    await quiet();
    await elsewhere.cancel('analysis', '1');
    await elsewhere.add(job(2, 1));
    expect(scene.begun).toEqual([1]);
    await pass(scene.clock, SWEEP_MS);
    expect([scene.begun, scene.waits, scene.defects]).toEqual([[1, 2], [], []]);
    await workers.stop();
    expect(await jobs.keys('analysis')).toEqual(new Set(['2']));
  });

  test('try again what failed because the database was away, and count what broke by itself', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false);
    await jobs.add(job(1, 1));
    workers.start();
    await quiet();
    scene.end.get(1)?.fail(AWAY);
    await quiet();
    expect(scene.begun).toEqual([1]);
    await pass(scene.clock, SWEEP_MS);
    expect(scene.begun).toEqual([1, 1]);
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      scene.end.get(1)?.fail(new Error('broken'));
      await pass(scene.clock, SWEEP_MS + 1_000);
    }
    expect([scene.begun, scene.givenUp]).toEqual([[1, 1, 1, 1], [1]]);
    expect(await jobs.keys('analysis')).toEqual(new Set());
    await workers.stop();
  });

  test('come back, untried, to a job that was over while the database was away', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(true);
    await jobs.add(job(1, 1));
    workers.start();
    await quiet();
    scene.away = true;
    scene.end.get(1)?.done();
    await pass(scene.clock, SWEEP_MS * (MOST_SILENT_LOOKS + 2));
    scene.away = false;
    scene.end.get(1)?.done();
    await pass(scene.clock, SWEEP_MS);
    scene.end.get(1)?.done();
    await quiet();
    expect([await jobs.keys('analysis'), scene.givenUp]).toEqual([new Set(), []]);
    await workers.stop();
  });

  test('go on with a job at the time that it named, without a try', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false);
    await jobs.add(job(1, 1));
    workers.start();
    await quiet();
    for (let rounds = 0; rounds <= MOST_TRIES; rounds += 1) {
      scene.end.get(1)?.done(scene.now() + 10_000);
      await pass(scene.clock, 9_000);
      expect(scene.begun).toHaveLength(rounds + 1);
      await pass(scene.clock, 2_000);
    }
    expect([scene.begun.length, scene.givenUp]).toEqual([MOST_TRIES + 2, []]);
    await workers.stop();
  });

  test('give the place of a job that waits for others to the next one, and it has one again when it goes on', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false, { any: 1, small: 0 });
    const others = Promise.withResolvers<void>();
    scene.others.set(1, others.promise);
    for (const key of [1, 2, 3]) await jobs.add(job(key, 1));
    workers.start();
    await quiet();
    expect(scene.begun).toEqual([1, 2]);
    others.resolve();
    await quiet();
    expect([scene.begun, scene.wentOn]).toEqual([[1, 2], []]);
    scene.end.get(2)?.done();
    await quiet();
    // It was first.
    expect([scene.begun, scene.wentOn]).toEqual([[1, 2], [1]]);
    scene.end.get(1)?.done();
    await quiet();
    expect(scene.begun).toEqual([1, 2, 3]);
    await workers.stop();
  });

  test('keep the place of the ninth that waits, and give all back that wait when they stop', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(false, { any: 1, small: 0 });
    const others = Promise.withResolvers<void>();
    for (let key = 1; key <= 12; key += 1) {
      scene.others.set(key, others.promise);
      await jobs.add(job(key, 1));
    }
    workers.start();
    await quiet();
    expect(scene.begun).toHaveLength(9);
    const blamed = async (): Promise<readonly number[]> => {
      const dead = await queueOf(scene.database, true).dead(new Set());
      return dead.flatMap(({ key, isBlamed }) => (isBlamed ? [Number(key)] : []));
    };
    expect(await blamed()).toEqual([]);
    others.resolve();
    await quiet();
    // The ninth goes on where it is; the others want its place, and wait on.
    expect(scene.wentOn).toEqual([9]);
    expect(await blamed()).toEqual([9]);
    await workers.stop();
    expect(await jobs.overview('analysis')).toMatchObject({ waiting: 12, running: 0 });
  });

  test('of a process without places run nothing, and look after what others left', async () => {
    const scene = new Scene(await tables(IN_MEMORY));
    const { jobs, workers } = scene.process(true, { any: 0, small: 0 });
    await jobs.add(job(1, 1));
    await queueOf(scene.database).take('analysis', 'any');
    workers.start();
    await pass(scene.clock, SWEEP_MS * (MOST_SILENT_LOOKS + 1));
    expect(scene.begun).toEqual([]);
    expect(await jobs.overview('analysis')).toMatchObject({ waiting: 1, running: 0 });
    await workers.stop();
  });
});
