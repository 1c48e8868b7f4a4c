import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, 'examples', 'sample-class');

/** Whose page and dossier are shown: a copy in three files with other names. */
const STUDENT = 'imani';
const PEER = 'greta';

/** Runs a file of `dist/` in `folder`; throws with what it wrote if it ends with another code than 0. */
function run(
  file: string,
  options: readonly string[],
  folder: string,
  variables: Record<string, string> = {},
): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist', file), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  if (status !== 0) throw new Error(`dist/${file} ended with ${status}:\n${stdout}${stderr}`);
}

/** The environment of the action in a workflow of the student's own repository, of an organisation that nobody has. */
function workflowOf(
  student: string,
  workspace: string,
  scratch: string,
  reports: string,
  others: string,
): Record<string, string> {
  const event = join(scratch, 'event.json');
  writeFileSync(event, '{}');
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: event,
    GITHUB_OUTPUT: '',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: `cs101/hw1-${student}`,
    GITHUB_REPOSITORY_OWNER: 'cs101',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_STEP_SUMMARY: '',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: scratch,
    INPUT_SOURCE: 'workspace',
    INPUT_ARCHIVE: others,
    INPUT_STARTER: join(SAMPLE, 'starter'),
    INPUT_POLICY: 'https://cs101.example/collaboration',
    'INPUT_FAIL-ON': 'never',
    'INPUT_REPORT-DIR': reports,
  };
}

/**
 * Makes the report of the sample class, one student's page and a dossier with the built program, into the folders `report`,
 * `student` and `dossier` of `folder`, each with an `index.html`.
 */
export function makeDemo(folder: string): void {
  const scratch = mkdtempSync(join(tmpdir(), 'code-similarity-demo-'));
  try {
    mkdirSync(folder, { recursive: true });
    const report = join(folder, 'report');
    const given = ['--starter', join(SAMPLE, 'starter'), '--people', join(SAMPLE, 'people.csv')];
    const rules = [
      '--ai-references',
      join(SAMPLE, 'ai-references'),
      '--fail-on',
      'never',
      '--on-incomplete',
      'warn',
    ];
    run('cli.js', ['check', 'submissions', ...given, ...rules, '--report-dir', report], SAMPLE);
    mkdirSync(join(folder, 'dossier'));
    const paper = ['--report', report, '--for', STUDENT, '--out', join(folder, 'dossier', 'index.html')];
    run('cli.js', ['dossier', STUDENT, PEER, ...paper], scratch);

    const others = join(scratch, 'others');
    // A checkout has its repository's name.
    const workspace = join(scratch, `hw1-${STUDENT}`);
    for (const name of readdirSync(join(SAMPLE, 'submissions'))) {
      const target = name === STUDENT ? workspace : join(others, name);
      cpSync(join(SAMPLE, 'submissions', name), target, { recursive: true });
    }
    const student = join(folder, 'student');
    run('index.js', [], workspace, workflowOf(STUDENT, workspace, scratch, student, others));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
