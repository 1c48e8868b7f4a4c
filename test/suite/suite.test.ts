import { expect, test } from 'vitest';
import { chosen, EVERYTHING, isDue, SEED, seldom, some } from '../suite.ts';

const LETTERS = 'abcdefghij'.split('');
const SEEDS = Array.from({ length: 200 }, (_, at) => at * 4_999_999);

test.each([0, 1, 3, 10])('a choice of %i has as many members, each once, in their order', (count) => {
  for (const seed of SEEDS) {
    const choice = chosen(LETTERS, count, seed);
    expect(choice).toHaveLength(count);
    expect(choice).toEqual(LETTERS.filter((letter) => choice.includes(letter)));
  }
});

test('the same seed chooses the same again', () => {
  for (const seed of SEEDS) expect(chosen(LETTERS, 3, seed)).toEqual(chosen([...LETTERS], 3, seed));
});

test('days together choose each member about as often', () => {
  const times = new Map<string, number>();
  for (const seed of SEEDS) {
    for (const letter of chosen(LETTERS, 3, seed)) times.set(letter, (times.get(letter) ?? 0) + 1);
  }
  // 60 of 200 are expected of each; 30 or 90 would be more than four standard deviations away.
  expect(times.size).toBe(LETTERS.length);
  for (const count of times.values()) expect(Math.abs(count - 60)).toBeLessThan(30);
});

test('two tables of one length are not chosen from in step', () => {
  const capitals = LETTERS.map((letter) => letter.toUpperCase());
  const inStep = SEEDS.filter(
    (seed) => chosen(LETTERS, 1, seed)[0]?.toUpperCase() === chosen(capitals, 1, seed)[0],
  );
  expect(inStep.length).toBeLessThan(SEEDS.length / 4);
});

test('a run takes a part of a table by day, and all of it in the whole suite', () => {
  expect(some(LETTERS, 3)).toHaveLength(EVERYTHING ? 10 : 3);
  expect(some(LETTERS, 3)).toEqual(some(LETTERS, 3));
  expect(some(LETTERS, 11)).toEqual(LETTERS);
});

test('a story is told on about a seventh of the days, and others on other days', () => {
  const days = (name: string): readonly number[] => SEEDS.filter((seed) => isDue(name, seed));
  // 28 or 29 of 200 are expected; 13 or 44 would be more than three standard deviations away.
  expect(Math.abs(days('a story').length - 200 / 7)).toBeLessThan(15);
  expect(days('a story')).toEqual(days('a story'));
  expect(days('a story')).not.toEqual(days('another'));
});

const STORIES = Array.from({ length: 200 }, (_, at) => `story ${at}`);
const dueToday = STORIES.find((name) => isDue(name, SEED)) ?? '';
const dueAnotherDay = STORIES.find((name) => !isDue(name, SEED)) ?? '';
const told: string[] = [];
seldom(dueToday, () => {
  told.push(dueToday);
});
seldom(dueAnotherDay, () => {
  told.push(dueAnotherDay);
});

test('a run tells the stories that are due, and the whole suite all', () => {
  expect(told).toEqual(EVERYTHING ? [dueToday, dueAnotherDay] : [dueToday]);
});
