import { describe, expect, test } from 'vitest';
import { Failure, GitHubError, Skipped } from '../../src/base/outcome.ts';
import { execute } from '../../src/program/process/execute.ts';

describe('a step of a run', () => {
  test('that is done hands its value on', async () => {
    const unasked = (): never => {
      throw new Error('there is no defect');
    };
    expect(await execute(() => 7, null, unasked)).toEqual({ done: true, value: 7 });
    expect(await execute(() => Promise.resolve('x'), null, unasked)).toEqual({ done: true, value: 'x' });
  });

  test.each([
    [new Skipped('Nothing to do.'), 'skipped', 0],
    [new GitHubError('It is refused.', 'forbidden', { openMessage: 'Refused.' }), 'forbidden', 1],
  ])('that failed ends the run: %s', async (error, outcome, exitCode) => {
    const defects: unknown[] = [];
    const step = await execute(
      () => {
        throw error;
      },
      null,
      (one) => defects.push(one),
    );
    expect(step).toMatchObject({
      done: false,
      end: { outcome, exitCode, sentence: error.message, openSentence: error.openMessage, report: null },
    });
    expect(defects).toEqual([]);
  });

  test.each([
    ['rate-limited', 'pull-request', 0],
    ['rate-limited', 'repositories', 1],
    ['network', 'pull-request', 1],
    ['forbidden', 'pull-request', 1],
  ] as const)('GitHub: %s, in a check of source %s, ends with %d', async (outcome, source, exitCode) => {
    const policy = { onError: 'fail', onTimeout: 'fail', source } as const;
    const refuse = (): never => {
      throw new GitHubError('It is refused.', outcome);
    };
    expect(await execute(refuse, policy, () => {})).toMatchObject({ end: { outcome, exitCode } });
  });

  test('a limit of the service is an outage as any other, in a check of a pull request too', async () => {
    const policy = { onError: 'fail', onTimeout: 'fail', source: 'pull-request' } as const;
    class Limited extends Failure {
      readonly outcome = 'rate-limited';
    }
    const refuse = (): never => {
      throw new Limited('Later.');
    };
    expect(await execute(refuse, policy, () => {})).toMatchObject({ end: { exitCode: 1 } });
  });

  test.each([
    ['ENOSPC', 'write', 'The disk is full'],
    ['EDQUOT', 'write', 'The disk is full'],
    ['EROFS', 'mkdir', 'The disk can only be read'],
    ['EIO', 'read', 'The disk could not be read or written'],
    ['EMFILE', 'open', 'This process may not open more files'],
    ['ENFILE', 'open', 'This process may not open more files'],
    ['EFBIG', 'write', 'A file is larger than this process may write'],
    ['ENOENT', 'uv_cwd', 'The current folder was removed'],
  ])('%s of %s is of the machine, and no defect of this program', async (code, syscall, said) => {
    const error = Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });
    const step = await execute(
      () => {
        throw error;
      },
      null,
      () => {},
    );
    expect(step).toMatchObject({ done: false, end: { outcome: 'config-error', exitCode: 1, report: null } });
    const sentence = step.done ? '' : step.end.sentence;
    expect(sentence).toContain(`${said} (Error: ${code}`);
    expect(sentence).not.toContain('defect');
  });

  test.each([
    Object.assign(new Error('boom'), { code: 'EPIPE' }),
    Object.assign(new Error('boom'), { code: 'ENOENT', syscall: 'open' }),
    new TypeError('x is undefined'),
    'text',
    null,
  ])('%s is a defect, and the error is kept for the debug log', async (thrown) => {
    const seen: unknown[] = [];
    const body = (): Promise<never> => Promise.reject(thrown);
    const step = await execute(body, null, (one) => seen.push(one));
    expect(step).toMatchObject({ done: false, end: { outcome: 'internal-error', exitCode: 1 } });
    expect(seen).toEqual([thrown]);
  });
});
