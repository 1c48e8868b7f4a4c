import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markerOf, markerStem, nameCheck, readCheckName } from '../../src/check/names.ts';

describe('a check’s name is read back', () => {
  test('as what it was made of', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.record({
          runId: fc.string(),
          jobSlug: fc.string(),
          attempt: fc.option(fc.integer({ min: 1, max: 99 })),
        }),
        fc.stringMatching(/^[0-9a-f]{6}$/),
        (label, run, nonce) => {
          const marker = markerOf(run, '0123456789', nonce);
          const checkName = nameCheck(label, marker);
          expect(readCheckName(checkName.name, markerStem(run, '0123456789'))).toEqual({
            attempt: run.attempt ?? 1,
            checkName,
          });
        },
      ),
    );
  });

  const STEM = '[sim 7.a.b.';
  test.each([
    ['hw1 [sim 7.a.b.1.c]', { label: 'hw1', marker: '[sim 7.a.b.1.c]' }],
    ['hw1 [sim old] [sim 7.a.b.1.c]  ', { label: 'hw1 [sim old]', marker: '[sim 7.a.b.1.c]' }],
    ['a check of somebody else', null],
    ['hw1 [sim 7.a.b.1.c] later', null],
    ['hw1 [sim 7.a.d.1.c]', null],
  ])('%s', (name, parts) => {
    expect(readCheckName(name, STEM)).toEqual(
      parts === null ? null : { attempt: 1, checkName: { name, ...parts } },
    );
  });
});
