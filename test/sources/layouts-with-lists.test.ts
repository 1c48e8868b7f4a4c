import { describe, expect, test } from 'vitest';
import { contentsOf, pathsOf, read, recognised } from './listed.ts';

describe('an export of Gradescope', () => {
  const yml = (records: string): Readonly<Record<string, string>> => ({
    'submission_metadata.yml': `---\n${records}`,
  });

  test('people by their student number, which is text; teams; who is not named', async () => {
    const contents = {
      ...yml(`submission_1:
  :submitters:
  - :name: Ada Berg
    :sid: '00712'
    :email: ada@example.edu
  :created_at: 2026-10-03 17:05:09.123456000 Z
  :score: 3.0
submission_2:
  :submitters:
  - :name: Bo Chen
    :sid: 0815
    :email: bo@example.edu
  - :name: Cleo Dahl
    :sid:
    :email: cleo@example.edu
  :created_at: !ruby/object:ActiveSupport::TimeWithZone 2026-10-03 19:00:00 +02:00
submission_3:
  :submitters: []
`),
      'submission_1/src/main.py': 'a',
      'submission_2/main.py': 'b',
      'submission_3/main.py': 'c',
      'submission_4/main.py': 'd',
    };
    expect(recognised(contents)).toBe('gradescope');
    const { handIns, notices } = await read('gradescope', contents);
    expect(notices).toEqual([]);
    expect(handIns.map((one) => [one.person, one.members, one.at, pathsOf(one)])).toEqual([
      [
        { id: '00712', name: 'Ada Berg', email: 'ada@example.edu' },
        undefined,
        '2026-10-03T17:05:09Z',
        ['src/main.py'],
      ],
      [
        { id: '0815', name: 'Bo Chen, Cleo Dahl', email: 'bo@example.edu' },
        [
          { id: '0815', name: 'Bo Chen', email: 'bo@example.edu' },
          { name: 'Cleo Dahl', email: 'cleo@example.edu' },
        ],
        '2026-10-03T19:00:00+02:00',
        ['main.py'],
      ],
      [{ id: 'submission_3', name: 'submission_3' }, undefined, undefined, ['main.py']],
      [{ id: 'submission_4', name: 'submission_4' }, undefined, undefined, ['main.py']],
    ]);
  });

  test('what a test printed is no submission, however it looks', async () => {
    const contents = {
      ...yml(`submission_1:
  :results:
    output: |
      submission_2:
        :submitters:
        - :name: Eve
  :submitters:
  - :name: "Ada: \\"the first\\""
    :sid: '1'
`),
      'submission_1/a.py': 'a',
    };
    const { handIns, empty } = await read('gradescope', contents);
    expect(handIns.map(({ person }) => person)).toEqual([{ id: '1', name: 'Ada: "the first"' }]);
    expect(empty).toEqual([]);
  });

  test('somebody twice: the same people are attempts, alone and in a team are two', async () => {
    const person = (sid: string): string => `  - :name: P${sid}\n    :sid: '${sid}'\n`;
    const contents = {
      ...yml(
        `submission_1:\n  :submitters:\n${person('1')}submission_2:\n  :submitters:\n${person('1')}submission_3:\n  :submitters:\n${person('1')}${person('2')}submission_4:\n  :submitters:\n${person('9')}`,
      ),
      'submission_1/a.py': 'a',
      'submission_2/a.py': 'b',
      'submission_3/a.py': 'c',
      'submission_4/': '',
    };
    const { handIns, empty } = await read('gradescope', contents);
    expect(handIns.map(({ person: { id }, attempt }) => [id, attempt])).toEqual([
      ['1', '1'],
      ['1', '2'],
      ['1 (P1, P2)', undefined],
    ]);
    expect(empty).toEqual(['P9']);
  });

  test('whoever types the number or the address of somebody else is nobody else', async () => {
    const person = (name: string, sid: string, email = `${name}@x.edu`): string =>
      `  :submitters:\n  - :name: ${name}\n    :sid: '${sid}'\n    :email: ${email}\n`;
    const contents = {
      ...yml(
        `submission_1:\n${person('vic', '7')}submission_2:\n${person('mal', '7')}submission_3:\n${person('bo', '')}submission_4:\n${person('eve', 'BO@x.edu')}submission_5:\n${person('cleo', '8')}submission_6:\n${person('cleo', '8')}`,
      ),
      ...contentsOf(...[1, 2, 3, 4, 5, 6].map((number) => `submission_${number}/a.py`)),
    };
    const { handIns, notices } = await read('gradescope', contents);
    expect(handIns.map(({ person: { id, email }, attempt }) => [id, email, attempt])).toEqual([
      [null, 'vic@x.edu', undefined],
      [null, 'mal@x.edu', undefined],
      [null, 'bo@x.edu', undefined],
      [null, 'eve@x.edu', undefined],
      ['8', 'cleo@x.edu', '1'],
      ['8', 'cleo@x.edu', '2'],
    ]);
    expect(notices).toEqual([
      expect.stringContaining('number "7" is given by several people'),
      expect.stringContaining('number "BO@x.edu" is given by several people'),
    ]);
  });

  test.each([
    ['no YAML', 'submission_1:\n  :submitters: [\n'],
    [
      'aliases without end',
      `a: &a [x, x, x, x, x, x, x, x]\n${Array.from('bcdefgh', (key, at) => `${key}: &${key} [${Array.from({ length: 8 }, () => `*${'abcdefg'[at]}`).join(', ')}]`).join('\n')}\n`,
    ],
  ])('%s: it is said, and submissions have their numbers', async (_what, text) => {
    const { handIns, notices } = await read('gradescope', { ...yml(text), 'submission_1/a.py': 'a' });
    expect(handIns.map(({ person }) => person.name)).toEqual(['submission_1']);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(
      /^submission_metadata\.yml cannot be read \(.+\), so submissions have their numbers/,
    );
  });

  test('an online assignment has a list in CSV', async () => {
    const contents = {
      'submission_metadata.csv':
        'First Name,Last Name,Student ID,Email,Submission ID\nAda,Berg,007,ada@example.edu,11\nBo,Chen,8,,12\nCleo,Dahl,9,,12\n',
      'submission_11/a.py': 'a',
      'submission_12/a.py': 'b',
    };
    expect(recognised(contents)).toBe('gradescope');
    const { handIns } = await read('gradescope', contents);
    expect(handIns.map(({ person, members }) => [person.id, person.name, members?.length])).toEqual([
      ['007', 'Ada Berg', undefined],
      ['8', 'Bo Chen, Cleo Dahl', 2],
    ]);
  });

  test('without the list nothing is an export', () => {
    expect(recognised({ 'submission_1/a.py': 'a', 'submission_2/a.py': 'b' })).toBeNull();
  });
});

describe('a download with info.csv', () => {
  const info = (...rows: readonly string[]): Readonly<Record<string, string>> => ({
    'info.csv': `\uFEFF${rows.join('\n')}\n`,
  });

  test('Dolos: a file a person; a name alone joins nobody; the template is nobody’s', async () => {
    const contents = {
      ...info(
        'filename,full_name,label,created_at,ignored',
        './a.py,Ann Lee,A,2026-10-03 17:05:09 +0200,',
        'sub\\b.py,Ann Lee,B; C,no time,false',
        'start.py,,,,true',
        'gone.py,Eve,,,',
      ),
      'a.py': 'a',
      'sub/b.py': 'b',
      'start.py': 'c',
      'extra.py': 'd',
    };
    expect(recognised(contents)).toBe('info-csv');
    const { handIns, notices } = await read('info-csv', contents);
    expect(handIns.map((one) => [one.person, one.section, one.at, pathsOf(one)])).toEqual([
      [{ id: null, name: 'Ann Lee' }, 'A', '2026-10-03T17:05:09+02:00', ['a.py']],
      [{ id: null, name: 'Ann Lee' }, 'B, C', undefined, ['sub/b.py']],
    ]);
    expect(notices).toEqual([
      'info.csv names a file that is not there, such as "gone.py".',
      'One entry is nobody\'s by name and was not taken: "extra.py".',
      'info.csv marks "start.py" as the template.',
    ]);
  });

  test('a spreadsheet may have written it: semicolons, and columns in its own spelling', async () => {
    const { handIns } = await read('info-csv', {
      ...info('Filename;Full name;ID', 'a.py;"Lee; Ann";7'),
      'a.py': 'a',
    });
    expect(handIns.map(({ person }) => person)).toEqual([{ id: '7', name: 'Lee; Ann' }]);
  });

  test('a file of several people is a team’s', async () => {
    const { handIns } = await read('info-csv', {
      ...info('filename,id,full_name', 'a.py,1,Ann', 'a.py,2,Bo', 'a.py,1,Ann', 'b.py,3,Cleo'),
      'a.py': 'a',
      'b.py': 'b',
    });
    expect(handIns.map(({ person, members }) => [person, members])).toEqual([
      [
        { id: '1+2', name: 'Ann, Bo' },
        [
          { id: '1', name: 'Ann' },
          { id: '2', name: 'Bo' },
        ],
      ],
      [{ id: '3', name: 'Cleo' }, undefined],
    ]);
  });

  test('a file lies below a folder of its person, was typed or is a link, and may be late', async () => {
    const { handIns, empty } = await read('info-csv', {
      ...info(
        'filename,folder,submission_id,id,full_name,created_at,late,type',
        '1/src/a.py,1,1,7,Ann,2026-10-03T17:05:09.000Z,true,file',
        '1/text.html,1,1,7,Ann,2026-10-03T17:05:09.000Z,true,text',
        '2/link.html,2,2,8,Bo,,false,link',
        '21/b.py,2,3,9,Cleo,,,',
        'nothing/1,nothing,,10,Di,,,',
      ),
      '1/src/a.py': 'a',
      '1/text.html': 'b',
      '2/link.html': 'c',
      '21/b.py': 'd',
      'nothing/1': '',
    });
    expect(handIns.map((one) => [one.person.name, one.at, one.isLate, pathsOf(one)])).toEqual([
      ['Ann', '2026-10-03T17:05:09Z', true, ['src/a.py', 'text.html']],
      ['Bo', undefined, undefined, ['link.html']],
      // A folder that only begins like it is another one.
      ['Cleo', undefined, undefined, ['21/b.py']],
    ]);
    const [ann, bo] = handIns;
    expect(ann?.files.map(({ isText = false, isLink = false }) => [isText, isLink])).toEqual([
      [false, false],
      [true, false],
    ]);
    expect([bo?.files[0]?.isLink, bo?.remarks?.length, ann?.remarks]).toEqual([true, 1, undefined]);
    expect(empty).toEqual(['Di']);
  });

  test('Dodona: the newest of each exercise counts, older ones come before it; an empty row is nothing', async () => {
    const row = (path: string, id: string, submission: string, exercise: string, time: string): string =>
      `"${path}","${id}","u${id}","Lee","Ann","Ann Lee","u${id}@example.edu","A","correct","${submission}","x","x","${exercise}","${time}"`;
    const contents = {
      ...info(
        'filename,id,username,last_name,first_name,full_name,email,labels,status,submission_id,name_en,name_nl,exercise_id,created_at',
        row('one/Ann Lee/9.py', '1', '9', '70', '2026-10-03 09:00:00 UTC'),
        row('one/Ann Lee/10.py', '1', '10', '70', '2026-10-03 10:00:00 UTC'),
        row('two/Ann Lee/11.py', '1', '11', '71', '2026-10-03 08:00:00 UTC'),
        row('one/Ann Lee-1.py', '2', '', '70', ''),
      ),
      'one/Ann Lee/9.py': 'a',
      'one/Ann Lee/10.py': 'b',
      'two/Ann Lee/11.py': 'c',
      'one/Ann Lee-1.py': '',
    };
    const { handIns, empty } = await read('info-csv', contents);
    expect(handIns.map((one) => [one.person.id, one.attempt, one.at, pathsOf(one)])).toEqual([
      ['1', '2', '2026-10-03T10:00:00Z', ['one/Ann Lee/10.py', 'two/Ann Lee/11.py']],
      ['1', '1', '2026-10-03T09:00:00Z', ['one/Ann Lee/9.py']],
    ]);
    expect(empty).toEqual(['Ann Lee']);
  });

  test('A+: names without an ending, teams, and the greater number is the newer', async () => {
    const contents = {
      ...info(
        'filename,original_name',
        '12+44_file1_submission9,a.py',
        '12+44_file2_submission9,b.py',
        '12+44_file1_submission10,a.py',
        '12_file1_submission3,C:\\work\\x.py',
      ),
      '12+44_file1_submission9': 'a',
      '12+44_file2_submission9': 'b',
      '12+44_file1_submission10': 'c',
      '12_file1_submission3': 'd',
    };
    const { handIns } = await read('info-csv', contents);
    expect(handIns.map((one) => [one.person.id, one.members?.length, one.attempt, pathsOf(one)])).toEqual([
      ['12+44', 2, '2', ['a.py']],
      ['12+44', 2, '1', ['a.py', 'b.py']],
      ['12', undefined, undefined, ['x.py']],
    ]);
  });

  test.each([
    ['name;full_name\na.py;Ann\n', 'path: info.csv has no column filename'],
    ['filename,x\n"a.py,1\n', 'path: info.csv cannot be read as CSV'],
  ])('a list that says nothing is a mistake: %j', async (text, message) => {
    await expect(read('info-csv', { 'info.csv': text, 'a.py': 'a' })).rejects.toThrow(message);
  });
});
