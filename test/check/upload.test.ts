import { expect, test } from 'vitest';
import { SILENT } from '../../src/base/effects.ts';
import type { SendResult } from '../../src/check/client/client.ts';
import { CHECK_LIMITS } from '../../src/check/client/limits.ts';
import { nameSubmissions } from '../../src/check/names.ts';
import type { CheckEffects } from '../../src/check/plan.ts';
import { type Uploaded, readSubmissions } from '../../src/check/submission-list.ts';
import { uploadAll } from '../../src/check/upload.ts';
import { batches } from '../../src/check/upload-state.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import type { PackedSubmission } from '../../src/contract/submission.ts';
import { packed } from './run.ts';

const ID = 101;
const NAMED = nameSubmissions([await packed('ada'), await packed('bo'), await packed('cy')], null, true);
const TOKENS = new Set(NAMED.map(({ token }) => token));
const [ADA, BO, CY] = NAMED.map(({ filename }) => filename) as [string, string, string];
const OK = { kind: 'ok', answer: {}, body: {} } as const;

interface Ways {
  /** What lies there at the beginning, by ids from 1. */
  readonly names?: readonly string[];
  /** Why a file is not taken; null: it is. */
  readonly refuses?: (name: string, operation: string) => string | null;
  /** What is answered in place of deleting one. */
  readonly deletes?: (id: number) => typeof OK | { kind: 'ok'; answer: object; body: object } | null;
  /** The answer to the first request is lost, and it is taken in just before this read of the list. */
  readonly late?: number;
  /** What is listed, of what lies there. */
  readonly lists?: (names: readonly string[], read: number) => readonly string[];
}

/** A check at a service in memory. */
function service({
  names = [],
  refuses = () => null,
  deletes = () => null,
  late = 0,
  lists = (all) => all,
}: Ways) {
  let rows = names.map((filename, at) => ({ id: at + 1, filename }));
  let [ids, reads, waitedMs] = [names.length, 0, 0];
  const asked: string[] = [];
  let lost: readonly string[] = [];
  const take = (all: readonly string[]): void => {
    rows.push(...all.map((filename) => ({ id: (ids += 1), filename })));
  };
  const client = {
    read: () => {
      reads += 1;
      if (reads === late) take(lost);
      const shown = new Set(
        lists(
          rows.map(({ filename }) => filename),
          reads,
        ),
      );
      return Promise.resolve({ submissions: rows.filter(({ filename }) => shown.has(filename)) });
    },
    send: (
      operation: string,
      _: object,
      { files }: { readonly files: readonly { readonly filename: string }[] },
    ) => {
      asked.push(`${operation} ${files.map(({ filename }) => filename).join(' ')}`);
      if (late > 0 && asked.length === 1) {
        lost = files.map(({ filename }) => filename);
        return Promise.resolve({ kind: 'ambiguous', what: '', told: '' });
      }
      const why = files.map(({ filename }) => ({ filename, error: refuses(filename, operation) }));
      const taken = why.filter(({ error }) => error === null);
      take(taken.map(({ filename }) => filename));
      const failed = why.filter(({ error }) => error !== null);
      if (operation === 'upload' && failed[0] !== undefined) {
        return Promise.resolve({
          kind: 'refused',
          status: 422,
          said: failed[0].error,
          body: {},
          error: null,
        });
      }
      return Promise.resolve({ ...OK, body: { uploaded: taken, failed_uploads: failed } });
    },
    repeat: (_: string, { submission_id: id }: { readonly submission_id: number }): Promise<object> => {
      asked.push(`delete ${id}`);
      const instead = deletes(id);
      if (instead === null) rows = rows.filter((row) => row.id !== id);
      return Promise.resolve(instead ?? (OK as SendResult<'deleteSubmission'>));
    },
    quote: (text: string) => text,
    wait: (ms: number) => {
      waitedMs += ms;
      return Promise.resolve();
    },
  };
  const effects = { client, log: SILENT } as unknown as CheckEffects;
  const upload = async (isShared: boolean, onBatch = (): Promise<void> => Promise.resolve()) => {
    const present: Uploaded | null = names.length === 0 ? null : await readSubmissions(ID, TOKENS, effects);
    const plan = { checkId: ID, named: NAMED, tokens: TOKENS, roles: true, isShared };
    const { ids: made, failed } = await uploadAll(plan, present, effects, onBatch);
    const nameOf = new Map(NAMED.map(({ token, submission }) => [token, submission.name]));
    const byName = <V>(map: ReadonlyMap<string, V>): Record<string, V> =>
      Object.fromEntries([...map].map(([token, value]): [string, V] => [nameOf.get(token) ?? '', value]));
    return { ids: byName(made), failed: byName(failed) };
  };
  return { upload, asked, there: () => rows.map(({ filename }) => filename), waitedMs: () => waitedMs };
}

const NO = { kind: 'ok', answer: {}, body: { success: false } } as const;

test('strangers in a check that is found by its name are nothing odd, and in any other keep it from starting', async () => {
  const names = ['somebody.zip'];
  expect(await service({ names }).upload(true)).toEqual({ ids: { ada: 2, bo: 3, cy: 4 }, failed: {} });
  await expect(service({ names }).upload(false)).rejects.toThrow('it holds 1 submissions');
});

test('in a check that is found by its name what has changed takes the place of what was there', async () => {
  const older = ADA.replace(/-c[0-9a-f]{7}-/, '-c0000000-');
  expect(older).not.toBe(ADA);
  // Another way to write a name is no change.
  const names = [older, BO.toUpperCase()];
  const { upload, asked, there } = service({ names });
  expect((await upload(true)).ids).toEqual({ ada: 3, bo: 2, cy: 4 });
  expect(asked).toEqual(['delete 1', `uploadBatch ${ADA} ${CY}`]);
  expect(there()).toEqual([BO.toUpperCase(), ADA, CY]);
  // In a check of this run alone, nothing can have changed.
  const own = service({ names });
  expect((await own.upload(false)).ids).toEqual({ ada: 1, bo: 2, cy: 3 });
  expect(own.asked).toEqual([`uploadBatch ${CY}`]);
});

test('what has changed and is said to stay is looked for: it may be gone', async () => {
  const older = ADA.replace(/-c[0-9a-f]{7}-/, '-c0000000-');
  const ways = { names: [older], deletes: () => NO };
  await expect(service(ways).upload(true)).rejects.toThrow('has changed cannot be deleted');
  const lists = (names: readonly string[], read: number) =>
    read > 1 ? names.filter((name) => name !== older) : names;
  const { ids } = await service({ ...ways, lists }).upload(true);
  expect(Object.keys(ids)).toEqual(['ada', 'bo', 'cy']);
});

test('of two of one person the first one stays, and one that cannot be deleted keeps the check from starting', async () => {
  const names = [BO, CY, ADA, BO];
  const { upload, asked, there } = service({ names });
  expect(await upload(false)).toEqual({ ids: { ada: 3, bo: 1, cy: 2 }, failed: {} });
  expect([asked, there()]).toEqual([['delete 4'], [BO, CY, ADA]]);
  await expect(service({ names, deletes: () => NO }).upload(false)).rejects.toThrow('there twice');
});

test('of a request that was taken in after it was sent once more nothing is there twice', async () => {
  // Reads 1 and 2 lead to the second request, and read 3 shows each once.
  const { upload, asked, there } = service({ late: 4 });
  expect((await upload(false)).ids).toEqual({ ada: 1, bo: 2, cy: 3 });
  expect(asked).toEqual([
    `uploadBatch ${ADA} ${BO} ${CY}`,
    `uploadBatch ${ADA} ${BO}`,
    `uploadBatch ${CY}`,
    'delete 4',
    'delete 5',
    'delete 6',
  ]);
  expect(there()).toEqual([ADA, BO, CY]);
});

test('what a service said that it has, and lists no more, is sent once more', async () => {
  let isLost = true;
  const { upload, asked, waitedMs } = service({
    // A read before the second upload does not show the first one.
    lists: (names) => {
      if (names.length > 3) isLost = false;
      return names.filter((name) => !isLost || name !== ADA);
    },
  });
  await upload(false);
  expect(asked).toEqual([`uploadBatch ${ADA} ${BO} ${CY}`, `upload ${ADA}`, 'delete 4']);
  // The list may be an old one, as long as there is time.
  expect(waitedMs()).toBeGreaterThanOrEqual(CHECK_LIMITS.settleMaxMs);
});

test('a list that is old for a moment leads to nothing', async () => {
  const { upload, asked } = service({ lists: (names, read) => (read < 4 ? names.slice(0, 2) : names) });
  expect((await upload(false)).ids).toEqual({ ada: 1, bo: 2, cy: 3 });
  expect(asked).toHaveLength(1);
});

test('a failure of the moment is tried once more, and what is about the file is not', async () => {
  const reasons: Record<string, string> = { [ADA]: 'the archive is damaged', [BO]: 'larger than 10 MB' };
  const { upload, asked } = service({
    refuses: (name, operation) => (operation === 'upload' ? null : (reasons[name] ?? null)),
  });
  expect(await upload(false)).toEqual({ ids: { ada: 2, cy: 1 }, failed: { bo: 'larger than 10 MB' } });
  expect(asked).toEqual([`uploadBatch ${ADA} ${BO} ${CY}`, `upload ${ADA}`]);
  const always = service({ refuses: (name) => (name === CY ? 'the archive is damaged' : null) });
  expect((await always.upload(false)).failed).toEqual({ cy: 'the archive is damaged' });
});

test('the next request waits until the last one is noted', async () => {
  const noted: number[] = [];
  const { upload, asked } = service({});
  await upload(false, () => Promise.resolve(void noted.push(asked.length)));
  expect(noted).toEqual([1]);
});

test('a batch holds as many files and bytes as it may, of one role', async () => {
  const one = await packed('ada');
  const sizes = (count: number, bytes: number, roles: readonly PackedSubmission['role'][] = []) =>
    batches(
      Array.from({ length: count }, (_, at) => ({
        submission: { ...one, role: roles[at] ?? 'judged', zip: { ...one.zip, bytes } },
        token: String(at),
        filename: `${at}.zip`,
      })),
    ).map((batch) => batch.map(({ submission }) => submission.role));
  const lengths = (count: number, bytes: number) => sizes(count, bytes).map(({ length }) => length);
  expect(lengths(LIMITS.batchFiles, 1)).toEqual([LIMITS.batchFiles]);
  expect(lengths(LIMITS.batchFiles + 1, 1)).toEqual([LIMITS.batchFiles, 1]);
  const half = LIMITS.ownBatchBytes / 2;
  expect(lengths(4, half)).toEqual([2, 2]);
  expect(lengths(4, half + 1)).toEqual([1, 1, 1, 1]);
  // One that is larger goes by itself.
  expect(lengths(2, LIMITS.ownBatchBytes + 1)).toEqual([1, 1]);
  expect(sizes(4, 1, ['judged', 'archive', 'ai-reference', 'base'])).toEqual([
    ['base'],
    ['ai-reference'],
    ['archive'],
    ['judged'],
  ]);
});
