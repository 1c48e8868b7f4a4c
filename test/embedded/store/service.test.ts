import { expect, onTestFinished, test } from 'vitest';
import { FolderBlobs } from '../../../src/service/store/blobs/folder.ts';
import type { Database } from '../../../src/service/store/database.ts';
import { migrate, STEPS } from '../../../src/service/store/migrate.ts';
import { openPostgres } from '../../../src/service/store/postgres.ts';
import type { Storage } from '../../../src/service/store/storage.ts';
import { STATE } from '../../../src/contract/service/states.ts';
import { submissionZip } from '../../contract/submission-zip.ts';
import { startPostgres } from '../../postgres/server.ts';
import { need } from '../../system.ts';
import { type Serving, serving, temporary } from '../serving.ts';
import { BACKENDS, tables } from './backends.ts';
import { seldom } from '../../suite.ts';

function served(database: Database): Promise<Serving> {
  const folder = temporary();
  const storage: Storage = { database, blobs: new FolderBlobs(folder), close: () => Promise.resolve() };
  return serving({ openStorage: () => Promise.resolve(storage), tempDir: folder });
}

const HOSTILE = [
  'ünïcode é é.zip',
  "'; DROP TABLE submissions; --.zip",
  '<img src=x onerror=alert(1)>.zip',
  '\u202Ezip.exe.zip',
  '%00 %5C _.zip',
  '=1+1.zip',
  `${'x'.repeat(200)}.zip`,
];

test.each(BACKENDS)(
  'a service on $name analyses what has hostile names, and says them as they came',
  async (backend) => {
    const service = await served(await tables(backend));
    const name = `\0 \uE000 ${HOSTILE.join(' ')}`.slice(0, 200);
    const { body } = await service.ask('POST', '/check/create', { name });
    const id = Number(body['id']);
    const zip = await submissionZip('A');
    const files = Object.fromEntries(HOSTILE.map((filename) => [filename, zip]));
    expect((await service.upload(id, files)).status).toBe(200);
    await service.ask('POST', '/check/start', { check_id: id });
    await service.until(id, STATE.completed);
    const found = (await service.ask('GET', `/checks/${id}`)).body as {
      check: { name: string };
      submissions: readonly { filename: string }[];
    };
    expect(found.check.name).toBe(name);
    expect(found.submissions.map(({ filename }) => filename).toSorted()).toEqual(HOSTILE.toSorted());
    for (const other of ['0', '-1', String(2 ** 31), '9007199254740993', '9'.repeat(30), '1e3', '%00']) {
      const answer = await service.ask('GET', `/checks/${other}`);
      expect([404, 422]).toContain(answer.status);
    }
  },
);

seldom('a service whose database is away says so, and goes on when it is back', async () => {
  need('PostgreSQL');
  const server = await startPostgres();
  onTestFinished(() => server.close());
  const database = await openPostgres(await server.database());
  onTestFinished(() => database.close());
  await migrate(database, STEPS);
  const service = await served(database);
  const id = await service.create();
  await server.stop();
  for (const [method, path, body] of [
    ['GET', `/checks/${id}`, undefined],
    ['POST', '/check/create', { name: 'a check' }],
    ['DELETE', `/checks/${id}`, undefined],
  ] as const) {
    const answer = await service.ask(method, path, body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.body['error']).toBe('The service cannot reach its database. Ask again in some seconds.');
  }
  await server.start();
  expect((await service.ask('GET', `/checks/${id}`)).status).toBe(200);
});
