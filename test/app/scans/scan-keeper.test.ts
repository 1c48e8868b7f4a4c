import { afterEach, describe, expect, test } from 'vitest';
import { readAppConfig } from '../../../src/program/app/scans/app-config.ts';
import { keptPushes } from '../../../src/program/app/scans/push-notes.ts';
import { type KeeperOptions, ScanKeeper } from '../../../src/program/app/scans/scan-keeper.ts';
import type { ScanTold } from '../../../src/program/app/scans/scan-once.ts';
import { Jobs } from '../../../src/service/jobs/jobs.ts';
import { Cancelled, ConfigurationError, GitHubError, Skipped } from '../../../src/base/outcome.ts';
import { parseSettings } from '../../../src/contract/settings/parse-settings.ts';
import type { Assignment } from '../../../src/contract/settings/settings.ts';
import { StillClock, settle } from '../../fake-clock.ts';
import { IN_MEMORY, tables } from '../../embedded/store/backends.ts';
import { SILENT } from '../../../src/base/effects.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.parse('2026-11-22T12:00:00Z');

function assignments(config: string): readonly Assignment[] {
  const facts = { event: 'schedule', repositoryOwner: 'cs', isFork: false };
  return parseSettings({ mode: 'scan' }, config, facts).settings.assignments;
}

const TWO = `
assignments:
  - { name: hw1, repositories: 'hw1-*', schedule: { cooldown-hours: 3 } }
  - { name: hw2, repositories: 'hw2-*' }
  - { name: hw0, repositories: 'hw0-*', schedule: { window: { until: 2026-10-01T00:00:00Z } } }
`;

const DONE = { outcome: 'skipped', exitCode: 0, sentence: 'done', assignments: [] } as const;

interface Kept {
  readonly keeper: ScanKeeper;
  readonly clock: StillClock;
  /** What each scan was about, and when it began, in minutes since the start. */
  readonly scans: [minute: number, only: readonly string[] | null][];
  readonly said: string[];
  lookUps: number;
  /** How far the time of day is ahead. */
  readonly day: { aheadMs: number };
  config: string;
  lastScan: Date | null;
  checkedAt: ReadonlyMap<string, number>;
  /** What its assignments came to. */
  came: ScanTold['assignments'];
  /** What happens to a scan. */
  meets: () => Promise<void>;
  /** What happens to a look at config and state. */
  looks: () => Promise<void>;
}

const endings: AbortController[] = [];
afterEach(() => {
  for (const one of endings.splice(0)) one.abort(new Cancelled('The test is over.'));
});

const jobsOf = async (): Promise<Jobs> =>
  new Jobs(await tables(IN_MEMORY), { now: () => START, alone: true });

async function keep(
  entry: string,
  { jobs, ...given }: Partial<Kept & KeeperOptions & { readonly jobs: Jobs }> = {},
): Promise<Kept> {
  const clock = new StillClock();
  const begin = clock.now();
  const minutes = (): number => (clock.now() - begin) / MINUTE;
  const day = given.day ?? { aheadMs: 0 };
  const ending = new AbortController();
  endings.push(ending);
  const [plan] = readAppConfig(`scans: [{ repository: cs/staff, ${entry} }]`, 'app.yml').scans;
  if (plan === undefined) throw new Error('no plan');
  const say = (message: string): void => void kept.said.push(message);
  const keeper: ScanKeeper = new ScanKeeper({
    plan,
    clock,
    date: () => new Date(START + clock.now() - begin + day.aheadMs),
    signal: ending.signal,
    log: { ...SILENT, warning: say, error: say, info: say },
    isCutOff: given.isCutOff ?? false,
    kept: keptPushes(jobs ?? (await jobsOf()), plan),
    lookUp: async () => {
      await Promise.resolve();
      kept.lookUps += 1;
      await kept.looks();
      if (kept.config === '') throw new ConfigurationError('there is no file');
      return { assignments: assignments(kept.config), checkedAt: kept.checkedAt, lastScan: kept.lastScan };
    },
    scan: async (only) => {
      kept.scans.push([minutes(), only === null ? null : [...only]]);
      await kept.meets();
      if (kept.config === '') throw new ConfigurationError('there is no file');
      const facts = { assignments: assignments(kept.config), checkedAt: new Map() };
      return { ...DONE, assignments: kept.came, facts };
    },
  });
  const kept: Kept = {
    keeper,
    clock,
    scans: [],
    said: [],
    lookUps: 0,
    day,
    config: TWO,
    lastScan: new Date(START - HOUR),
    checkedAt: new Map(),
    came: [],
    meets: async () => {},
    looks: async () => {},
    ...given,
  };
  void keeper.keep();
  await settle();
  return kept;
}

/** Pushes to repositories, and what the keeper makes of each. */
async function push(kept: Kept, ...names: readonly string[]): Promise<readonly boolean[]> {
  const taken = names.map((name) => {
    const [repo = '', owner = 'cs'] = name.split('/').toReversed();
    return kept.keeper.pushed({ owner, repo });
  });
  await settle();
  return taken;
}

test('a scan comes at its time, counted from the last one and not from the start of the server', async () => {
  const kept = await keep('every: 24h');
  await kept.clock.advance(23 * HOUR - 1);
  expect(kept.scans).toEqual([]);
  await kept.clock.advance(1);
  expect(kept.scans).toEqual([[23 * 60, null]]);
  await kept.clock.advance(24 * HOUR);
  expect(kept.scans.map(([minute]) => minute)).toEqual([23 * 60, 47 * 60]);
});

test('days that were missed are made up for by one scan', async () => {
  const kept = await keep('every: 24h', { lastScan: new Date(START - 200 * HOUR) });
  expect(kept.scans).toEqual([[0, null]]);
  await kept.clock.advance(24 * HOUR - 1);
  expect(kept.scans).toHaveLength(1);
});

test('a scan that was cut off is taken up at once, and not again', async () => {
  const kept = await keep('every: 24h', { isCutOff: true });
  expect(kept.scans).toEqual([[0, null]]);
  await kept.clock.advance(24 * HOUR - 1);
  expect(kept.scans).toHaveLength(1);
});

test('a config that cannot be read ends nothing: scans say so at their times until it is mended', async () => {
  const kept = await keep('every: 24h', { config: '', lastScan: null });
  expect(kept.said[0]).toMatch(/^Config and state could not be read: there is no file/);
  await kept.clock.advance(24 * HOUR);
  kept.config = TWO;
  await kept.clock.advance(24 * HOUR);
  expect(kept.scans.map(([minute]) => minute)).toEqual([0, 24 * 60, 48 * 60]);
  expect(kept.said.filter((line) => line.startsWith('The scan failed (config-error)'))).toHaveLength(2);
  expect(kept.said.at(-1)).toMatch(/^The scan is done/);
});

const BUSY = (): Promise<never> => Promise.reject(new Skipped('Run 7 scans at the moment.'));

test.each([
  ['every: 24h', 0],
  // Nobody ever scanned here: the time that is made up for is none that was missed.
  ["cron: '5 12 * * *'", 5],
])(
  'a scan that another one kept away is made up for when the lease of that one is over (%s)',
  async (when, first) => {
    let isBusy = true;
    const kept = await keep(when, { lastScan: null, meets: () => (isBusy ? BUSY() : Promise.resolve()) });
    await kept.clock.advance(10 * MINUTE);
    expect(kept.scans).toHaveLength(1);
    const begun = kept.scans[0]?.[0] ?? 0;
    expect(begun).toBeGreaterThanOrEqual(first);
    isBusy = false;
    await kept.clock.advance((begun + 25 - 10) * MINUTE - 1);
    expect(kept.scans).toHaveLength(1);
    await kept.clock.advance(1);
    expect(kept.scans).toEqual([
      [begun, null],
      [begun + 25, null],
    ]);
  },
);

test('pushes that met another scan are kept, and scanned when the lease of that one is over', async () => {
  const jobs = await jobsOf();
  let isBusy = true;
  const kept = await keep('every: 24h, push: true', {
    jobs,
    meets: () => (isBusy ? BUSY() : Promise.resolve()),
  });
  await push(kept, 'hw2-ann');
  await kept.clock.advance(10 * MINUTE);
  expect([kept.scans, (await jobs.keys('push')).size]).toEqual([[[10, ['hw2']]], 1]);
  isBusy = false;
  await kept.clock.advance(25 * MINUTE - 1);
  expect(kept.scans).toHaveLength(1);
  await kept.clock.advance(1);
  expect([kept.scans.slice(1), (await jobs.keys('push')).size]).toEqual([[[35, ['hw2']]], 0]);
});

test('pushes before a planned scan that met another one are scanned, also when that one counts as the last', async () => {
  const jobs = await jobsOf();
  let isBusy = true;
  const kept = await keep('every: 24h, push: true', {
    jobs,
    lastScan: new Date(START - 24 * HOUR + 5 * MINUTE),
    meets: () => (isBusy ? BUSY() : Promise.resolve()),
  });
  await push(kept, 'hw2-ann');
  await kept.clock.advance(5 * MINUTE);
  isBusy = false;
  // The other one ended a minute later, and with the config its end is read.
  kept.lastScan = new Date(START + 6 * MINUTE);
  await push(kept, 'staff');
  await kept.clock.advance(25 * MINUTE - 1);
  expect([kept.scans, (await jobs.keys('push')).size]).toEqual([[[5, null]], 1]);
  await kept.clock.advance(1);
  expect([kept.scans.slice(1), (await jobs.keys('push')).size]).toEqual([[[30, ['hw2']]], 0]);
});

test.each(['the scan', 'one assignment'])(
  'pushes that GitHub failed on (%s) are scanned when it is back',
  async (what) => {
    const jobs = await jobsOf();
    let isAway = true;
    const kept = await keep('every: 24h, push: true', {
      jobs,
      meets: () =>
        isAway && what === 'the scan'
          ? Promise.reject(new GitHubError('no answer', 'network'))
          : Promise.resolve(),
    });
    const away = { kind: 'failed', outcome: 'network', sentence: 'no answer' } as const;
    if (what === 'one assignment') kept.came = ['hw2', 'hw1'].map((name) => ({ ...away, name }));
    await push(kept, 'hw2-ann');
    await kept.clock.advance(10 * MINUTE);
    expect([kept.scans, (await jobs.keys('push')).size]).toEqual([[[10, ['hw2']]], 1]);
    await kept.clock.advance(25 * MINUTE);
    isAway = false;
    kept.came = [];
    await kept.clock.advance(25 * MINUTE);
    expect(kept.scans.map(([minute]) => minute)).toEqual([10, 35, 60]);
    expect(kept.scans.at(-1)).toEqual([60, ['hw2']]);
    await kept.clock.advance(HOUR);
    expect([kept.scans.length, (await jobs.keys('push')).size]).toEqual([3, 0]);
  },
);

test.each(['the scan', 'one assignment'])(
  'what will be the same a little later (%s) is not scanned again for the pushes before it',
  async (what) => {
    const jobs = await jobsOf();
    const refused = { outcome: 'forbidden', sentence: 'not allowed' } as const;
    const kept = await keep('every: 24h, push: true', {
      jobs,
      meets: () =>
        what === 'the scan'
          ? Promise.reject(new GitHubError(refused.sentence, refused.outcome))
          : Promise.resolve(),
    });
    if (what === 'one assignment') kept.came = [{ ...refused, kind: 'failed', name: 'hw2' }];
    await push(kept, 'hw2-ann');
    await kept.clock.advance(3 * HOUR);
    expect([kept.scans, (await jobs.keys('push')).size]).toEqual([[[10, ['hw2']]], 0]);
  },
);

test('a planned scan that GitHub failed on loses no push', async () => {
  let isAway = true;
  const kept = await keep('every: 24h, push: true', {
    lastScan: new Date(START - 24 * HOUR + 5 * MINUTE),
    meets: () => (isAway ? Promise.reject(new GitHubError('no answer', 'network')) : Promise.resolve()),
  });
  await push(kept, 'hw2-ann');
  await kept.clock.advance(5 * MINUTE);
  isAway = false;
  await kept.clock.advance(25 * MINUTE);
  expect(kept.scans).toEqual([
    [5, null],
    [30, ['hw2']],
  ]);
});

test('a config that GitHub did not give at the start is asked for again, so that pushes count', async () => {
  let isAway = true;
  const kept = await keep('every: 24h, push: true', {
    looks: () => (isAway ? Promise.reject(new GitHubError('no answer', 'network')) : Promise.resolve()),
  });
  // Nothing is known of the last scan either: the first one is at once.
  expect([kept.lookUps, kept.scans]).toEqual([1, [[0, null]]]);
  kept.config = "assignments: [{ name: hw9, repositories: 'hw9-*' }]";
  await push(kept, 'staff');
  await kept.clock.advance(10 * MINUTE);
  isAway = false;
  expect(await push(kept, 'hw9-ann')).toEqual([false]);
  await kept.clock.advance(10 * MINUTE);
  expect([kept.lookUps, await push(kept, 'hw9-ann')]).toEqual([3, [true]]);
  await kept.clock.advance(2 * HOUR);
  expect(kept.lookUps).toBe(3);
});

test('pushes start a scan of their assignments alone, once they are quiet', async () => {
  const kept = await keep('every: 24h, push: true');
  expect(await push(kept, 'hw2-ann')).toEqual([true]);
  await kept.clock.advance(5 * MINUTE);
  expect(await push(kept, 'HW2-ben')).toEqual([true]);
  await kept.clock.advance(10 * MINUTE - 1);
  expect(kept.scans).toEqual([]);
  await kept.clock.advance(1);
  expect(kept.scans).toEqual([[15, ['hw2']]]);
  await kept.clock.advance(HOUR);
  expect(kept.scans).toHaveLength(1);
});

test('pushes outlive the process until they are scanned, each for the plan that they concern', async () => {
  const jobs = await jobsOf();
  const other = await keep('every: 24h, push: true, config: other.yml', { jobs });
  const killed = await keep('every: 24h, push: true', { jobs });
  await push(killed, 'hw2-ann', 'hw2-ben');
  await push(other, 'hw1-ann');
  await killed.clock.advance(9 * MINUTE);
  endings.pop()?.abort(new Cancelled('It is killed.'));
  let next: Kept | null = null;
  const second = await keep('every: 24h, push: true', {
    jobs,
    meets: async () => {
      // Meanwhile somebody pushes again.
      if (next !== null && next.scans.length === 1) await push(next, 'hw2-cleo');
    },
  });
  next = second;
  await second.clock.advance(10 * MINUTE - 1);
  expect(second.scans).toEqual([]);
  await second.clock.advance(1);
  for (let n = 0; n < 5; n += 1) await settle();
  expect([second.scans, second.said.at(-1)]).toEqual([[[10, ['hw2']]], 'The scan is done (skipped). done']);
  endings.pop()?.abort(new Cancelled('It is killed.'));
  const third = await keep('every: 24h, push: true', { jobs });
  await third.clock.advance(HOUR);
  expect(third.scans).toEqual([[10, ['hw2']]]);
  endings.pop()?.abort(new Cancelled('It is killed.'));
  const last = await keep('every: 24h, push: true', { jobs });
  await last.clock.advance(HOUR);
  expect([last.scans, (await jobs.keys('push')).size]).toEqual([[], 1]);
});

test('a scan of everything forgets the pushes that were kept, and one that is stopped does not', async () => {
  const jobs = await jobsOf();
  const at = { lastScan: new Date(START - 24 * HOUR + 5 * MINUTE), jobs };
  const stopped = await keep('every: 24h, push: true', {
    ...at,
    meets: () => {
      const reason = new Cancelled('The server stops.');
      endings.pop()?.abort(reason);
      return Promise.reject(reason);
    },
  });
  await push(stopped, 'hw2-ann');
  await stopped.clock.advance(5 * MINUTE);
  expect(stopped.scans).toHaveLength(1);
  expect((await jobs.keys('push')).size).toBe(1);
  const whole = await keep('every: 24h, push: true', at);
  await whole.clock.advance(5 * MINUTE);
  expect([whole.scans, (await jobs.keys('push')).size]).toEqual([[[5, null]], 0]);
});

test('a flood of pushes is one timer, and one scan an hour', async () => {
  const kept = await keep('every: 24h, push: true');
  const students = Array.from({ length: 50 }, (_, index) => `hw2-s${index}`);
  for (let minute = 0; minute < 120; minute += 1) {
    await push(kept, ...students);
    await kept.clock.advance(MINUTE);
    expect(kept.clock.waits.size).toBe(1);
  }
  expect(kept.scans.map(([minute]) => minute)).toEqual([60, 120]);
});

test('a push is bounded by cooldown and window', async () => {
  const kept = await keep('every: 24h, push: true', {
    checkedAt: new Map([['hw1', START - HOUR]]),
  });
  await push(kept, 'hw1-ann', 'hw0-ann');
  await kept.clock.advance(2 * HOUR - 1);
  expect(kept.scans).toEqual([]);
  await kept.clock.advance(1);
  expect(kept.scans).toEqual([[120, ['hw1']]]);
});

test('what no assignment takes is none of its business', async () => {
  const kept = await keep('every: 24h, push: true');
  expect(await push(kept, 'website', 'math/hw2-ann', 'xhw2-ann')).toEqual([false, false, false]);
  const deaf = await keep('every: 24h');
  expect(await push(deaf, 'hw2-ann')).toEqual([false]);
});

test('a config that is wrong is read again when somebody pushed there, and not before', async () => {
  const kept = await keep('every: 24h, push: true', {
    looks: () => Promise.reject(new ConfigurationError('It is wrong.')),
  });
  await kept.clock.advance(2 * HOUR);
  expect(kept.lookUps).toBe(1);
  await push(kept, 'staff');
  await kept.clock.advance(10 * MINUTE);
  expect(kept.lookUps).toBe(2);
  // Without pushes nobody needs it before the next scan.
  const away = (): Promise<never> => Promise.reject(new GitHubError('no answer', 'network'));
  const quiet = await keep('every: 24h', { looks: away });
  await quiet.clock.advance(2 * HOUR);
  expect(quiet.lookUps).toBe(1);
});

test('a push to the staff repository has the config read again, once', async () => {
  const kept = await keep('every: 24h, push: true');
  kept.config = "assignments: [{ name: hw9, repositories: 'hw9-*' }]";
  expect(await push(kept, 'staff', 'staff', 'Staff', 'hw9-ann')).toEqual([true, true, true, false]);
  await kept.clock.advance(10 * MINUTE);
  expect(kept.lookUps).toBe(2);
  expect(await push(kept, 'hw9-ann', 'hw2-ann')).toEqual([true, false]);
});

test('a scan of everything makes up for the pushes before it', async () => {
  const kept = await keep('every: 24h, push: true', { lastScan: new Date(START - 24 * HOUR + 5 * MINUTE) });
  await push(kept, 'hw2-ann');
  await kept.clock.advance(HOUR);
  expect(kept.scans).toEqual([[5, null]]);
});

describe('a clock that was ahead by two months and is set right', () => {
  const day = (): Kept['day'] => ({ aheadMs: 60 * 24 * HOUR });

  test('puts off no scan: neither after one that it saw, nor after one that is noted in the state', async () => {
    const kept = await keep('every: 24h', { day: day() });
    await kept.clock.advance(0);
    expect(kept.scans).toEqual([[0, null]]);
    kept.day.aheadMs = 0;
    await kept.clock.advance(HOUR + 24 * HOUR);
    expect(kept.scans).toHaveLength(2);
    const next = await keep('every: 24h', { lastScan: new Date(START + 60 * 24 * HOUR) });
    await next.clock.advance(24 * HOUR - 1);
    expect(next.scans).toEqual([]);
    await next.clock.advance(1);
    expect(next.scans).toEqual([[24 * 60, null]]);
  });

  test('has a scan that met another one come again when the lease of that is over', async () => {
    const meets = (): Promise<void> => Promise.reject(new Skipped('Run 7 is at it.'));
    const lastScan = new Date(START - 25 * HOUR);
    const kept = await keep('every: 24h', { day: day(), meets, lastScan });
    expect(kept.scans).toEqual([[0, null]]);
    kept.meets = () => Promise.resolve();
    kept.day.aheadMs = 0;
    // It sleeps until the lease is over, and looks at the day then.
    await kept.clock.advance(50 * MINUTE);
    expect(kept.scans).toHaveLength(2);
  });

  test('has pushes scanned that came meanwhile, and those of an assignment that was checked in the future', async () => {
    const kept = await keep('every: 30d, push: 5m', {
      day: day(),
      lastScan: new Date(START + 60 * 24 * HOUR),
    });
    await push(kept, 'hw2-ann');
    kept.day.aheadMs = 0;
    await kept.clock.advance(35 * MINUTE);
    expect(kept.scans).toEqual([[expect.any(Number), ['hw2']]]);
    const checkedAt = new Map([['hw1', START + 60 * 24 * HOUR]]);
    const next = await keep('every: 30d, push: 5m', { checkedAt });
    await push(next, 'hw1-ann');
    await next.clock.advance(5 * MINUTE);
    expect(next.scans).toEqual([[5, ['hw1']]]);
  });

  test('asks again for a config that GitHub did not give meanwhile', async () => {
    let isAway = true;
    const kept = await keep('every: 30d, push: 5m', {
      day: day(),
      looks: () => (isAway ? Promise.reject(new GitHubError('no answer', 'network')) : Promise.resolve()),
    });
    expect(kept.lookUps).toBe(1);
    isAway = false;
    kept.day.aheadMs = 0;
    await kept.clock.advance(90 * MINUTE);
    expect(kept.lookUps).toBe(2);
  });
});
