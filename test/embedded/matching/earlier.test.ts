import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { passes } from '../../../src/service/api/attempts.ts';
import { BlobsUnavailable } from '../../../src/service/store/blobs/s3-exchange.ts';
import { runAnalysisJob } from '../../../src/service/analysis/job.ts';
import { unpacked } from '../../../src/engine/pair-table.ts';
import type { AnalysisResult } from '../../../src/engine/api.ts';
import { imprintVersion } from '../../../src/engine/imprint-version.ts';
import { averageSimilarity } from '../../../src/engine/pair-score.ts';
import { documentOf, earlierOf } from '../../../src/service/matching/find-earlier.ts';
import { Indexing } from '../../../src/service/matching/indexing.ts';
import type { CheckRecord } from '../../../src/service/store/tables.ts';
import { openTemporary } from '../../../src/service/store/storage.ts';
import { Store } from '../../../src/service/store/store.ts';
import { ENGINE, STATE } from '../../../src/contract/service/states.ts';
import { javaPrograms, noticesOf } from '../../engine/programs.ts';
import { zip } from '../../zip/lying-zip.ts';
import { temporary } from '../serving.ts';
import { seldom } from '../../suite.ts';

const TIMES = { createdAt: 0, updatedAt: 0 };

/** A store, and checks in it that are analysed as a service does, without its threads. */
async function scene(): Promise<{
  readonly store: Store;
  readonly folder: string;
  readonly check: (programs: readonly string[]) => Promise<CheckRecord>;
  /** The whole way of a check. */
  readonly analyse: (check: CheckRecord, keep?: boolean) => Promise<AnalysisResult>;
  /** The oracle: compared with all earlier submissions, each of which is read. */
  readonly withAll: (check: CheckRecord) => Promise<AnalysisResult>;
}> {
  const folder = temporary();
  const storage = await openTemporary(folder);
  onTestFinished(() => storage.close());
  const store = await Store.open(storage.database, storage.blobs);
  const jobOf = async (check: CheckRecord) => ({
    options: { languageId: 999, ai: false, detectBaseCode: true },
    documents: await Promise.all(
      (await store.submissions(check.id)).map((one) => documentOf(store, one, one.role, folder)),
    ),
    web: false,
  });
  return {
    store,
    folder,
    check: async (programs) => {
      const check = await store.createCheck({
        ...TIMES,
        ownerId: 1,
        keyId: null,
        corpusId: null,
        handedIn: false,
        name: 'class',
        statusId: STATE.created,
        statusMessage: '',
        languageId: 999,
        testType: ENGINE.full,
        aiRun: false,
        baseCodeDetection: true,
        jobId: 1,
        startedAt: null,
        finishedAt: null,
      });
      for (const [at, text] of programs.entries()) {
        const contents = zip([{ name: 'Main.java', contents: Buffer.from(text) }]);
        await store.addSubmission(
          {
            ...TIMES,
            checkId: check.id,
            filename: `${at}.zip`,
            role: 'submission',
            fileSize: contents.length,
          },
          contents,
        );
      }
      return (await store.updateCheck(check.id, { statusId: STATE.queued })) ?? check;
    },
    analyse: async (check, keep = true) => {
      const job = await jobOf(check);
      let kept = null;
      const result = await runAnalysisJob(
        job,
        () => {},
        async (imprints) => {
          kept = imprints;
          return {
            ...(await earlierOf(store, check, imprints, { own: job.documents.length, folder })),
            web: [],
          };
        },
      );
      await store.putResult(check, result, { statusId: STATE.completed }, keep ? kept : null);
      return unpacked(result);
    },
    withAll: async (check) => {
      const earlier = await store.earlier.newest(await store.earlier.scopeOf(check), 10_000, null);
      const documents = await Promise.all(earlier.map((one) => documentOf(store, one, 'archive', folder)));
      const result = await runAnalysisJob(
        await jobOf(check),
        () => {},
        () => Promise.resolve({ documents, notices: [], web: [] }),
      );
      return unpacked(result);
    },
  };
}

/** Of each submission its best earlier one and how alike they are. */
function best({ submissions, pairs }: AnalysisResult): readonly unknown[] {
  const own = new Set(submissions.map(({ id }) => id));
  return submissions.map(({ id, database, comparability }) => {
    const ranked = pairs
      .filter(({ a, b }) => (a === id && !own.has(b)) || (b === id && !own.has(a)))
      .toSorted((x, y) => averageSimilarity(y) - averageSimilarity(x));
    const [first] = ranked;
    const { a, b, similarity, matchedSimilarity, overlap, longestFragment } = first ?? {};
    return { id, comparability, database, a, b, similarity, matchedSimilarity, overlap, longestFragment };
  });
}

/** A program with other names and a statement in every third line. */
function disguised(text: string): string {
  return text
    .replaceAll(/\b(sum|best|left|row)(\d)/g, 'own_$1$2')
    .split('\n')
    .flatMap((line, at) => (line.endsWith(';') && at % 3 === 0 ? [line, `int more${at} = ${at};`] : [line]))
    .join('\n');
}

describe('a check', () => {
  test('has the database numbers that reading all earlier submissions gives', async () => {
    const { check, analyse, withAll } = await scene();
    const old = javaPrograms(120, 21);
    for (const from of [0, 60]) await analyse(await check(old.slice(from, from + 60)));
    const copies = [5, 70, 119].map((at) => disguised(old[at] as string));
    const now = await check([...copies, ...javaPrograms(5, 22)]);
    const [found, oracle] = [await analyse(now), await withAll(now)];
    expect(oracle.submissions.filter(({ database }) => database > 60)).toHaveLength(3);
    // What depends on the whole set, how rare code is and what is ordinary, differs by little.
    const copied = (result: AnalysisResult): readonly unknown[] =>
      best({
        ...result,
        submissions: result.submissions.slice(0, 3).map((one) => ({
          ...one,
          database: expect.closeTo(one.database, -0.5) as number,
        })),
      }).slice(0, 3);
    expect(best(found).slice(0, 3)).toEqual(copied(oracle));
    expect(found.submissions[0]?.comparedWith).toBe(107);
    expect(found.notices).toEqual(oracle.notices);
    // Of those who wrote alone as well nobody is said to be more alike, and hardly less.
    const alike = ({ pairs }: AnalysisResult, id: number): number =>
      Math.max(...pairs.filter(({ a, b }) => a === id || b === id).map(averageSimilarity));
    for (const { id } of oracle.submissions) {
      expect(alike(found, id)).toBeLessThanOrEqual(alike(oracle, id));
      expect(alike(found, id)).toBeGreaterThan(alike(oracle, id) - 10);
    }
  });

  seldom(
    'is compared with all earlier ones where they are few, as if nothing were kept of them',
    async () => {
      const { check, analyse, withAll } = await scene();
      await analyse(await check(javaPrograms(99, 31)));
      await analyse(await check(javaPrograms(1, 32)), false);
      const now = await check([disguised(javaPrograms(99, 31)[40] as string), ...javaPrograms(4, 33)]);
      expect(await analyse(now)).toEqual(await withAll(now));
    },
  );

  seldom('finds nothing of a check that was deleted, and says how many are not indexed', async () => {
    const { store, check, analyse } = await scene();
    const old = javaPrograms(140, 41);
    const gone = await check(old.slice(0, 30));
    await analyse(gone);
    await analyse(await check(old.slice(30, 40)));
    await analyse(await check(old.slice(40)), false);
    const copy = disguised(old[7] as string);
    const before = await analyse(await check([copy]));
    // Its source is found, and what is not indexed is read as far as there is room: 100 in all.
    expect(before.submissions[0]?.database).toBeGreaterThan(60);
    expect(before.submissions[0]?.comparedWith).toBe(100);
    expect(noticesOf(before).join(' ')).toMatch(/^\d+ earlier submissions are not indexed/);
    await store.removeCheck(gone.id);
    expect((await analyse(await check([`${copy}\n`]))).submissions[0]?.database).not.toBe(
      before.submissions[0]?.database,
    );
  });
});

seldom('imprints are made anew of checks that have none of this version', async () => {
  const { store, folder, check, analyse } = await scene();
  const old = javaPrograms(140, 51);
  const earlier = await check(old.slice(0, 70));
  await analyse(earlier, false);
  const other = await check(old.slice(70));
  await analyse(other);
  await store.updateCheck(other.id, { imprints: 'of yesterday' });
  const defects: unknown[] = [];
  let busy = true;
  mkdirSync(join(folder, 'spool'));
  const indexing = new Indexing({
    store,
    isBusy: () => {
      const was = busy;
      busy = false;
      return Promise.resolve(was);
    },
    folder: join(folder, 'spool'),
    clock: { now: () => 0, sleep: (ms, signal) => pause(Math.min(ms, 10), undefined, { signal }) },
    passes,
    onDefect: (error) => defects.push(error),
  });
  indexing.start();
  const versions = async (): Promise<unknown[]> => [
    (await store.check(earlier.id))?.imprints,
    (await store.check(other.id))?.imprints,
  ];
  await expect.poll(async () => new Set(await versions()).size).toBe(1);
  expect((await versions())[0]).toBe(imprintVersion());
  await indexing.close();
  expect(defects).toEqual([]);
  const now = await analyse(await check([disguised(old[3] as string)]));
  expect(now.notices).toEqual([]);
  expect(now.submissions[0]?.database).toBeGreaterThan(60);
  rmSync(join(folder, 'spool'), { recursive: true });
});

test('imprints are made as soon as a storage that was away is there again', async () => {
  const { store, folder, check, analyse } = await scene();
  const checks = [await check(javaPrograms(1, 61)), await check(javaPrograms(1, 62))];
  for (const one of checks) await analyse(one, false);
  const away = vi.spyOn(store, 'fetchZip').mockRejectedValue(new BlobsUnavailable('The storage is away.'));
  const defects: unknown[] = [];
  const waits: number[] = [];
  const indexing = new Indexing({
    store,
    isBusy: () => Promise.resolve(false),
    folder: join(folder, 'spool'),
    clock: {
      now: () => 0,
      sleep: async (ms, signal) => {
        if (ms > 0) waits.push(ms);
        if (waits.length === 3) away.mockRestore();
        await pause(0, undefined, { signal });
      },
    },
    passes,
    onDefect: (error) => defects.push(error),
  });
  indexing.start();
  const versions = async (): Promise<unknown[]> =>
    (await store.checksById(checks.map(({ id }) => id))).map(({ imprints }) => imprints);
  await expect.poll(versions).toEqual([expect.any(String), expect.any(String)]);
  await indexing.close();
  // One question each time, however many checks wait.
  expect(waits.slice(0, 3)).toEqual(Array(3).fill(600_000));
  expect(defects).toEqual(Array(3).fill(expect.any(BlobsUnavailable)));
});
