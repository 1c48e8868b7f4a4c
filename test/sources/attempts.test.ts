import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { LayoutName } from '../../src/contract/source-names.ts';
import { collectFolders } from './collect-folders.ts';
import { putFiles } from '../put-files.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

/** Role and name of each submission that these files make, the judged ones first, with the text of its first file. */
async function collected(
  layout: LayoutName,
  files: Readonly<Record<string, string>>,
): Promise<readonly (readonly [role: string, name: string, text: string])[]> {
  putFiles(join(root, 'hw'), files);
  const { all } = await collectFolders(root, ['hw'], undefined, layout);
  return Promise.all(
    all.map(async (one) => {
      if (!one.ok) throw new Error(one.failure.reason);
      const { role, name, files: own } = one.submission;
      return [role, name, String(own[0] && Buffer.from(await own[0].read()))] as const;
    }),
  );
}

test('of several hand-ins of one person the newest is judged, and the others are compared with others', async () => {
  const found = await collected('blackboard', {
    'hw_ann_attempt_2026-10-03-09-00-00_a.py': 'first = 1',
    'hw_ann_attempt_2026-10-03-11-00-00_a.py': 'third = 3',
    'hw_ann_attempt_2026-10-03-10-00-00_a.py': 'second = 2',
    'hw_bo_attempt_2026-10-03-08-00-00_a.py': 'bo = 1',
  });
  expect(found).toEqual([
    ['judged', 'ann', 'third = 3'],
    ['judged', 'bo', 'bo = 1'],
    ['archive', 'ann (earlier: 2026-10-03T10:00:00)', 'second = 2'],
    ['archive', 'ann (earlier: 2026-10-03T09:00:00)', 'first = 1'],
  ]);
});

test('numbers of hand-ins count as numbers: 10 is newer than 9', async () => {
  const found = await collected('submitty', {
    'ann/9/.submit.timestamp': '',
    'ann/9/a.py': 'nine = 9',
    'ann/10/a.py': 'ten = 10',
  });
  expect(found).toEqual([
    ['judged', 'ann', 'ten = 10'],
    ['archive', 'ann (earlier: 9)', 'nine = 9'],
  ]);
});

test('the one that the platform says counts is judged, whatever is newer', async () => {
  const found = await collected('submitty', {
    'ann/user_assignment_settings.json': '{"active_version": 9}',
    'ann/9/a.py': 'nine = 9',
    'ann/10/a.py': 'ten = 10',
  });
  expect(found).toEqual([
    ['judged', 'ann', 'nine = 9'],
    ['archive', 'ann (earlier: 10)', 'ten = 10'],
  ]);
});

test('a number with two names is refused, whoever meant it', async () => {
  const made = collected('moodle', {
    'Ann_17_assignsubmission_file/a.py': 'x = 1',
    'Bo_17_assignsubmission_file/b.py': 'y = 2',
    'Cy_18_assignsubmission_file/c.py': 'z = 3',
  });
  await expect(made).rejects.toThrow(
    '"Ann" and "Bo" of the download have one number, 17, so that it cannot be told whose each is.',
  );
});

test('one name is one, however it is written', async () => {
  const found = await collected('moodle', {
    'Zoe\u0301  Li_17_assignsubmission_file/a.py': 'x = 1',
    'zo\u00e9 li_17_onlinetext/onlinetext.html': 'y = 2',
    'Cy_18_assignsubmission_file/c.py': 'z = 3',
  });
  expect(found.map(([role]) => role)).toEqual(['judged', 'judged']);
});
