import fc from 'fast-check';
import { given } from '../../src/base/words/message.ts';
import { ENGLISH } from '../../src/base/words/english.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SubmissionFinding } from '../../src/contract/findings.ts';
import type { RunReport } from '../../src/contract/report.ts';
import { newAssignment } from '../../src/bot/scan/state/assignment-state.ts';
import type { AssignmentState, StudentNotes } from '../../src/bot/scan/state/state-schema.ts';
import { areStudentsTold, studentNotes } from '../../src/bot/scan/students/student-notes.ts';
import { studentText } from '../../src/bot/scan/students/student-text.ts';
import { readAnswers } from '../../src/bot/scan/students/student-answers.ts';
import type { AssignmentStore } from '../../src/bot/scan/store/assignment-store.ts';
import type { Case } from '../../src/contract/cases.ts';
import type { GitHub } from '../../src/github/client.ts';
import { openAnswers } from '../../src/report/cases/merge-cases.ts';
import { casesText, parseCases } from '../../src/report/cases/case-document.ts';
import { type StudentsHost, tellStudents } from '../../src/bot/scan/students/tell-students.ts';
import { parseSettings } from '../../src/contract/settings/parse-settings.ts';
import type { Assignment, Settings } from '../../src/contract/settings/settings.ts';
import { foundByName, type FoundRepository } from '../../src/sources/github/found-repository.ts';
import { listRepositories } from '../../src/sources/github/repository.ts';
import { match, report, submission } from '../report/sample.ts';
import { publicFile, publicMatch, webClass } from '../report/web-class.ts';
import { staffRepository, type StaffRepository } from './staff-repository.ts';
import { seldom, tries } from '../suite.ts';

const FACTS = { event: 'schedule', repositoryOwner: 'cs1', isFork: false };
const SHA = 'a'.repeat(40);

function assignmentOf(lines: readonly string[] = []): Assignment {
  const config = [
    'assignments:',
    '  - name: hw1',
    '    repositories: hw1-*',
    ...lines.map((one) => `    ${one}`),
  ];
  const [assignment] = parseSettings({}, config.join('\n'), FACTS).settings.assignments;
  if (assignment === undefined) throw new Error('no assignment');
  return assignment;
}

const NOBODY: Case = {
  subjects: ['1'],
  names: ['x'],
  state: 'new',
  reason: null,
  note: null,
  by: null,
  at: '2026-01-02T00:00:00Z',
  evidence: { similarity: null, suspicion: null, tokens: null },
};

const settingsOf = (...lines: readonly string[]): Settings => assignmentOf(lines).settings;

function student(id: number, total: number | null, more: Partial<SubmissionFinding> = {}): SubmissionFinding {
  return submission(`s-${id}`, {
    name: `student-${id}`,
    total,
    origin: { kind: 'repository', owner: 'cs1', repo: `hw1-${id}`, repositoryId: id, sha: SHA },
    ...more,
  });
}

/** Two who are alike, one who is like nobody, last year's, and one without files. */
function classReport(first = 91.37, second = 88.21, others: readonly SubmissionFinding[] = []): RunReport {
  return report(
    [
      student(1, first, { matches: [match('s-2', [3, 9])] }),
      student(2, second),
      student(3, 12.5),
      student(4, 97.13, { role: 'archive' }),
      student(5, null, { files: [], state: { kind: 'not-checked', reason: 'peer student-1 broke it' } }),
      ...others,
    ],
    {
      verdict: {
        outcome: 'flagged',
        exitCode: 1,
        sentence: given('student-1 and student-2'),
        flagged: [first, second].flatMap((total, at) =>
          total > 75 ? [{ key: `s-${at + 1}`, by: ['similarity' as const] }] : [],
        ),
        notChecked: ['s-5'],
        warnings: ['student-1 is strange'].map(given),
      },
    },
  );
}

const ALL = new Set([1, 2, 3, 4, 5]);
const notesOf = (found: RunReport, before?: StudentNotes): StudentNotes => studentNotes(found, before, ALL);
function textOf(id: number, found: RunReport, settings = settingsOf()): string {
  const notes = notesOf(found);
  const note = notes.notes[id];
  if (note === undefined) throw new Error(`no note of ${id}`);
  const { title, body } = studentText('hw1', note, notes, settings, ENGLISH);
  return `${title}\n${body}`;
}

describe('what a student reads', () => {
  test('bands, the own verdict, and that a person will look', () => {
    const flagged = textOf(1, classReport(), settingsOf("policy: 'Ask Ada.'"));
    expect(flagged).toContain('### 🔎 Needs a review: `hw1`');
    expect(flagged).toContain('Nobody has looked yet; a person will.');
    expect(flagged).toContain('Similarity: **very high** · Review: **needed** · Compared with: **3 others**');
    expect(flagged).toContain('Ask Ada.');
    // The class is flagged; this one of it is not.
    const clear = textOf(3, classReport(), settingsOf("policy: 'Ask Ada.'"));
    expect(clear).toContain('Nothing needs a review.');
    expect(clear).toContain('Similarity: **low** · Review: **not needed**');
    expect(clear).not.toMatch(/Nobody has looked|Ask Ada/);
    expect(textOf(5, classReport())).toContain('Not checked: It holds no source files.');
  });

  test('nothing of a search of the web, and that the code stayed where it was only where that is so', () => {
    const { report: found } = webClass();
    const canary = 'https://canary.example/public';
    const source = publicFile('canary.py', { url: canary, repository: 'canary/solution' });
    const searched = (isSearched: boolean): RunReport => {
      const one = classReport(91.37, 88.21, [
        student(
          6,
          95,
          isSearched ? { matches: [publicMatch(source, 95, { quoted: 'canary()' })], publicWeb: 95 } : {},
        ),
      ]);
      const findings = isSearched ? { ...one.findings, webSearch: found.findings.webSearch } : one.findings;
      return { ...one, findings };
    };
    for (const id of [1, 3, 6]) {
      const told = textOf(id, searched(true));
      expect(told + JSON.stringify(notesOf(searched(true)))).not.toMatch(
        /canary|octo|entry price|tutorial|swh:|on the web/i,
      );
      expect(told).not.toContain('did not leave the machine');
      expect(textOf(id, searched(false))).toContain('did not leave the machine');
    }
  });

  test('nothing is noted of what is not judged', () => {
    expect(Object.keys(notesOf(classReport()).notes)).toEqual(['1', '2', '3', '5']);
  });

  test('less where student-feedback says so, also where the note is older than the setting', () => {
    const verdict = textOf(1, classReport(), settingsOf('student-feedback: verdict'));
    expect(verdict).toContain('Review: **needed**');
    expect(verdict).not.toMatch(/Similarity: \*\*|very high/);
  });

  test.each([
    ['tell-students: none', 'full', false],
    ['tell-students: comment', 'none', false],
    ['tell-students: comment', 'verdict', true],
    ['tell-students: check-run', 'full', true],
  ])('%s and student-feedback: %s: told is %s', (channel, feedback, told) => {
    expect(areStudentsTold(settingsOf(channel, `student-feedback: ${feedback}`))).toBe(told);
  });

  test('the same verdict is the same text, whatever run it comes from', () => {
    const later = {
      ...classReport(),
      run: { ...classReport().run, createdAt: '2027-01-01T00:00:00Z', runUrl: null },
    };
    expect(textOf(1, later)).toBe(textOf(1, classReport()));
    // Another number of the same band too.
    expect(textOf(1, classReport(99.9))).toBe(textOf(1, classReport(91.37)));
  });

  seldom('no peer and no exact number, in the text or in what the state keeps', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 40 });
    const score = fc.double({ min: 0, max: 100, noNaN: true }).filter((value) => String(value).length > 5);
    fc.assert(
      fc.property(name, score, score, (peer, first, second) => {
        const marked = `peer<${peer}>`;
        const found = classReport(first, second, [student(6, first, { name: marked, key: 'other-6' })]);
        const notes = notesOf(found);
        const said = [1, 2, 3, 5].map((id) => textOf(id, found)).join('\n') + JSON.stringify(notes);
        for (const secret of [marked, 'student-1', 'student-2', 'other-6', String(first), String(second)]) {
          expect(said).not.toContain(secret);
        }
        expect(textOf(3, found)).not.toMatch(/hw1-1|hw1-2|s-1\b|s-2\b|lines? \d/);
      }),
      { numRuns: tries(100) },
    );
  });

  test('a name of an assignment or a policy cannot leave its place', () => {
    const text = textOf(1, classReport(), settingsOf("policy: '<img src=x> @eve ](https://evil.example)'"));
    expect(text).not.toMatch(/<img|(?<!&#8203;)@eve/);
  });
});

describe('what is known to be told', () => {
  const told = (notes: StudentNotes): StudentNotes => ({
    ...notes,
    notes: Object.fromEntries(
      Object.entries(notes.notes).map(([id, note]) => [id, { ...note, told: '0'.repeat(16) }]),
    ),
  });

  test('stays with the commit, and goes with it', () => {
    const before = told(notesOf(classReport()));
    expect(notesOf(classReport(), before).notes[3]?.told).toBe('0'.repeat(16));
    const pushed = classReport(91.37, 88.21, [
      student(3, 12.5, {
        origin: { kind: 'repository', owner: 'cs1', repo: 'hw1-3', repositoryId: 3, sha: 'b'.repeat(40) },
      }),
    ]);
    expect(notesOf(pushed, before).notes[3]).not.toHaveProperty('told');
  });

  test('stays where the repository could not be checked this time, and goes with the repository', () => {
    const before = told(notesOf(classReport()));
    const without = report([student(1, 91.37), student(2, 88.21)]);
    expect(Object.keys(studentNotes(without, before, new Set([1, 2, 3])).notes)).toEqual(['1', '2', '3']);
    expect(Object.keys(studentNotes(without, before, new Set([1, 2])).notes)).toEqual(['1', '2']);
  });
});

describe('telling', () => {
  let staff: StaffRepository;
  let state: AssignmentState;
  let changes: number;
  const shas = new Map<number, string>();
  beforeEach(async () => {
    staff = await staffRepository();
    staff.standIn.organization('class');
    changes = 0;
    shas.clear();
    for (const name of ['ann', 'ben', 'cyd']) {
      const made = staff.standIn.repository(`class/hw1-${name}`, { private: true });
      shas.set(made.id, await made.commit({ files: { 'a.py': `${name} = 1\n` } }));
    }
    noteAll();
  });
  afterEach(() => staff.close());

  /** As after a check in which the first one was flagged or not. */
  function noteAll(first = 91, before?: StudentNotes, which = 0): void {
    const rows = [...shas].map(([id, sha], at) =>
      student(id, at === which ? first : 10, {
        origin: { kind: 'repository', owner: 'class', repo: 'x', repositoryId: id, sha },
      }),
    );
    const flagged = first > 75 ? [{ key: rows[which]?.key ?? '', by: ['similarity' as const] }] : [];
    const found = report(rows, { verdict: { outcome: 'flagged', flagged } });
    state = { ...newAssignment('5'.repeat(64)), students: studentNotes(found, before, new Set(shas.keys())) };
  }

  const keptState: AssignmentStore = {
    read: () => Promise.resolve(state),
    change: (by) => {
      changes += 1;
      state = by(state);
      return Promise.resolve(state);
    },
  };

  function hostOf(
    github: GitHub,
    options: { readonly endsAtMs?: number; readonly random?: number } = {},
  ): StudentsHost {
    return {
      branch: null,
      endsAtMs: options.endsAtMs ?? Number.POSITIVE_INFINITY,
      world: {
        collector: () => github,
        clock: staff.clock,
        signal: new AbortController().signal,
        log: staff.log,
        random: () => options.random ?? 0,
      },
    };
  }

  async function tell(
    channel: 'comment' | 'check-run',
    options: { readonly token?: string; readonly endsAtMs?: number; readonly random?: number } = {},
  ): Promise<readonly string[]> {
    const github = staff.github(options.token);
    const repositories = await listRepositories(github, 'class');
    const found = repositories.map((repository) => foundByName(repository));
    return tellStudents(
      hostOf(github, options),
      keptState,
      assignmentOf([`tell-students: ${channel}`]),
      found,
    );
  }

  const at = (name: string) => {
    const found = staff.standIn.find(`class/hw1-${name}`);
    if (found === null) throw new Error(`no ${name}`);
    return found;
  };
  const comments = (name: string): readonly string[] => at(name).storedCommitComments.map(({ body }) => body);
  const runs = (name: string): readonly unknown[] =>
    at(name).storedCheckRuns.map(({ conclusion, output }) => [conclusion, output.title]);
  // GraphQL is asked whose token it is, and is posted to.
  const writes = (): number =>
    staff.standIn.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql').length;
  const POST = { method: 'POST', path: /commits\/[0-9a-f]+\/comments/ } as const;

  test('is one comment on the commit of each, and nothing the second time', async () => {
    expect(await tell('comment')).toEqual([]);
    expect(comments('ann')).toEqual([expect.stringContaining('Needs a review')]);
    expect(comments('ben')).toEqual([expect.stringContaining('Nothing needs a review.')]);
    expect(at('ann').storedCommitComments[0]?.sha).toBe(at('ann').head());
    const [before, noted] = [writes(), changes];
    expect(await tell('comment')).toEqual([]);
    expect([writes(), changes]).toEqual([before, noted]);
  });

  test('finds its comment again where nothing was noted, as after a kill', async () => {
    await tell('comment');
    const before = writes();
    noteAll();
    await tell('comment');
    expect([comments('ann').length, writes()]).toEqual([1, before]);
  });

  test('changes the comment of the same commit when the verdict changed', async () => {
    await tell('comment');
    noteAll(20, state.students);
    await tell('comment');
    expect(comments('ann')).toEqual([expect.stringContaining('Nothing needs a review.')]);
    expect(comments('ben')).toHaveLength(1);
  });

  seldom('one more in the class changes no comment', async () => {
    await tell('comment');
    const before = writes();
    const made = staff.standIn.repository('class/hw1-dan', { private: true });
    shas.set(made.id, await made.commit({ files: { 'a.py': 'dan = 1\n' } }));
    noteAll(91, state.students);
    await tell('comment');
    expect([writes() - before, comments('dan').length]).toEqual([1, 1]);
  });

  test('takes no comment of somebody else for its own', async () => {
    const mark = '<!-- code-similarity-action:scan hw1 student -->';
    at('ann').storedCommitComments.push({
      id: 999_999,
      sha: at('ann').head() ?? '',
      body: `${mark}\nall is well`,
      author: 'ann',
      byBot: false,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    });
    await tell('comment');
    expect(comments('ann')).toEqual([`${mark}\nall is well`, expect.stringContaining('Needs a review')]);
  });

  test("a bot's comment with our mark, as a student's workflow can post it, keeps nobody from being told", async () => {
    const mark = '<!-- code-similarity-action:scan hw1 student -->';
    const sha = at('ann').head() ?? '';
    const made = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
    at('ann').storedCommitComments.push(
      ...[1, 2, 3, 4].map((id) => ({
        id,
        sha,
        body: `${mark}\nall is well`,
        author: 'github-actions[bot]',
        byBot: true,
        ...made,
      })),
    );
    for (let attempt = 0; attempt < 6; attempt += 1) {
      staff.standIn.fail(
        { method: 'PATCH', path: /hw1-ann\/comments\/[1-4]$/ },
        { status: 403, body: { message: 'Resource not accessible by integration' } },
      );
    }
    expect(await tell('comment', { token: staff.standIn.token({}) })).toEqual([]);
    expect(comments('ann')).toHaveLength(5);
    expect(comments('ann')[4]).toContain('Needs a review');
    noteAll();
    expect(await tell('comment', { token: staff.standIn.token({}) })).toEqual([]);
    expect(comments('ann')).toHaveLength(5);
  });

  test('some who make GitHub refuse are not in the way of all others', async () => {
    for (const name of ['dan', 'eve', 'fay', 'gus']) {
      const made = staff.standIn.repository(`class/hw1-${name}`, { private: true });
      shas.set(made.id, await made.commit({ files: { 'a.py': `${name} = 1\n` } }));
    }
    noteAll();
    const refuse = (): void => {
      for (const name of ['ann', 'ben', 'cyd']) {
        staff.standIn.fail(
          { ...POST, path: new RegExp(`hw1-${name}/commits`) },
          { status: 403, body: { message: 'Blocked' } },
        );
      }
    };
    refuse();
    const told = (): number =>
      ['dan', 'eve', 'fay', 'gus'].filter((name) => comments(name).length === 1).length;
    expect((await tell('comment')).at(-1)).toMatch(/^4 students not told yet: GitHub refused several/);
    expect(told()).toBe(0);
    refuse();
    expect(await tell('comment', { random: 0.5 })).toHaveLength(3);
    expect(told()).toBe(4);
  });

  seldom('is a check run that is never red, changed in place', async () => {
    await tell('check-run');
    expect([runs('ann'), runs('ben')]).toEqual([
      [['neutral', 'Needs a review: similarity very high']],
      [['success', 'Nothing flagged: similarity low']],
    ]);
    noteAll();
    await tell('check-run');
    noteAll(20);
    await tell('check-run');
    expect(runs('ann')).toEqual([['success', 'Nothing flagged: similarity low']]);
  });

  seldom('needs an App for check runs, and says so after three', async () => {
    const remarks = await tell('check-run', {
      token: staff.standIn.token({ login: 'tina' }),
    });
    expect(remarks).toHaveLength(3);
    expect(remarks[0]).toMatch(/hw1-ann was not told: .*Checks: write \(Apps and workflows only\)/);
    const made = staff.standIn.repository('class/hw1-dan', { private: true });
    shas.set(made.id, await made.commit({ files: { 'a.py': 'dan = 1\n' } }));
    noteAll();
    const more = await tell('check-run', {
      token: staff.standIn.token({ login: 'tina' }),
    });
    expect(more.at(-1)).toBe(
      '1 student not told yet: GitHub refused several in a row. The next scan tries again.',
    );
  });

  test('tells nobody in a public, internal or archived repository', async () => {
    at('ann').options = { ...at('ann').options, private: false };
    at('ben').options = { ...at('ben').options, archived: true };
    at('cyd').options = { ...at('cyd').options, internal: true };
    expect(await tell('comment')).toEqual([
      'Not told, because others than the student read these repositories (public or internal): class/hw1-ann, class/hw1-cyd.',
    ]);
    expect(['ann', 'ben', 'cyd'].map((name) => comments(name).length)).toEqual([0, 0, 0]);
  });

  seldom('one that GitHub refuses is a remark, and the others are told', async () => {
    staff.standIn.fail({ ...POST, path: /hw1-ann\/commits/ }, { status: 403, body: { message: 'Blocked' } });
    const remarks = await tell('comment');
    expect(remarks).toEqual([
      expect.stringMatching(/^The student of class\/hw1-ann was not told: GitHub refused/),
    ]);
    expect(['ann', 'ben', 'cyd'].map((name) => comments(name).length)).toEqual([0, 1, 1]);
    await tell('comment');
    expect(comments('ann')).toHaveLength(1);
  });

  test.each(['lost', 'drop'] as const)('an answer that does not come (%s): one comment', async (fault) => {
    staff.standIn.fail(POST, fault);
    expect(await tell('comment')).toEqual([]);
    expect(['ann', 'ben', 'cyd'].map((name) => comments(name).length)).toEqual([1, 1, 1]);
  });

  describe('and what they answer', () => {
    /** The class as it is found where its repositories are named after accounts; `cyd` is on a list under another one. */
    async function classNow(): Promise<readonly FoundRepository[]> {
      const repositories = await listRepositories(staff.github(), 'class');
      return repositories.map((repository) => ({
        ...foundByName(repository, repository.repo.slice('hw1-'.length)),
        ...(repository.repo === 'hw1-cyd' ? { login: 'Cyd-1' } : {}),
      }));
    }
    const scan = async (channel = 'comment'): Promise<readonly string[]> => {
      const found = await classNow();
      const assignment = assignmentOf([`tell-students: ${channel}`]);
      const remarks = await readAnswers(hostOf(staff.github()), keptState, assignment, found);
      await tellStudents(hostOf(staff.github()), keptState, assignment, found);
      return remarks;
    };
    let id = 500_000;
    const say = (name: string, author: string, body: string, when?: string): void => {
      id += 1;
      const last = at(name).storedCommitComments.at(-1)?.createdAt ?? '2026-01-01T00:00:00Z';
      const now = when ?? new Date(Date.parse(last) + 1000).toISOString();
      const made = { id, sha: shaAt(name), body, author, byBot: false, createdAt: now, updatedAt: now };
      at(name).storedCommitComments.push(made);
    };
    const shaAt = (name: string): string => at(name).head() ?? '';
    const answers = (): readonly (readonly [readonly string[], string, readonly string[]])[] =>
      (state.cases ?? []).map(({ names, state: now, answers: all = [] }) => [
        names,
        now,
        all.map(({ text }) => text),
      ]);

    test('is asked for where it is read, and nowhere else', async () => {
      await scan();
      const invited = ['ann', 'ben', 'cyd'].map((name) => comments(name)[0]?.includes('You can answer with'));
      expect(invited).toEqual([true, false, false]);
      // Nobody of a list or a name: nobody could be told from a stranger.
      noteAll();
      await tell('comment');
      expect(comments('ann').at(-1)).not.toContain('You can answer with');
    });

    test('stands at a case of their submission, once, with who and when, as it was written', async () => {
      say('ann', 'ann', 'written before there was anything to answer', '2026-01-01T00:00:00Z');
      await scan();
      const text = '<img src=x onerror=alert(1)> @eve \u202e';
      say('ann', 'Ann', text);
      say('ann', 'tutor', 'what else did you use?');
      say('ben', 'ben', 'nobody asked me');
      expect(await scan()).toEqual([
        '1 student answered. Read it in the next report, at the submission: class/hw1-ann.',
      ]);
      expect(answers()).toEqual([[['ann'], 'new', [text]]]);
      const [one] = state.cases ?? [];
      expect(one?.answers?.[0]?.at).toBe(at('ann').storedCommitComments.at(-2)?.createdAt);
      expect(openAnswers(one ?? NOBODY)).toHaveLength(1);
      expect(parseCases(casesText({ cases: state.cases ?? [], common: [] }), 'x').cases).toEqual(state.cases);
      const noted = changes;
      expect(await scan()).toEqual([]);
      expect([answers().length, changes]).toEqual([1, noted]);
    });

    test('is that of the account on the list, and stays where it is changed or deleted', async () => {
      noteAll(91, undefined, 2);
      await scan();
      say('cyd', 'cyd', 'I am somebody else');
      say('cyd', 'cyd-1', 'I wrote it alone');
      await scan();
      const comment = at('cyd').storedCommitComments.at(-1);
      if (comment === undefined) throw new Error('no comment');
      comment.body = 'with Ben';
      comment.updatedAt = new Date(Date.parse(comment.updatedAt) + 60_000).toISOString();
      await scan();
      at('cyd').storedCommitComments.pop();
      await scan();
      expect(answers()).toEqual([[['cyd'], 'new', ['I wrote it alone', 'with Ben']]]);
    });

    test('is added to a case that staff decided about, and no more than fits', async () => {
      await scan();
      const [first] = shas.keys();
      const decided: Case = { ...NOBODY, subjects: [String(first)], names: ['ann'], state: 'to-discuss' };
      state = { ...state, cases: [decided] };
      for (let more = 0; more < 30; more += 1) say('ann', 'ann', `answer ${more}: ${'x'.repeat(1500)}`);
      await scan();
      expect(state.cases?.[0]).toMatchObject({ state: 'to-discuss', at: decided.at });
      const all = (state.cases?.[0]?.answers ?? []).map(({ text }) => text.length);
      expect([all.length, all.reduce((sum, one) => sum + one, 0) <= 20_000]).toEqual([13, true]);
    });

    test('costs no request where nobody was told that a review is needed', async () => {
      noteAll(20);
      await scan();
      const before = staff.standIn.requests.length;
      await readAnswers(hostOf(staff.github()), keptState, assignmentOf(['tell-students: comment']), []);
      expect(staff.standIn.requests.length).toBe(before);
    });

    test('that cannot be read is a remark, and is read by the next scan', async () => {
      await scan();
      say('ann', 'ann', 'hello');
      staff.standIn.fail({ method: 'GET', path: /comments/ }, { status: 403, body: { message: 'Blocked' } });
      expect(await scan()).toEqual([expect.stringMatching(/reading what the student of class\/hw1-ann/)]);
      await scan();
      expect(answers()).toEqual([[['ann'], 'new', ['hello']]]);
    });
  });

  test('goes on in the next scan where the time is over', async () => {
    const endsAtMs = staff.clock.now() + 30_000;
    expect(await tell('comment', { endsAtMs: endsAtMs - 1 })).toEqual([
      '3 students not told yet: the time of this run (timeout-minutes) is over. The next scan goes on.',
    ]);
    expect(await tell('comment', { endsAtMs })).toEqual([]);
    expect(comments('cyd')).toHaveLength(1);
  });
});
