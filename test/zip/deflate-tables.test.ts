import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateTables } from '../../src/zip/deflate-tables.ts';

test.each([
  [0, 9, 3],
  [250, 9, 3],
  [251, 10, 4],
  [16_122, 14, 8],
  [16_123, 15, 8],
  [10_000_000, 15, 8],
])('%i bytes need a window of 2^%i and level %i of memory', (bytes, windowBits, memLevel) => {
  expect(deflateTables(bytes)).toEqual({ windowBits, memLevel });
});

const line = fc.constantFrom(
  'int sum = 0;\n',
  'for (int i = 0; i < n; i++) {\n',
  '  sum += a[i];\n',
  '}\n',
  'x',
);

test('code is packed to no more than with the usual tables, but for some bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string({ maxLength: 30 })), { maxLength: 900 }), (lines) => {
      const bytes = Buffer.from(lines.join(''));
      const packed = deflateRawSync(bytes, { level: 6, ...deflateTables(bytes.length) });
      expect(inflateRawSync(packed)).toEqual(bytes);
      expect(packed.length).toBeLessThanOrEqual(deflateRawSync(bytes, { level: 6 }).length * 1.01 + 8);
    }),
    { numRuns: 60 },
  );
});
