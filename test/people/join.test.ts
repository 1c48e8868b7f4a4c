import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import { directoryOf } from '../../src/sources/people/directory.ts';
import { folded } from '../../src/sources/people/folded.ts';
import { joinPeople } from '../../src/sources/people/join.ts';
import type { PersonRow } from '../../src/sources/people/person-row.ts';
import { personOf } from '../../src/sources/people/belonging.ts';
import { groupsTogether, knowPeople } from '../../src/sources/people/people.ts';
import { folder, handIn, list, repository } from './people.ts';

/** Each submission with the lines of its rows, and how they were found. */
function joined(rows: readonly PersonRow[], submissions: readonly SubmissionFinding[], isSure = false) {
  const found = joinPeople(directoryOf(rows), submissions, { isSure });
  return submissions.map(({ key }) => {
    const one = found.get(key);
    return one === undefined ? 'left out' : [one.by, ...one.rows.map(({ line }) => line)];
  });
}

describe('a folder is joined by what it is called', () => {
  const rows = list('id,name,email,login,also\n0042,Zoë Müller,zoe@x.edu,zmue,zm\n0043,"Doe, Jane",,jdoe,\n');
  test.each([
    ['class/0042', 'id'],
    ['class/zm', 'id'],
    ['class/0042.zip', 'id'],
    ['class/ZOE@x.edu', 'email'],
    ['class/zmue', 'login'],
    ['class/Zoë Müller', 'name'],
    ['class/ZOE\u0308 Mu\u0308ller', 'name'],
    ['class/Müller, Zoë', 'name'],
    ['class/zoë  müller', 'name'],
  ])('%s, by its %s', (key, by) => {
    expect(joined(rows, [folder(key)])).toEqual([[by, 2]]);
  });

  test.each(['class/042', 'class/Zoe Mueller', 'class/zmue2', 'class/Jane'])('%s is nobody', (key) => {
    expect(joined(rows, [folder(key)])).toEqual([[null]]);
  });

  test('the surest sign decides: an id before an e-mail before a login before a name', () => {
    const text = 'id,email,login,name\nx,,,a\n,x,,b\n,,x,c\n,,,x\n';
    expect(joined(list(text), [folder('x')])).toEqual([['id', 2]]);
    expect(joined(list(text).slice(1), [folder('x')])).toEqual([['email', 3]]);
    expect(joined(list(text).slice(2), [folder('x')])).toEqual([['login', 4]]);
    expect(joined(list(text).slice(3), [folder('x')])).toEqual([['name', 5]]);
  });

  test('by the file that a row names, whatever else it says', () => {
    const text = 'id,file\n1,ann.zip\nbob,class/one\n3,ONE\n4,deep/two\n';
    const all = [folder('class/ann.zip'), folder('class/one'), folder('a/deep/two'), folder('b/two')];
    expect(joined(list(text), all)).toEqual([['file', 2], ['file', 3, 4], ['file', 5], [null]]);
    // What two submissions are called says of neither.
    expect(joined(list('id,file\n1,two\n'), [folder('a/two'), folder('b/two')])).toEqual([[null], [null]]);
  });
});

describe('nothing is guessed', () => {
  test('a name that two rows or two submissions have joins nobody', () => {
    expect(joined(list('id,name\n1,Jane Doe\n2,JANE DOE\n'), [folder('Jane Doe')])).toEqual([[null]]);
    const two = [folder('a/Jane Doe'), folder('b/Jane Doe')];
    expect(joined(list('id,name\n1,Jane Doe\n'), two)).toEqual([[null], [null]]);
  });

  test('an e-mail or login of two people joins nobody', () => {
    expect(joined(list('id,email\n1,lab@x.edu\n2,lab@x.edu\n'), [folder('lab@x.edu')])).toEqual([[null]]);
    expect(joined(list('id,login\n1,lab\n2,lab\n'), [folder('lab')])).toEqual([[null]]);
  });

  test('an id with two names is an error, with the same name one person', () => {
    expect(() => directoryOf(list('id,name\n1,Ann\n2,Bob\n1,Cid\n'))).toThrow(
      'people class.csv, line 4, column id: "1" is "Ann" in line 2 and "Cid" here',
    );
    expect(directoryOf(list('id,name,file\n1,Ann,a\n1,ann,b\n')).people).toMatchObject([
      { files: ['a', 'b'] },
    ]);
  });

  test('last year’s are never joined by name, and a namesake of the archive does not hide this year’s', () => {
    const rows = list('id,name,login\n1,Jane Doe,jdoe\n');
    const archive = { role: 'archive' } as const;
    expect(joined(rows, [folder('Jane Doe'), folder('2025/Jane Doe', archive)])).toEqual([
      ['name', 2],
      [null],
    ]);
    expect(joined(rows, [folder('2025/jdoe', archive)])).toEqual([['login', 2]]);
    expect(joined(rows, [folder('jdoe', { role: 'base' })])).toEqual(['left out']);
  });

  test('where a platform says who it is, its name is a name and nothing else', () => {
    const rows = list('id,name\n1,Ann\n2,Bob\n');
    // Whoever calls herself "2" is not the person whose id that is.
    expect(joined(rows, [handIn('2', { id: '1' }), handIn('2', { id: '9' })])).toEqual([['id', 2], [null]]);
  });

  test('a number of Moodle says nothing of another assignment', () => {
    const moodle = { platform: 'moodle', id: '48213' };
    const rows = list('id,name\n48213,Ann\n');
    expect(joined(rows, [handIn('Ann', moodle)])).toEqual([['id', 2]]);
    expect(joined(rows, [handIn('Eve', moodle, { role: 'archive' })])).toEqual([[null]]);
  });

  test('what one part of a matrix says, all of them say', () => {
    const rows = list('id,name,file\n1,Ann,\n2,Bob,b\n');
    expect(joined(rows, [folder('x/1'), folder('x/Ann'), folder('x/b')], true)).toEqual([
      ['id', 2],
      [null],
      [null],
    ]);
  });

  test('property: whoever is joined to one row alone shares an identifier with it, and no other row has it', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'A', 'b ', 'c, a', 'a c', '');
    const row = fc.record({ id: word, name: word, email: word, login: word });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.array(word, { maxLength: 5 }), (cells, names) => {
        const text = cells
          .map((one) =>
            Object.values(one)
              .map((cell) => `"${cell}"`)
              .join(','),
          )
          .join('\n');
        let rows: readonly PersonRow[];
        try {
          rows = directoryOf(list(`id,name,email,login\n${text}\n`)).people;
        } catch {
          return;
        }
        const submissions = names.flatMap((name, at) => (name === '' ? [] : [folder(`${at}/${name}`)]));
        for (const [key, { by, rows: mine }] of joinPeople(directoryOf(rows), submissions)) {
          if (by === null) continue;
          const own = folded(key.slice(key.indexOf('/') + 1));
          const values = (one: PersonRow) =>
            ({
              id: [one.id],
              email: one.emails,
              login: one.logins,
              name: [one.name],
            })[by as 'id'].flatMap((value) => (value === null ? [] : [folded(value)]));
          expect(mine).toHaveLength(1);
          expect(rows.filter((one) => values(one).includes(own))).toEqual(mine);
          if (by !== 'name') continue;
          expect(names.filter((name) => folded(name) === own)).toHaveLength(1);
        }
      }),
    );
  });
});

describe('what platforms and GitHub say', () => {
  test('ids, logins and e-mails of a hand-in', () => {
    const rows = list('id,email,login,name\n1,,,Ann\n2,b@x.edu,,Bob\n3,,cid,Cid\n4,,,Dora\n');
    const all = [
      handIn('ann', { id: '1' }),
      handIn('bob', { id: '77', email: 'B@x.edu' }),
      handIn('cid', { id: '78', login: 'cid' }),
      handIn('Dora (79)', { id: '79' }),
    ];
    expect(joined(rows, all)).toEqual([
      ['id', 2],
      ['email', 3],
      ['login', 4],
      ['name', 5],
    ]);
  });

  test('members of a team that handed in once, and a submission that is called like a team', () => {
    const rows = list('id,name,team\n1,Ann,Red\n2,Bob,Red\n3,Cid,Blue\n');
    const members = [{ name: 'Ann' }, { name: 'b', id: '2' }];
    expect(joined(rows, [handIn('Team 12', { id: '12', members }), folder('blue')])).toEqual([
      ['id', 2, 3],
      ['team', 4],
    ]);
  });

  test('repositories, by their student, login and address', () => {
    const rows = list(
      'id,login,repository\nr1,ann,\nr2,,https://github.com/cs101/hw1-bob.git\nr3,cid,\nr4,,hw1-dora\n',
    );
    const all = [
      repository('hw1-ann', { student: 'ann' }),
      repository('hw1-bob'),
      repository('hw1-x', { student: 'Cid Cade', login: 'cid' }),
      repository('hw1-dora'),
      repository('hw1-eve', { student: 'r1' }),
    ];
    expect(joined(rows, all)).toEqual([
      ['login', 2],
      ['file', 3],
      ['login', 4],
      ['file', 5],
      ['id', 2],
    ]);
  });

  test('earlier hand-ins: of the platform, and those that a row names', () => {
    const rows = list('id,name,attempts\n1,Ann,\n2,Bob,old/bob; 1999\n');
    const all = [
      handIn('Ann', { id: '1', attempt: '2' }),
      handIn('Ann', { id: '1', attempt: '1' }, { role: 'archive' }),
      folder('2'),
      folder('old/bob'),
      folder('1999'),
    ];
    expect(joined(rows, all)).toEqual([
      ['id', 2],
      ['id', 2],
      ['id', 3],
      ['attempts', 3],
      ['attempts', 3],
    ]);
    // A hand-in that no list knows by itself is whose the newest is.
    const named = list('name\nAnn\n');
    expect(joined(named, all.slice(0, 2))).toEqual([
      ['name', 2],
      ['hand', 2],
    ]);
  });
});

test('two lists that share a login are about one person', () => {
  const people = list('id,name,login,section\n0042,Anna Ng,anna,B\n');
  const manifest = list(
    'roster_identifier,student,github_username,repository\nanna@x,anna-n,anna,hw1-anna\n',
    'manifest m.csv',
  );
  expect(directoryOf([...people, ...manifest]).people).toMatchObject([
    { id: '0042', also: ['anna@x'], name: 'Anna Ng', section: 'B', files: ['hw1-anna'] },
  ]);
});

describe('the section of a hand-in', () => {
  const own = handIn('Ann', { id: '1', section: 'Lab 2' });

  test('is what the platform says, unless a list says else', () => {
    expect(personOf(own, { rows: [] })?.person.section).toBe('Lab 2');
    expect(personOf(own, { rows: list('id,section\n1,Lab 3\n') })?.person.section).toBe('Lab 3');
    expect(personOf(own, { rows: list('id,team\n1,x\n') })?.person.section).toBe('Lab 2');
  });
});

describe('what students alone say excuses nobody', () => {
  const rows = list('id,name,team\n1,Vic,T7\n2,Mal,\n3,Bo,T7\n');
  const vic = handIn('Vic', { id: '1' });
  const member = (id: string): { name: string; id: string } => ({ name: `n${id}`, id });

  test('a team mate who handed in something else is none', () => {
    const claim = handIn('Mal, Vic', { id: '2', members: [member('2'), member('1')] });
    expect(joined(rows, [claim, vic])).toEqual([
      ['id', 3],
      ['id', 2],
    ]);
    // In whatever order they are named.
    const turned = handIn('Vic, Mal', { id: '1 (Vic, Mal)', members: [member('1'), member('2')] });
    expect(joined(rows, [turned, vic])).toEqual([
      ['id', 3],
      ['id', 2],
    ]);
    // Who handed in nothing else, or last year, is a mate.
    const past = handIn('Vic', { id: '1', platform: 'ilias' }, { role: 'archive' });
    expect(joined(rows, [claim])).toEqual([['id', 3, 2]]);
    expect(joined(rows, [claim, { ...past, key: 'past' }])[0]).toEqual(['id', 3, 2]);
  });

  test('two who name each other are a team', () => {
    const members = [member('1'), member('2')];
    const both = [handIn('Mal', { id: '2', members }), handIn('Vic', { id: '1', members })];
    expect(joined(rows, both)).toEqual([
      ['id', 3, 2],
      ['id', 2, 3],
    ]);
  });

  test('a chosen name is not the person or the team that is known by a number', () => {
    const stranger = (name: string): SubmissionFinding => handIn(name, { id: '99' });
    expect(joined(rows, [stranger('Vic'), handIn('V. Ictim', { id: '1' })])).toEqual([[null], ['id', 2]]);
    expect(joined(rows, [stranger('T7'), vic])).toEqual([[null], ['id', 2]]);
    expect(joined(rows, [stranger('Vic')])).toEqual([['name', 2]]);
    expect(joined(rows, [stranger('T7')])).toEqual([['team', 2, 4]]);
  });

  test.each([
    // By what a platform says, not by a name that they choose, and nobody who is called as somebody else of the list.
    ['id,partners\n1,b7\n', [handIn('Ann', { id: '1' }), handIn('Bo', { id: '2', login: 'b7' })], 1],
    ['name,partners\nAnn,Bob\n', [handIn('Ann', { id: '1' }), handIn('Bob', { id: '2' })], 0],
    ['id,partners\n1,9\n', [handIn('Ann', { id: '1' }), handIn('Bob', { id: '9' })], 1],
    [
      'id,name,partners\n1,Ann,9\n2,Bob,\n',
      [handIn('Ann', { id: '1' }), handIn('Bobby', { id: '2' }), handIn('Bob', { id: '9' })],
      0,
    ],
    ['id,name,partners\na,Ann,Kim\n2,Kim,\n3,Kim,\n', ['a', 'Kim'].map((key) => folder(key)), 0],
    ['id,file,partners\na,,b\n2,b,\n', ['a', 'b'].map((key) => folder(key)), 0],
    // Which of the two it is nobody says.
    ['name,partners\nAnn,Bob\n', ['one/Ann', 'one/Bob', 'two/Bob'].map((key) => folder(key)), 0],
  ])('partners whom the list %j does not have', (text, submissions, groups) => {
    expect(groupsTogether(knowPeople(list(text), submissions), [])).toHaveLength(groups);
  });
});
