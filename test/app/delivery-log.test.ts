import { expect, test } from 'vitest';
import { DeliveryLog } from '../../src/app/delivery-log.ts';

test('forgets the delivery that was seen longest ago, and no other', () => {
  const log = new DeliveryLog(2);
  expect(['a', 'b', 'a', 'c'].map((id) => log.note(id))).toEqual([true, true, false, true]);
  // "b" went: "a" had been seen again in between.
  expect(log.note('a')).toBe(false);
  expect(log.note('b')).toBe(true);
});
