import { describe, expect, test } from 'vitest';
import type { Imprint } from '../../../src/engine/imprints.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { type EarlierScope, EarlierSubmissions } from '../../../src/service/store/earlier.ts';
import { removeCheckRows } from '../../../src/service/store/check-row.ts';
import type { CheckRecord } from '../../../src/service/store/tables.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { BACKENDS, tables } from '../store/backends.ts';

const VERSION = 'of today';
/** Above what 32 bits hold, as most are. */
const HIGH = 2 ** 47;

function imprint(id: number, hashes: readonly number[]): Imprint {
  return {
    id,
    hashes: Float64Array.from(hashes).toSorted(),
    sample: Float64Array.from(hashes.slice(0, 2)).toSorted(),
  };
}

interface Given {
  readonly ownerId?: number | null;
  readonly statusId?: number;
  readonly version?: string | null;
  readonly corpusId?: number | null;
  readonly handedIn?: number;
}

/** What somebody's checks are compared with: their own. */
function own(ownerId: number, before: number): EarlierScope {
  return { ownerId, corpus: null, before };
}

/** A completed check with a submission for each list of hashes; the ids of those. */
async function check(
  database: Database,
  lists: readonly (readonly number[])[],
  { ownerId = 1, statusId = STATE.completed, version = VERSION, corpusId = null, handedIn = 0 }: Given = {},
): Promise<{ readonly record: CheckRecord; readonly ids: readonly number[] }> {
  const times = { createdAt: 0, updatedAt: 0 };
  const { id, attempt } = await database.db
    .insertInto('checks')
    .values({
      ...times,
      ownerId,
      keyId: null,
      corpusId,
      handedIn,
      name: 'class',
      statusId,
      statusMessage: '',
      languageId: 999,
      testType: 1,
      aiRun: 0,
      baseCodeDetection: 0,
      jobId: 1,
      attempt: 1,
      startedAt: null,
      finishedAt: null,
      durationMs: null,
      stats: null,
      result: null,
      imprints: null,
    })
    .returning(['id', 'attempt'])
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const [at] of lists.entries()) {
    const row = await database.db
      .insertInto('submissions')
      .values({
        ...times,
        checkId: id,
        filename: `${at}.zip`,
        role: 'submission',
        fileSize: 1,
        blob: `${id}-${at}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  const record = { id, attempt, ownerId } as CheckRecord;
  const imprints = lists.map((hashes, at) => imprint(ids[at] as number, hashes));
  if (version !== null) await new EarlierSubmissions(database).put(record, { version, imprints });
  return { record, ids };
}

async function rowsOf({ db }: Database): Promise<readonly number[]> {
  const count = async (name: 'imprints' | 'postings'): Promise<number> =>
    (await db.selectFrom(name).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  return [await count('imprints'), await count('postings')];
}

describe.each(BACKENDS)('imprints in $name', (backend) => {
  test('are found by their sample, the newest first, and given back as they were', async () => {
    const database = await tables(backend);
    const earlier = new EarlierSubmissions(database);
    const { ids } = await check(database, [
      [HIGH + 5, 7, 2 ** 32 + 9],
      [HIGH + 5, 8, 1],
    ]);
    const [one = 0, other = 0] = ids;
    const kept = earlier.imprints(own(1, 100), VERSION);
    expect(await kept.holders([HIGH + 5, 7, 2 ** 32 + 9, 123], 10)).toEqual(
      new Map([
        [HIGH + 5, [other, one]],
        [7, [one]],
      ]),
    );
    expect(await kept.holders([HIGH + 5], 1)).toEqual(new Map([[HIGH + 5, [other]]]));
    expect(await kept.holders([], 1)).toEqual(new Map());
    expect(await kept.hashes(ids)).toEqual(
      new Map([
        [one, Uint32Array.of(5, 7, 9)],
        [other, Uint32Array.of(1, 5, 8)],
      ]),
    );
    expect(await kept.hashes([])).toEqual(new Map());
  });

  test('are nobody else’s, of no later check, no other version, and of none that is not complete', async () => {
    const database = await tables(backend);
    const earlier = new EarlierSubmissions(database);
    const mine = await check(database, [[7]]);
    const foreign = await check(database, [[7]], { ownerId: 2 });
    const demo = await check(database, [[7]], { ownerId: null });
    const running = await check(database, [[7]], { statusId: STATE.processing });
    const old = await check(database, [[7]], { version: 'of yesterday' });
    const later = await check(database, [[7]]);
    const all = [mine, foreign, demo, running, old, later].flatMap(({ ids }) => ids);
    const scope = own(1, later.record.id);
    const found = await earlier.imprints(scope, VERSION).hashes(all);
    expect([...found.keys()]).toEqual(mine.ids);
    expect((await earlier.newest(scope, 10, null)).map(({ id }) => id)).toEqual([...old.ids, ...mine.ids]);
    expect((await earlier.newest(scope, 10, VERSION)).map(({ id }) => id)).toEqual(old.ids);
    expect(await earlier.withoutImprint(scope, VERSION)).toBe(1);
    const holders = await earlier.imprints(scope, VERSION).holders([7], 10);
    expect(holders.get(7)).not.toContain(foreign.ids[0]);
    expect(holders.get(7)).not.toContain(demo.ids[0]);
    const nobody = own(0, 100);
    expect(await earlier.imprints(nobody, VERSION).holders([7], 10)).toEqual(new Map());
    expect(await earlier.newest(nobody, 10, null)).toEqual([]);
  });

  test('are those of the members of a corpus, of checks that belong to it, besides one’s own', async () => {
    const database = await tables(backend);
    const earlier = new EarlierSubmissions(database);
    const mine = await check(database, [[7]]);
    const shared = await check(database, [[7]], { ownerId: 2, corpusId: 5 });
    const unshared = await check(database, [[7]], { ownerId: 2 });
    const left = await check(database, [[7]], { ownerId: 3, corpusId: 5 });
    const handedIn = await check(database, [[7]], { handedIn: 1 });
    const all = [mine, shared, unshared, left, handedIn].flatMap(({ ids }) => ids);
    const scope = { ownerId: 1, corpus: { id: 5, members: [1, 2] }, before: 100 };
    const found = await earlier.imprints(scope, VERSION).hashes(all);
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([...mine.ids, ...shared.ids]);
    expect((await earlier.newest(scope, 9, null)).map(({ id }) => id)).toEqual([...shared.ids, ...mine.ids]);
  });

  test('are replaced by those of another version, and go with their check', async () => {
    const database = await tables(backend);
    const earlier = new EarlierSubmissions(database);
    const other = await check(database, [[7, 8, 9]]);
    const { record, ids } = await check(database, [[7, 8], [1]], { version: 'of yesterday' });
    expect(await earlier.checkWithoutImprints(VERSION, [])).toBe(record.id);
    expect(await earlier.checkWithoutImprints(VERSION, [record.id])).toBeUndefined();
    expect(await rowsOf(database)).toEqual([3, 5]);
    const again = { version: VERSION, imprints: [imprint(ids[0] as number, [40])] };
    expect(await earlier.put(record, again)).toBe(true);
    expect(await earlier.checkWithoutImprints(VERSION, [])).toBeUndefined();
    expect(await rowsOf(database)).toEqual([2, 3]);
    // Another attempt has begun.
    expect(await earlier.put({ ...record, attempt: 0 }, again)).toBe(false);
    await database.transact((tx) => removeCheckRows(tx, record.id));
    expect(await rowsOf(database)).toEqual([1, 2]);
    expect(await earlier.imprints(own(1, 100), VERSION).holders([7, 40], 9)).toEqual(
      new Map([[7, other.ids]]),
    );
  });

  test('of a check with very many submissions are written and deleted in parts', async () => {
    const database = await tables(backend);
    const lists = Array.from({ length: 1_100 }, (_, at) => [at * 3, at * 3 + 1, HIGH + at]);
    const { record, ids } = await check(database, lists);
    expect(await rowsOf(database)).toEqual([1_100, 2_200]);
    const kept = new EarlierSubmissions(database).imprints(own(1, 100), VERSION);
    expect(await kept.holders([1_099 * 3], 9)).toEqual(new Map([[1_099 * 3, [ids[1_099]]]]));
    await database.transact((tx) => removeCheckRows(tx, record.id));
    expect(await rowsOf(database)).toEqual([0, 0]);
  });
});
