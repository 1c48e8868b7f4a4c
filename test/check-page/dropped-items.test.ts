import { expect, test } from 'vitest';
import { byPart, bytesOf, itemsOf } from '../../web/check/dropped-items.ts';
import type { DroppedFile } from '../../web/drop/dropped-file.ts';

const files = (...paths: readonly string[]): readonly DroppedFile[] =>
  paths.map((path) => ({ path, file: new File(['ab'], path.split('/').at(-1) ?? '') }));

const parts = (...paths: readonly string[]) =>
  Object.fromEntries([...byPart(files(...paths))].map(([part, all]) => [part, all.map(({ path }) => path)]));

test('each folder and each file at the top is one thing', () => {
  const dropped = files('a/x.py', 'b.zip', 'a/y/z.py');
  expect(itemsOf(dropped).map(({ name, files: { length } }) => [name, length])).toEqual([
    ['a', 2],
    ['b.zip', 1],
  ]);
  expect(bytesOf(dropped)).toBe(6);
});

test('what its name calls something else is put there, where submissions are beside it', () => {
  expect(
    parts(
      'Lab 2.zip',
      'people.csv',
      'starter/main.py',
      'ai-references/1/a.py',
      'last-year.zip',
      'cases.json',
    ),
  ).toEqual({
    submissions: ['Lab 2.zip'],
    people: ['people.csv'],
    starter: ['starter/main.py'],
    references: ['ai-references/1/a.py'],
    earlier: ['last-year.zip'],
    cases: ['cases.json'],
  });
});

test.each([
  ['de', ['Vorlage.zip', 'KI-Referenzen', 'Frühere Jahre']],
  ['es', ['Código de partida', 'Referencias de IA', 'Años anteriores']],
  ['fr', ['Code de départ', 'Références d’IA', 'Années précédentes']],
  ['zh', ['起始代码', 'AI 参考', '往年提交']],
])('the headings of the page are such names: %s', (_, names) => {
  for (const form of ['NFC', 'NFD']) {
    const [starter, references, earlier] = names.map((name) => `${name}/x/a.py`.normalize(form));
    expect(parts('a.zip', starter ?? '', references ?? '', earlier ?? '')).toEqual({
      submissions: ['a.zip'],
      starter: [starter],
      references: [references],
      earlier: [earlier],
    });
  }
});

test('a folder that holds all of a check is opened', () => {
  expect(parts('hw/submissions/ada/a.py', 'hw/people.csv', 'hw/README.md', 'hw/starter/a.py')).toEqual({
    submissions: ['submissions/ada/a.py', 'README.md'],
    people: ['people.csv'],
    starter: ['starter/a.py'],
  });
});

test.each([
  ['a folder of students', ['hw/ada/a.py', 'hw/starter/a.py', 'hw/people.csv']],
  ['one folder with a name like that', ['starter/ada/a.py', 'starter/bo/a.py']],
  ['one ZIP with a name like that', ['archive.zip']],
  ['folders with such names alone', ['starter/a.py', 'archive/a.py']],
  ['the list of a platform beside its files', ['info.csv', 'ada.py', 'bo.py']],
  ['students with names that only begin so', ['starterina/a.py', 'lastname/a.py', 'templates/a.py']],
])('%s is taken as it is', (_, paths) => {
  expect(parts(...paths)).toEqual({ submissions: paths });
});

test('a list of people and cases are no submissions, also where nothing is beside them', () => {
  expect(parts('class.csv')).toEqual({ people: ['class.csv'] });
  expect(parts('cases.json', 'class.CSV')).toEqual({ cases: ['cases.json'], people: ['class.CSV'] });
});

test('tens of thousands of files beside each other are parted at once', () => {
  const file = new File(['ab'], 'a.py');
  const many = Array.from({ length: 100_000 }, (_, at) => ({ path: `s${at}.py`, file }));
  const given = byPart([...many, { path: 'people.csv', file }]);
  expect([...given].map(([part, { length }]) => [part, length])).toEqual([
    ['submissions', 100_000],
    ['people', 1],
  ]);
});
