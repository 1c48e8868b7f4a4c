/*
 * Which suite runs: `npm test` proves each property with a few members of each table and a few stories of each kind, `npm run
 * test:all` (SUITE=all) with all of them. What a day leaves out is chosen anew by each run, so that days together see everything; a failure tells the seed.
 */
import { createHash, randomInt } from 'node:crypto';
import { beforeEach, onTestFailed, test, TestRunner } from 'vitest';
import { randomFrom } from './random.ts';

const SUITES = ['daily', 'all'] as const;
const suite = process.env['SUITE'] ?? 'daily';
if (!SUITES.some((known) => known === suite)) {
  throw new Error(`SUITE is ${JSON.stringify(suite)}: it is one of ${SUITES.join(', ')}`);
}

/** Whether each member of each table runs. */
export const EVERYTHING = suite === 'all';

const given = process.env['SUITE_SEED'];
if (given !== undefined && !/^\d{1,9}$/.test(given)) {
  throw new Error(`SUITE_SEED is ${JSON.stringify(given)}: it is a whole number of at most nine digits`);
}
/** Chooses what this run takes. */
export const SEED = given === undefined ? randomInt(1_000_000_000) : Number(given);
const AGAIN = `\n(a part of the suite: SUITE_SEED=${SEED} chooses it again, SUITE=all takes everything)`;

/**
 * The members of a table that this run is about, in their order: `count` of them, or all in the whole suite.
 *
 * Another table, another choice: two tables of one length are not chosen from in step. The same seed and table give the same
 * choice, whatever else runs.
 */
export function some<T>(list: readonly T[], count: number): readonly T[] {
  if (EVERYTHING || count >= list.length) return list;
  tellSeed();
  return chosen(list, count, SEED);
}

/** How often a property is tried: so often in the whole suite, a fifth of it by day. fast-check tells its own seed. */
export function tries(count: number): number {
  return EVERYTHING ? count : Math.ceil(count / 5);
}

/** `count` members of a list, in their order, as a seed chooses them. */
export function chosen<T>(list: readonly T[], count: number, seed: number): readonly T[] {
  const digest = createHash('sha256').update(JSON.stringify(list)).digest();
  const random = randomFrom(seed ^ digest.readInt32LE());
  const left = [...list.keys()];
  const taken = new Set<number>();
  while (taken.size < count) taken.add(left.splice(random.integer(0, left.length - 1), 1)[0] ?? 0);
  return list.filter((_, at) => taken.has(at));
}

/** Of so many stories of a kind a run takes about one. */
const DAYS = 7;

/**
 * `test` for a story that takes seconds, in a file that tells several of a kind: a run of the daily suite takes about one in seven, by
 * its name and the seed, the whole suite each. Never for the only proof of something, nor for all of a group.
 */
export function seldom(name: string, body: () => unknown): void {
  if (!EVERYTHING && !isDue(name, SEED)) return;
  // oxlint-disable-next-line vitest/valid-title, vitest/expect-expect, vitest/require-top-level-describe -- of whoever calls
  test(name, () => {
    if (!EVERYTHING) tellSeed();
    return body();
  });
}

/** Whether a run with this seed takes a story. */
export function isDue(name: string, seed: number): boolean {
  const digest = createHash('sha256').update(`${seed} ${name}`).digest();
  return digest.readUInt32LE() % DAYS === 0;
}

/** In the message of each test of the group that was chosen for, or of the test that chose. */
function tellSeed(): void {
  const tell = (): void =>
    onTestFailed(({ task }) => {
      for (const error of task.result?.errors ?? []) {
        if (error.message.endsWith(AGAIN)) continue;
        error.message += AGAIN;
      }
    });
  // oxlint-disable-next-line vitest/require-top-level-describe -- in the group that asks
  if (TestRunner.getCurrentTest() === undefined) beforeEach(tell);
  else tell();
}
