import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listener } from '../../src/system/http/listener.ts';
import { casesText, MAX_CASES_BYTES, parseCases } from '../../src/report/cases/case-document.ts';
import { subjectOfKey } from '../../src/channels/cases.ts';
import { writeWhole } from '../../src/channels/write.ts';
import { caseFile } from '../../src/program/command-line/report.ts';
import { type Case, NO_CASES } from '../../src/contract/cases.ts';
import { ownerOnly } from '../system.ts';

let folder = '';
let path = '';
let server: Listener;
let origin = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'case-file-'));
  path = join(folder, 'cases.json');
  await serve(path);
});

afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function serve(at: string): Promise<void> {
  server = await listen({ host: '127.0.0.1', port: 0, answer: caseFile(at, 'Ada Ünal') });
  origin = server.url;
}

function text(...notes: readonly string[]): string {
  const cases = notes.map(
    (note, index): Case => ({
      subjects: [subjectOfKey(`a${index}`), subjectOfKey('b')],
      names: ['a', 'b'],
      state: 'seen',
      reason: null,
      note,
      by: null,
      at: '2026-11-21T04:00:00Z',
      evidence: { similarity: 80, suspicion: null, tokens: 12 },
    }),
  );
  return casesText({ cases, common: [] });
}

function put(body: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${origin}/cases.json`, { method: 'PUT', body, headers: { origin, ...headers } });
}

async function etag(): Promise<string> {
  return (await fetch(`${origin}/cases.json`)).headers.get('etag') ?? '';
}

describe('the file of a served report', () => {
  test('is empty before anything is decided, and names its reader', async () => {
    const response = await fetch(`${origin}/cases.json`);
    expect(parseCases(await response.text(), 'f')).toMatchObject(NO_CASES);
    expect(response.headers.get('accept-put')).toBe('application/json');
    expect(decodeURIComponent(response.headers.get('x-user') ?? '')).toBe('Ada Ünal');
    expect(await readdir(folder)).toEqual([]);
  });

  test('is a file, and one of bounded size', async () => {
    await mkdir(path);
    expect(await (await fetch(`${origin}/cases.json`)).text()).toContain('is no file');
    await rm(path, { recursive: true });
    await writeFile(path, '');
    await truncate(path, MAX_CASES_BYTES + 1);
    expect(await (await fetch(`${origin}/cases.json`)).text()).toContain('more than the 10000000');
  });

  test('is written for its owner alone, and as it can be read', async () => {
    const response = await put(text('one'), { 'if-match': await etag() });
    expect(response.status).toBe(204);
    expect((await stat(path)).mode & 0o777).toBe(ownerOnly(0o600));
    expect(parseCases(await readFile(path, 'utf8'), 'f').cases[0]?.note).toBe('one');
    expect(response.headers.get('etag')).toBe(await etag());
    expect(await readdir(folder)).toEqual(['cases.json']);
  });

  test('loses nothing between two tabs: the one that has not seen the other is refused', async () => {
    const seen = await etag();
    const both = await Promise.all([
      put(text('a'), { 'if-match': seen }),
      put(text('b'), { 'if-match': seen }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
    const winner = both.findIndex(({ status }) => status === 204);
    expect(await readFile(path, 'utf8')).toBe(text(['a', 'b'][winner] ?? ''));
    // An editor that was used beside the page counts as a tab.
    const after = await etag();
    await writeFile(path, text('by hand'));
    expect((await put(text('c'), { 'if-match': after })).status).toBe(412);
    expect(await readFile(path, 'utf8')).toBe(text('by hand'));
  });

  test.each([
    ['no If-Match', {}, 428],
    ['another origin', { origin: 'http://evil.example', 'if-match': '"none"' }, 403],
    ['the origin of a file', { origin: 'null', 'if-match': '"none"' }, 403],
  ])('refuses %s', async (_, headers, status) => {
    expect((await put(text('x'), headers)).status).toBe(status);
    expect(await readdir(folder)).toEqual([]);
  });

  test('refuses what is no case, and what is too large, with a sentence', async () => {
    const bad = await put('{"schemaVersion":1,"cases":[{}],"common":[]}', { 'if-match': '"none"' });
    expect([bad.status, await bad.text()]).toEqual([422, expect.stringContaining('cases.0.subjects')]);
    const large = await put(' '.repeat(10_000_001), { 'if-match': '"none"' });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('10000000 bytes')]);
    expect((await put(text('x'.repeat(20_000)), { 'if-match': '"none"' })).status).toBe(204);
  });

  test('is left alone where it cannot be read, and the page learns why', async () => {
    await writeFile(path, '{"schemaVersion":7}');
    const read = await fetch(`${origin}/cases.json`);
    expect([read.status, await read.text()]).toEqual([500, expect.stringContaining('a later version')]);
    expect((await put(text('x'), { 'if-match': '"none"' })).status).toBe(422);
    expect(await readFile(path, 'utf8')).toBe('{"schemaVersion":7}');
  });

  test('stays as it was where it cannot be written', async () => {
    await server.close();
    await serve(join(folder, 'gone', 'cases.json'));
    const response = await put(text('x'), { 'if-match': '"none"' });
    expect(response.status).toBe(507);
    expect(await response.text()).toContain('could not be written');
  });
});

test('what a killed write left is passed over by the next one', async () => {
  await writeWhole(path, [text('whole')]);
  const left = 'cases.json.0123abcd.part';
  await writeFile(join(folder, left), '{"schemaVersion":1,"ca');
  expect((await fetch(`${origin}/cases.json`)).status).toBe(200);
  expect((await put(text('next'), { 'if-match': await etag() })).status).toBe(204);
  expect(await readFile(path, 'utf8')).toBe(text('next'));
  expect((await readdir(folder)).toSorted()).toEqual(['cases.json', left]);
});

test('several writes at the same time leave one of the texts whole, for its owner alone', async () => {
  await Promise.all(
    Array.from('abcdef').map((name) => writeWhole(path, [text(name.repeat(100_000))], { isNotes: true })),
  );
  const kept = await readFile(path, 'utf8');
  expect(Array.from('abcdef').map((name) => text(name.repeat(100_000)))).toContain(kept);
  expect(await readdir(folder)).toEqual(['cases.json']);
  expect((await stat(path)).mode & 0o777).toBe(ownerOnly(0o600));
});
