import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName, markerOf, readCheckName } from '../../src/check/names.ts';

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
          const name = checkName(label, marker);
          const read = readCheckName(name);
          expect(read.marker).toBe(marker);
          expect(`${read.label} ${marker}`).toBe(name.trim().replace(/\s+(?=\[sim )/, ' '));
        },
      ),
    );
  });

  test.each([
    ['hw1 [sim 7.scan-hw1.0123456789.1.abcdef]', 'hw1', '[sim 7.scan-hw1.0123456789.1.abcdef]'],
    ['hw1 [sim old] [sim 7.a.b.1.c]  ', 'hw1 [sim old]', '[sim 7.a.b.1.c]'],
    ['a check of somebody else', 'a check of somebody else', ''],
    ['hw1 [sim 7.a.b.1.c] later', 'hw1 [sim 7.a.b.1.c] later', ''],
  ])('%s', (name, label, marker) => {
    expect(readCheckName(name)).toEqual({ label, marker });
  });
});
