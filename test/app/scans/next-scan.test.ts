import { expect, test } from 'vitest';
import { readAppConfig, type ScanPlan } from '../../../src/program/app/scans/app-config.ts';
import { dueAt } from '../../../src/program/app/scans/scan-keeper.ts';
import { PushNotes } from '../../../src/program/app/scans/push-notes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function plan(when: string, repository = 'cs/staff'): ScanPlan {
  const [made] = readAppConfig(`scans: [{ repository: ${repository}, ${when} }]`, 'app.yml').scans;
  if (made === undefined) throw new Error('no plan');
  return made;
}

const at = (text: string): Date => new Date(`2026-11-${text}Z`);
const SINCE = at('22T12:00:00');

test.each([
  ['never scanned: at once', null, '22T12:00:00'],
  ['an hour ago: in 23 hours', '22T11:00:00', '23T11:00:00'],
  ['just now', '22T12:00:00', '23T12:00:00'],
  ['exactly a day ago', '21T12:00:00', '22T12:00:00'],
  ['missed for a week: once, at once', '15T11:00:00', '22T12:00:00'],
])('every 24h, %s', (_, last, due) => {
  const history = { last: last === null ? null : at(last), since: SINCE };
  expect(dueAt(plan('every: 24h'), history)).toBe(at(due).getTime());
});

test.each([
  ['never scanned: at the next time, not at once', null, '23T02:41:00'],
  ['scanned last night', '22T02:43:00', '23T02:41:00'],
  ['last night was missed: at once', '21T02:43:00', '22T12:00:00'],
  ['a week was missed: once, at once', '15T02:43:00', '22T12:00:00'],
])('cron, %s', (_, last, due) => {
  const cron = plan("cron: '41 2 * * *'");
  const found = dueAt(cron, { last: last === null ? null : at(last), since: SINCE }) ?? 0;
  const late = found - at(due).getTime();
  // Never before its time, and at most five minutes after it; what was missed has waited long enough.
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(due.endsWith('12:00:00') ? 1 : 5 * MINUTE);
  expect(dueAt(cron, { last: last === null ? null : at(last), since: SINCE })).toBe(found);
});

test('repositories with one cron time begin at different moments', () => {
  const begins = Array.from({ length: 50 }, (_, index) =>
    dueAt(plan("cron: '0 3 * * *'", `cs/staff${index}`), { last: null, since: SINCE }),
  );
  expect(new Set(begins).size).toBeGreaterThan(45);
});

test('pushes are due when nothing came for a while, and after an hour at the latest', () => {
  const notes = new PushNotes(10 * MINUTE);
  const always = (): number => 0;
  expect(notes.earliest(always)).toBeNull();
  expect(notes.note('hw1', 0)).toBe(true);
  expect(notes.note('hw1', 5 * MINUTE)).toBe(false);
  expect(notes.earliest(always)).toBe(15 * MINUTE);
  expect(notes.take(15 * MINUTE - 1, always).size).toBe(0);
  // A class that pushes without a pause.
  for (let now = 0; now <= 59 * MINUTE; now += MINUTE) notes.note('hw1', now);
  expect(notes.earliest(always)).toBe(HOUR);
  notes.note('hw2', 55 * MINUTE);
  expect([...notes.take(HOUR, always)]).toEqual(['hw1']);
  expect(notes.earliest(always)).toBe(65 * MINUTE);
  notes.clear();
  expect(notes.earliest(always)).toBeNull();
});

test('a cooldown puts a push off, and an assignment that is over takes none', () => {
  const notes = new PushNotes(MINUTE);
  notes.note('hw1', 0);
  notes.note('over', 0);
  const notBefore = (name: string): number => (name === 'over' ? Infinity : HOUR);
  expect(notes.earliest(notBefore)).toBe(HOUR);
  expect(notes.take(HOUR - 1, notBefore).size).toBe(0);
  expect([...notes.take(HOUR, notBefore)]).toEqual(['hw1']);
});
