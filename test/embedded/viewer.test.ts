import { describe, expect, test } from 'vitest';
import { countLines } from '../../src/base/bytes.ts';
import { STATE } from '../../src/contract/service/states.ts';
import { zip } from '../zip/lying-zip.ts';
import { serving } from './serving.ts';

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
});
