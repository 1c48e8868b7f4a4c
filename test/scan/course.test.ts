import { describe, expect, test } from 'vitest';
import { packClass, unpackClass } from '../../src/bot/scan/course/course-class.ts';
import { courseFindings } from '../../src/bot/scan/course/course-findings.ts';
import { newAssignment, withCourse } from '../../src/bot/scan/state/assignment-state.ts';
import { withoutPeople } from '../../src/bot/scan/state/forget.ts';
import { type AssignmentState, STATE_LIMITS } from '../../src/bot/scan/state/state-schema.ts';
import { subjectsOf } from '../../src/channels/cases.ts';
import { makeCourse } from '../../src/report/course/make-course.ts';
import { assignment, CLASS, CLOSE } from '../course/assignment.ts';
import { connect } from '../github/collecting.ts';
import { submission } from '../report/sample.ts';
import { dashboardsOf, findingsOf } from './issues-of.ts';
import { type StaffRepository, staffRepository } from './staff-repository.ts';
import { scanByHand } from './scan-by-hand.ts';

const MADE = { name: 'c', createdAt: '2026-11-21T00:00:00.000Z', toolVersion: '1' };
const SHA = 'a'.repeat(40);
type Report = ReturnType<typeof assignment>['report'];

function kept(report: Report, told: readonly string[] = []): AssignmentState {
  return withCourse(newAssignment('5'.repeat(64)), packClass(report), told);
}

const found = (all: readonly AssignmentState[]) =>
  courseFindings(all.map((own, at) => ({ name: `hw${at + 1}`, own })));

/** The pair of a finding as an assignment names it. */
function keyOf({ findings }: Report, a: string, b: string): string {
  const subjects = subjectsOf(findings.submissions);
  return [subjects.get(a), subjects.get(b)].map(String).toSorted().join('-');
}

describe('what a scan keeps of a class', () => {
  const first = assignment(1, CLOSE);
  const classes = [first, ...[2, 3, 4].map((seed) => assignment(seed, CLOSE))];

  test('says in the course what the reports say', () => {
    const { document } = makeCourse(classes, MADE);
    const { found: pairs, pairs: all } = found(classes.map(({ report }) => kept(report)));
    expect(all).toBe(document.pairs);
    const told = document.found.filter(({ standsOut }) => standsOut);
    expect(told).toHaveLength(1);
    expect(
      pairs.map(({ times, of, place, expected, places }) => ({
        times,
        of,
        place,
        expected,
        ranks: places.map((one) => one?.rank),
      })),
    ).toEqual(
      told.map(({ times, of, place, expected, places }) => ({
        times,
        of,
        place,
        expected,
        ranks: places.map((one) => one?.rank),
      })),
    );
    expect(pairs[0]?.places[0]?.key).toBe(keyOf(first.report, 'p1', 'p2'));
  });

  test('leaves out a pair that somebody dismissed since, and knows whom it told', () => {
    const states = classes.map(({ report }) => kept(report));
    const key = keyOf(first.report, 'p1', 'p2');
    const dismissal = { reason: 'x', by: null, at: MADE.createdAt, via: 'issue' } as const;
    const dismissed = found(states.map((one) => ({ ...one, dismissed: { [key]: dismissal } })));
    expect(dismissed.found).toEqual([]);
    expect(found(states).found.map(({ isTold }) => isTold)).toEqual([false]);
    const told = states.map((one, at) => (at === 1 ? { ...one, courseTold: [key] } : one));
    expect(found(told).found.map(({ isTold }) => isTold)).toEqual([true]);
  });

  test('is of no use where it is damaged, forgotten, or was never whole', () => {
    const one = kept(first.report);
    const others = classes.slice(1).map(({ report }) => kept(report));
    const near = Buffer.from('no such stream').toString('base64');
    const { people = [], ...whole } = packClass(first.report) ?? { near: '' };
    const course = { ...whole, people: people.slice(1) };
    expect(people).toHaveLength(CLASS.length);
    expect(unpackClass(one)).not.toBeNull();
    expect(unpackClass({ ...one, course })).toBeNull();
    expect(unpackClass({ ...one, course: { people: [...people], near } })).toBeNull();
    expect(unpackClass(withoutPeople(one, '6'.repeat(64), MADE.createdAt))).toBeNull();
    // The others go on without it.
    expect(found([{ ...one, course }, ...others]).found.map(({ of }) => of)).toEqual([3]);
    const bands = { ...first.report, findings: { ...first.report.findings, inBands: true as const } };
    expect(packClass(bands)).toBeNull();
  });

  test('is not kept of more people than fit', () => {
    const crowd = (size: number) =>
      assignment(
        1,
        {},
        Array.from({ length: size }, (_, at) => submission(`p${at}`)),
      ).report;
    const most = STATE_LIMITS.coursePeople;
    const packed = packClass(crowd(most));
    expect(packed?.people).toHaveLength(most);
    expect(packed?.near.length).toBeLessThan(300_000);
    expect(packClass(crowd(most + 1))).toBeNull();
  });

  test('names nobody but by number and digest', () => {
    const text = JSON.stringify(kept(first.report).course);
    expect(CLASS.filter((name) => text.includes(`"${name}"`))).toEqual([]);
  });
});

/** A class of twelve in repositories of their own. */
function classOf(name: string) {
  return CLASS.map((key, at) => {
    const repositoryId = 1000 * Number(name.slice(2)) + at + 1;
    const origin = { kind: 'repository', owner: 'class', repo: `${name}-${key}`, sha: SHA } as const;
    return submission(key, { origin: { ...origin, repositoryId, student: key } });
  });
}

/** Scans a course; the service says of each assignment that chance is all there is, but for two. */
async function scanCourse(staff: StaffRepository, names: readonly string[], run: number) {
  const token = staff.standIn.token();
  const github = connect(staff.standIn, token);
  const config = `assignments:\n${names.map((name) => `  - { name: ${name}, organization: class, repositories: ${name}-*, fail-on: new }`).join('\n')}\n`;
  const scanned = await scanByHand(staff, config, {
    run,
    token,
    github,
    check: ({ name }) =>
      Promise.resolve({
        report: assignment(Number(name.slice(2)), CLOSE, classOf(name)).report,
        finish: () => Promise.resolve(),
      }),
  });
  await github.close();
  staff.pass(24 * 3_600_000);
  return scanned;
}

test('a course that is scanned tells once who stands out in it, and makes no night red for it', async () => {
  const staff = await staffRepository({ private: true });
  staff.standIn.organization('class');
  const names = ['hw1', 'hw2', 'hw3', 'hw4'];
  for (const name of names) {
    const made = staff.standIn.repository(`class/${name}-p1`, { private: true });
    await made.commit({ files: { 'a.py': 'x = 1\n' } });
  }
  const texts = () =>
    findingsOf(staff.repository).flatMap(({ number, title, body }) => [
      `${title}\n${body}`,
      ...staff.repository.comments(number).map((one) => one.body),
    ]);
  const fresh = () => texts().filter((text) => text.includes('**new** · [`'));

  const first = await scanCourse(staff, names, 1);
  expect(first.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
  expect(fresh()).toHaveLength(1);
  expect(fresh()[0]).toMatch(
    /^Similarity scan of hw[34]\n[^]*`class\/hw\d-p1`\S* ↔ \S*`class\/hw\d-p2`\S* · place `hw1` 1, `hw2` \d, /,
  );
  const dashboard = () => dashboardsOf(staff.repository)[0]?.body;
  expect(dashboard()).toMatch(/### Over the course\n[^]*`class\/hw4-p1`.*`class\/hw4-p2`/);

  // All are checked again: no word of it but where it stands.
  const before = texts();
  const second = await scanCourse(staff, names, 2);
  expect(second.map(({ kind }) => kind)).toEqual(names.map(() => 'checked'));
  expect(fresh().filter((text) => !before.includes(text))).toEqual([]);
  expect(dashboard()).toContain('### Over the course');
  await staff.close();
});
