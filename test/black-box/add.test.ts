import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEarlierClass } from '../../src/channels/earlier-class.ts';
import { StaffDocument } from '../../src/report/report-document.ts';
import { javaPrograms } from '../engine/programs.ts';
import { runCommand } from './run-action.ts';
import { seldom } from '../suite.ts';

/* Late submissions that join a report: as if the whole class had been checked. */

let root = '';

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function check(
  ...options: readonly string[]
): Promise<{ readonly status: number | null; readonly said: string }> {
  const { exitCode, stdout, stderr } = await runCommand(['check', ...options], { cwd: root });
  return { status: exitCode, said: stdout + stderr };
}

function findings(report: string) {
  const { findings: found } = StaffDocument.parse(
    JSON.parse(readFileSync(join(root, report, 'report.json'), 'utf8')),
  );
  const pairs = found.pairs.map(({ a, b, similarity, matchedSimilarity, suspicion }) => {
    const sides = [
      { name: a.split('/').at(-1) ?? '', share: similarity },
      { name: b.split('/').at(-1) ?? '', share: matchedSimilarity },
    ];
    return [...sides.toSorted((x, y) => (x.name < y.name ? -1 : 1)), suspicion];
  });
  const numbers = found.submissions.map(({ name, role, total, suspicion, files, leftOut, remarks }) => ({
    name,
    role,
    total,
    suspicion,
    files,
    leftOut,
    remarks,
  }));
  return {
    numbers: numbers.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    pairs: pairs.map((pair) => JSON.stringify(pair)).toSorted(),
    notices: found.notices,
  };
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'add-'));
  const [starter = '', again = '', ...programs] = javaPrograms(7, 21);
  write('starter/Frame.java', starter);
  for (const [at, name] of ['ada', 'bo', 'cy', 'di', 'eva'].entries()) {
    write(`class/${name}/Main.java`, programs[name === 'di' ? 0 : at] ?? '');
    write(`class/${name}/Frame.java`, starter);
    write(`class/${name}/notes.md`, 'mine');
  }
  write(
    'class/eva/part.ipynb',
    JSON.stringify({
      cells: [{ cell_type: 'code', source: ['def read(path):\n', '  return open(path)\n'] }],
    }),
  );
  write('again/di/Main.java', again);
  expect(await check('class', '-s', 'starter', '-o', 'whole', '--fail-on', 'never')).toMatchObject({
    status: 0,
  });
  mkdirSync(join(root, 'late'));
  cpSync(join(root, 'class/di'), join(root, 'late/di'), { recursive: true });
  rmSync(join(root, 'class/di'), { recursive: true });
  expect(await check('class', '-s', 'starter', '-o', 'report')).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(root, { recursive: true }));

seldom(
  'a late copy is found in a class that is not there any more, with the numbers of a whole check',
  async () => {
    cpSync(join(root, 'report'), join(root, 'late-report'), { recursive: true });
    const { status, said } = await check('--add', 'late/di', '-o', 'late-report');
    expect([status, said.includes('2 of 5 submissions flagged')]).toEqual([1, true]);
    const [late, whole] = [findings('late-report'), findings('whole')];
    expect(late.numbers).toEqual(whole.numbers);
    expect(late.pairs).toEqual(whole.pairs);
    expect(late.notices).toContain(
      '4 submissions of the earlier report compared again, without being collected again.',
    );
    // Once more: the same person is replaced, and nobody is compared with an earlier self.
    expect((await check('--add', 'again/di', '-o', 'late-report', '-t', '60')).status).toBe(0);
    const again = findings('late-report');
    expect(again.numbers.map(({ name }) => name)).toEqual(whole.numbers.map(({ name }) => name));
    expect(again.notices).toContain('Handed in again, so the earlier one is not compared any more: "di".');
    expect(again.notices).toContain(
      'The earlier report flagged above similarity 75 and AI score 75; in this run 60 and 75 hold for everybody.',
    );
  },
);

test('partners of the earlier list stay partners, also of a late hand-in, and that the list is gone is told', async () => {
  const [, , one = '', other = ''] = javaPrograms(4, 33);
  for (const name of ['lena', 'mateo']) write(`pairs/${name}/Main.java`, one);
  write('pairs/nora/Main.java', other);
  write('people.csv', 'id,name,partners,file\n1,lena,2,lena\n2,mateo,,mateo\n3,nora,,nora\n');
  const listed = await check('pairs', '--people', 'people.csv', '-o', 'partners', '--fail-on', 'flagged');
  expect(listed.status).toBe(0);
  write('late/omar/Main.java', `${other}// again`);
  write('late/mateo/Main.java', `${one}// late`);
  const added = await check('--add', 'late/omar', '--add', 'late/mateo', '-o', 'partners');
  expect(added).toMatchObject({ status: 1 });
  expect(added.said).toContain('2 of 4 submissions flagged');
  const { findings: found } = StaffDocument.parse(
    JSON.parse(readFileSync(join(root, 'partners/report.json'), 'utf8')),
  );
  const tied = found.pairs.flatMap(({ a, b, together }) =>
    together === undefined ? [] : [new Set([a, b].map((key) => key.split('/').at(-1))), together],
  );
  expect(tied).toEqual([new Set(['lena', 'mateo']), 'partners']);
  expect(found.notices.join('\n')).toContain('The earlier report was made with a list of people');
  // Who gives the list again is asked nothing of the report.
  const again = await check('--add', 'late/omar', '--people', 'people.csv', '-o', 'partners');
  expect(again.said).toContain('2 of 4 submissions flagged');
  expect(again.said).not.toContain('was made with a list');
});

test('a run that ends before there are results leaves the report alone', async () => {
  const before = readFileSync(join(root, 'report/report.json'), 'utf8');
  const { status, said } = await check('--add', 'late/gone', '-o', 'report');
  expect([status, said]).toEqual([2, expect.stringMatching(/"late\/gone" does not exist/)]);
  expect(readFileSync(join(root, 'report/report.json'), 'utf8')).toBe(before);
});

test('a report from which somebody was taken out is refused', async () => {
  const edited = join(root, 'edited');
  cpSync(join(root, 'report'), edited, { recursive: true });
  const json = join(edited, 'report.json');
  const document = StaffDocument.parse(JSON.parse(readFileSync(json, 'utf8')));
  document.findings.submissions.pop();
  writeFileSync(json, JSON.stringify(document));
  await expect(readEarlierClass(edited)).rejects.toThrow(/was changed after it was written/);
});

test('a report that is not there, of two runs, or without all code is refused', async () => {
  const mixed = join(root, 'mixed');
  await expect(readEarlierClass(mixed)).rejects.toThrow(
    /^add: ".*report\.json" cannot be read \(ENOENT\)\. Run the check of the class first/,
  );
  cpSync(join(root, 'report'), mixed, { recursive: true });
  cpSync(join(root, 'whole/index.html'), join(mixed, 'index.html'));
  await expect(readEarlierClass(mixed)).rejects.toThrow(
    /are not of one run\. Check the whole class again\.$/,
  );
  const page = readFileSync(join(root, 'report/index.html'), 'latin1');
  const lacking = page.replace(/<script type="[^"]*" id="data-source-0">.*<\/script>\n/, '');
  writeFileSync(join(mixed, 'index.html'), lacking, 'latin1');
  await expect(readEarlierClass(mixed)).rejects.toThrow(
    /does not hold all the code of \d submissions \("\w+", "\w+", .*\), because the page would have become too large/,
  );
  writeFileSync(join(mixed, 'index.html'), 'nothing');
  await expect(readEarlierClass(mixed)).rejects.toThrow(/is no report page, or not a whole one/);
});

seldom('a download of late submissions is read as the platform that a person names', async () => {
  cpSync(join(root, 'report'), join(root, 'platform-report'), { recursive: true });
  const late = 'downloaded/ada_48213_assignsubmission_file';
  cpSync(join(root, 'class/ada'), join(root, late), { recursive: true });
  const { said } = await check('--add', 'downloaded', '--layout', 'moodle', '-o', 'platform-report');
  expect(said).toContain('Moodle download: 1 student.');
  expect(said).toContain('Handed in again, so the earlier one is not compared any more: "ada".');
  expect(findings('platform-report').numbers.filter(({ role }) => role === 'judged')).toHaveLength(4);
});
