import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a runner is to run the action with. */
export interface RunnerJob {
  /** Default: the folder. */
  readonly workspace?: string | undefined;
  /** The event; its payload is written where the action looks for it. Default: started by hand, without one. */
  readonly event?: { readonly name: string; readonly payload: unknown } | undefined;
  readonly inputs?: Readonly<Record<string, string>> | undefined;
}

/** The environment of a step that runs the action, and the files that a runner reads behind it, which lie in `folder`. */
export function runnerEnvironment(
  folder: string,
  { workspace = folder, event, inputs = {} }: RunnerJob = {},
): Record<string, string> {
  const file = (name: string): string => join(folder, name);
  for (const name of ['output', 'summary', 'state']) writeFileSync(file(name), '');
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    RUNNER_TEMP: folder,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'course/staff',
    GITHUB_REPOSITORY_OWNER: 'course',
    GITHUB_EVENT_NAME: event?.name ?? 'workflow_dispatch',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'similarity',
    GITHUB_WORKFLOW: 'similarity',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
  };
  if (event !== undefined) {
    writeFileSync(file('event.json'), JSON.stringify(event.payload));
    env['GITHUB_EVENT_PATH'] = file('event.json');
  }
  for (const [name, value] of Object.entries(inputs)) env[`INPUT_${name.toUpperCase()}`] = value;
  return env;
}
