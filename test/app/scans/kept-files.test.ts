import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readAppConfig, type ScanPlan } from '../../../src/program/app/scans/app-config.ts';
import {
  beginRun,
  keepNewest,
  reportsFolder,
  stampOf,
  wasCutOff,
} from '../../../src/program/app/scans/kept-files.ts';
import { Places } from '../../../src/program/app/fair-places.ts';
import { settle } from '../../fake-clock.ts';
import { ownerOnly } from '../../system.ts';
import { temporaryFolder } from '../../temporary.ts';

let data: string;
beforeEach(() => {
  data = temporaryFolder();
});

const [PLAN, OTHER] = readAppConfig(
  'scans: [{ repository: cs/staff, every: 1h }, { repository: cs/staff, every: 1h, config: b.yml }]',
  'app.yml',
).scans as readonly [ScanPlan, ScanPlan];

test('a scan that never ended goes on as the next attempt of the same run; one that ended does not', async () => {
  const first = await beginRun(data, PLAN);
  expect([first.attempt, await wasCutOff(data, PLAN), await wasCutOff(data, OTHER)]).toEqual([
    1,
    true,
    false,
  ]);
  const second = await beginRun(data, PLAN);
  expect([second.run, second.attempt]).toEqual([first.run, 2]);
  await second.end();
  expect(await wasCutOff(data, PLAN)).toBe(false);
  const third = await beginRun(data, PLAN);
  expect([third.run === first.run, third.attempt]).toEqual([false, 1]);
});

test('nobody else reads what is kept, wherever the folder is', async () => {
  await beginRun(data, PLAN);
  for (const folder of ['scans', 'reports', 'cache']) {
    expect(statSync(join(data, folder)).mode & 0o777).toBe(ownerOnly(0o700));
  }
});

test('a note that is cut off or strange is none', async () => {
  await beginRun(data, PLAN);
  const [name = ''] = readdirSync(join(data, 'scans'));
  for (const text of [
    '',
    '{"run":"app-',
    '{"run":"../x","attempt":1}',
    '{"run":"app-0123456789abcdef","attempt":0}',
  ]) {
    writeFileSync(join(data, 'scans', name), text);
    expect(await wasCutOff(data, PLAN)).toBe(false);
    expect((await beginRun(data, PLAN)).attempt).toBe(1);
  }
});

test('of the reports of an assignment the newest are kept, and nothing else is touched', async () => {
  const folder = reportsFolder(data, { owner: 'CS', repo: 'Staff' }, 'hw1');
  expect(folder).toBe(join(data, 'reports', 'cs', 'staff', 'hw1'));
  const days = ['2026-09-30', '2026-10-01', '2026-10-02', '2026-10-03'];
  for (const day of days) {
    mkdirSync(join(folder, stampOf(new Date(`${day}T02:41:07.5Z`))), { recursive: true });
  }
  mkdirSync(join(folder, 'notes'));
  const last = new Date('2026-10-03T02:41:07.5Z');
  await keepNewest(folder, 4, last);
  expect(readdirSync(folder)).toHaveLength(5);
  await keepNewest(folder, 2, last);
  expect(readdirSync(folder)).toEqual(['20261002T024107Z', '20261003T024107Z', 'notes']);
  await keepNewest(join(data, 'nowhere'), 2, last);
});

test('a report that is written now is kept, although a clock that was ahead wrote later ones', async () => {
  const days = ['2026-10-02', '2026-10-03', '2026-12-24', '2026-12-25'];
  for (const day of days) mkdirSync(join(data, stampOf(new Date(`${day}T02:41:07Z`))));
  await keepNewest(data, 3, new Date('2026-10-03T02:41:07Z'));
  expect(readdirSync(data)).toEqual(['20261002T024107Z', '20261003T024107Z', '20261225T024107Z']);
  await keepNewest(data, 1, new Date('2026-10-03T02:41:07Z'));
  expect(readdirSync(data)).toEqual(['20261003T024107Z']);
});

test('a place is for one at a time, whoever waited longest is next, and the end drops who waits', async () => {
  const places = new Places(1);
  const { signal } = new AbortController();
  const ending = new AbortController();
  const order: string[] = [];
  const doors: (() => void)[] = [];
  const visit = (name: string, until = signal): Promise<void> =>
    places.take(until, async () => {
      order.push(name);
      await new Promise<void>((resolve) => doors.push(resolve));
    });
  const visits = [visit('a'), visit('b', ending.signal), visit('c')];
  const ends = Promise.allSettled(visits);
  await settle();
  expect(order).toEqual(['a']);
  ending.abort(new Error('over'));
  doors.shift()?.();
  await settle();
  expect(order).toEqual(['a', 'c']);
  doors.shift()?.();
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await places.take(signal, () => Promise.resolve('free'))).toBe('free');
});
