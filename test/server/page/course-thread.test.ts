import { expect, onTestFinished, test, vi } from 'vitest';
import { htmlPieces } from '../../../src/channels/html.ts';
import { readBlocks } from '../../../src/channels/page-file.ts';
import { viewOf } from '../../../src/channels/view.ts';
import { NO_CASES } from '../../../src/contract/cases.ts';
import { Courses } from '../../../src/program/server/page/courses.ts';
import type { CoursePage } from '../../../src/report/course/course-words.ts';
import { OWNER } from '../../../src/service/store/people/caller.ts';
import type { CheckRecord } from '../../../src/service/store/tables.ts';
import { Thread } from '../../../src/system/threads.ts';
import { assignment, CLOSE } from '../../course/assignment.ts';

/** What is handed over as it is, and not read where the server answers. */
class Unread extends Uint8Array {
  override get buffer(): never {
    throw new Error('read where the server answers');
  }

  override get length(): never {
    return this.buffer;
  }
}

const PAGES = await Promise.all(
  [1, 2].map(async (seed) => {
    const view = viewOf(assignment(seed, CLOSE).report, 'staff');
    const readSource = (): Promise<null> => Promise.resolve(null);
    const pieces = await Array.fromAsync(htmlPieces(view, { template: '<!--report-data-->', readSource }));
    return Buffer.from(pieces.join(''));
  }),
);
const CHECKS = [1, 2].map((id) => ({ id, name: `hw${id}`, corpusId: 5, createdAt: id }) as CheckRecord);

/** Courses of two checks. @param read the page of a report, by the check's id */
function courses(
  read: (id: number) => Promise<Uint8Array>,
  more: { readonly signal?: AbortSignal } = {},
): { readonly page: () => Promise<CoursePage> } {
  const made = new Courses({
    accessOf: () => ({ list: () => Promise.resolve(CHECKS) }) as never,
    people: { corpora: { list: () => Promise.resolve([{ id: 5, name: 'CS 101' }]) } } as never,
    now: () => Date.parse('2026-11-28T00:00:00Z'),
    reports: { read: async (id) => ({ html: await read(id), policy: '' }) },
    books: { book: () => Promise.resolve(NO_CASES) },
    signal: new AbortController().signal,
    ...more,
  });
  return {
    page: async () => {
      const { html } = await made.page(OWNER, 5, '1,2');
      return readBlocks(html).get('data-index')?.() as CoursePage;
    },
  };
}
const pageOf = (id: number): Promise<Uint8Array> => Promise.resolve(PAGES[id - 1] ?? new Uint8Array());

test('a course is made in a thread: where requests are answered, its reports are not even read', async () => {
  const { document } = await courses(async (id) => new Unread(await pageOf(id))).page();
  expect(document).toMatchObject({ name: 'CS 101', createdAt: '2026-11-28T00:00:00.000Z', pairs: 66 });
  expect(document.assignments.map(({ name, report, people }) => [name, report, people])).toEqual([
    ['hw1', '/checks/1/report/', 12],
    ['hw2', '/checks/2/report/', 12],
  ]);
  expect(document.found[0]).toMatchObject({ a: 1, b: 2, times: 2 });
});

test('one course after the other', async () => {
  const order: (string | number)[] = [];
  const start = Thread.start.bind(Thread);
  vi.spyOn(Thread, 'start').mockImplementation((task, heapMb) => {
    order.push('begun');
    return start(task, heapMb);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { page } = courses((id) => {
    order.push(id);
    return pageOf(id);
  });
  await Promise.all([page(), page()]);
  expect(order).toEqual(['begun', 1, 2, 'begun', 1, 2]);
});

test('what is wrong with a report is said in a sentence, and the next course is made', async () => {
  let isDamaged = true;
  const { page } = courses((id) => (isDamaged ? Promise.resolve(Buffer.from('<p>')) : pageOf(id)));
  await expect(page()).rejects.toMatchObject({
    status: 422,
    message:
      'report of check 1 is no report page, or not a whole one. Give the folder that a check wrote (report-dir).',
  });
  isDamaged = false;
  expect((await page()).document.people).toHaveLength(12);
});

test('what keeps a report from being read is told as it is', async () => {
  const away = new Error('the storage is away');
  await expect(courses((id) => (id === 2 ? Promise.reject(away) : pageOf(id))).page()).rejects.toBe(away);
});

test('a thread that runs out of memory is one course that is refused', async () => {
  const start = Thread.start.bind(Thread);
  vi.spyOn(Thread, 'start').mockImplementation((task) => start(task, 8));
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(courses(pageOf).page()).rejects.toMatchObject({
    // Not at another time, but with another choice.
    status: 422,
    message: expect.stringMatching(/more memory than the server has for it\. Choose fewer checks/) as string,
  });
});

test('ends with the server', async () => {
  const server = new AbortController();
  const { page } = courses(
    (id) => {
      server.abort();
      return pageOf(id);
    },
    { signal: server.signal },
  );
  await expect(page()).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('ended') as string,
    headers: { 'retry-after': '5' },
  });
  await expect(page()).rejects.toBe(server.signal.reason);
});
