import { describe, expect, test } from 'vitest';
import type { SentLine } from '../../../src/contract/web.ts';
import { Sent } from '../../../src/service/store/searches.ts';
import { BACKENDS, tables } from './backends.ts';

const QUERY: SentLine = {
  provider: 'github',
  kind: 'query',
  text: '"tax \u202e\u0007\\" language:Java',
  submissions: [3, 1],
};
const HASHES: SentLine = {
  provider: 'software-heritage',
  kind: 'hashes',
  text: 'swh:1:cnt:00',
  submissions: [2],
};

describe.each(BACKENDS)('the ledger in $name', (backend) => {
  test('tells what left for a check in its order, with the answers that are known', async () => {
    const sent = new Sent(await tables(backend));
    const first = await sent.note({ id: 7, jobId: 1 }, QUERY, 1_000);
    await sent.note({ id: 7, jobId: 1 }, HASHES, 1_000);
    await sent.note({ id: 8, jobId: 1 }, HASHES, 1_000);
    await sent.note({ id: 7, jobId: 2 }, QUERY, 900);
    expect(await sent.of(7)).toEqual([QUERY, HASHES, QUERY]);
    await sent.answered(first, '3 hits');
    expect(await sent.of(7)).toEqual([{ ...QUERY, answer: '3 hits' }, HASHES, QUERY]);
    expect(await sent.of(9)).toEqual([]);
  });

  test('counts the queries of one start, of all its attempts', async () => {
    const sent = new Sent(await tables(backend));
    for (const line of [QUERY, HASHES, QUERY]) await sent.note({ id: 7, jobId: 1 }, line, 1_000);
    await sent.note({ id: 7, jobId: 2 }, QUERY, 1_000);
    await sent.note({ id: 8, jobId: 1 }, QUERY, 1_000);
    expect(await Promise.all([1, 2, 3].map((jobId) => sent.queries({ id: 7, jobId })))).toEqual([2, 1, 0]);
  });
});
