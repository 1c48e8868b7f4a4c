import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { smallDisk } from '../small-disk.ts';
import { serving } from './serving.ts';
import { seldom } from '../suite.ts';

const NO_ROOM = 'There is no room left on the disk of the service.';

/** Leaves no byte free. */
function fill(folder: string): void {
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let n = 0; ; n += 1) writeFileSync(join(folder, `ballast-${size}-${n}`), Buffer.alloc(size));
    } catch {
      // Smaller pieces fit in.
    }
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('ballast')) rmSync(join(folder, name));
}

describe('a service on a full disk', () => {
  test('answers 507 at once, changes nothing that it cannot keep, and goes on when there is room', async () => {
    const disk = smallDisk(12_000_000);
    const dataDir = join(disk, 'data');
    const service = await serving({ dataDir });
    const zip = await submissionZip('ada');
    const ready = await service.create();
    await service.upload(ready, { 'ada.zip': zip, 'bo.zip': zip });
    const old = await service.create();
    for (const name of ['large.zip', 'larger.zip', 'largest.zip', 'a.zip', 'b.zip', 'c.zip']) {
      await service.upload(old, { [name]: padded(zip, 60_000) });
    }
    fill(disk);

    for (const answer of [
      await service.upload(ready, { 'cy.zip': zip }),
      await service.upload(ready, { 'large.zip': randomBytes(9_000_000) }),
      await service.ask('POST', '/check/create', { name: 'another' }),
      await service.ask('POST', '/check/start', { check_id: ready, test_type: 9 }),
    ]) {
      expect([answer.status, answer.body]).toEqual([507, { error: NO_ROOM }]);
    }
    expect(readdirSync(join(dataDir, 'spool'))).toEqual([]);
    const listed = await service.ask('GET', '/checks');
    expect((JSON.parse(listed.text) as { id: number; status_id: number }[]).map((one) => one.id)).toEqual([
      old,
      ready,
    ]);
    expect((await service.ask('GET', `/checks/${ready}/status`)).body).toMatchObject({
      status_id: STATE.created,
      submissions_total: 2,
    });

    // Deleting makes room for itself and for what waits.
    expect((await service.ask('DELETE', `/checks/${old}`)).status).toBe(200);
    expect((await service.ask('POST', '/check/start', { check_id: ready, test_type: 9 })).status).toBe(200);
    await service.until(ready, STATE.completed);
    await service.close();

    // What is kept can be read where nothing can be written.
    fill(disk);
    const again = await serving({ dataDir });
    const overview = await again.ask('POST', '/check/overview', { check_id: ready });
    expect(
      (overview.body['submissions'] as { total_result: number }[]).map((one) => one.total_result),
    ).toEqual([100, 100]);
    expect((await again.ask('GET', `/checks/${old}`)).status).toBe(404);
    empty(disk);
    expect((await again.ask('POST', '/check/create', { name: 'another' })).status).toBe(201);
  });

  seldom('takes no word of people that it cannot keep, and reads on', async () => {
    const disk = smallDisk(12_000_000);
    const service = await serving({ dataDir: join(disk, 'data') });
    const people = (method: string, path: string, body?: unknown): ReturnType<typeof service.ask> =>
      service.ask(method, `/../../people/v1${path}`, body);
    const zip = await submissionZip('ada');
    const check = await service.create();
    await service.upload(check, { 'ada.zip': zip, 'bo.zip': zip });
    await people('POST', '/users', { name: 'ada', role: 'instructor' });
    const lists = async (): Promise<readonly string[]> => {
      const all = ['/users', '/keys?user_id=2', '/shares', '/corpora', '/quotas', '/audit'];
      return Promise.all(all.map(async (path) => (await people('GET', path)).text));
    };
    const before = await lists();
    fill(disk);
    // A page of a database may have room for a row still: then it is kept, and the next is not.
    const writes = [
      ['POST', '/users', { name: 'abe'.repeat(60) }],
      ['POST', '/keys', { name: 'k'.repeat(150), user_id: 2 }],
      ['POST', '/shares', { user: 'ada', check_id: check }],
      ['POST', '/corpora', { name: 'c'.repeat(150) }],
      ['PATCH', '/quotas/2', { checks_a_month: 5 }],
      ['PATCH', '/users/2', { suspended: true }],
    ] as const;
    for (const [method, path, body] of writes) {
      const answer = await people(method, path, body);
      expect([path, answer.status, answer.body]).toEqual([path, 507, { error: NO_ROOM }]);
    }
    expect(await lists()).toEqual(before);
    empty(disk);
    for (const [method, path, body] of writes) {
      expect([path, (await people(method, path, body)).status < 300]).toEqual([path, true]);
    }
  });
});

/** A ZIP with a comment behind it. */
function padded(zip: Uint8Array, bytes: number): Uint8Array {
  const result = Buffer.concat([zip, randomBytes(bytes)]);
  result.writeUInt16LE(bytes, zip.length - 2);
  return result;
}
