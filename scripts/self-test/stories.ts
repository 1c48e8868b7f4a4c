import { z } from 'zod';
import type { Clock } from '../../src/base/effects.ts';
import { messageOf } from '../../src/base/outcome.ts';
import { type GitHub, Refused } from './github.ts';
import { commit, filesOf, FORK } from './made.ts';
import {
  bot,
  config,
  type Place,
  pullRequest,
  required,
  scan,
  scanCommands,
  studentStep,
} from './recipes.ts';
import type { Row } from './table.ts';
import { Nothing } from './throw-away.ts';

/*
 * Recipes that need an event: their workflows are pushed to repositories of this run, and run there as they would for anybody. What
 * they leave behind is read back from GitHub, and told beside what is expected.
 */

const POLL_MS = 10_000;
/** A runner is waited for, too. */
const LONGEST_MS = 15 * 60_000;
const BOT = 'github-actions[bot]';

interface Scene extends Place {
  readonly github: GitHub;
  readonly clock: Clock;
  note(row: Row): void;
}

const Run = z.object({ id: z.number(), status: z.string().nullable(), conclusion: z.string().nullable() });
const Runs = z.object({ workflow_runs: z.array(Run) });
const Workflows = z.object({ workflows: z.array(z.object({ path: z.string(), state: z.string() })) });
const Comment = z.object({
  id: z.number(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
});
const Issue = z.object({
  number: z.number(),
  body: z.string().nullish(),
  user: z.object({ login: z.string() }).nullable(),
  pull_request: z.unknown().optional(),
});
const CheckRuns = z.object({
  check_runs: z.array(z.object({ name: z.string(), conclusion: z.string().nullable() })),
});
const Numbered = z.object({ number: z.number() });
const Reactions = z.array(z.object({ content: z.string() }));

/** Asks until there is an answer. @throws Error after a quarter of an hour */
async function until<T>({ clock }: Scene, what: string, look: () => Promise<T | null>): Promise<T> {
  const end = clock.now() + LONGEST_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (clock.now() >= end) throw new Error(`${what} did not happen within 15 minutes`);
    await clock.sleep(POLL_MS);
  }
}

/** Pushes workflows, and waits until GitHub knows them: an event before that starts nothing. */
async function pushWorkflows(
  scene: Scene,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const repository = fullName(scene, name);
  await commit(scene.github, repository, 'main', files, 'Add workflows');
  const wanted = Object.keys(files).filter((path) => path.startsWith('.github/workflows/'));
  await until(scene, `that ${repository} has its workflows`, async () => {
    const { workflows } = await scene.github.get(`/repos/${repository}/actions/workflows`, Workflows);
    const active = new Set(workflows.flatMap(({ path, state }) => (state === 'active' ? [path] : [])));
    return wanted.every((path) => active.has(path)) ? true : null;
  });
}

const fullName = ({ organization, prefix }: Place, name: string): string =>
  `${organization}/${prefix}-${name}`;

/** The conclusion of a workflow's newest run, when there have been so many. */
function conclusion(scene: Scene, name: string, file: string, count: number): Promise<string> {
  const repository = fullName(scene, name);
  return until(scene, `run ${count} of ${file} in ${repository}`, async () => {
    const { workflow_runs: runs } = await scene.github.get(
      `/repos/${repository}/actions/workflows/${file}/runs?per_page=100`,
      Runs,
    );
    const isDone = runs.length >= count && runs.every(({ status }) => status === 'completed');
    return isDone ? (runs[0]?.conclusion ?? 'none') : null;
  });
}

const comments = (scene: Scene, name: string, issue: number): Promise<readonly z.infer<typeof Comment>[]> =>
  scene.github.all(`/repos/${fullName(scene, name)}/issues/${issue}/comments`, z.array(Comment));

const ofBot = (all: readonly z.infer<typeof Comment>[]): readonly string[] =>
  all.flatMap(({ user, body }) => (user?.login === BOT ? [body ?? ''] : []));

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A commit of somebody's hand-in on a branch, and a pull request of it. */
async function handIn(scene: Scene, name: string, who: string, from: string = name): Promise<number> {
  const files = filesOf(`submissions/${who}`);
  const inFolder = Object.fromEntries(Object.entries(files).map(([file, text]) => [`work/${file}`, text]));
  const { organization, prefix, github } = scene;
  await commit(github, fullName(scene, from), who, inFolder, 'Hand in');
  const head =
    from === name ? { head: who } : { head: `${organization}:${who}`, head_repo: `${prefix}-${from}` };
  const body = { title: 'My work', base: 'main', ...head };
  const { number } = await github.write('POST', `/repos/${fullName(scene, name)}/pulls`, body, Numbered);
  return number;
}

/** What a pull request got. */
async function gotten(
  scene: Scene,
  name: string,
  number: number,
  file: string,
  count: number,
): Promise<string> {
  const ended = await conclusion(scene, name, file, count);
  const written = ofBot(await comments(scene, name, number));
  const named = written.some((body) => /amber/i.test(body)) ? ', which names somebody' : '';
  return `${ended}, ${counted(written.length, 'comment')}${named}`;
}

/** pull-request.yml, with a pull request from a fork. */
async function pulls(scene: Scene): Promise<void> {
  const compared = `${scene.organization}/${scene.prefix}-hw2-amber`;
  await pushWorkflows(scene, 'pulls', { '.github/workflows/pull-request.yml': pullRequest(scene, compared) });
  const own = await handIn(scene, 'pulls', 'zoe');
  scene.note({
    what: 'pull-request.yml, work of one’s own',
    expected: 'success, 0 comments',
    seen: await gotten(scene, 'pulls', own, 'pull-request.yml', 1),
  });
  const copied = await handIn(scene, 'pulls', 'chiara', FORK.name);
  scene.note({
    what: 'pull-request.yml, a copy from a fork',
    expected: 'failure, 1 comment',
    seen: await gotten(scene, 'pulls', copied, 'pull-request.yml', 2),
  });
  const pull = await scene.github.get(
    `/repos/${fullName(scene, 'pulls')}/pulls/${copied}`,
    z.object({ head: z.object({ sha: z.string() }) }),
  );
  const { check_runs: all } = await scene.github.get(
    `/repos/${fullName(scene, 'pulls')}/commits/${pull.head.sha}/check-runs?per_page=100`,
    CheckRuns,
  );
  // The job itself is one too, of its own name.
  const ours = all.filter(({ name }) => name !== 'similarity').map((one) => one.conclusion ?? 'none');
  scene.note({ what: 'check-run: true', expected: 'neutral', seen: ours.join(', ') || 'no check run' });
}

/** The workflow that others call, by way of the one that a ruleset requires. */
async function called(scene: Scene): Promise<void> {
  const compared = `${scene.organization}/${scene.prefix}-hw2-amber`;
  await pushWorkflows(scene, 'called', required(scene, compared));
  const copied = await handIn(scene, 'called', 'chiara');
  scene.note({
    what: 'required.yml, which calls pull-request.yml',
    expected: 'failure, 1 comment',
    seen: await gotten(scene, 'called', copied, 'required.yml', 1),
  });
}

/** A command, the reaction to it and the number of replies. */
async function say(
  scene: Scene,
  name: string,
  issue: number,
  file: string,
  text: string,
  count: number,
): Promise<string> {
  const before = ofBot(await comments(scene, name, issue)).length;
  const path = `/repos/${fullName(scene, name)}/issues`;
  const { id } = await scene.github.write(
    'POST',
    `${path}/${issue}/comments`,
    { body: text },
    z.object({ id: z.number() }),
  );
  const ended = await conclusion(scene, name, file, count);
  const reactions = await scene.github.get(`${path}/comments/${id}/reactions?per_page=100`, Reactions);
  const replies = ofBot(await comments(scene, name, issue)).length - before;
  const reacted =
    reactions
      .map(({ content }) => content)
      .toSorted()
      .join(' and ') || 'no reaction';
  return `${ended}, ${reacted}, ${counted(replies, 'comment')}`;
}

/** bot.yml, with each of its commands that changes or tells something. */
async function commands(scene: Scene): Promise<void> {
  const compared = `${scene.organization}/${scene.prefix}-hw2-amber`;
  await pushWorkflows(scene, 'bot', { '.github/workflows/bot.yml': bot(scene, compared) });
  const number = await handIn(scene, 'bot', 'chiara');
  const pair = `${fullName(scene, 'bot')}#${number}..${compared}`;
  const wanted = [
    ['help', 'success', 1],
    // The reply, and the report; red, as what it finds is.
    ['check', 'failure', 2],
    ['status', 'success', 1],
    ['explain own', 'success', 1],
    [`dismiss ${pair} the self-test says so`, 'success', 1],
  ] as const;
  for (const [at, [command, ended, replies]] of wanted.entries()) {
    scene.note({
      what: `bot.yml, /similarity ${command.split(' ')[0] ?? ''}`,
      expected: `${ended}, eyes and rocket, ${counted(replies, 'comment')}`,
      seen: await say(scene, 'bot', number, 'bot.yml', `/similarity ${command}`, at + 1),
    });
  }
  scene.note({
    what: 'bot.yml, what was dismissed',
    expected: 'on the branch similarity-state',
    seen: await stateOf(scene, 'bot'),
  });
}

async function stateOf(scene: Scene, name: string): Promise<string> {
  try {
    await scene.github.get(`/repos/${fullName(scene, name)}/git/ref/heads/similarity-state`, Nothing);
    return 'on the branch similarity-state';
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return 'no such branch';
    throw error;
  }
}

/** scan.yml twice, and a command in what it opened. */
async function scans(scene: Scene): Promise<void> {
  await pushWorkflows(scene, 'staff', {
    '.github/similarity.yml': config(scene),
    '.github/workflows/scan.yml': scan(scene),
    '.github/workflows/scan-commands.yml': scanCommands(scene),
  });
  const path = `/repos/${fullName(scene, 'staff')}`;
  const told: string[] = [];
  let finding = 0;
  for (const count of [1, 2]) {
    await scene.github.write(
      'POST',
      `${path}/actions/workflows/scan.yml/dispatches`,
      { ref: 'main' },
      Nothing,
    );
    const ended = await conclusion(scene, 'staff', 'scan.yml', count);
    const issues = (await scene.github.all(`${path}/issues?state=all`, z.array(Issue))).filter(
      ({ user }) => user?.login === BOT,
    );
    const isDashboard = (body: string | null | undefined): boolean =>
      body?.startsWith('<!-- code-similarity-action:dashboard') === true;
    const findings = issues.filter(({ body }) => !isDashboard(body));
    finding = findings[0]?.number ?? 0;
    const news = finding === 0 ? [] : ofBot(await comments(scene, 'staff', finding));
    const dashboards = issues.length - findings.length;
    told.push(
      `${ended}, ${counted(findings.length, 'issue')}, ${counted(dashboards, 'dashboard')}, ${counted(news.length, 'comment')}`,
    );
    if (count > 1) continue;
    const names = ['amber', 'chiara', 'zoe'].filter(
      (name) => findings[0]?.body?.includes(`hw2-${name}`) === true,
    );
    scene.note({
      what: 'scan.yml, whom its issue names',
      expected: 'amber and chiara',
      seen: names.join(' and '),
    });
    scene.note({
      what: 'scan.yml, what it remembers',
      expected: 'on the branch similarity-state',
      seen: await stateOf(scene, 'staff'),
    });
  }
  const [first = '', second = ''] = told;
  scene.note({
    what: 'scan.yml, the first night',
    expected: 'failure, 1 issue, 1 dashboard, 0 comments',
    seen: first,
  });
  scene.note({
    what: 'scan.yml, the second night: nothing new',
    expected: 'success, 1 issue, 1 dashboard, 0 comments',
    seen: second,
  });
  if (finding === 0) throw new Error('the scan opened no issue, so no command can be given in it');
  const pair = `${fullName(scene, 'hw2-amber')}..${fullName(scene, 'hw2-chiara')}`;
  for (const [at, command] of ['help', `dismiss ${pair} the self-test says so`].entries()) {
    scene.note({
      what: `scan-commands.yml, /similarity ${command.split(' ')[0] ?? ''}`,
      expected: 'success, eyes and rocket, 1 comment',
      seen: await say(scene, 'staff', finding, 'scan-commands.yml', `/similarity ${command}`, at + 1),
    });
  }
}

/** student-step.yml, in a repository of a student who handed in a published solution. */
async function student(scene: Scene): Promise<void> {
  await pushWorkflows(scene, 'student', {
    ...filesOf('submissions/farid'),
    '.github/workflows/student-step.yml': studentStep(scene),
  });
  scene.note({
    what: 'student-step.yml',
    expected: 'success',
    seen: await conclusion(scene, 'student', 'student-step.yml', 1),
  });
}

const STORIES = { pulls, called, commands, scans, student } as const;

/** All of them at once. What stops one of them is a row, and stops no other. */
export async function tellStories(scene: Scene): Promise<void> {
  await Promise.all(
    Object.entries(STORIES).map(([name, story]) =>
      story(scene).catch((error: unknown) => {
        scene.note({ what: `the story “${name}”`, expected: 'goes to its end', seen: messageOf(error) });
      }),
    ),
  );
}
