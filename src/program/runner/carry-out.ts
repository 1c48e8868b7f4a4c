import { join, resolve } from 'node:path';
import {
  ConfigurationError,
  ENGLISH,
  Failure,
  fill,
  type Log,
  message,
  redactDeep,
  SettingsError,
  withSentence,
} from '#base';
import {
  answerCommand,
  newSalt,
  pullRequestCases,
  scan,
  type ScanEnd,
  type ScanOrder,
  stateStoreOf,
} from '#bot';
import { readEarlierClass } from '#channels';
import {
  isNothingCheckedOut,
  main,
  NOTHING_CHECKED_OUT,
  NOTHING_CHECKED_OUT_EITHER,
  NOTHING_PRIOR,
  type Prior,
  priorOfEarlier,
  readsWorkspace,
  type RunResult,
  until,
  type World,
} from '#check';
import {
  concernsPullRequest,
  configLocation,
  parseSettings,
  PULL_REQUESTS,
  type RawInputs,
  readersOf,
  type RunReport,
  type Settings,
} from '#contract';
import { baseCommit, type GitHub } from '#github';
import { readTextByGit } from '#sources';
import { audienceOf, visibilityOf } from './audience.ts';
import type { Job } from './job.ts';
import { post } from './post.ts';
import type { RunContext } from './run-context.ts';
import { configText } from '../config-text.ts';
import * as says from '../says.ts';

/** What a job is to do, once everything was asked that decides it. */
export interface Task {
  readonly settings: Settings;
  /** With what GitHub says about the repository. */
  readonly context: RunContext;
}

/** What a task came to. */
export type Carried =
  | { readonly kind: 'scan'; readonly end: ScanEnd }
  /** It was posted to GitHub already. */
  | { readonly kind: 'bot'; readonly report: RunReport }
  | { readonly kind: 'check'; readonly result: RunResult };

/** What the job is to do. @throws Failure, also where files are to be read and nothing is checked out */
export async function prepare(job: Job, world: World): Promise<Task> {
  const isEmpty = isNothingCheckedOut(world.workspace, world.environment);
  if (!isEmpty) return readTask(job, world);
  const task = await readTask(job, world).catch((error: unknown): never => {
    if (!(error instanceof ConfigurationError) || concernsPullRequest(job.context.event.name)) throw error;
    throw new ConfigurationError(withSentence(error.message, NOTHING_CHECKED_OUT_EITHER));
  });
  if (readsWorkspace(task.settings, world.event.name)) throw new SettingsError(NOTHING_CHECKED_OUT);
  return task;
}

/** Finds out whether the repository is private, and reads the settings. @throws Failure */
export async function readTask(job: Job, world: World): Promise<Task> {
  const { raw, log } = job;
  const nobody = until(job.anonymous.get, world.signal);
  const asked = job.context.event.name === 'schedule' ? [nobody] : [];
  const hasToken = raw['github-token'] !== undefined;
  const isPrivate = await visibilityOf(
    job.context.event,
    hasToken ? [world.github, nobody] : asked,
    world.signal,
  );
  const event = { ...job.context.event, repositoryIsPrivate: isPrivate };
  const context = { ...job.context, event };
  const settings = await readSettings(raw, context, world.github, log);
  // Before the settings count as read: what is wrong with them may be said to everybody.
  refusePublicParts(settings, isPrivate);
  return { settings, context };
}

/** Does what the settings ask for. @throws Skipped, Failure */
export async function carryOut(job: Job, task: Task, world: World): Promise<Carried> {
  const { settings, context } = task;
  switch (settings.mode) {
    case 'scan':
      return { kind: 'scan', end: await scan(settings, world, orderOf(settings, context), job.onSecret) };
    case 'bot': {
      const report = await answerCommand({
        settings,
        world,
        store: () => stateStoreOf(settings, world, [PULL_REQUESTS]),
        newSalt,
        check: (own, around) => checkAndPost(job, { settings: own, context }, around),
      });
      return { kind: 'bot', report };
    }
    case 'check':
      return { kind: 'check', result: await runMain(task, world) };
  }
}

/** A re-run of the same workflow run takes up what the one before it left. */
function orderOf({ reportDir }: Settings, { runId, attempt, workspace }: RunContext): ScanOrder {
  const reportDirOf = (name: string): string => join(resolve(workspace, reportDir), name);
  return { run: runId, attempt, only: null, nextScan: null, reportDirOf };
}

/** Closes a check. What cannot be closed is no reason to fail: its result is known. */
export async function finishCheck({ finish }: RunResult, { log }: Job): Promise<void> {
  try {
    for (const warning of await finish()) log.warning(warning);
  } catch (error) {
    if (!(error instanceof Failure)) log.debug(String(error));
  }
}

/** A check that a command asks for is reported before the command is answered. */
async function checkAndPost(job: Job, task: Task, world: World): Promise<RunReport> {
  const { settings, context } = task;
  const { log, redact } = job;
  const result = await runMain(task, world);
  try {
    const report = redactDeep(result.report, redact);
    const { github } = world;
    const audience = readersOf(report, audienceOf(settings, context));
    await post(report, audience, { settings, context, github, log, redact });
    return report;
  } finally {
    await finishCheck(result, job);
  }
}

/** Runs a check. Where students read what it finds, the web is not searched: a source that others used would be named. */
async function runMain(task: Task, world: World): Promise<RunResult> {
  const { settings, context } = task;
  const prior = await priorOf(task, world);
  if (settings.web.length === 0 || audienceOf(settings, context) === 'staff') {
    return main(settings, world, prior);
  }
  const notice = message('notices.webForStaff');
  world.log.notice(ENGLISH.tell(notice));
  return main({ ...settings, web: [] }, world, { ...prior, notices: [...prior.notices, notice] });
}

/** A check of a pull request knows what people said about pairs of them, and its author; late submissions join a report that is there. */
async function priorOf({ settings, context }: Task, world: World): Promise<Prior> {
  if (settings.add.length > 0) {
    return priorOfEarlier(await readEarlierClass(resolve(world.workspace, settings.reportDir)));
  }
  const isRemembered =
    settings.source === 'pull-request' &&
    settings.githubToken !== null &&
    context.event.repositoryIsPrivate === true;
  if (!isRemembered) return NOTHING_PRIOR;
  return {
    ...NOTHING_PRIOR,
    cases: await pullRequestCases(settings.stateBranch, audienceOf(settings, context), world),
  };
}

/** @throws ConfigurationError where everybody could read the code that a part hands over */
function refusePublicParts({ shard }: Settings, isPrivate: boolean | null): void {
  if (shard?.kind !== 'part' || isPrivate !== false) return;
  throw new ConfigurationError(says.shardParts);
}

/** Reads inputs and config file. @throws ConfigurationError naming everything that is wrong */
async function readSettings(
  raw: RawInputs,
  context: RunContext,
  github: () => GitHub,
  log: Log,
): Promise<Settings> {
  const location = configLocation(raw);
  const text = concernsPullRequest(context.event.name)
    ? await configOfBase(location, raw, context, github, log)
    : configText(location, context.workspace);
  const parsed = parseSettings(raw, text, {
    event: context.event.name,
    repositoryOwner: context.event.repository?.owner ?? null,
    isFork: context.event.isFork,
    actor: context.event.actor,
  });
  for (const override of parsed.overrides) log.info(override);
  for (const warning of parsed.warnings) log.warning(warning);
  return parsed.settings;
}

/** What is checked out may be the pull request's own, and must not say how it is judged: the base's file counts. */
async function configOfBase(
  location: { readonly path: string; readonly explicit: boolean },
  raw: RawInputs,
  context: RunContext,
  github: () => GitHub,
  log: Log,
): Promise<string | null> {
  const { repository } = context.event;
  const commit = baseCommit(context.event);
  if (repository === null || commit === null || raw['github-token'] === undefined) {
    if (!location.explicit) return null;
    throw new ConfigurationError(says.configPull);
  }
  let text: string | null;
  try {
    text = await readTextByGit(github(), repository, commit, location.path);
  } catch (error) {
    // A file that nobody named may well be missing; that it cannot be looked for must not go unsaid.
    if (location.explicit || !(error instanceof Failure) || error.outcome !== 'forbidden') throw error;
    log.warning(fill(says.notLookedBase, { path: location.path, error: error.message }));
    return null;
  }
  if (text === null && location.explicit) {
    throw new ConfigurationError(fill(says.configBase, { path: JSON.stringify(location.path) }));
  }
  return text;
}
