import { describe, expect, test } from 'vitest';
import { DetailsReading, detailsOfMany } from '../../src/check/details.ts';
import { readEach } from '../../src/check/read-details.ts';
import { tolerant } from '../../src/contract/service/fields.ts';
import { OPERATIONS } from '../../src/contract/service/operations.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { openClient } from '../client/open-client.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { KEY as OWN_KEY, serving } from '../embedded/serving.ts';
import { FakeClock } from '../fake-clock.ts';
import { type Request, startStandIn } from '../service-stand-in/stand-in.ts';
import { seldom } from '../suite.ts';
import { SILENT } from '../../src/base/effects.ts';

const effects = (client: ReturnType<typeof openClient>) => ({
  client,
  clock: new FakeClock(),
  random: () => 0.5,
  log: SILENT,
  redact: (text: string) => text,
  onCheck: () => {},
});

describe('the embedded service', () => {
  test('says of many submissions at once what it says of each alone', async () => {
    const service = await serving();
    const check = await service.create();
    const upload = async (role: string, names: readonly string[]): Promise<void> => {
      const form = new FormData();
      form.append('check_id', String(check));
      form.append('role', role);
      for (const name of names) form.append('files[]', new Blob([await submissionZip(name)]), `${name}.zip`);
      await service.ask('POST', '/check/upload-batch', form);
    };
    // More than the partners whose matches are kept.
    await upload(
      'submission',
      Array.from({ length: 14 }, (_, n) => `student${n}`),
    );
    await upload('archive', ['earlier']);
    await service.ask('POST', '/check/start', { check_id: check, test_type: 9 });
    await service.until(check, STATE.completed);
    const client = openClient(service.baseUrl, { apiKey: OWN_KEY });
    const { submissions } = await client.read('getCheck', { check_id: check });
    const ids = (submissions ?? []).flatMap((one) =>
      one?.role === 'submission' && typeof one.id === 'number' ? [one.id] : [],
    );

    const before = client.requests;
    const alone = await readEach(check, ids, false, effects(client));
    const between = client.requests;
    const together = await readEach(check, ids, true, effects(client));
    expect([between - before, client.requests - between]).toEqual([14, 1]);
    expect([alone.lost, together.lost]).toEqual([null, null]);
    expect([...together.details.keys()]).toEqual(ids);
    expect(together.details).toEqual(alone.details);

    // Each pair once, whoever shows it first: 14 × 13 / 2 of the class, and 14 with the archive.
    const read = [...together.details.values()];
    expect(read.flatMap(({ pairs }) => pairs)).toHaveLength(105);
    const partners = read.map(({ matches }) => new Set(matches.map(({ otherId }) => otherId)).size);
    expect(Math.max(...partners)).toBe(10);
    await client.close();
  });

  seldom('lists no pair twice in an overview that is to be brief', async () => {
    const service = await serving();
    const check = await service.create();
    await service.upload(check, {
      'ada.zip': await submissionZip('ada'),
      'bo.zip': await submissionZip('bo'),
    });
    await service.ask('POST', '/check/start', { check_id: check, test_type: 9 });
    await service.until(check, STATE.completed);
    const listed = async (more: object): Promise<readonly number[]> => {
      const { body } = await service.ask('POST', '/check/overview', { check_id: check, ...more });
      return (body['submissions'] as { submissionresults: unknown[] }[]).map(
        ({ submissionresults }) => submissionresults.length,
      );
    };
    expect(await listed({})).toEqual([1, 1]);
    expect(await listed({ brief: true })).toEqual([0, 0]);
  });
});

test('columns that are short, empty or wrong give what is known, and AI matches stand beside them', () => {
  const match = { match_type: 10, submission_id_matched: 9, similarity: 80, file: 'A.java', line_start: 3 };
  const read = tolerant(OPERATIONS.resultsBatch.response);
  const answer = read({
    files: ['A.java'],
    results: [
      null,
      { matches: {} },
      {
        submission_id: 1,
        pairs: { submission_id_matched: [2, '3', null], similarity: [50, '101'], suspicion: [null] },
        matches: { pair: [0, 5, null, 1], match_type: [1, 1, 1, 2], file: [0], tokens: [40] },
        ai_matches: [match, null],
      },
    ],
  });
  const [details, ...others] = [...detailsOfMany(answer, new DetailsReading(50)).values()];
  expect(others).toEqual([]);
  expect(details?.pairs.map(({ otherId, similarity }) => [otherId, similarity])).toEqual([
    [2, 50],
    [3, null],
  ]);
  const shown = details?.matches.map(({ kind, otherId, own, tokens }) => [kind, otherId, own.file, tokens]);
  expect(shown).toEqual([
    ['peer', 2, 'A.java', 40],
    ['external', 3, '', null],
    ['ai', 9, 'A.java', null],
  ]);
});

describe('a service that answers about many', () => {
  /** What is asked for in turn, and what comes of it, where an answer holds those that `holds` says. */
  async function asked(
    wanted: readonly number[],
    holds: (ids: readonly number[]) => readonly number[] | null,
  ) {
    const questions: (readonly number[])[] = [];
    const service = await startStandIn({
      fault: (request: Request) => {
        if (!request.path.endsWith('/check/results-batch')) return null;
        const { submission_ids: ids } = JSON.parse(request.body.toString()) as { submission_ids: number[] };
        questions.push(ids);
        const held = holds(ids);
        return held === null
          ? { kind: 'status', when: 'before', status: 404, body: '{"error":"gone"}' }
          : {
              kind: 'status',
              when: 'before',
              status: 200,
              body: JSON.stringify({ files: [], results: held.map((id) => ({ submission_id: id })) }),
            };
      },
    });
    const client = openClient(service.baseUrl);
    const { details, lost } = await readEach(7, wanted, true, effects(client));
    await client.close();
    await service.close();
    return { questions, read: [...details.keys()], lost: lost?.message ?? null };
  }

  const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at + 1);

  test('is asked for a hundred at once', async () => {
    const { questions, read, lost } = await asked(upTo(250), (ids) => ids);
    expect(questions.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect([read, lost]).toEqual([upTo(250), null]);
  });

  test('is asked again for those that an answer had no room for, and their order stays', async () => {
    const { questions, read, lost } = await asked(upTo(120), (ids) => ids.slice(0, 60));
    // The next question is on its way already when the first answer is read.
    expect(questions.map((ids) => [ids[0], ids.length])).toEqual([
      [1, 100],
      [101, 20],
      [61, 40],
    ]);
    expect([read, lost]).toEqual([upTo(120), null]);
  });

  test('whose answers hold none of those loses them, and the rest is read', async () => {
    const { read, lost } = await asked(upTo(120), (ids) => (ids[0] === 1 ? [] : ids));
    expect(read).toEqual(upTo(120).slice(100));
    expect(lost).toContain('no matches of the submissions that it was asked for');
  });

  test('is not asked on when it loses three answers in a row', async () => {
    const { questions, read, lost } = await asked(upTo(900), () => null);
    // The one that was on its way is answered, and not read.
    expect(questions.length).toBeLessThanOrEqual(4);
    expect(read).toEqual([]);
    expect(lost).toContain('gone');
  });
});
