import { type Environment, Failure } from '#base';
import type { RawInputs, Settings } from '#contract';
import { diagnose } from '../doctor/diagnose.ts';
import { renderJson, renderLines, toDo } from '../doctor/finding.ts';
import { type Code, exitCodeOf } from '../exit-codes.ts';
import type { Printed } from './arguments/command.ts';
import type { Command } from './arguments/parse-command-line.ts';
import * as says from './arguments/says.ts';
import { labelOf, reachGitHub, readingToken, readSettings, withShell, worldOf } from './check.ts';

const TIMEOUT_MS = 30 * 60_000;

type Asked = Pick<Extract<Command, { kind: 'doctor' }>, 'inputs' | 'needsPath' | keyof Printed>;

/** Prints what a check with these options needs, and what of it is missing. @returns the exit code */
export function doctor(
  { inputs: raw, needsPath, json, quiet }: Asked,
  environment: Environment,
): Promise<Code> {
  return withShell(raw, { json: false, quiet: true }, environment, async (shell) => {
    const token = readingToken(raw, environment);
    const settings = settingsOrFailure(raw, shell);
    const timeoutMs = settings instanceof Failure ? TIMEOUT_MS : settings.timeoutMs;
    const reached = reachGitHub(shell, token, timeoutMs);
    try {
      const label = settings instanceof Failure ? 'doctor' : labelOf(settings, shell.workspace);
      const world = worldOf(shell, reached, label);
      const found = await diagnose({ raw, settings, tokens: { own: token, reading: null }, world });
      // What a workflow scans is named in the config file.
      const isCheck = !(settings instanceof Failure) && settings.mode === 'check';
      const findings = needsPath && isCheck ? [toDo('PATH', says.pathMissing), ...found] : found;
      const open = findings.filter(({ isFine }) => !isFine);
      const told = json ? renderJson(findings) : renderLines(quiet ? open : findings);
      process.stdout.write(shell.redact(told));
      return exitCodeOf('config-error', open.length === 0 ? 0 : 1, null);
    } finally {
      await reached.github.close();
    }
  });
}

function settingsOrFailure(raw: RawInputs, shell: Parameters<typeof readSettings>[1]): Settings | Failure {
  try {
    return readSettings(raw, shell).settings;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
