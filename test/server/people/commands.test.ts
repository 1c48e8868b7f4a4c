import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseCommandLine } from '../../../src/program/command-line/arguments/parse-command-line.ts';
import { OWNER_ID } from '../../../src/service/store/people/caller.ts';
import { DraftRows } from '../../../src/service/store/drafts.ts';
import { hashOf } from '../../../src/service/store/people/keys.ts';
import { peopleOf } from '../../../src/service/store/people/people.ts';
import { openRunningRows } from '../../../src/program/server/open-running.ts';
import { storageOpener } from '../../../src/program/server/open-storage.ts';
import { withPeople } from '../../../src/program/server/people/with-people.ts';
import { runServerCommand } from '../../../src/program/server/run-server-command.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { serving, type Serving, temporary } from '../../embedded/serving.ts';
import { COMPILED_ONCE } from '../../compiled-once.ts';
import { fromSource } from '../../from-source.ts';
import { freshDatabase } from '../../postgres.ts';
import { seldom } from '../../suite.ts';

interface Place {
  readonly name: string;
  /** Words that name a new, empty place. */
  readonly words: () => Promise<readonly string[]>;
}

const PLACES: readonly Place[] = [
  { name: 'SQLite', words: () => Promise.resolve(['--data', temporary()]) },
  {
    name: 'PostgreSQL',
    words: async () => ['--database', await freshDatabase(), '--blobs', temporary()],
  },
];

/** Runs a command of ours in this process. @returns what it said on stdout and on stderr */
async function ours(...words: readonly string[]): Promise<{ readonly out: string; readonly err: string }> {
  const said = { out: '', err: '' };
  const keep = (where: 'out' | 'err') => (text: unknown) => {
    said[where] += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'));
  try {
    expect(await runServerCommand(parseCommandLine(words), {})).toBe(0);
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
  return said;
}

/** A service that has the place open. */
function serverOn(words: readonly string[]): Promise<Serving> {
  const command = parseCommandLine(['serve', ...words]);
  if (command.kind !== 'serve') throw new Error('no server');
  const openStorage = storageOpener(command.storage, {});
  const { dataDir } = command.storage;
  return serving(openStorage === undefined ? { dataDir } : { dataDir, openStorage });
}

test.each(PLACES)(
  'a first user of a new place, and all that becomes of them beside a running server: $name',
  async ({ words }) => {
    const place = await words();
    const added = await ours('users', 'add', 'Ada', ...place);
    expect(added).toEqual({
      out: 'Ada was added: user 2, instructor.\n',
      err: 'Nobody can log in without a key: make one with `code-similarity keys create --user NAME`.\n',
    });
    const service = await serverOn(place);
    const { out, err } = await ours('keys', 'create', '--user', 'ada', '--expires', '30d', ...place);
    expect(out).toMatch(/^[0-9a-f]{64}\n$/);
    expect(err).toMatch(/^Key 1 of Ada, scope full, ends \d{4}-\d\d-\d\d \d\d:\d\d UTC\. /);
    const as = { apikey: out.trim() };
    const status = async (): Promise<number> => (await service.ask('GET', '/checks', undefined, as)).status;
    expect(await status()).toBe(200);
    await ours('users', 'suspend', 'ADA', ...place);
    expect(await status()).toBe(403);
    expect((await ours('users', 'list', ...place)).out).toMatch(/Ada +instructor .* suspended since /);
    await ours('users', 'resume', 'ada', ...place);
    expect(await status()).toBe(200);
    const check = await service.ask('POST', '/check/create', { name: 'week 1' }, as);
    const id = Number(check.body['id']);
    await expect(ours('users', 'remove', 'ada', ...place)).rejects.toThrow(
      /^Ada has 1 check\. Give them to somebody by --give-to NAME, or delete them by --delete-checks\.$/,
    );
    expect(await status()).toBe(200);
    await ours('keys', 'revoke', '1', ...place);
    expect(await status()).toBe(401);
    expect((await ours('keys', 'list', '--user', 'ada', ...place)).out).not.toContain(out.trim());
    const removed = await ours('users', 'remove', 'ada', '--give-to', 'owner', ...place);
    expect(removed.out).toBe('Ada was removed: 1 check given to owner.\n');
    expect((await service.ask('GET', `/checks/${id}/status`)).status).toBe(200);
    const audit = (await ours('audit', '--since', '1h', '--json', '--user', 'owner', ...place)).out;
    const { entries } = JSON.parse(audit) as {
      entries: { action: string; user: string; owner_id: number }[];
    };
    const byCommand = entries.filter(({ user }) => user === 'command line');
    expect(byCommand.map(({ action }) => action)).toEqual([
      'add-user',
      'create-key',
      'change-user',
      'change-user',
      'revoke-key',
      'remove-user',
    ]);
    expect(byCommand.every((one) => one.owner_id === 2)).toBe(true);
    expect(audit).not.toContain(out.trim());
  },
);

test('checks that go with somebody take their files along', async () => {
  const dataDir = temporary();
  const service = await serverOn(['--data', dataDir]);
  await ours('users', 'add', 'ada', '--data', dataDir);
  const apikey = (await ours('keys', 'create', '-q', '--user', 'ada', '--data', dataDir)).out.trim();
  const check = await service.ask('POST', '/check/create', { name: 'week 1' }, { apikey });
  const id = Number(check.body['id']);
  const form = new FormData();
  form.append('check_id', String(id));
  form.append('files[]', new Blob([await submissionZip('ada')]), 'ada.zip');
  expect((await service.ask('POST', '/check/upload-batch', form, { apikey })).status).toBe(200);
  const database = await openRunningRows({ dataDir, database: null, blobs: null });
  const { blob } = await database.db.selectFrom('submissions').select('blob').executeTakeFirstOrThrow();
  const drafts = new DraftRows(database);
  await drafts.create('d', 2, Date.now());
  const dropped = 'drafts/d-submissions';
  const part = { draftId: 'd', part: 'submissions', name: '', files: 1, bytes: 1, blob: dropped };
  await drafts.replace('d', 'submissions', part);
  writeFileSync(join(dataDir, dropped), 'x');
  // One was begun with a key, one with an account elsewhere.
  const session = { hash: 'h', keyHash: hashOf(apikey), createdAt: 1, usedAt: 1 };
  const elsewhere = { ...session, hash: 'e', keyHash: null, userId: 2 };
  await database.db.insertInto('sessions').values([session, elsewhere]).execute();
  expect(existsSync(join(dataDir, blob))).toBe(true);
  const { out } = await ours('users', 'remove', 'ada', '--delete-checks', '--json', '--data', dataDir);
  expect(JSON.parse(out)).toMatchObject({ name: 'ada', given_to: null, deleted_checks: 1 });
  expect([blob, dropped].filter((name) => existsSync(join(dataDir, name)))).toEqual([]);
  expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  await database.close();
});

test('only a first user makes a place, and a name that hides something is refused', async () => {
  const dataDir = join(temporary(), 'typo');
  for (const words of [['users', 'list'], ['keys', 'create'], ['audit']]) {
    await expect(ours(...words, '--data', dataDir)).rejects.toThrow(/^No server keeps anything in .*typo\./);
    await expect(ours(...words)).rejects.toThrow(/^Nothing says which server is meant\./);
  }
  await expect(ours('users', 'add', 'ada')).rejects.toThrow(/^Nothing says which server is meant\./);
  const empty = await freshDatabase();
  await expect(ours('users', 'list', '--database', empty)).rejects.toThrow(/^The rows are of version 0,/);
  expect(existsSync(dataDir)).toBe(false);
  await expect(ours('users', 'add', 'a\u202Eb', '--data', dataDir)).rejects.toThrow(/cannot be seen/);
  await expect(ours('users', 'suspend', 'a\u202Eb', '--data', dataDir)).rejects.toThrow('“a⟨U+202E⟩b”');
  await expect(ours('keys', 'create', '--expires', '2020-01-01', '--data', dataDir)).rejects.toThrow(
    /over already/,
  );
  expect((await ours('keys', 'list', '--json', '--data', dataDir)).out).toBe('{\n  "keys": []\n}\n');
});

test('a table shows what names hide', async () => {
  const dataDir = temporary();
  await ours('users', 'add', 'ada', '--data', dataDir);
  const database = await openRunningRows({ dataDir, database: null, blobs: null });
  onTestFinished(() => database.close());
  const { audit } = peopleOf(database, () => 0);
  await audit.add(
    { userId: OWNER_ID, name: 'x\u001b[2Jy\nz', keyId: null },
    { action: 'read-code', ownerId: 9 },
  );
  await database.db.updateTable('users').set({ name: 'a\u202Eda' }).where('id', '=', 2).execute();
  const shown =
    (await ours('audit', '--data', dataDir)).out + (await ours('users', 'list', '--data', dataDir)).out;
  expect(shown).toContain('x⟨U+001B⟩[2Jy⟨U+000A⟩z');
  expect(shown).toContain('a⟨U+202E⟩da');
  expect(shown).toContain('user 9, who is gone');
  for (const hidden of ['\u202E', '\u001b']) expect(shown).not.toContain(hidden);
});

seldom('the program prints a new key on stdout alone, and a mistake on stderr', async () => {
  const dataDir = temporary();
  await ours('users', 'add', 'ada', '--data', dataDir);
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [...fromSource('cli.ts'), ...words], {
      env: { PATH: process.env['PATH'], ...COMPILED_ONCE },
      encoding: 'utf8',
    });
  const made = run('keys', 'create', '--quiet', '--user', 'ada', '--data', dataDir);
  expect(made).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^[0-9a-f]{64}\n$/) as string,
  });
  const wrong = run('keys', 'create', '--user', 'bob', '--data', dataDir);
  expect(wrong).toMatchObject({ status: 2, stdout: '' });
  expect(wrong.stderr).toMatch(/^error: There is no user “bob”\. Look at how it is written: /);
});

test('rows that cannot be written are told in a sentence that says so', async () => {
  const command = parseCommandLine(['users', 'list', '--data', temporary()]);
  if (command.kind !== 'users') throw new Error('another command');
  const writing = withPeople(command, {}, true, async ({ people, database }) => {
    await sql`pragma query_only = 1`.execute(database.db);
    await people.audit.add({ userId: OWNER_ID, name: 'owner', keyId: null }, { action: 'read-code' });
  });
  await expect(writing).rejects.toThrow(
    'The disk of the database cannot be written (attempt to write a readonly database).',
  );
});
