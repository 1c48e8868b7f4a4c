import { expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { knowPeople, withPeople } from '../../src/sources/people/people.ts';
import { findings } from '../verdict/findings.ts';
import { inEnglish } from '../said.ts';
import { folder, handIn, list } from './people.ts';

test('names tell folders, files and archives of one name apart by where they lie', () => {
  const namesIn = (all: readonly SubmissionFinding[]): readonly string[] => {
    const how = { isSingle: false, isRehearsal: false };
    const found = findings([...all]);
    return withPeople(found, knowPeople([], all), how).submissions.map(({ name }) => name);
  };
  const namesOf = (...keys: readonly string[]): readonly string[] =>
    namesIn(keys.map((key) => folder(key, key.startsWith('old/') ? { role: 'archive' } : {})));
  expect(namesOf('class/amy/Main.java', 'class/bo/Main.java', 'class/bo/Util.java')).toEqual([
    'amy/Main.java',
    'bo/Main.java',
    'bo/Util.java',
  ]);
  expect(namesOf('class/amy.java', 'class/bo.java')).toEqual(['amy.java', 'bo.java']);
  // As much as is needed, and no more.
  expect(namesOf('x/A/kim', 'x/B/kim', 'y/A/kim', 'x/A/lee')).toEqual(['x/A/kim', 'B/kim', 'y/A/kim', 'lee']);
  expect(namesOf('A/kim.zip', 'B/kim.zip')).toEqual(['A/kim', 'B/kim']);
  expect(namesOf('kim', 'kim.zip')).toEqual(['kim', 'kim.zip']);
  const sections = [
    handIn('Ann Lee', { id: '7' }),
    handIn('Ann Lee', { id: '9' }),
    handIn('Bo', { id: '8' }),
  ];
  expect(namesIn(sections)).toEqual(['Ann Lee (7)', 'Ann Lee (9)', 'Bo']);
  // One person in the downloads of two sections, and a namesake.
  const inBoth = ['1', '2', '2'].map((section, at) => {
    const facts = { platform: 'canvas', id: at === 2 ? '9' : '7' };
    const origin = { kind: 'directory', path: `x/${section}.zip`, handIn: facts } as const;
    return handIn('Ann Lee', { id: String(at) }, { origin });
  });
  expect(namesIn(inBoth)).toEqual(['1/Ann Lee', '2/Ann Lee', 'Ann Lee (9)']);
  // Who is only compared with keeps everybody's name as it is.
  expect(namesOf('new/kim', 'old/kim')).toEqual(['kim', 'kim']);
});

test('what is said of a list names them so, too', () => {
  const all = ['a/kim', 'b/kim', 'c/kim'].map((key) => folder(key));
  const known = knowPeople(list('id,name,file\n1,Kim One,a/kim\n'), all);
  const { notices } = withPeople(findings(all), known, { isSingle: false, isRehearsal: true });
  const text = inEnglish(notices).join(' ');
  expect(text).toContain('"b/kim" and "c/kim"');
  expect(text).toContain('"a/kim" is "Kim One" (line 2)');
});
