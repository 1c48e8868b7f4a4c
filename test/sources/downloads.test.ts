import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Submission } from '../../src/contract/submission.ts';
import { compareText } from '../../src/base/text/compare-text.ts';
import { CP437, type Download, writeFolder, writeZip } from '../downloads/download.ts';
import { inventedClass, type InventedStudent } from '../downloads/invented-class.ts';
import { PLATFORMS } from '../downloads/make-downloads.ts';
import { analyse } from '../engine/programs.ts';
import { collectFolders } from './collect-folders.ts';
import { some } from '../suite.ts';
import { temporaryFolder } from '../temporary.ts';

let root = '';
let students: readonly InventedStudent[] = [];
beforeAll(async () => {
  root = temporaryFolder();
  students = await inventedClass();
});

/** Percent: the product's own threshold. */
const FLAGGED_ABOVE = 75;

/** Names of the pairs above the threshold, of which at least one is judged. */
async function flagged(submissions: readonly Submission[]): Promise<readonly string[]> {
  const documents = await Promise.all(
    submissions.map(async ({ files, role }, id) => ({
      id,
      role: role === 'archive' ? ('archive' as const) : ('submission' as const),
      files: await Promise.all(files.map(async (one) => ({ path: one.path, bytes: await one.read() }))),
    })),
  );
  return analyse(documents)
    .pairs.filter(({ similarity }) => similarity > FLAGGED_ABOVE)
    .map(({ a, b }) =>
      [a, b]
        .map((id) => submissions[id]?.name ?? '')
        .toSorted(compareText)
        .join(' = '),
    );
}

interface Row {
  /** How the notice about it begins. */
  readonly said: string;
  /** Submissions that are judged, and those that a newer one replaced. */
  readonly judged: number;
  readonly older?: number;
  /** The copy and its original, as the platform calls them. */
  readonly copy: string;
  /** Where Zoë Müller's program lies in her submission. */
  readonly path: string;
}

/** One of the 13 has nothing, two are a team where the platform knows teams, and one handed in twice. */
const TABLE: Readonly<Record<string, Row>> = {
  moodle: {
    said: 'Moodle download: 13 students, 1 of them with nothing ("Nia Obi")',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  moodleFlat: {
    said: 'Moodle download: 12 students;',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'Main.java',
  },
  canvas: {
    said: 'Canvas download: 12 students;',
    judged: 12,
    copy: 'chenbo = müllerzoë',
    path: 'Main.java',
  },
  blackboard: {
    said: 'Blackboard download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'Main.java',
  },
  gradescope: {
    said: 'Gradescope export: 13 students and teams, 1 of them with nothing ("Nia Obi")',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  ilias: {
    said: 'ILIAS download: 12 students and teams, 1 of them with nothing ("Obi, Nia")',
    judged: 11,
    copy: 'Chen, Bo = Mueller, Zoe',
    path: 'Main.java',
  },
  brightspace: {
    said: 'Brightspace download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  brightspaceFlat: {
    said: 'Brightspace download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'Main.java',
  },
  classroom: {
    said: 'set of classroom repositories: 13 students;',
    judged: 13,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  classroom50: {
    said: 'set of classroom repositories: 13 students;',
    judged: 13,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  classroomAssistant: {
    said: 'set of classroom repositories: 13 students, 1 of them with nothing ("nobi")',
    judged: 12,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  nbgrader: {
    said: 'set of nbgrader submissions: 13 students, 1 of them with nothing ("nobi")',
    judged: 12,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  nbgraderExchange: {
    said: 'set of nbgrader submissions: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  dolos: {
    said: 'download with info.csv (Dolos, Dodona, A+): 12 students;',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'zmue.java',
  },
  dodona: {
    said: 'download with info.csv (Dolos, Dodona, A+): 13 students, 1 earlier hand-in, 1 of them with nothing ("Nia Obi")',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'lab-2/Zoë Müller/482130.java',
  },
  aplus: {
    said: 'download with info.csv (Dolos, Dodona, A+): 11 students and teams, 1 earlier hand-in;',
    judged: 11,
    older: 1,
    copy: '48213 = 48214',
    path: 'Main.java',
  },
  submitty: {
    said: 'Submitty download: 13 students, 1 earlier hand-in, 1 of them with nothing ("nobi")',
    judged: 12,
    older: 1,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  artemis: {
    said: 'Artemis download: 12 students;',
    judged: 12,
    copy: 'bchen = zmue',
    path: 'src/Main.java',
  },
  artemisHidden: {
    said: 'Artemis download: 12 students;',
    judged: 12,
    copy: 'Participation 48213 = Participation 48214',
    // Nothing but one folder lies in it.
    path: 'Main.java',
  },
  artemisText: {
    said: 'Artemis download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'bchen = zmue',
    path: 'Lab2-zmue-482130.java',
  },
  codegrade: {
    said: 'set of CodeGrade downloads: 12 students;',
    judged: 12,
    copy: 'Bo Chen (bchen) = Zoë Müller (zmue)',
    path: 'src/Main.java',
  },
  codegradeMounted: {
    said: 'set of CodeGrade downloads: 13 students, 1 of them with nothing ("Nia Obi")',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  sakai: {
    said: 'Sakai download: 13 students, 1 of them with nothing ("Obi, Nia")',
    judged: 12,
    copy: 'Chen, Bo = Muller, Zoe',
    path: 'src/Main.java',
  },
  sakaiFlat: {
    said: 'Sakai download: 12 students;',
    judged: 12,
    copy: 'Chen, Bo = Muller, Zoe',
    path: 'Main.java',
  },
  sakaiGroups: {
    said: 'Sakai download: 11 teams;',
    judged: 11,
    copy: 'Group bchen = Group zmue',
    path: 'src/Main.java',
  },
  vpl: {
    said: 'VPL download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'Chen Bo = Müller Zoë',
    path: 'src/Main.java',
  },
  autolab: {
    said: 'Autolab download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'bchen@uni.edu = zmue@uni.edu',
    path: 'Main.java',
  },
  prairielearn: {
    said: 'PrairieLearn download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'bchen@uni.edu = zmue@uni.edu',
    path: 'Main.java',
  },
  teams: {
    said: 'download of Teams assignments: 13 students, 1 earlier hand-in, 1 of them with nothing ("Nia Obi")',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  moodleUnderscores: {
    said: 'Moodle download: 12 students;',
    judged: 12,
    copy: 'Bo Chen = Zoë Müller',
    path: 'src/Main.java',
  },
  brightspaceNumbers: {
    said: 'Brightspace download: 12 students, 1 earlier hand-in;',
    judged: 12,
    older: 1,
    copy: 'Bo Chen = Zoë Müller',
    path: 'Main.java',
  },
};

/** Platforms that sort the original before its copy. */
const ORIGINAL_FIRST = new Set(['aplus', 'artemisHidden']);

/** Submissions and notices of a download, which lies at a path. */
async function collected(path: string): Promise<{
  readonly submissions: readonly Submission[];
  readonly notices: readonly string[];
}> {
  const { all, notices } = await collectFolders(root, [path]);
  const submissions = all.map((one) => {
    if (!one.ok) throw new Error(one.failure.reason);
    return one.submission;
  });
  return { submissions, notices };
}

test.each(
  // By day each platform as one of the two.
  Object.entries(TABLE).flatMap(([name, row]) =>
    some(
      [
        { name, way: 'the ZIP' },
        { name, way: 'its folder' },
      ],
      1,
    ).map(({ way }) => [name, way, way === 'the ZIP' ? writeZip : writeFolder, row] as const),
  ),
)('%s, %s: its people, once each, and the one copy', async (name, _way, write, row) => {
  const platform = PLATFORMS[name];
  if (platform === undefined) throw new Error(`no platform ${name}`);
  const { submissions, notices } = await collected(write(platform(students), join(root, name)));
  const judged = submissions.filter(({ role }) => role === 'judged');
  expect({
    said: notices.some((notice) => notice.startsWith(row.said)) ? row.said : notices,
    judged: judged.length,
    older: submissions.length - judged.length,
    copies: await flagged(submissions),
  }).toEqual({ said: row.said, judged: row.judged, older: row.older ?? 0, copies: [row.copy] });
  const original = row.copy.split(' = ')[ORIGINAL_FIRST.has(name) ? 0 : 1];
  expect(judged.find((one) => one.name === original)?.files.map(({ path }) => path)).toEqual([row.path]);
  // Two people of one name stay two.
  expect(new Set(judged.map((one) => one.name)).size).toBe(row.judged);
});

test('what students handed in as archives is read, junk and all', async () => {
  const { submissions } = await collected(writeZip(PLATFORMS['moodle']?.(students) ?? NONE, join(root, 'x')));
  const pathsOf = (name: string): readonly string[] | undefined =>
    submissions.find((one) => one.name === name)?.files.map(({ path }) => path);
  expect([pathsOf('Quin Roe'), pathsOf('Sun Lim')]).toEqual([['src/Main.java'], ['src/Main.java']]);
  expect(pathsOf('Rex Hale')).toHaveLength(4);
});

test('names in a code page that the ZIP does not tell are the same people', async () => {
  const write = (code?: typeof CP437): string =>
    writeZip(
      PLATFORMS['moodle']?.(students) ?? NONE,
      join(root, code === undefined ? 'utf-8' : 'cp437'),
      code,
    );
  const namesOf = async (path: string): Promise<readonly string[]> =>
    (await collected(path)).submissions.map((one) => `${one.key} ${one.name}`);
  expect(await namesOf(write(CP437))).toEqual(await namesOf(write()));
});

const NONE: Download = { name: 'none', files: [] };
