import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateTables } from '../../src/native/deflate.ts';
import { tries } from '../suite.ts';

test.each([
  [0, 9, 3, 64],
  [64, 9, 3, 64],
  [65, 9, 3, 65],
  [250, 9, 3, 250],
  [251, 10, 4, 251],
  [16_122, 14, 8, 16_122],
  [16_123, 15, 8, 16_123],
  [16_384, 15, 8, 16_384],
  [10_000_000, 15, 8, 16_384],
])(
  '%i bytes need a window of 2^%i, level %i of memory and pieces of %i',
  (bytes, windowBits, memLevel, chunkSize) => {
    expect(deflateTables(bytes)).toEqual({ windowBits, memLevel, chunkSize });
  },
);

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
    { numRuns: tries(60) },
  );
});
