import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runAnalysisJob } from '../../src/embedded/analysis/job.ts';
import { openSqlite } from '../../src/embedded/store/sqlite.ts';
import { submissionZip } from '../contract/submission-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-similarity-job-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an analysis', () => {
  const options = { languageId: 999, ai: false, detectBaseCode: false };

  test('goes on without an earlier check that was deleted meanwhile', async () => {
    const zipPath = join(folder, 'own.zip');
    await writeFile(zipPath, await submissionZip('own'));
    const result = await runAnalysisJob(
      {
        options,
        documents: [
          { id: 1, role: 'submission', zipPath },
          { id: 2, role: 'archive', zipPath: join(folder, 'deleted.zip') },
        ],
      },
      () => {},
    );
    expect(result.submissions.map(({ id }) => id)).toEqual([1]);
  });

  test('of a submission that is gone says which, and no path of this machine', async () => {
    const documents = [{ id: 7, role: 'submission' as const, zipPath: join(folder, 'gone.zip') }];
    await expect(runAnalysisJob({ options, documents }, () => {})).rejects.toThrow(
      /^The submission 7 cannot be read any more \(ENOENT\)\.$/,
    );
  });
});

test('a data folder is one process’s alone', async () => {
  const dataDir = join(folder, 'data');
  const first = await openSqlite(dataDir);
  await expect(openSqlite(dataDir)).rejects.toThrow(/is used by another process/);
  first.close();
  (await openSqlite(dataDir)).close();
});
