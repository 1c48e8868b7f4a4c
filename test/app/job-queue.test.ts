import { describe, expect, test } from 'vitest';
import { JobQueue, type QueuedJob, type Turn } from '../../src/program/app/job-queue.ts';
import { StillClock, settle } from '../fake-clock.ts';

const LIMITS = {
  short: 2,
  shortOfGroup: 1,
  long: 1,
  jobs: 30,
  jobsOfGroup: 20,
  jobsOfLane: 10,
  jobsOfPerson: 5,
  strangersShare: 1 / 2,
};

/** A queue whose jobs end when they are told to; `begun` is the order in which they began. */
function scene(limits = LIMITS) {
  const clock = new StillClock();
  const queue = new JobQueue(limits, clock);
  const begun: string[] = [];
  const ends = new Map<string, (again: number | null) => void>();
  const add = (path: string, own?: Pick<QueuedJob, 'run'>, key = path): string | null => {
    const [group = '', lane = '', person = ''] = path.split('/');
    const ticket = queue.reserve({
      name: path,
      group,
      lane: `${group}/${lane}`,
      person,
      isStranger: person.startsWith('stranger'),
      key,
      run:
        own?.run ??
        (() => {
          begun.push(path);
          return new Promise((resolve) => ends.set(path, resolve));
        }),
    });
    if (typeof ticket === 'string') return ticket;
    ticket.start();
    return null;
  };
  const end = async (path: string, again: number | null = null): Promise<void> => {
    ends.get(path)?.(again);
    await settle();
  };
  return { clock, queue, begun, add, end };
}

/** Jobs whose long parts end when they are cut off, and how each ended. */
function endless() {
  const runs: string[] = [];
  const ends: string[] = [];
  const { add, queue } = scene({ ...LIMITS, short: 9, shortOfGroup: 9 });
  const long = (name: string) => ({
    run: async (turn: Turn) => {
      try {
        await turn.long(() => {
          runs.push(name);
          return new Promise((_, reject) => {
            turn.signal.addEventListener('abort', () => reject(turn.signal.reason as Error));
          });
        });
      } catch (error) {
        ends.push(`${name}: ${String(error)}`);
      }
      return null;
    },
  });
  return { add, queue, runs, ends, long };
}

describe('whose turn it is', () => {
  test('installations take turns, whatever one of them piles up', async () => {
    const { add, begun, end } = scene({ ...LIMITS, short: 1 });
    for (const number of [1, 2, 3, 4]) add(`flood/r${number}/eve`);
    add('calm/r/ada');
    add('calm/r2/ada');
    for (let done = 0; done < 5; done += 1) await end(begun[done] ?? '');
    expect(begun).toEqual([
      'flood/r1/eve',
      'calm/r/ada',
      'flood/r2/eve',
      'calm/r2/ada',
      'flood/r3/eve',
      'flood/r4/eve',
    ]);
  });

  test('one installation takes its share of the places and no more', async () => {
    const { add, begun, end } = scene();
    add('flood/r1/eve');
    add('flood/r2/eve');
    add('calm/r/ada');
    expect(begun).toEqual(['flood/r1/eve', 'calm/r/ada']);
    await end('calm/r/ada');
    expect(begun).toHaveLength(2);
    await end('flood/r1/eve');
    expect(begun).toEqual(['flood/r1/eve', 'calm/r/ada', 'flood/r2/eve']);
  });

  test('one whose share are several places gets as many again as become free', async () => {
    const { add, begun, end } = scene({ ...LIMITS, short: 4, shortOfGroup: 2 });
    for (const number of [1, 2, 3, 4, 5]) add(`flood/r${number}/eve`);
    expect(begun).toHaveLength(2);
    await end('flood/r1/eve');
    expect(begun).toHaveLength(3);
    await end('flood/r2/eve');
    expect(begun).toHaveLength(4);
  });

  test('repositories of one installation take turns', async () => {
    const { add, begun, end } = scene();
    for (const number of [1, 2, 3]) add(`org/flood/eve/${number}`);
    for (const number of [1, 2]) add(`org/calm/ada/${number}`);
    for (let done = 0; done < 5; done += 1) await end(begun[done] ?? '');
    expect(begun).toEqual([
      'org/flood/eve/1',
      'org/calm/ada/1',
      'org/flood/eve/2',
      'org/calm/ada/2',
      'org/flood/eve/3',
    ]);
  });

  test('people of one repository take turns, each in the own order', async () => {
    const { add, begun, end } = scene();
    for (const number of [1, 2, 3]) add(`org/r/eve/${number}`);
    for (const number of [1, 2]) add(`org/r/ada/${number}`);
    for (let done = 0; done < 5; done += 1) await end(begun[done] ?? '');
    expect(begun).toEqual(['org/r/eve/1', 'org/r/eve/2', 'org/r/ada/1', 'org/r/eve/3', 'org/r/ada/2']);
  });

  test('who asks again keeps the turn, and who had it and wanted nothing since comes behind the others', async () => {
    const { add, begun, end } = scene({ ...LIMITS, short: 1 });
    for (const path of ['a/r/ada/1', 'b/r/ben', 'c/r/cy', 'b/s/ben']) add(path);
    await end('a/r/ada/1');
    for (const path of ['d/r/di', 'a/r/ada/2']) add(path);
    for (let done = 1; done < 6; done += 1) await end(begun[done] ?? '');
    expect(begun).toEqual(['a/r/ada/1', 'b/r/ben', 'c/r/cy', 'd/r/di', 'a/r/ada/2', 'b/s/ben']);
  });

  test('a turn in one repository takes nobody’s in another one', async () => {
    const { add, begun, end } = scene();
    for (const path of ['org/busy/ada', 'org/s/eve', 'org/r/eve', 'org/r/ada']) add(path);
    for (let done = 0; done < 3; done += 1) await end(begun[done] ?? '');
    expect(begun).toEqual(['org/busy/ada', 'org/s/eve', 'org/r/eve', 'org/r/ada']);
  });

  test('a job that rests keeps its lane, and goes before what came after it', async () => {
    const { add, begun, end, clock } = scene();
    add('org/r/eve/1');
    add('org/r/eve/2');
    add('other/r/ada');
    await end('org/r/eve/1', 5000);
    await clock.advance(4999);
    expect(begun).toEqual(['org/r/eve/1', 'other/r/ada']);
    await clock.advance(1);
    expect(begun).toEqual(['org/r/eve/1', 'other/r/ada', 'org/r/eve/1']);
  });

  test('a second job of one key waits for the first, wherever it stands', async () => {
    const { add, begun, end, queue } = scene();
    add('org/r/eve/1', undefined, 'same');
    add('org/other/eve/2', undefined, 'same');
    await settle();
    expect([begun, queue.waiting, queue.running]).toEqual([['org/r/eve/1'], 1, 1]);
    await end('org/r/eve/1');
    expect(begun).toEqual(['org/r/eve/1', 'org/other/eve/2']);
  });
});

describe('how much may wait', () => {
  test.each([
    ['person', 5, 'org/r/eve'],
    ['lane', 10, 'org/r/*'],
    ['group', 20, 'org/*/*'],
    ['queue', 30, '*/*/*'],
  ])('of one %s: %i', (full, limit, pattern) => {
    const { add } = scene();
    const answers = Array.from({ length: limit + 1 }, (_, index) =>
      add(`${pattern.replaceAll('*', `n${index}`)}/${index}`),
    );
    expect(answers).toEqual([...Array.from({ length: limit }, () => null), full]);
    // Somebody else has a place, but where all are taken.
    expect(add('new/new/new')).toBe(full === 'queue' ? 'queue' : null);
  });

  test.each([
    ['lane', 5, 10, 'org/r/*'],
    ['group', 10, 20, 'org/*/*'],
    ['queue', 15, 30, '*/*/*'],
  ])(
    'of one %s: %i of strangers, whatever they do; the rest is for those who may command',
    (full, share, limit, pattern) => {
      const { add } = scene();
      const path = (index: number, person: string): string =>
        `${pattern.replace(/\*$/, person).replaceAll('*', `n${index}`)}/${index}`;
      const strangers = Array.from({ length: limit }, (_, index) => add(path(index, `stranger${index}`)));
      expect(strangers.filter((answer) => answer === null)).toHaveLength(share);
      expect(new Set(strangers.slice(share))).toEqual(new Set([full]));
      const staff = Array.from({ length: limit }, (_, index) => add(path(100 + index, `tutor${index}`)));
      expect(staff.filter((answer) => answer === null)).toHaveLength(limit - share);
    },
  );

  test('those who may command may take all, and strangers then none', async () => {
    const { add, end } = scene();
    for (let index = 0; index < 10; index += 1) expect(add(`org/r/tutor${index}/${index}`)).toBeNull();
    expect(add('org/r/stranger')).toBe('lane');
    await end('org/r/tutor0/0');
    expect(add('org/r/stranger')).toBeNull();
  });

  test("a stranger's place is free again when its job is over", async () => {
    const { add, end } = scene();
    for (let index = 0; index < 5; index += 1) add(`org/r/stranger${index}/${index}`);
    expect(add('org/r/stranger9')).toBe('lane');
    await end('org/r/stranger0/0');
    expect(add('org/r/stranger9')).toBeNull();
  });

  test('a place is free again when its job is over, or was dropped', async () => {
    const { add, end, queue } = scene();
    for (const number of [1, 2, 3, 4]) add(`org/r/eve/${number}`);
    const job = {
      name: 'x',
      group: 'org',
      lane: 'org/r',
      person: 'eve',
      isStranger: false,
      key: 'x',
      run: () => Promise.resolve(null),
    };
    const ticket = queue.reserve(job);
    expect(queue.reserve(job)).toBe('person');
    if (typeof ticket !== 'string') ticket.drop();
    expect(add('org/r/eve/5')).toBeNull();
    expect(add('org/r/eve/6')).toBe('person');
    await end('org/r/eve/1');
    expect(add('org/r/eve/6')).toBeNull();
  });

  test('nothing is kept of groups, lanes and people that have no job', async () => {
    const { queue } = scene();
    for (let number = 0; number < 100; number += 1) {
      const name = `n${number}`;
      const ticket = queue.reserve({
        name,
        group: name,
        lane: name,
        person: name,
        isStranger: number % 2 === 0,
        key: name,
        run: () => Promise.resolve(null),
      });
      if (typeof ticket === 'string') throw new Error(ticket);
      ticket.start();
      await settle();
    }
    expect([queue.waiting, queue.running]).toEqual([0, 0]);
  });
});

describe('long parts', () => {
  test('run one for each lane, in turn over installations, and keep nobody else waiting', async () => {
    const order: string[] = [];
    const free: (() => void)[] = [];
    const { add, queue } = scene({ ...LIMITS, short: 9, shortOfGroup: 9 });
    const long = (name: string) => ({
      run: async (turn: Turn) => {
        await turn.long(async () => {
          order.push(name);
          await new Promise<void>((resolve) => free.push(resolve));
        });
        return null;
      },
    });
    for (const name of ['a/r1/eve/1', 'a/r2/eve/2', 'a/r1/eve/3', 'b/r/ada']) add(name, long(name));
    await settle();
    expect([queue.running, queue.waiting]).toEqual([1, 3]);
    for (let done = 0; done < 4; done += 1) {
      free[done]?.();
      await settle();
    }
    expect(order).toEqual(['a/r1/eve/1', 'a/r2/eve/2', 'b/r/ada', 'a/r1/eve/3']);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('are cut off by another job, whether they run or wait, and nothing else is', async () => {
    const { add, queue, ends, long } = endless();
    for (const name of ['a/r1/eve', 'a/r2/eve', 'a/r3/eve']) add(name, long(name));
    await settle();
    const answers: boolean[] = [];
    const cancel = (key: string): unknown =>
      add(`b/r/${key}`, {
        run: (turn) => {
          answers.push(turn.cancel(key));
          return Promise.resolve(null);
        },
      });
    // One that waits for its place, one that runs, and one that there is not.
    for (const key of ['a/r2/eve', 'a/r1/eve', 'a/r9/eve']) {
      cancel(key);
      await settle();
    }
    expect(answers).toEqual([true, true, false]);
    expect(ends).toEqual([
      'a/r2/eve: Cancelled: It was cancelled.',
      'a/r1/eve: Cancelled: It was cancelled.',
    ]);
    expect([queue.running, queue.waiting]).toEqual([1, 0]);
  });

  test('one that is cancelled while it waits takes no other one of its lane out of the row', async () => {
    const order: string[] = [];
    const free: (() => void)[] = [];
    const { add, queue } = scene({ ...LIMITS, short: 9, shortOfGroup: 9 });
    for (const name of ['a/r/eve/1', 'a/r/eve/2', 'a/r/eve/3']) {
      add(name, {
        run: async (turn: Turn) => {
          const part = turn.long(async () => {
            order.push(name);
            await new Promise<void>((resolve) => free.push(resolve));
          });
          await part.catch((error: unknown) => order.push(`${name}: ${String(error)}`));
          return null;
        },
      });
    }
    await settle();
    add('b/r/ada', { run: (turn) => Promise.resolve(turn.cancel('a/r/eve/3') ? null : 1) });
    await settle();
    for (const done of [0, 1]) {
      free[done]?.();
      await settle();
    }
    expect(order).toEqual(['a/r/eve/1', 'a/r/eve/3: Cancelled: It was cancelled.', 'a/r/eve/2']);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('one that is cancelled while it runs takes nobody out of the row', async () => {
    const { add, queue, runs, long } = endless();
    const names = ['b/r/bo', 'a/r/eve/1', 'a/r/eve/2'];
    for (const name of names) add(name, long(name));
    await settle();
    for (const key of names.slice(0, 2)) {
      add(`c/r/${key}`, { run: ({ cancel }) => Promise.resolve(cancel(key) ? null : 1) });
      await settle();
    }
    expect(runs).toEqual(names);
    queue.cut();
  });

  test('may be several of one job, which may rest after them; its lane is then somebody else’s', async () => {
    let tries = 0;
    const { add, begun, end, queue, clock } = scene();
    const long = {
      run: async (turn: Turn) => {
        tries += 1;
        for (const part of [1, 2]) await turn.long(() => Promise.resolve(part));
        return tries === 1 ? 5000 : null;
      },
    };
    add('org/r/eve/1', long);
    await settle();
    expect([queue.running, queue.waiting]).toEqual([0, 1]);
    for (const number of [2, 3]) add(`org/r/eve/${number}`);
    await clock.advance(5000);
    expect([tries, begun]).toEqual([1, ['org/r/eve/2']]);
    await end('org/r/eve/2');
    expect([tries, begun]).toEqual([2, ['org/r/eve/2', 'org/r/eve/3']]);
    await end('org/r/eve/3');
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('a job that would rest when the queue stops is over', async () => {
    const { add, end, queue } = scene();
    add('org/r/eve');
    expect(queue.stop()).toEqual([]);
    await end('org/r/eve', 5000);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  test('a job whose rest is over in the moment in which the queue stops is given back, and not begun', async () => {
    const { add, begun, end, queue, clock } = scene();
    add('org/r/eve');
    await end('org/r/eve', 5000);
    const passed = clock.advance(5000);
    expect(queue.stop().map(({ name }) => name)).toEqual(['org/r/eve']);
    await passed;
    expect([begun, queue.running, queue.waiting]).toEqual([['org/r/eve'], 0, 0]);
  });

  test('a queue that stops cancels those that wait, lets those that run go on, and cuts them off when asked', async () => {
    const { add, queue, ends, long } = endless();
    for (const name of ['a/r1/eve', 'a/r2/eve']) add(name, long(name));
    await settle();
    expect(queue.stop()).toEqual([]);
    await settle();
    expect(ends).toEqual(['a/r2/eve: Cancelled: The queue was stopped.']);
    expect(add('a/r3/eve')).toBe('stopped');
    queue.cut();
    await queue.idle();
    expect(ends.slice(1)).toEqual(['a/r1/eve: Cancelled: The work was cut off.']);
  });
});
