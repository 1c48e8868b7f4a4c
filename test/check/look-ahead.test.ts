import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { recognisedIn } from '../../src/check/run/dropped.ts';
import { lookAhead } from '../../src/check/run/look-ahead.ts';
import { givenTo } from '../doors/doors.ts';
import { StillClock } from '../fake-clock.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { putFiles } from '../put-files.ts';

/* What a person is told before a check is started. */

type Tree = Readonly<Record<string, string | Buffer>>;

/** @param inputs `path`: default `class` */
async function looked(tree: Tree, inputs: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder('ahead');
  putFiles(folder, tree);
  const raw = { source: 'directory', path: 'class', ...inputs };
  const { settings, world } = givenTo(raw, new StillClock(), folder);
  const { notices, submissions, judged, archive } = recognisedIn(await lookAhead(settings, world));
  return {
    judged,
    archive,
    notices: notices.map((one) => ENGLISH.tell(one)),
    problems: submissions.flatMap(({ name, problem }) =>
      problem === null ? [] : [`${name}: ${ENGLISH.tell(problem)}`],
    ),
  };
}

const program = (name: string): string => `def ${name}(rows):\n    return [row for row in rows if row]\n`;

/** @param numbers Moodle's of each person */
function moodle(numbers: Readonly<Record<string, number>>, text = program): Buffer {
  return zip(
    Object.entries(numbers).map(([name, number]) => ({
      name: `${name}_${number}_assignsubmission_file/main.py`,
      contents: Buffer.from(text(name)),
    })),
  );
}

const CLASS = { Ada: 11, Bo: 12, Cy: 13 };

test('a file without a byte cannot be checked, one of a blank can be tried', async () => {
  const found = await looked({
    'class/ada/main.py': '',
    'class/bo/main.py': '\n',
    'class/cy/main.py': program('cy'),
  });
  expect(found.problems).toEqual(['ada: Its only source file is empty.']);
});

describe('a hand-in that is there twice', () => {
  const told = /the same files as one whose name lacks only/;
  const archive = (name: string): Buffer => zip([{ name: 'main.py', contents: Buffer.from(program(name)) }]);

  test('by a second download or a copy is told, and compared all the same', async () => {
    const found = await looked({
      'class/ada.zip': archive('ada'),
      'class/ada (1).zip': archive('ada'),
      'class/bo/main.py': program('bo'),
      'class/bo - Kopie/main.py': program('bo'),
      'class/cy/main.py': program('cy'),
    });
    expect(found.judged).toBe(5);
    expect(found.notices.filter((one) => told.test(one))).toEqual([
      '2 submissions have the same files as one whose name lacks only what a second download or a copy adds: "ada (1)" and "bo - Kopie". If that is the same person, take it away. If two people called theirs alike, it is a pair to look at.',
    ]);
  });

  test.each([
    ['of other files', 'ada (1)', 'other'],
    ['of another name', 'adam', 'ada'],
    ['without the first one', 'bo (1)', 'bo'],
  ])('is not told %s', async (_, name, text) => {
    const found = await looked({
      'class/ada/main.py': program('ada'),
      [`class/${name}/main.py`]: program(text),
    });
    expect(found.notices.join()).not.toMatch(told);
  });
});

describe('a class that is there twice', () => {
  const told = /people are there twice/;

  test('is told where it is judged twice', async () => {
    const found = await looked(
      { 'class/A.zip': moodle(CLASS), 'class/A (1).zip': moodle(CLASS) },
      { path: 'class/*' },
    );
    expect(found.judged).toBe(6);
    expect(found.notices.filter((one) => told.test(one))).toEqual([
      '3 people are there twice, under the same name and with the same files, in "class/A (1).zip" and in "class/A.zip": "Ada", "Bo" and "Cy". If that is one class, it was given twice, and everybody in it is compared with themselves: leave one of them out.',
    ]);
  });

  test('is told where it is its own earlier year, in folders', async () => {
    const year = (name: string): Tree =>
      Object.fromEntries(['ada', 'bo', 'cy'].map((one) => [`${name}/${one}/main.py`, program(one)]));
    const found = await looked({ ...year('class'), ...year('last') }, { archive: 'last' });
    expect(found.notices.join()).toMatch(told);
  });

  test.each(['class', '*', '*/*'])(
    'is taken once where the archive names it, too, as %s',
    async (archive) => {
      const tree = {
        'class/ada/main.py': program('ada'),
        'class/bo/main.py': program('bo'),
        'old/ada/main.py': program('x'),
      };
      const alone = await looked(tree, { archive });
      expect(alone.judged).toBe(2);
      expect(alone.archive).toBe(archive === 'class' ? 0 : 1);
      expect(alone.notices.join()).toContain('What is judged in this run was left out of the archive.');
    },
  );

  test.each<[string, string, Tree]>([
    ['an archive', 'class.zip', { 'class.zip': moodle(CLASS) }],
    [
      'a folder',
      'class',
      Object.fromEntries(
        Object.entries(CLASS).map(([name, number]) => [
          `class/${name}_${number}_assignsubmission_file/main.py`,
          program(name),
        ]),
      ),
    ],
  ])('is taken once where the archive names its download, too, in %s', async (_, path, download) => {
    const tree = { ...download, 'last.zip': moodle({ Ada: 11, Dee: 14 }, (name) => program(`old${name}`)) };
    for (const archive of [`${path}\nlast.zip`, path === 'class' ? 'cl*\nlast.zip' : '*.zip']) {
      const found = await looked(tree, { path, archive });
      // Who was there last year is another one.
      expect([found.judged, found.archive]).toEqual([3, 2]);
      expect(found.notices.join()).toContain('What is judged in this run was left out of the archive.');
    }
  });

  test.each<[string, Tree]>([
    ['two assignments', { 'class/A.zip': moodle(CLASS), 'class/B.zip': moodle({ Ada: 21, Bo: 22, Cy: 23 }) }],
    [
      'other files of the same people',
      { 'class/A.zip': moodle(CLASS), 'class/B.zip': moodle(CLASS, (name) => program(`new${name}`)) },
    ],
    [
      'equal files of others',
      {
        'class/A.zip': moodle(CLASS),
        'class/B.zip': moodle({ Di: 14, Eve: 15, Fay: 16 }, (name) =>
          program({ Di: 'Ada', Eve: 'Bo', Fay: 'Cy' }[name] ?? ''),
        ),
      },
    ],
    [
      'starter code that nobody touched',
      {
        'class/A.zip': moodle(CLASS, () => program('given')),
        'class/B.zip': moodle(CLASS, () => program('given')),
      },
    ],
    [
      'two who take it again, of more',
      {
        'class/A.zip': moodle({ ...CLASS, Di: 14, Eve: 15 }),
        'class/B.zip': moodle({ Ada: 11, Bo: 12, Fay: 16, Gus: 17, Hal: 18 }),
      },
    ],
  ])('is not told of %s', async (_, tree) => {
    expect((await looked(tree, { path: 'class/*' })).notices.join()).not.toMatch(told);
  });
});

describe('a download among other submissions', () => {
  const told = 'looks like a whole class';

  test.each<[string, Tree, string]>([
    ['a folder beside its ZIP', { 'class/A.zip': moodle(CLASS), 'class/2025/x.py': program('x') }, 'class'],
    [
      'another ZIP',
      {
        'class/A.zip': moodle(CLASS),
        'class/V.zip': zip([{ name: 'x.py', contents: Buffer.from(program('x')) }]),
      },
      'class/*',
    ],
    ['two paths', { 'class/A.zip': moodle(CLASS), 'other/x/x.py': program('x') }, 'class/A.zip\nother'],
  ])('is read as one submission, and told: %s', async (_, tree, path) => {
    const { notices, judged } = await looked(tree, { path });
    expect(judged).toBe(2);
    expect(notices.filter((one) => one.includes(told))).toEqual([
      '"A.zip" looks like a whole class (Moodle download, 3 people), but is one of several things that were given as submissions, so it is read as one submission. If it is the class, give it alone, and say of what lies beside it what that is (starter code, earlier years, a list of people), or leave it out.',
    ]);
  });

  test.each<[string, Tree, number]>([
    ['alone', { 'class/A.zip': moodle(CLASS) }, 3],
    ['of one person', { 'class/ada.zip': moodle({ Ada: 11 }), 'class/bo/x.py': program('x') }, 2],
  ])('is not told %s', async (_, tree, judged) => {
    const found = await looked(tree);
    expect(found.notices.join()).not.toContain(told);
    expect(found.judged).toBe(judged);
  });
});

describe('classes among submissions', () => {
  const PEOPLE = ['Ada Ng', 'Bo Chen', 'Cy Diaz', 'Di Berg', 'Eve Obi'];
  const LOGINS = ['ang', 'bchen', 'cdiaz', 'dberg', 'eobi'];
  /** A file for each folder, below a folder of its own. */
  const below = (place: string, folders: readonly string[], file: (folder: string) => string): Tree =>
    Object.fromEntries(folders.map((one) => [`${place}/${one}/${file(one)}`, program(`${place} ${one}`)]));
  const zipOf = (tree: Tree): Buffer =>
    zip(Object.entries(tree).map(([name, text]) => ({ name, contents: Buffer.from(text) })));
  const main = (): string => 'main.py';

  test.each<[string, Tree, number]>([
    [
      'folders of sections',
      {
        ...below('class/A', LOGINS, main),
        ...below(
          'class/B',
          [...LOGINS].map((one) => `${one}2`),
          main,
        ),
      },
      2,
    ],
    [
      'people of whom each calls the file otherwise',
      {
        ...below('class/A', PEOPLE, (one) => `${one}.py`),
        ...below(
          'class/B',
          [...PEOPLE].map((one) => `${one} B`),
          (one) => `${one}.py`,
        ),
      },
      2,
    ],
    [
      'ZIPs of sections',
      {
        'class/A.zip': zipOf(below('A', LOGINS, main)),
        'class/B.zip': zipOf(
          below(
            'B',
            [...LOGINS].map((one) => `${one}2`),
            main,
          ),
        ),
      },
      2,
    ],
    [
      'a ZIP of questions, with the same people in each',
      {
        'class/quiz.zip': zipOf(
          Object.assign(
            {},
            ...['Question_1', 'Question_2'].map((one) =>
              below(`quiz/${one}`, [...LOGINS, ...LOGINS.map((login) => `${login}2`)], () => 'response.py'),
            ),
          ) as Tree,
        ),
      },
      2,
    ],
    [
      'tasks, with the same people in each',
      {
        ...below('class/hw1', LOGINS, (one) => `${one}.py`),
        ...below('class/HW 02', LOGINS, (one) => `${one}.py`),
      },
      2,
    ],
  ])('are told: %s', async (_, tree, judged) => {
    const found = await looked(tree);
    expect(found.judged).toBe(judged);
    expect(found.notices.filter((one) => one.includes('look like classes'))).toHaveLength(1);
  });

  test.each<[string, Tree]>([
    [
      'one person’s packages',
      below('class/ada', ['model', 'view', 'control', 'net', 'store'], (one) => `${one}.py`),
    ],
    ['tasks of a sheet', below('class/ada', ['ex1', 'ex2', 'ex3', 'ex4', 'ex5'], main)],
    ['parts of a task', below('class/ada', ['Part A', 'Part B', 'Part C', 'Part D', 'Part E'], main)],
    [
      'tasks that everybody has',
      {
        ...below('class/ada', ['hello', 'mario', 'cash', 'credit', 'caesar'], main),
        ...below('class/bo', ['hello', 'mario', 'cash', 'credit', 'caesar'], main),
      },
    ],
  ])('are not told of %s', async (_, tree) => {
    const { notices } = await looked({ ...tree, 'class/cy/main.py': program('cy') });
    expect(notices.join()).not.toMatch(/looks? like (?:a class|classes)/);
  });

  /** So many classes among eight things. */
  const amongEight = (n: number): Tree =>
    Object.assign(
      {},
      ...Array.from({ length: 8 }, (_, at) =>
        at < n
          ? below(
              `class/${at}`,
              PEOPLE.map((one) => `${one} ${at}`),
              main,
            )
          : { [`class/${at}/x.py`]: program(`x${at}`) },
      ),
    ) as Tree;

  test.each([
    [4, 1],
    [3, 0],
  ])('of eight things are told if they are %d', async (n, told) => {
    const { notices } = await looked(amongEight(n));
    expect(notices.filter((one) => one.includes('look like classes'))).toHaveLength(told);
  });

  test.each([
    ['hw1', 'hw2', 1],
    ['xhw1', 'hw2', 0],
    ['hw1b', 'hw2', 0],
    ['hw1', 'hw', 0],
  ])('with the same names in each are told of %s and %s: %d', async (first, second, told) => {
    const tree = { ...below(`class/${first}`, LOGINS, main), ...below(`class/${second}`, LOGINS, main) };
    const { notices } = await looked(tree);
    expect(notices.filter((one) => one.includes('look like classes'))).toHaveLength(told);
  });

  test.each([
    ['hw1', 5, 1],
    ['hw1', 4, 0],
    ['ada', 5, 0],
  ])('with a file for each person are told of %s with %d: %d', async (first, n, told) => {
    const sheet = (task: string): Tree =>
      Object.fromEntries(LOGINS.slice(0, n).map((one) => [`class/${task}/${one}.py`, program(one)]));
    const { notices } = await looked({ ...sheet(first), ...sheet('hw2') });
    const found = notices.filter((one) => one.includes('look like classes, with a file for each person'));
    expect(found).toHaveLength(told);
    expect(found.every((one) => one.includes('with layout: flat;'))).toBe(true);
  });

  test('are not told of what may be people with the same tasks each', async () => {
    const tasks = ['hello', 'mario', 'cash', 'credit', 'caesar'];
    const both = { ...below('class/hw1', tasks, main), ...below('class/ada', tasks, main) };
    expect((await looked(both)).notices.join()).not.toMatch(/looks? like (?:a class|classes)/);
  });

  const numbered = (n: number): readonly string[] =>
    Array.from({ length: n }, (_, at) => `${LOGINS[at % 5]}${at}`);
  /** A class, and what lies beside it: a folder with as many folders as it says. */
  const among = (people: number, ...beside: readonly number[]): Tree =>
    Object.assign(
      { ...below('class/A', numbered(people), main) },
      ...beside.map((n, at) =>
        n === 0
          ? { [`class/${at}/x.py`]: program(`x${at}`) }
          : below(`class/${at}`, ['a', 'b', 'c', 'd', 'e'].slice(0, n), (one) => `${one}.py`),
      ),
    ) as Tree;

  test.each<[string, Tree]>([
    ['starter code, slides and programs', among(10, 0, 0, 4)],
    ['as much else as it may', among(11, 0, 0, 5, 0, 0)],
  ])('are told of one beside %s', async (_, tree) => {
    const { notices } = await looked(tree);
    expect(notices.filter((one) => one.includes('"A" looks like a class'))).toHaveLength(1);
  });

  test.each<[string, Tree]>([
    ['fewer than ten people', among(9, 0, 0)],
    ['folders of others', among(10, 0, 0, 5)],
    ['more people', among(10, 0, 0, 0, 0, 0, 0)],
  ])('are not told of one among %s', async (_, tree) => {
    const { notices } = await looked(tree);
    expect(notices.join()).not.toMatch(/looks? like (?:a class|classes)/);
  });
});
