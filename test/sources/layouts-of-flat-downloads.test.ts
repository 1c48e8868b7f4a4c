import { describe, expect, test } from 'vitest';
import { compareText } from '../../src/base/text/compare-text.ts';
import { inEnglish } from '../said.ts';
import { contentsOf, pathsOf, read, recognised } from './listed.ts';

/** Id, name and paths of each hand-in. */
async function people(layout: 'canvas' | 'blackboard', contents: Readonly<Record<string, string>>) {
  const { handIns, empty, notices } = await read(layout, contents);
  const found = handIns.map((one) => [one.person.id, one.person.name, pathsOf(one)] as const);
  return { people: found.toSorted(([a], [b]) => compareText(a ?? '', b ?? '')), handIns, empty, notices };
}

describe('a download of Canvas', () => {
  test('by the user’s number, whatever the student calls the file', async () => {
    const contents = contentsOf(
      'doejane_4711_99120_Main.java',
      'doejane_4711_99121_y_4712_1_Main.java',
      'doejane_LATE_4712_99122_x_question_1_2_y.java',
      'müllerzoë_4713_99123_LATE_4711_99120_Main.java',
      '参加者_4714_99124_Main.java',
    );
    expect(recognised(contents)).toBe('canvas');
    const { people: found, handIns } = await people('canvas', contents);
    expect(found).toEqual([
      ['4711', 'doejane', ['Main.java', 'y_4712_1_Main.java']],
      ['4712', 'doejane', ['x_question_1_2_y.java']],
      ['4713', 'müllerzoë', ['LATE_4711_99120_Main.java']],
      ['4714', '参加者', ['Main.java']],
    ]);
    expect(handIns.map(({ isLate }) => isLate)).toEqual([false, true, false, false]);
  });

  test('the late hand-in counts where a later download was unpacked into an earlier one', async () => {
    const contents = contentsOf(
      'doejane_4711_99120_Main.java',
      'doejane_4711_99121_Util.java',
      'doejane_LATE_4711_99300_Main-1.java',
      'annlee_LATE_4712_99122_Main.java',
      'annlee_LATE_4712_99123_Main-1.java',
      'bochen_4713_99124_Main.java',
    );
    const { handIns } = await people('canvas', contents);
    expect(handIns.map((one) => [one.person.id, one.isLate, one.isChosen, pathsOf(one)])).toEqual([
      ['4712', true, true, ['Main.java', 'Main-1.java']],
      ['4713', false, false, ['Main.java']],
      ['4711', true, true, ['Main.java']],
      ['4711', false, false, ['Main.java', 'Util.java']],
    ]);
  });

  test('of tens of thousands of files is read at once, and so is one of others that look alike', async () => {
    const namesOf = (name: (n: number) => string): Readonly<Record<string, string>> =>
      contentsOf(...Array.from({ length: 20_000 }, (_, n) => name(n)));
    const alike = namesOf((n) => `a${n}@x.org_1_lab1_1_1_${n + 1000}_a.py`);
    expect(recognised(alike)).toBe('prairielearn');
    const own = namesOf((n) => `ann${n}_${n + 1000}_${n + 50_000}_a.py`);
    expect((await people('canvas', own)).people).toHaveLength(20_000);
  }, 20_000);

  test('anonymous, a quiz, typed text and links', async () => {
    const contents = contentsOf(
      'anon_x7Kq2_99120_Main.java',
      'LATE_anon_y8Lr3_99121_Main.java',
      'doe_jane4711_question_12_99122_main.py',
      'bochen_4712_text.html',
      'annlee_LATE_4713_link.html',
    );
    expect(recognised(contents)).toBe('canvas');
    const { people: found, handIns } = await people('canvas', contents);
    expect(found).toEqual([
      ['4711', 'doe_jane', ['question_12/main.py']],
      ['4712', 'bochen', ['text.html']],
      ['4713', 'annlee', ['link.html']],
      ['x7Kq2', 'anon_x7Kq2', ['Main.java']],
      ['y8Lr3', 'anon_y8Lr3', ['Main.java']],
    ]);
    const remarks = inEnglish(handIns.flatMap((one) => one.remarks ?? []));
    expect(remarks).toEqual(['A link was handed in. What it leads to was not read.']);
    const marked = handIns.map(({ files }) => files.map(({ isText, isLink }) => [isText, isLink]));
    expect(marked.filter((one) => one.flat().includes(true))).toEqual([[[true, true]], [[true, false]]]);
  });

  test("whatever a student calls a file, it is that student's", async () => {
    const { people: found } = await people(
      'canvas',
      contentsOf(
        'amy_12345_80001_54321_text.html',
        'amy_12345_80002_text.html',
        'amy_12345_80003_bob_54321_80009_link.html',
        'bob_54321_80004_main.py',
        'bob_54321_text.html',
        'team_2_4713_text.html',
      ),
    );
    expect(found).toEqual([
      ['12345', 'amy', ['54321_text.html', 'text.html', 'bob_54321_80009_link.html']],
      ['4713', 'team_2', ['text.html']],
      ['54321', 'bob', ['main.py', 'text.html']],
    ]);
  });

  test('groups called "team 2" are read by what all names say together', async () => {
    const contents = contentsOf(
      'team_1_4711_99120_a.py',
      'team_2_4712_99121_a.py',
      'crew_7_4713_99122_a.py',
      'crew_7_4713_99123_b.py',
      'doejane_4714_99124_a.py',
      'annlee_4715_99125_1_a.py',
    );
    expect(recognised(contents)).toBe('canvas');
    const { people: found } = await people('canvas', contents);
    expect(found).toEqual([
      ['4711', 'team_1', ['a.py']],
      ['4712', 'team_2', ['a.py']],
      ['4713', 'crew_7', ['a.py', 'b.py']],
      ['4714', 'doejane', ['a.py']],
      ['4715', 'annlee', ['1_a.py']],
    ]);
  });

  test('a group that is called as a person and the number of another is not that other', async () => {
    const { people: found } = await people(
      'canvas',
      contentsOf(
        'alice_11200_20345_99887_main.py',
        'alice_11200_20346_99890_main.py',
        'bob_11200_99888_b.py',
        'bob_11200_99891_b2.py',
        'cy_11201_99889_c.py',
      ),
    );
    expect(found).toEqual([
      ['11200', 'bob', ['b.py', 'b2.py']],
      ['11201', 'cy', ['c.py']],
      ['20345', 'alice_11200', ['main.py']],
      ['20346', 'alice_11200', ['main.py']],
    ]);
  });

  test.each([
    // Two names for one number, and either could be the group.
    [['alice_11200_20345_99887_main.py', 'bob_11200_99888_1_b.py']],
    [['alice_11200_99887_main.py', 'bob_11200_99888_b.py']],
    // The number of a file is that of another user.
    [['alice_20345_11200_99887_main.py', 'bob_11200_99888_b.py']],
  ])('a number that two claim is refused: %j', async (names) => {
    const refused = people('canvas', contentsOf(...names, 'cy_11201_99889_c.py'));
    await expect(refused).rejects.toThrow(
      'of the download have one number, 11200, so that it cannot be told whose each is.',
    );
  });

  test('the number of a second upload goes where the others have the name without it', async () => {
    const { people: found } = await people(
      'canvas',
      contentsOf(
        'a_4711_99120_Main-1.java',
        'b_4712_99121_Main.java',
        'c_4713_99122_Main.java',
        'c_4713_99123_Main-2.java',
        'd_4714_99124_lab-3.tar.gz',
        'd_4714_99125_Main.java',
      ),
    );
    expect(found.map(([, , paths]) => paths)).toEqual([
      ['Main.java'],
      ['Main.java'],
      ['Main.java', 'Main-2.java'],
      ['lab-3.tar.gz', 'Main.java'],
    ]);
  });

  test.each([
    ['half of the others', ['b_4712_99121_Main.java', 'c_4713_99122_a.java'], 'Main.java'],
    ['less', ['b_4712_1_Main.java', 'c_4713_2_a.java', 'd_4714_3_a.java'], 'Main-1.java'],
    ['nobody, of one student', [], 'Main-1.java'],
  ])('which is where %s have it', async (_, others, path) => {
    const { people: found } = await people('canvas', contentsOf('a_4711_99120_Main-1.java', ...others));
    expect(found[0]?.[2]).toEqual([path]);
  });

  test.each([
    [['hw_1_2_ann.py', 'hw_1_2_bo.py', 'hw_1_2_cy.py']],
    [['lab_3_101_ann.py', 'lab_3_102_bo.py', 'lab_3_103_cy.py']],
    [['lab_1_1_ann.py', 'lab_2_2_bo.py', 'lab_3_3_cy.py']],
    [['main.py', 'util.py']],
  ])('files that a teacher named alike are none: %j', (names) => {
    expect(recognised(contentsOf(...names))).toBeNull();
  });
});

describe('a download of Blackboard', () => {
  const START = 'Lab_2_jdoe3_attempt_2026-10-03-17-05-09';
  const about = (who: string, files: readonly (readonly [string, string])[], typed = NOTHING): string =>
    `Name: ${who}\nAssignment: Lab 2\nDate Submitted: Saturday, October 3, 2026 5:05:09 o'clock PM CEST\nCurrent Grade: Needs Grading\n\nSubmission Field:\n${typed}\n\nComments:\nFiles:\n\tOriginal filename: stolen.java\n\tFilename: Lab_2_bo_attempt_2026-10-03-17-00-00_Main.java\n\nFiles:\n${files.map(([original, stored]) => `\tOriginal filename: ${original}\n\tFilename: ${stored}\n`).join('\n')}`;
  const NOTHING = 'There is no student submission text data for this assignment.';

  test('the text about an attempt knows names, logins and what files were called', async () => {
    const contents = {
      [`${START}.txt`]: about('Jane Doe (jdoe3)', [['src main.java', `${START}_src_main.java`]]),
      [`${START}_src_main.java`]: 'x',
      'Lab_2_b_chen_attempt_2026-10-03-17-06-00.txt': about('Bo Chen (b_chen)', [
        ['Main.java', 'mangled0.java'],
      ]),
      'mangled0.java': 'y',
      'Lab_2_bo_attempt_2026-10-03-17-00-00_Main.java': 'z',
      'Lab_2_ann_attempt_2026-10-03-17-07-00.txt': about('Ann Lee (ann)', [], '<p>int a;</p>'),
      'Lab_2_nia_attempt_2026-10-03-17-08-00.txt': about('Nia Obi (nia)', []),
    };
    expect(recognised(contents)).toBe('blackboard');
    const { people: found, handIns, empty, notices } = await people('blackboard', contents);
    expect(found).toEqual([
      ['Lab_2_bo', 'bo', ['Main.java']],
      ['ann', 'Ann Lee', ['submission.html']],
      ['b_chen', 'Bo Chen', ['Main.java']],
      ['jdoe3', 'Jane Doe', ['src main.java']],
    ]);
    expect(handIns.map(({ at }) => at)).toContain('2026-10-03T17:05:09');
    expect(empty).toEqual(['Nia Obi']);
    expect(notices).toEqual([]);
  });

  test('the text about an attempt is read at once, whatever blanks stand in it', async () => {
    const blanks = ' '.repeat(100_000);
    const head = about('x', []).split('\n').slice(1).join('\n');
    const contents = {
      [`${START}.txt`]: `Name:${blanks}x\n${head}\n\tFilename:${blanks}x${blanks}y`,
      [`${START}_Main.java`]: 'x',
    };
    const { people: found } = await people('blackboard', contents);
    expect(found).toEqual([['Lab_2_jdoe3', 'jdoe3', ['Main.java']]]);
  });

  test('every attempt, and no file of somebody else, whatever it is called', async () => {
    const contents = contentsOf(
      'Lab_2_jdoe3_attempt_2026-10-03-17-05-09_Main.java',
      'Lab_2_jdoe3_attempt_2026-10-04-17-05-09_Main.java',
      'Lab_2_eve_attempt_2026-10-04-17-05-09_x_jdoe3_attempt_2026-10-05-17-05-09_Main.java',
    );
    const { handIns } = await people('blackboard', contents);
    expect(handIns.map(({ person, at, files }) => [person.login, at, files[0]?.path])).toEqual([
      ['eve', '2026-10-04T17:05:09', 'x_jdoe3_attempt_2026-10-05-17-05-09_Main.java'],
      ['jdoe3', '2026-10-03T17:05:09', 'Main.java'],
      ['jdoe3', '2026-10-04T17:05:09', 'Main.java'],
    ]);
  });

  test('a receipt cannot name somebody else’s login', async () => {
    const { handIns } = await people('blackboard', {
      [`${START}.txt`]: about('Jane (bo)', []),
      [`${START}_a.py`]: 'x',
    });
    expect(handIns[0]?.person).toEqual({ id: 'Lab_2_jdoe3', name: 'Jane', login: 'jdoe3' });
  });
});

describe('downloads that begin with an e-mail', () => {
  const found = async (layout: 'autolab' | 'prairielearn', ...names: string[]) => {
    const contents = contentsOf(...names);
    expect(recognised(contents)).toBe(layout);
    const { handIns } = await read(layout, contents);
    return handIns.map((one) => [one.person.id, one.attempt ?? '', pathsOf(one)]);
  };

  test('Autolab: each version is a hand-in, whatever the course calls the file', async () => {
    expect(
      await found('autolab', 'ada@x.edu_9_handin.c', 'ada@x.edu_10_handin.c', 'bo@x.edu_1_handin.c'),
    ).toEqual([
      ['ada@x.edu', '2', ['handin.c']],
      ['ada@x.edu', '1', ['handin.c']],
      ['bo@x.edu', '', ['handin.c']],
    ]);
    expect(await found('autolab', '3_ada@x.edu_lab_2.c', '12_bo@x.edu_lab_2.c')).toEqual([
      ['ada@x.edu', '', ['lab_2.c']],
      ['bo@x.edu', '', ['lab_2.c']],
    ]);
    expect(await found('autolab', '3_my_own_ada@x.edu_lab_2.c', '12_my_own_bo@x.edu_lab_2.c')).toEqual([
      ['ada@x.edu', '', ['my_own_lab_2.c']],
      ['bo@x.edu', '', ['my_own_lab_2.c']],
    ]);
    expect(
      await found('autolab', '3_ada@x.edu_2_sum.c', '4_ada@x.edu_2_sum.c', '1_bo@x.edu_2_sum.c'),
    ).toEqual([
      ['ada@x.edu', '2', ['2_sum.c']],
      ['ada@x.edu', '1', ['2_sum.c']],
      ['bo@x.edu', '', ['2_sum.c']],
    ]);
    expect(await found('autolab', '21_ada@x.edu_1_handin.c', 'bo@x.edu_2_handin.c')).toEqual([
      ['21_ada@x.edu', '', ['handin.c']],
      ['bo@x.edu', '', ['handin.c']],
    ]);
  });

  test('PrairieLearn: the newest of each question together, and for grading by hand', async () => {
    const all = await found(
      'prairielearn',
      'ada@x.edu_1_lab_2_1_1_990_main.py',
      'ada@x.edu_1_lab_2_1_2_1001_main.py',
      'ada@x.edu_1_lab_2_1_2_1001_1_2_3_4_x.py',
      'ada@x.edu_1_sort_1_1_995_sort.py',
      'bo@x.edu_1_lab_2_1_1_1002_main.py',
    );
    expect(all).toEqual([
      ['ada@x.edu', '2', ['lab_2/main.py', 'lab_2/1_2_3_4_x.py', 'sort/sort.py']],
      ['ada@x.edu', '1', ['lab_2/main.py']],
      ['bo@x.edu', '', ['lab_2/main.py']],
    ]);
    expect(
      await found(
        'prairielearn',
        'ada@x.edu_1_labs/lab2_1_1_990_src/main.py',
        'ada@x.edu_1_labs/lab2_1_2_1001_src/main.py',
        'ada@x.edu_1_labs/lab3_1_1_995_sort.py',
        'bo@x.edu_1_labs/lab2_1_1_1002_main.py',
      ),
    ).toEqual([
      ['ada@x.edu', '2', ['labs/lab2/src/main.py', 'labs/lab3/sort.py']],
      ['ada@x.edu', '1', ['labs/lab2/src/main.py']],
      ['bo@x.edu', '', ['labs/lab2/main.py']],
    ]);
    expect(await found('prairielearn', 'ada@x.edu_1_lab_2_1_1_990_main.py')).toEqual([
      ['ada@x.edu', '', ['main.py']],
    ]);
    expect(
      await found('prairielearn', 'ada@x.edu_000123_lab2_990_main.py', 'bo@x.edu__lab2_1002_main.py'),
    ).toEqual([
      ['ada@x.edu', '', ['main.py']],
      ['bo@x.edu', '', ['main.py']],
    ]);
  });
});
