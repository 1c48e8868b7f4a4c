import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import * as core from '@actions/core';
import { type Clock, type Environment, Failure, redactDeep } from '#base';
import { renderScanSummary, type ScanEnd, STATE_BRANCH, tellFailure, whoAmI } from '#bot';
import { tokensOf, type World } from '#check';
import { LIMITS, misspelledInputs, readInputs, secretsOf, type Settings } from '#contract';
import { removeFolder } from '#system';
import { endOf, namingDoctor, type RunEnd } from '../process/execute.ts';
import { makeTempDir } from '../process/machine-limit.ts';
import { systemClock } from '../process/system-clock.ts';
import { type Carried, carryOut, finishCheck, prepare, readTask, type Task } from './carry-out.ts';
import { inTime, type Job, openJob, worldOf } from './job.ts';
import { conclude, NEUTRAL_OUTPUTS, numbersOf, writeOutputs, writeSummary } from './outputs.ts';
import { publish } from './publish.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { openTo, renderLines, renderTable, sentenceOf } from '../doctor/finding.ts';
import { audienceOf } from './audience.ts';
import type { RunContext } from './run-context.ts';
import * as says from '../says.ts';

/** What a run leaves to its process. */
export interface Exit {
  readonly exitCode: 0 | 1;
  /** The process ends now: whatever was left open must not keep the job waiting. */
  readonly isAtOnce: boolean;
}

/** One run as a GitHub Action: inputs and context from the environment, results into the runner's files. */
export async function runAction(
  environment: Environment = process.env,
  clock: Clock = systemClock,
): Promise<Exit> {
  const raw = readInputs(environment);
  // Before anything else is said.
  for (const secret of secretsOf(raw)) core.setSecret(secret);
  writeOutputs(NEUTRAL_OUTPUTS);
  const settled = watchForTheEnd();

  // 1. The job: event, log, connections, and a folder of its own.
  const job = await openJob(raw, environment, clock);
  const folder = await job.step(null, () => makeTempDir(job.context.tempDir ?? tmpdir(), 'RUNNER_TEMP'));
  // 2. What it does, and what that came to.
  const run = folder.done ? await runIn(folder.value, job) : { end: folder.end, task: null, carried: null };
  // 3. Everything that a person or a later step reads.
  const exitCode = await tell(run, job);
  // 4. Nothing stays behind.
  if (run.carried?.kind === 'check') await finishCheck(run.carried.result, job);
  await job.close();
  if (folder.done) await removeFolder(folder.value).catch(() => {});

  settled();
  return { exitCode, isAtOnce: job.signal.aborted || run.end.outcome === 'timeout' };
}

/** How a run ended, and how far it came. */
interface Run {
  readonly end: RunEnd;
  /** null: it was not found out. */
  readonly task: Task | null;
  /** null: the task was not done. */
  readonly carried: Carried | null;
}

async function runIn(tempDir: string, job: Job): Promise<Run> {
  for (const warning of misspelledInputs(job.environment)) job.log.warning(warning);
  const first = worldOf(job, job.context, tempDir, job.endsAtMs());
  if (job.raw.mode === 'doctor') {
    const told = await job.step(null, () => inTime(first, (within) => consult(job, within)));
    return { end: told.done ? told.value : told.end, task: null, carried: null };
  }
  const task = await job.step(null, () => inTime(first, (within) => prepare(job, within)));
  if (!task.done) {
    await tellScanFailed(job, first, task.end);
    return { end: task.end, task: null, carried: null };
  }
  const { settings, context } = task.value;
  // The config file may say another time.
  const world = worldOf(job, context, tempDir, job.endsAtMs(settings.timeoutMs));
  const carried = await job.step(settings, () =>
    inTime(world, (within) => carryOut(job, task.value, within)),
  );
  if (!carried.done) return { end: carried.end, task: task.value, carried: null };
  return {
    end: redactDeep(endOfCarried(carried.value), job.redact),
    task: task.value,
    carried: carried.value,
  };
}

function endOfCarried(carried: Carried): RunEnd {
  switch (carried.kind) {
    case 'scan':
      return { ...carried.end, openSentence: null, report: null };
    case 'bot':
      return endOf(carried.report);
    case 'check':
      return endOf(carried.result.report);
  }
}

/** @returns the exit code */
async function tell({ end: ended, task, carried }: Run, job: Job): Promise<0 | 1> {
  const { log, redact } = job;
  if (job.raw.mode === 'doctor') return conclude(ended, log);
  const end = namingDoctor(ended, 'workflow');
  const settings = task?.settings ?? null;
  const context = task?.context ?? job.context;
  if (carried?.kind === 'scan' && end.outcome !== 'cancelled') {
    return publishScan({ ...carried.end, sentence: end.sentence }, settings, context, job);
  }
  const isPart = carried?.kind === 'check' && carried.result.isPart;
  const world = worldOf(job, context, '', job.endsAtMs(settings?.timeoutMs));
  return publish(
    { end, settings, context, isPart, isPosted: carried?.kind === 'bot' },
    { log, redact, inTime: (work) => inTime(world, ({ github }) => work(github)) },
  );
}

/** Says so where the process ends before the run does. @returns call it when the run is at its end */
function watchForTheEnd(): () => void {
  const onExit = (): void => {
    core.error(says.runNotFinish);
    process.exitCode = 1;
  };
  process.once('beforeExit', onExit);
  return () => process.off('beforeExit', onExit);
}

/**
 * A scan whose settings cannot be read says so on its dashboard: nobody looks at the log of every night. Where that fails, the
 * job says the same.
 */
async function tellScanFailed(job: Job, world: World, end: RunEnd): Promise<void> {
  const { raw } = job;
  const { repository } = world.event;
  // Without the settings nobody knows whether a nightly run is a scan: where a dashboard is, it is one.
  const mayOpen = raw['mode'] === 'scan';
  const isScan = mayOpen || (raw['mode'] === undefined && world.event.name === 'schedule');
  if (!isScan || raw['github-token'] === undefined || raw['dry-run'] === 'true') return;
  if (repository === null || end.outcome === 'cancelled') return;
  const branch = raw['state-branch'] ?? STATE_BRANCH;
  const told = await job.step(null, () =>
    inTime(world, async (within) => {
      const self = (await whoAmI(within.github())).login;
      const host = { world: within, repository, self, branch: branch === STATE_BRANCH ? null : branch };
      await tellFailure(host, { known: null, mayOpen }, end.sentence);
    }),
  );
  if (!told.done) job.log.debug(told.end.sentence);
}

/** `mode: doctor`: says what a run needs and what is missing, in the log and in the summary. */
async function consult(job: Job, world: World): Promise<RunEnd> {
  const read = await readTask(job, world).catch((error: unknown): Failure => {
    if (!(error instanceof Failure) || error.outcome === 'cancelled') throw error;
    return error;
  });
  const task: Task | null = read instanceof Failure ? null : read;
  const found = await diagnose({
    raw: job.raw,
    settings: read instanceof Failure ? read : read.settings,
    tokens: tokensOf(job.raw),
    world: { ...world, event: task?.context.event ?? world.event },
  });
  const audience = audienceOf(task?.settings ?? null, task?.context ?? job.context);
  const findings = audience === 'student' ? openTo(found) : found;
  process.stdout.write(job.redact(renderLines(findings)));
  await writeSummary(job.context, job, () => renderTable(findings));
  const isFine = findings.every((one) => one.isFine);
  const sentence = sentenceOf(findings);
  return {
    outcome: isFine ? 'passed' : 'config-error',
    exitCode: isFine ? 0 : 1,
    sentence,
    openSentence: sentence,
    report: null,
  };
}

/** Outputs and summary of a scan; the files of each assignment are there already. */
async function publishScan(
  end: ScanEnd,
  settings: Settings | null,
  context: RunContext,
  job: Job,
): Promise<0 | 1> {
  writeOutputs(numbersOf(end.assignments.flatMap(({ report }) => report ?? [])));
  if (settings !== null) writeOutputs({ 'report-path': resolve(context.workspace, settings.reportDir) });
  for (const { name, sentence } of end.assignments) job.log.info(`${name}: ${sentence}`);
  await writeSummary(context, job, () => renderScanSummary(end, LIMITS.summaryBytes - SUMMARY_RESERVE));
  return conclude(end, job.log);
}

/** Other steps of the job write into the same summary. */
const SUMMARY_RESERVE = 64 * 1024;
