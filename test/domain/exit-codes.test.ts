import { describe, expect, test } from 'vitest';
import { EXIT_CODES, exitCodeOf } from '../../src/program/exit-codes.ts';
import { OUTCOMES } from '../../src/base/outcome.ts';

describe('the exit code', () => {
  test.each(OUTCOMES)('of %s stands in one row, whatever stopped others', (outcome) => {
    const rows = EXIT_CODES.filter(
      ({ signal, outcomes }) => signal === null && outcomes.some((one) => one === outcome),
    );
    expect(rows.map(({ code }) => code)).toHaveLength(1);
  });

  test.each(OUTCOMES)('of %s is 0 where the policy lets it pass, and nowhere else', (outcome) => {
    expect(exitCodeOf(outcome, 0, null)).toBe(0);
    expect(exitCodeOf(outcome, 1, null)).toBe(outcome === 'flagged' ? 1 : 2);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    // Numbers that Node.js itself gives these on Windows, and 128.
    ['SIGBREAK', 128 + 21],
    ['SIGHUP', 128 + 1],
    [null, 2],
  ] as const)('of a run that %s stopped is %i', (signal, code) => {
    expect(exitCodeOf('cancelled', 1, signal)).toBe(code);
  });

  test('of what was found out before a signal came is its own', () => {
    expect(exitCodeOf('flagged', 1, 'SIGINT')).toBe(1);
    expect(exitCodeOf('network', 1, 'SIGTERM')).toBe(2);
  });
});
