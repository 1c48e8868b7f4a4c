import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { type Serving, serving, temporary } from './serving.ts';

const VERSION_1 = join(import.meta.dirname, 'version-1');

interface Expected {
  readonly checks: readonly Record<string, unknown>[];
  readonly statuses: Readonly<Record<string, Record<string, unknown>>>;
  readonly overview: object;
  readonly overviewCsv: string;
  readonly results: { readonly other_matches: readonly object[] };
}
const EXPECTED = JSON.parse(readFileSync(join(VERSION_1, 'expected.json'), 'utf8')) as Expected;

/** A copy of the data folder that version 1 wrote. */
function folder(): string {
  const dataDir = temporary();
  cpSync(join(VERSION_1, 'data'), dataDir, { recursive: true });
  return dataDir;
}

function opened(dataDir: string, warnings: string[] = []): Promise<Serving> {
  return serving({ dataDir, key: '1'.repeat(64), onWarning: (sentence) => warnings.push(sentence) });
}

const KEY = { apikey: '1'.repeat(64) };

async function asked(service: Serving, method: string, path: string, body?: unknown): Promise<string> {
  const { text } = await service.ask(method, path, body, KEY);
  return text.replaceAll(service.baseUrl.replace('/api/v1', ''), 'http://127.0.0.1:8080');
}

function rowsOf(path: string, query: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows;
}

describe('a data folder of version 1', () => {
  test('answers as the program that wrote it did', async () => {
    const dataDir = folder();
    const service = await opened(dataDir);
    const json = async (...given: [string, string, unknown?]): Promise<unknown> =>
      JSON.parse(await asked(service, ...given));
    while (((await json('GET', '/checks/7/status')) as { status_id: number }).status_id !== 4);

    const checks = (await json('GET', '/checks?with_stats=1')) as Record<string, unknown>[];
    expect(checks.map(({ updated_at: _updated, ...check }) => check)).toMatchObject(
      EXPECTED.checks.map(({ updated_at: _updated, ...check }) => check),
    );
    for (const [id, status] of Object.entries(EXPECTED.statuses)) {
      expect(await json('GET', `/checks/${id}/status`)).toMatchObject(status);
    }
    expect(await json('POST', '/check/overview', { check_id: 2 })).toEqual(EXPECTED.overview);
    expect(await asked(service, 'POST', '/check/overviewCSV', { check_id: 2 })).toBe(EXPECTED.overviewCsv);
    // Where a file of a match is comes back as it was given, and is nobody's business else.
    const places = { location: expect.any(String) as string, source: expect.any(String) as string };
    expect(await json('POST', '/check/results', { check_id: 2, submission_id: 3 })).toEqual({
      ...EXPECTED.results,
      other_matches: EXPECTED.results.other_matches.map((match) => ({ ...match, ...places })),
    });
  });

  test('is copied before it is changed, and no id is given twice', async () => {
    const dataDir = folder();
    const before = rowsOf(join(dataDir, 'store.sqlite'), 'SELECT * FROM checks ORDER BY id');
    const service = await opened(dataDir);
    expect(rowsOf(join(dataDir, 'store.sqlite.version-1'), 'SELECT * FROM checks ORDER BY id')).toEqual(
      before,
    );
    const made = await service.ask('POST', '/check/create', { name: 'the next' }, KEY);
    expect(made.body['id']).toBe(8);
  });

  test('keeps what is demo nobody’s, and no id of what was deleted', async () => {
    const dataDir = folder();
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
    database.exec(`UPDATE checks SET fields = json_set(fields, '$.demo', json('true')) WHERE id = 2`);
    // The last one that was given: only the sequence knows it.
    database.exec('DELETE FROM checks WHERE id = 7');
    database.close();
    const service = await opened(dataDir);
    const refused = await service.ask('POST', '/check/delete', { check_id: 2 }, KEY);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('demo data')]);
    const made = await service.ask('POST', '/check/create', { name: 'the next' }, KEY);
    expect(made.body['id']).toBe(8);
  });

  test('keeps a damaged record and its ZIP, and says which at each start', async () => {
    const dataDir = folder();
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
    database.exec(`UPDATE submissions SET fields = '{"id":3,' WHERE id = 3`);
    database.close();
    const zips = readdirSync(join(dataDir, 'submissions'));
    for (const start of ['first', 'second']) {
      const warnings: string[] = [];
      const service = await opened(dataDir, warnings);
      expect([start, warnings]).toEqual([
        start,
        ['The record submissions 3 of the data folder is damaged. It is left as it is, and not shown.'],
      ]);
      await service.close();
    }
    expect(readdirSync(join(dataDir, 'submissions'))).toEqual(zips);
  });

  test('is not touched by a program that is older than the one that wrote it', async () => {
    const dataDir = folder();
    await (await opened(dataDir)).close();
    const database = new DatabaseSync(join(dataDir, 'store.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(opened(dataDir)).rejects.toThrow(
      /written by a later version of this program \(.* 99, .*; use that one\.$/,
    );
  });
});
