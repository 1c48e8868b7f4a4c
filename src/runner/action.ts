import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import { answerCommand, type BotHost, pullRequestDismissals } from '../bot/answer-command.ts';
import type { Log } from '../domain/effects.ts';
import { Cancelled, ConfigurationError, Failure } from '../domain/outcome.ts';
import { main, type RunResult } from '../run/main.ts';
import type { World } from '../run/world.ts';
import { NOTHING_PRIOR, type Prior } from '../run/prior.ts';
import { lazyGitHub } from '../run/open-github.ts';
import { endedBy, until, withinTime } from '../run/within-time.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import type { Environment } from '../domain/environment.ts';
import { endOf, execute, type RunEnd } from '../process/execute.ts';
import { redactDeep, Secrets } from '../domain/redaction.ts';
import { systemClock } from '../process/system-clock.ts';
import { makeTempDir } from '../process/temp-dir.ts';
import { VERSION } from '../version.ts';
import { newSalt, stateStoreOf } from '../scan/store/open-store.ts';
import { misspelledInputs, type RawInputs, readInputs, secretsOf } from '../settings/raw-inputs.ts';
import type { Settings } from '../settings/settings.ts';
import { actionLog } from './action-log.ts';
import { readRunContext, type RunContext } from './run-context.ts';
import { NEUTRAL_OUTPUTS, writeOutputs } from './outputs.ts';
import { post } from './post.ts';
import { audienceOf, publish, publishScan, visibilityOf } from './publish.ts';
import { readSettings } from './read-settings.ts';
import { scan, type ScanEnd } from './scan.ts';

/** After a cancellation the runner waits 7.5 s before it insists: what is not done by then is given up. */
const CANCEL_PATIENCE_MS = 3_500;

/** One run as a GitHub Action: inputs and context from the environment, results into the runner's files. */
export async function runAction(environment: Environment = process.env): Promise<void> {
  process.exitCode = 1;
  const startedAtMs = systemClock.now();
  const raw = readInputs(environment);
  // Before anything else is said.
  for (const secret of secretsOf(raw)) core.setSecret(secret);
  writeOutputs(NEUTRAL_OUTPUTS);
  let settled = false;
  process.once('beforeExit', () => {
    if (settled) return;
    core.error('The run did not finish: it waits for something that never comes. Please report this defect.');
    process.exitCode = 1;
  });

  // The state of scans holds secrets of its own, which are known later.
  const secrets = new Secrets(secretsOf(raw));
  const { redact } = secrets;
  const onSecret = (secret: string): void => {
    if (secrets.add(secret)) core.setSecret(secret);
  };
  const log = actionLog(redact);
  const { context: told, problem } = await readRunContext(environment, process.cwd());
  if (problem !== null) log.warning(problem);
  let context = told;
  const cancellation = cancelOnSignals(process);
  const temporary: { folder: string | null } = { folder: null };
  const connection = {
    apiUrl: context.event.apiUrl,
    clock: systemClock,
    log,
    signal: cancellation.signal,
    timeoutMs: timeoutOf(raw),
    environment,
    version: VERSION,
  };
  const github = lazyGitHub({ ...connection, token: raw['github-token'] ?? null });
  const anonymous = lazyGitHub({ ...connection, token: null });
  const other = raw['collect-token'];
  const collector = other === undefined ? null : lazyGitHub({ ...connection, token: other });
  let settings: Settings | null = null;
  let result: RunResult | null = null;
  const scanned: { end: ScanEnd | null } = { end: null };
  let checkId: number | null = null;
  let isPosted = false;

  let world: World = {
    clock: systemClock,
    random: Math.random,
    log,
    signal: cancellation.signal,
    endsAtMs: Infinity,
    workspace: context.workspace,
    tempDir: context.tempDir ?? tmpdir(),
    redact,
    environment,
    run: { runId: context.runId, jobSlug: context.job, attempt: context.attempt },
    defaultLabel: [context.repository ?? 'similarity', context.event.name ?? ''].join(' ').trim(),
    title: titleOf(context),
    event: context.event,
    github: github.get,
    collector: (collector ?? github).get,
    runUrl: context.runUrl,
    toolVersion: VERSION,
    date: () => new Date(),
    onCheck: (id) => {
      checkId = id;
      writeOutputs({ 'check-id': String(id) });
      core.saveState('check-id', String(id));
    },
  };

  /** On the clock; the config file may say another time. */
  let endsAtMs = startedAtMs + timeoutOf(raw);
  const inTime = <T>(work: (within: World) => Promise<T>): Promise<T> =>
    withinTime(
      { clock: systemClock, endsAtMs, signal: cancellation.signal, sentence: TIME_IS_OVER },
      (signal) => work(endedBy(world, signal)),
    );

  const body = async (): Promise<RunEnd> => {
    const tempDir = makeTempDir(world.tempDir, 'RUNNER_TEMP');
    temporary.folder = tempDir;
    world = { ...world, tempDir };
    for (const warning of misspelledInputs(environment)) log.warning(warning);
    const read = await inTime(prepare);
    settings = read;
    endsAtMs = startedAtMs + read.timeoutMs;
    world = { ...world, endsAtMs };
    return inTime((within) => carryOut(read, within));
  };

  const prepare = async (within: World): Promise<Settings> => {
    const hasToken = raw['github-token'] !== undefined;
    const nobody = until(anonymous.get, within.signal);
    const asked = context.event.name === 'schedule' ? [nobody] : [];
    const isPrivate = await visibilityOf(context, hasToken ? [within.github, nobody] : asked);
    context = { ...context, event: { ...context.event, repositoryIsPrivate: isPrivate } };
    world = { ...world, event: context.event };
    const read = await readSettings(raw, context, within.github, log);
    // Before the settings count as read: what is wrong with them may be said to everybody.
    refusePublicParts(read, isPrivate);
    return read;
  };

  const carryOut = async (read: Settings, within: World): Promise<RunEnd> => {
    switch (read.mode) {
      case 'scan': {
        const made = await scan(read, within, context, onSecret);
        scanned.end = made;
        return { ...made, openSentence: null, report: null };
      }
      case 'bot':
        isPosted = true;
        return endOf(await answerCommand(botHost(read, within)));
      case 'check': {
        const made = await main(read, within, await priorOf(read, within));
        result = made;
        return endOf(made.report);
      }
    }
  };

  /** A check of a pull request knows what people said about pairs of them. */
  const priorOf = async (own: Settings, within: World): Promise<Prior> =>
    own.source === 'pull-request' && own.githubToken !== null && context.event.repositoryIsPrivate === true
      ? { ...NOTHING_PRIOR, dismissed: await pullRequestDismissals(stateStoreOf(own, within), within) }
      : NOTHING_PRIOR;

  /** A check that a command asks for is reported before the command is answered. */
  const botHost = (read: Settings, within: World): BotHost => ({
    settings: read,
    world: within,
    store: () => stateStoreOf(read, within),
    newSalt,
    check: async (own, around) => {
      const made = await main(own, around, await priorOf(own, within));
      result = made;
      const report = redactDeep(made.report, redact);
      const audience = audienceOf(own, context);
      const print = (text: string): void => void process.stdout.write(text);
      await post(report, audience, { settings: own, context, github: within.github, log, redact, print });
      return report;
    },
  });

  const end = redactDeep(
    await Promise.race([
      execute(
        body,
        () => settings,
        (error) => log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      ),
      cancelled(cancellation.signal, () => checkId),
    ]),
    redact,
  );
  const exitCode =
    scanned.end === null || end.outcome === 'cancelled'
      ? await publish(
          end,
          {
            settings,
            isPart: isPart(result),
            isPosted,
            inTime: (work) => inTime(({ github: get }) => work(get)),
          },
          context,
          log,
          redact,
        )
      : await publishScan(scanned.end, settings, context, log, redact);
  await finish(result, log);
  await github.close();
  await collector?.close();
  await anonymous.close();
  if (temporary.folder !== null) await rm(temporary.folder, { recursive: true, force: true }).catch(() => {});
  cancellation.release();
  settled = true;
  process.exitCode = exitCode;
  // Whatever was left open must not keep the job waiting.
  if (cancellation.signal.aborted || end.outcome === 'timeout') process.exit(exitCode);
}

/** @throws ConfigurationError where everybody could read the code that a part hands over */
function refusePublicParts({ shard }: Settings, isPrivate: boolean | null): void {
  if (shard?.kind !== 'part' || isPrivate !== false) return;
  throw new ConfigurationError(
    'shard: parts hand over what they collected as an artifact, which in a public repository everybody can read; run it in a private one.',
  );
}

/** Ends the wait for a run that does not end by itself after it was cancelled. */
function cancelled(signal: AbortSignal, checkId: () => number | null): Promise<RunEnd> {
  return new Promise((done) => {
    signal.addEventListener(
      'abort',
      () => {
        setTimeout(() => {
          const id = checkId();
          const reason: unknown = signal.reason;
          done({
            outcome: 'cancelled',
            exitCode: 1,
            openSentence: null,
            sentence: `${reason instanceof Cancelled ? reason.message : 'The run was cancelled.'}${id === null ? '' : ` The check ${id} stays at the service.`}`,
            report: null,
          });
        }, CANCEL_PATIENCE_MS).unref();
      },
      { once: true },
    );
  });
}

/** What was checked, for a person: never the event, which says how it was asked for. */
function titleOf({ repository, event }: RunContext): string {
  const pull = event.pullRequest === null ? '' : `#${event.pullRequest.number}`;
  return `${repository ?? 'Similarity check'}${pull}`;
}
const TIME_IS_OVER =
  'The time of this run (timeout-minutes) was over before GitHub had answered everything. Run again later, or raise it.';

/** The run's own time as it was asked for, before the settings are read; what is odd is refused later. */
function timeoutOf(raw: RawInputs): number {
  const minutes = Number(raw['timeout-minutes'] ?? '');
  return (minutes > 0 ? minutes : DEFAULT_MINUTES) * 60_000;
}

const DEFAULT_MINUTES = 30;

function isPart(result: RunResult | null): boolean {
  return result?.isPart === true;
}

async function finish(result: RunResult | null, log: Log): Promise<void> {
  if (result === null) return;
  try {
    for (const warning of await result.finish()) log.warning(warning);
  } catch (error) {
    if (!(error instanceof Failure)) log.debug(String(error));
  }
}
