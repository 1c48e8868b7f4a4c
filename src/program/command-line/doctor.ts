import { tmpdir } from 'node:os';
import { type Environment, Failure, redactor } from '#base';
import { lazyGitHub } from '#check';
import { type RawInputs, secretsOf, type Settings } from '#contract';
import { readEventContext } from '#github';
import { removeFolder } from '#system';
import { diagnose } from '../doctor/diagnose.ts';
import { renderJson, renderLines, toDo } from '../doctor/finding.ts';
import { type Code, exitCodeOf } from '../exit-codes.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import { systemClock } from '../process/system-clock.ts';
import { makeTempDir, TEMP_VARIABLE } from '../process/machine-limit.ts';
import { VERSION } from '../../version.ts';
import type { Printed } from './arguments/command.ts';
import type { Command } from './arguments/parse-command-line.ts';
import * as says from './arguments/says.ts';
import { environmentSecrets } from './arguments/variables.ts';
import { labelOf, readingToken, readSettings, worldOf } from './check.ts';
import { errorsOnly, terminalLog } from './terminal-log.ts';

const TIMEOUT_MS = 30 * 60_000;

type Asked = Pick<Extract<Command, { kind: 'doctor' }>, 'inputs' | 'needsPath' | keyof Printed>;

/** Prints what a check with these options needs, and what of it is missing. @returns the exit code */
export async function doctor(
  { inputs: raw, needsPath, json, quiet }: Asked,
  environment: Environment,
): Promise<Code> {
  const redact = redactor([...secretsOf(raw), ...environmentSecrets(environment)]);
  const log = errorsOnly(terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1'));
  const workspace = process.cwd();
  const { signal, release } = cancelOnSignals(process);
  const tempDir = makeTempDir(tmpdir(), TEMP_VARIABLE);
  const token = readingToken(raw, environment);
  const settings = settingsOrFailure(raw, { workspace, environment });
  const event = readEventContext(
    { apiUrl: environment['GITHUB_API_URL'], serverUrl: environment['GITHUB_SERVER_URL'] },
    null,
  );
  const github = lazyGitHub({
    ...token,
    apiUrl: event.apiUrl,
    clock: systemClock,
    log,
    signal,
    timeoutMs: settings instanceof Failure ? TIMEOUT_MS : settings.timeoutMs,
    environment,
    version: VERSION,
  });
  try {
    const shell = {
      printed: { json: false, quiet: true },
      at: new Date(),
      environment,
      redact,
      log,
      signal,
      workspace,
      tempDir,
    };
    const label = settings instanceof Failure ? 'doctor' : labelOf(settings, workspace);
    const world = worldOf(shell, event, github, label);
    const found = await diagnose({ raw, settings, tokens: { own: token, reading: null }, world });
    // What a workflow scans is named in the config file.
    const isCheck = !(settings instanceof Failure) && settings.mode === 'check';
    const findings = needsPath && isCheck ? [toDo('PATH', says.pathMissing), ...found] : found;
    const open = findings.filter(({ isFine }) => !isFine);
    process.stdout.write(redact(json ? renderJson(findings) : renderLines(quiet ? open : findings)));
    return exitCodeOf('config-error', open.length === 0 ? 0 : 1, null);
  } finally {
    await github.close();
    await removeFolder(tempDir).catch(() => {});
    release();
  }
}

function settingsOrFailure(raw: RawInputs, shell: Parameters<typeof readSettings>[1]): Settings | Failure {
  try {
    return readSettings(raw, shell).settings;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
