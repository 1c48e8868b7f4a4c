import { tmpdir } from 'node:os';
import { Cancelled, fill, type Log, redactDeep } from '#base';
import type { RightsMemory } from '#bot';
import {
  commentKey,
  effectsOf,
  handleRequest,
  newSalt,
  publishComment,
  pullRequestCases,
  runKey,
  stateStoreOf,
  stopRun,
} from '#bot';
import { main, NOTHING_PRIOR, type World } from '#check';
import { PULL_REQUESTS, type RunReport, type Settings } from '#contract';
import { fullName } from '#github';
import { removeFolder } from '#system';
import { makeTempDir, TEMP_VARIABLE } from '../process/machine-limit.ts';
import type { AppHost } from './app-host.ts';
import { type WebhookCall, workKey } from './delivery.ts';
import type { Turn } from './job-queue.ts';
import * as says from './says.ts';
import { THIS_MACHINE } from '../process/this-machine.ts';

/** What the comments of an App's checks go by, apart from those of workflows. */
const REPORT_KEY = { workflow: 'app', job: 'bot' } as const;

/** Answers one command, with a token that reaches its repository alone. @throws GitHubError where it cannot even be answered */
export async function answerCall(
  call: WebhookCall,
  turn: Turn,
  host: AppHost,
  rights: RightsMemory,
): Promise<void> {
  const { settings, clock } = host;
  const { request, delivery } = call;
  const { repository } = request;
  const { installationId } = delivery;
  const client = host.repositoryClient(installationId, { name: repository, id: delivery.event.repositoryId });
  const { redact } = client;
  const log = host.log.for({ delivery: delivery.id, installation: installationId, repository }, redact);
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, turn.signal]);
  const github = client.github.until(signal);
  const tempDir = makeTempDir(tmpdir(), TEMP_VARIABLE);
  try {
    const world: World = {
      ...THIS_MACHINE,
      clock,
      log,
      signal,
      workspace: tempDir,
      tempDir,
      redact,
      environment: host.environment,
      // Deliveries are not counted, and no clock tells which came first: one that is sent again takes up what bears its key.
      run: { runId: `app-${request.key}`, jobSlug: 'bot', attempt: null },
      endsAtMs: Infinity,
      defaultLabel: fullName(repository),
      title: fullName(repository),
      event: delivery.event,
      github: () => github,
      collector: () => github,
      runUrl: null,
      onCheck: (id) => log.debug(`The check has the id ${id}.`),
    };
    const effects = effectsOf({
      settings,
      world,
      store: () => stateStoreOf(settings, world, [PULL_REQUESTS]),
      newSalt,
      cancelCheck: async (where, run) => {
        const command = /^app-([\w-]+)\.bot$/.exec(run)?.[1];
        if (command === undefined) return stopRun(github, where, run);
        return { kind: turn.cancel(workKey(where, command)) ? 'cancelled' : 'over' };
      },
      check: (own, around) => turn.long(() => checkAndComment(own, around, call, log)),
    });
    const result = await handleRequest(request, effects, {
      botUsers: settings.botUsers,
      runUrl: null,
      run: { key: runKey(world.run), isFirstAttempt: false },
      rights,
    });
    if (result.kind === 'failed') {
      log.warning(fill(says.commandFailed, { key: request.key, failure: result.failure.message }));
    } else {
      log.info(`The command ${request.key}: ${result.kind}.`);
    }
  } finally {
    controller.abort(new Cancelled('The command is done.'));
    await removeFolder(tempDir);
  }
}

async function checkAndComment(
  settings: Settings,
  world: World,
  { request }: WebhookCall,
  log: Log,
): Promise<RunReport> {
  const cases = await pullRequestCases(settings.stateBranch, 'student', world);
  const { pullRequest } = world.event;
  if (pullRequest === null) throw new Error('a check of the bot has a pull request');
  const result = await main(settings, world, { ...NOTHING_PRIOR, cases });
  try {
    const report = redactDeep(result.report, world.redact);
    const published = await publishComment(
      {
        github: world.github(),
        repository: request.repository,
        pullNumber: pullRequest.number,
        headSha: pullRequest.headSha,
        key: commentKey(settings.commentKey, REPORT_KEY),
        report,
        audience: 'student',
      },
      log,
    );
    log.info(published.sentence);
    return report;
  } finally {
    for (const warning of await result.finish()) log.warning(warning);
  }
}
