import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, relative, resolve } from 'node:path';
import { reportTemplate } from '../assets.ts';
import { ConfigurationError, Failure } from '../domain/outcome.ts';
import { readEventContext } from '../github/event-context.ts';
import { main, type RunResult } from '../run/main.ts';
import { type LazyGitHub, lazyGitHub } from '../run/open-github.ts';
import { renderConsole } from '../report/channels/console.ts';
import { keptWords, writeReportFiles } from '../report/write.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import type { Environment } from '../domain/environment.ts';
import { endOf, execute, type RunEnd } from '../process/execute.ts';
import { redactDeep, redactor } from '../domain/redaction.ts';
import { systemClock } from '../process/system-clock.ts';
import { makeTempDir } from '../process/temp-dir.ts';
import { VERSION } from '../version.ts';
import { parseCommandLine, withEnvironment } from './arguments/parse-command-line.ts';
import { completionScript } from './arguments/completions/completion-script.ts';
import { helpText } from './arguments/help-text.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import { configLocation, type RawInputs, secretsOf } from '../settings/raw-inputs.ts';
import type { Settings } from '../settings/settings.ts';
import { compareReports, serveReport } from './report.ts';
import { serveBot } from './bot.ts';
import { serve } from './serve.ts';
import { terminalLog } from './terminal-log.ts';
import { messageOf } from '../text/message-of.ts';
import { viewOf } from '../report/views/view.ts';

const DEFAULT_WIDTH = 100;
/** Of each list: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;

/** Runs what a command line asks for. Results on stdout, everything else on stderr. */
export async function runCommandLine(
  argv: readonly string[],
  environment: Environment = process.env,
): Promise<void> {
  process.exitCode = 1;
  // Whoever reads no further (`| head`, a pager that was closed) ends neither the run nor its cleaning up.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  try {
    const command = parseCommandLine(argv);
    switch (command.kind) {
      case 'help':
        process.stdout.write(helpText(command.command, process.stdout.columns || DEFAULT_WIDTH));
        process.exitCode = 0;
        break;
      case 'version':
        process.stdout.write(`${VERSION}\n`);
        process.exitCode = 0;
        break;
      case 'completion':
        process.stdout.write(completionScript(command.shell));
        process.exitCode = 0;
        break;
      case 'check':
        process.exitCode = await check(withEnvironment(command.inputs, environment), environment);
        break;
      case 'serve':
        process.exitCode = await serve(command, environment);
        break;
      case 'bot':
        process.exitCode = await serveBot(command, environment);
        break;
      case 'report':
        process.exitCode = await serveReport(command.directory, environment);
        break;
      case 'compare-reports':
        process.exitCode = compareReports(command, environment);
        break;
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
  }
}

async function check(raw: RawInputs, environment: Environment): Promise<0 | 1> {
  const redact = redactor(secretsOf(raw));
  const log = terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
  const workspace = process.cwd();
  const cancellation = cancelOnSignals(process);
  const tempDir = makeTempDir(tmpdir(), 'TMPDIR');
  const event = readEventContext(
    { apiUrl: environment['GITHUB_API_URL'], serverUrl: environment['GITHUB_SERVER_URL'] },
    null,
  );
  let github: LazyGitHub | null = null;
  let settings: Settings | null = null;
  let result: RunResult | null = null;
  const body = async (): Promise<RunEnd> => {
    const parsed = readSettings(raw, workspace);
    settings = parsed.settings;
    github = lazyGitHub({
      token: settings.collectToken ?? settings.githubToken,
      apiUrl: event.apiUrl,
      clock: systemClock,
      log,
      signal: cancellation.signal,
      timeoutMs: settings.timeoutMs,
      environment,
      version: VERSION,
    });
    for (const text of [...parsed.overrides, ...parsed.warnings]) log.info(text);
    result = await main(settings, {
      clock: systemClock,
      random: Math.random,
      log,
      signal: cancellation.signal,
      workspace,
      tempDir,
      redact,
      environment,
      run: { runId: 'local', jobSlug: 'local', attempt: 1 },
      event,
      github: github.get,
      collector: github.get,
      endsAtMs: Infinity,
      defaultLabel: labelOf(settings, workspace),
      title: labelOf(settings, workspace),
      runUrl: null,
      toolVersion: VERSION,
      date: () => new Date(),
      onCheck: (id) => log.debug(`The check has the id ${id}.`),
    });
    return endOf(result.report);
  };
  try {
    const end = redactDeep(
      await execute(
        body,
        () => settings,
        (error) => log.debug(error instanceof Error ? (error.stack ?? '') : String(error)),
      ),
      redact,
    );
    const there = settings as Settings | null;
    if (end.report === null || there === null) {
      log.error(`${end.outcome}: ${end.sentence}`);
      return end.exitCode;
    }
    if ((result as RunResult | null)?.isPart === true) {
      process.stdout.write(`${end.outcome}: ${end.sentence}\n`);
      return end.exitCode;
    }
    const directory = resolve(workspace, there.reportDir);
    const shownPath = (path: string): string => relative(workspace, path) || '.';
    const terminal = process.stdout.isTTY;
    process.stdout.write(
      redact(
        renderConsole(viewOf(end.report, 'staff'), {
          colours: terminal && environment['NO_COLOR'] === undefined,
          width: terminal ? process.stdout.columns : 120,
          maxRows: MAX_ROWS,
        }),
      ),
    );
    try {
      const { html, isKept, files } = await writeReportFiles(end.report, {
        directory,
        workspace,
        template: reportTemplate(),
        redact,
      });
      process.stdout.write(
        isKept ? `${keptWords(shownPath(directory), files)}\n` : `report: ${shownPath(html)}\n`,
      );
    } catch (error) {
      log.error(
        `The report could not be written to ${directory}: ${messageOf(error)}. Give another folder with --report-dir.`,
      );
      return 1;
    }
    return end.exitCode;
  } finally {
    for (const warning of (await (result as RunResult | null)?.finish()) ?? []) log.warning(warning);
    await (github as LazyGitHub | null)?.close();
    await rm(tempDir, { recursive: true, force: true });
    cancellation.release();
  }
}

/** What the run is called where the settings say nothing. */
function labelOf(settings: Settings, workspace: string): string {
  if (settings.source !== 'repositories') return labelOfFolder(resolve(workspace, settings.path[0] ?? '.'));
  const { classroom50, manifest, repositories, organization } = settings;
  if (classroom50 !== null) return `${classroom50.classroom}/${classroom50.assignment}`;
  return repositories[0] ?? (manifest === null ? (organization ?? 'repositories') : labelOfFolder(manifest));
}

function labelOfFolder(path: string): string {
  return basename(path) === '' ? 'similarity' : basename(path);
}

function readSettings(raw: RawInputs, workspace: string): ReturnType<typeof parseSettings> {
  const { path, explicit } = configLocation(raw);
  let text: string | null = null;
  try {
    text = readFileSync(resolve(workspace, path), 'utf8');
  } catch (error) {
    if (explicit) {
      throw new ConfigurationError(
        `config ${JSON.stringify(path)} cannot be read: ${(error as Error).message}.`,
      );
    }
  }
  return parseSettings(raw, text, { event: null, repositoryOwner: null, isFork: false });
}
