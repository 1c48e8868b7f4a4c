import { expect, test } from 'vitest';
import { analysisLimits } from '../../src/program/server/analysis-limits.ts';

const MIB = 1_024 ** 2;
const GIB = 1_024 * MIB;

test.each([
  ['a large machine', { container: 0, machine: 64 * GIB }, 2 * GIB, 32 * GIB],
  ['a machine of 4 GiB', { container: 0, machine: 4 * GIB }, 2 * GIB, 2 * GIB],
  ['a little less', { container: 0, machine: 4 * GIB - 2 }, 2 * GIB - 1, 2 * GIB - 1],
  ['a container on a large machine', { container: 256 * MIB, machine: 64 * GIB }, 128 * MIB, 128 * MIB],
  ['a container without a limit', { container: 2 ** 63, machine: 1 * GIB }, 512 * MIB, 512 * MIB],
  ['a container too small for a server', { container: 128 * MIB, machine: 64 * GIB }, 100 * MIB, 100 * MIB],
])('analyses on %s take no more than half of it, each and together', (_, memory, most, together) => {
  expect(analysisLimits({ timeMs: 1, memoryBytes: undefined }, memory)).toEqual({
    timeMs: 1,
    memoryBytes: most,
    togetherBytes: together,
  });
});

test('what is given holds, whatever the machine has', () => {
  const given = { timeMs: 1, memoryBytes: 8 * GIB };
  expect(analysisLimits(given, { container: 256 * MIB, machine: GIB })).toEqual({
    ...given,
    togetherBytes: 8 * GIB,
  });
});
