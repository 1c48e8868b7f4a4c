import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { program } from '../github/collecting.ts';
import { pullRequestPayload } from '../github/events.ts';
import { type GitHubStandIn, type StandInRepository, startGitHub } from '../github-stand-in/stand-in.ts';
import { KEY, startStandIn } from '../service-stand-in/stand-in.ts';
import { temporaryFolder } from '../temporary.ts';
import { type ActionRun, runAction, runCommand } from './run-action.ts';
import { seldom, some } from '../suite.ts';

/* Runs in which nothing was compared, through the whole program. */

describe('a pull request', () => {
  let github: GitHubStandIn;
  let base: StandInRepository;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github.close());
  beforeEach(async () => {
    base = github.repository(`org/tool-${github.requests.length}`, { private: true });
    await base.commit({
      files: { 'lib/a.py': program('a', 40), 'lib/old.py': program('old', 60), 'README.md': 'x' },
    });
  });

  async function checked(files: Record<string, string | null>, author = 'ben'): Promise<ActionRun> {
    await base.commit({ branch: author, files, author });
    const { number } = base.pullRequest({ head: author, author });
    const run = await runAction({
      inputs: { 'github-token': github.token() },
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: base.fullName,
        GITHUB_REPOSITORY_OWNER: 'org',
      },
      event: {
        name: 'pull_request_target',
        payload: pullRequestPayload(base, number, (fullName) => github.find(fullName)),
      },
    });
    expect(base.comments(number)).toEqual([]);
    return run;
  }

  test.each(
    some<[string, Record<string, string | null>]>(
      [
        ['documentation alone', { 'README.md': 'y', 'docs/use.md': 'z' }],
        ['a deletion', { 'lib/old.py': null }],
        ['a rename', { 'lib/old.py': null, 'lib/new.py': program('old', 60) }],
        ['a workflow file', { '.github/workflows/ci.yml': 'on: push\n' }],
      ],
      2,
    ),
  )('of %s is skipped, green, without a comment, though others are open', async (_what, files) => {
    await base.commit({ branch: 'ann', files: { 'lib/ann.py': program('ann', 60) }, author: 'ann' });
    base.pullRequest({ head: 'ann', author: 'ann' });
    const run = await checked(files);
    expect([run.exitCode, run.outputs['outcome'], run.outputs['max-similarity']]).toEqual([
      0,
      'skipped',
      'n/a',
    ]);
    expect(run.outputs['check-id']).toBe('');
  });

  test('that nothing is open beside is skipped: there is nothing to compare it with', async () => {
    const run = await checked({ 'lib/ben.py': program('ben', 60) });
    expect([run.exitCode, run.outputs['outcome'], run.outputs['max-similarity']]).toEqual([
      0,
      'skipped',
      'n/a',
    ]);
  });
});

describe('a workspace', () => {
  test.each(['push', 'merge_group'])(
    'without a check-out is a mistake under %s, with what to do',
    async (name) => {
      const workspace = temporaryFolder();
      const run = await runAction({
        workspace,
        event: { name, payload: {} },
        inputs: { source: 'workspace' },
      });
      expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'config-error']);
      expect(run.summary).toContain('actions/checkout');
    },
  );
});

/** A program unlike those of `program`, long enough to be compared. */
const OTHER = `
import sys
class Stack:
    def __init__(self): self.data = {}
    def push(self, k, v):
        self.data[k] = [v, k]
        try:
            print(self.data, file=sys.stderr)
        except ValueError as error:
            raise SystemExit(str(error))
lines = [x.strip().split(",") for x in sys.stdin if not x.startswith("#")]
with open("out.txt", "w") as f:
    for n, line in enumerate(lines): f.write(f"{n}: {line!r}\\n")
`;
import { putFiles } from '../put-files.ts';

describe('a class', () => {
  function folder(files: Record<string, string | Uint8Array>): string {
    const root = temporaryFolder();
    putFiles(root, files);
    return root;
  }
  interface Report {
    readonly verdict: {
      readonly outcome: string;
      readonly sentence: string;
      readonly maxSimilarity: unknown;
    };
    readonly findings: {
      readonly submissions: readonly {
        readonly name: string;
        readonly total: number | null;
        readonly leftOut: readonly { readonly path: string; readonly reason: string }[];
        readonly files: readonly { readonly path: string }[];
      }[];
    };
  }
  async function checked(root: string, ...more: string[]) {
    const run = await runCommand(['check', 'hw', ...more], { cwd: root });
    const read = (name: string): string => readFileSync(join(root, 'similarity-report', name), 'utf8');
    return { run, read, report: JSON.parse(read('report.json')) as Report };
  }

  test('in which nobody wrote anything is incomplete, with names, and no service is asked', async () => {
    const root = folder({ 'hw/ada/notes.docx': 'x', 'hw/bo/notes.docx': 'x' });
    const { run, report } = await checked(root, '--apikey', KEY, '--base-url', 'http://127.0.0.1:9/api/v1');
    expect([run.exitCode, report.verdict.outcome]).toEqual([2, 'incomplete']);
    expect(report.verdict.sentence).toContain('2 submissions without a source file ("ada", "bo")');
  });

  test('of one has no similarity in any file', async () => {
    const { run, read, report } = await checked(folder({ 'hw/ada/main.py': program('ada', 60) }));
    expect([run.exitCode, report.verdict.outcome, report.verdict.maxSimilarity]).toEqual([
      2,
      'incomplete',
      null,
    ]);
    expect(report.findings.submissions[0]?.total).toBeNull();
    const [head = '', row = ''] = read('submissions.csv').replace('\ufeff', '').split('\r\n');
    const cells = new Map(head.split(',').map((name, at) => [name, row.split(',')[at]]));
    for (const name of ['similarity', 'local', 'web', 'archive', 'priority', 'coverage']) {
      expect([name, cells.get(name)]).toEqual([name, 'n/a']);
    }
    for (const text of [run.stdout, read('summary.md'), read('submissions.csv')]) {
      // A quick run took 0.0 s.
      expect(text.replace(/took 0\.0 s/, '')).not.toMatch(/\b0\.0\b/);
    }
  });

  test('what the engine does not read is left out in the report, and nothing passes for it', async () => {
    const { run, report } = await checked(
      folder({
        'hw/ada/main.py': OTHER,
        // More tokens than the engine reads of one submission.
        'hw/ada/core.py': 'a1(2, b)\n'.repeat(110_000),
        'hw/bo/main.py': program('bo', 60),
      }),
    );
    expect([run.exitCode, report.verdict.outcome]).toEqual([2, 'incomplete']);
    const ada = report.findings.submissions.find(({ name }) => name === 'ada');
    expect(ada?.leftOut).toMatchObject([{ path: 'core.py', reason: 'limit' }]);
    expect(ada?.files.map(({ path }) => path)).toEqual(['main.py']);
  });
});

seldom('a flag that a policy lets pass is a warning', async () => {
  const root = temporaryFolder();
  for (const name of ['ada', 'bo']) {
    mkdirSync(join(root, 'hw', name), { recursive: true });
    writeFileSync(join(root, 'hw', name, 'main.py'), program('same', 60));
  }
  const run = await runAction({ workspace: root, inputs: { path: 'hw', 'fail-on': 'never' } });
  expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'flagged']);
  expect(run.stdout).toMatch(/^::warning.*::flagged: 2 of 2 submissions/m);
});

test('what the service did otherwise than it was asked to is a warning of the job', async () => {
  const service = await startStandIn({
    rewrite: { '/check/create': (body) => ({ ...body, language_id: 13 }) },
  });
  const root = temporaryFolder();
  for (const name of ['ada', 'bo']) {
    mkdirSync(join(root, 'hw', name), { recursive: true });
    writeFileSync(join(root, 'hw', name, 'main.py'), program(name, 60));
  }
  const run = await runAction({
    workspace: root,
    inputs: { path: 'hw', apikey: KEY, 'base-url': service.baseUrl, 'poll-interval': '0.05' },
  });
  await service.close();
  expect(run.outputs['outcome']).toBe('passed');
  expect(run.stdout).toMatch(/^::warning.*::The service took language 13 instead of 999\.$/m);
});
