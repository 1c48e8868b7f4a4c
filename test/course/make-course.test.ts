import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../src/base/words/english.ts';
import { courseJson, coursePage, coursePieces, renderCourse } from '../../src/channels/course.ts';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { HandInFacts } from '../../src/contract/submission.ts';
import { CourseDocument } from '../../src/report/course/course-document.ts';
import { type CourseAssignment, makeCourse } from '../../src/report/course/make-course.ts';
import { joinPeople, memberOf } from '../../src/report/course/people.ts';
import { submission } from '../report/sample.ts';
import { assignment, CLASS, CLOSE } from './assignment.ts';
import { numbers } from './honest-term.ts';

const MADE = { name: 'CS 101', createdAt: '2026-11-24T02:00:00.000Z', toolVersion: '0.1.0' };

function handedIn(name: string, platform: string, more: Partial<HandInFacts> = {}): SubmissionFinding {
  const handIn = { platform, id: null, ...more };
  return submission(`${platform}/${name}`, { name, origin: { kind: 'directory', path: name, handIn } });
}

function repository(key: string, student?: string, login?: string): SubmissionFinding {
  const origin = {
    kind: 'repository' as const,
    owner: 'cs',
    repo: key,
    repositoryId: key.length,
    sha: 'a'.repeat(40),
    ...(student === undefined ? {} : { student }),
    ...(login === undefined ? {} : { login }),
  };
  return submission(`cs/${key}`, { name: key, origin });
}

/** Who was found to be one person: names by assignment. */
function joined(...classes: readonly (readonly SubmissionFinding[])[]): readonly string[] {
  return joinPeople(classes.map((one) => one.map(memberOf)))
    .people.map(({ submissions }) =>
      submissions.map((place, at) => (place === null ? '–' : (classes[at]?.[place]?.name ?? ''))).join(' '),
    )
    .toSorted();
}

describe('people of a course', () => {
  it('are joined by a platform’s number, whatever they are called', () => {
    const [one, two] = [handedIn('Ann', 'canvas', { id: '7' }), handedIn('Anne', 'canvas', { id: '7' })];
    expect(joined([one], [two])).toEqual(['Ann Anne']);
    expect(joined([one], [handedIn('Ann', 'canvas', { id: '8' })])).toEqual(['Ann –', '– Ann']);
  });

  it('are joined by name where a platform makes its numbers anew, and where there is none', () => {
    expect(
      joined([handedIn('Ann', 'moodle', { id: '7' })], [handedIn('Ann', 'moodle', { id: '9' })]),
    ).toEqual(['Ann Ann']);
    // The number of one assignment is somebody else's in the next one.
    expect(
      joined([handedIn('Ann', 'moodle', { id: '7' })], [handedIn('Bob', 'moodle', { id: '7' })]),
    ).toEqual(['Ann –', '– Bob']);
    expect(joined([submission('ann')], [submission('ann')], [submission('Ann')])).toEqual([
      'ann ann –',
      '– – Ann',
    ]);
  });

  it('are joined by a list’s id, a login or an e-mail address, one leading to the other', () => {
    const listed = (name: string, id: string, more: Partial<HandInFacts>): SubmissionFinding => ({
      ...handedIn(name, 'moodle', more),
      person: { id, section: null, team: null, isStaff: false },
    });
    expect(
      joined(
        [listed('Ann', 'u1', { id: '7', email: 'Ann@x.org' })],
        [handedIn('A. N.', 'gradescope', { email: 'ann@x.org', login: 'ann' })],
        [repository('hw3-ann', undefined, 'Ann')],
        [listed('Ann N.', 'u1', { id: '12' })],
      ),
    ).toEqual(['Ann A. N. hw3-ann Ann N.']);
    expect(joined([repository('hw1-bo', 'bo')], [repository('hw2-bo', 'bo')])).toEqual(['hw1-bo hw2-bo']);
    expect(joined([repository('hw1-bo')], [repository('hw2-bo')])).toEqual(['hw1-bo –', '– hw2-bo']);
  });

  it('are left out where two of an assignment go by the same', () => {
    const twice = [handedIn('Ann', 'canvas', { id: '7' }), handedIn('Ann 2', 'canvas', { id: '7' })];
    const all = joinPeople([twice.map(memberOf), [memberOf(handedIn('Ann', 'canvas', { id: '7' }))]]);
    expect(all.ambiguous).toEqual([2, 0]);
    expect(all.people).toEqual([{ name: 'Ann', submissions: [null, 0] }]);
  });

  it('are left out where what they go by leads to two of one assignment', () => {
    const all = joinPeople([
      [handedIn('Ann', 'canvas', { id: '7' }), handedIn('Bob', 'canvas', { id: '8' })].map(memberOf),
      [memberOf(handedIn('Ann', 'canvas', { id: '7', login: '8' }))],
    ]);
    expect(all).toEqual({ people: [], ambiguous: [2, 1] });
  });
});

describe('a course', () => {
  it('tells a pair that no assignment tells, with its place in each', () => {
    const { document } = makeCourse(
      [1, 2, 3, 4].map((seed) => assignment(seed, CLOSE)),
      MADE,
    );
    expect(CourseDocument.parse(JSON.parse(courseJson(document)))).toEqual(document);
    const [best] = document.found;
    expect(best).toMatchObject({ a: 1, b: 2, of: 4, standsOut: true, isNew: false });
    expect(best?.places.map((place) => place?.suspicion)).toEqual([48, 48, 48, 48]);
    expect(best?.places.every((place) => (place?.rank ?? 99) <= 4 && place?.all === 66)).toBe(true);
    expect(best?.places.some((place) => place?.isFlagged === true || place?.standsOut === true)).toBe(false);
    expect(document.found.filter(({ standsOut }) => standsOut)).toHaveLength(1);
    expect(document.pairs).toBe(66);
    expect(document.assignments[0]).toEqual({
      name: 'hw1',
      checkedAt: '2026-11-01T00:00:00.000Z',
      report: '../hw1/index.html',
      people: 12,
      pairs: 66,
      measure: 'suspicion',
    });
  });

  it('says what is new with the last assignment', () => {
    const until = (last: number) =>
      makeCourse(
        numbers(last).map((at) => assignment(at + 1, CLOSE)),
        MADE,
      ).document.found[0];
    expect(until(2)).toMatchObject({ a: 1, b: 2, standsOut: false, isNew: false });
    expect(until(3)).toMatchObject({ a: 1, b: 2, standsOut: true, isNew: true });
    expect(until(4)).toMatchObject({ a: 1, b: 2, standsOut: true, isNew: false });
  });

  it('leaves out whoever belongs together or was dismissed, in that assignment', () => {
    const team = { 'p1 p2': { suspicion: 99, together: 'team' as const } };
    const all = [
      assignment(1, team),
      assignment(2, { 'p1 p2': { suspicion: 99 } }, undefined, [{ a: 'p2', b: 'p1', reason: 'asked' }]),
      assignment(3, CLOSE),
      assignment(4, CLOSE),
      assignment(5, CLOSE),
    ];
    const [best] = makeCourse(all, MADE).document.found;
    expect(best).toMatchObject({ a: 1, b: 2, of: 3 });
    expect(best?.places.slice(0, 2)).toEqual([null, null]);
    expect(
      makeCourse(
        [1, 2, 3].map((seed) => assignment(seed, team)),
        MADE,
      ).document.found,
    ).not.toContainEqual(expect.objectContaining({ a: 1, b: 2 }));
  });

  it('counts only whoever is judged and was compared', () => {
    const people = CLASS.map((key, at) =>
      submission(key, {
        ...(at === 0 ? { role: 'archive' as const } : {}),
        ...(at === 1 ? { comparability: 'too-short' } : {}),
        ...(at === 2 ? { person: { id: null, section: null, team: null, isStaff: true } } : {}),
        ...(at === 3 ? { state: { kind: 'not-checked' as const, reason: 'empty' } } : {}),
      }),
    );
    const { document } = makeCourse([assignment(1, {}, people), assignment(2)], MADE);
    expect(document.assignments.map((one) => one.people)).toEqual([8, 12]);
    expect(document.pairs).toBe(28);
    expect(document.notices).toEqual(['4 people were in one assignment only, and in no pair here.']);
  });

  it('says nothing of an assignment that is too small or was not read whole', () => {
    const unread = CLASS.map((key, at) => submission(key, at === 0 ? { pairsUnread: true } : {}));
    const few = CLASS.slice(0, 5).map((key) => submission(key));
    const { document, notices } = makeCourse(
      [assignment(1, {}, unread), assignment(2, {}, few), assignment(3), assignment(4)],
      MADE,
    );
    expect(document.assignments.map((one) => one.pairs)).toEqual([0, 0, 66, 66]);
    expect(document.notices).toEqual([
      '“hw1” says nothing here: not all of its pairs were read.',
      '“hw2” says nothing here: fewer than six people were compared.',
    ]);
    expect(notices.map(({ id }) => id)).toEqual(['course.unread', 'course.tooFew']);
  });

  it('says of an assignment in which all are equally near that this is why nothing stands out', () => {
    const copies = Object.fromEntries(
      CLASS.flatMap((a, at) => CLASS.slice(at + 1).map((b) => [`${a} ${b}`, { suspicion: 100 }])),
    );
    const handedRound = assignment(1, copies);
    const butOne = assignment(2, { ...copies, 'p1 p2': { suspicion: 99 } });
    const { document } = makeCourse([handedRound, butOne, assignment(3)], MADE);
    expect(document.notices).toEqual([
      '“hw1” says nothing here: all of its pairs are equally near. Its own report says how near.',
    ]);
  });

  it('counts the same hand-ins once, however often their reports are given', () => {
    const standing = (all: readonly CourseAssignment[]) => {
      const { document } = makeCourse(all, MADE);
      return { notices: document.notices, out: document.found.filter(({ standsOut }) => standsOut).length };
    };
    const [first, second] = [assignment(1, CLOSE), assignment(2, CLOSE)];
    expect(standing([first, second])).toEqual({ notices: [], out: 0 });
    // Four coincidences that are two would stand out.
    const twice = '“hw1” says nothing here: “hw1” holds the same hand-ins, and counts in its place.';
    expect(standing([first, first, second, second])).toEqual({
      notices: [twice, twice.replaceAll('hw1', 'hw2')],
      out: 0,
    });
    // Of two downloads the newer one counts, wherever it is given.
    const later = { ...first.report.run, title: 'hw1-late', createdAt: '2026-11-09T00:00:00.000Z' };
    const late: CourseAssignment = { ...first, name: 'hw1-late', report: { ...first.report, run: later } };
    const told = twice.replace('“hw1” holds', '“hw1-late” holds');
    expect(standing([late, first]).notices).toEqual([
      told,
      '12 people were in one assignment only, and in no pair here.',
    ]);
    expect(standing([first, late, second]).notices).toEqual([told]);
    expect(standing([late, late]).notices).toHaveLength(2);
  });

  it('counts two assignments of which half or fewer handed in the same', () => {
    const one = assignment(1);
    const changed = (same: number): CourseAssignment => {
      const other = assignment(2);
      const submissions = other.report.findings.submissions.map((own, at) =>
        at < same ? { ...own, files: one.report.findings.submissions[at]?.files ?? [] } : own,
      );
      return { ...other, report: { ...other.report, findings: { ...other.report.findings, submissions } } };
    };
    const noticesWith = (same: number) => makeCourse([one, changed(same)], MADE).document.notices;
    expect(noticesWith(6)).toEqual([]);
    expect(noticesWith(7)[0]).toContain('“hw1” says nothing here: “hw2” holds the same hand-ins');
  });

  it('says so where nobody is in two assignments', () => {
    const others = CLASS.map((key) => submission(`other-${key}`));
    const { document } = makeCourse([assignment(1), assignment(2, {}, others)], MADE);
    expect(document).toMatchObject({ pairs: 0, found: [], near: [] });
    expect(document.notices.at(-1)).toMatch(/^Nobody was in two assignments/);
  });

  it('goes by similarity where a service ranks no pairs', () => {
    const plain = (seed: number): CourseAssignment => {
      const made = assignment(seed);
      const { pairs } = made.report.findings;
      const findings = {
        ...made.report.findings,
        pairs: pairs.map((pair) => {
          const alike = pair.a === 'p1' && pair.b === 'p2' ? 48 : (pair.suspicion ?? 0);
          return { ...pair, suspicion: null, similarity: alike, matchedSimilarity: alike };
        }),
      };
      return { ...made, report: { ...made.report, findings } };
    };
    const { document } = makeCourse([1, 2, 3].map(plain), MADE);
    expect(document.assignments[0]?.measure).toBe('similarity');
    expect(document.found[0]).toMatchObject({ a: 1, b: 2 });
    expect(document.found[0]?.places[0]).toMatchObject({ similarity: 48, suspicion: null });
  });
});

describe('what is said of a course', () => {
  const hostile = CLASS.map((key) =>
    submission(key, { name: key === 'p1' ? '</script><b>Zoë\u202e\u001b[31m' : key }),
  );
  const { document, notices } = makeCourse(
    [1, 2, 3].map((seed) => assignment(seed, CLOSE, hostile)),
    MADE,
  );
  const style = { colours: false, width: 100, maxRows: 40 };

  it('names the pair, its places and the chance on a terminal, with nothing that acts there', () => {
    const text = renderCourse(document, ENGLISH, style);
    expect(text).toContain('CS 101: 3 assignments');
    expect(text).toContain('1 pair stands out in the course');
    expect(text).toMatch(/Zoë⟨U\+202E⟩.*↔ p2\s+\d+\s+\d+\s+\d+ {2}new\n/);
    expect(text).toMatch(/In 3 of 3 assignments among the nearest [\d.]+% of the pairs\. Of 66 pairs, /);
    // oxlint-disable-next-line no-control-regex -- that there is none
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it('stands in one page, in which no name can end its data', async () => {
    const pieces: string[] = [];
    const template = '<title>t</title><div id="page"></div><!--report-data-->';
    for await (const piece of coursePieces(coursePage(document, notices, null), ENGLISH, template)) {
      pieces.push(piece);
    }
    expect(pieces.join('')).not.toContain('<b>Zo');
    expect(pieces.join('')).toContain('1 pair stands out in the course');
  });
});
