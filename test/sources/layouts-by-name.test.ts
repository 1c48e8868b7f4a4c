import { describe, expect, test } from 'vitest';
import { type Contents, contentsOf, pathsOf, read, recognised } from './listed.ts';

describe('a download of ILIAS', () => {
  const contents = {
    ...contentsOf(
      'Sheet_3/Abgaben/Mueller_Zoe_zmue_48213/main.py',
      'Sheet_3/Abgaben/Mueller_Zoe_zmue_48213/main (2).py',
      'Sheet_3/Abgaben/Van der Berg_Jan Piet_jberg_48214/Late Submission - main.py',
      'Sheet_3/Abgaben/Van der Berg_Jan Piet_jberg_48214/main.py',
      'Sheet_3/Abgaben/Lee_Kim_Ann_klee_48215/Verspätete Abgabe - lab - 2.py',
      'Sheet_3/Sheet_3.xlsx',
      'Sheet_3/Feedback_files/to_Mueller_Zoe_zmue_48213/from_Teacher/main.py',
    ),
    'Sheet_3/Abgaben/Obi_Nia_nobi_48216/': '',
  };

  test('people by their number; late files lose the word in front; feedback is nobody’s', async () => {
    expect(recognised(contents)).toBe('ilias');
    const inner = Object.fromEntries(
      Object.entries(contents).map(([path, text]) => [path.slice('Sheet_3/'.length), text]),
    );
    const { handIns, empty, notices } = await read('ilias', inner);
    expect(handIns.map((one) => [one.person, one.isLate, pathsOf(one)])).toEqual([
      [{ id: '48213', login: 'zmue', name: 'Mueller, Zoe' }, undefined, ['main.py', 'main (2).py']],
      [{ id: '48214', login: 'jberg', name: 'Van der Berg, Jan Piet' }, true, ['main.py', 'main (2).py']],
      [{ id: '48215', login: 'klee', name: 'Lee Kim Ann' }, true, ['lab - 2.py']],
    ]);
    expect(empty).toEqual(['Obi, Nia']);
    expect(notices).toEqual([]);
  });

  test('teams, with folders of members or plain names', async () => {
    const teams = contentsOf(
      'Submissions/Team 12/Mueller_Zoe_zmue_48213/main.py',
      'Submissions/Team 12/Chen_Bo_bchen_48214/util.py',
      'Submissions/Team 13/Ann Lee/main.py',
      'Submissions/status.xlsx',
    );
    expect(recognised(teams)).toBe('ilias');
    const { handIns } = await read('ilias', teams);
    expect(handIns.map((one) => [one.person.id, one.members, pathsOf(one)])).toEqual([
      [
        'Team 12',
        [
          { name: 'Mueller, Zoe', id: '48213' },
          { name: 'Chen, Bo', id: '48214' },
        ],
        ['Mueller_Zoe_zmue_48213/main.py', 'Chen_Bo_bchen_48214/util.py'],
      ],
      ['Team 13', [{ name: 'Ann Lee' }], ['Ann Lee/main.py']],
    ]);
  });

  test.each([
    ['lab_2_amy_1/a.py', 'lab_2_bob_2/a.py'],
    ['hw_amy_100/a.py', 'hw_bob_101/a.py'],
  ])('folders that a teacher named alike are none: %s', (...paths) => {
    expect(recognised(contentsOf(...paths))).toBeNull();
  });
});

describe('a download of Brightspace', () => {
  test('folders: one for each hand-in, and the newest is told by its time', async () => {
    const contents = contentsOf(
      'index.html',
      '48213-90017 - Ann - Lee Berg - Oct 3, 2026 905 PM/main.py',
      '48213-90017 - Ann - Lee Berg - Oct 3, 2026 1205 AM/main.py',
      '48213-90017 - Ann - Lee Berg - Oct 3, 2026 1205 AM/util.py',
      '48214-90017 - Bo Chen - Sept. 13, 2026 9:05 AM/a - Oct 3, 2026 905 PM - b.py',
      '48215-90017 - Zoë Müller - September 3, 2026 9_05 PM/main.py',
    );
    expect(recognised(contents)).toBe('brightspace');
    const { handIns, notices } = await read('brightspace', contents);
    expect(handIns.map((one) => [one.person.id, one.person.name, one.at, one.attempt])).toEqual([
      ['48213-90017', 'Ann - Lee Berg', '2026-10-03T21:05:00', 'Oct 3, 2026 905 PM'],
      ['48213-90017', 'Ann - Lee Berg', '2026-10-03T00:05:00', 'Oct 3, 2026 1205 AM'],
      ['48214-90017', 'Bo Chen', '2026-09-13T09:05:00', undefined],
      ['48215-90017', 'Zoë Müller', '2026-09-03T21:05:00', undefined],
    ]);
    expect(handIns.map(pathsOf)[2]).toEqual(['a - Oct 3, 2026 905 PM - b.py']);
    expect(notices).toEqual([]);
  });

  test('flat: whatever the student calls the file; one number with two names stays apart', async () => {
    const contents = contentsOf(
      '1-2 - Ann Lee - Oct 3, 2026 905 PM - lab - final.py',
      '1-2 - Ann Lee - Oct 3, 2026 905 PM - 3-4 - Bo Chen - Oct 4, 2026 905 PM - x.py',
      '1-2 - Bo Chen - Oct 3, 2026 905 PM - lab.py',
    );
    expect(recognised(contents)).toBe('brightspace');
    const { handIns } = await read('brightspace', contents);
    expect(handIns.map((one) => [one.person.id, pathsOf(one)])).toEqual([
      ['1-2 Ann Lee', ['lab - final.py', '3-4 - Bo Chen - Oct 4, 2026 905 PM - x.py']],
      ['1-2 Bo Chen', ['lab.py']],
    ]);
  });

  test('times of another language: said, where they had to decide', async () => {
    const { handIns, notices } = await read(
      'brightspace',
      contentsOf('1-2 - Ann - okt 3, 2026 905 PM/a.py', '1-2 - Ann - déc 4, 2026 905 PM/a.py'),
    );
    expect(handIns.map(({ at }) => at)).toEqual([undefined, undefined]);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^The times are in a language that is not read/);
  });
});

describe('clones of classroom repositories', () => {
  test.each<readonly [string, string, Contents]>([
    ['gh classroom clone', 'x', contentsOf('hw1-submissions/hw1-amy/a.py', 'hw1-submissions/hw1-b-c/a.py')],
    ['its inner folder', 'hw1-submissions', contentsOf('hw1-amy/a.py', 'hw1-b-c/a.py')],
    ['one repository alone', 'hw1-submissions', contentsOf('hw1-amy/a.py')],
    [
      'gh teacher download',
      'hw1_submissions_2026_10_03_T_17_05_09',
      contentsOf('hw1-amy/a.py', 'hw1-b-c/a.py', 'scores.csv'),
    ],
    ['files of Classroom 50', 'x', contentsOf('hw1-amy/.classroom50.yaml', 'hw1-b-c/.classroom50.yaml')],
    ['repositories', 'x', contentsOf('hw1-amy/.git/HEAD', 'hw1-b-c/.git/HEAD')],
  ])('%s: the login is what follows the assignment', async (_what, name, contents) => {
    expect(recognised(contents, name)).toBe('classroom');
    const { handIns } = await read('classroom', contents, name);
    const logins = handIns.map(({ person }) => person);
    expect(logins[0]).toEqual({ id: null, name: 'amy', login: 'amy' });
    if (logins.length > 1) expect(logins[1]?.login).toBe('b-c');
  });

  test('what the retired Assistant fetched: the folder is the person', async () => {
    const contents = contentsOf('hw-1-amy/a.py', 'hw-1-bob/a.py');
    expect(recognised(contents, 'hw-10-03-2026-05-06-07')).toBe('classroom');
    const { handIns } = await read('classroom', contents, 'hw-10-03-2026-05-06-07');
    expect(handIns.map(({ person }) => person)).toEqual([
      { id: null, name: 'hw-1-amy' },
      { id: null, name: 'hw-1-bob' },
    ]);
  });

  test('folders that only begin alike are none', () => {
    expect(recognised(contentsOf('student-1/a.py', 'student-2/a.py'))).toBeNull();
  });
});

describe('a course of nbgrader', () => {
  test('a folder for each student, with its time; a deeper file of that name is the student’s', async () => {
    const contents = {
      ...contentsOf(
        'submitted/amy/ps1/a.ipynb',
        'submitted/amy/ps1/data/timestamp.txt',
        'submitted/bob/ps1/a.ipynb',
        'autograded/amy/ps1/a.ipynb',
        'gradebook.db',
      ),
      'submitted/amy/ps1/timestamp.txt': '2026-10-03 17:05:09.123456 UTC\n',
      'submitted/cleo/': '',
    };
    expect(recognised(contents)).toBe('nbgrader');
    const { handIns, empty } = await read('nbgrader', contents);
    expect(handIns.map((one) => [one.person.id, one.at, pathsOf(one)])).toEqual([
      ['amy', '2026-10-03T17:05:09Z', ['a.ipynb', 'data/timestamp.txt']],
      ['bob', undefined, ['a.ipynb']],
    ]);
    expect(empty).toEqual(['cleo']);
  });

  test('two assignments of a student are one submission, and that is said', async () => {
    const { handIns, notices } = await read(
      'nbgrader',
      contentsOf('amy/ps1/a.py', 'amy/ps1/timestamp.txt', 'amy/ps2/a.py', 'bob/ps2/a.py'),
    );
    expect(handIns).toHaveLength(2);
    expect(notices[0]).toMatch(/^It holds 2 assignments \("ps1", "ps2"\)/);
  });

  test('the exchange: of each assignment the newest counts', async () => {
    const contents = contentsOf(
      'a+b+ps1+2026-10-03 17:05:09.1 UTC+x7/n.ipynb',
      'a+b+ps1+2026-10-03 18_05_09 America_Denver/n.ipynb',
      'a+b+ps2+2026-10-01 18:05:09 UTC/m.ipynb',
    );
    expect(recognised(contents)).toBe('nbgrader');
    const { handIns } = await read('nbgrader', contents);
    expect(handIns.map((one) => [one.person.id, one.attempt, one.at, pathsOf(one)])).toEqual([
      ['a+b', '2', '2026-10-03T18:05:09', ['ps1/n.ipynb', 'ps2/m.ipynb']],
      ['a+b', '1', '2026-10-03T17:05:09Z', ['ps1/n.ipynb']],
    ]);
  });
});

describe('a download of Submitty', () => {
  test('every version; the active one counts, whatever its number', async () => {
    const contents = {
      ...contentsOf(
        'submissions/amy/9/a.py',
        'submissions/amy/10/a.py',
        'submissions/bob/1/a.py',
        'checkout/cleo/1/a.py',
        'results/amy/9/results.json',
      ),
      'submissions/amy/user_assignment_settings.json': '{ "active_version": 9 }',
      'submissions/amy/9/.submit.timestamp': '2026-10-03 17:05:09-0400\n',
    };
    expect(recognised(contents)).toBe('submitty');
    const { handIns } = await read('submitty', contents);
    expect(handIns.map((one) => [one.person.id, one.attempt, one.isChosen, one.at, pathsOf(one)])).toEqual([
      ['amy', '9', true, '2026-10-03T17:05:09-04:00', ['a.py']],
      ['amy', '10', undefined, undefined, ['a.py']],
      ['bob', '1', undefined, undefined, ['a.py']],
      ['cleo', '1', undefined, undefined, ['a.py']],
    ]);
  });

  test('the active version alone has no level for it', async () => {
    const { handIns } = await read(
      'submitty',
      contentsOf('submissions/amy/src/a.py', 'submissions/amy/1.py'),
    );
    expect(handIns.map(pathsOf)).toEqual([['src/a.py', '1.py']]);
  });

  test('folders that a student calls as versions are no earlier hand-ins', async () => {
    const { handIns } = await read(
      'submitty',
      contentsOf('submissions/amy/a.py', 'submissions/mal/1/copied.py', 'submissions/mal/2/decoy.py'),
    );
    expect(handIns.map((one) => [one.person.id, one.attempt, pathsOf(one)])).toEqual([
      ['amy', undefined, ['a.py']],
      ['mal', undefined, ['1/copied.py', '2/decoy.py']],
    ]);
  });

  test('any class may lie in a folder of that name', () => {
    expect(recognised(contentsOf('submissions/amy/1/a.py', 'submissions/bob/1/a.py'))).toBeNull();
  });
});

describe('a download of Artemis', () => {
  test('a ZIP for each participation; hidden names stay hidden', async () => {
    const contents = contentsOf(
      'CS1-Lab2-812-amy.zip',
      'CS1-Lab2-813-b-team.zip',
      'CS1-Lab2-814-student-submission.git.zip',
    );
    expect(recognised(contents)).toBe('artemis');
    const { handIns } = await read('artemis', contents);
    expect(handIns.map(({ person }) => person)).toEqual([
      { id: 'amy', name: 'amy', login: 'amy' },
      { id: 'b-team', name: 'b-team', login: 'b-team' },
      { id: '814', name: 'Participation 814' },
    ]);
  });

  test.each([
    ['a year is no participation', ['hw-2026-amy.zip', 'hw-2026-bob.zip']],
    ['nor is the number of a sheet', ['hw-1-amy.zip', 'hw-2-amy.zip']],
    ['names alone', ['hw-amy.zip', 'hw-bob.zip']],
  ])('%s', (_what, paths) => {
    expect(recognised(contentsOf(...paths))).toBeNull();
  });
});

describe('downloads of CodeGrade', () => {
  test('archives: the name is what is left between the assignment and the end', async () => {
    const contents = contentsOf('Lab 2-Ann-Lee Berg-archive.zip', 'Lab 2-Bo Chen-archive.zip');
    expect(recognised(contents)).toBe('codegrade');
    const { handIns } = await read('codegrade', contents);
    expect(handIns.map(({ person }) => person)).toEqual([
      { id: null, name: 'Ann-Lee Berg' },
      { id: null, name: 'Bo Chen' },
    ]);
  });

  test('its file system: what it adds is nobody’s', async () => {
    const contents = contentsOf(
      '.cg-rubric.md',
      'Ann Lee/main.py',
      'Ann Lee/.cg-feedback',
      'Bo Chen/.cg-feedback',
    );
    expect(recognised(contents)).toBe('codegrade');
    const { handIns, empty } = await read('codegrade', contents);
    expect(handIns.map((one) => [one.person.name, pathsOf(one)])).toEqual([['Ann Lee', ['main.py']]]);
    expect(empty).toEqual(['Bo Chen']);
  });
});

describe('a download of Sakai', () => {
  const contents = {
    ...contentsOf(
      'Lab 2/Chen, Bo (Bob)(bchen)/Submission attachment(s)/src/timestamp.txt',
      'Lab 2/Chen, Bo (Bob)(bchen)/Submission attachment(s)/attached_URL_0',
      'Lab 2/Chen, Bo (Bob)(bchen)/Feedback Attachment(s)/Main.java',
      'Lab 2/Chen, Bo (Bob)(bchen)/comments.txt',
      'Lab 2/Roe,(qroe@example.edu)/Anhänge/Main.java',
      'Lab 2/Roe,(qroe@example.edu)/Roe,(qroe@example.edu)_submissionText.html',
      'Lab 2/grades.csv',
      'Lab 2/notes.html',
    ),
    'Lab 2/Chen, Bo (Bob)(bchen)/timestamp.txt': '2026-10-03T17:05:09.123Z',
    'Lab 2/Chen, Bo (Bob)(bchen)/Chen, Bo (Bob)(bchen)_submissionText.html': '',
    'Lab 2/Obi, Nia(nobi)/Submission attachment(s)/': '',
  };
  const inner = Object.fromEntries(
    Object.entries(contents).map(([path, text]) => [path.slice('Lab 2/'.length), text]),
  );

  test('people by their login; what teachers wrote is nobody’s, and a link is one', async () => {
    expect(recognised(contents)).toBe('sakai');
    const { handIns, empty, notices } = await read('sakai', inner);
    expect(handIns.map((one) => [one.person, one.at, pathsOf(one)])).toEqual([
      [
        { id: 'bchen', login: 'bchen', name: 'Chen, Bo (Bob)' },
        '2026-10-03T17:05:09Z',
        ['src/timestamp.txt', 'attached_URL_0'],
      ],
      [
        { id: 'qroe@example.edu', login: 'qroe@example.edu', name: 'Roe' },
        undefined,
        ['Main.java', 'submissionText.html'],
      ],
    ]);
    expect(handIns.map(({ files }) => files.filter(({ isLink }) => isLink === true).length)).toEqual([1, 0]);
    expect(handIns.map(({ files }) => files.filter(({ isText }) => isText === true).length)).toEqual([0, 1]);
    expect([empty, notices]).toEqual([['Obi, Nia'], []]);
  });

  const number = '0a1b2c3d-0000-4000-8000-00000000000';

  test('groups have members, and their own files may be called as the list of them', async () => {
    const { handIns } = await read('sakai', {
      [`Team, red (${number}1)/members.txt`]: 'M&#252;ller, Zo&#235;(zmue); Chen, Bo(bchen)',
      [`Team, red (${number}1)/Submission attachment(s)/members.txt`]: 'x',
      [`Lee, Ann(${number}2)/Submission attachment(s)/a.py`]: 'x',
    });
    expect(
      handIns.map((one) => [one.person.name, one.members?.map(({ name }) => name), pathsOf(one)]),
    ).toEqual([
      ['Team, red', ['Müller, Zoë', 'Chen, Bo'], ['members.txt']],
      ['Lee, Ann', undefined, ['a.py']],
    ]);
  });

  test('hidden names stay hidden, and a file without folders is whose name stands first', async () => {
    const paths = [
      `${number}1 Anonymous_Submission attachment(s)_a.py`,
      'Lee, Ann(alee)_Submission attachment(s)_Chen, Bo(bchen)_Submission attachment(s)_a.py',
      'Lee, Ann(alee)_comments.txt',
      'Lee, Ann(alee)__submissionText.html',
    ];
    expect(recognised(contentsOf(...paths))).toBe('sakai');
    const { handIns } = await read('sakai', contentsOf(...paths));
    expect(handIns.map((one) => [one.person.id, pathsOf(one)])).toEqual([
      [`${number}1`, ['a.py']],
      ['alee', ['Chen, Bo(bchen)_Submission attachment(s)_a.py', 'submissionText.html']],
    ]);
  });
});

describe('a download of VPL', () => {
  test('every attempt; what a run came to is nobody’s', async () => {
    const contents = {
      ...contentsOf(
        'Van 3 Berg Ann 17 4711/2026-10-03-17-05-09/a.py',
        'Van 3 Berg Ann 17 4711/2026-10-03-17-05-09.ceg/execution.txt',
        'Van 3 Berg Ann 17 4711/2026-10-04-09-00-00/a.py',
        'Team red Group 5 /2026-10-04-09-00-00/2026-10-04-09-00-00.ceg/a.py',
        'Report.txt',
        'Errors.txt',
      ),
      'Obi Nia 18 nobi/': '',
    };
    expect(recognised(contents)).toBe('vpl');
    const { handIns, empty, notices } = await read('vpl', contents);
    expect(handIns.map((one) => [one.person, one.at, one.attempt, pathsOf(one)])).toEqual([
      ...['2026-10-03-17-05-09', '2026-10-04-09-00-00'].map((attempt) => [
        { id: '17', name: 'Van 3 Berg Ann', login: '4711' },
        attempt.replace(/-(\d\d)-(\d\d)-(\d\d)$/, 'T$1:$2:$3'),
        attempt,
        ['a.py'],
      ]),
      [{ id: '5', name: 'Team red' }, '2026-10-04T09:00:00', undefined, ['2026-10-04-09-00-00.ceg/a.py']],
    ]);
    expect([empty, notices]).toEqual([['Obi Nia'], []]);
  });

  test('folders with a number and a word are none, and nothing of them is lost', async () => {
    const contents = contentsOf('lab 2 amy/a.py', 'lab 2 bob/a.py', 'lab 2 cleo/2026-10-04-09-00-00/a.py');
    expect(recognised(contents)).toBeNull();
    const { handIns, notices } = await read('vpl', contents);
    expect(handIns.map(({ person }) => person.login)).toEqual(['cleo']);
    expect(notices[0]).toMatch(/^2 entries are nobody's/);
  });
});

describe('assignments of Teams', () => {
  test('the newest version counts, and what is not turned in is nothing', async () => {
    const contents = contentsOf(
      'Gesendete Dateien/Ann Lee/Lab 2/Version 9/Version 1/a.py',
      'Gesendete Dateien/Ann Lee/Lab 2/Version 10/a.py',
      'Gesendete Dateien/Bo Li/Lab 2/版本 1/a.py',
      'Arbeitsdateien/Bo Li/Lab 2/a.py',
      'Arbeitsdateien/Nia Obi/Lab 2/a.py',
    );
    expect(recognised(contents)).toBe('teams');
    const { handIns, empty } = await read('teams', contents);
    expect(handIns.map((one) => [one.person.name, one.attempt, pathsOf(one)])).toEqual([
      ['Ann Lee', '2', ['a.py']],
      ['Ann Lee', '1', ['Version 1/a.py']],
      ['Bo Li', undefined, ['a.py']],
    ]);
    expect(empty).toEqual(['Nia Obi']);
  });

  test('several assignments of one are one submission, and what lies beside versions is told', async () => {
    const { handIns, notices } = await read(
      'teams',
      contentsOf('Ann/L1/Version 1/a.py', 'Ann/L2/Version 1/a.py', 'Bo/L1/Version 1/a.py', 'Bo/L1/b.py'),
    );
    expect(handIns.map(pathsOf)).toEqual([['L1/a.py', 'L2/a.py'], ['L1/a.py']]);
    expect(notices).toEqual([
      'One entry is nobody\'s by name and was not taken: "Bo/L1/b.py".',
      expect.stringMatching(/^It holds 2 assignments \("L1", "L2"\)/),
    ]);
  });

  test('parts of a program are no versions', () => {
    expect(recognised(contentsOf('amy/lab/part 1/a.py', 'bob/lab/part 1/a.py'))).toBeNull();
  });
});

describe('a course of nbgrader is none', () => {
  test.each([
    [['Lab 2/Chen, Bo(bchen)/timestamp.txt', 'Lab 2/Roe, Quin(qroe)/timestamp.txt'], 'sakai'],
    [['Lab 1/Chen, Bo(bchen)/timestamp.txt', 'Lab 2/Chen, Bo(bchen)/timestamp.txt'], null],
    [['amy/ps1/timestamp.txt', 'bob/ps1/timestamp.txt'], 'nbgrader'],
  ])('where the folders are Sakai’s: %j', (paths, layout) => {
    expect(recognised(contentsOf(...paths))).toBe(layout);
  });
});
