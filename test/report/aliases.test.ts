import { expect, test } from 'vitest';
import { aliasesOf } from '../../src/report/facts.ts';
import { handIn, repository } from '../people/people.ts';

test('what names a person is all that source, platform and list call the person', () => {
  const person = {
    id: '7',
    section: null,
    team: null,
    isStaff: false,
    sourceName: 'zoe-codes',
    also: ['zm@x.edu'],
  };
  const members = [{ name: 'Quentin', id: '8', email: 'q@x.edu' }];
  const listed = handIn('Müller, Zoe', { id: '7', login: 'zmue', email: 'z@x.edu', members }, { person });
  const cloned = { ...repository('lab-zoe', { student: 'zm', login: 'zmue42' }), person };
  const aliases = [listed, cloned].map(aliasesOf);
  expect(aliases).toEqual([
    ['zoe-codes', 'zm@x.edu', 'lab.zip', '7', 'zmue', 'z@x.edu', 'Quentin', '8', 'q@x.edu'],
    ['zoe-codes', 'zm@x.edu', 'cs101', 'lab-zoe', 'zm', 'zmue42'],
  ]);
});
