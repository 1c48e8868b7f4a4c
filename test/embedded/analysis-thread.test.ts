import { expect, test } from 'vitest';
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

test.each([
  [500, { released: true, terminated: false }],
  [501, { released: false, terminated: true }],
])('a thread that compared %i documents is kept for the next, or ended', async (count, end) => {
  const worker = new FakeWorker();
  const documents = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    role: 'submission' as const,
    name: `${at}`,
    zip: new Uint8Array(),
  }));
  const outcome = runInThread(
    { options: { languageId: 999, ai: false, detectBaseCode: false }, documents, web: false },
    {
      start: () => worker,
      limits: { timeMs: 60_000, memoryBytes: null },
      signal: new AbortController().signal,
      onProgress: () => {},
      findOthers: () => Promise.reject(new Error('nobody asked')),
    },
  );
  worker.say({ kind: 'result', result: NOTHING });
  expect(await outcome).toEqual({ kind: 'result', result: NOTHING });
  expect({ released: worker.released, terminated: worker.terminated }).toEqual(end);
});
