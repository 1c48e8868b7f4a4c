import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage as openReport } from '../../../src/channels/read-page.ts';
import { CASES_SCHEMA_VERSION } from '../../../src/contract/cases.ts';
import type { Extension, ServiceParts } from '../../../src/service/api/extension.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { betweenLooks } from '../../asking.ts';
import { department, type Person } from '../../embedded/department.ts';
import { temporary } from '../../embedded/serving.ts';
import { ownerOnly } from '../../system.ts';
import { slowly } from '../../embedded/slow-request.ts';

/** Makes the report of a check, and waits for it. @returns how it ended */
async function reported(owner: Person, id: number): Promise<unknown> {
  expect((await owner.people('POST', `/checks/${id}/report`, {})).status).toBe(202);
  let report: unknown = 'making';
  for (; report === 'making'; await betweenLooks()) {
    ({ report } = (await owner.people('GET', `/checks/${id}`)).body);
  }
  return report;
}

/** Of whoever logs in with this key. */
async function cookieOf(baseUrl: string, key: string): Promise<string> {
  const { origin, host } = new URL(baseUrl);
  const login = await fetch(`${origin}/people/v1/session`, {
    method: 'POST',
    headers: { 'x-requested-with': 'code-similarity', origin: `http://${host}` },
    body: JSON.stringify({ key }),
  });
  return login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

/** Whoever is logged in with this key. */
async function visitor(baseUrl: string, key: string): Promise<(path: string) => Promise<Response>> {
  const { origin } = new URL(baseUrl);
  const cookie = await cookieOf(baseUrl, key);
  return (path) => fetch(origin + path, { headers: { cookie } });
}

test('a check that was made elsewhere gets its report, and who reads it is written down', async () => {
  const { owner, service } = await department({ extend: openPage });
  const id = await owner.check(['ada', 'abe']);
  expect(await reported(owner, id)).toBe('ready');
  const visit = await visitor(service.baseUrl, owner.key);
  const page = await visit(`/checks/${id}/report/`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const { entries } = (await owner.people('GET', `/audit?check_id=${id}`)).body as {
    readonly entries: readonly { readonly action: string }[];
  };
  expect(entries.map(({ action }) => action)).toContain('read-report');
});

test('an address of the page that refuses a method says which ones it takes', async () => {
  const { owner, service } = await department({ extend: openPage });
  const id = await owner.check(['ada', 'abe']);
  const cookie = await cookieOf(service.baseUrl, owner.key);
  const headers = { cookie, 'x-requested-with': 'code-similarity' };
  const told = async (path: string): Promise<readonly [number, string | null]> => {
    const url = new URL(path, service.baseUrl);
    const answer = await fetch(url, { method: 'PATCH', headers });
    return [answer.status, answer.headers.get('allow')];
  };
  expect(await told(`/checks/${id}/report/`)).toEqual([405, 'GET']);
  expect(await told(`/checks/${id}/report/cases.json`)).toEqual([405, 'GET, PUT']);
  expect(await told('/courses/1')).toEqual([405, 'GET']);
  expect(await told('/people/v1/session')).toEqual([405, 'GET, POST, DELETE']);
  expect(await told('/people/v1/me')).toEqual([405, 'GET']);
});

test('whoever a check is shared with no more decides nothing of it, also with what was under way', async () => {
  const { owner, add, service } = await department({ extend: openPage });
  const id = await owner.check(['ada', 'abe']);
  const ben = await add('ben');
  const { body } = await owner.people('POST', '/shares', { user: 'ben', check_id: id });
  const cookie = await cookieOf(service.baseUrl, ben.key);
  const save = (meanwhile: () => Promise<unknown>): Promise<string | undefined> =>
    slowly(
      service.baseUrl,
      {
        form: `PUT /checks/${id}/report/cases.json`,
        headers: { cookie, 'if-match': '"cases-0"', 'x-requested-with': 'code-similarity' },
        fields: { schemaVersion: CASES_SCHEMA_VERSION, cases: [], common: [] },
      },
      meanwhile,
    );
  const end = async (): Promise<unknown> => {
    await ben.people('GET', `/checks/${id}`);
    return owner.people('DELETE', `/shares/${String(body['id'])}`);
  };
  expect(await save(end)).toContain(' 404 ');
  await owner.people('POST', '/shares', { user: 'ben', check_id: id });
  expect(await save(() => Promise.resolve())).toContain(' 204 ');
});

test.each(['"cases-0"', 'W/"cases-0"', '"cases-0-gzip"', 'W/"cases-0--zstd"'])(
  'cases are saved that a proxy handed on packed, as %s',
  async (seen) => {
    const { owner, service } = await department({ extend: openPage });
    const id = await owner.check(['ada', 'abe']);
    const cookie = await cookieOf(service.baseUrl, owner.key);
    const save = async (): Promise<readonly [number, string | null]> => {
      const { status, headers } = await fetch(
        `${new URL(service.baseUrl).origin}/checks/${id}/report/cases.json`,
        {
          method: 'PUT',
          headers: { cookie, 'if-match': seen, 'x-requested-with': 'code-similarity' },
          body: JSON.stringify({ schemaVersion: CASES_SCHEMA_VERSION, cases: [], common: [] }),
        },
      );
      return [status, headers.get('etag')];
    };
    expect(await save()).toEqual([204, '"cases-1"']);
    // What somebody else saved meanwhile is not written over by it.
    expect(await save()).toEqual([412, null]);
  },
);

test('a report that cannot be kept leaves no file, and one that is kept is read by nobody else', async () => {
  const dataDir = temporary();
  const defects: unknown[] = [];
  let folder = '';
  let isFull = true;
  const extend = (parts: ServiceParts): Extension => {
    folder = join(parts.folder, 'page');
    const put = parts.blobs.put.bind(parts.blobs);
    parts.blobs.put = (name, contents) =>
      isFull && name.startsWith('reports/') ? Promise.reject(new Error('no')) : put(name, contents);
    return openPage(parts);
  };
  const onDefect = (error: unknown): void => void defects.push(error);
  const { owner } = await department({ extend, dataDir, onDefect });
  const id = await owner.check(['ada', 'abe']);
  expect([await reported(owner, id), defects]).toEqual(['failed', [new Error('no')]]);
  expect(readdirSync(folder)).toEqual([]);
  isFull = false;
  expect(await reported(owner, id)).toBe('ready');
  expect(readdirSync(folder)).toEqual([]);
  const modes = readdirSync(join(dataDir, 'reports')).map(
    (name) => statSync(join(dataDir, 'reports', name)).mode & 0o777,
  );
  expect(modes).toEqual([ownerOnly(0o600)]);
});

test.each(['its file', 'its row'])(
  'a report of which %s finds no room says so and is not made over and over',
  async (what) => {
    const dataDir = temporary();
    const full = Object.assign(new Error('write of index.html'), { code: 'ENOSPC' });
    let isFull = false;
    const extend = (parts: ServiceParts): Extension => {
      const put = parts.blobs.put.bind(parts.blobs);
      parts.blobs.put = async (name, contents) => {
        const isReport = name.startsWith('reports/');
        if (isReport && what === 'its file') throw full;
        await put(name, contents);
        isFull = isReport;
      };
      const transact: ServiceParts['database']['transact'] = async (body) => {
        if (!isFull) return parts.database.transact(body);
        isFull = false;
        throw full;
      };
      return openPage({ ...parts, database: { ...parts.database, transact } });
    };
    const { owner } = await department({ extend, dataDir, onDefect: () => {} });
    const id = await owner.check(['ada', 'abe']);
    expect(await reported(owner, id)).toBe('failed');
    const { reportReason } = (await owner.people('GET', `/checks/${id}`)).body;
    expect(reportReason).toBe('There is no room left on the disk of the service.');
    expect(readdirSync(join(dataDir, 'reports'))).toEqual([]);
  },
);

test('a report whose file is gone says so, and can be made again', async () => {
  const dataDir = temporary();
  const { owner, service } = await department({ extend: openPage, dataDir });
  const id = await owner.check(['ada', 'abe']);
  await reported(owner, id);
  const folder = join(dataDir, 'reports');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const visit = await visitor(service.baseUrl, owner.key);
  const page = await visit(`/checks/${id}/report/`);
  const why = 'The file of this report is missing. Open the check, and make the report again.';
  expect([page.status, await page.json()]).toEqual([404, { error: why }]);
  expect((await owner.people('GET', `/checks/${id}`)).body).toMatchObject({
    report: 'failed',
    reportReason: why,
  });
  expect(await reported(owner, id)).toBe('ready');
  expect((await visit(`/checks/${id}/report/`)).status).toBe(200);
});

test('a report is made without the code of whoever’s file was lost or damaged', async () => {
  const dataDir = temporary();
  const { owner, service } = await department({ extend: openPage, dataDir });
  const id = await owner.check(['ada', 'abe', 'ben']);
  const folder = join(dataDir, 'submissions');
  const [first = '', second = ''] = readdirSync(folder);
  rmSync(join(folder, first));
  writeFileSync(join(folder, second), 'no ZIP');
  expect(await reported(owner, id)).toBe('ready');
  const page = await (await visitor(service.baseUrl, owner.key))(`/checks/${id}/report/`);
  const { read } = openReport(Buffer.from(await page.arrayBuffer()), 'the report');
  const sources = await Promise.all([0, 1, 2].map((place) => read.source(place)));
  expect(sources.filter((source) => source !== null)).toHaveLength(1);
});
