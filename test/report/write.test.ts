import { createHash } from 'node:crypto';
import { given } from '../../src/base/words/message.ts';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Outcome, OUTCOMES } from '../../src/base/outcome.ts';
import type { Audience, RunReport } from '../../src/contract/report.ts';
import { earlierResults, writeReportFiles } from '../../src/channels/write-report-files.ts';
import { LOCALES } from '../../src/base/words/locale.ts';
import { openWords } from '../../src/base/words/open-words.ts';
import { report, submission } from './sample.ts';
import { need } from '../system.ts';

const TEMPLATE = '<title>x</title><!--report-data-->';
const OWN = {
  kind: 'repository',
  owner: 'org',
  repo: 'staff',
  repositoryId: 1,
  sha: 'a'.repeat(40),
} as const;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(outcome: Outcome, total: number | null): RunReport {
  return report([submission('anna', { total, origin: OWN })], {
    verdict: { outcome, maxSimilarity: total, sentence: given(`It ended as ${outcome}.`) },
  });
}

const write = (what: RunReport, audience: Audience = 'staff', directory = join(root, 'out')) =>
  writeReportFiles(what, {
    directory,
    workspace: root,
    audience,
    template: TEMPLATE,
    readSource: () => Promise.resolve(null),
  });

function hashes(directory = join(root, 'out')): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(directory)
      .filter((name) => name !== 'last-run.md')
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(directory, name)))
          .digest('hex'),
      ]),
  );
}

describe('a report with results', () => {
  const without = OUTCOMES.filter((outcome) => outcome !== 'passed' && outcome !== 'flagged');

  test.each(without)('is not replaced by a run without results: %s', async (outcome) => {
    await write(run('incomplete', 61));
    const before = hashes();
    const { isKept, files } = await write(run(outcome, null));
    expect([isKept, files]).toEqual([true, [join(root, 'out', 'last-run.md')]]);
    expect(hashes()).toEqual(before);
    expect(readFileSync(join(root, 'out', 'last-run.md'), 'utf8')).toContain(`It ended as ${outcome}.`);
  });

  test.each([
    ['flagged', 90],
    ['passed', 3],
    ['passed', null],
    ['incomplete', 12],
    ['timeout', 80],
  ] as const)('is replaced by one that has some: %s, %s', async (outcome, total) => {
    await write(run('passed', 61));
    await write(run('network', null));
    const before = hashes();
    expect((await write(run(outcome, total))).isKept).toBe(false);
    expect(hashes()).not.toEqual(before);
    expect(readdirSync(join(root, 'out'))).not.toContain('last-run.md');
  });

  test('is kept for students too, in whatever they are told', async () => {
    for (const feedback of ['full', 'verdict', 'none'] as const) {
      const done = {
        ...run('passed', 61),
        students: { feedback, policy: null, isPublic: false, notComparedWith: 0 },
      };
      await write(done, 'student');
      const before = hashes();
      expect((await write(run('network', null), 'student')).isKept).toBe(true);
      expect(hashes()).toEqual(before);
    }
  });

  test('of staff does not stay where students read', async () => {
    await write(run('passed', 61));
    expect((await write(run('network', null), 'student')).isKept).toBe(false);
    expect(readdirSync(join(root, 'out'))).not.toContain('pairs.csv');
  });
});

test.each(['cases.json', 'dossier-1.html', 'dossier-1-2-for-student-a.pdf', 'course.json'])(
  'a report for students is not written beside %s of staff, and one for staff is',
  async (name) => {
    mkdirSync(join(root, 'out'));
    writeFileSync(join(root, 'out', name), '{}');
    await expect(write(run('passed', 61), 'student')).rejects.toThrow(`${name}" is for staff`);
    expect(readdirSync(join(root, 'out'))).toEqual([name]);
    expect((await write(run('passed', 61))).isKept).toBe(false);
  },
);

test.each([
  ['nothing', null],
  ['a broken one', '{\n"audience":"staff",\n"verd'],
  [
    'one of a run without results',
    '{\n"audience":"staff",\n"verdict":{"outcome":"network","maxSimilarity":null,"maxAiScore":null},\n',
  ],
])('where there is %s, a run without results writes its report', async (_, before) => {
  mkdirSync(join(root, 'out'));
  if (before !== null) writeFileSync(join(root, 'out', 'report.json'), before);
  expect((await write(run('timeout', null))).isKept).toBe(false);
  expect(readFileSync(join(root, 'out', 'summary.md'), 'utf8')).toContain('It ended as timeout.');
});

describe('a symbolic link in place of the report’s folder', () => {
  test.each(['out', 'reports/out'])('is not written through: %s', async (path) => {
    need('symbolic links');
    const elsewhere = join(root, 'elsewhere');
    mkdirSync(join(elsewhere, 'out'), { recursive: true });
    for (const folder of [elsewhere, join(elsewhere, 'out')]) {
      writeFileSync(join(folder, 'pairs.csv'), 'precious');
    }
    symlinkSync(elsewhere, join(root, path.split('/')[0] ?? ''));
    await expect(write(run('passed', 1), 'student', join(root, path))).rejects.toThrow(
      /report-dir: .*is a symbolic link/,
    );
    expect(readdirSync(elsewhere).toSorted()).toEqual(['out', 'pairs.csv']);
    expect(readdirSync(join(elsewhere, 'out'))).toEqual(['pairs.csv']);
  });

  test('above the workspace is the user’s own', async () => {
    need('symbolic links');
    mkdirSync(join(root, 'real'));
    symlinkSync(join(root, 'real'), join(root, 'link'));
    const inside = join(root, 'link', 'out');
    const { html } = await writeReportFiles(run('passed', 1), {
      directory: inside,
      workspace: join(root, 'link'),
      template: TEMPLATE,
      readSource: () => Promise.resolve(null),
    });
    expect(html).toBe(join(inside, 'index.html'));
  });
});

test.each(LOCALES)('what people read is in the language that the run asked for: %s', async (locale) => {
  await write({ ...run('flagged', 90), locale });
  const words = await openWords(locale);
  const [page, summary] = ['index.html', 'summary.md'].map((name) =>
    readFileSync(join(root, 'out', name), 'utf8'),
  );
  expect(page).toContain(words.say('report.needsScript'));
  expect(summary).toContain(words.say('comment.howToRead'));
});

const staff = (outcome: string, maxSimilarity: number | null, maxAiScore: number | null) => ({
  audience: 'staff',
  verdict: { outcome, maxSimilarity, maxAiScore },
});
const student = (outcome: string | null, similarity?: string | null) => ({
  audience: 'student',
  outcome,
  own: similarity === undefined ? null : { similarity },
});

test.each([
  [staff('passed', null, null), 'staff'],
  [staff('incomplete', 0, null), 'staff'],
  [staff('incomplete', null, 0), 'staff'],
  [staff('incomplete', null, null), null],
  [student(null), 'student'],
  [student('flagged'), 'student'],
  [student('incomplete', '12 %'), 'student'],
  [student('incomplete', 'n/a'), null],
  [student('incomplete', null), null],
  [student('incomplete'), null],
  [{ audience: 'nobody' }, null],
])('of an earlier report with %j the results are those of %j', async (head, whose) => {
  const path = join(root, 'report.json');
  writeFileSync(
    path,
    `{\n${Object.entries(head)
      .map(([name, value]) => `"${name}":${JSON.stringify(value)}`)
      .join(',\n')}\n}`,
  );
  expect(await earlierResults(path)).toBe(whose);
});
