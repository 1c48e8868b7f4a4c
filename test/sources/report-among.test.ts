import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../src/base/outcome.ts';
import type { LayoutName } from '../../src/contract/source-names.ts';
import { REPORT_FILES } from '../../src/contract/report.ts';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { inEnglish } from '../said.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { OWN_PAGE } from './own-page.ts';
import { putFiles } from '../put-files.ts';

/* The report's folder is passed over. Whoever hands in there must not be. */

interface Case {
  readonly reportDir: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly layout?: LayoutName | 'auto';
  readonly path?: string;
}

/** Keys of what is found in a class of ada and bo. */
async function found(given: Case): Promise<string[]> {
  return (await look(given)).found.map(({ key }) => key);
}

function look({ reportDir, files = {}, layout = 'auto', path = 'class' }: Case) {
  const root = temporaryFolder('among');
  const all = { 'class/ada/main.py': 'x = 1\n', 'class/bo/main.py': 'x = 2\n', ...files };
  putFiles(root, all);
  return findSubmissions({
    root,
    patterns: [path],
    selection: createSelection(),
    ignore: join(root, reportDir),
    downloads: { layout, language: 'auto' },
  });
}

const CLASS = ['class/ada', 'class/bo'];
/** What a run leaves in its report's folder. */
function reportIn(folder: string): Record<string, string> {
  const names = [...REPORT_FILES, 'cases.json', 'dossier-1.html', 'part-1/index.html'];
  return Object.fromEntries(
    names.map((name) => [`${folder}/${name}`, name.endsWith('.html') ? OWN_PAGE : '{}']),
  );
}

describe('a report folder in what is checked', () => {
  test.each<[string, Case]>([
    ['is not there yet', { reportDir: 'class/out' }],
    ['holds the report of an earlier run', { reportDir: 'class/out', files: reportIn('class/out') }],
    ['holds what is no source', { reportDir: 'class/out', files: { 'class/out/notes.pdf': '%PDF' } }],
    ['lies in a submission', { reportDir: 'class/bo/out', files: reportIn('class/bo/out') }],
    [
      'is the class',
      { reportDir: 'class', files: { 'class/index.html': OWN_PAGE, 'class/report.json': '{}' } },
    ],
    ['lies around the class', { reportDir: '.', files: reportIn('.') }],
    ['lies beside it', { reportDir: 'other', files: { 'other/x.py': 'x = 1\n' } }],
  ])('%s: it is nobody’s, and all are found', async (_, given) => {
    expect(await found(given)).toEqual(CLASS);
  });

  test.each<[string, Case]>([
    ['is a submission', { reportDir: 'class/bo' }],
    [
      'lies in a submission and holds its code',
      { reportDir: 'class/bo/src', files: { 'class/bo/src/a.py': 'x\n' } },
    ],
    ['holds submissions', { reportDir: 'class', path: '.' }],
    ['is a submission of one archive', { reportDir: 'class/cy', files: { 'class/cy/cy.rar': 'Rar!' } }],
    [
      'is a submission in a ZIP',
      {
        reportDir: 'class/cy',
        files: { 'class/cy/cy.zip': zip([{ name: 'main.py', contents: Buffer.from('x = 1\n') }]) },
      },
    ],
    // Every exercise of a course on the web is called so.
    ['is a submission of one page', { reportDir: 'class/cy', files: { 'class/cy/index.html': '<p>cy' } }],
    ['holds a report and somebody’s code', { reportDir: 'class/bo', files: reportIn('class/bo') }],
  ])('%s: that is refused', async (_, given) => {
    const refused = found(given);
    await expect(refused).rejects.toThrow(SettingsError);
    await expect(refused).rejects.toThrow(/^report-dir: ".*" lies in what is checked and holds .*file/);
  });

  test('of files that are a submission each, the report is none', async () => {
    const files = { 'flat/a.py': 'x = 1\n', 'flat/b.py': 'x = 2\n', 'flat/index.html': OWN_PAGE };
    const given = { reportDir: 'flat', path: 'flat', files } as const;
    expect(await found(given)).toEqual(['flat/a.py', 'flat/b.py']);
    const own = { ...given, files: { ...files, 'flat/index.html': '<p>' } };
    expect(await found(own)).toEqual(['flat/a.py', 'flat/b.py', 'flat/index.html']);
  });
});

describe('a report that another run left in what is checked', () => {
  const course = { ...reportIn('class/old'), 'class/old/course.json': '{}', ...reportIn('class/old/hw1') };

  test.each<[string, Readonly<Record<string, string>>]>([
    ['a report', reportIn('class/old')],
    ['a course with its reports', course],
    ['a course that is under way', reportIn('class/old/hw1')],
    ['one beside what a system left', { ...reportIn('class/old'), 'class/old/.DS_Store': '' }],
  ])('%s is nobody’s submission, and is named', async (_, files) => {
    const { found: submissions, notices } = await look({ reportDir: 'out', files });
    expect(submissions.map(({ key }) => key)).toEqual(CLASS);
    const told =
      'class/old is a report or a course that this program wrote, and was not taken for a submission. If somebody handed it in, look into it.';
    expect(notices).toEqual([told]);
    // A pattern names it among the submissions.
    for (const [reportDir, most] of [
      ['out', [told]],
      ['class/old', []],
    ] as const) {
      const named = await look({ reportDir, files, path: 'class/*' });
      expect(named.found.map(({ key }) => key)).toEqual(CLASS);
      expect(named.notices).toEqual([...most, expect.stringMatching(/^path names 2 folders/)]);
    }
  });

  test('is the same in a ZIP', async () => {
    const files = { 'ada/main.py': 'x = 1\n', 'bo/main.py': 'x = 2\n', ...reportIn('old') };
    const entries = Object.entries(files).map(([name, text]) => ({ name, contents: Buffer.from(text) }));
    const given = { reportDir: 'out', path: 'class.zip', files: { 'class.zip': zip(entries) } };
    const { found: submissions, notices } = await look(given);
    expect(submissions).toHaveLength(2);
    expect(inEnglish(notices).join(' ')).toContain('old is a report or a course');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['code', { ...reportIn('class/cy'), 'class/cy/main.py': 'x = 1\n' }],
    ['text', { ...reportIn('class/cy'), 'class/cy/core.txt': 'x = 1\n' }],
    ['a page of its own', { ...reportIn('class/cy'), 'class/cy/hw/index.html': '<p>cy' }],
    ['a page of ours alone', { 'class/cy/index.html': OWN_PAGE, 'class/cy/dossier-1.html': OWN_PAGE }],
    ['a page that is called as ours', { 'class/cy/index.html': '<p>cy', 'class/cy/report.json': '{}' }],
  ])('is a submission with %s', async (_, files) => {
    for (const path of ['class', 'class/*']) {
      expect(await found({ reportDir: 'out', files, path })).toEqual([...CLASS, 'class/cy']);
    }
  });
});
