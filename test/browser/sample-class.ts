import { join } from 'node:path';
import { type CommandRun, runCommand, SAMPLE } from '../black-box/run-action.ts';
import { temporaryFolder } from '../temporary.ts';

/** The sample class, checked in this process. */
export interface SampleClass {
  readonly folder: string;
  readonly reportDir: string;
  /** The command line, in the folder. No program is in its PATH. */
  readonly run: (words: readonly string[], env?: Readonly<Record<string, string>>) => Promise<CommandRun>;
  /** Writes its report. @throws Error where it cannot */
  readonly check: () => Promise<void>;
}

export function sampleClass(): SampleClass {
  const folder = temporaryFolder();
  const reportDir = join(folder, 'report');
  const run: SampleClass['run'] = (words, env = {}) =>
    runCommand(words, { cwd: folder, env: { PATH: '/nowhere', HOME: folder, ...env } });
  const check = async (): Promise<void> => {
    const { exitCode, stderr } = await run([
      'check',
      join(SAMPLE, 'submissions'),
      '--starter',
      join(SAMPLE, 'starter'),
      '--no-ai',
      '--on-incomplete',
      'warn',
      '--fail-on',
      'never',
      '--report-dir',
      reportDir,
    ]);
    if (exitCode !== 0) throw new Error(stderr);
  };
  return { folder, reportDir, run, check };
}
