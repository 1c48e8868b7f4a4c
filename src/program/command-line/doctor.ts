import { tmpdir } from 'node:os';
import { type Environment, Failure, redactor } from '#base';
import { lazyGitHub } from '#check';
import { type RawInputs, secretsOf, type Settings } from '#contract';
import { readEventContext } from '#github';
import { removeFolder } from '#system';
import { diagnose } from '../doctor/diagnose.ts';
import { renderLines } from '../doctor/render.ts';
import { type Code, exitCodeOf } from '../exit-codes.ts';
import { cancelOnSignals } from '../process/cancellation.ts';
import { systemClock } from '../process/system-clock.ts';
import { makeTempDir, TEMP_VARIABLE } from '../process/temp-dir.ts';
import { VERSION } from '../../version.ts';
import { labelOf, readingToken, readSettings, worldOf } from './check.ts';
import { errorsOnly, terminalLog } from './terminal-log.ts';

const TIMEOUT_MS = 30 * 60_000;

/** Prints what a check with these options needs, and what of it is missing. @returns the exit code */
export async function doctor(
  raw: RawInputs,
  environment: Environment,
  print: (text: string) => unknown = (text) => process.stdout.write(text),
): Promise<Code> {
  const redact = redactor(secretsOf(raw));
  const log = errorsOnly(terminalLog(process.stderr, redact, environment['RUNNER_DEBUG'] === '1'));
  const { signal, release } = cancelOnSignals(process);
  const tempDir = makeTempDir(tmpdir(), TEMP_VARIABLE);
  const workspace = process.cwd();
  const token = readingToken(raw, environment);
  const settings = settingsOrFailure(raw, workspace);
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
    const findings = await diagnose({ raw, settings, tokens: { own: token, reading: null }, world });
    print(redact(renderLines(findings)));
    return exitCodeOf('config-error', findings.every(({ isFine }) => isFine) ? 0 : 1, null);
  } finally {
    await github.close();
    await removeFolder(tempDir).catch(() => {});
    release();
  }
}

function settingsOrFailure(raw: RawInputs, workspace: string): Settings | Failure {
  try {
    return readSettings(raw, workspace).settings;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
