import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { LOCALES } from '../../src/base/words/locale.ts';
import { given } from '../../src/base/words/message.ts';
import { said } from '../said.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_BYTES } from '../../src/contract/balance.ts';
import type { Findings, MatchFinding, SubmissionFinding } from '../../src/contract/findings.ts';
import { OUTCOMES } from '../../src/base/outcome.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { type CollectionFailure, LEFT_OUT_WORDS, type Origin } from '../../src/contract/submission.ts';
import type { SubmissionRole } from '../../src/contract/submission-lists.ts';
import { renderComment } from '../../src/channels/comment.ts';
import { renderConsole } from '../../src/channels/console.ts';
import type { ReadSource } from '../../src/channels/packed-source.ts';
import { studentView } from '../../src/report/student-view.ts';
import { writeReportFiles } from '../../src/channels/write-report-files.ts';
import { everything } from './everything.ts';
import { aPair, match, report, submission } from './sample.ts';
import { publicFile, publicMatch } from './web-class.ts';
import { viewOf } from '../../src/channels/view.ts';
import { seldom, tries } from '../suite.ts';

/*
 * Reports are made in which every text that is not the reader's own is a canary: a word that stands nowhere else. Whatever
 * channel it is, none of its bytes may sing.
 */

const CANARY = /canary/i;
const canary = (what: string): string => `Canary${what}`;
/** Commits are hexadecimal: theirs have an alphabet that nothing of ours uses. */
const PEER_SHA = 'fadedfacade'.padEnd(40, 'dead');
/** Digits of scores that pair two students. No version, time, count or line of a report here holds them. */
const SCORES = ['83.7', '83,7', '84.4', '61.2', '92.6', '57.3', '4711', '0.8373'];

const OWN_SHA = 'abc'.padEnd(40, 'abc');
const OWN_PULL: Origin = {
  kind: 'pull-request',
  owner: 'course',
  repo: 'own-repo',
  number: 5,
  sha: OWN_SHA,
  author: 'ownlogin',
};

function peerOrigin(kind: Origin['kind'], index: number): Origin {
  const repository = { owner: canary('Org'), repo: canary(`Repo${index}`), sha: PEER_SHA };
  switch (kind) {
    case 'directory':
      return { kind, path: `${canary('Folder')}/${canary(`Student${index}`)}` };
    case 'repository':
      return {
        ...repository,
        kind,
        repositoryId: 4711,
        student: canary(`Roster${index}`),
        deadlineStatus: 'late',
        pushedAt: '2026-11-20T21:14:00Z',
      };
    case 'pull-request':
      return { ...repository, kind, number: 4711, author: canary(`Login${index}`) };
  }
}

function peer(
  index: number,
  role: SubmissionRole,
  kind: Origin['kind'],
  matches: readonly MatchFinding[] = [],
): SubmissionFinding {
  return submission(canary(`Key${index}`), {
    name: canary(`Name${index}`),
    role,
    serviceId: 4711,
    total: 83.7319,
    totalSources: [83.7319, 84.4],
    local: 83.7319,
    web: 57.3,
    aiAverage: 92.6,
    aiState: 'scored',
    aiMax: 92.6,
    quality: 57.3,
    suspicion: 61.2,
    coverage: 61.2,
    comparability: canary('Comparability'),
    person: {
      id: canary(`Id${index}`),
      section: canary('Section'),
      team: canary('Team'),
      isStaff: false,
      time: canary('Time'),
      sourceName: canary('SourceName'),
      also: [canary('Also')],
    },
    origin: peerOrigin(kind, index),
    zip: { path: `/spool/${canary('Zip')}.zip`, start: 0, bytes: 1 },
    files: [{ path: `${canary('Dir')}/${canary(`File${index}`)}.py`, size: 4711 }],
    leftOut: [{ path: canary('LeftOut'), reason: 'excluded', detail: canary('Detail') }],
    remarks: [canary('Remark')],
    matches,
  });
}

function matchWith(other: string, kind: MatchFinding['kind'], file: string, line: number): MatchFinding {
  return match(kind === 'external' ? null : other, [line, line + 6], {
    kind,
    similarity: 83.7319,
    matchedSimilarity: 84.4,
    own: { file, lineStart: line, lineEnd: line + 6 },
    other: { file: canary('OtherFile.py'), lineStart: 4711, lineEnd: 4711 },
    tokens: 4711,
  });
}

/** Public code: nobody's, and no student learns where it is. */
const PUBLIC = publicFile(canary('Public.py'), {
  repository: `${canary('Publisher')}/${canary('Solution')}`,
  commit: PEER_SHA,
  licence: canary('Licence'),
});
const WEB_SEARCH: Findings['webSearch'] = {
  providers: ['github'],
  requests: 4711,
  sent: [
    {
      provider: 'github',
      kind: 'query',
      text: canary('Query'),
      submissions: [canary('Key')],
      answer: canary('Answer'),
    },
  ],
  tutorials: [
    { url: PUBLIC.url, repository: PUBLIC.repository, path: PUBLIC.path, submissions: 4711, of: 4711 },
  ],
  failures: [{ provider: 'github', sentence: canary('Failure') }],
  notSearched: 4711,
};

interface Shape {
  readonly own: 'pull-request' | 'checkout' | 'own repository' | 'nobody';
  readonly judgedPeers: number;
  readonly others: readonly { readonly role: SubmissionRole; readonly kind: Origin['kind'] }[];
  readonly failed: readonly SubmissionRole[];
  readonly outcome: RunReport['verdict']['outcome'];
  readonly isChecked: boolean;
  readonly ownFileInService: 'as packed' | "a peer's";
  readonly kind: MatchFinding['kind'];
  readonly aiRun: boolean;
  readonly isRemote: boolean;
  /** The web was searched, and public code was found. */
  readonly isSearched: boolean;
}

const kinds = fc.constantFrom<Origin['kind']>('directory', 'repository', 'pull-request');
const SHAPES: fc.Arbitrary<Shape> = fc.record({
  own: fc.constantFrom<Shape['own']>('pull-request', 'checkout', 'own repository', 'nobody'),
  judgedPeers: fc.oneof(fc.constant(0), fc.nat(3)),
  others: fc.array(
    fc.record({ role: fc.constantFrom<SubmissionRole>('archive', 'base', 'ai-reference'), kind: kinds }),
    { maxLength: 4 },
  ),
  failed: fc.array(fc.constantFrom<SubmissionRole>('judged', 'archive', 'base', 'ai-reference'), {
    maxLength: 2,
  }),
  outcome: fc.constantFrom(...OUTCOMES),
  isChecked: fc.boolean(),
  ownFileInService: fc.constantFrom<Shape['ownFileInService']>('as packed', "a peer's"),
  kind: fc.constantFrom<MatchFinding['kind']>('peer', 'external', 'ai'),
  aiRun: fc.boolean(),
  isRemote: fc.boolean(),
  isSearched: fc.boolean(),
});

/** A run of that shape: canaries everywhere, but for the own submission, where the run is, and closed lists. */
function runOf(shape: Shape): RunReport {
  const peers = [
    ...Array.from({ length: shape.judgedPeers }, (_, index) => peer(index, 'judged', 'repository')),
    ...shape.others.map(({ role, kind }, index) => ({
      ...peer(10 + index, role, kind),
      comparability: null,
    })),
  ];
  const first = peers[0]?.key ?? canary('Gone');
  const peerFile = peers[0]?.files[0]?.path;
  const own = submission('own', {
    name: 'own-submission',
    person: { id: canary('OwnId'), section: canary('OwnSection'), team: canary('OwnTeam'), isStaff: false },
    total: 83.7319,
    totalSources: [83.7319, 84.4],
    local: 83.7319,
    web: 57.3,
    aiAverage: 92.6,
    aiMax: 92.6,
    aiState: 'scored',
    quality: 57.3,
    suspicion: 61.2,
    coverage: 61.2,
    comparability: canary('OwnComparability'),
    state: shape.isChecked
      ? { kind: 'checked' }
      : { kind: 'not-checked', reason: `${canary('EngineError')}: like ${first}` },
    origin:
      shape.own === 'pull-request'
        ? OWN_PULL
        : shape.own === 'checkout'
          ? { kind: 'directory', path: '/home/runner/work/own-repo/own-repo' }
          : { kind: 'repository', owner: 'course', repo: 'own-repo', repositoryId: 1, sha: OWN_SHA },
    leftOut: (Object.keys(LEFT_OUT_WORDS) as (keyof typeof LEFT_OUT_WORDS)[]).map((reason) => ({
      path: `own/${reason}`,
      reason,
      detail: `${canary('OwnDetail')} of ${first}`,
    })),
    remarks: [`${canary('OwnRemark')}: equals ${first}`],
    files: [{ path: 'own/main.py', size: 100 }],
    matches: [
      matchWith(first, shape.kind, 'own/main.py', 3),
      matchWith(
        first,
        'peer',
        shape.ownFileInService === 'as packed' || peerFile === undefined ? 'own/main.py' : peerFile,
        30,
      ),
      ...(shape.isSearched
        ? [
            publicMatch(PUBLIC, 83.7319, {
              own: { file: 'own/main.py', lineStart: 60, lineEnd: 66 },
              quoted: canary('Quoted'),
            }),
          ]
        : []),
    ],
    ...(shape.isSearched ? { webState: 'searched', publicWeb: 83.7319 } : {}),
  });
  const submissions = shape.own === 'nobody' ? peers : [own, ...peers];
  const failures = shape.failed.map(
    (role, index): CollectionFailure => ({
      key: canary(`FailedKey${index}`),
      name: canary(`FailedName${index}`),
      role,
      reason: canary('FailedReason'),
    }),
  );
  const flagged = submissions.filter((one) => one.role === 'judged').map((one) => one.key);
  return report(submissions, {
    findings: {
      checkId: 4711,
      checkName: canary('CheckName'),
      checkUrl: `https://service.example/${canary('CheckUrl')}`,
      service: shape.isRemote ? { kind: 'remote', host: canary('Host') } : { kind: 'embedded', host: null },
      engine: { id: 9, name: canary('Engine') },
      language: canary('Language'),
      aiRun: shape.aiRun,
      pairs: [
        aPair(flagged[0] ?? first, first, 83.7319, {
          matchedSimilarity: 84.4,
          suspicion: 61.2,
          longestFragment: 4711,
          overlap: 4711,
        }),
      ],
      clusters: [submissions.map((one) => one.key)],
      failures,
      notices: [canary('Notice'), `${canary('EngineError')} at 83.7319`],
      ...(shape.isSearched ? { webSearch: WEB_SEARCH } : {}),
    },
    verdict: {
      outcome: shape.outcome,
      exitCode: 1,
      sentence: given(`${canary('Sentence')}: 83.7319 and 84.4`),
      flagged: flagged.map((key) => ({ key, by: ['similarity', 'ai'] as const })),
      notChecked: failures.map((one) => one.key),
      maxSimilarity: 83.7319,
      maxAiScore: 92.6,
      warnings: [`${canary('Warning')}: 83.7319 and 84.4`].map(given),
    },
    run: {
      title: canary('CheckName'),
      repository: 'course/own-repo',
      runUrl: 'https://github.com/course/own-repo/actions/runs/1',
    },
    dismissed: [{ a: 'own', b: first, reason: canary('DismissedReason') }],
  });
}

const source: ReadSource = (key) =>
  Promise.resolve([
    {
      path: key === 'own' ? 'own/main.py' : canary('SourceFile.py'),
      bytes: new TextEncoder().encode(`${key === 'own' ? 'own_code()' : canary('PeerCode')}\n`.repeat(40)),
    },
  ]);

seldom(
  'whatever a run is like, no channel for students names a peer or gives a number that pairs two',
  async () => {
    await fc.assert(
      fc.asyncProperty(SHAPES, fc.constantFrom(...LOCALES), async (shape, locale) => {
        for (const [channel, text] of Object.entries(
          await everything({ ...runOf(shape), locale }, 'student', source),
        )) {
          const found = [
            ...text.matchAll(/.{0,30}canary.{0,30}/gi),
            ...text.matchAll(/.{0,30}(?:fadedfa|deaddead).{0,30}/gi),
            ...SCORES.filter((score) => text.includes(score) || text.includes(score.replace('.', ','))),
          ].map(String);
          expect({ channel, found }).toEqual({ channel, found: [] });
        }
      }),
      { numRuns: tries(150) },
    );
  },
);

test('from where it flags is told to no student, in no channel and no hidden line', async () => {
  await fc.assert(
    fc.asyncProperty(SHAPES, async (shape) => {
      const run = { ...runOf(shape), thresholds: { similarity: 61.375, ai: 62.625 } };
      for (const [channel, text] of Object.entries(await everything(run, 'student', source))) {
        expect({ channel, told: /61[.,]3|62[.,]6|"thresholds":\{/.exec(text)?.[0] }).toEqual({
          channel,
          told: undefined,
        });
      }
    }),
    { numRuns: tries(100) },
  );
});

seldom(
  'where several submissions are judged, or one that is not certainly the own one, nobody is named at all',
  async () => {
    await fc.assert(
      fc.asyncProperty(SHAPES, async (shape) => {
        fc.pre(shape.judgedPeers > 0 || shape.failed.includes('judged') || shape.own === 'nobody');
        for (const [channel, text] of Object.entries(await everything(runOf(shape), 'student', source))) {
          const found = ['own-submission', 'own/main.py', 'own_code', OWN_SHA, 'very high'].filter((one) =>
            text.replaceAll(/Bands: [^.\n"]*|very high: above 75/g, '').includes(one),
          );
          expect({ channel, found }).toEqual({ channel, found: [] });
        }
      }),
      { numRuns: tries(100) },
    );
  },
);

test('the same runs sing in every channel for staff, so that the tests above can fail', async () => {
  const run = runOf({
    own: 'pull-request',
    judgedPeers: 1,
    others: [{ role: 'archive', kind: 'repository' }],
    failed: ['judged'],
    outcome: 'flagged',
    isChecked: true,
    ownFileInService: 'as packed',
    kind: 'peer',
    aiRun: true,
    isRemote: true,
    isSearched: true,
  });
  const open = { ...run, dismissed: [] };
  for (const [channel, text] of Object.entries(await everything(open, 'staff', source))) {
    expect({ channel, sings: CANARY.test(text), scores: SCORES.some((one) => text.includes(one)) }).toEqual({
      channel,
      sings: true,
      // A failure that has no report quotes the sentence alone.
      scores: true,
    });
  }
});

describe('a student', () => {
  const shape: Shape = {
    own: 'pull-request',
    judgedPeers: 0,
    others: [
      { role: 'archive', kind: 'pull-request' },
      { role: 'archive', kind: 'repository' },
    ],
    failed: ['archive'],
    outcome: 'flagged',
    isChecked: true,
    ownFileInService: 'as packed',
    kind: 'peer',
    aiRun: false,
    isRemote: false,
    isSearched: true,
  };

  test('reads nothing of public code, neither where it is nor which lines are like it', () => {
    const of = (isSearched: boolean) => studentView(runOf({ ...shape, isSearched }));
    expect({ ...of(true), hasLeft: false }).toEqual(of(false));
  });

  test.each([true, false])(
    'reads that the code stayed where it was only where that is so (searched: %s)',
    (isSearched) => {
      const comment = renderComment(viewOf(runOf({ ...shape, isSearched }), 'student'), {
        key: 'k',
        previousBody: null,
      });
      expect(comment.includes('did not leave the machine')).toBe(!isSearched);
    },
  );

  test('reads their own band, lines and links to their own commit', () => {
    const comment = renderComment(viewOf(runOf(shape), 'student'), { key: 'k', previousBody: null });
    expect(comment).toContain('### 🔎 Needs a review: own-submission');
    expect(comment).toContain(
      'Similarity: **very high** · Review: **needed** · Compared with: **2 others, and not with 1 more** · 2 regions\n',
    );
    expect(comment).toContain(`https://github.com/course/own-repo/blob/${OWN_SHA}/own/main.py?plain=1#L3-L9`);
  });

  test.each(['checkout', 'own repository'] as const)('reads the same of a run on their %s', (own) => {
    expect(studentView(runOf({ ...shape, own })).own?.similarity).toBe('very high');
  });

  test('does not read of the only submission so far of a class', () => {
    const only = report([submission('class/anna', { origin: { kind: 'directory', path: 'class/anna' } })]);
    expect(studentView(only).own).toBeNull();
    const other = peer(1, 'judged', 'repository');
    expect(studentView(report([other], { run: { repository: 'course/public' } })).own).toBeNull();
  });

  test('sees one region where two peers share lines, so that nobody counts peers', () => {
    const run = runOf(shape);
    const [own, ...rest] = run.findings.submissions;
    if (own === undefined) throw new Error('no submission');
    const matches = [
      matchWith(canary('Key10'), 'peer', 'own/main.py', 3),
      matchWith(canary('Key11'), 'peer', 'own/main.py', 8),
    ];
    const view = studentView({
      ...run,
      findings: { ...run.findings, submissions: [{ ...own, matches }, ...rest] },
    });
    expect(view.own?.regions).toEqual([
      {
        kind: 'peer',
        file: 'own/main.py',
        lineStart: 3,
        lineEnd: 14,
        foundIn: ['archive', 'pull-request'],
        url: `https://github.com/course/own-repo/blob/${OWN_SHA}/own/main.py?plain=1#L3-L14`,
      },
    ]);
  });

  test('reads why nothing came of it as far as that is in our own words', () => {
    const empty = submission('own', {
      origin: OWN_PULL,
      files: [],
      state: { kind: 'not-checked', reason: canary('Reason') },
    });
    expect(said(studentView(report([empty])).own?.notChecked)).toBe('It holds no source files.');
    const withoutSource = studentView(report([empty], { verdict: { outcome: 'skipped' } }));
    expect(said(withoutSource.sentence)).toBe(
      'This pull request changes no source file, so there is nothing to check.',
    );
    expect(withoutSource.own?.notChecked).toBeNull();
    const unknown = { ...empty, files: [{ path: 'a', size: 1 }], comparability: 'no-source' };
    expect(said(studentView(report([unknown], { verdict: { outcome: 'skipped' } })).sentence)).toBe(
      'Nothing was checked in this run.',
    );
    expect(said(studentView(report([unknown])).own?.notChecked)).toBe(
      'None of its files holds code in a known language.',
    );
    const balance = { ...NO_BYTES, comments: 1 };
    expect(said(studentView(report([{ ...unknown, balance }])).own?.notChecked)).toBe(
      'It is too short to judge.',
    );
    const starter = { ...empty, comparability: 'starter-only' };
    const skipped = report([starter], { verdict: { outcome: 'skipped' } });
    expect(said(studentView(skipped).sentence)).toBe(
      'What this pull request changes is hardly more than starter code or what stood there before, so there is nothing to check.',
    );
    expect(studentView(skipped).own?.notChecked).toBeNull();
  });

  test('of a class reads how many need a review, and not who', () => {
    const run = runOf({ ...shape, own: 'nobody', judgedPeers: 3 });
    const text = renderConsole(viewOf(run, 'student'), { colours: false, width: 80, maxRows: 9 });
    expect(text).toBe(
      'A program compared code and decided nothing. A person looks at what it found before anything follows from it.\nNeeds a review: course/own-repo\n3 of 3 submissions need a person’s review. This is no finding of misconduct.\n',
    );
  });
});

test('files for staff do not stay beside a report for students', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'student-'));
  const template = '<title>x</title><!--report-data-->';
  const run = report([submission('own'), submission('peer')]);
  const readSource: ReadSource = () => Promise.resolve(null);
  await writeReportFiles(run, { directory, template, readSource });
  expect(await readdir(directory)).toContain('pairs.csv');
  await writeReportFiles(run, { directory, audience: 'student', template, readSource });
  expect(await readdir(directory)).not.toContain('pairs.csv');
  await rm(directory, { recursive: true });
});
