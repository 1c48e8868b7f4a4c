import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseManifest } from '../../src/sources/repositories/manifest.ts';
import { type GitHubStandIn, startGitHub } from '../github-stand-in/stand-in.ts';
import { inEnglish } from '../said.ts';
import { collectFrom, program } from './collecting.ts';
import { seldom } from '../suite.ts';

let github: GitHubStandIn;
beforeEach(async () => {
  github = await startGitHub();
  github.organization('cs101', {
    tas: { members: ['tom'] },
    group1: { members: ['alice'], repositories: ['cs101/hello-bob'] },
  });
});
afterEach(async () => {
  await github.close();
});

async function repository(name: string, options = {}): Promise<void> {
  await github.repository(`cs101/${name}`, options).commit({ files: { 'main.py': program(name) } });
}

async function hello(): Promise<void> {
  for (const name of ['alice', 'bob', 'carol']) await repository(`hello-${name}`);
}

const keys = (names: readonly string[]): string[] => names.map((name) => `cs101/${name}`);

describe('patterns', () => {
  seldom('a glob is for whole names, without case, and says who it is', async () => {
    await hello();
    await repository('other');
    const { files, submissions } = await collectFrom(github, { repositories: ['HELLO-*'] });
    expect(Object.keys(files)).toEqual(keys(['hello-alice', 'hello-bob', 'hello-carol']));
    expect(submissions.map(({ name }) => name)).toEqual(['alice', 'bob', 'carol']);
  });

  seldom('a regular expression names the student', async () => {
    await hello();
    const { submissions } = await collectFrom(github, { repositories: ['/hello-(?<student>[ab].*)/'] });
    expect(
      submissions.map(({ name, origin }) => [name, origin.kind === 'repository' && origin.student]),
    ).toEqual([
      ['alice', 'alice'],
      ['bob', 'bob'],
    ]);
  });

  test('of a person the private ones too, with a token of that person, of a collaborator or of an App that is installed there', async () => {
    for (const name of ['cs101/hello-alice', 'ada/hello-bob', 'ada/hello-carol', 'eve/hello-dan']) {
      await github
        .repository(name, { private: name !== 'ada/hello-bob', collaborators: { tutor: 'read' } })
        .commit({ files: { 'main.py': program(name) } });
    }
    const found = async (token: string): Promise<readonly string[]> => {
      const settings = { organization: 'ada', repositories: ['hello-*'] };
      return Object.keys((await collectFrom(github, settings, { token })).files);
    };
    const both = ['ada/hello-bob', 'ada/hello-carol'];
    expect(await found(github.token({ login: 'ada' }))).toEqual(both);
    // Those of others, whom the same token reads, are not of this class.
    expect(await found(github.token({ login: 'tutor' }))).toEqual(both);
    expect(await found(github.token({ login: 'similarity', bot: true, repositories: both }))).toEqual(both);
    expect(await found(github.token({ login: 'eve', repositories: ['eve/hello-dan'] }))).toEqual([
      'ada/hello-bob',
    ]);
  });

  test('names, with and without owner; a missing one is a failure that names the permission', async () => {
    await hello();
    const { files, failures } = await collectFrom(github, {
      repositories: ['hello-alice', 'cs101/hello-bob', 'cs101/hello-nobody'],
    });
    expect(Object.keys(files)).toEqual(keys(['hello-alice', 'hello-bob']));
    expect(failures).toHaveLength(1);
    expect(failures[0]?.key).toBe('cs101/hello-nobody');
    expect(failures[0]?.reason).toContain('Metadata: read');
  });

  test('one repository by two patterns is one submission', async () => {
    await hello();
    const { submissions } = await collectFrom(github, {
      repositories: ['hello-*', 'hello-alice', '/.*bob/'],
    });
    expect(submissions).toHaveLength(3);
  });

  test('the prefix trap is said', async () => {
    await hello();
    await repository('hello-world-alice');
    await repository('hello-world-bob');
    const { notices } = await collectFrom(github, { repositories: ['hello-*'] });
    expect(notices.join('\n')).toMatch(/2 of the 5 repositories .*"world-".*another assignment/);
  });

  test('a class of hyphenated logins is no trap', async () => {
    for (const name of ['ada-l', 'bea-m', 'cem-n']) await repository(`hello-${name}`);
    const { notices } = await collectFrom(github, { repositories: ['hello-*'] });
    expect(notices.join('\n')).not.toContain('another assignment');
  });

  seldom('a listing of many pages is read to its end', async () => {
    const names = Array.from({ length: 230 }, (_, i) => `hello-s${String(i).padStart(3, '0')}`);
    for (const name of names) github.repository(`cs101/${name}`);
    const { failures } = await collectFrom(github, { repositories: ['hello-*'] });
    // Nothing was ever pushed: each is a failure of its own.
    expect(failures).toHaveLength(230);
    expect(failures[0]?.reason).toContain('is empty');
    expect(github.requests.filter(({ route }) => route === 'GET /orgs/{org}/repos')).toHaveLength(3);
  });
});

describe('what is left out', () => {
  test('templates, forks, archived and disabled ones, the scanning repository, staff', async () => {
    await hello();
    await repository('hello-template', { isTemplate: true });
    await github
      .repository('octo/tool', { private: false })
      .commit({ files: { 'main.py': program('octo') } });
    await repository('hello-fork', { private: false, parent: 'octo/tool' });
    await repository('hello-old', { archived: true });
    await repository('hello-gone', { disabled: true });
    await repository('hello-staff');
    await repository('hello-tom');
    const { files, notices } = await collectFrom(
      github,
      { repositories: ['hello-*'], staff: ['@cs101/tas'] },
      { own: 'cs101/hello-staff' },
    );
    expect(Object.keys(files)).toEqual(keys(['hello-alice', 'hello-bob', 'hello-carol']));
    expect(notices.join('\n')).toMatch(/left out: .*1 template \(/);
    for (const part of [
      '1 fork (',
      '1 archived',
      '1 disabled',
      'the repository of this workflow',
      'staff’s own',
    ]) {
      expect(notices.join('\n')).toContain(part);
    }
  });

  test('forks of what the same owner has are a class, and that is its starter', async () => {
    for (const [isPrivate, name] of [
      [true, 'hello'],
      [false, 'open'],
    ] as const) {
      await repository(`${name}-given`, { private: isPrivate, isTemplate: true });
      for (const student of ['alice', 'bob', 'carol']) {
        await repository(`${name}-${student}`, { private: isPrivate, parent: `cs101/${name}-given` });
      }
      const { files, starter } = await collectFrom(github, { repositories: [`${name}-*`] });
      expect(Object.keys(files)).toEqual(keys([`${name}-alice`, `${name}-bob`, `${name}-carol`]));
      expect(starter?.key).toBe(`cs101/${name}-given`);
      // Each is asked what it is a fork of once, whether it belongs to the class or votes for its starter code.
      const asked = github.requests.filter(({ path }) => path === `/repos/cs101/${name}-alice`);
      expect(asked).toHaveLength(1);
    }
  });

  test('staff are known by the end of a name, where nothing else says whose it is', async () => {
    await repository('hello-alice', { topics: ['hw'] });
    await repository('hello-tom', { topics: ['hw'] });
    const { files } = await collectFrom(github, { topic: 'hw', staff: ['tom'] });
    expect(Object.keys(files)).toEqual(keys(['hello-alice']));
  });

  test('the template that most were made from is the starter; one that cannot be read ends nothing', async () => {
    await repository('given', { isTemplate: true });
    await repository('hello-aaron');
    await repository('hello-bob', { template: 'cs101/given' });
    await repository('hello-carl', { template: 'cs101/given' });
    const { starter } = await collectFrom(github, { repositories: ['hello-*'] });
    expect(starter?.key).toBe('cs101/given');
    github.fail({ path: /cs101\/given(\/|$)/, times: 9 }, { status: 404 });
    const without = await collectFrom(github, { repositories: ['hello-*'] });
    expect(without.starter).toBeNull();
    expect(inEnglish(without.notices).join('\n')).toContain('could not be read, so starter code counts');
    expect(without.submissions).toHaveLength(3);
  });

  test.each(['mallory/tmpl', 'cs1010/given'])(
    'the template %s of somebody else is no starter by itself, and that is said',
    async (template) => {
      const theirs = github.repository(template, { private: false, isTemplate: true });
      await theirs.commit({ files: { 'solution.py': program('solution') } });
      await repository('hello-aaa', { template });
      await repository('hello-aab', { template });
      await repository('hello-zoe');
      const { starter, notices, submissions } = await collectFrom(github, { repositories: ['hello-*'] });
      expect(starter).toBeNull();
      expect(submissions).toHaveLength(3);
      expect(notices.join('\n')).toContain(
        `made from the template ${template}, which does not belong to their owner, so it does not count as starter code`,
      );
      const chosen = await collectFrom(github, { repositories: ['hello-*'], starter: template });
      expect(chosen.starter?.key).toBe(template);
      expect(chosen.notices.join('\n')).not.toContain('template');
    },
  );

  test('a repository that vanishes has no vote on the template, and ends nothing', async () => {
    await hello();
    github.fail({ path: /^\/repos\/cs101\/hello-[a-z]+$/, times: 1 }, { status: 451 });
    const { submissions } = await collectFrom(github, { repositories: ['hello-*'] });
    expect(submissions.length).toBeGreaterThan(1);
  });

  test('archived repositories are taken where that is asked for', async () => {
    await repository('hello-old', { archived: true });
    const { files } = await collectFrom(github, { repositories: ['hello-*'], includeArchived: true });
    expect(Object.keys(files)).toEqual(keys(['hello-old']));
  });

  test('topic, custom property and team', async () => {
    await repository('hello-alice', { topics: ['hw1'], customProperties: { course: 'CS 101' } });
    await repository('hello-bob', { topics: ['hw2'] });
    await repository('hello-carol', { topics: ['hw1'] });
    expect(Object.keys((await collectFrom(github, { topic: 'hw1' })).files)).toEqual(
      keys(['hello-alice', 'hello-carol']),
    );
    expect(
      Object.keys((await collectFrom(github, { property: { name: 'course', value: 'cs 101' } })).files),
    ).toEqual(keys(['hello-alice']));
    // By access (bob's) and by the login at the end of the name (alice's).
    expect(Object.keys((await collectFrom(github, { team: 'group1' })).files)).toEqual(
      keys(['hello-alice', 'hello-bob']),
    );
  });
});

describe('none is missed', () => {
  seldom('a push while the listing is read moves nobody between its pages', async () => {
    const made = Array.from({ length: 130 }, (_, i) => github.repository(`cs101/hello-s${i}`));
    for (const [i, one] of made.entries()) {
      await one.commit({
        files: { 'a.py': `x = ${i}\n` },
        pushedAt: `2026-01-01T${String(i).padStart(4, '0').slice(0, 2)}:00:${String(i % 60).padStart(2, '0')}Z`,
      });
    }
    const last = made.toSorted((a, b) => ((a.pushedAt ?? '') < (b.pushedAt ?? '') ? -1 : 1))[0];
    const newest = made[129];
    let pushed = false;
    const watch = setInterval(() => {
      if (pushed || !github.requests.some(({ route }) => route === 'GET /orgs/{org}/repos')) return;
      pushed = true;
      void last?.commit({ files: { 'a.py': 'x = "late"\n' }, pushedAt: '2026-06-01T00:00:00Z' });
      void newest?.commit({ files: { 'b.py': 'x = "late"\n' }, pushedAt: '2026-06-01T00:00:01Z' });
    }, 0);
    const { submissions } = await collectFrom(github, { repositories: ['hello-*'] });
    clearInterval(watch);
    expect(pushed).toBe(true);
    expect(submissions).toHaveLength(130);
  });

  test('what topic or property take away is said by name', async () => {
    await repository('hello-alice', { topics: ['hw1'] });
    await repository('hello-bob');
    const { files, notices } = await collectFrom(github, {
      repositories: ['hello-alice', 'hello-bob'],
      topic: 'hw1',
    });
    expect(Object.keys(files)).toEqual(keys(['hello-alice']));
    expect(notices.join('\n')).toContain('1 without the topic (cs101/hello-bob)');
  });

  test('of a few repositories of a part one that vanished ends nothing', async () => {
    await hello();
    github.fail({ path: /hello-bob\/(tarball|git)/, times: 9 }, { status: 404 });
    const { failures } = await collectFrom(
      github,
      { repositories: ['hello-*'] },
      { part: (key) => key === 'cs101/hello-bob' },
    );
    expect(failures.map(({ key }) => key)).toEqual(['cs101/hello-bob']);
  });
});

describe('the archive', () => {
  const roles = (all: Awaited<ReturnType<typeof collectFrom>>): readonly string[] =>
    all.submissions.map(({ role, key }) => `${role} ${key}`);

  test('what is judged is not compared with itself, and nothing is taken twice', async () => {
    await hello();
    await repository('old-ann');
    const all = await collectFrom(github, {
      repositories: ['hello-*'],
      archive: ['cs101/*', 'cs101/old-ann'],
    });
    expect(roles(all).filter((line) => line.startsWith('archive'))).toEqual(['archive cs101/old-ann']);
    expect(all.notices.join('\n')).toContain('left out of the archive');
  });

  test('a glob below a folder that is there is of folders', async () => {
    await hello();
    const workspace = mkdtempSync(join(tmpdir(), 'archive-'));
    mkdirSync(join(workspace, 'last-year', 'zoe', 'work'), { recursive: true });
    writeFileSync(join(workspace, 'last-year', 'zoe', 'work', 'a.py'), program('zoe'));
    const all = await collectFrom(
      github,
      { repositories: ['hello-*'], archive: ['last-year/*'] },
      { workspace },
    );
    rmSync(workspace, { recursive: true });
    expect(roles(all).filter((line) => line.startsWith('archive'))).toEqual(['archive last-year/zoe/work']);
  });

  test('one that is gone is a failure of its own', async () => {
    await hello();
    await repository('old-ann');
    const all = await collectFrom(github, {
      repositories: ['hello-*'],
      archive: ['cs101/old-gone', 'cs101/old-ann'],
    });
    expect(all.failures.map(({ key, role }) => [key, role])).toEqual([['cs101/old-gone', 'archive']]);
    expect(roles(all)).toContain('archive cs101/old-ann');
  });

  test('a part of a matrix fetches its own alone', async () => {
    await hello();
    await repository('old-ann');
    await repository('old-bea');
    await collectFrom(
      github,
      { repositories: ['hello-*'], archive: ['cs101/old-*'] },
      { part: (key) => key !== 'cs101/old-bea' },
    );
    const fetched = github.requests.filter(({ route }) => route.includes('tarball'));
    expect(fetched.some(({ path }) => path.includes('old-ann'))).toBe(true);
    expect(fetched.some(({ path }) => path.includes('old-bea'))).toBe(false);
  });
});

describe('nothing found', () => {
  test('a token that sees no repository is told its permission', async () => {
    await hello();
    const token = github.token({ repositories: [] });
    await expect(collectFrom(github, { repositories: ['hello-*'] }, { token })).rejects.toThrow(
      /sees no repository of cs101.*Contents: read.*GITHUB_TOKEN reaches its own repository alone/,
    );
  });

  test('where the token of the class was not given, that is said', async () => {
    await hello();
    const token = github.token({ repositories: [] });
    const origin = { kind: 'input', name: 'collect-token', instead: 'github-token' } as const;
    await expect(collectFrom(github, { repositories: ['hello-*'] }, { token, origin })).rejects.toThrow(
      /sees no repository of cs101.*as collect-token \(collect-token is empty, as a secret that does not exist is, so github-token was used\)/,
    );
  });

  test('names that match nothing are told so', async () => {
    await hello();
    await expect(collectFrom(github, { repositories: ['hallo-*'] })).rejects.toThrow(
      /No submission among the 3 repositories of cs101.*No repository of cs101 matches "hallo-\*"/,
    );
  });

  test('an owner that does not exist', async () => {
    await expect(collectFrom(github, { organization: 'nobody', repositories: ['x-*'] })).rejects.toThrow(
      /listing the repositories of nobody/,
    );
  });

  test('a wrong token is said once, not for each repository', async () => {
    await hello();
    await expect(collectFrom(github, { repositories: ['hello-*'] }, { token: 'ghp_wrong' })).rejects.toThrow(
      /does not accept the token/,
    );
  });
});

describe('a manifest', () => {
  test('of tens of thousands of repositories is read at once', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => `cs101/hw1-${n}`);
    const text = ['repository,student', ...names.map((name) => `${name},ann`), 'CS101/HW1-0,ben'].join('\n');
    const { entries } = parseManifest(text, 'class.csv', null);
    expect([entries.length, entries[0]?.student]).toEqual([20_000, 'ann, ben']);
  }, 10_000);

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const withManifest = (text: string, settings = {}): ReturnType<typeof collectFrom> => {
    writeFileSync(join(folder, 'class.csv'), text);
    return collectFrom(github, { manifest: 'class.csv', ...settings }, { workspace: folder });
  };

  test("GitHub Classroom's grades export", async () => {
    await hello();
    const { submissions, notices } = await withManifest(
      [
        '"assignment_name","assignment_url","starter_code_url","github_username","roster_identifier","student_repository_name","student_repository_url","submission_timestamp","points_awarded","points_available"',
        '"hello","https://x","https://y","alice","Álvarez, Alice","hello-alice","https://github.com/cs101/hello-alice","2026-03-01","1","2"',
        '"hello","https://x","https://y","bob","bob@uni.example","hello-bob","https://github.com/cs101/hello-bob","2026-03-01","1","2"',
        '"hello","https://x","https://y","","dora@uni.example","","","","",""',
      ].join('\r\n'),
    );
    expect(submissions.map(({ name }) => name)).toEqual(['Álvarez, Alice', 'bob@uni.example']);
    expect(notices.join('\n')).toContain('dora@uni.example');
  });

  test('semicolons, a BOM, names without owner, teams, deadlines', async () => {
    await hello();
    const { submissions } = await withManifest(
      '\uFEFFrepository;student;deadline\nhello-alice;Alice;2026-02-01T00:00:00+01:00\nhello-alice;Ann;\nhello-bob;Bob;\n',
    );
    expect(submissions.map(({ name }) => name)).toEqual(['Alice, Ann', 'Bob']);
  });

  test.each([
    ['name,x\na,b\n', /no column student_repository_url or repository.*"name", "x"/],
    ['repository,deadline\ncs101/a,tomorrow\n', /line 2: deadline "tomorrow"/],
    ['repository\nhttps:\\\\x\n', /line 2: "https:.*" is no repository/],
    ['repository\n', /names no repository/],
    ['repository,student\n"cs101/a,x\n', /cannot be read as CSV/],
  ])('%j is refused', async (text, message) => {
    await expect(withManifest(text)).rejects.toThrow(message);
  });

  test('UTF-16 of a spreadsheet; a line with more cells than the header', async () => {
    await hello();
    const file = join(folder, 'utf16.csv');
    writeFileSync(file, Buffer.from('\uFEFFrepository,student\ncs101/hello-alice,Åsa\n', 'utf16le'));
    const { submissions } = await collectFrom(github, { manifest: file });
    expect(submissions.map(({ name }) => name)).toEqual(['Åsa']);
    writeFileSync(file, 'repository,student\ncs101/hello-alice,Li, Mei\n');
    await expect(collectFrom(github, { manifest: file })).rejects.toThrow(
      /line 2: it has 3 cells and the first line 2; put a name that holds a separator into quotes/,
    );
  });

  test('a missing file', async () => {
    await expect(collectFrom(github, { manifest: 'no.csv' }, { workspace: folder })).rejects.toThrow(
      /manifest "no.csv" cannot be read/,
    );
  });
});

describe('Classroom 50', () => {
  async function config(files: Readonly<Record<string, string>>): Promise<void> {
    await github.repository('cs101/classroom50').commit({ files });
  }
  const ASSIGNMENTS = JSON.stringify([
    {
      slug: 'hello',
      template: { owner: 'cs101', repo: 'hello-template', branch: 'main' },
      due: '2026-03-02T00:00:00Z',
      mode: 'individual',
      allowed_files: ['*', '!*.py'],
      something_new: 1,
    },
    { slug: 'hello-world', mode: 'individual' },
  ]);
  const YAML = `schema: "classroom50/repo-config/v1"
classroom: "fall"
assignment: "hello"
source:
  owner: "cs101"
  owner_id: 7
  repo: "hello-template"
  branch: "main"
`;
  const ROSTER =
    'username,first_name,last_name,email,section,github_id,role\nalice,Alice,Ä,a@x,1,1,student\nworld-bob,Bob,B,b@x,1,2,student\ncarol,Carol,C,c@x,1,3,student\ntom,Tom,T,t@x,1,4,hta\n';

  test('finds each student’s own repository, template, allowed files and due time', async () => {
    await config({ 'fall/assignments.json': ASSIGNMENTS, 'fall/roster.csv': ROSTER });
    await github
      .repository('cs101/hello-template', { isTemplate: true })
      .commit({ files: { 'given.py': program('given'), '.classroom50.yaml': 'source: x\n' } });
    for (const name of [
      'fall-hello-alice',
      'fall-hello-world-bob',
      'fall-hello-world-alice',
      'fall-hello-tom',
      'fall-hello-newcomer',
      'spring-hello-alice',
    ]) {
      const one = github.repository(`cs101/${name}`);
      await one.commit({
        files: {
          'mine.py': program(name),
          'given.py': program('given'),
          'notes.java': 'class A {}',
          '.classroom50.yaml': YAML,
          '.github/workflows/autograde.yaml': 'on: push\n',
        },
        pushedAt: '2026-03-01T10:00:00Z',
      });
      await one.commit({ files: { 'late.py': program('late') }, pushedAt: '2026-03-03T10:00:00Z' });
    }
    const { files, submissions, starter, notices } = await collectFrom(github, {
      classroom50: { classroom: 'fall', assignment: 'hello' },
    });
    // hello-world's "alice" is not hello's "world-alice": the roster has no such login. "world-bob" is one.
    expect(files).toEqual({
      'cs101/fall-hello-alice': ['given.py', 'mine.py'],
      'cs101/fall-hello-world-bob': ['given.py', 'mine.py'],
    });
    expect(submissions.map(({ name }) => name)).toEqual(['Alice Ä', 'Bob B']);
    expect(submissions[0]?.origin).toMatchObject({
      student: 'Alice Ä',
      login: 'alice',
      section: '1',
      deadlineStatus: 'on-time',
      pushedAt: '2026-03-01T10:00:00Z',
    });
    expect(starter?.files.map(({ path }) => path)).toEqual(['given.py']);
    expect(notices.join('\n')).toContain('1 of the 4 people of the roster has no repository: carol');
    expect(notices.join('\n')).toContain('1 of people who are not on the roster (cs101/fall-hello-newcomer)');
    expect(submissions.map(({ remarks }) => remarks)).toEqual([[], []]);
  });

  test('allowed files stay in force where the template has attributes of its own', async () => {
    await config({ 'fall/assignments.json': ASSIGNMENTS, 'fall/roster.csv': ROSTER });
    await github.repository('cs101/hello-template').commit({
      files: { '.gitattributes': 'gen/* linguist-generated\n', 'given.py': program('given') },
    });
    await github.repository('cs101/fall-hello-alice').commit({
      files: { 'a.py': program('a'), 'A.java': 'class A {}', 'gen/b.py': program('b') },
      pushedAt: '2026-03-01T10:00:00Z',
    });
    const { files } = await collectFrom(github, { classroom50: { classroom: 'fall', assignment: 'hello' } });
    expect(files).toEqual({ 'cs101/fall-hello-alice': ['a.py'] });
  });

  seldom('a repository that names another starter, or none, is said', async () => {
    await config({ 'fall/assignments.json': ASSIGNMENTS, 'fall/roster.csv': ROSTER });
    await github.repository('cs101/hello-template').commit({ files: { 'given.py': program('given') } });
    await github.repository('cs101/fall-hello-alice').commit({ files: { 'a.py': program('a') } });
    await github.repository('cs101/fall-hello-carol').commit({
      files: {
        'c.py': program('c'),
        '.classroom50.yaml': `::stop-commands::zzz: !x 1\n${YAML.replace('hello-template', 'other')}`,
      },
    });
    const warnings: Error[] = [];
    const listen = (warning: Error): void => void warnings.push(warning);
    process.on('warning', listen);
    const { submissions } = await collectFrom(github, {
      classroom50: { classroom: 'fall', assignment: 'hello' },
    });
    process.off('warning', listen);
    // A line of a student's own would stand at the beginning of a line of the log.
    expect(warnings).toEqual([]);
    expect(submissions.map(({ remarks }) => remarks.at(-1))).toEqual([
      expect.stringContaining('has no .classroom50.yaml'),
      expect.stringContaining('names another starter repository'),
    ]);
  });

  test('an unknown assignment is told which there are', async () => {
    await config({ 'fall/assignments.json': ASSIGNMENTS });
    await expect(
      collectFrom(github, { classroom50: { classroom: 'fall', assignment: 'hullo' } }),
    ).rejects.toThrow(/has no assignment "hullo"; it has "hello", "hello-world"/);
  });

  test('a config repository that the token cannot read', async () => {
    await expect(
      collectFrom(github, { classroom50: { classroom: 'fall', assignment: 'hello' } }),
    ).rejects.toThrow(/cs101\/classroom50 has no fall\/assignments.json, or the token may not read it/);
  });

  test('damaged JSON', async () => {
    await config({ 'fall/assignments.json': '[{' });
    await expect(
      collectFrom(github, { classroom50: { classroom: 'fall', assignment: 'hello' } }),
    ).rejects.toThrow(/assignments.json is no JSON/);
  });
});
