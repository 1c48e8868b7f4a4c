import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { belowFile } from '../system.ts';
import { runAction, SAMPLE } from './run-action.ts';
import { seldom } from '../suite.ts';

const CLASS = { source: 'directory', path: join(SAMPLE, 'submissions') };

/** A place that takes nothing: a disk that is full where the system has one, else a folder in place of the file. */
const FULL = process.platform === 'linux' ? '/dev/full' : tmpdir();

/** A stack trace, on either stream. */
const STACK = /^\s+at .+:\d+:\d+/m;

describe('a disk that cannot be written', () => {
  test('for temporary files: a sentence, in every channel', async () => {
    const place = belowFile();
    const run = await runAction({ inputs: CLASS, env: { RUNNER_TEMP: place } });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'config-error']);
    const sentence = `No folder for temporary files can be made in ${place}`;
    expect(run.stdout).toContain(`::error::config-error: ${sentence}`);
    expect(run.summary).toContain('No folder for temporary files');
    expect(run.stdout + run.stderr).not.toMatch(STACK);
  });

  seldom('for outputs: it is said, and the job is red, since no later step can read the result', async () => {
    const run = await runAction({
      inputs: { ...CLASS, 'fail-on': 'never' },
      env: { GITHUB_OUTPUT: FULL },
    });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/::error::The outputs could not be written \(.*(?:ENOSPC|EISDIR|EPERM)/);
    expect(run.summary).not.toBe('');
    expect(run.stdout + run.stderr).not.toMatch(STACK);
  });

  seldom('for the report and the summary: a warning each, and the verdict stays', async () => {
    const run = await runAction({
      inputs: { ...CLASS, 'fail-on': 'never', 'on-incomplete': 'warn', 'report-dir': belowFile() },
      env: { GITHUB_STEP_SUMMARY: FULL },
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs['report-path']).toBe('');
    expect(run.stdout).toMatch(/::warning::The report files could not be written: (?:ENOTDIR|ENOENT|EEXIST)/);
    expect(run.stdout).toMatch(/::warning::The job summary could not be written: (?:ENOSPC|EISDIR|EPERM)/);
    expect(run.stdout + run.stderr).not.toMatch(STACK);
  });
});
