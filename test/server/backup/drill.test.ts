import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { parseCommandLine } from '../../../src/program/command-line/arguments/parse-command-line.ts';
import { storageOpener } from '../../../src/program/server/open-storage.ts';
import { runServerCommand } from '../../../src/program/server/run-server-command.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { KEY, type Serving, serving, temporary } from '../../embedded/serving.ts';
import { IS_WINDOWS } from '../../system.ts';
import { freshDatabase } from '../../postgres.ts';

/** Runs a command of ours. @returns its exit status, and what it said */
async function ours(
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly said: string }> {
  let said = '';
  const keep = (text: unknown): boolean => {
    said += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  try {
    return { code: await runServerCommand(parseCommandLine(words), {}), said };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** What a client sees of a server: its list, an overview, and the code of a submission. */
async function seen(service: Serving, check: number): Promise<readonly string[]> {
  const overview = await service.ask('POST', '/check/overview', { check_id: check });
  const [submission] = (overview.body['submissions'] as { id: number }[]).map(({ id }) => id);
  const answers = [
    await service.ask('GET', '/checks?with_stats=1'),
    overview,
    await service.ask('POST', '/check/viewer', { check_id: check, submission_id: submission }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return answers.map(({ text }) => text.replaceAll(service.baseUrl.replace('/api/v1', ''), ''));
}

test('a server that is lost is there again, and moves to PostgreSQL, with what it had', async () => {
  const dataDir = temporary();
  const folder = join(temporary(), 'backup');
  // Where secrets are mounted, the key is a link.
  const secret = join(IS_WINDOWS ? dataDir : temporary(), 'key');
  writeFileSync(secret, `${KEY}\n`);
  if (!IS_WINDOWS) symlinkSync(secret, join(dataDir, 'key'));
  const service = await serving({ dataDir });
  const check = await service.create();
  const zip = await submissionZip('ada');
  await service.upload(check, { 'ada.zip': zip, 'bo.zip': zip });
  await service.ask('POST', '/check/start', { check_id: check, test_type: 9 });
  await service.until(check, STATE.completed);

  // While it serves.
  const busy = service.create();
  const made = await ours('backup', folder, '--data', dataDir);
  expect(made.code).toBe(0);
  expect(made.said).toMatch(/ is whole: 3 files with .* 0 missing, 0 damaged\.\n$/);
  await busy;
  await service.ask('DELETE', `/checks/${await busy}`);
  await ours('backup', folder, '--data', dataDir);
  const before = await seen(service, check);
  // Nobody restores over a server.
  await expect(ours('restore', folder, '--data', dataDir)).rejects.toThrow(/ is not empty\. Give a new one/);
  await service.close();

  const again = join(temporary(), 'again');
  expect(await ours('restore', folder, '--data', again)).toMatchObject({ code: 0 });
  expect(readFileSync(join(again, 'key'), 'utf8')).toBe(`${KEY}\n`);
  const restored = await serving({ dataDir: again });
  expect(await seen(restored, check)).toEqual(before);
  expect(await restored.create()).toBeGreaterThan(check + 1);

  const [database, blobs] = [await freshDatabase(), temporary()];
  const toDatabase = await ours('restore', folder, '--database', database, '--blobs', blobs);
  expect(toDatabase.code).toBe(0);
  // A database has no file for it.
  expect(toDatabase.said).toContain(`The key of the first user stands in ${join(folder, 'key')}.`);
  const shared = storageOpener({ dataDir: null, database, blobs }, {});
  if (shared === undefined) throw new Error('nothing is shared');
  const moved = await serving({ openStorage: shared });
  expect(await seen(moved, check)).toEqual(before);
  const second = join(temporary(), 'second');
  expect(await ours('backup', second, '--database', database, '--blobs', blobs)).toMatchObject({ code: 0 });
});

test('a backup that lacks a file, or has one that was cut, says that it is not whole, and fails', async () => {
  const dataDir = temporary();
  const service = await serving({ dataDir });
  const check = await service.create();
  await service.upload(check, { 'ada.zip': await submissionZip('ada'), 'bo.zip': await submissionZip('bo') });
  const [one = '', two = ''] = readdirSync(join(dataDir, 'submissions'));
  truncateSync(join(dataDir, 'submissions', one), 3);
  const folder = temporary();
  const cut = await ours('backup', folder, '--data', dataDir);
  expect(cut.code).toBe(2);
  expect(cut.said).toContain(`warning: submissions/${one} is not what was kept; the backup has it as it is.`);
  expect(cut.said).toMatch(/ is made, and not whole: 2 files .* 0 missing, 1 damaged\.\n$/);
  rmSync(join(dataDir, 'submissions', two));
  const lacking = await ours('backup', temporary(), '--data', dataDir);
  expect(lacking.code).toBe(2);
  expect(lacking.said).toContain(`warning: submissions/${two} is missing, and is not in the backup.\n`);
  expect(lacking.said).toMatch(/ is made, and not whole: 1 files .* 1 missing, 1 damaged\.\n$/);
});

test('a restore that fails leaves its folder empty, and one with a damaged file says so', async () => {
  const dataDir = temporary();
  const service = await serving({ dataDir });
  await service.upload(await service.create(), { 'ada.zip': await submissionZip('ada') });
  const folder = temporary();
  await ours('backup', folder, '--data', dataDir);
  const [zip = ''] = readdirSync(join(folder, 'blobs/submissions'));
  writeFileSync(join(folder, 'blobs/submissions', zip), 'x');
  const target = temporary();
  const { code, said } = await ours('restore', folder, '--data', target);
  expect(code).toBe(2);
  expect(said).toContain(`warning: submissions/${zip} is damaged in the backup, and was left out.`);
  const broken = temporary();
  cpSync(folder, broken, { recursive: true });
  const rows = readdirSync(broken).find((name) => name.startsWith('rows-')) ?? '';
  writeFileSync(join(broken, rows), 'x');
  const other = temporary();
  await expect(ours('restore', broken, '--data', other)).rejects.toThrow(/ is missing or damaged: /);
  expect(readdirSync(other)).toEqual([]);
});

test.each([
  [['backup', 'b'], /^Nothing says where the files of the server are\./],
  [['backup', 'b', '--data', 'nowhere'], /^No server keeps anything in nowhere\./],
  [
    ['backup', 'b', '--database', 'postgres://localhost/x'],
    /^Nothing says where the files of the server are\./,
  ],
  [['restore', 'b'], /^Nothing says where to restore into\./],
  [['restore', 'b', '--database', 'postgres://localhost/x'], /^A database keeps no files\./],
  [['backup'], /^backup takes one folder/],
  [['restore', 'a', 'b'], /^restore takes one folder/],
])('%j is refused in a sentence', async (words, sentence) => {
  await expect(ours(...words)).rejects.toThrow(sentence);
});

test('a data folder is no place for a backup', async () => {
  const dataDir = temporary();
  const service = await serving({ dataDir });
  await service.create();
  await expect(ours('backup', dataDir, '--data', dataDir)).rejects.toThrow(/ is a data folder\. /);
  // Nor is the folder above the files of a server: one that no row names yet would go.
  const above = temporary();
  const blobs = join(above, 'blobs');
  const openStorage = storageOpener({ dataDir, database: null, blobs }, {});
  await service.close();
  const apart = await serving({ dataDir, ...(openStorage === undefined ? {} : { openStorage }) });
  await apart.upload(await apart.create(), { 'ada.zip': await submissionZip('ada') });
  const underWay = join(blobs, 'submissions', 'b'.repeat(32));
  writeFileSync(underWay, 'an upload');
  for (const place of [above, blobs]) {
    const backup = ours('backup', place, '--data', dataDir, '--blobs', blobs);
    await expect(backup).rejects.toThrow(/ is a data folder\. /);
  }
  expect(existsSync(underWay)).toBe(true);
  const file = join(temporary(), 'file');
  writeFileSync(file, '');
  await expect(ours('backup', file, '--data', dataDir)).rejects.toThrow(/cannot be made/);
  // A folder whose tables were never made.
  const bare = temporary();
  new DatabaseSync(join(bare, 'store.sqlite')).close();
  await expect(ours('backup', temporary(), '--data', bare)).rejects.toThrow(/^The rows are of version 0, /);
  expect(readdirSync(bare)).toEqual(['store.sqlite']);
});
