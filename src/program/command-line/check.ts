import { ENGLISH, type Environment, Failure, fill, messageOf, openWords, redactDeep, redactor } from '#base';
import {
  keptWords,
  readEarlierClass,
  refuseClosedFolder,
  refuseFolderOfOther,
  renderConsole,
  type View,
  viewOf,
  writeReportFiles,
} from '#channels';
import type { GivenToken, RunResult, World } from '#check';
import { lazyGitHub, main, NOTHING_PRIOR, priorOfEarlier, tokensOf } from '#check';
import type { Audience, RawInputs, RunReport, Settings } from '#contract';
import { configLocation, isSingle, parseSettings, secretsOf } from '#contract';
import { readEventContext } from '#github';
import { removeFolder, reportTemplate } from '#system';
import { tmpdir } from 'node:os';
import { basename, relative, resolve, sep } from 'node:path';
import { type Code, exitCodeOf, FAILED } from '../exit-codes.ts';
import { cancelOnSignals, stoppedBy } from '../process/cancellation.ts';
import { endOfError, execute, namingDoctor, type RunEnd } from '../process/execute.ts';
import { isLimitOfProcess, makeTempDir, TEMP_VARIABLE } from '../process/machine-limit.ts';
import { systemClock } from '../process/system-clock.ts';
import type { Printed } from './arguments/command.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { printDocument, printFailure } from './check-document.ts';
import { errorsOnly, layoutOf, terminalLog } from './terminal-log.ts';
import { configText } from '../config-text.ts';
import * as says from './says.ts';
import { THIS_MACHINE } from '../process/this-machine.ts';

/** Of each list: the worst stand first, and the report has them all. */
const MAX_ROWS = 40;

/** What one check on a machine of the user's works with. */
export interface Shell
  extends Pick<World, 'environment' | 'redact' | 'log' | 'signal' | 'workspace' | 'tempDir'> {
  readonly printed: Printed;
  /** When it began. */
  readonly at: Date;
}

/** Checks what the options and the config file of the current folder say. @returns the exit code */
export function check(raw: RawInputs, printed: Printed, environment: Environment): Promise<Code> {
  return withShell(raw, printed, environment, (shell) => checkIn(raw, shell));
}

/** Gives a command what it works with, and takes its folder away afterwards. */
export async function withShell<T>(
  raw: RawInputs,
  printed: Printed,
  environment: Environment,
  body: (shell: Shell) => Promise<T>,
): Promise<T> {
  const at = new Date();
  const redact = redactor([...secretsOf(raw), ...environmentSecrets(environment)]);
  const loud = terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1');
  const log = printed.quiet ? errorsOnly(loud) : loud;
  const { signal, release } = cancelOnSignals(process);
  const tempDir = makeTempDir(tmpdir(), TEMP_VARIABLE);
  try {
    const shell = { printed, at, environment, redact, log, signal, workspace: process.cwd(), tempDir };
    return await body(shell);
  } finally {
    await removeFolder(tempDir).catch((error: unknown) =>
      log.warning(fill(says.holdsCode, { tempDir, error: messageOf(error) })),
    );
    release();
  }
}

async function checkIn(raw: RawInputs, shell: Shell): Promise<Code> {
  const { log, workspace } = shell;
  const onDefect = (error: unknown): void =>
    log.debug(error instanceof Error ? (error.stack ?? '') : String(error));
  const read = await execute(() => readSettings(raw, shell), null, onDefect);
  if (!read.done) return refuse(read.end, null, shell);
  const { settings, overrides, warnings } = read.value;
  const reached = reachGitHub(shell, readingToken(raw, shell.environment), settings.timeoutMs);
  try {
    for (const text of [...overrides, ...warnings]) log.info(text);
    const run = async (): Promise<RunResult> => {
      const directory = resolve(workspace, settings.reportDir);
      await refuseClosedFolder(directory, { audience: audienceOf(settings), workspace });
      const earlier = settings.add.length === 0 ? null : await readEarlierClass(directory);
      const title = earlier?.title ?? labelOf(settings, workspace);
      if (earlier === null && settings.cases === null && !isSingle(settings.source)) {
        await refuseFolderOfOther(directory, settings.checkName ?? title);
      }
      const world = worldOf(shell, reached, title);
      return main(settings, world, earlier === null ? NOTHING_PRIOR : priorOfEarlier(earlier));
    };
    const made = await execute(run, settings, onDefect);
    if (!made.done) return await refuse(made.end, settings, shell);
    const { report, isPart, finish } = made.value;
    try {
      return await show(redactDeep(report, shell.redact), isPart, settings, shell);
    } finally {
      for (const warning of await finish()) log.warning(warning);
    }
  } finally {
    await reached.github.close();
  }
}

/** The one token of a command line: nothing is written to GitHub. */
export function readingToken(raw: RawInputs, environment: Environment): GivenToken {
  const own = raw['github-token'];
  const isFromEnvironment = own === undefined || own === environment['GITHUB_TOKEN'];
  const tokens = tokensOf(raw, isFromEnvironment ? 'GITHUB_TOKEN' : '--github-token');
  return raw['collect-token'] === undefined ? tokens.own : tokens.reading;
}

/** GitHub, as the environment names it and this token opens it. */
export function reachGitHub({ log, signal, environment }: Shell, token: GivenToken, timeoutMs: number) {
  const event = readEventContext(
    { apiUrl: environment['GITHUB_API_URL'], serverUrl: environment['GITHUB_SERVER_URL'] },
    null,
  );
  const { apiUrl } = event;
  const github = lazyGitHub({
    ...token,
    apiUrl,
    clock: systemClock,
    log,
    signal,
    timeoutMs,
    environment,
  });
  return { event, github };
}

async function refuse(ended: RunEnd, settings: Settings | null, shell: Shell): Promise<Code> {
  const end = namingDoctor(redactDeep(ended, shell.redact), 'command');
  shell.log.error(`${end.outcome}: ${end.sentence}`);
  if (shell.printed.json) await printFailure(end, settings, shell.at);
  return codeOf(end, shell);
}

function codeOf({ outcome, exitCode }: Pick<RunEnd, 'outcome' | 'exitCode'>, { signal }: Shell): Code {
  return exitCodeOf(outcome, exitCode, stoppedBy(signal.reason));
}

export function worldOf(
  shell: Shell,
  { event, github: { get } }: ReturnType<typeof reachGitHub>,
  label: string,
): World {
  return {
    ...THIS_MACHINE,
    ...shell,
    run: { runId: 'local', jobSlug: 'local', attempt: 1 },
    event,
    github: get,
    collector: get,
    endsAtMs: Infinity,
    defaultLabel: label,
    title: label,
    runUrl: null,
    onCheck: (id) => shell.log.debug(`The check has the id ${id}.`),
  };
}

/** The reader has the class before them; whoever asks for a report without names is going to show it to others. */
function audienceOf({ anonymize }: Settings): Audience {
  return anonymize === 'always' ? 'student' : 'staff';
}

/** Prints the report and writes its files. @returns the exit code */
async function show(report: RunReport, isPart: boolean, settings: Settings, shell: Shell): Promise<Code> {
  const { printed, log } = shell;
  const { outcome } = report.verdict;
  const code = codeOf(report.verdict, shell);
  const view = viewOf(report, audienceOf(settings), await openWords(report.locale));
  const sentence = ENGLISH.tell(view.cover.sentence);
  const isTable = !printed.json && !printed.quiet;
  if (printed.json) await printDocument(view, process.stdout);
  if (!isTable && code >= FAILED) log.error(`${outcome}: ${sentence}`);
  const say = isTable
    ? (text: string) => void process.stdout.write(`${text}\n`)
    : (text: string) => log.info(text);
  if (isPart) {
    say(`${outcome}: ${sentence}`);
    return code;
  }
  if (isTable) printTable(view, shell);
  const directory = resolve(shell.workspace, settings.reportDir);
  return (await writeFiles(report, { directory, view, say }, shell)) ? code : FAILED;
}

function printTable(view: View, { redact, environment }: Shell): void {
  process.stdout.write(redact(renderConsole(view, layoutOf(environment, { width: 120, maxRows: MAX_ROWS }))));
}

/** @returns whether they could be written */
async function writeFiles(
  report: RunReport,
  to: { readonly directory: string; readonly view: View; readonly say: (text: string) => void },
  { workspace, redact, log }: Shell,
): Promise<boolean> {
  const { directory, view, say } = to;
  const shownPath = (path: string): string => relative(workspace, path) || '.';
  try {
    const { html, isKept, files } = await writeReportFiles(report, {
      directory,
      workspace,
      template: reportTemplate(),
      audience: view.audience,
      view,
      redact,
    });
    say(isKept ? keptWords(shownPath(directory), files) : `report: ${shownPath(html)}`);
    return true;
  } catch (error) {
    // A sentence of ours says what to do.
    const isOurs = isLimitOfProcess(error) || error instanceof Failure;
    log.error(
      isOurs
        ? endOfError(error, null).sentence
        : fill(says.reportCouldNotWritten, { directory, error: messageOf(error) }),
    );
    return false;
  }
}

/** What the run is called where the settings say nothing. */
export function labelOf(settings: Settings, workspace: string): string {
  if (settings.source !== 'repositories') {
    const paths = settings.path.length === 0 ? ['.'] : settings.path;
    return labelOfFolder(aroundAll(paths.map((path) => resolve(workspace, path))));
  }
  const { classroom50, manifest, repositories, organization } = settings;
  if (classroom50 !== null) return `${classroom50.classroom}/${classroom50.assignment}`;
  return repositories[0] ?? (manifest === null ? (organization ?? 'repositories') : labelOfFolder(manifest));
}

/** The only path, or the folder around all. What a pattern names is not known yet. */
function aroundAll(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split(sep));
  const end = first.findIndex((part, at) => /[*?]/.test(part) || others.some((other) => other[at] !== part));
  return first.slice(0, end === -1 ? undefined : end).join(sep);
}

function labelOfFolder(path: string): string {
  return basename(path) === '' ? 'similarity' : basename(path);
}

export function readSettings(
  raw: RawInputs,
  { workspace, environment }: Pick<Shell, 'workspace' | 'environment'>,
): ReturnType<typeof parseSettings> {
  const text = configText(configLocation(raw), workspace);
  const facts = { event: null, repositoryOwner: null, isFork: false };
  return parseSettings(raw, text, facts, environmentSecrets(environment));
}
