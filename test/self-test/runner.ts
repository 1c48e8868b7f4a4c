import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { selfTest } from '../../scripts/self-test/self-test.ts';
import { FULL_NAME } from '../../src/base/addresses.ts';
import type { Clock } from '../../src/base/effects.ts';
import { type ActionOptions } from '../black-box/run-action.ts';
import { temporaryFolder } from '../temporary.ts';
import { filledIn, ourStep, readWorkflow } from '../black-box/workflows.ts';
import { pullRequestPayload } from '../github/events.ts';
import type { Happening } from '../github-stand-in/answers.ts';
import type { GitHubStandIn, StandInRepository } from '../github-stand-in/stand-in.ts';
import { ROOT } from '../repository/workflows.ts';
import { putFile } from '../put-files.ts';

/*
 * A runner for the workflows of the self-test: its own one, and those that it pushes into the repositories that it makes. The action is
 * run in a process, with the inputs that stand in the workflow and a token that may do what its job says.
 */

/** What came of a step with the action. */
interface ActionEnd {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
}

export type RunTheAction = (options: ActionOptions) => Promise<ActionEnd>;

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const SelfTestWorkflow = z.object({
  jobs: z.object({
    'self-test': z.looseObject({
      env: Values,
      steps: z.array(
        z.looseObject({
          id: z.string().optional(),
          if: z.literal('always()').optional(),
          uses: z.string().optional(),
          run: z.string().optional(),
          env: Values.default({}),
          with: Values.default({}),
          'continue-on-error': z.boolean().default(false),
        }),
      ),
    }),
  }),
});

const selfTestJob = (): z.infer<typeof SelfTestWorkflow>['jobs']['self-test'] =>
  SelfTestWorkflow.parse(parse(readFileSync(join(ROOT, '.github', 'workflows', 'self-test.yml'), 'utf8')))
    .jobs['self-test'];

/** The steps of the workflow `self-test.yml`. */
export const stepsOfSelfTest = (): z.infer<typeof SelfTestWorkflow>['jobs']['self-test']['steps'] =>
  selfTestJob().steps;

const EVENTS: Readonly<Record<Happening['name'], readonly string[]>> = {
  push: ['push'],
  pull_request: ['pull_request', 'pull_request_target'],
  issue_comment: ['issue_comment'],
  workflow_dispatch: ['workflow_dispatch'],
};
const FOLDER = '.github/workflows/';

/** Starts the workflows of the stand-in's repositories. */
export class Runners {
  readonly #github: GitHubStandIn;
  readonly #run: RunTheAction;
  readonly #busy = new Set<Promise<null>>();
  #now = 0;
  /** Everything that runs of the action printed, for a test that fails. */
  readonly log: string[] = [];

  constructor(github: GitHubStandIn, run: RunTheAction) {
    this.#github = github;
    this.#run = run;
    github.onHappening((happening) => {
      this.#start(happening);
    });
  }

  /** Time passes where somebody waits for it; who waits for a run waits until one ends. */
  readonly clock: Clock = {
    now: () => this.#now,
    sleep: async (ms) => {
      this.#now += ms;
      if (this.#busy.size > 0 && ms > 5_000) await Promise.race(this.#busy);
    },
  };

  async settled(): Promise<void> {
    await Promise.all(this.#busy);
  }

  #start(happening: Happening): void {
    const { repository } = happening;
    const head = repository.head();
    if (head === null) return;
    const read = (path: string): string => {
      const entry = this.#github.store.entry(head, path);
      return entry === null ? '' : (this.#github.store.read(entry.sha)?.toString('utf8') ?? '');
    };
    for (const { path } of this.#github.store.entries(head, true)) {
      if (!path.startsWith(FOLDER)) continue;
      const { on } = parse(read(path)) as { readonly on: Readonly<Record<string, unknown>> };
      const event = EVENTS[happening.name].find((name) => name in on);
      if (event === undefined || (happening.name === 'workflow_dispatch' && happening.path !== path)) {
        continue;
      }
      const stored: StandInRepository['runs'][number] = {
        id: 1_000 + repository.runs.length,
        path,
        event,
        status: 'in_progress',
        conclusion: null,
      };
      repository.runs.push(stored);
      const busy = this.#carryOut(happening, event, path, stored.id, read)
        .catch((error: unknown) => {
          this.log.push(String(error));
          return 'failure' as const;
        })
        .then((conclusion) => {
          stored.conclusion = conclusion;
          stored.status = 'completed';
          return null;
        })
        .finally(() => this.#busy.delete(busy));
      this.#busy.add(busy);
    }
  }

  async #carryOut(
    happening: Happening,
    event: string,
    path: string,
    id: number,
    read: (path: string) => string,
  ): Promise<'success' | 'failure'> {
    const { repository } = happening;
    const [caller] = Object.values(readWorkflow(read(path)).jobs);
    const known: Record<string, string> = { 'github.repository_owner': repository.owner };
    let job = caller;
    if (job?.uses?.startsWith('./') === true) {
      for (const [name, value] of Object.entries(job.with ?? {})) known[`inputs.${name}`] = String(value);
      [job] = Object.values(readWorkflow(read(job.uses.slice(2))).jobs);
    }
    if (job === undefined) throw new Error(`${path} has no job`);
    const { permissions = {} } = job;
    const token = this.#github.token({ repositories: [repository.fullName], permissions });
    const workspace = temporaryFolder();
    if (job.steps.some(({ uses }) => uses?.startsWith('actions/checkout@') === true)) {
      for (const { path: file, type } of this.#github.store.entries(repository.head() ?? '', true)) {
        if (type !== 'blob') continue;
        putFile(workspace, file, read(file));
      }
    }
    const { exitCode, stdout, stderr } = await this.#run({
      workspace,
      inputs: {
        'github-token': token,
        ...filledIn(ourStep(job).with ?? {}, { ...known, 'github.token': token }),
      },
      env: {
        GITHUB_API_URL: this.#github.url,
        GITHUB_REPOSITORY: repository.fullName,
        GITHUB_REPOSITORY_OWNER: repository.owner,
        GITHUB_RUN_ID: String(id),
        GITHUB_SHA: repository.head() ?? '',
        GITHUB_WORKFLOW: path,
      },
      event: { name: event, payload: this.#payload(happening) },
    });
    this.log.push(`== ${repository.fullName} ${path}\n${stdout}${stderr}`);
    return exitCode === 0 ? 'success' : 'failure';
  }

  #payload(happening: Happening): unknown {
    const { repository } = happening;
    const about = {
      repository: {
        id: repository.id,
        full_name: repository.fullName,
        private: repository.options.private ?? true,
      },
    };
    if (happening.name === 'pull_request') {
      const payload = pullRequestPayload(repository, happening.number, (name) => this.#github.find(name));
      return { ...(payload as object), action: 'opened' };
    }
    if (happening.name !== 'issue_comment') return about;
    const comment = repository.storedComments.find(({ id }) => id === happening.comment);
    const isPull = (repository.issues.get(happening.number)?.pull ?? null) !== null;
    return {
      ...about,
      action: 'created',
      issue: { number: happening.number, ...(isPull ? { pull_request: {} } : {}) },
      comment: {
        id: comment?.id,
        body: comment?.body,
        created_at: comment?.createdAt,
        user: { login: comment?.author, type: 'User' },
        author_association: 'NONE',
      },
    };
  }
}

/** One run of the workflow `self-test.yml`, as GitHub runs its job. */
export interface SelfTestRun {
  readonly isGreen: boolean;
  readonly printed: string;
  readonly summary: string;
  /** Of each step, the exit code. */
  readonly codes: readonly number[];
}

export async function runSelfTest(
  github: GitHubStandIn,
  runners: Runners,
  run: RunTheAction,
  {
    organization,
    runId = '4711',
    diesAfter = Infinity,
  }: {
    readonly organization: string;
    readonly runId?: string /** Steps; then the runner is gone. */;
    readonly diesAfter?: number;
  },
): Promise<SelfTestRun> {
  const job = selfTestJob();
  const token = github.token({
    login: 'maintainer',
    permissions: Object.fromEntries(
      ['administration', 'contents', 'issues', 'pull_requests', 'actions', 'checks', 'metadata'].map(
        (name) => [name, 'write'],
      ),
    ),
  });
  const known: Record<string, string> = {
    'inputs.organization': organization,
    'secrets.SELF_TEST_TOKEN': token,
  };
  const folder = temporaryFolder();
  const [summary, output] = [join(folder, 'summary'), join(folder, 'output')];
  writeFileSync(summary, '');
  const printed: string[] = [];
  const codes: number[] = [];
  let isGreen = true;
  for (const step of job.steps.slice(0, diesAfter)) {
    if (!isGreen && step.if !== 'always()') continue;
    const outputs = new Map<string, string>();
    let code: number | null = 0;
    const command = /^npm run --silent self-test -- (.*)$/.exec(step.run ?? '')?.[1];
    // Outputs of a step that did not write them are empty.
    const values = (of: z.infer<typeof Values>): Readonly<Record<string, string>> => {
      const named = Object.values(of).flatMap((value) =>
        [...String(value).matchAll(/steps\.[\w.-]+/g)].map(([name]) => [name, known[name] ?? ''] as const),
      );
      return filledIn(of, { ...Object.fromEntries(named), ...known });
    };
    if (command !== undefined) {
      writeFileSync(output, '');
      code = await selfTest(command.split(' '), {
        environment: {
          ...values({ ...job.env, ...step.env }),
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY: FULL_NAME,
          GITHUB_SHA: 'c'.repeat(40),
          GITHUB_RUN_ID: runId,
          GITHUB_RUN_ATTEMPT: '1',
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
        },
        clock: runners.clock,
        print: (line) => printed.push(line),
      });
      for (const line of readFileSync(output, 'utf8').split('\n')) {
        outputs.set(line.split('=')[0] ?? '', line.split('=')[1] ?? '');
      }
    } else if (step.uses === './') {
      const end = await run({
        workspace: folder,
        inputs: values(step.with),
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY: FULL_NAME,
          GITHUB_REPOSITORY_OWNER: FULL_NAME.split('/')[0] ?? '',
        },
      });
      runners.log.push(`== uses: ./ ${step.id ?? ''}\n${end.stdout}${end.stderr}`);
      code = end.exitCode;
      for (const [name, value] of Object.entries(end.outputs)) outputs.set(name, value);
    }
    for (const [name, value] of outputs) known[`steps.${step.id ?? ''}.outputs.${name}`] = value;
    codes.push(code ?? 1);
    if (code !== 0 && !step['continue-on-error']) isGreen = false;
  }
  await runners.settled();
  return { isGreen, printed: printed.join('\n'), summary: readFileSync(summary, 'utf8'), codes };
}
