import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COMMAND, SAMPLE } from '../black-box/run-action.ts';
import { temporaryFolder } from '../temporary.ts';

/** The sample class, which the program that is built checks. */
export interface SampleClass {
  readonly folder: string;
  readonly reportDir: string;
  /** The command line, in the folder. No program is in its PATH. */
  readonly run: (
    words: readonly string[],
    env?: Readonly<Record<string, string>>,
  ) => SpawnSyncReturns<string>;
  /** Writes its report. @throws Error where it cannot */
  readonly check: () => void;
}

export function sampleClass(): SampleClass {
  const folder = temporaryFolder();
  const reportDir = join(folder, 'report');
  const run: SampleClass['run'] = (words, env = {}) =>
    spawnSync(process.execPath, [COMMAND, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: '/nowhere', HOME: folder, ...env },
    });
  const check = (): void => {
    const { status, stderr } = run([
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
    if (status !== 0) throw new Error(stderr);
  };
  return { folder, reportDir, run, check };
}
