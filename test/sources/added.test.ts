import { beforeEach, expect, test } from 'vitest';
import { putFile } from '../put-files.ts';
import { inEnglish } from '../said.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { openDirectory } from './open-directory.ts';

/* What is added to a class: each thing that is named is one submission. And what is to be left out of one. */

let root = '';
beforeEach(() => {
  root = temporaryFolder();
});

const main = Buffer.from('class Main {}\n');
const told =
  '"late" was added as one submission, and looks like those of several people. If each folder or archive in it is one, add what lies in it, as in "late/*"; if it is the download of a learning platform, say which one (layout).';

async function added(
  inputs: Readonly<Record<string, string>>,
): Promise<readonly [number, readonly string[]]> {
  const { judged, notices } = await openDirectory(root, { source: 'directory', ...inputs });
  return [judged?.length ?? 0, inEnglish(notices)];
}

test.each([
  [['kim/Main.java', 'lou/Main.java'], true],
  [['kim.zip', 'lou.zip'], true],
  [['kim_48213_assignsubmission_file/A.java', 'lou_48214_assignsubmission_file/B.java'], true],
  [['kim/Main.java'], false],
  [['Main.java', 'kim/Main.java', 'lou/Main.java'], false],
  [['model/Main.java', 'view/View.java'], false],
  [['task1/Main.java', 'task2/Main.java'], false],
  [['src/Main.java', 'test/Main.java'], false],
])('it is told where %j look like those of several people: %j', async (files, isTold) => {
  const inner = zip([{ name: 'Main.java', contents: main }]);
  for (const file of files) putFile(root, `late/${file}`, file.endsWith('.zip') ? inner : main);
  expect(await added({ add: 'late' })).toEqual([1, isTold ? [told] : []]);
});

test('the same of an archive, of several, and nothing where they are named one by one', async () => {
  const names = ['kim/Main.java', 'lou/Main.java'];
  putFile(root, 'late.zip', zip(names.map((name) => ({ name, contents: main }))));
  for (const name of names) putFile(root, `more/${name}`, main);
  expect(await added({ add: 'late.zip' })).toEqual([1, [told.replace('"late"', '"late.zip"')]]);
  expect(await added({ add: 'late.zip\nmore' })).toEqual([
    2,
    [expect.stringMatching(/^"late\.zip", "more" were added as one submission each, .* as in "late\/\*";/)],
  ]);
  expect(await added({ add: 'more/*' })).toEqual([2, []]);
  // Who says what it is knows it.
  expect(await added({ add: 'more', layout: 'single' })).toEqual([1, []]);
});

test('that exclude names a submission is told, and what it names in one is not', async () => {
  for (const name of ['ada', 'bo', 'cy']) putFile(root, `hw/${name}/Main.java`, main);
  putFile(root, 'hw/ada/tests/Test.java', main);
  const notices = async (exclude: string): Promise<readonly string[]> =>
    (await added({ path: 'hw', exclude }))[1];
  for (const glob of ['bo', 'bo/', 'hw/bo', './hw/bo/**', '/bo/*']) {
    expect(await notices(glob)).toEqual([
      `exclude goes by the files inside of each submission, and ${JSON.stringify(glob)} names a submission that was taken all the same. To leave it out, move it away.`,
    ]);
  }
  expect((await notices('bo\ncy\ntests'))[0]).toContain('"bo", "cy" name submissions that were taken');
  expect(await notices('tests\n*.md\nb*')).toEqual([]);
});
