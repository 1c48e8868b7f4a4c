import { afterEach, describe, expect, test } from 'vitest';
import { type Details, placeKey } from '../../src/check/details.ts';
import { withQuotes } from '../../src/check/read-results.ts';
import { openClient } from '../client/open-client.ts';
import { FakeClock } from '../fake-clock.ts';
import { publicFile, publicMatch } from '../report/web-class.ts';
import { type StandIn, startStandIn } from '../service-stand-in/stand-in.ts';
import { SILENT } from '../../src/base/effects.ts';

const LINES = Array.from({ length: 500 }, (_, at) => `line ${at + 1}`);
let service: StandIn;
afterEach(() => service.close());

const near = publicFile('near.py');
/** Beside it in the same source. */
const far = publicFile('far.py', { url: near.url });
const places = new Map(
  [near, far].map((one) => [placeKey(one), { location: one.path, source: `proof of ${one.path}` }]),
);

/** Two submissions: one like both files, one like the closer one. */
function detailsOf(lineStart: number | null, lineEnd: number | null): ReadonlyMap<number, Details> {
  const match = (source: typeof near, similarity: number): Details['matches'][number] => ({
    ...publicMatch(source, similarity, {
      quoted: undefined,
      other: { file: source.path, lineStart, lineEnd },
    }),
    otherId: null,
  });
  const details = (...matches: Details['matches']): Details => ({ matches, pairs: [], commonCode: [] });
  return new Map([
    [1, details(match(far, 30), match(near, 60))],
    [2, details(match(near, 90))],
  ]);
}

/** What is quoted of each submission, and what was asked for. @param answer the file's content; null: it is not there */
async function quoted(
  details: ReadonlyMap<number, Details>,
  most: number,
  answer: (location: string) => string | null,
) {
  const asked: unknown[] = [];
  service = await startStandIn({
    fault: ({ path, body }) => {
      if (!path.endsWith('/check/getRemoteFile')) return null;
      const place = JSON.parse(body.toString()) as { readonly location: string };
      asked.push(place);
      const content = answer(place.location);
      return content === null
        ? { kind: 'status', when: 'before', status: 404, body: '{"error":"gone"}' }
        : { kind: 'status', when: 'before', status: 200, body: JSON.stringify({ file: { id: 1, content } }) };
    },
  });
  const client = openClient(service.baseUrl);
  const read = await withQuotes(details, places, most, {
    client,
    clock: new FakeClock(),
    random: () => 0.5,
    log: SILENT,
    redact: (text) => text.replaceAll('line 41', '***'),
    onCheck: () => {},
  });
  await client.close();
  return { asked, quotes: [...read.values()].map(({ matches }) => matches.map((one) => one.quoted)) };
}

describe('the lines of public code', () => {
  test('are quoted, each file asked for once, the most similar first, without secrets', async () => {
    const { asked, quotes } = await quoted(detailsOf(40, 42), 9, () => LINES.join('\r\n'));
    expect(asked).toEqual([
      { location: 'near.py', source: 'proof of near.py' },
      { location: 'far.py', source: 'proof of far.py' },
    ]);
    const lines = 'line 40\n***\nline 42';
    expect(quotes).toEqual([[lines, lines], [lines]]);
  });

  test('are of so many files at most, and without those the report has links', async () => {
    const { asked, quotes } = await quoted(detailsOf(1, 1), 1, () => 'one');
    expect(asked).toHaveLength(1);
    expect(quotes).toEqual([[undefined, 'one'], ['one']]);
    await service.close();
    expect((await quoted(detailsOf(1, 1), 9, (file) => (file === 'far.py' ? 'one' : null))).quotes).toEqual([
      ['one', undefined],
      [undefined],
    ]);
  });

  test.each([
    [1, 200, 200],
    [1, 201, 200],
    [499, 600, 2],
    [7, null, 1],
  ])('from %s to %s are %i', async (from, to, n) => {
    const { quotes } = await quoted(detailsOf(from, to), 9, () => LINES.join('\n'));
    expect(quotes[1]?.[0]?.split('\n')).toHaveLength(n);
  });

  test.each([
    [null, null],
    [501, 510],
  ])('are none where the file does not have them: from %s to %s', async (from, to) => {
    const { quotes } = await quoted(detailsOf(from, to), 9, () => LINES.join('\n'));
    expect(quotes).toEqual([[undefined, undefined], [undefined]]);
  });
});
