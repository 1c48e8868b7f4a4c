import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { StoredFiles } from '../../src/base/stored-zip.ts';
import { runSecondLook } from '../../src/check/second-look/job.ts';
import type { AnalysisResult, DocumentRole } from '../../src/engine/api.ts';
import { unpacked } from '../../src/engine/pair-table.ts';
import type { AnalysisJob } from '../../src/service/analysis/analyse.ts';
import { runAnalysisJob } from '../../src/service/analysis/job.ts';
import { temporaryFolder } from '../temporary.ts';
import { variedProgram } from './varied-programs.ts';

/* A second look and the analysis behind it read each file once, and find what two readings find. */

/** Enough of them for AI scores; the last one is a copy of the first. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1];
const ROLES = { submission: 'judged', archive: 'archive', base: 'base' } as const;

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

/** Files as they are packed for a check of this machine. */
function stored(name: string, files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const bytes = Buffer.concat(entries.map((one) => one.bytes));
  const path = join(root, name);
  writeFileSync(path, bytes);
  const contentHash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const sizes = entries.map((one) => ({ path: one.path, size: one.bytes.length }));
  const zip: StoredFiles = { path, start: 0, bytes: bytes.length, files: sizes };
  return { zip, contentHash };
}

/** A class with a copy, an earlier one with the same files, starter code, an AI reference and a file that is no program. */
function documents(): AnalysisJob['documents'] {
  const starter = variedProgram('python', 90);
  const own = (seed: number) => ({
    'main.py': variedProgram('python', seed),
    'notes.txt': 'none',
    'start.py': starter,
  });
  const all: readonly (readonly [DocumentRole, Readonly<Record<string, string>>])[] = [
    ...SEEDS.map((seed) => ['submission', own(seed)] as const),
    ['archive', own(2)],
    ['base', { 'start.py': starter }],
    ['ai-reference', { 'answer.py': variedProgram('python', 3) }],
  ];
  return all.map(([role, files], at) => ({ id: 10 + at, role, name: `${at}`, ...stored(`${at}`, files) }));
}

function look(of: AnalysisJob['documents'], ai: boolean): void {
  const submissions = of
    .filter(({ role }) => role in ROLES)
    .map(({ role, zip, contentHash = '' }) => ({
      role: ROLES[role as keyof typeof ROLES],
      zip: zip as StoredFiles,
      contentHash,
      aside: null,
    }));
  runSecondLook({ submissions, next: { ai } });
}

async function analysed(of: AnalysisJob['documents'], languageId = 999): Promise<AnalysisResult> {
  const options = { languageId, ai: true, detectBaseCode: true };
  const found = await runAnalysisJob(
    { options, documents: of, web: false, isAlone: true },
    () => {},
    () => Promise.reject(new Error('others were asked for')),
  );
  return unpacked(found);
}

const gone = (of: AnalysisJob['documents']): void => {
  for (const { zip, role } of of) if (role !== 'ai-reference') rmSync((zip as StoredFiles).path);
};

test('what the look has read is compared as if it had been read again, and is not', async () => {
  const all = documents();
  const twice = await analysed(all.map(({ id, role, name, zip }) => ({ id, role, name, zip })));
  expect(twice.pairs.some(({ a, b, similarity }) => a === 10 && b === 21 && similarity > 90)).toBe(true);
  expect(twice.submissions.map(({ ai, quality }) => [ai !== null, quality !== null])).toEqual(
    SEEDS.map(() => [true, true]),
  );
  look(all, true);
  gone(all);
  expect(await analysed(all)).toEqual(twice);
});

test('another analysis, and one after that, read for themselves', async () => {
  const all = documents();
  const unread = async (languageId?: number) => {
    const { submissions } = await analysed(
      all.filter(({ role }) => role === 'submission'),
      languageId,
    );
    return submissions.filter(({ comparability }) => comparability === 'unreadable').length;
  };
  look(all, false);
  gone(all);
  expect(await unread()).toBe(SEEDS.length);
  look(documents(), true);
  gone(all);
  expect(await unread(3)).toBe(SEEDS.length);
  look(documents(), true);
  gone(all);
  expect(await unread()).toBe(0);
  expect(await unread()).toBe(SEEDS.length);
});
