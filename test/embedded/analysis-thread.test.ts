import { afterEach, expect, test, vi } from 'vitest';
import { runInThread } from '../../src/service/analysis/analysis-thread.ts';
import { packed } from '../../src/engine/pair-table.ts';
import { FakeWorker } from './fake-worker.ts';

const NOTHING = packed({
  submissions: [],
  pairs: [],
  ordinary: null,
  clusters: [],
  commonCode: [],
  notices: [],
});

/** An analysis of so many documents by a thread that says what it is told to. */
function analysing(worker: FakeWorker, count: number, timeMs: number): ReturnType<typeof runInThread<never>> {
  const documents = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    role: 'submission' as const,
    name: `${at}`,
    zip: new Uint8Array(),
  }));
  return runInThread<never>(
    { options: { languageId: 999, ai: false, detectBaseCode: false }, documents, web: false },
    {
      start: () => worker,
      limits: { timeMs, memoryBytes: null },
      signal: new AbortController().signal,
      onProgress: () => {},
      findOthers: () => Promise.reject(new Error('nobody asked')),
    },
  );
}

afterEach(() => vi.useRealTimers());

test.each([
  [500, { released: true, terminated: false }],
  [501, { released: false, terminated: true }],
])('a thread that compared %i documents is kept for the next, or ended', async (count, end) => {
  const worker = new FakeWorker();
  const outcome = analysing(worker, count, 60_000);
  worker.say({ kind: 'result', result: NOTHING });
  expect(await outcome).toEqual({ kind: 'result', result: NOTHING });
  expect({ released: worker.released, terminated: worker.terminated }).toEqual(end);
});

test.each([9_999 * 3_600_000, Infinity])(
  'a limit of %d ms, longer than any timer, is none',
  async (timeMs) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = new FakeWorker();
    const outcome = analysing(worker, 1, timeMs);
    vi.advanceTimersByTime(24 * 3_600_000);
    worker.say({ kind: 'result', result: NOTHING });
    expect(await outcome).toEqual({ kind: 'result', result: NOTHING });
  },
);
