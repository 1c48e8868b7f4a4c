import { describe, expect, test } from 'vitest';
import { isUnexplained, leftWords, withLeft } from '../../src/bot/scan/left.ts';
import type { ListedRepository } from '../../src/bot/scan/schedule.ts';
import { LEFT_HOW, type Left, STATE_LIMITS } from '../../src/bot/scan/state/state-schema.ts';

const HEAD = 'a'.repeat(40);

function found(id: number, more: Partial<ListedRepository> = {}): ListedRepository {
  return { id, fullName: `cs1/hw-${id}`, headSha: HEAD, pushedAt: null, ...more };
}

function left(how: Left['how'], more: Partial<Left> = {}): Left {
  return { how, name: 'cs1/hw-1', now: null, at: '2026-11-21T00:00:00.000Z', ...more };
}

const news = (id: number, entry: Left): ReadonlyMap<number, Left> => new Map([[id, entry]]);
const NONE: ReadonlyMap<number, Left> = new Map();

describe('the list of who left', () => {
  test('stays the very same list while nothing changed', () => {
    const known = { 1: left('deleted'), 2: left('rewritten') };
    expect(withLeft(known, [found(2)], NONE)).toBe(known);
    expect(withLeft(known, [found(2)], news(1, left('deleted', { at: '2026-11-22T00:00:00.000Z' })))).toBe(
      known,
    );
  });

  test.each(LEFT_HOW)('one that is back is off the list, unless its history was rewritten: %s', (how) => {
    const after = withLeft({ 1: left(how) }, [found(1)], NONE);
    expect(Object.keys(after)).toEqual(how === 'rewritten' ? ['1'] : []);
  });

  test('emptied, it is back with a commit, not with a head that could not be read', () => {
    const known = { 1: left('emptied') };
    expect(withLeft(known, [found(1, { headSha: null })], NONE)).toBe(known);
    expect(withLeft(known, [found(1, { headSha: null, isUnread: true })], NONE)).toBe(known);
  });

  test('renamed, it stays while it has the new name', () => {
    const known = { 1: left('renamed', { now: 'cs1/other' }) };
    expect(withLeft(known, [found(1, { fullName: 'cs1/other' })], NONE)).toBe(known);
  });

  test('what says more takes the place of what says less, and not the other way round', () => {
    expect(withLeft({ 1: left('missing') }, [], news(1, left('deleted')))[1]?.how).toBe('deleted');
    expect(withLeft({ 1: left('deleted') }, [], news(1, left('missing')))[1]?.how).toBe('deleted');
  });

  test('what a person forgot is told again only when something else happens', () => {
    const known = { 1: left('rewritten', { forgotten: true, now: HEAD }) };
    expect(withLeft(known, [found(1)], news(1, left('rewritten', { now: HEAD })))).toBe(known);
    const again = left('rewritten', { now: 'b'.repeat(40) });
    expect(withLeft(known, [found(1)], news(1, again))[1]).toBe(again);
  });

  test('has a bound, the newest stay', () => {
    const many = new Map(
      Array.from({ length: STATE_LIMITS.left + 1 }, (_, index) => [
        index + 1,
        left('deleted', { at: new Date(index * 1000).toISOString() }),
      ]),
    );
    const kept = withLeft({}, [], many);
    expect(Object.keys(kept)).toHaveLength(STATE_LIMITS.left);
    expect(kept[1]).toBeUndefined();
  });

  test('what became of one is asked for once, and again where nobody answered', () => {
    expect(isUnexplained(undefined)).toBe(true);
    expect(isUnexplained(left('missing'))).toBe(true);
    expect(isUnexplained(left('rewritten'))).toBe(true);
    expect(isUnexplained(left('deleted'))).toBe(false);
  });

  test.each(LEFT_HOW)('%s has words that name the repository', (how) => {
    expect(leftWords(left(how, { now: 'cs1/new' }))).toMatch(/^cs1\/hw-1\b.*\.$/);
  });
});
