import { describe, expect, test } from 'vitest';
import { begin } from '../../src/check/check-life.ts';
import { findingsOf } from '../../src/check/findings.ts';
import type { CheckPlan } from '../../src/check/plan.ts';
import { ownOutcome } from '../../src/check/submission-outcome.ts';
import { NO_BYTES } from '../../src/contract/balance.ts';
import { type SubmissionFinding, unreadOf } from '../../src/contract/findings.ts';
import { isMissing, type LeftOut, type PackedSubmission } from '../../src/contract/submission.ts';
import type { SubmissionRole } from '../../src/contract/submission-lists.ts';
import { judge } from '../../src/check/verdict/judge.ts';
import { pairsNamed } from '../../src/check/verdict/named-pairs.ts';
import { message } from '../../src/base/words/message.ts';
import { said } from '../said.ts';
import type { StandInOptions } from '../service-stand-in/stand-in.ts';
import { packed, run } from './run.ts';
import { POLICY } from '../verdict/findings.ts';

/* What a check found, by our own keys. */

type Row = Record<string, unknown>;
type Rewrite = (body: Row) => Row;

const rows =
  (change: (row: Row, index: number) => Row): Rewrite =>
  (body) => ({ ...body, submissions: (body['submissions'] as Row[]).map(change) });

const engines =
  (peerOnly: boolean): Rewrite =>
  (body) => ({
    ...body,
    test_types: (body['test_types'] as Row[]).map((row) => ({ ...row, peer_only: peerOnly })),
  });

const numbers = (one: SubmissionFinding | undefined) =>
  one === undefined ? null : [one.total, one.local, one.web, one.comparability, one.state.kind];

const withRole = async (key: string, role: SubmissionRole): Promise<PackedSubmission> =>
  packed(key, { role });

describe('what the service left out', () => {
  const leftOut = (left: readonly Row[], more: Row = {}): StandInOptions => ({
    rewrite: {
      '/check/overview': rows((row, index) => (index === 0 ? { ...row, left_out: left, ...more } : row)),
    },
  });

  test('it is no checked file any more, and its submission does not pass', async () => {
    const { findings, failure } = await run(
      leftOut([
        { path: 'A.java', reason: 'minified or generated: its lines are too long' },
        { path: 'B.java', code: 'too-much', reason: 'too much code: over 400000 tokens' },
        { path: 'C.md', code: 'not-source', reason: 'not read' },
        null as unknown as Row,
      ]),
    );
    const [ada, bo] = findings.submissions;
    expect(ada?.leftOut).toEqual([
      { path: 'A.java', reason: 'unreadable', detail: 'minified or generated: its lines are too long' },
      { path: 'B.java', reason: 'limit', detail: 'too much code: over 400000 tokens' },
      { path: 'C.md', reason: 'not-source', detail: 'not read' },
    ]);
    // What is no source code would not have been compared anyway.
    expect(ada?.leftOut.map(isMissing)).toEqual([true, true, false]);
    expect([ada?.files, bo?.files.length, bo?.leftOut]).toEqual([[], 1, []]);
    // Said as what this machine could not take: a limit tells whoever reads the comment what to do.
    expect([said(ada?.remarks), bo?.remarks]).toEqual([
      [
        '2 files ("A.java", "B.java") were not compared: minified or generated: its lines are too long; too much code: over 400000 tokens.',
      ],
      [],
    ]);
    const verdict = judge(findings, failure, POLICY);
    expect([verdict.outcome, verdict.notChecked]).toEqual(['incomplete', ['ada']]);
  });

  test('where it is all there is, the reason says so', async () => {
    const no = { comparability: 'no-source' };
    const unread = await run(leftOut([{ path: 'A.ipynb', reason: 'not a notebook' }], no));
    expect(unread.findings.submissions[0]?.state).toEqual({
      kind: 'not-checked',
      reason: 'None of its files could be read by the engine (A.ipynb: not a notebook).',
    });
    const unknown = await run(leftOut([], no));
    expect(unknown.findings.submissions[0]?.state).toEqual({
      kind: 'not-checked',
      reason: 'None of its files holds code in a language that this check reads.',
    });
  });
});

const COMMENTS = { ...NO_BYTES, comments: 20, blank: 5 };

test.each([
  [
    'comments alone',
    COMMENTS,
    [],
    'Its only source file holds no code, nothing but comments or blank lines.',
  ],
  [
    'code in another language',
    { ...COMMENTS, code: 1 },
    [],
    'None of its files holds code in a language that this check reads.',
  ],
  [
    'a file that was not read',
    COMMENTS,
    [{ path: 'b.py', reason: 'limit', detail: 'too much code' }],
    'None of its files could be read by the engine (b.py: too much code).',
  ],
] as const)('of %s it says so', async (_, balance, leftOut, reason) => {
  const known = { there: undefined, comparability: 'no-source', leftOut, hasFailed: false };
  const one = { ...(await packed('ada')), balance };
  expect(said(ownOutcome(one, undefined, known))).toEqual({ kind: 'not-checked', reason });
});

test.each([
  [['main.py'], 'Its only source file is empty.'],
  [['a.py', 'b.py'], 'Its source files are empty.'],
])('%j without a byte is not checked, and the reason says so', async (paths, reason) => {
  const files = paths.map((path) => ({ path, size: 0, read: () => Promise.resolve(new Uint8Array()) }));
  const { findings } = await run({}, { submissions: [await packed('ada', { files }), await packed('bo')] });
  expect(findings.submissions.map(({ key, state }) => [key, state])).toEqual([
    ['ada', { kind: 'not-checked', reason }],
    ['bo', { kind: 'checked' }],
  ]);
});

test.each([
  [[], 'It holds no files.'],
  [
    [{ path: 'link.html', reason: 'web-link' }],
    'Only a link was handed in. What it leads to was not read: ask for the files themselves.',
  ],
  [
    [
      { path: 'a.png', reason: 'not-source' },
      { path: 'Main.txt', reason: 'not-source', detail: message('notices.looksLike', { language: 'Java' }) },
    ],
    'It holds no source files by name, but Main.txt looks like Java: ask for it under its usual ending, or take it with include and the language Other.',
  ],
  [
    [
      { path: 'link.html', reason: 'web-link' },
      { path: 'notes.txt', reason: 'not-source' },
    ],
    'It holds no source files (2 left out: link.html and notes.txt).',
  ],
  [
    ['a.py', 'b.py'].map((path) => ({ path, reason: 'excluded' as const })),
    'The settings leave out all of it (2: a.py and b.py): look at include and exclude. With *.py, every file counts that ends so.',
  ],
  [
    [
      { path: 'a.py', reason: 'excluded' },
      { path: 'notes.txt', reason: 'not-source' },
    ],
    'It holds no source files (2 left out: a.py and notes.txt).',
  ],
  [
    [{ path: 'notes.txt', reason: 'not-source' }],
    'It holds no source files (1 left out: notes.txt). Such files count with the language Text.',
  ],
  [
    ['a.sb3', 'b.docx', 'c.pdf', 'd.txt'].map((path) => ({ path, reason: 'not-source' as const })),
    'It holds no source files (4 left out: a.sb3, b.docx, c.pdf and 1 more).',
  ],
  [
    ['a.sb3', 'b.docx'].map((path) => ({ path, reason: 'not-source' as const })),
    'It holds no source files (2 left out: a.sb3 and b.docx). If it is text, it counts with include and the language Other; else ask for the code as text.',
  ],
  [
    [
      { path: 'notes.txt', reason: 'not-source' },
      {
        path: 'work.rar',
        reason: 'unreadable',
        detail: 'an archive of a kind that is not read; ask for a ZIP',
      },
      { path: 'Huge.java', reason: 'limit' },
    ],
    'None of its files could be read (work.rar: an archive of a kind that is not read; ask for a ZIP).',
  ],
  [
    [{ path: `${'n'.repeat(310)}.java`, reason: 'limit' }],
    `None of its files could be read (${'n'.repeat(299)}…: over a limit).`,
  ],
] satisfies readonly (readonly [readonly LeftOut[], string])[])(
  'a submission that is left with no file says why: %j',
  async (leftOut, reason) => {
    const known = { there: undefined, comparability: null, leftOut: [], hasFailed: false };
    const empty = { ...(await packed('ada', { files: [] })), leftOut };
    expect(said(ownOutcome(empty, undefined, known))).toEqual({ kind: 'not-checked', reason });
  },
);

test('what the service noticed in files is a remark, each kind in one sentence', async () => {
  const noticed = ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => ({ path, code: 'evaluates-text' }));
  const remarks = [...noticed, { path: 'g', code: 'escaped' }, { path: 'h', code: 'unheard of' }];
  const { findings } = await run({
    rewrite: { '/check/overview': rows((row, index) => (index === 0 ? { ...row, remarks } : row)) },
  });
  expect(findings.submissions[0]?.remarks).toEqual([
    '"a", "b", "c", "d", "e" and 1 more: evaluates strings that hold a program, which were not compared',
    expect.stringMatching(/^"g": most of its letters are written as escapes/),
  ]);
  expect(findings.submissions[1]?.remarks).toEqual([]);
});

describe('what was compared with nobody has no similarity', () => {
  test.each(['too-short', 'starter-only', 'no-source', 'unreadable'])(
    'a 0 of %s is n/a',
    async (comparability) => {
      const { findings } = await run({
        total: () => 0,
        rewrite: {
          '/check/overview': rows((row, index) =>
            index === 0 ? { ...row, comparability, suspicion: 0, coverage: 0 } : row,
          ),
        },
      });
      const [ada, bo] = findings.submissions;
      expect(numbers(ada)?.slice(0, 4)).toEqual([null, null, null, comparability]);
      expect([ada?.suspicion, ada?.coverage, ada?.totalSources]).toEqual([null, null, []]);
      expect(bo?.total).toBe(0);
    },
  );

  test.each([
    ['too-short', 'too short to judge'],
    ['starter-only', 'hardly more than starter code'],
    ['another', 'The service gave no similarity for it.'],
  ])('and of a service that gives none for what is %s, that is the reason', async (comparability, reason) => {
    const known = { there: undefined, comparability, leftOut: [], hasFailed: false };
    expect(said(ownOutcome(await packed('ada'), undefined, known))).toEqual({ kind: 'not-checked', reason });
  });

  test('what this machine cannot read as code is unreadable, also beside a service that says nothing', async () => {
    const hardlyRead = { paths: ['A.java'], all: 6_000, code: 40 };
    const submissions = [
      { ...(await packed('ada')), hardlyRead },
      { ...(await packed('bo')), hardlyRead: { paths: [], all: 0, code: 0 } },
      await packed('cy'),
    ];
    const { findings, failure } = await run({ total: () => 0 }, { submissions });
    const [ada, bo, cy] = findings.submissions;
    expect(numbers(ada)).toEqual([null, null, null, 'unreadable', 'not-checked']);
    expect(
      [ada?.state, bo?.state].map((state) => (state?.kind === 'not-checked' ? said(state.reason) : state)),
    ).toEqual([
      '"A.java": of 6,000 characters 40 were read as code, fewer than in any program of this length: read it by hand.',
      'Most of it stands in strings that it evaluates, which nobody can compare: read it by hand.',
    ]);
    expect(cy?.state).toEqual({ kind: 'checked' });
    const verdict = judge(findings, failure, POLICY);
    expect([verdict.outcome, verdict.exitCode, verdict.notChecked]).toEqual(['incomplete', 1, ['ada', 'bo']]);
  });

  test.each([
    [0, [null, null, null, 'alone', 'not-checked']],
    // It was compared with something, whatever the service says.
    [0.1, [0.1, null, null, null, 'checked']],
    [90, [90, null, null, null, 'checked']],
  ])('a total of %d beside nobody', async (total, read) => {
    const { findings, failure } = await run(
      { total: () => total, ai: () => undefined },
      { submissions: [await packed('ada')], ai: true },
    );
    expect(failure).toBeNull();
    expect(numbers(findings.submissions[0])).toEqual(read);
  });

  test('the service’s own count of whom it was compared with goes before ours', async () => {
    const compared = (count: number) =>
      run({
        total: () => 0,
        rewrite: { '/check/overview': rows((row) => ({ ...row, compared_with: count })) },
      });
    const alone = await compared(0);
    expect(alone.findings.submissions.map(({ total }) => total)).toEqual([null, null, null]);
    const verdict = judge(alone.findings, alone.failure, POLICY);
    expect([verdict.outcome, verdict.maxSimilarity]).toEqual(['incomplete', null]);
    expect((await compared(2)).findings.submissions.map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  test('an engine that searches elsewhere compares one submission with that', async () => {
    const { findings, failure } = await run(
      { total: () => 0, rewrite: { '/test-types': engines(false) } },
      { submissions: [await packed('ada')] },
    );
    expect(numbers(findings.submissions[0])).toEqual([0, null, 0, null, 'checked']);
    expect(judge(findings, failure, POLICY).outcome).toBe('passed');
  });

  test('what is only there to be compared with is somebody', async () => {
    const submissions = [await packed('ada'), await withRole('old', 'archive')];
    const { findings, failure } = await run({ total: () => 0 }, { submissions });
    expect(findings.submissions[0]?.total).toBe(0);
    expect(judge(findings, failure, POLICY).outcome).toBe('passed');
  });
});

describe('a check that could say nothing is not made', () => {
  const asked = async (submissions: readonly PackedSubmission[], more: Partial<CheckPlan> = {}) => {
    const { findings, failure, service } = await run({}, { ai: false, submissions, ...more });
    const made = service.requests.some(({ path }) => path.includes('/check/create'));
    return {
      made,
      failure,
      states: findings.submissions.map(({ comparability, state }) => [comparability, state.kind]),
    };
  };
  const empty = (key: string, more: Parameters<typeof packed>[1] = {}) => packed(key, { files: [], ...more });

  test('one submission and an engine that knows peers alone', async () => {
    expect(await asked([await packed('ada')])).toEqual({
      made: false,
      failure: null,
      states: [['alone', 'not-checked']],
    });
    expect((await asked([await packed('ada')], { ai: true })).made).toBe(true);
    expect((await asked([await packed('ada'), await withRole('old', 'archive')])).made).toBe(true);
    expect((await asked([await packed('ada'), await packed('bo')])).made).toBe(true);
  });

  test('nobody who is judged holds a file', async () => {
    const starter = await empty('bo', { leftOut: [{ path: 'A.java', reason: 'starter-code' }] });
    const there = await asked([await empty('ada'), starter, await withRole('old', 'archive')], { ai: true });
    expect([there.made, there.failure]).toEqual([false, null]);
    expect(there.states.slice(0, 2)).toEqual([
      [null, 'not-checked'],
      ['starter-only', 'checked'],
    ]);
  });

  test.each([
    ['in a batch', 413],
    ['each by itself', 404],
  ])(
    'where the service or a proxy takes none of them %s, that is a failure, with its reason',
    async (_, batch) => {
      const page = { 'content-type': 'text/html' };
      const { failure } = await run({
        fault: ({ path }) =>
          path.includes('/check/upload')
            ? {
                kind: 'status',
                when: 'before',
                status: path.includes('upload-batch') ? batch : 413,
                body: '<html>413 Request Entity Too Large</html>',
                headers: page,
              }
            : null,
      });
      expect(failure?.outcome).toBe('analysis-failed');
      expect(failure?.message).toMatch(
        /none of its submissions could be uploaded \(Its ZIP of \d+ B is too large for the service, or for a proxy in front of it/,
      );
      expect(failure?.message).not.toContain('Request Entity');
    },
  );
});

describe('pairs of a service that gives matches alone', () => {
  const match = (other: number, similarity: unknown, matched: unknown, more: Row = {}): Row => ({
    id: 1,
    submission_id_matched: other,
    similarity,
    matched_similarity: matched,
    file: 'A.java',
    file_matched: 'A.java',
    line_start: 1,
    line_end: 9,
    line_matched_start: 1,
    line_matched_end: 9,
    tokens: 40,
    match_type: 1,
    ...more,
  });
  /** ada is 102, bo 103, cy 104; all three are above. */
  const matches = (...list: readonly Row[]) => ({
    total: (index: number) => [93, 93, 80][index],
    rewrite: { '/check/results': (body: Row) => ({ ...body, other_matches: list }) },
  });
  const ada = match(103, '93.00', 91);

  test('each pair is known once, by its highest row', async () => {
    const { findings } = await run(
      matches(ada, match(103, 20, 95, { tokens: 70 }), match(104, 80, 70), match(102, 99, 99)),
    );
    const [first] = findings.pairs;
    expect(first).toEqual({
      a: 'ada',
      b: 'bo',
      similarity: 93,
      matchedSimilarity: 95,
      suspicion: null,
      longestFragment: 70,
      overlap: null,
    });
    const keys = findings.pairs.map(({ a, b }) => [a, b].toSorted().join('-'));
    expect(keys.toSorted()).toEqual(['ada-bo', 'ada-cy', 'bo-cy']);
  });

  test.each([
    [0, 0, null, null],
    [0, 9, 1, 9],
    [9, 3, 9, null],
    [4, null, 4, null],
    [-1, 9, 1, 9],
  ])('lines %s to %s are told as %s to %s', async (start, end, lineStart, lineEnd) => {
    const lines = { line_start: start, line_end: end, line_matched_start: start, line_matched_end: end };
    const { findings } = await run(matches(match(103, 93, 91, lines), ada));
    const [told] = findings.submissions[0]?.matches ?? [];
    for (const side of [told?.own, told?.other]) expect(side).toMatchObject({ lineStart, lineEnd });
  });

  test('a match that the service tells from the other side changes sides', async () => {
    const sides = { submission_id: 103, file: 'B.java', line_matched_start: 30, line_matched_end: 40 };
    const { findings } = await run(matches(match(102, 20, 95, sides)));
    expect(findings.pairs.find(({ a }) => a === 'ada')).toMatchObject({
      b: 'bo',
      similarity: 95,
      matchedSimilarity: 20,
    });
    expect(findings.submissions[0]?.matches).toMatchObject([
      {
        otherKey: 'bo',
        own: { file: 'A.java', lineStart: 30, lineEnd: 40 },
        other: { file: 'B.java', lineStart: 1, lineEnd: 9 },
      },
    ]);
  });

  test('how many others have a piece is known where the service says so', async () => {
    const { findings } = await run(
      matches(match(103, 93, 91, { shared_by: 4 }), match(104, 80, 70, { shared_by: 'many' }), ada),
    );
    const [own] = findings.submissions;
    expect(own?.matches.map(({ sharedBy }) => sharedBy)).toEqual([4, undefined, undefined]);
    // The same of it is known of one as of another.
    const [counted, { sharedBy: _, ...other } = {}] = own?.matches ?? [];
    expect(counted).toEqual({
      ...other,
      otherKey: counted?.otherKey,
      similarity: 93,
      matchedSimilarity: 91,
      sharedBy: 4,
    });
  });

  test('a match with the web, an AI solution, a stranger or itself is no pair', async () => {
    const { findings } = await run(
      matches(
        match(103, 90, 90, { match_type: 2 }),
        match(103, 90, 90, { match_type: 10 }),
        match(777, 90, 90),
        match(0, 90, 90),
      ),
    );
    expect(findings.pairs).toEqual([]);
    expect(findings.submissions[0]?.matches).toHaveLength(4);
  });

  test('a pair that a person dismissed flags nobody', async () => {
    const { findings, failure } = await run({
      ...matches(ada),
      total: (index) => [93, 91, 5][index],
    });
    const dismissed = pairsNamed(findings, [{ a: 'bo', b: 'ada', reason: 'partners' }]);
    expect(judge(findings, failure, POLICY).flagged.map(({ key }) => key)).toEqual(['ada', 'bo']);
    expect(judge(findings, failure, POLICY, dismissed).outcome).toBe('passed');
  });

  test('a service that gives pairs, be it none, is taken at its word', async () => {
    const { rewrite, ...rest } = matches(ada);
    const { findings } = await run({
      ...rest,
      rewrite: { '/check/results': (body) => ({ ...rewrite['/check/results'](body), pairs: [] }) },
    });
    expect(findings.pairs).toEqual([]);
  });

  test('of more than are read one by one the rest is told', async () => {
    const submissions = await Promise.all(Array.from({ length: 22 }, (_, index) => packed(`s${index}`)));
    const { findings, service } = await run({ total: () => 90 }, { submissions });
    expect(service.requests.filter(({ path }) => path.includes('/check/results'))).toHaveLength(20);
    expect(unreadOf(findings)).toHaveLength(2);
    expect(findings.notices.join()).toMatch(/^Pairs were read of 20 submissions alone.* Of 2 others nobody/);
  });
});

describe('the archive of this check is neither web nor database', () => {
  const there = async (peerOnly: boolean, web: number, share: number | null, archived = true) => {
    const roles: Rewrite = (body) => ({
      ...engines(peerOnly)(body),
      capabilities: ['submission-roles', 'unmetered'],
    });
    const { findings } = await run(
      {
        total: () => web,
        rewrite: {
          '/test-types': roles,
          '/check/overview': rows((row) => ({
            ...row,
            result_web: web,
            role: String(row['filename']).startsWith('old') ? 'archive' : 'submission',
          })),
          '/check/results': (body) => ({
            ...body,
            // The archive goes up first: old is 102, ada 103.
            pairs:
              share === null
                ? []
                : [{ submission_id_matched: 102, similarity: share, matched_similarity: share }],
          }),
        },
      },
      {
        submissions: [
          await packed('ada'),
          await packed('bo'),
          ...(archived ? [await withRole('old', 'archive')] : []),
        ],
      },
    );
    const [ada] = findings.submissions;
    return [ada?.web, ada?.archive ?? null];
  };

  test.each([
    ['peers alone, an archive', true, 100, 100, true, [null, 100]],
    ['peers alone, an archive without a pair', true, 0, null, true, [null, 0]],
    ['peers alone, no archive', true, 0, null, false, [null, null]],
    ['a search, no archive', false, 0, null, false, [0, null]],
    ['a search, all of it the archive', false, 100, 99.5, true, [null, 99.5]],
    ['a search that finds more than the archive', false, 100, 80, true, [100, 80]],
    ['a search, and nothing in the archive', false, 30, null, true, [30, null]],
  ] as const)('%s', async (_what, peerOnly, web, share, archived, read) => {
    expect(await there(peerOnly, web, share, archived)).toEqual(read);
  });
});

describe('what the service did otherwise than it was asked to is a warning', () => {
  test.each([
    ['/check/create', { name: 'another' }, 'calls the check "another" instead of "hw [sim 1.job.'],
    ['/check/create', { language_id: 13 }, 'took language 13 instead of 999'],
    ['/check/create', { test_type: 1 }, 'noted engine 1 instead of 9'],
    ['/check/create', { ai_run: 0 }, 'as one without AI detection'],
    ['/check/start', { check: { test_type: 1 } }, 'runs engine 1 instead of 9'],
  ])('%s answers %j', async (path, more, words) => {
    const { warnings } = await run({ rewrite: { [path]: (body) => ({ ...body, ...more }) } });
    expect(warnings).toEqual([expect.stringContaining(words)]);
  });

  test('an engine list that is away is one, an ordinary run has none', async () => {
    const away = await run(
      {
        fault: ({ path }) =>
          path.includes('/test-types') ? { kind: 'status', when: 'before', status: 404, body: '{}' } : null,
      },
      { language: 'java' },
    );
    expect(away.warnings.join()).toContain('did not list its engines');
    expect(away.warnings.join()).toContain('did not list its languages');
    expect((await run({})).warnings).toEqual([]);
  });
});

test('findings are made of the same state as often as one likes', async () => {
  const plan = {
    submissions: [await packed('ada')],
    checkId: null,
    service: { kind: 'remote' },
  } as unknown as CheckPlan;
  const match = {
    kind: 'peer',
    otherId: null,
    similarity: 50,
    matchedSimilarity: 50,
    own: { file: 'A.java', lineStart: 1, lineEnd: 2 },
    other: { file: 'B.java', lineStart: 1, lineEnd: 2 },
    tokens: 9,
  } as const;
  const state = {
    ...begin(plan),
    named: plan.submissions.map((submission) => ({ submission, token: '01234567', filename: '' })),
    ids: new Map([['01234567', 7]]),
    details: new Map([[7, { matches: [match], pairs: [], commonCode: [] }]]),
  };
  const once = findingsOf(plan, state, (text) => text);
  expect(findingsOf(plan, state, (text) => text)).toEqual(once);
  expect(once.submissions[0]?.matches).toMatchObject([{ kind: 'external', otherKey: null, tokens: 9 }]);
});
