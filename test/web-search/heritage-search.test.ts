import { expect, onTestFinished, test } from 'vitest';
import type { SentLine } from '../../src/contract/web.ts';
import { createHeritageSearch } from '../../src/service/web-search/heritage/provider.ts';
import type { ProviderFindings, SearchOrder } from '../../src/service/web-search/provider.ts';
import type { SearchSubject } from '../../src/engine/subject.ts';
import { FakeClock } from '../fake-clock.ts';
import { startWebHeritage, type WebHeritage } from '../web-stand-in/heritage.ts';
import { file, rules, subject, submission } from './subjects.ts';

const hash = (number: number): string => number.toString(16).padStart(40, '0');
const MINUTE = 60_000;

async function scene(
  known: readonly number[],
  limited = false,
): Promise<{
  readonly archive: WebHeritage;
  readonly clock: FakeClock;
  readonly sent: Map<SentLine, string | null>;
  readonly search: (one: SearchSubject, order?: Partial<SearchOrder>) => Promise<ProviderFindings>;
}> {
  const clock = new FakeClock();
  const now = (): number => Date.parse('2026-11-01T00:00:00Z') + clock.now();
  const archive = await startWebHeritage({ blobs: new Set(known.map(hash)), isLimited: limited, now });
  const provider = createHeritageSearch({ url: archive.url, clock, environment: {}, userAgent: 'test' });
  onTestFinished(async () => {
    await provider.close();
    await archive.close();
  });
  const sent = new Map<SentLine, string | null>();
  return {
    archive,
    clock,
    sent,
    search: (one, order = {}) =>
      provider.search(one, rules(), {
        requests: 0,
        endsAtMs: clock.now() + 30 * MINUTE,
        signal: new AbortController().signal,
        onSent: (line) => void sent.set(line, null),
        onAnswer: (line, answer) => void sent.set(line, answer),
        onProgress: () => {},
        ...order,
      }),
  };
}

const files = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => file(`F${from + index}.java`, { blob: hash(from + index) }));

test('says which files are known; hashes leave, and nothing else', async () => {
  const { archive, search, sent } = await scene([1]);
  const one = subject(
    submission(1, [], {
      files: [file('secret/Name.java', { blob: hash(1) }), file('B.java', { blob: hash(2) })],
    }),
    submission(2, [], { files: [file('C.java', { blob: hash(1) })] }),
    submission(3, [], { files: [file('D.java', { blob: hash(3), unasked: 'starter' })] }),
  );
  const findings = await search(one);
  const id = `swh:1:cnt:${hash(1)}`;
  expect(findings).toEqual({
    searched: new Map([
      [1, { state: 'searched', why: null }],
      [2, { state: 'searched', why: null }],
      [3, { state: 'not-searched', why: 'no-probes' }],
    ]),
    sources: [],
    known: [
      { submission: 1, path: 'secret/Name.java', id, url: `${archive.url}/${id}` },
      { submission: 2, path: 'C.java', id, url: `${archive.url}/${id}` },
    ],
    failure: null,
    requests: 0,
  });
  expect(archive.requests.map(({ body }) => body)).toEqual([JSON.stringify([id, `swh:1:cnt:${hash(2)}`])]);
  expect([...sent]).toEqual([
    [
      {
        provider: 'software-heritage',
        kind: 'hashes',
        text: `${id} swh:1:cnt:${hash(2)}`,
        submissions: [1, 2],
      },
      '1 known',
    ],
  ]);
});

test.each([
  [999, 1],
  [1000, 1],
  [1001, 2],
  [0, 0],
])('%i hashes are %i requests', async (count, requests) => {
  const { archive, search } = await scene([0, 1000]);
  const { known, failure } = await search(subject(submission(1, [], { files: files(0, count) })));
  expect(archive.requests.map(({ status }) => status)).toEqual(Array.from({ length: requests }, () => 200));
  expect(known).toHaveLength(Math.min(requests, 2));
  expect(failure).toBeNull();
});

test('a limit is waited for as long as the archive says, and no longer than there is time', async () => {
  const many = subject(submission(1, [], { files: files(0, 1) }));
  const limit = { status: 429, headers: { 'retry-after': '90' } };
  const waiting = await scene([0]);
  waiting.archive.fail(limit);
  expect((await waiting.search(many)).known).toHaveLength(1);
  expect(waiting.clock.waits).toEqual([90_000]);

  const told = await scene([0]);
  const date = new Date(1_900_000_000_000).toUTCString();
  const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1900000017' };
  told.archive.fail({ status: 429, headers: { date, ...reset } });
  expect((await told.search(many)).known).toHaveLength(1);
  expect(told.clock.waits).toEqual([17_000]);

  const late = await scene([0]);
  late.archive.fail(limit);
  const findings = await late.search(many, { endsAtMs: 90_000 });
  expect(late.clock.waits).toEqual([]);
  expect(findings.failure).toBe(
    'Software Heritage has a limit of requests that is used up. 0 of 1 files were asked for. Run again later.',
  );
  expect([...findings.searched.values()]).toEqual([{ state: 'not-searched', why: 'failure' }]);
});

test.each([
  ['an error that passes', { status: 503 }, 1, null],
  ['an error that stays', { status: 503 }, 3, 'answered 503.'],
  ['a connection that is cut', 'drop' as const, 3, 'could not be reached.'],
  ['a refusal', { status: 400 }, 1, 'answered 400.'],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 1, 'answered 307.'],
  ['a page', { status: 200, body: '<html>' }, 1, 'answered something unexpected.'],
  ['another shape', { status: 200, body: '{"a":{"known":"yes"}}' }, 1, 'answered something unexpected.'],
  ['an endless answer', { status: 200, body: 'x'.repeat(2 << 20) }, 1, 'answered something unexpected.'],
])('%s', async (_, fault, times, said) => {
  const { archive, search } = await scene([0]);
  archive.fail(fault, times);
  const { failure, known } = await search(subject(submission(1, [], { files: files(0, 1) })));
  expect(failure).toBe(
    said === null ? null : `Software Heritage ${said} 0 of 1 files were asked for. Run again later.`,
  );
  expect(known).toHaveLength(said === null ? 1 : 0);
});

test('an answer about something else makes nothing known', async () => {
  const { archive, search } = await scene([]);
  archive.fail({ status: 200, body: JSON.stringify({ [`swh:1:cnt:${hash(9)}`]: { known: true } }) });
  expect((await search(subject(submission(1, [], { files: files(0, 1) })))).known).toEqual([]);
});

test('its rate is 120 an hour', async () => {
  const { archive, search } = await scene([0], true);
  const one = subject(submission(1, [], { files: files(0, 1) }));
  for (let index = 0; index < 120; index++) expect((await search(one)).failure).toBeNull();
  expect((await search(one)).failure).toContain('limit');
  expect(archive.requests).toHaveLength(121);
});

test('ends at once where it is told to', async () => {
  const { archive, search } = await scene([0]);
  archive.fail('silent');
  const controller = new AbortController();
  const one = subject(submission(1, [], { files: files(0, 1) }));
  const searching = search(one, {
    signal: controller.signal,
    onSent: () => void setImmediate(() => controller.abort(new Error('stop'))),
  });
  await expect(searching).rejects.toThrow('stop');
  await expect(search(one, { signal: controller.signal })).rejects.toThrow('stop');
});
