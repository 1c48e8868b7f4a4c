import { describe, expect, test } from 'vitest';
import { execute } from '../../src/process/execute.ts';

describe('a run that something ended', () => {
  test.each(['ENOSPC', 'EDQUOT'])('%s is a full disk, and no defect of this program', async (code) => {
    const error = Object.assign(new Error(`${code}: no space left on device, write`), { code });
    const end = await execute(
      () => Promise.reject(error),
      () => null,
      () => {},
    );
    expect(end).toMatchObject({ outcome: 'config-error', exitCode: 1, report: null });
    expect(end.sentence).toContain(`The disk is full (Error: ${code}`);
    expect(end.sentence).not.toContain('defect');
  });

  test.each([
    Object.assign(new Error('boom'), { code: 'EPIPE' }),
    new TypeError('x is undefined'),
    'text',
    null,
  ])('%s is a defect, and the error is kept for the debug log', async (thrown) => {
    const seen: unknown[] = [];
    const body = (): Promise<never> => Promise.reject(thrown);
    const end = await execute(
      body,
      () => null,
      (one) => seen.push(one),
    );
    expect(end).toMatchObject({ outcome: 'internal-error', exitCode: 1 });
    expect(seen).toEqual([thrown]);
  });
});
