import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countLines } from '../../src/base/bytes.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { submissionZip } from '../contract/submission-zip.ts';
import { zip } from '../zip/lying-zip.ts';
import { serving, temporary } from './serving.ts';

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['a\r\nb\r\n', 2],
  ['a\rb', 2],
  ['\n\n', 2],
])('%j has %i lines', (text, lines) => {
  expect(countLines(Buffer.from(text))).toBe(lines);
});

describe('the viewer', () => {
  test('shows what can be read, marks what cannot, and unpacks nothing large', async () => {
    const service = await serving();
    const check = await service.create();
    await service.upload(check, {
      'ada.zip': zip([
        { name: 'Main.java', contents: Buffer.from('class A {\n}\n') },
        { name: 'Wrong.java', contents: Buffer.from('x'), claimedCrc: 1 },
        { name: 'Large.java', contents: Buffer.alloc(1_000_001, 10) },
        { name: 'Full.java', contents: Buffer.alloc(1_000_000, 10) },
      ]),
    });
    await service.ask('POST', '/check/start', { check_id: check, test_type: 9 });
    await service.until(check, STATE.completed);
    const rows = (await service.ask('POST', '/check/overview', { check_id: check })).body['submissions'];
    const submission = (rows as { id: number }[])[0]?.id;
    const viewer = await service.ask('POST', '/check/viewer', { check_id: check, submission_id: submission });
    expect([viewer.status, viewer.body['files']]).toEqual([
      200,
      [
        { path: 'Full.java', lines: 1_000_000 },
        { path: 'Main.java', lines: 2 },
        { path: 'Wrong.java', lines: null, problem: 'damaged' },
        { path: 'Large.java', lines: null, problem: 'too-large' },
      ],
    ]);
    const file = async (path: string): Promise<unknown[]> => {
      const { status, body } = await service.ask('POST', '/check/viewer/file', {
        check_id: check,
        submission_id: submission,
        path,
      });
      return [status, body['content'] ?? body['error']];
    };
    expect(await file('Main.java')).toEqual([200, 'class A {\n}\n']);
    expect(await file('Large.java')).toEqual([422, 'This file is not shown: too-large.']);
    expect((await file('Wrong.java'))[0]).toBe(422);
    expect((await file('None.java'))[0]).toBe(404);
  });

  test('shows nothing of what took the place of an upload, nor is that compared', async () => {
    const dataDir = temporary();
    const service = await serving({ dataDir });
    const checks = [await service.create(), await service.create()] as const;
    for (const [at, check] of checks.entries()) {
      const files = ['a', 'b', 'c'].map(async (name) => [`${name}.zip`, await submissionZip(name + at)]);
      await service.upload(check, Object.fromEntries(await Promise.all(files)) as Record<string, Uint8Array>);
    }
    const folder = join(dataDir, 'submissions');
    const [own = '', other = ''] = checks.map(
      (check) => readdirSync(folder).find((name) => name.startsWith(`${check}-`)) ?? '',
    );
    renameSync(join(folder, own), join(folder, 'aside'));
    renameSync(join(folder, other), join(folder, own));
    renameSync(join(folder, 'aside'), join(folder, other));
    await service.ask('POST', '/check/start', { check_id: checks[0], test_type: 9 });
    await service.until(checks[0], STATE.completed);
    const { body } = await service.ask('POST', '/check/overview', { check_id: checks[0] });
    const rows = body['submissions'] as { id: number; comparability: string }[];
    expect(rows.map((row) => row.comparability).toSorted()).toEqual(['compared', 'compared', 'unreadable']);
    const statuses = rows.map(async ({ id }) => {
      const asked = { check_id: checks[0], submission_id: id, path: 'Main.java' };
      return (await service.ask('POST', '/check/viewer/file', asked)).status;
    });
    expect((await Promise.all(statuses)).toSorted((a, b) => a - b)).toEqual([200, 200, 422]);
  });
});
