import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { threadEntry } from '../../src/system/assets.ts';
import { Thread } from '../../src/system/threads.ts';

/** At nobody: nothing is found. */
const LOOK = { kind: 'second-look', job: { submissions: [] } };

/** Of this file alone: other tests of this process leave threads behind. */
const HEAP_MB = 301;

async function looked(heapMb: number | null = HEAP_MB): Promise<Thread> {
  const thread = Thread.start(LOOK, heapMb);
  expect(await once(thread, 'message')).toMatchObject([{ kind: 'found' }]);
  return thread;
}

async function released(heapMb: number | null = HEAP_MB): Promise<Thread> {
  const thread = await looked(heapMb);
  await thread.release();
  return thread;
}

/** What keeps this process for the sake of a thread. */
const keeping = (): number => process.getActiveResourcesInfo().filter((one) => one === 'MessagePort').length;

let nobody = 0;
beforeAll(() => {
  nobody = keeping();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
// Those that wait, end: one that ends while the next test counts keeps this process, too.
afterEach(async () => {
  vi.runAllTimers();
  while (keeping() > nobody) await new Promise((resolve) => setImmediate(resolve));
});
afterAll(() => void vi.useRealTimers());

test('does one task after the other, and keeps no process while it waits', async () => {
  const before = keeping();
  const first = await released();
  expect(keeping()).toBe(before);
  const again = Thread.start(LOOK, HEAP_MB);
  expect([again === first, keeping()]).toEqual([true, before + 1]);
  expect(await once(again, 'message')).toMatchObject([{ kind: 'found' }]);
  await again.release();
  expect(keeping()).toBe(before);
});

test('that waits lets its process end', () => {
  const threads = new URL('threads.mjs', threadEntry()).href;
  const program = `
    import { Thread } from ${JSON.stringify(threads)};
    process.on('worker', (thread) => process.on('exit', () => console.log(thread.threadId > 0 ? 'waits' : 'ended')));
    Thread.warm({ kind: 'warm' });`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('waits\n');
});

test('loads what a task needs once it has that task', () => {
  const loaded = new Map<string, string>();
  const load = (file: URL): void => {
    if (loaded.has(file.href)) return;
    const text = readFileSync(file, 'utf8');
    loaded.set(file.href, text);
    for (const [, path = ''] of text.matchAll(/^(?:import|export) .*["'](\.\/[^"']+)["'];$/gm)) {
      load(new URL(path, file));
    }
  };
  load(new URL(threadEntry()));
  const code = [...loaded.values()].join('');
  expect(code).toContain('parentPort');
  // The engine alone has half a million.
  expect(code.length).toBeLessThan(50_000);
});

test('is nobody’s but who has it', async () => {
  const first = await released();
  const [one, other] = [Thread.start(LOOK, HEAP_MB), Thread.start(LOOK, HEAP_MB)];
  expect([one === first, other === first]).toEqual([true, false]);
  await Promise.all([one, other].map((thread) => once(thread, 'message')));
  await Promise.all([one.release(), other.release()]);
});

test('waits for a task with its own limit of memory', async () => {
  const first = await released();
  const other = await released(HEAP_MB + 1);
  expect(other).not.toBe(first);
  expect(await released()).toBe(first);
  expect(await released(HEAP_MB + 1)).toBe(other);
});

test('waits for ten seconds, and again after each task', async () => {
  const first = await released();
  vi.advanceTimersByTime(9_999);
  expect(await released()).toBe(first);
  vi.advanceTimersByTime(9_999);
  expect(await released()).toBe(first);
  vi.advanceTimersByTime(10_000);
  const next = await released();
  expect(next).not.toBe(first);
});

test('that was ended, or ended by itself while it waited, has no further task', async () => {
  const first = await looked();
  await first.terminate();
  const next = await released();
  expect(next).not.toBe(first);
  await next.terminate();
  expect(await released()).not.toBe(next);
});

test('waits beside one other: of three the one ends that has waited longest', async () => {
  const three = await Promise.all([looked(), looked(), looked()]);
  for (const one of three) await one.release();
  const again = await Promise.all([looked(), looked(), looked()]);
  expect(again.map((one) => three.indexOf(one))).toEqual([2, 1, -1]);
  await Promise.all(again.map((one) => one.release()));
});

test('ends at once where it holds much of what a task may take', async () => {
  const thread = await looked();
  const { used_heap_size: used, external_memory: external } = await thread.getHeapStatistics();
  await thread.release(4 * (used + external));
  expect(thread.threadId).toBe(-1);
  const other = await looked();
  await other.release(16 * (used + external));
  expect(other.threadId).toBeGreaterThan(0);
  expect(await released()).toBe(other);
});

test('is there before its task, once', async () => {
  const before = keeping();
  // Whatever waits by now is taken.
  const taken = [Thread.start(LOOK), Thread.start(LOOK)];
  Thread.warm({ kind: 'warm' });
  Thread.warm({ kind: 'warm' });
  expect(keeping()).toBe(before + 2);
  const [warm, cold] = [await looked(null), Thread.start(LOOK)];
  expect(cold.threadId - warm.threadId).toBe(1);
  await Promise.all([...taken, warm, cold].map((one) => one.terminate()));
});
