import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HISTORY_LIMITS } from '../../src/check/history/limits.ts';
import { withPushedFirst } from '../../src/check/run/first-seen.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { StillClock } from '../fake-clock.ts';
import type { GitHub } from '../../src/github/client.ts';
import { readPullRequest } from '../../src/sources/github/pull-request.ts';
import { javaPrograms } from '../engine/programs.ts';
import { collectFrom, connect } from '../github/collecting.ts';
import { pullRequestEvent } from '../github/events.ts';
import { type GitHubStandIn, startGitHub, type StandInRepository } from '../github-stand-in/stand-in.ts';
import { removePace } from '../github-stand-in/unpaced.ts';
import { packOne } from '../packing/pack-one.ts';
import { aPair, match, report, submission } from '../report/sample.ts';
import { seldom } from '../suite.ts';
import { SILENT } from '../../src/base/effects.ts';

/* What GitHub's record of pushes proves of two pull requests that share a program. Commits say that all was written years before. */

const [SHARED = '', OTHER = ''] = javaPrograms(2, 11);
const LINES = SHARED.trimEnd().split('\n').length;
const HALF = SHARED.split('\n')
  .slice(0, LINES / 2)
  .join('\n');

let standIn: GitHubStandIn;
let github: GitHub;
let base: StandInRepository;
let folder = '';
/** Requests that collecting took. */
let before = 0;
beforeAll(removePace);
beforeEach(async () => {
  standIn = await startGitHub();
  github = connect(standIn, standIn.token({ login: 'teacher' }));
  base = standIn.repository('org/tool', { private: false });
  await base.commit({ files: { 'README.md': 'x' }, pushedAt: at(0), date: '2019-01-01T00:00:00Z' });
  folder = await mkdtemp(join(tmpdir(), 'pushed-first-'));
});
afterEach(async () => {
  await github.close();
  await rm(folder, { recursive: true });
  await standIn.close();
});

const at = (minute: number): string =>
  new Date(Date.UTC(2026, 9, 1) + minute * 60_000).toISOString().replace('.000Z', 'Z');

type Change = Parameters<StandInRepository['commit']>[0];
/** A minute, and what is pushed then: text of `Main.java`, or a whole change; null: the pull request is opened. */
type Step = readonly [minute: number, what: string | Change | null];

/** What somebody does in a fork. @returns the number of the pull request */
async function contribution(
  login: string,
  steps: readonly Step[],
  fork = standIn.repository(`${login}/tool`, { private: false, fork: true }),
): Promise<number> {
  if (fork !== base) fork.adopt(base);
  let opened = 0;
  for (const [minute, what] of steps) {
    if (what === null) {
      const from = fork === base ? {} : { headRepository: fork };
      opened = base.pullRequest({ head: 'work', author: login, createdAt: at(minute), ...from }).number;
    } else {
      await fork.commit({
        branch: 'work',
        author: login,
        date: '2020-01-01T00:00:00Z',
        pushedAt: at(minute),
        ...(typeof what === 'string' ? { files: { 'Main.java': what } } : what),
      });
    }
  }
  return opened;
}

/** Whether each of two pull requests is proven to be first, the other one. */
async function firstOf(ann: number, tim: number): Promise<readonly [ann: boolean, tim: boolean]> {
  return [await isFirst(ann, [tim]), await isFirst(tim, [ann])];
}

/** What a check of one of them found. */
async function checked(own: number, others: readonly number[]): Promise<RunReport> {
  const event = pullRequestEvent(base, own, standIn);
  const { submissions } = await collectFrom(standIn, { source: 'pull-request' }, { event, own: 'org/tool' });
  const key = (number: number): string => `org/tool#${number}`;
  const found = [];
  for (const one of submissions) {
    const packed = await packOne(one, folder);
    const file = packed.files[0]?.path ?? '';
    const matches = others.map((number) =>
      match(key(number), [1, LINES], { own: { file, lineStart: 1, lineEnd: LINES } }),
    );
    const { name, role, origin, zip } = packed;
    const judged = role === 'judged' ? { matches, total: 90 } : { matches: [], total: null };
    found.push(submission(packed.key, { name, role, origin, zip, ...judged }));
  }
  const pairs = others.map((number) =>
    aPair(key(number), key(own), 90, { suspicion: 99, longestFragment: 400, overlap: 400 }),
  );
  return report(found, {
    findings: { pairs, language: 'auto' },
    verdict: { outcome: 'flagged', exitCode: 1, flagged: [{ key: key(own), by: ['similarity'] }] },
  });
}

/** The same report, once it was asked, and what was logged. */
async function asked(
  one: RunReport,
  client = github,
): Promise<{ readonly report: RunReport; readonly log: string }> {
  const said: string[] = [];
  const note = (text: string): void => void said.push(text);
  const world = {
    clock: new StillClock(),
    log: { ...SILENT, info: note, warning: note, error: note, notice: note },
    signal: new AbortController().signal,
    github: () => client,
  };
  before = standIn.requests.length;
  const after = await withPushedFirst(one, { world }, 60_000);
  return { report: after, log: said.join('\n') };
}

async function isFirst(own: number, others: readonly number[], client = github): Promise<boolean> {
  const one = await checked(own, others);
  const { report: after, log } = await asked(one, client);
  const firsts = new Set(after.findings.pairs.map(({ pushedFirst }) => pushedFirst));
  // Nothing else is changed, and all pairs are proven or none.
  const pairs = after.findings.pairs.map((pair) => ({ ...pair, pushedFirst: undefined }));
  expect({ ...after, findings: { ...after.findings, pairs } }).toEqual(one);
  expect(firsts.size).toBe(1);
  const isProven = firsts.has('b');
  if (log !== '') expect(log.includes('does not prove')).toBe(!isProven);
  return isProven;
}

describe('of two pull requests', () => {
  test('the one whose head had the code first is first, and it takes five requests of the API', async () => {
    const ann = await contribution('ann', [
      [1, SHARED],
      [2, null],
    ]);
    const tim = await contribution('tim', [
      [3, SHARED.replaceAll('int ', 'int  ')],
      [4, null],
    ]);
    expect(await firstOf(ann, tim)).toEqual([true, false]);
    await isFirst(ann, [tim]);
    const routes = standIn.requests.slice(before).map(({ route }) => route);
    expect(routes.filter((route) => route !== 'git-upload-pack')).toHaveLength(5);
    // What git is asked counts against no limit, and is not asked for commits that there are none of.
    expect(routes).toHaveLength(7);
  });

  test.each<readonly [string, readonly Step[], readonly Step[], readonly [boolean, boolean]]>([
    [
      'a place-holder gains nothing',
      [
        [2, SHARED],
        [3, null],
      ],
      [
        [0, OTHER],
        [1, null],
        [4, SHARED],
      ],
      [true, false],
    ],
    [
      'what was pushed before it was opened counts',
      [
        [1, SHARED],
        [5, null],
      ],
      [
        [2, SHARED],
        [3, null],
        [6, OTHER + SHARED],
      ],
      [true, false],
    ],
    [
      'the same minute counts for nobody',
      [
        [1, SHARED],
        [2, null],
      ],
      [
        [1, SHARED],
        [3, null],
      ],
      [false, false],
    ],
    [
      'a forced push takes nothing away',
      [
        [1, SHARED],
        [2, null],
        [5, { force: true, files: { 'Main.java': `${SHARED}//` } }],
      ],
      [
        [3, SHARED],
        [4, null],
      ],
      [true, false],
    ],
    [
      'nor gives anything',
      [
        [1, SHARED],
        [2, null],
      ],
      [
        [0, OTHER],
        [3, { force: true, files: { 'Main.java': SHARED } }],
        [4, null],
      ],
      [true, false],
    ],
    [
      'step by step',
      [
        [1, HALF],
        [2, null],
        [5, SHARED],
      ],
      [
        [3, HALF],
        [4, null],
        [6, SHARED],
      ],
      [true, false],
    ],
    [
      'one half each',
      [
        [1, HALF],
        [2, null],
        [5, SHARED],
      ],
      [
        [3, SHARED],
        [4, null],
      ],
      [false, false],
    ],
    [
      'under another name',
      [
        [1, { files: { 'notes.txt': SHARED } }],
        [2, null],
        [5, SHARED],
      ],
      [
        [3, SHARED],
        [4, null],
      ],
      [true, false],
    ],
    [
      'not in it when the later one was checked',
      [
        [1, SHARED],
        [2, null],
        [3, OTHER],
        [6, SHARED],
      ],
      [
        [4, SHARED],
        [5, null],
      ],
      [false, false],
    ],
    [
      'taken out while the later one was checked',
      [
        [1, SHARED],
        [2, null],
        [5, OTHER],
        [6, SHARED],
      ],
      [
        [3, OTHER],
        [3, null],
        [4, SHARED],
      ],
      [false, false],
    ],
    [
      'taken out and put in again before',
      [
        [1, SHARED],
        [2, null],
        [3, OTHER],
        [4, SHARED],
      ],
      [
        [4, SHARED],
        [5, null],
      ],
      [true, false],
    ],
  ])('%s', async (_, ann, tim, expected) => {
    expect(await firstOf(await contribution('ann', ann), await contribution('tim', tim))).toEqual(expected);
  });

  test('nobody is, where the last check of the later one was before the other was open', async () => {
    const ann = await contribution('ann', [
      [1, SHARED],
      [5, null],
    ]);
    const tim = await contribution('tim', [
      [2, SHARED],
      [4, null],
    ]);
    expect(await firstOf(ann, tim)).toEqual([false, false]);
  });

  test('to open it again is to open it', async () => {
    const ann = await contribution('ann', [
      [1, SHARED],
      [2, null],
    ]);
    const tim = await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]);
    const issue = base.issues.get(ann);
    if (issue !== undefined) issue.reopenedAt = at(4);
    expect(await isFirst(ann, [tim])).toBe(false);
    if (issue !== undefined) issue.reopenedAt = at(3);
    expect(await isFirst(ann, [tim])).toBe(true);
  });

  test('what somebody pushed to another branch is held against the one who was faster with the pull request', async () => {
    const ann = await contribution('ann', [
      [1, { branch: 'draft', files: { 'Main.java': SHARED } }],
      [4, SHARED],
      [5, null],
    ]);
    const tim = await contribution('tim', [
      [2, SHARED],
      [3, null],
      [6, OTHER + SHARED],
    ]);
    expect(await firstOf(ann, tim)).toEqual([false, false]);
  });

  test('what the record does not have the beginning of may be old', async () => {
    const ann = await contribution('ann', [
      [1, { unrecorded: true, files: { 'Main.java': SHARED } }],
      [4, `${SHARED}//`],
      [5, null],
    ]);
    const tim = await contribution('tim', [
      [2, SHARED],
      [3, null],
      [6, `${SHARED}///`],
    ]);
    expect(await firstOf(ann, tim)).toEqual([false, false]);
  });

  test('a push of somebody else to one’s own head gives nothing', async () => {
    const pushedBy = (login: string): Change => ({ pushedBy: login, files: { 'Main.java': SHARED } });
    const tim = await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]);
    const ann = await contribution(
      'ann',
      [
        [1, pushedBy('tim')],
        [2, null],
      ],
      base,
    );
    expect(await isFirst(ann, [tim])).toBe(false);
    const eve = await contribution('eve', [
      [1, pushedBy('eve')],
      [2, null],
    ]);
    expect(await isFirst(eve, [tim])).toBe(true);
  });

  test('a head that the record does not end with is not proven', async () => {
    const ann = await contribution('ann', [
      [1, SHARED],
      [2, null],
      [5, { unrecorded: true, files: { 'Main.java': `${SHARED}//` } }],
    ]);
    const tim = await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]);
    expect(await firstOf(ann, tim)).toEqual([false, false]);
  });

  test('what the base has was brought by nobody', async () => {
    await base.commit({ files: { 'Given.java': SHARED }, pushedAt: at(0) });
    const ann = await contribution('ann', [
      [1, OTHER],
      [2, null],
      [5, `${SHARED}//`],
    ]);
    const tim = await contribution('tim', [
      [3, `${SHARED}///`],
      [4, null],
    ]);
    expect(await firstOf(ann, tim)).toEqual([false, true]);
  });

  test('a head that came back to a commit may have had it before the record begins', async () => {
    const ann = await contribution('ann', [
      [1, { unrecorded: true, files: { 'Main.java': SHARED } }],
      [2, OTHER],
      [3, null],
    ]);
    const fork = standIn.find('ann/tool');
    const [put] = fork?.activities ?? [];
    const tim = await contribution('tim', [
      [4, SHARED],
      [5, null],
    ]);
    const push = { pushedAt: at(6), actor: 'ann', recorded: true };
    fork?.moved('work', put?.after ?? '', put?.before ?? '', 'force_push', push);
    expect(await firstOf(ann, tim)).toEqual([false, false]);
  });
});

describe('nothing is proven', () => {
  const two = async (): Promise<readonly [number, number]> => [
    await contribution('ann', [
      [1, SHARED],
      [2, null],
    ]),
    await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]),
  ];

  test.each([
    [
      'the other one is closed',
      (tim: number) => Object.assign(base.issues.get(tim) ?? {}, { state: 'closed' }),
    ],
    [
      'the other one is pushed to',
      () => standIn.find('tim/tool')?.commit({ branch: 'work', author: 'tim', files: { 'a.txt': 'x' } }),
    ],
  ])('where %s after it was read', async (_, happen) => {
    const [ann, tim] = await two();
    const one = await checked(ann, [tim]);
    await happen(tim);
    expect((await asked(one)).report).toBe(one);
  });

  seldom('where there are more pushes than are read', async () => {
    const ann = await contribution('ann', [
      [1, SHARED],
      [2, null],
    ]);
    const tim = await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]);
    const fork = standIn.find('tim/tool');
    const [one, other] = [base.head() ?? '', fork?.head('work') ?? ''];
    const push = { pushedAt: at(5), actor: 'tim', recorded: true };
    const most = HISTORY_LIMITS.pulls.pages * 100;
    for (let n = fork?.activities.length ?? 0; n < most; n += 1) {
      fork?.moved('more', n % 2 === 0 ? one : other, n % 2 === 0 ? other : one, 'force_push', push);
    }
    expect(await isFirst(ann, [tim])).toBe(true);
    fork?.moved('more', one, other, 'force_push', push);
    expect(await isFirst(ann, [tim])).toBe(false);
  });

  test('where the repository of the other one is gone', async () => {
    const [ann, tim] = await two();
    const findings = isFirst(ann, [tim]);
    expect(await findings).toBe(true);
    const issue = base.issues.get(tim);
    const pull = issue?.pull;
    if (issue === undefined || pull === undefined || pull === null) throw new Error('it is there');
    Object.assign(pull, { headRepository: null });
    expect(await isFirst(ann, [tim])).toBe(false);
  });

  test('where the token may not see the pushes of a fork', async () => {
    const [ann, tim] = await two();
    const fork = standIn.find('tim/tool');
    if (fork !== null) fork.options = { ...fork.options, private: true };
    const client = connect(standIn, standIn.token({ repositories: ['org/tool'] }));
    const { report: after, log } = await asked(await checked(ann, [tim]), client);
    expect(after.findings.pairs.map(({ pushedFirst }) => pushedFirst)).toEqual([undefined]);
    expect(standIn.requests.at(-1)?.status).toBe(404);
    expect(log).not.toContain('tim');
    await client.close();
  });

  test('where there are more others than are asked about', async () => {
    const [ann, tim] = await two();
    const others = [tim];
    for (let n = 1; n < HISTORY_LIMITS.pulls.others; n += 1) {
      others.push(
        await contribution(`p${n}`, [
          [3, SHARED],
          [4, null],
        ]),
      );
    }
    expect(await isFirst(ann, others)).toBe(true);
    others.push(
      await contribution('more', [
        [3, SHARED],
        [4, null],
      ]),
    );
    expect(await isFirst(ann, others)).toBe(false);
    expect(standIn.requests).toHaveLength(before);
  });

  test('where one of several is not later', async () => {
    const [ann, tim] = await two();
    const eve = await contribution('eve', [
      [0, SHARED],
      [4, null],
    ]);
    expect(await isFirst(ann, [tim, eve])).toBe(false);
  });

  seldom('where there are more commits than are read', async () => {
    const { commits } = HISTORY_LIMITS.pulls;
    const many = Array.from({ length: commits - 1 }, (_, n): Step => [2, `${SHARED}//${n}`]);
    const ann = await contribution('ann', [[1, SHARED], [2, null], ...many]);
    const tim = await contribution('tim', [
      [3, SHARED],
      [4, null],
    ]);
    expect(await isFirst(ann, [tim])).toBe(true);
    await standIn
      .find('ann/tool')
      ?.commit({ branch: 'work', author: 'ann', pushedAt: at(2), files: { 'Main.java': `${SHARED}//` } });
    expect(await isFirst(ann, [tim])).toBe(false);
  });

  test('and nobody is asked, where it would change nothing or few requests are left', async () => {
    const [ann, tim] = await two();
    const one = await checked(ann, [tim]);
    const [flag] = one.verdict.flagged;
    if (flag === undefined) throw new Error('it is flagged');
    const { similarity, ai } = one.thresholds;
    const [a, b] = [`org/tool#${ann}`, `org/tool#${tim}`];
    const left = async (remaining: number): Promise<GitHub> => {
      const client = connect(standIn, standIn.token({ limit: 100, remaining: remaining + 1 }));
      await readPullRequest(client, { owner: 'org', repo: 'tool' }, ann);
      return client;
    };
    const [scarce, enough] = [await left(19), await left(20)];
    const unasked: readonly (readonly [RunReport, GitHub])[] = [
      [{ ...one, verdict: { ...one.verdict, flagged: [] } }, github],
      [{ ...one, verdict: { ...one.verdict, flagged: [{ ...flag, by: ['similarity', 'ai'] }] } }, github],
      [{ ...one, verdict: { ...one.verdict, flagged: [flag, { ...flag, key: 'another' }] } }, github],
      [{ ...one, students: { ...one.students, notComparedWith: 1 } }, github],
      [{ ...one, dismissed: [{ a, b, reason: 'allowed' }] }, github],
      [{ ...one, thresholds: { similarity: similarity + 20, ai } }, github],
      [one, scarce],
    ];
    for (const [run, client] of unasked) {
      expect((await asked(run, client)).report).toBe(run);
      expect(standIn.requests).toHaveLength(before);
    }
    expect((await asked(one, enough)).report).not.toBe(one);
    await Promise.all([scarce.close(), enough.close()]);
  });
});
