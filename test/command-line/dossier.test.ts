import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reportTemplate } from '../../src/system/assets.ts';
import { writeDossier } from '../../src/program/command-line/dossier.ts';
import { parseCommandLine } from '../../src/program/command-line/arguments/parse-command-line.ts';
import type { RunReport } from '../../src/contract/report.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { DossierPage } from '../../src/report/dossier/dossier-page.ts';
import { folded } from '../../src/report/dossier/name-words.ts';
import { subjectsOf } from '../../src/channels/cases.ts';
import { readBlocks } from '../../src/channels/page-file.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { javaPrograms } from '../engine/programs.ts';
import { aPair, report, submission } from '../report/sample.ts';
import { belowFile } from '../system.ts';
import { LOCALES } from '../../src/base/words/locale.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { openWords } from '../../src/base/words/open-words.ts';
import type { Words } from '../../src/base/words/words.ts';
import { said } from '../said.ts';

const [SHARED = '', ONE = '', TWO = '', ...OTHERS] = javaPrograms(8, 77);

interface Student {
  readonly name: string;
  readonly key: string;
  readonly text: string;
  readonly path: string;
  readonly more?: Partial<SubmissionFinding>;
}

/** Amber Lee and Chiara Rossi share a program; the others share nothing. */
const CHIARA: Student = {
  name: 'Chiara Rossi',
  key: 'class/Chiara Rossi_48213',
  path: 'src/ChiaraMain.java',
  text: `// Chiara Rossi, chiara.rossi@uni.example, with Dan Brown\n${SHARED.replaceAll('sum', 'chiarasSum')}\n// crossi99, Rosso\n${TWO}\nclass Zoo { String zebra = "stripes"; }\n`,
  more: {
    person: { id: '48213', section: 'B', team: null, isStaff: false, sourceName: 'Klara Rosso' },
    origin: {
      kind: 'directory',
      path: 'class/Chiara Rossi_48213',
      handIn: { platform: 'moodle', id: '48213', login: 'crossi99', email: 'chiara.rossi@uni.example' },
    },
    remarks: ['crossi99 changed the clock'],
  },
};
const CLASS: readonly Student[] = [
  {
    name: 'Amber Lee',
    key: 'class/Amber Lee_1111',
    path: 'Main.java',
    text: `${SHARED}\n// asked Rossi\n${ONE}`,
  },
  CHIARA,
  ...['Dan Brown', 'Eve Stone', 'Farid Noor', 'Gina West'].map((name, at) => ({
    name,
    key: `class/${name}_${2000 + at}`,
    path: `${name.split(' ')[0] ?? ''}.java`,
    // The last one's program is too short to share anything.
    text: at < 3 ? (OTHERS[at] ?? '') : 'class G {}\n',
  })),
];

interface More {
  /** Names of those whose hand-in could not be read. */
  readonly unread?: readonly string[];
  readonly language?: string;
  /** RFC 3339. */
  readonly createdAt?: string;
}

function runOf(students: readonly Student[], { unread = [], language = 'Java' }: More = {}): RunReport {
  const [a, b] = students;
  return report(
    students.map(({ name, key, path, more }) =>
      submission(key, { name, files: [{ path, size: 9 }], ...more }),
    ),
    {
      findings: {
        language,
        failures: unread.map((name) => ({ key: name, name, role: 'judged', reason: 'no ZIP' })),
        checkId: 7,
        checkName: `Lab of ${students
          .slice(0, 2)
          .map(({ name }) => name)
          .join(', ')}`,
        pairs: [
          aPair(a?.key ?? '', b?.key ?? '', 55, {
            matchedSimilarity: 52,
            suspicion: 99,
            longestFragment: 300,
            overlap: 400,
            standsOut: true,
          }),
          ...students
            .slice(2)
            .map(({ key }, at) =>
              aPair(a?.key ?? '', key, 10, { suspicion: 10 + at, longestFragment: 0, overlap: 0 }),
            ),
        ],
      },
    },
  );
}

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dossier-'));
  await writeReport('class', CLASS);
});
afterAll(() => rm(root, { recursive: true }));

function atTime(run: RunReport, createdAt = run.run.createdAt): RunReport {
  return { ...run, run: { ...run.run, createdAt } };
}

function writeReport(
  name: string,
  students: readonly Student[],
  locale: RunReport['locale'] = null,
  more: More = {},
) {
  return writeReportFiles(
    { ...atTime(runOf(students, more), more.createdAt), locale },
    {
      directory: join(root, name),
      template: reportTemplate(),
      readSource: (key) => {
        const found = students.find((one) => one.key === key);
        return Promise.resolve(
          found === undefined || found.text === ''
            ? null
            : [{ path: found.path, bytes: new TextEncoder().encode(found.text) }],
        );
      },
    },
  );
}

/** Runs the command without its standard streams; what it wrote. */
async function dossier(
  name: string,
  ...words: readonly string[]
): Promise<DossierPage & { readonly text: string }> {
  const out = join(root, `${name}.out.html`);
  const command = parseCommandLine(['dossier', ...words, '--report', join(root, name), '--out', out]);
  if (command.kind !== 'dossier') throw new Error(command.kind);
  const quiet = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  try {
    await writeDossier(command, {}, () => Date.UTC(2026, 10, 22));
  } finally {
    for (const one of quiet) one.mockRestore();
  }
  const html = await readFile(out);
  const page = readBlocks(html).get('data-index')?.() as DossierPage;
  const around = html.toString('utf8').match(/<(title|noscript)>.*?<\/\1>/gs) ?? [];
  const saidPage = JSON.stringify(said(page, await openWords(page.locale)));
  return { ...page, text: `${around.join('\n')}\n${saidPage}\n${JSON.stringify(page)}` };
}

function codeOf({ passages }: DossierPage, side: 'left' | 'right'): string {
  return passages
    .flatMap(({ rows }) => rows.flatMap((row) => row[side]?.tokens.map(({ text }) => text).join('') ?? []))
    .join('\n');
}

describe("the panel's copy", () => {
  test('names both, with their times, files, sums and what is known', async () => {
    const page = await dossier('class', '1', '--course', 'CS101', '--assignment', 'Loans');
    expect(page.course).toBe('CS101');
    expect(page.assignment).toBe('Loans');
    expect(page.reader).toBeNull();
    expect(page.redaction).toBeNull();
    expect(page.sides.map(({ name, label }) => [name, label])).toEqual([
      ['Amber Lee', 'Student A'],
      ['Chiara Rossi', 'Student B'],
    ]);
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(page.sides[1].files).toEqual([
      { path: 'src/ChiaraMain.java', size: 9, sha256: sha256(CHIARA.text) },
    ]);
    const json = await readFile(join(root, 'class/report.json'), 'utf8');
    expect(said(page.facts)).toContainEqual({
      label: 'SHA-256 of report.json',
      text: sha256(json),
      url: null,
    });
    expect(said(page.pleading.basis)).toContainEqual(
      expect.stringContaining('No other of the 4 programs that they were compared with'),
    );
    expect(said(page.place?.words)).toContain('priority 99.0: rank 1 of 5 pairs');
    expect(said(page.timeline.at(-1)?.when)).toBe('2026-11-22 00:00 UTC');
    expect(codeOf(page, 'right')).toContain('chiarasSum');
    expect(codeOf(page, 'left')).not.toContain('chiarasSum');
  });

  test.each([
    ['as they were, in the hour that summer time ends in', '02:10+01:00', '02:50+02:00', [1, 0]],
    ['as they were', '02:10+02:00', '02:50+02:00', [0, 1]],
    ['before one whose day nobody can tell', null, '02:50+02:00', [1, 0]],
  ])('has the times of hand-ins in the order %s', async (_, a, b, order) => {
    const times = [a, b].map((time) =>
      time === null ? '25/10/2026 01:00' : `2026-10-25 ${time.replace(/([+].*)/, ':00 $1')}`,
    );
    const timed = CLASS.map((one, at) => {
      const [time] = times.slice(at, at + 1);
      const person = {
        id: null,
        section: null,
        team: null,
        isStaff: false,
        ...(time === undefined ? {} : { time }),
      };
      return at > 1 ? one : { ...one, more: { person } };
    });
    await writeReport('timed', timed);
    const { timeline } = await dossier('timed', '1');
    expect(timeline.slice(0, 2).map(({ when }) => when)).toEqual(order.map((at) => times[at]));
  });

  test('holds nobody else and only what both share', async () => {
    const { text } = await dossier('class', 'Amber Lee', 'chiara rossi');
    for (const name of ['Eve', 'Farid', 'Gina', 'Stone']) expect(text).not.toContain(name);
    expect(text).not.toContain('class G');
  });
});

test('one of a later run takes no earlier one’s place, and the same one its own', async () => {
  const at = join(root, 'twice');
  const write = async (): Promise<readonly string[]> => {
    const command = parseCommandLine(['dossier', '1', '--report', at]);
    if (command.kind !== 'dossier') throw new Error(command.kind);
    const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await writeDossier(command, {});
    } finally {
      quiet.mockRestore();
    }
    return (await readdir(at)).filter((name) => name.startsWith('dossier')).toSorted();
  };
  await writeReport('twice', CLASS);
  expect(await write()).toEqual(['dossier-1.html']);
  expect(await write()).toEqual(['dossier-1.html']);
  const first = await readFile(join(at, 'dossier-1.html'));
  await writeReport('twice', CLASS, null, { createdAt: '2026-11-29T00:00:00.000Z' });
  expect(await write()).toEqual(['dossier-1-2.html', 'dossier-1.html']);
  expect(await readFile(join(at, 'dossier-1.html'))).toEqual(first);
  expect(await write()).toEqual(['dossier-1-2.html', 'dossier-1.html']);
});

describe('a copy for one of the two', () => {
  test.each([
    [
      'Amber Lee',
      ['Amber Lee', 'Student B'],
      /chiara|ross[io]|48213|crossi|uni\.example|48213/i,
      /\bdan\b|brown/i,
    ],
    ['48213', ['Student A', 'Chiara Rossi'], /amber|\blee\b|1111|Main\.java"/i, /\bdan\b|brown|eve|stone/i],
  ])('for %s does not name the other', async (reader, names, other, third) => {
    const page = await dossier('class', '1', '--for', reader);
    expect(page.sides.map(({ name }) => name)).toEqual(names);
    // Their own path may hold the ending of the other's.
    const text = page.text.replaceAll('src/ChiaraMain.java', 'own');
    expect(text).not.toMatch(other);
    expect(text).not.toMatch(third);
    expect(page.reader).toBe(names.find((name) => !name.startsWith('Student')));
    const hidden = page.sides.find(({ isHidden }) => isHidden);
    expect(hidden?.files).toEqual([]);
    expect(hidden?.remarks).toEqual([]);
    expect(page.passages.length).toBeGreaterThan(0);
  });

  test('for a name that both have asks for the key of one', async () => {
    const students = CLASS.map((one, at) => (at < 2 ? { ...one, name: 'Amber Lee' } : one));
    await writeReport('years', students);
    const keys = students.slice(0, 2).map(({ key }) => key);
    await expect(dossier('years', '1', '--for', 'Amber Lee')).rejects.toThrow(
      `"Amber Lee" names 2 submissions: "${keys[0]}", "${keys[1]}". Give the key of one.`,
    );
    const page = await dossier('years', '1', '--for', keys[1] ?? '');
    expect(page.sides.map(({ name }) => name)).toEqual(['Student A', 'Amber Lee']);
  });

  test('takes the name of one, also where it is the key of somebody else', async () => {
    await writeReport(
      'keys',
      CLASS.map((one, at) => (at === 2 ? { ...one, key: 'Amber Lee' } : one)),
    );
    const page = await dossier('keys', '1', '--for', 'amber lee');
    expect(page.sides.map(({ name }) => name)).toEqual(['Amber Lee', 'Student B']);
    await expect(dossier('keys', '1', '--for', 'Dan Brown')).rejects.toThrow('is not one of the two');
  });

  test('does not name them by what the list alone knows, nor whoever handed in what nobody could read', async () => {
    const text = SHARED.replace('{', '{ // by chiro77, with Vera Zorn\n');
    const person = {
      id: '48213',
      section: null,
      team: null,
      isStaff: false,
      also: ['chiro77', 'c@x.example'],
    };
    const students = CLASS.map((one, at) => (at < 2 ? { ...one, text } : one));
    await writeReport(
      'listed',
      students.map((one, at) => (at === 1 ? { ...one, more: { person } } : one)),
      null,
      { unread: ['Vera Zorn'] },
    );
    const page = await dossier('listed', '1', '--for', 'Amber Lee');
    expect(codeOf(page, 'left')).toContain('// by Student B, with another student');
    expect(page.text).not.toMatch(/chiro|zorn/i);
  });

  test('says of a notebook how its lines are counted', async () => {
    const asNotebook = (text: string): string =>
      JSON.stringify({
        nbformat: 4,
        cells: [{ cell_type: 'code', source: text.split(/(?<=\n)/) }],
        metadata: { kernelspec: { language: 'python' } },
      });
    const program = ['add', 'take', 'scale', 'share']
      .map(
        (name, at) =>
          `def ${name}(a, b):\n    if a > b + ${at}:\n        return [a, ${at}]\n    return a * b\n`,
      )
      .join('');
    const students = CLASS.map((one, at) =>
      at < 2 ? { ...one, path: 'hw.ipynb', text: asNotebook(program) } : one,
    );
    await writeReport('notebooks', students, null, { language: 'Python' });
    const words = said((await dossier('notebooks', '1')).passages.map((passage) => passage.words));
    expect(words).toEqual([expect.stringMatching(/Lines of a notebook are counted over its code cells/)]);
    expect(JSON.stringify(said((await dossier('class', '1')).passages))).not.toContain('notebook');
  });

  test('says how often names were replaced, and keeps the code readable', async () => {
    const page = await dossier('class', '1', '--for', 'Amber Lee');
    expect(page.redaction?.identifiers).toBeGreaterThan(3);
    const right = codeOf(page, 'right');
    expect(right).toContain('StudentBSum');
    // What only the other one has is not in it.
    expect(right).not.toContain('zebra');
    expect(page.passages[0]?.right.file).toBe('file 1 of Student B (.java)');
  });

  test('never names them, whatever they are called', async () => {
    const word = fc
      .stringMatching(/^[A-Z][a-zà-öø-ÿ]{2,9}$/)
      .filter((one) => !/^(?:int|for|new|sum|the)$/i.test(one));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(word, word, fc.stringMatching(/^[a-z][a-z0-9]{4,8}$/), async (first, last, login) => {
        const name = `${first} ${last}`;
        const other: Student = {
          name,
          key: `class/${name}`,
          path: `${login}/Quux.java`,
          text: `${SHARED.replaceAll('sum', `${login}Sum`)}\n// ${name.normalize('NFD')} ${login}@a.example ${last.toUpperCase()}\n`,
          more: {
            origin: { kind: 'directory', path: `class/${name}`, handIn: { platform: 'x', id: login, login } },
          },
        };
        const students = [
          CLASS[0] ?? other,
          { ...other, text: `// ${first}\n${other.text}` },
          ...CLASS.slice(2),
        ];
        run += 1;
        await writeReport(`random-${run}`, students);
        const page = await dossier(`random-${run}`, '1', '--for', 'Amber Lee');
        const shown = folded(JSON.stringify(said([page.passages, page.sides, page.timeline])));
        const words: readonly string[] = shown.match(/\p{L}+/gu) ?? [];
        const ordinary: readonly string[] = folded(SHARED).match(/\p{L}+/gu) ?? [];
        for (const one of [first, last]) {
          if (!ordinary.includes(folded(one))) expect(words).not.toContain(folded(one));
        }
        expect(shown).not.toContain(folded(login));
        expect(shown).not.toContain('quux');
      }),
      { numRuns: 5 },
    );
  });
});

describe('in the language that was asked for', () => {
  test.each([
    [
      'de',
      'Gemeinsamer Code: Amber Lee und Person B',
      'Datei 1 von Person B (.java)',
      'PersonBSum',
      '99,0 von 100',
    ],
    ['zh', '共有代码：Amber Lee 与 学生 B', '学生 B 的文件 1（.java）', '学生BSum', '99.0（满分 100）'],
  ])('%s', async (locale, title, file, name, suspicion) => {
    const page = await dossier('class', '1', '--for', 'Amber Lee', '--locale', locale);
    expect(page.locale).toBe(locale);
    expect(page.text).toContain(`<title>${title}</title>`);
    expect(page.passages[0]?.right.file).toBe(file);
    expect(codeOf(page, 'right')).toContain(name);
    expect(page.text).toContain(suspicion);
    expect(page.text).not.toMatch(/chiara|ross[io]|48213|crossi|\bdan\b|brown/i);
  });

  test.each(LOCALES.filter((locale) => locale !== 'en'))(
    '%s leaves no sentence in English',
    async (locale) => {
      const page = await dossier('class', '1', '--locale', locale);
      const sentences = (words: Words): readonly unknown[] =>
        [
          page.pleading,
          page.numbers,
          page.timeline,
          page.place?.words,
          page.passages.map((one) => one.words),
        ].map((one) => said(one, words));
      const english: readonly string[] = JSON.stringify(sentences(ENGLISH)).match(/"[^"]{12,}"/g) ?? [];
      const shown = JSON.stringify(sentences(await openWords(locale)));
      expect(english.length).toBeGreaterThan(20);
      expect(english.filter((one) => shown.includes(one))).toEqual([]);
    },
  );

  test('is that of the report where none is asked for', async () => {
    await writeReport('french', CLASS, 'fr');
    expect((await dossier('french', '1')).text).toContain(
      '<title>Code commun\u00a0: Amber Lee et Chiara Rossi</title>',
    );
    expect((await dossier('french', '1', '--locale', 'es')).locale).toBe('es');
  });

  test('is refused where it is not spoken', () => {
    expect(() => parseCommandLine(['dossier', '1', '--locale', 'it'])).toThrow(
      '--locale: "it" is not allowed; allowed: en, de, es, fr, zh.',
    );
  });
});

describe('what cannot be made', () => {
  test.each([
    [['9'], 'The report lists 5 pairs, so the place must be a number from 1 to 5, not "9".'],
    [['0'], 'so the place must be a number from 1 to 5, not "0".'],
    [['Amber Lee', 'Chiara Rosi'], 'No submission is called "Chiara Rosi"; did you mean "Chiara Rossi"?'],
    [['Amber Lee', 'nobody at all'], 'name one of "Amber Lee", "Chiara Rossi"'],
    [['amber'], '"amber" is no pair. Give its place in the ranked list'],
    [['Amber Lee', 'Amber Lee'], 'are the same submission'],
    [['Dan Brown/Eve Stone'], 'The report lists no pair of "Dan Brown" and "Eve Stone"'],
    [
      ['1', '--for', 'Dan Brown'],
      '--for: "Dan Brown" is not one of the two; allowed: "Amber Lee" or "Chiara Rossi".',
    ],
    [['2'], 'This report holds no lines that both have'],
  ])('%j is refused', async (words, sentence) => {
    await expect(dossier('class', ...words)).rejects.toThrow(sentence);
  });

  test('a file that cannot be written', async () => {
    const place = belowFile();
    const words = ['dossier', '1', '--report', join(root, 'class'), '--out', `${place}.html`];
    const command = parseCommandLine(words);
    if (command.kind !== 'dossier') throw new Error(command.kind);
    await expect(writeDossier(command, {})).rejects.toThrow(
      // Windows calls a folder that is a file one that is not there.
      new RegExp(
        `^${RegExp.escape(JSON.stringify(`${place}.html`))} cannot be written \\((?:ENOTDIR|ENOENT)\\)\\. Name another file by --out\\.$`,
      ),
    );
  });

  test('two of one name are told apart by their keys', async () => {
    const [amber, chiara] = CLASS;
    if (amber === undefined || chiara === undefined) throw new Error('no class');
    await writeReport('twins', [
      amber,
      chiara,
      { ...chiara, key: 'class/other', name: 'CHIARA ROSSI', more: {} },
    ]);
    await expect(dossier('twins', 'Amber Lee', 'Chiara Rossi')).rejects.toThrow(
      '"Chiara Rossi" names 2 submissions: "class/Chiara Rossi_48213", "class/other". Give the key of one.',
    );
    await writeReport('numbered', [
      amber,
      { ...chiara, name: 'Chiara Rossi (48213)' },
      { ...chiara, key: 'class/other', name: 'Chiara Rossi (48214)', more: {} },
    ]);
    await expect(dossier('numbered', 'Amber Lee', 'Chiara Rossi')).rejects.toThrow('names 2 submissions');
    const page = await dossier('twins', 'class/Amber Lee_1111/class/Chiara Rossi_48213');
    expect(page.sides[1].name).toBe('Chiara Rossi');
  });

  test('a pair whose code is not in the report', async () => {
    await writeReport('no-code', [...CLASS.slice(0, 1), { ...CHIARA, text: '' }, ...CLASS.slice(2)]);
    await expect(dossier('no-code', '1')).rejects.toThrow('The code of "Chiara Rossi" is not in this report');
  });

  test('a report that was changed, that is none, or that is for a student', async () => {
    await expect(dossier('nowhere', '1')).rejects.toThrow('run code-similarity check first');
    await writeReport('changed', CLASS);
    await appendFile(join(root, 'changed/report.json'), '\n');
    await expect(dossier('changed', '1')).rejects.toThrow('was changed after');
    await writeReportFiles(runOf(CLASS.slice(0, 1)), {
      directory: join(root, 'student'),
      template: reportTemplate(),
      audience: 'student',
    });
    await expect(dossier('student', '1')).rejects.toThrow('is a page for one reader');
  });

  test.each([
    [[], 'dossier takes one pair'],
    [['a', 'b', 'c'], 'dossier takes one pair'],
    [['1', '--paper', 'a5'], '--paper: "a5" is not allowed; allowed: a4 or letter.'],
    [['1', '--fro', 'a'], 'did you mean --for?'],
  ])('the words %j', (words, sentence) => {
    expect(() => parseCommandLine(['dossier', ...words])).toThrow(sentence);
  });

  test('an option that is named in the advice exists', () => {
    let advice = '';
    try {
      parseCommandLine(['dossier']);
    } catch (error) {
      advice = String(error);
    }
    const [option = ''] = /--\S+$/.exec(advice) ?? [];
    expect(parseCommandLine(['dossier', '1', option, 'a'])).toMatchObject({ kind: 'dossier', report: 'a' });
  });
});

describe('answers in writing', () => {
  const subjects = CLASS.map(({ key, name, more }) => ({
    key,
    name,
    role: 'judged' as const,
    origin: more?.origin ?? null,
  }));
  const subjectAt = (at: number): string => subjectsOf(subjects).get(CLASS[at]?.key ?? '') ?? '';
  const answer = (at: number, text: string) => ({
    subject: subjectAt(at),
    at: `2026-11-0${at + 1}T10:00:00Z`,
    text,
  });
  const caseOf = (places: readonly number[], answers: readonly object[]) => ({
    subjects: places.map(subjectAt).toSorted(),
    names: places.map((at) => CLASS[at]?.name ?? ''),
    state: 'to-discuss',
    reason: null,
    note: 'staff alone',
    by: null,
    at: '2026-11-01T00:00:00Z',
    evidence: { similarity: null, suspicion: null, tokens: null },
    answers,
  });

  test('stand in the panel’s copy as they were written; in one for a person, those of that person alone', async () => {
    await writeReport('answered', CLASS);
    const cases = [
      caseOf([0, 1], [answer(0, 'Chiara Rossi sat\n\u202ebeside me'), answer(1, 'I am Chiara Rossi')]),
      caseOf([1], [{ ...answer(1, 'about my own one'), first: '2026-11-01T09:00:00Z', more: 'Dan' }]),
      // Of another matter.
      caseOf([0, 2], [answer(0, 'Dan and I')]),
    ];
    await writeFile(
      join(root, 'answered', 'cases.json'),
      JSON.stringify({ schemaVersion: 1, cases, common: [] }),
    );
    const panel = await dossier('answered', '1');
    expect(panel.answers.map(({ name, text }) => [name, text])).toEqual([
      ['Amber Lee', 'Chiara Rossi sat\n⟨U+202E⟩beside me'],
      ['Chiara Rossi', 'I am Chiara Rossi'],
      ['Chiara Rossi', 'about my own one'],
    ]);
    expect(panel.answers.map(({ first }) => first)).toEqual([undefined, undefined, '2026-11-01T09:00:00Z']);
    expect(panel.answers[2]).not.toHaveProperty('more');
    const copy = await dossier('answered', '1', '--for', 'Amber Lee');
    expect(copy.answers.map(({ name, text }) => [name, text])).toEqual([
      ['Amber Lee', 'Student B sat\nbeside me'],
    ]);
    expect(copy.text).not.toMatch(/rossi|my own one|staff alone/i);
    expect(panel.text).not.toContain('staff alone');
  });
});
