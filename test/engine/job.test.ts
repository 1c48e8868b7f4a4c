import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runAnalysisJob } from '../../src/embedded/analysis/job.ts';
import type { AnalysisResult, DocumentRole } from '../../src/embedded/engine/api.ts';
import { startEmbeddedService } from '../../src/embedded/service.ts';
import { submissionZip } from '../contract/submission-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-job-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
    return runAnalysisJob(
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
  }

  test('goes on without earlier submissions that cannot be read, and says how many', async () => {
    const result = await run(['submission', 'there'], ['archive', 'gone'], ['archive', 'empty']);
    expect(result.submissions.map(({ id, leftOut }) => [id, leftOut])).toEqual([[1, []]]);
    expect(result.notices).toContain('2 earlier submissions could not be read and were not compared with.');
  });

  test('of submissions that cannot be read judges the others, and names them without a path of this machine', async () => {
    const { submissions } = await run(
      ['submission', 'there'],
      ['submission', 'gone'],
      ['submission', 'empty'],
      ['submission', 'there'],
    );
    expect(submissions.map((one) => [one.comparability, one.peer, one.leftOut])).toEqual([
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
