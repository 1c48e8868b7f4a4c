import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderNewsComment } from '../../src/bot/scan/issue/scan-issue.ts';
import { type ScanIssueContent } from '../../src/bot/scan/issue/scan-issue-body.ts';
import type { AssignmentState } from '../../src/bot/scan/state/state-schema.ts';
import { AT, content as contentOf, findings, pair, repository } from './findings.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { seldom, tries } from '../suite.ts';

const NONE: ReadonlyMap<string, boolean> = new Map();
const CLASS = [repository(1), repository(2), repository(3)];
const REPORTED = { reportedPairs: { '1-2': { score: 80, at: AT } } };

const content = (...[found, assignment, more]: Parameters<typeof contentOf>) =>
  contentOf(found, assignment, { staff: ['ada', 'bob'], ...more });

/** Whom GitHub would take for mentioned: what stands in code is none, and `@&#8203;` is no start of one. */
function mentions(markdown: string): readonly string[] {
  const text = markdown.replaceAll(/(`+)[\s\S]*?\1/g, '');
  return [...text.matchAll(/(?<![\w`])@([\w][\w-]*(?:\/[\w.-]+)?)/g)].map(([, who = '']) => who);
}

/** A pair of the course, as `hw` and `hw2` know it. */
function courseOf(key: string, isTold: boolean): NonNullable<ScanIssueContent['course']>['found'][number] {
  const places = [{ assignment: 'hw', key, rank: 3 }, null, { assignment: 'hw2', key: '8-9', rank: 1 }];
  return { places, times: 2, of: 2, place: 0.008, expected: 0.002, isTold };
}

const rows = (body: string | null): readonly string[] =>
  (body ?? '').split('\n').filter((line) => line.startsWith('- '));

describe('the comment about the course', () => {
  const seen = {
    1: { fullName: 'cs1/hw-@ada', sha: 'a'.repeat(40) },
    2: { fullName: 'cs1/hw-2', sha: 'b'.repeat(40) },
  };

  test('tells each pair once, with its places, its chance and who looks at it', () => {
    const course = { found: [courseOf('1-2', false), courseOf('2-3', true)], pairs: 7140 };
    const body = renderNewsComment(content(findings(CLASS, []), {}, { course, seen }), NONE);
    expect(body).toContain('**1 pair new over the course** since the last report');
    expect(rows(body)).toHaveLength(1);
    expect(rows(body)[0]).toMatch(
      /^- \*\*new\*\* · \[`cs1\/hw-@ada`\]\(\S+\) ↔ \[`cs1\/hw-2`\]\(\S+\) · place `hw` 3, `hw2` 1 · In 2 of 2 assignments among the nearest 0\.8% of the pairs\. Of 7,140 pairs, 0\.002 would be so by chance\. · for @(ada|bob)$/,
    );
    expect(mentions(body ?? '')).toHaveLength(1);
    const told = { found: [courseOf('1-2', true)], pairs: 7140 };
    expect(renderNewsComment(content(findings(CLASS, []), {}, { course: told, seen }), NONE)).toBeNull();
  });

  test('stands beside other news, and its rows push nobody out who reviews a pair', () => {
    const many = Array.from({ length: 9 }, (_, at) => courseOf(`${at + 1}-${at + 2}`, false));
    const found = findings(CLASS, [pair(1, 2, 91), pair(1, 3, 90), pair(2, 3, 89)]);
    const body = renderNewsComment(content(found, {}, { course: { found: many, pairs: 9 }, seen }), NONE);
    expect(body).toContain('3 new, and 9 pairs new over the course** since');
    expect(rows(body)).toHaveLength(11);
    expect(rows(body).at(-1)).toMatch(/^- … and 2 more rows in the issue, for @/);
  });
});

describe('what the comment says', () => {
  test('what is new or worse, the worst first, with its reviewer, and nothing else', () => {
    const found = findings(CLASS, [pair(1, 2, 91.24), pair(1, 3, 97), pair(2, 3, 60)]);
    const body = renderNewsComment(content(found, REPORTED), NONE) ?? '';
    expect(body.split('\n')[1]).toBe(
      '**1 new and 1 worse** since the last report ([run with its report](https://github.com/cs1/staff/actions/runs/9)). Similarity is no proof of anything: each pair needs a person’s review. Tick it in the issue above when it is harmless.',
    );
    expect(rows(body)).toEqual([
      expect.stringMatching(
        /^- \*\*new\*\* · \[`cs1\/hw-1`\].* ↔ \[`cs1\/hw-3`\].* · 97\.0 % · for @(ada|bob) · `p[0-9a-f]{7}`$/,
      ),
      expect.stringMatching(
        /^- \*\*worse\*\* · .* · 91\.2 % \(was 80\.0 %\) · for @(ada|bob) · `p[0-9a-f]{7}`$/,
      ),
    ]);
  });

  test.each<readonly [string, Partial<AssignmentState>, ReadonlyMap<string, boolean>]>([
    ['nothing is new', { reportedPairs: { '1-2': { score: 91, at: AT } } }, NONE],
    [
      'all that is new was dismissed before',
      { dismissed: { '1-2': { reason: 'one team', by: 'ada', at: AT, via: 'bot' } } },
      NONE,
    ],
    ['all that is new was ticked meanwhile', {}, new Map([['1-2', true]])],
  ])('there is none where %s', (_, assignment, ticks) => {
    expect(renderNewsComment(content(findings(CLASS, [pair(1, 2, 91)]), assignment), ticks)).toBeNull();
  });

  test('a pair that was ticked meanwhile is not told beside others, and not counted', () => {
    const found = findings(CLASS, [pair(1, 2, 91), pair(1, 3, 90)]);
    const body = renderNewsComment(content(found), new Map([['1-2', true]]));
    expect(body).toContain('**1 new**');
    expect(rows(body)).toHaveLength(1);
    expect(body).not.toContain('hw-2');
  });

  test('a flagged submission is a row of its own', () => {
    const flagged = [repository(1, { total: 96 }), repository(2), repository(3)];
    expect(rows(renderNewsComment(content(findings(flagged)), NONE))).toEqual([
      expect.stringMatching(/^- \*\*new\*\* · \[`cs1\/hw-1`\].* · similarity 96\.0 %, AI n\/a$/),
    ]);
  });

  test.each([
    [10, 10, null],
    [11, 11, '- … and 1 more row in the issue, for @'],
    [60, 11, '- … and 50 more rows in the issue, for @'],
  ])('of %i pairs there are %i rows', (pairs, shown, last) => {
    const many = Array.from({ length: pairs + 1 }, (_, index) => repository(index + 1));
    const found = findings(
      many,
      many.slice(1).map((_, index) => pair(1, index + 2, 99 - index / 10)),
    );
    const staff = Array.from({ length: 80 }, (_, index) => `tutor-${index}`);
    const body = renderNewsComment(content(found, {}, { staff }), NONE) ?? '';
    expect(rows(body)).toHaveLength(shown);
    if (last !== null) expect(rows(body).at(-1)).toContain(last);
    // Who reviews a row that is not shown is mentioned too.
    const reviewers = new Set(mentions(body));
    expect(reviewers.size).toBeGreaterThan(Math.min(pairs, 30) / 2);
    expect(body.length).toBeLessThan(20_000);
  });

  test('where only a team is named, the team is mentioned; where nobody is, nobody', () => {
    const found = findings(CLASS, [pair(1, 2, 91)]);
    const teams = content(found, {}, { staff: ['@cs1/tutors', '@cs1/tut`ors\n@everybody'] });
    expect(mentions(renderNewsComment(teams, NONE) ?? '')).toEqual(['cs1/tutors']);
    expect(mentions(renderNewsComment(content(found, {}, { staff: [] }), NONE) ?? '')).toEqual([]);
  });

  test('no name of a student mentions anybody, ends the mark or adds a row', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '@ada',
        'x` @eve `y',
        '`` @eve',
        ']( https://evil.example ) @eve',
        '--> @eve',
        '\n- @eve\n',
        '\u202e@eve',
        '<b>@eve</b>',
        'a'.repeat(5000),
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const named = [repository(1, { name: first }), repository(2, { name: second })];
        const body = renderNewsComment(content(findings(named, [pair(1, 2, 91)])), NONE) ?? '';
        expect(body.split('\n')).toHaveLength(5);
        expect(new Set(mentions(body)).isSubsetOf(new Set(['ada', 'bob']))).toBe(true);
        expect(mentions(body)).toHaveLength(1);
      }),
      { numRuns: tries(200) },
    );
  });
});

describe('whom it reaches', () => {
  let staff: StaffRepository;
  beforeEach(async () => {
    staff = await staffRepository();
  });
  afterEach(() => staff.close());

  const POST = { method: 'POST', path: /\/comments$/ } as const;
  const scan = async (news: ScanIssueContent, known: number | null = null): Promise<void> => {
    const issue = staff.issue();
    const written = await issue.write(known, news);
    if (written !== null) await issue.notify(written, news);
  };
  const comments = (): readonly string[] => staff.repository.storedComments.map(({ body }) => body);
  const heard = (): readonly string[] =>
    staff.standIn.notifications.map(({ to, event, reason }) => `${to} ${event} ${reason}`);

  const FIRST = content(findings(CLASS, [pair(1, 2, 80)]));
  const WORSE = content(findings(CLASS, [pair(1, 2, 91)]), REPORTED, { check: 'd'.repeat(64) });
  const QUIET = content(findings(CLASS, [pair(1, 2, 80)]), REPORTED, { check: 'e'.repeat(64) });

  test('the text that the issue is opened with mentions reviewers, so that it needs no comment', async () => {
    await scan(FIRST);
    expect(comments()).toEqual([]);
    const [reviewer] = mentions(staff.repository.issues.get(1)?.body ?? '');
    expect(['ada', 'bob']).toContain(reviewer);
    expect(heard()).toContain(`${reviewer} opened mention`);
    // The same check again, as after a kill: the same text, and still no comment.
    const before = heard().length;
    await scan(FIRST);
    expect([comments(), heard().length]).toEqual([[], before]);
  });

  seldom(
    'news that come later are one comment, which mentions whoever reviews them; a quiet scan is none',
    async () => {
      await scan(FIRST);
      const before = heard().length;
      await scan(QUIET);
      expect([comments().length, heard().length]).toEqual([0, before]);
      // No more than a name in the text, which nobody is notified of.
      expect(mentions(staff.repository.issues.get(1)?.body ?? '')).toEqual([]);
      await scan(WORSE);
      expect(comments()).toHaveLength(1);
      expect(heard().slice(before)).toContainEqual(expect.stringMatching(/^(ada|bob) commented mention$/));
      await scan(WORSE);
      await scan(WORSE, 1);
      expect(comments()).toHaveLength(1);
    },
  );

  test('an older comment hides no news of another check', async () => {
    await scan(FIRST);
    await scan(WORSE);
    await scan({ ...WORSE, check: 'f'.repeat(64) });
    expect(comments()).toHaveLength(2);
  });

  test('a comment of somebody else with our mark is none of ours', async () => {
    await scan(FIRST);
    const [mark = ''] = (renderNewsComment(WORSE, NONE) ?? '').split('\n');
    staff.repository.comment(1, `${mark}\nnothing to see here`, 'ada');
    await scan(WORSE);
    expect(comments()).toHaveLength(2);
  });

  test('with notify: none nobody is mentioned, from the first text on', async () => {
    await scan({ ...FIRST, notify: 'none' });
    await scan({ ...WORSE, notify: 'none' });
    expect(comments()).toEqual([]);
    expect(mentions(staff.repository.issues.get(1)?.body ?? '')).toEqual([]);
    expect(heard().filter((one) => !one.endsWith('assigned assign'))).toEqual([]);
  });

  test.each([
    ['lost', 1],
    ['drop', 1],
  ] as const)('an answer that does not come (%s): one comment', async (fault, posted) => {
    await scan(FIRST);
    staff.standIn.fail(POST, fault);
    await scan(WORSE);
    expect(comments()).toHaveLength(posted);
  });

  test('never an answer: told as such, and the next run of the same check posts it', async () => {
    await scan(FIRST);
    staff.standIn.fail({ ...POST, times: 2 }, 'drop');
    await expect(scan(WORSE)).rejects.toMatchObject({ outcome: 'network' });
    expect(comments()).toEqual([]);
    await scan(WORSE);
    expect(comments()).toHaveLength(1);
  });

  test('what GitHub refuses is a warning: the issue has the news', async () => {
    await scan(FIRST);
    const issue = staff.repository.issues.get(1);
    if (issue === undefined) throw new Error('there is no issue');
    issue.locked = true;
    await scan(WORSE);
    expect(staff.warnings).toEqual([
      expect.stringContaining('Nobody could be notified of the news in issue 1'),
    ]);
    expect(issue.body).toContain('91.0 %');
  });
});
