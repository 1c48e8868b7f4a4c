import * as core from '@actions/core';
import {
  Cancelled,
  type Clock,
  type Environment,
  fill,
  type Log,
  logLines,
  oneLine,
  redactDeep,
  Secrets,
} from '#base';
import { endedBy, inPlaceOf, lazyGitHub, type LazyGitHub, tokensOf, withinTime, type World } from '#check';
import {
  concernsPullRequest,
  MAX_TIMEOUT_MINUTES,
  type RawInputs,
  secretsOf,
  type Settings,
} from '#contract';
import type { TokenOrigin } from '#github';
import { cancelOnSignals } from '../process/cancellation.ts';
import { execute, type RunEnd, type Step } from '../process/execute.ts';
import { environmentSecrets } from '../command-line/arguments/variables.ts';
import { writeOutputs } from './outputs.ts';
import { readRunContext, type RunContext } from './run-context.ts';
import * as says from '../says.ts';
import { THIS_MACHINE } from '../process/this-machine.ts';

/** After a cancellation the runner waits 7.5 s before it insists: what is not done by then is given up. */
const CANCEL_PATIENCE_MS = 3_500;
const DEFAULT_MINUTES = 30;
const TIME_IS_OVER = says.timeRun;

/** What one job of a workflow works with. */
export interface Job extends Pick<World, 'environment' | 'clock' | 'log' | 'redact' | 'signal' | 'onCheck'> {
  readonly raw: RawInputs;
  readonly context: RunContext;
  /** Keeps a secret out of the log that is known only now. */
  readonly onSecret: (secret: string) => void;
  /** On the clock: when the run ends, where its settings say nothing else. */
  readonly endsAtMs: (timeoutMs?: number) => number;
  /** With the run's token. */
  readonly github: LazyGitHub;
  /** Without any token. */
  readonly anonymous: LazyGitHub;
  /** For the repositories of submissions. */
  readonly collector: LazyGitHub;
  /** Runs a step, as long as the job is not cancelled. What ends it has no secrets in it. */
  step<T>(policy: Settings | null, body: () => Promise<T> | T): Promise<Step<T>>;
  /** Closes what was opened. */
  close(): Promise<void>;
}

/** Reads the surroundings of this process. Nothing is connected yet. */
export async function openJob(raw: RawInputs, environment: Environment, clock: Clock): Promise<Job> {
  const startedAtMs = clock.now();
  const secrets = new Secrets([...secretsOf(raw), ...environmentSecrets(environment)]);
  const { redact } = secrets;
  const log = actionLog(redact);
  const { context, problem } = await readRunContext(environment, process.cwd());
  if (problem !== null) log.warning(problem);
  const { signal, release } = cancelOnSignals(process);
  const timeoutMs = timeoutOf(raw);
  const connect = (token: string | null, origin: TokenOrigin): LazyGitHub =>
    lazyGitHub({
      token,
      origin,
      apiUrl: context.event.apiUrl,
      clock,
      log,
      signal,
      timeoutMs,
      environment,
    });
  const { own, reading } = tokensOf(raw);
  const github = connect(own.token, own.origin);
  const anonymous = connect(null, own.origin);
  const collector =
    raw['collect-token'] === undefined
      ? inPlaceOf(reading.origin, github)
      : connect(reading.token, reading.origin);
  const checks: number[] = [];
  const cancelled = endOfCancellation(signal, () => checks.at(-1) ?? null);
  return {
    raw,
    environment,
    context,
    clock,
    log,
    redact,
    onSecret: (secret) => {
      if (secrets.add(secret)) core.setSecret(secret);
    },
    signal,
    endsAtMs: (ms = timeoutMs) => startedAtMs + ms,
    github,
    anonymous,
    collector,
    onCheck: (id) => {
      checks.push(id);
      writeOutputs({ 'check-id': String(id) });
      core.saveState('check-id', String(id));
    },
    step: async (policy, body) => {
      const onDefect = (error: unknown): void =>
        log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error));
      const step = await Promise.race([
        execute(body, policy ?? beforeSettings(context), onDefect),
        cancelled,
      ]);
      return step.done ? step : { done: false, end: redactDeep(step.end, redact) };
    },
    close: async () => {
      await github.close();
      await collector.close();
      await anonymous.close();
      release();
    },
  };
}

/** How a run is judged whose settings are not read yet. */
function beforeSettings({ event }: RunContext): Parameters<typeof execute>[1] {
  return concernsPullRequest(event.name)
    ? { source: 'pull-request', onError: 'fail', onTimeout: 'fail' }
    : null;
}

/** The world of this job's run. @param tempDir a folder of this run alone */
export function worldOf(job: Job, context: RunContext, tempDir: string, endsAtMs: number): World {
  const { event, repository, workspace, runId, attempt, runUrl, job: jobSlug } = context;
  const { pullRequest } = event;
  return {
    ...THIS_MACHINE,
    clock: job.clock,
    log: job.log,
    signal: job.signal,
    endsAtMs,
    workspace,
    tempDir,
    redact: job.redact,
    environment: job.environment,
    run: { runId, jobSlug, attempt },
    runUrl,
    defaultLabel: [repository ?? 'similarity', event.name ?? ''].join(' ').trim(),
    // What was checked, for a person: never the event, which says how it was asked for.
    title: `${repository ?? 'Similarity check'}${pullRequest === null ? '' : `#${pullRequest.number}`}`,
    event,
    github: job.github.get,
    collector: job.collector.get,
    onCheck: job.onCheck,
  };
}

/** Works in a world until its time is over, at the latest. */
export function inTime<T>(world: World, work: (within: World) => Promise<T>): Promise<T> {
  const { clock, endsAtMs, signal } = world;
  return withinTime({ clock, endsAtMs, signal, sentence: TIME_IS_OVER }, (ends) =>
    work(endedBy(world, ends)),
  );
}

/** The run's own time as it was asked for, before the settings are read; what is odd is refused later. */
function timeoutOf(raw: RawInputs): number {
  const minutes = Number(raw['timeout-minutes'] ?? '');
  const isAllowed = minutes > 0 && minutes <= MAX_TIMEOUT_MINUTES;
  return (isAllowed ? minutes : DEFAULT_MINUTES) * 60_000;
}

/** Ends the wait for a run that does not end by itself after it was cancelled. */
function endOfCancellation(
  signal: AbortSignal,
  checkId: () => number | null,
): Promise<{ readonly done: false; readonly end: RunEnd }> {
  return new Promise((done) => {
    const giveUp = (): void => {
      const id = checkId();
      const reason: unknown = signal.reason;
      const said = reason instanceof Cancelled ? reason.message : fill(says.runCancelled, { name: null });
      const sentence = `${said}${id === null ? '' : fill(says.checkStays, { id })}`;
      done({
        done: false,
        end: { outcome: 'cancelled', exitCode: 1, openSentence: null, sentence, report: null },
      });
    };
    signal.addEventListener('abort', () => setTimeout(giveUp, CANCEL_PATIENCE_MS).unref(), { once: true });
  });
}

/**
 * The log of a workflow job. Whatever is logged may hold hostile names: a line break followed by `::` would be read as a
 * workflow command (`core.info` does not escape), so no line is broken but by a list of ours, and none has control characters.
 */
function actionLog(redact: (text: string) => string): Log {
  const clean = (message: string): string => logLines(redact(message));
  return {
    debug: (message) => core.debug(clean(message)),
    info: (message) => core.info(clean(message)),
    notice: (message) => core.notice(clean(message)),
    warning: (message) => core.warning(clean(message)),
    error: (message) => core.error(clean(message)),
    group: (title, body) => core.group(oneLine(redact(title)), body),
  };
}
