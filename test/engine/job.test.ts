import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { message } from '../../src/base/words/message.ts';
import { runAnalysisJob } from '../../src/service/analysis/job.ts';
import type { AnalysisResult, DocumentRole } from '../../src/engine/api.ts';
import { startEmbeddedService } from '../../src/service/service.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { packed, unpacked } from '../../src/engine/pair-table.ts';
import { zip } from '../zip/lying-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-job-'));
afterAll(() => rmSync(folder, { recursive: true }));

const severalTasks = message('notices.severalTasks', { n: 9 });

describe('an analysis', () => {
  const options = { languageId: 999, ai: false, detectBaseCode: false };
  const missing = join(folder, 'gone.zip');
  const empty = join(folder, 'empty.zip');

  /** Documents whose ZIPs are there, gone, or of length 0, as a power cut leaves them. */
  async function run(
    ...documents: readonly [DocumentRole, 'there' | 'gone' | 'empty'][]
  ): Promise<AnalysisResult> {
    const there = join(folder, 'there.zip');
    await writeFile(there, await submissionZip('own'));
    await writeFile(empty, '');
    const found = await runAnalysisJob(
      {
        options,
        documents: documents.map(([role, state], at) => ({
          id: at + 1,
          role,
          name: `upload-${at + 1}.zip`,
          zip: { there, gone: missing, empty }[state],
        })),
        web: false,
      },
      () => {},
      () => Promise.resolve({ documents: [], notices: [], web: [] }),
    );
    return unpacked(found);
  }

  test('goes on without earlier submissions that cannot be read, and says how many', async () => {
    const result = await run(['submission', 'there'], ['archive', 'gone'], ['archive', 'empty']);
    expect(result.submissions.map(({ id, leftOut }) => [id, leftOut])).toEqual([[1, []]]);
    expect(result.notices.map((one) => ENGLISH.tell(one))).toContain(
      '2 earlier submissions could not be read and were not compared with.',
    );
  });

  test('that may open no more files ends, in place of leaving out whom it did not read', async () => {
    const noMore = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    const stored = {
      bytes: 1,
      start: 0,
      get path(): string {
        throw noMore;
      },
    };
    const documents = [{ id: 1, role: 'submission' as const, name: 'ada.zip', zip: stored }];
    const nobody = (): Promise<never> => Promise.reject(new Error('nobody asked'));
    await expect(runAnalysisJob({ options, documents, web: false }, () => {}, nobody)).rejects.toBe(noMore);
  });

  test('of submissions that cannot be read judges the others, and names them without a path of this machine', async () => {
    const { submissions } = await run(
      ['submission', 'there'],
      ['submission', 'gone'],
      ['submission', 'empty'],
      ['submission', 'there'],
    );
    expect(submissions.map((one) => [one.comparability, Math.round(one.peer), one.leftOut])).toEqual([
      ['compared', 100, []],
      [
        'unreadable',
        0,
        [{ path: 'upload-2.zip', code: 'damaged', reason: 'cannot be read any more: ENOENT' }],
      ],
      [
        'unreadable',
        0,
        [{ path: 'upload-3.zip', code: 'damaged', reason: 'cannot be read any more: it is damaged' }],
      ],
      ['compared', 100, []],
    ]);
  });

  test.each(['base', 'ai-reference'] as const)('without its %s accuses nobody: it fails', async (role) => {
    await expect(run(['submission', 'there'], [role, 'empty'])).rejects.toThrow(
      /^The upload 2 cannot be read any more \(it is damaged\)\.$/,
    );
  });
});

describe('an analysis that searches the web', () => {
  const JAVA = 'class A { int a = 1; }\n';

  test('says of each file which blob Git has of it, and is compared with what is answered', async () => {
    const own = join(folder, 'own.zip');
    const code = `class A {\n${Array.from({ length: 40 }, (_, at) => `  int f${at}(int a) { return a * ${at} + g(a${at % 2 === 0 ? '' : ', 1'}); }\n`).join('')}}\n`;
    await writeFile(
      own,
      zip([
        { name: 'A.java', contents: Buffer.from(code) },
        { name: 'b/Small.java', contents: Buffer.from(JAVA) },
      ]),
    );
    const asked: unknown[] = [];
    const result = await runAnalysisJob(
      {
        options: { languageId: 999, ai: false, detectBaseCode: false },
        documents: [{ id: 4, role: 'submission', name: 'own.zip', zip: own }],
        web: true,
      },
      () => {},
      (_, subject) => {
        asked.push(subject);
        return Promise.resolve({
          documents: [],
          notices: [severalTasks],
          web: [{ id: -1, files: [{ path: 'src/A.java', bytes: Buffer.from(code) }] }],
        });
      },
    );
    expect(asked).toMatchObject([
      {
        submissions: [
          {
            id: 4,
            files: [
              { path: 'A.java', unasked: null },
              // printf 'class A { int a = 1; }\n' | git hash-object --stdin
              { path: 'b/Small.java', unasked: 'short', blob: '287148966cbcb5c9c2e7d305a51965148ecd3675' },
            ],
          },
        ],
      },
    ]);
    expect(unpacked(result)).toMatchObject({ submissions: [{ id: 4, web: 100 }], pairs: [{ a: 4, b: -1 }] });
    expect(result.notices).toEqual([severalTasks]);
    expect(packed(unpacked(result))).toEqual(result);
  });

  test('that does not search it asks for nothing', async () => {
    const there = join(folder, 'there.zip');
    await writeFile(there, await submissionZip('own'));
    const asked: unknown[] = [];
    await runAnalysisJob(
      {
        options: { languageId: 999, ai: false, detectBaseCode: false },
        documents: [{ id: 1, role: 'submission', name: 'own', zip: there }],
        web: false,
      },
      () => {},
      (_, subject) => {
        asked.push(subject);
        return Promise.resolve({ documents: [], notices: [], web: [] });
      },
    );
    expect(asked).toEqual([null]);
  });
});

test('a data folder is one process’s alone, and nothing in it is touched before that is known', async () => {
  const dataDir = join(folder, 'data');
  const options = {
    host: '127.0.0.1',
    port: 0,
    key: 'k',
    dataDir,
    tempDir: folder,
    requestsPerMinute: null,
    now: () => 0,
  };
  const first = await startEmbeddedService(options);
  const spooled = join(dataDir, 'spool', 'upload-under-way.part');
  await writeFile(spooled, 'x');
  await expect(startEmbeddedService(options)).rejects.toThrow(/is used by another process/);
  expect(existsSync(spooled)).toBe(true);
  await first.close();
  await (await startEmbeddedService(options)).close();
  expect(existsSync(spooled)).toBe(false);
});
