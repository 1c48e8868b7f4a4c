import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../src/base/outcome.ts';
import type { LayoutName } from '../../src/contract/layout-names.ts';
import { REPORT_FILES } from '../../src/contract/report.ts';
import { findSubmissions } from '../../src/sources/folders/find-submissions.ts';
import { createSelection } from '../../src/sources/selection/selection.ts';
import { temporaryFolder } from '../temporary.ts';
import { zip } from '../zip/lying-zip.ts';
import { OWN_PAGE } from './own-page.ts';

/* The report's folder is passed over. Whoever hands in there must not be. */

interface Case {
  readonly reportDir: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly layout?: LayoutName | 'auto';
  readonly path?: string;
}

/** Keys of what is found in a class of ada and bo. */
async function found({ reportDir, files = {}, layout = 'auto', path = 'class' }: Case): Promise<string[]> {
  const root = temporaryFolder('among');
  const all = { 'class/ada/main.py': 'x = 1\n', 'class/bo/main.py': 'x = 2\n', ...files };
  for (const [name, contents] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), contents);
  }
  const { found: submissions } = await findSubmissions({
    root,
    patterns: [path],
    selection: createSelection(),
    ignore: join(root, reportDir),
    downloads: { layout, language: 'auto' },
  });
  return submissions.map(({ key }) => key);
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
