import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefetch } from '../../src/sources/prefetch.ts';

async function* asynchronous(items: readonly number[], onReturn: () => void = () => {}) {
  try {
    for (const item of items) {
      await Promise.resolve();
      yield item;
    }
  } finally {
    onReturn();
  }
}

test('results come in the order of their items, and never more than so many are under way', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat(), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      async (scheduler, items, width, isAsync) => {
        let running = 0;
        let most = 0;
        const map = async (item: number): Promise<number> => {
          running += 1;
          most = Math.max(most, running);
          await scheduler.schedule(Promise.resolve());
          running -= 1;
          return item * 2;
        };
        const results: number[] = [];
        const all = (async () => {
          for await (const one of prefetch(isAsync ? asynchronous(items) : items, width, map)) {
            results.push(one);
          }
        })();
        await scheduler.waitFor(all);
        expect(results).toEqual(items.map((item) => item * 2));
        expect(most).toBeLessThanOrEqual(width);
        if (items.length >= width) expect(most).toBe(width);
      },
    ),
  );
});

test('whoever stops early ends the source, after what is under way', async () => {
  const events: string[] = [];
  const map = async (item: number): Promise<number> => {
    await Promise.resolve();
    events.push(`done ${item}`);
    return item;
  };
  const source = asynchronous([1, 2, 3, 4], () => events.push('source ended'));
  for await (const first of prefetch(source, 2, map)) {
    expect(first).toBe(1);
    break;
  }
  expect(events).toEqual(['done 1', 'done 2', 'source ended']);
});

test('a failure comes at its place, and is nobody’s unheard rejection before', async () => {
  const map = (item: number): Promise<number> =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item);
  const seen: number[] = [];
  const all = async (): Promise<void> => {
    for await (const one of prefetch([1, 2, 3], 3, map)) seen.push(one);
  };
  await expect(all()).rejects.toThrow('two');
  expect(seen).toEqual([1]);
});
