import { expect, test } from 'vitest';
import { STATE } from '../../../src/contract/service/states.ts';
import { CaseBooks } from '../../../src/program/server/page/case-books.ts';
import { casesText, parseCases } from '../../../src/report/cases/case-document.ts';
import { MemoryBlobs } from '../../../src/service/store/blobs/memory.ts';
import { AnswerRows } from '../../../src/service/store/answers.ts';
import { CaseRows } from '../../../src/service/store/reports.ts';
import { Store } from '../../../src/service/store/store.ts';
import { IN_MEMORY, tables } from '../../embedded/store/backends.ts';
import { temporary } from '../../embedded/serving.ts';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2027, 9, 31, 1);

test('a decision is dated after the one before, also where the clock was set back in between', async () => {
  let now = NOW + HOUR;
  const database = await tables(IN_MEMORY);
  const store = await Store.open(database, new MemoryBlobs(temporary(), () => now));
  const { id } = await store.createCheck({
    ownerId: 1,
    keyId: null,
    corpusId: null,
    handedIn: false,
    name: 'week 1',
    statusId: STATE.completed,
    statusMessage: '',
    languageId: 1,
    testType: 9,
    aiRun: false,
    baseCodeDetection: false,
    jobId: 1,
    createdAt: 1,
    updatedAt: 1,
    startedAt: null,
    finishedAt: 1,
  });
  const books = new CaseBooks(new CaseRows(database), new AnswerRows(database), () => now);
  let { etag } = await books.read(id);
  const decide = async (state: 'confirmed' | 'dismissed', reason: string | null): Promise<string[]> => {
    const evidence = { similarity: 90, suspicion: null, tokens: 100 };
    const one = { subjects: ['1', '2'], names: ['a', 'b'], state, reason, note: null, by: null, evidence };
    const sent = casesText({ cases: [{ ...one, at: '2027-01-01T00:00:00Z' }], common: [] });
    const kept = await books.replace(id, etag, sent, 'ada');
    if (kept === null) throw new Error('somebody else saved');
    ({ etag } = kept);
    return parseCases(kept.text, 'kept').cases.map(({ at }) => at);
  };
  expect(await decide('confirmed', null)).toEqual(['2027-10-31T02:00:00.000Z']);
  now = NOW;
  expect(await decide('dismissed', 'one team')).toEqual(['2027-10-31T02:00:00.001Z']);
  now = NOW + 2 * HOUR;
  expect(await decide('dismissed', 'another team')).toEqual(['2027-10-31T03:00:00.000Z']);
});
