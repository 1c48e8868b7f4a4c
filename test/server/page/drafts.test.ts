import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Jobs } from '../../../src/service/jobs/jobs.ts';
import type { ServiceOptions } from '../../../src/service/service.ts';
import { openSqlite } from '../../../src/service/store/sqlite.ts';
import { openPage } from '../../../src/program/server/page/page.ts';
import { betweenLooks } from '../../asking.ts';
import { type Department, department, type Person } from '../../embedded/department.ts';
import { temporary } from '../../embedded/serving.ts';
import { freshDatabase } from '../../postgres.ts';
import { sharedStorage } from '../../storages.ts';
import { describeWith } from '../../system.ts';
import { seldom, some } from '../../suite.ts';

const SAMPLE = 'examples/sample-class/submissions';
const STARTER = 'examples/sample-class/starter';
/** Chiara handed in Amber's program with other names, and Umut notes without a program. */
const NAMES = ['amber', 'chiara', 'jonas', 'umut', 'vera', 'wen', 'xenia'];
const HOW = { name: 'Week 1', layout: 'auto', language: 'auto' };

const open = (options: Partial<ServiceOptions>): Promise<Department> =>
  department({ extend: openPage, ...options });

/** Some of the sample class and its starter code, and the folder of Zoe, which holds nothing. */
function week1(): FormData {
  const form = new FormData();
  for (const name of NAMES) {
    for (const file of readdirSync(join(SAMPLE, name))) {
      form.append(
        'submissions',
        new Blob([readFileSync(join(SAMPLE, name, file))]),
        `Week 1/${name}/${file}`,
      );
    }
  }
  form.append('submissions', new Blob([]), 'Week 1/zoe/');
  for (const file of readdirSync(STARTER)) {
    form.append('starter', new Blob([readFileSync(join(STARTER, file))]), `starter/${file}`);
  }
  return form;
}

/** Sends files as a browser does. */
async function drop({ service, owner }: Department, draft: string, form = week1()): Promise<number> {
  const { origin } = new URL(service.baseUrl);
  const own = { 'x-requested-with': 'code-similarity', origin };
  const body = JSON.stringify({ key: owner.key });
  const login = await fetch(`${origin}/people/v1/session`, { method: 'POST', headers: own, body });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const answer = await fetch(`${origin}/people/v1/drafts/${draft}/files`, {
    method: 'POST',
    headers: { ...own, cookie },
    body: form,
  });
  return answer.status;
}

async function draftOf(owner: Person): Promise<string> {
  return String((await owner.people('POST', '/drafts', {})).body['id']);
}

interface Line {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly submissions: number;
  readonly flagged: number | null;
  readonly report: string;
}

async function checksOf(owner: Person): Promise<readonly Line[]> {
  return (await owner.people('GET', '/checks')).body['checks'] as readonly Line[];
}

/** The one check, once its report is there. */
async function reported(owner: Person): Promise<Line> {
  for (;;) {
    const [line, ...others] = await checksOf(owner);
    expect(others).toEqual([]);
    expect(line?.state).not.toBe('failed');
    expect(line?.report).not.toBe('failed');
    if (line?.report === 'ready') return line;
    await betweenLooks();
  }
}

/** Zoe, who handed in nothing, is one of them. */
const WHOLE = { name: 'Week 1', state: 'completed', submissions: NAMES.length + 1, report: 'ready' };

/** The rows of a data folder as they are at this moment, and its files: what is there when its process is killed now. */
async function killedCopy(dataDir: string): Promise<string> {
  const copy = temporary();
  const database = await openSqlite(join(dataDir, 'store.sqlite'));
  const { sql } = await import('kysely');
  await sql`vacuum into ${join(copy, 'store.sqlite')}`.execute(database.db);
  await database.close();
  for (const name of ['submissions', 'results', 'reports', 'drafts']) {
    mkdirSync(join(copy, name), { recursive: true });
    cpSync(join(dataDir, name), join(copy, name), { recursive: true });
  }
  return copy;
}

describe('a check of dropped files', () => {
  seldom('that is being made when the server is killed is whole after the next start', async () => {
    const dataDir = temporary();
    const first = await open({ dataDir });
    const draft = await draftOf(first.owner);
    expect(await drop(first, draft)).toBe(200);
    const { status, body } = await first.owner.people('POST', `/drafts/${draft}/start`, HOW);
    expect(status).toBe(201);
    const copy = await killedCopy(dataDir);
    const next = await open({ dataDir: copy });
    expect(await reported(next.owner)).toMatchObject({ ...WHOLE, id: body['checkId'] });
    // Whoever asks once more, because the answer was lost, is told of the same check.
    const again = await next.owner.people('POST', `/drafts/${draft}/start`, HOW);
    expect([again.status, again.body['checkId']]).toEqual([201, body['checkId']]);
    // The report is there a moment before what it was made of is gone.
    await expect.poll(() => readdirSync(join(copy, 'drafts'))).toEqual([]);
  });

  seldom(
    'goes on after a stop while its analysis waits, and its report is of all that was known then',
    async () => {
      const dataDir = temporary();
      const first = await open({ dataDir, workers: 0 });
      const draft = await draftOf(first.owner);
      await drop(first, draft);
      const { body } = await first.owner.people('POST', `/drafts/${draft}/start`, HOW);
      for (let state = ''; state !== 'queued'; await betweenLooks()) {
        const [line] = await checksOf(first.owner);
        expect(line?.report).toBe('making');
        state = line?.state ?? '';
      }
      // Whatever kills the server now, it is not this run.
      const database = await openSqlite(join(dataDir, 'store.sqlite'));
      const jobs = new Jobs(database, { now: () => Date.now(), alone: true });
      await expect
        .poll(async () => (await jobs.dead(new Set())).map(({ kind, isBlamed }) => [kind, isBlamed]))
        .toEqual([['run', false]]);
      await database.close();
      await first.service.close();
      const next = await open({ dataDir });
      const line = await reported(next.owner);
      expect(line).toMatchObject({ ...WHOLE, id: body['checkId'] });
      expect(line.flagged).toBeGreaterThan(0);
    },
  );

  const WHEN = [
    ['before there is a check', /\/checks(?:\?|$)/],
    ['while its analysis is waited for', /\/status$/],
    ['while its results are read', /\/overview$/],
  ] as const;
  test.each(some(WHEN, 1))('is made later, and whole, where the database is away %s', async (_when, path) => {
    let attempts = 0;
    const there = await department({
      extend: (parts) =>
        openPage({
          ...parts,
          fetchAs: (caller) => {
            const fetch = parts.fetchAs(caller);
            attempts += 1;
            const isAway = attempts === 1;
            return (request) => {
              if (!isAway || !path.test(request.url)) return fetch(request);
              const headers = { 'content-type': 'application/json', 'retry-after': '5' };
              return Promise.resolve(new Response('{"error":"away"}', { status: 503, headers }));
            };
          },
        }),
    });
    const draft = await draftOf(there.owner);
    await drop(there, draft);
    const { status } = await there.owner.people('POST', `/drafts/${draft}/start`, HOW);
    expect(status).toBe(201);
    const line = await reported(there.owner);
    expect(line).toMatchObject(WHOLE);
    expect(line.flagged).toBeGreaterThan(0);
    // Jonas handed in the starter code, which is no gap: he is named nowhere, as in the report.
    const { body } = await there.owner.people('GET', `/checks/${line.id}`);
    expect(body).toMatchObject({ ...WHOLE, notChecked: [{ name: 'umut' }, { name: 'zoe' }] });
    expect(attempts).toBe(2);
  });

  test('whose files were changed or lost on the disk asks for them again', async () => {
    const dataDir = temporary();
    const there = await open({ dataDir });
    const draft = await draftOf(there.owner);
    await drop(there, draft);
    const [name = ''] = readdirSync(join(dataDir, 'drafts'));
    const path = join(dataDir, 'drafts', name);
    const whole = readFileSync(path);
    const again = 'These files are not there any more. Drop them again.';
    const spoilt = [() => writeFileSync(path, Buffer.from(whole).fill(0x20, 40, 41)), () => rmSync(path)];
    for (const spoil of spoilt) {
      spoil();
      const look = await there.owner.people('GET', `/drafts/${draft}`);
      expect([look.status, look.body['error']]).toEqual([404, again]);
      const started = await there.owner.people('POST', `/drafts/${draft}/start`, HOW);
      expect([started.status, started.body['validation_errors']]).toEqual([422, { files: [again] }]);
    }
    await drop(there, draft);
    expect((await there.owner.people('POST', `/drafts/${draft}/start`, HOW)).status).toBe(201);
  });

  test('is refused in a sentence where there is nothing to check, and can be started once there is', async () => {
    const there = await open({});
    const draft = await draftOf(there.owner);
    const empty = await there.owner.people('POST', `/drafts/${draft}/start`, HOW);
    expect([empty.status, empty.text]).toEqual([422, expect.stringContaining('submissions')]);
    expect(empty.text).not.toContain('/draft-');
    expect(await checksOf(there.owner)).toEqual([]);
    const task = new FormData();
    task.append('submissions', new Blob(['%PDF-1.7']), 'task.pdf');
    expect(await drop(there, draft, task)).toBe(200);
    const wrong = await there.owner.people('GET', `/drafts/${draft}?layout=auto&language=auto`);
    const why = 'submissions holds no submission, only "task.pdf". Each folder, archive or source file in it';
    expect(JSON.stringify(wrong.body['problem'])).toContain(JSON.stringify(why).slice(0, -1));
    await drop(there, draft);
    expect((await there.owner.people('POST', `/drafts/${draft}/start`, HOW)).status).toBe(201);
    // What is being checked is not changed any more.
    expect(await drop(there, draft)).toBe(404);
    expect(await reported(there.owner)).toMatchObject(WHOLE);
  });

  seldom('goes with its check, and is nobody else’s', async () => {
    const there = await open({ workers: 0 });
    const ada = await there.add('Ada');
    const draft = await draftOf(there.owner);
    await drop(there, draft);
    expect((await ada.people('GET', `/drafts/${draft}`)).status).toBe(404);
    expect((await ada.people('POST', `/drafts/${draft}/start`, HOW)).status).toBe(404);
    const { body } = await there.owner.people('POST', `/drafts/${draft}/start`, HOW);
    for (let state = ''; state !== 'queued'; state = (await checksOf(there.owner))[0]?.state ?? '') {
      await betweenLooks();
    }
    await there.owner.ask('POST', '/check/cancel', { check_id: body['checkId'] });
    expect((await there.owner.ask('DELETE', `/checks/${String(body['checkId'])}`)).status).toBe(200);
    expect((await there.owner.people('GET', `/drafts/${draft}`)).status).toBe(404);
    expect(await checksOf(there.owner)).toEqual([]);
  });
});

seldom('a report that was being made when the server was killed is made by the next one', async () => {
  const dataDir = temporary();
  const first = await open({ dataDir });
  const id = await first.owner.check(['ada', 'abe']);
  await first.service.close();
  const database = await openSqlite(join(dataDir, 'store.sqlite'));
  const jobs = new Jobs(database, { now: () => Date.now(), alone: false });
  await jobs.add({ kind: 'report', key: String(id), person: 1, small: false });
  // Its process has begun, and is no more.
  expect((await jobs.take('report', 'any'))?.key).toBe(String(id));
  await database.close();
  const next = await open({ dataDir });
  expect((await next.owner.people('GET', `/checks/${id}`)).body['report']).toBe('making');
  expect(await reported(next.owner)).toMatchObject({ id, report: 'ready' });
});

describeWith('PostgreSQL', 'two servers on one database', () => {
  test('share drafts: made at one, filled at the other, looked at and started by turns', async () => {
    const url = await freshDatabase();
    const files = temporary();
    const openStorage = () => sharedStorage(url, files);
    const one = await open({ openStorage });
    const other = await open({ openStorage });
    const draft = await draftOf(one.owner);
    expect(await drop(other, draft)).toBe(200);
    const looked = await one.owner.people('GET', `/drafts/${draft}?layout=auto&language=auto`);
    expect(looked.body).toMatchObject({
      name: 'Week 1',
      recognised: { judged: NAMES.length + 1 },
      problem: null,
    });
    const { body } = await other.owner.people('POST', `/drafts/${draft}/start`, HOW);
    // Whichever of them makes it ends: the one that is left goes on.
    await other.service.close();
    expect(await reported(one.owner)).toMatchObject({ ...WHOLE, id: body['checkId'] });
    await expect.poll(() => readdirSync(join(files, 'drafts'))).toEqual([]);
  });
});
