import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { reportTemplate } from '../assets.ts';
import type { Log } from '../domain/effects.ts';
import { Cancelled, ConfigurationError, Failure } from '../domain/outcome.ts';
import type { Audience, RunReport } from '../domain/report.ts';
import type { GitHub } from '../github/client.ts';
import { main, type RunResult } from '../main.ts';
import { lazyGitHub } from '../open-github.ts';
import { renderConsole } from '../report/console.ts';
import { renderFailure, renderSummary } from '../report/summary.ts';
import { writeReportFiles } from '../report/write.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import { configLocation, misspelledInputs, type RawInputs, readInputs } from '../settings/raw-inputs.ts';
import { isPullRequestEvent } from '../settings/resolve.ts';
import type { Settings } from '../settings/settings.ts';
import { readTextFile } from '../sources/github/repository.ts';
import { actionLog } from './action-log.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import type { Environment } from '../process/environment.ts';
import { type ActionContext, readContext } from './context.ts';
import { execute, type RunEnd } from '../process/execute.ts';
import { NEUTRAL_OUTPUTS, writeOutputs } from './outputs.ts';
import { post, pullRequestOf } from './post.ts';
import { redactDeep, redactor } from '../process/redaction.ts';
import { systemClock } from '../process/system-clock.ts';
import { VERSION } from '../process/version.ts';

/** After a cancellation the runner waits 7.5 s before it insists: what is not done by then is given up. */
const CANCEL_PATIENCE_MS = 3_500;

/** One run as a GitHub Action: inputs and context from the environment, results into the runner's files. */
export async function runAction(environment: Environment = process.env): Promise<void> {
  process.exitCode = 1;
  const raw = readInputs(environment);
  // Before anything else is said.
  const secrets = [raw.apikey, raw['github-token'], raw['pseudonym-salt']].filter((one) => one !== undefined);
  for (const secret of secrets) core.setSecret(secret);
  writeOutputs(NEUTRAL_OUTPUTS);
  let settled = false;
  process.once('beforeExit', () => {
    if (settled) return;
    core.error('The run did not finish: it waits for something that never comes. Please report this defect.');
    process.exitCode = 1;
  });

  const redact = redactor(secrets);
  const log = actionLog(redact);
  const context = readContext(environment, process.cwd());
  const cancellation = cancelOnSignals(process);
  const tempDir = makeTempDir(context);
  const github = lazyGitHub({
    token: raw['github-token'] ?? null,
    apiUrl: context.github.apiUrl,
    clock: systemClock,
    log,
    signal: cancellation.signal,
    timeoutMs: timeoutOf(raw),
    environment,
    version: VERSION,
  });
  let settings: Settings | null = null;
  let result: RunResult | null = null;
  let checkId: number | null = null;

  const body = async (): Promise<RunReport> => {
    for (const warning of misspelledInputs(environment)) log.warning(warning);
    settings = await readSettings(raw, context, github.get, log);
    result = await main(settings, {
      clock: systemClock,
      random: Math.random,
      log,
      signal: cancellation.signal,
      workspace: context.workspace,
      tempDir,
      redact,
      environment,
      run: { runId: context.runId, jobSlug: context.job, attempt: context.attempt },
      defaultLabel: [context.repository ?? 'similarity', context.event ?? ''].join(' ').trim(),
      event: context.github,
      github: github.get,
      repository: context.repository,
      runUrl: context.runUrl,
      toolVersion: VERSION,
      date: () => new Date(),
      onCheck: (id) => {
        checkId = id;
        writeOutputs({ 'check-id': String(id) });
        core.saveState('check-id', String(id));
      },
    });
    return redactDeep(result.report, redact);
  };
  const end = await Promise.race([
    execute(
      body,
      () => settings,
      (error) => log.debug(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ),
    cancelled(cancellation.signal, () => checkId),
  ]);
  const exitCode = await publish(
    end,
    { settings, isPart: isPart(result), github: github.get },
    context,
    log,
    redact,
  );
  await finish(result, log);
  await github.close();
  await rm(tempDir, { recursive: true, force: true }).catch(() => {});
  cancellation.release();
  settled = true;
  process.exitCode = exitCode;
  // Whatever a cancelled run left open must not keep the job waiting.
  if (cancellation.signal.aborted) process.exit(exitCode);
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
            sentence: `${reason instanceof Cancelled ? reason.message : 'The run was cancelled.'}${id === null ? '' : ` The check ${id} stays at the service.`}`,
            report: null,
          });
        }, CANCEL_PATIENCE_MS).unref();
      },
      { once: true },
    );
  });
}

/** The run's own time as it was asked for, before the settings are read; what is odd is refused later. */
function timeoutOf(raw: RawInputs): number {
  const minutes = Number(raw['timeout-minutes'] ?? '');
  return (minutes > 0 ? minutes : DEFAULT_MINUTES) * 60_000;
}

const DEFAULT_MINUTES = 30;

async function readSettings(
  raw: RawInputs,
  context: ActionContext,
  github: () => GitHub,
  log: Log,
): Promise<Settings> {
  const location = configLocation(raw);
  const text = isPullRequestEvent(context.event)
    ? await configOfBase(location, raw, context, github, log)
    : configOfWorkspace(location, context);
  const parsed = parseSettings(raw, text, {
    event: context.event,
    repositoryOwner: context.repositoryOwner,
    isFork: context.isFork,
    actor: context.actor,
  });
  for (const override of parsed.overrides) log.info(override);
  for (const warning of parsed.warnings) log.warning(warning);
  return parsed.settings;
}

function configOfWorkspace(
  location: { readonly path: string; readonly explicit: boolean },
  context: ActionContext,
): string | null {
  try {
    return readFileSync(resolve(context.workspace, location.path), 'utf8');
  } catch (error) {
    if (!location.explicit && (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigurationError(
      `config ${JSON.stringify(location.path)} cannot be read: ${(error as Error).message}.`,
    );
  }
}

/** What is checked out is the pull request's own, and must not say how it is judged: the base's file counts. */
async function configOfBase(
  location: { readonly path: string; readonly explicit: boolean },
  raw: RawInputs,
  context: ActionContext,
  github: () => GitHub,
  log: Log,
): Promise<string | null> {
  const { repository, pullRequest } = context.github;
  if (repository === null || pullRequest === null || raw['github-token'] === undefined) {
    if (!location.explicit) return null;
    throw new ConfigurationError(
      'config: in a pull-request event the file is read from the base branch, which takes github-token and the event of a pull request. Give its values as inputs of the workflow instead.',
    );
  }
  let text: string | null;
  try {
    text = await readTextFile(github(), repository, location.path, pullRequest.baseSha, 'own');
  } catch (error) {
    // A file that nobody named may well be missing; that it cannot be looked for must not go unsaid.
    if (location.explicit || !(error instanceof Failure) || error.outcome !== 'forbidden') throw error;
    log.warning(`${location.path} was not looked for in the base branch: ${error.message}`);
    return null;
  }
  if (text === null && location.explicit) {
    throw new ConfigurationError(`config: the base branch has no file ${JSON.stringify(location.path)}.`);
  }
  return text;
}

function isPart(result: RunResult | null): boolean {
  return result?.isPart === true;
}

/** Writes everything that a person or a later step reads. A channel that fails is a warning, never another verdict. */
async function publish(
  end: RunEnd,
  run: { readonly settings: Settings | null; readonly isPart: boolean; readonly github: () => GitHub },
  context: ActionContext,
  log: Log,
  redact: (text: string) => string,
): Promise<0 | 1> {
  const { report } = end;
  const { settings } = run;
  const audience = audienceOf(settings, context, pullRequestOf(report, context) !== null);
  if (report !== null && settings !== null) {
    const directory = resolve(context.workspace, settings.reportDir);
    writeOutputs({
      'check-id': report.findings.checkId === null ? '' : String(report.findings.checkId),
      'check-url': report.findings.checkUrl ?? '',
      'submission-count': String(report.findings.submissions.filter((one) => one.role === 'judged').length),
      'flagged-count': String(report.verdict.flagged.length),
      'max-similarity': numberOutput(report.verdict.maxSimilarity),
      'max-ai-score': numberOutput(report.verdict.maxAiScore),
    });
    if (!run.isPart)
      await attempt('The report files could not be written', async () => {
        await writeReportFiles(report, { directory, audience, template: reportTemplate(), redact });
        writeOutputs({ 'report-path': directory });
        log.info(`The report is in ${directory}: open index.html.`);
      });
    if (!run.isPart) {
      process.stdout.write(
        redact(renderConsole(report, audience, { colours: false, width: 120, maxRows: 100 })),
      );
    }
  }
  await attempt('The job summary could not be written', async () => {
    if (context.summaryPath === null) return;
    const text =
      report === null || run.isPart
        ? renderFailure(end.outcome, end.sentence)
        : renderSummary(report, audience);
    await appendFile(context.summaryPath, redact(text));
  });
  if (report !== null && settings !== null && !run.isPart) {
    await attempt('The result could not be written to GitHub', () =>
      post(report, audience, {
        settings,
        context,
        github: run.github,
        log,
        redact,
        print: (text) => process.stdout.write(text),
      }),
    );
  }
  writeOutputs({ outcome: end.outcome });
  if (end.exitCode === 1) log.error(`${end.outcome}: ${end.sentence}`);
  else if (end.outcome === 'passed') log.info(`${end.outcome}: ${end.sentence}`);
  else log.notice(`${end.outcome}: ${end.sentence}`);
  return end.exitCode;

  async function attempt(what: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      log.warning(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/**
 * Who reads this job's log, summary and comment. In a public repository that is everybody, whatever the settings say; a run
 * on one pull request or one repository is read by the person whose work it is.
 */
function audienceOf(settings: Settings | null, context: ActionContext, onPullRequest: boolean): Audience {
  if (settings?.anonymize === 'always' || context.repositoryIsPrivate === false) return 'student';
  if (settings?.anonymize === 'never') return 'staff';
  return onPullRequest || settings?.source === 'workspace' ? 'student' : 'staff';
}

function numberOutput(value: number | null): string {
  return value === null ? 'n/a' : String(value);
}

async function finish(result: RunResult | null, log: Log): Promise<void> {
  if (result === null) return;
  try {
    for (const warning of await result.finish()) log.warning(warning);
  } catch (error) {
    if (!(error instanceof Failure)) log.debug(String(error));
  }
}

function makeTempDir(context: ActionContext): string {
  const parent = context.tempDir ?? tmpdir();
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'code-similarity-'));
}
